"""What must be conserved: every component of the box is somewhere, once."""

from __future__ import annotations

from samobranka.core.pending import DECISION
from samobranka.core.sets import count_of, has
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
    REGION_IDS,
    REGIONS,
    RESOURCES,
    ROLES,
    SPACE_FIRST,
    SPACE_REGION,
    TILE_TOKENS,
    TILES,
)
from samobranka.games.broom_service.state import ANSWERING, CHOOSING, State


def faults(s: State) -> list[str]:
    """Every component of the box is somewhere, once."""
    return [*_cloud_faults(s), *_tile_faults(s), *_role_faults(s), *_other_faults(s)]


def _cloud_faults(s: State) -> list[str]:
    found = []
    spaces = range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1])
    laid = [s.cloud[space] for space in spaces if s.cloud[space] != NOTHING]
    won = [sum(s.won[seat, k] for seat in range(s.seats)) for k in range(CLOUD_KINDS)]
    if len(laid) + sum(won) != len(spaces):
        found.append(f"{len(laid)} clouds lie, {sum(won)} are won")
    for k in range(CLOUD_KINDS):
        if laid.count(k) + won[k] > CLOUD_TOKENS[k]:
            found.append(f"too many clouds {k}")
    cloudy = {SPACE_REGION[space] for space in spaces if s.cloud[space] != NOTHING}
    if any(has(s.cloudy, region) != (region in cloudy) for region in range(REGIONS)):
        found.append("cloudy")
    return found


def _tile_faults(s: State) -> list[str]:
    laid = [s.tile[region] for region in range(REGIONS) if s.tile[region] != NOTHING]
    held = [sum(s.held[seat, k] for seat in range(s.seats)) for k in range(FOREST_TILES)]
    found = [f"tile {k}" for k in range(TILES) if laid.count(k) > TILE_TOKENS[k]]
    for k in range(FOREST_TILES):
        if laid.count(FIRST_FOREST_TILE + k) + held[k] > TILE_TOKENS[FIRST_FOREST_TILE + k]:
            found.append(f"forest tile {k}")
    return found


def _role_faults(s: State) -> list[str]:
    found = []
    for seat in range(s.seats):
        played = [role for role in range(ROLES) if s.played[seat, role]]
        if any(has(s.hand[seat], role) for role in played):
            found.append(f"seat {seat} holds what it played")
        if s.phase != CHOOSING and count_of(s.hand[seat]) != s.hand_size[seat]:
            found.append(f"hand_size of seat {seat}")
        if s.phase == ANSWERING and s.turn == seat and not has(s.hand[seat], s.called):
            found.append(f"seat {seat} is asked for a role it has not")
    decks = [s.cursed, s.cursed_deck, s.cursed_discard]
    if CURSED_ROLES[s.seats] and sum(count_of(deck) for deck in decks) != ROLES:
        found.append("cursed roles")
    return found


def _other_faults(s: State) -> list[str]:
    found = []
    for seat in range(s.seats):
        found += [f"stock of seat {seat}" for k in range(RESOURCES) if s.stock[seat, k] < 0]
        for pawn in range(PAWNS):
            region = s.pawn[seat, pawn]
            if not has(OPEN_LAND, region) or has(s.cloudy, region):
                found.append(f"seat {seat} stands in {REGION_IDS[region]}")
    for place in range(s.waiting, DEEPEST):
        if any(s.pending[place, n] for n in range(DECISION)):
            found.append("what waits is not cleared away")
    return found
