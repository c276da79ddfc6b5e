"""Every refusal cites the rule of the chapter that refuses, and names what lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from samobranka.core.actions import Action
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, Settle
from samobranka.games.catan.phases.candamir import Candamir, CandamirInstead
from samobranka.games.catan.phases.cards import Buy, TakeCard
from samobranka.games.catan.phases.helpers import Keep, UseIdly
from samobranka.games.catan.phases.hildegard import Hildegard
from samobranka.games.catan.phases.jean import Jean
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.nassir import Nassir, NassirAsks, NassirGives
from samobranka.games.catan.phases.offers import Accept, Ask, Give, Offer, Propose
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.phases.william import William
from tests.games.catan.table import GAME, Table, begun, helped, plain

PRICE = {"ore": 1, "wool": 1, "grain": 1}


def nassir_gives() -> Table:
    """Seat 0 owes seat 1 a card and has only ore."""
    t = helped("nassir").give(1, ore=1)
    return t.act(Nassir(1), NassirAsks("ore"))


def second_part() -> Table:
    """Player 2 is acting."""
    return begun(6, five_six="paired").acting().act(EndTurn())


def siegfried() -> Table:
    """His owner is asked; all ore is in one hand."""
    t = begun(3).put_helper(1, "siegfried").leave_in_bank("ore", 0, 2)
    return t.give(0).roll(3, 4)


@pytest.mark.parametrize(
    ("laid", "action", "words", "rule"),
    [
        (nassir_gives, NassirGives("wool"), "not_in_hand", "21.3"),
        (lambda: helped("hildegard"), Hildegard(0), "not_an_opponent", "23.1"),
        (lambda: helped("william"), William("ore", "wool"), "not_in_price", "22.1"),
        (lambda: helped("william"), William("brick", "brick"), "not_replaced_by_itself", "22.1"),
        (lambda: helped("william"), William("brick", "wool"), "too_poor", "22.1"),
        (lambda: helped("louis").clear(), Louis(0), "no_own_road", "18.1"),
        (lambda: helped("jean").act(UseIdly(), Keep()), UseIdly(), "helper_rests", "13.10"),
        (second_part, Roll(), "rolled_already", "12.10"),
        (lambda: helped("candamir"), Candamir(), "card_too_dear", "17.1"),
        (lambda: helped("candamir").leave_in_deck(), Candamir(), "deck_empty", "17.6"),
        (siegfried, TakeCard("ore"), "bank_lacks_it", "16.3"),
    ],
)
def test_the_rule_is_that_of_the_place(
    laid: Callable[[], Table], action: Action, words: str, rule: str
) -> None:
    t = laid()
    assert (t.why(action), t.rule(action)) == (words, rule)


def told(t: Table, action: Action, seat: int = 0) -> dict[str, Any]:
    """What the refusal of an action tells a seat."""
    tells = GAME.refusals[t._refusal(action, seat)].tells
    assert tells is not None
    return dict(tells(t.s, seat, action))


def lacks(t: Table, action: Action, seat: int = 0) -> dict[str, int]:
    """The cards that it says are lacking."""
    return {thing: count for thing, count in told(t, action, seat)["lacks"].items() if count}


def test_what_lacks_is_named() -> None:
    t = plain().give(0, ore=1, brick=1)
    city = t.view(0).seats[0].settlements[0]
    assert lacks(t, BuildCity(city)) == {"resource-ore": 2, "resource-grain": 2}
    assert lacks(t, Buy()) == {"resource-wool": 1, "resource-grain": 1}
    assert lacks(t, Bank("brick", "wool")) == {"resource-brick": 3}
    assert told(t, Bank("brick", "wool"))["rate"] == 4
    assert lacks(helped("candamir").give(0, **PRICE), CandamirInstead("ore", "wool")) == {
        "resource-wool": 1
    }


def test_what_an_offer_lacks_is_named() -> None:
    t = plain().give(0, ore=1).give(1, wool=2).give(2, wool=1).act(Offer(), Give("ore"))
    assert told(t, Give("ore")) == {"hand": "held", "resource": "resource-ore", "held": 1}
    t.act(Ask("wool"), Ask("wool"), Propose())
    assert lacks(t, Accept(), seat=2) == {"resource-wool": 1}
    assert told(plain(), Offer())["hand"] == "empty"


def test_what_is_forbidden_anyway_is_said_at_any_time() -> None:
    t = begun(3, helpers="no").leave_in_deck()
    taken = t.view(0).seats[1].settlements[0]
    assert t.phase == "before_roll"
    assert t.why(Settle(taken)) == "not_free"
    assert t.why(Buy()) == "deck_empty"
    assert t.why(Jean("ore")) == "no_helpers"
    assert begun(3, trade="no").why(Offer()) == "no_trade"
