"""What the results say: shares, intervals that hold what they promise, ratings, times."""

from __future__ import annotations

import random

import pytest

from samobranka.arena.report import interval, rated, report
from tests.arena.conftest import MakeTournament, result


def test_a_shared_win_counts_its_share(tournament_of: MakeTournament) -> None:
    found = report(
        tournament_of(*"abc"),
        [
            result(0, "abc", [1, 2, 3]),
            result(1, "bca", [1, 3, 1]),
            result(2, "cab", [1, 1, 1]),
        ],
    )
    wins = {bot.name: bot.wins for bot in found.bots}
    assert wins == pytest.approx({"a": 1 + 1 / 2 + 1 / 3, "b": 1 / 2 + 1 / 3, "c": 1 / 3})
    assert [bot.name for bot in found.bots] == ["a", "b", "c"]
    assert sum(bot.win_rate for bot in found.bots) == pytest.approx(1)
    assert found.chance == pytest.approx(1 / 3)


def test_a_bot_at_three_seats_wins_per_seat(tournament_of: MakeTournament) -> None:
    """Four equal bots, three of one name: each wins a quarter, per seat."""
    seatings = ["abbb", "babb", "bbab", "bbba"]
    played = [result(number, seatings[number], [1, 2, 3, 4]) for number in range(4)]
    by_name = {bot.name: bot for bot in report(tournament_of(*"abbb"), played).bots}
    assert by_name["a"].win_rate == by_name["b"].win_rate == 0.25
    assert (by_name["a"].seats, by_name["b"].seats) == (4, 12)
    assert by_name["a"].by_seat == [1.0, 0.0, 0.0, 0.0]
    assert by_name["b"].by_seat == [1.0, 0.0, 0.0, 0.0]
    low, high = by_name["b"].interval
    assert low < 0.25 < high <= 1 / 3


def test_a_seat_where_it_has_not_sat(tournament_of: MakeTournament) -> None:
    (first, _) = report(tournament_of(*"ab"), [result(0, "ab", [1, 2])]).bots
    assert first.by_seat == [1.0, None]


def test_times_and_scores(tournament_of: MakeTournament) -> None:
    thought = [[1000 * ms for ms in range(1, 101)], []]
    played = [result(0, "ab", [1, 2], thought=thought, scores=[7, 3], stopped=True)]
    found = report(tournament_of(*"ab"), played)
    first, second = found.bots
    assert (first.decisions, first.mean_ms) == (100, 50.5)
    assert 95 <= first.p95_ms <= 96
    assert (second.decisions, second.mean_ms, second.p95_ms) == (0, 0, 0)
    assert (first.mean_score, second.mean_score) == (7, 3)
    assert (found.stopped, found.mean_plies) == (1, 100)


# ---------------------------------------------------------------- the interval


def test_wilson_as_in_the_textbook() -> None:
    """Ten of ten, none of ten, and 15 of 148 (Newcombe 1998: 0.0624 to 0.1605)."""
    assert interval(10, 10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(0, 10, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(15, 148, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)


@pytest.mark.parametrize(("rate", "matches"), [(0.25, 40), (0.5, 200), (0.95, 40)])
def test_it_holds_the_truth_as_often_as_it_says(rate: float, matches: int) -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(2000):
        wins = sum(chance.random() < rate for _ in range(matches))
        low, high = interval(wins, matches, matches)
        held += low <= rate <= high
    assert 0.93 <= held / 2000 <= 0.98


# ---------------------------------------------------------------- ratings


def test_who_wins_more_is_rated_higher_and_more_matches_are_surer() -> None:
    played = [result(number, "abc", [1, 2, 3]) for number in range(40)]
    few, many = rated(played[:5]), rated(played)
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert all(many[name].sigma < few[name].sigma < 25 / 3 for name in "abc")


def test_ranks_count_not_only_wins() -> None:
    """b and c never win; b is always ahead of c."""
    ratings = rated([result(0, "abc", [1, 2, 3]), result(1, "cab", [3, 1, 2])])
    assert ratings["b"].mu > ratings["c"].mu


def test_equals_stay_equal() -> None:
    ratings = rated([result(number, "ab", [1, 1]) for number in range(10)])
    assert ratings["a"].mu == pytest.approx(25)
    assert ratings["a"] == ratings["b"]


def test_a_bot_at_several_seats_has_one_rating() -> None:
    """It is as good at the first of them as at the last."""
    wins = [result(number, "abbb", [1, 2, 3, 4]) for number in range(10)]
    turned = [result(number, "abbb", [1, 4, 3, 2]) for number in range(10)]
    assert rated(wins).keys() == {"a", "b"}
    assert rated(wins)["b"].mu == pytest.approx(rated(turned)["b"].mu)
    assert rated(wins)["a"].mu > 25 > rated(wins)["b"].mu
