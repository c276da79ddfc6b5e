"""Chapter 9: Tangled Cat (9.2 to 9.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import SEAT, Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.archravels.state import CAT_SENT, EVENT_OVER, NAMING, State, next_seat

NAME_NOW = Refusal("name_now", "9.2")
NOT_AT_TABLE = Refusal("not_at_table", "9.2")
NOT_ONESELF = Refusal("not_oneself", "9.2")
CAT_STOPS = Refusal("cat_stops", "9.3")


class NameForCat(Action, tag="name_for_cat"):
    """9.2"""

    seat: Annotated[int, SEAT]


OFFERS = {NAMING: (NameForCat,)}


def begin_cat(s: State) -> None:
    """9.2: if only one seat can be named, nothing is asked."""
    s.phase = NAMING
    if s.cat_for_others and s.seats == 2:
        send_cat(s, next_seat(s, s.active))


def try_name_for_cat(s: State, seat: int) -> Iterator[int]:
    """9.2: the seats at the table."""
    yield from range(s.seats)


def refuse_name_for_cat(s: State, seat: int, other: int) -> int:
    """9.2: anyone, or with the option anyone else."""
    if other >= s.seats:
        return NOT_AT_TABLE
    return NOT_ONESELF if s.cat_for_others and other == seat else LEGAL


def rule_out_name_for_cat(s: State, other: int) -> int:
    """9.2: nobody sits there."""
    return NOT_AT_TABLE if other >= s.seats else LEGAL


def apply_name_for_cat(s: State, other: int) -> None:
    """9.2"""
    send_cat(s, other)


def send_cat(s: State, named: int) -> None:
    """9.3: the mark. 9.5: in one's own turn it counts for the one after."""
    if named == s.active:
        s.cat_again = 1
    else:
        s.cat[named] = 1
    happened(EVERYBODY, CAT_SENT, named, s.active, 0)
    s.phase = EVENT_OVER


def is_tangled(s: State, seat: int) -> bool:
    """9.3, 9.4: the cat stops crafts in the own turn of the seat only."""
    return seat == s.active and s.cat[seat] != 0


def refuse_tangled(s: State, seat: int) -> int:
    """9.3: no craft of any kind in that turn."""
    return CAT_STOPS if is_tangled(s, seat) else LEGAL
