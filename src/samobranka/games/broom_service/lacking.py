"""What a seat lacks, for the sentences of refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from samobranka.games.broom_service.domains import RESOURCE
from samobranka.games.broom_service.parts import RESOURCE_IDS
from samobranka.games.broom_service.state import State


def what_lacks(s: State, seat: int, price: Sequence[int]) -> dict[str, Any]:
    """How many of each resource are missing for a price, by message."""
    missing = [due - s.stock[seat, resource] for resource, due in enumerate(price)]
    named = zip(RESOURCE_IDS, missing, strict=True)
    return {"lacks": {RESOURCE.name(resource): count for resource, count in named if count > 0}}
