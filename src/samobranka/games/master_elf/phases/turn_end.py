"""Chapter 8: the end of the turn."""

from __future__ import annotations

from typing import Any

from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.master_elf.parts import CITY, HAND_LIMIT, REFILL
from samobranka.games.master_elf.phases.deck import can_draw, draw_ingredient
from samobranka.games.master_elf.phases.moving import has_open_card
from samobranka.games.master_elf.phases.taking import Discard
from samobranka.games.master_elf.state import (
    LIMITED,
    MOVING,
    TURN_ENDS,
    TURN_IS_DONE,
    State,
    discard_card,
)


def how_many(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The limit, and how many cards are too many."""
    return {"limit": HAND_LIMIT, "more": s.hand_size[seat] - HAND_LIMIT}


OVER_LIMIT = Refusal("over_limit", "8.1", how_many)
NOT_IN_HAND = Refusal("not_in_hand", "8.2")

OFFERS = {LIMITED: (Discard,)}


def limit_hand(s: State) -> None:
    """8.1: more than seven ingredient cards are too many. 8.2: otherwise the turn ends by itself."""
    s.phase = LIMITED if s.hand_size[s.turn] > HAND_LIMIT else TURN_ENDS


def refuse_discard(s: State, seat: int, ingredient: int) -> int:
    """8.2: any hand card."""
    return NOT_IN_HAND if s.hand[seat, ingredient] == 0 else LEGAL


def apply_discard(s: State, seat: int, ingredient: int) -> None:
    """8.2: openly, one at a time."""
    discard_card(s, seat, ingredient)
    s.phase = TURN_IS_DONE


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
