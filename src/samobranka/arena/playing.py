"""One match: every bot is asked in turn, and what it is shown holds no secret."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager, redirect_stdout
from operator import index

import msgspec

from samobranka.arena.contenders import contender
from samobranka.arena.faults import BotFailed
from samobranka.arena.tournament import EngineName, Tournament
from samobranka.bots import Bot
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import Cpu, Engine, Interpreted, Progress
from samobranka.core.faults import Fault
from samobranka.core.game import TECHNICAL_STOP
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.words import message_id

MICROSECONDS = 1_000_000


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="match"):
    """How a match ended; a list has an entry a seat."""

    number: int
    bots: list[str]
    ranks: list[int]
    """1 for the winners; equals share a rank."""
    scores: list[int]
    plies: int
    stopped: bool
    """It went on for too long; everybody was scored as it stood."""
    digest: str
    """Of the last state: equal digests are equal matches."""
    thought: list[list[int]]
    """Microseconds of every decision. Where only one action was legal, nobody was asked."""


class Player:
    """Plays matches of a tournament on an engine of its own."""

    def __init__(self, tournament: Tournament, progress: Progress | None = None) -> None:
        self.tournament = tournament
        self.engine = make_engine(tournament.game, tournament.engine, progress)
        with quiet():
            self._warm_up()

    def _warm_up(self) -> None:
        """Lets every bot think once: what it needs is compiled now, and no decision waits for it."""
        match = self._new_match(0)
        while len(actions := match.legal(seat := first_mover(match.movers))) == 1:
            match.act(seat, actions[0])
        for place, name in enumerate(dict.fromkeys(self.tournament.bots)):
            self._asked(self._seated(name, 0, place), name, match, seat, 0)

    def play(self, number: int) -> Played:
        """The match of that number; BotFailed when a bot does not play it to its end."""
        with quiet():
            return self._played(number)

    def _played(self, number: int) -> Played:
        names, match = self.tournament.seating(number), self._new_match(number)
        bots = [self._seated(name, number, seat) for seat, name in enumerate(names)]
        thought: list[list[int]] = [[] for _ in names]
        while not match.is_over:
            seat = first_mover(match.movers)
            actions = match.legal(seat)
            if len(actions) == 1:
                match.act(seat, actions[0])
                continue
            action, seconds = self._asked(bots[seat], names[seat], match, seat, number)
            thought[seat].append(round(seconds * MICROSECONDS))
            match.act(seat, action)
        return self._result(number, match, names, thought)

    def _new_match(self, number: int) -> Match:
        played = self.tournament
        secret = played.secret(number)
        return matches.new(
            self.engine.game, played.seats, played.options, secret, engine=self.engine
        )

    def _seated(self, name: str, number: int, seat: int) -> Bot:
        seed = self.tournament.number("bot", number, seat)
        try:
            return contender(name, self.engine.game, self.engine, seed)
        except Fault:
            raise
        except Exception as error:
            raise _failed(name, number, error) from error

    def _asked(
        self, bot: Bot, name: str, match: Match, seat: int, number: int
    ) -> tuple[int, float]:
        """A legal action of the bot, and the seconds it took.

        The bot looks at a match without a log, in which all that its seat cannot see is imagined; so
        nobody who is asked later learns what somebody has chosen at the same moment.
        """
        record = match.imagined(seat, self.tournament.number("imagined", number, match.ply))
        shown = matches.standing(match.game, match.seats, match.options, record, match.engine)
        try:
            began = time.perf_counter()
            action = index(bot.choose(shown, seat))
            seconds = time.perf_counter() - began
        except Exception as error:
            raise _failed(name, number, error) from error
        refused = match.why_not(seat, action)
        if refused is not None:
            raise _failed(name, number, refused)
        return action, seconds

    def _result(
        self, number: int, match: Match, names: list[str], thought: list[list[int]]
    ) -> Played:
        outcome = match.outcome()
        return Played(
            number=number,
            bots=names,
            ranks=outcome.ranks,
            scores=outcome.scores,
            plies=match.ply,
            stopped=outcome.reason == message_id("reason", match.game.reasons[TECHNICAL_STOP]),
            digest=match.digest,
            thought=thought,
        )


def _failed(name: str, number: int, error: Exception) -> BotFailed:
    return BotFailed(bot=name, match=number, error=type(error).__name__, detail=str(error))


def quiet() -> AbstractContextManager[object]:
    """Inside, what a bot prints goes where errors go: standard output is for our answers."""
    return redirect_stdout(sys.stderr)


def make_engine(game: str, name: EngineName, progress: Progress | None) -> Engine:
    """An engine for bots that come and go."""
    loaded = registry.game(game)
    return Cpu(loaded, progress=progress) if name == "cpu" else Interpreted(loaded)
