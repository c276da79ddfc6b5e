"""What each seat may see, built up from nothing, and what happened, told to each audience.

The board is drawn from the view alone. Hexes, intersections ("corners") and paths have numbers that
never change on a board; actions name them by these numbers. Coordinates are whole numbers: x in
halves of a hex's width, y in quarters of its height (geometry.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Action, Domain, Event, Prompt
from samobranka.core.game import ScoreLine
from samobranka.core.record import Grid
from samobranka.core.words import message_id
from samobranka.games.catan import actions as kinds
from samobranka.games.catan.actions import (
    ACTIONS,
    CARD,
    CORNER,
    HELPER,
    HEX,
    KNIGHT_SOURCE,
    PATH,
    RESOURCE,
)
from samobranka.games.catan.knowledge import known
from samobranka.games.catan.parts import (
    ARMY_POINTS,
    AWARD_IDS,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    CITY,
    COLOUR_IDS,
    HARBOUR_IDS,
    HARBOUR_PATH,
    HARBOURS,
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
    RESOURCE_IDS,
    RESOURCES,
    ROAD_POINTS,
    SETTLEMENT,
    STACK,
    TERRAIN_IDS,
    TOPOLOGY,
)
from samobranka.games.catan.phases.bank import rate_of
from samobranka.games.catan.phases.nassir import next_creditor
from samobranka.games.catan.places import hexes_at
from samobranka.games.catan.scoring import REASONS, building_points, points_of, visible_points
from samobranka.games.catan.state import (
    ACCEPTED,
    ANSWERING,
    ANSWERS,
    COMPOSING,
    COUNTERED,
    DISCARDING,
    FREE_ROADS,
    LOUIS_LAYS,
    NO_ANSWER,
    OFFERING,
    OVER,
    PARTS,
    PHASES,
    PLACING,
    PLENTY,
    ROBBING,
    VINCENTS,
    State,
    city_of,
    has_road,
    laid_by,
    roll_of,
    settlement_of,
)

TERRAIN = Domain("terrain", TERRAIN_IDS)
HARBOUR = Domain("harbour", HARBOUR_IDS)
PIECE = Domain("piece", PIECE_IDS)
AWARD = Domain("award", AWARD_IDS)
COLOUR = Domain("colour", COLOUR_IDS)
SIDE = Domain("side", ("a", "b"))

Resources = dict[Annotated[str, RESOURCE], int]
Cards = dict[Annotated[str, CARD], int]
Seat = Annotated[int, SEAT]


class HexView(msgspec.Struct, frozen=True):
    """A hex: its centre, what it is and its number token (0: none) with its pips."""

    hex: Annotated[int, HEX]
    x: int
    y: int
    terrain: Annotated[str, TERRAIN]
    token: int
    pips: int


class HarbourView(msgspec.Struct, frozen=True):
    """A harbour on a path of the coast; `give` equal cards for one."""

    path: Annotated[int, PATH]
    type: Annotated[str, HARBOUR]


class BoardView(msgspec.Struct, frozen=True):
    """The map. Corner c lies at `corners[c]`, path p runs between the corners `paths[p]`."""

    id: str
    hexes: list[HexView]
    corners: list[tuple[int, int]]
    paths: list[tuple[int, int]]
    harbours: list[HarbourView]


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
    robber: Annotated[int, HEX]
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
    """The road that Louis is moving."""
    opponents: list[Seat]
    """Whom Nassir or Hildegard has named."""
    jean_rate: Annotated[str, RESOURCE] | None
    got: list[Resources]
    """What each seat got by the last roll."""
    rolls: list[int]
    """How often 2, 3, … 12 were rolled."""
    costs: dict[str, Resources]


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    return View(
        phase=PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        part=PARTS[s.part],
        turns=s.turns,
        dice=[s.first_die, s.second_die] if s.first_die else [],
        has_rolled=bool(s.has_rolled),
        robber=s.robber,
        board=_board(s),
        seats=[_seat(s, other, seat) for other in range(s.seats)],
        bank=_resources(s.bank[k] for k in range(RESOURCES)),
        deck_size=s.deck_size,
        has_played=bool(s.has_played),
        hand=None if seat is None else _row(s.hand, seat),
        cards={} if seat is None else _cards(s.cards[seat, k] for k in range(CARDS)),
        new_cards={} if seat is None else _cards(s.bought[seat, k] for k in range(CARDS)),
        rates={} if seat is None else _resources(rate_of(s, seat, k) for k in range(RESOURCES)),
        laid={} if seat is None else _row(s.laid, seat),
        offers_left=s.most_offers - s.offers if s.can_trade else 0,
        draft=_draft(s, seat),
        own_answer=_own_answer(s, seat),
        offer=_offer(s),
        answers=[_answer(s, other) for other in range(s.seats) if s.answered[other] != NO_ANSWER],
        reserve=_reserve(s),
        stack=_stack(s),
        drawn={} if seat is None else _cards(s.drawn[seat, k] for k in range(CARDS)),
        lifted=None if s.lifted == NOTHING else s.lifted,
        opponents=[other for other in (s.first_named, s.second_named) if other != NOTHING],
        jean_rate=None if s.jean_rate == NOTHING else RESOURCE_IDS[s.jean_rate],
        got=[_row(s.got, other) for other in range(s.seats)],
        rolls=[s.rolls[number] for number in range(2, 13)],
        costs=_costs(),
    )


def _resources(counts: Iterable[int]) -> Resources:
    return {RESOURCE_IDS[k]: count for k, count in enumerate(counts) if count}


def _row(grid: Grid, seat: int) -> Resources:
    return _resources(grid[seat, k] for k in range(RESOURCES))


def _cards(counts: Iterable[int]) -> Cards:
    return {CARD_IDS[k]: count for k, count in enumerate(counts) if count}


@cache
def _costs() -> dict[str, Resources]:
    """The prices of the pieces and of a development card."""
    names = [*PIECE_IDS, "card"]
    return {
        name: _resources(PRICE[price, k] for k in range(RESOURCES))
        for price, name in enumerate(names)
    }


def _board(s: State) -> BoardView:
    topology = TOPOLOGY[s.board]
    return BoardView(
        id=BOARD_IDS[s.board],
        hexes=[_hex(s, hex) for hex in range(HEXES[s.board])],
        corners=list(topology.corners),
        paths=list(topology.paths),
        harbours=[
            HarbourView(HARBOUR_PATH[s.board, place], HARBOUR_IDS[s.harbour[place]])
            for place in range(HARBOURS[s.board])
        ],
    )


def _hex(s: State, hex: int) -> HexView:
    q, r = TOPOLOGY[s.board].hexes[hex]
    token = s.token[hex]
    return HexView(hex, 2 * q + r, 3 * r, TERRAIN_IDS[s.terrain[hex]], token, PIPS[token])


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    corners = range(INTERSECTIONS[s.board])
    helper = s.helper[seat]
    return SeatView(
        seat=seat,
        colour=COLOUR_IDS[seat],
        points=_points(s, seat, viewer),
        hand_size=s.hand_size[seat],
        card_count=s.card_count[seat],
        bought_count=s.bought_count[seat],
        roads=[path for path in range(PATHS[s.board]) if has_road(s, seat, path)],
        settlements=[corner for corner in corners if s.site[corner] == settlement_of(seat)],
        cities=[corner for corner in corners if s.site[corner] == city_of(seat)],
        left={PIECE_IDS[piece]: s.supply[seat, piece] for piece in range(PIECES)},
        played=_cards(s.played[seat, k] for k in range(CARDS)),
        road_length=s.road_length[seat],
        awards=_awards(s, seat),
        helper=None if helper == NOTHING else HELPER_IDS[helper],
        side=None if helper == NOTHING else "ab"[s.side[seat]],
        helper_ready=helper != NOTHING and not s.rests[seat],
        known=_known(s, seat, viewer),
        to_discard=s.to_discard[seat],
        produced=_row(s.produced, seat),
    )


def _points(s: State, seat: int, viewer: int | None) -> int:
    """24.15; 11.6: at the end all victory point cards are shown."""
    if seat == viewer:
        return points_of(s, seat)
    return visible_points(s, seat) + s.revealed[seat]


def _awards(s: State, seat: int) -> list[str]:
    holders = (s.road_holder, s.army_holder)
    return [award for award, holder in zip(AWARD_IDS, holders, strict=True) if holder == seat]


def _known(s: State, seat: int, viewer: int | None) -> Resources:
    """24.5; 24.17: a spectator knows what everybody does."""
    if viewer is None:
        return _row(s.sure, seat)
    if viewer == seat:
        return _row(s.hand, seat)
    return _resources(known(s, viewer, seat, k) for k in range(RESOURCES))


def _draft(s: State, seat: int | None) -> OfferView | None:
    """6.7, 6.11: told to the seat that composes."""
    if seat is None:
        return None
    is_offering = s.phase == OFFERING and s.active == seat
    is_countering = s.phase == ANSWERING and s.answer[seat] in (COMPOSING, COUNTERED)
    if is_offering or is_countering:
        return OfferView(_row(s.giving, seat), _row(s.asking, seat))
    return None


def _own_answer(s: State, seat: int | None) -> str | None:
    if seat is None or s.phase != ANSWERING or s.answer[seat] == NO_ANSWER:
        return None
    return ANSWERS[s.answer[seat]]


def _offer(s: State) -> OfferView | None:
    offered = _resources(s.offered[k] for k in range(RESOURCES))
    wanted = _resources(s.wanted[k] for k in range(RESOURCES))
    return OfferView(offered, wanted) if offered else None


def _answer(s: State, seat: int) -> AnswerView:
    gives, gets = _row(s.counter_gives, seat), _row(s.counter_gets, seat)
    return AnswerView(seat, ANSWERS[s.answered[seat]], gives, gets)


def _stack(s: State) -> list[str]:
    """13.2, 13.4: until every seat has a helper."""
    if not s.has_helpers or s.dealt == s.seats:
        return []
    return [HELPER_IDS[STACK[place]] for place in range(s.dealt, MOST_SEATS)]


def _reserve(s: State) -> list[str]:
    """13.4, 13.6"""
    if not s.has_helpers:
        return []
    taken = [HELPER_IDS[s.helper[seat]] for seat in range(s.seats) if s.helper[seat] != NOTHING]
    return [helper for helper in HELPER_IDS if helper not in (*taken, *_stack(s))]


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """One seat is to do what the phase asks for."""

    seat: Seat
    phase: str
    helper: Annotated[str, HELPER] | None = None
    """The helper that is asked about or at work."""
    more: int = 0
    """How many roads or cards are still to come."""


class DiscardCards(Prompt, tag="discard_cards"):
    """To a seat that has cards to discard yet."""

    more: int


class AnswerOffer(Prompt, tag="answer_offer"):
    """To a seat that has an offer to answer."""

    seat: Seat
    """Who offers."""
    gives: Resources
    gets: Resources
    composing: bool


class Wait(Prompt, tag="wait"):
    """While several choose in secret: says neither who has chosen nor how many."""

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
    more = s.free_roads + s.to_take + s.drawn_count
    return Expected(s.decider, PHASES[s.phase], _helper_at_work(s), more)


def _helper_at_work(s: State) -> str | None:
    helper = s.helper[s.decider]
    return HELPER_IDS[helper] if PHASES[s.phase] in HELPING else None


HELPING = (
    "mariannes",
    "siegfrieds",
    "after_use",
    "vincents",
    "candamirs",
    "louis_lays",
    "nassirs",
    "nassir_gives",
    "williams",
    "hildegards",
)


def _discard_prompt(s: State, audience: int | None) -> Prompt:
    if audience is not None and laid_by(s, audience) < s.to_discard[audience]:
        return DiscardCards(s.to_discard[audience] - laid_by(s, audience))
    return Wait(PHASES[DISCARDING])


def _answer_prompt(s: State, audience: int | None) -> Prompt:
    if audience is None or audience == s.active or s.answer[audience] > COMPOSING:
        return Wait(PHASES[ANSWERING])
    offer = _offer(s)
    assert offer is not None
    return AnswerOffer(s.active, offer.gives, offer.gets, s.answer[audience] == COMPOSING)


# ---------------------------------------------------------------- events
# Where two seats are named, the acting one stands last: `$you` in sentences speaks of it.


class Settled(Event, tag="settled"):
    """`around` are the terrains around the intersection."""

    seat: Seat
    corner: Annotated[int, CORNER]
    around: list[Annotated[str, TERRAIN]]


class BuiltCity(Event, tag="built_city"):
    seat: Seat
    corner: Annotated[int, CORNER]
    around: list[Annotated[str, TERRAIN]]


class BuiltRoad(Event, tag="built_road"):
    seat: Seat
    path: Annotated[int, PATH]


class MovedRoad(Event, tag="moved_road"):
    """18.1"""

    seat: Seat
    lifted: Annotated[int, PATH]
    path: Annotated[int, PATH]


class Started(Event, tag="started"):
    """2.16: what the second settlement brings."""

    seat: Seat
    cards: Resources


class Dealt(Event, tag="dealt"):
    """13.3: the first helper."""

    seat: Seat
    helper: Annotated[str, HELPER]


class Rolled(Event, tag="rolled"):
    seat: Seat
    number: int
    first: int
    second: int


class Got(Event, tag="got"):
    """4.2"""

    seat: Seat
    cards: Resources


class GotNothing(Event, tag="got_nothing"):
    """4.1: nobody gets a card by this roll."""


class Laid(Event, tag="laid"):
    """5.4: told to the seat itself only."""

    resource: Annotated[str, RESOURCE]


class Discarded(Event, tag="discarded"):
    seat: Seat
    cards: Resources


class RobberMoved(Event, tag="robber_moved"):
    seat: Seat
    hex: Annotated[int, HEX]
    terrain: Annotated[str, TERRAIN]
    token: int


class Robbed(Event, tag="robbed"):
    """5.11: `resource` is told to thief and victim only."""

    victim: Annotated[int, SEAT]
    resource: Annotated[str, RESOURCE] | None
    from_you: bool
    seat: Seat


class NobodyRobbed(Event, tag="nobody_robbed"):
    seat: Seat


class Bought(Event, tag="bought"):
    """10.1: `card` is told to the buyer only."""

    seat: Seat
    card: Annotated[str, CARD] | None


class Played(Event, tag="played"):
    seat: Seat
    card: Annotated[str, CARD]


class Monopolised(Event, tag="monopolised"):
    """10.11"""

    seat: Seat
    resource: Annotated[str, RESOURCE]
    count: int


class TookCard(Event, tag="took_card"):
    """10.9, 16.3, 19.1"""

    seat: Seat
    resource: Annotated[str, RESOURCE]


class StoppedRoads(Event, tag="stopped_roads"):
    seat: Seat


class BankTraded(Event, tag="bank_traded"):
    seat: Seat
    count: int
    give: Annotated[str, RESOURCE]
    get: Annotated[str, RESOURCE]


class BeganOffer(Event, tag="began_offer"):
    seat: Seat


class Composed(Event, tag="composed"):
    """6.7: told to the seat itself only."""

    gives: Resources
    gets: Resources


class Proposed(Event, tag="proposed"):
    seat: Seat
    gives: Resources
    gets: Resources


class Dropped(Event, tag="dropped"):
    seat: Seat


class Answered(Event, tag="answered"):
    """6.13: told to the seat itself only."""

    answer: str


class Accepted(Event, tag="accepted"):
    seat: Seat


class Declined(Event, tag="declined"):
    seat: Seat


class Countered(Event, tag="countered"):
    seat: Seat
    gives: Resources
    gets: Resources


class Traded(Event, tag="traded"):
    """6.16"""

    partner: Annotated[int, SEAT]
    gives: Resources
    gets: Resources
    with_you: bool
    seat: Seat


class NoTrade(Event, tag="no_trade"):
    """6.14, 6.15: the offer is over."""

    seat: Seat


class Used(Event, tag="used"):
    """13.12: a helper is used; idly or not."""

    seat: Seat
    helper: Annotated[str, HELPER]
    idly: bool


class NotUsed(Event, tag="not_used"):
    seat: Seat
    helper: Annotated[str, HELPER]


class KeptHelper(Event, tag="kept_helper"):
    seat: Seat
    helper: Annotated[str, HELPER]


class Exchanged(Event, tag="exchanged"):
    seat: Seat
    gone: Annotated[str, HELPER]
    helper: Annotated[str, HELPER]


class KeptHand(Event, tag="kept_hand"):
    """16.2"""

    seat: Seat


class GaveKnight(Event, tag="gave_knight"):
    """14.4"""

    seat: Seat
    knight: Annotated[str, KNIGHT_SOURCE]


class NamedRate(Event, tag="named_rate"):
    """15.1"""

    seat: Seat
    resource: Annotated[str, RESOURCE]


class DrewThree(Event, tag="drew_three"):
    """17.2: `cards` are told to the buyer only."""

    seat: Seat
    count: int
    cards: Cards


class KeptCard(Event, tag="kept_card"):
    """17.2: `card` is told to the buyer only."""

    seat: Seat
    card: Annotated[str, CARD] | None


class LiftedRoad(Event, tag="lifted_road"):
    seat: Seat
    path: Annotated[int, PATH]


class ChasedRobber(Event, tag="chased_robber"):
    """20.1, 20.2"""

    seat: Seat
    hex: Annotated[int, HEX]
    resource: Annotated[str, RESOURCE] | None


class NamedOpponent(Event, tag="named_opponent"):
    """21.1, 23.1"""

    opponent: Annotated[int, SEAT]
    is_you: bool
    seat: Seat


class AskedFor(Event, tag="asked_for"):
    """21.2"""

    seat: Seat
    resource: Annotated[str, RESOURCE]
    count: int


class GaveBack(Event, tag="gave_back"):
    """21.3"""

    opponent: Annotated[int, SEAT]
    resource: Annotated[str, RESOURCE]
    to_you: bool
    seat: Seat


class ChoseWilliam(Event, tag="chose_william"):
    """22.1"""

    seat: Seat
    replaced: Annotated[str, RESOURCE]
    paid: Annotated[str, RESOURCE]


class SawHand(Event, tag="saw_hand"):
    """23.3: `cards` are told to Hildegard's owner only."""

    opponent: Annotated[int, SEAT]
    is_you: bool
    cards: Resources
    seat: Seat


