"""Every component of the box is somewhere, once; in rules' style, so that it can be compiled."""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.pending import DECISION
from samobranka.core.sets import bit, count_of, has
from samobranka.games.broom_service.parts import (
    CLOUD_KINDS,
    CLOUD_TOKENS,
    CURSED_ROLES,
    DEEPEST,
    FIRST_FOREST_TILE,
    FOREST_TILES,
    NOTHING,
    OPEN_LAND,
    PAWNS,
    REGIONS,
    RESOURCES,
    ROLES,
    SPACE_FIRST,
    SPACE_REGION,
    TILE_TOKENS,
    TILES,
)
from samobranka.games.broom_service.state import ANSWERING, CHOOSING, State

CLOUDS, CLOUD_KIND, CLOUDY, TILE = range(4)
PLAYED_AND_HELD, HAND_SIZE, ASKED, CURSED = range(4, 8)
STOCK, PAWN, WAITING = range(8, 11)

LOSSES: Losses = (
    ("clouds that lie and are won", None),
    ("too many clouds of kind", ()),
    ("cloudy", None),
    ("too many of tile", ()),
    ("a role played is still held by seat", ()),
    ("hand_size of seat", ()),
    ("asked for a role it has not: seat", ()),
    ("cursed roles", None),
    ("stock of seat", ()),
    ("a pawn stands where none can, of seat", ()),
    ("what waits is not cleared away", None),
)


def kept(states: list[State], i: int) -> int:
    """Every component of the box is somewhere, once."""
    s = states[i]
    found = cloud_kinds_kept(s)
    if found == KEPT:
        found = tiles_kept(s)
    if found == KEPT:
        found = roles_kept(s)
    if found == KEPT:
        found = cursed_kept(s)
    if found == KEPT:
        found = others_kept(s)
    return clouds_kept(s) if found == KEPT else found


def cloud_kinds_kept(s: State) -> int:
    """No more clouds of a kind than the box has, and `cloudy` says where they lie."""
    cloudy = 0
    for k in range(CLOUD_KINDS):
        tokens = 0
        for seat in range(s.seats):
            tokens += s.won[seat, k]
        for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
            if s.cloud[space] == k:
                tokens += 1
                cloudy |= bit(SPACE_REGION[space])
        if tokens > CLOUD_TOKENS[k]:
            return lost(CLOUD_KIND, k)
    return KEPT if cloudy == s.cloudy else lost(CLOUDY, 0)


def clouds_kept(s: State) -> int:
    """As many clouds lie and are won as there are spaces for them."""
    clouds = 0
    spaces = SPACE_FIRST[s.board + 1] - SPACE_FIRST[s.board]
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        clouds += s.cloud[space] != NOTHING
    for seat in range(s.seats):
        for k in range(CLOUD_KINDS):
            clouds += s.won[seat, k]
    return KEPT if clouds == spaces else lost(CLOUDS, 0)


def tiles_kept(s: State) -> int:
    """No more tiles than the box has."""
    for k in range(TILES):
        tokens = 0
        for region in range(REGIONS):
            tokens += s.tile[region] == k
        if k >= FIRST_FOREST_TILE and k < FIRST_FOREST_TILE + FOREST_TILES:
            for seat in range(s.seats):
                tokens += s.held[seat, k - FIRST_FOREST_TILE]
        if tokens > TILE_TOKENS[k]:
            return lost(TILE, k)
    return KEPT


def roles_kept(s: State) -> int:
    """Each seat's role cards."""
    for seat in range(s.seats):
        for role in range(ROLES):
            if s.played[seat, role] and has(s.hand[seat], role):
                return lost(PLAYED_AND_HELD, seat)
        if s.phase != CHOOSING and count_of(s.hand[seat]) != s.hand_size[seat]:
            return lost(HAND_SIZE, seat)
        if s.phase == ANSWERING and s.turn == seat and not has(s.hand[seat], s.called):
            return lost(ASKED, seat)
    return KEPT


def cursed_kept(s: State) -> int:
    """Every curse is in force, in its deck or on its discard."""
    if CURSED_ROLES[s.seats] == 0:
        return KEPT
    cards = count_of(s.cursed) + count_of(s.cursed_deck) + count_of(s.cursed_discard)
    return KEPT if cards == ROLES else lost(CURSED, 0)


def others_kept(s: State) -> int:
    """Nobody owes, pawns stand on open land, and nothing done with still waits."""
    for seat in range(s.seats):
        for k in range(RESOURCES):
            if s.stock[seat, k] < 0:
                return lost(STOCK, seat)
        for pawn in range(PAWNS):
            region = s.pawn[seat, pawn]
            if not has(OPEN_LAND, region) or has(s.cloudy, region):
                return lost(PAWN, seat)
    for place in range(s.waiting, DEEPEST):
        for n in range(DECISION):
            if s.pending[place, n] != 0:
                return lost(WAITING, 0)
    return KEPT
