"""What each seat may see, built up from nothing, and what is expected of it.

The board is drawn from the view alone. Hexes, intersections ("corners") and paths have numbers that
never change on a board; actions name them by these numbers. Coordinates are whole numbers: x in
halves of a hex's width, y in quarters of its height (geometry.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.record import Grid, once
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.catan.domains import (
    AWARD,
    CARD,
    COLOUR,
    CORNER,
    HARBOUR,
    HELPER,
    HEX,
    PATH,
    PIECE,
    RESOURCE,
    SCENARIO,
    SIDE,
    TERRAIN,
    WATER,
    WONDER,
)
from samobranka.games.catan.knowledge import known
from samobranka.games.catan.maps import (
    CLOTH_FOR_CATAN,
    HARBOUR_GIFT,
    NO_GIFT,
    NO_SCENARIO,
    POINT_GIFT,
    SCENARIO_IDS,
    WONDERS_OF_CATAN,
)
from samobranka.games.catan.parts import (
    AWARD_IDS,
    BASE_BOARD,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    GOAL,
    HARBOUR_IDS,
    HARBOUR_KINDS,
    HELPER_IDS,
    HEXES,
    INTERSECTIONS,
    MOST_SEATS,
    NOTHING,
    PATHS,
    PIECE_IDS,
    PIECES,
    PIPS,
    PRICE,
    PRINTED_TERRAIN,
    RESOURCE_IDS,
    RESOURCES,
    RINGS,
    SEA,
    SHIP_PRICE,
    STACK,
    START_COLOURS,
    START_CORNER,
    TERRAIN_IDS,
    TOPOLOGY,
    WONDER_IDS,
    WONDER_NEEDS,
    WONDER_PRICE,
)
from samobranka.games.catan.phases.bank import rate_of
from samobranka.games.catan.phases.gifts import held_harbour
from samobranka.games.catan.phases.nassir import next_creditor
from samobranka.games.catan.phases.offers import is_answering
from samobranka.games.catan.phases.pirate import has_pirate
from samobranka.games.catan.phases.the_map import corner_of_hex
from samobranka.games.catan.phases.wonders import (
    CITIES,
    HARBOUR_CITIES,
    MARKS,
    ON_MARK,
    POINTS,
    ROUTE,
    cards_left,
)
from samobranka.games.catan.rules import CONTENTS
from samobranka.games.catan.scoring import REASONS, points_of, visible_points
from samobranka.games.catan.state import (
    AFTER_USE,
    ANSWERING,
    ANSWERS,
    AREA_ROOM,
    BUILDING_PART,
    CANDAMIRS,
    CLOSED,
    COMPOSING,
    COUNTERED,
    DIE,
    DISCARDING,
    FALLS,
    HILDEGARDS,
    LAYING_HARBOUR,
    LOUIS_LAYS,
    MARIANNES,
    MOVING_ROBBER,
    NASSIR_GIVES,
    NASSIRS,
    NO_ANSWER,
    OVER,
    PARTS,
    PLACING_HARBOUR,
    PLACING_ROAD,
    SIDE_B,
    SIEGFRIEDS,
    VINCENTS,
    WILLIAMS,
    State,
    city_of,
    has_building,
    has_road,
    has_ship,
    laid_by,
    settlement_of,
)

Resources = dict[Annotated[str, RESOURCE], int]
Cards = dict[Annotated[str, CARD], int]
Seat = Annotated[int, SEAT]


class HexView(msgspec.Struct, frozen=True):
    """A hex: its centre, what it is and its number token (0: none) with its pips.

    29.4: `area` is the number of the foreign area it belongs to; 0: of none, or home.
    """

    hex: Annotated[int, HEX]
    x: int
    y: int
    terrain: Annotated[str, TERRAIN]
    token: int
    pips: int
    area: int = 0


class HarbourView(msgspec.Struct, frozen=True):
    """A harbour on a path of the coast; `give` equal cards for one."""

    path: Annotated[int, PATH]
    type: Annotated[str, HARBOUR]


class MarkView(msgspec.Struct, frozen=True):
    """32.1: an intersection that the scenario names: a `strait`, a `wasteland`, or `no_start`."""

    corner: Annotated[int, CORNER]
    mark: str


class BoardView(msgspec.Struct, frozen=True):
    """The map. Corner c lies at `corners[c]`, path p runs between the corners `paths[p]`."""

    id: str
    hexes: list[HexView]
    corners: list[tuple[int, int]]
    paths: list[tuple[int, int]]
    harbours: list[HarbourView]
    frame: list[HexView]
    """The hexes of the sea around a map of Seafarers, numbered after its own."""
    path_kinds: list[str]
    """By path: `land` for roads only, `coast` for roads and ships, `sea` for ships only."""
    sites: list[int]
    """Corners where a building may ever stand."""
    bonus: list[int]
    """29.3: points for a seat's first foreign area, and for every further one."""
    marks: list[MarkView]


