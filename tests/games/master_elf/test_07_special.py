"""Chapter 7 of RULES.md: special actions."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.special import (
    Decline,
    LookAside,
    LookPile,
    TakeGift,
    TakeNone,
)
from tests.games.master_elf.scenes import (
    FELLOWS,
    SECRET,
    about_to_make,
    make_next,
    making,
    offered,
)
from tests.games.master_elf.table import every

LOOKS: list[Action] = [*every(LookPile), LookAside()]


@pytest.mark.parametrize("gift", FELLOWS)
def test_7_1_the_second_gift_of_a_pair_opens_its_special_action(gift: str) -> None:
    t = offered(gift)
    assert (t.turn, t.phase) == (0, "offered")
    looks = every(LookPile) if gift in SECRET else [LookAside()]
    assert t.legal() == [Decline(), *looks]
    assert {t.why(look) for look in LOOKS if look not in looks} == {"other_special"}
    assert {t.rule(look) for look in LOOKS if look not in looks} == {"7.1"}


@pytest.mark.parametrize("gift", FELLOWS)
def test_7_1_one_gift_of_a_pair_opens_nothing(gift: str) -> None:
    t = about_to_make(gift).act(Make(gift, "two_one"))
    assert (t.turn, t.phase) == (1, "moving")


def test_7_1_not_when_another_seat_has_the_fellow() -> None:
    t = about_to_make("casket").put_before(1, "key").act(Make("casket", "two_one"))
    assert (t.turn, t.phase) == (1, "moving")


def test_7_1_not_by_a_gift_that_is_not_of_the_pair() -> None:
    t = making("metal", "metal", "fire").tops("tank").put_before(0, "casket", "key")
    assert t.act(Make("tank", "two_one")).turn == 1


def test_7_2_declining_does_not_use_it_up() -> None:
    t = offered("casket").act(Decline())
    assert (t.turn, t.phase) == (1, "moving")
    assert t.view(None).seats[0].special is None
    t.put_before(0, "pirate")
    assert make_next(t, 0, "treasure_map").phase == "offered"


def test_7_2_the_occasion_of_a_declined_pair_does_not_return() -> None:
    t = offered("casket").act(Decline()).turn_of(0).to_making()
    t.give(0, "metal", "metal", "fire").tops("tank").act(Make("tank", "two_one"))
    assert (t.turn, t.phase) == (1, "moving")


def test_7_3_a_pile_is_named_before_anything_below_its_top_is_seen() -> None:
    t = offered("casket")
    assert [pile.known for pile in t.view(0).piles] == [[], [], []]
    assert t.view(0).looking == []
    assert [t.why(LookPile(pile)) for pile in range(3)] == ["legal"] * 3


def test_7_3_a_pile_without_cards_cannot_be_named() -> None:
    """The casket was the last card of its pile, and the piles are not dealt again (7.11)."""
    t = about_to_make("casket", "key").put_pile(0, "casket")
    t.s.exhaustions = 1
    t.act(Make("casket", "two_one"))
    assert t.why(LookPile(0)) == "empty_pile"
    assert t.rule(LookPile(0)) == "7.3"
    assert t.legal() == [Decline(), LookPile(1), LookPile(2)]


def test_7_4_the_whole_pile_is_seen_in_order() -> None:
    t = offered("casket").put_pile(2, "drum", "easel", "violin", "anchor").act(LookPile(2))
    assert t.phase == "looking"
    assert t.view(0).looking == ["drum", "easel", "violin", "anchor"]
    takes = [take.gift for take in t.legal() if isinstance(take, TakeGift)]
    assert set(takes) == set(t.pile(2))
    assert t.why(TakeGift(t.pile(1)[0])) == "not_in_pile"


@pytest.mark.parametrize("taken", ["drum", "easel", "violin", "anchor"])
def test_7_4_any_one_is_taken_and_the_others_keep_their_order(taken: str) -> None:
    pile = ["drum", "easel", "violin", "anchor"]
    t = offered("casket").put_pile(2, *pile).act(LookPile(2), TakeGift(taken))
    pile.remove(taken)
    assert t.pile(2) == pile
    assert t.gifts(0) == {"casket", "key", taken}


def test_7_4_or_none() -> None:
    t = offered("casket").put_pile(2, "drum", "easel", "violin").act(LookPile(2), TakeNone())
    assert t.pile(2) == ["drum", "easel", "violin"]
    assert t.gifts(0) == {"casket", "key"}
    assert (t.turn, t.phase) == (1, "moving")


def test_7_5_all_gifts_set_aside_are_seen_and_one_is_taken() -> None:
    t = offered("pirate").put_aside("drum")
    aside = t.aside()
    t.act(LookAside())
    assert set(t.view(0).looking) == aside
    assert {take.gift for take in t.legal() if isinstance(take, TakeGift)} == aside
    assert t.why(TakeGift(t.pile(0)[0])) == "not_set_aside"
    t.act(TakeGift("drum"))
    assert t.gifts(0) == {"pirate", "treasure_map", "drum"}
    assert t.aside() == aside - {"drum"}


def test_7_5_or_none() -> None:
    t = offered("pirate")
    aside = t.aside()
    t.act(LookAside(), TakeNone())
    assert t.aside() == aside
    assert (t.turn, t.phase) == (1, "moving")


@pytest.mark.parametrize("gift", ["casket", "pirate"])
def test_7_6_the_gift_taken_costs_nothing(gift: str) -> None:
    t = offered(gift).give(0, "wood", "cloth")
    t.act(LookPile(1) if gift in SECRET else LookAside())
    free = t.view(0).looking[0]
    discard = t.discards()
    t.act(TakeGift(free))
    assert t.hand(0) == ["wood", "cloth"]
    assert t.discards() == discard
    assert t.view(None).seats[0].crystals == 1
    assert t.gifts(0) == {gift, FELLOWS[gift], free}  # two of them in this one turn
