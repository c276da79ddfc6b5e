"""Chapter 3: all choose their roles at once, in secret; 10.3: how many; 13.7: one more."""

from __future__ import annotations

from samobranka.core.game import LEGAL, seat_bit
from samobranka.games.broom_service.parts import (
    CARDS_POINTS,
    EXTRA_CARD_TILE,
    MOST_CARDS,
    NUMBER_OF_ROLES,
    ROLES_CHOSEN,
)
from samobranka.games.broom_service.refusals import (
    NO_EXTRA_CARD,
    NONE_CHOSEN,
    NUMBER_IS_FIXED,
    ROLE_CHOSEN,
    refuse_moment,
)
from samobranka.games.broom_service.state import (
    ADDING,
    ALL_ADDED,
    ALL_CHOSEN,
    CALLING,
    CHOOSING,
    DONE,
    FIRST_ADDED,
    UNDECIDED,
    State,
    bit,
    count_of,
    event_does,
    has,
)


def seats_choosing(s: State) -> int:
    """3.2: a bit for every seat that has not chosen."""
    choosing = 0
    for seat in range(s.seats):
        if s.choice[seat] == UNDECIDED:
            choosing |= seat_bit(seat)
    return choosing


def most_roles(s: State) -> int:
    """3.2, 10.3: with how many roles the choice is over by itself."""
    return MOST_CARDS[s.event] if event_does(s, NUMBER_OF_ROLES) else ROLES_CHOSEN


def refuse_choose(s: State, seat: int, role: int) -> int:
    """3.4: none twice."""
    refused = refuse_moment(s, seat, CHOOSING)
    if refused:
        return refused
    return ROLE_CHOSEN if has(s.hand[seat], role) else LEGAL


def apply_choose(s: State, seat: int, role: int) -> None:
    """3.4: with the last one the seat has chosen. The moment stands still: nobody can tell."""
    s.hand[seat] |= bit(role)
    if count_of(s.hand[seat]) == most_roles(s):
        s.choice[seat] = DONE
    end_choice(s)


def refuse_enough(s: State, seat: int) -> int:
    """10.3: one role or more, and only where their number is free."""
    refused = refuse_moment(s, seat, CHOOSING)
    if refused:
        return refused
    if not event_does(s, NUMBER_OF_ROLES):
        return NUMBER_IS_FIXED
    return NONE_CHOSEN if s.hand[seat] == 0 else LEGAL


def apply_enough(s: State, seat: int) -> None:
    """10.3"""
    s.choice[seat] = DONE
    end_choice(s)


def end_choice(s: State) -> None:
    """3.7: the last one to choose ends it for all."""
    if seats_choosing(s) == 0:
        s.phase = ALL_CHOSEN


def show_numbers(s: State) -> None:
    """3.7: only the sizes of hands become known. 10.4: and bring their points."""
    s.moment += 1
    s.shown += 1  # the last to choose learns that all have chosen, and how much
    for seat in range(s.seats):
        s.hand_size[seat] = count_of(s.hand[seat])
        if event_does(s, NUMBER_OF_ROLES):
            s.event_points[seat] = CARDS_POINTS[s.event, s.hand_size[seat]]
            s.points[seat] += s.event_points[seat]
    s.phase = ALL_ADDED
    for seat in range(s.seats):
        s.choice[seat] = DONE
        if s.held[seat, EXTRA_CARD_TILE] > 0:  # 13.8: all such seats decide at once
            s.choice[seat] = UNDECIDED
            s.phase = ADDING


def refuse_add(s: State, seat: int, role: int) -> int:
    """13.7: one role more, for the tile."""
    refused = refuse_moment(s, seat, ADDING)
    if refused:
        return NO_EXTRA_CARD if has_no_extra_card(s, seat) else refused
    return ROLE_CHOSEN if has(s.hand[seat], role) else LEGAL


def has_no_extra_card(s: State, seat: int) -> bool:
    """17.7: who may decide about an extra card is open."""
    return s.phase == ADDING and s.held[seat, EXTRA_CARD_TILE] == 0


def apply_add(s: State, seat: int, role: int) -> None:
    """13.8: in secret, so tile and hand stay as they are until all have decided."""
    s.choice[seat] = FIRST_ADDED + role
    end_adding(s)


def refuse_add_none(s: State, seat: int) -> int:
    """13.7: it may."""
    refused = refuse_moment(s, seat, ADDING)
    return NO_EXTRA_CARD if refused and has_no_extra_card(s, seat) else refused


def apply_add_none(s: State, seat: int) -> None:
    """13.7"""
    s.choice[seat] = DONE
    end_adding(s)


def end_adding(s: State) -> None:
    """13.8: when all have decided, the sizes of the hands are shown."""
    if seats_choosing(s) == 0:
        s.moment += 1
        s.shown += 1
        s.phase = ALL_ADDED


def take_added(s: State) -> None:
    """13.7: the tile leaves the match, the role comes to the hand; then the first player begins."""
    for seat in range(s.seats):
        if s.choice[seat] >= FIRST_ADDED:
            s.hand[seat] |= bit(s.choice[seat] - FIRST_ADDED)
            s.hand_size[seat] += 1
            s.held[seat, EXTRA_CARD_TILE] -= 1
        s.choice[seat] = UNDECIDED
    s.turn = s.first
    s.phase = CALLING
