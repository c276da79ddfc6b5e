"""Chapter 29: the map of a scenario is laid, from its row of maps.py."""

from __future__ import annotations

from samobranka.core.chance import deal_kind, draw, shuffle
from samobranka.core.record import Row
from samobranka.games.catan.maps import (
    ANYWHERE_PLACE,
    AREA_PLACE,
    BOARD_PLACE,
    CALM,
    CARD_GIFT,
    CLOTH_FOR_CATAN,
    DEALT,
    DRAWN,
    DRAWN_PLACE,
    FIRST_BONUS_PLACE,
    FORGOTTEN_TRIBE,
    GIFT_PATH_PLACE,
    GIFT_PLACE,
    GIFTS_PLACE,
    GOAL_PLACE,
    HARBOUR_GIFT,
    HARBOUR_PATH_PLACE,
    HARBOUR_TYPE_PLACE,
    HARBOURS_PLACE,
    HOME,
    MARK_AT_PLACE,
    MARK_PLACE,
    MARKS_PLACE,
    NEW_WORLD,
    NEXT_BONUS_PLACE,
    NO_AREA,
    NUMBERS,
    NUMBERS_PLACE,
    PIRATE_PLACE,
    PUBLISHED,
    ROBBER_PLACE,
    STACK_PLACE,
    TERRAIN_PLACE,
    TOKEN_PLACE,
    WONDERS_OF_CATAN,
    map_of,
    of_map,
)
from samobranka.games.catan.parts import (
    CLOTH_IN_SUPPLY,
    CLOTH_OF_VILLAGE,
    DESERT,
    FIRST_RED,
    HARBOUR_ROOM,
    HEXES,
    INTERSECTIONS,
    NOTHING,
    PATHS,
    SEA,
    SECOND_RED,
    TERRAINS_IN_ALL,
)
from samobranka.games.catan.phases.the_map import (
    end_of,
    hex_at,
    hex_beside,
    is_land,
    next_hex,
)
from samobranka.games.catan.state import AREA_ROOM, CLOSED, LAND_WAY, SEA_WAY, State


def board_of(scenario: int, seats: int) -> int:
    """29.1: the board of a scenario's map."""
    return of_map(map_of(scenario, seats), BOARD_PLACE)


def take_scenario(s: State, older: int, has_usual_goal: bool) -> None:
    """29.1, 29.2, 29.3: what a scenario says; 29.6: of two printings."""
    map = map_of(s.scenario, s.seats)
    if has_usual_goal:
        s.goal = of_map(map, GOAL_PLACE + older)
    s.first_bonus = of_map(map, FIRST_BONUS_PLACE + older)
    s.next_bonus = of_map(map, NEXT_BONUS_PLACE + older)
    s.starts_anywhere = of_map(map, ANYWHERE_PLACE)


def lay_islands(s: State, is_ready: bool, are_apart: bool, are_printed: bool, chance: Row) -> None:
    """29.1, 29.7: land and sea, harbours, robber and pirate."""
    map = map_of(s.scenario, s.seats)
    for hex in range(HEXES[s.board]):
        s.terrain[hex] = of_map(map, TERRAIN_PLACE + hex)
        s.token[hex] = of_map(map, TOKEN_PLACE + hex)
    if s.scenario == NEW_WORLD:
        deal_new_world(s, map, are_apart, chance)
    elif not is_ready:
        deal_land(s, map, are_apart, chance)
    lay_fog(s, map)
    lay_ground(s, map)
    lay_sea_harbours(s, map, are_printed, chance)
    if s.scenario == NEW_WORLD:
        name_islands(s)
        stack_harbours(s, map)
    if s.scenario == FORGOTTEN_TRIBE:
        lay_gifts(s, map, chance)
    if s.scenario == WONDERS_OF_CATAN or s.scenario == CLOTH_FOR_CATAN:
        lay_marks(s, map)
    if s.scenario == CLOTH_FOR_CATAN:
        lay_cloth(s)
    s.robber = of_map(map, ROBBER_PLACE)
    s.pirate = of_map(map, PIRATE_PLACE)


def deal_land(s: State, map: int, are_apart: bool, chance: Row) -> None:
    """29.7: terrains and tokens are dealt until no two red ones are neighbours."""
    count = 0
    for hex in range(HEXES[s.board]):
        if of_map(map, AREA_PLACE + hex) >= DEALT:
            s.places[count] = hex
            count += 1
    if count == 0:
        return
    deal_once(s, count, chance)
    while are_apart and (has_red_pair(s) or has_red_where_calm(s, map)):
        deal_once(s, count, chance)


