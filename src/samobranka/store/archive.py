"""Matches as files: out of a store, and into another one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import Connection

from samobranka.core import chance
from samobranka.core import match as matches
from samobranka.core.match import Match, MatchFile, Resigned, TakenOver, TimedOut
from samobranka.store import entries, tables, users
from samobranka.store.faults import NoSecret, NotStarted, UnknownMatch
from samobranka.store.rows import SeatRow, TableRow, UserRow, new_id


def export_match(connection: Connection, id: str, open_secret: bool | None = None) -> MatchFile:
    """A match as a file. The secret is opened when the match is over, or when told to."""
    row = tables.find(connection, id)
    if row is None:
        raise UnknownMatch(match=id)
    log = [kept.entry for kept in entries.since(connection, id, 0)]
    if not log:
        raise NotStarted(match=id)
    opened = row.status == "over" if open_secret is None else open_secret
    return MatchFile(
        schema=1,
        game=row.game,
        rules_version=row.rules_version,
        data_digest=row.data_digest,
        seats=len(row.seats),
        options=row.options,
        seal=row.seal.hex(),
        secret=row.secret.hex() if opened and row.secret else None,
        contributions={seat: given.hex() for seat, given in row.contributions.items()},
        entries=log,
        names=[_name_at(connection, sitting) for sitting in row.seats],
        given=row.given,
    )


def import_match(
    connection: Connection,
    file: MatchFile,
    host: str,
    at: int,
    seats: Sequence[SeatRow],
    result_of: Callable[[Match], bytes] | None = None,
) -> str:
    """Puts a match of a file into the store under a new id, after replaying all of it.

    `seats_of` makes seats from the file's names; `result_of` writes the result of a finished match
    as the server keeps it. Faults: those of replay and verify; NoSecret for a match that is not over
    and could not be played on.
    """
    match = _checked(file)
    if match.secret is None and not match.is_over:
        raise NoSecret()
    row = TableRow(
        id=new_id(),
        game=file.game,
        rules_version=file.rules_version,
        data_digest=file.data_digest,
        options=file.options,
        seats=list(seats),
        host=host,
        public=False,
        status="over" if match.is_over else "playing",
        created=at,
        started=at,
        ended=at if match.is_over else 0,
        seal=match.seal or (chance.seal_of(match.secret) if match.secret else b""),
        secret=match.secret or b"",
        contributions=match.contributions,
        given=_given(file),
        attention=None if match.is_over else at,
        result=result_of(match) if result_of and match.is_over else None,
    )
    tables.add(connection, row)
    entries.append(connection, row.id, 0, file.entries, at)
    return row.id


def seats_of(
    connection: Connection, file: MatchFile, bots: Collection[str], at: int
) -> list[SeatRow]:
    """Who sits where in an imported match: bots and accounts known here by name, guests otherwise.

    Who has resigned or lost on time has done so here too; a bot that played for somebody plays on.
    """
    names = [*file.names, *[""] * file.seats][: file.seats]
    resigned = {entry.seat for entry in file.entries if isinstance(entry, Resigned)}
    late = {entry.seat for entry in file.entries if isinstance(entry, TimedOut) and entry.last}
    players = {entry.seat: entry.by for entry in file.entries if isinstance(entry, TakenOver)}
    sitting: list[SeatRow] = []
    for seat, name in enumerate(names):
        if name in bots:
            sitting.append(SeatRow("bot", bot=name))
            continue
        user = users.find_by_key(connection, users.key_of(name))
        taken = user is not None and user.id in [other.user for other in sitting]
        if user is None or taken:
            user = users.add(connection, UserRow(id=new_id(), name=name, created=at))
        bot = players.get(seat, "")
        stand_in = bot if bot in bots else ""
        sitting.append(SeatRow("person", user.id, stand_in, seat in resigned, seat in late))
    return sitting


def host_of(connection: Connection, seats: Sequence[SeatRow], at: int) -> str:
    """Whose table an imported match is: the first person's; a nameless guest's among bots."""
    person = next((seat.user for seat in seats if seat.user), None)
    return person or users.add(connection, UserRow(id=new_id(), name="", created=at)).id


def _checked(file: MatchFile) -> Match:
    """The match, replayed; verified too where the file has all that it takes."""
    if file.seal and file.secret is not None:
        return matches.verify(file)
    return matches.replay(file)


def _given(file: MatchFile) -> int:
    """The first entries nobody can vouch for: all of them where there never was a seal."""
    return min(max(file.given, 0), len(file.entries)) if file.seal else len(file.entries)


def _name_at(connection: Connection, sitting: SeatRow) -> str:
    if sitting.user is None:
        return sitting.bot
    user = users.find(connection, sitting.user)
    return user.name if user is not None else ""
