"""A table that a test lays: what can be asked of any game's, whoever's pieces lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from samobranka.core.actions import Action
from samobranka.core.engine import Interpreted
from samobranka.core.faults import IllegalAction
from samobranka.core.game import REASON_PLACE, Game, rank_in, score_in, seat_bit
from samobranka.core.refusal import LEGAL


@dataclass(frozen=True)
class Result:
    """An outcome, with names."""

    reason: str
    scores: list[float]
    ranks: list[int]


class Laid:
    """One match in the interpreted engine. A game's own table adds how its pieces are laid."""

    game: ClassVar[Game]
    engine: ClassVar[Interpreted]
    states: Any
    s: Any

    @property
    def asked(self) -> int:
        """The seat that decides."""
        return int(self.s.turn)

    @property
    def phase(self) -> str:
        """What is expected now."""
        return str(import_module(self.game.view.__module__).phase_name(self.s))

    def movers(self) -> list[int]:
        """The seats that may act."""
        may = self.engine.movers(self.states, 0)
        return [seat for seat in range(self.game.max_seats) if may & seat_bit(seat)]

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat, or of the one that decides."""
        out = self.engine.row(self.game.list_size, "i")
        count = self.engine.legal(self.states, 0, self.asked if seat is None else seat, out)
        return [self.game.actions.decode(out[place]) for place in range(count)]

    def why(self, action: Action, seat: int | None = None) -> str:
        """The name of the refusal; "legal" when there is none."""
        refused = self._refusal(action, seat)
        return self.game.refusals[refused].words if refused else "legal"

    def rule(self, action: Action, seat: int | None = None) -> str:
        """The number of the rule that refuses; empty when none does."""
        refused = self._refusal(action, seat)
        return self.game.refusals[refused].rule if refused else ""

    def said(self, action: Action, language: str = "en") -> str:
        """What the seat that decides is told when it tries an action that is refused."""
        why = self.game.refusals[self._refusal(action, None)]
        more = why.tells(self.s, self.asked, action) if why.tells else {}
        facts = {"game": self.game.id, "refusal": why.message, "rule": why.rule, "more": more}
        return IllegalAction(**facts).tell(self.game.words(language))

    def outcome(self) -> Result:
        """Scores, ranks and reason, as it stands."""
        out = self.engine.row(self.game.outcome_size)
        self.engine.outcome(self.states, 0, out)
        seats, scale = range(self.s.seats), self.game.meta.score_scale
        return Result(
            reason=self.game.reasons[out[REASON_PLACE]],
            scores=[score_in(out, seat) / scale for seat in seats],
            ranks=[rank_in(out, seat) for seat in seats],
        )

    def _refusal(self, action: Action, seat: int | None) -> int:
        asked = self.asked if seat is None else seat
        code = self.engine.refusal(self.states, 0, asked, self.game.actions.encode(action))
        assert (code == LEGAL) == (action in self.legal(asked))
        return code
