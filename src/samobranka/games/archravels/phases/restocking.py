"""Chapters 11 to 13: the restock choices: projects, learning, frogging."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.archravels.parts import (
    COLOURS,
    EXACT,
    HAS_TILE,
    ITEMS,
    NOTHING,
    PATTERN_COUNT,
    PATTERN_RULE,
    PATTERN_YARN,
    PROJECT_ITEMS,
    ROW,
)
from samobranka.games.archravels.phases.deck import draw_project
from samobranka.games.archravels.phases.yarn import begin_taking, take_token
from samobranka.games.archravels.refusals import (
    ITEMS_MISSING,
    LEARNED_ALREADY,
    NO_SUCH_ITEM,
    NOT_IN_ROW,
    NOTHING_TO_LEARN,
    refuse_moment,
)
from samobranka.games.archravels.state import (
    CHOICE_DONE,
    RESTOCKING,
    TURN_ENDS,
    State,
    bit,
    pattern_of,
)


def ask_for_choice(s: State) -> None:
    """11.2: all three need an item; without any the turn is over."""
    s.asked = s.active
    s.phase = TURN_ENDS
    for item in range(ITEMS):
        if s.items[s.active, item] > 0:
            s.phase = RESTOCKING


def refuse_end_turn(s: State, seat: int) -> int:
    """11.2"""
    return refuse_moment(s, seat, RESTOCKING)


def apply_end_turn(s: State) -> None:
    """11.2"""
    s.phase = TURN_ENDS


# ---------------------------------------------------------------- chapter 11


def refuse_finish(s: State, seat: int, project: int) -> int:
    """11.3: a project of the row, all of its items."""
    refused = refuse_moment(s, seat, RESTOCKING)
    if refused:
        return refused
    if place_in_row(s, project) == NOTHING:
        return NOT_IN_ROW
    return LEGAL if has_items_for(s, seat, project) else ITEMS_MISSING


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


def refill_row(s: State, chance: Row) -> None:
    """11.5: once, at the end of the turn, as far as the project deck goes."""
    for place in range(ROW):
        if s.row[place] == NOTHING and s.project_deck > 0:
            s.row[place] = draw_project(s, chance)


# ---------------------------------------------------------------- chapter 12


def refuse_learn(s: State, seat: int, item: int) -> int:
    """12.1: one such item for the flip. 12.2: once. 12.4: not for hat and blanket."""
    refused = refuse_moment(s, seat, RESTOCKING)
    if refused:
        return refused
    if not HAS_TILE[item]:
        return NOTHING_TO_LEARN
    if s.is_learned[seat, item]:
        return LEARNED_ALREADY
    return LEGAL if s.items[seat, item] > 0 else NO_SUCH_ITEM


def apply_learn(s: State, seat: int, item: int) -> None:
    """12.1, 12.3"""
    s.items[seat, item] -= 1
    s.is_learned[seat, item] = 1
    s.phase = CHOICE_DONE


# ---------------------------------------------------------------- chapter 13


def refuse_frog(s: State, seat: int, item: int) -> int:
    """13.4: any item."""
    refused = refuse_moment(s, seat, RESTOCKING)
    if refused:
        return refused
    return LEGAL if s.items[seat, item] > 0 else NO_SUCH_ITEM


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
