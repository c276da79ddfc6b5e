"""Chapter 13 of RULES.md: open and hidden information, as views, events and imagination tell it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from samobranka.core.chance import generator
from samobranka.games.elfenland.parts import CARD_IDS, CARDS, FULL_HAND
from samobranka.games.elfenland.phases.caravan import Caravan, Pay
from samobranka.games.elfenland.phases.counters import TakeBlind
from samobranka.games.elfenland.phases.journey_end import Discard, EndJourney
from samobranka.games.elfenland.phases.planning import LayObstacle, Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.view import View, Wait, prompt
from tests.games.elfenland.table import GAME, Table, planning, table, travelling

DRAGON, UNICORN, PIG, WAGON = "dragon", "unicorn", "giant_pig", "troll_wagon"
ROAD = "elvenhold_ergeren"


def public_part(seen: View) -> View:
    """A view without what only its seat knows."""
    return msgspec.structs.replace(
        seen,
        hand=None,
        hidden=None,
        goal=None,
        goal_distance=None,
        choice=None,
        choice_side=None,
        routes=[],
        tour=None,
    )


def after_caravan(**options: Any) -> Table:
    """Seat 0 has gone by caravan over a road of price 2, paying one card of its transport."""
    t = travelling(WAGON, PIG, PIG, UNICORN, "raft", "raft", DRAGON, **options).lay(ROAD, WAGON)
    return t.act(Caravan(ROAD), Pay(WAGON), Pay(PIG), Pay(PIG))


@pytest.mark.parametrize("plies", [0, 9, 30, 60, 110])
def test_13_1_everyone_knows_the_whole_box(plies: int) -> None:
    """What a seat imagines is always the whole box, nothing more and nothing less."""
    t = table(destination="yes")
    t.play(generator(9), plies)
    for seat in t.seats:
        t.imagined(seat, generator(plies, seat)).whole()


def test_13_2_what_everyone_sees() -> None:
    t = planning(DRAGON, PIG).lay(ROAD, UNICORN)
    t.act(LayObstacle(ROAD))
    for seen in t.views():
        assert (seen.round, seen.first, seen.turn, seen.phase) == (1, 0, 1, "planning")
        assert [seat.boot for seat in seen.seats] == ["elvenhold"] * 3
        assert [seat.markers for seat in seen.seats] == [0] * 3
        assert seen.row == dict(Counter(t.row()))
        assert seen.seats[0].counters == {DRAGON: 1, PIG: 1}
        assert [(road.road, road.transport, road.obstacle) for road in seen.roads] == [
            (ROAD, UNICORN, True)
        ]
        assert [seat.obstacle for seat in seen.seats] == [False, True, True]
    assert len({msgspec.json.encode(public_part(seen)) for seen in t.views()}) == 1


def test_13_3_everyone_knows_the_sizes() -> None:
    t = table().hold(1, hidden=[DRAGON, PIG]).give(2, PIG)
    for seen in t.views():
        assert [seat.hand_size for seat in seen.seats] == [8, 8, 1]
        assert [seat.hidden_size for seat in seen.seats] == [1, 2, 1]
        assert seen.deck_size == t.s.deck_size
        assert seen.pile_size == len(t.pile())


def test_13_4_everyone_sees_cards_paid_and_discarded() -> None:
    t = travelling(*[PIG] * 5, DRAGON).lay("elvenhold_lapphalya", DRAGON)
    t.act(Ride("elvenhold_lapphalya"), EndJourney(), Discard(PIG))
    assert {msgspec.json.encode(seen.discard) for seen in t.views()} == {
        msgspec.json.encode({PIG: 1, DRAGON: 1})
    }
    assert t.next_round().view(1).discard == {}


def test_13_5_everyone_sees_counters_taken_and_open_ones_handed_back() -> None:
    t = table().act(TakeBlind())
    assert t.told(0) == t.told(1) == t.told(None)
    t = table(2).stay_all().hold(0, [DRAGON], [PIG]).hold(1)
    t.act_as(0, Keep(PIG, "hidden"))
    assert t.view(1).seats[0].counters == {}
    assert t.view(1).seats[0].hidden_size == 2
    t = table(2).stay_all().hold(0, [DRAGON], [PIG]).hold(1)
    t.act_as(0, Keep(DRAGON, "open"))
    assert (t.view(1).seats[0].counters, t.view(1).seats[0].hidden_size) == ({DRAGON: 1}, 1)


def test_13_6_only_the_owner_knows_its_hand() -> None:
    one, other = table().give(0, PIG, DRAGON), table().give(0, UNICORN, "raft")
    assert one.view(0).hand == {PIG: 1, DRAGON: 1}
    for audience in (1, 2, None):
        assert one.view(audience) == other.view(audience)


def test_13_7_only_the_owner_knows_its_hidden_counters() -> None:
    one, other = (table().stay_all().hold(0, [PIG], [kind]) for kind in (DRAGON, UNICORN))
    for audience in (1, 2, None):
        assert one.view(audience) == other.view(audience)
    told = []
    for t in (one, other):
        t.hold(1).hold(2)
        t.chance = generator(77)
        t.act_as(0, Keep(PIG, "open"))
        told.append(t.told(None))
    assert told[0] == told[1]  # the one handed back is never shown


def test_13_8_only_the_owner_knows_its_town_card() -> None:
    one = table(3, destination="yes").goal("beata", "yttar", "virst")
    other = table(3, destination="yes").goal("ixara", "yttar", "virst")
    assert (one.view(0).goal, other.view(0).goal) == ("beata", "ixara")
    for audience in (1, 2, None):
        assert one.view(audience) == other.view(audience)
    imagined = {one.imagined(1, generator(seed)).view(0).goal for seed in range(80)}
    assert "yttar" not in imagined
    assert len(imagined) == 11


def test_13_9_what_lies_nowhere_open_is_in_a_hand_or_undealt() -> None:
    """Seat 0 holds all unicorn cards but two; those two can be anywhere else."""
    t = table(2).give(0, *[UNICORN] * 8)
    seen: Counter[int] = Counter()
    for seed in range(60):
        other = t.imagined(0, generator(seed))
        assert other.hand(0) == [UNICORN] * 8
        seen[other.hand(1).count(UNICORN)] += 1
    assert set(seen) <= {0, 1, 2}
    assert seen[0]
    assert seen[1]


def test_13_10_a_caravan_shows_that_the_price_was_not_there() -> None:
    t = travelling(WAGON, PIG, PIG, UNICORN, "raft").lay(ROAD, WAGON).act(Caravan(ROAD))
    assert t.s.at_most[0, CARD_IDS.index(WAGON)] == 1
    for seed in range(60):
        assert t.imagined(1, generator(seed)).hand(0).count(WAGON) <= 1


def test_13_10_each_card_seen_to_leave_lowers_the_limit() -> None:
    t = after_caravan()
    assert t.s.at_most[0, CARD_IDS.index(WAGON)] == 0
    for seed in range(60):
        assert WAGON not in t.imagined(1, generator(seed)).hand(0)


def test_13_10_it_is_forgotten_at_the_next_deal() -> None:
    t = after_caravan().next_round()
    assert [t.s.at_most[0, k] for k in range(CARDS)] == [FULL_HAND] * CARDS


def test_13_10_a_chosen_caravan_shows_nothing() -> None:
    t = travelling(WAGON, PIG, PIG, UNICORN, "raft", caravan="chosen").lay(ROAD, WAGON)
    t.act(Caravan(ROAD))
    assert t.s.at_most[0, CARD_IDS.index(WAGON)] == FULL_HAND


def test_13_11_kept_and_new_cards_cannot_be_told_apart() -> None:
    """All that was seen of a hand in the round before is forgotten."""
    t = table(2).pass_all().give(0, *[PIG] * 8)
    t.act(EndJourney(), *[Discard(PIG)] * 4)
    assert t.hand(0) == [PIG] * 4
    t.next_round()
    counts = {t.imagined(1, generator(seed)).hand(0).count(PIG) for seed in range(60)}
    assert 0 in counts


def test_13_12_nobody_learns_what_another_has_chosen_nor_whether() -> None:
    t = table().stay_all()
    seen = [msgspec.json.encode((t.view(seat), prompt(t.s, seat))) for seat in (0, 2, None)]
    t.act_as(1, t.legal_of(Keep, 1)[0])
    assert [msgspec.json.encode((t.view(s), prompt(t.s, s))) for s in (0, 2, None)] == seen
    assert prompt(t.s, 1) == prompt(t.s, None) == Wait()
    assert t.imagined(0, generator(1)).movers() == [0, 1, 2]


def test_13_13_offers_and_refusals_tell_the_others_nothing() -> None:
    """A seat that can pay and one that cannot look alike to everyone else."""
    able, unable = (
        travelling(*hand).lay(ROAD, DRAGON)
        for hand in ([DRAGON, DRAGON, PIG], [UNICORN, PIG, "raft"])
    )
    assert able.legal() != unable.legal()
    assert able.view(0).routes != unable.view(0).routes
    for audience in (1, 2, None):
        assert able.view(audience) == unable.view(audience)
        assert prompt(able.s, audience) == prompt(unable.s, audience)
    for seat in (1, 2):
        assert able.legal(seat) == unable.legal(seat) == []
        assert {able.why(action, seat) for action in GAME.actions} == {"not_your_turn"}


def test_13_13_nor_who_is_passed_over() -> None:
    """A hidden counter that fits nowhere keeps its seat in the circle, like any other."""
    turns = []
    for kind in (DRAGON, PIG):
        t = planning(DRAGON).hold(1, hidden=[kind])
        turns.append(t.act(Pass()).turn)
    assert turns == [1, 1]
