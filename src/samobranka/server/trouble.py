"""What can be wrong with what somebody asks of a table. Words: `fault-<code>` in `words/`."""

from __future__ import annotations

from samobranka.core.faults import Fault
from samobranka.core.words import Words, words_for
from samobranka.server.protocol import Trouble

ROOM = "samobranka.server"


class TableFault(Fault):
    """Something asked of a table cannot be done."""


class NoSuchTable(TableFault):
    """There is no such table."""

    code = "no-such-table"


class TooBusy(TableFault):
    """Others were faster again and again."""

    code = "too-busy"


class NotSeated(TableFault):
    """Only who sits at the table may do that."""

    code = "not-seated"


class NotHost(TableFault):
    """Only who laid the table may do that."""

    code = "not-host"


class AlreadySeated(TableFault):
    """The user sits at this table already."""

    code = "already-seated"


class SeatNotOpen(TableFault):
    """Somebody sits there, or there is no such seat."""

    code = "seat-not-open"


class AlreadyStarted(TableFault):
    """That can be done only before the start."""

    code = "already-started"


class CanGoOn(TableFault):
    """Only a match whose rules are gone is ended as it stands."""

    code = "can-go-on"


class NotStarted(TableFault):
    """That can be done only after the start."""

    code = "not-started"


class SeatsOpen(TableFault):
    """Somebody is still missing."""

    code = "seats-open"


class NotOver(TableFault):
    """That can be done only when the match is over."""

    code = "not-over"


class PeopleWait(TableFault):
    """Others play on at this table: it cannot be put away by who has not given up there."""

    code = "people-wait"


class BadSeating(TableFault):
    """The seats of a new table cannot be filled so; `facts["why"]` says why."""

    code = "bad-seating"


class HintsOff(TableFault):
    """There are no hints at this table."""

    code = "hints-off"


class NoHint(TableFault):
    """The bot that was asked gave no answer."""

    code = "no-hint"


class CoachBusy(TableFault):
    """The coach has too many matches to look at already."""

    code = "coach-busy"


class BotPlays(TableFault):
    """A bot plays this seat at the moment."""

    code = "bot-plays"


class ClaimRefused(TableFault):
    """The seat cannot be given to a bot now; `facts["why"]` says why."""

    code = "claim-refused"


class NoReturn(TableFault):
    """The seat cannot be taken back; `facts["why"]` says why."""

    code = "no-return"


class NoPlea(TableFault):
    """Nobody asks for that."""

    code = "no-plea"


class BadContribution(TableFault):
    """A contribution to chance is not taken; `facts["why"]` says why."""

    code = "bad-contribution"


class BadPly(TableFault):
    """The match has no such ply."""

    code = "bad-ply"


class LessonAsks(TableFault):
    """The rules allow it, but the lesson asks for something else; `facts["says"]` is its sentence."""

    code = "lesson-asks"

    def tell(self, words: Words) -> str:
        """The step's own sentence, or that of every step without one."""
        says = self.facts["says"]
        return words.say(says) if words.has(says) else super().tell(words)


class NoLesson(TableFault):
    """There is no such lesson, or nobody learns here."""

    code = "no-lesson"


def trouble_of(fault: Fault, language: str) -> Trouble:
    """A fault as it is told to somebody."""
    words = words_for(language, fault.facts.get("game"), ROOM)
    return Trouble(code=fault.code, text=fault.tell(words), rule=str(fault.facts.get("rule", "")))
