"""Moments of matches that never change, laid on tables: what is seen there is no matter of chance."""

from __future__ import annotations

from samobranka.bots import make_bot
from samobranka.cli.archive import settle
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import interpreted
from samobranka.core.kernels import first_mover
from samobranka.core.match import MatchFile, Seen
from samobranka.store import archive
from samobranka.store.database import Database
from samobranka.store.rows import SeatRow
from tests.server.conftest import Running
from tests.web.browsing import Reader

SEATS = 3
READER = 0
"""The reader's seat."""
MOST_PLIES = 600
"""Two games have no end when they are played at random."""


def moments_of(game: str) -> dict[str, MatchFile]:
    """By what is asked, offered and lies on the table, the latest such moment of one match."""
    rules = registry.game(game)
    match = matches.new(rules, SEATS, secret="moments")
    bot = make_bot("uniform", rules, interpreted(rules), 1)
    moments = {}
    while not match.is_over and match.ply < MOST_PLIES:
        seat = first_mover(match.movers)
        if seat == READER:
            moments[kind_of(match.seen(seat))] = match.to_file(open_secret=True)
        match.act(seat, bot.choose(match, seat))
    return moments


def kind_of(seen: Seen) -> str:
    """What is asked, which sorts of actions are offered, and which parts of the view are empty."""
    offered = sorted({type(action).__name__ for action in seen.actions})
    empty = [
        name for name in seen.view.__struct_fields__ if getattr(seen.view, name) in (None, [], {})
    ]
    return f"{type(seen.prompt).__name__}: {', '.join(offered)}; no {', '.join(empty)}"


def lay(moment: MatchFile, reader: Reader, server: Running) -> str:
    """A table at which the match stands so and the reader is asked; its id."""
    user = reader.post("/api/me/guest")["id"]
    seats = [SeatRow("bot", bot="uniform")] * SEATS
    seats[READER] = SeatRow("person", user)
    database = Database.open(server.settings.database)
    try:
        with database.writing() as connection:
            table = archive.import_match(connection, moment, user, 1, seats)
            settle(connection, table, matches.replay(moment))
            return table
    finally:
        database.close()
