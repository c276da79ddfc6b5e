"""What each seat may see, built up from nothing, and what happened, told to each audience."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Domain, Event, Prompt
from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.broom_service.actions import (
    ACTIONS,
    CASTLE,
    COURAGE,
    FOREST_TILE,
    PAWN,
    REGION,
    RESOURCE,
    ROLE,
    SPACE,
    Act,
    Add,
    Answer,
    Call,
    Choose,
    Deliver,
    Dispel,
    Enough,
    Fly,
    GoTo,
    HandIn,
    Nothing,
    Sell,
    Take,
    TakeAll,
    Trade,
    UseTile,
)
from samobranka.games.broom_service.parts import (
    BOARD_IDS,
    BRAVE,
    CASTLE_IDS,
    CASTLES,
    CLOUD_BOLTS,
    CLOUD_COST,
    CLOUD_IDS,
    CLOUD_KINDS,
    CLOUD_NAMES,
    COURAGE_IDS,
    EVENT_EFFECT,
    EVENT_IDS,
    EVENTS,
    EXTRA_CARD_TILE,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    FOREST_TILE_IDS,
    FOREST_TILES,
    FOUR_POINTS,
    HILL_TILE_IDS,
    MOUNTAIN_TILE_IDS,
    NOTHING,
    NUMBER_OF_ROLES,
    PAWNS,
    PAWNS_ON,
    REGION_FIRST,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    ROLE_IDS,
    ROLES,
    ROUNDS,
    SPACE_FIRST,
    SPACE_IDS,
    SPACE_REGION,
    THREE_POINTS,
)
from samobranka.games.broom_service.phases.choosing import most_roles
from samobranka.games.broom_service.phases.delivering import is_covered
from samobranka.games.broom_service.phases.rounds import REASONS
from samobranka.games.broom_service.scoring import (
    amulet_points,
    bolt_points,
    bolts_of,
    score,
    sets_of_four,
    sets_of_three,
)
from samobranka.games.broom_service.state import (
    ACTING,
    ADDING,
    ANSWERING,
    CALLING,
    CHOOSING,
    CIRCLE,
    DECISIONS,
    DELIVER,
    DISPEL,
    DROP,
    FIRST_ADDED,
    FLY,
    OVER,
    PHASES,
    STALL,
    TAKE,
    UNDECIDED,
    State,
    about,
    count_of,
    decision,
    event_does,
    has,
    is_at_once,
    next_seat,
)

CLOUD = Domain("cloud", CLOUD_IDS)
MOUNTAIN_TILE = Domain("mountain-tile", MOUNTAIN_TILE_IDS)
HILL_TILE = Domain("hill-tile", HILL_TILE_IDS)
EVENT_CARD = Domain("event-card", EVENT_IDS)
BOARD = Domain("board", BOARD_IDS)
REPLY_IDS = ("brave", "cowardly", "pass", "asked", "later")
REPLY = Domain("reply", REPLY_IDS)

Stock = dict[Annotated[str, RESOURCE], int]
Roles = list[Annotated[str, ROLE]]
Regions = list[Annotated[str, REGION]]
Castles = list[Annotated[str, CASTLE]]


class CloudView(msgspec.Struct, frozen=True):
    """A cloud that lies on the board."""

    space: Annotated[str, SPACE]
    region: Annotated[str, REGION]
    cloud: Annotated[str, CLOUD]
    cost: int
    bolts: int


class MountainView(msgspec.Struct, frozen=True):
    """A mountain tile, and the seats whose amulet still lies beside it."""

    region: Annotated[str, REGION]
    tile: Annotated[str, MOUNTAIN_TILE]
    amulets_of: list[Annotated[int, SEAT]]


class ForestView(msgspec.Struct, frozen=True):
    """A forest tile that nobody has taken yet."""

    region: Annotated[str, REGION]
    tile: Annotated[str, FOREST_TILE]


class HillView(msgspec.Struct, frozen=True):
    """A hill tile."""

    region: Annotated[str, REGION]
    tile: Annotated[str, HILL_TILE]


class CardView(msgspec.Struct, frozen=True):
    """A card played in this round."""

    role: Annotated[str, ROLE]
    courage: Annotated[str, COURAGE]


class ReplyView(msgspec.Struct, frozen=True):
    """What a seat said to the role that is called now."""

    seat: Annotated[int, SEAT]
    reply: Annotated[str, REPLY]


class CallView(msgspec.Struct, frozen=True):
    """The role that is called now, and who would carry it out bravely."""

    role: Annotated[str, ROLE]
    caller: Annotated[int, SEAT]
    claim: Annotated[int, SEAT] | None
    replies: list[ReplyView]


class DecisionView(msgspec.Struct, frozen=True):
    """A decision that waits: what it is, and what it is about."""

    decision: str
    pawn: Annotated[int, PAWN] | None = None
    region: Annotated[str, REGION] | None = None
    role: Annotated[str, ROLE] | None = None
    courage: Annotated[str, COURAGE] | None = None
    count: int = 0
    resources: Stock = {}


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Annotated[int, SEAT]
    points: int
    pawns: Regions
    stock: Stock
    hand_size: int
    played: list[CardView]
    bolts: int
    clouds: dict[Annotated[str, CLOUD], int]
    amulets: Regions
    tiles: dict[Annotated[str, FOREST_TILE], int]
    event_points: int
    """What the last event to act brought this seat."""
    score: int
    """Points with those for bolts, sets and amulets, as if the match ended now."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: str
    decision: str
    """Inside an action: what is put to the seat on turn."""
    turn: Annotated[int, SEAT] | None
    """Who decides; None while several choose at once, or after the end."""
    first: Annotated[int, SEAT]
    round: int
    rounds: int
    event: Annotated[str, EVENT_CARD]
    events_seen: list[Annotated[str, EVENT_CARD]]
    cursed: Roles
    cursed_deck: Roles
    """What the deck of cursed roles still holds, in no order."""
    hand: Roles | None
    """Own cards; while choosing, those chosen so far."""
    added: Annotated[str, ROLE] | None
    """13.7: the role the seat has chosen besides."""
    to_choose: int
    """3.4: how many roles the seat may still choose."""
    left_out: Roles
    called: Roles
    """The roles called in this round, in order."""
    call: CallView | None
    pending: list[DecisionView]
    """What waits, the uppermost last: that one is put now."""
    board: Annotated[str, BOARD]
    clouds: list[CloudView]
    filled: Castles
    covered: Castles
    mountains: list[MountainView]
    forests: list[ForestView]
    hills: list[HillView]
    seats: list[SeatView]


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    regions = range(REGION_FIRST[s.board], REGION_FIRST[s.board + 1])
    laid = [(region, s.tile[region]) for region in regions if s.tile[region] != NOTHING]
    forests = range(FIRST_FOREST_TILE, FIRST_HILL_TILE)
    return View(
        phase=PHASES[s.phase],
        decision=DECISIONS[decision(s)] if s.phase == ACTING else "",
        turn=None if is_at_once(s.phase) or s.phase == OVER else s.turn,
        first=s.first,
        round=s.round,
        rounds=ROUNDS,
        event=EVENT_IDS[s.event],
        events_seen=[EVENT_IDS[event] for event in range(EVENTS) if has(s.events_seen, event)],
        cursed=_roles(s.cursed),
        cursed_deck=_roles(s.cursed_deck),
        hand=None if seat is None else _roles(s.hand[seat]),
        added=None if seat is None else _added(s, seat),
        to_choose=0 if seat is None else _to_choose(s, seat),
        left_out=[] if seat is None else _left_out(s, seat),
        called=[ROLE_IDS[s.calls[place]] for place in range(s.call_count)],
        call=None if s.called == NOTHING else _call(s),
        pending=[_decision(s, place) for place in range(s.waiting)],
        board=BOARD_IDS[s.board],
        clouds=_clouds(s),
        filled=[CASTLE_IDS[castle] for castle in range(CASTLES) if s.filled[castle]],
        covered=[CASTLE_IDS[castle] for castle in range(CASTLES) if is_covered(s, castle)],
        mountains=[
            MountainView(REGION_IDS[region], MOUNTAIN_TILE_IDS[tile], _amulets_at(s, region))
            for region, tile in laid
            if tile < FIRST_FOREST_TILE
        ],
        forests=[
            ForestView(REGION_IDS[region], FOREST_TILE_IDS[tile - FIRST_FOREST_TILE])
            for region, tile in laid
            if tile in forests
        ],
        hills=[
            HillView(REGION_IDS[region], HILL_TILE_IDS[tile - FIRST_HILL_TILE])
            for region, tile in laid
            if tile >= FIRST_HILL_TILE
        ],
        seats=[_seat(s, other) for other in range(s.seats)],
    )


