"""`doctor`: what is here and what works."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from samobranka import __version__
from samobranka.cli import engines
from samobranka.cli.commands import Spoken
from samobranka.cli.voice import Voice
from samobranka.core import data as core_data
from samobranka.core import registry
from samobranka.core.engine import ENGINES
from samobranka.core.machine_code import (
    MADE_WITH,
    SHIPPED,
    cache_home,
    compilers,
    open_to_others,
)

PACKAGES = ("numpy", "numba", "numba-cuda", "msgspec")
MIB = 1 << 20


@click.command(cls=Spoken)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def doctor(voice: Voice, as_json: bool) -> None:
    """Looks around and tells."""
    found = findings(voice)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print_findings(voice, found)


def findings(voice: Voice) -> dict[str, Any]:
    """All that was found, ready for JSON."""
    return {
        "versions": {
            "samobranka": __version__,
            "python": platform.python_version(),
            **{package: version_of(package) for package in PACKAGES},
        },
        "engines": {name: engine_finding(voice, name) for name in ENGINES},
        "cache": cache_finding(),
        "shipped": shipped_finding(),
        "home": str(core_data.home()),
        "corrected": corrected_files(),
        "games": registry.game_ids(),
    }


def version_of(package: str) -> str | None:
    """A package's version; None when it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def engine_finding(voice: Voice, name: str) -> dict[str, Any]:
    """Whether an engine works here, and why not."""
    why = engines.why_not(name)
    return {"works": not why, "why_not": voice.say(why) if why else None}


def cache_finding() -> dict[str, Any]:
    """Where machine code is kept, how much there is, and who else could write there."""
    home = cache_home()
    foreign = open_to_others(home.resolve())
    return {
        "folder": str(home),
        "bytes": size_of(home),
        "open_to_others": str(foreign) if foreign is not None else None,
    }


def shipped_finding() -> dict[str, Any] | None:
    """What machine code the release brought, and whether it serves here; None where it brought none."""
    try:
        facts: dict[str, Any] = json.loads((SHIPPED / MADE_WITH).read_text("utf-8"))
    except FileNotFoundError:
        return None
    if not engines.imports("numba"):
        return {**facts, "serves_as": None}
    from samobranka.core.processor import processor

    level = processor().name
    serves = facts["compilers"] == compilers() and level in facts["levels"]
    return {**facts, "serves_as": level if serves else None}


def size_of(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def corrected_files() -> list[str]:
    """The component files of this user's own that are in force."""
    return [
        str(path)
        for game in registry.game_ids()
        for name, path in core_data.in_force(game).items()
        if path != core_data.shipped(game)[name]
    ]


def print_findings(voice: Voice, found: Mapping[str, Any]) -> None:
    """The findings for people."""
    missing = voice.say("doctor-missing")
    works = voice.say("doctor-works")
    sections = {
        "doctor-versions": {name: said or missing for name, said in found["versions"].items()},
        "doctor-engines": {
            name: works if engine["works"] else engine["why_not"]
            for name, engine in found["engines"].items()
        },
        "doctor-folders": {
            voice.say("doctor-cache"): cache_line(voice, found["cache"]),
            voice.say("doctor-shipped"): shipped_line(voice, found["shipped"]),
            voice.say("doctor-home"): found["home"],
            voice.say("doctor-corrected"): "\n".join(found["corrected"])
            or voice.say("doctor-none"),
        },
        "doctor-games": {
            game: registry.meta_of(game).title(voice.language) for game in found["games"]
        },
    }
    for heading, lines in sections.items():
        voice.console.print(voice.say(heading), style="bold")
        voice.console.print(section(lines))


def cache_line(voice: Voice, cache: Mapping[str, Any]) -> str:
    """The user's folder of machine code."""
    said = voice.say("doctor-size", mib=round(cache["bytes"] / MIB, 1))
    if cache["open_to_others"]:
        said = voice.say("doctor-unsafe", folder=cache["open_to_others"])
    return f"{cache['folder']} ({said})"


def shipped_line(voice: Voice, shipped: Mapping[str, Any] | None) -> str:
    """The machine code of the release."""
    if shipped is None:
        return voice.say("doctor-shipped-none")
    if shipped["serves_as"] is None:
        made = ", ".join(f"{name} {number}" for name, number in shipped["compilers"].items())
        return voice.say("doctor-shipped-idle", made=made)
    levels = ", ".join(shipped["levels"])
    return voice.say("doctor-shipped-used", levels=levels, processor=shipped["serves_as"])


def section(lines: Mapping[str, str]) -> Table:
    """Names and what was found, below each other."""
    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, said in lines.items():
        table.add_row(name, said)
    return table
