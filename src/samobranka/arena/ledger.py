"""The file that results are appended to: a line says what is played, then comes a line a match.

A tournament that was stopped, in whatever way, goes on from it. The last line of a process that was
killed may be half a line; it counts as not written.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from samobranka.arena.faults import NotATournament, OtherTournament
from samobranka.arena.playing import Played
from samobranka.arena.tournament import Tournament
from samobranka.core.decode import decode_json
from samobranka.core.faults import MalformedFile

END = b"\n"


class Ledger:
    """The results of one tournament, on disk and in memory."""

    def __init__(self, path: Path, tournament: Tournament, results: dict[int, Played]) -> None:
        self.path = path
        self.tournament = tournament
        self.results = results
        """By the number of the match."""

    def append(self, result: Played) -> None:
        """Writes a result down. There is no file before there is a result."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            if file.tell() == 0:
                file.write(msgspec.json.encode(self.tournament) + END)
            file.write(msgspec.json.encode(result) + END)
        self.results[result.number] = result


def tournament_in(path: Path) -> Tournament:
    """What is played in a file of results."""
    with path.open("rb") as file:
        first = file.readline()
    if not first.startswith(b'{"kind":"tournament"') or not first.endswith(END):
        raise NotATournament(file=str(path))
    found: Tournament = decode_json(first, Tournament, f"{path}:1")
    return found


def go_on(path: Path, tournament: Tournament) -> Ledger:
    """A file that results are in; OtherTournament when they are those of another one."""
    check_same(path, tournament_in(path), tournament)
    _, *lines, torn = path.read_bytes().split(END)
    found = [_result(line, tournament, f"{path}:{at}") for at, line in enumerate(lines, start=2)]
    if torn:
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(torn))
    return Ledger(path, tournament, {result.number: result for result in found})


def _result(line: bytes, tournament: Tournament, place: str) -> Played:
    """The result on a line; MalformedFile when it cannot be one of this tournament."""
    result: Played = decode_json(line, Played, place)
    lengths = {len(column) for column in (result.ranks, result.scores, result.thought)}
    if lengths != {tournament.seats} or result.bots != tournament.seating(result.number):
        facts = {"reason": "wrong-count", "value": result.number, "expected": ""}
        raise MalformedFile(file=place, place="$.number", **facts)
    return result


def check_same(path: Path, kept: Tournament, asked: Tournament) -> None:
    """OtherTournament names the first thing that differs."""
    for what in kept.__struct_fields__:
        theirs, ours = getattr(kept, what), getattr(asked, what)
        if theirs != ours:
            facts = {"theirs": _told(theirs), "ours": _told(ours)}
            raise OtherTournament(file=str(path), what=what, **facts)


def _told(value: object) -> str:
    """A parameter as it is typed."""
    if isinstance(value, dict):
        return " ".join(f"{name}={choice}" for name, choice in value.items()) or "—"
    return ",".join(value) if isinstance(value, list) else str(value)
