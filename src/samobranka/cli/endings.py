"""Records: a whole match for every way a game can end. Those that still replay are left alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from samobranka.bots.greedy import Greedy
from samobranka.bots.uniform import Uniform
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Engine
from samobranka.core.faults import Fault
from samobranka.core.game import TECHNICAL_STOP, Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.words import message_id

SUFFIX = ".match.json"
TRIES = 300
"""Matches that are played, at most, to find the ways to end that are wanted."""
TRIES_AT_ODDS = 30
"""With each choice of an option that is not the usual one: some ends need it."""
MIXTURES = 3
"""No action is thought about, or every second one, or all: some ends only fools reach, some never."""


def reasons_of(game: Game) -> list[str]:
    """The ways a game can end by its rules."""
    return [reason for code, reason in enumerate(game.reasons) if code != TECHNICAL_STOP]


def record_of(folder: Path, reason: str) -> Path:
    """The file of a match that ended so."""
    return folder / f"{reason}{SUFFIX}"


def stands(path: Path, rules_version: int) -> bool:
    """Whether a record is there and still replays, by these rules, to the end it is named after."""
    try:
        played = matches.verify(matches.read(path), str(path))
    except (Fault, OSError):
        return False
    reason = path.name.removesuffix(SUFFIX)
    by_these = played.game.meta.rules_version == rules_version
    return by_these and played.is_over and played.outcome().reason == message_id("reason", reason)


def find(engine: Engine, wanted: list[str]) -> dict[str, Match]:
    """For each reason wanted the first match that ended so, whatever else is wanted."""
    found: dict[str, Match] = {}
    for options, number in _tables(engine.game):
        if all(reason in found for reason in wanted):
            break
        match = played(engine, number, options)
        for reason in wanted:
            if match.outcome().reason == message_id("reason", reason):
                found.setdefault(reason, match)
    return found


def _tables(game: Game) -> Iterator[tuple[dict[str, str], int]]:
    """The usual table first, then one choice unlike it after the other; each many times."""
    yield from (({}, number) for number in range(TRIES))
    for option in game.meta.options:
        for choice in option.choices[1:]:
            options = {option.id: choice}
            if not game.meta.clash(options):
                yield from ((options, number) for number in range(TRIES_AT_ODDS))


def played(engine: Engine, number: int, options: dict[str, str]) -> Match:
    """A match of that number: all mixtures of policies take turns, then the numbers of seats."""
    game, chance = engine.game, generator(number)
    seats = game.meta.seats[number // MIXTURES % len(game.meta.seats)]
    secret = f"record {number}"
    match = matches.new(game, seats, secret=secret, engine=engine, options=options)
    thinking, guessing = Greedy(game, engine, number), Uniform(game, engine, number)
    while not match.is_over:
        seat = first_mover(match.movers)
        bot = thinking if draw(chance, MIXTURES - 1) < number % MIXTURES else guessing
        match.act(seat, bot.choose(match, seat))
    return match