def deal_once(s: State, count: int, chance: Row) -> None:
    """The terrains of these hexes anew, and their tokens onto those that bear one."""
    tokens = 0
    for place in range(count):
        s.pool[place] = s.terrain[s.places[place]]
    shuffle(chance, s.pool, count)
    for place in range(count):
        s.terrain[s.places[place]] = s.pool[place]
    for place in range(count):
        if s.token[s.places[place]] > 0:
            s.pool[tokens] = s.token[s.places[place]]
            tokens += 1
    shuffle(chance, s.pool, tokens)
    for place in range(count):
        hex = s.places[place]
        s.token[hex] = 0
        if s.terrain[hex] != DESERT and s.terrain[hex] != SEA:
            tokens -= 1
            s.token[hex] = s.pool[tokens]


def has_red_pair(s: State) -> bool:
    """2.6: whether two red tokens are neighbours."""
    for hex in range(HEXES[s.board]):
        if s.token[hex] == FIRST_RED or s.token[hex] == SECOND_RED:
            for way in range(6):
                other = next_hex(s, hex, way)
                if other != NOTHING and (
                    s.token[other] == FIRST_RED or s.token[other] == SECOND_RED
                ):
                    return True
    return False


def deal_new_world(s: State, map: int, are_apart: bool, chance: Row) -> None:
    """34.1: the whole map; again, if it has more islands than there is room for."""
    count = HEXES[s.board]
    for hex in range(count):
        s.places[hex] = hex
    deal_once(s, count, chance)
    while number_islands(s) >= AREA_ROOM:
        for hex in range(count):
            s.places[hex] = hex
        deal_once(s, count, chance)
    while are_apart and has_red_pair(s):
        swap_red(s, chance)


def swap_red(s: State, chance: Row) -> None:
    """34.1: a red token that lies beside another goes where a token of another colour lies."""
    red = 0
    while not has_red_beside(s, red):
        red += 1
    other = draw(chance, HEXES[s.board])
    while s.token[other] == 0 or is_red_at(s, other):
        other = draw(chance, HEXES[s.board])
    token = s.token[red]
    s.token[red] = s.token[other]
    s.token[other] = token


def is_red_at(s: State, hex: int) -> bool:
    """1.4"""
    return s.token[hex] == FIRST_RED or s.token[hex] == SECOND_RED


def has_red_beside(s: State, hex: int) -> bool:
    """2.6: whether a hex and a neighbour of it both have red tokens."""
    if not is_red_at(s, hex):
        return False
    for way in range(6):
        other = next_hex(s, hex, way)
        if other != NOTHING and is_red_at(s, other):
            return True
    return False


def number_islands(s: State) -> int:
    """34.3: each hex's island, from 1, into `s.pool`, 0 for the sea; how many there are."""
    islands = 0
    for hex in range(HEXES[s.board]):
        s.pool[hex] = 0
    for hex in range(HEXES[s.board]):
        if s.pool[hex] == 0 and is_land(s, hex):
            islands += 1
            walk_island(s, hex, islands)
    return islands


def walk_island(s: State, first: int, island: int) -> None:
    """All land that hangs together with a hex."""
    s.pool[first] = island
    s.places[0] = first
    waiting = 1
    while waiting > 0:
        waiting -= 1
        hex = s.places[waiting]
        for way in range(6):
            other = next_hex(s, hex, way)
            if other != NOTHING and s.pool[other] == 0 and is_land(s, other):
                s.pool[other] = island
                s.places[waiting] = other
                waiting += 1


def name_islands(s: State) -> None:
    """34.3: every island is an area."""
    number_islands(s)
    for corner in range(INTERSECTIONS[s.board]):
        s.ground[corner] = CLOSED
        for way in range(3):
            hex = hex_at(s, corner, way)
            if hex != NOTHING and is_land(s, hex):
                s.ground[corner] = 1 + s.pool[hex]


def stack_harbours(s: State, map: int) -> None:
    """34.2: those that the seats place; in which order they come is settled then."""
    for place in range(HARBOUR_ROOM):
        type = of_map(map, HARBOUR_TYPE_PLACE + place)
        if type != NOTHING:
            s.harbour_stack[type] += 1
            s.harbours_left += 1


