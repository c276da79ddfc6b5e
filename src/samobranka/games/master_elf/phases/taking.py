"""Chapter 5: taking ingredients."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.master_elf.domains import INGREDIENT
from samobranka.games.master_elf.parts import CITY, CITY_EXTRA
from samobranka.games.master_elf.phases.deck import can_draw, draw_ingredient
from samobranka.games.master_elf.state import (
    IN_CITY,
    MAKING,
    MOVING,
    PICKING,
    TAKING,
    State,
    discard_card,
    gain_card,
)

IN_CITY_NOW = Refusal("in_city_now", "5.3")
NOT_LYING_THERE = Refusal("not_lying_there", "5.1")
NOT_IN_HAND = Refusal("not_in_hand", "5.3")
ONLY_IN_CITY = Refusal("only_in_city", "5.3")


class Take(Action, tag="take"):
    """5.1"""

    ingredient: Annotated[str, INGREDIENT]


class Discard(Action, tag="discard"):
    """5.4 in the city; 8.2 at the hand limit, in turn_end.py"""

    ingredient: Annotated[str, INGREDIENT]


class Draw(Action, tag="draw"):
    """5.3"""


OFFERS = {TAKING: (Take,), IN_CITY: (Discard, Draw)}


def refuse_take(s: State, seat: int, ingredient: int) -> int:
    """5.1: one of the open cards of the region."""
    return NOT_LYING_THERE if s.lying[s.pawn[seat], ingredient] == 0 else LEGAL


def apply_take(s: State, seat: int, ingredient: int) -> None:
    """5.1, 5.2: into the hand; everybody saw it (13.4)."""
    s.lying[s.pawn[seat], ingredient] -= 1
    gain_card(s, seat, ingredient)
    s.sure[seat, ingredient] += 1
    s.phase = MAKING


def refuse_discard(s: State, seat: int, ingredient: int) -> int:
    """5.4: any hand card."""
    return NOT_IN_HAND if s.hand[seat, ingredient] == 0 else LEGAL


def apply_discard(s: State, seat: int, ingredient: int) -> None:
    """5.4: openly, one at a time."""
    discard_card(s, seat, ingredient)
    s.city_discards += 1


def refuse_draw() -> int:
    """5.3: whatever was discarded."""
    return LEGAL


def rule_out_draw(s: State, seat: int) -> int:
    """5.3: only in the city, which a pawn that has yet to move may still reach."""
    can_be = s.phase == MOVING or s.phase == PICKING or s.pawn[seat] == CITY
    return LEGAL if can_be else ONLY_IN_CITY


def apply_draw(s: State, seat: int, chance: Row) -> None:
    """5.3: one more than was discarded, unseen by others (5.5)."""
    for _ in range(s.city_discards + CITY_EXTRA):
        if can_draw(s):  # 5.7
            gain_card(s, seat, draw_ingredient(s, chance))
    s.phase = MAKING
