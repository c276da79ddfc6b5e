"""What happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import SEAT, Event
from samobranka.core.happening import Happened
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.broom_service.domains import (
    CASTLE,
    COURAGE,
    EVENT_CARD,
    FOREST_TILE,
    PAWN,
    REGION,
    ROLE,
    SPACE,
)
from samobranka.games.broom_service.parts import (
    BRAVE,
    COURAGE_IDS,
    EVENT_EFFECT,
    EVENT_IDS,
    EXTRA_CARD_TILE,
    FOREST_TILE_IDS,
    FOREST_TILES,
    NOTHING,
    NUMBER_OF_ROLES,
    PAWNS_ON,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    ROLE_IDS,
)
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
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
    ANSWERING,
    CALLING,
    CHOOSING,
    CIRCLE_PAWN,
    OVER,
    State,
    about,
    decision,
    event_does,
    is_at_once,
    next_seat,
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
    seat: Annotated[int, SEAT]
    pawn: Annotated[int, PAWN]
    castle: Annotated[str, CASTLE]
    points: int


class Sold(Event, tag="sold"):
    seat: Annotated[int, SEAT]
    paid: Stock
    points: int


class Dispelled(Event, tag="dispelled"):
    seat: Annotated[int, SEAT]
    space: Annotated[str, SPACE]
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


class EventActed(Event, tag="event_acted"):
    """6.1: what the event brought a seat."""

    seat: Annotated[int, SEAT]
    event: Annotated[str, EVENT_CARD]
    points: int


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
        told = _own_events(before, seat, action, after)
        told += _turn_events(before, seat, action, after)
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


def _own_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The action, and what it brought the seat at once."""
    points = after.points[seat] - before.points[seat] - _points_of_event(before, seat, after)
    paid, got = _changes(before, seat, after)
    match ACTIONS.decode(action):
        case Call(role, courage):
            return [Called(seat, role, courage), *_curse(seat, points)]
        case Answer(courage):
            answered = Answered(seat, ROLE_IDS[before.called], courage)
            return [answered, *_curse(seat, points), *_overtaken(before, courage)]
        case Act():
            return [ActsAsCoward(seat)]
        case Trade():
            return [Traded(seat, paid, got, points)]
        case UseTile(tile):
            return [UsedTile(seat, tile, points)]
        case Fly(pawn, region):
            return [Flew(seat, pawn, region), *_finds(before, seat, after)]
        case Deliver(pawn, castle):
            return [Delivered(seat, pawn, castle, points), *_got(seat, got)]
        case Sell():
            return [Sold(seat, paid, points)]
        case Dispel(space):
            return [Dispelled(seat, space, points)]
        case Take() | TakeAll():
            return _got(seat, got)
        case GoTo(circle):
            return [WentThrough(seat, about(before, CIRCLE_PAWN), circle)]
        case Nothing():
            return [DidNothing(seat, decision_name(decision(before)))]
        case other:
            raise TypeError(f"no event for {other}")


def _points_of_event(before: State, seat: int, after: State) -> int:
    """6.1: an event that acted at the end of the round has booked points of its own."""
    return after.event_points[seat] if _has_event_acted(before, after) else 0


def _has_event_acted(before: State, after: State) -> bool:
    """Whether the round's event acted after this action, at the end of the round."""
    is_over = after.round != before.round or after.phase == OVER
    effect_at_end = EVENT_EFFECT[before.event] >= PAWNS_ON
    return is_over and effect_at_end


def _changes(before: State, seat: int, after: State) -> tuple[Stock, Stock]:
    """Resources that the seat has lost and got."""
    changed = {
        RESOURCE_IDS[k]: after.stock[seat, k] - before.stock[seat, k] for k in range(RESOURCES)
    }
    paid = {resource: -count for resource, count in changed.items() if count < 0}
    return paid, {resource: count for resource, count in changed.items() if count > 0}


def _curse(seat: int, points: int) -> list[Event]:
    return [Cursed(seat, -points)] if points < 0 else []


def _overtaken(before: State, courage: str) -> list[Event]:
    is_lost = courage == COURAGE_IDS[BRAVE - 1] and before.claim != NOTHING
    return [Overtaken(before.claim)] if is_lost else []


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


def _turn_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """4.3 to 4.12: who passed, and who acts bravely or calls next."""
    is_call = before.phase == CALLING
    reached = 0 if is_call else before.answers
    told: list[Event] = []
    for step in range(reached + 1, after.answers + 1):
        other = next_seat(after, after.caller, step)
        if not (after.phase == ANSWERING and after.turn == other):
            told.append(Passed(other))
    done = ACTIONS.decode(action)
    called = done.role if isinstance(done, Call) else ROLE_IDS[before.called]
    claim = _claim_after(before, seat, action)
    if claim != NOTHING and after.claim == NOTHING:
        told.append(ActsBravely(claim, called))
    if after.phase == CALLING and after.round == before.round:
        leader = claim if claim != NOTHING else before.first
        if after.first != leader:
            told.append(NewFirst(after.first))
    return told


def _claim_after(before: State, seat: int, action: int) -> int:
    """4.8: whose claim stands once the card is played."""
    match ACTIONS.decode(action):
        case Call(_, courage):
            return seat if courage == COURAGE_IDS[BRAVE - 1] else NOTHING
        case Answer(courage) if courage == COURAGE_IDS[BRAVE - 1]:
            return seat
        case _:
            return before.claim


def _round_events(before: State, after: State) -> list[Event]:
    """6.1, 3.1, 7.1: the end of a round and the beginning of the next."""
    told: list[Event] = []
    if _has_event_acted(before, after):
        name = EVENT_IDS[before.event]
        told += [EventActed(i, name, after.event_points[i]) for i in range(after.seats)]
    if after.round != before.round:
        told.append(RoundBegan(after.round, EVENT_IDS[after.event], roles_in(after.cursed)))
    if after.phase == OVER and before.phase != OVER:
        told.append(Ended(message_id("reason", REASONS[after.reason])))
    return told