def has_red_where_calm(s: State, map: int) -> bool:
    """29.7: whether a red token lies where none is to lie."""
    for hex in range(HEXES[s.board]):
        is_red = s.token[hex] == FIRST_RED or s.token[hex] == SECOND_RED
        if is_red and of_map(map, AREA_PLACE + hex) >= CALM:
            return True
    return False


def lay_fog(s: State, map: int) -> None:
    """30.1: what lies in it; nobody knows where."""
    for terrain in range(TERRAINS_IN_ALL):
        s.fog_stack[terrain] = of_map(map, STACK_PLACE + terrain)
        s.fog_left += s.fog_stack[terrain]
    for number in range(NUMBERS):
        s.fog_numbers[number] = of_map(map, NUMBERS_PLACE + number)


def lay_ground(s: State, map: int) -> None:
    """25.3, 29.4: what may lie on every path, and to which area an intersection belongs."""
    for corner in range(INTERSECTIONS[s.board]):
        s.ground[corner] = CLOSED
        for way in range(3):
            hex = hex_at(s, corner, way)
            if hex != NOTHING and is_land(s, hex) and is_open(map, hex):
                area = of_map(map, AREA_PLACE + hex) % DEALT
                s.ground[corner] = max(s.ground[corner], 1 + HOME + area)
    for path in range(PATHS[s.board]):
        s.bears[path] = ways_of_all(s, map, path)


def is_open(map: int, hex: int) -> bool:
    """31.6, 33.2: whether one builds on a hex at all."""
    return of_map(map, AREA_PLACE + hex) % DEALT != NO_AREA


def ways_of_all(s: State, map: int, path: int) -> int:
    """25.3; 31.6, 33.2: no road lies along land where nobody builds."""
    ways = 0
    for side in range(2):
        hex = hex_beside(s, path, side)
        if not is_land(s, hex):
            ways |= SEA_WAY
        elif is_open(map, hex):
            ways |= LAND_WAY
    return ways


def lay_marks(s: State, map: int) -> None:
    """32.1: the intersections that the scenario names."""
    s.marks = of_map(map, MARKS_PLACE)
    for place in range(s.marks):
        s.mark_at[place] = of_map(map, MARK_AT_PLACE + place)
        s.mark[place] = of_map(map, MARK_PLACE + place)


def lay_cloth(s: State) -> None:
    """33.2: the bales of the villages, and those of the supply."""
    for place in range(s.marks):
        s.bales[place] = CLOTH_OF_VILLAGE
    s.cloth_left = CLOTH_IN_SUPPLY


def lay_gifts(s: State, map: int, chance: Row) -> None:
    """31.1: the harbours among them are shuffled, the cards come from the deck."""
    s.gifts = of_map(map, GIFTS_PLACE)
    s.gifts_left = s.gifts
    first = s.gifts
    for place in range(s.gifts):
        s.gift_path[place] = of_map(map, GIFT_PATH_PLACE + place)
        s.gift[place] = of_map(map, GIFT_PLACE + place)
        if s.gift[place] == CARD_GIFT:
            card = deal_kind(chance, s.deck, s.deck_size)
            s.deck_size -= 1
            s.gift_cards[card] += 1
            s.gift_cards_left += 1
        if s.gift[place] >= HARBOUR_GIFT:
            first = min(first, place)
    for place in range(first, s.gifts):
        s.pool[place - first] = s.gift[place]
    shuffle(chance, s.pool, s.gifts - first)
    for place in range(first, s.gifts):
        s.gift[place] = s.pool[place - first]


def lay_sea_harbours(s: State, map: int, are_printed: bool, chance: Row) -> None:
    """29.7: where the map says so their types are drawn."""
    count = of_map(map, HARBOURS_PLACE)
    for place in range(count):
        s.pool[place] = of_map(map, HARBOUR_TYPE_PLACE + place)
    drawn = of_map(map, DRAWN_PLACE)
    if drawn == DRAWN or (drawn == PUBLISHED and not are_printed):
        shuffle(chance, s.pool, count)
    for place in range(count):
        lay_harbour(s, place, of_map(map, HARBOUR_PATH_PLACE + place), s.pool[place])
    s.harbours = count


def lay_harbour(s: State, place: int, path: int, type: int) -> None:
    """1.5: it serves both ends of its path."""
    s.harbour[place] = type
    s.harbour_path[place] = path
    for end in range(2):
        s.harbour_at[end_of(s, path, end)] = place
