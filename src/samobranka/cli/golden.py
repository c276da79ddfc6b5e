"""`golden`: a short readable playthrough that must not change.

It is plain English text, the same on every machine: chance follows from a name, and so does every
choice. The first actions are told in full, the rest by their digests, then the end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import click
import msgspec

from samobranka.cli.commands import Spoken
from samobranka.cli.parameters import OPTION_PAIRS, WholeNumber
from samobranka.cli.telling import Teller, points
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match

SEED = "golden"
USUAL_SEATS = 3
TOLD_FIRST = 40
TOLD_LAST = 15
"""So many actions at the beginning and at the end are told in words."""
VIEW_EVERY = 20
"""After so many of them everything that is seen is written down."""
DIGESTS_A_LINE = 4
MOST_DIGESTS = 700
"""Of a longer match every second, third … digest is told."""


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--seed", default=SEED, metavar="S")
def golden(game: str, seats: int | None, options: Sequence[tuple[str, str]], seed: str) -> None:
    """Prints one playthrough."""
    meta = registry.meta_of(game)
    count = seats or min(max(USUAL_SEATS, meta.seats[0]), meta.seats[-1])
    click.echo(playthrough(registry.game(game), count, dict(options), seed), nl=False)


def file_name(seats: int) -> str:
    """`3-seats.txt`."""
    return f"{seats}-seats.txt"


def playthrough(game: Game, seats: int, options: dict[str, str], seed: str = SEED) -> str:
    """The whole text."""
    match = matches.new(game, seats, options, secret=seed)
    counts = play(match, seed)
    return "\n".join(lines_of(match, counts, seed)) + "\n"


def play(match: Match, seed: str) -> list[int]:
    """Plays to the end; returns from how many legal actions each was chosen."""
    counts = []
    while not match.is_over:
        seat = first_mover(match.movers)
        actions = match.legal(seat)
        counts.append(len(actions))
        match.act(seat, actions[choice(seed, match.ply, len(actions))])
    return counts


def choice(seed: str, ply: int, count: int) -> int:
    """Any of `count`, by the seed and the ply alone."""
    digest = hashlib.blake2b(f"{seed} {ply}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % count


def lines_of(match: Match, counts: Sequence[int], seed: str) -> Iterator[str]:
    """The match, line by line."""
    teller = Teller(match.game.words("en"), ())
    chosen = ", ".join(f"{name}={value}" for name, value in match.options.items())
    yield f"{match.game.id}, {match.seats} seats, options: {chosen or 'none'}, seed: {seed}"
    yield f"rules version {match.game.meta.rules_version}, components {match.game.data_digest}"
    first, last = min(TOLD_FIRST, match.ply), max(match.ply - TOLD_LAST, 0)
    for ply in range(first + 1):
        yield from ply_lines(match, ply, counts, teller)
        if ply % VIEW_EVERY == 0:
            yield from view_lines(match, ply)
    yield from silent_lines(match, range(first + 1, last + 1))
    for ply in range(max(first, last) + 1, match.ply + 1):
        yield from ply_lines(match, ply, counts, teller)
    yield from view_lines(match, match.ply)
    yield from end_lines(match, teller)


def digest_at(match: Match, ply: int) -> str:
    """The digest after a ply."""
    return match.game.layout.digest(match.record(ply))


def ply_lines(match: Match, ply: int, counts: Sequence[int], teller: Teller) -> Iterator[str]:
    """The digest after an action, of how many it was chosen, and what came of it."""
    if ply == 0:
        yield f"   0 {digest_at(match, 0)} The table is set."
        return
    seat = match.plies[ply - 1].seat
    told = [teller.tell(event) for event in match.events(ply, seat)]
    first = told[0] if told else ""
    chosen = f"{counts[ply - 1]:2} legal"
    yield f"{ply:4} {digest_at(match, ply)} seat {seat + 1} {chosen}: {first}".rstrip()
    yield from (f"{'':39}{sentence}" for sentence in told[1:])


def view_lines(match: Match, ply: int) -> Iterator[str]:
    """What a spectator sees, then where each seat sees something else. What is empty is left out."""
    public = fields_of(match.view(None, ply))
    yield "     everybody sees"
    yield from (f"       {line}" for name, lines in public.items() for line in lines)
    for seat in range(match.seats):
        own = fields_of(match.view(seat, ply))
        yield f"     seat {seat + 1} sees"
        yield from (
            f"       {line}"
            for name, lines in own.items()
            if lines != public.get(name)
            for line in lines
        )


def fields_of(view: msgspec.Struct) -> dict[str, list[str]]:
    """The fields of a view that hold something, as lines: a list of structs has a line for each."""
    found = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if is_list_of_structs(value):
            found[name] = [f"{name}[{place}]: {as_json(one)}" for place, one in enumerate(value)]
        elif value not in (None, [], {}):
            found[name] = [f"{name}: {as_json(value)}"]
    return found


def is_list_of_structs(value: Any) -> bool:
    """Whether a field holds several things of one kind."""
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], msgspec.Struct)


def as_json(value: Any) -> str:
    """Compact JSON."""
    return msgspec.json.encode(value).decode()


def silent_lines(match: Match, plies: range) -> Iterator[str]:
    """Digests only, several a line."""
    told = plies[:: 1 + len(plies) // MOST_DIGESTS]
    digests = [f"{ply:4} {digest_at(match, ply)}" for ply in told]
    for place in range(0, len(digests), DIGESTS_A_LINE):
        yield " ".join(digests[place : place + DIGESTS_A_LINE])


def end_lines(match: Match, teller: Teller) -> Iterator[str]:
    """The score sheet and the ranks."""
    outcome, scale = match.outcome(), match.game.meta.score_scale
    yield f"over: {teller.words.name(outcome.reason)}"
    for line in match.sheet():
        scores = " ".join(f"{points(score, scale):>4}" for score in line.points)
        yield f"  {teller.words.name(line.label):30}{scores}"
    yield f"  {'ranks':30}{' '.join(f'{rank:>4}' for rank in outcome.ranks)}"
