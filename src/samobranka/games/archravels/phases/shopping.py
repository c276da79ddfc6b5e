"""Chapter 5: Shop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.words import message_id
from samobranka.games.archravels.domains import SLOT
from samobranka.games.archravels.parts import (
    CARD_ANY,
    CARD_YARN,
    COLOURS,
    EMPTY_SLOT_YARN,
    NOTHING,
    SHOP,
    SLOTS,
)
from samobranka.games.archravels.phases.turn import has_work, place_of_work, refuse_work, use_work
from samobranka.games.archravels.phases.yarn import ask_for_yarn
from samobranka.games.archravels.state import WORK_DONE, WORKING, State, is_turn_of


class Shop(Action, tag="shop"):
    """5.1"""

    slot: Annotated[int, SLOT]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """The card that lies there, if any; empty in the terminal, whose table shows it."""
        card = view.bazaar[self.slot - 1].yarn_card if view else None
        return {"yarn_card": message_id("yarn_card", card) if card else ""}


OFFERS = {WORKING: (Shop,)}


def slots_to_take(s: State, seat: int, action: Any) -> dict[str, Any]:
    """How many slots must still be taken."""
    return {"more": s.left[place_of_work(s, seat, SHOP)]}


FINISH_SHOPPING = Refusal("finish_shopping", "5.1", slots_to_take)
SLOT_USED = Refusal("slot_used", "5.5")


def try_shop(s: State, seat: int) -> Iterator[int]:
    """5.1: all slots, where the space has the work."""
    if has_work(s, seat, SHOP):
        yield from range(SLOTS)


def refuse_shop(s: State, seat: int, slot: int) -> int:
    """5.1: different slots. 5.5: none gives anything twice in a turn."""
    refused = refuse_work(s, seat, SHOP)
    if refused:
        return refused
    return SLOT_USED if s.is_taken[slot] else LEGAL


def rule_out_shop(s: State, seat: int, slot: int) -> int:
    """5.5: not in this turn."""
    return SLOT_USED if is_turn_of(s, seat) and s.is_taken[slot] else LEGAL


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


def refuse_leaving(s: State, seat: int) -> int:
    """5.1: not while slots must still be taken."""
    place = place_of_work(s, seat, SHOP)
    if place == NOTHING or not s.is_begun[place]:
        return LEGAL
    return FINISH_SHOPPING if s.left[place] > 0 else LEGAL


def refuse_work_beside(s: State, seat: int, work: int) -> int:
    """4.5: another work of the space. 5.1: not while slots must still be taken."""
    refused = refuse_work(s, seat, work)
    return refused if refused else refuse_leaving(s, seat)
