"""Chapter 33: villages, their cloth, and how the match ends when it is sold."""

from __future__ import annotations

from samobranka.core.sets import bit, has
from samobranka.games.catan.maps import CLOTH_FOR_CATAN
from samobranka.games.catan.parts import FEWEST_VILLAGES, NOTHING
from samobranka.games.catan.phases.the_map import end_of
from samobranka.games.catan.phases.turns import end_match, look_for_victory
from samobranka.games.catan.scoring import SOLD_OUT, points_of
from samobranka.games.catan.state import OVER, State, has_ship, is_own_turn, seats_after


def look_for_village(s: State, seat: int) -> None:
    """33.3: whether a ship has just come to a village with which its owner does not trade yet."""
    if s.scenario != CLOTH_FOR_CATAN or s.scouted == NOTHING or not has_ship(s, seat, s.scouted):
        return
    for place in range(s.marks):
        is_there = False
        for end in range(2):
            if end_of(s, s.scouted, end) == s.mark_at[place]:
                is_there = True
        if is_there and not has(s.traded[seat], place):
            s.traded[seat] |= bit(place)
            if s.bales[place] > 0:
                s.bales[place] -= 1
                s.cloth[seat] += 1
                look_for_end(s, seat)


def collect_cloth(s: State, number: int) -> None:
    """33.4: of every village of this number that has any, clockwise from who rolled."""
    for place in range(s.marks):
        if s.mark[place] == number and s.bales[place] > 0:
            for step in range(s.seats):
                seat = seats_after(s, s.active, step)
                if has(s.traded[seat], place):
                    take_bale(s, seat, place)
    look_for_end(s, s.active)


def take_bale(s: State, seat: int, place: int) -> None:
    """33.4: from the village; then from the supply, while that has any."""
    if s.bales[place] > 0:
        s.bales[place] -= 1
        s.cloth[seat] += 1
    elif s.cloth_left > 0:
        s.cloth_left -= 1
        s.cloth[seat] += 1


def look_for_end(s: State, seat: int) -> None:
    """33.9: the goal comes first; then it counts how many villages have cloth."""
    if is_own_turn(s, seat):
        look_for_victory(s, seat)
    if s.phase != OVER and villages_with_cloth(s) < FEWEST_VILLAGES:
        end_match(s, richest(s), SOLD_OUT)


def villages_with_cloth(s: State) -> int:
    """33.9"""
    count = 0
    for place in range(s.marks):
        count += s.bales[place] > 0
    return count


def richest(s: State) -> int:
    """33.9: most points, then most cloth, then the first clockwise from the seat on turn."""
    best = s.turn
    for step in range(1, s.seats):
        seat = seats_after(s, s.turn, step)
        more = points_of(s, seat) - points_of(s, best)
        if more > 0 or (more == 0 and s.cloth[seat] > s.cloth[best]):
            best = seat
    return best
