"""`fuzz`: random whole matches with every check of the contract on."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from samobranka.cli import engines
from samobranka.cli.commands import Spoken
from samobranka.cli.engines import CPU, INTERPRETED
from samobranka.cli.faults import CannotWrite
from samobranka.cli.files import FILE, writing
from samobranka.cli.parameters import OPTION_PAIRS, OneOf, WholeNumber
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.contract import Broken, fuzz_match
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import encode

MATCHES = 20
FAILED = 1
LONGEST_SEED = 15
GIVE_UP_AFTER = 10
"""A game this broken is not played on."""


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--matches", type=WholeNumber(1), default=MATCHES, metavar="N")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--engine", type=OneOf(lambda: (INTERPRETED, CPU)), default=INTERPRETED, metavar="E")
@click.option("--seed", metavar="S")
@click.option("--json", "as_json", is_flag=True)
@click.option("--out", type=FILE, default=".", metavar="DIR")
@click.pass_obj
def fuzz(
    voice: Voice,
    game: str,
    matches: int,
    seats: int | None,
    options: Sequence[tuple[str, str]],
    engine: str,
    seed: str | None,
    as_json: bool,
    out: Path,
) -> int:
    """Plays and checks; exit status 1 after any fault."""
    counts = [seats] if seats else list(registry.meta_of(game).seats)
    loaded, chosen = registry.game(game), dict(options)
    for count in counts:
        loaded.options_row(count, chosen)
    check_folder(out)
    with engines.compiling(voice, engine, loaded) as progress:
        made = engines.make(engine, loaded, progress=progress) if engine != INTERPRETED else None
    fuzzer, first = Fuzzer(voice, loaded, chosen, made, out), first_seed(seed)
    with bar(voice, voice.say("fuzz-working")) as step:
        for number in range(matches):
            fuzzer.play(counts[number % len(counts)], first + number)
            step(number + 1, matches)
            if fuzzer.failures >= GIVE_UP_AFTER:
                break
    fuzzer.sum_up(as_json)
    return FAILED if fuzzer.failures else 0


def check_folder(folder: Path) -> None:
    """CannotWrite before the matches rather than after them."""
    if not folder.is_dir():
        raise CannotWrite(file=str(folder), why="file-no-folder", detail="")


def first_seed(seed: str | None) -> int:
    """The number of the first match: a number stands for itself, any other name for some number."""
    if seed is None:
        return secrets.randbits(40)
    if seed.isdecimal() and len(seed) <= LONGEST_SEED:
        return int(seed)
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=6).digest(), "big")


@dataclass
class Fuzzer:
    """Plays checked matches, keeps those that fail, and counts."""

    voice: Voice
    game: Game
    options: dict[str, str]
    engine: Engine | None
    out: Path
    matches: int = 0
    plies: int = 0
    failures: int = 0
    stopped: int = 0

    def play(self, seats: int, seed: int) -> None:
        """One match."""
        self.matches += 1
        try:
            report = fuzz_match(self.game, seats, self.options, self.engine, seed)
        except Broken as broken:
            self.failures += 1
            self.keep(broken, seats, seed)
        else:
            self.plies += report.plies
            self.stopped += report.was_stopped

    def keep(self, broken: Broken, seats: int, seed: int) -> None:
        """Tells what is broken and writes the match so far."""
        told = {"check": broken.check, "detail": broken.detail, "match": str(seed)}
        self.aside(self.voice.say("fuzz-failed", **told), "red")
        engine = f" --engine {self.engine.name}" if self.engine else ""
        chosen = "".join(f" --option {name}={value}" for name, value in self.options.items())
        again = f"samobranka fuzz {self.game.id} --matches 1 --seats {seats} --seed {seed}"
        self.aside(f"  {again}{chosen}{engine}", "dim")
        if broken.file is not None:
            path = self.out / f"fuzz-{self.game.id}-{seats}-{seed}.match.json"
            with writing(path):
                path.write_bytes(encode(broken.file))
            self.plies += len(broken.file.entries) - 1
            self.aside(self.voice.say("fuzz-kept", file=str(path)))

    def aside(self, text: str, style: str = "") -> None:
        """A line on standard error."""
        self.voice.aside.print(text, style=style, soft_wrap=True)

    def sum_up(self, as_json: bool) -> None:
        """The counts."""
        counts = {
            "matches": self.matches,
            "plies": self.plies,
            "failures": self.failures,
            "stopped": self.stopped,
        }
        click.echo(json.dumps(counts) if as_json else self.voice.say("fuzz-done", **counts))
