"""Chapters 11, 12 and 13: the restock choices: projects, learning, frogging."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit
from samobranka.games.archravels.domains import ITEM, PROJECT
from samobranka.games.archravels.parts import (
    COLOURS,
    EXACT,
    HAS_TILE,
    ITEM_IDS,
    ITEMS,
    NOTHING,
    PATTERN_COUNT,
    PATTERN_RULE,
    PATTERN_YARN,
    PROJECT_IDS,
    PROJECT_ITEMS,
    ROW,
)
from samobranka.games.archravels.phases.deck import draw_project
from samobranka.games.archravels.phases.yarn import begin_taking, take_token
from samobranka.games.archravels.state import (
    CHOICE_DONE,
    RESTOCKING,
    TURN_ENDS,
    State,
    is_turn_of,
    pattern_of,
)


class Finish(Action, tag="finish"):
    """11.3"""

    project: Annotated[str, PROJECT]


class Learn(Action, tag="learn"):
    """12.1"""

    item: Annotated[str, ITEM]


class Frog(Action, tag="frog"):
    """13.1"""

    item: Annotated[str, ITEM]


class RefillRow(Action, tag="refill_row"):
    """11.6"""


class EndTurn(Action, tag="end_turn"):
    """11.2"""


OFFERS = {RESTOCKING: (Finish, Learn, Frog, RefillRow, EndTurn)}


def items_lacking(s: State, seat: int, action: Finish) -> dict[str, Any]:
    """The items that the seat lacks for a project."""
    project = PROJECT_IDS.index(action.project)
    lacks = {}
    for item, name in enumerate(ITEM_IDS):
        lacks[ITEM.name(name)] = max(0, PROJECT_ITEMS[project, item] - s.items[seat, item])
    return {"lacks": lacks}


def which_item(s: State, seat: int, action: Learn | Frog) -> dict[str, Any]:
    """The item that the seat lacks."""
    return {"item": ITEM.name(action.item)}


RESTOCK_NOW = Refusal("restock_now", "11.1")
NOT_IN_ROW = Refusal("not_in_row", "11.3")
ROW_IS_REFILLED = Refusal("row_is_refilled", "11.6")
ROW_WAITS = Refusal("row_waits", "11.5")
ROW_IS_FULL = Refusal("row_is_full", "11.6")
NO_PROJECTS_LEFT = Refusal("no_projects_left", "11.6")
ITEMS_MISSING = Refusal("items_missing", "11.3", items_lacking)
NOTHING_TO_LEARN = Refusal("nothing_to_learn", "12.4")
LEARNED_ALREADY = Refusal("learned_already", "12.2")
NO_ITEM_TO_LEARN_FROM = Refusal("no_such_item", "12.1", which_item)
NO_ITEM_TO_FROG = Refusal("no_such_item", "13.1", which_item)


def ask_for_choice(s: State) -> None:
    """11.2: all three need an item; without any the turn is over."""
    s.asked = s.active
    s.phase = TURN_ENDS
    for item in range(ITEMS):
        if s.items[s.active, item] > 0:
            s.phase = RESTOCKING


def refuse_end_turn() -> int:
    """11.2: whenever the seat likes."""
    return LEGAL


def apply_end_turn(s: State) -> None:
    """11.2"""
    s.phase = TURN_ENDS


# ---------------------------------------------------------------- chapter 11


def try_finish(s: State, seat: int) -> Iterator[int]:
    """11.3: those of the row, lowest first."""
    project = next_in_row(s, NOTHING)
    while project != NOTHING:
        yield project
        project = next_in_row(s, project)


def next_in_row(s: State, after: int) -> int:
    """The lowest project of the row above `after`, or NOTHING."""
    found = NOTHING
    for place in range(ROW):
        if s.row[place] > after and (found == NOTHING or s.row[place] < found):
            found = s.row[place]
    return found


def refuse_finish(s: State, seat: int, project: int) -> int:
    """11.3: a project of the row, all of its items."""
    if place_in_row(s, project) == NOTHING:
        return NOT_IN_ROW
    if s.has_refilled:
        return ROW_IS_REFILLED
    return LEGAL if has_items_for(s, seat, project) else ITEMS_MISSING


def rule_out_finish(s: State, seat: int, project: int) -> int:
    """11.5: what does not lie in the row now will not in this turn."""
    return NOT_IN_ROW if is_turn_of(s, seat) and place_in_row(s, project) == NOTHING else LEGAL


def place_in_row(s: State, project: int) -> int:
    """Where a project lies in the row, or NOTHING."""
    for place in range(ROW):
        if s.row[place] == project:
            return place
    return NOTHING


def has_items_for(s: State, seat: int, project: int) -> bool:
    """11.3: whether the seat has all items listed."""
    for item in range(ITEMS):
        if s.items[seat, item] < PROJECT_ITEMS[project, item]:
            return False
    return True


def apply_finish(s: State, seat: int, project: int) -> None:
    """11.3, 11.4: the items go, the project lies before the seat."""
    for item in range(ITEMS):
        s.items[seat, item] -= PROJECT_ITEMS[project, item]
    s.row[place_in_row(s, project)] = NOTHING
    s.projects[seat] |= bit(project)
    s.phase = CHOICE_DONE


def refuse_refill_row(s: State) -> int:
    """11.6: by the option, where a project was finished and another can come."""
    refused = rule_out_refill_row(s)
    if refused:
        return refused
    if place_in_row(s, NOTHING) == NOTHING:
        return ROW_IS_FULL
    return LEGAL if s.project_deck > 0 else NO_PROJECTS_LEFT


def rule_out_refill_row(s: State) -> int:
    """11.5: without the option the row waits for the end of the turn."""
    return LEGAL if s.may_refill_early else ROW_WAITS


def apply_refill_row(s: State, chance: Row) -> None:
    """11.6: then no project is finished any more in this turn."""
    refill_row(s, chance)
    s.has_refilled = 1
    s.phase = CHOICE_DONE


def refill_row(s: State, chance: Row) -> None:
    """11.5: once, at the end of the turn, as far as the project deck goes."""
    for place in range(ROW):
        if s.row[place] == NOTHING and s.project_deck > 0:
            s.row[place] = draw_project(s, chance)


# ---------------------------------------------------------------- chapter 12


def refuse_learn(s: State, seat: int, item: int) -> int:
    """12.1: one such item for the flip."""
    refused = rule_out_learn(s, seat, item)
    if refused:
        return refused
    return LEGAL if s.items[seat, item] > 0 else NO_ITEM_TO_LEARN_FROM


def rule_out_learn(s: State, seat: int, item: int) -> int:
    """12.4: never for hat and blanket. 12.2: once."""
    if not HAS_TILE[item]:
        return NOTHING_TO_LEARN
    return LEARNED_ALREADY if s.is_learned[seat, item] else LEGAL


def apply_learn(s: State, seat: int, item: int) -> None:
    """12.1, 12.3"""
    s.items[seat, item] -= 1
    s.is_learned[seat, item] = 1
    s.phase = CHOICE_DONE


# ---------------------------------------------------------------- chapter 13


def refuse_frog(s: State, seat: int, item: int) -> int:
    """13.4: any item."""
    return LEGAL if s.items[seat, item] > 0 else NO_ITEM_TO_FROG


def apply_frog(s: State, seat: int, item: int) -> None:
    """13.1: the yarn of the current pattern. 13.2: what is listed. 13.3: or as the rule allows."""
    s.items[seat, item] -= 1
    pattern = pattern_of(s, seat, item)
    begin_taking(s, item, PATTERN_RULE[pattern], PATTERN_COUNT[pattern], CHOICE_DONE)
    if s.rule == EXACT:
        for colour in range(COLOURS):
            for _ in range(PATTERN_YARN[pattern, colour]):
                take_token(s, seat, colour)
        s.phase = CHOICE_DONE
