"""What the searching bot takes from this game: instinct.py and foresee.py."""

from __future__ import annotations

import pytest

from samobranka.core.game import FIRST_SIGHT
from samobranka.games.master_elf.bots.foresee import POINTS, foresee, turns_left, weight
from samobranka.games.master_elf.bots.instinct import instinct
from samobranka.games.master_elf.parts import BOX, GIFT_IDS, PILES
from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from tests.games.master_elf.scenes import making
from tests.games.master_elf.table import ENGINE, GAME, Table, table


def says(t: Table) -> int:
    """What instinct tells the seat that decides; it begins with scratch of zeros."""
    t.rows[0, GAME.layout.mark :] = 0
    return still_says(t)


def still_says(t: Table) -> int:
    """The same with what it remembers."""
    actions = ENGINE.row(GAME.list_size, "i")
    count = ENGINE.legal(t.states, 0, t.turn, actions)
    return instinct(t.states, t.rows, 0, 1, t.turn, actions, count, t.chance)


def does(t: Table) -> object:
    """The same as an action."""
    return GAME.actions.decode(says(t))


def foreseen(t: Table, seat: int) -> int:
    return foresee(t.states, 0, seat)


# ---------------------------------------------------------------- instinct


def a_card_short() -> Table:
    """Seat 0 lacks a metal for the tank on top, which lies in the east."""
    t = table().tops("tank").give(0, "metal", "fire").stand(0, "city")
    return (
        t.lay("north", "wood").lay("east", "wood", "metal").lay("south", "wood").lay("west", "wood")
    )


def test_instinct_goes_where_the_missing_card_lies_and_takes_it() -> None:
    t = a_card_short()
    assert does(t) == Move("east")
    assert does(t.act(Move("east"))) == Take("metal")


def test_instinct_throws_away_what_no_gift_needs_then_draws() -> None:
    t = table().tops("tank").give(0, "metal", "metal", "fire", "water").stand(0, "east")
    t.act(Move("city"))
    thrown = []
    while does(t) != Draw():
        action = does(t)
        assert isinstance(action, Discard)
        thrown.append(action.ingredient)
        t.act(action)
    assert "metal" not in thrown
    assert "fire" not in thrown


def test_instinct_makes_a_gift_without_spending_the_crystal_when_cards_are_enough() -> None:
    action = does(making("metal", "metal", "fire").tops("tank"))
    assert action == Make("tank", "two_one")


def test_instinct_keeps_the_cards_where_nothing_can_be_made_well() -> None:
    t = making("metal", "wood").tops("tank")
    assert does(t) == NoGift()


def test_instinct_looks_closer_at_special_pairs() -> None:
    first, second = BOX.gifts[GIFT_IDS.index("pirate")].ingredients
    assert says(making(first, first, second).tops("pirate")) == FIRST_SIGHT


def test_instinct_has_no_memory_of_other_gifts() -> None:
    """What a top brings is worked out anew once the seat has other gifts."""
    t = a_card_short()
    says_first = does(t)
    kept = still_says(t.put_before(0, "hand_bell"))
    gains = [t.s.gain[pile] for pile in range(PILES)]
    assert says_first == Move("east")
    assert kept == says(t)
    assert gains == [t.s.gain[pile] for pile in range(PILES)]


# ---------------------------------------------------------------- foresee


def test_points_cards_and_crystals_are_foreseen() -> None:
    t = table()
    before = foreseen(t, 0)
    t.s.crystals[0] = 0
    assert foreseen(t, 0) < before
    t.s.crystals[0] = 1
    hand = t.hand(0)
    assert foreseen(t.give(0, *hand[1:]), 0) < before
    assert foreseen(t.give(0, *hand).put_before(0, "tank"), 0) > before


def test_the_next_to_move_is_a_little_better_off() -> None:
    t = table().give(0, "wood").give(1, "wood")
    assert foreseen(t, 0) > foreseen(t, 1)


@pytest.mark.parametrize("turns", [0, 30, 60, 90])
def test_a_point_counts_for_more_the_nearer_the_end(turns: int) -> None:
    assert 0 < weight(POINTS, turns + 1) <= weight(POINTS, turns)


def test_turns_are_guessed_from_the_piles() -> None:
    t = table(seats=4)
    assert 80 <= turns_left(t.s) <= 100
    t.s.exhaustions = 1
    assert 60 <= turns_left(t.s) <= 80
    t.put_pile(0, t.pile(0)[0])
    assert turns_left(t.s) < 40
