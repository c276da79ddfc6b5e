"""Chapter 2 of RULES.md: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core import match
from samobranka.core.chance import generator
from samobranka.games.catan.parts import (
    BOX,
    COLOUR_IDS,
    INTERSECTIONS,
    LETTERS,
    NEXT_HEX,
    PATH_AT,
    SPIRAL,
    START_COLOURS,
    TOKENS,
)
from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.producing import Roll
from tests.games.catan.table import ENGINE, GAME, Table, begun, corner, path, table, terrain_of


def tokens(t: Table) -> list[int]:
    return [hex.token for hex in t.view(None).board.hexes]


def terrains(t: Table) -> list[str]:
    return [hex.terrain for hex in t.view(None).board.hexes]


def red_pairs(t: Table) -> int:
    """How many pairs of red tokens are neighbours."""
    numbers, count = tokens(t), 0
    for hex, number in enumerate(numbers):
        for way in range(6):
            other = NEXT_HEX[t.s.board, hex, way]
            count += other > hex and number in (6, 8) and numbers[other] in (6, 8)
    return count


def test_2_1_five_and_six_use_the_extension() -> None:
    assert [table(seats).view(None).board.id for seats in range(2, 7)] == [
        "base",
        "base",
        "base",
        "ext56",
        "ext56",
    ]


def test_2_2_terrains_are_shuffled() -> None:
    boards = {tuple(terrains(table(4, seed))) for seed in range(20)}
    assert len(boards) == 20
    assert len({tuple(sorted(board)) for board in boards}) == 1


@pytest.mark.parametrize("seats", [4, 6])
def test_2_3_tokens_follow_the_letters_along_a_spiral(seats: int) -> None:
    corners = set()
    for seed in range(12):
        t = table(seats, seed)
        numbers, board = tokens(t), t.s.board
        letters = [LETTERS[board, place] for place in range(TOKENS[board])]
        found = [
            turn
            for turn in range(6)
            if [n for n in (numbers[SPIRAL[board, turn, k]] for k in range(len(numbers))) if n]
            == letters
        ]
        assert len(found) == 1
        corners.add(found[0])
    assert len(corners) > 2


def test_2_3_the_worked_example_of_the_letter_order() -> None:
    example = next(each for each in BOX.layouts if each.id == "ext56_letter_example")
    numbers = {(hex.q, hex.r): hex.n for hex in example.hexes}
    spiral = next(each for each in BOX.layouts if each.id == "ext56_variable").spirals[0]
    laid = [numbers[place] for place in spiral if numbers[place]]
    assert laid == [number for _, number in BOX.number_tokens.ext56.letters]


def test_2_4_letters_never_lay_red_tokens_side_by_side() -> None:
    assert sum(red_pairs(table(seats, seed)) for seats in (4, 6) for seed in range(40)) == 0


def test_2_5_random_boards_shuffle_tokens_too() -> None:
    boards = [table(4, seed, layout="random") for seed in range(10)]
    assert len({tuple(tokens(t)) for t in boards}) == 10
    assert len({tuple(sorted(tokens(t))) for t in boards}) == 1


@pytest.mark.parametrize("seats", [4, 6])
def test_2_6_red_tokens_are_kept_apart_if_asked_for(seats: int) -> None:
    apart = [red_pairs(table(seats, seed, layout="random")) for seed in range(60)]
    as_they_fall = [
        red_pairs(table(seats, seed, layout="random", red_apart="no")) for seed in range(60)
    ]
    assert sum(apart) == 0
    assert sum(as_they_fall) > 0


def test_2_6_every_place_is_reached_alike() -> None:
    """Each red token is on a border hex as often as on its mirror image."""
    seen: Counter[int] = Counter()
    for seed in range(400):
        numbers = tokens(table(2, seed, layout="random", helpers="no"))
        seen.update(hex for hex, number in enumerate(numbers) if number in (6, 8))
    corners = [seen[hex] for hex in (0, 2, 7, 11, 16, 18)]
    assert max(corners) < 2 * min(corners)


def test_2_7_the_beginner_board_is_as_printed() -> None:
    t = table(4, layout="beginner")
    printed = BOX.layouts[0].hexes
    assert terrains(t) == [hex.t for hex in printed]
    assert tokens(t) == [hex.n for hex in printed]
    assert t.s.robber == 9
    assert table(6, layout="beginner").s.robber == 2


def test_2_8_harbours() -> None:
    def types(t: Table) -> list[str]:
        return [harbour.type for harbour in t.view(None).board.harbours]

    printed = [harbour.type for harbour in BOX.layouts[0].harbours]
    assert types(table(4, harbours="printed")) == printed
    assert types(table(4, layout="beginner")) == printed
    assert len({tuple(types(table(4, seed))) for seed in range(10)}) > 5
    assert sorted(types(table(4))) == sorted(printed)


def test_2_9_the_robber_starts_on_a_desert() -> None:
    assert all(terrain_of(t, t.s.robber) == "desert" for t in map(table, range(2, 7)))
    first = Counter(
        [h for h, x in enumerate(terrains(t)) if x == "desert"].index(t.s.robber)
        for t in (table(6, seed) for seed in range(40))
    )
    assert min(first[0], first[1]) > 5


def test_2_10_the_deck_is_face_down() -> None:
    t = begun()
    assert "deck" not in t.view(0).__struct_fields__
    assert t.view(0).deck_size == 25
    dreams = [t.deal(0, "knight").imagined(1, generator(k)).cards(0) for k in range(12)]
    assert len({str(cards) for cards in dreams}) > 1


def test_2_11_seat_0_begins_and_it_goes_clockwise() -> None:
    t = table(3)
    order = []
    while t.s.turns == 0:
        order.append(t.decider)
        t.act(t.legal()[0])
    assert order[::2] == [0, 1, 2, 2, 1, 0]
    assert t.decider == 0


def test_2_12_first_lap_a_settlement_and_a_road() -> None:
    t = table(3)
    assert t.phase == "placing"
    assert len(t.legal()) == INTERSECTIONS[0]
    t.act(Settle(20))
    assert (t.phase, t.decider) == ("placing_road", 0)
    t.act(t.legal()[0])
    assert (t.phase, t.decider) == ("placing", 1)


def test_2_13_second_lap_counter_clockwise() -> None:
    t = table(4)
    order = []
    while t.s.turns == 0:
        if t.phase == "placing":
            order.append(t.decider)
        actions = t.legal()
        t.act(actions[len(actions) // 2])
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]


def test_2_14_the_road_touches_the_settlement_just_placed() -> None:
    t = table(2).act(Settle(0))
    roads = [PATH_AT[0, 0, way] for way in range(3) if PATH_AT[0, 0, way] >= 0]
    assert t.legal() == [BuildRoad(road) for road in roads]
    t.act(BuildRoad(roads[0]))
    for _ in range(2):
        t.act(t.legal(kind=Settle)[-1]).act(t.legal()[0])
    t.act(Settle(25))
    assert t.why(BuildRoad(roads[1])) == "not_at_settlement"


def test_2_15_the_distance_rule_holds_and_nothing_is_paid() -> None:
    t = table(2).act(Settle(20)).act(*table(2).act(Settle(20)).legal()[:1])
    assert t.why(Settle(20)) == "not_free"
    near = [t.why(Settle(c)) for c in range(INTERSECTIONS[0])]
    assert near.count("too_close") == 3
    assert t.hand(0) == {}


def test_2_16_the_second_settlement_pays() -> None:
    t = table(2, layout="beginner")
    t.act(Settle(0)).act(t.legal()[0]).act(Settle(2)).act(t.legal()[0])
    t.act(Settle(corner(0, -1, "S"))).act(t.legal()[0])  # hills, forest, desert
    assert t.hand(1) == {"brick": 1, "lumber": 1}
    assert t.hand(0) == {}


def test_2_17_a_seat_without_a_place_goes_without() -> None:
    t = table(2).act(Settle(20))
    for place in range(INTERSECTIONS[0]):  # a fence of cities that no box could hold
        if t.s.site[place] == 0:
            t.s.site[place] = 8
    ENGINE.apply(t.states, 0, 0, GAME.actions.encode(t.legal()[0]), t.chance)
    assert (t.phase, t.decider, t.s.turns) == ("before_roll", 0, 1)
    assert [t.s.supply[seat, 1] for seat in range(2)] == [4, 5]


def test_2_18_the_printed_start() -> None:
    t = table(4, layout="beginner", start="printed")
    assert t.phase == "before_roll"
    assert t.view(None).seats[0].settlements == [corner(0, -1, "N"), corner(-2, 1, "N")]
    assert t.view(None).seats[0].roads == [path(0, -1, "NE"), path(-2, 1, "NE")]
    assert t.hand(0) == {"lumber": 2, "grain": 1}
    assert [t.helper(seat) for seat in range(4)] == ["louis", "marianne", "william", "nassir"]
    three = table(3, layout="beginner", start="printed")
    assert three.view(None).seats[0].settlements == t.view(None).seats[1].settlements
    for seats in (2, 5):
        assert table(seats, layout="beginner", start="printed").phase == "placing"


def test_2_19_then_seat_0_has_the_first_turn() -> None:
    t = begun(3)
    assert (t.phase, t.decider, t.s.turns) == ("before_roll", 0, 1)
    assert Roll() in t.legal()


@pytest.mark.parametrize("seats", [3, 6])
def test_2_6_a_random_layout_is_always_found(seats: int) -> None:
    """However many places are drawn until no two red tokens are neighbours."""
    for number in range(40):
        options = {"layout": "random", "red_apart": "yes"}
        assert match.new(GAME, seats, options, secret=f"apart {number}").ply == 0


def test_the_printed_start_has_the_colours_of_the_data() -> None:
    for seats, colours in ((3, START_COLOURS[0]), (4, START_COLOURS[1])):
        t = table(seats, layout="beginner", start="printed")
        assert tuple(seat.colour for seat in t.view(0).seats) == colours
    assert START_COLOURS[0] != COLOUR_IDS[:3]
    laps = table(3, layout="beginner")
    assert [seat.colour for seat in laps.view(0).seats] == list(COLOUR_IDS[:3])
