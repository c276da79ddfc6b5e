"""The worked examples of the rulebook."""

from __future__ import annotations

from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.exchange import Enough, Exchange
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from tests.games.archravels.table import SHOPPER, table


def test_shop_3_gets_the_yarn_of_three_cards() -> None:
    t = table(2, characters=["derrick", SHOPPER]).fill(0).lay("red_2", "blue_1", "green_blue")
    t.act(Move(1), Shop(1), Shop(2), Shop(3))
    assert t.bowl(0) == {"red": 2, "green": 1, "blue": 2}
    assert t.active == 1


def test_two_blue_and_one_yellow_make_mittens() -> None:
    t = table().tile(0, "mittens_bby").fill(0, blue=2, yellow=1).act(Move(2), Craft("mittens"))
    assert t.items(0) == {"mittens": 1}
    assert t.bowl(0) == {}


def test_two_copies_of_the_same_item_with_craft_2() -> None:
    t = table().fill(0, red=2, blue=2).act(Move(2), Craft("hat"), Craft("hat"))
    assert t.items(0) == {"hat": 2}


def test_exact_scarf_of_purple_blue_orange_and_yellow() -> None:
    yarn = {"purple": 1, "blue": 1, "orange": 1, "yellow": 1}
    t = table().tile(0, "scarf_pboy").fill(0, **yarn).act(Move(2), Craft("scarf"))
    assert t.items(0) == {"scarf": 1}
    t = table().tile(0, "scarf_pboy").fill(0, **{**yarn, "yellow": 0, "red": 1}).act(Move(2))
    assert t.why(Craft("scarf")) == "too_little_yarn"


def test_general_scarf_of_any_four_different_colours() -> None:
    t = table().tile(0, "scarf_pboy").learned(0, "scarf")
    t.fill(0, red=1, green=1, blue=1, yellow=1, purple=1).act(Move(2), Craft("scarf"))
    t.act(Lay("red"), Lay("green"), Lay("blue"), Lay("yellow"))
    assert t.items(0) == {"scarf": 1}


def test_three_blue_for_three_red_with_one_exchange() -> None:
    t = table().fill(0, blue=4).act(Move(4), *[Exchange("blue", "red")] * 3, Enough())
    assert t.bowl(0) == {"red": 3, "blue": 1}


def test_eliza_gets_five_points_more_for_the_robot() -> None:
    t = table(2, characters=["eliza", SHOPPER]).hold(0, "robot").fill(0, green=5)
    t.act(Move(2), CraftRequest("robot"))
    assert t.finished(0) == {"robot"}
    assert t.outcome().scores[0] == 9 + 5
    t = table(2, characters=["ted", SHOPPER]).hold(0, "robot").fill(0, green=5)
    t.act(Move(2), CraftRequest("robot"))
    assert t.outcome().scores[0] == 9


def test_empty_slots_since_the_last_player_are_one_yarn_of_any_colour() -> None:
    t = table(2).lay(None, "red_1").turn_up("donate").fill(0).act(Move(1), Done())
    assert t.active == 1
    assert t.view().bazaar[0].any_yarn == 1
