"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer, seat_bit
from samobranka.core.record import Row
from samobranka.games.elfenland.actions import (
    CARAVAN_BASE,
    CARAVAN_END,
    DISCARD_BASE,
    DISCARD_END,
    END_JOURNEY,
    KEEP_BASE,
    LAY_END,
    LAY_OBSTACLE_BASE,
    LAY_OBSTACLE_END,
    PASS,
    PAY_BASE,
    PAY_END,
    TAKE_BLIND,
    TAKE_OPEN_BASE,
    TAKE_OPEN_END,
    TRAVEL_BASE,
    TRAVEL_END,
    caravan_over,
    counter_to_lay,
    discard_of,
    keep_counter,
    lay_counter,
    lay_obstacle,
    pay_card,
    road_to_lay_on,
    take_open,
    travel_over,
)
from samobranka.games.elfenland.parts import (
    CARDS,
    MOST_COUNTERS,
    MOST_WAYS,
    NOTHING,
    ROADS,
    TRANSPORTS,
    WAYS_AT,
)
from samobranka.games.elfenland.phases.caravan import (
    apply_caravan,
    apply_pay,
    refuse_caravan,
    refuse_pay,
)
from samobranka.games.elfenland.phases.counters import (
    apply_take_blind,
    apply_take_open,
    next_taker,
    refuse_take_blind,
    refuse_take_open,
)
from samobranka.games.elfenland.phases.dealing import begin_round
from samobranka.games.elfenland.phases.planning import (
    apply_lay,
    apply_lay_obstacle,
    apply_pass,
    counters_of,
    next_planner,
    refuse_lay,
    refuse_lay_obstacle,
    refuse_pass,
)
from samobranka.games.elfenland.phases.round_end import (
    apply_keep,
    clear_up,
    end_match,
    end_round,
    refuse_keep,
    seats_keeping,
)
from samobranka.games.elfenland.phases.travelling import (
    apply_discard,
    apply_end_journey,
    apply_travel,
    limit_hand,
    look_around,
    next_traveller,
    refuse_discard,
    refuse_end_journey,
    refuse_travel,
)
from samobranka.games.elfenland.refusals import REFUSALS as REFUSALS
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
    SIDES,
    TAKING,
    TRAVELLING,
    State,
)

