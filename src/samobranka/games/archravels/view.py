"""What everyone sees (17.2), built up from nothing, and what is expected."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.record import once
from samobranka.core.refusal import LEGAL
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.archravels.domains import (
    CHARACTER,
    COLOUR,
    EVENT_CARD,
    ITEM,
    PATTERN,
    PROJECT,
    REQUEST,
    SLOT,
    SPACE,
    SPECIALTY,
    TILE,
    WORK,
    YARN_CARD,
)
from samobranka.games.archravels.parts import (
    BOARD_OF,
    BOX,
    CARD_ANY,
    CARD_YARN,
    CHARACTER_IDS,
    COLOUR_IDS,
    COLOURS,
    CRAFT_ANY,
    EMPTY_SLOT_YARN,
    EVENT_IDS,
    FIRST_EVENT,
    GIVE,
    ITEM_IDS,
    ITEM_POINTS,
    ITEMS,
    LEARNED_POINTS,
    MOST_WORKS,
    NOTHING,
    PATTERN_RULE,
    PATTERN_YARN,
    POINT,
    PROJECT_IDS,
    PROJECT_ITEMS,
    PROJECT_POINTS,
    PROJECTS,
    REQUEST_IDS,
    REQUEST_POINTS,
    REQUESTS,
    ROW,
    RULE_IDS,
    SLOTS,
    SPACES,
    SPECIALTY_IDS,
    STOCK_CARDS,
    TILE_IDS,
    WORK_IDS,
    WORK_OF,
    WORK_TIMES,
    YARN_CARD_IDS,
)
from samobranka.games.archravels.phases.any_colours import CraftAny, CraftRequestAny
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.ending import REASONS
from samobranka.games.archravels.phases.laying import (
    count_for,
    receiver,
    rule_for,
    thing_in,
    work_in,
)
from samobranka.games.archravels.phases.restocking import has_items_for
from samobranka.games.archravels.proposal import propose_craft, propose_rest
from samobranka.games.archravels.rules import ACTIONS, CONTENTS, refusal
from samobranka.games.archravels.scoring import score
from samobranka.games.archravels.setup import refuse_choose
from samobranka.games.archravels.state import (
    CHOOSING,
    DONATING_TO,
    EXCHANGING,
    FINAL,
    GIVING,
    IN_CIRCLE,
    LAYING,
    OVER,
    TAKING,
    WORKING,
    State,
    deck_size,
    event_of,
    favourite_of,
    is_event,
    is_item,
    is_request,
    pattern_of,
    request_in,
    request_of,
    thing_of_request,
    tokens_of,
)

Yarn = dict[Annotated[str, COLOUR], int]
Colours = list[Annotated[str, COLOUR]]
Items = dict[Annotated[str, ITEM], int]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a board and how often each of its works may be done."""

    space: Annotated[int, SPACE]
    works: dict[Annotated[str, WORK], int]


class CharacterView(msgspec.Struct, frozen=True):
    """A character to choose (2.3)."""

    character: Annotated[str, CHARACTER]
    specialty: Annotated[str, SPECIALTY]
    side: str
    favourite: Annotated[str, REQUEST]
    spaces: list[SpaceView]
    is_free: bool


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the bazaar, row by row from the left, and what it gives to who shops there."""

    slot: Annotated[int, SLOT]
    yarn_card: Annotated[str, YARN_CARD] | None
    event_card: Annotated[str, EVENT_CARD] | None
    request: Annotated[str, REQUEST] | None
    yarn: Yarn
    any_yarn: int
    """Tokens of any colours; an empty slot has one (5.4)."""
    is_taken: bool
    """In this turn (5.5)."""


class ProjectView(msgspec.Struct, frozen=True):
    """A project."""

    project: Annotated[str, PROJECT]
    points: float
    items: Items


class RowView(msgspec.Struct, frozen=True):
    """A place of the project row."""

    place: int
    project: ProjectView | None
    ready: list[Annotated[int, SEAT]]
    """Seats that have all its items."""


class PatternView(msgspec.Struct, frozen=True):
    """A seat's current pattern of an item (6.3)."""

    item: Annotated[str, ITEM]
    rule: Annotated[str, PATTERN]
    count: int
    yarn: Yarn
    """What an exact pattern lists."""
    tile: Annotated[str, TILE] | None
    is_learned: bool
    value: float
    """Points of a left-over item (15.5)."""
    learned_points: float
    """Points of the flipped tile (15.4)."""


