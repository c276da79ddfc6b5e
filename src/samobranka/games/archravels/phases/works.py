"""Chapter 4: how works go on and end (4.6 to 4.8)."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import Refusal
from samobranka.core.sets import EMPTY
from samobranka.games.archravels.parts import CRAFT, CRAFT_ANY, EXCHANGE, MOST_WORKS, WORK_OF
from samobranka.games.archravels.phases.laying import can_craft
from samobranka.games.archravels.phases.shopping import refuse_leaving
from samobranka.games.archravels.state import BAZAAR_OPENS, CAT_STOPPED, WORKING, State, tokens_of

WORK_NOW = Refusal("work_now", "4.1")
LAY_NOW = Refusal("lay_now", "4.8")
TAKE_NOW = Refusal("take_now", "4.8")


class Done(Action, tag="done"):
    """4.6"""


OFFERS = {WORKING: (Done,)}


def go_on_working(s: State) -> None:
    """4.7: when no work is left that could be done, the bazaar is restocked without asking."""
    s.phase = BAZAAR_OPENS
    for place in range(MOST_WORKS):
        if s.left[place] > 0 and can_work(s, s.active, place):
            s.phase = WORKING
    if s.phase == BAZAAR_OPENS and s.cat[s.active]:
        tell_of_cat(s)


def can_work(s: State, seat: int, place: int) -> bool:
    """4.7: whether a work of the space could be done at all."""
    work = WORK_OF[s.board[seat], s.marker[seat], place]
    if work == CRAFT:
        return not s.cat[seat] and can_craft(s, seat, CRAFT, s.held[seat])
    if work == CRAFT_ANY:
        requests = EMPTY if s.any_takes_items_only else s.held[seat]
        return not s.cat[seat] and can_craft(s, seat, CRAFT_ANY, requests)
    if work == EXCHANGE:
        return tokens_of(s, seat) > 0
    return True


def tell_of_cat(s: State) -> None:
    """9.3: a craft that is left undone because of the cat."""
    for place in range(MOST_WORKS):
        work = WORK_OF[s.board[s.active], s.marker[s.active], place]
        if s.left[place] > 0 and (work == CRAFT or work == CRAFT_ANY):
            happened(EVERYBODY, CAT_STOPPED, s.active, 0, 0)
            return


def refuse_done(s: State, seat: int) -> int:
    """4.6: every work may be left out, but not in the middle (5.1)."""
    return refuse_leaving(s, seat)


def apply_done(s: State) -> None:
    """4.6: on to the bazaar."""
    s.phase = BAZAAR_OPENS
