"""Chapter 2: the map, the bank and the decks."""

from __future__ import annotations

from samobranka.core.chance import draw, shuffle
from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row, table
from samobranka.games.catan.islands import (
    board_of,
    lay_harbour,
    lay_islands,
    take_scenario,
)
from samobranka.games.catan.maps import HOME, NEW_WORLD, NO_SCENARIO, SCENARIO_IDS
from samobranka.games.catan.meta import META
from samobranka.games.catan.parts import (
    BANK,
    BANK_GIVE,
    BASE_BOARD,
    CARD_COUNT,
    CARDS,
    CORNER_ROOM,
    DECK,
    DESERT,
    FIRST_RED,
    GOAL,
    HARBOUR_PATH,
    HARBOURS,
    HEXES,
    INTERSECTIONS,
    LARGE_BOARD,
    LARGE_SEATS,
    LETTERS,
    NOTHING,
    PATHS,
    PER_SEAT,
    PIECES,
    PRINTED_HARBOUR,
    PRINTED_ROBBER,
    PRINTED_TERRAIN,
    PRINTED_TOKEN,
    RESOURCES,
    SECOND_RED,
    SHIPS,
    SPIRAL,
    SPIRALS,
    TERRAIN_COUNT,
    TERRAINS,
    TOKENS,
)
from samobranka.games.catan.phases.placing import place_printed_start
from samobranka.games.catan.phases.producing import shuffle_rolls
from samobranka.games.catan.phases.the_map import next_hex
from samobranka.games.catan.state import (
    BUILDING_MODE,
    HARBOURS_SHARED,
    LAND_WAY,
    NO_MODE,
    PAIRED_MODE,
    PLACED,
    SEATS,
    State,
)

# The places of the options, and what their choices mean there.
LAYOUT = META.place("layout")
RED_APART = META.place("red_apart")
HARBOUR_OPTION = META.place("harbours")
START = META.place("start")
HELPER_OPTION = META.place("helpers")
FIVE_SIX = META.place("five_six")
TRADE = META.place("trade")
OFFERS = META.place("offers")
ANSWERS = META.place("answers")
EARLY = META.place("early_helpers")
PAIRED_HELPERS = META.place("paired_helpers")
GOAL_OPTION = META.place("goal")
FRIENDLY = META.place("friendly_robber")
DICE = META.place("dice")
SCENARIO = META.place("scenario")
OLDER_GOALS = META.place("older_goals")

LAID_BY_LETTERS = 0
PRINTED_BOARD = 2
YES = 0  # of options whose default is yes
OPEN = 1  # of answers
AUTO = 0
BUILDING_CHOICE = 1
SHUFFLED = 0
PRINTED_CHOICE = 1
MOST_OFFERS: Row = table(
    [int(choice) for option in META.options if option.id == "offers" for choice in option.choices]
)
"""6.8, by choice."""
USUAL_GOAL = 0
USUAL = "usual"
GOAL_CHOICES = [
    GOAL if choice == USUAL else int(choice)
    for option in META.options
    if option.id == "goal"
    for choice in option.choices
]
GOALS: Row = table(GOAL_CHOICES)
"""11.2, by choice."""
SCENARIO_OF: Row = table(
    [
        SCENARIO_IDS.index(choice)
        for option in META.options
        if option.id == "scenario"
        for choice in option.choices
    ]
)
"""29.1, by choice."""


def prepare(s: State, options: Row) -> None:
    """Sets the table, but for the map."""
    s.seats = options[SEATS_PLACE]
    s.scenario = SCENARIO_OF[options[SCENARIO]]
    if s.scenario == NO_SCENARIO:
        s.board = LARGE_BOARD if s.seats >= LARGE_SEATS else BASE_BOARD  # 2.1
    else:
        s.board = board_of(s.scenario, s.seats)  # 29.1
    take_options(s, options)
    begin_with_nothing(s)
    fill_bank(s)


def place_start(s: State, options: Row) -> None:
    """2.12: two laps, unless all stand where they are printed."""
    s.phase = PLACED
    if s.scenario == NEW_WORLD:
        s.phase = HARBOURS_SHARED  # 34.2
    if s.scenario != NO_SCENARIO:
        return
    is_printed = options[LAYOUT] == PRINTED_BOARD and options[START] == PRINTED_CHOICE
    if is_printed and (s.seats == 3 or s.seats == 4):  # 2.18
        place_printed_start(s)


