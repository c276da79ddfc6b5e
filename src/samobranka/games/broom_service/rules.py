"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer, seat_bit
from samobranka.core.record import Row
from samobranka.games.broom_service.actions import (
    ACT,
    ADD_BASE,
    ADD_END,
    ANSWER_END,
    CALL_END,
    CHOOSE_BASE,
    CHOOSE_END,
    DELIVER_END,
    DISPEL_BASE,
    DISPEL_END,
    ENOUGH,
    FLY_END,
    GO_TO_BASE,
    GO_TO_END,
    GOODS_COUNT,
    HAND_IN,
    NOTHING_MORE,
    SELL,
    TAKE_ALL,
    TAKE_BASE,
    TAKE_END,
    TRADE_BASE,
    TRADE_END,
    USE_TILE_BASE,
    USE_TILE_END,
    add_role,
    answer_with,
    call_role,
    castle_served,
    choose_role,
    courage_answered,
    courage_called,
    deliver_to,
    dispel_at,
    fly_to,
    go_to,
    pawn_delivering,
    pawn_flown,
    region_flown_to,
    role_called,
    take_resource,
    trade_goods,
    use_tile,
)
from samobranka.games.broom_service.parts import (
    BRAVE,
    CASTLE_COUNT,
    CASTLES_AT,
    CIRCLE_COUNT,
    COWARDLY,
    FOREST_TILES,
    MOST_CASTLES,
    MOST_NEAR,
    MOST_SPACES,
    NEAR,
    NEAR_COUNT,
    PAWNS,
    RESOURCES,
    ROLES,
    SPACE_FIRST,
)
from samobranka.games.broom_service.phases.choosing import (
    apply_add,
    apply_add_none,
    apply_choose,
    apply_enough,
    refuse_add,
    refuse_choose,
    refuse_enough,
    seats_choosing,
    show_numbers,
    take_added,
)
from samobranka.games.broom_service.phases.clouds import apply_dispel, refuse_dispel
from samobranka.games.broom_service.phases.delivering import (
    apply_deliver,
    apply_sell,
    refuse_deliver,
    refuse_sell,
)
from samobranka.games.broom_service.phases.flying import (
    apply_fly,
    apply_go_to,
    refuse_fly,
    refuse_go_to,
)
from samobranka.games.broom_service.phases.nesting import refuse_nothing, settle
from samobranka.games.broom_service.phases.roles import (
    apply_take,
    apply_take_all,
    drop_whatever_waits,
    refuse_take,
    refuse_take_all,
)
from samobranka.games.broom_service.phases.rounds import REASONS as REASONS
from samobranka.games.broom_service.phases.rounds import (
    apply_hand_in,
    begin_round,
    end_or_go_on,
    end_round,
    refuse_hand_in,
    take_sets,
)
from samobranka.games.broom_service.phases.turns import (
    apply_answer,
    apply_call,
    ask_next,
    refuse_answer,
    refuse_call,
)
from samobranka.games.broom_service.phases.ways import (
    apply_act,
    apply_trade,
    apply_use_tile,
    refuse_act,
    refuse_trade,
    refuse_use_tile,
)
from samobranka.games.broom_service.refusals import REFUSALS as REFUSALS
from samobranka.games.broom_service.scoring import write_outcome
from samobranka.games.broom_service.setup import prepare
from samobranka.games.broom_service.state import (
    ADDING,
    ALL_ADDED,
    ALL_CHOSEN,
    ALL_HANDED_IN,
    ANSWERING,
    CALLING,
    CHOOSING,
    CIRCLE,
    DELIVER,
    DISPEL,
    DONE,
    DROP,
    FLY,
    HANDING_IN,
    HANDS_IN,
    NEXT_ANSWER,
    OVER,
    ROUND_ENDS,
    ROUND_OVER,
    SETTLING,
    STALL,
    TAKE,
    State,
    decision,
    is_at_once,
)

MAX_PLIES = 6000
MAX_LEGAL = max(
    2 * ROLES,  # calls
    MOST_SPACES + 1,  # clouds
    PAWNS * MOST_NEAR + 1,  # moves
    PAWNS * MOST_CASTLES + 2,  # deliveries
    CIRCLE_COUNT,
    1 + GOODS_COUNT + FOREST_TILES + 1,
)


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)
    go_on(states[i], chance)


