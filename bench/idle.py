"""What a browser costs while a table waits for its reader: processor time of all of Chromium.

    python bench/idle.py [GAME …]

Lays a moment of a match of each game at which the reader is asked, lets the highlights settle, and
reads the processor time of all Chromium processes for some seconds (Linux). Needs the built client
and what the browser tests need.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from tests.server.conftest import serving, settings_in
from tests.web.browsing import browsing, reading
from tests.web.moments import lay, moments_of

from samobranka.core.registry import game_ids

SETTLED_S = 10.0
"""Highlights breathe for a few seconds, then rest."""
WATCHED_S = 20.0
TICKS = os.sysconf("SC_CLK_TCK")


def main(games: list[str]) -> None:
    """Prints the share of a core by game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_in(Path(folder), bot_pace=0)) as server,
    ):
        for game in games:
            with (
                browsing() as browser,
                reading(browser, server.url, pace="normal", still=False) as reader,
            ):
                moment = list(moments_of(game).values())[-1]
                reader.visit(f"/table/{lay(moment, reader, server)}")
                lit = reader.page.locator("[data-lit]")
                lit.first.wait_for(state="attached")
                time.sleep(SETTLED_S)
                before = processor_seconds()
                time.sleep(WATCHED_S)
                share = (processor_seconds() - before) / WATCHED_S
                print(f"{game}: {share:.1%} of a core, {lit.count()} places lit", flush=True)


def processor_seconds() -> float:
    """What all processes below this one have used so far, and this one not."""
    fields = [_stat(int(entry.name)) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    parents = {each[0]: each[1] for each in fields if each}
    used = {each[0]: each[2] for each in fields if each}
    return sum(ticks for pid, ticks in used.items() if _is_ours(pid, parents)) / TICKS


def _is_ours(pid: int, parents: dict[int, int]) -> bool:
    above = parents.get(pid, 0)
    return above == os.getpid() or (above in parents and above != pid and _is_ours(above, parents))


def _stat(pid: int) -> tuple[int, int, int] | None:
    """A process, the one above it, and the ticks it has used; nothing where it has just ended."""
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return pid, int(after_name[1]), int(after_name[11]) + int(after_name[12])


if __name__ == "__main__":
    main(sys.argv[1:] or game_ids())
