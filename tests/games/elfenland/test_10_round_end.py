"""Chapter 10 of RULES.md: the end of the round."""

from __future__ import annotations

from collections import Counter

import msgspec

from samobranka.games.elfenland.phases.planning import Lay, LayObstacle, Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.story import (
    ChoseToKeep,
    Kept,
    KeptNothing,
    RoadsCleared,
    RoundBegan,
)
from tests.games.elfenland.table import Table, every, table, travelling

DRAGON, UNICORN, PIG = "dragon", "unicorn", "giant_pig"


def keeping(open: list[str], hidden: list[str]) -> Table:
    """Seat 0 has these counters at the end of round 1; the others have none."""
    return table().stay_all().hold(1).hold(2).hold(0, open, hidden)


def test_10_1_when_all_have_travelled() -> None:
    t = table().pass_all()
    while t.phase in ("travelling", "discarding"):
        assert t.s.round == 1
        t.act(t.legal()[-1])
    assert (t.phase, t.s.round) == ("keeping", 1)


def test_10_1_nothing_of_it_after_round_4() -> None:
    t = table().round(4).take_all()
    while t.phase == "planning":
        t.act(t.legal_of(Lay)[0] if len(t.view(None).roads) < 2 else Pass())
    first = t.s.first
    t.stay_all()
    assert (t.phase, t.s.first, len(t.view(None).roads)) == ("over", first, 2)


def test_10_2_exactly_one_counter_of_ones_choice() -> None:
    t = keeping([DRAGON, DRAGON, PIG], [UNICORN])
    assert t.movers() == [0]
    assert t.legal(0) == [Keep(PIG, "open"), Keep(UNICORN, "hidden"), Keep(DRAGON, "open")]
    assert t.why(Keep(DRAGON, "hidden"), 0) == "no_such_counter"
    assert t.rule(Keep(DRAGON, "hidden"), 0) == "10.2"
    pile = Counter(t.pile())
    t.act_as(0, Keep(PIG, "open"))
    assert (t.open(0), len(t.hidden(0))) == ([PIG], 1)  # the hidden one is new
    new = Counter(t.hidden(0) + t.hidden(1) + t.hidden(2))
    assert Counter(t.pile()) + new - pile == Counter([DRAGON, DRAGON, UNICORN])


def test_10_3_it_stays_open_or_hidden() -> None:
    t = keeping([DRAGON], [UNICORN]).act_as(0, Keep(UNICORN, "hidden"))
    assert (t.open(0), len(t.hidden(0))) == ([], 2)
    assert UNICORN in t.hidden(0)
    t = keeping([DRAGON], [UNICORN]).act_as(0, Keep(DRAGON, "open"))
    assert (t.open(0), len(t.hidden(0))) == ([DRAGON], 1)


def test_10_4_one_counter_is_kept_unasked_and_none_is_none() -> None:
    t = table().stay_all().hold(0, [DRAGON, PIG]).hold(1, hidden=[UNICORN]).hold(2)
    assert t.movers() == [0]
    assert {t.why(keep, 1) for keep in every(Keep)} == {"nothing_to_choose"}
    t.act_as(0, Keep(PIG, "open"))
    assert UNICORN in t.hidden(1)
    assert [len(t.hidden(seat)) for seat in t.seats] == [1, 2, 1]
    assert KeptNothing(2) in t.told(0)


def test_10_4_nobody_has_to_choose() -> None:
    """Then the last journey leads straight into the next round."""
    t = travelling(DRAGON, PIG, PIG).lay("elvenhold_lapphalya", DRAGON)
    t.act(*t.legal()[-1:])
    t.s.first = 2  # seat 1 is the last to travel
    t.give(1, DRAGON).act(Ride("elvenhold_lapphalya"))
    assert (t.s.round, t.phase, t.turn) == (2, "taking", 0)
    assert len(t.hand(1)) == 8
    kinds = [type(event).__name__ for event in t.told(1)]
    assert kinds == [
        "Rode",
        "MarkerTaken",
        "JourneyEnded",
        *["KeptNothing"] * 3,
        "RoadsCleared",
        "RoundBegan",
        "CardsDealt",
        "SecretCounterGiven",
    ]


