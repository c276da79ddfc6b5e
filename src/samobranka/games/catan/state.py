"""The record of a match, its sentinels and its accessors."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.record import (
    NOBODY,
    OWNER,
    PUBLIC,
    SCRATCH,
    Cube,
    Grid,
    Record,
    Row,
    i8,
    i16,
    i64,
)
from samobranka.games.catan.parts import (
    CARDS,
    CORNER_ROOM,
    GIFT_ROOM,
    HARBOUR_KINDS,
    HARBOUR_ROOM,
    HEX_ROOM,
    MARK_ROOM,
    MOST_SEATS,
    NOTHING,
    PATH_ROOM,
    PIECES,
    RESOURCES,
    ROADS,
    SETTLEMENT,
    SHIPS,
    TERRAINS_IN_ALL,
)

SEATS = MOST_SEATS

DIE = 6
FALLS = DIE * DIE
"""3.9: ways in which two dice can fall."""

# What is expected now. The phases after OVER need no decision: see rules.py.
PLACING = 1  # 2.12: a settlement of the laps
PLACING_ROAD = 2  # 2.14
BEFORE_ROLL = 3  # 3.2
MARIANNES = 4  # 19.1: her owner is asked
SIEGFRIEDS = 5  # 16.1: his owner is asked
DISCARDING = 6  # 5.4: several seats at once
MOVING_ROBBER = 7  # 5.7
ROBBING = 8  # 5.10
ACTING = 9  # 3.4: the action phase
LAYING_HARBOUR = 10  # 34.2
ANSWERING = 11  # 6.9: all who are asked, at once
CHOOSING = 12  # 6.15
FREE_ROADS = 13  # 10.7
PLENTY = 14  # 10.9
AFTER_USE = 15  # 13.12: keep or exchange
VINCENTS = 16  # 14.5: where to build
CANDAMIRS = 17  # 17.2: which card to keep
LOUIS_LAYS = 18  # 18.3: where the road goes
NASSIRS = 19  # 21.1: second opponent, resource
NASSIR_GIVES = 20  # 21.3
WILLIAMS = 21  # 22.3: where the road goes
HILDEGARDS = 22  # 23.4
BUILDING = 23  # 12.3: the special building phase
TAKING_GOLD = 24  # 27.2
SAILING = 25  # 26.4: where the ship goes
PLACING_HARBOUR = 26  # 31.5
OVER = 27
PLACED = 28  # 2.12, 2.13: who places next
ROLLED = 29  # chapters 4 and 5
GOLD_DEALT = 30  # 27.2: who chooses next
PRODUCED = 31  # 19.3
SEVEN = 32  # 16.1
SIEGFRIED_DONE = 33  # 5.2
ALL_DISCARDED = 34  # 5.6
ALL_ANSWERED = 35  # 6.14
HELPED = 36  # 13.12
PART_ENDS = 37  # chapter 12
TURN_BEGINS = 38  # 3.8
DISCOVERING = 39  # 30.2
GIFT_FOUND = 40  # 31.2
HARBOURS_SHARED = 41  # 34.2: who places the next

# Parts of a turn (chapter 12).
FIRST_PART = 0  # the turn of the seat on turn
SECOND_PART = 1  # 12.8: player 2
BUILDING_PART = 2  # 12.2: the special building phase
PARTS = ("first", "second", "building")

# Which rule for five and six seats is in force (12.1).
NO_MODE = 0
BUILDING_MODE = 1
PAIRED_MODE = 2

SIDE_A = 0
SIDE_B = 1

# What may lie on a path (25.3).
LAND_WAY = 1  # a road
SEA_WAY = 2  # a ship

AREA_ROOM = 15
"""Areas of a map, home among them: a bit each (29.3)."""
CLOSED = 0
"""Of `ground`: no building may ever stand there."""

# Answers to an offer (6.9).
NO_ANSWER = 0
COMPOSING = 1  # an offer of its own, or a counter-offer (6.7, 6.11)
ACCEPTED = 2
DECLINED = 3
COUNTERED = 4
ANSWERS = ("none", "composing", "accepted", "declined", "countered")

# Which knight is given up to Vincent (14.2).
PLAYED_KNIGHT = 0
HELD_KNIGHT = 1


class State(Record):
    """Everything on the table.

    Of other hands a seat knows lower bounds (24.5): `sure`, which everybody knows, and on top of it
    `sure_more`, which that seat alone knows.
    """

    turns: Annotated[int, i16, PUBLIC]  # turns begun
    lifted: Annotated[int, i16, PUBLIC]  # the road (18.1) or ship (26.1) being moved, or NOTHING
    rolls: Annotated[Row, i16[13], PUBLIC]  # how often each number was rolled
    produced: Annotated[Grid, i16[SEATS, RESOURCES], PUBLIC]  # cards got by rolls, in all

    islands: Annotated[Row, i16[SEATS], PUBLIC]  # bits of the areas a seat has reached (29.3)
    traded: Annotated[Row, i16[SEATS], PUBLIC]  # bits of the villages a seat trades with (33.3)
    fresh: Annotated[Row, i16[SHIPS], PUBLIC]  # ships built in this part (26.1)
    harbour_path: Annotated[Row, i16[HARBOUR_ROOM], PUBLIC]
    mark_at: Annotated[Row, i16[MARK_ROOM], PUBLIC]  # intersections that a scenario names (32.1)

    seats: Annotated[int, i8, PUBLIC]
    scenario: Annotated[int, i8, PUBLIC]  # of maps.py
    first_bonus: Annotated[int, i8, PUBLIC]  # points for the first foreign area (29.3)
    next_bonus: Annotated[int, i8, PUBLIC]  # and for every further one
    starts_anywhere: Annotated[int, i8, PUBLIC]  # 29.2
    board: Annotated[int, i8, PUBLIC]  # *_BOARD
    has_helpers: Annotated[int, i8, PUBLIC]  # options
    mode: Annotated[int, i8, PUBLIC]  # *_MODE (12.1)
    can_trade: Annotated[int, i8, PUBLIC]
    most_offers: Annotated[int, i8, PUBLIC]
    open_answers: Annotated[int, i8, PUBLIC]
    early_helpers: Annotated[int, i8, PUBLIC]
    paired_helpers: Annotated[int, i8, PUBLIC]
    goal: Annotated[int, i8, PUBLIC]  # points that win (11.2, 29.1)
    is_friendly: Annotated[int, i8, PUBLIC]  # the robber (5.12)
    has_deck_of_rolls: Annotated[int, i8, PUBLIC]  # in place of dice (3.9)

    phase: Annotated[int, i8, PUBLIC]
    turn: Annotated[int, i8, PUBLIC]  # the seat on turn, player 1
    active: Annotated[int, i8, PUBLIC]  # whose part of the turn it is
    part: Annotated[int, i8, PUBLIC]  # *_PART
    decider: Annotated[int, i8, PUBLIC]  # the seat that decides now, where it is one seat
    resume: Annotated[int, i8, PUBLIC]  # the phase after AFTER_USE
    placed: Annotated[int, i8, PUBLIC]  # placements of the laps done
    reason: Annotated[int, i8, PUBLIC]  # why the match ended, 0 before
    winner: Annotated[int, i8, PUBLIC]  # or NOTHING

    terrain: Annotated[Row, i8[HEX_ROOM], PUBLIC]
    token: Annotated[Row, i8[HEX_ROOM], PUBLIC]  # 0: none
    ground: Annotated[Row, i8[CORNER_ROOM], PUBLIC]  # CLOSED, or 1 + the area
    bears: Annotated[Row, i8[PATH_ROOM], PUBLIC]  # LAND_WAY and SEA_WAY
    harbours: Annotated[int, i8, PUBLIC]
    harbour: Annotated[Row, i8[HARBOUR_ROOM], PUBLIC]  # the type at each harbour place
    harbour_at: Annotated[Row, i8[CORNER_ROOM], PUBLIC]  # the harbour that serves it, or NOTHING
    robber: Annotated[int, i8, PUBLIC]  # the hex it stands on, or NOTHING (34.4)
    pirate: Annotated[int, i8, PUBLIC]  # the hex it stands on, also of the frame, or NOTHING
    at_sea: Annotated[int, i8, PUBLIC]  # the pirate was moved last, so it is who steals (28.3)
    site: Annotated[Row, i8[CORNER_ROOM], PUBLIC]  # see settlement_of, city_of; 0: free
    way: Annotated[Row, i8[PATH_ROOM], PUBLIC]  # see road_of, ship_of; 0: free
    supply: Annotated[Grid, i8[SEATS, PIECES], PUBLIC]  # pieces not yet built
    ships_left: Annotated[Row, i8[SEATS], PUBLIC]
    fresh_count: Annotated[int, i8, PUBLIC]
    ship_moved: Annotated[int, i8, PUBLIC]  # in this part (26.1)
    bonus: Annotated[Row, i8[SEATS], PUBLIC]  # points by foreign areas (29.3)
    chits: Annotated[Row, i8[CORNER_ROOM], PUBLIC]  # of these, those at a building
    fog_stack: Annotated[Row, i8[TERRAINS_IN_ALL], PUBLIC]  # terrains still in the fog (30.1)
    fog_numbers: Annotated[Row, i8[13], PUBLIC]  # number tokens for them
    fog_left: Annotated[int, i8, PUBLIC]  # hexes still in the fog
    gifts: Annotated[int, i8, PUBLIC]  # laid out at the start (31.1)
    gifts_left: Annotated[int, i8, PUBLIC]
    gift_path: Annotated[Row, i16[GIFT_ROOM], PUBLIC]
    gift: Annotated[Row, i8[GIFT_ROOM], PUBLIC]  # of maps.py; NO_GIFT once taken
    gift_cards: Annotated[Row, i8[CARDS], NOBODY]  # development cards among them
    gift_cards_left: Annotated[int, i8, PUBLIC]
    found: Annotated[Row, i8[SEATS], PUBLIC]  # points by gifts, counted in bonus, too
    held: Annotated[Grid, i8[SEATS, HARBOUR_KINDS], PUBLIC]  # harbours to be placed (31.4)
    marks: Annotated[int, i8, PUBLIC]  # how many such intersections there are
    mark: Annotated[Row, i8[MARK_ROOM], PUBLIC]  # STRAIT, WASTELAND or NO_START; a village's number
    bales: Annotated[Row, i8[MARK_ROOM], PUBLIC]  # cloth that each village still has (33.2)
    harbour_stack: Annotated[Row, i8[HARBOUR_KINDS], PUBLIC]  # to be placed by seats (34.2)
    harbours_left: Annotated[int, i8, PUBLIC]  # how many these are
    cloth_left: Annotated[int, i8, PUBLIC]  # in the supply
    cloth: Annotated[Row, i8[SEATS], PUBLIC]  # of each seat
    wonder: Annotated[Row, i8[SEATS], PUBLIC]  # claimed by each seat (32.3), or NOTHING
    levels: Annotated[Row, i8[SEATS], PUBLIC]  # of it (32.5)
    gold_due: Annotated[Row, i8[SEATS], PUBLIC]  # cards of gold to choose yet (27.2)
    after_gold: Annotated[int, i8, PUBLIC]  # the phase when all have chosen
    just_placed: Annotated[int, i16, PUBLIC]  # the settlement its road must touch (2.14)

    bank: Annotated[Row, i8[RESOURCES], PUBLIC]
    hand: Annotated[Grid, i8[SEATS, RESOURCES], OWNER]
    hand_size: Annotated[Row, i8[SEATS], PUBLIC]
    sure: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]  # at least, in each hand (24.5)
    sure_more: Annotated[Cube, i8[SEATS, SEATS, RESOURCES], OWNER]  # [who knows, whose, what]
    rate: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]  # cards given for one, Jean apart (7.4)
    got: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]  # by the last roll or start (4.2, 2.16)

    deck: Annotated[Row, i8[CARDS], NOBODY]
    deck_size: Annotated[int, i8, PUBLIC]
    cards: Annotated[Grid, i8[SEATS, CARDS], OWNER]  # development cards in hand, new ones too
    card_count: Annotated[Row, i8[SEATS], PUBLIC]
    bought: Annotated[Grid, i8[SEATS, CARDS], OWNER]  # those of them bought in this part (10.4)
    bought_count: Annotated[Row, i8[SEATS], PUBLIC]
    played: Annotated[Grid, i8[SEATS, CARDS], PUBLIC]
    revealed: Annotated[Row, i8[SEATS], PUBLIC]  # victory point cards shown at the end (11.6)
    knights_gone: Annotated[int, i8, PUBLIC]  # given up to Vincent (14.4)
    has_played: Annotated[int, i8, PUBLIC]  # a card in this part (10.3)
    deck_sure: Annotated[Grid, i8[SEATS, CARDS], OWNER]  # at least, in the deck (24.13)
    drawn: Annotated[Grid, i8[SEATS, CARDS], OWNER]  # what Candamir's owner sees now (17.2)
    drawn_count: Annotated[int, i8, PUBLIC]

    road_length: Annotated[Row, i8[SEATS], PUBLIC]
    road_holder: Annotated[int, i8, PUBLIC]  # or NOTHING
    army_holder: Annotated[int, i8, PUBLIC]  # or NOTHING

    has_rolled: Annotated[int, i8, PUBLIC]
    first_die: Annotated[int, i8, PUBLIC]  # of the last roll; 0 before the first
    second_die: Annotated[int, i8, PUBLIC]
    rolls_left: Annotated[Row, i8[FALLS], PUBLIC]  # in the deck of rolls, 1 for each (3.10)
    rolls_left_count: Annotated[int, i8, PUBLIC]
    to_discard: Annotated[Row, i8[SEATS], PUBLIC]  # fixed at the roll (5.3)
    laid: Annotated[Grid, i8[SEATS, RESOURCES], OWNER]  # discards chosen, still in hand (5.4)
    discarded: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]  # as shown last (5.6)
    free_roads: Annotated[int, i8, PUBLIC]  # left to place (10.7)
    to_take: Annotated[int, i8, PUBLIC]  # cards of plenty left (10.9)

    offers: Annotated[int, i8, PUBLIC]  # proposed this turn (6.8)
    asked: Annotated[int, i8, PUBLIC]  # bits of the seats that the offer goes to (6.9)
    giving: Annotated[Grid, i8[SEATS, RESOURCES], OWNER]  # composed so far
    asking: Annotated[Grid, i8[SEATS, RESOURCES], OWNER]
    naming: Annotated[Row, i8[SEATS], OWNER]  # bits of the seats it is to go to; 0: to all others
    answer: Annotated[Row, i8[SEATS], OWNER]  # to the offer, not yet shown; or COMPOSING
    offered: Annotated[Row, i8[RESOURCES], PUBLIC]  # the offer as proposed
    wanted: Annotated[Row, i8[RESOURCES], PUBLIC]
    answered: Annotated[Row, i8[SEATS], PUBLIC]  # once shown (6.14)
    counter_gives: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]  # what the countering seat gives
    counter_gets: Annotated[Grid, i8[SEATS, RESOURCES], PUBLIC]

    helper: Annotated[Row, i8[SEATS], PUBLIC]  # or NOTHING
    side: Annotated[Row, i8[SEATS], PUBLIC]
    rests: Annotated[Row, i8[SEATS], PUBLIC]  # got or used this turn (13.9, 13.10)
    dealt: Annotated[int, i8, PUBLIC]  # helpers taken from the stack (13.3)
    jean_rate: Annotated[int, i8, PUBLIC]  # the resource named (15.1), or NOTHING
    knight_source: Annotated[int, i8, PUBLIC]  # which knight goes (14.2)
    replaced: Annotated[int, i8, PUBLIC]  # William: the resource not paid, and the one paid
    paid: Annotated[int, i8, PUBLIC]
    first_named: Annotated[int, i8, PUBLIC]  # Nassir's and Hildegard's opponent, or NOTHING
    second_named: Annotated[int, i8, PUBLIC]
    asked_for: Annotated[int, i8, PUBLIC]  # the resource Nassir named
    owed_to: Annotated[int, i8, PUBLIC]  # bits of the seats that gave Nassir a card

    places: Annotated[Row, i8[HEX_ROOM], SCRATCH]  # hexes or harbours being dealt
    pool: Annotated[Row, i8[HEX_ROOM], SCRATCH]  # terrains, tokens or types being dealt
    owed: Annotated[Grid, i8[SEATS, RESOURCES + 1], SCRATCH]  # production before the bank is asked
    scouted: Annotated[int, i16, SCRATCH]  # the path of a road or ship just laid (30.2), or NOTHING
    to_recount: Annotated[int, i8, SCRATCH]  # bits of the seats whose road has changed (9.6)
    moment_before: Annotated[int, i64, SCRATCH]  # the action, which may leave it as it was (6.7)
    walked: Annotated[Row, i8[PATH_ROOM], SCRATCH]  # paths of the trail being tried (9.1)
    trail_corner: Annotated[Row, i16[ROADS + SHIPS + 1], SCRATCH]
    trail_path: Annotated[Row, i16[ROADS + SHIPS + 1], SCRATCH]
    trail_next: Annotated[Row, i8[ROADS + SHIPS + 1], SCRATCH]
    unseen: Annotated[Row, i8[RESOURCES], SCRATCH]
    unseen_cards: Annotated[Row, i8[CARDS], SCRATCH]
    income: Annotated[Row, i16[RESOURCES + 1], SCRATCH]  # of 36 rolls, for evaluate
    counted: Annotated[Row, i8[RESOURCES], SCRATCH]  # a hand as it would be, for evaluate
    put_by: Annotated[Row, i8[RESOURCES], SCRATCH]  # that hand, while another's is counted
    their_site: Annotated[Row, i16[SEATS], SCRATCH]  # the best site of those who may trade
    their_hand: Annotated[Row, i16[SEATS], SCRATCH]  # and what their hands promise now


# ---------------------------------------------------------------- pieces


def settlement_of(seat: int) -> int:
    """What `site` holds where a seat's settlement stands."""
    return 1 + seat


