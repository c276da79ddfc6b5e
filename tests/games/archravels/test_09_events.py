"""Chapter 9 of RULES.md: events."""

from __future__ import annotations

import pytest

from samobranka.core.actions import tell
from samobranka.core.words import words_for
from samobranka.games.archravels.parts import COLOUR_IDS
from samobranka.games.archravels.phases.any_colours import CraftAny
from samobranka.games.archravels.phases.cat import NameForCat
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.ending import CraftNothing
from samobranka.games.archravels.phases.events import Donate, DonateTo
from samobranka.games.archravels.phases.exchange import Exchange
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.restocking import EndTurn, Finish, Learn
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.phases.yarn import Take
from samobranka.games.archravels.story import (
    CatLeft,
    CatStopped,
    Donated,
    EventCame,
    Moved,
    NothingCame,
    Tangled,
)
from samobranka.games.archravels.view import ToCraft
from tests.games.archravels.table import Table, table


def event(*cards: str, seats: int = 3, cat: str = "anyone", circle: str = "items") -> Table:
    """Seat 0, which has done nothing, turns up these cards."""
    t = table(seats, cat=cat, circle=circle).lay(*[None] * len(cards))
    return t.turn_up(*cards)


def comes(t: Table) -> Table:
    """The bazaar is restocked."""
    return t.act(Move(1), Done())


def test_9_1_an_event_is_discarded_before_the_next_one() -> None:
    t = comes(event("tangled_cat", "donate"))
    assert t.discards() == []
    t.act(NameForCat(1))
    assert t.discards() == ["tangled_cat"]
    assert t.phase == "donating"
    assert t.bazaar()[:2] == [None, "donate"]


def test_9_2_the_active_seat_names_a_seat() -> None:
    t = comes(event("tangled_cat"))
    assert t.asked == 0
    assert t.legal() == [NameForCat(0), NameForCat(1), NameForCat(2)]
    assert t.why(NameForCat(3)) == "not_at_table"
    t.act(NameForCat(2))
    assert [seat.cat for seat in t.view().seats] == [False, False, True]
    assert t.told()[0] == Tangled(2, 0)


def test_9_2_others_only_with_the_option() -> None:
    t = comes(event("tangled_cat", cat="others"))
    assert t.legal() == [NameForCat(1), NameForCat(2)]
    assert t.why(NameForCat(0)) == "not_oneself"


def test_9_2_if_only_one_can_be_named_nothing_is_asked() -> None:
    t = comes(event("tangled_cat", seats=2, cat="others"))
    assert t.active == 1
    assert t.s.cat[1]
    came = t.told().index(EventCame("tangled_cat"))
    assert t.told()[came + 1] == Tangled(1, 0)
    assert comes(event("tangled_cat", seats=2)).legal() == [NameForCat(0), NameForCat(1)]


def tangled(seat: int = 1, seats: int = 4) -> Table:
    """This seat has the cat, and it is its turn."""
    t = comes(event("tangled_cat", seats=seats)).act(NameForCat(seat)).turn_of(seat)
    return t.fill(seat, red=5, blue=5, green=5)


def test_9_3_it_crafts_nothing_in_its_next_turn() -> None:
    t = tangled().act(Move(3))
    assert t.why(Craft("hat")) == "cat_stops"
    assert t.rule(Craft("hat")) == "9.3"
    assert tangled().act(Move(2)).active == 2  # nothing could be done there
    t = tangled(2).act(Move(3))
    assert t.why(CraftAny("hat")) == "cat_stops"


def test_9_3_a_craft_that_is_lost_is_told() -> None:
    t = tangled()
    assert t.why(Craft("hat")) == "cat_stops"  # before the marker is moved, too
    assert t.why(Move(2)) == "legal"
    t.act(Move(2))
    assert t.told()[:2] == [Moved(1, 2, {"craft": 4}), CatStopped(1)]
    t = tangled().lay("red_1", "red_1").act(Move(3), Shop(1))
    assert CatStopped(1) not in t.told()
    t.act(Shop(2))
    assert CatStopped(1) in t.told()
    t = tangled().act(Move(3), Done())
    assert CatStopped(1) not in t.told()  # its own decision


