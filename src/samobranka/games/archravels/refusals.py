"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from __future__ import annotations

from samobranka.core.game import LEGAL, Refusals
from samobranka.games.archravels.state import (
    CHOOSING,
    DONATING,
    DONATING_TO,
    EXCHANGING,
    FINAL,
    GIVING,
    IN_CIRCLE,
    LAYING,
    MOVING,
    NAMING,
    OVER,
    RESTOCKING,
    TAKING,
    WORKING,
    State,
)

REFUSALS = Refusals(
    not_your_turn="4.2",
    over="14.1",
    choose_first="2.3",
    move_first="4.3",
    work_now="4.1",
    exchanging_now="7.2",
    lay_now="4.8",
    take_now="4.8",
    name_now="9.2",
    donate_now="9.7",
    receiver_now="9.8",
    give_now="10.1",
    circle_now="9.11",
    restock_now="11.1",
    final_now="14.3",
    board_taken="2.2",
    other_board="2.4",
    no_staying="4.3",
    not_on_this_space="4.5",
    work_used="4.5",
    finish_shopping="5.1",
    slot_used="5.5",
    same_colour="7.1",
    no_such_yarn="7.1",
    other_swap="7.2",
    too_little_yarn="6.7",
    no_such_request="10.3",
    items_only="9.12",
    no_request_any="7.5",
    cat_stops="9.3",
    breaks_rule="6.6",
    breaks_frog_rule="13.3",
    not_at_table="4.2",
    not_oneself="9.2",
    another_seat="9.7",
    not_in_row="11.3",
    items_missing="11.3",
    nothing_to_learn="12.4",
    learned_already="12.2",
    no_such_item="13.1",
)

NOT_YOUR_TURN = REFUSALS["not_your_turn"]
MATCH_OVER = REFUSALS["over"]
CHOOSE_FIRST = REFUSALS["choose_first"]
MOVE_FIRST = REFUSALS["move_first"]
WORK_NOW = REFUSALS["work_now"]
EXCHANGING_NOW = REFUSALS["exchanging_now"]
LAY_NOW = REFUSALS["lay_now"]
TAKE_NOW = REFUSALS["take_now"]
NAME_NOW = REFUSALS["name_now"]
DONATE_NOW = REFUSALS["donate_now"]
RECEIVER_NOW = REFUSALS["receiver_now"]
GIVE_NOW = REFUSALS["give_now"]
CIRCLE_NOW = REFUSALS["circle_now"]
RESTOCK_NOW = REFUSALS["restock_now"]
FINAL_NOW = REFUSALS["final_now"]
BOARD_TAKEN = REFUSALS["board_taken"]
OTHER_BOARD = REFUSALS["other_board"]
NO_STAYING = REFUSALS["no_staying"]
NOT_ON_THIS_SPACE = REFUSALS["not_on_this_space"]
WORK_USED = REFUSALS["work_used"]
FINISH_SHOPPING = REFUSALS["finish_shopping"]
SLOT_USED = REFUSALS["slot_used"]
SAME_COLOUR = REFUSALS["same_colour"]
NO_SUCH_YARN = REFUSALS["no_such_yarn"]
OTHER_SWAP = REFUSALS["other_swap"]
TOO_LITTLE_YARN = REFUSALS["too_little_yarn"]
NO_SUCH_REQUEST = REFUSALS["no_such_request"]
ITEMS_ONLY = REFUSALS["items_only"]
NO_REQUEST_ANY = REFUSALS["no_request_any"]
CAT_STOPS = REFUSALS["cat_stops"]
BREAKS_RULE = REFUSALS["breaks_rule"]
BREAKS_FROG_RULE = REFUSALS["breaks_frog_rule"]
NOT_AT_TABLE = REFUSALS["not_at_table"]
NOT_ONESELF = REFUSALS["not_oneself"]
ANOTHER_SEAT = REFUSALS["another_seat"]
NOT_IN_ROW = REFUSALS["not_in_row"]
ITEMS_MISSING = REFUSALS["items_missing"]
NOTHING_TO_LEARN = REFUSALS["nothing_to_learn"]
LEARNED_ALREADY = REFUSALS["learned_already"]
NO_SUCH_ITEM = REFUSALS["no_such_item"]


def refuse_moment(s: State, seat: int, phase: int) -> int:
    """4.1, 4.2: every action has its time and its seat; says what is expected instead."""
    if s.phase == OVER:
        return MATCH_OVER
    if s.asked != seat:
        return NOT_YOUR_TURN
    if s.phase == phase:
        return LEGAL
    return expected_instead(s.phase)


def expected_instead(phase: int) -> int:
    """What the phase asks for."""
    if phase == CHOOSING:
        return CHOOSE_FIRST
    if phase == MOVING:
        return MOVE_FIRST
    if phase == WORKING:
        return WORK_NOW
    if phase == EXCHANGING:
        return EXCHANGING_NOW
    if phase == LAYING:
        return LAY_NOW
    if phase == TAKING:
        return TAKE_NOW
    if phase == NAMING:
        return NAME_NOW
    if phase == DONATING:
        return DONATE_NOW
    if phase == DONATING_TO:
        return RECEIVER_NOW
    if phase == GIVING:
        return GIVE_NOW
    if phase == IN_CIRCLE:
        return CIRCLE_NOW
    if phase == RESTOCKING:
        return RESTOCK_NOW
    return FINAL_NOW if phase == FINAL else MATCH_OVER
