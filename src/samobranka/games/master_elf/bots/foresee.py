"""How well a seat stands in the long run: what the searching bot takes for chances of winning.

The evaluation tells what to do next; this tells who is likely to win. A card is worth far more here,
and a gift on a top much less: it may be gone before the seat's next turn.

All numbers were fitted to 5,000 matches of greedy bots: thousandths of what makes a seat e times as
likely to win, at the end of the match, and how much more that is thirty turns before it. Turns are
guessed from the piles, which tells 95 % of how many will be played.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row, table
from samobranka.core.sets import count_of
from samobranka.games.master_elf.bots.evaluate import (
    FREE_GIFT,
    POINT,
    best_free_gift,
    hope_of_pairs,
    look_at_hand,
    look_at_tops,
    readiness,
)
from samobranka.games.master_elf.parts import (
    ALL_GIFTS,
    NOTHING,
    OF_FIRST_TYPE,
    OF_RIBBON,
    OF_SECOND_TYPE,
    PILES,
    RIBBONS,
    TYPES,
)
from samobranka.games.master_elf.scoring import collection_score, score
from samobranka.games.master_elf.state import LOOKING, OFFERED, State, is_deciding, pile_size

POINTS = table([784, -159])
CRYSTAL = table([550, 20])
CARD = table([540, -50])
NEAREST = table([473, -172])  # for each point that the nearest gift promises
PAIRS = table([700, 190])  # for each point that half a special pair promises
COLLECTIONS = table([620, 1110])  # for each point that a gift left would add to a collection
COLOUR = table([650, 1320])  # for the share of the seat's colour among the gifts left
WAIT = table([-200, 35])  # for each turn of others before the next of the seat


def foresee(states: States, i: int, seat: int) -> int:
    """Thousandths, see above."""
    s: State = states[i]
    turns = turns_left(s)
    points = score(s, s.made[seat])
    left = gifts_left(s)  # first what is asked of `s.tally`, while it is that of these points
    value = weight(COLLECTIONS, turns) * hope_of_collections(s, left) // count_of(left)
    value += weight(COLOUR, turns) * hope_of_colour(s, seat, left) // count_of(left)
    value += weight(POINTS, turns) * (POINT * points + free_gift(s, seat, points)) // POINT
    value += weight(CRYSTAL, turns) * s.crystals[seat]
    value += weight(CARD, turns) * s.hand_size[seat]
    value += weight(NEAREST, turns) * nearest_gift(s, seat, points) // POINT
    value += weight(PAIRS, turns) * hope_of_pairs(s, seat) // POINT
    return value + weight(WAIT, turns) * ((seat - s.turn) % s.seats)


def weight(weights: Row, turns: int) -> int:
    """What something is worth so many turns before the end."""
    return int(weights[0] + weights[1] * turns // 30)


def turns_left(s: State) -> int:
    """About how many turns will be played, by how much lies on the piles (9.1 to 9.5)."""
    fewest = pile_size(s, 0)
    left = 0
    for pile in range(PILES):
        fewest = min(fewest, pile_size(s, pile))
        left += pile_size(s, pile)
    if s.exhaustions == 0:
        return max(0, 105 * fewest + 237 * left - 670) // 100
    return max(0, 366 * fewest + 94 * left - 470) // 100


def gifts_left(s: State) -> int:
    """The gifts that nobody has."""
    left = ALL_GIFTS
    for seat in range(s.seats):
        left &= ~s.made[seat]
    return left


def hope_of_collections(s: State, left: int) -> int:
    """What these gifts would add to the collections in `s.tally`, each by itself (11.2)."""
    value = 0
    for type in range(TYPES):
        step = collection_score(type, s.tally[type] + 1) - collection_score(type, s.tally[type])
        value += step * count_of(left & (OF_FIRST_TYPE[type] | OF_SECOND_TYPE[type]))
    return value


def hope_of_colour(s: State, seat: int, left: int) -> int:
    """How many of these gifts have the seat's colour (11.6)."""
    best = 0
    most = -1
    for ribbon in range(RIBBONS):
        count = count_of(s.made[seat] & OF_RIBBON[ribbon])
        if count > most:
            most = count
            best = ribbon
    return count_of(left & OF_RIBBON[best])


def free_gift(s: State, seat: int, points: int) -> int:
    """Hundredths of points that a special action will bring at once."""
    if is_deciding(s, seat, OFFERED):
        return FREE_GIFT
    if is_deciding(s, seat, LOOKING):
        return POINT * best_free_gift(s, seat, points)
    return 0


def nearest_gift(s: State, seat: int, points: int) -> int:
    """Hundredths of points that the best gift on a top promises."""
    look_at_tops(s, seat, points)
    look_at_hand(s, seat)
    nearest = 0
    for pile in range(PILES):
        if s.top[pile] != NOTHING:
            nearest = max(nearest, s.gain[pile] * readiness(s.prospect, s.top[pile]))
    return nearest