def _roles(roles: int) -> Roles:
    return [ROLE_IDS[role] for role in range(ROLES) if has(roles, role)]


def _added(s: State, seat: int) -> str | None:
    is_added = s.phase == ADDING and s.choice[seat] >= FIRST_ADDED
    return ROLE_IDS[s.choice[seat] - FIRST_ADDED] if is_added else None


def _to_choose(s: State, seat: int) -> int:
    if s.phase != CHOOSING or s.choice[seat] != UNDECIDED:
        return 0
    return most_roles(s) - count_of(s.hand[seat])


def _left_out(s: State, seat: int) -> Roles:
    """17.5: what the seat itself left out of this round."""
    if s.phase in (CHOOSING, OVER):
        return []
    return [
        ROLE_IDS[role]
        for role in range(ROLES)
        if not has(s.hand[seat], role) and not s.played[seat, role]
    ]


def _call(s: State) -> CallView:
    others = [next_seat(s, s.caller, step) for step in range(1, s.seats)]
    return CallView(
        role=ROLE_IDS[s.called],
        caller=s.caller,
        claim=None if s.claim == NOTHING else s.claim,
        replies=[ReplyView(seat, _reply(s, seat, n + 1)) for n, seat in enumerate(others)],
    )


def _reply(s: State, seat: int, place: int) -> str:
    if s.played[seat, s.called]:
        return COURAGE_IDS[s.played[seat, s.called] - 1]
    if place > s.answers:
        return "later"
    return "asked" if s.phase == ANSWERING and s.turn == seat else "pass"