class RequestView(msgspec.Struct, frozen=True):
    """A request before a seat."""

    request: Annotated[str, REQUEST]
    points: float
    rule: Annotated[str, PATTERN]
    count: int
    yarn: Yarn
    is_favourite: bool
    """Of this seat's character."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat and all that lies before it."""

    seat: Annotated[int, SEAT]
    character: Annotated[str, CHARACTER] | None
    specialty: Annotated[str, SPECIALTY] | None
    favourite: Annotated[str, REQUEST] | None
    marker: Annotated[int, SPACE] | None
    cat: bool
    """It may not craft in its next own turn, or in this one if it is active (9.3)."""
    cat_again: bool
    """Nor in the turn after the present one (9.5)."""
    bowl: Yarn
    tokens: int
    items: Items
    score: float
    spaces: list[SpaceView]
    patterns: list[PatternView]
    held: list[RequestView]
    finished: list[RequestView]
    projects: list[ProjectView]


class MakeView(msgspec.Struct, frozen=True):
    """Something that the seat asked can craft now, and the cheapest way to pay for it."""

    item: Annotated[str, ITEM] | None
    request: Annotated[str, REQUEST] | None
    any_colours: bool
    rule: Annotated[str, PATTERN]
    count: int
    payment: Yarn
    steps: Colours
    """What to lay one after the other once it is begun; the rest is laid unasked."""


class ChoosingYarnView(msgspec.Struct, frozen=True):
    """Tokens being laid or taken one by one."""

    item: Annotated[str, ITEM] | None
    """Crafted or frogged."""
    request: Annotated[str, REQUEST] | None
    rule: Annotated[str, PATTERN]
    laid: Yarn
    more: int
    to: Annotated[int, SEAT] | None
    """Who gets the next token (10.5)."""
    payment: Yarn
    """The cheapest way to lay, or the most useful way to take, the tokens still missing."""
    steps: Colours