class GiftView(msgspec.Struct, frozen=True):
    """31.1: a gift that still lies at a path: a `point`, a `card` or a `harbour`."""

    path: Annotated[int, PATH]
    gift: str
    harbour: Annotated[str, HARBOUR] | None


class VillageView(msgspec.Struct, frozen=True):
    """33.2: a village, its number with its pips, and the bales of cloth it still has."""

    corner: Annotated[int, CORNER]
    token: int
    pips: int
    cloth: int


class WonderView(msgspec.Struct, frozen=True):
    """32.2: a wonder, its cards that nobody has claimed, and what it asks for and costs.

    `mark`: where a settlement must stand, or `none`.
    """

    wonder: Annotated[str, WONDER]
    left: int
    cost: Resources
    cities: int
    harbour_cities: int
    route: int
    points: int
    mark: str


class ChitView(msgspec.Struct, frozen=True):
    """29.3: points under a settlement."""

    corner: Annotated[int, CORNER]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it."""

    seat: Seat
    colour: Annotated[str, COLOUR]
    points: int
    """Visible ones; all of them to the seat itself, and to everybody once the match is over."""
    hand_size: int
    card_count: int
    """Development cards in the hand."""
    bought_count: int
    roads: list[int]
    ships: list[int]
    settlements: list[int]
    cities: list[int]
    left: dict[Annotated[str, PIECE], int]
    played: Cards
    road_length: int
    awards: list[Annotated[str, AWARD]]
    helper: Annotated[str, HELPER] | None
    side: Annotated[str, SIDE] | None
    helper_ready: bool
    """Whether the helper has not yet been got or used in this turn."""
    known: Resources
    """What the viewer knows to be in that hand, at least."""
    to_discard: int
    produced: Resources
    special: int
    """29.3: points for foreign areas."""
    chits: list[ChitView]
    areas: list[int]
    """Foreign areas where it has a settlement, its own of the laps among them."""
    gold: int
    """27.2: cards of gold to choose yet."""
    harbours: list[Annotated[str, HARBOUR]]
    """31.4: harbours got and not placed yet; the first is placed next."""
    wonder: Annotated[str, WONDER] | None
    """32.3: the wonder it has claimed."""
    levels: int
    """Of it, built so far."""
    cloth: int
    """33.5: bales."""
    villages: list[int]
    """33.3: intersections of the villages it trades with."""


class AnswerView(msgspec.Struct, frozen=True):
    """An answer once shown: `gives` and `gets` of a counter-offer are those of the seat."""

    seat: Seat
    answer: str
    gives: Resources
    gets: Resources


class OfferView(msgspec.Struct, frozen=True):
    """A proposed offer, or one being composed: what the offerer gives and gets."""

    gives: Resources
    gets: Resources
    to: list[Seat]
    """6.9: the seats it goes to; empty while it is composed for all others."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: str
    turn: Seat
    active: Seat
    """Whose part of the turn it is: player 2, or who builds in the special building phase."""
    part: str
    turns: int
    dice: list[int]
    has_rolled: bool
    robber: Annotated[int, HEX] | None
    """34.4: it may not have come yet."""
    scenario: Annotated[str, SCENARIO]
    pirate: Annotated[int, WATER] | None
    ship_moved: bool
    """26.1: in this part of the turn."""
    gifts: list[GiftView]
    wonders: list[WonderView]
    harbours_left: dict[Annotated[str, HARBOUR], int]
    """34.2: those that are still to be placed after this one."""
    villages: list[VillageView]
    cloth_left: int
    """33.2: bales in the supply."""
    fresh_ships: list[int]
    """26.1: paths of ships built in this part, which do not move."""
    board: BoardView
    seats: list[SeatView]
    bank: Resources
    deck_size: int
    has_played: bool
    """A development card, in this part."""
    hand: Resources | None
    cards: Cards
    new_cards: Cards
    """Those of the own cards that cannot be played yet."""
    rates: Resources
    """How many cards of each resource the viewer gives the bank for one."""
    laid: Resources
    """Laid to discard by the viewer."""
    offers_left: int
    open_answers: bool
    draft: OfferView | None
    """What the viewer is composing, or has answered."""
    own_answer: str | None
    offer: OfferView | None
    answers: list[AnswerView]
    reserve: list[Annotated[str, HELPER]]
    stack: list[Annotated[str, HELPER]]
    """Helpers not yet dealt, the next one first."""
    drawn: Cards
    """What Candamir shows the viewer."""
    lifted: int | None
    """The road that Louis is moving, or a ship that is being moved."""
    opponents: list[Seat]
    """Whom Nassir or Hildegard has named."""
    owed_to: list[Seat]
    """Who gave Nassir's owner a card and gets one in return."""
    jean_rate: Annotated[str, RESOURCE] | None
    got: list[Resources]
    """What each seat got by the last roll."""
    rolls: list[int]
    """How often 2, 3, … 12 were rolled."""
    costs: dict[str, Resources]
    goal: int = GOAL
    """Points that win."""
    rolls_left: list[int] = []
    """Cards for 2, 3, … 12 that the deck of rolls still has; empty where dice are thrown."""


