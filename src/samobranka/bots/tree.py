"""A search tree in flat arrays, grown by imagining the match to go on. Generic: built once a game.

Every iteration re-imagines all that the seat cannot see, walks down the tree by the actions that are
legal there, and adds what it has not met. Where it leaves the tree it asks the game how the seats will
stand, at once or after playing on for a while by instinct. A node is what was done since the
root, by whom, whatever chance and hidden cards made of it. Every seat is taken to play for itself: each
looks for its own best chance, or goes by instinct (see descend).

At a node the next action is the one with the best sum of
    the mover's chance of winning after it, as far as the tree knows, and
    what the game's evaluation thought of it at first sight, less the more often it was tried.

Chances are whole numbers, `ONE` in all. So the tree is the same in every engine, number by number.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, NamedTuple

from samobranka.core.chance import seed_generator
from samobranka.core.game import (
    ENOUGH,
    FIRST_SIGHT,
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
row_size: int
# Holes that the bot fills.
foresee: Evaluate
"""How well a seat stands in the long run: where an iteration ends, chances are made of it."""
spread: int
"""By how much more foreseen a seat is e times as likely to win."""
glance: int
"""By how much better an action must look at first sight to be tried e times as often."""
trust: int
"""The weight of first sight against what the tree knows, in hundredths."""
instinct: Callable[..., int]
"""The policy by which the match is taken to go on where the tree ends, …"""
play_on: int
"""… for so many plies."""
room: int
"""Whole numbers that a tree may fill."""

# The fields of a node, then each seat's sum of chances.
MOVER = 0
ACTION = 1
VISITS = 2
CHILD = 3
"""The first one; 0: none yet."""
SIBLING = 4
SIGHT = 5
"""The sum of what the action looked like at first sight."""
SIGHTS = 6
"""How often it was looked at."""
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

HUNDRED = 100
"""Weights are in hundredths: rules and kernels name whole numbers only."""
BY_SIGHT = 95
"""So much of the tries goes by first sight; the rest goes to all actions alike."""
UNKNOWN = ONE // 4
"""A seat's chance where nobody has been yet."""
LOOKS = 24
"""How often an action at the root is looked at, because chance changes what one sees."""
FEW = 4
"""Looks after which it is seen whether chance does."""
WIDTH = 10
"""Actions that one visit of a node is enough for."""
LONGEST = 60
"""Plies of one iteration."""
PATH = LONGEST + 1


class Ground(NamedTuple):
    """What trees grow in: the match, and lines to think on, one of each for every tree."""

    states: States
    """Record 0 is the match; every tree has two to try things out."""
    rows: Any
    """The same records as bytes."""
    chances: Any
    lists: Any
    nodes: Any
    memory: Any
    paths: Any
    places: Any
    branches: Any
    values: Any
    outcomes: Any


class Task(NamedTuple):
    """Who thinks, and which iterations of each tree are due."""

    seat: int
    seats: int
    seed: int
    first: int
    last: int
    trees: int


def grow(i: int, ground: Ground, task: Task) -> None:
    """Iterations first..last-1 of tree i."""
    here = record_of(i)
    chance = ground.chances[i]
    for time in range(task.first, task.last):
        world = next_world(ground, i, task.seat, SUMS + task.seats, time)
        seed_generator(chance, task.seed, world * task.trees + i)
        clone(ground.rows, 0, here, mark)
        determinize(ground.states, here, task.seat, chance)
        depth = descend(ground, i, task.seat, task.seats)
        remember(ground.nodes[i], ground.paths[i], depth, ground.values[i], task.seats)


def record_of(i: int) -> int:
    """The record in which tree i imagines the match; the next one is spare."""
    return 1 + 2 * i


def next_world(ground: Ground, i: int, seat: int, size: int, time: int) -> int:
    """Which imagined world the next iteration plays in.

    Every action of the seat meets the same worlds in the same order, so that luck does not make one
    look better than another.
    """
    actions = ground.lists[i]
    nodes = ground.nodes[i]
    places = ground.places[i]
    count = legal(ground.states, 0, seat, actions)
    find_children(nodes, ROOT, size, seat, actions, count, places)
    for k in range(count):
        if places[k] == ROOT:
            return time
    child = choose_child(nodes, ROOT, size, seat, count, places)
    return int(nodes[child * size + VISITS])


