"""Chapter 5 of RULES.md."""

from __future__ import annotations

from samobranka.template.game.phases.choosing import StayHome
from tests.template.game.table import HOME, table


def test_5_1_the_match_ends_after_the_last_turnip() -> None:
    laid = table(2)
    for _ in range(4):
        laid.send(HOME, HOME)
    assert laid.movers() == [0, 1]
    laid.send(HOME, HOME)
    assert laid.movers() == []
    assert laid.outcome().reason == "last_turnip"
    assert (laid.why(StayHome(), 0), laid.rule(StayHome(), 0)) == ("over", "5.1")


def test_5_2_the_sum_of_the_turnips_is_the_score() -> None:
    laid = table(3).send("cat", "mouse", HOME).send("mouse", "cat", HOME).send("cat", "mouse", HOME)
    assert laid.to_end().outcome().scores == [1 + 3, 2, 0]
    assert laid.outcome().ranks == [1, 2, 3]


def test_5_2_equal_points_are_equal_rank() -> None:
    laid = table(3).send("cat", HOME, HOME).send("cat", HOME, HOME).send(HOME, "cat", HOME)
    assert laid.to_end().outcome().scores == [3, 3, 0]
    assert laid.outcome().ranks == [1, 1, 3]
