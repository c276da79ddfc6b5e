"""`fuzz`: whole matches under all laws of the contract."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from samobranka.bots.greedy import greedy, mixed
from samobranka.cli import engines
from samobranka.cli.commands import Spoken
from samobranka.cli.engines import CPU, INTERPRETED
from samobranka.cli.faults import CannotWrite
from samobranka.cli.files import FILE, writing
from samobranka.cli.parameters import OPTION_PAIRS, OneOf, WholeNumber
from samobranka.cli.plays import Options, option_sets
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.contract import BrokenPromise, check_refusals, examine
from samobranka.core.engine import Interpreted, make_engine
from samobranka.core.game import TECHNICAL_STOP, Game
from samobranka.core.kernels import uniform
from samobranka.core.match import encode
from samobranka.core.trial import Trial
from samobranka.core.words import message_id

MATCHES = 20
FAILED = 1
LONGEST_SEED = 15
GIVE_UP_AFTER = 10
"""A game this broken is not played on."""

POLICIES = {"mixed": mixed, "uniform": uniform, "greedy": greedy}

WATCHED = {INTERPRETED: 1, CPU: 100}
"""One match in so many is also looked at: what is shown and told, in plain Python …"""
LOOKED_AT = 16
"""… at one ply in so many; words at every ply."""


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--matches", type=WholeNumber(1), default=MATCHES, metavar="N")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--all-options", is_flag=True)
@click.option("--policy", type=OneOf(lambda: tuple(POLICIES)), default="mixed", metavar="P")
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
    all_options: bool,
    policy: str,
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
    tables = tables_of(loaded, counts, chosen, all_options)
    trial, first = trial_of(voice, loaded, engine, policy), first_seed(seed)
    fuzzer = Fuzzer(voice, trial, policy, out)
    with bar(voice, voice.say("fuzz-working")) as step:
        for number in range(matches):
            watched = number % WATCHED[engine] == 0
            fuzzer.play(*tables[number % len(tables)], first + number, watched)
            step(number + 1, matches)
            if fuzzer.failures >= GIVE_UP_AFTER:
                break
    fuzzer.check_refusals()
    fuzzer.sum_up(as_json)
    return FAILED if fuzzer.failures else 0


def tables_of(
    game: Game, counts: list[int], chosen: Options, all_options: bool
) -> list[tuple[int, Options]]:
    """What is played in turn: every number of seats, with the chosen options or with all sets."""
    usual: list[Options] = [{}]
    sets = {count: option_sets(game, count) if all_options else usual for count in counts}
    longest = max(len(each) for each in sets.values())
    return [
        (count, {**sets[count][place], **chosen})
        for place in range(longest)
        for count in counts
        if place < len(sets[count])
    ]


def trial_of(voice: Voice, game: Game, engine: str, policy: str) -> Trial:
    """All laws for a game in an engine: machine code, or plain Python that checks every index."""
    if engine == INTERPRETED:
        return Trial(Interpreted(game, checked=True), POLICIES[policy])
    with engines.compiling(voice, engine, game) as progress:
        trial = Trial(make_engine(engines.check(engine), game, progress=progress), POLICIES[policy])
        trial.play(game.meta.seats[0], {}, 0, max_plies=1)  # compiles, while the bar is there
        return trial


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
    trial: Trial
    policy: str
    out: Path
    matches: int = 0
    plies: int = 0
    failures: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.trial.game

    def play(self, seats: int, options: Options, seed: int, watched: bool) -> None:
        """One match."""
        self.matches += 1
        try:
            played = examine(self.trial, seats, options, seed, LOOKED_AT if watched else 0)
        except BrokenPromise as broken:
            self.tell(broken, str(seed))
            self.keep(broken, seats, options, seed)
        else:
            self.plies += len(played.log)
            self.endings[played.reason] += 1

    def check_refusals(self) -> None:
        """All refusals that were given have words."""
        try:
            check_refusals(self.trial)
        except BrokenPromise as broken:
            self.tell(broken, "—")

    def tell(self, broken: BrokenPromise, match: str) -> None:
        """What is broken."""
        self.failures += 1
        told = {"check": broken.check, "detail": broken.detail, "match": match}
        self.aside(self.voice.say("fuzz-failed", **told), "red")

    def keep(self, broken: BrokenPromise, seats: int, options: Options, seed: int) -> None:
        """Tells how to play it again and writes the match so far."""
        chosen = "".join(f" --option {name}={value}" for name, value in options.items())
        again = f"samobranka fuzz {self.game.id} --matches 1 --seats {seats} --seed {seed}"
        how = f" --policy {self.policy} --engine {self.trial.engine.name}"
        self.aside(f"  {again}{chosen}{how}", "dim")
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
        """The counts, and how the matches ended."""
        counts = {
            "matches": self.matches,
            "plies": self.plies,
            "failures": self.failures,
            "stopped": self.endings[self.game.reasons[TECHNICAL_STOP]],
        }
        if as_json:
            click.echo(json.dumps({**counts, "endings": dict(self.endings)}))
            return
        click.echo(self.voice.say("fuzz-done", **counts))
        words = self.game.words(self.voice.language)
        for reason, count in self.endings.most_common():
            said = words.say(message_id("reason", reason))
            click.echo(self.voice.say("fuzz-ending", count=count, reason=said))