def _decision(s: State, place: int) -> DecisionView:
    """A line of the stack in words; state.py says what its numbers are."""
    kind, first, second, third = (s.pending[place, n] for n in range(4))
    told = DecisionView(DECISIONS[kind])
    role = ROLE_IDS[first] if first < ROLES else None
    if kind == FLY:
        courage = COURAGE_IDS[third - 1]
        return msgspec.structs.replace(told, role=role, courage=courage, count=second)
    if kind in (DELIVER, DISPEL):
        return msgspec.structs.replace(told, role=role, courage=COURAGE_IDS[second - 1], count=1)
    if kind in (CIRCLE, STALL):
        return msgspec.structs.replace(told, pawn=first)
    if kind == DROP:
        return msgspec.structs.replace(told, pawn=first, region=REGION_IDS[second])
    return msgspec.structs.replace(told, resources=_left_to_take(s)) if kind == TAKE else told


def _left_to_take(s: State) -> Stock:
    return {
        RESOURCE_IDS[resource]: s.to_take[resource]
        for resource in range(RESOURCES)
        if s.to_take[resource]
    }


def _clouds(s: State) -> list[CloudView]:
    return [
        CloudView(
            space=SPACE_IDS[space],
            region=REGION_IDS[SPACE_REGION[space]],
            cloud=CLOUD_NAMES[s.cloud[space]],
            cost=CLOUD_COST[s.cloud[space]],
            bolts=CLOUD_BOLTS[s.cloud[space]],
        )
        for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1])
        if s.cloud[space] != NOTHING
    ]


def _amulets_at(s: State, region: int) -> list[int]:
    return [seat for seat in range(s.seats) if not has(s.amulets[seat], region)]


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        points=s.points[seat],
        pawns=[REGION_IDS[s.pawn[seat, pawn]] for pawn in range(PAWNS)],
        stock={RESOURCE_IDS[k]: s.stock[seat, k] for k in range(RESOURCES)},
        hand_size=s.hand_size[seat],
        played=_played(s, seat),
        bolts=bolts_of(s, seat),
        clouds=_clouds_of(s, seat),
        amulets=[REGION_IDS[r] for r in range(REGIONS) if has(s.amulets[seat], r)],
        tiles={FOREST_TILE_IDS[k]: s.held[seat, k] for k in range(FOREST_TILES) if s.held[seat, k]},
        event_points=s.event_points[seat],
        score=score(s, seat),
    )


