"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from __future__ import annotations

from samobranka.core.game import LEGAL, Refusals
from samobranka.games.master_elf.state import (
    IN_CITY,
    LIMITED,
    LOOKING,
    MAKING,
    MOVING,
    OFFERED,
    OVER,
    TAKING,
    State,
)

REFUSALS = Refusals(
    not_your_turn="3.2",
    over="9.7",
    move_first="3.1",
    take_first="3.1",
    in_city_now="5.3",
    make_or_pass="3.1",
    special_offered="7.1",
    looking_now="7.4",
    over_limit="8.1",
    bonus_now="10.5",
    no_neighbour="4.1",
    no_staying="4.2",
    not_lying_there="5.1",
    not_in_hand="5.3",
    not_on_top="6.1",
    too_few_cards="6.2",
    one_ingredient_only="6.3",
    crystal_gone="6.5",
    empty_pile="7.3",
    other_special="7.1",
    not_in_pile="7.4",
    not_set_aside="7.5",
    no_bonus_card="10.5",
)

NOT_YOUR_TURN = REFUSALS["not_your_turn"]
MATCH_OVER = REFUSALS["over"]
MOVE_FIRST = REFUSALS["move_first"]
TAKE_FIRST = REFUSALS["take_first"]
IN_CITY_NOW = REFUSALS["in_city_now"]
MAKE_OR_PASS = REFUSALS["make_or_pass"]
SPECIAL_OFFERED = REFUSALS["special_offered"]
LOOKING_NOW = REFUSALS["looking_now"]
OVER_LIMIT = REFUSALS["over_limit"]
BONUS_NOW = REFUSALS["bonus_now"]
NO_NEIGHBOUR = REFUSALS["no_neighbour"]
NO_STAYING = REFUSALS["no_staying"]
NOT_LYING_THERE = REFUSALS["not_lying_there"]
NOT_IN_HAND = REFUSALS["not_in_hand"]
NOT_ON_TOP = REFUSALS["not_on_top"]
TOO_FEW_CARDS = REFUSALS["too_few_cards"]
ONE_INGREDIENT_ONLY = REFUSALS["one_ingredient_only"]
CRYSTAL_GONE = REFUSALS["crystal_gone"]
EMPTY_PILE = REFUSALS["empty_pile"]
OTHER_SPECIAL = REFUSALS["other_special"]
NOT_IN_PILE = REFUSALS["not_in_pile"]
NOT_SET_ASIDE = REFUSALS["not_set_aside"]
NO_BONUS_CARD = REFUSALS["no_bonus_card"]


def refuse_moment(s: State, seat: int, phase: int) -> int:
    """3.1, 3.2: every action has its time and its seat; says what is expected instead."""
    if s.phase == OVER:
        return MATCH_OVER
    if s.turn != seat:
        return NOT_YOUR_TURN
    if s.phase == phase:
        return LEGAL
    return expected_instead(s.phase)


def expected_instead(phase: int) -> int:
    """What the phase asks for."""
    if phase == MOVING:
        return MOVE_FIRST
    if phase == TAKING:
        return TAKE_FIRST
    if phase == IN_CITY:
        return IN_CITY_NOW
    if phase == MAKING:
        return MAKE_OR_PASS
    if phase == OFFERED:
        return SPECIAL_OFFERED
    if phase == LOOKING:
        return LOOKING_NOW
    if phase == LIMITED:
        return OVER_LIMIT
    return BONUS_NOW
