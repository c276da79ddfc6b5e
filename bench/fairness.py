"""Whether the bots are blind to what their seat cannot see.

    python bench/fairness.py GAME|all [--positions 1000] [--bots greedy,mcts:64]

At positions of matches everything hidden from a seat is imagined anew, and each bot, made anew with the
same seed, is asked about both. All it thinks must be the same: every opinion and chance of a search.
Ends with status 1 when any answer differs.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import islice

from samobranka.arena.contenders import contender
from samobranka.arena.tournament import usual_seats
from samobranka.bots.fairness import hides_anything, is_fair, worlds
from samobranka.core.engine import Cpu, Engine
from samobranka.core.registry import game, game_ids

SEATS = 4


def unfair(engine: Engine, bot: str, positions: int) -> int:
    """In how many positions a bot thinks otherwise."""
    seats = usual_seats(engine.game.meta, SEATS)
    compared = islice(worlds(engine, seats), positions)
    return sum(not is_fair(partial(contender, bot), *pair) for pair in compared)


def main() -> None:
    """A line for every game and bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*game_ids(), "all"])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--bots", default="greedy,mcts:64")
    given = parser.parse_args()
    found = 0
    for name in game_ids() if given.game == "all" else [given.game]:
        if not hides_anything(game(name)):
            print(f"{name}: nothing is hidden", flush=True)
            continue
        engine = Cpu(game(name))
        for bot in given.bots.split(","):
            count = unfair(engine, bot, given.positions)
            print(f"{name}, {bot}: {count} of {given.positions} answers changed", flush=True)
            found += count
    raise SystemExit(int(found > 0))


if __name__ == "__main__":
    main()
