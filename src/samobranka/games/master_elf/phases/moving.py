"""Chapter 4: moving."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.master_elf.domains import REGION
from samobranka.games.master_elf.parts import CITY, INGREDIENTS, NEIGHBOURS
from samobranka.games.master_elf.state import IN_CITY, MAKING, MOVING, TAKING, State

NO_NEIGHBOUR = Refusal("no_neighbour", "4.1")
NO_STAYING = Refusal("no_staying", "4.2")


class Move(Action, tag="move"):
    """4.1"""

    region: Annotated[str, REGION]


OFFERS = {MOVING: (Move,)}


def refuse_move(s: State, seat: int, region: int) -> int:
    """4.1: to a neighbouring region. 4.2: never staying."""
    if region == s.pawn[seat]:
        return NO_STAYING
    return NO_NEIGHBOUR if NEIGHBOURS[s.pawn[seat], region] == 0 else LEGAL


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
