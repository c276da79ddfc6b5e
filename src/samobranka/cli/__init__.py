"""The command line: `samobranka COMMAND …`, in Russian or English.

Answers go to standard output, faults and progress to standard error. Exit status: 0 when all is
well, 1 when a check that was asked for failed, 2 when what was given is wrong, 130 after Ctrl-C.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from samobranka.cli.commands import house
from samobranka.cli.faults import UsageFault
from samobranka.cli.voice import Voice, language_asked
from samobranka.core.faults import Fault

WRONG_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    forgive_letters()
    voice = Voice(language_asked(arguments))
    try:
        status = house.main(arguments, "samobranka", standalone_mode=False, obj=voice)
        return status if isinstance(status, int) else 0
    except Fault as fault:
        return complain(voice, fault)
    except (click.Abort, KeyboardInterrupt):
        voice.aside.print(voice.say("cli-interrupted"))
        return INTERRUPTED


def complain(voice: Voice, fault: Fault) -> int:
    """Says what is wrong, on standard error."""
    voice.aside.print(voice.tell(fault), style="red", soft_wrap=True)
    if isinstance(fault, UsageFault):
        hint = voice.say("cli-see-help", command=fault.facts["command"])
        voice.aside.print(hint, style="dim", soft_wrap=True)
    return WRONG_INPUT


def forgive_letters() -> None:
    """A terminal that lacks a letter shows a question mark; nobody gets a traceback for it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
