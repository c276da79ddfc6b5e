"""Loops over matches, whole or a ply at a time: generic, built once per game and engine.

A body is called for one match `i` and names things it does not define: the contract's functions, the
sizes of a record, and what a caller fills in (a policy). They are holes, which the engine fills.

A policy is `policy(states, rows, i, spare, seat, actions, count, chance) -> action`: it may use the
record `spare` to try things out. `rows` are the same records as bytes.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.chance import draw, seed_generator, seed_tape
from samobranka.core.game import (
    REASON_PLACE,
    TECHNICAL_STOP,
    Apply,
    Legal,
    Movers,
    Observe,
    Setup,
    States,
    WriteOutcome,
)
from samobranka.core.record import Row

# Holes of the contract.
setup: Setup
movers: Movers
legal: Legal
apply: Apply
outcome: WriteOutcome
observe: Observe
row_size: int

# Holes a caller fills.
body: Any
policy: Any
rival: Any
reward: Any
actions_in_all: int
features_in_all: int

NOT_DEALT = -1
"""The plies of a match that is to be dealt anew."""


def in_turn(first: int, last: int, arguments: Any) -> None:
    """Does a body for the matches first..last-1, one after the other: a thread's share."""
    for i in range(first, last):
        body(i, *arguments)


def playout(
    i: int,
    states: States,
    rows: Any,
    options: Row,
    chances: Any,
    lists: Any,
    plies: Row,
    outcomes: Any,
    seed: int,
    max_plies: int,
) -> None:
    """Plays match i from its preparation to its end, every seat by the policy.

    Stream i of the seed is all its chance. `plies[i]` is max_plies after a technical stop.
    """
    chance = chances[i]
    prepare(i, states, rows, options, chance, seed)
    actions = lists[i]
    ply = 0
    may = movers(states, i)
    while may != 0 and ply < max_plies:
        seat = first_mover(may)
        count = legal(states, i, seat, actions)
        action = policy(states, rows, i, i, seat, actions, count, chance)
        apply(states, i, seat, action, chance)
        may = movers(states, i)
        ply += 1
    plies[i] = ply
    write_end(i, states, outcomes[i], may)


def contest(
    i: int,
    states: States,
    rows: Any,
    options: Row,
    chances: Any,
    lists: Any,
    plies: Row,
    outcomes: Any,
    seed: int,
    max_plies: int,
    spare: int,
) -> None:
    """Plays match i with one seat (they take turns at it) by the policy, the others by the rival.

    The records from `spare` on are there to try things out.
    """
    chance = chances[i]
    prepare(i, states, rows, options, chance, seed)
    champion = i % options[0]
    actions = lists[i]
    ply = 0
    may = movers(states, i)
    while may != 0 and ply < max_plies:
        seat = first_mover(may)
        count = legal(states, i, seat, actions)
        if seat == champion:
            action = policy(states, rows, i, spare + i, seat, actions, count, chance)
        else:
            action = rival(states, rows, i, spare + i, seat, actions, count, chance)
        apply(states, i, seat, action, chance)
        may = movers(states, i)
        ply += 1
    plies[i] = ply
    write_end(i, states, outcomes[i], may)


def write_end(i: int, states: States, out: Row, may: int) -> None:
    """The outcome of match i; a technical stop while some `may` still act is told as such."""
    outcome(states, i, out)
    if may != 0:
        out[REASON_PLACE] = TECHNICAL_STOP


def prepare(i: int, states: States, rows: Any, options: Row, chance: Row, seed: int) -> None:
    """Sets match i up: its record all zero, then the game's preparation."""
    seed_generator(chance, seed, i)
    set_up(i, states, rows, options, chance)


def set_up(i: int, states: States, rows: Any, options: Row, chance: Row) -> None:
    """The record all zero, then the game's preparation."""
    for place in range(row_size):
        rows[i][place] = 0
    setup(states, i, options, chance)


def first_mover(may: int) -> int:
    """The lowest seat of a bitmask of movers."""
    seat = 0
    while (may >> seat) & 1 == 0:
        seat += 1
    return seat


def uniform(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy that takes any legal action, each equally likely."""
    return actions[draw(chance, count)]


# ---------------------------------------------------------------- a ply at a time


def turn(
    i: int,
    states: States,
    rows: Any,
    options: Row,
    chances: Any,
    actions: Row,
    plies: Row,
    episodes: Row,
    lengths: Row,
    log: Any,
    asked: Row,
    drafts: Any,
    observations: Any,
    scales: Row,
    masks: Any,
    lists: Any,
    counts: Row,
    rewards: Any,
    done: Row,
    outcomes: Any,
    wrong: Row,
    seed: int,
    matches: int,
    max_plies: int,
    log_room: int,
    lanes: int,
) -> None:
    """One action in match i, and what is asked next; a match that ends is followed by another.

    An action that is not in the mask is not done: `wrong` then names the match, which stays as it is.
    """
    ends = plies[i] == NOT_DEALT
    done[i] = 0
    for seat in range(options[0]):
        rewards[i][seat] = 0
    if not ends:
        action = actions[i]
        if action < 0 or action >= actions_in_all or masks[i][action] == 0:
            wrong[0] = 1 + i
            return
        if plies[i] < log_room:
            log[i][(episodes[i] & 1) * log_room + plies[i]] = action
        apply(states, i, asked[i], action, chances[i])
        plies[i] += 1
        may = movers(states, i)
        ends = may == 0 or plies[i] >= max_plies
        if ends:
            lengths[i] = plies[i]
            done[i] = 1
            write_end(i, states, outcomes[i], may)
            for seat in range(options[0]):
                rewards[i][seat] = reward(outcomes[i], options[0], seat)
    if ends:
        episodes[i] += 1
        plies[i] = 0
        seed_tape(chances[i], seed, episodes[i] * matches + i)
        set_up(i, states, rows, options, chances[i])
    ask(i, states, asked, masks, lists, counts)
    # Numbers are written here and there and read again: in a row that the lane of i has at hand.
    draft = drafts[((i + 1) * lanes - 1) // matches]
    observe(states, i, asked[i], draft)
    for place in range(features_in_all):
        observations[i][place] = limited(draft[place] * scales[place])


def ask(
    i: int,
    states: States,
    asked: Row,
    masks: Any,
    lists: Any,
    counts: Row,
) -> None:
    """Who acts in match i, and what that seat may do. The mask still has the last list's ones."""
    for place in range(counts[i]):
        masks[i][lists[i][place]] = 0
    seat = first_mover(movers(states, i))
    asked[i] = seat
    counts[i] = legal(states, i, seat, lists[i])
    for place in range(counts[i]):
        masks[i][lists[i][place]] = 1


def limited(number: float) -> float:
    """Between -1 and 1."""
    if number > 1:
        return 1
    return number if number > -1 else -1