def descend(ground: Ground, i: int, seat: int, seats: int) -> int:
    """Goes down tree i and judges where it ends; the nodes on the way are path[0..depth].

    Those who choose at once do not see each other's choices: each goes along a branch of its own, from
    the node where they began, and the way goes on along the seat's. In a game that is played on by
    instinct, the others go by it here, too: so the tree reaches the seat's own next choices.
    """
    states = ground.states
    here = record_of(i)
    actions = ground.lists[i]
    nodes = ground.nodes[i]
    path = ground.paths[i]
    branch = ground.branches[i]
    values = ground.values[i]
    size = SUMS + seats
    depth = 0
    path[0] = ROOT
    asked = 0
    if play_on > 0:
        forget(ground.rows, here)
    for other in range(seats):
        branch[other] = ROOT
    for _ply in range(LONGEST):
        may = movers(states, here)
        if may == 0:
            count_winners(states, here, seats, values, ground.outcomes[i])
            return depth
        mover = first_mover(may)
        is_new = not is_several(asked) or may & ~asked != 0
        is_together = is_several(may) or not is_new
        if is_new:  # a question to one seat or to several, not the rest of those asked at once
            for other in range(seats):
                branch[other] = branch[seat]
        asked = may
        node = branch[mover]
        count = legal(states, here, mover, actions)
        action = actions[0] if count == 1 else ENOUGH
        if action == ENOUGH and play_on > 0 and mover != seat and not is_together:
            action = by_instinct(ground, i, mover, count)
        if action == ENOUGH:
            if node != ROOT and not is_together and is_to_wait(nodes, node * size, count):
                break
            widen(ground, i, node, size, mover, count)
            child = choose_child(nodes, node, size, mover, count, ground.places[i])
            if child == ROOT:
                break  # no room for more nodes
            action = nodes[child * size + ACTION]
            branch[mover] = child
            if not is_together:
                branch[seat] = child
            depth += 1
            path[depth] = child
        apply(states, here, mover, action, ground.chances[i])
    if go_on_by_instinct(ground, i):
        judge(states, here, seats, values)
    else:
        count_winners(states, here, seats, values, ground.outcomes[i])
    return depth


def is_to_wait(nodes: Row, base: int, count: int) -> bool:
    """Whether a node was not met often enough for a look at each of so many actions.

    Where the match is played on from a node, that tells what it is worth for less than all these looks.
    """
    visits = nodes[base + VISITS]
    return bool(visits == 0 or (play_on > 0 and visits * WIDTH < count))


def is_several(may: int) -> bool:
    """Whether a set of seats has more than one."""
    return may & (may - 1) != 0


def forget(rows: Any, here: int) -> None:
    """Scratch of zeros: instinct begins with it, and may remember there what it has found out."""
    for place in range(mark, row_size):
        rows[here][place] = 0


def go_on_by_instinct(ground: Ground, i: int) -> bool:
    """Plays on for a while; False when that ends the match."""
    states = ground.states
    here = record_of(i)
    actions = ground.lists[i]
    for _ply in range(play_on):
        may = movers(states, here)
        if may == 0:
            return False
        mover = first_mover(may)
        count = legal(states, here, mover, actions)
        action = actions[0]
        if count > 1:
            action = by_instinct(ground, i, mover, count)
            if action == ENOUGH:
                return True
        apply(states, here, mover, action, ground.chances[i])
    return movers(states, here) != 0


def by_instinct(ground: Ground, i: int, mover: int, count: int) -> int:
    """What a seat does without thinking; ENOUGH where the game need not be played on."""
    here = record_of(i)
    actions = ground.lists[i]
    chance = ground.chances[i]
    action = instinct(ground.states, ground.rows, here, here + 1, mover, actions, count, chance)
    if action == FIRST_SIGHT:
        return first_sight(
            ground.states, ground.rows, here, here + 1, mover, actions, count, chance
        )
    return action


