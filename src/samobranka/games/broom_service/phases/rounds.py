"""Chapters 3, 5, 6, 7 and 10: a round begins, with cursed roles; it ends, and the event acts."""

from __future__ import annotations

from samobranka.core.chance import draw
from samobranka.core.record import Row
from samobranka.core.sets import bit, count_of, has, nth_of
from samobranka.games.broom_service.parts import (
    ALL_EVENTS,
    CLOUD_KINDS,
    CLOUDS_KEPT,
    CURSED_ROLES,
    EVENT_LAND,
    EVENT_POINTS,
    HAND_IN,
    LONE_PAWNS,
    PAWNS,
    PAWNS_ON,
    RESOURCES,
    RESOURCES_KEPT,
    ROLES,
    ROUNDS,
)
from samobranka.games.broom_service.phases.handing_in import ask_for_sets
from samobranka.games.broom_service.state import (
    CHOOSING,
    OVER,
    ROUND_BEGINS,
    ROUND_OVER,
    State,
    book_event,
    event_does,
)

REASONS = ("technical_stop", "last_round")
LAST_ROUND = 1


def begin_round(s: State, chance: Row) -> None:
    """3.1: event, cursed roles, then the choice. 6.2: all roles are back with every seat."""
    s.moment += 1
    s.round += 1
    for seat in range(s.seats):
        for role in range(ROLES):
            s.played[seat, role] = 0
    for place in range(s.call_count):
        s.calls[place] = 0
    s.call_count = 0
    turn_up_event(s, chance)
    turn_up_cursed(s, chance)
    s.phase = CHOOSING


def turn_up_event(s: State, chance: Row) -> None:
    """2.8, 17.11: each event not yet seen is as likely as another."""
    unseen = ALL_EVENTS & ~s.events_seen
    s.event = nth_of(unseen, draw(chance, count_of(unseen)))
    s.events_seen |= bit(s.event)


def turn_up_cursed(s: State, chance: Row) -> None:
    """5.4: the last ones go to the discard. 5.5: which is shuffled when the deck is empty."""
    s.cursed_discard |= s.cursed
    s.cursed = 0
    for _ in range(CURSED_ROLES[s.seats]):
        if s.cursed_deck == 0:
            s.cursed_deck = s.cursed_discard
            s.cursed_discard = 0
        role = nth_of(s.cursed_deck, draw(chance, count_of(s.cursed_deck)))
        s.cursed_deck &= ~bit(role)
        s.cursed |= bit(role)


# ---------------------------------------------------------------- the end of the round


def end_round(s: State) -> None:
    """6.1: the event acts, if its time is now."""
    s.phase = ROUND_OVER
    if event_does(s, HAND_IN):
        ask_for_sets(s)
        return
    for seat in range(s.seats):
        times = times_event_counts(s, seat)
        book_event(s, seat, times * EVENT_POINTS[s.event])


def times_event_counts(s: State, seat: int) -> int:
    """10.9, 10.10, 10.12, 10.13: how often the card's points are booked."""
    if event_does(s, PAWNS_ON):
        return pawns_on(s, seat, EVENT_LAND[s.event])
    if event_does(s, RESOURCES_KEPT):
        return resources_of(s, seat)
    if event_does(s, CLOUDS_KEPT):
        return clouds_of(s, seat)
    return lone_pawns(s, seat) if event_does(s, LONE_PAWNS) else 0


def pawns_on(s: State, seat: int, land: int) -> int:
    """10.9: each pawn counts by itself."""
    count = 0
    for pawn in range(PAWNS):
        if has(land, s.pawn[seat, pawn]):
            count += 1
    return count


def resources_of(s: State, seat: int) -> int:
    """All potions and wands of a seat (7.9, 10.10)."""
    count = 0
    for resource in range(RESOURCES):
        count += s.stock[seat, resource]
    return count


def clouds_of(s: State, seat: int) -> int:
    """10.12: cloud tokens of either kind."""
    count = 0
    for cloud in range(CLOUD_KINDS):
        count += s.won[seat, cloud]
    return count


def lone_pawns(s: State, seat: int) -> int:
    """10.13: no other pawn in the region, the own second one included."""
    count = 0
    for pawn in range(PAWNS):
        if pawns_in(s, s.pawn[seat, pawn]) == 1:
            count += 1
    return count


def pawns_in(s: State, region: int) -> int:
    """All pawns in a region."""
    count = 0
    for seat in range(s.seats):
        for pawn in range(PAWNS):
            if s.pawn[seat, pawn] == region:
                count += 1
    return count


def end_or_go_on(s: State) -> None:
    """7.1: the match ends after the last round."""
    if s.round == ROUNDS:
        s.moment += 1
        s.reason = LAST_ROUND
        s.phase = OVER
    else:
        s.phase = ROUND_BEGINS
