"""Chapters 11 to 13 of RULES.md: projects, learning, frogging."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.parts import BOX, COLOUR_IDS, ITEM_IDS
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.restocking import EndTurn, Finish, Frog, Learn, RefillRow
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.story import Frogged, ProjectFinished, RowRefilled, Took
from tests.games.archravels.table import Table, table

ROW = ("recess", "lumberjack", "naptime")


def restocking(seats: int = 3, **items: int) -> Table:
    """Seat 0 has these items and its restock choices."""
    return table(seats).put_row(*ROW).to_restocking(**items)


def test_11_1_any_number_in_any_order_and_mixture() -> None:
    t = restocking(hat=3, mittens=2, scarf=1, bear=2)
    t.act(Learn("bear"), Finish("recess"), Frog("hat"), Take("red"), Take("blue"))
    t.act(Finish("lumberjack"), Learn("mittens"), Frog("bear"), Take("green"))
    assert t.projects(0) == {"recess", "lumberjack"}
    assert t.items(0) == {}
    assert t.active == 1


def test_11_1_only_the_active_seat() -> None:
    t = restocking(hat=1).give_items(1, hat=1, mittens=1)
    assert t.why(Finish("recess"), 1) == "not_your_turn"


def test_11_2_the_seat_says_when_its_turn_is_over() -> None:
    t = restocking(hat=1)
    assert t.legal() == [Frog("hat"), EndTurn()]
    t.act(EndTurn())
    assert t.active == 1


def test_11_2_without_items_nothing_is_asked() -> None:
    t = restocking()
    assert t.active == 1


@pytest.mark.parametrize("project", BOX.projects, ids=lambda project: project.id)
def test_11_3_every_project_takes_all_its_items(project: object) -> None:
    assert isinstance(project, type(BOX.projects[0]))
    t = table().put_row(project.id).to_restocking(**project.items).give_items(0, hat=1)
    t.act(Finish(project.id))
    assert t.projects(0) == {project.id}
    assert t.items(0) == {"hat": 1}
    assert t.told()[0] == ProjectFinished(0, project.id, project.items, project.points)
    short = {**project.items, next(iter(project.items)): next(iter(project.items.values())) - 1}
    t = table().put_row(project.id).to_restocking(**short)
    assert t.why(Finish(project.id)) == "items_missing"
    assert t.rule(Finish(project.id)) == "11.3"


def test_11_3_a_project_of_the_row() -> None:
    t = restocking(hat=4)
    assert t.why(Finish("pond_hockey")) == "not_in_row"


def test_11_3_what_lacks_is_named() -> None:
    t = restocking(blanket=1)
    assert t.said(Finish("lumberjack")) == (
        "You have not got all items of that project; you lack 1 hat and 1 scarf (rule 11.3)."
    )
    assert t.said(Finish("lumberjack"), "ru") == (
        "У вас нет всех изделий для этого проекта; недостаёт: 1 шапка и 1 шарф (правило 11.3)."
    )


def test_11_5_a_project_that_is_not_in_the_row_is_so_in_the_whole_turn() -> None:
    t = table().put_row("recess", "lumberjack", "naptime")
    assert t.why(Finish("pond_hockey")) == "not_in_row"
    assert t.why(Finish("recess")) == "move_first"


def test_11_4_an_item_serves_for_one_project_only() -> None:
    t = restocking(hat=1, mittens=1, scarf=1).act(Finish("recess"))
    assert t.why(Finish("lumberjack")) == "items_missing"
    assert [p.project for p in t.view(2).seats[0].projects] == ["recess"]


def test_11_5_the_row_is_refilled_once_at_the_end_of_the_turn() -> None:
    t = restocking(hat=9, mittens=1, scarf=1, bear=9, blanket=9)
    t.act(Finish("recess"), Finish("lumberjack"))
    assert t.row() == [None, None, "naptime"]
    deck = t.s.project_deck
    assert not t.was_told(RowRefilled)
    t.act(EndTurn())
    assert None not in t.row()
    assert t.s.project_deck == deck - 2
    assert len(t.was_told(RowRefilled)) == 1


def test_11_6_the_row_may_be_refilled_after_the_projects() -> None:
    t = table(refill="after_projects").put_row("recess", "lumberjack", "naptime")
    t.to_restocking(hat=9, mittens=9, scarf=9, bear=9, blanket=9)
    assert t.why(RefillRow()) == "row_is_full"
    t.act(Finish("recess"))
    deck = t.s.project_deck
    t.act(RefillRow())
    assert None not in t.row()
    assert t.s.project_deck == deck - 1
    assert len(t.was_told(RowRefilled)) == 1
    assert t.why(Finish("lumberjack")) == "row_is_refilled"
    assert not t.can(Finish)
    t.act(Learn("bear"), EndTurn()).turn_of(0)
    assert t.to_restocking().can(Finish)


def test_11_6_by_the_option_and_while_there_are_projects() -> None:
    t = restocking(hat=9, mittens=1, scarf=1).act(Finish("recess"))
    assert t.why(RefillRow()) == "row_waits"
    t = table(refill="after_projects").put_row("recess", "lumberjack", "naptime")
    t.to_restocking(hat=9, mittens=9, scarf=9, bear=9, blanket=9)
    t.empty_project_deck(1).act(Finish("recess"))
    assert t.why(RefillRow()) == "no_projects_left"
    assert t.act(EndTurn()).phase in ("final", "over")


# ---------------------------------------------------------------- chapter 12


@pytest.mark.parametrize("item", ["bear", "mittens", "scarf"])
def test_12_1_one_item_flips_its_tile(item: str) -> None:
    t = restocking(**{item: 2}).act(Learn(item))
    assert t.items(0) == {item: 1}
    (pattern,) = [pattern for pattern in t.view().seats[0].patterns if pattern.item == item]
    assert pattern.is_learned
    other = Learn("scarf" if item != "scarf" else "bear")
    assert t.why(other) == "no_such_item"
    assert t.rule(other) == "12.1"


def test_12_2_once_and_never_back() -> None:
    t = restocking(bear=3).act(Learn("bear"))
    assert t.why(Learn("bear")) == "learned_already"
    assert t.rule(Learn("bear")) == "12.2"
    t.act(EndTurn()).turn_of(0).to_restocking()
    assert t.why(Learn("bear")) == "learned_already"


def test_12_3_the_colour_rule_replaces_the_exact_yarn() -> None:
    t = table().tile(0, "bear_rrr").to_restocking(bear=1).act(Learn("bear"))
    t.turn_of(0).fill(0, blue=3).act(Move(2), Craft("bear"))
    assert t.items(0) == {"bear": 1}
    t.finish_turn().turn_of(0).fill(0, red=3).act(Move(3), Craft("bear"))
    assert t.items(0) == {"bear": 2}  # the exact yarn obeys the rule, too


def test_12_4_nothing_to_learn_for_hat_and_blanket() -> None:
    t = restocking(hat=1, blanket=1)
    assert t.why(Learn("hat")) == t.why(Learn("blanket")) == "nothing_to_learn"
    assert t.rule(Learn("hat")) == "12.4"


def test_12_4_nothing_to_learn_at_any_time() -> None:
    t = table().learned(0, "bear")
    assert t.why(Learn("hat")) == "nothing_to_learn"
    assert t.why(Learn("bear")) == "learned_already"
    assert t.why(Learn("scarf")) == "move_first"


# ---------------------------------------------------------------- chapter 13


def test_13_1_without_the_item_nothing_is_frogged() -> None:
    t = restocking(hat=1)
    assert t.why(Frog("bear")) == "no_such_item"
    assert t.rule(Frog("bear")) == "13.1"
    assert t.said(Frog("bear")) == "You have no such item: bear (rule 13.1)."
    assert t.said(Learn("bear"), "ru") == "У вас нет такого изделия: медведь (правило 12.1)."


def test_13_1_the_yarn_of_the_current_pattern_however_it_was_made() -> None:
    t = table().tile(0, "bear_rrr").learned(0, "bear").fill(0, blue=3).act(Move(2), Craft("bear"))
    t.s.is_learned[0, ITEM_IDS.index("bear")] = 0  # as if it had been made of any colours
    t.act(Frog("bear"))
    assert t.bowl(0) == {"red": 3}


@pytest.mark.parametrize("tile", BOX.pattern_tiles, ids=lambda tile: tile.id)
def test_13_2_an_exact_pattern_gives_just_what_it_lists(tile: object) -> None:
    assert isinstance(tile, type(BOX.pattern_tiles[0]))
    t = table().tile(0, tile.id).fill(0).to_restocking(**{tile.item: 2})
    t.act(Frog(tile.item))
    assert t.bowl(0) == {c: tile.exact[c] for c in COLOUR_IDS if c in tile.exact}
    assert t.told()[:2] == [Frogged(0, tile.item), Took(0, t.bowl(0))]
    assert t.phase == "restocking"


def test_13_3_a_colour_rule_lets_the_seat_choose() -> None:
    t = restocking(blanket=1, hat=1).fill(0).act(Frog("blanket"))
    assert t.legal() == [Take(colour) for colour in COLOUR_IDS]
    t.act(Take("green"))  # the rest is forced
    assert t.bowl(0) == {"green": 5}
    t.act(Frog("hat"), Take("green"))
    assert t.why(Take("green")) == "breaks_frog_rule"
    assert t.rule(Take("green")) == "13.3"
    t.act(Take("red"))
    assert t.bowl(0) == {"red": 1, "green": 6}


def test_13_3_mittens_and_scarf() -> None:
    t = table().learned(0, "mittens", "scarf").fill(0).to_restocking(mittens=2, scarf=1)
    t.act(Frog("mittens"), Take("red"), Take("red"))
    assert t.can(Take) == [Take(c) for c in COLOUR_IDS if c != "red"]
    t.act(Take("blue"), Frog("mittens"), Take("red"), Take("blue"))
    assert t.can(Take) == [Take("red"), Take("blue")]
    t.act(Take("blue"), Frog("scarf"), Take("red"), Take("blue"), Take("green"))
    assert t.can(Take) == [Take("orange"), Take("yellow"), Take("purple")]
    t.act(Take("purple"))
    assert sum(t.bowl(0).values()) == 10


def test_13_4_also_an_item_of_this_turn_but_no_request_and_no_project() -> None:
    t = table().hold(0, "loot").fill(0, red=1, blue=1).act(Move(2), Craft("hat"))
    assert t.legal() == [Frog("hat"), EndTurn()]
    assert t.why(Frog("scarf")) == "no_such_item"
    t.act(Frog("hat"), Take("red"), Take("blue"))
    assert t.active == 1
    assert t.held(0) == {"loot"}


def test_restock_choices_wait_for_the_bazaar() -> None:
    t = table().give_items(0, hat=1).act(Move(2), Craft("hat"), Lay("red"), Lay("blue"))
    assert t.why(Frog("hat")) == "work_now"
    t.act(Done())
    assert t.why(Frog("hat")) == "legal"
