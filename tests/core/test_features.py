"""Names of an observation: one for every number, and the number is what the name says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core.features import Feature, around, each, within
from samobranka.core.match import Match, new, standing
from samobranka.core.record import SCRATCH
from samobranka.core.registry import game, game_ids
from samobranka.core.vector import Vector, standing_at

PLIES = 25


def test_names_are_put_together() -> None:
    assert each("hand", ("oak", "elm"), (3, 0)) == (Feature("hand.oak", 3), Feature("hand.elm", 1))
    assert within("own", [Feature("size", 4)]) == (Feature("own.size", 4),)
    assert [f.name for f in around(2, [Feature("a"), Feature("b")])] == [
        *("seat_0.a", "seat_0.b", "seat_1.a", "seat_1.b")
    ]


def observed(match: Match, seat: int) -> dict[str, int]:
    """What a seat sees, by name."""
    names = [feature.name for feature in match.game.features]
    return {n: int(number) for n, number in zip(names, match.observation(seat), strict=True)}


@pytest.mark.parametrize("name", game_ids())
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    names = [feature.name for feature in game(name).features]
    assert len(names) == len(set(names)) == game(name).observation
    assert all(feature.most > 0 for feature in game(name).features)


@pytest.mark.parametrize("name", game_ids())
def test_numbers_are_what_they_are_called(name: str) -> None:
    """Facts that every game of the house has, compared with the record."""
    match, rng = played(name, 40)
    seats = match.seats
    for _ in range(PLIES):
        if match.is_over:
            break
        for seat in (0, seats - 1):
            seen = observed(match, seat)
            phases = {n: k for n, k in seen.items() if n.startswith("phase.")}
            present = {f"phase.{phase_name(match)}"} if phases else set()
            assert {n for n, k in phases.items() if k} == present
            for step in range(seats):
                other = (seat + step) % seats
                check_seat(match, seen, f"seat_{step}.", other)
        act(match, rng)


def check_seat(match: Match, seen: dict[str, int], prefix: str, seat: int) -> None:
    s: Any = match.state
    for name in ("hand_size", "points", "crystals"):
        if prefix + name in seen:
            assert seen[prefix + name] == getattr(s, name)[seat]
    deciding = {"decides": ("decider", "asked", "turn"), "is_first": ("first",)}
    for name, fields in deciding.items():
        field = next((f for f in fields if hasattr(s, f)), None)
        if prefix + name in seen and field:
            assert seen[prefix + name] == (getattr(s, field) == seat)


def phase_name(match: Match) -> str:
    from importlib import import_module

    contents = import_module(f"samobranka.games.{match.game.id}.rules").CONTENTS
    named = {phase.number: phase.name for phase in contents.phases}
    return str(named.get(match.state.phase, f"number_{match.state.phase}"))


@pytest.mark.parametrize("name", game_ids())
def test_noise_in_what_is_hidden_changes_no_number(name: str) -> None:
    match, rng = played(name, 60)
    for _ in range(10):
        if match.is_over:
            break
        for seat in range(match.seats):
            record = bytearray(match.record())
            for field in match.game.layout.fields:
                for place in field.hidden_from(seat, match.seats):
                    if field.knowledge is not SCRATCH:
                        record[place] = rng.bytes(place.stop - place.start)
            noisy = standing(match.game, match.seats, {}, bytes(record))
            assert observed(noisy, seat) == observed(match, seat)
        act(match, rng)


@pytest.mark.parametrize("name", game_ids())
def test_hardly_a_number_is_cut_off(name: str) -> None:
    """In random matches at most one number in ten thousand is larger than its feature's size."""
    loaded = game(name)
    tables = Vector(loaded, loaded.meta.seats[-1], 3, engine="interpreted")
    most = np.array([feature.most for feature in loaded.features])
    rng, cut, all_seen = np.random.default_rng(5), 0, 0
    now = tables.reset(7)
    for ply in range(240):
        if ply % 24 == 0:
            seats = [int(seat) for seat in now.seat]
            whole = np.array([standing_at(tables, i).observation(seats[i]) for i in range(3)])
            cut, all_seen = cut + (np.abs(whole) > most).sum(), all_seen + whole.size
        now = tables.step(now.legal[np.arange(3), (rng.random(3) * now.count).astype(np.int64)])
    assert cut <= all_seen / 10_000, cut


def played(name: str, plies: int) -> tuple[Match, np.random.Generator]:
    """A match some plies on, or before its last one, by random actions."""
    rng = np.random.default_rng(4)
    match = after(name, [])
    done: list[tuple[int, int]] = []
    while match.ply < plies and not match.is_over:
        done.append(act(match, rng))
    return (after(name, done[:-1]) if match.is_over else match), rng


def after(name: str, done: list[tuple[int, int]]) -> Match:
    match = new(game(name), game(name).meta.seats[-1], secret="features")
    for seat, action in done:
        match.act(seat, action)
    return match


def act(match: Match, rng: np.random.Generator) -> tuple[int, int]:
    seat = next(seat for seat in range(match.seats) if match.legal(seat))
    actions = match.legal(seat)
    action = actions[int(rng.integers(len(actions)))]
    match.act(seat, action)
    return seat, action
