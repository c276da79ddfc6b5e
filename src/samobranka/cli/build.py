"""`build`: the machine code of bots, for this machine now, or for a release."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import distribution
from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import CannotKeep, NotBuilt, NotForRelease
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.machine_code import MADE_WITH, cache_home, compilers, demand_cache

ALL = 100
LOOK = 0.2
"""Seconds between looks at whether all is built."""


@click.command(cls=Spoken)
@click.argument("games", nargs=-1, metavar="GAME")
@click.option("--release", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.pass_obj
def build(voice: Voice, games: Sequence[str], release: Path | None) -> None:
    """Builds into the cache; for a release, a folder that the wheel takes in (hatch_build.py)."""
    from samobranka.server.waking import likely_first

    wanted = [registry.game(game).id for game in games or likely_first([])]
    if release is not None:
        build_for_all(wanted, release)
        voice.console.print(voice.say("build-released", folder=str(release), mib=mib(release)))
        return
    try:
        demand_cache()
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise CannotKeep(folder=str(cache_home()), detail=detail) from None
    with bar(voice, voice.say("build-working")) as step:
        failed = asyncio.run(built(wanted, lambda done: step(done, ALL * len(wanted))))
    if failed:
        raise NotBuilt(games=", ".join(failed))
    voice.console.print(voice.say("build-done", folder=str(cache_home())))


async def built(games: Sequence[str], tell: Callable[[int], None]) -> list[str]:
    """Builds games one after the other, on all idle cores; those that could not be built."""
    from samobranka.server.bots import PROGRAM
    from samobranka.server.waking import Waking, idle_cores

    waking = Waking(PROGRAM, idle_cores())
    await waking.start()
    for game in games:
        waking.want(game)
    while any(waking.state_of(game) == "building" for game in games):
        tell(sum(waking.percent_of(game) for game in games))
        await asyncio.sleep(LOOK)
    await waking.stop()
    return [game for game in games if waking.state_of(game) != "cpu"]


def build_for_all(games: Sequence[str], folder: Path) -> None:
    """What a release brings: for every level of processors, and what it was made with."""
    from samobranka.core.processor import LEVELS, processor

    if processor().name != LEVELS[0]:  # what is built is tried out
        raise NotForRelease(processor=processor().name, levels=", ".join(LEVELS))
    shutil.rmtree(folder, ignore_errors=True)
    for level in LEVELS:
        made_for = {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": ""}
        kept = {"SAMOBRANKA_CACHE": str(folder.resolve())}
        command = [sys.executable, "-m", "samobranka", "build", *games]
        done = subprocess.run(command, env={**os.environ, **made_for, **kept})
        if done.returncode:
            raise NotBuilt(games=", ".join(games))
    facts = {"levels": list(LEVELS), "compilers": compilers(), "tag": wheel_tag()}
    (folder / MADE_WITH).write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


def wheel_tag() -> str:
    """For what Python and platforms it is: for those that our llvmlite is for."""
    told = distribution("llvmlite").read_text("WHEEL") or ""
    tags = [line.partition(": ")[2].split("-") for line in told.splitlines() if "Tag: " in line]
    python, abi, _ = tags[0]
    return "-".join([python, abi, ".".join(platform for _, _, platform in tags)])


def mib(folder: Path) -> float:
    """The size of a folder."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return round(size / (1 << 20), 1)