class TookSeen(Event, tag="took_seen"):
    """23.4: `resource` is told to those two only."""

    opponent: Annotated[int, SEAT]
    resource: Annotated[str, RESOURCE] | None
    from_you: bool
    seat: Seat


class TookNothing(Event, tag="took_nothing"):
    seat: Seat


class EndedTurn(Event, tag="ended_turn"):
    seat: Seat


class PassedBuilding(Event, tag="passed_building"):
    seat: Seat


class PartBegan(Event, tag="part_began"):
    """Whose part of the turn begins (3.8, 12.2, 12.8)."""

    seat: Seat
    part: str


class AwardPassed(Event, tag="award_passed"):
    """9.4, 10.13"""

    seat: Seat
    award: Annotated[str, AWARD]


class AwardSetAside(Event, tag="award_set_aside"):
    """9.9, 14.7"""

    award: Annotated[str, AWARD]


class Won(Event, tag="won"):
    seat: Seat
    points: int


def events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after, audience)
    if before.moment == after.moment:
        return told if audience == seat else []
    told = [event for event in told if audience == seat or not isinstance(event, _PRIVATE)]
    told += _shown_events(before, after)
    told += _award_events(before, after)
    if after.phase == OVER:
        return [*told, Won(after.winner, _points(after, after.winner, None))]
    began = (after.turns, after.part, after.active) != (before.turns, before.part, before.active)
    if began and after.turns:
        told.append(PartBegan(after.active, PARTS[after.part]))
    return told


_PRIVATE = (Laid, Composed, Answered)
"""Told to the seat itself only."""


def _own_events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """The action itself and what it brings about."""
    match ACTIONS.decode(action):
        case kinds.Settle(corner):
            return [*_vincent(before, seat), *_settled(before, seat, corner, after)]
        case kinds.BuildCity(corner):
            return [*_vincent(before, seat), BuiltCity(seat, corner, _around(after, corner))]
        case kinds.BuildRoad(path):
            return _road_events(before, seat, path, after)
        case kinds.Roll():
            return _roll_events(seat, after)
        case kinds.Discard(resource):
            return [Laid(resource)]
        case kinds.MoveRobber(hex):
            return [_robber_moved(seat, hex, after), *_theft(before, seat, after, audience)]
        case kinds.Rob():
            return _theft(before, seat, after, audience)
        case kinds.PassBuilding():
            return [PassedBuilding(seat)]
        case kinds.EndTurn():
            return [EndedTurn(seat)]
        case (
            kinds.Buy()
            | kinds.PlayKnight()
            | kinds.PlayRoads()
            | kinds.PlayPlenty()
            | kinds.PlayMonopoly()
            | kinds.TakeCard()
            | kinds.StopRoads()
        ) as done:
            return _card_events(before, seat, done, after, audience)
        case done if action < kinds.KEEP:
            return _trade_events(before, seat, done, after, audience)
        case done:
            return _helper_events(before, seat, done, after, audience)


def _around(s: State, corner: int) -> list[str]:
    return [TERRAIN_IDS[s.terrain[hex]] for hex in hexes_at(s.board, corner)]


def _settled(before: State, seat: int, corner: int, after: State) -> list[Event]:
    told: list[Event] = [Settled(seat, corner, _around(after, corner))]
    if before.phase == PLACING and after.hand_size[seat] > before.hand_size[seat]:
        told.append(Started(seat, _row(after.got, seat)))
    return told


def _vincent(before: State, seat: int) -> list[Event]:
    if before.phase != VINCENTS:
        return []
    return [GaveKnight(seat, str(KNIGHT_SOURCE.values[before.knight_source]))]


def _road_events(before: State, seat: int, path: int, after: State) -> list[Event]:
    if before.phase == LOUIS_LAYS:
        return [MovedRoad(seat, before.lifted, path)]
    told: list[Event] = [BuiltRoad(seat, path)]
    if after.helper[seat] != before.helper[seat]:
        told.append(Dealt(seat, HELPER_IDS[after.helper[seat]]))
    return told


def _roll_events(seat: int, after: State) -> list[Event]:
    told: list[Event] = [Rolled(seat, roll_of(after), after.first_die, after.second_die)]
    got = [Got(other, _row(after.got, other)) for other in range(after.seats)]
    told += [event for event in got if event.cards]
    if roll_of(after) != 7 and len(told) == 1:
        told.append(GotNothing())
    return told


def _robber_moved(seat: int, hex: int, after: State) -> Event:
    return RobberMoved(seat, hex, TERRAIN_IDS[after.terrain[hex]], after.token[hex])


def _theft(before: State, seat: int, after: State, audience: int | None) -> list[Event]:
    victims = [v for v in range(after.seats) if after.hand_size[v] < before.hand_size[v]]
    if victims:
        card = _moved_card(before, seat, victims[0], after, audience)
        return [Robbed(victims[0], card, audience == victims[0], seat)]
    return [] if after.phase == ROBBING else [NobodyRobbed(seat)]


def _moved_card(
    before: State, taker: int, giver: int, after: State, audience: int | None
) -> str | None:
    """24.7: the card that went from one hand to another, told to these two."""
    if audience not in (taker, giver):
        return None
    changes = [after.hand[audience, k] != before.hand[audience, k] for k in range(RESOURCES)]
    return RESOURCE_IDS[changes.index(True)]


def _new_card(before: State, seat: int, after: State, audience: int | None) -> str | None:
    """10.1: told to the buyer."""
    if audience != seat:
        return None
    gained = [after.cards[seat, k] > before.cards[seat, k] for k in range(CARDS)]
    return CARD_IDS[gained.index(True)]


def _card_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    match done:
        case kinds.Buy():
            return [Bought(seat, _new_card(before, seat, after, audience))]
        case kinds.PlayKnight():
            return [Played(seat, "knight")]
        case kinds.PlayRoads():
            return [Played(seat, "road_building")]
        case kinds.PlayPlenty():
            return [Played(seat, "year_of_plenty")]
        case kinds.PlayMonopoly(resource):
            count = after.hand_size[seat] - before.hand_size[seat]
            return [Played(seat, "monopoly"), Monopolised(seat, resource, count)]
        case kinds.TakeCard(resource):
            return [*_used(before, seat), TookCard(seat, resource)]
        case _:
            return [StoppedRoads(seat)]


def _used(before: State, seat: int, idly: bool = False) -> list[Event]:
    """The helper at work, where one is."""
    if before.phase in (FREE_ROADS, PLENTY):
        return []
    return [Used(seat, HELPER_IDS[before.helper[seat]], idly)]


def _trade_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    match done:
        case kinds.Bank(give, get):
            place = RESOURCE_IDS.index(give)
            count = after.bank[place] - before.bank[place]
            return [BankTraded(seat, count, give, get)]
        case kinds.Offer():
            return [BeganOffer(seat)]
        case kinds.Give() | kinds.Ask():
            return _composed(seat, after, audience)
        case kinds.Propose() if before.phase == OFFERING:
            offer = _offer(after)
            assert offer is not None
            return [Proposed(seat, offer.gives, offer.gets)]
        case kinds.Drop():
            return [Dropped(seat)]
        case kinds.Choose(partner):
            return [_traded(before, seat, partner, audience)]
        case kinds.Withdraw():
            return [NoTrade(seat)]
        case _:
            return [Answered(str(ANSWER_OF[type(done)]))]


ANSWER_OF = {
    kinds.Accept: "accepted",
    kinds.Decline: "declined",
    kinds.Counter: "composing",
    kinds.Propose: "countered",
}


def _composed(seat: int, after: State, audience: int | None) -> list[Event]:
    if audience != seat:
        return []
    return [Composed(_row(after.giving, seat), _row(after.asking, seat))]


def _traded(before: State, seat: int, partner: int, audience: int | None) -> Event:
    if before.answered[partner] == COUNTERED:
        gives, gets = _row(before.counter_gets, partner), _row(before.counter_gives, partner)
    else:
        gives = _resources(before.offered[k] for k in range(RESOURCES))
        gets = _resources(before.wanted[k] for k in range(RESOURCES))
    return Traded(partner, gives, gets, audience == partner, seat)


def _helper_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    helper = HELPER_IDS[before.helper[seat]]
    used: Event = Used(seat, helper, False)
    match done:
        case kinds.Keep():
            return [KeptHelper(seat, helper)]
        case kinds.Exchange(taken):
            return [Exchanged(seat, helper, taken)]
        case kinds.UseIdly():
            return [Used(seat, helper, True)]
        case kinds.DoNotUse():
            return [NotUsed(seat, helper)]
        case kinds.KeepHand():
            return [used, KeptHand(seat)]
        case kinds.Vincent():
            return [used]
        case kinds.Jean(resource):
            return [used, NamedRate(seat, resource)]
        case kinds.Candamir() | kinds.CandamirInstead():
            drawn = _cards(after.drawn[seat, k] for k in range(CARDS)) if audience == seat else {}
            return [used, DrewThree(seat, after.drawn_count, drawn)]
        case kinds.KeepCard():
            return [KeptCard(seat, _new_card(before, seat, after, audience))]
        case kinds.Louis(path):
            return [used, LiftedRoad(seat, path)]
        case kinds.RobberBride(hex):
            return [used, _chased(before, seat, hex, after)]
        case kinds.William(replaced, paid):
            return [used, ChoseWilliam(seat, replaced, paid)]
        case _:
            return _opponent_events(before, seat, done, after, audience)


def _chased(before: State, seat: int, hex: int, after: State) -> Event:
    taken = [after.bank[k] < before.bank[k] for k in range(RESOURCES)]
    return ChasedRobber(seat, hex, RESOURCE_IDS[taken.index(True)] if any(taken) else None)


def _opponent_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    """Nassir and Hildegard."""
    used: Event = Used(seat, HELPER_IDS[before.helper[seat]], False)
    match done:
        case kinds.Nassir(opponent):
            return [used, NamedOpponent(opponent, audience == opponent, seat)]
        case kinds.NassirToo(opponent):
            return [NamedOpponent(opponent, audience == opponent, seat)]
        case kinds.NassirAsks(resource):
            count = after.hand_size[seat] - before.hand_size[seat]
            return [AskedFor(seat, resource, count)]
        case kinds.NassirGives(resource):
            creditor = next_creditor(before, seat)
            return [GaveBack(creditor, resource, audience == creditor, seat)]
        case kinds.Hildegard(opponent):
            cards = _known(after, opponent, seat) if audience == seat else {}
            return [used, SawHand(opponent, audience == opponent, cards, seat)]
        case kinds.TakeSeen():
            opponent = before.first_named
            card = _moved_card(before, seat, opponent, after, audience)
            return [TookSeen(opponent, card, audience == opponent, seat)]
        case kinds.TakeNone():
            return [TookNothing(seat)]
        case other:
            raise TypeError(f"no event for {other}")


def _shown_events(before: State, after: State) -> list[Event]:
    """5.6, 6.14: what several seats have chosen in secret is shown."""
    told: list[Event] = []
    if before.phase == DISCARDING and after.phase != DISCARDING:
        shown = [Discarded(seat, _row(after.discarded, seat)) for seat in range(after.seats)]
        told += [event for event in shown if event.cards]
    if before.phase == ANSWERING and after.phase != ANSWERING:
        others = [seat for seat in range(after.seats) if seat != after.active]
        told += [_shown_answer(after, seat) for seat in others]
        if not any(after.answered[seat] for seat in others):
            told.append(NoTrade(after.active))
    return told


def _shown_answer(after: State, seat: int) -> Event:
    if after.answered[seat] == ACCEPTED:
        return Accepted(seat)
    if after.answered[seat] == COUNTERED:
        return Countered(seat, _row(after.counter_gives, seat), _row(after.counter_gets, seat))
    return Declined(seat)


def _award_events(before: State, after: State) -> list[Event]:
    told: list[Event] = []
    for award, old, new in (
        (AWARD_IDS[0], before.road_holder, after.road_holder),
        (AWARD_IDS[1], before.army_holder, after.army_holder),
    ):
        if new != old:
            told.append(AwardSetAside(award) if new == NOTHING else AwardPassed(new, award))
    return told


# ---------------------------------------------------------------- the score sheet


def sheet(s: State) -> list[ScoreLine]:
    """11.1: victory point cards only once the match is over (11.6)."""
    seats = range(s.seats)
    is_over = s.phase == OVER
    lines = [
        ScoreLine("score-settlements", [building_points(s, seat, SETTLEMENT) for seat in seats]),
        ScoreLine("score-cities", [building_points(s, seat, CITY) for seat in seats]),
        ScoreLine(
            message_id("award", AWARD_IDS[0]),
            [ROAD_POINTS * (s.road_holder == seat) for seat in seats],
        ),
        ScoreLine(
            message_id("award", AWARD_IDS[1]),
            [ARMY_POINTS * (s.army_holder == seat) for seat in seats],
        ),
    ]
    if is_over:
        lines.append(ScoreLine("score-victory-points", [s.revealed[seat] for seat in seats]))
    return [*lines, ScoreLine("score-total", [_points(s, seat, None) for seat in seats])]
