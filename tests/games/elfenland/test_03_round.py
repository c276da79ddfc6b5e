"""Chapter 3 of RULES.md: the round."""

from __future__ import annotations

from samobranka.core.chance import generator
from samobranka.games.elfenland.phases.counters import TakeBlind
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Pass
from samobranka.games.elfenland.phases.round_end import Keep
from tests.games.elfenland.table import GAME, every, table


def test_3_1_there_are_four_rounds() -> None:
    t = table().round(4)
    assert t.s.round == 4
    assert t.next_round().phase == "over"
    assert t.s.round == 4


def test_3_2_the_order_of_a_round() -> None:
    t, seen = table(2), ["taking"]
    while t.s.round == 1:
        if t.phase == "keeping":
            seat = t.movers()[0]
            t.act_as(seat, t.legal_of(Keep, seat)[0])
        else:
            t.act(t.legal()[-1])
        if t.phase != seen[-1]:
            seen.append(t.phase)
    assert seen[0] == "taking"
    assert seen[1] == "planning"
    assert set(seen[2:-2]) == {"travelling", "discarding"}
    assert seen[-2:] == ["keeping", "taking"]


def test_3_3_the_first_seat_begins_and_turns_go_clockwise() -> None:
    t = table(3).round(2)
    turns = []
    for action in (TakeBlind(), Pass(), EndJourney()):
        for _ in range(3):
            turns.append(t.turn)
            t.act(action)
            while t.phase == "discarding":
                t.act(t.legal()[0])
        t.take_all()
    assert turns == [1, 2, 0] * 3


def test_3_4_only_the_seat_whose_turn_it_is() -> None:
    t = table()
    assert t.movers() == [0]
    for seat in (1, 2):
        assert t.legal(seat) == []
        assert {t.why(action, seat) for action in GAME.actions} == {"not_your_turn"}


def test_3_4_at_the_end_of_the_round_every_seat_that_has_to_choose() -> None:
    t = table().stay_all()
    assert (t.phase, t.movers()) == ("keeping", [0, 1, 2])
    t.act_as(1, t.legal_of(Keep, 1)[0])
    assert t.movers() == [0, 2]
    assert {t.why(keep, 1) for keep in every(Keep)} == {"kept_already"}


def test_3_5_dealing_and_the_secret_counter_ask_nobody() -> None:
    t = table().round(2)
    assert t.phase == "taking"
    assert [len(t.hand(seat)) for seat in t.seats] == [8] * 3
    phases = {"taking", "planning", "travelling", "caravanning", "discarding", "keeping"}
    for seed in range(5):
        t = table(seed=seed)
        while t.movers():
            assert t.phase in phases
            t.play(generator(seed, t.s.moment), plies=1)
