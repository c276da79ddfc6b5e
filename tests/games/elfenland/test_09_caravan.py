"""Chapter 9 of RULES.md: caravan and ferries."""

from __future__ import annotations

from typing import Any

import pytest

from samobranka.games.elfenland.parts import ROAD_IDS
from samobranka.games.elfenland.phases.caravan import Caravan, Pay, TakeFerry
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.story import (
    CaravanArrived,
    CaravanGathered,
    CaravanPaid,
    MarkerTaken,
    TookFerry,
)
from tests.games.elfenland.table import GAME, Table, every, travelling

DRAGON, UNICORN, PIG, WAGON = "dragon", "unicorn", "giant_pig", "troll_wagon"
ROAD = "elvenhold_ergeren"


def caravan(*hand: str, transport: str = WAGON, obstacle: bool = False, **options: Any) -> Table:
    """Seat 0 before a forest road with a counter."""
    return travelling(*hand, **options).lay(ROAD, transport, obstacle_of=1 if obstacle else -1)


def test_9_1_any_three_cards_without_the_price() -> None:
    t = caravan(PIG, UNICORN, "raft", DRAGON).act(Caravan(ROAD))
    assert (t.phase, t.turn, t.boot(0), t.s.caravan_due) == ("caravanning", 0, "elvenhold", 3)
    t.act(Pay(PIG), Pay("raft"), Pay(UNICORN))
    assert (t.boot(0), t.hand(0), t.phase) == ("ergeren", [DRAGON], "travelling")
    assert caravan(PIG, UNICORN).why(Caravan(ROAD)) == "too_few_for_caravan"


def test_9_2_four_with_an_obstacle() -> None:
    t = caravan(PIG, UNICORN, "raft", DRAGON, DRAGON, obstacle=True).act(Caravan(ROAD))
    t.act(Pay(PIG), Pay(UNICORN), Pay(DRAGON))
    assert t.boot(0) == "elvenhold"
    t.act(Pay(DRAGON))
    assert (t.boot(0), t.hand(0)) == ("ergeren", ["raft"])
    t = caravan(PIG, PIG, PIG, obstacle=True)
    assert (t.why(Caravan(ROAD)), t.rule(Caravan(ROAD))) == ("too_few_over_obstacle", "9.2")
    t = caravan(PIG, PIG, obstacle=True)
    assert (t.why(Caravan(ROAD)), t.rule(Caravan(ROAD))) == ("too_few_for_caravan", "9.1")


def test_9_3_of_several_kinds_the_roads_own_among_them() -> None:
    t = caravan(WAGON, "raft", PIG, DRAGON).act(Caravan(ROAD))
    assert t.legal() == [Pay(PIG), Pay(WAGON), Pay(DRAGON), Pay("raft")]
    assert (t.why(Pay(UNICORN)), t.rule(Pay(UNICORN))) == ("not_in_hand", "9.8")
    assert t.act(Pay(WAGON), Pay("raft"), Pay(PIG)).boot(0) == "ergeren"


@pytest.mark.parametrize("road", ["elvenhold_ergeren", "elvenhold_lapphalya"])
def test_9_3_terrain_does_not_matter(road: str) -> None:
    t = travelling(PIG, PIG, PIG, "raft").lay(road, WAGON).act(Caravan(road))
    assert t.s.caravan_due == 3


def test_9_4_not_with_the_price_in_hand() -> None:
    t = caravan(WAGON, WAGON, PIG, PIG, PIG)
    assert (t.why(Caravan(ROAD)), t.why(Ride(ROAD))) == ("hand_can_pay", "legal")
    t = caravan(WAGON, WAGON, WAGON, PIG, obstacle=True)  # R17
    assert (t.why(Caravan(ROAD)), t.why(Ride(ROAD))) == ("hand_can_pay", "legal")
    assert caravan(WAGON, WAGON, PIG, PIG, obstacle=True).why(Caravan(ROAD)) == "legal"