def phase_name(s: State) -> str:
    """The phase, for clients and words."""
    return "over" if s.phase == OVER else CONTENTS.phase_name(s.phase)


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    return View(
        phase=phase_name(s),
        turn=s.turn,
        active=s.active,
        part=PARTS[s.part],
        turns=s.turns,
        dice=[s.first_die, s.second_die] if s.first_die else [],
        has_rolled=bool(s.has_rolled),
        robber=None if s.robber == NOTHING else s.robber,
        scenario=SCENARIO_IDS[s.scenario],
        pirate=None if s.pirate == NOTHING else s.pirate,
        gifts=_gifts(s),
        wonders=_wonders(s),
        harbours_left={
            HARBOUR_IDS[type]: s.harbour_stack[type]
            for type in range(HARBOUR_KINDS)
            if s.harbour_stack[type]
        },
        villages=_villages(s),
        cloth_left=s.cloth_left,
        ship_moved=bool(s.ship_moved),
        fresh_ships=[s.fresh[place] for place in range(s.fresh_count)],
        board=_board(s),
        seats=[seat_view(s, other, seat) for other in range(s.seats)],
        bank=_bank(s),
        deck_size=s.deck_size,
        has_played=bool(s.has_played),
        hand=None if seat is None else row_of(s.hand, seat),
        cards={} if seat is None else cards_in(s.cards[seat, k] for k in range(CARDS)),
        new_cards={} if seat is None else cards_in(s.bought[seat, k] for k in range(CARDS)),
        rates={} if seat is None else _rates(s, seat),
        laid={} if seat is None else row_of(s.laid, seat),
        offers_left=s.most_offers - s.offers if s.can_trade else 0,
        open_answers=bool(s.open_answers),
        draft=_draft(s, seat),
        own_answer=_own_answer(s, seat),
        offer=offer_of(s),
        answers=_answers(s),
        reserve=reserve(s),
        stack=stack(s),
        drawn={} if seat is None else cards_in(s.drawn[seat, k] for k in range(CARDS)),
        lifted=None if s.lifted == NOTHING else s.lifted,
        opponents=[other for other in (s.first_named, s.second_named) if other != NOTHING],
        owed_to=seats_in(s, s.owed_to),
        jean_rate=RESOURCE_IDS[s.jean_rate] if _has_jean_rate(s) else None,
        got=_got(s),
        rolls=_rolls(s),
        costs=_costs(s.scenario != NO_SCENARIO),
        goal=s.goal,
        rolls_left=_rolls_left(s),
    )


