"""What happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import SEAT, Event
from samobranka.core.happening import Happened
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.broom_service import state
from samobranka.games.broom_service.domains import (
    CASTLE,
    CLOUD,
    COURAGE,
    EVENT_CARD,
    FOREST_TILE,
    LAPSED,
    PAWN,
    REGION,
    RESOURCE,
    ROLE,
    SPACE,
)
from samobranka.games.broom_service.parts import (
    CASTLE_COLOUR,
    CASTLE_IDS,
    CASTLE_POINTS,
    CLOUD_BOLTS,
    CLOUD_COST,
    CLOUD_NAMES,
    EVENT_IDS,
    EVENT_POINTS,
    EXTRA_CARD_TILE,
    FOREST_TILE_IDS,
    FOREST_TILES,
    NUMBER_OF_ROLES,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    ROLE_IDS,
    SPACE_IDS,
)
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import (
    Deliver,
    points_of_clouds,
    points_of_event,
)
from samobranka.games.broom_service.phases.extra_cards import Add
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.forest_tiles import UseTile
from samobranka.games.broom_service.phases.gathering import Take, TakeAll
from samobranka.games.broom_service.phases.handing_in import HandIn
from samobranka.games.broom_service.phases.portals import GoTo
from samobranka.games.broom_service.phases.rounds import REASONS
from samobranka.games.broom_service.phases.stall import Sell
from samobranka.games.broom_service.phases.trading import Trade
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.phases.ways import Act
from samobranka.games.broom_service.rules import ACTIONS
from samobranka.games.broom_service.state import (
    ADDING,
    CHOOSING,
    CIRCLE_PAWN,
    LAPSE_IDS,
    OVER,
    SCORED,
    State,
    about,
    decision,
    event_does,
    is_at_once,
)
from samobranka.games.broom_service.view import Roles, Stock, decision_name, roles_in


class Chose(Event, tag="chose"):
    """Told to the seat itself only, as the three after it."""

    role: Annotated[str, ROLE]


class SaidEnough(Event, tag="said_enough"):
    """10.3"""


class ChoseToAdd(Event, tag="chose_to_add"):
    role: Annotated[str, ROLE]


class Decided(Event, tag="decided"):
    """To add nothing, to hand a set in or to keep it."""

    choice: str


class AllChose(Event, tag="all_chose"):
    """3.7"""


class NumberShown(Event, tag="number_shown"):
    """10.4"""

    seat: Annotated[int, SEAT]
    cards: int
    points: int


class Added(Event, tag="added"):
    """13.7"""

    seat: Annotated[int, SEAT]


class Called(Event, tag="called"):
    seat: Annotated[int, SEAT]
    role: Annotated[str, ROLE]
    courage: Annotated[str, COURAGE]


class Answered(Event, tag="answered"):
    seat: Annotated[int, SEAT]
    role: Annotated[str, ROLE]
    courage: Annotated[str, COURAGE]


class Cursed(Event, tag="cursed"):
    """5.2"""

    seat: Annotated[int, SEAT]
    points: int


class Overtaken(Event, tag="overtaken"):
    """4.8"""

    seat: Annotated[int, SEAT]


class Passed(Event, tag="passed"):
    """4.4"""

    seat: Annotated[int, SEAT]


class ActsBravely(Event, tag="acts_bravely"):
    """4.9"""

    seat: Annotated[int, SEAT]
    role: Annotated[str, ROLE]


class ActsAsCoward(Event, tag="acts_as_coward"):
    """16.2: the role's own action"""

    seat: Annotated[int, SEAT]


class Traded(Event, tag="traded"):
    seat: Annotated[int, SEAT]
    paid: Stock
    got: Stock
    points: int


class UsedTile(Event, tag="used_tile"):
    seat: Annotated[int, SEAT]
    tile: Annotated[str, FOREST_TILE]
    points: int


class Flew(Event, tag="flew"):
    seat: Annotated[int, SEAT]
    pawn: Annotated[int, PAWN]
    region: Annotated[str, REGION]


class Delivered(Event, tag="delivered"):
    """The points are the castle's, and what the role, the event and clouds near by add to them."""

    seat: Annotated[int, SEAT]
    pawn: Annotated[int, PAWN]
    potion: Annotated[str, RESOURCE]
    castle: Annotated[str, CASTLE]
    points: int
    has_parts: bool
    by_castle: int
    by_role: int
    by_event: int
    by_clouds: int


