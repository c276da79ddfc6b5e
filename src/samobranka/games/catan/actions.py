"""The kinds of action. Numbers have room for the largest map, so they do not depend on the board."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import SEAT, Action, ActionSpace, Domain
from samobranka.games.catan import places
from samobranka.games.catan.parts import (
    CARD_IDS,
    CORNER_ROOM,
    HELPER_IDS,
    HEX_ROOM,
    PATH_ROOM,
    RESOURCE_IDS,
    RESOURCES,
)

HEX = Domain("hex", range(HEX_ROOM))
CORNER = Domain("corner", range(CORNER_ROOM))
PATH = Domain("path", range(PATH_ROOM))
RESOURCE = Domain("resource", RESOURCE_IDS)
CARD = Domain("card", CARD_IDS)
HELPER = Domain("helper", HELPER_IDS)
KNIGHT_SOURCE = Domain("knight", ("played", "held"))


class Settle(Action, tag="settle"):
    """2.12, 8.1; 14.1 with Vincent"""

    corner: Annotated[int, CORNER]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_corner(view, self.corner)


class BuildCity(Action, tag="build_city"):
    """8.7; 14.1 with Vincent"""

    corner: Annotated[int, CORNER]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_corner(view, self.corner)


class BuildRoad(Action, tag="build_road"):
    """2.14, 8.1; 10.7 free; 18.3 moved by Louis; 22.3 with William"""

    path: Annotated[int, PATH]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_path(view, self.path)


class Roll(Action, tag="roll"):
    """3.3"""


class Discard(Action, tag="discard"):
    """5.4"""

    resource: Annotated[str, RESOURCE]


class MoveRobber(Action, tag="move_robber"):
    """5.7"""

    hex: Annotated[int, HEX]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_hex(view, self.hex)


class Rob(Action, tag="rob"):
    """5.10"""

    victim: Annotated[int, SEAT]


class Buy(Action, tag="buy"):
    """10.1"""


class PlayKnight(Action, tag="play_knight"):
    """10.6"""


class PlayRoads(Action, tag="play_roads"):
    """10.7"""


class PlayPlenty(Action, tag="play_plenty"):
    """10.9"""


class PlayMonopoly(Action, tag="play_monopoly"):
    """10.11"""

    resource: Annotated[str, RESOURCE]


class TakeCard(Action, tag="take_card"):
    """10.9; 16.3 with Siegfried; 19.1 with Marianne"""

    resource: Annotated[str, RESOURCE]


class StopRoads(Action, tag="stop_roads"):
    """10.8"""


class Bank(Action, tag="bank"):
    """7.1"""

    give: Annotated[str, RESOURCE]
    get: Annotated[str, RESOURCE]


class Offer(Action, tag="offer"):
    """6.7: an offer is begun"""


class Give(Action, tag="give"):
    """6.2: one card more is given"""

    resource: Annotated[str, RESOURCE]


class Ask(Action, tag="ask"):
    """6.2: one card more is asked for"""

    resource: Annotated[str, RESOURCE]


class Propose(Action, tag="propose"):
    """6.7, 6.11"""


class Drop(Action, tag="drop"):
    """6.7"""


class Accept(Action, tag="accept"):
    """6.10"""


class Decline(Action, tag="decline"):
    """6.12"""


class Counter(Action, tag="counter"):
    """6.11: a counter-offer is begun"""


class Choose(Action, tag="choose"):
    """6.15"""

    partner: Annotated[int, SEAT]


class Withdraw(Action, tag="withdraw"):
    """6.15"""


class Keep(Action, tag="keep"):
    """13.13"""


class Exchange(Action, tag="exchange"):
    """13.14"""

    helper: Annotated[str, HELPER]


class UseIdly(Action, tag="use_idly"):
    """13.17"""


class DoNotUse(Action, tag="do_not_use"):
    """13.8: Siegfried or Marianne is not used"""


class KeepHand(Action, tag="keep_hand"):
    """16.2"""


class Vincent(Action, tag="vincent"):
    """14.2"""

    knight: Annotated[str, KNIGHT_SOURCE]


class Jean(Action, tag="jean"):
    """15.1"""

    resource: Annotated[str, RESOURCE]


class Candamir(Action, tag="candamir"):
    """17.1: the ordinary price"""


class CandamirInstead(Action, tag="candamir_instead"):
    """17.1: one resource replaced by another"""

    replaced: Annotated[str, RESOURCE]
    paid: Annotated[str, RESOURCE]


class KeepCard(Action, tag="keep_card"):
    """17.2"""

    card: Annotated[str, CARD]


class Louis(Action, tag="louis"):
    """18.1"""

    path: Annotated[int, PATH]


class RobberBride(Action, tag="robber_bride"):
    """20.1"""

    hex: Annotated[int, HEX]


class Nassir(Action, tag="nassir"):
    """21.1"""

    opponent: Annotated[int, SEAT]


class NassirToo(Action, tag="nassir_too"):
    """21.1: the second opponent"""

    opponent: Annotated[int, SEAT]


class NassirAsks(Action, tag="nassir_asks"):
    """21.1"""

    resource: Annotated[str, RESOURCE]


class NassirGives(Action, tag="nassir_gives"):
    """21.3"""

    resource: Annotated[str, RESOURCE]


class William(Action, tag="william"):
    """22.1"""

    replaced: Annotated[str, RESOURCE]
    paid: Annotated[str, RESOURCE]


class Hildegard(Action, tag="hildegard"):
    """23.1"""

    opponent: Annotated[int, SEAT]


class TakeSeen(Action, tag="take_seen"):
    """23.4"""

    resource: Annotated[str, RESOURCE]


class TakeNone(Action, tag="take_none"):
    """23.4"""


class PassBuilding(Action, tag="pass_building"):
    """12.7"""


class EndTurn(Action, tag="end_turn"):
    """3.5"""


ACTIONS = ActionSpace(
    Settle,
    BuildCity,
    BuildRoad,
    Roll,
    Discard,
    MoveRobber,
    Rob,
    Buy,
    PlayKnight,
    PlayRoads,
    PlayPlenty,
    PlayMonopoly,
    TakeCard,
    StopRoads,
    Bank,
    Offer,
    Give,
    Ask,
    Propose,
    Drop,
    Accept,
    Decline,
    Counter,
    Choose,
    Withdraw,
    Keep,
    Exchange,
    UseIdly,
    DoNotUse,
    KeepHand,
    Vincent,
    Jean,
    Candamir,
    CandamirInstead,
    KeepCard,
    Louis,
    RobberBride,
    Nassir,
    NassirToo,
    NassirAsks,
    NassirGives,
    William,
    Hildegard,
    TakeSeen,
    TakeNone,
    PassBuilding,
    EndTurn,
)

SETTLE_BASE, SETTLE_END = ACTIONS.base(Settle), ACTIONS.end(Settle)
BUILD_CITY_BASE, BUILD_CITY_END = ACTIONS.base(BuildCity), ACTIONS.end(BuildCity)
BUILD_ROAD_BASE, BUILD_ROAD_END = ACTIONS.base(BuildRoad), ACTIONS.end(BuildRoad)
ROLL = ACTIONS.base(Roll)
DISCARD_BASE, DISCARD_END = ACTIONS.base(Discard), ACTIONS.end(Discard)
MOVE_ROBBER_BASE, MOVE_ROBBER_END = ACTIONS.base(MoveRobber), ACTIONS.end(MoveRobber)
ROB_BASE, ROB_END = ACTIONS.base(Rob), ACTIONS.end(Rob)
BUY = ACTIONS.base(Buy)
PLAY_KNIGHT = ACTIONS.base(PlayKnight)
PLAY_ROADS = ACTIONS.base(PlayRoads)
PLAY_PLENTY = ACTIONS.base(PlayPlenty)
PLAY_MONOPOLY_BASE, PLAY_MONOPOLY_END = ACTIONS.base(PlayMonopoly), ACTIONS.end(PlayMonopoly)
TAKE_CARD_BASE, TAKE_CARD_END = ACTIONS.base(TakeCard), ACTIONS.end(TakeCard)
STOP_ROADS = ACTIONS.base(StopRoads)
BANK_BASE, BANK_END = ACTIONS.base(Bank), ACTIONS.end(Bank)
OFFER = ACTIONS.base(Offer)
GIVE_BASE, GIVE_END = ACTIONS.base(Give), ACTIONS.end(Give)
ASK_BASE, ASK_END = ACTIONS.base(Ask), ACTIONS.end(Ask)
PROPOSE = ACTIONS.base(Propose)
DROP = ACTIONS.base(Drop)
ACCEPT = ACTIONS.base(Accept)
DECLINE = ACTIONS.base(Decline)
COUNTER = ACTIONS.base(Counter)
CHOOSE_BASE, CHOOSE_END = ACTIONS.base(Choose), ACTIONS.end(Choose)
WITHDRAW = ACTIONS.base(Withdraw)
KEEP = ACTIONS.base(Keep)
EXCHANGE_BASE, EXCHANGE_END = ACTIONS.base(Exchange), ACTIONS.end(Exchange)
USE_IDLY = ACTIONS.base(UseIdly)
DO_NOT_USE = ACTIONS.base(DoNotUse)
KEEP_HAND = ACTIONS.base(KeepHand)
VINCENT_BASE, VINCENT_END = ACTIONS.base(Vincent), ACTIONS.end(Vincent)
JEAN_BASE, JEAN_END = ACTIONS.base(Jean), ACTIONS.end(Jean)
CANDAMIR = ACTIONS.base(Candamir)
CANDAMIR_INSTEAD_BASE, CANDAMIR_INSTEAD_END = (
    ACTIONS.base(CandamirInstead),
    ACTIONS.end(CandamirInstead),
)
KEEP_CARD_BASE, KEEP_CARD_END = ACTIONS.base(KeepCard), ACTIONS.end(KeepCard)
LOUIS_BASE, LOUIS_END = ACTIONS.base(Louis), ACTIONS.end(Louis)
ROBBER_BRIDE_BASE, ROBBER_BRIDE_END = ACTIONS.base(RobberBride), ACTIONS.end(RobberBride)
NASSIR_BASE, NASSIR_END = ACTIONS.base(Nassir), ACTIONS.end(Nassir)
NASSIR_TOO_BASE, NASSIR_TOO_END = ACTIONS.base(NassirToo), ACTIONS.end(NassirToo)
NASSIR_ASKS_BASE, NASSIR_ASKS_END = ACTIONS.base(NassirAsks), ACTIONS.end(NassirAsks)
NASSIR_GIVES_BASE, NASSIR_GIVES_END = ACTIONS.base(NassirGives), ACTIONS.end(NassirGives)
WILLIAM_BASE, WILLIAM_END = ACTIONS.base(William), ACTIONS.end(William)
HILDEGARD_BASE, HILDEGARD_END = ACTIONS.base(Hildegard), ACTIONS.end(Hildegard)
TAKE_SEEN_BASE, TAKE_SEEN_END = ACTIONS.base(TakeSeen), ACTIONS.end(TakeSeen)
TAKE_NONE = ACTIONS.base(TakeNone)
PASS_BUILDING = ACTIONS.base(PassBuilding)
END_TURN = ACTIONS.base(EndTurn)


def bank_trade(give: int, get: int) -> int:
    return BANK_BASE + give * RESOURCES + get


def candamir_instead(replaced: int, paid: int) -> int:
    return CANDAMIR_INSTEAD_BASE + replaced * RESOURCES + paid


def william_instead(replaced: int, paid: int) -> int:
    return WILLIAM_BASE + replaced * RESOURCES + paid


def first_of(pair: int) -> int:
    """The first resource of a number counted from the base of its kind."""
    return pair // RESOURCES


def second_of(pair: int) -> int:
    """The second resource of a number counted from the base of its kind."""
    return pair % RESOURCES
