"""Chapter 13 of RULES.md: open and hidden information, as views and events tell it."""

from __future__ import annotations

import msgspec
import pytest

from samobranka.core.chance import generator
from samobranka.games.master_elf.parts import INGREDIENT_IDS
from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.special import LookAside, LookPile, TakeGift, TakeNone
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from samobranka.games.master_elf.story import Reshuffled
from samobranka.games.master_elf.view import View, prompt
from tests.games.master_elf.scenes import offered, price_of
from tests.games.master_elf.table import GAME, Table, table

AUDIENCES = (0, 1, 2, None)


def public_part(seen: View) -> View:
    """A view without what only its seat knows."""
    piles = [msgspec.structs.replace(pile, known=[]) for pile in seen.piles]
    return msgspec.structs.replace(seen, hand=None, piles=piles, aside=[], in_piles=[], looking=[])


def exhausted_after_secret() -> Table:
    """Seat 0 saw easel, violin and anchor below the drum; then piles are dealt again."""
    t = offered("casket").put_pile(2, "drum", "easel", "violin", "anchor")
    t.act(LookPile(2), TakeNone()).to_making().give(1, "metal", "metal", "fire")
    t.put_pile(0, "tank").put_pile(1, "accordion", "samovar", "telescope", "tin_soldier")
    return t.act(Make("tank", "two_one"))


@pytest.mark.parametrize("plies", [0, 7, 40, 120, 200])
def test_13_1_everyone_knows_the_whole_box(plies: int) -> None:
    """What a seat imagines is always the whole box, nothing more and nothing less."""
    t = table()
    t.play(generator(9), plies)
    for seat in range(3):
        t.imagined(seat, generator(plies, seat)).whole()


def test_13_2_what_everyone_sees() -> None:
    t = table().lay("north", "fire", "wood").tops("tank").give(0, "metal", "metal", "fire")
    t.act(Move("north"), Take("wood"), Make("tank", "each_crystal"))
    for seen in t.views():
        assert [seat.pawn for seat in seen.seats] == ["north", "city", "city"]
        assert [seat.gifts for seat in seen.seats] == [["tank"], [], []]
        assert [pile.top for pile in seen.piles] == [t.pile(pile)[0] for pile in range(3)]
        assert seen.regions[1].cards == {"fire": 1}
        assert seen.discard == {"fire": 1, "metal": 1}
        assert [seat.crystals for seat in seen.seats] == [0, 1, 1]
        assert [seat.special for seat in seen.seats] == [None, None, None]
    assert len({msgspec.json.encode(public_part(seen)) for seen in t.views()}) == 1


def test_13_2_everyone_sees_whose_special_action_is_used() -> None:
    t = offered("casket").act(LookPile(0), TakeNone())
    assert all(seen.seats[0].special == "secret" for seen in t.views())


def test_13_3_everyone_knows_the_sizes() -> None:
    t = table().give(1, "magic").act(Move("north"))
    for seen in t.views():
        assert [seat.hand_size for seat in seen.seats] == [3, 1, 3]
        assert seen.deck_size == len(t.deck_cards())
        assert [pile.size for pile in seen.piles] == t.sizes() == [10, 10, 10]
        assert seen.aside_size == 15
        assert seen.exhaustions == 0
    assert all(seen.exhaustions == 1 for seen in exhausted_after_secret().views())


def test_13_4_a_card_taken_from_a_region_is_known_to_be_in_that_hand() -> None:
    t = table().give(0, "fire").lay("north", "fire").act(Move("north"), Take("fire"))
    assert all(seen.seats[0].sure == {"fire": 1} for seen in t.views())


def test_13_4_each_card_seen_to_leave_takes_one_certainty_back() -> None:
    t = table().give(0, "fire", "wood").lay("north", "fire").act(Move("north"), Take("fire"))
    t.act(NoGift()).turn_of(0).act(Move("city"), Discard("wood"))
    assert t.view(1).seats[0].sure == {"fire": 1}
    t.act(Discard("fire"))
    assert t.hand(0) == ["fire"]
    assert t.view(1).seats[0].sure == {}


def test_13_5_only_the_owner_knows_its_other_cards() -> None:
    """Another hand and another deck, and nobody but the owner sees any difference."""
    one, other = table().give(0, "magic", "water"), table().give(0, "wood", "wood")
    assert one.view(0).hand == {"magic": 1, "water": 1}
    assert other.view(0).hand == {"wood": 2}
    for audience in (1, 2, None):
        assert one.view(audience) == other.view(audience)


def test_13_5_nor_those_drawn_in_the_city() -> None:
    one, other = (
        table().stand(0, "north").leave_in_deck(card, card).act(Move("city"), Draw())
        for card in ("magic", "cloth")
    )
    assert one.view(0).hand != other.view(0).hand
    assert [seat.sure for seat in one.view(1).seats] == [{}, {}, {}]
    assert one.told(1)[0] == other.told(1)[0]


def test_13_6_only_the_looking_seat_knows_the_rest_of_the_pile_in_order() -> None:
    t = offered("casket").put_pile(2, "drum", "easel", "violin", "anchor")
    t.act(LookPile(2), TakeGift("drum"))
    assert t.view(0).piles[2].known == ["violin", "anchor"]  # the easel is the top now
    assert t.view(0).piles[1].known == []
    for audience in (1, 2, None):
        assert t.view(audience).piles[2].known == []