@once
def _gifts(s: State) -> list[GiftView]:
    return [gift_of(s, place) for place in range(s.gifts) if s.gift[place] != NO_GIFT]


@once
def _answers(s: State) -> list[AnswerView]:
    return [_answer(s, seat) for seat in range(s.seats) if s.answered[seat] != NO_ANSWER]


@once
def _got(s: State) -> list[Resources]:
    return [row_of(s.got, seat) for seat in range(s.seats)]


@once
def _rolls(s: State) -> list[int]:
    return [s.rolls[number] for number in range(2, 13)]


@once
def _bank(s: State) -> Resources:
    return resources_in(s.bank[k] for k in range(RESOURCES))


def resources_in(counts: Iterable[int]) -> Resources:
    return {RESOURCE_IDS[k]: count for k, count in enumerate(counts) if count}


def row_of(grid: Grid, seat: int) -> Resources:
    return resources_in(grid[seat, k] for k in range(RESOURCES))


def cards_in(counts: Iterable[int]) -> Cards:
    return {CARD_IDS[k]: count for k, count in enumerate(counts) if count}


@once
def _rolls_left(s: State) -> list[int]:
    """3.10"""
    if not s.has_deck_of_rolls:
        return []
    numbers = Counter(fall // DIE + fall % DIE for fall in range(FALLS) if s.rolls_left[fall])
    return [numbers[fall] for fall in range(2 * DIE - 1)]


@cache
def _costs(has_ships: bool) -> dict[str, Resources]:
    """The prices of the pieces and of a development card."""
    prices = {name: price for price, name in enumerate([*PIECE_IDS, "card"])}
    if has_ships:
        prices["ship"] = SHIP_PRICE
    return {
        name: resources_in(PRICE[price, k] for k in range(RESOURCES))
        for name, price in prices.items()
    }


@once
def _board(s: State) -> BoardView:
    topology = TOPOLOGY[s.board]
    return BoardView(
        id=BOARD_IDS[s.board],
        hexes=[_hex(s, hex) for hex in range(HEXES[s.board])],
        corners=list(topology.corners),
        paths=list(topology.paths),
        harbours=[
            HarbourView(s.harbour_path[place], HARBOUR_IDS[s.harbour[place]])
            for place in range(s.harbours)
        ],
        frame=list(_frame(s.board)),
        path_kinds=[PATH_KINDS[s.bears[path]] for path in range(PATHS[s.board])],
        sites=[c for c in range(INTERSECTIONS[s.board]) if s.ground[c] != CLOSED],
        bonus=[s.first_bonus, s.next_bonus] if s.first_bonus else [],
        marks=_marks(s),
    )


def _marks(s: State) -> list[MarkView]:
    """32.1"""
    if s.scenario != WONDERS_OF_CATAN:
        return []
    return [MarkView(s.mark_at[place], MARKS[s.mark[place]]) for place in range(s.marks)]


def _villages(s: State) -> list[VillageView]:
    """33.2"""
    if s.scenario != CLOTH_FOR_CATAN:
        return []
    return [
        VillageView(s.mark_at[place], s.mark[place], PIPS[s.mark[place]], s.bales[place])
        for place in range(s.marks)
    ]


def _wonders(s: State) -> list[WonderView]:
    """32.2, 32.4"""
    if s.scenario != WONDERS_OF_CATAN:
        return []
    return [
        WonderView(
            wonder=wonder,
            left=cards_left(s, place),
            cost=resources_in(PRICE[WONDER_PRICE + place, k] for k in range(RESOURCES)),
            cities=WONDER_NEEDS[place, CITIES],
            harbour_cities=WONDER_NEEDS[place, HARBOUR_CITIES],
            route=WONDER_NEEDS[place, ROUTE],
            points=WONDER_NEEDS[place, POINTS],
            mark=MARKS[WONDER_NEEDS[place, ON_MARK]],
        )
        for place, wonder in enumerate(WONDER_IDS)
    ]


PATH_KINDS = ("none", "land", "sea", "coast")
"""By `bears`."""


@cache
def _frame(board: int) -> tuple[HexView, ...]:
    first = HEXES[board]
    return tuple(
        HexView(first + place, 2 * q + r, 3 * r, "sea", 0, 0)
        for place, (q, r) in enumerate(RINGS[board])
    )


def gift_of(s: State, place: int) -> GiftView:
    """31.1"""
    kind = s.gift[place]
    if kind >= HARBOUR_GIFT:
        return GiftView(s.gift_path[place], "harbour", HARBOUR_IDS[kind - HARBOUR_GIFT])
    return GiftView(s.gift_path[place], "point" if kind == POINT_GIFT else "card", None)


def area_of(s: State, hex: int) -> int:
    """29.4: the foreign area of a hex, 0 for none."""
    if s.first_bonus == 0 or s.terrain[hex] == SEA:
        return 0
    return min(s.ground[corner_of_hex(s, hex, place)] - 1 for place in range(6))


def _hex(s: State, hex: int) -> HexView:
    q, r = TOPOLOGY[s.board].hexes[hex]
    token = s.token[hex]
    kind = TERRAIN_IDS[s.terrain[hex]]
    return HexView(hex, 2 * q + r, 3 * r, kind, token, PIPS[token], area_of(s, hex))


def seat_view(s: State, seat: int, viewer: int | None) -> SeatView:
    """What all see of a seat, and what the viewer alone does."""
    return replace(
        _seat(s, seat), points=points_seen(s, seat, viewer), known=known_in(s, seat, viewer)
    )


@once
def _seat(s: State, seat: int) -> SeatView:
    corners = range(INTERSECTIONS[s.board])
    helper = s.helper[seat]
    return SeatView(
        seat=seat,
        colour=_colours(s)[seat],
        points=points_seen(s, seat, None),
        hand_size=s.hand_size[seat],
        card_count=s.card_count[seat],
        bought_count=s.bought_count[seat],
        roads=[path for path in range(PATHS[s.board]) if has_road(s, seat, path)],
        ships=[path for path in range(PATHS[s.board]) if has_ship(s, seat, path)],
        settlements=[corner for corner in corners if s.site[corner] == settlement_of(seat)],
        cities=[corner for corner in corners if s.site[corner] == city_of(seat)],
        left=_left(s, seat),
        played=cards_in(s.played[seat, k] for k in range(CARDS)),
        road_length=s.road_length[seat],
        awards=_awards(s, seat),
        helper=None if helper == NOTHING else HELPER_IDS[helper],
        side=None if helper == NOTHING else "ab"[s.side[seat]],
        helper_ready=helper != NOTHING and not s.rests[seat],
        known=known_in(s, seat, None),
        to_discard=s.to_discard[seat],
        produced=row_of(s.produced, seat),
        special=s.bonus[seat],
        chits=[
            ChitView(corner, s.chits[corner])
            for corner in corners
            if s.chits[corner] and has_building(s, seat, corner)
        ],
        areas=[area for area in range(1, AREA_ROOM) if has(s.islands[seat], area)],
        gold=s.gold_due[seat],
        harbours=[
            HARBOUR_IDS[type] for type in range(HARBOUR_KINDS) for _ in range(s.held[seat, type])
        ],
        wonder=None if s.wonder[seat] == NOTHING else WONDER_IDS[s.wonder[seat]],
        levels=s.levels[seat],
        cloth=s.cloth[seat],
        villages=[s.mark_at[place] for place in range(s.marks) if has(s.traded[seat], place)],
    )


def _left(s: State, seat: int) -> dict[str, int]:
    """Pieces not yet built; ships where there are any."""
    left = {PIECE_IDS[piece]: s.supply[seat, piece] for piece in range(PIECES)}
    return left if s.scenario == NO_SCENARIO else left | {"ship": s.ships_left[seat]}


@once
def _colours(s: State) -> Sequence[str]:
    """2.18: those of the data where all stand as printed; else those of the box in their order."""
    return START_COLOURS[s.seats - 3] if _stand_as_printed(s) else COLOUR_IDS


def _stand_as_printed(s: State) -> bool:
    """Whether this is the printed start; 8.9: what is built stays, so it shows as long as it goes."""
    if s.board != BASE_BOARD or s.seats - 3 not in range(len(START_COLOURS)):
        return False
    hexes = range(HEXES[s.board])
    return all(s.terrain[hex] == PRINTED_TERRAIN[s.board, hex] for hex in hexes) and all(
        has_building(s, seat, START_CORNER[s.seats - 3, seat, piece])
        for seat in range(s.seats)
        for piece in range(2)
    )


def points_seen(s: State, seat: int, viewer: int | None) -> int:
    """24.15; 11.6: at the end all victory point cards are shown."""
    if seat == viewer:
        return points_of(s, seat)
    return _points_shown(s, seat)


@once
def _points_shown(s: State, seat: int) -> int:
    return visible_points(s, seat) + s.revealed[seat]


def _awards(s: State, seat: int) -> list[str]:
    holders = (s.road_holder, s.army_holder)
    return [award for award, holder in zip(AWARD_IDS, holders, strict=True) if holder == seat]


def known_in(s: State, seat: int, viewer: int | None) -> Resources:
    """24.5; 24.17: a spectator knows what everybody does."""
    if viewer is None:
        return row_of(s.sure, seat)
    if viewer == seat:
        return row_of(s.hand, seat)
    return resources_in(known(s, viewer, seat, k) for k in range(RESOURCES))


def _has_jean_rate(s: State) -> bool:
    """15.2: until the end of the turn, so not for those who build after it."""
    return s.jean_rate != NOTHING and s.part != BUILDING_PART


def _rates(s: State, seat: int) -> Resources:
    """7.4"""
    rates = (
        rate_of(s, seat, k) if _has_jean_rate(s) else s.rate[seat, k] for k in range(RESOURCES)
    )
    return resources_in(rates)


def _draft(s: State, seat: int | None) -> OfferView | None:
    """6.7, 6.11: told to the seat that composes."""
    if seat is None:
        return None
    if s.answer[seat] not in (COMPOSING, COUNTERED):
        return None
    return OfferView(row_of(s.giving, seat), row_of(s.asking, seat), seats_in(s, s.naming[seat]))


def _own_answer(s: State, seat: int | None) -> str | None:
    if seat is None or s.phase != ANSWERING or s.answer[seat] == NO_ANSWER:
        return None
    return ANSWERS[s.answer[seat]]


@once
def offer_of(s: State) -> OfferView | None:
    offered = resources_in(s.offered[k] for k in range(RESOURCES))
    wanted = resources_in(s.wanted[k] for k in range(RESOURCES))
    return OfferView(offered, wanted, seats_in(s, s.asked)) if offered else None


def seats_in(s: State, bits: int) -> list[int]:
    return [seat for seat in range(s.seats) if has(bits, seat)]


def _answer(s: State, seat: int) -> AnswerView:
    gives, gets = row_of(s.counter_gives, seat), row_of(s.counter_gets, seat)
    return AnswerView(seat, ANSWERS[s.answered[seat]], gives, gets)


@once
def stack(s: State) -> list[str]:
    """13.2, 13.4: until every seat has a helper."""
    if not s.has_helpers or s.dealt == s.seats:
        return []
    return [HELPER_IDS[STACK[place]] for place in range(s.dealt, MOST_SEATS)]


@once
def reserve(s: State) -> list[str]:
    """13.4, 13.6"""
    if not s.has_helpers:
        return []
    taken = [HELPER_IDS[s.helper[seat]] for seat in range(s.seats) if s.helper[seat] != NOTHING]
    return [helper for helper in HELPER_IDS if helper not in (*taken, *stack(s))]


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """One seat is to do what the phase asks for; as in a story, it stands last of two."""

    opponent: Seat | None
    """21.3: who gets the card that is given in return."""
    harbour: Annotated[str, HARBOUR] | None
    """31.5, 34.2: the harbour that is to be placed."""
    seat: Seat
    phase: str
    helper: Annotated[str, HELPER] | None
    """The helper that is asked about or at work."""
    more: int
    """How many roads or cards are still to come, those of gold, too."""
    must: bool
    """13.15: the helper can only be exchanged."""


class DiscardCards(Prompt, tag="discard_cards"):
    """To a seat that has cards to discard yet."""

    asked: list[Seat]
    """All who discard."""
    more: int


class AnswerOffer(Prompt, tag="answer_offer"):
    """To a seat that has an offer to answer."""

    asked: list[Seat]
    """All who are to answer, as far as everybody knows."""
    seat: Seat
    """Who offers."""
    gives: Resources
    gets: Resources
    composing: bool


class Wait(Prompt, tag="wait"):
    """While several choose in secret: says neither who has chosen nor how many."""

    asked: list[Seat]
    """All who choose, but for those who did so openly."""
    phase: str


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    seat: Seat
    """The winner."""
    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(s.winner, message_id("reason", REASONS[s.reason]))
    if s.phase == DISCARDING:
        return _discard_prompt(s, audience)
    if s.phase == ANSWERING:
        return _answer_prompt(s, audience)
    more = s.free_roads + s.to_take + s.drawn_count + _may_name_another(s)
    more += s.gold_due[s.decider]
    must = s.phase == AFTER_USE and s.side[s.decider] == SIDE_B
    phase = phase_name(s)
    has_more = {PLACING_ROAD: s.scenario != NO_SCENARIO, MOVING_ROBBER: _may_move_pirate(s)}
    if has_more.get(s.phase):
        phase += "_at_sea"  # 2.21, 28.1: there is more to choose from
    return Expected(
        _next_creditor(s), _harbour_to_place(s), s.decider, phase, _helper_at_work(s), more, must
    )


def _harbour_to_place(s: State) -> str | None:
    """31.5, 34.2"""
    if s.phase not in (PLACING_HARBOUR, LAYING_HARBOUR):
        return None
    return HARBOUR_IDS[held_harbour(s, s.decider)]


def _may_move_pirate(s: State) -> bool:
    """28.1, 28.5"""
    is_trader = s.scenario != CLOTH_FOR_CATAN or s.traded[s.decider] != 0
    return bool(has_pirate(s) and is_trader)


def _next_creditor(s: State) -> int | None:
    return next_creditor(s, s.decider) if s.owed_to else None


def _may_name_another(s: State) -> bool:
    """21.1: one or two opponents."""
    return bool(s.phase == NASSIRS and s.second_named == NOTHING and s.seats > 2)


def _helper_at_work(s: State) -> str | None:
    helper = s.helper[s.decider]
    return HELPER_IDS[helper] if s.phase in HELPING else None


HELPING = (
    MARIANNES,
    SIEGFRIEDS,
    AFTER_USE,
    VINCENTS,
    CANDAMIRS,
    LOUIS_LAYS,
    NASSIRS,
    NASSIR_GIVES,
    WILLIAMS,
    HILDEGARDS,
)


def _discard_prompt(s: State, audience: int | None) -> Prompt:
    asked = [seat for seat in range(s.seats) if s.to_discard[seat] > 0]
    if audience is not None and laid_by(s, audience) < s.to_discard[audience]:
        return DiscardCards(asked, s.to_discard[audience] - laid_by(s, audience))
    return Wait(asked, phase_name(s))


def _answer_prompt(s: State, audience: int | None) -> Prompt:
    asked = [seat for seat in seats_in(s, s.asked) if s.answered[seat] == NO_ANSWER]
    if audience not in asked or not is_answering(s, audience):
        return Wait(asked, phase_name(s))
    offer = offer_of(s)
    assert offer is not None
    composing = s.answer[audience] == COMPOSING
    return AnswerOffer(asked, s.active, offer.gives, offer.gets, composing)
