"""Bots think the same when only what their seat cannot see is different; those that peep are caught."""

from __future__ import annotations

from copy import copy
from functools import partial
from itertools import islice
from zlib import crc32

import pytest

from samobranka.arena.tournament import usual_seats
from samobranka.bots import make_bot
from samobranka.bots.fairness import MakeBot, hides_anything, is_fair, worlds
from samobranka.bots.mcts import Mcts
from samobranka.core.engine import Cpu, Engine, Interpreted
from samobranka.core.game import Game, States
from samobranka.core.match import Match
from samobranka.core.record import Row
from samobranka.core.registry import game, game_ids

SECRETIVE = [name for name in game_ids() if hides_anything(game(name))]
FEW, MANY = 8, 100
"""Positions on the interpreted and on the cpu engine. bench/fairness.py examines a thousand."""


class Thief:
    """Looks at every hand and every deck, and chooses by them."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self._fields = game.layout.fields

    def choose(self, match: Match, seat: int) -> int:
        actions, record = match.legal(seat), match.record()
        hidden = [
            record[place]
            for field in self._fields
            for place in field.hidden_from(seat, match.seats)
        ]
        return actions[crc32(b"".join(hidden)) % len(actions)]


def keep(states: States, i: int, seat: int, chance: Row) -> None:
    """Imagines nothing: the match stays as it is."""


class PeepingSearch(Mcts):
    """Searches the true match."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        seeing = copy(engine)
        seeing.kernel = partial(engine.kernel, determinize=keep)  # type: ignore[method-assign]
        super().__init__(game, seeing, seed, iterations=64)


def is_always_fair(make: MakeBot, engine: Engine, count: int) -> bool:
    """In so many positions of matches."""
    seats = usual_seats(engine.game.meta, 4)
    return all(is_fair(make, *pair) for pair in islice(worlds(engine, seats), count))


@pytest.mark.parametrize("bot", ["uniform", "greedy", "mcts:8"])
def test_a_bot_is_blind_to_what_its_seat_cannot_see(bot: str, interpreted: Interpreted) -> None:
    assert is_always_fair(partial(make_bot, bot), interpreted, FEW)


def test_a_thief_is_caught(interpreted: Interpreted) -> None:
    assert not is_always_fair(Thief, interpreted, FEW)


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("name", SECRETIVE)
def test_in_every_game(name: str) -> None:
    engine = Cpu(game(name))
    assert is_always_fair(partial(make_bot, "greedy"), engine, MANY)
    assert is_always_fair(partial(make_bot, "mcts:64"), engine, MANY)
    assert not is_always_fair(Thief, engine, MANY)
    assert not is_always_fair(PeepingSearch, engine, MANY)
