"""Chapter 20: the Robber Bride."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.parts import DESERT, HEXES, ROBBER_BRIDE, YIELDS
from samobranka.games.catan.phases.helpers import after_own_use, refuse_use
from samobranka.games.catan.refusals import NO_DESERT, NO_SUCH_PLACE, ROBBER_IN_DESERT
from samobranka.games.catan.state import State


def refuse_robber_bride(s: State, seat: int, hex: int) -> int:
    """20.1: from any other terrain to a desert."""
    refused = refuse_use(s, seat, ROBBER_BRIDE)
    if refused:
        return refused
    if hex >= HEXES[s.board]:
        return NO_SUCH_PLACE
    if s.terrain[s.robber] == DESERT:
        return ROBBER_IN_DESERT
    return LEGAL if s.terrain[hex] == DESERT else NO_DESERT


def apply_robber_bride(s: State, seat: int, hex: int) -> None:
    """20.2: a card of the hex it left, if the bank has one. 20.3: nothing is stolen."""
    resource = YIELDS[s.terrain[s.robber]]
    s.robber = hex
    if s.bank[resource] > 0:
        take_from_bank(s, seat, resource, 1)
    after_own_use(s, seat)
