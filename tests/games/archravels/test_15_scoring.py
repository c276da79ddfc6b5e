"""Chapters 15 and 16 of RULES.md: scoring and the winner."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.parts import BOX
from samobranka.games.archravels.sheet import sheet
from tests.games.archravels.table import Table, table


def bare(seats: int = 3) -> Table:
    """Nobody has anything."""
    t = table(seats)
    for seat in range(seats):
        t.fill(seat)
    return t


def scores(t: Table) -> list[float]:
    """Points of each seat; the sheet must agree."""
    *added, total = [line for line in sheet(t.s) if not line.tie]
    assert total.label == "score-total"
    assert [points / 4 for points in total.points] == t.outcome().scores
    lines = [line.points for line in added]
    assert [sum(column) for column in zip(*lines, strict=True)] == total.points
    return t.outcome().scores


@pytest.mark.parametrize("project", BOX.projects, ids=lambda project: project.id)
def test_15_1_every_project(project: object) -> None:
    assert isinstance(project, type(BOX.projects[0]))
    t = bare()
    if project.id in t.row():
        t.put_row(*[p.id for p in BOX.projects if p.id not in t.row()][:3])
    assert scores(t.did(1, project.id)) == [0, project.points, 0]


def test_15_1_several_projects() -> None:
    t = bare().put_row("recess", "lumberjack", "naptime").did(0, "bffs", "triplets")
    assert scores(t) == [57, 0, 0]


@pytest.mark.parametrize("request_card", BOX.special_requests, ids=lambda request: request.id)
def test_15_2_every_finished_request(request_card: object) -> None:
    assert isinstance(request_card, type(BOX.special_requests[0]))
    t = bare().finish_requests(2, request_card.id)
    bonus = 5 if request_card.id == t.view().seats[2].favourite else 0
    assert scores(t) == [0, 0, request_card.points + bonus]


def test_15_3_five_more_for_ones_own_favourite() -> None:
    t = bare().finish_requests(0, "snugglesaurus", "prodigy_cowl")
    assert [seat.favourite for seat in t.view().seats[:2]] == ["snugglesaurus", "prodigy_cowl"]
    assert scores(t) == [13 + 8 + 5, 0, 0]


@pytest.mark.parametrize(("item", "points"), [("bear", 3), ("mittens", 3), ("scarf", 4)])
def test_15_4_flipped_tiles(item: str, points: int) -> None:
    assert scores(bare().learned(1, item)) == [0, points, 0]


@pytest.mark.parametrize(
    ("item", "points"), [("hat", 2), ("bear", 3), ("mittens", 3), ("scarf", 4), ("blanket", 5)]
)
def test_15_5_items_left_over(item: str, points: int) -> None:
    assert scores(bare().give_items(0, **{item: 3})) == [3 * points, 0, 0]


def test_15_6_held_requests_take_their_points_away() -> None:
    t = bare().hold(0, "snugglesaurus").hold(1, "dragon", "house_scarf_ry")
    assert scores(t) == [-13, -18.75, 0]


def test_15_7_a_point_for_every_token() -> None:
    assert scores(bare().fill(1, red=3, blue=4)) == [0, -7, 0]


def test_15_8_quarters_are_never_rounded() -> None:
    t = bare().finish_requests(0, "house_scarf_ry", "house_scarf_bo").fill(0, red=1)
    t.hold(1, "house_scarf_gy")
    assert scores(t) == [18.5, -9.75, 0]
    assert [seat.score for seat in t.view().seats] == [18.5, -9.75, 0]
    assert t.view().seats[0].finished[0].points == 9.75
    assert isinstance(t.view().seats[2].score, int)


def test_16_1_the_most_points() -> None:
    t = bare().give_items(0, hat=1).give_items(2, blanket=1)
    assert t.outcome().ranks == [2, 3, 1]


def test_16_2_then_more_finished_projects_and_requests() -> None:
    t = bare().put_row("recess", "lumberjack", "naptime").did(0, "winter_is_coming")
    t.finish_requests(1, "trouble", "undone")
    assert scores(t) == [20, 20, 0]
    assert t.outcome().ranks == [2, 1, 3]


def test_16_3_then_fewer_tokens() -> None:
    t = bare().give_items(0, blanket=1).fill(0, red=2).give_items(1, bear=1)
    assert scores(t) == [3, 3, 0]
    assert t.outcome().ranks == [2, 1, 3]


def test_16_4_equals_share_the_rank_and_all_seats_are_ranked() -> None:
    t = bare(4).give_items(0, hat=1).give_items(2, hat=1).fill(3, red=1)
    assert t.outcome().ranks == [1, 3, 1, 4]
