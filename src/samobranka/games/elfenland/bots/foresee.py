"""How well a seat stands in the long run: what the searching bot takes for chances of winning.

The evaluation tells what to do next, this who is likely to win. It counts where the seat stands after
the best journey it can still make in this round: the markers it has then, the towns it could visit
next, and in the last round the cards that decide between equals (11.3). All numbers were fitted to
1,400 matches of greedy bots: thousandths of what makes a seat e times as likely to win, by round.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import table
from samobranka.core.sets import count_of
from samobranka.games.elfenland.bots.evaluate import (
    NEIGHBOURS,
    best_journey,
    best_plan,
    is_to_travel,
    neighbours_among,
    worth_of_things,
)
from samobranka.games.elfenland.scoring import distance_to, markers_taken
from samobranka.games.elfenland.state import PLANNING, TAKING, State

MARKER = table([0, 1000, 1350, 2200, 18000])
PAIR = table([0, 220, 277, 440, 0])  # two neighbours not visited
NEXT = table([0, 300, 280, 230, 0])  # a town not visited, one leg away
CARD = table([0, 0, 0, 0, 2500])  # left after the journey
LEG = table([0, 0, 60, 180, 18000])  # between the boot and its destination (12.5)
PLAN = 2  # thousandths of a planned marker


def foresee(states: States, i: int, seat: int) -> int:
    """Thousandths, see above."""
    s: State = states[i]
    if s.phase == TAKING or s.phase == PLANNING:
        planned = best_plan(s, seat) + worth_of_things(s, seat)
        return int(MARKER[s.round]) * markers_taken(s, seat) + PLAN * planned
    s.end_town = s.boot[seat]
    s.end_gained = 0
    s.end_left = s.hand_size[seat]
    if is_to_travel(s, seat):
        best_journey(s, seat)
    unvisited = s.unvisited[seat] & ~s.end_gained
    value = MARKER[s.round] * (markers_taken(s, seat) + count_of(s.end_gained))
    value += PAIR[s.round] * neighbours_among(unvisited)
    value += NEXT[s.round] * count_of(unvisited & NEIGHBOURS[s.end_town])
    if s.has_destinations:
        value -= LEG[s.round] * distance_to(s, s.end_town, s.goal[seat])
    return int(value + CARD[s.round] * s.end_left)
