"""Chapter 8 of RULES.md: restocking the bazaar."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.parts import STOCK_CARDS
from samobranka.games.archravels.phases.bazaar import GiveRequest, Resolve
from samobranka.games.archravels.phases.cat import NameForCat
from samobranka.games.archravels.phases.events import Donate, DonateTo
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.story import EventCame, RequestCame, Reshuffled, Restocked
from tests.games.archravels.table import Table, table


def restock(*cards: str) -> Table:
    """Seat 0 has done nothing; as many slots as there are cards were empty and are filled."""
    t = table().lay(*[None] * len(cards))
    return t.turn_up(*cards).act(Move(1), Done())


def test_8_1_every_empty_slot_row_by_row() -> None:
    t = table().lay(None, "red_2", None).turn_up("blue_1", "green_1", "red_1", "purple_1")
    t.act(Move(3), Shop(4), Shop(6), Done())
    assert [t.bazaar()[slot] for slot in (0, 1, 2, 3, 5)] == [
        "blue_1",
        "red_2",
        "green_1",
        "red_1",
        "purple_1",
    ]
    assert t.told()[1] == Restocked(["blue_1", "green_1", "red_1", "purple_1"])


def test_8_2_all_slots_are_filled_before_anything_is_resolved() -> None:
    t = restock("tangled_cat", "red_1", "yarn_sale", "blue_1")
    assert t.phase == "naming"
    assert t.bazaar()[:4] == ["tangled_cat", "red_1", "yarn_sale", "blue_1"]
    assert EventCame("tangled_cat") in t.told()
    assert EventCame("yarn_sale") not in t.told()


def test_8_2_in_the_order_of_the_slots() -> None:
    t = restock("red_1", "robot", "yarn_sale", "tangled_cat")
    order = []
    while t.active == 0:
        order.append(t.phase)
        t.act(t.legal()[-1])
    assert order == ["giving", "taking", "taking", "taking", "naming"]


def test_8_3_events_and_requests_are_not_replaced() -> None:
    t = restock("tangled_cat", "red_1", "robot")
    t.act(NameForCat(1), GiveRequest(2))
    assert t.active == 1
    assert t.bazaar()[:3] == [None, "red_1", None]
    t.turn_up("green_1", "purple_1").act(Move(1), Done())
    assert t.bazaar()[:3] == ["green_1", "red_1", "purple_1"]


def test_8_4_the_discard_becomes_the_deck() -> None:
    t = table().lay(None, None)
    t.empty_deck(1)
    in_discard = len(t.discards())
    t.act(Move(1), Done())
    assert any(isinstance(event, Reshuffled) for event in t.told())
    assert t.s.deck_cards == in_discard - 2
    assert t.discards() == []
    assert None not in t.bazaar()


def test_8_4_in_the_middle_of_filling() -> None:
    t = table().lay(None, None, None)
    t.empty_deck(1)
    red = next(card for card in range(STOCK_CARDS) if t.s.discard[card])
    t.s.discard[red] -= 1
    t.s.deck[red] += 1
    t.s.deck_cards = 1
    t.act(Move(1), Done())
    assert t.s.reshuffles == 1
    assert t.s.slot[0] == red
    assert None not in t.bazaar()


def test_8_5_yarn_cards_and_events_are_discarded_never_requests() -> None:
    t = restock("donate", "robot").act(Donate("red"), DonateTo(2), GiveRequest(1))
    assert t.discards() == ["donate"]
    assert t.held(1) == {"robot"}


def test_8_5_cards_in_the_bazaar_are_no_discard() -> None:
    t = table().lay("red_1", "blue_1").act(Move(3), Shop(1))
    assert t.discards() == ["red_1"]


def test_8_6_without_any_cards_slots_stay_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table().lay(*[None] * 6)
    t.empty_deck(1)
    for card in range(STOCK_CARDS):
        t.s.discard[card] = 0
    monkeypatch.setattr(t, "whole", lambda: t)  # the box is not whole: that is the point
    t.act(Move(1), Done())
    assert t.bazaar() == [None] * 6
    assert t.active == 1
    t.act(Move(1), Shop(1), Take("red"))
    assert t.bowl(1)["red"] == 2


def test_8_7_the_active_seat_orders_what_has_come() -> None:
    t = table(new_cards="as_liked").lay(None, None, None, None)
    t.turn_up("red_1", "robot", "yarn_sale", "tangled_cat").act(Move(1), Done())
    assert (t.phase, t.asked) == ("ordering", 0)
    assert t.legal() == [Resolve(2), Resolve(3), Resolve(4)]
    assert t.why(Resolve(1)) == "nothing_to_resolve"
    assert t.why(Shop(1)) == "order_now"
    t.act(Resolve(4))
    assert EventCame("tangled_cat") in t.told()
    t.act(NameForCat(1))
    assert t.legal() == [Resolve(2), Resolve(3)]
    t.act(Resolve(2), GiveRequest(2))
    assert t.phase == "taking"  # one is left: nothing is asked


def test_8_7_those_that_are_alike_need_no_order() -> None:
    t = table(new_cards="as_liked").lay(None, None)
    assert t.turn_up("donate", "donate").act(Move(1), Done()).phase == "donating"


def test_a_request_that_comes_is_told() -> None:
    t = restock("snugglesaurus")
    assert RequestCame("snugglesaurus", True) in t.told()
