"""Catan here and in Catanatron, side by side: random whole matches of four seats on one core.

    python bench/catan_catanatron.py [--peer PYTHON] [--rounds N]

Catanatron (PyPI) is installed for this only, into a folder that is thrown away, unless --peer names a
Python that has it. Both play the base game to ten points on random boards (terrains, tokens and
harbours shuffled, 6 and 8 anywhere), without helpers and without trade between players: dice,
production, robber, bank and harbours, building, longest road, largest army and development cards.
Catanatron's random players discard by chance where ours choose each card, and its turns and decisions
are cut a little differently, so matches a second are compared, not actions. Catanatron stops a match
after 1,000 turns; how many were stopped is told on both sides. The two take turns, round by round, and
the best round of each counts, in processor time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu
from samobranka.core.registry import game

VERSION = "3.2.1"
SECONDS = 5
"""Of a round of the peer."""
MATCHES = 4000
"""Of a round of ours."""

SAME = {"helpers": "no", "trade": "no", "layout": "random", "red_apart": "no"}
"""Options under which our rules are Catanatron's."""

PEER = """
import sys, time
from catanatron import Color, Game, RandomPlayer
began, played, turns, stopped = time.process_time(), 0, 0, 0
while time.process_time() - began < float(sys.argv[1]):
    match = Game([RandomPlayer(c) for c in Color][:4], seed=int(sys.argv[2]) + played)
    match.play()
    played, turns = played + 1, turns + match.state.num_turns
    stopped += match.winning_color() is None
print(played / (time.process_time() - began), turns / played, stopped, played)
"""


def installed(folder: Path) -> str:
    """A Python of its own that has Catanatron."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", f"catanatron=={VERSION}"], check=True
    )
    return str(python)


def peer_rate(python: str, round: int) -> list[float]:
    """Catanatron's matches a second, the turns of a match, matches stopped and played."""
    command = [python, "-c", PEER, str(SECONDS), str(1000 * round)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return [float(word) for word in said]


def our_rate(batch: Batch, round: int) -> float:
    """Our matches a second."""
    began = time.process_time()
    batch.play(round)
    return batch.matches / (time.process_time() - began)


def compare(python: str, rounds: int) -> None:
    """Plays the rounds and tells what came of them."""
    engine = Cpu(game("catan"), whole=True)
    batch = Batch(engine, 4, MATCHES, SAME)
    batch.play(0)  # compiles
    ours, theirs = 0.0, 0.0
    for round in range(1, rounds + 1):
        ours = max(ours, our_rate(batch, round))
        rate, turns, unfinished, played = peer_rate(python, round)
        theirs = max(theirs, rate)
    stopped = int((batch.reasons == 0).sum())
    print(f"samobranka: {ours:,.0f} matches/s, {batch.plies.mean():,.0f} actions a match", end="")
    print(f", {stopped} of {MATCHES} stopped")
    print(f"catanatron {VERSION}: {theirs:,.1f} matches/s, {turns:,.0f} turns a match", end="")
    print(f", {unfinished:.0f} of {played:.0f} stopped")
    print(f"samobranka ÷ catanatron: {ours / theirs:,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", help="a Python that has catanatron")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if given.peer:
        compare(given.peer, given.rounds)
        return
    with tempfile.TemporaryDirectory() as folder:
        try:
            peer = installed(Path(folder))
        except subprocess.CalledProcessError:
            print("Catanatron could not be installed: nothing to compare with.")
            return
        compare(peer, given.rounds)


if __name__ == "__main__":
    main()