def test_10_5_open_counters_that_are_alike_are_no_choice() -> None:
    t = table().stay_all().hold(0, [DRAGON, PIG]).hold(1, [UNICORN] * 3).hold(2, [PIG], [PIG])
    assert t.movers() == [0, 2]
    assert {t.why(keep, 1) for keep in every(Keep)} == {"nothing_to_choose"}
    t.act_as(0, Keep(PIG, "open")).act_as(2, Keep(PIG, "hidden"))
    assert t.open(1) == [UNICORN]


def test_10_6_all_choose_at_the_same_time() -> None:
    t = table().stay_all()
    for seat, open_, hidden in (
        (0, [DRAGON, PIG], [UNICORN]),
        (1, [PIG], [DRAGON]),
        (2, [PIG], [PIG]),
    ):
        t.hold(seat, open_, hidden)
    moment = t.s.moment
    others = [msgspec.json.encode(t.view(seat)) for seat in (0, 2, None)]
    t.act_as(1, Keep(DRAGON, "hidden"))
    assert t.s.moment == moment
    assert t.told(1) == [ChoseToKeep(DRAGON, "hidden")]
    assert t.told(0) == t.told(None) == []
    assert [msgspec.json.encode(t.view(seat)) for seat in (0, 2, None)] == others
    assert (t.view(1).choice, t.view(1).choice_side) == (DRAGON, "hidden")
    t.act_as(2, Keep(PIG, "open")).act_as(0, Keep(PIG, "open"))
    assert t.s.moment == moment + 1
    for audience, seen in ((0, None), (1, DRAGON), (None, None)):
        told = t.told(audience)
        assert [event for event in told if isinstance(event, Kept)] == [
            Kept(0, "open", PIG),
            Kept(1, "hidden", seen),
            Kept(2, "open", PIG),
        ]


def test_10_7_counters_on_the_roads_go_back_into_the_pile() -> None:
    t = table().take_all()
    t.act(t.legal_of(Lay)[0])
    laid = t.view(None).roads[0].transport
    t.stay_all()
    for seat in t.seats:
        t.hold(seat)
    t.hold(0, [DRAGON, PIG])
    pile = t.pile()
    t.act_as(0, Keep(DRAGON, "open"))
    assert t.view(None).roads == []
    assert RoadsCleared() in t.told(1)
    given = Counter(t.hidden(0) + t.hidden(1) + t.hidden(2))
    assert Counter(t.pile()) + given == Counter(pile) + Counter([laid, PIG])


def test_10_8_the_open_row_stays() -> None:
    t = table().stay_all()
    row = t.row()
    assert t.next_round().row() == row


def test_10_9_obstacles_on_the_roads_leave_the_match() -> None:
    t = table().take_all()
    t.act(t.legal_of(Lay)[0])
    t.act(t.legal_of(LayObstacle)[0])
    assert [seen.obstacle for seen in t.view(None).seats] == [True, False, True]
    t.next_round()
    assert (t.s.obstacles_gone, t.view(None).roads) == (1, [])
    assert [seen.obstacle for seen in t.view(None).seats] == [True, False, True]


def test_10_10_the_next_seat_becomes_the_first() -> None:
    t = table(3)
    firsts = [t.s.first]
    for number in (2, 3, 4):
        t.round(number)
        firsts.append(t.s.first)
        assert RoundBegan(t.s.first, number) in t.told(None)
    assert firsts == [0, 1, 2, 0]


def test_10_11_boots_and_cards_stay() -> None:
    t = travelling(DRAGON, PIG, UNICORN).lay("elvenhold_lapphalya", DRAGON)
    t.act(Ride("elvenhold_lapphalya")).next_round()
    assert t.boot(0) == "lapphalya"
    assert {PIG, UNICORN} <= set(t.hand(0))
