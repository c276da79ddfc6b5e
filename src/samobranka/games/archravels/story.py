"""What happened, told to each audience: all hear the same (17.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import GATHERED, SEAT, Event, kind_of
from samobranka.core.happening import Happened
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.archravels import state
from samobranka.games.archravels.domains import (
    CHARACTER,
    COLOUR,
    EVENT_CARD,
    ITEM,
    PROJECT,
    REQUEST,
    SLOT,
    SPACE,
    WORK,
    YARN_CARD,
)
from samobranka.games.archravels.parts import (
    COLOUR_IDS,
    COLOURS,
    EVENT_IDS,
    FAVOURITE_POINTS,
    FIRST_EVENT,
    GIVE,
    ITEM_IDS,
    ITEMS,
    NOTHING,
    PATTERN_RULE,
    POINT,
    PROJECT_IDS,
    PROJECT_POINTS,
    REQUEST_IDS,
    REQUEST_POINTS,
    ROW,
    SLOTS,
    YARN_CARD_IDS,
)
from samobranka.games.archravels.phases.any_colours import CraftAny, CraftRequestAny
from samobranka.games.archravels.phases.bazaar import GiveRequest
from samobranka.games.archravels.phases.cat import NameForCat
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.ending import REASONS, CraftNothing
from samobranka.games.archravels.phases.events import Donate, DonateTo
from samobranka.games.archravels.phases.exchange import Enough, Exchange, TakeThree
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.restocking import EndTurn, Finish, Frog, Learn
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.rules import ACTIONS
from samobranka.games.archravels.setup import Choose
from samobranka.games.archravels.state import (
    DONATING_TO,
    FINAL,
    FINAL_GOES_ON,
    LAYING,
    OVER,
    State,
    favourite_of,
    is_item,
    pattern_of,
    request_in,
    request_of,
    thing_of_request,
)
from samobranka.games.archravels.view import Yarn, space_view, yarn_in

NEWER = ("resolve", "refill_row")
"""Kinds of action that version 1 of the rules has not; it is told of here, too."""

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
    yarn: Annotated[Yarn, GATHERED]


class Exchanged(Event, tag="exchanged"):
    seat: Annotated[int, SEAT]
    give: Annotated[str, COLOUR]
    get: Annotated[str, COLOUR]
    times: Annotated[int, GATHERED] = 1


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
    yarn: Annotated[Yarn, GATHERED]


class Gave(Event, tag="gave"):
    """10.5"""

    to: Annotated[int, SEAT]
    seat: Annotated[int, SEAT]
    yarn: Annotated[Yarn, GATHERED]


class Made(Event, tag="made"):
    """`yarn`: all that was paid for it."""

    seat: Annotated[int, SEAT]
    item: Annotated[str, ITEM]
    yarn: Yarn


class Fulfilled(Event, tag="fulfilled"):
    seat: Annotated[int, SEAT]
    request: Annotated[str, REQUEST]
    yarn: Yarn
    points: float
    favourite: float
    """15.3: more for the request that its character likes best."""


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


class CatStopped(Event, tag="cat_stopped"):
    """9.3: a craft is lost."""

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
    items: dict[Annotated[str, ITEM], int]
    """Handed in for it."""
    points: float


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
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after)
    if after.turns and not before.turns:
        told.append(TableSet())
    for said in heard:
        told += _said_events(said, after)
    told += _turn_events(before, after)
    return told


def _own_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    match ACTIONS.decode(action):
        case Choose(character):
            return [Chose(seat, character)]
        case Move(space):
            return [Moved(seat, space, space_view(after.board[seat], space - 1).works)]
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
        case NameForCat() | DonateTo():
            return []  # the rules say it
        case Donate(colour):
            return [ChoseDonation(seat, colour)] if after.phase == DONATING_TO else []
        case GiveRequest(to):
            request = REQUEST_IDS[request_of(before.slot[before.resolving])]
            kept = RequestKept(seat, request)
            return [kept if to == seat else RequestGiven(to, seat, request)]
        case Finish(project):
            return [_finished(before, seat, project, after)]
        case Learn(item):
            return [Learned(seat, item)]
        case Frog(item):
            return [Frogged(seat, item), *_took(before, seat, after)]
        case EndTurn():
            return [TurnEnded(seat)]
        case CraftNothing():
            return [CraftedNothing(seat)]
        case other if kind_of(other) in NEWER:
            return []  # what comes of it is told
        case other:
            raise TypeError(f"no event for {other}")


def _shopped(before: State, seat: int, slot: int) -> Shopped:
    card = before.slot[slot - 1]
    return Shopped(seat, slot, YARN_CARD_IDS[card] if card != NOTHING else None)


def _took(before: State, seat: int, after: State) -> list[Event]:
    more = [after.bowl[seat, c] - before.bowl[seat, c] for c in range(COLOURS)]
    return [Took(seat, yarn_in(more))] if any(more) else []


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
        told.append(Laid(seat, yarn_in(gone)))
    if _is_complete(before, seat, after, thing):
        paid = [n + (before.laid[c] if before.phase == LAYING else 0) for c, n in enumerate(gone)]
        if is_item(thing):
            told.append(Made(seat, ITEM_IDS[thing], yarn_in(paid)))
        else:
            told.append(_fulfilled(after, seat, request_in(thing), yarn_in(paid)))
    return told


def _fulfilled(after: State, seat: int, request: int, paid: Yarn) -> Fulfilled:
    """15.2, 15.3"""
    favourite = FAVOURITE_POINTS if request == favourite_of(after, seat) else 0
    points = REQUEST_POINTS[request] / POINT
    return Fulfilled(seat, REQUEST_IDS[request], paid, points, favourite / POINT)


def _finished(before: State, seat: int, project: str, after: State) -> ProjectFinished:
    """11.3, 15.1"""
    gone = {ITEM_IDS[i]: before.items[seat, i] - after.items[seat, i] for i in range(ITEMS)}
    items = {item: count for item, count in gone.items() if count}
    points = PROJECT_POINTS[PROJECT_IDS.index(project)] / POINT
    return ProjectFinished(seat, project, items, points)


def _gifts(before: State, seat: int, after: State) -> list[Event]:
    """10.5: what every other seat got."""
    told: list[Event] = []
    for step in range(1, after.seats):
        to = (seat + step) % after.seats
        got = [after.bowl[to, c] - before.bowl[to, c] for c in range(COLOURS)]
        if any(got):
            told.append(Gave(to, seat, yarn_in(got)))
    return told


def _said_events(said: Happened, after: State) -> list[Event]:
    """Chapters 8 to 10: what the rules said."""
    match said.what:
        case state.RESHUFFLED:
            return [Reshuffled()]
        case state.RESTOCKED:
            new = [after.turned_up[slot] for slot in range(SLOTS)]
            cards = [YARN_CARD_IDS[card] for card in new if 0 <= card < FIRST_EVENT]
            return [Restocked(cards)] if cards else []
        case state.EVENT_CAME:
            return [EventCame(EVENT_IDS[said.first])]
        case state.NOTHING_CAME:
            return [NothingCame(EVENT_IDS[said.first])]
        case state.REQUEST_CAME:
            favourites = [favourite_of(after, seat) for seat in range(after.seats)]
            return [RequestCame(REQUEST_IDS[said.first], said.first in favourites)]
        case state.CAT_SENT:
            return [Tangled(said.first, said.second)]
        case state.CAT_STOPPED:
            return [CatStopped(said.first)]
        case state.DONATED:
            return [Donated(said.first, said.second, COLOUR_IDS[said.third])]
        case other:
            raise TypeError(f"nothing is told of {other}")


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
