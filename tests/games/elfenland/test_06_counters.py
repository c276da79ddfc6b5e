"""Chapter 6 of RULES.md: further counters."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core.chance import generator
from samobranka.games.elfenland.phases.counters import TakeBlind, TakeOpen
from samobranka.games.elfenland.phases.planning import Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.story import Refilled, TookBlind, TookOpen
from tests.games.elfenland.table import every, table

ROW = ("giant_pig", "giant_pig", "unicorn", "dragon", "dragon")


def test_6_1_three_laps_one_counter_each() -> None:
    t = table(2)
    turns = []
    for lap in (1, 2, 3):
        for _ in range(2):
            assert t.view(None).lap == lap
            turns.append(t.turn)
            t.act(TakeBlind())
    assert turns == [0, 1] * 3
    assert t.phase == "planning"
    assert [len(t.open(seat)) for seat in t.seats] == [3, 3]


def test_6_1_nobody_passes() -> None:
    assert table().why(Pass()) == "take_counter_now"


def test_6_2_one_of_the_row() -> None:
    t = table().row_of(*ROW)
    assert t.legal() == [
        TakeOpen("giant_pig"),
        TakeOpen("unicorn"),
        TakeOpen("dragon"),
        TakeBlind(),
    ]
    assert t.why(TakeOpen("elfcycle")) == "not_in_row"
    t.act(TakeOpen("unicorn"))
    assert t.open(0) == ["unicorn"]


def test_6_3_or_unseen_from_the_pile() -> None:
    t = table().row_of(*ROW)
    pile = Counter(t.pile())
    t.act(TakeBlind())
    assert pile - Counter(t.pile()) == Counter(t.open(0))
    assert len(t.open(0)) == 1


@pytest.mark.parametrize("action", [TakeOpen("dragon"), TakeBlind()])
def test_6_4_it_lies_open_before_the_seat(action: TakeOpen | TakeBlind) -> None:
    t = table().row_of(*ROW).act(action)
    (taken,) = t.open(0)
    kind = TookOpen if isinstance(action, TakeOpen) else TookBlind
    for audience in (0, 1, None):
        assert t.view(audience).seats[0].counters == {taken: 1}
        assert t.told(audience)[0] == kind(0, taken)


def test_6_5_a_gap_is_filled_at_once() -> None:
    t = table().row_of(*ROW).act(TakeOpen("unicorn"))
    assert len(t.row()) == 5
    (filled,) = Counter(t.row()) - Counter(["giant_pig", "giant_pig", "dragon", "dragon"])
    assert Refilled(filled) in t.told(2)


def test_6_5_after_a_blind_one_the_row_stays() -> None:
    t = table().row_of(*ROW).act(TakeBlind())
    assert t.row() == sorted(ROW, key=["giant_pig", "unicorn", "dragon"].index)
    assert len(t.told(None)) == 1


def test_6_6_four_counters_or_five() -> None:
    t = table(2).take_all()
    assert [(len(t.hidden(seat)), len(t.open(seat))) for seat in t.seats] == [(1, 3)] * 2
    t.stay_all()
    t.act_as(0, t.legal_of(Keep, 0)[0] if t.open(0) else Keep(t.hidden(0)[0], "hidden"))
    t.act_as(1, Keep(t.hidden(1)[0], "hidden"))
    t.take_all()
    assert len(t.hidden(0)) + len(t.open(0)) == 5
    assert (len(t.hidden(1)), len(t.open(1))) == (2, 3)


def test_6_7_the_pile_cannot_run_out() -> None:
    """Six seats that keep a counter every round and lay none."""
    t = table(6)
    least = 48
    while t.movers():
        least = min(least, t.s.pile_size)
        if t.phase == "planning":
            t.pass_all()
        elif t.phase == "keeping":
            seat = t.movers()[0]
            t.act_as(seat, t.legal_of(Keep, seat)[0])
        elif t.phase == "taking":
            t.act(t.legal()[0])
        else:
            t.stay_all()
    assert least == 13


def test_6_7_whatever_is_played() -> None:
    t = table(6)
    choice = generator(3)
    while t.play(choice, plies=1):
        assert t.s.pile_size >= 13
    assert every(TakeBlind) == [TakeBlind()]