def first_sight(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The instinct of a game that has no other: the action that looks best, tried once."""
    best = 0
    best_sight = 0
    for k in range(count):
        clone(rows, i, spare, mark)
        apply(states, spare, seat, actions[k], chance)
        sight = evaluate(states, spare, seat)
        if k == 0 or sight > best_sight:
            best = k
            best_sight = sight
    return actions[best]


def widen(ground: Ground, i: int, node: int, size: int, mover: int, count: int) -> None:
    """Adds a child for every legal action that has none; `places[k]` is the child of actions[k]."""
    actions = ground.lists[i]
    nodes = ground.nodes[i]
    memory = ground.memory[i]
    places = ground.places[i]
    find_children(nodes, node, size, mover, actions, count, places)
    here = record_of(i)
    spare = here + 1
    looks = LOOKS if node == ROOT else 1
    for k in range(count):
        if places[k] == ROOT and (memory[USED] + 2) * size <= room:
            memory[USED] += 1
            places[k] = memory[USED]
            add_child(nodes, node, size, places[k], mover, actions[k])
        if places[k] != ROOT and nodes[places[k] * size + SIGHTS] < looks:
            clone(ground.rows, here, spare, mark)
            apply(ground.states, spare, mover, actions[k], ground.chances[i])
            note_look(nodes, places[k] * size, evaluate(ground.states, spare, mover))


def note_look(nodes: Row, base: int, sight: int) -> None:
    """Adds a look. After a few that came out alike, the others are taken to do so too."""
    nodes[base + SIGHT] += sight
    nodes[base + SIGHTS] += 1
    if nodes[base + SIGHTS] == FEW and nodes[base + SIGHT] == FEW * sight:
        nodes[base + SIGHT] = LOOKS * sight
        nodes[base + SIGHTS] = LOOKS


def find_children(
    nodes: Row, node: int, size: int, mover: int, actions: Row, count: int, places: Row
) -> None:
    """`places[k]` becomes the child of actions[k], ROOT where there is none."""
    for k in range(count):
        places[k] = ROOT
    child = nodes[node * size + CHILD]
    while child != ROOT:
        if nodes[child * size + MOVER] == mover:
            k = place_of(actions, count, nodes[child * size + ACTION])
            if k < count:
                places[k] = child
        child = nodes[child * size + SIBLING]


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


def add_child(nodes: Row, node: int, size: int, child: int, mover: int, action: int) -> None:
    """A new child that was not looked at yet."""
    base = child * size
    for field in range(size):
        nodes[base + field] = 0
    nodes[base + MOVER] = mover
    nodes[base + ACTION] = action
    nodes[base + SIBLING] = nodes[node * size + CHILD]
    nodes[node * size + CHILD] = child


def sight_of(nodes: Row, base: int) -> int:
    """What a child looked like at first sight, on average."""
    return int(nodes[base + SIGHT] // nodes[base + SIGHTS])


def faded(less: int, scale: int) -> int:
    """How much remains of ALIKE for what is worse by so much: e times less for each `scale`."""
    if less <= 0:
        return ALIKE
    return int(FADING[min(less * STEPS // scale, FADED)])


def choose_child(nodes: Row, node: int, size: int, mover: int, count: int, places: Row) -> int:
    """The child to try next; ROOT when there is none."""
    best_sight = 0
    found = 0
    for k in range(count):
        if places[k] != ROOT:
            sight = sight_of(nodes, places[k] * size)
            if found == 0 or sight > best_sight:
                best_sight = sight
            found += 1
    likings = 0
    for k in range(count):
        if places[k] != ROOT:
            likings += liking(nodes, places[k] * size, best_sight)
    visits = nodes[node * size + VISITS]
    mean = UNKNOWN / ONE
    if visits > 0:
        mean = nodes[node * size + SUMS + mover] / (visits * ONE)
    worth = trust / HUNDRED * (visits + 1) ** 0.5
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
            seen = BY_SIGHT / HUNDRED * liking(nodes, base, best_sight) / likings
            share = seen + (HUNDRED - BY_SIGHT) / HUNDRED / count
            total = chance + worth * share / (1 + tried)
            if total > best_sum:
                best = child
                best_sum = total
    return best


def liking(nodes: Row, base: int, best_sight: int) -> int:
    """How good a child looks beside the best one, 1 to ALIKE."""
    return faded(best_sight - sight_of(nodes, base), glance)


def judge(states: States, here: int, seats: int, values: Row) -> None:
    """Each seat's chance of winning, by what the game foresees."""
    best = 0
    for seat in range(seats):
        values[seat] = foresee(states, here, seat)
        if seat == 0 or values[seat] > best:
            best = values[seat]
    total = 0
    for seat in range(seats):
        values[seat] = faded(best - values[seat], spread)
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


def replant(i: int, nodes: Any, beds: Any, memory: Any, seat: int, seats: int, action: int) -> None:
    """Moves what grew below a choice at the root of tree i into beds[i], as a tree of its own."""
    size = SUMS + seats
    old = child_of(nodes[i], size, seat, action)
    copy_node(nodes[i], old, beds[i], ROOT, size)
    last = ROOT
    node = ROOT
    while node <= last:
        old = beds[i][node * size + CHILD]
        beds[i][node * size + CHILD] = ROOT if old == ROOT else last + 1
        while old != ROOT:
            last += 1
            copy_node(nodes[i], old, beds[i], last, size)
            old = nodes[i][old * size + SIBLING]
            beds[i][last * size + SIBLING] = ROOT if old == ROOT else last + 1
        node += 1
    memory[i][USED] = last


def child_of(nodes: Row, size: int, seat: int, action: int) -> int:
    """The node of a choice at the root."""
    child = nodes[CHILD]
    while nodes[child * size + MOVER] != seat or nodes[child * size + ACTION] != action:
        child = nodes[child * size + SIBLING]
    return int(child)


def copy_node(nodes: Row, old: int, bed: Row, new: int, size: int) -> None:
    """All fields of a node; what they point to is still where it was."""
    for field in range(size):
        bed[new * size + field] = nodes[old * size + field]