def test_9_5_unless_the_option_allows_it() -> None:
    t = caravan(WAGON, WAGON, PIG, PIG, PIG, caravan="chosen")
    assert (t.why(Caravan(ROAD)), t.why(Ride(ROAD))) == ("legal", "legal")
    t.act(Caravan(ROAD), Pay(PIG), Pay(PIG), Pay(PIG))
    assert (t.boot(0), t.hand(0)) == ("ergeren", [WAGON, WAGON])


@pytest.mark.parametrize("option", ["needed", "chosen"])
def test_9_6_a_caravan_needs_a_counter_too(option: str) -> None:
    t = travelling(PIG, PIG, PIG, PIG, caravan=option)
    assert t.why(Caravan(ROAD)) == "no_counter_on_road"


def test_9_7_there_is_no_caravan_on_water() -> None:
    assert {action.road for action in every(Caravan)} == set(ROAD_IDS)
    assert travelling(PIG, PIG, PIG, PIG).legal() == [EndJourney()]


def test_9_8_openly_one_at_a_time() -> None:
    t = caravan(PIG, UNICORN, "raft", DRAGON).act(Caravan(ROAD))
    assert t.told(2) == [CaravanGathered(0, ROAD, 3)]
    assert (t.view(2).caravan, t.view(2).caravan_due) == (ROAD, 3)
    t.act(Pay(PIG))
    assert t.told(2) == [CaravanPaid(0, {PIG: 1})]
    assert t.discards() == [PIG]
    others = [action for action in GAME.actions if not isinstance(action, Pay)]
    assert {t.why(action) for action in others} == {"pay_caravan_now"}
    t.act(Pay(UNICORN), Pay("raft"))
    told = [CaravanPaid(0, {"raft": 1}), CaravanArrived(0, "ergeren"), MarkerTaken(0, "ergeren", 1)]
    assert t.told(2) == told
    assert (t.view(2).caravan, t.view(2).caravan_due) == (None, 0)


@pytest.mark.parametrize("obstacle", [False, True])
def test_9_9_the_whole_hand_is_paid_without_asking(obstacle: bool) -> None:
    hand = [PIG, PIG, "raft", DRAGON] if obstacle else [PIG, "raft", DRAGON]
    t = caravan(*hand, obstacle=obstacle).act(Caravan(ROAD))
    assert (t.boot(0), t.hand(0), t.turn) == ("ergeren", [], 1)
    assert sorted(t.discards()) == sorted(hand)
    paid = {card: hand.count(card) for card in (PIG, DRAGON, "raft")}
    assert CaravanPaid(0, paid) in t.told(1)
    assert CaravanArrived(0, "ergeren") in t.told(1)


def test_9_9_a_hand_that_ends_the_round_is_told_to_all() -> None:
    """The cards are in the new deck at once; the rules say which went, and all saw them."""
    t = caravan().travelling(2).give(2, PIG, "raft", DRAGON).act(Caravan(ROAD))
    assert (t.s.round, t.discards()) == (2, [])
    for audience in (0, 2, None):
        assert CaravanPaid(2, {PIG: 1, DRAGON: 1, "raft": 1}) in t.told(audience)


def test_9_9_a_hand_of_like_cards_is_asked() -> None:
    t = caravan(PIG, PIG, PIG, PIG).act(Caravan(ROAD))
    assert (t.phase, t.legal()) == ("caravanning", [Pay(PIG)])


def test_9_10_a_ferry_costs_two_rafts_and_needs_no_counter() -> None:
    t = travelling("raft", "raft", "raft", "raft", PIG)
    t.act(TakeFerry("elvenhold_virst"))
    assert (t.boot(0), t.told(1)[0]) == ("virst", TookFerry(0, "virst", 2))
    t.act(TakeFerry("elvenhold_virst"))
    assert (t.boot(0), t.hand(0)) == ("elvenhold", [PIG])
    t = travelling("raft", PIG, PIG)
    assert t.why(TakeFerry("elvenhold_virst")) == "too_few_rafts_for_ferry"