def _played(s: State, seat: int) -> list[CardView]:
    """4.16: in the order of the calls."""
    calls = [s.calls[place] for place in range(s.call_count)]
    return [
        CardView(ROLE_IDS[role], COURAGE_IDS[s.played[seat, role] - 1])
        for role in calls
        if s.played[seat, role]
    ]


def _clouds_of(s: State, seat: int) -> dict[str, int]:
    kept: dict[str, int] = {}
    for cloud in range(CLOUD_KINDS):
        if s.won[seat, cloud]:
            kept[CLOUD_NAMES[cloud]] = kept.get(CLOUD_NAMES[cloud], 0) + s.won[seat, cloud]
    return kept


# ---------------------------------------------------------------- prompts


class ChooseRoles(Prompt, tag="choose_roles"):
    """To a seat that has not chosen: so many roles more, or fewer where `free`."""

    more: int
    free: bool


class AddRole(Prompt, tag="add_role"):
    """To a seat that may give up an extra card (13.7)."""


class HandInSet(Prompt, tag="hand_in_set"):
    """To a seat that may hand in its set (10.11)."""


class Wait(Prompt, tag="wait"):
    """To everybody else: says neither who has chosen nor how many (17.6)."""

    phase: str


class CallRole(Prompt, tag="call_role"):
    """4.1"""

    seat: Annotated[int, SEAT]


class AnswerRole(Prompt, tag="answer_role"):
    """4.5"""

    seat: Annotated[int, SEAT]
    role: Annotated[str, ROLE]


class Decide(Prompt, tag="decide"):
    """A step of an action (16.1)."""

    seat: Annotated[int, SEAT]
    decision: str
    more: int = 0


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    if is_at_once(s.phase):
        return _prompt_at_once(s, audience)
    if s.phase == ACTING:
        more = about(s, 2) if decision(s) == FLY else sum(_left_to_take(s).values())
        return Decide(s.turn, DECISIONS[decision(s)], more)
    if s.phase == ANSWERING:
        return AnswerRole(s.turn, ROLE_IDS[s.called])
    return CallRole(s.turn)


def _prompt_at_once(s: State, audience: int | None) -> Prompt:
    if audience is None or s.choice[audience] != UNDECIDED:
        return Wait(PHASES[s.phase])
    if s.phase == CHOOSING:
        return ChooseRoles(_to_choose(s, audience), event_does(s, NUMBER_OF_ROLES))
    return AddRole() if s.phase == ADDING else HandInSet()


# ---------------------------------------------------------------- events


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
    before: State, seat: int, action: int, after: State, audience: int | None
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
            return [WentThrough(seat, about(before, 1), circle)]
        case Nothing():
            return [DidNothing(seat, DECISIONS[decision(before)])]
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
        told.append(RoundBegan(after.round, EVENT_IDS[after.event], _roles(after.cursed)))
    if after.phase == OVER and before.phase != OVER:
        told.append(Ended(message_id("reason", REASONS[after.reason])))
    return told


# ---------------------------------------------------------------- the score sheet


def sheet(s: State) -> list[ScoreLine]:
    """Chapter 7, line by line."""
    seats = range(s.seats)
    return [
        ScoreLine("score-match", [s.points[seat] for seat in seats]),
        ScoreLine("score-bolts", [bolt_points(s, seat) for seat in seats]),
        ScoreLine("score-fours", [FOUR_POINTS * sets_of_four(s, seat) for seat in seats]),
        ScoreLine("score-threes", [THREE_POINTS * sets_of_three(s, seat) for seat in seats]),
        ScoreLine("score-amulets", [amulet_points(s, seat) for seat in seats]),
        ScoreLine("score-total", [score(s, seat) for seat in seats]),
    ]
