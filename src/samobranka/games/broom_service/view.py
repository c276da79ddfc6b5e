"""What each seat may see, built up from nothing, and what is expected of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.pending import DECISION
from samobranka.core.record import once
from samobranka.core.refusal import LEGAL
from samobranka.core.sets import count_of, has
from samobranka.core.words import message_id
from samobranka.games.broom_service.domains import (
    BOARD,
    CASTLE,
    CLOUD,
    COURAGE,
    EVENT_CARD,
    FOREST_TILE,
    HILL_TILE,
    MOUNTAIN_TILE,
    PAWN,
    REGION,
    REPLY,
    RESOURCE,
    ROLE,
    SPACE,
)
from samobranka.games.broom_service.insight import roles_not_held
from samobranka.games.broom_service.parts import (
    ALL_ROLES,
    BOARD_IDS,
    CASTLE_COUNT,
    CASTLE_IDS,
    CASTLES,
    CASTLES_AT,
    CLOUD_BOLTS,
    CLOUD_COST,
    CLOUD_KINDS,
    CLOUD_NAMES,
    COURAGE_IDS,
    DRUID,
    EVENT_IDS,
    EVENTS,
    FAIRY,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    FOREST_TILE_IDS,
    FOREST_TILES,
    HILL_TILE_IDS,
    MOUNTAIN_TILE_IDS,
    NEAR,
    NEAR_COUNT,
    NOTHING,
    NUMBER_OF_ROLES,
    PAWNS,
    REGION_FIRST,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    ROLE_IDS,
    ROLE_KIND,
    ROLE_LAND,
    ROLES,
    ROUNDS,
    SPACE_FIRST,
    SPACE_IDS,
    SPACE_REGION,
    WITCH,
)
from samobranka.games.broom_service.phases.choosing import most_roles
from samobranka.games.broom_service.phases.clouds import refuse_cloud
from samobranka.games.broom_service.phases.delivering import refuse_castle
from samobranka.games.broom_service.phases.entering import is_covered
from samobranka.games.broom_service.phases.flying import reach
from samobranka.games.broom_service.phases.land import near_pawns
from samobranka.games.broom_service.phases.rounds import REASONS
from samobranka.games.broom_service.rules import CONTENTS
from samobranka.games.broom_service.scoring import bolts_of, score
from samobranka.games.broom_service.state import (
    ACTING,
    ADDING,
    ANSWERING,
    CHOOSING,
    CIRCLE,
    CIRCLE_PAWN,
    DECIDING,
    DELIVER,
    DELIVER_COURAGE,
    DELIVER_ROLE,
    DISPEL,
    DISPEL_COURAGE,
    DISPEL_ROLE,
    DROP,
    DROP_PAWN,
    DROP_REGION,
    FIRST_ADDED,
    FLY,
    FLY_COURAGE,
    FLY_MOVES,
    FLY_ROLE,
    OVER,
    STALL,
    STALL_PAWN,
    TAKE,
    TAKE_EITHER,
    UNDECIDED,
    State,
    about,
    decision,
    event_does,
    is_at_once,
    next_seat,
)

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


class ReachView(msgspec.Struct, frozen=True):
    """What a role reaches for the viewer as the board lies now, if its action came next."""

    role: Annotated[str, ROLE]
    regions: Regions
    """Where a witch may fly; where a pawn stands with which a druid delivers."""
    castles: Castles
    """To which the viewer could deliver, the brave witch after her flight."""
    spaces: list[Annotated[str, SPACE]]
    """Whose clouds a fairy may dispel."""


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
    may_hold: Roles = []
    """17.9: the roles that everybody knows it may hold."""


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
    reach: list[ReachView] = []


def phase_name(s: State) -> str:
    """The phase, for clients and words."""
    if s.phase == ACTING or s.phase == OVER:
        return "acting" if s.phase == ACTING else "over"
    return CONTENTS.phase_name(s.phase)


def decision_name(kind: int) -> str:
    """A kind of decision, for clients and words."""
    return CONTENTS.phase_name(DECIDING + kind)


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    return View(
        phase=phase_name(s),
        decision=decision_name(decision(s)) if s.phase == ACTING else "",
        turn=None if is_at_once(s.phase) or s.phase == OVER else s.turn,
        first=s.first,
        round=s.round,
        rounds=ROUNDS,
        event=EVENT_IDS[s.event],
        events_seen=[EVENT_IDS[event] for event in range(EVENTS) if has(s.events_seen, event)],
        cursed=roles_in(s.cursed),
        cursed_deck=roles_in(s.cursed_deck),
        hand=None if seat is None else roles_in(s.hand[seat]),
        added=None if seat is None else _added(s, seat),
        to_choose=0 if seat is None else _to_choose(s, seat),
        left_out=[] if seat is None else _left_out(s, seat),
        called=[ROLE_IDS[s.calls[place]] for place in range(s.call_count)],
        call=None if s.called == NOTHING else _call(s),
        pending=[_decision(s, place) for place in range(s.waiting)],
        board=BOARD_IDS[s.board],
        clouds=_clouds(s),
        filled=_filled(s),
        covered=_covered(s),
        mountains=_mountains(s),
        forests=_forests(s),
        hills=_hills(s),
        seats=_seats(s),
        reach=[] if seat is None or s.phase == OVER else [_reach(s, seat, r) for r in range(ROLES)],
    )


@once
def _filled(s: State) -> list[str]:
    return [CASTLE_IDS[castle] for castle in range(CASTLES) if s.filled[castle]]


@once
def _covered(s: State) -> list[str]:
    return [CASTLE_IDS[castle] for castle in range(CASTLES) if is_covered(s, castle)]


def _laid(s: State, first: int, last: int) -> list[tuple[int, int]]:
    """The regions with a tile of a kind, and which of its kind it is."""
    regions = range(REGION_FIRST[s.board], REGION_FIRST[s.board + 1])
    return [
        (region, s.tile[region] - first) for region in regions if first <= s.tile[region] < last
    ]


@once
def _mountains(s: State) -> list[MountainView]:
    return [
        MountainView(REGION_IDS[region], MOUNTAIN_TILE_IDS[tile], _amulets_at(s, region))
        for region, tile in _laid(s, 0, FIRST_FOREST_TILE)
    ]


@once
def _forests(s: State) -> list[ForestView]:
    return [
        ForestView(REGION_IDS[region], FOREST_TILE_IDS[tile])
        for region, tile in _laid(s, FIRST_FOREST_TILE, FIRST_HILL_TILE)
    ]


@once
def _hills(s: State) -> list[HillView]:
    return [
        HillView(REGION_IDS[region], HILL_TILE_IDS[tile])
        for region, tile in _laid(s, FIRST_HILL_TILE, FIRST_HILL_TILE + len(HILL_TILE_IDS))
    ]


@once
def _seats(s: State) -> list[SeatView]:
    return [_seat(s, seat) for seat in range(s.seats)]


def _reach(s: State, seat: int, role: int) -> ReachView:
    """8.3, 8.12, 9.2: by the kind of the role; gatherers need no place."""
    regions: set[int] = set()
    spaces: list[int] = []
    if ROLE_KIND[role] == WITCH:
        for pawn in range(PAWNS):
            home, there = s.pawn[seat, pawn], reach(s, seat, pawn, role)
            near = [NEAR[home, place] for place in range(NEAR_COUNT[home])]
            regions |= {region for region in near if has(there, region)}
    elif ROLE_KIND[role] == DRUID:
        land = ROLE_LAND[role]
        regions = {home for pawn in range(PAWNS) if has(land, home := s.pawn[seat, pawn])}
    elif ROLE_KIND[role] == FAIRY:
        around = near_pawns(s, seat)
        board = range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1])
        spaces = [space for space in board if refuse_cloud(s, seat, around, space) == LEGAL]
    castles = {
        CASTLES_AT[region, place]
        for region in regions
        for place in range(CASTLE_COUNT[region])
        if refuse_castle(s, seat, region, CASTLES_AT[region, place]) == LEGAL
    }
    return ReachView(
        ROLE_IDS[role],
        [REGION_IDS[region] for region in sorted(regions)],
        [CASTLE_IDS[castle] for castle in sorted(castles)],
        [SPACE_IDS[space] for space in spaces],
    )


def roles_in(roles: int) -> Roles:
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
    """A line of the stack in words."""
    kind = s.pending[place, 0]
    said = [s.pending[place, n] for n in range(DECISION)]
    told = DecisionView(decision_name(kind))
    if kind == FLY:
        told = _by_role(told, said[FLY_ROLE], said[FLY_COURAGE])
        return msgspec.structs.replace(told, count=said[FLY_MOVES])
    if kind == DELIVER:
        return _by_role(told, said[DELIVER_ROLE], said[DELIVER_COURAGE])
    if kind == DISPEL:
        return _by_role(told, said[DISPEL_ROLE], said[DISPEL_COURAGE])
    if kind == CIRCLE:
        return msgspec.structs.replace(told, pawn=said[CIRCLE_PAWN])
    if kind == STALL:
        return msgspec.structs.replace(told, pawn=said[STALL_PAWN])
    if kind == DROP:
        region = REGION_IDS[said[DROP_REGION]]
        return msgspec.structs.replace(told, pawn=said[DROP_PAWN], region=region)
    return msgspec.structs.replace(told, resources=_left_to_take(s)) if kind == TAKE else told


def _by_role(told: DecisionView, role: int, courage: int) -> DecisionView:
    """Whose action it is, unless it is no role's."""
    name = ROLE_IDS[role] if role < ROLES else None
    return msgspec.structs.replace(told, role=name, courage=COURAGE_IDS[courage - 1], count=1)


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
        may_hold=_may_hold(s, seat),
    )


