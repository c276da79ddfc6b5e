"""What each seat may see, built up from nothing, and what is expected of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.record import once
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.elfenland.counting import Cards, Counters, Towns, cards_in, counters_in
from samobranka.games.elfenland.domains import COLOUR, COLOUR_IDS, ROAD, SIDE, TOWN, TRANSPORT
from samobranka.games.elfenland.parts import (
    CARAVAN_WITH_OBSTACLE,
    CARDS,
    KEPT_HAND,
    NOTHING,
    OBSTACLE_EXTRA,
    ROAD_IDS,
    ROADS,
    ROUNDS,
    TOWN_IDS,
    TOWNS,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.phases.caravan import caravan_size
from samobranka.games.elfenland.phases.round_end import has_to_choose
from samobranka.games.elfenland.phases.travelling import price_of
from samobranka.games.elfenland.planner import NO_PLAN, RouteView, plan_for
from samobranka.games.elfenland.rules import CONTENTS
from samobranka.games.elfenland.scoring import REASONS, distance_to, markers_taken
from samobranka.games.elfenland.state import (
    CARAVANNING,
    DISCARDING,
    KEEPING,
    OVER,
    PLANNING,
    SIDE_IDS,
    TAKING,
    TRAVELLING,
    State,
    side_of,
    transport_of,
)


class RoadView(msgspec.Struct, frozen=True):
    """A road on which a counter lies, and what a leg over it costs."""

    road: Annotated[str, ROAD]
    transport: Annotated[str, TRANSPORT]
    obstacle: bool
    price: int
    """Cards of the transport; an obstacle is counted in."""
    caravan: int
    """Cards of any kind, by caravan."""
    price_with_obstacle: int = 0
    """What an obstacle would make of the price for each seat; 0 where it already lies …"""
    caravan_with_obstacle: int = 0
    """… and of a caravan."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]
    boot: Annotated[str, TOWN]
    markers: int
    """Taken so far."""
    unvisited: Towns
    """Where its markers still lie."""
    hand_size: int
    counters: Counters
    """Open before it."""
    hidden_size: int
    obstacle: bool
    """Not yet laid."""
    goal: Annotated[str, TOWN] | None
    """Its town card, once the match is over."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: str
    round: int
    rounds: int
    first: Annotated[int, SEAT]
    turn: Annotated[int, SEAT] | None
    """None where several choose at once, and after the end."""
    lap: int
    """Of taking counters, from 1; 0 in other phases."""
    passes: int
    """One after another, while planning."""
    hand: Cards | None
    hidden: Counters | None
    """The seat's own hidden counters."""
    goal: Annotated[str, TOWN] | None
    """The seat's own town card."""
    goal_distance: int | None
    """Legs from its boot to it."""
    choice: Annotated[str, TRANSPORT] | None
    """The counter it has chosen to keep …"""
    choice_side: Annotated[str, SIDE] | None
    """… and on which side that lies."""
    row: Counters
    pile_size: int
    deck_size: int
    discard: Cards
    roads: list[RoadView]
    """Those with a counter."""
    seats: list[SeatView]
    caravan: Annotated[str, ROAD] | None
    """The road of a caravan that is being paid …"""
    caravan_due: int
    """… and the cards still to be laid down for it."""
    routes: list[RouteView]
    """For a seat whose journey is still to come, as the counters lie now: the cheapest way to every
    town that it can reach."""
    tour: RouteView | None = None
    """The journey that takes most markers, and of those the one that costs fewest cards."""


