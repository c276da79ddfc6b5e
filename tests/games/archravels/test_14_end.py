"""Chapter 14 of RULES.md: the end."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.core.match import new
from samobranka.games.archravels.phases.any_colours import CraftAny
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.ending import CraftNothing
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.restocking import EndTurn, Finish, Frog, Learn
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.story import EndCame, Ended
from samobranka.games.archravels.view import phase_name
from tests.games.archravels.table import GAME, Table, table

ROW = ("recess", "lumberjack", "naptime")


def last_project(seats: int = 3) -> Table:
    """Seat 0 can finish the project after which the row is not full again."""
    t = table(seats).put_row(*ROW).empty_project_deck(seats - 1)
    return t.to_restocking(hat=2, mittens=1)


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 7), (4, 8)])
def test_14_1_the_end_comes_with_the_project_after_the_deck(seats: int, number: int) -> None:
    t = last_project(seats).act(Finish("recess"))
    assert sum(len(t.projects(seat)) for seat in range(seats)) == number
    assert t.phase == "restocking"  # the active seat ends its turn first
    t.act(EndTurn())
    assert t.phase == "final"
    assert any(isinstance(event, EndCame) for event in t.told())


def test_14_2_an_empty_deck_alone_ends_nothing() -> None:
    t = last_project().act(EndTurn())
    assert t.s.project_deck == 0
    assert t.active == 1
    assert t.phase == "moving"


def test_14_3_every_other_seat_may_craft_one_thing_more() -> None:
    t = last_project(4).tile(2, "bear_ggg").hold(2, "friendly_neighbor").fill(2, red=3).fill(3)
    t.act(Finish("recess"), EndTurn())
    assert t.asked == 1
    t.act(Craft("hat"), Lay("red"), Lay("blue"))
    assert t.items(1) == {"hat": 1}
    assert t.asked == 2
    assert t.legal() == [CraftRequest("friendly_neighbor"), CraftNothing()]
    t.act(CraftRequest("friendly_neighbor"))
    assert t.phase == "over"  # seat 3 can craft nothing
    assert Ended("reason-projects-done") in t.told()
    assert t.outcome().reason == "projects_done"
    assert t.movers() == []
    assert {t.why(action, 1) for action in GAME.actions} == {"over"}


def test_14_3_or_nothing() -> None:
    t = last_project().act(Finish("recess"), EndTurn(), CraftNothing(), CraftNothing())
    assert t.phase == "over"


def test_14_4_the_active_seat_has_none() -> None:
    t = last_project(2).fill(0, red=9, blue=9).act(Finish("recess"), EndTurn())
    assert t.asked == 1
    t.act(CraftNothing())
    assert t.phase == "over"


def test_14_5_by_current_patterns_and_true_colours_and_nothing_else() -> None:
    t = last_project().give_items(2, hat=1, bear=1, blanket=1)
    t.fill(2, red=3, blue=1).tile(2, "bear_ggg").act(Finish("recess"), EndTurn(), CraftNothing())
    assert t.asked == 2  # the colour specialist
    assert t.why(Craft("bear")) == "too_little_yarn"
    for action in (CraftAny("bear"), Finish("naptime"), Learn("bear"), Frog("hat"), Shop(1)):
        assert t.why(action) == "final_now"
    assert t.rule(Learn("bear")) == "14.3"


def test_14_6_a_technical_stop_goes_straight_to_scoring() -> None:
    """Players who only ever move their marker to and fro."""
    match = new(GAME, 2, {"characters": "dealt"}, secret="technical stop")
    while not match.is_over:
        seat = match.state.asked
        match.act(seat, match.legal(seat)[-1])
    assert match.ply == GAME.max_plies
    assert match.outcome().reason == "reason-technical-stop"
    assert "final" not in phase_name(match.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_of_any_legal_actions_keep_the_box(seats: int) -> None:
    t = table(seats, seed=seats)
    assert t.play(generator(seats), plies=1500) > 0
