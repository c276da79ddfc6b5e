"""Chapter 4 and the table of contents: who decides when, what is open, what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States, seat_bit
from samobranka.core.record import Row
from samobranka.core.refusal import Refusal
from samobranka.games.broom_service import parts
from samobranka.games.broom_service.phases import (
    choosing,
    clouds,
    delivering,
    extra_cards,
    flying,
    forest_tiles,
    gathering,
    handing_in,
    nesting,
    portals,
    rounds,
    stall,
    trading,
    turns,
    undone,
    ways,
)
from samobranka.games.broom_service.phases.choosing import refuse_chosen, seats_choosing
from samobranka.games.broom_service.phases.extra_cards import refuse_added
from samobranka.games.broom_service.phases.handing_in import refuse_handed_in
from samobranka.games.broom_service.phases.rounds import REASONS as REASONS
from samobranka.games.broom_service.scoring import write_outcome
from samobranka.games.broom_service.setup import prepare
from samobranka.games.broom_service.state import (
    ACTING,
    ADDING,
    ALL_ADDED,
    ALL_CHOSEN,
    ALL_HANDED_IN,
    ANSWERING,
    AT_STALL,
    CALLING,
    CHOOSING,
    CHOOSING_WAY,
    CIRCLING,
    DECIDING,
    DELIVERING,
    DISPELLING,
    DROPPING,
    FLYING,
    HANDING_IN,
    NEXT_ANSWER,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROUND_OVER,
    SETTLING,
    TAKING,
    TRADING,
    State,
    decision,
    is_at_once,
)

MAX_PLIES = 6000
MAX_LEGAL = max(
    2 * parts.ROLES,  # calls
    parts.MOST_SPACES + 1,  # clouds
    parts.PAWNS * parts.MOST_NEAR + 1,  # moves
    parts.PAWNS * parts.MOST_CASTLES + 2,  # deliveries
    parts.CIRCLE_COUNT,
    1 + trading.GOODS_COUNT + parts.FOREST_TILES + 1,
)

NOT_YOUR_TURN = Refusal("not_your_turn", "4.3")
MATCH_OVER = Refusal("over", "7.1")


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)
    go_on(states[i], chance)


def movers(states: States, i: int) -> int:
    """17.6: all who have not chosen, at once; else one seat alone."""
    s: State = states[i]
    if s.phase == OVER:
        return 0
    return seats_choosing(s) if is_at_once(s.phase) else seat_bit(s.turn)


def idle(s: State, seat: int) -> int:
    """Why a seat that does not decide may do nothing; 17.14: by its own choice alone."""
    if s.phase == CHOOSING:
        return refuse_chosen()
    if s.phase == ADDING:
        return refuse_added(s, seat)
    if s.phase == HANDING_IN:
        return refuse_handed_in(s, seat)
    return MATCH_OVER if s.phase == OVER else NOT_YOUR_TURN


def occasion(s: State) -> int:
    """16.3: inside an action the uppermost decision is put."""
    return DECIDING + decision(s) if s.phase == ACTING else s.phase


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


CHAPTERS = (
    *(choosing, extra_cards, turns, ways, trading, forest_tiles, flying, delivering),
    *(stall, clouds, gathering, portals, handing_in, undone),
)
CONTENTS = Contents(
    movers=movers,
    idle=idle,
    occasion=occasion,
    chapters=CHAPTERS,
    phases=(
        Phase("choosing", CHOOSING, choosing.CHOOSE_FIRST, choosing),
        Phase("adding", ADDING, extra_cards.ADDING_NOW, extra_cards),
        Phase("calling", CALLING, turns.CALL_NOW, turns),
        Phase("answering", ANSWERING, turns.ANSWER_NOW, turns),
        Phase("handing_in", HANDING_IN, handing_in.HANDING_IN_NOW, handing_in),
        Phase("fly", FLYING, flying.FLY_NOW, flying, undone),
        Phase("drop", DROPPING, flying.DROP_NOW, flying, stall, undone),
        Phase("deliver", DELIVERING, delivering.DELIVER_NOW, delivering, undone),
        Phase("dispel", DISPELLING, clouds.DISPEL_NOW, clouds, undone),
        Phase("take", TAKING, gathering.TAKE_NOW, gathering, undone),
        Phase("circle", CIRCLING, portals.CIRCLE_NOW, portals),
        Phase("stall", AT_STALL, stall.STALL_NOW, stall, undone),
        Phase("way", CHOOSING_WAY, ways.WAY_FIRST, ways, trading, forest_tiles),
        Phase("trade", TRADING, trading.TRADE_FIRST, trading, undone),
    ),
    by_itself={
        ROUND_BEGINS: rounds.begin_round,  # 3.1
        ALL_CHOSEN: choosing.show_numbers,  # 3.7
        ALL_ADDED: extra_cards.take_added,  # 13.7
        SETTLING: nesting.settle,  # chapter 16
        NEXT_ANSWER: turns.ask_next,  # 4.3
        ROUND_ENDS: rounds.end_round,  # 6.1
        ALL_HANDED_IN: handing_in.take_sets,  # 10.11
        ROUND_OVER: rounds.end_or_go_on,  # 7.1
    },
)
ACTIONS = CONTENTS.actions
go_on, legal = CONTENTS.go_on, CONTENTS.legal
refusal, apply = CONTENTS.refusal, CONTENTS.apply
