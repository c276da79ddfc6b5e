"""Small tournaments of Master Elf, and bots from outside that do as a test asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from samobranka.arena.playing import Played
from samobranka.arena.tournament import Tournament
from samobranka.core.game import Game

MakeTournament = Callable[..., Tournament]


@pytest.fixture
def tournament_of(master_elf: Game) -> MakeTournament:
    """A tournament of these bots, interpreted."""

    def make(*bots: str, seats: int = 0, seed: str = "a test") -> Tournament:
        return Tournament(
            game=master_elf.id,
            rules_version=master_elf.meta.rules_version,
            data_digest=master_elf.data_digest,
            bots=list(bots),
            seats=seats or len(bots),
            options={},
            seed=seed,
            engine="interpreted",
        )

    return make


@pytest.fixture
def bot_file(tmp_path: Path) -> Callable[[str], str]:
    """The name of a bot from outside whose `choose` is the given code."""

    def write(code: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        body = dedent(code).replace("\n", "\n        ")
        path.write_text(
            "class Own:\n"
            "    def __init__(self, game, engine, seed):\n"
            "        pass\n"
            "    def choose(self, match, seat):\n"
            f"        {body}\n"
        )
        return f"{path}:Own"

    return write


def result(number: int, bots: Sequence[str], ranks: list[int], **others: object) -> Played:
    """A result by hand: a letter a bot."""
    facts = {
        "scores": [10 * (len(ranks) - rank) for rank in ranks],
        "plies": 100,
        "stopped": False,
        "digest": "",
        "thought": [[] for _ in ranks],
    }
    return Played(number=number, bots=list(bots), ranks=ranks, **{**facts, **others})  # type: ignore[arg-type]
