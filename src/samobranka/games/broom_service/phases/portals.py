"""Chapter 14: portals and stone circles (14.2 to 14.5)."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.domains import STONE_CIRCLE
from samobranka.games.broom_service.parts import CIRCLE_REGION
from samobranka.games.broom_service.state import (
    CIRCLE_PAWN,
    CIRCLING,
    DROP,
    DROP_PAWN,
    DROP_REGION,
    SETTLING,
    State,
    about,
    change_decision,
    decision,
    end_decision,
)

CIRCLE_NOW = Refusal("circle_now", "14.2")


class GoTo(Action, tag="go_to"):
    """14.3"""

    circle: Annotated[str, STONE_CIRCLE]


OFFERS = {CIRCLING: (GoTo,)}


def refuse_go_to() -> int:
    """14.3: any circle."""
    return LEGAL


def apply_go_to(s: State, seat: int, circle: int) -> None:
    """14.2. 14.4: a brave witch delivers where the pawn arrives. R48: nothing else is set off there."""
    pawn = about(s, CIRCLE_PAWN)
    portal = s.pawn[seat, pawn]
    s.pawn[seat, pawn] = CIRCLE_REGION[circle]
    end_decision(s)
    if decision(s) == DROP and about(s, DROP_PAWN) == pawn and about(s, DROP_REGION) == portal:
        change_decision(s, DROP_REGION, CIRCLE_REGION[circle])
    s.phase = SETTLING
