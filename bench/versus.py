"""Two checkouts of the house side by side in one run: how fast games are, and what building them costs.

    python bench/versus.py OLD_CHECKOUT NEW_CHECKOUT [GAME…] [--matches 2000] [--rounds 10] [--plies N]

Each checkout is a process of its own with an empty folder for machine code. First it compiles a game's
contract and then its bots (greedy and the search): processor seconds. Then both play the same matches
of uniform random play with the most seats on the cpu engine, one thread, round by round in turn:
actions in a processor second, the best round. The lines of the game's sources are counted, too. Prints
a line of JSON for every game: what is old, what is new, and new divided by old.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SEED = 7


# ---------------------------------------------------------------- inside a checkout's process


def serve(name: str, matches: int, plies: int | None) -> None:
    """Builds one game and says what it cost; then plays a round for every line it is sent."""
    from samobranka.core.batch import Batch
    from samobranka.core.engine import Cpu
    from samobranka.core.registry import game

    loaded = game(name)
    began = time.process_time()
    engine = Cpu(loaded)
    contract = time.process_time() - began
    bots = seconds_for_bots(engine)
    batch = Batch(engine, loaded.meta.seats[-1], matches)
    batch.play(SEED, 1)
    tell({"contract_s": round(contract, 1), "bots_s": round(bots, 1)})
    for _ in sys.stdin:
        began = time.process_time()
        batch.play(SEED, plies)
        seconds = time.process_time() - began
        tell({"rate": int(batch.plies.sum()) / seconds, "digests": batch.digests(20)})


def seconds_for_bots(engine: Any) -> float:
    """Processor seconds until the greedy bot and the search have answered once."""
    from samobranka.bots import make_bot
    from samobranka.core import match as matches
    from samobranka.core.kernels import first_mover

    loaded = engine.game
    match = matches.new(loaded, loaded.meta.seats[0], secret="versus", engine=engine)
    while len(actions := match.legal(seat := first_mover(match.movers))) == 1:
        match.act(seat, actions[0])
    began = time.process_time()
    for bot in ("greedy", "mcts:1"):
        make_bot(bot, loaded, engine, SEED).choose(match, seat)
    return time.process_time() - began


def tell(facts: dict[str, Any]) -> None:
    """A line to whoever asked."""
    print(json.dumps(facts), flush=True)


# ---------------------------------------------------------------- outside


class Lane:
    """A checkout's process with one game."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.cost = self._heard()
        self.rate = 0.0
        self.digests: list[str] = []

    def run(self) -> None:
        """One round."""
        assert self._process.stdin is not None
        print("round", file=self._process.stdin, flush=True)
        heard = self._heard()
        self.rate = max(self.rate, heard["rate"])
        self.digests = heard["digests"]

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"ended early: {self._process.args!r}")
        heard: dict[str, Any] = json.loads(line)
        return heard


@contextmanager
def lane(checkout: Path, name: str, given: argparse.Namespace) -> Iterator[Lane]:
    """The process, while inside."""
    command = [sys.executable, __file__, "--serve", name, "--matches", str(given.matches)]
    command += ["--plies", str(given.plies)] if given.plies else []
    with tempfile.TemporaryDirectory(prefix="samobranka-versus-") as empty:
        places = {"PYTHONPATH": str(checkout / "src"), "SAMOBRANKA_CACHE": empty}
        process = subprocess.Popen(
            command,
            env={**os.environ, **places},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            try:
                yield Lane(process)
            finally:
                process.kill()


def measured(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """One line of the report."""
    with lane(given.old, name, given) as old, lane(given.new, name, given) as new:
        for _ in range(given.rounds):
            old.run()
            new.run()
    figures: dict[str, Any] = {"game": name, "same_matches": old.digests == new.digests}
    lines = [lines_of(checkout, name) for checkout in (given.old, given.new)]
    pairs = {
        "actions_per_s": (round(old.rate), round(new.rate)),
        **{what: (old.cost[what], new.cost[what]) for what in ("contract_s", "bots_s")},
        "lines": (lines[0], lines[1]),
    }
    for what, (before, after) in pairs.items():
        ratio = round(after / before, 3) if before else None
        figures[what] = {"old": before, "new": after, "ratio": ratio}
    return figures


def lines_of(checkout: Path, name: str) -> int:
    """Lines of a game's sources."""
    folder = checkout / "src" / "samobranka" / "games" / name
    return sum(path.read_bytes().count(b"\n") for path in folder.rglob("*.py"))


def games_of(checkout: Path) -> list[str]:
    """The games a checkout has."""
    folder = checkout / "src" / "samobranka" / "games"
    return sorted(meta.parent.name for meta in folder.glob("*/meta.py"))


def main() -> None:
    """A line for every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("new", type=Path, nargs="?")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--plies", type=int, help="the longest match; without it, the game's own")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.matches, given.plies)
        return
    if given.old is None or given.new is None:
        parser.error("name two checkouts")
    given.old, given.new = given.old.resolve(), given.new.resolve()
    for name in given.games or games_of(given.old):
        tell(measured(name, given))


if __name__ == "__main__":
    main()
