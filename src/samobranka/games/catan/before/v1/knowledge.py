"""Chapter 24: resource cards change hands, and what everybody makes of it.

Every card that moves, moves here. `sure` is what all know to be in a hand at least, `sure_more` what
a seat knows beyond that; both only ever err downwards (R66).
"""

from __future__ import annotations

from samobranka.games.catan.parts import CARDS, RESOURCES
from samobranka.games.catan.state import State


def take_from_bank(s: State, seat: int, resource: int, count: int) -> None:
    """24.4: open gains."""
    s.bank[resource] -= count
    s.hand[seat, resource] += count
    s.hand_size[seat] += count
    s.sure[seat, resource] += count


def pay_bank(s: State, seat: int, resource: int, count: int) -> None:
    """24.4: open payments."""
    s.bank[resource] += count
    s.hand[seat, resource] -= count
    s.hand_size[seat] -= count
    forget(s, seat, resource, count)


def give_openly(s: State, giver: int, taker: int, resource: int, count: int) -> None:
    """24.4: cards that all see change hands."""
    s.hand[giver, resource] -= count
    s.hand_size[giver] -= count
    forget(s, giver, resource, count)
    s.hand[taker, resource] += count
    s.hand_size[taker] += count
    s.sure[taker, resource] += count


def forget(s: State, seat: int, resource: int, count: int) -> None:
    """24.5: what openly leaves a hand takes away from what is known of it, never below none."""
    common = min(count, s.sure[seat, resource])
    s.sure[seat, resource] -= common
    rest = count - common
    if rest > 0:
        for who in range(s.seats):
            s.sure_more[who, seat, resource] = max(0, s.sure_more[who, seat, resource] - rest)


def show_cards(s: State, seat: int, resource: int, count: int) -> None:
    """24.6: all see that a hand holds at least so many."""
    more = count - s.sure[seat, resource]
    if more > 0:
        s.sure[seat, resource] = count
        for who in range(s.seats):
            s.sure_more[who, seat, resource] = max(0, s.sure_more[who, seat, resource] - more)


def known(s: State, who: int, seat: int, resource: int) -> int:
    """24.5: how many cards of a resource one seat knows another to hold, at least."""
    return s.sure[seat, resource] + s.sure_more[who, seat, resource]


def see_hand(s: State, who: int, seat: int) -> None:
    """24.10: who looks into a hand knows it whole."""
    for resource in range(RESOURCES):
        s.sure_more[who, seat, resource] = s.hand[seat, resource] - s.sure[seat, resource]


def give_secretly(s: State, giver: int, taker: int, resource: int) -> None:
    """24.7: a card that only giver and taker see."""
    lay_apart(s, giver, taker)
    for who in range(s.seats):
        if who == giver or who == taker:
            s.sure_more[who, giver, resource] = max(0, s.sure_more[who, giver, resource] - 1)
            s.sure_more[who, taker, resource] += 1
        else:
            guess(s, who, giver, taker)
    guess_for_all(s, giver, taker)
    lay_together(s, giver, taker)
    s.hand[giver, resource] -= 1
    s.hand_size[giver] -= 1
    s.hand[taker, resource] += 1
    s.hand_size[taker] += 1


def lay_apart(s: State, giver: int, taker: int) -> None:
    """For a while `sure_more` is all that a seat knows of these two hands."""
    for who in range(s.seats):
        for resource in range(RESOURCES):
            s.sure_more[who, giver, resource] += s.sure[giver, resource]
            s.sure_more[who, taker, resource] += s.sure[taker, resource]


def lay_together(s: State, giver: int, taker: int) -> None:
    """`sure_more` is again what a seat knows beyond what all know; of its own hand it needs nothing."""
    for who in range(s.seats):
        for resource in range(RESOURCES):
            s.sure_more[who, giver, resource] -= s.sure[giver, resource]
            s.sure_more[who, taker, resource] -= s.sure[taker, resource]
    for resource in range(RESOURCES):
        s.sure_more[giver, giver, resource] = 0
        s.sure_more[taker, taker, resource] = 0


def guess(s: State, who: int, giver: int, taker: int) -> None:
    """24.8: one card less of each resource; 24.9: unless only one card can have gone."""
    for resource in range(RESOURCES):
        if s.sure_more[who, giver, resource] == s.hand_size[giver]:
            s.sure_more[who, giver, resource] -= 1
            s.sure_more[who, taker, resource] += 1
            return
    for resource in range(RESOURCES):
        s.sure_more[who, giver, resource] = max(0, s.sure_more[who, giver, resource] - 1)


def guess_for_all(s: State, giver: int, taker: int) -> None:
    """The same for what everybody knows."""
    for resource in range(RESOURCES):
        if s.sure[giver, resource] == s.hand_size[giver]:
            s.sure[giver, resource] -= 1
            s.sure[taker, resource] += 1
            return
    for resource in range(RESOURCES):
        s.sure[giver, resource] = max(0, s.sure[giver, resource] - 1)


def held_by_others(s: State, seat: int, resource: int, in_play: int) -> int:
    """24.3: how many cards of a resource all other hands hold together; all can count it."""
    return in_play - s.bank[resource] - s.hand[seat, resource]


def card_left_deck(s: State, buyer: int, card: int) -> None:
    """24.13: what seats know to be in the deck, at least, after a card was bought from it."""
    for who in range(s.seats):
        for kind in range(CARDS):
            if who != buyer or kind == card:
                s.deck_sure[who, kind] = max(0, s.deck_sure[who, kind] - 1)
