"""Moments of matches that never change, laid on tables: what is seen there is no matter of chance."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

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


def moments_of(
    game: str,
    options: Mapping[str, str] | None = None,
    seats: int = SEATS,
    sort: Callable[[Seen], str] | None = None,
) -> dict[str, MatchFile]:
    """The latest moment of each sort in one match; unless told otherwise, sorted by `kind_of`."""
    rules = registry.game(game)
    match = matches.new(rules, seats, secret="moments", options=dict(options or {}))
    bot = make_bot("uniform", rules, interpreted(rules), 1)
    moments: dict[str, MatchFile] = {}
    while not match.is_over and match.ply < MOST_PLIES:
        seat = first_mover(match.movers)
        if seat == READER:
            moments[(sort or kind_of)(match.seen(seat))] = match.to_file(open_secret=True)
        match.act(seat, bot.choose(match, seat))
    return moments


def moment_before(
    event: str, keen: str, game: str, options: Mapping[str, str], eager: Collection[str] = ()
) -> tuple[MatchFile, Any, int]:
    """The moment at which an action of the reader, who is keen on its kind, brings that event about.

    With the action, and how often it does. All seats do what they are `eager` for whenever they can.
    """
    rules = registry.game(game)
    match = matches.new(rules, SEATS, secret="moments", options=dict(options))
    bot = make_bot("uniform", rules, interpreted(rules), 1)
    while not match.is_over:
        seat = first_mover(match.movers)
        liked = [one for one in match.actions(seat) if one.__struct_config__.tag == keen]
        if seat != READER or not liked:
            hoped = [one for one in match.actions(seat) if one.__struct_config__.tag in eager]
            chosen = hoped[match.ply % len(hoped)] if hoped else bot.choose(match, seat)
            match.act(seat, chosen)
            continue
        before, chosen = match.to_file(open_secret=True), liked[match.ply % len(liked)]
        match.act(seat, chosen)
        told = [one.__struct_config__.tag for one in match.events(match.ply, READER)]
        if event in told:
            return before, chosen, told.count(event)
    raise LookupError(f"no {keen} of the reader's came to {event}")


def kind_of(seen: Seen) -> str:
    """What is asked, which sorts of actions are offered, and which parts of the view are empty."""
    offered = sorted({type(action).__name__ for action in seen.actions})
    empty = [
        name for name in seen.view.__struct_fields__ if getattr(seen.view, name) in (None, [], {})
    ]
    return f"{type(seen.prompt).__name__}: {', '.join(offered)}; no {', '.join(empty)}"


def phase_of(seen: Seen) -> str:
    """What the match is at, for games whose views say it."""
    phase: str = seen.view.phase
    return phase


def lay(moment: MatchFile, reader: Reader, server: Running) -> str:
    """A table at which the match stands so and the reader is asked; its id."""
    user = reader.post("/api/me/guest")["id"]
    seats = [SeatRow("bot", bot="uniform")] * moment.seats
    seats[READER] = SeatRow("person", user)
    database = Database.open(server.settings.database)
    try:
        with database.writing() as connection:
            table = archive.import_match(connection, moment, user, 1, seats)
            settle(connection, table, matches.replay(moment))
            return table
    finally:
        database.close()
