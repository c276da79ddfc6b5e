"""Small sets as numbers: a bit for every member. For rules of every engine."""

from __future__ import annotations

EMPTY = 0


def bit(member: int) -> int:
    """The set of this one."""
    return 1 << member


def has(members: int, member: int) -> bool:
    """Whether it is in the set."""
    return (members >> member) & 1 != 0


def count_of(members: int) -> int:
    """How many there are."""
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def nth_of(members: int, n: int) -> int:
    """The n-th member, counted from 0; the set has more than n."""
    for _ in range(n):
        members &= members - 1
    lowest = 0
    while (members >> lowest) & 1 == 0:
        lowest += 1
    return lowest