MAX_PLIES = 4000
"""Never reached (11.8)."""
MAX_LEGAL = (MOST_COUNTERS + 1) * ROADS + 1
"""The longest list: every counter on every road, or the obstacle, or pass (7.1)."""


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.4"""
    s: State = states[i]
    if s.phase == KEEPING:
        return seats_keeping(s)
    return 0 if s.phase == OVER else seat_bit(s.turn)


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < TAKE_OPEN_END:
        return refuse_take_open(s, seat, action - TAKE_OPEN_BASE)
    if action == TAKE_BLIND:
        return refuse_take_blind(s, seat)
    if action < LAY_END:
        return refuse_lay(s, seat, counter_to_lay(action), road_to_lay_on(action))
    if action < LAY_OBSTACLE_END:
        return refuse_lay_obstacle(s, seat, action - LAY_OBSTACLE_BASE)
    if action == PASS:
        return refuse_pass(s, seat)
    if action < TRAVEL_END:
        return refuse_travel(s, seat, action - TRAVEL_BASE)
    if action < CARAVAN_END:
        return refuse_caravan(s, seat, action - CARAVAN_BASE)
    if action < PAY_END:
        return refuse_pay(s, seat, action - PAY_BASE)
    if action == END_JOURNEY:
        return refuse_end_journey(s, seat)
    if action < DISCARD_END:
        return refuse_discard(s, seat, action - DISCARD_BASE)
    return refuse_keep(s, seat, action - KEEP_BASE)


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    if action < TAKE_OPEN_END:
        apply_take_open(s, seat, action - TAKE_OPEN_BASE, chance)
    elif action == TAKE_BLIND:
        apply_take_blind(s, seat, chance)
    elif action < LAY_END:
        apply_lay(s, seat, counter_to_lay(action), road_to_lay_on(action))
    elif action < LAY_OBSTACLE_END:
        apply_lay_obstacle(s, seat, action - LAY_OBSTACLE_BASE)
    elif action == PASS:
        apply_pass(s)
    elif action < TRAVEL_END:
        apply_travel(s, seat, action - TRAVEL_BASE)
    elif action < CARAVAN_END:
        apply_caravan(s, seat, action - CARAVAN_BASE)
    elif action < PAY_END:
        apply_pay(s, seat, action - PAY_BASE)
    elif action == END_JOURNEY:
        apply_end_journey(s)
    elif action < DISCARD_END:
        apply_discard(s, seat, action - DISCARD_BASE)
    else:
        apply_keep(s, seat, action - KEEP_BASE)
    if s.phase != KEEPING:  # 10.6: while seats choose at once, the question stays the same
        s.moment += 1
        go_on(s, chance)


def go_on(s: State, chance: Row) -> None:
    """What needs no decision, until the next decision."""
    if s.phase == COUNTER_TAKEN:  # 6.1
        next_taker(s)
    if s.phase == PLANNED:  # 7.13
        next_planner(s)
    if s.phase == ARRIVED:  # 8.10
        look_around(s)
    if s.phase == JOURNEY_ENDS:  # 8.14
        limit_hand(s)
    if s.phase == JOURNEY_OVER:  # 8.1
        next_traveller(s)
    if s.phase == ROUND_ENDS:  # 10.1
        end_round(s)
    if s.phase == KEPT:  # 10.6
        clear_up(s)
        begin_round(s, chance)
    if s.phase == MATCH_ENDS:  # 11.1
        end_match(s)


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    if s.phase == KEEPING:
        return legal_keeps(s, seat, out)
    if s.turn != seat:
        return 0
    if s.phase == TAKING:
        return legal_takes(s, seat, out)
    if s.phase == PLANNING:
        return legal_plans(s, seat, out)
    if s.phase == TRAVELLING:
        return legal_legs(s, seat, out)
    if s.phase == CARAVANNING:
        return legal_payments(s, seat, out)
    if s.phase == DISCARDING:
        return legal_discards(s, seat, out)
    return 0


def legal_takes(s: State, seat: int, out: Row) -> int:
    """6.2, 6.3"""
    count = 0
    for transport in range(TRANSPORTS):
        count = offer(out, count, take_open(transport), refuse_take_open(s, seat, transport))
    return offer(out, count, TAKE_BLIND, refuse_take_blind(s, seat))


def legal_plans(s: State, seat: int, out: Row) -> int:
    """7.1"""
    count = 0
    for counter in range(TRANSPORTS * SIDES):
        if counters_of(s, seat, counter) > 0:
            for road in range(ROADS):
                refused = refuse_lay(s, seat, counter, road)
                count = offer(out, count, lay_counter(counter, road), refused)
    if s.obstacle[seat] > 0:
        for road in range(ROADS):
            refused = refuse_lay_obstacle(s, seat, road)
            count = offer(out, count, lay_obstacle(road), refused)
    return offer(out, count, PASS, refuse_pass(s, seat))


def legal_legs(s: State, seat: int, out: Row) -> int:
    """8.1, 9.1"""
    count = 0
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way != NOTHING:
            count = offer(out, count, travel_over(way), refuse_travel(s, seat, way))
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way != NOTHING and way < ROADS:  # 9.7
            count = offer(out, count, caravan_over(way), refuse_caravan(s, seat, way))
    return offer(out, count, END_JOURNEY, refuse_end_journey(s, seat))


def legal_payments(s: State, seat: int, out: Row) -> int:
    """9.8"""
    count = 0
    for card in range(CARDS):
        count = offer(out, count, pay_card(card), refuse_pay(s, seat, card))
    return count


def legal_discards(s: State, seat: int, out: Row) -> int:
    """8.15"""
    count = 0
    for card in range(CARDS):
        count = offer(out, count, discard_of(card), refuse_discard(s, seat, card))
    return count


def legal_keeps(s: State, seat: int, out: Row) -> int:
    """10.2"""
    count = 0
    for counter in range(TRANSPORTS * SIDES):
        count = offer(out, count, keep_counter(counter), refuse_keep(s, seat, counter))
    return count


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
