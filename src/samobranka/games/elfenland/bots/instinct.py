"""What a seat does without thinking: the searching bot's guess at how a match goes on.

It takes counters for the cards in hand, makes one plan and lays them where that wants them, the nearest
leg first: one look at all journeys in a round instead of one for every action.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.game import ENOUGH, States
from samobranka.core.record import Row
from samobranka.games.elfenland.bots.evaluate import best_plan
from samobranka.games.elfenland.parts import LIGHT_WAYS, NOTHING, TRANSPORTS
from samobranka.games.elfenland.phases.counters import TakeOpen
from samobranka.games.elfenland.phases.planning import Lay, Pass
from samobranka.games.elfenland.rules import ACTIONS
from samobranka.games.elfenland.state import HIDDEN, OPEN, PLANNING, TAKING, State

take_open = ACTIONS.number_of(TakeOpen)
lay = ACTIONS.number_of(Lay)
pass_by = ACTIONS.number_of(Pass)

IN_HAND = 20  # a card that a counter would go with
HELD = 45  # a counter of the same transport


def instinct(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy. Once counters are laid, the evaluation sees every journey to its end."""
    s: State = states[i]
    if s.phase == TAKING:
        return take(s, seat)
    if s.phase == PLANNING:
        return prepare_leg(s, seat)
    return ENOUGH


def take(s: State, seat: int) -> int:
    """6.2: the counter that goes best with the hand."""
    best = -1
    best_worth = 0
    for transport in range(TRANSPORTS):
        if s.row[transport] > 0:
            held = s.open[seat, transport] + s.hidden[seat, transport]
            worth = IN_HAND * s.hand[seat, transport] + LIGHT_WAYS[transport] - HELD * held
            if best < 0 or worth > best_worth:
                best = transport
                best_worth = worth
    return take_open(best)


def prepare_leg(s: State, seat: int) -> int:
    """7.2: the next counter of the plan, a new plan where someone was quicker."""
    if s.planned_in[seat] != s.round or is_thwarted(s, seat):
        best_plan(s, seat)
        s.plan_done[seat] = 0
        s.planned_in[seat] = s.round
    leg = s.plan_done[seat]
    if leg == s.plan_size[seat]:
        return pass_by()
    s.plan_done[seat] = leg + 1
    transport = s.plan_transport[seat, leg]
    side = OPEN if s.open[seat, transport] > 0 else HIDDEN
    return lay(transport, side, s.plan_road[seat, leg])


def is_thwarted(s: State, seat: int) -> bool:
    """Whether the next leg of the plan can no longer be prepared."""
    leg = s.plan_done[seat]
    return leg < s.plan_size[seat] and s.counter_on[s.plan_road[seat, leg]] != NOTHING
