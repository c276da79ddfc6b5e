"""Chapter 7 of RULES.md: Exchange and unique works."""

from __future__ import annotations

from samobranka.games.archravels.parts import COLOUR_IDS
from samobranka.games.archravels.phases.any_colours import CraftAny, CraftRequestAny
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.exchange import Enough, Exchange, TakeThree
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.story import Exchanged
from tests.games.archravels.table import Table, table

SPECIALIST = 2
SPINNER = 3


def any_colours(**yarn: int) -> Table:
    """The colour specialist has this bowl and stands on its own space."""
    t = table(4).turn_of(SPECIALIST).fill(SPECIALIST, **yarn)
    return t.act(Move(3))


def test_7_1_one_or_more_of_one_colour_for_as_many_of_another() -> None:
    t = table().fill(0, blue=3, green=1).act(Move(4))
    assert t.why(Exchange("blue", "blue")) == "same_colour"
    assert t.why(Exchange("red", "blue")) == "no_such_yarn"
    assert t.rule(Exchange("red", "blue")) == "7.1"
    assert len(t.can(Exchange)) == 2 * 5
    t.act(Exchange("blue", "red"), Exchange("blue", "red"), Enough())
    assert t.bowl(0) == {"red": 2, "green": 1, "blue": 1}
    assert t.active == 1


def test_7_2_the_same_two_colours_until_enough() -> None:
    t = table().fill(0, blue=3, red=1).act(Move(4), Exchange("blue", "red"))
    assert t.legal() == [Exchange("blue", "red"), Enough()]
    assert t.why(Exchange("blue", "green")) == t.why(Exchange("red", "blue")) == "other_swap"
    assert t.why(Done()) == "exchanging_now"
    assert t.view().exchange == ["blue", "red"]
    assert t.told() == [Exchanged(0, "blue", "red")]
    t.act(Exchange("blue", "red"), Exchange("blue", "red"))
    assert t.bowl(0) == {"red": 4}
    assert t.active == 1  # there is no more of the first


def test_7_3_three_tokens_of_one_colour() -> None:
    for colour in COLOUR_IDS:
        t = table(4).turn_of(SPINNER).fill(SPINNER).act(Move(3))
        assert t.can(TakeThree) == [TakeThree(c) for c in COLOUR_IDS]
        t.act(TakeThree(colour))
        assert t.bowl(SPINNER) == {colour: 3}


def test_7_3_once_and_then_craft() -> None:
    t = table(4).turn_of(SPINNER).fill(SPINNER, red=2).act(Move(3), TakeThree("red"))
    assert t.why(TakeThree("red")) == "work_used"
    t.act(Craft("blanket"))
    assert t.items(SPINNER) == {"blanket": 1}


def test_7_4_only_the_number_of_tokens_counts() -> None:
    t = any_colours(red=2, blue=2, green=1, orange=1)
    t.act(CraftAny("blanket"))
    assert t.can(Lay) == [Lay(c) for c in ("red", "orange", "green", "blue")]
    t.act(Lay("red"), Lay("blue"), Lay("green"), Lay("orange"))
    assert t.phase == "laying"  # the last may be red or blue
    t.act(Lay("blue"))
    assert t.items(SPECIALIST) == {"blanket": 1}
    assert t.bowl(SPECIALIST) == {"red": 1}


def test_7_4_once_a_turn_and_no_other_craft_there() -> None:
    t = any_colours(red=9)
    assert t.why(Craft("blanket")) == "not_on_this_space"
    t.act(CraftAny("hat"))
    assert t.why(CraftAny("hat")) == "work_used"
    assert t.why(CraftAny("hat"), 0) == "not_your_turn"


def test_7_4_exact_patterns_lose_their_colours_too() -> None:
    t = any_colours(red=4)
    t.act(CraftAny("scarf"))
    assert t.items(SPECIALIST) == {"scarf": 1}
    assert any_colours(red=1).why(CraftAny("hat")) == "too_little_yarn"


def test_7_5_requests_of_any_colours() -> None:
    t = table(4).hold(SPECIALIST, "space_suit").turn_of(SPECIALIST).fill(SPECIALIST, red=6)
    t.act(Move(3), CraftRequestAny("space_suit"))
    assert t.finished(SPECIALIST) == {"space_suit"}


def test_7_5_not_with_the_option() -> None:
    t = table(4, any_colours="items_only").hold(SPECIALIST, "space_suit").turn_of(SPECIALIST)
    t.fill(SPECIALIST, red=6).act(Move(3))
    assert t.why(CraftRequestAny("space_suit")) == "no_request_any"
    assert t.rule(CraftRequestAny("space_suit")) == "7.5"
    assert t.why(CraftAny("hat")) == "legal"


def test_7_5_not_even_asked_for_a_request_alone() -> None:
    t = table(4, any_colours="items_only").hold(SPECIALIST, "space_suit").turn_of(SPECIALIST)
    t.fill(SPECIALIST, red=1)
    t.lay("red_1", "red_1").act(Move(3))
    assert t.can(CraftAny) == []
