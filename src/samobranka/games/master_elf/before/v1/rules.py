"""Chapter 3 and the table of contents: who decides, which chapters are open, what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States, seat_bit
from samobranka.core.record import Row
from samobranka.core.refusal import Refusal
from samobranka.games.master_elf.parts import GIFTS
from samobranka.games.master_elf.phases import bonus, making, moving, special, taking, turn_end
from samobranka.games.master_elf.phases.piles import REASONS as REASONS
from samobranka.games.master_elf.phases.piles import check_piles
from samobranka.games.master_elf.scoring import write_outcome
from samobranka.games.master_elf.setup import prepare
from samobranka.games.master_elf.state import (
    ASIDE,
    GIFT_MADE,
    IN_CITY,
    LIMITED,
    LOOKING,
    LOOKING_ASIDE,
    MAKING,
    MATCH_ENDS,
    MOVING,
    OFFERED,
    OVER,
    PICKING,
    PILES_CHANGED,
    TAKING,
    TURN_ENDS,
    TURN_IS_DONE,
    State,
)

MAX_PLIES = 4000
MAX_LEGAL = GIFTS + 1
"""The longest list: all gifts to look through, and none (7.4)."""

NOT_YOUR_TURN = Refusal("not_your_turn", "3.2")
MATCH_OVER = Refusal("over", "9.7")
MOVE_FIRST = Refusal("move_first", "3.1")
TAKE_FIRST = Refusal("take_first", "3.1")
MAKE_OR_PASS = Refusal("make_or_pass", "3.1")


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.2: one seat decides."""
    s: State = states[i]
    return 0 if s.phase == OVER else seat_bit(s.turn)


def idle(s: State, seat: int) -> int:
    """3.2, 9.7: why a seat that does not decide may do nothing."""
    return MATCH_OVER if s.phase == OVER else NOT_YOUR_TURN


def occasion(s: State) -> int:
    """7.4, 7.5: what is looked through."""
    return LOOKING_ASIDE if s.phase == LOOKING and s.looking_at == ASIDE else s.phase


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


CONTENTS = Contents(
    movers=movers,
    idle=idle,
    occasion=occasion,
    chapters=(moving, taking, making, special, turn_end, bonus),
    phases=(
        Phase("moving", MOVING, MOVE_FIRST, moving),
        Phase("taking", TAKING, TAKE_FIRST, taking),
        Phase("in_city", IN_CITY, taking.IN_CITY_NOW, taking),
        Phase("making", MAKING, MAKE_OR_PASS, making),
        Phase("offered", OFFERED, special.SPECIAL_OFFERED, special),
        Phase("looking", LOOKING, special.LOOKING_NOW, special),
        Phase("looking_aside", LOOKING_ASIDE, special.LOOKING_ASIDE_NOW, special),
        Phase("limited", LIMITED, turn_end.OVER_LIMIT, turn_end),
        Phase("picking", PICKING, bonus.BONUS_NOW, bonus),
    ),
    by_itself={
        PILES_CHANGED: check_piles,  # chapter 9
        GIFT_MADE: special.offer_special,  # 7.1
        TURN_IS_DONE: turn_end.limit_hand,  # 8.1
        TURN_ENDS: turn_end.end_turn,  # 8.3
        MATCH_ENDS: bonus.turn_up_bonus,  # 10.1
    },
)
ACTIONS = CONTENTS.actions
legal, refusal, apply = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply
