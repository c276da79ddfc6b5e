"""What happened, told to each audience.

Where two seats are named, the acting one stands last: `$you` in sentences speaks of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import GATHERED, SEAT, Action, Event
from samobranka.core.happening import Happened
from samobranka.core.sets import has
from samobranka.games.catan.domains import (
    AWARD,
    CARD,
    CORNER,
    HARBOUR,
    HELPER,
    HEX,
    KNIGHT_SOURCE,
    PATH,
    RESOURCE,
    TERRAIN,
    WATER,
    WONDER,
)
from samobranka.games.catan.parts import (
    AWARD_IDS,
    CARD_IDS,
    CARDS,
    CITY,
    CLOTH_OF_POINT,
    HARBOUR_IDS,
    HELPER_IDS,
    NOTHING,
    RESOURCE_IDS,
    RESOURCES,
    SETTLEMENT,
    TERRAIN_IDS,
    WONDER_IDS,
)
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, BuildRoad, Settle
from samobranka.games.catan.phases.candamir import Candamir, CandamirInstead, KeepCard
from samobranka.games.catan.phases.cards import (
    Buy,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoads,
    StopRoads,
    TakeCard,
)
from samobranka.games.catan.phases.cloth import RobCloth
from samobranka.games.catan.phases.gifts import PlaceHarbour
from samobranka.games.catan.phases.helpers import Exchange, Keep, UseIdly
from samobranka.games.catan.phases.hildegard import Hildegard, TakeNone, TakeSeen
from samobranka.games.catan.phases.jean import Jean
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.nassir import (
    Nassir,
    NassirAsks,
    NassirGives,
    NassirToo,
    next_creditor,
)
from samobranka.games.catan.phases.offers import (
    Accept,
    Address,
    Ask,
    Choose,
    Counter,
    Decline,
    Give,
    Offer,
    Propose,
    Withdraw,
)
from samobranka.games.catan.phases.on_roll import DoNotUse, KeepHand
from samobranka.games.catan.phases.pirate import MovePirate
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import Discard, MoveRobber, Rob
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.sailing import MoveShip
from samobranka.games.catan.phases.ships import BuildShip
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.phases.villages import villages_with_cloth
from samobranka.games.catan.phases.vincent import Vincent
from samobranka.games.catan.phases.william import William
from samobranka.games.catan.phases.wonders import BuildLevel, ClaimWonder
from samobranka.games.catan.places import hexes_at, hexes_beside
from samobranka.games.catan.rules import ACTIONS
from samobranka.games.catan.saying import BLOCKED, DISCOVERED, GOT_REST, RAN_SHORT
from samobranka.games.catan.scoring import SOLD_OUT, building_points
from samobranka.games.catan.state import (
    ACCEPTED,
    ACTING,
    ANSWERING,
    CHOOSING,
    COUNTERED,
    DISCARDING,
    FREE_ROADS,
    LOUIS_LAYS,
    OVER,
    PARTS,
    PLACING,
    PLENTY,
    ROBBING,
    SAILING,
    TAKING_GOLD,
    VINCENTS,
    State,
    knights_of,
    roll_of,
)
from samobranka.games.catan.view import (
    Cards,
    Resources,
    Seat,
    cards_in,
    gift_of,
    known_in,
    offer_of,
    points_seen,
    resources_in,
    row_of,
    seats_in,
)


class Settled(Event, tag="settlement_built"):
    """`around` are the terrains around the intersection, `paid` the cards that went to the bank."""

    seat: Seat
    corner: Annotated[int, CORNER]
    around: list[Annotated[str, TERRAIN]]
    paid: Resources


class BuiltCity(Event, tag="city_built"):
    seat: Seat
    corner: Annotated[int, CORNER]
    around: list[Annotated[str, TERRAIN]]
    paid: Resources


class BuiltRoad(Event, tag="road_built"):
    """`around` are the terrains on both its sides."""

    seat: Seat
    path: Annotated[int, PATH]
    around: list[Annotated[str, TERRAIN]]
    paid: Resources


class BuiltShip(Event, tag="built_ship"):
    """25.2"""

    seat: Seat
    path: Annotated[int, PATH]
    paid: Resources


class LiftedShip(Event, tag="lifted_ship"):
    """26.1"""

    seat: Seat
    path: Annotated[int, PATH]


class MovedShip(Event, tag="moved_ship"):
    """26.4"""

    seat: Seat
    lifted: Annotated[int, PATH]
    path: Annotated[int, PATH]


class ReachedIsland(Event, tag="reached_island"):
    """29.3: points for a first settlement in a foreign area."""

    seat: Seat
    corner: Annotated[int, CORNER]
    points: int


class GotGold(Event, tag="got_gold"):
    """27.1: so many cards to choose."""

    seat: Seat
    count: int


class GotGift(Event, tag="got_gift"):
    """31.2: a `point`, a `card` or a `harbour`."""

    seat: Seat
    path: Annotated[int, PATH]
    gift: str
    harbour: Annotated[str, HARBOUR] | None


class PlacedHarbour(Event, tag="placed_harbour"):
    """31.5"""

    seat: Seat
    path: Annotated[int, PATH]
    harbour: Annotated[str, HARBOUR]


class ClaimedWonder(Event, tag="claimed_wonder"):
    """32.3"""

    seat: Seat
    wonder: Annotated[str, WONDER]


class BuiltLevel(Event, tag="built_level"):
    """32.5: which of the levels it is."""

    seat: Seat
    wonder: Annotated[str, WONDER]
    level: int
    paid: Resources


class OpenedTrade(Event, tag="opened_trade"):
    """33.3: with a village, and whether it had a bale of cloth."""

    seat: Seat
    corner: Annotated[int, CORNER]
    token: int
    count: int


class GotCloth(Event, tag="got_cloth"):
    """33.4: so many bales, by the roll."""

    seat: Seat
    count: int


class RobbedCloth(Event, tag="robbed_cloth"):
    """33.7"""

    victim: Annotated[int, SEAT]
    from_you: bool
    seat: Seat


class SoldOut(Event, tag="sold_out"):
    """33.9: so few villages have cloth left."""

    count: int


class Discovered(Event, tag="discovered"):
    """30.3, 30.4: what came out of the fog, and the card it brought."""

    seat: Seat
    hex: Annotated[int, HEX]
    terrain: Annotated[str, TERRAIN]
    token: int
    resource: Annotated[str, RESOURCE] | None


class PirateMoved(Event, tag="pirate_moved"):
    """28.1"""

    seat: Seat
    hex: Annotated[int, WATER]


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


class Blocked(Event, tag="blocked"):
    """4.3: a hex of this number would have brought something, but for the robber."""

    hex: Annotated[int, HEX]
    terrain: Annotated[str, TERRAIN]
    token: int


class RanShort(Event, tag="ran_short"):
    """4.4, 4.5: the bank had too little: nobody gets it, or a single seat what was left."""

    resource: Annotated[str, RESOURCE]
    owed: int
    left: int
    is_single: bool


class GotNothing(Event, tag="got_nothing"):
    """4.1: nobody gets a card by this roll."""


class Laid(Event, tag="laid_aside"):
    """5.4: told to the seat itself only."""

    cards: Annotated[Resources, GATHERED]


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


class Bought(Event, tag="card_bought"):
    """10.1: `card` is told to the buyer only."""

    seat: Seat
    card: Annotated[str, CARD] | None
    paid: Resources


class Played(Event, tag="played"):
    seat: Seat
    card: Annotated[str, CARD]


class Monopolised(Event, tag="monopolised"):
    """10.11"""

    seat: Seat
    resource: Annotated[str, RESOURCE]
    count: int


class MonopolyPaid(Event, tag="monopoly_paid"):
    """10.11: what each of the others hands over."""

    seat: Seat
    resource: Annotated[str, RESOURCE]
    count: int


class TookCard(Event, tag="cards_taken"):
    """10.9, 16.3, 19.1"""

    seat: Seat
    cards: Annotated[Resources, GATHERED]


class StoppedRoads(Event, tag="stopped_roads"):
    seat: Seat


class BankTraded(Event, tag="bank_traded"):
    seat: Seat
    count: int
    give: Annotated[str, RESOURCE]
    get: Annotated[str, RESOURCE]


class Composed(Event, tag="composed"):
    """6.7: told to the seat itself only."""

    gives: Resources
    gets: Resources


class Proposed(Event, tag="proposed"):
    """6.9: `to` are the seats it goes to, where these are not all others."""

    seat: Seat
    gives: Resources
    gets: Resources
    to: list[Seat]


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


class AwardPassed(Event, tag="award_won"):
    """9.4, 10.13: with a road of so many pieces, or so many knights."""

    seat: Seat
    award: Annotated[str, AWARD]
    count: int


class AwardSetAside(Event, tag="award_set_aside"):
    """9.9, 14.7"""

    award: Annotated[str, AWARD]


class Won(Event, tag="victory"):
    """The points, and what each part of them is for."""

    seat: Seat
    points: int
    by_buildings: int
    by_awards: int
    by_islands: int
    by_cards: int
    by_cloth: int = 0
    wonder: Annotated[str, WONDER] | None = None
    """32.7: which of its levels counted for the victory."""
    level: int = 0


def events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after, audience, heard)
    if before.moment == after.moment:
        if before.shown != after.shown:
            return [_shown_answer(after, seat)]  # 6.18
        return told if audience == seat else []
    told = [event for event in told if audience == seat or not isinstance(event, _PRIVATE)]
    told += _discovered(before, seat, after, heard)
    told += _gifts(before, seat, after)
    told += _trades_opened(before, seat, after)
    told += _shown_events(before, after)
    told += _award_events(before, after)
    if after.phase == OVER:
        sold = [SoldOut(villages_with_cloth(after))] if after.reason == SOLD_OUT else []
        return [*told, *sold, _won(after)]
    began = (after.turns, after.part, after.active) != (before.turns, before.part, before.active)
    if began and after.turns:
        told.append(PartBegan(after.active, PARTS[after.part]))
    return told


def _won(after: State) -> Won:
    """11.1, 11.6"""
    winner = after.winner
    points, cards = points_seen(after, winner, None), after.revealed[winner]
    buildings = building_points(after, winner, SETTLEMENT) + building_points(after, winner, CITY)
    islands = after.bonus[winner]
    cloth = after.cloth[winner] // CLOTH_OF_POINT
    awards = points - buildings - islands - cards - cloth
    its = after.wonder[winner]
    wonder = None if its == NOTHING else WONDER_IDS[its]
    level = after.levels[winner]
    return Won(winner, points, buildings, awards, islands, cards, cloth, wonder, level)


TRADES = (
    *(Bank, Offer, Give, Ask, Address, Propose, Accept, Decline, Counter, Choose),
    Withdraw,
)
"""Chapters 6 and 7."""

_PRIVATE = (Laid, Composed, Answered)
"""Told to the seat itself only."""


def _own_events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """The action itself and what it brings about."""
    match ACTIONS.decode(action):
        case Settle(corner):
            return [*_vincent(before, seat), *_settled(before, seat, corner, after)]
        case BuildCity(corner):
            return [*_vincent(before, seat), _city(before, seat, corner, after)]
        case BuildRoad(path):
            return _road_events(before, seat, path, after)
        case BuildShip(path):
            return _ship_events(before, seat, path, after)
        case MoveShip(path):
            return [LiftedShip(seat, path)]
        case PlaceHarbour(path):
            place = HARBOUR_IDS[after.harbour[after.harbours - 1]]
            return [PlacedHarbour(seat, path, place)]
        case ClaimWonder(wonder):
            return [ClaimedWonder(seat, wonder)]
        case BuildLevel():
            wonder = WONDER_IDS[after.wonder[seat]]
            return [BuiltLevel(seat, wonder, after.levels[seat], _paid(before, after))]
        case MovePirate(hex):
            return [PirateMoved(seat, hex), *_theft(before, seat, after, audience)]
        case Roll():
            return _roll_events(before, seat, after, heard)
        case Discard(resource):
            return [Laid({resource: 1})]
        case MoveRobber(hex):
            return [_robber_moved(seat, hex, after), *_theft(before, seat, after, audience)]
        case Rob() | RobCloth():
            return _theft(before, seat, after, audience)
        case PassBuilding():
            return [PassedBuilding(seat)]
        case EndTurn():
            return [EndedTurn(seat)]
        case (
            Buy()
            | PlayKnight()
            | PlayRoads()
            | PlayPlenty()
            | PlayMonopoly()
            | TakeCard()
            | StopRoads()
        ) as done:
            return _card_events(before, seat, done, after, audience)
        case done if isinstance(done, TRADES):
            return _trade_events(before, seat, done, after, audience)
        case done:
            return _helper_events(before, seat, done, after, audience)


def _around(s: State, corner: int) -> list[str]:
    return [TERRAIN_IDS[s.terrain[hex]] for hex in hexes_at(s.board, corner)]


def _settled(before: State, seat: int, corner: int, after: State) -> list[Event]:
    paid = _paid(before, after)
    told: list[Event] = [Settled(seat, corner, _around(after, corner), paid)]
    if before.phase == PLACING and after.hand_size[seat] > before.hand_size[seat]:
        told.append(Started(seat, row_of(after.got, seat)))
    if before.phase == PLACING and after.gold_due[seat] > 0:
        told.append(GotGold(seat, after.gold_due[seat]))
    if after.bonus[seat] > before.bonus[seat]:
        told.append(ReachedIsland(seat, corner, after.bonus[seat] - before.bonus[seat]))
    return told


def _city(before: State, seat: int, corner: int, after: State) -> Event:
    return BuiltCity(seat, corner, _around(after, corner), _paid(before, after))


def _paid(before: State, after: State) -> Resources:
    """8.1: the cards that went to the bank; none where something was built for free."""
    return resources_in(max(0, after.bank[k] - before.bank[k]) for k in range(RESOURCES))


def _beside(s: State, path: int) -> list[str]:
    return [TERRAIN_IDS[s.terrain[hex]] for hex in hexes_beside(s.board, path)]


def _vincent(before: State, seat: int) -> list[Event]:
    if before.phase != VINCENTS:
        return []
    return [GaveKnight(seat, str(KNIGHT_SOURCE.values[before.knight_source]))]


def _road_events(before: State, seat: int, path: int, after: State) -> list[Event]:
    if before.phase == LOUIS_LAYS:
        return [MovedRoad(seat, before.lifted, path)]
    built = BuiltRoad(seat, path, _beside(after, path), _paid(before, after))
    return [built, *_dealt(before, seat, after)]


def _dealt(before: State, seat: int, after: State) -> list[Event]:
    """13.3"""
    if after.helper[seat] == before.helper[seat]:
        return []
    return [Dealt(seat, HELPER_IDS[after.helper[seat]])]


def _ship_events(before: State, seat: int, path: int, after: State) -> list[Event]:
    if before.phase == SAILING:
        return [MovedShip(seat, before.lifted, path)]
    return [BuiltShip(seat, path, _paid(before, after)), *_dealt(before, seat, after)]


def _gifts(before: State, seat: int, after: State) -> list[Event]:
    """31.2"""
    told: list[Event] = []
    for place in range(before.gifts):
        if before.gift[place] != after.gift[place]:
            gift = gift_of(before, place)
            told.append(GotGift(seat, gift.path, gift.gift, gift.harbour))
    return told


def _trades_opened(before: State, seat: int, after: State) -> list[Event]:
    """33.3"""
    return [
        OpenedTrade(
            seat, after.mark_at[place], after.mark[place], before.bales[place] - after.bales[place]
        )
        for place in range(after.marks)
        if has(after.traded[seat], place) and not has(before.traded[seat], place)
    ]


def _discovered(before: State, seat: int, after: State, heard: Sequence[Happened]) -> list[Event]:
    """30.3: hex by hex; 27.1: gold is chosen next."""
    told: list[Event] = []
    for said in heard:
        if said.what != DISCOVERED:
            continue
        hex, card = said.first, said.second
        terrain = TERRAIN_IDS[after.terrain[hex]]
        found = None if card == NOTHING else RESOURCE_IDS[card]
        told.append(Discovered(seat, hex, terrain, after.token[hex], found))
    if told and after.gold_due[seat] > before.gold_due[seat]:
        told.append(GotGold(seat, after.gold_due[seat]))
    return told


def _roll_events(before: State, seat: int, after: State, heard: Sequence[Happened]) -> list[Event]:
    told: list[Event] = [Rolled(seat, roll_of(after), after.first_die, after.second_die)]
    got = [Got(other, row_of(after.got, other)) for other in range(after.seats)]
    told += [event for event in got if event.cards]
    bales = [(other, after.cloth[other] - before.cloth[other]) for other in range(after.seats)]
    told += [GotCloth(other, count) for other, count in bales if count]
    gold = [(other, after.gold_due[other]) for other in range(after.seats)]
    told += [GotGold(other, count) for other, count in gold if count]
    if roll_of(after) != 7 and len(told) == 1:
        told.append(GotNothing())
    for said in heard:
        told += _why_less(said, after)
    return told


def _why_less(said: Happened, after: State) -> list[Event]:
    """4.3 to 4.5: why a hex brought nothing, or less."""
    if said.what == BLOCKED:
        hex = said.first
        return [Blocked(hex, TERRAIN_IDS[after.terrain[hex]], after.token[hex])]
    if said.what in (RAN_SHORT, GOT_REST):
        resource, is_single = RESOURCE_IDS[said.first], said.what == GOT_REST
        return [RanShort(resource, said.second, said.third, is_single)]
    return []


def _robber_moved(seat: int, hex: int, after: State) -> Event:
    return RobberMoved(seat, hex, TERRAIN_IDS[after.terrain[hex]], after.token[hex])


def _theft(before: State, seat: int, after: State, audience: int | None) -> list[Event]:
    victims = [v for v in range(after.seats) if after.hand_size[v] < before.hand_size[v]]
    if victims:
        card = _moved_card(before, seat, victims[0], after, audience)
        return [Robbed(victims[0], card, audience == victims[0], seat)]
    poorer = [v for v in range(after.seats) if after.cloth[v] < before.cloth[v]]
    if poorer:
        return [RobbedCloth(poorer[0], audience == poorer[0], seat)]
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
        case Buy():
            new = _new_card(before, seat, after, audience)
            return [Bought(seat, new, _paid(before, after))]
        case PlayKnight():
            return [Played(seat, "knight")]
        case PlayRoads():
            return [Played(seat, "road_building")]
        case PlayPlenty():
            return [Played(seat, "year_of_plenty")]
        case PlayMonopoly(resource):
            count = after.hand_size[seat] - before.hand_size[seat]
            paid = _monopoly_paid(before, seat, resource, after)
            return [Played(seat, "monopoly"), Monopolised(seat, resource, count), *paid]
        case TakeCard(resource):
            return [*_used(before, seat), TookCard(seat, {resource: 1})]
        case _:
            return [StoppedRoads(seat)]


def _monopoly_paid(before: State, seat: int, resource: str, after: State) -> list[Event]:
    """10.11: everybody saw who handed over how many."""
    return [
        MonopolyPaid(other, resource, before.hand_size[other] - after.hand_size[other])
        for other in range(after.seats)
        if other != seat and after.hand_size[other] < before.hand_size[other]
    ]


def _used(before: State, seat: int, idly: bool = False) -> list[Event]:
    """The helper at work, where one is."""
    if before.phase in (FREE_ROADS, PLENTY, TAKING_GOLD):
        return []
    return [Used(seat, HELPER_IDS[before.helper[seat]], idly)]


def _trade_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    match done:
        case Bank(give, get):
            place = RESOURCE_IDS.index(give)
            count = after.bank[place] - before.bank[place]
            return [BankTraded(seat, count, give, get)]
        case Offer() | Give() | Ask() | Address():
            return _composed(seat, after, audience)
        case Propose() if before.phase == ACTING:
            return [_proposed(seat, after)]
        case Choose(partner):
            return [_traded(before, seat, partner, audience)]
        case Withdraw():
            return [NoTrade(seat)]
        case Accept() | Decline() | Propose() if before.open_answers:
            return []  # 6.18: it is told as all hear it
        case _:
            return [Answered(str(ANSWER_OF[type(done)]))]


ANSWER_OF = {
    Accept: "accepted",
    Decline: "declined",
    Counter: "composing",
    Propose: "countered",
}


def _composed(seat: int, after: State, audience: int | None) -> list[Event]:
    if audience != seat:
        return []
    return [Composed(row_of(after.giving, seat), row_of(after.asking, seat))]


def _proposed(seat: int, after: State) -> Event:
    offer = offer_of(after)
    assert offer is not None
    is_to_all = len(offer.to) == after.seats - 1
    return Proposed(seat, offer.gives, offer.gets, [] if is_to_all else offer.to)


def _traded(before: State, seat: int, partner: int, audience: int | None) -> Event:
    if before.answered[partner] == COUNTERED:
        gives, gets = row_of(before.counter_gets, partner), row_of(before.counter_gives, partner)
    else:
        gives = resources_in(before.offered[k] for k in range(RESOURCES))
        gets = resources_in(before.wanted[k] for k in range(RESOURCES))
    return Traded(partner, gives, gets, audience == partner, seat)


def _helper_events(
    before: State, seat: int, done: Action, after: State, audience: int | None
) -> list[Event]:
    helper = HELPER_IDS[before.helper[seat]]
    used: Event = Used(seat, helper, False)
    match done:
        case Keep():
            return [KeptHelper(seat, helper)]
        case Exchange(taken):
            return [Exchanged(seat, helper, taken)]
        case UseIdly():
            return [Used(seat, helper, True)]
        case DoNotUse():
            return [NotUsed(seat, helper)]
        case KeepHand():
            return [used, KeptHand(seat)]
        case Vincent():
            return [used]
        case Jean(resource):
            return [used, NamedRate(seat, resource)]
        case Candamir() | CandamirInstead():
            drawn = cards_in(after.drawn[seat, k] for k in range(CARDS)) if audience == seat else {}
            return [used, DrewThree(seat, after.drawn_count, drawn)]
        case KeepCard():
            return [KeptCard(seat, _new_card(before, seat, after, audience))]
        case Louis(path):
            return [used, LiftedRoad(seat, path)]
        case RobberBride(hex):
            return [used, _chased(before, seat, hex, after)]
        case William(replaced, paid):
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
        case Nassir(opponent):
            return [used, NamedOpponent(opponent, audience == opponent, seat)]
        case NassirToo(opponent):
            return [NamedOpponent(opponent, audience == opponent, seat)]
        case NassirAsks(resource):
            count = after.hand_size[seat] - before.hand_size[seat]
            return [AskedFor(seat, resource, count)]
        case NassirGives(resource):
            creditor = next_creditor(before, seat)
            return [GaveBack(creditor, resource, audience == creditor, seat)]
        case Hildegard(opponent):
            cards = known_in(after, opponent, seat) if audience == seat else {}
            return [used, SawHand(opponent, audience == opponent, cards, seat)]
        case TakeSeen():
            opponent = before.first_named
            card = _moved_card(before, seat, opponent, after, audience)
            return [TookSeen(opponent, card, audience == opponent, seat)]
        case TakeNone():
            return [TookNothing(seat)]
        case other:
            raise TypeError(f"no event for {other}")


def _shown_events(before: State, after: State) -> list[Event]:
    """5.6, 6.14: what several seats have chosen in secret is shown."""
    told: list[Event] = []
    if before.phase == DISCARDING and after.phase != DISCARDING:
        shown = [Discarded(seat, row_of(after.discarded, seat)) for seat in range(after.seats)]
        told += [event for event in shown if event.cards]
    if before.phase == ANSWERING and after.phase != ANSWERING:
        silent = [seat for seat in seats_in(before, before.asked) if not before.answered[seat]]
        told += [_shown_answer(after, seat) for seat in silent]
        if after.phase != CHOOSING:
            told.append(NoTrade(after.active))
    return told


def _shown_answer(after: State, seat: int) -> Event:
    if after.answered[seat] == ACCEPTED:
        return Accepted(seat)
    if after.answered[seat] == COUNTERED:
        return Countered(seat, row_of(after.counter_gives, seat), row_of(after.counter_gets, seat))
    return Declined(seat)


def _award_events(before: State, after: State) -> list[Event]:
    told: list[Event] = []
    for award, old, new, count in (
        (AWARD_IDS[0], before.road_holder, after.road_holder, after.road_length),
        (AWARD_IDS[1], before.army_holder, after.army_holder, _knights(after)),
    ):
        if new == NOTHING and old != NOTHING:
            told.append(AwardSetAside(award))
        elif new != old:
            told.append(AwardPassed(new, award, count[new]))
    return told


def _knights(s: State) -> list[int]:
    return [knights_of(s, seat) for seat in range(s.seats)]
