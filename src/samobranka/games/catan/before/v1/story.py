"""What happened, told to each audience.

Where two seats are named, the acting one stands last: `$you` in sentences speaks of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import field

from samobranka.core.actions import SEAT, Action, Event
from samobranka.core.happening import Happened
from samobranka.games.catan.domains import (
    AWARD,
    CARD,
    CORNER,
    HELPER,
    HEX,
    KNIGHT_SOURCE,
    PATH,
    RESOURCE,
    TERRAIN,
)
from samobranka.games.catan.parts import (
    AWARD_IDS,
    CARD_IDS,
    CARDS,
    HELPER_IDS,
    NOTHING,
    RESOURCE_IDS,
    RESOURCES,
    TERRAIN_IDS,
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
    Ask,
    Choose,
    Counter,
    Decline,
    Drop,
    Give,
    Offer,
    Propose,
    Withdraw,
)
from samobranka.games.catan.phases.on_roll import DoNotUse, KeepHand
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import Discard, MoveRobber, Rob
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.phases.vincent import Vincent
from samobranka.games.catan.phases.william import William
from samobranka.games.catan.places import hexes_at
from samobranka.games.catan.rules import ACTIONS
from samobranka.games.catan.state import (
    ACCEPTED,
    ANSWERING,
    COUNTERED,
    DISCARDING,
    FREE_ROADS,
    LOUIS_LAYS,
    OFFERING,
    OVER,
    PARTS,
    PLACING,
    PLENTY,
    ROBBING,
    VINCENTS,
    State,
    roll_of,
)
from samobranka.games.catan.view import (
    Cards,
    Resources,
    Seat,
    cards_in,
    known_in,
    offer_of,
    points_seen,
    resources_in,
    row_of,
)


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
    """`to`: by these rules an offer goes to all, but the words are those of today."""

    seat: Seat
    gives: Resources
    gets: Resources
    to: list[Seat] = field(default_factory=list)


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
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = _own_events(before, seat, action, after, audience)
    if before.moment == after.moment:
        return told if audience == seat else []
    told = [event for event in told if audience == seat or not isinstance(event, _PRIVATE)]
    told += _shown_events(before, after)
    told += _award_events(before, after)
    if after.phase == OVER:
        return [*told, Won(after.winner, points_seen(after, after.winner, None))]
    began = (after.turns, after.part, after.active) != (before.turns, before.part, before.active)
    if began and after.turns:
        told.append(PartBegan(after.active, PARTS[after.part]))
    return told


TRADES = (Bank, Offer, Give, Ask, Propose, Drop, Accept, Decline, Counter, Choose, Withdraw)
"""Chapters 6 and 7."""

_PRIVATE = (Laid, Composed, Answered)
"""Told to the seat itself only."""


def _own_events(
    before: State, seat: int, action: int, after: State, audience: int | None
) -> list[Event]:
    """The action itself and what it brings about."""
    match ACTIONS.decode(action):
        case Settle(corner):
            return [*_vincent(before, seat), *_settled(before, seat, corner, after)]
        case BuildCity(corner):
            return [*_vincent(before, seat), BuiltCity(seat, corner, _around(after, corner))]
        case BuildRoad(path):
            return _road_events(before, seat, path, after)
        case Roll():
            return _roll_events(seat, after)
        case Discard(resource):
            return [Laid(resource)]
        case MoveRobber(hex):
            return [_robber_moved(seat, hex, after), *_theft(before, seat, after, audience)]
        case Rob():
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
    told: list[Event] = [Settled(seat, corner, _around(after, corner))]
    if before.phase == PLACING and after.hand_size[seat] > before.hand_size[seat]:
        told.append(Started(seat, row_of(after.got, seat)))
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
    got = [Got(other, row_of(after.got, other)) for other in range(after.seats)]
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
        case Buy():
            return [Bought(seat, _new_card(before, seat, after, audience))]
        case PlayKnight():
            return [Played(seat, "knight")]
        case PlayRoads():
            return [Played(seat, "road_building")]
        case PlayPlenty():
            return [Played(seat, "year_of_plenty")]
        case PlayMonopoly(resource):
            count = after.hand_size[seat] - before.hand_size[seat]
            return [Played(seat, "monopoly"), Monopolised(seat, resource, count)]
        case TakeCard(resource):
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
        case Bank(give, get):
            place = RESOURCE_IDS.index(give)
            count = after.bank[place] - before.bank[place]
            return [BankTraded(seat, count, give, get)]
        case Offer():
            return [BeganOffer(seat)]
        case Give() | Ask():
            return _composed(seat, after, audience)
        case Propose() if before.phase == OFFERING:
            offer = offer_of(after)
            assert offer is not None
            return [Proposed(seat, offer.gives, offer.gets)]
        case Drop():
            return [Dropped(seat)]
        case Choose(partner):
            return [_traded(before, seat, partner, audience)]
        case Withdraw():
            return [NoTrade(seat)]
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
        others = [seat for seat in range(after.seats) if seat != after.active]
        told += [_shown_answer(after, seat) for seat in others]
        if not any(after.answered[seat] for seat in others):
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
    for award, old, new in (
        (AWARD_IDS[0], before.road_holder, after.road_holder),
        (AWARD_IDS[1], before.army_holder, after.army_holder),
    ):
        if new != old:
            told.append(AwardSetAside(award) if new == NOTHING else AwardPassed(new, award))
    return told
