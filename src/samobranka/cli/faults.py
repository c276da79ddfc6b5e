"""What can be wrong with a command line: like core's faults, told in the user's language."""

from __future__ import annotations

from samobranka.core.faults import Fault


class UsageFault(Fault):
    """The command line itself is wrong; `facts["command"]` is whose help to read."""

    code = "usage"


class UnknownCommand(UsageFault):
    """There is no command of that name."""

    code = "unknown-command"


class UnknownFlag(UsageFault):
    """The command has no such option."""

    code = "unknown-flag"


class FlagNeedsValue(UsageFault):
    """An option was given without its value."""

    code = "flag-needs-value"


class FlagTakesNoValue(UsageFault):
    """An option was given a value it cannot have."""

    code = "flag-takes-no-value"


class MissingArgument(UsageFault):
    """Something the command needs was not given."""

    code = "missing-argument"


class ExtraArguments(UsageFault):
    """More was given than the command takes."""

    code = "extra-arguments"


class NotTogether(UsageFault):
    """Two options that exclude each other."""

    code = "not-together"


class NotANumber(UsageFault):
    """A whole number was expected, of a certain size."""

    code = "not-a-number"


class NoStretch(UsageFault):
    """An option takes a stretch of time and was given something else."""

    code = "no-stretch"


class NotOneOf(UsageFault):
    """One of a few words was expected."""

    code = "not-one-of"


class NotAPair(UsageFault):
    """`name=choice` was expected."""

    code = "not-a-pair"


class CannotRead(Fault):
    """A file cannot be read; `facts["why"]` is `file-<why>`."""

    code = "cannot-read"


class CannotWrite(Fault):
    """A file cannot be written; `facts["why"]` is `file-<why>`."""

    code = "cannot-write"


class NoSuchPly(Fault):
    """The match has fewer plies than asked for."""

    code = "no-such-ply"


class NoEngine(Fault):
    """That engine does not work on this machine."""

    code = "no-engine"


class PortTaken(Fault):
    """Another program listens on that port."""

    code = "port-taken"


class CannotListen(Fault):
    """The server cannot listen at that address."""

    code = "cannot-listen"


class UnknownUser(Fault):
    """There is no such user in the store."""

    code = "unknown-user"


class NotUnderstood(Fault):
    """At the table: a line that is no action and no command."""

    code = "not-understood"


class NotInList(Fault):
    """At the table: a number that stands before no action."""

    code = "not-in-list"


class NothingFits(Fault):
    """At the table: words that fit no action of the game."""

    code = "nothing-fits"


class NoSuchRule(Fault):
    """A number or words that no rule has."""

    code = "no-such-rule"


class NoTableThere(Fault):
    """An address that is no table's."""

    code = "no-table-there"


class CannotReach(Fault):
    """A server that does not answer."""

    code = "cannot-reach"


class UnknownToken(Fault):
    """A token that a server does not know, or knows no more."""

    code = "unknown-token"


class NoSeatOpen(Fault):
    """A table at which nobody can sit down any more."""

    code = "no-seat-open"


class OtherVersion(Fault):
    """A server that says something this program does not understand."""

    code = "other-version"


class ServerSays(Fault):
    """What a server refused, in its own words."""

    code = "server-says"


class CannotKeep(Fault):
    """Machine code can be kept nowhere."""

    code = "cannot-keep"


class NotBuilt(Fault):
    """Machine code could not be built."""

    code = "not-built"


class NotForRelease(Fault):
    """Machine code for others cannot be made on this processor."""

    code = "not-for-release"