def city_of(seat: int) -> int:
    """What `site` holds where a seat's city stands."""
    return 1 + SEATS + seat


def road_of(seat: int) -> int:
    """What `way` holds where a seat's road lies."""
    return 1 + seat


def ship_of(seat: int) -> int:
    """What `way` holds where a seat's ship lies."""
    return 1 + SEATS + seat


def is_free(s: State, corner: int) -> bool:
    """1.6: no building stands there."""
    return s.site[corner] == 0


def has_building(s: State, seat: int, corner: int) -> bool:
    """Whether a seat's settlement or city stands there."""
    return s.site[corner] == 1 + seat or s.site[corner] == 1 + SEATS + seat


def is_foreign(s: State, seat: int, corner: int) -> bool:
    """Whether an opponent's building stands there."""
    return s.site[corner] != 0 and not has_building(s, seat, corner)


def has_road(s: State, seat: int, path: int) -> bool:
    """Whether a seat's road lies there."""
    return s.way[path] == 1 + seat


def has_ship(s: State, seat: int, path: int) -> bool:
    """Whether a seat's ship lies there."""
    return s.way[path] == 1 + SEATS + seat


def owner_at(s: State, corner: int) -> int:
    """Whose building stands there; only where one does."""
    return (s.site[corner] - 1) % SEATS


