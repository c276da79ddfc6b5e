"""The file of results: goes on after any end, and with its own tournament only."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from samobranka.arena.faults import NotATournament, OtherTournament
from samobranka.arena.ledger import Ledger, go_on, tournament_in
from samobranka.arena.tournament import Tournament
from samobranka.core.faults import MalformedFile
from tests.arena.conftest import MakeTournament, result


@pytest.fixture
def tournament(tournament_of: MakeTournament) -> Tournament:
    """Of two bots that nobody asks."""
    return tournament_of("a", "b")


@pytest.fixture
def path(tmp_path: Path, tournament: Tournament) -> Path:
    """A file with three results, the second one missing."""
    book = Ledger(tmp_path / "new" / "results.jsonl", tournament, {})
    for number in (0, 3, 2):
        book.append(result(number, "".join(tournament.seating(number)), [1, 2]))
    return book.path


def test_what_was_written_is_read(path: Path, tournament: Tournament) -> None:
    assert tournament_in(path) == tournament
    book = go_on(path, tournament)
    assert sorted(book.results) == [0, 2, 3]
    book.append(result(1, "".join(tournament.seating(1)), [1, 1]))
    assert go_on(path, tournament).results == book.results
    assert len(path.read_bytes().splitlines()) == 5


def test_there_is_no_file_before_there_is_a_result(tmp_path: Path, tournament: Tournament) -> None:
    Ledger(tmp_path / "results.jsonl", tournament, {})
    assert list(tmp_path.iterdir()) == []


def test_half_a_line_counts_as_not_written(path: Path, tournament: Tournament) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    book = go_on(path, tournament)
    assert sorted(book.results) == [0, 3]
    book.append(result(2, "".join(tournament.seating(2)), [1, 2]))
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("game", "catan"),
        ("rules_version", 99),
        ("data_digest", "00"),
        ("bots", ["a", "c"]),
        ("seats", 3),
        ("options", {"storm": "yes"}),
        ("seed", "another"),
        ("engine", "cpu"),
    ],
)
def test_what_differs_is_named(
    path: Path, tournament: Tournament, what: str, value: object
) -> None:
    other = msgspec.structs.replace(tournament, **{what: value})
    before = path.read_bytes()
    with pytest.raises(OtherTournament) as caught:
        go_on(path, other)
    assert caught.value.facts["what"] == what
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b'{"schema":1}\n', b"\xff\x00"])
def test_another_file_is_not_taken(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotATournament):
        tournament_in(path)


@pytest.mark.parametrize("line", [b"hello", b'{"kind":"match"}', b"[]"])
def test_a_line_that_is_no_result_is_named(path: Path, tournament: Tournament, line: bytes) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(MalformedFile, match=r"results\.jsonl:5"):
        go_on(path, tournament)


def test_a_result_of_another_tournament_is_named(path: Path, tournament: Tournament) -> None:
    bots = "".join(tournament.seating(1))
    Ledger(path, tournament, {}).append(result(1, bots, [1, 2]))
    go_on(path, tournament)
    for wrong in (result(1, bots[::-1], [1, 2]), result(1, bots, [1, 2, 3])):
        before = path.read_bytes()
        Ledger(path, tournament, {}).append(wrong)
        with pytest.raises(MalformedFile, match=r"results\.jsonl:6"):
            go_on(path, tournament)
        path.write_bytes(before)
