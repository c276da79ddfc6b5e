"""`perft`: how many sequences of legal actions there are, of each length."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.parameters import OPTION_PAIRS, WholeNumber
from samobranka.cli.voice import Voice
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.chance import CURSOR, SHORT, ran_short, tape, words_of
from samobranka.core.match import FIRST_TAPE, Match

SEED = "perft"
DEEPEST = 100


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--depth", type=WholeNumber(1, DEEPEST), required=True, metavar="D")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--seed", default=SEED, metavar="S")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def perft(
    voice: Voice,
    game: str,
    depth: int,
    seats: int | None,
    options: Sequence[tuple[str, str]],
    seed: str,
    as_json: bool,
) -> None:
    """Counts, from the prepared match."""
    fewest = registry.meta_of(game).seats[0]
    match = matches.new(registry.game(game), seats or fewest, dict(options), secret=seed)
    began = time.perf_counter()
    counts = Counting(match, depth).counts()
    seconds = time.perf_counter() - began
    if as_json:
        facts = {"game": game, "seats": match.seats, "options": match.options, "seed": seed}
        click.echo(json.dumps({**facts, "counts": counts, "seconds": round(seconds, 3)}))
    else:
        print_counts(voice, counts)


def print_counts(voice: Voice, counts: Sequence[int]) -> None:
    """A line for every depth."""
    from rich.table import Table

    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(voice.say("perft-depth"), justify="right")
    table.add_column(voice.say("perft-count"), justify="right")
    for depth, count in enumerate(counts, start=1):
        table.add_row(str(depth), str(count))
    voice.console.print(table)


class Counting:
    """Walks through all sequences of actions, one record a depth.

    The chance of an action is that of the match's next log entry, so at each depth all actions are
    given the same words: those a real match with this seed would read.
    """

    def __init__(self, match: Match, depth: int) -> None:
        assert match.seed is not None
        self.game, self.engine, self.seed = match.game, match.engine, match.seed
        self.first_entry, self.max_plies = len(match.entries), match.game.max_plies - match.ply
        self.depth = depth
        self.rows = self.game.layout.allocate(depth + 1)
        self.rows[0, : self.game.layout.mark] = memoryview(match.record())
        self.states = self.engine.states(self.rows)
        self.lists = [self.engine.row(self.game.list_size, "i") for _ in range(depth)]
        self.tapes = [self._tape(place, FIRST_TAPE) for place in range(depth)]
        self._counts = [0] * depth

    def counts(self) -> list[int]:
        """The number of sequences of length 1, 2, … depth."""
        self._counts = [0] * self.depth
        self._walk(0)
        return self._counts

    def _walk(self, place: int) -> None:
        """Counts all that goes on from the record of one depth."""
        movers = self.engine.movers(self.states, place) if place < self.max_plies else 0
        for seat in range(self.game.max_seats):
            if movers >> seat & 1:
                count = self.engine.legal(self.states, place, seat, self.lists[place])
                self._counts[place] += count
                if place + 1 < self.depth:
                    for action in [int(self.lists[place][at]) for at in range(count)]:
                        self._apply(place, seat, action)
                        self._walk(place + 1)

    def _apply(self, place: int, seat: int, action: int) -> None:
        """The record after an action becomes that of the next depth."""
        told = self.tapes[place]
        while True:
            self.rows[place + 1] = self.rows[place]
            told[CURSOR] = told[SHORT] = 0
            self.engine.apply(self.states, place + 1, seat, action, told)
            if not ran_short(told):
                return
            told = self.tapes[place] = self._tape(place, 2 * len(told))

    def _tape(self, place: int, length: int) -> memoryview:
        words = words_of(self.seed, self.first_entry + place, length)
        lent: memoryview = self.engine.lend(tape(words))
        return lent
