"""Whole matches under the compiled laws (core/laws.py).

Every match of a trial is a real match: its chance is the words of its seed, entry by entry, so that its
log alone makes a match file of it. Words are laid out for some plies ahead; where a rule asks for more,
the rest is laid out anew, longer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from samobranka.core import kernels, laws, match
from samobranka.core.chance import HEADER, LENGTH, generator, words_of
from samobranka.core.engine import Engine
from samobranka.core.game import REASON_PLACE, TECHNICAL_STOP, Game
from samobranka.core.laws import LAW, PLIES, STATUS
from samobranka.core.match import Match
from samobranka.core.record import SCRATCH

AHEAD = 64
"""Plies for which words are laid out."""
FIRST_WORDS = 8
"""Of each of them; where more are asked for, twice as many, and so on."""

LAWS = {
    laws.CONSERVED: "every component of the box is somewhere",
    laws.LISTED: "legal = not refused",
    laws.TOO_MANY: "MAX_LEGAL holds",
    laws.NAMED: "refusals are declared",
    laws.MOVERS_ACT: "movers have actions, others none",
    laws.UNTOUCHED: "looking leaves the record as it is",
    laws.LIST_SECRET: "the legal list shows no secret",
    laws.REFUSAL_SECRET: "a refusal shows no secret",
    laws.OBSERVATION_SECRET: "the observation shows no secret",
    laws.VALUE_SECRET: "the evaluation shows no secret",
    laws.DREAM_KEEPS: "determinize keeps what the seat knows",
    laws.DREAM_READS: "determinize reads no secret",
    laws.DREAM_FORGETS: "determinize forgets its last dream",
    laws.DREAM_CONSERVED: "an imagined match keeps the box",
    laws.SCORES: "scores do not depend on scratch",
    laws.SCORING_UNTOUCHED: "scoring leaves the record as it is",
    laws.RANKS: "ranks are 1 + those ahead",
    laws.SCRATCH_MEANS_NOTHING: "scratch means nothing",
    laws.MOMENT_BACK: "the moment never goes back",
    laws.MOMENT_FORGOTTEN: "s.moment is raised when what all see changes",
    laws.QUIET: "simultaneous choices reveal nothing",
    laws.CHANCE_HIDDEN: "chance is asked whatever is hidden",
    laws.SHOWN_FORGOTTEN: "nothing new is told without `shown`",
    laws.ANY_ORDER: "choices at once come out alike in any order",
    laws.QUESTION_CHANGED: "a choice leaves the others' question",
}


@dataclass(frozen=True)
class Played:
    """A match that was played under the laws, to its end or to the first that was broken."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    log: list[tuple[int, int]]
    """Seat and action of every ply."""
    digest: str
    reason: str
    law: str
    """The law that was broken; empty when none was."""
    detail: str

    def again(self, engine: Engine) -> Match:
        """The same match, played by its log."""
        played = prepared(self.game, self.seats, self.options, self.seed, engine)
        for seat, action in self.log:
            played.act(seat, action)
        return played


def prepared(
    game: Game, seats: int, options: Mapping[str, str], seed: int, engine: Engine | None
) -> Match:
    """The match of a number, before its first ply."""
    return match.new(game, seats, options, secret=f"fuzz {seed}", engine=engine)