class Sold(Event, tag="sold"):
    seat: Annotated[int, SEAT]
    paid: Stock
    points: int


class Dispelled(Event, tag="dispelled"):
    seat: Annotated[int, SEAT]
    space: Annotated[str, SPACE]
    cloud: Annotated[str, CLOUD]
    wands: int
    bolts: int
    points: int


class Got(Event, tag="got"):
    """Resources come to a seat."""

    seat: Annotated[int, SEAT]
    resources: Stock


class WentThrough(Event, tag="went_through"):
    """14.2"""

    seat: Annotated[int, SEAT]
    pawn: Annotated[int, PAWN]
    region: Annotated[str, REGION]


class TookAmulet(Event, tag="took_amulet"):
    seat: Annotated[int, SEAT]
    region: Annotated[str, REGION]


class TookTile(Event, tag="took_tile"):
    seat: Annotated[int, SEAT]
    tile: Annotated[str, FOREST_TILE]


class DidNothing(Event, tag="did_nothing"):
    """4.15"""

    seat: Annotated[int, SEAT]
    decision: str


class Lapsed(Event, tag="lapsed"):
    """16.5, 16.6: a decision that was not put, and why"""

    seat: Annotated[int, SEAT]
    decision: str
    why: Annotated[str, LAPSED]


class EventActed(Event, tag="event_acted"):
    """6.1: what the event brought a seat."""

    seat: Annotated[int, SEAT]
    event: Annotated[str, EVENT_CARD]
    points: int
    is_loss: bool
    times: int
    """How often the card's points were counted; 0 where it has no points of one kind."""
    each: int


class RoundBegan(Event, tag="round_began"):
    round: int
    event: Annotated[str, EVENT_CARD]
    cursed: Roles


class NewFirst(Event, tag="new_first"):
    """4.12: the first player has no cards left."""

    seat: Annotated[int, SEAT]


class Ended(Event, tag="ended"):
    reason: str


def events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    if is_at_once(before.phase):
        told = _secret_events(before, seat, action) if audience == seat else []
        told += _shown_events(before, after)
    else:
        told = _own_events(before, seat, action, after, _scored(heard))
    told += [_said(each) for each in heard if each.what != SCORED]
    return told + _round_events(before, after)


def _secret_events(before: State, seat: int, action: int) -> list[Event]:
    """17.6: a choice is told to nobody but its seat."""
    match ACTIONS.decode(action):
        case Choose(role):
            return [Chose(role)]
        case Add(role):
            return [ChoseToAdd(role)]
        case Enough():
            return [SaidEnough()]
        case HandIn():
            return [Decided("hand_in")]
        case _:
            return [Decided("add_none" if before.phase == ADDING else "keep")]


def _shown_events(before: State, after: State) -> list[Event]:
    """3.7, 10.4, 13.7: what becomes open when all have chosen."""
    seats = range(after.seats)
    told: list[Event] = []
    if before.phase == CHOOSING and after.phase != CHOOSING:
        told.append(AllChose())
        if event_does(after, NUMBER_OF_ROLES):
            told += [NumberShown(i, after.hand_size[i], after.event_points[i]) for i in seats]
    if before.phase == ADDING and after.phase != ADDING:
        told.append(AllChose())
        tile = EXTRA_CARD_TILE
        told += [Added(i) for i in seats if after.held[i, tile] < before.held[i, tile]]
    return told


def _own_events(before: State, seat: int, action: int, after: State, points: int) -> list[Event]:
    """The action, and what it brought the seat at once."""
    paid, got = _changes(before, seat, after)
    match ACTIONS.decode(action):
        case Call(role, courage):
            return [Called(seat, role, courage)]
        case Answer(courage):
            return [Answered(seat, ROLE_IDS[before.called], courage)]
        case Act():
            return [ActsAsCoward(seat)]
        case Trade():
            return [Traded(seat, paid, got, points)]
        case UseTile(tile):
            return [UsedTile(seat, tile, points)]
        case Fly(pawn, region):
            return [Flew(seat, pawn, region), *_finds(before, seat, after)]
        case Deliver(pawn, castle):
            return [_delivered(before, seat, pawn, castle, points), *_got(seat, got)]
        case Sell():
            return [Sold(seat, paid, points)]
        case Dispel(space):
            return [_dispelled(before, seat, space, points)]
        case Take() | TakeAll():
            return _got(seat, got)
        case GoTo(circle):
            return [WentThrough(seat, about(before, CIRCLE_PAWN), circle)]
        case Nothing():
            return [DidNothing(seat, decision_name(decision(before)))]
        case other:
            raise TypeError(f"no event for {other}")


