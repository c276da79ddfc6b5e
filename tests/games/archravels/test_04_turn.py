"""Chapter 4 of RULES.md: the turn and its space."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.archravels.phases.any_colours import CraftAny
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.exchange import Exchange, TakeThree
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.restocking import EndTurn
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.story import Restocked, TurnBegan
from tests.games.archravels.table import CHARACTERS, GAME, table

EXCHANGE = Move(4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_turns_go_round_clockwise(seats: int) -> None:
    t = table(seats)
    order = []
    for _ in range(2 * seats):
        order.append(t.active)
        t.finish_turn()
    assert order == [*range(seats), *range(seats)]


def test_4_1_works_then_bazaar_then_restock_choices() -> None:
    t = table().fill(0, red=1, blue=1).lay("red_1", "red_1")
    t.act(Move(3), Craft("hat"))
    assert t.why(EndTurn()) == "work_now"
    t.act(Shop(1), Shop(2))
    assert [type(event) for event in t.told()[-1:]] == [Restocked]
    assert t.phase == "restocking"
    assert t.why(Shop(3)) == "restock_now"
    t.act(EndTurn())
    assert t.active == 1


def test_4_2_only_the_seat_that_is_asked_may_act() -> None:
    t = table()
    assert t.movers() == [0]
    assert t.legal(1) == t.legal(2) == []
    assert {t.why(action, 1) for action in GAME.actions} == {"not_your_turn"}
    assert t.rule(Move(1), 2) == "4.2"


def test_4_3_the_marker_must_go_to_another_space() -> None:
    t = table().act(Move(2), Done()).turn_of(0)
    assert t.legal() == [Move(1), Move(3), Move(4)]
    assert t.why(Move(2)) == "no_staying"
    assert t.rule(Move(2)) == "4.3"
    assert t.why(Shop(1)) == "move_first"


def test_4_3_even_if_no_work_will_be_done() -> None:
    t = table().fill(0).act(EXCHANGE)
    assert t.active == 1
    t.turn_of(0).fill(0)
    assert t.why(EXCHANGE) == "no_staying"


def test_4_4_in_the_first_turn_any_space() -> None:
    t = table(4)
    for seat in range(4):
        assert t.active == seat
        assert t.legal() == [Move(space) for space in (1, 2, 3, 4)]
        t.finish_turn()


def test_4_5_only_the_works_of_the_space() -> None:
    t = table().act(Move(1))
    assert t.legal() == [*(Shop(slot) for slot in range(1, 7)), Done()]
    for action in (Craft("hat"), CraftAny("hat"), TakeThree("red"), Exchange("red", "blue")):
        assert t.why(action) == "not_on_this_space"
        assert t.rule(action) == "4.5"


@pytest.mark.parametrize("craft_first", [True, False])
def test_4_5_in_any_order(craft_first: bool) -> None:
    t = table().lay("red_1", "red_1").act(Move(3))
    craft: list[Action] = [Craft("hat"), Lay("red"), Lay("blue")]
    shop: list[Action] = [Shop(1), Shop(2)]
    t.act(*(craft + shop if craft_first else shop + craft))
    assert t.items(0) == {"hat": 1}
    assert t.phase == "restocking"


def test_4_5_each_once() -> None:
    t = table().lay("red_1", "red_1").act(Move(3), Shop(1), Shop(2))
    assert t.why(Shop(3)) == "work_used"
    assert t.can(Craft)


def test_4_6_every_work_may_be_left_out() -> None:
    t = table().act(Move(3), Done())
    assert t.active == 1
    assert t.bowl(0) == t.bowl(1)
    t = table().lay("red_1", "red_1").act(Move(3), Shop(1), Shop(2), Done())
    assert t.active == 1


def test_4_7_without_a_work_that_could_be_done_nothing_is_asked() -> None:
    t = table().fill(0).act(Move(2))
    assert t.active == 1
    t = table().fill(0, red=1, blue=1).act(Move(2), Craft("hat"))
    assert t.phase == "restocking"


def test_4_7_works_that_can_be_done_are_asked() -> None:
    for seat, character in enumerate(CHARACTERS):
        t = table(4).turn_of(seat).fill(seat, red=1)
        t.act(Move(3))
        assert t.phase == "working", character


def test_4_8_what_is_begun_is_carried_to_its_end() -> None:
    t = table().lay("any_2").act(Move(3), Shop(1))
    assert t.legal() == [Take(c) for c in ("red", "orange", "yellow", "green", "blue", "purple")]
    assert t.why(Shop(2)) == t.why(Done()) == t.why(Craft("hat")) == "take_now"
    t.act(Take("red"), Take("red"))
    assert t.why(Done()) == t.why(Craft("hat")) == "finish_shopping"
    t.act(Shop(2), Craft("hat"), Lay("red"))
    assert t.why(Done()) == "lay_now"
    assert t.rule(Done()) == "4.8"


def test_a_turn_is_told() -> None:
    t = table().act(Move(1), Done())
    assert TurnBegan(1) in t.told()
