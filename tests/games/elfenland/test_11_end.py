"""Chapter 11 of RULES.md: end and winner."""

from __future__ import annotations

from typing import Any

import pytest

from samobranka.core.chance import generator
from samobranka.games.elfenland.parts import TOWN_IDS
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.sheet import sheet
from samobranka.games.elfenland.story import Ended
from samobranka.games.elfenland.view import prompt
from tests.games.elfenland.table import GAME, Table, table

DRAGON, PIG = "dragon", "giant_pig"
TOWNS = [town for town in TOWN_IDS if town != "elvenhold"]


def last_marker(number: int, **options: Any) -> Table:
    """Seat 0 can take its last marker, in Lapphalya, in some round."""
    t = table(3, **options).round(number).pass_all().travelling(0).stand(0, "elvenhold")
    t.leave(0, "lapphalya").lay("elvenhold_lapphalya", DRAGON)
    return t.give(0, DRAGON, PIG, PIG)


def with_markers(t: Table, *counts: int) -> Table:
    """The seats have taken so many markers."""
    for seat, count in enumerate(counts):
        t.leave(seat, *TOWNS[count:])
    return t


def test_11_1_the_match_ends_with_the_last_journey_of_round_4() -> None:
    t = table(2).round(4).pass_all()
    t.act(EndJourney())
    while t.turn == 1:
        t.act(t.legal()[0])
    assert (t.phase, t.turn) == ("travelling", 0)
    t.act(EndJourney())
    while t.phase == "discarding":
        t.act(t.legal()[0])
    assert (t.phase, t.movers(), len(t.hand(0))) == ("over", [], 4)
    assert {t.why(action, seat) for action in GAME.actions for seat in t.seats} == {"over"}
    assert Ended("reason-last-round") in t.told(1)
    assert t.outcome().reason == "last_round"


def test_11_2_the_most_markers_win() -> None:
    t = with_markers(table().round(4), 5, 12, 7).stay_all()
    assert t.outcome().scores == [5, 12, 7]
    assert t.outcome().ranks == [3, 1, 2]
    assert [line.points for line in sheet(t.s) if not line.tie] == [[5, 12, 7]] * 2


def test_11_3_then_the_most_cards() -> None:
    t = with_markers(table().round(4).pass_all(), 7, 7, 7)
    t.give(0, PIG).give(1, PIG, PIG, PIG).give(2, PIG, PIG).stay_all()
    assert t.outcome().ranks == [3, 1, 2]


def test_11_4_then_it_is_shared() -> None:
    t = with_markers(table().round(4).pass_all(), 7, 7, 3)
    t.give(0, PIG).give(1, DRAGON).stay_all()
    assert t.outcome().ranks == [1, 1, 3]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_11_5_the_last_marker_wins_at_once(number: int) -> None:
    t = last_marker(number).act(Ride("elvenhold_lapphalya"))
    assert (t.phase, t.movers(), t.s.winner) == ("over", [], 0)
    assert t.hand(0) == [PIG, PIG]
    assert t.outcome().reason == "early_win"
    assert Ended("reason-early-win", 0) in t.told(2)
    assert prompt(t.s, None).reason == "reason-early-win"  # type: ignore[attr-defined]


def test_11_6_in_round_4_it_ends_nothing() -> None:
    t = last_marker(4).act(Ride("elvenhold_lapphalya"))
    assert (t.phase, t.turn) == ("travelling", 0)
    t.act(EndJourney()).stay_all()
    assert (t.phase, t.outcome().reason) == ("over", "last_round")


def test_11_7_the_others_are_ranked_behind_the_early_winner() -> None:
    t = with_markers(last_marker(2), 0, 9, 9).leave(0, "lapphalya")
    t.give(1, PIG, PIG).give(2, PIG).act(Ride("elvenhold_lapphalya"))
    assert t.outcome().ranks == [1, 2, 3]
    assert t.outcome().scores == [20, 9, 9]


def test_11_7_even_with_equal_scores_in_the_variant() -> None:
    """The winner is far from its destination and still first (12.9)."""
    t = with_markers(last_marker(2, destination="yes"), 0, 19, 3).leave(0, "lapphalya")
    t.goal("usselen", "virst", "beata").stand(1, "virst").act(Ride("elvenhold_lapphalya"))
    assert t.outcome().scores[1] == 19 > t.outcome().scores[0]
    assert t.outcome().ranks[:2] == [1, 2]


def test_11_8_a_match_always_ends_by_these_rules() -> None:
    for seed in range(6):
        t = table(2 + seed % 5, seed)
        assert t.play(generator(seed, 1)) < GAME.max_plies
        assert t.outcome().reason in ("last_round", "early_win")


def test_11_8_one_that_is_stopped_is_ranked_as_it_stands() -> None:
    t = with_markers(table(), 2, 4, 4)
    assert t.outcome().reason == "technical_stop"
    assert t.outcome().ranks == [3, 1, 1]
