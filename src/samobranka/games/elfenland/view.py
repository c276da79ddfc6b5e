"""What each seat may see, built up from nothing, and what happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Domain, Event, Prompt
from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.elfenland.actions import (
    ACTIONS,
    CARAVAN_BASE,
    CARAVAN_END,
    CARD,
    DISCARD_BASE,
    DISCARD_END,
    KEEP_BASE,
    PAY_BASE,
    PAY_END,
    ROAD,
    SIDE,
    TOWN,
    TRANSPORT,
    TRAVEL_BASE,
    TRAVEL_END,
    Caravan,
    Discard,
    Keep,
    Lay,
    LayObstacle,
    Pass,
    Pay,
    Raft,
    Ride,
    TakeBlind,
    TakeFerry,
    TakeOpen,
    caravan_over,
    pay_card,
    travel_over,
)
from samobranka.games.elfenland.parts import (
    BOX,
    CARD_IDS,
    CARDS,
    KEPT_HAND,
    NOTHING,
    ROAD_IDS,
    ROADS,
    ROUNDS,
    TOWN_IDS,
    TOWNS,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.phases.caravan import caravan_size
from samobranka.games.elfenland.phases.round_end import counter_kept, has_to_choose
from samobranka.games.elfenland.phases.travelling import card_for, price_of
from samobranka.games.elfenland.routes import (
    BY_CARAVAN,
    begin_journeys,
    cards_spent,
    next_journey,
)
from samobranka.games.elfenland.scoring import REASONS, distance_to, markers_taken
from samobranka.games.elfenland.state import (
    CARAVANNING,
    DISCARDING,
    HIDDEN,
    KEEPING,
    OPEN,
    OVER,
    PHASES,
    PLANNING,
    SIDE_IDS,
    TAKING,
    TRAVELLING,
    State,
    has_town,
    next_seat,
    side_of,
    transport_of,
)

COLOUR_IDS = tuple(colour.id for colour in BOX.colours)
COLOUR = Domain("colour", COLOUR_IDS)
COURSE = Domain("course", ("downstream", "upstream"))

Cards = dict[Annotated[str, CARD], int]
Counters = dict[Annotated[str, TRANSPORT], int]
Towns = list[Annotated[str, TOWN]]


class RoadView(msgspec.Struct, frozen=True):
    """A road on which a counter lies, and what a leg over it costs."""

    road: Annotated[str, ROAD]
    transport: Annotated[str, TRANSPORT]
    obstacle: bool
    price: int
    """Cards of the transport; an obstacle is counted in."""
    caravan: int
    """Cards of any kind, by caravan."""


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


class RouteView(msgspec.Struct, frozen=True):
    """The cheapest way to a town, from where the seat's boot stands."""

    town: Annotated[str, TOWN]
    cards: Cards
    """All cards it takes."""
    towns: Towns
    """Where it leads, in order; the last is the town itself."""
    markers: int
    """How many markers are taken on it."""
    actions: list[Ride | Raft | TakeFerry | Caravan | Pay]
    """What the seat does, one after another."""


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
    """For the seat that travels now: the cheapest way to every town it can reach."""


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    chosen = s.kept[seat] if seat is not None else NOTHING
    goal = s.goal[seat] if seat is not None else NOTHING
    return View(
        phase=PHASES[s.phase],
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
        row=_counters([s.row[k] for k in range(TRANSPORTS)]),
        pile_size=s.pile_size,
        deck_size=s.deck_size,
        discard=_cards([s.discard[k] for k in range(CARDS)]),
        roads=[_road(s, road) for road in range(ROADS) if s.counter_on[road] != NOTHING],
        seats=[_seat(s, other) for other in range(s.seats)],
        caravan=None if s.caravan_road == NOTHING else ROAD_IDS[s.caravan_road],
        caravan_due=s.caravan_due,
        routes=_routes(s, seat) if s.phase == TRAVELLING and s.turn == seat else [],
    )


def _cards(counts: Sequence[int]) -> Cards:
    return {CARD_IDS[k]: count for k, count in enumerate(counts) if count}


