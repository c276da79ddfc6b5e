"""Chapter 7 of RULES.md: the end of the match."""

from __future__ import annotations

import itertools

import pytest

from samobranka.core.chance import generator
from samobranka.core.sets import bit
from samobranka.games.broom_service.parts import CLOUD_BOLTS, CLOUD_KINDS, REGION_IDS
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.scoring import amulet_points, sets_of_four, sets_of_three
from samobranka.games.broom_service.sheet import sheet
from samobranka.games.broom_service.story import Ended
from tests.games.broom_service.table import COWARD, Table, playing, table

ONE_BOLT = next(k for k in range(CLOUD_KINDS) if CLOUD_BOLTS[k] == 1)


def last_round() -> Table:
    t = playing("fruit_gatherer", "")
    t.s.round = 7
    return t


def test_7_1_after_round_seven() -> None:
    t = last_round().act(Call("fruit_gatherer", COWARD), Nothing())
    assert (t.phase, t.movers()) == ("over", [])
    assert t.outcome().reason == "last_round"
    assert Ended("reason-last-round") in t.told()


@pytest.mark.parametrize(
    ("bolts", "points"), [*enumerate([0, 3, 6, 10, 14, 19, 24, 30]), (8, 30), (12, 30)]
)
def test_7_2_points_for_bolts(bolts: int, points: int) -> None:
    t = table(2).give(0)
    t.s.won[0, ONE_BOLT] = bolts
    assert t.outcome().scores[0] == 10 + points


def test_7_3_sets_of_four() -> None:
    t = table(2).give(0, purple=2, green=3, orange=2, wand=2)
    assert t.outcome().scores[0] == 10 + 8


def test_7_4_sets_of_three() -> None:
    t = table(2).give(0, purple=2, green=3, wand=4)
    assert t.outcome().scores[0] == 10 + 4


def best_division(stock: tuple[int, ...]) -> int:
    """The most points of any division into sets, by trying all."""
    best = 0
    for fours in range(min(stock) + 1):
        rest = [count - fours for count in stock]
        for used in itertools.product(range(max(rest) + 1), repeat=4):  # threes without each kind
            left = [rest[k] - sum(used) + used[k] for k in range(4)]
            if min(left) >= 0:
                best = max(best, 4 * fours + 2 * sum(used))
    return best


def test_7_5_fours_first_is_always_best() -> None:
    t = table(2)
    for stock in itertools.combinations_with_replacement(range(4), 4):
        t.give(0, purple=stock[0], green=stock[1], orange=stock[2], wand=stock[3])
        assert 4 * sets_of_four(t.s, 0) + 2 * sets_of_three(t.s, 0) == best_division(stock)


@pytest.mark.parametrize(("amulets", "points"), [(0, 0), (1, 4), (2, 9), (3, 15)])
def test_7_6_points_for_amulets(amulets: int, points: int) -> None:
    t = table(2, mountain_tiles="yes")
    for region in ("nC3", "nE3", "nG2")[:amulets]:
        t.s.amulets[0] |= bit(REGION_IDS.index(region))
    assert amulet_points(t.s, 0) == points


def test_7_7_the_rulebooks_example() -> None:
    t = table(2).give(0, purple=1, green=2, orange=2, wand=5)  # two sets and three more
    t.s.points[0] = 0
    t.s.won[0, ONE_BOLT] = 5
    lines = {line.label: line.points[0] for line in sheet(t.s) if not line.tie}
    assert lines == {
        "score-match": 0,
        "score-bolts": 19,
        "score-fours": 4,
        "score-threes": 2,
        "score-amulets": 0,
        "score-total": 25,
    }


def test_7_8_the_most_points_win() -> None:
    t = table(3).give(0).give(1).give(2)
    t.s.points[0], t.s.points[1], t.s.points[2] = 30, 50, 40
    assert t.outcome().ranks == [3, 1, 2]


def test_7_9_then_the_most_resources() -> None:
    t = table(3).give(0, purple=2).give(1, wand=3).give(2)
    assert t.outcome().scores == [10, 10, 10]
    assert t.outcome().ranks == [2, 1, 3]


def test_7_10_then_the_rank_is_shared() -> None:
    t = table(3).give(0, purple=2).give(1, wand=2).give(2)
    assert t.outcome().ranks == [1, 1, 3]


def test_7_11_a_stopped_match_is_scored_as_it_stands() -> None:
    t = table(4, seed=3)
    t.play(generator(4), 90)
    assert t.outcome().scores == [seat.score for seat in t.view(None).seats]
