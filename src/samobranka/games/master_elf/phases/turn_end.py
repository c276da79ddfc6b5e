"""Chapter 8: the end of the turn. The discards of the hand limit are in taking.py (8.2)."""

from __future__ import annotations

from samobranka.core.record import Row
from samobranka.games.master_elf.parts import CITY, HAND_LIMIT, REFILL
from samobranka.games.master_elf.phases.deck import can_draw, draw_ingredient
from samobranka.games.master_elf.phases.moving import has_open_card
from samobranka.games.master_elf.state import MOVING, State


def is_over_limit(s: State) -> bool:
    """8.1: more than seven ingredient cards."""
    return s.hand_size[s.turn] > HAND_LIMIT


def end_turn(s: State, chance: Row) -> None:
    """8.3: refill. 8.5: the next seat (3.5)."""
    region = s.pawn[s.turn]
    if region != CITY and not has_open_card(s, region):
        refill(s, region, chance)
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    s.city_discards = 0
    s.phase = MOVING


def refill(s: State, region: int, chance: Row) -> None:
    """8.3: three open cards."""
    for _ in range(REFILL):
        if can_draw(s):  # 5.7
            s.lying[region, draw_ingredient(s, chance)] += 1
