"""The cheapest lawful payment, for the client to propose: never compiled, and no rule of its own.

Every payment of a pattern has as many tokens as any other, so the cheapest is the one that the seat
can best spare: of the colours it has most of beyond what its other patterns and requests list.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from samobranka.core.sets import has
from samobranka.games.archravels.parts import COLOURS, EXACT, ITEMS, NOTHING, PATTERN_YARN, THINGS
from samobranka.games.archravels.patterns import PLENTY, can_lay, first_layable, is_settled
from samobranka.games.archravels.phases.laying import count_for, rule_for
from samobranka.games.archravels.state import TAKING, State, pattern_of


class Proposal(NamedTuple):
    """Which colours to lay one after the other, and all tokens that are then paid."""

    steps: list[int]
    """Without those that are laid unasked (6.6)."""
    tokens: list[int]
    """By colour."""


def propose_craft(s: State, seat: int, thing: int, work: int) -> Proposal:
    """How to pay for a thing that is not yet begun."""
    pattern = pattern_of(s, seat, thing)
    rule = rule_for(pattern, work)
    if rule == EXACT:
        return Proposal([], [PATTERN_YARN[pattern, colour] for colour in range(COLOURS)])
    nothing = [0] * COLOURS
    return _complete(s, seat, thing, rule, nothing, count_for(s, pattern))


def propose_rest(s: State) -> Proposal:
    """How to go on with what is being laid or taken."""
    laid = [s.laid[colour] for colour in range(COLOURS)]
    return _complete(s, s.asked, s.making, s.rule, laid, s.more)


def _complete(s: State, seat: int, thing: int, rule: int, laid: list[int], more: int) -> Proposal:
    takes = s.phase == TAKING
    stock = [PLENTY if takes else s.bowl[seat, colour] for colour in range(COLOURS)]
    wish = wishes(s, seat, thing)
    spare = [(-1 if takes else 1) * (s.bowl[seat, c] - wish[c]) for c in range(COLOURS)]
    pattern = pattern_of(s, seat, thing) if thing != NOTHING else NOTHING
    steps: list[int] = []
    tokens = [0] * COLOURS
    is_forced = False
    while more > 0:
        is_forced = is_forced or is_settled(pattern, rule, stock, laid, more)
        allowed = [c for c in range(COLOURS) if can_lay(rule, stock, laid, more, c)]
        colour = max(allowed, key=lambda c: spare[c])
        if is_forced:
            colour = first_layable(rule, stock, laid, more)
        else:
            steps.append(colour)
        stock[colour] -= 0 if takes else 1
        spare[colour] -= 1
        laid[colour] += 1
        tokens[colour] += 1
        more -= 1
    return Proposal(steps, tokens)


def wishes(s: State, seat: int, but: int) -> list[int]:
    """The most tokens of each colour that another pattern or held request of the seat lists."""
    patterns = [pattern_of(s, seat, thing) for thing in _things(s, seat) if thing != but]
    return [max(PATTERN_YARN[pattern, colour] for pattern in patterns) for colour in range(COLOURS)]


def _things(s: State, seat: int) -> Iterator[int]:
    return (t for t in range(THINGS) if t < ITEMS or has(s.held[seat], t - ITEMS))
