"""A bot of ours against Catanatron's, in Catanatron's engine.

    python bench/catanatron/play.py --opponent value --against 3 --matches 400 --seconds 0.1 --jobs 2

Opponents: value, alphabeta, points, weighted, random (Catanatron's; they see all hands), any
module:Class, or a bot of ours by its name (greedy, mcts:500). README.md tells what is needed, and in
what the rules of the two differ.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec
from opponents import NoSuchOpponent, opponent
from playing import Plan, Playground, Result
from table import CATAN
from telling import told

from samobranka.arena.tournament import whole_deals
from samobranka.core.engine import Interpreted

_playground: Playground | None = None


def main() -> None:
    given = arguments()
    bot = given.bot or f"mcts:{round(given.seconds * 1000)}ms"
    plan = Plan(bot, given.opponent, given.against, given.seed)
    try:
        opponent(plan.opponent, Interpreted(CATAN))
    except NoSuchOpponent as fault:
        sys.exit(str(fault))
    results = kept(given.resume, plan)
    numbers = range(whole_deals(given.matches, plan.seats))
    missing = [number for number in numbers if number not in results]
    try:
        for result in played(plan, missing, given.jobs):
            results[result.number] = result
            keep(given.resume, result)
    except KeyboardInterrupt:
        print("stopped; this is what there is", file=sys.stderr)
    if results:
        print(told(plan, [results[number] for number in sorted(results)]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--opponent", default="value")
    parser.add_argument("--against", type=int, choices=(1, 2, 3), default=1, help="how many")
    parser.add_argument("--matches", type=int, default=400, help="raised to whole deals")
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision of our search")
    parser.add_argument("--bot", help="another bot of ours: greedy, mcts:2000")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal, 1 or more")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--resume", type=Path, help="a JSON-lines file that keeps the results")
    given = parser.parse_args()
    if given.seed < 1:
        parser.error("Catanatron takes a seed of 0 for none")
    return given


# ---------------------------------------------------------------- processes


def played(plan: Plan, numbers: list[int], jobs: int) -> Iterator[Result]:
    """The matches of these numbers, as they end."""
    if not numbers:
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, _begin, (plan,)) as pool:
        matches: list[Future[Result]] = [pool.submit(_play, number) for number in numbers]
        try:
            for ended in as_completed(matches):
                yield ended.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(plan: Plan) -> None:
    global _playground
    _playground = Playground(plan)


def _play(number: int) -> Result:
    assert _playground is not None
    return _playground.play(number)


# ---------------------------------------------------------------- the file


def kept(file: Path | None, plan: Plan) -> dict[int, Result]:
    """The results of a file; a new file gets the plan as its first line."""
    if file is None:
        return {}
    if not file.exists():
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return {}
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]  # half a line was left by a machine that went down
    if whole != text:
        file.write_bytes(whole)
    head, *lines = whole.splitlines()
    if msgspec.json.decode(head, type=Plan) != plan:
        sys.exit(f"{file} holds results of another plan: {head.decode()}")
    results = [msgspec.json.decode(line, type=Result) for line in lines]
    return {result.number: result for result in results}


def keep(file: Path | None, result: Result) -> None:
    """Adds a line."""
    if file is not None:
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(result) + b"\n")


if __name__ == "__main__":
    main()