def _counters(counts: Sequence[int]) -> Counters:
    return {TRANSPORT_IDS[k]: count for k, count in enumerate(counts) if count}


def _hand(s: State, seat: int) -> Cards:
    return _cards([s.hand[seat, k] for k in range(CARDS)])


def _hidden(s: State, seat: int) -> Counters:
    return _counters([s.hidden[seat, k] for k in range(TRANSPORTS)])


def _open(s: State, seat: int) -> Counters:
    return _counters([s.open[seat, k] for k in range(TRANSPORTS)])


def _towns(towns: int) -> Towns:
    return [TOWN_IDS[town] for town in range(TOWNS) if has_town(towns, town)]


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
    )


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        colour=COLOUR_IDS[seat],
        boot=TOWN_IDS[s.boot[seat]],
        markers=markers_taken(s, seat),
        unvisited=_towns(s.unvisited[seat]),
        hand_size=s.hand_size[seat],
        counters=_open(s, seat),
        hidden_size=s.hidden_size[seat],
        obstacle=s.obstacle[seat] > 0,
        goal=_town(s.shown_goal[seat]),
    )


# ---------------------------------------------------------------- the route planner


@dataclass(frozen=True)
class Leg:
    """A leg of an imagined journey."""

    way: int
    town: int
    is_caravan: bool
    card: int
    price: int
    reserved: int


def _routes(s: State, seat: int) -> list[RouteView]:
    """To every town in reach the way that costs fewest cards, then the one with fewest legs."""
    cheapest: dict[int, tuple[int, int]] = {s.boot[seat]: (0, 0)}
    found: dict[int, tuple[list[Leg], int]] = {}
    begin_journeys(s, seat, False)
    while next_journey(s, seat, False):
        town, cost = s.at[s.depth], (cards_spent(s, seat), s.depth)
        if town not in cheapest or cost < cheapest[town]:
            cheapest[town] = cost
            found[town] = ([_leg(s, leg) for leg in range(1, s.depth + 1)], s.gained_count[s.depth])
    return [_route(s, seat, town, *found[town]) for town in sorted(found)]


def _leg(s: State, leg: int) -> Leg:
    return Leg(
        way=s.leg_way[leg],
        town=s.at[leg],
        is_caravan=s.leg_means[leg] == BY_CARAVAN,
        card=s.leg_card[leg],
        price=s.leg_price[leg],
        reserved=s.leg_reserved[leg],
    )


def _route(s: State, seat: int, town: int, legs: list[Leg], markers: int) -> RouteView:
    """The actions of a journey, and what they cost; which cards a caravan takes is our proposal."""
    left = [s.hand[seat, k] for k in range(CARDS)]
    spare = _spare_cards(left, legs)
    must = [leg.card for leg in legs for _ in range(leg.reserved)]
    numbers: list[int] = []
    for leg in legs:
        cards = [leg.card] * leg.price
        if leg.is_caravan:
            cards = [_caravan_card(spare, must) for _ in range(leg.price)]
            asked = [] if sum(left) == leg.price else [pay_card(card) for card in cards]  # 9.9
            numbers += [caravan_over(leg.way), *asked]
        else:
            numbers.append(travel_over(leg.way))
        for card in cards:
            left[card] -= 1
    return RouteView(
        town=TOWN_IDS[town],
        cards=_cards([s.hand[seat, k] - left[k] for k in range(CARDS)]),
        towns=[TOWN_IDS[leg.town] for leg in legs],
        markers=markers,
        actions=[ACTIONS.decode(number) for number in numbers],  # type: ignore[misc]
    )


def _spare_cards(hand: list[int], legs: list[Leg]) -> list[int]:
    """What the legs by counter and on water leave for caravans."""
    spare = list(hand)
    for leg in legs:
        if not leg.is_caravan:
            spare[leg.card] -= leg.price
    return spare


def _caravan_card(spare: list[int], must: list[int]) -> int:
    """Takes a card for a caravan: one that it must take, else of the kind with most to spare."""
    card = must.pop() if must else max(range(CARDS), key=lambda k: spare[k])
    spare[card] -= 1
    return card


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
    return Expected(s.turn, PHASES[s.phase], more)


