"""`samobranka …` under a sampling profiler: where its processor time goes, by part of the house.

    python bench/sampled.py FILE serve …

Every few milliseconds of its own processor time the process notes which part of the house its main
thread is in: the innermost line of PARTS that any frame of its stack matches. On SIGUSR2 it writes the
counts into FILE, as JSON, and begins anew.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.002
"""Seconds of processor time between two samples."""

OTHERS = "other threads: the journal"

PARTS = (
    ("view", "core/match.py", "view"),
    ("prompt", "core/match.py", "prompt"),
    ("story", "server/telling.py", "story"),
    ("story", "core/match.py", "events"),
    ("offers", "server/telling.py", "offers"),
    ("taking back", "server/telling.py", "can_undo"),
    ("rules", "core/match.py", "do"),
    ("rules", "core/match.py", "why_not"),
    ("clocks", "server/clock.py", ""),
    ("clocks", "server/listing.py", "clock_of"),
    ("who is here", "server/table.py", "_tell_info"),
    ("who is here", "server/table.py", "_is_rearranged"),
    ("encoding", "server/table.py", "_tell_news"),
    ("polling", "server/hall.py", "_look_around"),
    ("journal", "store/journal.py", ""),
    ("storing", "server/table.py", "_store"),
    ("sending", "server/sockets.py", "write"),
    ("sending", "server/sockets.py", "_send"),
    ("receiving", "server/sockets.py", ""),
    ("receiving", "server/playing.py", ""),
    ("changing", "server/table.py", ""),
    ("sockets", "uvicorn/protocols", ""),
    ("sockets", "websockets/", ""),
    ("sockets", "litestar/", ""),
    ("the loop", "asyncio/", ""),
)
"""Parts of the house: a name, and the file and function that a frame is in."""


class Sampler:
    """Counts which part the main thread is in."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._found: Counter[str] = Counter()
        self._own = time.thread_time()
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR2, self._write)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _look(self, _: int, frame: FrameType | None) -> None:
        before, self._own = self._own, time.thread_time()
        is_own = self._own - before > EVERY / 2
        self._found[part_of(frame) if is_own else OTHERS] += 1

    def _write(self, *_: object) -> None:
        fresh = self._file.with_suffix(".new")
        fresh.write_text(json.dumps(self._found))
        fresh.replace(self._file)
        self._found.clear()


def part_of(frame: FrameType | None) -> str:
    """The part that a stack is in: the innermost frame that tells."""
    while frame is not None:
        file, function = frame.f_code.co_filename, frame.f_code.co_name
        for part, place, name in PARTS:
            if place in file and name in ("", function):
                return part
        frame = frame.f_back
    return "waiting and the rest"


def main() -> None:
    """Samples the command that follows."""
    from samobranka.cli import main as command_line

    Sampler(Path(sys.argv[1]))
    sys.exit(command_line(sys.argv[2:]))


if __name__ == "__main__":
    main()
