"""Chapter 5: taking ingredients."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.master_elf.parts import CITY_EXTRA
from samobranka.games.master_elf.phases.deck import can_draw, draw_ingredient
from samobranka.games.master_elf.refusals import NOT_IN_HAND, NOT_LYING_THERE, refuse_moment
from samobranka.games.master_elf.state import (
    IN_CITY,
    LIMITED,
    MAKING,
    TAKING,
    State,
    discard_card,
    gain_card,
)


def refuse_take(s: State, seat: int, ingredient: int) -> int:
    """5.1: one of the open cards of the region."""
    refused = refuse_moment(s, seat, TAKING)
    if refused:
        return refused
    if s.lying[s.pawn[seat], ingredient] == 0:
        return NOT_LYING_THERE
    return LEGAL


def apply_take(s: State, seat: int, ingredient: int) -> None:
    """5.1, 5.2: into the hand; everybody saw it (13.4)."""
    s.lying[s.pawn[seat], ingredient] -= 1
    gain_card(s, seat, ingredient)
    s.sure[seat, ingredient] += 1
    s.phase = MAKING


def refuse_discard(s: State, seat: int, ingredient: int) -> int:
    """5.4: any hand card in the city. 8.2: any hand card while over the limit."""
    refused = refuse_moment(s, seat, LIMITED if s.phase == LIMITED else IN_CITY)
    if refused:
        return refused
    if s.hand[seat, ingredient] == 0:
        return NOT_IN_HAND
    return LEGAL


def apply_discard(s: State, seat: int, ingredient: int) -> None:
    """5.4, 8.2: openly, one at a time."""
    discard_card(s, seat, ingredient)
    if s.phase == IN_CITY:
        s.city_discards += 1


def refuse_draw(s: State, seat: int) -> int:
    """5.3: only in the city."""
    return refuse_moment(s, seat, IN_CITY)


def apply_draw(s: State, seat: int, chance: Row) -> None:
    """5.3: one more than was discarded, unseen by others (5.5)."""
    for _ in range(s.city_discards + CITY_EXTRA):
        if can_draw(s):  # 5.7
            gain_card(s, seat, draw_ingredient(s, chance))
    s.phase = MAKING
