"""The search for journeys: the planner's ways are legal and cheapest, the bot's journey the best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from samobranka.core.chance import draw, generator
from samobranka.core.sets import has
from samobranka.games.elfenland.parts import (
    CARDS,
    MOST_WAYS,
    NOTHING,
    ROAD_COST,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
    TOWNS,
    TRANSPORT_IDS,
    TRANSPORTS,
    WAYS_AT,
)
from samobranka.games.elfenland.phases.caravan import Caravan, Pay, caravan_size
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import LayObstacle
from samobranka.games.elfenland.phases.travelling import Raft, Ride, card_for, other_end, price_of
from samobranka.games.elfenland.routes import begin_journeys, next_journey
from tests.games.elfenland.table import ENGINE, GAME, Table, planning, table, travelling

Hand = tuple[int, ...]


def scattered(seed: int, roads: int, cards: int = 8, **options: Any) -> Table:
    """Seat 0 travels from anywhere, with counters and obstacles all over the board."""
    t, choice = table(3, seed, **options).travelling(), generator(seed, 9)
    t.s.boot[0] = draw(choice, TOWNS)
    for _ in range(roads):
        road, k = draw(choice, ROADS), draw(choice, TRANSPORTS)
        if t.s.counter_on[road] == NOTHING and ROAD_COST[k, road] and t.s.pile[k]:
            obstacle = draw(choice, 3)
            owner = obstacle if t.s.obstacle[obstacle] else NOTHING
            t.lay(ROAD_IDS[road], TRANSPORT_IDS[k], owner)
    for seat in t.seats:
        for town in range(TOWNS):
            if draw(choice, 2) or town == t.s.boot[seat]:
                t.s.unvisited[seat] &= ~(1 << town)
    while t.s.hand_size[0] > cards:
        k = next(k for k in range(CARDS) if t.s.hand[0, k])
        t.s.hand[0, k] -= 1
        t.s.deck[k] += 1
        t.s.hand_size[0] -= 1
        t.s.deck_size += 1
    return t.whole()


def legs_from(t: Table, town: int, hand: Hand) -> Iterator[tuple[int, Hand]]:
    """Every leg by the rules, every way to pay for a caravan tried: slow and plain."""
    s = t.s
    for place in range(MOST_WAYS):
        way = WAYS_AT[town, place]
        if way == NOTHING or card_for(s, way) == NOTHING:
            continue
        card, price, to = card_for(s, way), price_of(s, way, town), other_end(way, town)
        if hand[card] >= price:
            yield to, without(hand, [card] * price)
        if way < ROADS and (hand[card] < price or s.caravan_by_choice):
            cards = [k for k in range(CARDS) for _ in range(hand[k])]
            for paid in set(combinations(cards, caravan_size(s, way))):
                yield to, without(hand, list(paid))


def without(hand: Hand, cards: list[int]) -> Hand:
    return tuple(hand[k] - cards.count(k) for k in range(CARDS))


def cheapest(t: Table) -> dict[str, int]:
    """Cards to every town, by looking at every town with every hand."""
    hand = tuple(t.s.hand[0, k] for k in range(CARDS))
    reached = {(t.s.boot[0], hand)}
    todo = [(t.s.boot[0], hand)]
    found: dict[str, int] = {}
    while todo:
        town, left = todo.pop()
        spent = sum(hand) - sum(left)
        found[TOWN_IDS[town]] = min(spent, found.get(TOWN_IDS[town], 99))
        for state in legs_from(t, town, left):
            if state not in reached:
                reached.add(state)
                todo.append(state)
    del found[TOWN_IDS[t.s.boot[0]]]
    return found


def most_markers(t: Table) -> int:
    """The most markers any journey takes, by trying all of them."""

    @cache
    def most(town: int, hand: Hand, unvisited: int) -> int:
        best = 0
        for to, left in legs_from(t, town, hand):
            gain = has(unvisited, to)
            best = max(best, gain + most(to, left, unvisited & ~(1 << to)))
        return best

    hand = tuple(t.s.hand[0, k] for k in range(CARDS))
    return most(t.s.boot[0], hand, t.s.unvisited[0])


SCENES = [(seed, 8 + 3 * seed) for seed in range(8)]
A_LITTLE = 30
"""What the kinds of cards left at the end of a journey may be worth."""
OPTIONS = pytest.mark.parametrize("caravan", ["needed", "chosen"])


@OPTIONS
@pytest.mark.parametrize(("seed", "roads"), SCENES)
def test_the_planner_finds_the_cheapest_way_to_every_town(
    seed: int, roads: int, caravan: str
) -> None:
    t = scattered(seed, roads, caravan=caravan)
    routes = t.view(0).routes
    assert {route.town: sum(route.cards.values()) for route in routes} == cheapest(t)


@OPTIONS
@pytest.mark.parametrize(("seed", "roads"), SCENES)
def test_the_planners_ways_can_be_gone(seed: int, roads: int, caravan: str) -> None:
    planned = scattered(seed, roads, caravan=caravan)
    for route in planned.view(0).routes:
        t = scattered(seed, roads, caravan=caravan)
        before, markers = t.view(0).hand or {}, t.view(0).seats[0].markers
        for action in route.actions:
            t.act_as(0, action)
        if t.turn == 0 and t.s.round == 1:
            after = t.view(0).hand or {}
            paid = {card: before[card] - after.get(card, 0) for card in before}
            assert {card: count for card, count in paid.items() if count} == route.cards
        assert t.boot(0) == route.town == route.towns[-1]
        assert t.view(0).seats[0].markers - markers == route.markers


@OPTIONS
@pytest.mark.parametrize(("seed", "cards"), [(seed, 5 + seed % 3) for seed in range(8)])
def test_the_best_journey_is_found(seed: int, cards: int, caravan: str) -> None:
    t = scattered(seed, 20, cards, caravan=caravan)
    begin_journeys(t.s, 0, False)
    best = 0
    while next_journey(t.s, 0, False):
        best = max(best, t.s.gained_count[t.s.depth])
    assert best == most_markers(t)
    tour = t.view(0).tour
    assert (tour.markers if tour else 0) == best
    if tour:
        before = t.view(0).seats[0].markers
        for action in tour.actions:
            t.act_as(0, action)
        assert t.view(0).seats[0].markers - before == best


def test_the_greedy_eye_follows_the_best_journey() -> None:
    """From leg to leg the value stays what it was promised to be."""
    for seed in range(6):
        t = scattered(seed, 24)
        promised = ENGINE.evaluate(t.states, 0, 0)
        while t.turn == 0 and t.phase in ("travelling", "caravanning"):
            values = {}
            for action in t.legal():
                other = t.imagined(0, generator(1))
                other.act_as(0, action)
                values[GAME.actions.encode(action)] = ENGINE.evaluate(other.states, 0, 0)
            if t.s.hand_size[0] > 4 and t.phase == "travelling":
                assert promised <= max(values.values()) < promised + A_LITTLE
            best = max(values, key=lambda number: values[number])
            t.act(GAME.actions.decode(best))


def test_a_second_caravan_may_need_cards_given_to_the_first() -> None:
    """9.4: two wagons would pay for the second road, so one of them goes with the first caravan."""
    hand = ["troll_wagon"] * 2 + ["raft"] * 4 + ["dragon"]
    t = travelling(*hand, town="feodor").lay("feodor_lapphalya", "unicorn")
    t.lay("ixara_lapphalya", "troll_wagon").lay("ixara_virst", "troll_wagon", obstacle_of=1)
    routes = {route.town: route for route in t.view(0).routes}
    assert sum(routes["ixara"].cards.values()) == 5
    assert routes["ixara"].actions[0] == Caravan("feodor_lapphalya")
    assert routes["ixara"].actions[-1] == Ride("ixara_lapphalya")
    assert {type(action) for action in routes["ixara"].actions} == {Caravan, Pay, Ride}


def test_who_has_still_to_travel_is_shown_ways() -> None:
    t = travelling("raft", "raft", "raft")
    ways = {route.town: route for route in t.view(0).routes}
    assert set(ways) == {"rivinia", "tichih", "beata", "virst", "strykhaven", "ixara"}
    assert ways["tichih"].actions == [Raft("elvenhold_rivinia"), Raft("rivinia_tichih")]
    assert (ways["tichih"].cards, ways["tichih"].markers) == ({"raft": 2}, 2)
    assert t.view(None).routes == []
    assert t.view(None).tour is table().view(0).tour is None
    t.give(1, "raft", "raft").give(2, "raft", "raft")
    assert [bool(t.view(seat).routes) for seat in range(3)] == [True, True, True]
    t.act(EndJourney())
    assert [bool(t.view(seat).routes) for seat in range(3)] == [False, True, True]


def test_while_planning_everybody_sees_where_the_counters_lead() -> None:
    t = planning("dragon").lay("elvenhold_ergeren", "unicorn").give(1, *["unicorn"] * 3)
    assert "ergeren" in {route.town for route in t.view(1).routes}
    (road,) = t.view(0).roads
    assert road.price_with_obstacle == road.price + 1
    assert road.caravan_with_obstacle == road.caravan + 1
    t.act(LayObstacle("elvenhold_ergeren"))
    (road,) = t.view(0).roads
    assert road.price_with_obstacle == 0
