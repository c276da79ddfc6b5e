"""Chapter 7 of RULES.md, from 7.7: what limits a special action, when it comes, who knows of it."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.special import (
    Decline,
    LookAside,
    LookPile,
    TakeGift,
    TakeNone,
)
from samobranka.games.master_elf.story import LookedAside, LookedAtPile, TookGift, TookNone
from tests.games.master_elf.scenes import about_to_make, make_next, offered
from tests.games.master_elf.table import Table


def last_of_its_pile(*, exhaustions: int) -> Table:
    """Seat 0, with the key, can make the casket, the last card of the left pile."""
    t = about_to_make("casket", "key").put_pile(0, "casket")
    t.put_pile(1, "drum", "easel", "violin").put_pile(2, "anchor", "samovar")
    t.s.exhaustions = exhaustions
    return t


@pytest.mark.parametrize("is_taken", [True, False])
def test_7_7_looking_at_a_pile_uses_the_special_action_up(is_taken: bool) -> None:
    t = offered("casket").act(LookPile(1))
    assert t.view(None).seats[0].special == "secret"
    t.act(TakeGift(t.pile(1)[3]) if is_taken else TakeNone())
    t.put_before(0, "pirate")
    assert make_next(t, 0, "treasure_map").turn == 1


@pytest.mark.parametrize("is_taken", [True, False])
def test_7_7_looking_at_the_gifts_set_aside_uses_it_up(is_taken: bool) -> None:
    t = offered("pirate").act(LookAside())
    assert t.view(None).seats[0].special == "treasure"
    t.act(TakeGift(t.view(0).looking[2]) if is_taken else TakeNone())
    t.put_before(0, "casket")
    assert make_next(t, 0, "key").turn == 1


@pytest.mark.parametrize("gift", ["casket", "pirate"])
def test_7_7_there_is_no_way_back_from_looking(gift: str) -> None:
    """Something was shown: core.match lets nobody take that back."""
    t = offered(gift)
    shown = t.s.shown
    t.act(LookPile(1) if gift == "casket" else LookAside())
    assert t.s.shown > shown


def test_7_8_a_free_gift_that_completes_the_other_pair_opens_nothing() -> None:
    t = offered("casket", "treasure_map")
    t.swap(t.pile(1)[2], "pirate").act(LookPile(1), TakeGift("pirate"))
    assert t.gifts(0) == {"casket", "key", "treasure_map", "pirate"}
    assert (t.turn, t.phase) == (1, "moving")


def test_7_8_its_five_points_can_still_be_scored() -> None:
    t = offered("casket", "treasure_map")
    t.swap(t.pile(1)[2], "pirate").act(LookPile(1), TakeGift("pirate"))
    assert t.outcome().scores[0] == 5 + 5 + 2  # and two green ribbons


def test_7_9_another_seat_keeps_its_right() -> None:
    t = offered("casket").act(LookPile(1), TakeNone()).put_before(1, "pirate")
    make_next(t, 1, "treasure_map")
    assert (t.turn, t.phase) == (1, "offered")
    t.act(LookAside(), TakeNone())
    assert [seat.special for seat in t.view(None).seats] == ["secret", "treasure", None]


def test_7_10_an_emptied_pile_is_dealt_with_before_the_special_action() -> None:
    t = last_of_its_pile(exhaustions=0).act(Make("casket", "two_one"))
    assert t.phase == "offered"
    assert t.s.exhaustions == 1
    assert t.sizes() == [2, 2, 1]
    t.act(LookPile(0))
    assert t.view(0).looking == t.pile(0)


def test_7_10_a_pile_emptied_by_the_free_gift_is_dealt_with_likewise() -> None:
    t = offered("casket").put_pile(0, "tank").put_pile(1, "drum", "easel", "violin")
    t.put_pile(2, "anchor", "samovar").act(LookPile(0), TakeGift("tank"))
    assert t.s.exhaustions == 1
    assert t.sizes() == [2, 2, 1]
    assert (t.turn, t.phase) == (1, "moving")


def test_7_10_a_free_gift_can_end_the_match() -> None:
    t = offered("casket").put_pile(0, "tank")
    t.s.exhaustions = 1
    t.act(LookPile(0), TakeGift("tank"))
    assert t.phase == "picking"
    assert t.outcome().reason == "second_exhaustion"


def test_7_11_after_the_second_exhaustion_it_is_still_carried_out() -> None:
    t = last_of_its_pile(exhaustions=1).act(Make("casket", "two_one"))
    assert t.phase == "offered"
    t.act(LookPile(1), TakeGift("easel"))
    assert t.gifts(0) == {"casket", "key", "easel"}
    assert t.pile(1) == ["drum", "violin"]
    assert t.phase == "picking"


def test_7_11_after_too_few_gifts_it_is_still_carried_out() -> None:
    t = last_of_its_pile(exhaustions=0).put_pile(1, "drum").put_pile(2, "anchor")
    t.act(Make("casket", "two_one"), LookPile(2), TakeGift("anchor"))
    assert t.gifts(0) == {"casket", "key", "anchor"}
    assert t.phase == "picking"
    assert t.outcome().reason == "too_few_gifts"


@pytest.mark.parametrize("looks", [True, False])
def test_7_11_without_a_free_gift_the_match_ends_as_well(looks: bool) -> None:
    t = last_of_its_pile(exhaustions=1).act(Make("casket", "two_one"))
    t.act(*([LookPile(1), TakeNone()] if looks else [Decline()]))
    assert t.phase == "picking"


def test_7_12_the_others_learn_the_pile_and_the_gift_taken_only() -> None:
    t = offered("casket").put_pile(2, "drum", "easel", "violin", "anchor").act(LookPile(2))
    for audience in (1, 2, None):
        assert t.told(audience) == [LookedAtPile(0, 2)]
        assert t.view(audience).looking == t.view(audience).piles[2].known == []
    t.act(TakeGift("violin"))
    for audience in (1, 2, None):
        assert t.told(audience)[0] == TookGift(0, "violin", place=2)
        assert t.view(audience).piles[2].known == []
    assert t.view(0).piles[2].known == ["easel", "anchor"]


def test_7_12_what_was_seen_of_the_gifts_set_aside_stays_hidden_from_others() -> None:
    t = offered("pirate").act(LookAside())
    for audience in (1, 2, None):
        assert t.told(audience) == [LookedAside(0)]
        assert t.view(audience).looking == t.view(audience).aside == []
    t.act(TakeNone())
    assert t.told(1)[0] == TookNone(0)
    assert t.view(1).aside == []
    assert set(t.view(0).aside) == t.aside()