def test_9_3_nobody_else_is_told_of_a_cat() -> None:
    t = table().fill(0).act(Move(2))
    assert t.active == 1
    assert not t.was_told(CatStopped)


def test_9_3_a_circle_that_is_lost_is_told() -> None:
    t = tangled().lay(None).turn_up("craft_circle").act(Move(1), Done())
    came = t.told().index(EventCame("craft_circle"))
    assert t.told()[came + 1] == CatStopped(1)


def test_9_3_nor_in_a_circle_turned_up_in_that_turn() -> None:
    t = tangled().lay(None).turn_up("craft_circle").act(Move(1), Done())
    assert t.phase == "in_circle"
    assert t.asked == 2


def test_9_4_the_cat_stops_nothing_else() -> None:
    t = tangled().lay("red_1", "red_1").act(Move(3))
    assert t.can(Shop)
    t.act(Shop(1), Shop(2))
    assert t.active == 2
    t = tangled().act(Move(4))
    assert t.can(Exchange)
    t = tangled().give_items(1, bear=2).act(Move(4), Done())
    t.act(Learn("bear"))
    assert t.s.is_learned[1, 1]


def test_9_4_not_a_circle_in_another_turn() -> None:
    t = comes(event("tangled_cat", "craft_circle", seats=3).fill(0)).act(NameForCat(1))
    assert t.phase == "in_circle"
    assert t.asked == 1


def test_9_4_not_the_final_craft() -> None:
    t = table(3).put_row("recess", "lumberjack", "naptime").empty_project_deck(2)
    t.lay(None).turn_up("tangled_cat").give_items(0, hat=2, mittens=1).act(Move(1), Done())
    t.act(NameForCat(1), Finish("recess"), EndTurn())
    assert t.phase == "final"
    assert t.asked == 1
    assert t.can(Craft)


def test_9_5_several_cats_are_one_and_the_mark_goes_with_the_turn() -> None:
    t = comes(event("tangled_cat", "tangled_cat")).act(NameForCat(1), NameForCat(1))
    assert t.active == 1
    t.act(Move(1), Done())
    assert CatLeft(1) in t.told()
    assert not t.s.cat[1]
    t.turn_of(1).fill(1, red=5).act(Move(2), Craft("blanket"))
    assert t.items(1) == {"blanket": 1}


def test_9_5_a_cat_of_that_very_turn_counts_for_the_one_after() -> None:
    t = tangled().lay(None).turn_up("tangled_cat").act(Move(1), Done(), NameForCat(1))
    assert t.active == 2
    assert t.s.cat[1]
    t = comes(event("tangled_cat", "craft_circle")).act(NameForCat(0))
    assert t.phase == "in_circle"
    assert t.asked == 0
    assert t.view().seats[0].cat_again
    t.finish_turn()
    t.turn_of(0)
    assert t.view().seats[0].cat


def test_9_6_yarn_sale_three_tokens_of_any_colours() -> None:
    t = comes(event("yarn_sale").fill(0))
    assert t.asked == 0
    assert t.legal() == [Take(colour) for colour in COLOUR_IDS]
    t.act(Take("red"), Take("blue"), Take("red"))
    assert t.bowl(0) == {"red": 2, "blue": 1}
    assert t.active == 1
    assert t.tokens(1) == 6


def test_9_7_donate_a_token_to_another_seat() -> None:
    t = comes(event("donate").fill(0, red=1, blue=2))
    assert t.legal() == [Donate("red"), Donate("blue")]
    assert t.why(Donate("green")) == "no_such_yarn"
    assert t.said(Donate("green")) == "You have no green yarn (rule 9.7)."
    t.act(Donate("blue"))
    assert t.legal() == [DonateTo(1), DonateTo(2)]
    assert t.why(DonateTo(0)) == "another_seat"
    assert t.why(DonateTo(3)) == "not_at_table"
    t.act(DonateTo(2))
    assert t.bowl(0) == {"red": 1, "blue": 1}
    assert t.bowl(2)["blue"] == 2
    assert t.told()[0] == Donated(2, 0, "blue")


