"""Chapter 4 and the table of contents: who decides when, what is open, what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States, seat_bit
from samobranka.core.record import Row
from samobranka.core.refusal import Refusal
from samobranka.games.archravels import setup as preparation
from samobranka.games.archravels.parts import COLOURS, SLOTS, THINGS
from samobranka.games.archravels.phases import (
    any_colours,
    bazaar,
    cat,
    crafting,
    ending,
    events,
    exchange,
    laying,
    restocking,
    shopping,
    turn,
    works,
    yarn,
)
from samobranka.games.archravels.phases.ending import REASONS as REASONS
from samobranka.games.archravels.scoring import write_outcome
from samobranka.games.archravels.setup import prepare
from samobranka.games.archravels.state import (
    BAZAAR_OPENS,
    CARD_RESOLVED,
    CHARACTERS_SETTLED,
    CHOICE_DONE,
    CHOOSING,
    CIRCLE_GOES_ON,
    CLERK_GOES_ON,
    DONATING,
    DONATING_TO,
    EVENT_BEGINS,
    EVENT_OVER,
    EXCHANGING,
    FINAL,
    FINAL_GOES_ON,
    GIVING,
    IN_CIRCLE,
    LAYING,
    MOVING,
    NAMING,
    ORDERING,
    OVER,
    RESTOCKING,
    TAKING,
    TURN_BEGINS,
    TURN_ENDS,
    WORK_DONE,
    WORKING,
    State,
)

MAX_PLIES = 2400
"""14.6: some four times what people need."""
MAX_LEGAL = SLOTS + COLOURS * COLOURS + COLOURS + 2 * THINGS + 1
"""More than all works together have to offer (4.5)."""

NOT_YOUR_TURN = Refusal("not_your_turn", "4.2")
MATCH_OVER = Refusal("over", "14.1")


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    s: State = states[i]
    prepare(s, options, chance)
    go_on(s, chance)


def movers(states: States, i: int) -> int:
    """4.2: one seat decides."""
    s: State = states[i]
    return 0 if s.phase == OVER else seat_bit(s.asked)


def idle(s: State, seat: int) -> int:
    """4.2, 14.1: why a seat that is not asked may do nothing."""
    return MATCH_OVER if s.phase == OVER else NOT_YOUR_TURN


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


CONTENTS = Contents(
    movers=movers,
    idle=idle,
    chapters=(
        preparation,
        turn,
        shopping,
        exchange,
        crafting,
        any_colours,
        laying,
        yarn,
        works,
        cat,
        events,
        bazaar,
        restocking,
        ending,
    ),
    phases=(
        Phase("choosing", CHOOSING, preparation.CHOOSE_FIRST, preparation),
        Phase("moving", MOVING, turn.MOVE_FIRST, turn),
        Phase("working", WORKING, works.WORK_NOW, shopping, exchange, crafting, any_colours, works),
        Phase("exchanging", EXCHANGING, exchange.EXCHANGING_NOW, exchange),
        Phase("laying", LAYING, works.LAY_NOW, laying),
        Phase("taking", TAKING, works.TAKE_NOW, yarn),
        Phase("naming", NAMING, cat.NAME_NOW, cat),
        Phase("donating", DONATING, events.DONATE_NOW, events),
        Phase("donating_to", DONATING_TO, events.RECEIVER_NOW, events),
        Phase("giving", GIVING, bazaar.GIVE_NOW, bazaar),
        Phase("in_circle", IN_CIRCLE, events.CIRCLE_NOW, events),
        Phase("restocking", RESTOCKING, restocking.RESTOCK_NOW, restocking),
        Phase("final", FINAL, ending.FINAL_NOW, ending),
        Phase("ordering", ORDERING, bazaar.ORDER_NOW, bazaar),
    ),
    by_itself={
        CHARACTERS_SETTLED: preparation.set_table,  # 2.6
        TURN_BEGINS: turn.begin_turn,  # 4.1
        WORK_DONE: works.go_on_working,  # 4.7
        BAZAAR_OPENS: bazaar.open_bazaar,  # 8.1
        CARD_RESOLVED: bazaar.resolve_next,  # 8.2
        EVENT_BEGINS: events.begin_event,  # chapter 9
        EVENT_OVER: events.end_event,  # 9.1
        CLERK_GOES_ON: events.ask_next_customer,  # 9.10
        CIRCLE_GOES_ON: events.ask_next_crafter,  # 9.11
        CHOICE_DONE: restocking.ask_for_choice,  # 11.2
        TURN_ENDS: ending.end_turn,  # 11.5
        FINAL_GOES_ON: ending.ask_last_craft,  # 14.3
    },
)
ACTIONS = CONTENTS.actions
legal, refusal, apply, go_on = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply, CONTENTS.go_on