def take_options(s: State, options: Row) -> None:
    """12.1 and the table of options."""
    s.has_helpers = options[HELPER_OPTION] == YES
    s.can_trade = options[TRADE] == YES
    s.most_offers = MOST_OFFERS[options[OFFERS]]
    s.open_answers = options[ANSWERS] == OPEN
    s.early_helpers = options[EARLY] == YES
    s.paired_helpers = options[PAIRED_HELPERS] != 0
    s.goal = GOALS[options[GOAL_OPTION]]
    if s.scenario != NO_SCENARIO:
        take_scenario(s, options[OLDER_GOALS], options[GOAL_OPTION] == USUAL_GOAL)
    s.is_friendly = options[FRIENDLY] != 0
    s.has_deck_of_rolls = options[DICE] != 0
    if s.has_deck_of_rolls:
        shuffle_rolls(s)
    s.mode = NO_MODE
    if s.seats >= LARGE_SEATS:
        if options[FIVE_SIX] == AUTO:
            s.mode = BUILDING_MODE if s.has_helpers else PAIRED_MODE
        else:
            s.mode = BUILDING_MODE if options[FIVE_SIX] == BUILDING_CHOICE else PAIRED_MODE


def begin_with_nothing(s: State) -> None:
    """Nobody holds, names or has won anything."""
    s.winner = NOTHING
    s.pirate = NOTHING
    s.lifted = NOTHING
    s.just_placed = NOTHING
    s.road_holder = NOTHING
    s.army_holder = NOTHING
    s.jean_rate = NOTHING
    s.replaced = NOTHING
    s.paid = NOTHING
    s.first_named = NOTHING
    s.second_named = NOTHING
    s.asked_for = NOTHING
    for seat in range(SEATS):
        s.helper[seat] = NOTHING
        s.wonder[seat] = NOTHING


def fill_bank(s: State) -> None:
    """1.7 to 1.9, 2.10"""
    for resource in range(RESOURCES):
        s.bank[resource] = BANK[s.board]
    for card in range(CARDS):
        s.deck[card] = CARD_COUNT[s.board, card]
    s.deck_size = DECK[s.board]
    for seat in range(s.seats):
        s.ships_left[seat] = SHIPS if s.scenario != NO_SCENARIO else 0  # 25.1
        for piece in range(PIECES):
            s.supply[seat, piece] = PER_SEAT[piece]
        for resource in range(RESOURCES):
            s.rate[seat, resource] = BANK_GIVE  # 7.1


def lay_map(s: State, options: Row, chance: Row) -> None:
    """2.2 to 2.9; 29.7: a scenario has a map of its own."""
    for corner in range(CORNER_ROOM):
        s.harbour_at[corner] = NOTHING
    is_printed = options[LAYOUT] == PRINTED_BOARD
    if s.scenario != NO_SCENARIO:
        are_apart = options[RED_APART] == YES
        lay_islands(s, is_printed, are_apart, options[HARBOUR_OPTION] != SHUFFLED, chance)
        return
    lay_land(s)
    if is_printed:
        lay_printed(s)
        lay_printed_harbours(s)
        s.robber = PRINTED_ROBBER[s.board]
        return
    if options[LAYOUT] == LAID_BY_LETTERS:
        shuffle_terrains(s, 0, chance)
        lay_letters(s, draw(chance, SPIRALS))
    elif options[RED_APART] == YES:
        lay_apart(s, chance)
    else:
        shuffle_terrains(s, 0, chance)
        shuffle_tokens(s, chance)
    if options[HARBOUR_OPTION] == SHUFFLED:
        shuffle_harbours(s, chance)
    else:
        lay_printed_harbours(s)
    s.robber = any_desert(s, chance)


def lay_land(s: State) -> None:
    """1.6: on land everybody may build everywhere."""
    for corner in range(INTERSECTIONS[s.board]):
        s.ground[corner] = 1 + HOME
    for path in range(PATHS[s.board]):
        s.bears[path] = LAND_WAY


def lay_printed(s: State) -> None:
    """2.7"""
    for hex in range(HEXES[s.board]):
        s.terrain[hex] = PRINTED_TERRAIN[s.board, hex]
        s.token[hex] = PRINTED_TOKEN[s.board, hex]


def lay_printed_harbours(s: State) -> None:
    """2.8"""
    s.harbours = HARBOURS[s.board]
    for place in range(s.harbours):
        lay_harbour(s, place, HARBOUR_PATH[s.board, place], PRINTED_HARBOUR[s.board, place])


