"""A search tree in flat arrays, grown by imagining the match to go on. Generic: built once a game.

Every iteration re-imagines all that the seat cannot see, walks down the tree by the actions that are
legal there, adds what it has not met, and asks the game's evaluation how the seats stand where it
leaves the tree. A node is what was done since the root, by whom, whatever chance and hidden cards made
of it. Every seat is taken to play for itself: each looks for its own best chance.

At a node the next action is the one with the best sum of
    the mover's chance of winning after it, as far as the tree knows, and
    what the game's evaluation thought of it at first sight, less the more often it was tried.

Chances are whole numbers, `ONE` in all. So the tree is the same in every engine, number by number.
"""

from __future__ import annotations

from math import exp
from typing import Any

from samobranka.core.chance import draw, seed_generator
from samobranka.core.game import (
    Apply,
    Determinize,
    Evaluate,
    Legal,
    Movers,
    States,
    WriteOutcome,
    rank_in,
)
from samobranka.core.kernels import first_mover
from samobranka.core.record import Row, clone, table

# Holes of the contract.
movers: Movers
legal: Legal
apply: Apply
outcome: WriteOutcome
determinize: Determinize
evaluate: Evaluate
mark: int
# Holes that the bot fills.
spread: int
"""By how much better an evaluation makes a seat e times as likely to win."""
room: int
"""Whole numbers that a tree may fill."""

# The fields of a node, then each seat's sum of chances.
MOVER = 0
ACTION = 1
VISITS = 2
CHILD = 3
"""The first one; 0: none yet."""
SIBLING = 4
LIKING = 5
"""How good the action looked at first sight, 1 to ALIKE."""
BEST_SIGHT = 6
"""The best evaluation at first sight among the children."""
SUMS = 7

ROOT = 0
USED = 0
"""Where `memory` says how many nodes there are."""

ONE = 1 << 16
ALIKE = 1 << 16
STEPS = 16
"""Steps of the table for one spread."""
FADED = 12 * STEPS
"""From here on nothing is left."""
FADING = table([max(1, round(ALIKE * exp(-step / STEPS))) for step in range(FADED + 1)])

CURIOSITY = 125
"""The weight of first sight against what the tree knows, in hundredths."""
SHARPNESS = 6
"""One action changes less than a match: first sight counts differences so many times."""
LONGEST = 60
"""Plies of one iteration."""
PATH = LONGEST + 1


def grow(
    i: int,
    states: States,
    rows: Any,
    seat: int,
    seats: int,
    chances: Any,
    lists: Any,
    nodes: Any,
    memory: Any,
    paths: Any,
    places: Any,
    values: Any,
    outcomes: Any,
    seed: int,
    first: int,
    last: int,
    trees: int,
) -> None:
    """Iterations first..last-1 of tree i. Record 0 is the match; a tree has two to try things out."""
    here = 1 + 2 * i
    for time in range(first, last):
        seed_generator(chances[i], seed, time * trees + i)
        clone(rows, 0, here, mark)
        determinize(states, here, seat, chances[i])
        depth = descend(
            states,
            rows,
            here,
            seat,
            seats,
            chances[i],
            lists[i],
            nodes[i],
            memory[i],
            paths[i],
            places[i],
            values[i],
            outcomes[i],
        )
        remember(nodes[i], paths[i], depth, values[i], seats)


def descend(
    states: States,
    rows: Any,
    here: int,
    seat: int,
    seats: int,
    chance: Row,
    actions: Row,
    nodes: Row,
    memory: Row,
    path: Row,
    places: Row,
    values: Row,
    out: Row,
) -> int:
    """Goes down the tree and judges where it ends; the nodes on the way are path[0..depth]."""
    size = SUMS + seats
    node = ROOT
    depth = 0
    path[0] = ROOT
    for _ply in range(LONGEST):
        may = movers(states, here)
        if may == 0:
            count_winners(states, here, seats, values, out)
            return depth
        mover = first_mover(may)
        count = legal(states, here, mover, actions)
        if count == 1:
            apply(states, here, mover, actions[0], chance)
        elif mover != seat and may & (may - 1) != 0:
            # Those who choose at once must not answer each other's choices.
            action = actions[draw(chance, count)]
            apply(states, here, mover, action, chance)
        elif node != ROOT and nodes[node * size + VISITS] == 0:
            break
        else:
            widen(
                states,
                rows,
                here,
                mover,
                chance,
                actions,
                count,
                nodes,
                memory,
                node,
                size,
                places,
            )
            child = choose_child(nodes, node, size, mover, count, places)
            if child == ROOT:
                break  # no room for more nodes
            apply(states, here, mover, nodes[child * size + ACTION], chance)
            node = child
            depth += 1
            path[depth] = node
    judge(states, here, seats, values)
    return depth


