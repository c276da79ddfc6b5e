"""`replay` and `verify`."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from samobranka.core import match as matches
from samobranka.core.chance import named_secret, seal_of
from samobranka.core.game import Game
from samobranka.core.match import Match
from tests.cli.conftest import Run, play_out


def test_replay_tells_every_ply(run: Run, match_file: Path) -> None:
    match = matches.replay(matches.read(match_file))
    for language, word in (("en", "goes to"), ("ru", "идёт")):
        out = run("replay", match_file, "--lang", language).out
        assert word in out
        numbers = [line.split()[0] for line in out.splitlines() if line[:4].strip().isdecimal()]
        assert [int(number) for number in numbers][: match.ply + 1] == list(range(match.ply + 1))
        assert "event-" not in out


def test_all_eyes_see_what_was_drawn_and_a_spectator_does_not(run: Run, match_file: Path) -> None:
    everything = run("replay", match_file).out
    outside = run("replay", match_file, "--seat", "spectator").out
    assert "draws 1 card: " in everything
    assert "draws 1 card: " not in outside
    assert "draws 1 card." in outside


def test_one_seat_is_spoken_to(run: Run, match_file: Path) -> None:
    out = run("replay", match_file, "--seat", "1").out
    assert "You go to" in out
    assert "Greedy goes to" not in out
    assert "Haphazard 2 goes to" in out


def test_view_at_a_ply(run: Run, match_file: Path) -> None:
    for ply in (0, 10):
        out = run("replay", match_file, "--ply", str(ply), "--seat", "2").out
        assert f"ply {ply} of" in out
        assert hands_in(out) == 1
    assert hands_in(run("replay", match_file, "--ply", "10").out) == 3
    spectator = run("replay", match_file, "--ply", "10", "--seat", "spectator").out
    assert "Snowy Peaks" in spectator
    assert hands_in(spectator) == 0


def hands_in(out: str) -> int:
    """How many hands are shown: lines that begin with counted cards."""
    return len(re.findall(r"^\w+ ×\d", out, re.MULTILINE))


def test_last_ply_shows_the_score(run: Run, match_file: Path) -> None:
    plies = matches.replay(matches.read(match_file)).ply
    assert "Total" in run("replay", match_file, "--ply", str(plies)).out


def test_undone_actions_are_mentioned(run: Run, master_elf: Game, tmp_path: Path) -> None:
    match = matches.new(master_elf, 2, secret="undone")
    match.act(0, match.legal(0)[0])
    match.undo(0)
    path = tmp_path / "undone.match.json"
    match.save(path)
    out = run("replay", path).out
    assert "1 action was taken back" in out
    assert "The match is not over." in out


def test_names_from_a_file_cannot_command_the_terminal(
    run: Run, match_file: Path, finished: bytes
) -> None:
    file = matches.decode(finished)
    bad = msgspec.structs.replace(file, names=["\x1b[2Jevil\n", "b"])
    match_file.write_bytes(matches.encode(bad))
    out = run("replay", match_file).out
    assert "\x1b" not in out
    assert "[2Jevil, b, and Seat 3" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["fits the seal", "words of chance follow", "Everything agrees."]),
        ("ru", ["подходит к печати", "следуют из зерна", "Всё сходится."]),
    ],
)
def test_verify_says_what_it_recomputed(
    run: Run, match_file: Path, language: str, words: list[str]
) -> None:
    match = matches.verify(matches.read(match_file))
    assert match.seed is not None
    answer = run("verify", match_file, "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    for said in [*words, match.seed.hex(), match.seal.hex(), str(match.ply)]:
        assert said in answer.out


def test_verify_counts_contributions(run: Run, master_elf: Game, tmp_path: Path) -> None:
    match = matches.new(master_elf, 2, secret="with", contributions={0: b"a", 1: b"b"})
    path = tmp_path / "with.match.json"
    match.save(path, open_secret=True)
    answer = run("verify", path)
    assert "from what 2 players added" in answer.out
    assert "The match is not over." in answer.out


def goes_on(origin: Match, ply: int, path: Path) -> Path:
    """The file of a match that goes on from another one."""
    secret = named_secret("goes on")
    first = origin.in_force(ply)
    file = msgspec.structs.replace(
        origin.to_file(),
        entries=first,
        given=len(first),
        secret=secret.hex(),
        seal=seal_of(secret).hex(),
    )
    play_out(matches.replay(file)).save(path)
    return path


@pytest.mark.parametrize(
    ("language", "heading", "counted"),
    [
        ("en", "Not everything could be verified.", "NOT verified"),
        ("ru", "Проверено не всё.", "НЕ проверено"),
    ],
)
def test_what_was_given_is_not_called_verified(
    run: Run, match_file: Path, tmp_path: Path, language: str, heading: str, counted: str
) -> None:
    origin = matches.replay(matches.read(match_file))
    on = goes_on(origin, 20, tmp_path / "on.match.json")
    answer = run("verify", on, "--lang", language)
    assert answer.status == 1
    assert answer.out.splitlines()[-1] == heading
    assert f"{counted}: {matches.words_in(origin.in_force(20))}" in answer.out
    whole = run("verify", on, match_file)
    assert (whole.status, whole.out.splitlines()[-1]) == (0, "Everything agrees.")


def test_rigged_draws_called_given_do_not_agree(run: Run, match_file: Path, tmp_path: Path) -> None:
    honest = matches.read(match_file)
    secret = named_secret("the cheat's own")
    cheat = msgspec.structs.replace(
        honest, given=len(honest.entries), secret=secret.hex(), seal=seal_of(secret).hex()
    )
    path = tmp_path / "cheat.match.json"
    path.write_bytes(matches.encode(cheat))
    answer = run("verify", path)
    assert answer.status == 1
    assert "Everything agrees" not in answer.out
    assert "✓ 0 words" in answer.out


def test_another_origin_is_found_out(
    run: Run, match_file: Path, master_elf: Game, tmp_path: Path
) -> None:
    on = goes_on(matches.replay(matches.read(match_file)), 20, tmp_path / "on.match.json")
    other = tmp_path / "other.match.json"
    play_out(matches.new(master_elf, 3, secret="another")).save(other)
    answer = run("verify", on, other)
    assert answer.status == 2
    assert "is not what happened in the match" in answer.err
