"""What can be wrong with what somebody gave us: one class per kind of fault.

A fault carries facts, not sentences. Its words come from Fluent files (`fault-<code>`), so everybody
is told in their own language; `str(fault)` is the English one. Faults in our own code are plain
exceptions and never caught on the way to a user.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from samobranka.core.words import Words, words_for


class Fault(ValueError):
    """Something given from outside is wrong; nothing was changed."""

    code: ClassVar[str] = "fault"

    def __init__(self, **facts: Any) -> None:
        super().__init__(facts)
        self.facts = facts

    def tell(self, words: Words) -> str:
        """What is wrong, in somebody's language; a fault among the facts is told in it too."""
        game = self.facts.get("game")
        spoken = words_for(words.language, game, words.room) if game else words
        facts = {k: v.tell(spoken) if isinstance(v, Fault) else v for k, v in self.facts.items()}
        return spoken.say(f"fault-{self.code}", **facts)

    def __str__(self) -> str:
        return self.tell(words_for("en", self.facts.get("game")))


class UnknownGame(Fault):
    """There is no game of that name."""

    code = "unknown-game"


class UnknownBot(Fault):
    """There is no bot of that name."""

    code = "unknown-bot"


class UnknownOption(Fault):
    """The game has no such option."""

    code = "unknown-option"


class BadOption(Fault):
    """The option cannot have that value."""

    code = "bad-option"


class OptionsClash(Fault):
    """Options that can each be so, but not together; `facts["clash"]` is the game's own sentence."""

    code = "options-clash"

    def tell(self, words: Words) -> str:
        """Why not, in the game's words."""
        spoken = words_for(words.language, self.facts["game"], words.room)
        return spoken.say(f"fault-{self.code}", clash=spoken.say(self.facts["clash"]))


class BadSeats(Fault):
    """The game is not played with so many seats."""

    code = "bad-seats"


class MalformedAction(Fault):
    """What was sent is no action of this game at all."""

    code = "malformed-action"


class IllegalAction(Fault):
    """An action of this game, but not allowed now; `facts["refusal"]` says why, `more` what lacks."""

    code = "illegal-action"

    def tell(self, words: Words) -> str:
        """The refusal's own sentence with what it tells, and the rule."""
        spoken = words_for(words.language, self.facts["game"], words.room)
        more = {name: _counted(fact, spoken) for name, fact in self.facts["more"].items()}
        said = spoken.say(self.facts["refusal"], **more)
        return spoken.say(f"fault-{self.code}", refusal=said, rule=self.facts["rule"])


def _counted(fact: Any, words: Words) -> Any:
    """A fact as sentences take it; counts of things by message become words."""
    return words.counted(fact) if isinstance(fact, Mapping) else fact


class NotYourTurn(Fault):
    """The seat may not act now."""

    code = "not-your-turn"


class UnknownSeat(Fault):
    """There is no such seat at this match."""

    code = "unknown-seat"


class StaleMoment(Fault):
    """The action was meant for an earlier moment of the match."""

    code = "stale-moment"


class MatchOver(Fault):
    """The match is over: nobody may act."""

    code = "match-over"


class UndoRefused(Fault):
    """There is no way back from here; `facts["why"]` says why."""

    code = "undo-refused"


class MalformedFile(Fault):
    """A file is not what it should be; names the file, the place in it and the reason."""

    code = "malformed-file"


class OtherRules(Fault):
    """A match was played under other rules or components than those here."""

    code = "other-rules"


class BrokenSeal(Fault):
    """The secret does not fit the seal, or the words do not follow from the seed."""

    code = "broken-seal"


class BadData(Fault):
    """A component file is wrong; names the file, the entry and the reason."""

    code = "bad-data"


class BadGameName(Fault):
    """A new game cannot have that name; `facts["reason"]` says why."""

    code = "bad-game-name"