# ---------------------------------------------------------------- events


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
    town: Annotated[str, TOWN]
    count: int


class Rafted(Event, tag="rafted"):
    seat: Annotated[int, SEAT]
    course: Annotated[str, COURSE]
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
    cards: Cards


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


class Discarded(Event, tag="discarded"):
    seat: Annotated[int, SEAT]
    card: Annotated[str, CARD]


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


def events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after, audience)
    if before.phase == PLANNING:
        told += _planning_events(before, seat, after)
    if before.phase in (TRAVELLING, CARAVANNING):
        told += _journey_events(before, seat, action, after)
    if after.round > before.round:
        told += _round_events(before, seat, action, after, audience)
    if after.phase == OVER:
        told += _end_events(after)
    return told


def _own_events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """The action itself."""
    town, price = TOWN_IDS[after.boot[seat]], _price(before, seat, action)
    match ACTIONS.decode(action):
        case TakeOpen(transport):
            return [TookOpen(seat, transport), *_refilled(before, transport, after)]
        case TakeBlind():
            taken = [after.open[seat, k] - before.open[seat, k] for k in range(TRANSPORTS)]
            return [TookBlind(seat, next(iter(_counters(taken))))]
        case Lay(transport, side, road):
            return [Laid(seat, transport, side, road)]
        case LayObstacle(road):
            return [LaidObstacle(seat, road)]
        case Pass():
            return [Passed(seat)]
        case Ride(road):
            transport = TRANSPORT_IDS[before.counter_on[ROAD_IDS.index(road)]]
            return [Rode(seat, transport, town, price)]
        case Raft(river):
            course = "downstream" if river.endswith(f"_{town}") else "upstream"
            return [Rafted(seat, course, town, price)]
        case TakeFerry():
            return [TookFerry(seat, town, price)]
        case Caravan(road):
            return [
                CaravanGathered(seat, road, price),
                *_paid_at_once(before, seat, after, audience),
            ]
        case Pay(card):
            return [CaravanPaid(seat, {card: 1})]
        case Discard(card):
            return [Discarded(seat, card)]
        case Keep(transport, side):  # 10.6: only the seat itself is told
            return [ChoseToKeep(transport, side)] if audience == seat else []
        case _:  # the end of a journey is told below
            return []


def _price(before: State, seat: int, action: int) -> int:
    """The cards that an action takes from the hand, one way or another."""
    if TRAVEL_BASE <= action < TRAVEL_END:
        return price_of(before, action - TRAVEL_BASE, before.boot[seat])
    if CARAVAN_BASE <= action < CARAVAN_END:
        return caravan_size(before, action - CARAVAN_BASE)
    return 0


def _refilled(before: State, taken: str, after: State) -> list[Event]:
    row = [after.row[k] - before.row[k] for k in range(TRANSPORTS)]
    row[TRANSPORT_IDS.index(taken)] += 1
    return [Refilled(transport) for transport in _counters(row)]


def _paid_at_once(before: State, seat: int, after: State, audience: int | None) -> list[Event]:
    """9.9: a caravan that takes the whole hand."""
    if after.boot[seat] == before.boot[seat]:
        return []
    if after.round == before.round:
        paid = [after.discard[k] - before.discard[k] for k in range(CARDS)]
    elif audience == seat:
        paid = [before.hand[seat, k] for k in range(CARDS)]
    else:  # in the deck of the new round already: no trace is left that the others could be told from
        return []
    return [CaravanPaid(seat, _cards(paid))]


def _planning_events(before: State, seat: int, after: State) -> list[Event]:
    """7.14: who was passed over; 7.13: the end of planning."""
    if after.phase != PLANNING:
        return [JourneysBegan()]
    told: list[Event] = []
    skipped = next_seat(before, seat)
    while skipped != after.turn:
        told.append(PassedOver(skipped))
        skipped = next_seat(before, skipped)
    return told


