"""Chapter 4: moving."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.master_elf.parts import CITY, INGREDIENTS, NEIGHBOURS
from samobranka.games.master_elf.refusals import NO_NEIGHBOUR, NO_STAYING, refuse_moment
from samobranka.games.master_elf.state import IN_CITY, MAKING, MOVING, TAKING, State


def refuse_move(s: State, seat: int, region: int) -> int:
    """4.1: to a neighbouring region. 4.2: never staying."""
    refused = refuse_moment(s, seat, MOVING)
    if refused:
        return refused
    if region == s.pawn[seat]:
        return NO_STAYING
    if NEIGHBOURS[s.pawn[seat], region] == 0:
        return NO_NEIGHBOUR
    return LEGAL


def apply_move(s: State, seat: int, region: int) -> None:
    """The pawn arrives; what is taken there is chapter 5."""
    s.pawn[seat] = region
    if region == CITY:
        s.phase = IN_CITY
    else:
        s.phase = TAKING if has_open_card(s, region) else MAKING  # 5.2


def has_open_card(s: State, region: int) -> bool:
    """Whether an open card lies on a region."""
    for ingredient in range(INGREDIENTS):
        if s.lying[region, ingredient] > 0:
            return True
    return False