class View(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    active: Annotated[int, SEAT]
    asked: Annotated[int, SEAT]
    first: Annotated[int, SEAT]
    turns: int
    works: dict[Annotated[str, WORK], int]
    """Works of the active seat's space that may still be done, and how often."""
    exchange: Colours
    """The colour given away and the colour got, while an exchange goes on (7.2)."""
    event_card: Annotated[str, EVENT_CARD] | None
    """The event that is being resolved."""
    request: Annotated[str, REQUEST] | None
    """The request that is being given to a seat."""
    donated: Annotated[str, COLOUR] | None
    characters: list[CharacterView]
    """While they are chosen."""
    bazaar: list[SlotView]
    row: list[RowView]
    project_deck: int
    seats: list[SeatView]
    can_make: list[MakeView]
    choosing_yarn: ChoosingYarnView | None
    deck_size: int
    deck: dict[Annotated[str, YARN_CARD], int]
    deck_events: dict[Annotated[str, EVENT_CARD], int]
    requests_in_deck: int
    requests_due: list[Annotated[str, REQUEST]]
    """Those known to be in the deck (17.5)."""
    discard: dict[Annotated[str, YARN_CARD], int]
    discard_events: dict[Annotated[str, EVENT_CARD], int]
    unseen_projects: list[Annotated[str, PROJECT]]


def phase_name(s: State) -> str:
    """The phase, for clients and words."""
    return "over" if s.phase == OVER else CONTENTS.phase_name(s.phase)


def view(s: State, seat: int | None) -> View:
    """17.2: the same for every seat and for spectators."""
    return _view(s)


@once
def _view(s: State) -> View:
    resolved = s.slot[s.resolving] if 0 <= s.resolving < SLOTS else NOTHING
    return View(
        phase=phase_name(s),
        active=s.active,
        asked=s.asked,
        first=s.first,
        turns=s.turns,
        works=_works_left(s),
        exchange=_colours([s.swap_from, s.swap_to]) if s.phase == EXCHANGING else [],
        event_card=EVENT_IDS[event_of(resolved)] if is_event(resolved) else None,
        request=REQUEST_IDS[request_of(resolved)] if is_request(resolved) else None,
        donated=COLOUR_IDS[s.donated] if s.donated != NOTHING else None,
        characters=_characters(s) if s.phase == CHOOSING else [],
        bazaar=[_slot(s, slot) for slot in range(SLOTS)] if s.turns else [],
        row=[_place(s, place) for place in range(ROW)] if s.turns else [],
        project_deck=s.project_deck,
        seats=[_seat(s, other) for other in range(s.seats)],
        can_make=_can_make(s),
        choosing_yarn=_choosing_yarn(s) if s.phase in (LAYING, TAKING) else None,
        deck_size=deck_size(s),
        deck=_yarn_cards([s.deck[card] for card in range(FIRST_EVENT)]),
        deck_events=_events([s.deck[card] for card in range(FIRST_EVENT, STOCK_CARDS)]),
        requests_in_deck=deck_size(s) - s.deck_cards,
        requests_due=_requests(s.favourites_due | s.put_back),
        discard=_yarn_cards([s.discard[card] for card in range(FIRST_EVENT)]),
        discard_events=_events([s.discard[card] for card in range(FIRST_EVENT, STOCK_CARDS)]),
        unseen_projects=[PROJECT_IDS[p] for p in range(PROJECTS) if has(s.unseen_projects, p)],
    )


def points_of(quarters: int) -> float:
    """15.8: points, exact: quarters are exact in binary, and whole points stay whole numbers."""
    return quarters // POINT if quarters % POINT == 0 else quarters / POINT


def _counted(ids: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {ids[place]: count for place, count in enumerate(counts) if count}


def yarn_in(counts: list[int]) -> Yarn:
    return _counted(COLOUR_IDS, counts)


def _colours(colours: list[int]) -> Colours:
    return [COLOUR_IDS[colour] for colour in colours]


def _yarn_cards(counts: list[int]) -> dict[str, int]:
    return _counted(YARN_CARD_IDS, counts)


def _events(counts: list[int]) -> dict[str, int]:
    return _counted(EVENT_IDS, counts)


def _requests(requests: int) -> list[str]:
    return [REQUEST_IDS[request] for request in range(REQUESTS) if has(requests, request)]


def _bowl(s: State, seat: int) -> list[int]:
    return [s.bowl[seat, colour] for colour in range(COLOURS)]


def _characters(s: State) -> list[CharacterView]:
    return [
        CharacterView(
            character=character.id,
            specialty=character.specialty,
            side=character.side,
            favourite=character.favourite,
            spaces=[space_view(BOARD_OF[number], space) for space in range(SPACES)],
            is_free=refuse_choose(s, s.asked, number) == LEGAL,
        )
        for number, character in enumerate(BOX.characters)
    ]


def _works_left(s: State) -> dict[str, int]:
    board, space = s.board[s.active], s.marker[s.active]
    places = [place for place in range(MOST_WORKS) if s.left[place]]
    return {WORK_IDS[WORK_OF[board, space, place]]: s.left[place] for place in places}


def _slot(s: State, slot: int) -> SlotView:
    card = s.slot[slot]
    is_yarn = 0 <= card < FIRST_EVENT
    empty = 0 if s.is_taken[slot] or card != NOTHING else EMPTY_SLOT_YARN
    return SlotView(
        slot=slot + 1,
        yarn_card=YARN_CARD_IDS[card] if is_yarn else None,
        event_card=EVENT_IDS[event_of(card)] if is_event(card) else None,
        request=REQUEST_IDS[request_of(card)] if is_request(card) else None,
        yarn=yarn_in([CARD_YARN[card, colour] for colour in range(COLOURS)]) if is_yarn else {},
        any_yarn=CARD_ANY[card] if is_yarn else empty,
        is_taken=bool(s.is_taken[slot]),
    )


def _project(project: int) -> ProjectView:
    items = [PROJECT_ITEMS[project, item] for item in range(ITEMS)]
    points = points_of(PROJECT_POINTS[project])
    return ProjectView(PROJECT_IDS[project], points, _counted(ITEM_IDS, items))


def _place(s: State, place: int) -> RowView:
    project = s.row[place]
    if project == NOTHING:
        return RowView(place + 1, None, [])
    ready = [seat for seat in range(s.seats) if has_items_for(s, seat, project)]
    return RowView(place + 1, _project(project), ready)


def _seat(s: State, seat: int) -> SeatView:
    character, board = s.character[seat], s.board[seat]
    return SeatView(
        seat=seat,
        character=CHARACTER_IDS[character] if character != NOTHING else None,
        specialty=SPECIALTY_IDS[board] if board != NOTHING else None,
        favourite=REQUEST_IDS[favourite_of(s, seat)] if character != NOTHING else None,
        marker=s.marker[seat] + 1 if s.marker[seat] != NOTHING else None,
        cat=bool(s.cat[seat]),
        cat_again=bool(s.cat_again) and s.active == seat,
        bowl=yarn_in(_bowl(s, seat)),
        tokens=tokens_of(s, seat),
        items=_counted(ITEM_IDS, [s.items[seat, item] for item in range(ITEMS)]),
        score=points_of(score(s, seat)),
        spaces=[space_view(board, space) for space in range(SPACES)] if board != NOTHING else [],
        patterns=[_pattern(s, seat, item) for item in range(ITEMS)] if s.turns else [],
        held=[_request(s, seat, r) for r in range(REQUESTS) if has(s.held[seat], r)],
        finished=[_request(s, seat, r) for r in range(REQUESTS) if has(s.finished[seat], r)],
        projects=[_project(p) for p in range(PROJECTS) if has(s.projects[seat], p)],
    )


def space_view(board: int, space: int) -> SpaceView:
    works = [(WORK_OF[board, space, n], WORK_TIMES[board, space, n]) for n in range(MOST_WORKS)]
    return SpaceView(space + 1, {WORK_IDS[work]: n for work, n in works if work != NOTHING})


def _listed(pattern: int) -> Yarn:
    return yarn_in([PATTERN_YARN[pattern, colour] for colour in range(COLOURS)])


def _pattern(s: State, seat: int, item: int) -> PatternView:
    pattern, tile = pattern_of(s, seat, item), s.tile[seat, item]
    return PatternView(
        item=ITEM_IDS[item],
        rule=RULE_IDS[PATTERN_RULE[pattern]],
        count=count_for(s, pattern),
        yarn=_listed(pattern),
        tile=TILE_IDS[tile] if tile != NOTHING else None,
        is_learned=bool(s.is_learned[seat, item]),
        value=points_of(ITEM_POINTS[item]),
        learned_points=points_of(LEARNED_POINTS[item]),
    )


def _request(s: State, seat: int, request: int) -> RequestView:
    pattern = pattern_of(s, seat, thing_of_request(request))
    return RequestView(
        request=REQUEST_IDS[request],
        points=points_of(REQUEST_POINTS[request]),
        rule=RULE_IDS[PATTERN_RULE[pattern]],
        count=count_for(s, pattern),
        yarn=_listed(pattern),
        is_favourite=favourite_of(s, seat) == request,
    )


def _item_of(thing: int) -> str | None:
    return ITEM_IDS[thing] if thing != NOTHING and is_item(thing) else None


def _request_of(thing: int) -> str | None:
    return REQUEST_IDS[request_in(thing)] if thing != NOTHING and not is_item(thing) else None


def _can_make(s: State) -> list[MakeView]:
    """What is lit up: all that the seat asked can craft now."""
    return [_make(s, thing, work) for thing, work in _craftable(s)]


CRAFTS = [
    (number, thing_in(action), work_in(action))
    for number, action in enumerate(ACTIONS)
    if isinstance(action, Craft | CraftRequest | CraftAny | CraftRequestAny)
]
"""Every craft: its number, what it makes, and whether by true colours or of any."""


def _craftable(s: State) -> list[tuple[int, int]]:
    """The things that the seat asked can craft now, and how."""
    if s.phase not in (WORKING, IN_CIRCLE, FINAL):
        return []
    return [
        (thing, work) for number, thing, work in CRAFTS if refusal([s], 0, s.asked, number) == LEGAL
    ]


def _make(s: State, thing: int, work: int) -> MakeView:
    pattern = pattern_of(s, s.asked, thing)
    proposal = propose_craft(s, s.asked, thing, work)
    return MakeView(
        item=_item_of(thing),
        request=_request_of(thing),
        any_colours=work == CRAFT_ANY,
        rule=RULE_IDS[rule_for(pattern, work)],
        count=count_for(s, pattern),
        payment=yarn_in(proposal.tokens),
        steps=_colours(proposal.steps),
    )


def _choosing_yarn(s: State) -> ChoosingYarnView:
    proposal = propose_rest(s)
    return ChoosingYarnView(
        item=_item_of(s.making),
        request=_request_of(s.making),
        rule=RULE_IDS[s.rule],
        laid=yarn_in([s.laid[colour] for colour in range(COLOURS)]),
        more=s.more,
        to=receiver(s, s.asked) if s.phase == LAYING and s.rule == GIVE else None,
        payment=yarn_in(proposal.tokens),
        steps=_colours(proposal.steps),
    )


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """A seat is to do what the phase asks for."""

    seat: Annotated[int, SEAT]
    phase: str


class ToCraft(Prompt, tag="to_craft"):
    """9.11, 9.12: in the circle; what can be made there: an item, a request, or either."""

    seat: Annotated[int, SEAT]
    what: str


class ToExchange(Prompt, tag="to_exchange"):
    """7.2: one more, or enough."""

    seat: Annotated[int, SEAT]
    give: Annotated[str, COLOUR]
    get: Annotated[str, COLOUR]


class ToLay(Prompt, tag="to_lay"):
    """6.6: tokens for an item. `steps`: the cheapest way to lay the rest."""

    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]
    more: int
    steps: Colours


class ToLayForRequest(Prompt, tag="to_lay_for_request"):
    """10.4: tokens for a request."""

    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]
    more: int
    steps: Colours