def test_9_8_token_first_and_with_two_seats_no_receiver_is_asked() -> None:
    t = comes(event("donate", seats=2))
    assert t.why(DonateTo(1)) == "donate_now"
    t.act(Donate("red"))
    assert t.active == 1
    assert t.bowl(1)["red"] == 2
    assert t.told()[0] == Donated(1, 0, "red")
    t = comes(event("donate")).act(Donate("red"))
    assert t.why(Donate("blue")) == "receiver_now"
    assert t.view().donated == "red"
    assert t.tokens(0) == 6  # it is still there


def test_9_9_with_an_empty_bowl_nothing() -> None:
    t = comes(event("donate").fill(0))
    assert t.active == 1
    assert t.discards() == ["donate"]
    assert [e for e in t.told() if isinstance(e, EventCame | NothingCame)] == [
        EventCame("donate"),
        NothingCame("donate"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_10_every_seat_takes_a_token_clockwise(seats: int) -> None:
    t = table(seats).turn_of(1).lay(None).turn_up("friendly_clerk")
    comes(t)
    order = []
    while t.phase == "taking":
        order.append(t.asked)
        t.act(Take("green"))
    assert order == [(1 + step) % seats for step in range(seats)]
    assert all(t.bowl(seat)["green"] == 2 for seat in range(seats))


def test_9_11_every_seat_may_craft_one_item() -> None:
    t = comes(event("craft_circle", seats=4).fill(2))
    assert (t.phase, t.asked) == ("in_circle", 0)
    t.act(Craft("hat"), Lay("red"), Lay("blue"))
    assert t.items(0) == {"hat": 1}
    assert t.asked == 1
    t.act(CraftNothing())
    assert t.asked == 3  # seat 2 could craft nothing
    t.act(CraftNothing())
    assert (t.phase, t.asked) == ("restocking", 0)


def test_9_11_nobody_can_craft() -> None:
    t = comes(event("craft_circle", seats=2).fill(0).fill(1))
    assert t.active == 1
    assert NothingCame("craft_circle") in t.told()


def test_9_12_requests_only_with_the_option() -> None:
    t = event("craft_circle").hold(0, "friendly_neighbor").fill(0, red=3, blue=1)
    comes(t)
    assert t.why(CraftRequest("friendly_neighbor")) == "items_only"
    assert t.rule(CraftRequest("friendly_neighbor")) == "9.12"
    t = event("craft_circle", circle="requests_too").hold(0, "friendly_neighbor").fill(0, red=3)
    comes(t).act(CraftRequest("friendly_neighbor"))
    assert t.finished(0) == {"friendly_neighbor"}


@pytest.mark.parametrize(
    ("circle", "yarn", "what", "russian"),
    [
        ("items", {"red": 3, "blue": 1}, "item", "одно изделие."),
        ("requests_too", {"red": 3}, "request", "один из своих особых запросов."),
        (
            "requests_too",
            {"red": 3, "blue": 1},
            "either",
            "одно изделие или один из своих особых запросов.",
        ),
    ],
)
def test_9_12_the_prompt_says_what_can_be_made(
    circle: str, yarn: dict[str, int], what: str, russian: str
) -> None:
    t = event("craft_circle", circle=circle).hold(0, "friendly_neighbor")
    comes(t.tile(0, "bear_bbb").fill(0, **yarn))
    assert t.prompt() == ToCraft(0, what)
    said = tell(t.prompt(), words_for("ru", "archravels"), you=0)
    assert said == f"Кружок рукоделия: можно связать {russian}"
    requests = "" if circle == "items" else " or a request of your own"
    assert t.said(Move(1)) == (
        f"This is the craft circle: craft an item{requests}, or nothing (rule 9.11)."
    )


def test_9_13_the_circle_needs_no_work_and_no_power() -> None:
    t = table(4).turn_of(2).lay("red_1", "red_1").fill(2, red=3).turn_up("craft_circle")
    t.act(Move(3), Shop(1), Shop(2), Done())
    assert (t.phase, t.asked) == ("in_circle", 2)
    assert t.why(CraftAny("bear")) == "circle_now"
    assert t.why(Craft("hat")) == "too_little_yarn"
    t.act(Craft("blanket"))
    assert t.items(2) == {"blanket": 1}