def test_13_6_after_dealing_again_it_knows_they_are_in_the_piles() -> None:
    t = exhausted_after_secret()
    tops = {t.pile(pile)[0] for pile in range(3)}
    assert set(t.view(0).in_piles) == {"drum", "easel", "violin", "anchor", "accordion"} - tops
    assert [pile.known for pile in t.view(0).piles] == [[], [], []]
    for audience in (1, 2, None):
        assert set(t.view(audience).in_piles) == {"drum", "accordion"} - tops


def test_13_7_only_the_looking_seat_knows_the_gifts_left_set_aside() -> None:
    t = offered("pirate").put_aside("drum").act(LookAside(), TakeGift("drum"))
    assert set(t.view(0).aside) == t.aside()
    assert "drum" not in t.view(0).aside
    assert all(t.view(audience).aside == [] for audience in (1, 2, None))


def test_13_7_and_which_are_left_when_bonus_cards_were_turned_up() -> None:
    t = offered("pirate").act(LookAside(), TakeNone())
    t.to_making().give(1, "metal", "metal", "fire").put_pile(0, "tank")
    t.s.saw_aside[0] = t.s.aside  # laying the pile out has set gifts aside
    t.s.exhaustions = 1
    t.act(Make("tank", "two_one"))
    assert t.phase == "picking"
    assert set(t.view(0).aside) == t.aside()


def test_13_8_nobody_knows_what_is_covered_and_what_is_set_aside() -> None:
    t = table()
    seen = t.views()
    covered, aside = t.pile(1)[4], min(t.aside())
    assert t.swap(covered, aside).views() == seen
    assert t.swap(t.pile(0)[2], t.pile(2)[7]).views() == seen


def test_13_8_nobody_knows_the_order_of_the_deck() -> None:
    """The deck has none: what is drawn next is chance alone."""
    drawn = set()
    for seed in range(60):
        t = table().give(0).stand(0, "north").act(Move("city"))
        t.chance = generator(seed)
        drawn |= set(t.act(Draw()).hand(0))
    assert drawn == set(INGREDIENT_IDS)


def test_13_9_tops_shuffled_back_are_known_to_be_in_the_piles() -> None:
    t = exhausted_after_secret()
    tops = {t.pile(pile)[0] for pile in range(3)}
    returned = {"drum", "accordion"} - tops
    assert returned
    assert set(t.view(None).in_piles) == returned
    top = t.pile(0)[0]
    t.to_making()
    t.swap(t.pile(0)[1], min(returned)).give(t.turn, *price_of(top)).act(Make(top, "two_one"))
    assert set(t.view(None).in_piles) == returned - {min(returned)}


def test_13_10_everyone_knows_what_a_reshuffled_deck_holds() -> None:
    t = table().give(0).lay("north", "fire").leave_in_deck().act(Move("north"), Take("fire"))
    open_cards = {seen.discard["magic"] for seen in t.views()}
    assert open_cards == {t.discards().count("magic")}
    before = t.discards()
    t.act(NoGift())
    assert all(Reshuffled() in t.told(audience) for audience in AUDIENCES)
    assert sorted(t.deck_cards() + t.lying("north")) == sorted(before)


def test_13_10_and_so_what_all_hands_together_hold() -> None:
    t = table(seats=2).give(1, "magic", "wood", "wood").leave_in_deck()
    assert {tuple(t.imagined(0, generator(seed)).hand(1)) for seed in range(20)} == {
        ("magic", "wood", "wood")
    }


def test_13_11_offers_and_refusals_tell_the_others_nothing_about_a_hand() -> None:
    """A seat that can pay and one that cannot look alike to everyone else."""
    able, unable = (
        table().lay("north", "wood").give(0, *hand).tops("tank").act(Move("north"), Take("wood"))
        for hand in (["metal", "metal", "fire"], ["magic", "water", "cloth"])
    )
    assert able.legal() != unable.legal()
    for audience in (1, 2, None):
        assert able.view(audience) == unable.view(audience)
        assert prompt(able.s, audience) == prompt(unable.s, audience)
    for seat in (1, 2):
        assert able.legal(seat) == unable.legal(seat) == []
        assert {able.why(action, seat) for action in GAME.actions} == {"not_your_turn"}


def test_13_12_without_the_tables_memory_everybody_remembers_alone() -> None:
    t = table(memory="own").give(0, "fire").lay("north", "fire")
    t.act(Move("north"), Take("fire"))
    assert [seat.sure for seat in t.view(1).seats] == [{}, {}, {}]
    assert t.s.sure[0, INGREDIENT_IDS.index("fire")] == 1  # bots remember


def test_13_12_who_looks_sees_them_while_it_looks() -> None:
    t = offered("casket").put_pile(2, "drum", "easel", "violin", "anchor")
    t.s.without_memory = 1
    t.act(LookPile(2))
    assert t.view(0).looking == ["drum", "easel", "violin", "anchor"]
    t.act(TakeGift("drum"))
    assert t.view(0).piles[2].known == []
    t = exhausted_after_secret()
    t.s.without_memory = 1
    assert t.view(0).in_piles == t.view(0).aside == []
