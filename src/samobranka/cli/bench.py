"""`bench`: how fast the engines are on this machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click
from rich.table import Table

from samobranka.cli import engines, measure
from samobranka.cli.commands import Spoken
from samobranka.cli.engines import CPU, CUDA, INTERPRETED
from samobranka.cli.measure import COLD_STARTS, Lane
from samobranka.cli.parameters import Listed, OneOf, WholeNumber
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.batch import Batch
from samobranka.core.engine import ENGINES, make_engine
from samobranka.core.game import Game

MATCHES = {INTERPRETED: 40, CPU: 8000, CUDA: 65536}
"""Matches a round."""
ROUNDS = 10
MOST_MATCHES = 10_000_000
MOST_THREADS = 1024


@click.command(cls=Spoken)
@click.argument("games", nargs=-1, metavar="GAME")
@click.option("--engine", "names", type=Listed(OneOf(lambda: ENGINES)), metavar="E,…")
@click.option("--matches", type=WholeNumber(1, MOST_MATCHES), metavar="N")
@click.option("--threads", type=Listed(WholeNumber(1, MOST_THREADS)), default="1,2", metavar="T,…")
@click.option("--rounds", type=WholeNumber(1), default=ROUNDS, metavar="R")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def bench(
    voice: Voice,
    games: Sequence[str],
    names: list[str] | None,
    matches: int | None,
    threads: list[int],
    rounds: int,
    as_json: bool,
) -> int:
    """Measures every game, then the cold start. Exit status 1 when the engines differ."""
    asked = names or engines.working()
    for name in asked:
        engines.check(name)
    loaded = [registry.game(game) for game in games or registry.game_ids()]
    results = []
    for game in loaded:
        lanes = lanes_of(voice, game, asked, matches, threads)
        results.append(measured(voice, game, lanes, rounds))
        if not as_json:
            print_result(voice, results[-1])
    with bar(voice, voice.say("bench-cold-working")) as step:
        cold = round(measure.cold_start(step), 3)
    if as_json:
        click.echo(json.dumps({"games": results, "cold_start_s": cold}, indent=2))
    else:
        voice.console.print(voice.say("bench-cold", seconds=cold, times=COLD_STARTS))
    return 1 if any(result["differing"] for result in results) else 0


def lanes_of(
    voice: Voice, game: Game, names: Sequence[str], matches: int | None, threads: Sequence[int]
) -> list[Lane]:
    """A lane for every engine, and for every number of threads of the cpu engine; warmed up."""
    seats = game.meta.seats[-1]
    lanes = []
    for name in names:
        for count in threads if name == CPU else [1]:
            size = MATCHES[name] if matches is None or name == INTERPRETED else matches
            with engines.compiling(voice, name, game) as progress:
                engine = make_engine(
                    engines.check(name), game, count, whole=True, progress=progress
                )
                lanes.append(Lane(name, count, Batch(engine, seats, size)))
                lanes[-1].run()
    return lanes


def measured(voice: Voice, game: Game, lanes: Sequence[Lane], rounds: int) -> dict[str, Any]:
    """All figures of one game."""
    working = voice.say(
        "bench-working", game=game.id, what=", ".join(name_of(lane) for lane in lanes)
    )
    with bar(voice, working) as step:
        measure.race(lanes, rounds, step)
    seats = game.meta.seats[-1]
    milliseconds, plies = measure.milliseconds_per_ply(game, seats)
    compared, differing = measure.differing(lanes)
    return {
        "game": game.id,
        "seats": seats,
        "rounds": rounds,
        "statistic": "best",
        "engines": [figures(lane) for lane in lanes],
        "ratios": ratios(lanes),
        "act_and_views_ms": round(milliseconds, 3),
        "act_and_views_plies": plies,
        "state_bytes": game.layout.mark,
        "record_bytes": game.layout.size,
        "compared": compared if len(lanes) > 1 else 0,
        "differing": differing,
    }


def name_of(lane: Lane) -> str:
    """`cpu`, or `cpu×2` with two threads."""
    return lane.engine if lane.threads == 1 else f"{lane.engine}×{lane.threads}"


def figures(lane: Lane) -> dict[str, Any]:
    """One lane, ready for JSON."""
    return {
        "engine": lane.engine,
        "threads": lane.threads,
        "matches": lane.batch.matches,
        "plies": lane.plies,
        "actions_per_s": round(lane.rate),
        "slowest": round(min(lane.rates)),
        "fastest": round(max(lane.rates)),
    }


def ratios(lanes: Sequence[Lane]) -> list[dict[str, Any]]:
    """Compiled over interpreted, several threads over one, the GPU over one core."""
    by_name = {name_of(lane): lane for lane in lanes}
    pairs = [(name_of(lane), INTERPRETED) for lane in lanes if lane.engine != INTERPRETED]
    pairs += [(name_of(lane), CPU) for lane in lanes if lane.threads > 1 or lane.engine == CUDA]
    return [
        {
            "over": over,
            "under": under,
            "ratio": round(by_name[over].rate / by_name[under].rate, 2),
        }
        for over, under in pairs
        if under in by_name
    ]


def print_result(voice: Voice, result: dict[str, Any]) -> None:
    """One game's figures for people."""
    console = voice.console
    console.print(registry.meta_of(result["game"]).title(voice.language), style="bold")
    console.print(voice.say("bench-rounds", rounds=result["rounds"], seats=result["seats"]))
    console.print(engine_table(voice, result["engines"]))
    for line in result["ratios"]:
        console.print(voice.say("bench-ratio", **line), style="bold")
    milliseconds, plies = result["act_and_views_ms"], result["act_and_views_plies"]
    console.print(voice.say("bench-per-ply", ms=milliseconds, plies=plies))
    memory = {"bytes": result["state_bytes"], "size": result["record_bytes"]}
    console.print(voice.say("bench-memory", **memory))
    if result["differing"]:
        differing = ", ".join(map(str, result["differing"][:20]))
        console.print(voice.say("bench-differ", matches=differing), style="bold red")
    elif result["compared"]:
        console.print(voice.say("bench-agree", matches=result["compared"]))


def engine_table(voice: Voice, lanes: Sequence[dict[str, Any]]) -> Table:
    """A line for every engine."""
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(voice.say("bench-engine"))
    for heading in ("threads", "matches", "plies", "rate", "spread"):
        table.add_column(voice.say(f"bench-{heading}"), justify="right")
    for lane in lanes:
        spread = f"{lane['slowest']:,}–{lane['fastest']:,}"
        table.add_row(
            lane["engine"],
            str(lane["threads"]),
            f"{lane['matches']:,}".replace(",", " "),
            f"{lane['plies']:,}".replace(",", " "),
            f"{lane['actions_per_s']:,}".replace(",", " "),
            spread.replace(",", " "),
        )
    return table