def is_city(s: State, corner: int) -> bool:
    """Whether a city stands there."""
    return s.site[corner] > SEATS


def roll_of(s: State) -> int:
    """3.3: the sum of the last roll."""
    return s.first_die + s.second_die


def knights_of(s: State, seat: int) -> int:
    """10.13: knights played."""
    return s.played[seat, 0]


def built(s: State, seat: int, piece: int, per_seat: int) -> int:
    """How many pieces of a kind a seat has on the map."""
    return per_seat - s.supply[seat, piece]


def mark_of(s: State, corner: int) -> int:
    """32.1: what a scenario says of an intersection, or NOTHING."""
    for place in range(s.marks):
        if s.mark_at[place] == corner:
            return s.mark[place]
    return NOTHING


def ships_of(s: State, seat: int) -> int:
    """How many ships a seat has out of its supply; none where there are none to be had."""
    return 0 if s.scenario == 0 else SHIPS - s.ships_left[seat]


# ---------------------------------------------------------------- seats and phases


def go_back(s: State) -> None:
    """3.6: what was begun is done; the part of the turn goes on."""
    s.decider = s.active
    s.phase = ACTING if s.has_rolled else BEFORE_ROLL


def seats_after(s: State, seat: int, steps: int) -> int:
    """2.11: so many seats further clockwise."""
    return (seat + steps) % s.seats


def laid_by(s: State, seat: int) -> int:
    """How many cards a seat has laid to discard."""
    count = 0
    for resource in range(RESOURCES):
        count += s.laid[seat, resource]
    return count


def bank_size(s: State) -> int:
    """Cards of the bank, of all resources."""
    count = 0
    for resource in range(RESOURCES):
        count += s.bank[resource]
    return count


def owner_of_helper(s: State, helper: int) -> int:
    """13.5: who has a helper, or NOTHING."""
    for seat in range(s.seats):
        if s.helper[seat] == helper:
            return seat
    return NOTHING


def is_own_turn(s: State, seat: int) -> bool:
    """11.2, 12.13: whether this is the seat's own turn; 12.5: building out of turn is not."""
    return seat == s.active and s.part != BUILDING_PART and s.turns > 0


def settlements_of(s: State, seat: int, per_seat: int) -> int:
    """Settlements on the map."""
    return built(s, seat, SETTLEMENT, per_seat)