def movers(states: States, i: int) -> int:
    """17.6: all who have not chosen, at once; else one seat alone."""
    s: State = states[i]
    if s.phase == OVER:
        return 0
    return seats_choosing(s) if is_at_once(s.phase) else seat_bit(s.turn)


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < CHOOSE_END:
        return refuse_choose(s, seat, action - CHOOSE_BASE)
    if action == ENOUGH:
        return refuse_enough(s, seat)
    if action < ADD_END:
        return refuse_add(s, seat, action - ADD_BASE)
    if action < CALL_END:
        return refuse_call(s, seat, role_called(action))
    if action < ANSWER_END:
        return refuse_answer(s, seat)
    if action == ACT:
        return refuse_act(s, seat)
    if action < TRADE_END:
        return refuse_trade(s, seat, action - TRADE_BASE)
    if action < USE_TILE_END:
        return refuse_use_tile(s, seat, action - USE_TILE_BASE)
    if action < FLY_END:
        return refuse_fly(s, seat, pawn_flown(action), region_flown_to(action))
    if action < DELIVER_END:
        return refuse_deliver(s, seat, pawn_delivering(action), castle_served(action))
    if action == SELL:
        return refuse_sell(s, seat)
    if action < DISPEL_END:
        return refuse_dispel(s, seat, action - DISPEL_BASE)
    if action < TAKE_END:
        return refuse_take(s, seat, action - TAKE_BASE)
    if action == TAKE_ALL:
        return refuse_take_all(s, seat)
    if action < GO_TO_END:
        return refuse_go_to(s, seat)
    return refuse_hand_in(s, seat) if action == HAND_IN else refuse_nothing(s, seat)


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    if is_at_once(s.phase):
        apply_at_once(s, seat, action)
    elif s.phase == CALLING:
        s.moment += 1
        apply_call(s, seat, role_called(action), courage_called(action))
    elif s.phase == ANSWERING:
        s.moment += 1
        apply_answer(s, seat, courage_answered(action))
    else:
        s.moment += 1
        apply_in_action(s, seat, action)
    go_on(s, chance)


def apply_at_once(s: State, seat: int, action: int) -> None:
    """3.2, 13.8, 10.11: the moment stands still until all have chosen."""
    if action < CHOOSE_END:
        apply_choose(s, seat, action - CHOOSE_BASE)
    elif action == ENOUGH:
        apply_enough(s, seat)
    elif action < ADD_END:
        apply_add(s, seat, action - ADD_BASE)
    elif action == HAND_IN:
        apply_hand_in(s, seat, HANDS_IN)
    elif s.phase == ADDING:
        apply_add_none(s, seat)
    else:
        apply_hand_in(s, seat, DONE)


def apply_in_action(s: State, seat: int, action: int) -> None:
    """16.1: one step of an action."""
    if action == ACT:
        apply_act(s)
    elif action < TRADE_END:
        apply_trade(s, seat, action - TRADE_BASE)
    elif action < USE_TILE_END:
        apply_use_tile(s, seat, action - USE_TILE_BASE)
    elif action < FLY_END:
        apply_fly(s, seat, pawn_flown(action), region_flown_to(action))
    elif action < DELIVER_END:
        apply_deliver(s, seat, pawn_delivering(action), castle_served(action))
    elif action == SELL:
        apply_sell(s, seat)
    elif action < DISPEL_END:
        apply_dispel(s, seat, action - DISPEL_BASE)
    elif action < TAKE_END:
        apply_take(s, seat, action - TAKE_BASE)
    elif action == TAKE_ALL:
        apply_take_all(s, seat)
    elif action < GO_TO_END:
        apply_go_to(s, seat, action - GO_TO_BASE)
    else:
        drop_whatever_waits(s)