def phase_name(s: State) -> str:
    """The phase, for clients and words."""
    return "over" if s.phase == OVER else CONTENTS.phase_name(s.phase)


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    plan = plan_for(s, seat) if seat is not None and may_travel_yet(s, seat) else NO_PLAN
    chosen = s.kept[seat] if seat is not None else NOTHING
    goal = s.goal[seat] if seat is not None else NOTHING
    return View(
        phase=phase_name(s),
        round=s.round,
        rounds=ROUNDS,
        first=s.first,
        turn=None if s.phase in (KEEPING, OVER) else s.turn,
        lap=s.lap + 1 if s.phase == TAKING else 0,
        passes=s.passes if s.phase == PLANNING else 0,
        hand=None if seat is None else _hand(s, seat),
        hidden=None if seat is None else _hidden(s, seat),
        goal=_town(goal),
        goal_distance=_distance(s, seat, goal),
        choice=None if chosen == NOTHING else TRANSPORT_IDS[transport_of(chosen)],
        choice_side=None if chosen == NOTHING else SIDE_IDS[side_of(chosen)],
        row=_row(s),
        pile_size=s.pile_size,
        deck_size=s.deck_size,
        discard=_discard(s),
        roads=_roads(s),
        seats=_seats(s),
        caravan=None if s.caravan_road == NOTHING else ROAD_IDS[s.caravan_road],
        caravan_due=s.caravan_due,
        routes=plan.routes,
        tour=plan.tour,
    )


@once
def _row(s: State) -> Counters:
    return counters_in([s.row[k] for k in range(TRANSPORTS)])


@once
def _discard(s: State) -> Cards:
    return cards_in([s.discard[k] for k in range(CARDS)])


@once
def _roads(s: State) -> list[RoadView]:
    return [_road(s, road) for road in range(ROADS) if s.counter_on[road] != NOTHING]


@once
def _seats(s: State) -> list[SeatView]:
    return [_seat(s, seat) for seat in range(s.seats)]


def may_travel_yet(s: State, seat: int) -> bool:
    """8.1: whether the seat's journey of this round is going on, or still to come after planning."""
    if s.phase == PLANNING or (s.phase == TRAVELLING and s.turn == seat):
        return True
    is_later = (seat - s.first) % s.seats > (s.turn - s.first) % s.seats
    return s.phase in (TRAVELLING, CARAVANNING, DISCARDING) and is_later


def _hand(s: State, seat: int) -> Cards:
    return cards_in([s.hand[seat, k] for k in range(CARDS)])


def _hidden(s: State, seat: int) -> Counters:
    return counters_in([s.hidden[seat, k] for k in range(TRANSPORTS)])


def open_counters(s: State, seat: int) -> Counters:
    return counters_in([s.open[seat, k] for k in range(TRANSPORTS)])


def _towns(towns: int) -> Towns:
    return [TOWN_IDS[town] for town in range(TOWNS) if has(towns, town)]


def _town(town: int) -> str | None:
    return None if town == NOTHING else TOWN_IDS[town]


def _distance(s: State, seat: int | None, goal: int) -> int | None:
    return None if seat is None or goal == NOTHING else distance_to(s, s.boot[seat], goal)


def _road(s: State, road: int) -> RoadView:
    return RoadView(
        road=ROAD_IDS[road],
        transport=TRANSPORT_IDS[s.counter_on[road]],
        obstacle=s.obstacles_on[road] > 0,
        price=price_of(s, road, NOTHING),
        caravan=caravan_size(s, road),
        price_with_obstacle=0
        if s.obstacles_on[road]
        else price_of(s, road, NOTHING) + OBSTACLE_EXTRA,
        caravan_with_obstacle=0 if s.obstacles_on[road] else CARAVAN_WITH_OBSTACLE,
    )


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        colour=COLOUR_IDS[seat],
        boot=TOWN_IDS[s.boot[seat]],
        markers=markers_taken(s, seat),
        unvisited=_towns(s.unvisited[seat]),
        hand_size=s.hand_size[seat],
        counters=open_counters(s, seat),
        hidden_size=s.hidden_size[seat],
        obstacle=s.obstacle[seat] > 0,
        goal=_town(s.shown_goal[seat]),
    )


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """A seat is to do what the phase asks for; `more` are the cards still to be laid down."""

    seat: Annotated[int, SEAT]
    phase: str
    more: int = 0


class ChooseToKeep(Prompt, tag="choose_to_keep"):
    """To a seat that has to choose a counter."""


class Wait(Prompt, tag="wait"):
    """To everybody else: says neither who has chosen nor how many."""


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    if s.phase == KEEPING:
        if audience is None or s.kept[audience] != NOTHING or not has_to_choose(s, audience):
            return Wait()
        return ChooseToKeep()
    more = s.hand_size[s.turn] - KEPT_HAND if s.phase == DISCARDING else s.caravan_due
    return Expected(s.turn, phase_name(s), more)
