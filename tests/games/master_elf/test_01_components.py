"""Chapter 1 of RULES.md: components and map."""

from __future__ import annotations

from collections import Counter

from samobranka.games.master_elf.parts import BOX, CITY, INGREDIENT_IDS, REGION_IDS
from samobranka.games.master_elf.phases.making import NoGift
from samobranka.games.master_elf.phases.moving import Move
from tests.games.master_elf.table import table

BORDER = [region for region in REGION_IDS if region != REGION_IDS[CITY]]
RIM = ["north", "east", "south", "west"]


def neighbours_of(region: str) -> set[str]:
    """Where a pawn can go from here."""
    moves = table().stand(0, region).legal()
    return {move.region for move in moves if isinstance(move, Move)}


def test_1_1_gift_cards_are_all_different() -> None:
    assert len(BOX.gifts) == 45
    for name in ("id", "no", "name_ru", "name_en"):
        assert len({getattr(gift, name) for gift in BOX.gifts}) == 45


def test_1_1_six_ingredients_of_seven_cards() -> None:
    t = table(seats=4)
    cards = t.deck_cards() + t.discards()
    cards += [card for seat in range(4) for card in t.hand(seat)]
    cards += [card for region in REGION_IDS for card in t.lying(region)]
    assert len(cards) == 42
    assert Counter(cards) == dict.fromkeys(INGREDIENT_IDS, 7)
    assert len(INGREDIENT_IDS) == 6


def test_1_2_a_gift_names_two_ingredients_types_and_a_ribbon() -> None:
    types = {type.id for type in BOX.types}
    for gift in BOX.gifts:
        assert len(set(gift.ingredients)) == 2
        assert set(gift.ingredients) <= set(INGREDIENT_IDS)
        assert len(set(gift.types)) == len(gift.types) in (1, 2)
        assert set(gift.types) <= types
        assert gift.ribbon in {ribbon.id for ribbon in BOX.ribbons}


def test_1_2_some_gifts_show_an_elf() -> None:
    assert {gift.elf for gift in BOX.gifts} == {True, False}


def test_1_3_three_plain_colours_and_three_rainbow_gifts() -> None:
    assert {ribbon.id for ribbon in BOX.ribbons if not ribbon.wild} == {"blue", "green", "red"}
    wild = {ribbon.id for ribbon in BOX.ribbons if ribbon.wild}
    assert wild == {"rainbow"}
    rainbow = {gift.name_ru for gift in BOX.gifts if gift.ribbon in wild}
    assert rainbow == {"Цветик-семицветик", "Набор фломастеров", "Плазменная лампа"}


def test_1_4_two_special_types_beside_an_ordinary_one() -> None:
    ordinary = {type.id for type in BOX.types if not type.special}
    by_type = {type.id: type.name_ru for type in BOX.types}
    special = {
        gift.name_ru: [by_type[type] for type in sorted(gift.types, key=lambda t: t in ordinary)]
        for gift in BOX.gifts
        if not set(gift.types) <= ordinary
    }
    assert special == {
        "Шкатулка": ["Секрет", "Древности"],
        "Ключ": ["Секрет", "Древности"],
        "Пират": ["Сокровища", "Пираты"],
        "Карта сокровищ": ["Сокровища", "Пираты"],
    }


def test_1_5_a_city_and_four_border_regions() -> None:
    assert Counter(region.kind for region in BOX.regions) == {"city": 1, "border": 4}


def test_1_6_the_city_neighbours_every_border_region() -> None:
    assert neighbours_of("city") == set(BORDER)


def test_1_6_a_border_region_neighbours_the_city_and_two_on_the_rim() -> None:
    for place, region in enumerate(RIM):
        assert neighbours_of(region) == {"city", RIM[place - 1], RIM[(place + 1) % 4]}


def test_1_7_any_number_of_pawns_in_a_region() -> None:
    t = table(seats=4)
    for _ in range(4):
        t.act(Move("north"))
        t.act(t.legal()[0])
        t.give(t.turn)
        t.act(NoGift())
    assert [seat.pawn for seat in t.view(None).seats] == ["north"] * 4


def test_1_7_one_crystal_a_seat() -> None:
    assert [seat.crystals for seat in table(seats=4).view(None).seats] == [1, 1, 1, 1]