def go_on(s: State, chance: Row) -> None:
    """What needs no decision, until the next decision."""
    while s.phase > OVER:
        if s.phase == SETTLING:  # chapter 16
            settle(s)
        elif s.phase == NEXT_ANSWER:  # 4.3
            ask_next(s)
        elif s.phase == ALL_CHOSEN:  # 3.7
            show_numbers(s)
        elif s.phase == ALL_ADDED:  # 13.7
            take_added(s)
        elif s.phase == ROUND_ENDS:  # 6.1
            end_round(s)
        elif s.phase == ALL_HANDED_IN:  # 10.11
            take_sets(s)
        elif s.phase == ROUND_OVER:  # 7.1
            end_or_go_on(s)
        else:  # 3.1
            begin_round(s, chance)


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    if s.phase == CHOOSING:
        return legal_choices(s, seat, out)
    if s.phase == ADDING:
        return legal_additions(s, seat, out)
    if s.phase == HANDING_IN:
        count = offer(out, 0, HAND_IN, refuse_hand_in(s, seat))
        return offer(out, count, NOTHING_MORE, refuse_nothing(s, seat))
    if s.turn != seat or s.phase == OVER:
        return 0
    if s.phase == CALLING:
        return legal_calls(s, seat, out)
    if s.phase == ANSWERING:
        count = offer(out, 0, answer_with(COWARDLY), refuse_answer(s, seat))
        return offer(out, count, answer_with(BRAVE), refuse_answer(s, seat))
    return legal_steps(s, seat, out)


def legal_steps(s: State, seat: int, out: Row) -> int:
    """16.3: those of the uppermost decision."""
    kind = decision(s)
    if kind == FLY:
        count = legal_flights(s, seat, out)
    elif kind == DROP or kind == DELIVER or kind == STALL:
        count = legal_deliveries(s, seat, out)
    elif kind == DISPEL:
        count = legal_clouds(s, seat, out)
    elif kind == TAKE:
        count = legal_takes(s, seat, out)
    elif kind == CIRCLE:
        count = legal_circles(s, seat, out)
    else:
        count = legal_ways(s, seat, out)
    return offer(out, count, NOTHING_MORE, refuse_nothing(s, seat))


def legal_choices(s: State, seat: int, out: Row) -> int:
    """3.4, 10.3"""
    count = 0
    for role in range(ROLES):
        count = offer(out, count, choose_role(role), refuse_choose(s, seat, role))
    return offer(out, count, ENOUGH, refuse_enough(s, seat))


def legal_additions(s: State, seat: int, out: Row) -> int:
    """13.7"""
    count = 0
    for role in range(ROLES):
        count = offer(out, count, add_role(role), refuse_add(s, seat, role))
    return offer(out, count, NOTHING_MORE, refuse_nothing(s, seat))


def legal_calls(s: State, seat: int, out: Row) -> int:
    """4.1"""
    count = 0
    for role in range(ROLES):
        refused = refuse_call(s, seat, role)
        count = offer(out, count, call_role(role, COWARDLY), refused)
        count = offer(out, count, call_role(role, BRAVE), refused)
    return count


def legal_ways(s: State, seat: int, out: Row) -> int:
    """16.2"""
    count = offer(out, 0, ACT, refuse_act(s, seat))
    for goods in range(GOODS_COUNT):
        count = offer(out, count, trade_goods(goods), refuse_trade(s, seat, goods))
    for tile in range(FOREST_TILES):
        count = offer(out, count, use_tile(tile), refuse_use_tile(s, seat, tile))
    return count


def legal_flights(s: State, seat: int, out: Row) -> int:
    """8.3"""
    count = 0
    for pawn in range(PAWNS):
        home = s.pawn[seat, pawn]
        for place in range(NEAR_COUNT[home]):
            region = NEAR[home, place]
            count = offer(out, count, fly_to(pawn, region), refuse_fly(s, seat, pawn, region))
    return count


def legal_deliveries(s: State, seat: int, out: Row) -> int:
    """8.7, 14.6"""
    count = 0
    for pawn in range(PAWNS):
        region = s.pawn[seat, pawn]
        for place in range(CASTLE_COUNT[region]):
            castle = CASTLES_AT[region, place]
            refused = refuse_deliver(s, seat, pawn, castle)
            count = offer(out, count, deliver_to(pawn, castle), refused)
    return offer(out, count, SELL, refuse_sell(s, seat))


def legal_clouds(s: State, seat: int, out: Row) -> int:
    """9.2"""
    count = 0
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        count = offer(out, count, dispel_at(space), refuse_dispel(s, seat, space))
    return count


def legal_takes(s: State, seat: int, out: Row) -> int:
    """8.2"""
    count = 0
    for resource in range(RESOURCES):
        count = offer(out, count, take_resource(resource), refuse_take(s, seat, resource))
    return offer(out, count, TAKE_ALL, refuse_take_all(s, seat))


def legal_circles(s: State, seat: int, out: Row) -> int:
    """14.3"""
    count = 0
    for circle in range(CIRCLE_COUNT):
        count = offer(out, count, go_to(circle), refuse_go_to(s, seat))
    return count


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
