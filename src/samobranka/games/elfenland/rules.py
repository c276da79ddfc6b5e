"""Chapter 3 and the table of contents: who decides, which chapters are open, what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States, seat_bit
from samobranka.core.record import Row
from samobranka.core.refusal import Refusal
from samobranka.games.elfenland.parts import MOST_COUNTERS, ROADS
from samobranka.games.elfenland.phases import (
    caravan,
    counters,
    journey_end,
    planning,
    round_end,
    travelling,
)
from samobranka.games.elfenland.phases.round_end import refuse_keeping, seats_keeping
from samobranka.games.elfenland.scoring import REASONS as REASONS
from samobranka.games.elfenland.scoring import write_outcome
from samobranka.games.elfenland.setup import prepare
from samobranka.games.elfenland.state import (
    ARRIVED,
    CARAVANNING,
    COUNTER_TAKEN,
    DISCARDING,
    JOURNEY_ENDS,
    JOURNEY_OVER,
    KEEPING,
    KEPT,
    MATCH_ENDS,
    OVER,
    PLANNED,
    PLANNING,
    ROUND_ENDS,
    TAKING,
    TRAVELLING,
    State,
)

MAX_PLIES = 4000
"""Never reached (11.8)."""
MAX_LEGAL = (MOST_COUNTERS + 1) * ROADS + 1
"""The longest list: every counter on every road, or the obstacle, or pass (7.1)."""

NOT_YOUR_TURN = Refusal("not_your_turn", "3.4")
MATCH_OVER = Refusal("over", "11.1")


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.4"""
    s: State = states[i]
    if s.phase == KEEPING:
        return seats_keeping(s)
    return 0 if s.phase == OVER else seat_bit(s.turn)


def idle(s: State, seat: int) -> int:
    """3.4, 10.4, 10.6: why a seat that is not asked may do nothing."""
    if s.phase == KEEPING:
        return refuse_keeping(s, seat)
    return MATCH_OVER if s.phase == OVER else NOT_YOUR_TURN


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


CONTENTS = Contents(
    movers=movers,
    idle=idle,
    chapters=(counters, planning, travelling, caravan, journey_end, round_end),
    phases=(
        Phase("taking", TAKING, counters.TAKE_COUNTER_NOW, counters),
        Phase("planning", PLANNING, planning.PLAN_NOW, planning),
        Phase("travelling", TRAVELLING, travelling.TRAVEL_NOW, travelling, caravan, journey_end),
        Phase("caravanning", CARAVANNING, caravan.PAY_CARAVAN_NOW, caravan),
        Phase("discarding", DISCARDING, journey_end.DISCARD_NOW, journey_end),
        Phase("keeping", KEEPING, round_end.KEEP_NOW, round_end),
    ),
    by_itself={
        COUNTER_TAKEN: counters.next_taker,  # 6.1
        PLANNED: planning.next_planner,  # 7.13
        ARRIVED: travelling.look_around,  # 8.10
        JOURNEY_ENDS: journey_end.limit_hand,  # 8.14
        JOURNEY_OVER: journey_end.next_traveller,  # 8.1
        ROUND_ENDS: round_end.end_round,  # 10.1
        KEPT: round_end.clear_up,  # 10.6
        MATCH_ENDS: round_end.end_match,  # 11.1
    },
)
ACTIONS = CONTENTS.actions
legal, refusal, apply = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply
