"""`freeze`: everything of a game that must not change unnoticed, written or compared.

Goldens to read, perft counts and the order of legal actions, a record for every way to end, and the
digests of thousands of matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from samobranka.cli import drawn, endings, engines, frozen, golden, plays
from samobranka.cli.commands import Spoken
from samobranka.cli.engines import CPU, CUDA, INTERPRETED
from samobranka.cli.faults import NotOneOf
from samobranka.cli.files import FILE, reading, writing
from samobranka.cli.parameters import OneOf, WholeNumber
from samobranka.cli.plays import SAMPLES, Plays, Spot
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.data import BEFORE
from samobranka.core.engine import ENGINES, Engine, make_engine
from samobranka.core.game import Game

CHANGED = 1
MOST_THREADS = 1024


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--check", is_flag=True)
@click.option("--engine", type=OneOf(lambda: ENGINES), default=CPU, metavar="E")
@click.option("--threads", type=WholeNumber(1, MOST_THREADS), default=1, metavar="T")
@click.option("--out", type=FILE, metavar="DIR")
@click.pass_obj
def freeze(
    voice: Voice, game: str, check: bool, engine: str, threads: int, out: Path | None
) -> int:
    """Writes the files anew, or says what is not as it was: exit status 1."""
    registry.meta_of(game)
    if engine != CPU and not check:
        facts = {"flag": "--engine", "value": engine, "choices": CPU}
        raise NotOneOf(command="samobranka freeze", **facts)
    loaded = registry.game(game)
    with engines.compiling(voice, engine, loaded) as progress:
        made = make_engine(engines.check(engine), loaded, threads, progress=progress)
    files = Files(voice, made, out or Path("tests", "games", game))
    return files.check() if check else files.write()


def texts(game: Game) -> Iterator[tuple[Path, str]]:
    """The files that are compared letter by letter."""
    for seats in game.meta.seats:
        path = Path("golden", golden.file_name(seats))
        yield path, golden.playthrough(game, seats, {})
    yield Path("frozen.json"), frozen.written(game)
    yield Path("drawn.txt"), drawn.written(game)


def playable(engine: Engine, kept: Plays) -> list[Spot]:
    """What an engine can play in good time: plain Python a few matches, a GPU those without thought."""
    chosen = {
        INTERPRETED: plays.FEW,
        CUDA: tuple(n for n, sample in kept.samples.items() if sample.policy == "uniform"),
    }
    names = chosen.get(engine.name, tuple(kept.samples))
    return [spot for spot in plays.spots(engine.game, kept.samples) if spot.sample in names]


@dataclass(frozen=True)
class Files:
    """A game's frozen files in a folder."""

    voice: Voice
    engine: Engine
    folder: Path

    def write(self) -> int:
        """Writes all of them; records that still replay are left alone.

        What was frozen of older rules stays, in a folder of its own: matches played by them are still
        there. Nothing is written where rules play differently and still have the same version.
        """
        with bar(self.voice, self.voice.say("freeze-working")) as step:
            played = plays.play_all(self.engine, self._samples(), step)
        if (self.folder / self._plays).exists():
            kept = self._kept_plays()
            if plays.disagree(kept, played):
                self._tell("freeze-same-version", version=kept.rules_version)
                return CHANGED
            self._put_away(kept.rules_version)
        for path, text in texts(self.engine.game):
            self._put(path, text)
        wanted = self._broken_records()
        found = endings.find(self.engine, wanted)
        for reason, match in found.items():
            path = endings.record_of(self.folder / "records", reason)
            with writing(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                match.save(path)
            self._say("freeze-written", path)
        self._put(self._plays, plays.written(played))
        missing = [reason for reason in wanted if reason not in found]
        for reason in missing:
            self._say("freeze-no-record", endings.record_of(self.folder / "records", reason))
        return CHANGED if missing else 0

    def check(self) -> int:
        """Says what is not as it was."""
        changed = [*self._changed_texts(), *self._changed_records(), *self._changed_plays()]
        for line in changed:
            self.voice.console.print(line, soft_wrap=True)
        self._tell("freeze-changed" if changed else "freeze-same")
        return CHANGED if changed else 0

    @property
    def _plays(self) -> Path:
        return Path("plays.json")

    def _put_away(self, version: int) -> None:
        """Moves what tells how older rules play to where it stays."""
        if version == self.engine.game.meta.rules_version:
            return
        older = self.folder / BEFORE / f"v{version}"
        with writing(older):
            older.mkdir(parents=True, exist_ok=True)
            for name in (str(self._plays), "records"):
                if (self.folder / name).exists():
                    (self.folder / name).rename(older / name)
        self._say("freeze-put-away", older)

    def _broken_records(self) -> list[str]:
        """The ways to end whose record is not there or no longer replays."""
        records = self.folder / "records"
        reasons = endings.reasons_of(self.engine.game)
        version = self.engine.game.meta.rules_version
        return [r for r in reasons if not endings.stands(endings.record_of(records, r), version)]

    def _samples(self) -> dict[str, plays.Sample]:
        """What the head of the present file says, or what is usual."""
        path = self.folder / self._plays
        return self._kept_plays().samples if path.exists() else SAMPLES

    def _kept_plays(self) -> Plays:
        path = self.folder / self._plays
        with reading(path):
            return plays.read(path.read_bytes(), str(path))

    def _changed_texts(self) -> Iterator[str]:
        for path, text in texts(self.engine.game):
            kept = self.folder / path
            with reading(kept):
                same = kept.read_text(encoding="utf-8") == text
            if not same:
                yield str(kept)

    def _changed_records(self) -> Iterator[str]:
        for reason in self._broken_records():
            yield str(endings.record_of(self.folder / "records", reason))

    def _changed_plays(self) -> Iterator[str]:
        kept = self._kept_plays()
        every = playable(self.engine, kept)
        with bar(self.voice, self.voice.say("freeze-working")) as step:
            for place, spot in enumerate(every):
                if not plays.is_as_it_was(kept, self.engine, spot):
                    yield f"{self.folder / self._plays}: {spot}"
                step(place + 1, len(every))

    def _put(self, path: Path, text: str) -> None:
        """Writes one of the texts."""
        full = self.folder / path
        with writing(full):
            full.parent.mkdir(parents=True, exist_ok=True)
            full.write_text(text, encoding="utf-8", newline="\n")
        self._say("freeze-written", full)

    def _tell(self, message: str, **facts: object) -> None:
        said = self.voice.say(message, game=self.engine.game.id, **facts)
        self.voice.console.print(said, soft_wrap=True)

    def _say(self, message: str, path: Path) -> None:
        self.voice.console.print(self.voice.say(message, file=str(path)), soft_wrap=True)
