"""Chapter 5 of RULES.md: Shop."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.parts import BOX, COLOUR_IDS
from samobranka.games.archravels.phases.events import Donate, DonateTo
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.story import Shopped, Took
from tests.games.archravels.table import CHARACTERS, table


@pytest.mark.parametrize(
    ("seat", "space", "slots"), [(0, 1, 4), (1, 1, 3), (2, 1, 3), (3, 1, 3), (0, 3, 2), (2, 3, 2)]
)
def test_5_1_exactly_so_many_slots(seat: int, space: int, slots: int) -> None:
    t = table(4, characters=CHARACTERS).turn_of(seat).fill(seat)
    t.lay(*["red_1"] * 3, *["blue_1"] * 3).act(Move(space), Shop(1))
    for slot in range(2, slots + 1):
        assert t.why(Done()) == "finish_shopping"
        assert t.rule(Done()) == "5.1"
        assert t.can(Shop) == [Shop(other) for other in range(slot, 7)]
        t.act(Shop(slot))
    assert t.tokens(seat) == slots
    assert not t.can(Shop)


@pytest.mark.parametrize("card", [card for card in BOX.yarn_cards if "any" not in card.yarn])
def test_5_2_a_card_gives_all_its_yarn(card: object) -> None:
    assert isinstance(card, type(BOX.yarn_cards[0]))
    deck = "base" if card.copies else "digital"
    t = table(deck=deck).fill(0).lay(card.id).act(Move(1), Shop(1))
    assert t.bowl(0) == {c: card.yarn[c] for c in COLOUR_IDS if c in card.yarn}
    assert t.bazaar()[0] is None
    assert t.discards() == [card.id]
    assert t.told()[:2] == [Shopped(0, 1, card.id), Took(0, t.bowl(0))]


def test_5_3_each_token_of_any_colour_is_chosen_by_itself() -> None:
    t = table().fill(0).lay("any_2", "any_2").act(Move(1), Shop(1))
    t.act(Take("red"))
    assert t.why(Shop(2)) == "take_now"
    t.act(Take("blue"), Shop(2), Take("green"), Take("green"))
    assert t.bowl(0) == {"red": 1, "green": 2, "blue": 1}
    assert t.phase == "working"


def test_5_4_a_slot_empty_since_an_earlier_turn_is_a_token_of_any_colour() -> None:
    t = table().fill(0).lay(None, "red_1")
    assert t.view().bazaar[0].any_yarn == 1
    t.act(Move(1), Shop(1))
    assert t.told() == [Shopped(0, 1, None)]
    t.act(Take("purple"))
    assert t.bowl(0) == {"purple": 1}
    assert t.bazaar()[0] is None


def test_5_4_a_slot_emptied_by_an_event_is_worth_a_token_to_the_next_seat() -> None:
    t = table().lay(None, "red_1").turn_up("donate").act(Move(1), Done())
    t.act(Donate("red"), DonateTo(2))
    assert t.active == 1
    assert t.bazaar()[0] is None
    t.fill(1).act(Move(1), Shop(1), Take("blue"))
    assert t.bowl(1) == {"blue": 1}


def test_5_1_the_slots_still_to_be_taken_are_counted() -> None:
    t = table().lay("red_1", "red_1", "red_1").act(Move(1), Shop(1))
    assert t.said(Done()) == "You are shopping: first take 3 more slots (rule 5.1)."
    assert t.said(Done(), "ru") == "Вы в магазине: сначала возьмите ещё с 3 мест (правило 5.1)."
    t.act(Shop(2), Shop(3))
    assert t.said(Done()) == "You are shopping: first take 1 more slot (rule 5.1)."
    assert t.said(Done(), "ru") == "Вы в магазине: сначала возьмите ещё с 1 места (правило 5.1)."


def test_5_5_nor_at_any_other_time_of_the_turn() -> None:
    t = table().lay("any_2").act(Move(1), Shop(1))
    assert t.why(Shop(1)) == "slot_used"
    assert t.why(Shop(2)) == "take_now"


def test_5_5_no_slot_gives_anything_twice() -> None:
    t = table().lay(None, "red_1").act(Move(1), Shop(1), Take("red"), Shop(2))
    for slot in (1, 2):
        assert t.why(Shop(slot)) == "slot_used"
        assert t.rule(Shop(slot)) == "5.5"
        assert t.view().bazaar[slot - 1].any_yarn == 0
    t.act(Shop(3), Shop(4))
    assert t.active == 1
