"""Matches go out of a store as files and into another one; what does not hold is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from samobranka.core import chance
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.faults import BrokenSeal, MalformedFile
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Dealt, Match, MatchFile, Resigned, TakenOver, TimedOut
from samobranka.store import entries, tables, users
from samobranka.store.archive import export_match, import_match, seats_of
from samobranka.store.database import Database
from samobranka.store.faults import NoSecret, NotStarted, UnknownMatch
from samobranka.store.rows import SeatRow, TableRow
from tests.store.people import guest, laid


@dataclass(frozen=True)
class Played:
    """A match that somebody plays, and one that is over."""

    running: Match
    over: Match


@pytest.fixture(scope="module")
def played(master_elf: Game) -> Played:
    def play(plies: int) -> Match:
        match = matches.new(master_elf, 2, secret="archive", contributions={0: b"plum"})
        told = generator(3)
        while not match.is_over and match.ply < plies:
            seat = first_mover(match.movers)
            legal = match.legal(seat)
            match.act(seat, legal[draw(told, len(legal))])
        match.names = ["Аня", "greedy"]
        return match

    return Played(play(12), play(10**6))


def stored(connection: Connection, match: Match, **facts: Any) -> TableRow:
    """The match at a table of Аня's, with a bot."""
    guest(connection, "ann", name="Аня")
    seats = [SeatRow("person", "ann"), SeatRow("bot", bot="greedy")]
    row = laid(
        connection,
        "t",
        "ann",
        **{
            "seats": seats,
            "rules_version": match.game.meta.rules_version,
            "data_digest": match.game.data_digest,
            "options": match.options,
            "seal": match.seal,
            "secret": match.secret,
            "contributions": match.contributions,
            "status": "over" if match.is_over else "playing",
            **facts,
        },
    )
    entries.append(connection, "t", 0, match.entries, 1)
    return row


def brought(connection: Connection, file: MatchFile, **facts: Any) -> TableRow:
    """An imported match's table."""
    host = users.find(connection, "host") or guest(connection, "host")
    seats = seats_of(connection, file, ["greedy"], at=7)
    id = import_match(connection, file, host.id, 7, seats, **facts)
    row = tables.find(connection, id)
    assert row is not None
    assert [kept.entry for kept in entries.since(connection, id, 0)] == file.entries
    return row


def test_a_finished_match_goes_out_and_in(database: Database, played: Played) -> None:
    with database.writing() as connection:
        stored(connection, played.over)
        file = export_match(connection, "t")
        assert matches.verify(file).digest == played.over.digest
        assert file.names == ["Аня", "greedy"]
        row = brought(connection, file, result_of=lambda match: match.digest.encode())
        assert (row.status, row.ended, row.given, row.attention) == ("over", 7, 0, None)
        assert row.result == played.over.digest.encode()
        assert row.secret == played.over.secret
        assert export_match(connection, row.id) == file


def test_a_running_match_goes_out_without_its_secret(database: Database, played: Played) -> None:
    with database.writing() as connection:
        stored(connection, played.running)
        file = export_match(connection, "t")
        assert file.secret is None
        guest(connection, "host")
        with pytest.raises(NoSecret):
            import_match(connection, file, "host", 7, [SeatRow("open")] * 2)


def test_a_running_match_moves_house(database: Database, played: Played) -> None:
    with database.writing() as connection:
        stored(connection, played.running)
        file = export_match(connection, "t", open_secret=True)
        row = brought(connection, file)
        assert (row.status, row.ended, row.attention, row.result) == ("playing", 0, 7, None)
        again = matches.replay(export_match(connection, row.id, open_secret=True))
        assert again.seed == played.running.seed
        assert again.digest == played.running.digest


def test_a_match_that_goes_on_from_another(database: Database, played: Played) -> None:
    """Its first entries have words of another seed, and nobody minds."""
    secret = b"o" * 32
    given = len(played.running.entries)
    with database.writing() as connection:
        facts = {"secret": secret, "seal": chance.seal_of(secret), "given": given}
        stored(connection, played.running, **facts)
        file = export_match(connection, "t", open_secret=True)
        row = brought(connection, file)
        assert (row.given, row.secret) == (given, secret)
        assert export_match(connection, row.id, open_secret=True) == file
        with pytest.raises(BrokenSeal):
            brought(connection, msgspec.structs.replace(file, given=0))


def test_nobody_vouches_for_a_match_that_never_had_a_seal(
    database: Database, played: Played
) -> None:
    with database.writing() as connection:
        file = msgspec.structs.replace(played.over.to_file(), seal="", secret=None)
        row = brought(connection, file)
        assert (row.given, row.seal, row.secret) == (len(file.entries), b"", b"")


def forge_words(good: MatchFile) -> MatchFile:
    dealt = good.entries[0]
    assert isinstance(dealt, Dealt)
    other = Dealt([word ^ 1 for word in dealt.words])
    return msgspec.structs.replace(good, entries=[other, *good.entries[1:]])


def forge_seal(good: MatchFile) -> MatchFile:
    return msgspec.structs.replace(good, seal="00" * 32)


def drop_entry(good: MatchFile) -> MatchFile:
    return msgspec.structs.replace(good, entries=[good.entries[0], *good.entries[2:]])


@pytest.mark.parametrize("forge", [forge_words, forge_seal, drop_entry])
def test_a_forged_file_is_refused(
    database: Database, played: Played, forge: Callable[[MatchFile], MatchFile]
) -> None:
    file = forge(played.over.to_file())
    with database.writing() as connection:
        guest(connection, "host")
        with pytest.raises((BrokenSeal, MalformedFile)):
            import_match(connection, file, "host", 7, [SeatRow("open")] * 2)
        assert tables.tables_of(connection, "host", 9) == []


def test_people_known_here_get_their_seats(database: Database, played: Played) -> None:
    names = ["Аня", "аня", "greedy", "Боря"]
    file = msgspec.structs.replace(played.over.to_file(), names=names[:3], seats=4)
    with database.writing() as connection:
        guest(connection, "ann")
        users.make_account(connection, "ann", "Аня", "hash")
        sitting = seats_of(connection, file, ["greedy"], at=7)
        assert sitting[0] == SeatRow("person", "ann")
        assert sitting[2] == SeatRow("bot", bot="greedy")
        assert len({seat.user for seat in sitting}) == 4
        second = users.find(connection, str(sitting[1].user))
        assert second is not None
        assert (second.name, second.kind) == ("аня", "guest")


def test_who_resigned_or_lost_on_time_has_done_so_here_too(
    database: Database, played: Played
) -> None:
    entries = [
        *played.running.to_file().entries,
        *(Resigned(0), TakenOver(0, "greedy")),
        *(TimedOut(1), TakenOver(1, "greedy"), TakenOver(1, "boris")),
        *(TimedOut(2, last=True), TakenOver(2, "unknown here"), TakenOver(99, "greedy")),
    ]
    names = ["Аня", "Боря", "Вера"]
    file = msgspec.structs.replace(played.running.to_file(), names=names, seats=3, entries=entries)
    with database.writing() as connection:
        sitting = seats_of(connection, file, ["greedy"], at=7)
    assert [seat.bot for seat in sitting] == ["greedy", "", ""]
    assert [seat.resigned for seat in sitting] == [True, False, False]
    assert [seat.timed_out for seat in sitting] == [False, False, True]


def test_there_is_nothing_to_export(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        laid(connection, "t", "ann")
        with pytest.raises(NotStarted):
            export_match(connection, "t")
        with pytest.raises(UnknownMatch, match="“u”"):
            export_match(connection, "u")
