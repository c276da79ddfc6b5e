"""Chapter 5: Shop."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import (
    CARD_ANY,
    CARD_YARN,
    COLOURS,
    EMPTY_SLOT_YARN,
    NOTHING,
    SHOP,
)
from samobranka.games.archravels.phases.turn import refuse_work, use_work
from samobranka.games.archravels.phases.yarn import ask_for_yarn
from samobranka.games.archravels.refusals import SLOT_USED
from samobranka.games.archravels.state import WORK_DONE, State


def refuse_shop(s: State, seat: int, slot: int) -> int:
    """5.1: different slots. 5.5: none gives anything twice in a turn."""
    refused = refuse_work(s, seat, SHOP)
    if refused:
        return refused
    if s.is_taken[slot]:
        return SLOT_USED
    return LEGAL


def apply_shop(s: State, seat: int, slot: int) -> None:
    """5.2: the yarn of a card. 5.4: an empty slot gives a token of any colour."""
    use_work(s, seat, SHOP)
    s.is_taken[slot] = 1
    card = s.slot[slot]
    wanted = EMPTY_SLOT_YARN if card == NOTHING else CARD_ANY[card]
    if card != NOTHING:
        take_card(s, seat, slot)
    s.phase = WORK_DONE
    if wanted > 0:
        ask_for_yarn(s, wanted, WORK_DONE)  # 5.3


def take_card(s: State, seat: int, slot: int) -> None:
    """5.2: all yarn it shows; then it is discarded and its slot is empty."""
    card = s.slot[slot]
    for colour in range(COLOURS):
        s.bowl[seat, colour] += CARD_YARN[card, colour]
    s.discard[card] += 1
    s.slot[slot] = NOTHING
