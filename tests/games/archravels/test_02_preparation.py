"""Chapters 2 and 3 of RULES.md: preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core.sets import count_of, has
from samobranka.games.archravels.parts import (
    BOX,
    COLOUR_IDS,
    EVENT_IDS,
    FIRST_EVENT,
    ITEM_IDS,
    NOTHING,
    REQUEST_IDS,
    STOCK_CARDS,
    TILE_IDS,
)
from samobranka.games.archravels.setup import Choose
from samobranka.games.archravels.state import deck_size
from tests.games.archravels.table import CHARACTERS, Table, choosing, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(40)


def dealt(seats: int, seed: int, **options: str) -> Table:
    """A table set without a question."""
    return choosing(seats, seed=seed, characters="dealt", **options)


@SEATS
def test_2_1_the_beginning_seat_is_drawn_at_random(seats: int) -> None:
    assert {choosing(seats, seed=seed).s.first for seed in SEEDS} == set(range(seats))
    assert {choosing(seats, seed=s, start="first_seat").s.first for s in SEEDS} == {0}


def test_2_1_the_beginning_seat_has_the_first_turn() -> None:
    for seed in SEEDS:
        t = dealt(4, seed)
        assert t.active == t.asked == t.s.first


@SEATS
def test_2_2_no_specialty_comes_twice(seats: int) -> None:
    for seed in SEEDS:
        boards = [seat.specialty for seat in dealt(seats, seed).view().seats]
        assert len(set(boards)) == seats
    t = choosing(seats, start="first_seat").act(Choose("rebecca"))
    assert t.why(Choose("rebecca")) == t.why(Choose("theo")) == "board_taken"
    assert t.rule(Choose("theo")) == "2.2"


def test_2_3_the_seats_choose_clockwise_from_the_beginning_seat() -> None:
    t = next(t for t in (choosing(3, seed=seed) for seed in SEEDS) if t.s.first == 1)
    assert t.legal() == [Choose(character.id) for character in BOX.characters]
    order = []
    for name in ("rebecca", "amara", "alex"):
        order.append(t.asked)
        t.act(Choose(name))
    assert order == [1, 2, 0]
    assert [seat.character for seat in t.view().seats] == ["alex", "rebecca", "amara"]
    assert t.phase == "moving"


def test_2_4_boards_dealt_sides_chosen() -> None:
    found = set()
    for seed in SEEDS:
        t = choosing(3, seed=seed, characters="board_dealt")
        board = t.view().seats[t.asked].specialty
        assert t.legal() == [Choose(c.id) for c in BOX.characters if c.specialty == board]
        other = next(c.id for c in BOX.characters if c.specialty != board)
        assert t.why(Choose(other)) == "other_board"
        found.add(board)
        asked = t.asked
        t.act(t.legal()[1])
        assert t.view().seats[asked].specialty == board
        assert t.asked == (asked + 1) % 3
    assert len(found) == 4


def test_2_5_dealt_without_a_question() -> None:
    characters: Counter[str | None] = Counter()
    for seed in range(200):
        t = dealt(2, seed)
        assert t.phase == "moving"
        characters.update(seat.character for seat in t.view().seats)
    assert set(characters) == {character.id for character in BOX.characters}


def test_2_6_nothing_is_dealt_before_all_characters_are_settled() -> None:
    t = choosing(3, start="first_seat")
    for name in CHARACTERS[:3]:
        seen = t.view()
        assert not seen.bazaar
        assert not seen.row
        assert deck_size(t.s) == 0
        assert all(not seat.bowl and not seat.patterns for seat in seen.seats)
        t.act(Choose(name))
    assert len(t.view().bazaar) == 6


@SEATS
def test_2_7_one_token_of_each_colour(seats: int) -> None:
    t = table(seats)
    assert all(t.bowl(seat) == dict.fromkeys(COLOUR_IDS, 1) for seat in range(seats))


@SEATS
def test_2_8_a_tile_of_each_kind_front_up(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        t = dealt(seats, seed)
        tiles = [[t.s.tile[seat, item] for item in range(5)] for seat in range(seats)]
        for mine in tiles:
            names = [TILE_IDS[tile].split("_")[0] if tile != NOTHING else None for tile in mine]
            assert names == [None, "bear", "mittens", "scarf", None]
        given = [tile for mine in tiles for tile in mine if tile != NOTHING]
        assert len(set(given)) == len(given)
        assert not any(p.is_learned for seat in t.view().seats for p in seat.patterns)
        seen.update(given)
    assert seen == set(range(18))


# ---------------------------------------------------------------- chapter 3


@pytest.mark.parametrize(("deck", "singles"), [("base", 18), ("digital", 0)])
def test_3_1_yarn_cards_and_events_are_halved(deck: str, singles: int) -> None:
    t = table(2, deck=deck)
    lying = Counter(t.bazaar())
    cards = [card.id for card in BOX.yarn_cards if card.id.endswith("_1")]
    left = sum(t.s.deck[n] for n, card in enumerate(BOX.yarn_cards) if card.id in cards)
    assert left + sum(lying[card] for card in cards) == singles
    assert t.s.deck_cards == 92 - 6


@SEATS
def test_3_2_favourites_and_as_many_random_requests(seats: int) -> None:
    t = table(seats)
    favourites = {seat.favourite for seat in t.view().seats}
    assert deck_size(t.s) - t.s.deck_cards == 2 * seats
    assert favourites <= set(t.view().requests_due)
    unknown = {r for n, r in enumerate(REQUEST_IDS) if has(t.s.unseen_requests, n)}
    assert not unknown & favourites
    absent = {c.favourite for c in BOX.characters} - favourites
    assert absent <= unknown | set(t.view().requests_due)


@SEATS
def test_3_3_requests_are_in_the_upper_half(seats: int) -> None:
    for seed in SEEDS:
        t = dealt(seats, seed)
        turned = 6 + t.s.deck_cards - (92 - 6)  # yarn cards; events went back
        aside = count_of(t.s.put_back)
        assert t.s.upper <= 46 + 2 * seats - turned - aside
        assert t.s.upper >= count_of(t.s.favourites_due) + t.s.random_due


def test_3_4_requests_not_drawn_are_out() -> None:
    t = dealt(2, 5)
    while t.s.upper or t.s.put_back:
        assert t.play(t.chance or [], plies=1)
    assert t.s.favourites_due == t.s.random_due == 0
    lying = [name for name in t.bazaar() if name in REQUEST_IDS]
    seen = [name for seat in range(2) for name in (*t.held(seat), *t.finished(seat))]
    assert len(lying) + len(seen) == 4
    assert count_of(t.s.unseen_requests) == 26 - 4


@SEATS
def test_3_5_six_yarn_cards_lie_in_the_bazaar(seats: int) -> None:
    for seed in SEEDS:
        t = dealt(seats, seed)
        assert all(0 <= t.s.slot[slot] < FIRST_EVENT for slot in range(6))
        assert t.discards() == []
        assert all(not t.held(seat) for seat in range(seats))


def test_3_6_events_set_aside_are_in_the_deck_again() -> None:
    lengths = set()
    for seed in range(200):
        t = dealt(2, seed)
        events = [t.s.deck[card] for card in range(FIRST_EVENT, STOCK_CARDS)]
        assert events == [event.copies for event in BOX.event_cards]
        lengths.add(t.s.upper)
    assert max(lengths) == 46 + 4 - 6
    assert min(lengths) < 46 + 4 - 6  # some turned up events or requests first


def test_3_7_requests_set_aside_are_somewhere_in_the_deck() -> None:
    put_back = [t for t in (dealt(4, seed) for seed in range(200)) if t.s.put_back]
    assert put_back
    for t in put_back:
        in_deck = count_of(t.s.put_back | t.s.favourites_due) + t.s.random_due
        assert in_deck == 8
        assert not t.s.put_back & t.s.unseen_requests


@pytest.mark.parametrize(("seats", "projects"), [(2, 8), (3, 9), (4, 10)])
def test_3_8_projects_by_number_of_seats(seats: int, projects: int) -> None:
    t = table(seats)
    assert t.s.project_deck + 3 == projects
    assert count_of(t.s.unseen_projects) == 16 - 3


def test_3_9_three_projects_in_the_row() -> None:
    rows = [dealt(3, seed).row() for seed in SEEDS]
    assert all(len(set(row)) == 3 and None not in row for row in rows)
    assert len({project for row in rows for project in row}) == 16


def test_names_of_events_and_items_are_those_the_rules_know() -> None:
    assert tuple(event.id for event in BOX.event_cards) == EVENT_IDS
    assert tuple(item.id for item in BOX.items) == ITEM_IDS


def test_a_character_is_chosen_once() -> None:
    t = table()
    assert t.why(Choose("eliza")) == "chosen_already"
    assert t.rule(Choose("eliza")) == "2.3"
