"""Chapter 30: what lies in the fog is discovered."""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.record import Row
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.maps import FOG_AREA, NUMBERS
from samobranka.games.catan.parts import ANY_CARD, FOG, NOTHING, PATHS, SEA, YIELDS
from samobranka.games.catan.phases.the_map import (
    corner_of_hex,
    end_of,
    hex_at,
    hex_beside,
    ways_beside,
)
from samobranka.games.catan.saying import DISCOVERED
from samobranka.games.catan.state import DISCOVERING, GOLD_DEALT, State


def scout(s: State) -> None:
    """30.2: a road or ship just laid may touch the fog; then what it ends at is turned up."""
    if s.fog_left == 0 or s.scouted == NOTHING:
        return
    for end in range(2):
        for way in range(3):
            hex = hex_at(s, end_of(s, s.scouted, end), way)
            if hex != NOTHING and s.terrain[hex] == FOG:
                s.after_gold = s.phase
                s.phase = DISCOVERING
                return


def discover(s: State, chance: Row) -> None:
    """30.2: one hex after the other; 30.4: gold is chosen at once."""
    s.phase = s.after_gold
    for end in range(2):
        for way in range(3):
            hex = hex_at(s, end_of(s, s.scouted, end), way)
            if hex != NOTHING and s.terrain[hex] == FOG:
                turn_up(s, s.active, hex, chance)
    if s.gold_due[s.active] > 0:
        s.phase = GOLD_DEALT


def turn_up(s: State, seat: int, hex: int, chance: Row) -> None:
    """30.3: the next terrain, and the next token where it yields. 30.4: its discoverer gets a card."""
    s.terrain[hex] = deal_kind(chance, s.fog_stack, s.fog_left)
    s.fog_left -= 1
    card = NOTHING
    if YIELDS[s.terrain[hex]] != NOTHING:
        s.token[hex] = deal_kind(chance, s.fog_numbers, numbers_left(s))
        card = reward(s, seat, YIELDS[s.terrain[hex]])
    if s.terrain[hex] != SEA:
        open_ground(s, hex)
    happened(EVERYBODY, DISCOVERED, hex, card, 0)


def numbers_left(s: State) -> int:
    """Number tokens for what is in the fog."""
    count = 0
    for number in range(NUMBERS):
        count += s.fog_numbers[number]
    return count


def reward(s: State, seat: int, resource: int) -> int:
    """30.4: a card of what it yields, if the bank has one; of gold one of choice."""
    if resource == ANY_CARD:
        s.gold_due[seat] += 1
    elif s.bank[resource] > 0:
        take_from_bank(s, seat, resource, 1)
        return resource
    return NOTHING


def open_ground(s: State, hex: int) -> None:
    """30.5: settlements may stand around new land, and roads lie along it."""
    for place in range(6):
        corner = corner_of_hex(s, hex, place)
        s.ground[corner] = max(s.ground[corner], 1 + FOG_AREA)
    for path in range(PATHS[s.board]):
        if hex_beside(s, path, 0) == hex or hex_beside(s, path, 1) == hex:
            s.bears[path] = ways_beside(s, path)
