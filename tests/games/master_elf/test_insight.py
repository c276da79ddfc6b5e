"""What a seat imagines: it keeps all that it knows, and everything else can be anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from samobranka.core.chance import generator
from samobranka.games.master_elf.parts import DEPTH, GIFT_IDS, INGREDIENT_IDS, NOTHING
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.special import LookAside, LookPile, TakeGift, TakeNone
from samobranka.games.master_elf.phases.taking import Take
from tests.games.master_elf.scenes import offered
from tests.games.master_elf.table import GAME, Table, gifts_in, table


def imaginings(t: Table, seat: int, count: int) -> Iterator[Table]:
    """What a seat imagines, so many times; every time the box is whole."""
    for stream in range(count):
        yield t.imagined(seat, generator(1, stream)).whole()


def seen_pile(t: Table, seat: int) -> list[str]:
    """What a seat remembers of a pile, the next top first."""
    gifts = [t.s.saw_pile[seat, depth] for depth in range(DEPTH)]
    return [GIFT_IDS[gift] for gift in reversed(gifts) if gift != NOTHING]


def secret_of_pile_2(*pile: str) -> Table:
    """Seat 0 looks through pile 2."""
    return offered("casket").put_pile(2, *pile).act(LookPile(2))


def dealt_again_after_secret() -> Table:
    """Seat 0 saw easel, violin and anchor below the drum; seat 1 then exhausted pile 0."""
    t = secret_of_pile_2("drum", "easel", "violin", "anchor").act(TakeNone())
    t.to_making().give(1, "metal", "metal", "fire").put_pile(0, "tank")
    t.put_pile(1, "accordion", "samovar", "telescope", "tin_soldier", "magic_wand")
    return t.act(Make("tank", "two_one"))


@pytest.mark.parametrize("plies", [0, 30, 90, 150, 210])
def test_a_view_stays_the_same_in_everything_imagined(plies: int) -> None:
    t = table()
    t.play(generator(4), plies)
    for seat in range(3):
        for other in imaginings(t, seat, 5):
            assert other.view(seat) == t.view(seat)
            assert other.legal(seat) == t.legal(seat)


def test_own_hand_is_kept() -> None:
    t = table().give(1, "magic", "wood", "wood")
    assert all(other.hand(1) == ["magic", "wood", "wood"] for other in imaginings(t, 1, 50))


def test_cards_everyone_saw_taken_are_kept() -> None:
    t = table().give(0, "magic", "water").lay("north", "fire").act(Move("north"), Take("fire"))
    hands = [other.hand(0) for other in imaginings(t, 1, 100)]
    assert all("fire" in hand and len(hand) == 3 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 15  # the other two can be any


def test_tops_and_all_that_lies_open_are_kept() -> None:
    t = table()
    t.play(generator(6), 100)
    for other in imaginings(t, 2, 20):
        assert [pile[:1] for pile in map(other.pile, range(3))] == [t.pile(p)[:1] for p in range(3)]
        assert [other.gifts(seat) for seat in range(3)] == [t.gifts(seat) for seat in range(3)]
        assert other.discards() == t.discards()


def test_a_pile_seen_by_secret_is_kept_in_order() -> None:
    t = secret_of_pile_2("drum", "easel", "violin", "anchor").act(TakeGift("easel"))
    for other in imaginings(t, 0, 50):
        assert other.pile(2) == ["drum", "violin", "anchor"]
        assert other.view(0).piles[2].known == ["violin", "anchor"]


def test_a_seen_gift_that_lies_open_now_is_forgotten() -> None:
    t = secret_of_pile_2("tank", "drum", "easel", "violin").act(TakeNone())
    t.to_making().give(1, "metal", "metal", "fire").act(Make("tank", "two_one"))
    assert t.pile(2) == ["drum", "easel", "violin"]
    assert seen_pile(t, 0) == ["easel", "violin"]


def test_a_pile_seen_by_another_seat_can_be_anything() -> None:
    t = secret_of_pile_2("drum", "easel", "violin", "anchor").act(TakeNone())
    below = {tuple(other.pile(2)[1:]) for other in imaginings(t, 1, 60)}
    assert len(below) > 50
    for other in imaginings(t, 1, 10):
        assert seen_pile(other, 0) == other.pile(2)[1:]  # whatever it is, seat 0 has seen it


def test_gifts_set_aside_seen_by_treasure_are_kept() -> None:
    t = offered("pirate").put_aside("drum").act(LookAside(), TakeGift("drum"))
    assert all(other.aside() == t.aside() for other in imaginings(t, 0, 50))
    asides = [other.aside() for other in imaginings(t, 1, 50)]
    assert len({frozenset(aside) for aside in asides}) == 50
    assert all(len(aside) == 14 and "drum" not in aside for aside in asides)


def test_the_looking_seat_is_imagined_to_know_what_is_imagined_set_aside() -> None:
    t = offered("pirate").act(LookAside())
    for other in imaginings(t, 1, 10):
        assert gifts_in(other.s.saw_aside[0]) == other.aside()
        assert other.legal(0) != t.legal(0)


def test_returned_tops_stay_in_the_piles() -> None:
    t = dealt_again_after_secret()
    returned = set(t.view(None).in_piles)
    assert returned
    for seat in range(3):
        for other in imaginings(t, seat, 40):
            assert not returned & other.aside()


def test_gifts_seen_before_dealing_again_stay_in_the_piles() -> None:
    t = dealt_again_after_secret()
    known = set(t.view(0).in_piles)
    assert known > set(t.view(None).in_piles)
    assert not any(known & other.aside() for other in imaginings(t, 0, 100))
    assert any(known & other.aside() for other in imaginings(t, 1, 100))


def test_old_tops_are_not_imagined_to_have_been_seen_below_a_top() -> None:
    """13.6 and 13.9: what «Секрет» showed below a top is not what everyone saw on top."""
    t = dealt_again_after_secret()
    returned = t.s.returned
    assert returned != 0
    counts = set()
    for other in imaginings(t, 1, 100):
        assert other.s.saw_returned[0] & returned == 0
        counts.add(len(gifts_in(other.s.saw_returned[0])))
    assert max(counts) == 3  # as many as lay below the drum


def test_every_unknown_gift_occurs_wherever_it_can_be() -> None:
    t = table(seats=2).put_pile(0, "tank", "drum", "easel").put_pile(1, "key", "anchor")
    t.put_pile(2, "pirate", "violin")
    hidden = set(GIFT_IDS) - {"tank", "key", "pirate"}
    places: dict[str, set[str]] = {name: set() for name in ("0:1", "0:2", "1:1", "2:1", "aside")}
    for other in imaginings(t, 1, 600):
        for pile, depth in ((0, 1), (0, 2), (1, 1), (2, 1)):
            places[f"{pile}:{depth}"].add(other.pile(pile)[depth])
        places["aside"] |= other.aside()
    assert places == dict.fromkeys(places, hidden)


def test_every_unknown_card_occurs_in_every_hand_and_in_the_deck() -> None:
    t = table(seats=4).give(0, "magic")
    seen: list[Counter[str]] = [Counter() for _ in range(4)]
    for other in imaginings(t, 0, 60):
        for seat in range(1, 4):
            seen[seat].update(other.hand(seat))
        seen[0].update(other.deck_cards())
    assert all(set(counts) == set(INGREDIENT_IDS) for counts in seen)


def test_unknown_cards_are_as_likely_as_there_are_of_them() -> None:
    """Seat 0 sees five cards of magic and one of water; of each of the others it sees none."""
    t = table(seats=2).give(0, *["magic"] * 5, "water").give(1, "wood")
    for region in ("north", "east", "south", "west"):
        t.lay(region)
    draws = 1500
    found = Counter(other.hand(1)[0] for other in imaginings(t, 0, draws))
    left = {"magic": 2, "water": 6, "fire": 7, "metal": 7, "wood": 7, "cloth": 7}
    for card, cards in left.items():
        assert found[card] / draws == pytest.approx(cards / 36, abs=0.04)


def test_a_gift_is_as_likely_in_every_hidden_place() -> None:
    """Fifteen of the 42 hidden gifts are set aside."""
    t = table()
    gift = t.pile(0)[3]
    draws = 800
    aside = sum(gift in other.aside() for other in imaginings(t, 0, draws))
    assert aside / draws == pytest.approx(15 / 42, abs=0.06)


def test_imagining_twice_is_imagining_once() -> None:
    t = dealt_again_after_secret()
    for seat in range(3):
        once = t.imagined(seat, generator(2))
        twice = t.imagined(seat, generator(3)).imagined(seat, generator(2))
        digests = {GAME.layout.digest(other.rows[0]) for other in (once, twice)}
        assert len(digests) == 1
