"""The kinds of action, in the order of the round."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action, ActionSpace, Domain
from samobranka.games.broom_service.parts import (
    CASTLE_IDS,
    CASTLES,
    CIRCLE_IDS,
    COLOUR_IDS,
    COURAGE_IDS,
    FOREST_TILE_IDS,
    PAWNS,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    ROLE_IDS,
    SPACE_IDS,
)

ROLE = Domain("role", ROLE_IDS)
COURAGE = Domain("courage", COURAGE_IDS)
PAWN = Domain("pawn", range(PAWNS))
REGION = Domain("region", REGION_IDS)
CIRCLE = Domain("region", CIRCLE_IDS)
CASTLE = Domain("castle", CASTLE_IDS)
SPACE = Domain("space", SPACE_IDS)
RESOURCE = Domain("resource", RESOURCE_IDS)
FOREST_TILE = Domain("forest-tile", FOREST_TILE_IDS)
GOODS_IDS = (*COLOUR_IDS, "as_printed")
GOODS = Domain("goods", GOODS_IDS)
"""The potion that a trade is about; `as_printed` where the event leaves no choice of colour."""


class Choose(Action, tag="choose"):
    """3.4"""

    role: Annotated[str, ROLE]


class Enough(Action, tag="enough"):
    """10.3"""


class Add(Action, tag="add"):
    """13.7"""

    role: Annotated[str, ROLE]


class Call(Action, tag="call"):
    """4.1"""

    role: Annotated[str, ROLE]
    courage: Annotated[str, COURAGE]


class Answer(Action, tag="answer"):
    """4.5"""

    courage: Annotated[str, COURAGE]


class Act(Action, tag="act"):
    """16.2: the role's action"""


class Trade(Action, tag="trade"):
    """10.5, 10.6"""

    goods: Annotated[str, GOODS]


class UseTile(Action, tag="use_tile"):
    """13.5, 13.6"""

    tile: Annotated[str, FOREST_TILE]


class Fly(Action, tag="fly"):
    """8.3, 11.6, 12.11"""

    pawn: Annotated[int, PAWN]
    region: Annotated[str, REGION]


class Deliver(Action, tag="deliver"):
    """8.7"""

    pawn: Annotated[int, PAWN]
    castle: Annotated[str, CASTLE]


class Sell(Action, tag="sell"):
    """14.6"""


class Dispel(Action, tag="dispel"):
    """9.2"""

    space: Annotated[str, SPACE]


class Take(Action, tag="take"):
    """8.2"""

    resource: Annotated[str, RESOURCE]


class TakeAll(Action, tag="take_all"):
    """8.2"""


class GoTo(Action, tag="go_to"):
    """14.3"""

    circle: Annotated[str, CIRCLE]


class HandIn(Action, tag="hand_in"):
    """10.11"""


class Nothing(Action, tag="nothing"):
    """4.15"""


ACTIONS = ActionSpace(
    Choose,
    Enough,
    Add,
    Call,
    Answer,
    Act,
    Trade,
    UseTile,
    Fly,
    Deliver,
    Sell,
    Dispel,
    Take,
    TakeAll,
    GoTo,
    HandIn,
    Nothing,
)

CHOOSE_BASE, CHOOSE_END = ACTIONS.base(Choose), ACTIONS.end(Choose)
ENOUGH = ACTIONS.base(Enough)
ADD_BASE, ADD_END = ACTIONS.base(Add), ACTIONS.end(Add)
CALL_BASE, CALL_END = ACTIONS.base(Call), ACTIONS.end(Call)
ANSWER_BASE, ANSWER_END = ACTIONS.base(Answer), ACTIONS.end(Answer)
ACT = ACTIONS.base(Act)
TRADE_BASE, TRADE_END = ACTIONS.base(Trade), ACTIONS.end(Trade)
USE_TILE_BASE, USE_TILE_END = ACTIONS.base(UseTile), ACTIONS.end(UseTile)
FLY_BASE, FLY_END = ACTIONS.base(Fly), ACTIONS.end(Fly)
DELIVER_BASE, DELIVER_END = ACTIONS.base(Deliver), ACTIONS.end(Deliver)
SELL = ACTIONS.base(Sell)
DISPEL_BASE, DISPEL_END = ACTIONS.base(Dispel), ACTIONS.end(Dispel)
TAKE_BASE, TAKE_END = ACTIONS.base(Take), ACTIONS.end(Take)
TAKE_ALL = ACTIONS.base(TakeAll)
GO_TO_BASE, GO_TO_END = ACTIONS.base(GoTo), ACTIONS.end(GoTo)
HAND_IN = ACTIONS.base(HandIn)
NOTHING_MORE = ACTIONS.base(Nothing)

COURAGES = len(COURAGE_IDS)
AS_PRINTED = len(COLOUR_IDS)
GOODS_COUNT = len(GOODS_IDS)


def choose_role(role: int) -> int:
    return CHOOSE_BASE + role


def add_role(role: int) -> int:
    return ADD_BASE + role


def call_role(role: int, courage: int) -> int:
    """Courage is COWARDLY or BRAVE, 1 or 2."""
    return CALL_BASE + role * COURAGES + courage - 1


def role_called(action: int) -> int:
    return (action - CALL_BASE) // COURAGES


def courage_called(action: int) -> int:
    return (action - CALL_BASE) % COURAGES + 1


def answer_with(courage: int) -> int:
    return ANSWER_BASE + courage - 1


def courage_answered(action: int) -> int:
    return action - ANSWER_BASE + 1


def trade_goods(goods: int) -> int:
    return TRADE_BASE + goods


def use_tile(tile: int) -> int:
    return USE_TILE_BASE + tile


def fly_to(pawn: int, region: int) -> int:
    return FLY_BASE + pawn * REGIONS + region


def pawn_flown(action: int) -> int:
    return (action - FLY_BASE) // REGIONS


def region_flown_to(action: int) -> int:
    return (action - FLY_BASE) % REGIONS


def deliver_to(pawn: int, castle: int) -> int:
    return DELIVER_BASE + pawn * CASTLES + castle


def pawn_delivering(action: int) -> int:
    return (action - DELIVER_BASE) // CASTLES


def castle_served(action: int) -> int:
    return (action - DELIVER_BASE) % CASTLES


def dispel_at(space: int) -> int:
    return DISPEL_BASE + space


def take_resource(resource: int) -> int:
    return TAKE_BASE + resource


def go_to(circle: int) -> int:
    return GO_TO_BASE + circle