def _journey_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """Arriving, taking a marker, ending the journey."""
    told: list[Event] = []
    town = TOWN_IDS[after.boot[seat]]
    is_by_caravan = before.phase == CARAVANNING or action >= CARAVAN_BASE
    if is_by_caravan and after.boot[seat] != before.boot[seat]:
        told.append(CaravanArrived(seat, town))
    if after.unvisited[seat] != before.unvisited[seat]:
        told.append(MarkerTaken(seat, town, markers_taken(after, seat)))
    goes_on = after.turn == seat and after.phase in (TRAVELLING, CARAVANNING)
    if not goes_on and after.winner == NOTHING:
        told.append(JourneyEnded(seat, town))
    return told


def _round_events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """10.6: what was kept; then the new round, and what the audience itself is given."""
    told: list[Event] = []
    own = NOTHING if audience is None else _own_kept(before, seat, action, audience)
    for each in range(after.seats):
        told.append(_kept(after, each, own if each == audience else NOTHING))
    told += [RoadsCleared(), RoundBegan(after.first, after.round)]
    if audience is not None:
        hidden = [after.hidden[audience, k] for k in range(TRANSPORTS)]
        if own != NOTHING and side_of(own) == HIDDEN:
            hidden[transport_of(own)] -= 1
        hand = _hand_after(before, seat, action, audience)
        told.append(CardsDealt(_cards([after.hand[audience, k] - hand[k] for k in range(CARDS)])))
        told += [SecretCounterGiven(transport) for transport in _counters(hidden)]
    return told


def _own_kept(before: State, seat: int, action: int, audience: int) -> int:
    """The counter that the audience keeps."""
    if audience == seat and action >= KEEP_BASE:
        return action - KEEP_BASE
    return counter_kept(before, audience)


def _kept(after: State, seat: int, own: int) -> Event:
    """13.5: an open counter is seen by all, of a hidden one only that it is there."""
    for transport in _open(after, seat):
        return Kept(seat, SIDE_IDS[OPEN], transport)
    if after.hidden_size[seat] == 1:  # the new one (5.1)
        return KeptNothing(seat)
    return Kept(
        seat, SIDE_IDS[HIDDEN], None if own == NOTHING else TRANSPORT_IDS[transport_of(own)]
    )


def _hand_after(before: State, seat: int, action: int, audience: int) -> list[int]:
    """The audience's hand after the action, before anything was dealt."""
    hand = [before.hand[audience, k] for k in range(CARDS)]
    if audience == seat:
        if TRAVEL_BASE <= action < TRAVEL_END:
            hand[card_for(before, action - TRAVEL_BASE)] -= _price(before, seat, action)
        elif CARAVAN_BASE <= action < CARAVAN_END:  # 9.9: it can only have been the whole hand
            return [0] * CARDS
        elif PAY_BASE <= action < PAY_END:
            hand[action - PAY_BASE] -= 1
        elif DISCARD_BASE <= action < DISCARD_END:
            hand[action - DISCARD_BASE] -= 1
    return hand


def _end_events(after: State) -> list[Event]:
    told: list[Event] = [Ended(message_id("reason", REASONS[after.reason]))]
    for seat in range(after.seats):
        goal = after.shown_goal[seat]
        if goal != NOTHING:
            distance = distance_to(after, after.boot[seat], goal)
            told.append(GoalShown(seat, TOWN_IDS[goal], distance))
    return told


# ---------------------------------------------------------------- the score sheet


def sheet(s: State) -> list[ScoreLine]:
    """11.2, 12.7: markers, the distance once the town cards are shown, and the sum."""
    seats = range(s.seats)
    markers = [markers_taken(s, seat) for seat in seats]
    lines = [ScoreLine("score-markers", markers)]
    total = markers
    if s.has_destinations and s.phase == OVER:
        far = [-distance_to(s, s.boot[seat], s.shown_goal[seat]) for seat in seats]
        notes = [[message_id("town", TOWN_IDS[s.shown_goal[seat]])] for seat in seats]
        lines.append(ScoreLine("score-distance", far, notes))
        total = [markers[seat] + far[seat] for seat in seats]
    return [*lines, ScoreLine("score-total", total)]