def _delivered(before: State, seat: int, pawn: int, castle: str, points: int) -> Delivered:
    """8.10, 8.13, 10.8, 11.3: the points, and what each part of them is for."""
    number = CASTLE_IDS.index(castle)
    by_event = points_of_event(before)
    by_clouds = points_of_clouds(before, before.pawn[seat, pawn])
    by_castle = CASTLE_POINTS[number]
    return Delivered(
        seat=seat,
        pawn=pawn,
        potion=RESOURCE_IDS[CASTLE_COLOUR[number]],
        castle=castle,
        points=points,
        has_parts=points != by_castle,
        by_castle=by_castle,
        by_role=points - by_castle - by_event - by_clouds,
        by_event=by_event,
        by_clouds=by_clouds,
    )


def _dispelled(before: State, seat: int, space: str, points: int) -> Dispelled:
    """9.3: what was paid. 7.2: the bolts count at the end."""
    cloud = before.cloud[SPACE_IDS.index(space)]
    return Dispelled(seat, space, CLOUD_NAMES[cloud], CLOUD_COST[cloud], CLOUD_BOLTS[cloud], points)


def _changes(before: State, seat: int, after: State) -> tuple[Stock, Stock]:
    """Resources that the seat has lost and got."""
    changed = {
        RESOURCE_IDS[k]: after.stock[seat, k] - before.stock[seat, k] for k in range(RESOURCES)
    }
    paid = {resource: -count for resource, count in changed.items() if count < 0}
    return paid, {resource: count for resource, count in changed.items() if count > 0}


def _got(seat: int, got: Stock) -> list[Event]:
    return [Got(seat, got)] if got else []


def _finds(before: State, seat: int, after: State) -> list[Event]:
    """12.4, 13.2"""
    taken = after.amulets[seat] & ~before.amulets[seat]
    told: list[Event] = [TookAmulet(seat, REGION_IDS[r]) for r in range(REGIONS) if has(taken, r)]
    return told + [
        TookTile(seat, FOREST_TILE_IDS[k])
        for k in range(FOREST_TILES)
        if after.held[seat, k] > before.held[seat, k]
    ]


def _scored(heard: Sequence[Happened]) -> int:
    """The points that the action itself brought."""
    return sum(said.second for said in heard if said.what == SCORED)


def _said(said: Happened) -> Event:
    """4.3 to 4.12, 6.1, 16.5: what came of the action by itself, as the rules said it."""
    match said:
        case Happened(what=state.CURSE, first=seat, second=points):
            return Cursed(seat, -points)
        case Happened(what=state.OVERTAKE, first=seat):
            return Overtaken(seat)
        case Happened(what=state.PASS, first=seat):
            return Passed(seat)
        case Happened(what=state.ACT_BRAVELY, first=seat, second=role):
            return ActsBravely(seat, ROLE_IDS[role])
        case Happened(what=state.LEAD, first=seat):
            return NewFirst(seat)
        case Happened(what=state.LAPSE, first=seat, second=kind, third=why):
            return Lapsed(seat, decision_name(kind), LAPSE_IDS[why - 1])
        case Happened(what=state.EVENT_ACTS, first=seat, second=event, third=points):
            each = abs(EVENT_POINTS[event])
            times = abs(points) // each if each else 0
            return EventActed(seat, EVENT_IDS[event], abs(points), points < 0, times, each)
        case other:
            raise TypeError(f"no event for {other}")


def _round_events(before: State, after: State) -> list[Event]:
    """3.1, 7.1: the end of a round and the beginning of the next."""
    told: list[Event] = []
    if after.round != before.round:
        told.append(RoundBegan(after.round, EVENT_IDS[after.event], roles_in(after.cursed)))
    if after.phase == OVER and before.phase != OVER:
        told.append(Ended(message_id("reason", REASONS[after.reason])))
    return told