class Trial:
    """Plays matches of one game by one policy, all laws asked at every ply."""

    def __init__(self, engine: Engine, policy: Any = kernels.uniform, **holes: Any) -> None:
        game = self.game = engine.game
        self.engine = engine
        self.refused: set[int] = set()
        """The codes of all refusals that were given."""
        self._judge = engine.kernel(
            laws.judge,
            policy=policy,
            kept=game.kept,
            actions_in_all=game.actions.size,
            most_legal=game.max_legal,
            features_in_all=game.observation,
            **holes,
        )
        self._rows = game.layout.allocate(laws.RECORDS)
        self._states, self._bytes = engine.states(self._rows), engine.bytes_of(self._rows)
        self._noise = engine.lend(noise(laws.NOISE_ROOM + game.layout.size))
        self._chances = engine.grid(laws.CHANCES, HEADER)
        self._lists = engine.grid(2, game.actions.size + game.list_size, "i")
        self._features = engine.row(game.observation, "f")
        self._outcomes = engine.grid(2, game.outcome_size)
        self._sums = engine.grid(game.max_seats + 2, laws.SUM_ROOM)
        self._codes = engine.row(laws.CODE_ROOM)
        self._said = engine.row(laws.SAID)
        self._log = engine.grid(AHEAD, 2)
        self._known: dict[int, Any] = {}
        self._past: list[tuple[int, int]] = []

    def play(
        self, seats: int, options: Mapping[str, str], seed: int, max_plies: int | None = None
    ) -> Played:
        """The match of a number, to its end or to the first broken law."""
        self._past = []
        started = prepared(self.game, seats, options, seed, self.engine)
        assert started.seed is not None
        self._start(started, seed)
        width = FIRST_WORDS
        while self._said[STATUS] in (laws.PLAYED_ON, laws.WORDS_SHORT):
            width = 2 * width if self._said[STATUS] == laws.WORDS_SHORT else FIRST_WORDS
            tapes = self._tapes(started.seed, 1 + len(self._past), width)
            try:
                self._play_on(seats, max_plies or self.game.max_plies, tapes)
            finally:
                done = int(self._said[PLIES]) - len(self._past)
                self._past += [(int(ply[0]), int(ply[1])) for ply in self._log[:done]]
        self._note_refusals()
        return self.so_far(seats, options, seed)

    def _start(self, started: Match, seed: int) -> None:
        self._rows[laws.MATCH, : self.game.layout.mark] = memoryview(started.record())
        for place in range(laws.CHANCES):
            told = generator(seed, place)
            for n in range(HEADER):
                self._chances[place][n] = told[n]
        for place in range(laws.SAID):
            self._said[place] = 0
        for sums in self._sums:
            sums[laws.SEEN_AT] = laws.NOBODY
        self._said[laws.QUIET_SEAT] = self._said[laws.UNSHOWN_SEAT] = laws.NOBODY

    def _play_on(self, seats: int, max_plies: int, tapes: Any) -> None:
        self._judge(
            1,
            self._states,
            self._bytes,
            seats,
            max_plies,
            tapes,
            self._log,
            self._known_by(seats),
            self._noise,
            self._chances,
            self._lists,
            self._features,
            self._outcomes,
            self._sums,
            self._codes,
            self._said,
        )

    def _tapes(self, seed: bytes, entry: int, width: int) -> Any:
        """The words of the next entries, each as a tape."""
        tapes = np.zeros((AHEAD, HEADER + width), np.int64)
        tapes[:, LENGTH] = width
        tapes[:, HEADER:] = [words_of(seed, entry + place, width) for place in range(AHEAD)]
        return self.engine.bytes_of(tapes)

    def _known_by(self, seats: int) -> Any:
        """For each seat, and for everybody at last, all bits where it may know the record."""
        if seats not in self._known:
            masks = np.full((seats + 1, self.game.layout.mark), 0xFF, np.uint8)
            for seat, mask in enumerate(masks):
                for field in self.game.layout.fields:
                    for place in field.hidden_from(seat if seat < seats else None, seats):
                        if field.knowledge is not SCRATCH:
                            mask[place] = 0
            self._known[seats] = self.engine.bytes_of(masks)
        return self._known[seats]

    def _note_refusals(self) -> None:
        self.refused.update(int(code) for code in self._codes if code)

    def so_far(self, seats: int, options: Mapping[str, str], seed: int) -> Played:
        """The match as far as it was played, whatever stopped it."""
        stopped = self.engine.movers(self._states, laws.MATCH) != 0
        reason = TECHNICAL_STOP if stopped else int(self._outcomes[0][REASON_PLACE])
        law = int(self._said[LAW])
        return Played(
            game=self.game,
            seats=seats,
            options=dict(options),
            seed=seed,
            log=self._past,
            digest=self.game.layout.digest(self._rows[laws.MATCH]),
            reason=self.game.reasons[reason],
            law=LAWS[law] if law else "",
            detail=self._detail(law) if law else "",
        )

    def _detail(self, law: int) -> str:
        seat, detail = int(self._said[laws.SEAT]), int(self._said[laws.DETAIL])
        if law in (laws.CONSERVED, laws.DREAM_CONSERVED):
            return self.game.loss(detail)
        return f"seat {seat}, {detail}"


def noise(length: int) -> Any:
    """Bytes without any order."""
    return np.random.default_rng(1).integers(0, 256, length, np.uint8).data
