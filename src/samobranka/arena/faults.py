"""What can be wrong with a tournament, told like core's faults; words in `arena/words`."""

from __future__ import annotations

from samobranka.core.faults import Fault
from samobranka.core.words import Words, words_for

ROOM = "samobranka.arena"


class ArenaFault(Fault):
    """Whatever words somebody listens with, the arena brings its own."""

    def tell(self, words: Words) -> str:
        """What is wrong, in somebody's language."""
        return super().tell(words_for(words.language, room=ROOM))


class CannotLoadBot(ArenaFault):
    """A bot from outside cannot be loaded; `facts["why"]` says why."""

    code = "cannot-load-bot"


class BotFailed(ArenaFault):
    """A bot raised an exception, or chose what it may not do."""

    code = "bot-failed"


class PlayerDied(ArenaFault):
    """A process that played matches ended by itself."""

    code = "player-died"


class OtherTournament(ArenaFault):
    """The results in a file are those of another tournament; `facts["what"]` differs."""

    code = "other-tournament"


class NotATournament(ArenaFault):
    """A file does not begin as a file of results does."""

    code = "not-a-tournament"


class NoRay(ArenaFault):
    """Ray is not installed."""

    code = "no-ray"


class NoCluster(ArenaFault):
    """There is no Ray cluster at that address."""

    code = "no-cluster"
