"""Cards, counters and towns as views and stories name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.games.elfenland.domains import CARD, TOWN, TRANSPORT
from samobranka.games.elfenland.parts import CARD_IDS, TRANSPORT_IDS

Cards = dict[Annotated[str, CARD], int]
Counters = dict[Annotated[str, TRANSPORT], int]
Towns = list[Annotated[str, TOWN]]


def cards_in(counts: Sequence[int]) -> Cards:
    return {CARD_IDS[k]: count for k, count in enumerate(counts) if count}


def counters_in(counts: Sequence[int]) -> Counters:
    return {TRANSPORT_IDS[k]: count for k, count in enumerate(counts) if count}
