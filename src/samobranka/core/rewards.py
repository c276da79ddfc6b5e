"""What a seat is given when a match ends: three ways to tell it in one number.

In rules' style, over an outcome row (game.py): compiled with the vector tables, called by the faces.
"""

from __future__ import annotations

from collections.abc import Callable

from samobranka.core.game import rank_in, score_in
from samobranka.core.record import Row


def by_rank(out: Row, seats: int, seat: int) -> float:
    """Seats left behind less seats ahead, from 1 for the only winner to -1; all together 0."""
    balance = 0
    for other in range(seats):
        if rank_in(out, other) > rank_in(out, seat):
            balance += 1
        elif rank_in(out, other) < rank_in(out, seat):
            balance -= 1
    return balance / (seats - 1)


def by_score(out: Row, seats: int, seat: int) -> float:
    """The score, as the game counts it."""
    return score_in(out, seat) / 1


def by_win(out: Row, seats: int, seat: int) -> float:
    """1 for the winner, shared by equals; 0 for all others."""
    if rank_in(out, seat) != 1:
        return 0.0
    winners = 0
    for other in range(seats):
        if rank_in(out, other) == 1:
            winners += 1
    return 1 / winners


REWARDS: dict[str, Callable[[Row, int, int], float]] = {
    "rank": by_rank,
    "score": by_score,
    "win": by_win,
}
