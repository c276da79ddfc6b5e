"""Chapters 3 and 4 of RULES.md: the turn, moving."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.master_elf.phases.bonus import TakeBonus
from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from tests.games.master_elf.scenes import last_gift, making
from tests.games.master_elf.table import GAME, Table, every, table

LATER = (Take("magic"), Discard("magic"), Draw(), Make("tank", "two_one"), NoGift())


def refusals(t: Table, *actions: Action) -> set[str]:
    """Why these are refused."""
    return {t.why(action) for action in actions}


def test_3_1_move_then_take_then_make_then_the_end_of_the_turn() -> None:
    t = table().lay("north", "water").give(0, *["water"] * 6, "magic")
    assert t.phase == "moving"
    assert refusals(t, *LATER) == {"move_first", "not_on_top"}
    t.act(Move("north"))
    assert t.phase == "taking"
    assert refusals(t, Move("city"), Discard("water"), NoGift()) == {"take_first"}
    t.act(Take("water"))
    assert t.phase == "making"
    assert refusals(t, Move("city"), Take("water"), Discard("water")) == {"make_or_pass"}
    t.act(NoGift())
    assert t.phase == "limited"
    assert refusals(t, Move("city"), Take("water"), NoGift()) == {"over_limit"}
    t.act(Discard("water"))
    assert (t.turn, t.phase) == (1, "moving")


def test_3_1_in_the_city_taking_is_discarding_and_drawing() -> None:
    t = table().stand(0, "north").act(Move("city"))
    assert t.phase == "in_city"
    assert refusals(t, Move("north"), Take("magic"), NoGift()) == {"in_city_now"}
    t.act(Draw())
    assert t.phase == "making"


def test_3_2_only_the_seat_on_turn_may_act() -> None:
    t = table()
    for seat in (1, 2):
        assert t.legal(seat) == []
        assert {t.why(action, seat) for action in GAME.actions} == {"not_your_turn"}
        assert t.rule(Move("north"), seat) == "3.2"


def test_3_2_only_the_picking_seat_picks() -> None:
    t = last_gift().act(Make("tank", "two_one"))
    assert t.phase == "picking"
    others = {0, 1, 2} - {t.turn}
    for seat in others:
        assert {t.why(action, seat) for action in every(TakeBonus)} == {"not_your_turn"}


def test_3_3_moving_cannot_be_passed() -> None:
    t = table()
    assert all(isinstance(action, Move) for action in t.legal())
    assert t.why(NoGift()) == "move_first"


def test_3_3_taking_cannot_be_passed() -> None:
    t = table().act(Move("north"))
    assert all(isinstance(action, Take) for action in t.legal())
    assert t.why(NoGift()) == "take_first"
    city = table().stand(0, "north").act(Move("city"))
    assert city.why(NoGift()) == "in_city_now"


def test_3_4_a_seat_that_could_make_a_gift_may_say_no_gift() -> None:
    t = making("metal", "metal", "fire").tops("tank")
    assert t.why(Make("tank", "two_one")) == "legal"
    t.act(NoGift())
    assert t.gifts(0) == set()
    assert t.turn == 1


def test_3_4_a_seat_that_can_make_none_is_asked_all_the_same() -> None:
    t = making()
    assert (t.turn, t.phase) == (0, "making")
    assert t.legal() == [NoGift()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_5_turns_go_round_by_rising_seat_number(seats: int) -> None:
    t = table(seats)
    order = []
    for _ in range(2 * seats):
        order.append(t.turn)
        t.pass_turn()
    assert order == [*range(seats), *range(seats)]


def test_4_1_pawn_goes_to_a_neighbour() -> None:
    t = table().stand(0, "north")
    assert t.legal() == [Move("city"), Move("east"), Move("west")]
    assert t.why(Move("south")) == "no_neighbour"
    assert t.rule(Move("south")) == "4.1"
    t.act(Move("east"))
    assert t.view(None).seats[0].pawn == "east"
    assert t.view(None).seats[1].pawn == "city"


@pytest.mark.parametrize("region", ["city", "north", "east", "south", "west"])
def test_4_2_staying_is_not_allowed(region: str) -> None:
    t = table().stand(0, region)
    assert t.why(Move(region)) == "no_staying"
    assert t.rule(Move(region)) == "4.2"


def test_4_2_exactly_one_step() -> None:
    t = table().act(Move("north"))
    assert {t.why(move) for move in every(Move)} == {"take_first"}