def shuffle_harbours(s: State, chance: Row) -> None:
    """2.8"""
    s.harbours = HARBOURS[s.board]
    for place in range(s.harbours):
        s.pool[place] = PRINTED_HARBOUR[s.board, place]
    shuffle(chance, s.pool, s.harbours)
    for place in range(s.harbours):
        lay_harbour(s, place, HARBOUR_PATH[s.board, place], s.pool[place])


def any_desert(s: State, chance: Row) -> int:
    """2.9: the desert; of two one drawn by chance."""
    deserts = TERRAIN_COUNT[s.board, DESERT]
    which = draw(chance, deserts) if deserts > 1 else 0
    for hex in range(HEXES[s.board]):
        if s.terrain[hex] == DESERT:
            if which == 0:
                return hex
            which -= 1
    return 0


def shuffle_terrains(s: State, first: int, chance: Row) -> None:
    """2.2: onto the places from `first` of `s.places` on; those before have got the deserts."""
    count = 0
    for terrain in range(TERRAINS):
        if terrain != DESERT or first == 0:
            for _ in range(TERRAIN_COUNT[s.board, terrain]):
                s.pool[count] = terrain
                count += 1
    shuffle(chance, s.pool, count)
    for item in range(count):
        hex = item if first == 0 else s.places[first + item]
        s.terrain[hex] = s.pool[item]


def lay_letters(s: State, corner: int) -> None:
    """2.3: in the order of the letters along the spiral; a desert is passed over."""
    laid = 0
    for place in range(HEXES[s.board]):
        hex = SPIRAL[s.board, corner, place]
        if s.terrain[hex] != DESERT:
            s.token[hex] = LETTERS[s.board, laid]
            laid += 1


def shuffle_tokens(s: State, chance: Row) -> None:
    """2.5, 2.6: every arrangement is equally likely."""
    for item in range(TOKENS[s.board]):
        s.pool[item] = LETTERS[s.board, item]
    shuffle(chance, s.pool, TOKENS[s.board])
    laid = 0
    for hex in range(HEXES[s.board]):
        if s.terrain[hex] != DESERT:
            s.token[hex] = s.pool[laid]
            laid += 1


def lay_apart(s: State, chance: Row) -> None:
    """2.6: places for deserts and red tokens are drawn until no two red ones are neighbours.

    Everything else is dealt after that, so every such arrangement is equally likely.
    """
    deserts = TERRAIN_COUNT[s.board, DESERT]
    reds = red_tokens(s)
    for hex in range(HEXES[s.board]):
        s.places[hex] = hex
    draw_places(s, deserts + reds, chance)
    while has_red_neighbours(s, deserts, deserts + reds):
        draw_places(s, deserts + reds, chance)
    for place in range(deserts):
        s.terrain[s.places[place]] = DESERT
    shuffle_terrains(s, deserts, chance)
    lay_red_first(s, deserts, chance)


def is_red(token: int) -> bool:
    """1.4"""
    return token == FIRST_RED or token == SECOND_RED


def red_tokens(s: State) -> int:
    """How many red tokens the box has."""
    count = 0
    for item in range(TOKENS[s.board]):
        if is_red(LETTERS[s.board, item]):
            count += 1
    return count


def draw_places(s: State, count: int, chance: Row) -> None:
    """Brings `count` hexes drawn by chance to the front of `s.places`."""
    for place in range(count):
        other = place + draw(chance, HEXES[s.board] - place)
        hex = s.places[place]
        s.places[place] = s.places[other]
        s.places[other] = hex


def has_red_neighbours(s: State, first: int, last: int) -> bool:
    """Whether two of the hexes first..last-1 of `s.places` are neighbours."""
    for one in range(first, last):
        for other in range(first, one):
            if are_neighbours(s, s.places[one], s.places[other]):
                return True
    return False


def are_neighbours(s: State, hex: int, other: int) -> bool:
    """Whether two hexes share a side."""
    for way in range(6):
        if next_hex(s, hex, way) == other:
            return True
    return False


def lay_red_first(s: State, deserts: int, chance: Row) -> None:
    """2.6: the red tokens on the places drawn for them, all others anywhere."""
    place = deserts
    for item in range(TOKENS[s.board]):
        if is_red(LETTERS[s.board, item]):
            s.token[s.places[place]] = LETTERS[s.board, item]
            place += 1
    left = 0
    for item in range(TOKENS[s.board]):
        if not is_red(LETTERS[s.board, item]):
            s.pool[left] = LETTERS[s.board, item]
            left += 1
    shuffle(chance, s.pool, left)
    for item in range(left):
        s.token[s.places[place + item]] = s.pool[item]
