"""What everyone sees (17.2), built up from nothing, and what happened."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Domain, Event, Prompt
from samobranka.core.game import LEGAL, ScoreLine
from samobranka.core.words import message_id
from samobranka.games.archravels.actions import (
    ACTIONS,
    CHARACTER,
    COLOUR,
    ITEM,
    PROJECT,
    REQUEST,
    SLOT,
    SPACE,
    Choose,
    Craft,
    CraftAny,
    CraftNothing,
    CraftRequest,
    CraftRequestAny,
    Donate,
    DonateTo,
    Done,
    EndTurn,
    Enough,
    Exchange,
    Finish,
    Frog,
    GiveRequest,
    Lay,
    Learn,
    Move,
    NameForCat,
    Shop,
    Take,
    TakeThree,
)
from samobranka.games.archravels.parts import (
    BOARD_OF,
    BOX,
    CARD_ANY,
    CARD_YARN,
    CHARACTER_IDS,
    COLOUR_IDS,
    COLOURS,
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
    THINGS,
    TILE_IDS,
    WORK_IDS,
    WORK_OF,
    WORK_TIMES,
    YARN_CARD_IDS,
)
from samobranka.games.archravels.phases.crafting import (
    count_for,
    receiver,
    refuse_craft,
    refuse_craft_any,
)
from samobranka.games.archravels.phases.ending import REASONS
from samobranka.games.archravels.phases.restocking import has_items_for
from samobranka.games.archravels.proposal import propose_craft, propose_rest
from samobranka.games.archravels.scoring import (
    favourite_score,
    items_score,
    learned_score,
    project_score,
    requests_score,
    score,
    yarn_score,
)
from samobranka.games.archravels.setup import refuse_choose
from samobranka.games.archravels.state import (
    CHOOSING,
    DONATING_TO,
    EXCHANGING,
    FINAL,
    FINAL_GOES_ON,
    GIVING,
    IN_CIRCLE,
    LAYING,
    OVER,
    PHASES,
    TAKING,
    WORKING,
    State,
    deck_size,
    event_of,
    favourite_of,
    has,
    is_event,
    is_item,
    is_request,
    pattern_of,
    request_in,
    request_of,
    thing_of_request,
    tokens_of,
)

SPECIALTY = Domain("specialty", SPECIALTY_IDS)
WORK = Domain("work", WORK_IDS)
YARN_CARD = Domain("yarn_card", YARN_CARD_IDS)
EVENT_CARD = Domain("event_card", EVENT_IDS)
TILE = Domain("tile", TILE_IDS)
PATTERN = Domain("pattern", RULE_IDS)

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


def view(s: State, seat: int | None) -> View:
    """17.2: the same for every seat and for spectators."""
    resolved = s.slot[s.resolving] if 0 <= s.resolving < SLOTS else NOTHING
    return View(
        phase=PHASES[s.phase],
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


def _yarn(counts: list[int]) -> Yarn:
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
            spaces=[_space(BOARD_OF[number], space) for space in range(SPACES)],
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
        yarn=_yarn([CARD_YARN[card, colour] for colour in range(COLOURS)]) if is_yarn else {},
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
        bowl=_yarn(_bowl(s, seat)),
        tokens=tokens_of(s, seat),
        items=_counted(ITEM_IDS, [s.items[seat, item] for item in range(ITEMS)]),
        score=points_of(score(s, seat)),
        spaces=[_space(board, space) for space in range(SPACES)] if board != NOTHING else [],
        patterns=[_pattern(s, seat, item) for item in range(ITEMS)] if s.turns else [],
        held=[_request(s, seat, r) for r in range(REQUESTS) if has(s.held[seat], r)],
        finished=[_request(s, seat, r) for r in range(REQUESTS) if has(s.finished[seat], r)],
        projects=[_project(p) for p in range(PROJECTS) if has(s.projects[seat], p)],
    )


def _space(board: int, space: int) -> SpaceView:
    works = [(WORK_OF[board, space, n], WORK_TIMES[board, space, n]) for n in range(MOST_WORKS)]
    return SpaceView(space + 1, {WORK_IDS[work]: n for work, n in works if work != NOTHING})


def _listed(pattern: int) -> Yarn:
    return _yarn([PATTERN_YARN[pattern, colour] for colour in range(COLOURS)])


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
    if s.phase not in (WORKING, IN_CIRCLE, FINAL):
        return []
    things, seat = range(THINGS), s.asked
    plain = [_make(s, thing, False) for thing in things if not refuse_craft(s, seat, thing)]
    free = [_make(s, thing, True) for thing in things if not refuse_craft_any(s, seat, thing)]
    return plain + free


def _make(s: State, thing: int, any_colours: bool) -> MakeView:
    pattern = pattern_of(s, s.asked, thing)
    proposal = propose_craft(s, s.asked, thing, any_colours)
    rule = PATTERN_RULE[pattern]
    return MakeView(
        item=_item_of(thing),
        request=_request_of(thing),
        any_colours=any_colours,
        rule="any" if any_colours and rule != GIVE else RULE_IDS[rule],
        count=count_for(s, pattern),
        payment=_yarn(proposal.tokens),
        steps=_colours(proposal.steps),
    )


def _choosing_yarn(s: State) -> ChoosingYarnView:
    proposal = propose_rest(s)
    return ChoosingYarnView(
        item=_item_of(s.making),
        request=_request_of(s.making),
        rule=RULE_IDS[s.rule],
        laid=_yarn([s.laid[colour] for colour in range(COLOURS)]),
        more=s.more,
        to=receiver(s, s.asked) if s.phase == LAYING and s.rule == GIVE else None,
        payment=_yarn(proposal.tokens),
        steps=_colours(proposal.steps),
    )


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """A seat is to do what the phase asks for."""

    seat: Annotated[int, SEAT]
    phase: str


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
    return Expected(s.asked, PHASES[s.phase])


def _to_lay(s: State) -> Prompt:
    steps = _colours(propose_rest(s).steps)
    if is_item(s.making):
        return ToLay(s.asked, ITEM_IDS[s.making], s.more, steps)
    request = REQUEST_IDS[request_in(s.making)]
    if s.rule == GIVE:
        return ToGive(receiver(s, s.asked), s.asked, request, s.more, steps)
    return ToLayForRequest(s.asked, request, s.more, steps)


# ---------------------------------------------------------------- events
# Where two seats are named the one who acts comes last: sentences are told to it as "you".


class Chose(Event, tag="chose"):
    seat: Annotated[int, SEAT]
    character: Annotated[str, CHARACTER]


class TableSet(Event, tag="table_set"):
    """3.9: everything is dealt."""


class TurnBegan(Event, tag="turn_began"):
    seat: Annotated[int, SEAT]


class Moved(Event, tag="moved"):
    seat: Annotated[int, SEAT]
    space: Annotated[int, SPACE]
    works: dict[Annotated[str, WORK], int]


class Shopped(Event, tag="shopped"):
    seat: Annotated[int, SEAT]
    slot: Annotated[int, SLOT]
    yarn_card: Annotated[str, YARN_CARD] | None


class Took(Event, tag="took"):
    """Tokens from the supply: 5.3, 7.3, 9.6, 9.10, 13.3."""

    seat: Annotated[int, SEAT]
    yarn: Yarn


class Exchanged(Event, tag="exchanged"):
    seat: Annotated[int, SEAT]
    give: Annotated[str, COLOUR]
    get: Annotated[str, COLOUR]


class ExchangedEnough(Event, tag="exchanged_enough"):
    seat: Annotated[int, SEAT]


class BeganItem(Event, tag="began_item"):
    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]


class BeganRequest(Event, tag="began_request"):
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]


class Laid(Event, tag="laid"):
    seat: Annotated[int, SEAT]
    yarn: Yarn


class Gave(Event, tag="gave"):
    """10.5"""

    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]
    yarn: Yarn


class Made(Event, tag="made"):
    """`yarn`: all that was paid for it."""

    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]
    yarn: Yarn


class Fulfilled(Event, tag="fulfilled"):
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]
    yarn: Yarn


class WorksDone(Event, tag="works_done"):
    seat: Annotated[int, SEAT]


class Restocked(Event, tag="restocked"):
    """8.1: the new yarn cards."""

    cards: list[Annotated[str, YARN_CARD]]


class Reshuffled(Event, tag="reshuffled"):
    """8.4: the discard became the deck."""


class EventCame(Event, tag="event_came"):
    event_card: Annotated[str, EVENT_CARD]


class NothingCame(Event, tag="nothing_came"):
    """An event that asks nobody anything: 9.9, 9.11."""

    event_card: Annotated[str, EVENT_CARD]


class RequestCame(Event, tag="request_came"):
    request: Annotated[str, REQUEST]
    is_favourite: bool


class Tangled(Event, tag="tangled"):
    """9.3"""

    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]


class CatLeft(Event, tag="cat_left"):
    """9.5"""

    seat: Annotated[int, SEAT]


class ChoseDonation(Event, tag="chose_donation"):
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]


class Donated(Event, tag="donated"):
    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]
    colour: Annotated[str, COLOUR]


class RequestGiven(Event, tag="request_given"):
    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]


class RequestKept(Event, tag="request_kept"):
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]


class ProjectFinished(Event, tag="project_finished"):
    seat: Annotated[int, SEAT]
    project: Annotated[str, PROJECT]


class Learned(Event, tag="learned"):
    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]


class Frogged(Event, tag="frogged"):
    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]


class TurnEnded(Event, tag="turn_ended"):
    seat: Annotated[int, SEAT]


class RowRefilled(Event, tag="row_refilled"):
    """11.5"""

    projects: list[Annotated[str, PROJECT]]


class CraftedNothing(Event, tag="crafted_nothing"):
    seat: Annotated[int, SEAT]


class EndCame(Event, tag="end_came"):
    """14.1: the last crafts follow."""


class Ended(Event, tag="ended"):
    reason: str


def events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after)
    if after.turns and not before.turns:
        told.append(TableSet())
    told += _bazaar_events(before, after)
    told += _turn_events(before, after)
    return told


def _own_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    match ACTIONS.decode(action):
        case Choose(character):
            return [Chose(seat, character)]
        case Move(space):
            return [Moved(seat, space, _space(after.board[seat], space - 1).works)]
        case Shop(slot):
            return [_shopped(before, seat, slot), *_took(before, seat, after)]
        case Exchange(give, get):
            return [Exchanged(seat, give, get)]
        case Enough():
            return [ExchangedEnough(seat)]
        case TakeThree() | Take():
            return _took(before, seat, after)
        case Craft(item) | CraftAny(item):
            return _crafted(before, seat, after, ITEM_IDS.index(item))
        case CraftRequest(request) | CraftRequestAny(request):
            thing = thing_of_request(REQUEST_IDS.index(request))
            return _crafted(before, seat, after, thing)
        case Lay():
            return _laid(before, seat, after, before.making)
        case Done():
            return [WorksDone(seat)]
        case _:
            return _later_events(before, seat, action, after)


def _later_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """Chapters 9 to 14."""
    match ACTIONS.decode(action):
        case NameForCat(to):
            return [Tangled(to, seat)]
        case Donate(colour):
            two = before.seats == 2
            return [Donated(1 - seat, seat, colour) if two else ChoseDonation(seat, colour)]
        case DonateTo(to):
            return [Donated(to, seat, COLOUR_IDS[before.donated])]
        case GiveRequest(to):
            request = REQUEST_IDS[request_of(before.slot[before.resolving])]
            kept = RequestKept(seat, request)
            return [kept if to == seat else RequestGiven(to, seat, request)]
        case Finish(project):
            return [ProjectFinished(seat, project)]
        case Learn(item):
            return [Learned(seat, item)]
        case Frog(item):
            return [Frogged(seat, item), *_took(before, seat, after)]
        case EndTurn():
            return [TurnEnded(seat)]
        case CraftNothing():
            return [CraftedNothing(seat)]
        case other:
            raise TypeError(f"no event for {other}")


def _shopped(before: State, seat: int, slot: int) -> Shopped:
    card = before.slot[slot - 1]
    return Shopped(seat, slot, YARN_CARD_IDS[card] if card != NOTHING else None)


def _took(before: State, seat: int, after: State) -> list[Event]:
    more = [after.bowl[seat, c] - before.bowl[seat, c] for c in range(COLOURS)]
    return [Took(seat, _yarn(more))] if any(more) else []


def _crafted(before: State, seat: int, after: State, thing: int) -> list[Event]:
    """A craft is begun; what is paid without asking is told with it."""
    told = _laid(before, seat, after, thing)
    if _is_complete(before, seat, after, thing):
        return told
    if is_item(thing):
        return [BeganItem(seat, ITEM_IDS[thing]), *told]
    return [BeganRequest(seat, REQUEST_IDS[request_in(thing)]), *told]


def _is_complete(before: State, seat: int, after: State, thing: int) -> bool:
    if is_item(thing):
        return after.items[seat, thing] > before.items[seat, thing]
    return has(after.finished[seat], request_in(thing))


def _laid(before: State, seat: int, after: State, thing: int) -> list[Event]:
    """The tokens laid now; then, with the last one, what was made of them."""
    gone = [before.bowl[seat, c] - after.bowl[seat, c] for c in range(COLOURS)]
    told: list[Event] = []
    if PATTERN_RULE[pattern_of(before, seat, thing)] == GIVE:
        told += _gifts(before, seat, after)
    elif any(gone) and before.phase == LAYING:
        told.append(Laid(seat, _yarn(gone)))
    if _is_complete(before, seat, after, thing):
        paid = [n + (before.laid[c] if before.phase == LAYING else 0) for c, n in enumerate(gone)]
        if is_item(thing):
            told.append(Made(seat, ITEM_IDS[thing], _yarn(paid)))
        else:
            told.append(Fulfilled(seat, REQUEST_IDS[request_in(thing)], _yarn(paid)))
    return told


def _gifts(before: State, seat: int, after: State) -> list[Event]:
    """10.5: what every other seat got."""
    told: list[Event] = []
    for step in range(1, after.seats):
        to = (seat + step) % after.seats
        got = [after.bowl[to, c] - before.bowl[to, c] for c in range(COLOURS)]
        if any(got):
            told.append(Gave(to, seat, _yarn(got)))
    return told


def _bazaar_events(before: State, after: State) -> list[Event]:
    """8.1 to 8.4: what was turned up, as far as it has been resolved."""
    told: list[Event] = []
    is_new = after.restocks > before.restocks
    if after.reshuffles > before.reshuffles:
        told.append(Reshuffled())
    if is_new:
        new = [after.turned_up[slot] for slot in range(SLOTS)]
        cards = [YARN_CARD_IDS[card] for card in new if 0 <= card < FIRST_EVENT]
        told += [Restocked(cards)] if cards else []
    first = 0 if is_new else before.resolving + 1
    for slot in range(first, min(after.resolving + 1, SLOTS)):
        told += _card_events(before, after, slot)
    return told


def _card_events(before: State, after: State, slot: int) -> list[Event]:
    """8.2: an event or request whose turn it was."""
    card = after.turned_up[slot]
    if is_request(card):
        request = request_of(card)
        owners = [favourite_of(after, seat) for seat in range(after.seats)]
        return [RequestCame(REQUEST_IDS[request], request in owners)]
    if not is_event(card):
        return []
    event = EVENT_IDS[event_of(card)]
    if slot == after.resolving:
        return [EventCame(event)]
    if event == "tangled_cat":  # 9.2: only one seat could be named
        return [EventCame(event), Tangled((before.active + 1) % 2, before.active)]
    return [EventCame(event), NothingCame(event)]


def _turn_events(before: State, after: State) -> list[Event]:
    """11.5, 9.5, 14.1: what the end of a turn brings."""
    told: list[Event] = []
    laid = [after.row[p] for p in range(ROW) if after.row[p] not in (before.row[p], NOTHING)]
    if laid and before.turns:
        told.append(RowRefilled([PROJECT_IDS[project] for project in laid]))
    if before.cat[before.active] and not after.cat[before.active]:
        told.append(CatLeft(before.active))
    if after.turns > before.turns:
        told.append(TurnBegan(after.active))
    if _has_ended(after) and not _has_ended(before):
        told.append(EndCame())
    if after.phase == OVER:
        told.append(Ended(message_id("reason", REASONS[after.reason])))
    return told


def _has_ended(s: State) -> bool:
    """14.1: nothing but last crafts is left."""
    return s.phase in (FINAL, OVER) or (s.phase == LAYING and s.afterwards == FINAL_GOES_ON)


# ---------------------------------------------------------------- the score sheet


def sheet(s: State) -> list[ScoreLine]:
    """Chapter 15, line by line, in quarters of a point."""
    seats = range(s.seats)
    return [
        ScoreLine(
            "score-projects",
            [project_score(s, seat) for seat in seats],
            [_named("project", PROJECT_IDS, s.projects[seat]) for seat in seats],
        ),
        ScoreLine(
            "score-requests",
            [requests_score(s.finished[seat]) for seat in seats],
            [_named("request", REQUEST_IDS, s.finished[seat]) for seat in seats],
        ),
        ScoreLine("score-favourite", [favourite_score(s, seat) for seat in seats]),
        ScoreLine(
            "score-learned",
            [learned_score(s, seat) for seat in seats],
            [_learned(s, seat) for seat in seats],
        ),
        ScoreLine("score-items", [items_score(s, seat) for seat in seats]),
        ScoreLine(
            "score-unfinished",
            [-requests_score(s.held[seat]) for seat in seats],
            [_named("request", REQUEST_IDS, s.held[seat]) for seat in seats],
        ),
        ScoreLine("score-yarn", [yarn_score(s, seat) for seat in seats]),
        ScoreLine("score-total", [score(s, seat) for seat in seats]),
    ]


def _named(family: str, ids: tuple[str, ...], members: int) -> list[str]:
    return [message_id(family, name) for n, name in enumerate(ids) if has(members, n)]


def _learned(s: State, seat: int) -> list[str]:
    return [message_id("item", ITEM_IDS[i]) for i in range(ITEMS) if s.is_learned[seat, i]]
