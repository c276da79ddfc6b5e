"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.parts import BOX, GIFT_IDS
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.special import LookPile, TakeGift
from samobranka.games.master_elf.scoring import colour_score
from samobranka.games.master_elf.sheet import sheet
from tests.games.master_elf.scenes import making
from tests.games.master_elf.table import Table, set_of, table

RIGHT = 2
SPARE = [gift for gift in GIFT_IDS if gift not in ("tank", "casket", "key", "pirate")]


def makes(t: Table) -> list[Make]:
    """The gifts that can be made, and how."""
    return [action for action in t.legal() if isinstance(action, Make)]


@pytest.mark.parametrize("hand", [("metal", "metal", "fire"), ("metal", "fire", "fire")])
def test_tank_takes_two_cards_of_metal_and_one_of_fire_or_the_other_way_round(
    hand: tuple[str, ...],
) -> None:
    t = making(*hand).tops("tank")
    (make,) = [make for make in makes(t) if "crystal" not in make.payment]
    t.act(make)
    assert t.gifts(0) == {"tank"}
    assert t.hand(0) == []


def test_tank_cannot_be_made_of_three_cards_of_fire() -> None:
    t = making("fire", "fire", "fire").tops("tank")
    assert t.why(Make("tank", "two_one")) == "crystal_would_do"
    t.s.crystals[0] = 0
    assert t.why(Make("tank", "two_one")) == "one_ingredient_only"
    assert t.why(Make("tank", "one_two")) == "one_ingredient_only"


def test_tank_can_be_made_of_cards_of_fire_alone_with_the_crystal() -> None:
    t = making("fire", "fire", "fire").tops("tank")
    (make,) = makes(t)
    t.act(make)
    assert t.hand(0) == ["fire"]
    assert t.view(None).seats[0].crystals == 0


def test_pirate_of_two_cards_of_water_and_the_crystal() -> None:
    t = making("water", "water").tops("pirate")
    (make,) = makes(t)
    t.act(make)
    assert t.gifts(0) == {"pirate"}
    assert t.hand(0) == []
    assert t.discards() == ["water", "water"]
    assert t.view(None).seats[0].crystals == 0


def test_key_and_casket_find_the_flying_carpet_in_the_right_pile() -> None:
    t = making("magic", "water", "water").tops("casket").put_before(0, "key")
    t.put_pile(RIGHT, "drum", "easel", "flying_carpet", "violin", "anchor")
    (make,) = [make for make in makes(t) if "crystal" not in make.payment]
    t.act(make)
    assert t.discards() == ["magic", "water", "water"]
    t.act(LookPile(RIGHT))
    assert t.view(0).looking == ["drum", "easel", "flying_carpet", "violin", "anchor"]
    t.act(TakeGift("flying_carpet"))
    assert t.gifts(0) == {"key", "casket", "flying_carpet"}
    assert t.pile(RIGHT) == ["drum", "easel", "violin", "anchor"]
    assert (t.turn, t.phase) == (1, "moving")


def test_masha_scores_six_points_for_red() -> None:
    wanted = {"blue": 3, "green": 2, "red": 5}
    gifts = ["felt_pens"]
    for ribbon, count in wanted.items():
        gifts += [gift.id for gift in BOX.gifts if gift.ribbon == ribbon][:count]
    assert len(gifts) == 11
    t = table()
    assert colour_score(set_of(*gifts)) == 6
    t.s.made[0] = set_of(*gifts)
    (line,) = [line for line in sheet(t.s) if line.label == "score-colour"]
    assert line.points == [6, 0, 0]


def test_petya_picks_a_bonus_card_first_then_vasya_then_masha() -> None:
    vasya, masha, petya = range(3)
    t = making("metal", "metal", "fire")
    t.put_before(masha, *SPARE[:9]).put_before(petya, *SPARE[9:15]).put_before(vasya, *SPARE[15:21])
    t.s.exhaustions = 1
    t.put_pile(0, "tank").act(Make("tank", "two_one"))
    assert [len(t.gifts(seat)) for seat in (vasya, masha, petya)] == [7, 9, 6]
    order = []
    while t.movers():
        order.append(t.turn)
        t.act(t.legal()[0])
    assert order == [petya, vasya, masha]


def test_one_seat_cannot_use_both_special_actions() -> None:
    """With the map before it, it takes the pirate by «Секрет»; the gifts set aside stay shut."""
    t = making("magic", "magic", "metal").tops("key").put_before(0, "treasure_map", "casket")
    t.put_pile(RIGHT, "drum", "pirate", "easel")
    t.act(Make("key", "two_one"), LookPile(RIGHT), TakeGift("pirate"))
    assert t.gifts(0) == {"treasure_map", "casket", "key", "pirate"}
    assert (t.turn, t.phase) == (1, "moving")
    points = {line.label: line.points[0] for line in sheet(t.s)}
    assert (points["type-secret"], points["type-treasure"]) == (5, 5)


def test_casket_and_key_are_counted_in_one_collection_only() -> None:
    """Either in «Древности» or in «Секрет», whichever brings more."""
    t = table()
    t.s.made[0] = set_of("casket", "key")
    collections = {line.label for line in sheet(t.s) if line.label.startswith("type-")}
    assert collections == {"type-secret"}
    t.s.made[0] = set_of("casket", "key", "genie_lamp", "samovar")
    assert {line.label for line in sheet(t.s) if line.notes and line.label.startswith("type-")} == {
        "type-antiquities"
    }
