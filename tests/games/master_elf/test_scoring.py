"""11.5: the best assignment is exact. An independent count over all assignments says the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from samobranka.games.master_elf.parts import BOX, GIFT_IDS
from samobranka.games.master_elf.scoring import collections_score, colour_score, elves_score, score
from samobranka.games.master_elf.sheet import sheet
from tests.games.master_elf.table import set_of, table

S = table().s
POINTS = (0, 1, 3, 6, 9, 12)
GIFTS = {gift.id: gift for gift in BOX.gifts}
TWO_TYPES = [gift.id for gift in BOX.gifts if len(gift.types) == 2]
ONE_TYPE = [gift.id for gift in BOX.gifts if len(gift.types) == 1]

# Nine cards with two types, as many as a seat may come by, and seven others.
some_gifts = st.builds(
    lambda two, one: sorted(two | one),
    st.sets(st.sampled_from(TWO_TYPES), max_size=9),
    st.sets(st.sampled_from(ONE_TYPE), max_size=7),
)


def points_of(type: str, cards: int) -> int:
    """11.2, 11.3, as the rulebook prints them."""
    if type in ("secret", "treasure") and cards == 2:
        return 5
    return POINTS[min(cards, 5)]


def points_of_assignment(types: Iterable[str]) -> int:
    """The points of all collections, each gift counted in the type given."""
    return sum(points_of(type, cards) for type, cards in Counter(types).items())


def best_of_all(gifts: Iterable[str]) -> int:
    """The most points of any assignment."""
    return max(points_of_assignment(types) for types in product(*(GIFTS[g].types for g in gifts)))


def best_colour(gifts: Iterable[str]) -> int:
    """11.6: rainbow cards, painted in every way there is."""
    plain = ("blue", "green", "red")
    choices = [plain if GIFTS[g].ribbon == "rainbow" else (GIFTS[g].ribbon,) for g in gifts]
    return max(max(Counter(ribbons).values(), default=0) for ribbons in product(*choices))


@settings(deadline=None, max_examples=150)
@given(some_gifts)
def test_collections_are_counted_at_their_best(gifts: list[str]) -> None:
    assert collections_score(S, set_of(*gifts)) == best_of_all(gifts)


@settings(deadline=None, max_examples=150)
@given(some_gifts)
def test_the_sheet_shows_an_assignment_with_these_points(gifts: list[str]) -> None:
    t = table()
    t.s.made[0] = set_of(*gifts)
    lines = {line.label: line for line in sheet(t.s)}
    collections = [line for label, line in lines.items() if label.startswith("type-")]
    assert sum(line.points[0] for line in collections) == best_of_all(gifts)
    for line in collections:
        assert line.points[0] == points_of(line.label.removeprefix("type-"), len(line.notes[0]))
    assert sum(len(line.notes[0]) for line in collections) == len(gifts)
    assert lines["score-total"].points[0] == score(t.s, t.s.made[0])


def test_the_worst_case_all_cards_with_two_types() -> None:
    assert len(TWO_TYPES) == 16
    assert collections_score(S, set_of(*TWO_TYPES)) == best_of_all(TWO_TYPES)


def test_the_whole_box() -> None:
    assert collections_score(S, set_of(*GIFT_IDS)) == best_of_all(GIFT_IDS)


@settings(deadline=None, max_examples=150)
@given(st.sets(st.sampled_from(GIFT_IDS), max_size=16))
def test_colour_is_counted_at_its_best(gifts: set[str]) -> None:
    assert colour_score(set_of(*gifts)) == best_colour(gifts)


@settings(deadline=None, max_examples=100)
@given(st.sets(st.sampled_from(GIFT_IDS), max_size=45))
def test_elves_are_counted(gifts: set[str]) -> None:
    assert elves_score(set_of(*gifts)) == sum(GIFTS[gift].elf for gift in gifts)


@settings(deadline=None, max_examples=100)
@given(some_gifts)
def test_the_score_is_collections_and_colour_and_elves(gifts: list[str]) -> None:
    elves = sum(GIFTS[gift].elf for gift in gifts)
    assert score(S, set_of(*gifts)) == best_of_all(gifts) + best_colour(gifts) + elves
