"""Chapter 10 of RULES.md: special requests."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.parts import BOX, COLOUR_IDS
from samobranka.games.archravels.phases.bazaar import GiveRequest
from samobranka.games.archravels.phases.crafting import CraftRequest
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.state import favourite_of
from samobranka.games.archravels.story import Fulfilled, Gave, RequestGiven, RequestKept
from tests.games.archravels.table import table


def test_10_1_the_active_seat_gives_it_to_any_seat() -> None:
    t = table(3).turn_of(1).lay(None).turn_up("robot").act(Move(1), Done())
    assert t.asked == 1
    assert t.legal() == [GiveRequest(0), GiveRequest(1), GiveRequest(2)]
    assert t.why(Done()) == "give_now"
    assert t.why(GiveRequest(3)) == "not_at_table"
    t.act(GiveRequest(1))
    assert t.held(1) == {"robot"}
    assert t.told()[0] == RequestKept(1, "robot")


def test_10_2_it_lies_open_and_there_may_be_any_number() -> None:
    t = table(4).lay(None, None, None).turn_up("robot", "dragon", "loot").act(Move(1), Done())
    t.act(GiveRequest(3), GiveRequest(3), GiveRequest(3))
    assert t.told()[0] == RequestGiven(3, 0, "loot")
    for seat in (None, 0, 3):
        held = [request.request for request in t.view(seat).seats[3].held]
        assert held == ["robot", "dragon", "loot"]


def test_10_3_that_seat_and_no_other_may_craft_it() -> None:
    t = table().hold(1, "friendly_neighbor").fill(0, red=4, blue=1).act(Move(2))
    assert t.why(CraftRequest("friendly_neighbor")) == "no_such_request"
    assert t.rule(CraftRequest("friendly_neighbor")) == "10.3"
    t.turn_of(1).fill(1, red=3).act(Move(2), CraftRequest("friendly_neighbor"))
    assert t.finished(1) == {"friendly_neighbor"}


EXACT = [request for request in BOX.special_requests if request.rule == "exact"]


@pytest.mark.parametrize("request_card", EXACT, ids=lambda request: request.id)
def test_10_4_every_exact_request(request_card: object) -> None:
    assert isinstance(request_card, type(EXACT[0]))
    name, yarn = request_card.id, request_card.yarn
    t = table().hold(0, name).fill(0, **yarn).act(Move(2), CraftRequest(name))
    assert t.finished(0) == {name}
    assert t.held(0) == set()
    assert t.bowl(0) == {}
    paid = {c: yarn[c] for c in COLOUR_IDS if c in yarn}
    favourite = 5 if t.s.finished[0] == 1 << favourite_of(t.s, 0) else 0
    assert t.told()[0] == Fulfilled(0, name, paid, request_card.points, favourite)
    short = {**yarn, next(iter(yarn)): 0, "red": yarn.get("red", 0) - (next(iter(yarn)) == "red")}
    short = {colour: max(0, count) for colour, count in short.items()}
    t = table().hold(0, name).fill(0, **short, **({} if "orange" in short else {"orange": 1}))
    assert t.act(Move(3)).why(CraftRequest(name)) == "too_little_yarn"


@pytest.mark.parametrize(
    ("name", "yarn", "lays"),
    [
        ("robot", {"red": 5, "blue": 5}, ["blue"]),
        ("hacky_sack", dict.fromkeys(COLOUR_IDS, 1), ["red", "blue", "green"]),
        ("toms_scarf", dict.fromkeys(COLOUR_IDS, 1), ["red", "blue", "green", "yellow", "purple"]),
        ("snugglesaurus", {"red": 8, "blue": 8}, ["red"] * 8),
    ],
)
def test_10_4_requests_with_a_rule(name: str, yarn: dict[str, int], lays: list[str]) -> None:
    t = table().hold(0, name).fill(0, **yarn).act(Move(2), CraftRequest(name))
    t.act(*(Lay(colour) for colour in lays))
    assert t.finished(0) == {name}


def test_10_5_friendship_bracelets_two_tokens_to_each_other_seat() -> None:
    t = table(3).hold(0, "friendship_bracelets").fill(0, red=2, blue=2, green=2)
    t.fill(1).fill(2).act(Move(2), CraftRequest("friendship_bracelets"))
    assert t.view().choosing_yarn is not None
    receivers = []
    for colour in ("red", "blue", "green"):
        choosing = t.view().choosing_yarn
        assert choosing is not None
        receivers.append(choosing.to)
        t.act(Lay(colour))
    t.act(Lay("red"))
    assert receivers == [1, 1, 2]
    assert t.bowl(1) == {"red": 1, "blue": 1}
    assert t.bowl(2) == {"red": 1, "green": 1}
    assert t.bowl(0) == {"green": 1, "blue": 1}
    assert t.told()[0] == Gave(2, 0, {"red": 1})
    assert t.finished(0) == {"friendship_bracelets"}


def test_10_5_only_what_the_bowl_holds_is_given() -> None:
    name = "friendship_bracelets"
    t = table(3).hold(0, name).fill(0, red=3, blue=3).act(Move(2), CraftRequest(name))
    assert t.why(Lay("green")) == "no_such_yarn"
    assert t.rule(Lay("green")) == "10.5"
    t = table(3).hold(0, name).fill(0, red=3).act(Move(3))
    assert t.said(CraftRequest(name)) == (
        "You have not got the yarn for it: it takes 4 tokens for the other players together, "
        "and you lack 1 (rule 6.7)."
    )


def test_10_3_what_is_not_held_is_so_at_any_time() -> None:
    t = table().hold(1, "loot")
    assert t.why(CraftRequest("loot")) == "no_such_request"
    t = table(circle="requests_too").hold(1, "loot")
    assert t.why(CraftRequest("loot")) == "move_first"  # it might still come, and then the circle


@pytest.mark.parametrize(("seats", "cost"), [(2, 2), (3, 4), (4, 6)])
def test_10_5_the_bowl_must_hold_enough_for_all(seats: int, cost: int) -> None:
    name = "friendship_bracelets"
    t = table(seats).hold(0, name).fill(0, red=cost - 1, blue=0).act(Move(3))
    assert t.why(CraftRequest(name)) == "too_little_yarn"
    t = table(seats).hold(0, name).fill(0, red=cost).act(Move(2), CraftRequest(name))
    assert t.bowl(0) == {}
    assert all(t.bowl(seat)["red"] == 3 for seat in range(1, seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_proposed_gifts_can_be_given(seats: int) -> None:
    name = "friendship_bracelets"
    t = table(seats).hold(0, name).fill(0, red=4, blue=3, green=1).act(Move(2))
    (make,) = [make for make in t.view().can_make if make.request == name]
    assert make.count == sum(make.payment.values()) == 2 * (seats - 1)
    t.act(CraftRequest(name), *(Lay(colour) for colour in make.steps))
    assert t.finished(0) == {name}
    assert t.tokens(0) == 8 - make.count
