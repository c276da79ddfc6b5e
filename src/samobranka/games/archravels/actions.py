"""The kinds of action, in the order of the turn."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import SEAT, Action, ActionSpace, Domain
from samobranka.core.words import message_id
from samobranka.games.archravels.parts import (
    CHARACTER_IDS,
    COLOUR_IDS,
    COLOURS,
    ITEM_IDS,
    ITEMS,
    PROJECT_IDS,
    REQUEST_IDS,
    SLOTS,
    SPACES,
)

CHARACTER = Domain("character", CHARACTER_IDS)
SPACE = Domain("space", range(1, SPACES + 1))
SLOT = Domain("slot", range(1, SLOTS + 1))
COLOUR = Domain("colour", COLOUR_IDS)
ITEM = Domain("item", ITEM_IDS)
REQUEST = Domain("request", REQUEST_IDS)
PROJECT = Domain("project", PROJECT_IDS)


class Choose(Action, tag="choose"):
    """2.3, 2.4"""

    character: Annotated[str, CHARACTER]


class Move(Action, tag="move"):
    """4.3"""

    space: Annotated[int, SPACE]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """What may be done there, one or two works; empty in the terminal, whose table shows them."""
        works = view.seats[view.active].spaces[self.space - 1].works if view else {}
        facts: dict[str, Any] = {"first": "", "first_count": "", "second": "", "second_count": ""}
        for ordinal, (work, count) in zip(("first", "second"), works.items(), strict=False):
            facts |= {ordinal: message_id("work", work), f"{ordinal}_count": count}
        return facts


class Shop(Action, tag="shop"):
    """5.1"""

    slot: Annotated[int, SLOT]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """The card that lies there, if any; empty in the terminal, whose table shows it."""
        card = view.bazaar[self.slot - 1].yarn_card if view else None
        return {"yarn_card": message_id("yarn_card", card) if card else ""}


class TakeThree(Action, tag="take_three"):
    """7.3"""

    colour: Annotated[str, COLOUR]


class Exchange(Action, tag="exchange"):
    """7.1, 7.2: one token"""

    give: Annotated[str, COLOUR]
    get: Annotated[str, COLOUR]


class Enough(Action, tag="enough"):
    """7.2"""


class Craft(Action, tag="craft"):
    """6.1"""

    item: Annotated[str, ITEM]


class CraftRequest(Action, tag="craft_request"):
    """10.4"""

    request: Annotated[str, REQUEST]


class CraftAny(Action, tag="craft_any"):
    """7.4"""

    item: Annotated[str, ITEM]


class CraftRequestAny(Action, tag="craft_request_any"):
    """7.5"""

    request: Annotated[str, REQUEST]


class Lay(Action, tag="lay"):
    """6.6, 10.5"""

    colour: Annotated[str, COLOUR]


class Take(Action, tag="take"):
    """5.3, 9.6, 9.10, 13.3"""

    colour: Annotated[str, COLOUR]


class Done(Action, tag="done"):
    """4.6"""


class NameForCat(Action, tag="name_for_cat"):
    """9.2"""

    seat: Annotated[int, SEAT]


class Donate(Action, tag="donate"):
    """9.7"""

    colour: Annotated[str, COLOUR]


class DonateTo(Action, tag="donate_to"):
    """9.8"""

    seat: Annotated[int, SEAT]


class GiveRequest(Action, tag="give_request"):
    """10.1"""

    seat: Annotated[int, SEAT]


class Finish(Action, tag="finish"):
    """11.3"""

    project: Annotated[str, PROJECT]


class Learn(Action, tag="learn"):
    """12.1"""

    item: Annotated[str, ITEM]


class Frog(Action, tag="frog"):
    """13.1"""

    item: Annotated[str, ITEM]


class EndTurn(Action, tag="end_turn"):
    """11.2"""


class CraftNothing(Action, tag="craft_nothing"):
    """9.11, 14.3"""


ACTIONS = ActionSpace(
    Choose,
    Move,
    Shop,
    TakeThree,
    Exchange,
    Enough,
    Craft,
    CraftRequest,
    CraftAny,
    CraftRequestAny,
    Lay,
    Take,
    Done,
    NameForCat,
    Donate,
    DonateTo,
    GiveRequest,
    Finish,
    Learn,
    Frog,
    EndTurn,
    CraftNothing,
)

CHOOSE_BASE, CHOOSE_END = ACTIONS.base(Choose), ACTIONS.end(Choose)
MOVE_BASE, MOVE_END = ACTIONS.base(Move), ACTIONS.end(Move)
SHOP_BASE, SHOP_END = ACTIONS.base(Shop), ACTIONS.end(Shop)
TAKE_THREE_BASE, TAKE_THREE_END = ACTIONS.base(TakeThree), ACTIONS.end(TakeThree)
EXCHANGE_BASE, EXCHANGE_END = ACTIONS.base(Exchange), ACTIONS.end(Exchange)
ENOUGH = ACTIONS.base(Enough)
CRAFT_BASE, CRAFT_END = ACTIONS.base(Craft), ACTIONS.end(CraftRequest)
CRAFT_ANY_BASE, CRAFT_ANY_END = ACTIONS.base(CraftAny), ACTIONS.end(CraftRequestAny)
LAY_BASE, LAY_END = ACTIONS.base(Lay), ACTIONS.end(Lay)
TAKE_BASE, TAKE_END = ACTIONS.base(Take), ACTIONS.end(Take)
DONE = ACTIONS.base(Done)
NAME_BASE, NAME_END = ACTIONS.base(NameForCat), ACTIONS.end(NameForCat)
DONATE_BASE, DONATE_END = ACTIONS.base(Donate), ACTIONS.end(Donate)
DONATE_TO_BASE, DONATE_TO_END = ACTIONS.base(DonateTo), ACTIONS.end(DonateTo)
GIVE_BASE, GIVE_END = ACTIONS.base(GiveRequest), ACTIONS.end(GiveRequest)
FINISH_BASE, FINISH_END = ACTIONS.base(Finish), ACTIONS.end(Finish)
LEARN_BASE, LEARN_END = ACTIONS.base(Learn), ACTIONS.end(Learn)
FROG_BASE, FROG_END = ACTIONS.base(Frog), ACTIONS.end(Frog)
END_TURN = ACTIONS.base(EndTurn)
CRAFT_NOTHING = ACTIONS.base(CraftNothing)

assert ITEMS + len(REQUEST_IDS) == CRAFT_END - CRAFT_BASE, "a craft's number is that of its thing"


def choose_character(character: int) -> int:
    return CHOOSE_BASE + character


def move_to(space: int) -> int:
    return MOVE_BASE + space


def shop_at(slot: int) -> int:
    return SHOP_BASE + slot


def take_three(colour: int) -> int:
    return TAKE_THREE_BASE + colour


def exchange(give: int, get: int) -> int:
    return EXCHANGE_BASE + give * COLOURS + get


def given_by(action: int) -> int:
    return (action - EXCHANGE_BASE) // COLOURS


def gotten_by(action: int) -> int:
    return (action - EXCHANGE_BASE) % COLOURS


def craft_thing(thing: int) -> int:
    return CRAFT_BASE + thing


def craft_any_colours(thing: int) -> int:
    return CRAFT_ANY_BASE + thing


def lay_colour(colour: int) -> int:
    return LAY_BASE + colour


def take_colour(colour: int) -> int:
    return TAKE_BASE + colour


def name_for_cat(seat: int) -> int:
    return NAME_BASE + seat


def donate_colour(colour: int) -> int:
    return DONATE_BASE + colour


def donate_to(seat: int) -> int:
    return DONATE_TO_BASE + seat


def give_request(seat: int) -> int:
    return GIVE_BASE + seat


def finish_project(project: int) -> int:
    return FINISH_BASE + project


def learn_item(item: int) -> int:
    return LEARN_BASE + item


def frog_item(item: int) -> int:
    return FROG_BASE + item