def widen(
    states: States,
    rows: Any,
    here: int,
    mover: int,
    chance: Row,
    actions: Row,
    count: int,
    nodes: Row,
    memory: Row,
    node: int,
    size: int,
    places: Row,
) -> None:
    """Adds a child for every legal action that has none; `places[k]` is the child of actions[k]."""
    for k in range(count):
        places[k] = ROOT
    child = nodes[node * size + CHILD]
    while child != ROOT:
        if nodes[child * size + MOVER] == mover:
            k = place_of(actions, count, nodes[child * size + ACTION])
            if k < count:
                places[k] = child
        child = nodes[child * size + SIBLING]
    spare = here + 1
    is_new = nodes[node * size + CHILD] == ROOT
    oldest = memory[USED]
    for k in range(count):
        if places[k] == ROOT and (memory[USED] + 2) * size <= room:
            memory[USED] += 1
            child = memory[USED]
            clone(rows, here, spare, mark)
            apply(states, spare, mover, actions[k], chance)
            sight = evaluate(states, spare, mover)
            add_child(nodes, node, size, child, mover, actions[k], sight)
            places[k] = child
            if is_new and (child == oldest + 1 or sight > nodes[node * size + BEST_SIGHT]):
                nodes[node * size + BEST_SIGHT] = sight
    like(nodes, node, size, oldest, memory[USED])


def place_of(actions: Row, count: int, action: int) -> int:
    """Where an action stands in an ascending list; `count` when it is not there."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    if low < count and actions[low] == action:
        return low
    return count


def add_child(
    nodes: Row, node: int, size: int, child: int, mover: int, action: int, sight: int
) -> None:
    """A new child; what it looked like stands in its liking until all are there to compare."""
    base = child * size
    for field in range(size):
        nodes[base + field] = 0
    nodes[base + MOVER] = mover
    nodes[base + ACTION] = action
    nodes[base + LIKING] = sight
    nodes[base + SIBLING] = nodes[node * size + CHILD]
    nodes[node * size + CHILD] = child


def like(nodes: Row, node: int, size: int, oldest: int, newest: int) -> None:
    """Turns first sights into likings, for the children after `oldest`."""
    best = nodes[node * size + BEST_SIGHT]
    for child in range(oldest + 1, newest + 1):
        nodes[child * size + LIKING] = faded((best - nodes[child * size + LIKING]) * SHARPNESS)


def faded(less: int) -> int:
    """How much remains of ALIKE for what is worse by so much."""
    if less <= 0:
        return ALIKE
    return int(FADING[min(less * STEPS // spread, FADED)])


def choose_child(nodes: Row, node: int, size: int, mover: int, count: int, places: Row) -> int:
    """The child to try next; ROOT when there is none."""
    visits = nodes[node * size + VISITS]
    likings = 0
    for k in range(count):
        if places[k] != ROOT:
            likings += nodes[places[k] * size + LIKING]
    mean = 0.25
    if visits > 0:
        mean = nodes[node * size + SUMS + mover] / (visits * ONE)
    worth = 0.01 * CURIOSITY * (visits + 1) ** 0.5
    best = ROOT
    best_sum = -1.0
    for k in range(count):
        child = places[k]
        if child != ROOT:
            base = child * size
            tried = nodes[base + VISITS]
            chance = mean
            if tried > 0:
                chance = nodes[base + SUMS + mover] / (tried * ONE)
            share = 0.95 * nodes[base + LIKING] / likings + 0.05 / count
            total = chance + worth * share / (1 + tried)
            if total > best_sum:
                best = child
                best_sum = total
    return best


def judge(states: States, here: int, seats: int, values: Row) -> None:
    """Each seat's chance of winning by the game's evaluation."""
    best = 0
    for seat in range(seats):
        values[seat] = evaluate(states, here, seat)
        if seat == 0 or values[seat] > best:
            best = values[seat]
    total = 0
    for seat in range(seats):
        values[seat] = faded(best - values[seat])
        total += values[seat]
    for seat in range(seats):
        values[seat] = values[seat] * ONE // total


def count_winners(states: States, here: int, seats: int, values: Row, out: Row) -> None:
    """The match is over: the winners share ONE."""
    outcome(states, here, out)
    winners = 0
    for seat in range(seats):
        winners += rank_in(out, seat) == 1
    for seat in range(seats):
        values[seat] = ONE // winners if rank_in(out, seat) == 1 else 0


def remember(nodes: Row, path: Row, depth: int, values: Row, seats: int) -> None:
    """Adds what came of an iteration to every node on its way."""
    size = SUMS + seats
    for step in range(depth + 1):
        base = path[step] * size
        nodes[base + VISITS] += 1
        for seat in range(seats):
            nodes[base + SUMS + seat] += values[seat]
