"""Chapter 10 of RULES.md: each of the ten events."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.broom_service.parts import BOX, ROLE_IDS
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.gathering import Take, TakeAll
from samobranka.games.broom_service.phases.handing_in import HandIn
from samobranka.games.broom_service.phases.trading import Trade
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.phases.ways import Act
from samobranka.games.broom_service.story import EventActed, NumberShown, Traded
from samobranka.games.broom_service.view import ChooseRoles, Wait
from tests.games.broom_service.table import BRAVE, COWARD, IDLE, Table, playing, table

EVENTS = {event.id: event for event in BOX.events}
FRUIT = "fruit_gatherer"


def ending(event: str, seats: int = 2) -> Table:
    """One cowardly card is left in the round of an event."""
    return playing(FRUIT, *[""] * (seats - 1), event=event)


def end(t: Table) -> Table:
    return t.act(Call(FRUIT, COWARD), Nothing())


def test_10_1_one_event_a_round_known_from_its_start() -> None:
    t = Table(3, generator(2), {})
    seen = []
    for _ in range(7):
        assert (t.phase, len(t.movers())) == ("choosing", 3)
        seen.append(t.view(0).event)
        assert t.view(None).events_seen == sorted(seen, key=list(EVENTS).index)
        t.hands(FRUIT, "", "").finish_round()
        while t.phase == "handing_in":
            t.do(t.movers()[0], Nothing())
    assert len(set(seen)) == 7


def test_10_2_during_the_round_from_first_to_last_card() -> None:
    t = playing(f"{FRUIT} herb_gatherer", FRUIT, event="black_market")
    t.act(Call(FRUIT, COWARD))
    assert t.decision == "way"
    t.act(Act(), Nothing(), Answer(COWARD))
    assert t.decision == "way"
    t.act(Act(), Nothing(), Call("herb_gatherer", COWARD))
    assert t.decision == "way"


def test_10_3_more_or_less_one_to_five_roles() -> None:
    t = table(2, event="more_or_less")
    assert t.why(Enough(), 0) == "none_chosen"
    assert t.prompt(0) == ChooseRoles(more=5, free=True)
    t.do(0, Choose("hill_witch"), Enough())
    assert t.movers() == [1]
    assert t.prompt(0) == Wait("choosing")
    t.do(1, *(Choose(role) for role in ROLE_IDS[:5]))
    assert (t.phase, t.s.hand_size[0], t.s.hand_size[1]) == ("calling", 1, 5)


def test_10_4_all_numbers_are_shown_and_bring_points() -> None:
    points = EVENTS["more_or_less"].points_by_cards
    t = table(5, event="more_or_less")
    for seat in range(5):
        for role in ROLE_IDS[: seat + 1]:
            t.do(seat, Choose(role))
        if seat < 4:
            t.do(seat, Enough())
    assert t.points == [10 + points[seat] for seat in range(5)]
    assert [e for e in t.told(None) if isinstance(e, NumberShown)] == [
        NumberShown(seat, seat + 1, points[seat]) for seat in range(5)
    ]
    assert t.view(None).hand is None
    t.finish_round()
    assert t.s.round == 2  # unequal hands come to their end


def test_10_5_black_market_a_potion_for_points() -> None:
    t = playing(FRUIT, "", event="black_market").give(0, green=1, wand=2).act(Call(FRUIT, COWARD))
    assert t.legal() == [Act(), Trade("green")]
    assert t.why(Trade("purple")) == "nothing_to_trade"
    assert t.why(Trade("as_printed")) == "other_goods"
    t.act(Trade("green"))
    points = EVENTS["black_market"].points
    assert (t.points[0], t.stock(0)["green"], t.s.round) == (10 + points, 0, 2)
    assert t.told()[0] == Traded(0, {"green": 1}, {}, points)
    t = playing(FRUIT, "", event="black_market").give(0, wand=2).act(Call(FRUIT, COWARD))
    assert t.decision == "take"  # R52: nothing to hand in, so there is nothing to choose


def test_10_6_black_distillery_a_potion_of_any_colour() -> None:
    t = playing(FRUIT, "", event="black_distillery").give(0).act(Call(FRUIT, COWARD))
    assert t.legal() == [Act(), Trade("purple"), Trade("green"), Trade("orange")]
    assert (t.why(Trade("as_printed")), t.rule(Trade("as_printed"))) == ("other_goods", "10.6")
    t.act(Trade("orange"))
    assert (t.stock(0)["orange"], t.points[0], t.s.round) == (1, 10, 2)


def test_10_7_before_the_cowardly_action_and_never_for_the_brave() -> None:
    t = playing(FRUIT, FRUIT, event="black_market").act(Call(FRUIT, BRAVE), Answer(COWARD))
    assert (t.turn, t.decision) == (1, "way")
    assert t.why(Take("purple")) == "way_first"
    t.act(Act())
    assert t.why(Trade("purple")) == "take_now"
    t.act(Take("purple"))
    assert (t.turn, t.decision) == (0, "take")
    t = playing(FRUIT, "", event=IDLE).act(Call(FRUIT, COWARD))
    assert t.why(Trade("purple")) == "no_trade"


def test_10_8_high_demand_for_every_delivery() -> None:
    more = EVENTS["high_demand"].points
    t = playing("peak_druid hill_witch", "", event="high_demand").stand(0, "nF1", "nC2")
    t.give(0, purple=2).act(Call("peak_druid", COWARD), Deliver(0, "nT27"))
    assert t.points[0] == 16 + more
    t.act(Call("hill_witch", BRAVE), Fly(1, "nD2"), Deliver(1, "nT19"))
    assert t.points[0] == 16 + more + 5 + more


@pytest.mark.parametrize("event", ["dangerous_places", "safe_places"])
def test_10_9_dangerous_and_safe_places(event: str) -> None:
    card = EVENTS[event]
    t = ending(event, seats=3)
    homes = {"forest": "nA1", "mountain": "nC3", "prairie": "nC1", "hills": "nB1"}
    there = [homes[landscape] for landscape in card.landscapes]
    elsewhere = [region for name, region in homes.items() if name not in card.landscapes]
    t.stand(0, there[0], there[1]).stand(1, there[0], elsewhere[0]).stand(2, *elsewhere)
    assert end(t).points == [10 + 2 * card.points, 10 + card.points, 10]
    each = abs(card.points)
    assert EventActed(0, event, 2 * each, card.points < 0, times=2, each=each) in t.told()


def test_10_10_empty_handed_each_resource_costs() -> None:
    t = ending("empty_handed").give(0, purple=3, wand=2).give(1)
    assert end(t).points == [10 + 5 * EVENTS["empty_handed"].points, 10]
    assert t.stock(0)["purple"] == 3  # nothing is handed in


def test_10_11_get_to_work_one_set_in_secret() -> None:
    points = EVENTS["get_to_work"].points
    t = ending("get_to_work", seats=3)
    t.give(0, purple=2, green=2, orange=2).give(1, purple=1, green=1, orange=1).give(2, wand=4)
    end(t)
    assert (t.phase, t.movers()) == ("handing_in", [0, 1])
    assert t.why(HandIn(), 2) == "no_set"
    assert t.why(Nothing(), 2) == "no_set"
    t.do(0, HandIn())
    assert (t.points, t.stock(0)["purple"]) == ([10, 10, 10], 2)  # 17.6
    assert t.told(1) == []
    t.do(1, Nothing())
    assert t.points == [10 + points, 10, 10]
    assert t.stock(0) == {"purple": 1, "green": 1, "orange": 1, "wand": 0}
    assert t.stock(1)["purple"] == 1


def test_10_11_nobody_has_the_set() -> None:
    t = end(ending("get_to_work").give(0).give(1))
    assert (t.s.round, t.points) == (2, [10, 10])


def test_10_12_lightning_rod_each_cloud() -> None:
    t = ending("lightning_rod")
    t.s.won[0, 0], t.s.won[0, 3] = 2, 1
    assert end(t).points == [10 + 3 * EVENTS["lightning_rod"].points, 10]


def test_10_13_solitude_each_pawn_alone() -> None:
    t = ending("solitude", seats=3)
    t.stand(0, "nA1", "nA2").stand(1, "nC2", "nC2").stand(2, "nC1", "nB1")
    assert end(t).points == [10 + 2 * p for p in (2, 0, 2)]
    t = ending("solitude").stand(0, "nA1", "nB1").stand(1, "nB1", "nC1")
    assert end(t).points == [12, 12]


def test_a_brave_gatherer_is_not_asked_for_a_way() -> None:
    t = playing(FRUIT, "", event="black_distillery").act(Call(FRUIT, BRAVE))
    assert t.legal()[-2:] == [TakeAll(), Nothing()]
