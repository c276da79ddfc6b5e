"""Chapter 13: what is known of the gifts, and by whom."""

from __future__ import annotations

from samobranka.core.sets import bit
from samobranka.games.master_elf.parts import NOTHING
from samobranka.games.master_elf.state import State


def see_pile(s: State, seat: int, pile: int) -> None:
    """7.4: the seat looks through a pile; 13.6: it alone knows it from now on."""
    s.secret_seat = seat
    s.secret_pile = pile
    for depth in range(s.covered[pile]):
        s.saw_pile[seat, depth] = s.pile[pile, depth]
    s.shown += 1


def see_aside(s: State, seat: int) -> None:
    """7.5: the seat looks through the gifts set aside; 13.7: only this seat knows what lies there."""
    s.saw_aside[seat] = s.aside
    s.shown += 1


def unsee_aside(s: State, gift: int) -> None:
    """13.7: a gift that is no longer set aside."""
    if s.treasure_seat != NOTHING:
        s.saw_aside[s.treasure_seat] &= ~bit(gift)


def see_out_of_piles(s: State, gift: int) -> None:
    """A gift that lies open is no longer one known to be somewhere below the tops."""
    s.returned &= ~bit(gift)
    if s.secret_seat != NOTHING:
        s.saw_returned[s.secret_seat] &= ~bit(gift)


def forget_order(s: State, pile: int) -> None:
    """13.6: which gifts they are stays known, where they lie does not."""
    s.saw_dealt = s.covered[pile]
    for depth in range(s.covered[pile]):
        s.saw_returned[s.secret_seat] |= bit(s.saw_pile[s.secret_seat, depth])
        s.saw_pile[s.secret_seat, depth] = NOTHING
    s.secret_pile = NOTHING
