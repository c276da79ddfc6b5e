"""Chapter 9: the gift piles and how they run out."""

from __future__ import annotations

from samobranka.core.chance import shuffle
from samobranka.core.record import Row
from samobranka.core.sets import bit
from samobranka.games.master_elf.knowledge import forget_order, see_out_of_piles
from samobranka.games.master_elf.parts import NOTHING, PILES
from samobranka.games.master_elf.state import GIFT_MADE, State, pile_size

ENDED_SECOND = 1
ENDED_TOO_FEW = 2
REASONS = ("technical_stop", "second_exhaustion", "too_few_gifts")


def uncover(s: State, pile: int) -> None:
    """6.7: the top goes; the next card, if any, is the new top and everybody sees it."""
    s.top[pile] = NOTHING
    if s.covered[pile] == 0:
        return
    s.covered[pile] -= 1
    s.top[pile] = s.pile[pile, s.covered[pile]]
    s.pile[pile, s.covered[pile]] = NOTHING
    if s.secret_pile == pile:
        s.saw_pile[s.secret_seat, s.covered[pile]] = NOTHING
    see_out_of_piles(s, s.top[pile])
    s.shown += 1


def draw_out(s: State, pile: int, gift: int) -> None:
    """7.4: one gift out of a pile, the others keep their order."""
    if s.top[pile] == gift:
        uncover(s, pile)
        return
    found = False
    for depth in range(s.covered[pile]):
        found = found or s.pile[pile, depth] == gift
        if found:
            s.pile[pile, depth] = s.pile[pile, depth + 1]  # NOTHING above the last
            s.saw_pile[s.secret_seat, depth] = s.pile[pile, depth + 1]
    s.covered[pile] -= 1
    see_out_of_piles(s, gift)


def check_piles(s: State, chance: Row) -> None:
    """9.1: an exhausted pile is dealt with at once."""
    s.phase = GIFT_MADE
    left = 0
    is_exhausted = False
    for pile in range(PILES):
        left += pile_size(s, pile)
        is_exhausted = is_exhausted or pile_size(s, pile) == 0
    if not is_exhausted or s.is_ending:
        return
    s.exhaustions += 1
    if s.exhaustions == 2:  # 9.5
        end_match(s, ENDED_SECOND)
    elif left < PILES:  # 9.4
        end_match(s, ENDED_TOO_FEW)
    else:
        deal_again(s, left, chance)


def end_match(s: State, reason: int) -> None:
    """9.6: the running turn stops, but for a special action already opened (7.11)."""
    s.is_ending = 1
    s.reason = reason


def deal_again(s: State, left: int, chance: Row) -> None:
    """9.2: all gifts of the piles, shuffled, make three piles. 9.3: larger ones to the left."""
    gather(s)
    s.dealt_again = left
    shuffle(chance, s.loose, left)
    dealt = 0
    for pile in range(PILES):
        size = (left - dealt + PILES - pile - 1) // (PILES - pile)
        s.covered[pile] = size - 1
        for depth in range(size - 1):
            s.pile[pile, depth] = s.loose[dealt + depth]
        s.top[pile] = s.loose[dealt + size - 1]
        dealt += size
        see_out_of_piles(s, s.top[pile])


def gather(s: State) -> None:
    """Picks all piles up. 13.9: the old tops are known to be among them; 13.6: so is what was seen."""
    count = 0
    for pile in range(PILES):
        for depth in range(s.covered[pile]):
            s.loose[count] = s.pile[pile, depth]
            s.pile[pile, depth] = NOTHING
            count += 1
        if s.top[pile] != NOTHING:
            s.loose[count] = s.top[pile]
            s.returned |= bit(s.top[pile])
            s.top[pile] = NOTHING
            count += 1
        if s.secret_pile == pile:
            forget_order(s, pile)
        s.covered[pile] = 0