def _may_hold(s: State, seat: int) -> Roles:
    """17.9: nothing with an empty hand, nor while hands are chosen or when the match is over."""
    if s.phase in (CHOOSING, OVER) or s.hand_size[seat] == 0:
        return []
    return roles_in(ALL_ROLES & ~roles_not_held(s, seat))


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


def _how_many(s: State) -> int:
    """Moves of a flight, or resources that may still be taken."""
    if decision(s) == FLY:
        return about(s, FLY_MOVES)
    left = sum(_left_to_take(s).values())
    return 1 if decision(s) == TAKE and about(s, TAKE_EITHER) else left


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    if is_at_once(s.phase):
        return _prompt_at_once(s, audience)
    if s.phase == ACTING:
        return Decide(s.turn, decision_name(decision(s)), _how_many(s))
    if s.phase == ANSWERING:
        return AnswerRole(s.turn, ROLE_IDS[s.called])
    return CallRole(s.turn)


def _prompt_at_once(s: State, audience: int | None) -> Prompt:
    if audience is None or s.choice[audience] != UNDECIDED:
        return Wait(phase_name(s))
    if s.phase == CHOOSING:
        return ChooseRoles(_to_choose(s, audience), event_does(s, NUMBER_OF_ROLES))
    return AddRole() if s.phase == ADDING else HandInSet()
