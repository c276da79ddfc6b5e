"""What happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import GATHERED, SEAT, Action, Event
from samobranka.core.happening import Happened
from samobranka.core.words import message_id
from samobranka.games.elfenland.counting import Cards, cards_in, counters_in
from samobranka.games.elfenland.domains import COURSE, RIVER, ROAD, SIDE, TOWN, TRANSPORT
from samobranka.games.elfenland.parts import (
    BY_FERRY,
    CARD_IDS,
    CARDS,
    NOTHING,
    RIVER_IDS,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.phases.caravan import Caravan, Pay, TakeFerry, caravan_size
from samobranka.games.elfenland.phases.counters import TakeBlind, TakeOpen
from samobranka.games.elfenland.phases.journey_end import Discard, EndJourney
from samobranka.games.elfenland.phases.planning import Lay, LayObstacle, Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.phases.travelling import Raft, Ride, price_of
from samobranka.games.elfenland.rules import ACTIONS
from samobranka.games.elfenland.saying import (
    CARAVAN_TOOK,
    CARD_DEALT,
    COUNTER_GIVEN,
    KEPT,
    PASSED_OVER,
)
from samobranka.games.elfenland.scoring import REASONS, distance_to, markers_taken
from samobranka.games.elfenland.state import (
    CARAVANNING,
    OVER,
    PLANNING,
    SIDE_IDS,
    TRAVELLING,
    State,
)


class TookOpen(Event, tag="took_open"):
    seat: Annotated[int, SEAT]
    transport: Annotated[str, TRANSPORT]


class Refilled(Event, tag="refilled"):
    """A counter turned up in the row."""

    transport: Annotated[str, TRANSPORT]


class TookBlind(Event, tag="took_blind"):
    seat: Annotated[int, SEAT]
    transport: Annotated[str, TRANSPORT]


class Laid(Event, tag="laid"):
    seat: Annotated[int, SEAT]
    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]
    road: Annotated[str, ROAD]


class LaidObstacle(Event, tag="laid_obstacle"):
    seat: Annotated[int, SEAT]
    road: Annotated[str, ROAD]


class Passed(Event, tag="passed"):
    seat: Annotated[int, SEAT]


class PassedOver(Event, tag="passed_over"):
    """7.14"""

    seat: Annotated[int, SEAT]


class JourneysBegan(Event, tag="journeys_began"):
    """All have passed."""


class Rode(Event, tag="rode"):
    """Over the one road to that town."""

    seat: Annotated[int, SEAT]
    transport: Annotated[str, TRANSPORT]
    road: Annotated[str, ROAD]
    town: Annotated[str, TOWN]
    count: int
    obstacle: bool
    """One card of the price was for it."""


class Rafted(Event, tag="rafted"):
    seat: Annotated[int, SEAT]
    course: Annotated[str, COURSE]
    river: Annotated[str, RIVER]
    town: Annotated[str, TOWN]
    count: int


class TookFerry(Event, tag="took_ferry"):
    seat: Annotated[int, SEAT]
    town: Annotated[str, TOWN]
    count: int


class CaravanGathered(Event, tag="caravan_gathered"):
    seat: Annotated[int, SEAT]
    road: Annotated[str, ROAD]
    count: int


class CaravanPaid(Event, tag="caravan_paid"):
    seat: Annotated[int, SEAT]
    cards: Annotated[Cards, GATHERED]


class CaravanArrived(Event, tag="caravan_arrived"):
    seat: Annotated[int, SEAT]
    town: Annotated[str, TOWN]


class MarkerTaken(Event, tag="marker_taken"):
    seat: Annotated[int, SEAT]
    town: Annotated[str, TOWN]
    count: int


class JourneyEnded(Event, tag="journey_ended"):
    seat: Annotated[int, SEAT]
    town: Annotated[str, TOWN]
    left: int
    """Cards in hand."""


class Discarded(Event, tag="discarded"):
    seat: Annotated[int, SEAT]
    cards: Annotated[Cards, GATHERED]


class ChoseToKeep(Event, tag="chose_to_keep"):
    """Told to the seat itself only."""

    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]


class Kept(Event, tag="kept"):
    """A hidden counter is told to its seat only; to the others it is None."""

    seat: Annotated[int, SEAT]
    side: Annotated[str, SIDE]
    transport: Annotated[str, TRANSPORT] | None


class KeptNothing(Event, tag="kept_nothing"):
    seat: Annotated[int, SEAT]


class RoadsCleared(Event, tag="roads_cleared"):
    """Counters and obstacles left the roads."""


class RoundBegan(Event, tag="round_began"):
    seat: Annotated[int, SEAT]
    round: int


class CardsDealt(Event, tag="cards_dealt"):
    """Told to the seat itself only."""

    cards: Cards


class SecretCounterGiven(Event, tag="secret_counter_given"):
    """Told to the seat itself only."""

    transport: Annotated[str, TRANSPORT]


class GoalShown(Event, tag="goal_shown"):
    seat: Annotated[int, SEAT]
    town: Annotated[str, TOWN]
    count: int
    """The distance to it."""


class Ended(Event, tag="ended"):
    reason: str
    seat: Annotated[int, SEAT] | None = None
    """11.5: who has been everywhere."""


def events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    done = ACTIONS.decode(action)
    told = _own_events(before, seat, done, after, audience, heard)
    if before.phase == PLANNING:
        told += [PassedOver(said.first) for said in heard if said.what == PASSED_OVER]
        if after.phase != PLANNING:
            told.append(JourneysBegan())
    if before.phase in (TRAVELLING, CARAVANNING):
        told += _journey_events(before, seat, done, after)
    if after.round > before.round:
        told += _round_events(after, audience, heard)
    if after.phase == OVER:
        told += _end_events(after)
    return told


def _own_events(
    before: State,
    seat: int,
    done: Action,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """The action itself."""
    town, start = TOWN_IDS[after.boot[seat]], before.boot[seat]
    match done:
        case TakeOpen(transport):
            return [TookOpen(seat, transport), *_refilled(before, transport, after)]
        case TakeBlind():
            taken = [after.open[seat, k] - before.open[seat, k] for k in range(TRANSPORTS)]
            return [TookBlind(seat, next(iter(counters_in(taken))))]
        case Lay(transport, side, road):
            return [Laid(seat, transport, side, road)]
        case LayObstacle(road):
            return [LaidObstacle(seat, road)]
        case Pass():
            return [Passed(seat)]
        case Ride(road):
            way = ROAD_IDS.index(road)
            transport = TRANSPORT_IDS[before.counter_on[way]]
            price, is_blocked = price_of(before, way, start), before.obstacles_on[way] > 0
            return [Rode(seat, transport, road, town, price, is_blocked)]
        case Raft(river):
            course = "downstream" if river.endswith(f"_{town}") else "upstream"
            price = price_of(before, ROADS + RIVER_IDS.index(river), start)
            return [Rafted(seat, course, river, town, price)]
        case TakeFerry():
            return [TookFerry(seat, town, BY_FERRY)]
        case Caravan(road):
            size = caravan_size(before, ROAD_IDS.index(road))
            return [CaravanGathered(seat, road, size), *_paid_at_once(seat, heard)]
        case Pay(card):
            return [CaravanPaid(seat, {card: 1})]
        case Discard(card):
            return [Discarded(seat, {card: 1})]
        case Keep(transport, side):  # 10.6: only the seat itself is told
            return [ChoseToKeep(transport, side)] if audience == seat else []
        case _:  # the end of a journey is told below
            return []


def _refilled(before: State, taken: str, after: State) -> list[Event]:
    row = [after.row[k] - before.row[k] for k in range(TRANSPORTS)]
    row[TRANSPORT_IDS.index(taken)] += 1
    return [Refilled(transport) for transport in counters_in(row)]


def _paid_at_once(seat: int, heard: Sequence[Happened]) -> list[Event]:
    """9.9: a caravan that takes the whole hand."""
    cards = {CARD_IDS[said.first]: said.second for said in heard if said.what == CARAVAN_TOOK}
    return [CaravanPaid(seat, cards)] if cards else []


def _journey_events(before: State, seat: int, done: Action, after: State) -> list[Event]:
    """Arriving, taking a marker, ending the journey."""
    told: list[Event] = []
    town = TOWN_IDS[after.boot[seat]]
    if isinstance(done, Caravan | Pay) and after.boot[seat] != before.boot[seat]:
        told.append(CaravanArrived(seat, town))
    if after.unvisited[seat] != before.unvisited[seat]:
        told.append(MarkerTaken(seat, town, markers_taken(after, seat)))
    goes_on = after.turn == seat and after.phase in (TRAVELLING, CARAVANNING)
    if not goes_on and after.winner == NOTHING:
        left = before.hand_size[seat] if isinstance(done, EndJourney) else 0  # 8.13
        told.append(JourneyEnded(seat, town, left))
    return told


def _round_events(after: State, audience: int | None, heard: Sequence[Happened]) -> list[Event]:
    """10.6: what was kept; then the new round, and what the audience itself is given."""
    told: list[Event] = [_kept(seat, heard) for seat in range(after.seats)]
    told += [RoadsCleared(), RoundBegan(after.first, after.round)]
    if audience is not None:
        dealt = [0] * CARDS
        for said in heard:
            if said.what == CARD_DEALT:
                dealt[said.first] += 1
        told.append(CardsDealt(cards_in(dealt)))
        given = [said.first for said in heard if said.what == COUNTER_GIVEN]
        told += [SecretCounterGiven(TRANSPORT_IDS[transport]) for transport in given]
    return told


def _kept(seat: int, heard: Sequence[Happened]) -> Event:
    """13.5: the last that was said of it says most."""
    kept = [said for said in heard if said.what == KEPT and said.first == seat]
    if not kept:
        return KeptNothing(seat)
    side, transport = kept[-1].second, kept[-1].third
    return Kept(seat, SIDE_IDS[side], None if transport == NOTHING else TRANSPORT_IDS[transport])


def _end_events(after: State) -> list[Event]:
    winner = None if after.winner == NOTHING else after.winner
    told: list[Event] = [Ended(message_id("reason", REASONS[after.reason]), winner)]
    for seat in range(after.seats):
        goal = after.shown_goal[seat]
        if goal != NOTHING:
            distance = distance_to(after, after.boot[seat], goal)
            told.append(GoalShown(seat, TOWN_IDS[goal], distance))
    return told
