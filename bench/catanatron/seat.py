"""A bot of ours at a seat of Catanatron's table."""

from __future__ import annotations

from typing import Any

from moves import STOP_ROADS, Walk, walks
from peer import Player
from table import CATAN, OPTIONS, NotUnderstood, Table

from samobranka.bots import make_bot
from samobranka.core.chance import generator
from samobranka.core.engine import Engine
from samobranka.core.match import Match, standing
from samobranka.games.catan.phases.cards import FREE
from samobranka.games.catan.state import FREE_ROADS


class Seat(Player):  # type: ignore[misc]
    """Walks in our actions until they make up one of Catanatron's.

    The bot sees nothing but a match in which all that its seat cannot see has been imagined anew.
    """

    def __init__(self, color: Any, bot: str, engine: Engine, seed: int) -> None:
        super().__init__(color)
        self.asked = 0
        """How often the bot was asked."""
        self.forced = 0
        """How often Catanatron left no choice."""
        self.stops_refused = 0
        """How often the bot wanted to forgo a free road, which Catanatron does not allow."""
        self._engine, self._seed = engine, seed
        self._bot = make_bot(bot, CATAN, engine, seed)
        self._table: Table | None = None

    def sit_down(self, table: Table) -> None:
        """Before the first decision; the table is told of every action of the match."""
        self._table = table

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """One of Catanatron's actions."""
        actions = list(playable_actions)
        if len(actions) == 1:
            self.forced += 1
            return actions[0]
        if self._table is None:
            raise NotUnderstood("nobody told this seat what happened: sit_down comes first")
        self._table.watch(game.state)
        seat = self._table.colors.index(self.color)
        return self._walked(seat, self._shown(seat, game.state), walks(self._table, actions))

    def _shown(self, seat: int, state: Any) -> Match:
        """The match as it stands, without a secret."""
        assert self._table is not None
        truth = self._standing(self._table.record(state))
        return self._standing(truth.imagined(seat, self._seed + len(state.actions)))

    def _standing(self, record: bytes) -> Match:
        assert self._table is not None
        return standing(CATAN, self._table.seats, OPTIONS, record, self._engine)

    def _walked(self, seat: int, match: Match, open: dict[Walk, Any]) -> Any:
        """The action that the bot's choices lead to."""
        step = 0
        while True:
            choice = self._choice(seat, match)
            open = {walk: open[walk] for walk in open if walk[step] == choice}
            if not open:
                said = CATAN.actions.decode(choice)
                raise NotUnderstood(f"{said} is none of Catanatron's actions here")
            if len(open) == 1:
                return next(iter(open.values()))
            match = self._after(match, seat, choice)
            step += 1

    def _choice(self, seat: int, match: Match) -> int:
        """What the bot chooses; a free road is not forgone."""
        self.asked += 1
        choice = self._bot.choose(match, seat)
        if choice != STOP_ROADS:
            return choice
        self.stops_refused += 1
        return self._bot.choose(self._standing(without_stop(match)), seat)

    def _after(self, match: Match, seat: int, action: int) -> Match:
        """The match after an action that asks for another."""
        rows = CATAN.layout.allocate(1)
        rows[0, : CATAN.layout.mark] = memoryview(match.record())
        chance = self._engine.lend(generator(self._seed))
        self._engine.apply(self._engine.states(rows), 0, seat, action, chance)
        return self._standing(bytes(rows[0, : CATAN.layout.mark]))


def without_stop(match: Match) -> bytes:
    """10.8: the same, as if both free roads were still to come; the first cannot be forgone."""
    rows = CATAN.layout.allocate(1)
    rows[0, : CATAN.layout.mark] = memoryview(match.record())
    s = CATAN.layout.stand_ins(rows)[0]
    assert s.phase == FREE_ROADS
    s.free_roads = FREE
    return bytes(rows[0, : CATAN.layout.mark])
