"""What can be wrong with a store, told like core's faults; words in `store/words`."""

from __future__ import annotations

from samobranka.core.faults import Fault
from samobranka.core.words import Words, words_for

ROOM = "samobranka.store"


class StoreFault(Fault):
    """Whatever words somebody listens with, the store brings its own."""

    def tell(self, words: Words) -> str:
        """What is wrong, in somebody's language."""
        return super().tell(words_for(words.language, room=ROOM))


class UnknownDatabase(StoreFault):
    """The URL names no kind of database we know."""

    code = "unknown-database"


class CannotOpenStore(StoreFault):
    """The database cannot be reached or its file cannot be used; `facts["why"]` is `store-<why>`."""

    code = "cannot-open-store"


class NewerStore(StoreFault):
    """A newer program has been here; this one does not know its schema."""

    code = "newer-store"


class StoreInUse(StoreFault):
    """Another server runs on that file."""

    code = "store-in-use"


class StoreDown(StoreFault):
    """The database does not answer at the moment; whether it stored what was asked is not known."""

    code = "store-down"


class StoreBusy(StoreFault):
    """Too much is waiting to be stored."""

    code = "store-busy"


class Conflict(StoreFault):
    """Somebody else was faster: look again, then try again."""

    code = "store-conflict"


class NameTaken(StoreFault):
    """Another account has that name."""

    code = "name-taken"


class NoBackup(StoreFault):
    """This kind of database is backed up by its own tools."""

    code = "no-backup"


class CannotWriteBackup(StoreFault):
    """The backup's file cannot be written."""

    code = "cannot-write-backup"


class DamagedBackup(StoreFault):
    """A file is no whole copy of a store."""

    code = "damaged-backup"


class UnknownMatch(StoreFault):
    """There is no match of that id."""

    code = "unknown-match"


class NotStarted(StoreFault):
    """The match has no log yet."""

    code = "not-started"


class NoSecret(StoreFault):
    """A running match without its secret cannot be played on."""

    code = "no-secret"
