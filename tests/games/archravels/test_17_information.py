"""Chapter 17 of RULES.md: open and hidden information."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core.chance import draw_kind, generator
from samobranka.core.record import NOBODY, OWNER
from samobranka.core.sets import count_of, has
from samobranka.games.archravels.parts import FIRST_REQUEST, REQUEST_IDS, STOCK_CARDS
from samobranka.games.archravels.phases.bazaar import GiveRequest
from samobranka.games.archravels.phases.deck import draw_card, draw_project
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.state import deck_size, is_request, request_of
from tests.games.archravels.table import GAME, Table, choosing, table


def dealt(seats: int = 2, seed: int = 1) -> Table:
    return choosing(seats, seed=seed, characters="dealt")


def test_17_1_everyone_knows_what_may_still_come() -> None:
    seen = table().view(None)
    cards = sum(seen.deck.values()) + sum(seen.deck_events.values())
    assert cards + seen.requests_in_deck == seen.deck_size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_17_2_all_see_the_same(seats: int) -> None:
    t, choice = table(seats), generator(seats)
    while t.s.turns < 30 and t.play(choice, plies=1):
        assert all(t.view(seat) == t.view(None) for seat in range(seats))


def test_17_3_what_is_open() -> None:
    t = table().hold(1, "loot").give_items(2, hat=2).learned(2, "bear")
    seat = t.view(0).seats[1]
    assert [request.request for request in seat.held] == ["loot"]
    assert t.view(0).seats[2].items == {"hat": 2}
    assert t.view(0).seats[2].patterns[1].is_learned
    assert t.view(0).deck_size == deck_size(t.s)
    assert t.view(0).project_deck == t.s.project_deck


def test_17_4_the_deck_is_known_by_its_cards_not_by_its_order() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(3000):
        drawn[draw_kind(generator(seed), [2, 0, 6], 8)] += 1
    assert 0.20 < drawn[0] / 3000 < 0.30
    assert drawn[1] == 0


def test_17_5_known_requests_and_the_number_of_the_others() -> None:
    t = next(t for t in (dealt(4, seed) for seed in range(100)) if t.s.put_back)
    due = set(t.view().requests_due)
    assert {r for n, r in enumerate(REQUEST_IDS) if has(t.s.put_back, n)} <= due
    assert t.view().requests_in_deck == 8
    t = table(2).lay(None).turn_up("robot").act(Move(1), Done(), GiveRequest(0))
    assert t.view().requests_in_deck == 3


def test_17_6_the_upper_part_gets_shorter_card_by_card() -> None:
    t = table(2).lay(None, None)
    upper = t.s.upper
    t.act(Move(1), Done())
    assert t.s.upper == upper - 2
    t.lay(None).turn_up("robot").act(Move(1), Done())
    assert t.s.upper == upper - 3


def test_17_7_of_the_project_deck_only_what_is_unseen_is_known() -> None:
    t = dealt()
    unseen = {number for number in range(16) if has(t.s.unseen_projects, number)}
    found = set()
    rows = t.rows.copy()
    for seed in range(200):
        t.rows[:] = rows
        found.add(draw_project(t.s, generator(seed)))
    assert found == unseen
    assert len(unseen) == 13


def test_17_8_the_new_deck_is_the_old_discard() -> None:
    t = table().lay(None)
    t.empty_deck(1)
    discard = Counter(t.discards())
    t.act(Move(1), Done())
    assert Counter(t.view().deck) + Counter(t.view().deck_events) == discard - Counter(
        name for name in t.bazaar()[:1] if name
    )


def test_17_9_no_order_is_kept() -> None:
    assert not [f.name for f in GAME.layout.fields if f.knowledge in (OWNER, NOBODY)]


def test_17_9_every_request_of_the_upper_part_is_equally_likely_everywhere() -> None:
    """R35: the place of the first request in the upper part, against the exact chances."""
    first: Counter[int] = Counter()
    tries = 3000
    t = next(t for t in (dealt(2, seed) for seed in range(40)) if not t.s.put_back)
    rows = t.rows.copy()
    for seed in range(tries):
        t.rows[:] = rows
        chance, place = generator(seed, stream=9), 0
        while not is_request(draw_card(t.s, chance)):
            place += 1
        first[place] += 1
    t.rows[:] = rows
    upper, due = t.s.upper, count_of(t.s.favourites_due) + t.s.random_due
    assert abs(first[0] / tries - due / upper) < 0.02
    assert max(first) <= upper - due


def test_17_9_all_cards_come_once() -> None:
    t = dealt(4, 7)
    chance = generator(11)
    drawn: Counter[int] = Counter()
    due = count_of(t.s.favourites_due | t.s.put_back) + t.s.random_due
    deck = [t.s.deck[card] for card in range(STOCK_CARDS)]
    for _ in range(deck_size(t.s)):
        drawn[draw_card(t.s, chance)] += 1
    assert deck_size(t.s) == t.s.upper == 0
    assert [drawn[card] for card in range(STOCK_CARDS)] == deck
    requests = [request_of(card) for card in drawn if card >= FIRST_REQUEST]
    assert len(requests) == len(set(requests)) == due
