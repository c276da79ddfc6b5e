"""Chapters 9 and 10: who has the card of the longest road and that of the largest army."""

from __future__ import annotations

from samobranka.games.catan.parts import AWARD_IDS, LEAST_ARMY, LEAST_ROAD, NOTHING
from samobranka.games.catan.state import State, knights_of

LONGEST_ROAD, LARGEST_ARMY = range(len(AWARD_IDS))


def standing(s: State, award: int, seat: int) -> int:
    """9.4, 10.13: what a card is given for."""
    return s.road_length[seat] if award == LONGEST_ROAD else knights_of(s, seat)


def holder_of(s: State, award: int, holder: int) -> int:
    """Who has the card now that `holder` had, or NOTHING."""
    least = LEAST_ROAD if award == LONGEST_ROAD else LEAST_ARMY
    most = least - 1
    leader = NOTHING
    for seat in range(s.seats):
        if standing(s, award, seat) > most:
            most = standing(s, award, seat)
            leader = seat
        elif standing(s, award, seat) == most:
            leader = NOTHING
    if most < least:
        return NOTHING  # 9.9
    if holder != NOTHING and standing(s, award, holder) == most:
        return holder  # 9.5, 9.7, 10.14, 14.7
    return leader  # 9.8 to 9.10