class ToGive(Prompt, tag="to_give"):
    """10.5: tokens for another seat."""

    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]
    more: int
    steps: Colours


class ToTake(Prompt, tag="to_take"):
    """5.3, 9.6, 9.10: tokens of any colours."""

    seat: Annotated[int, SEAT]
    more: int


class ToFrog(Prompt, tag="to_frog"):
    """13.3: the tokens of an item."""

    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]
    more: int


class ToDonate(Prompt, tag="to_donate"):
    """9.8: the receiver."""

    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]


class ToGiveRequest(Prompt, tag="to_give_request"):
    """10.1"""

    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    if s.phase == IN_CIRCLE:
        return ToCraft(s.asked, _what_can_be_made(s))
    if s.phase == EXCHANGING:
        return ToExchange(s.asked, COLOUR_IDS[s.swap_from], COLOUR_IDS[s.swap_to])
    if s.phase == LAYING:
        return _to_lay(s)
    if s.phase == TAKING and s.making != NOTHING:
        return ToFrog(s.asked, ITEM_IDS[s.making], s.more)
    if s.phase == TAKING:
        return ToTake(s.asked, s.more)
    if s.phase == DONATING_TO:
        return ToDonate(s.asked, COLOUR_IDS[s.donated])
    if s.phase == GIVING:
        return ToGiveRequest(s.asked, REQUEST_IDS[request_of(s.slot[s.resolving])])
    return Expected(s.asked, phase_name(s))


def _what_can_be_made(s: State) -> str:
    of_items = {is_item(thing) for thing, _ in _craftable(s)}
    return "either" if len(of_items) > 1 else "item" if of_items == {True} else "request"


def _to_lay(s: State) -> Prompt:
    steps = _colours(propose_rest(s).steps)
    if is_item(s.making):
        return ToLay(s.asked, ITEM_IDS[s.making], s.more, steps)
    request = REQUEST_IDS[request_in(s.making)]
    if s.rule == GIVE:
        return ToGive(receiver(s, s.asked), s.asked, request, s.more, steps)
    return ToLayForRequest(s.asked, request, s.more, steps)
