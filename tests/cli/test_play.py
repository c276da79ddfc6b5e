"""`play`: whole matches by a script, and everything that can be typed at the table."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from samobranka.core import match as matches
from samobranka.core.registry import game_ids
from samobranka.games.master_elf.draw import CRYSTAL
from tests.cli.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 3000
TABLE = ("play", "master_elf", "--seats", "me,uniform", "--seed", "7")


# ---------------------------------------------------------------- whole matches


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_match_by_a_script(run: Run, language: str) -> None:
    line = (*TABLE, "--plain", "--lang", language, "--save", "m.match.json")
    answer = run(*line, stdin=ALWAYS_THE_FIRST)
    assert (answer.status, answer.err) == (0, "")
    out = answer.out
    assert ("The match is over" if language == "en" else "Партия окончена") in out
    assert "╭" not in out
    for message in (
        "view-",
        "action-",
        "event-",
        "prompt-",
        "phase-",
        "reason-",
        "score-",
        "table-",
    ):
        assert message not in out
    match = matches.verify(matches.read(Path("m.match.json")))
    assert match.is_over
    assert match.secret is not None
    assert match.secret.hex() in out
    assert match.seal.hex() in out
    assert "m.match.json" in out
    assert match.names == ["me", "uniform"]
    assert all(f"{points}" in out for points in match.outcome().scores)


@pytest.mark.parametrize("game", game_ids())
def test_a_person_can_sit_down_to_every_game(run: Run, game: str) -> None:
    answer = run("play", game, "--seats", "me,uniform", "--seed", "7", stdin="1\n" * 8)
    assert (answer.status, answer.err) == (0, "")


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    lines = ("play", "master_elf", "--seats", "greedy,uniform,uniform", "--seed", "any name")
    assert run(*lines).out == run(*lines).out


def test_bots_alone_are_told_as_a_spectator_hears_it(run: Run) -> None:
    out = run("play", "master_elf", "--seats", "uniform,uniform", "--seed", "3").out
    assert "• Haphazard 1 goes to" in out
    assert "draws 1 card.\n" in out
    assert "1. Haphazard" in out
    assert not Path(os.environ["SAMOBRANKA_HOME"]).exists()


def test_a_persons_finished_match_is_kept_without_being_asked(run: Run) -> None:
    answer = run(*TABLE, stdin=ALWAYS_THE_FIRST)
    kept = list((Path(os.environ["SAMOBRANKA_HOME"]) / "matches").iterdir())
    assert len(kept) == 1
    assert str(kept[0]) in answer.out
    assert matches.verify(matches.read(kept[0])).is_over


def test_usual_seats_are_a_person_and_two_greedy_bots(run: Run) -> None:
    assert "You, Greedy 2, and Greedy 3" in run("play", "master_elf").out


# ---------------------------------------------------------------- at the table


def test_the_end_of_input_leaves_politely(run: Run) -> None:
    answer = run(*TABLE, "--save", "m.match.json")
    assert answer.status == 0
    assert answer.out.endswith("Goodbye!\n")
    file = matches.read(Path("m.match.json"))
    assert file.secret is None
    assert len(file.entries) == 1


def test_quit_leaves_and_keeps_nothing(run: Run) -> None:
    answer = run(*TABLE, stdin="1\nquit\n1\n")
    assert answer.status == 0
    assert answer.out.count("> ") == 2
    assert list(Path().iterdir()) == []


def test_undo_takes_back_and_says_why_not(run: Run) -> None:
    answer = run(*TABLE, "--save", "m.match.json", stdin="undo\n1\nundo\n2\n")
    assert "There is no way back: nothing has been done yet." in answer.out
    match = matches.replay(matches.read(Path("m.match.json")))
    assert match.ply == 1
    assert [type(entry).__name__ for entry in match.entries] == [
        "Dealt",
        "Acted",
        "Undone",
        "Acted",
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("why make key", "(rule 3.1)"),
        ("why #0", "every turn begins with a step (rule 4.2)"),
        ('why {"kind": "move", "region": "city"}', "(rule 4.2)"),
        ("why go snowy", "It is allowed: number 1"),
        ("почему snowy", "It is allowed: number 1"),
        ("#0", "(rule 4.2)"),
        ("why #9999", "no action of this game"),
        ('why {"kind": "fly"}', "no action of this game"),
        ("why xyzzy", "No action of this game fits “xyzzy”"),
        ("why", "No action of this game fits"),
        ("99", "it goes from 1 to 4"),
        ("0", "it goes from 1 to 4"),
        ("9" * 5000, "is not understood"),
        ("why #" + "9" * 5000, "No action of this game fits"),
        ("dance", "“dance” is not understood"),
        ("save", "The match is kept in m.match.json"),
        ("save no/folder", "cannot be written"),
        ("hint", "Perhaps "),
        ("score", "Total"),
        ("?", "takes back your last action"),
        ("help", "takes back your last action"),
        ("all telescope", "Make “Telescope” for free"),
        ("all", "Take none"),
        ("", "Go to Snowy Peaks"),
    ],
)
def test_what_can_be_typed(run: Run, asked: str, told: str) -> None:
    answer = run(*TABLE, "--save", "m.match.json", stdin=asked + "\n")
    assert answer.status == 0
    assert told in answer.out
    assert len(matches.read(Path("m.match.json")).entries) == 1


def test_why_not_in_russian_names_the_rule(run: Run) -> None:
    told = run(*TABLE, "--lang", "ru", stdin="почему ключ\n").out
    assert "→ " in told
    assert "(правило 3.1)" in told


def test_save_in_the_middle_shows_no_secret(run: Run) -> None:
    answer = run(*TABLE, stdin="1\nsave mid.match.json\nsave mid.match.json\n1\n")
    assert answer.out.count("The match is kept in mid.match.json") == 2
    assert matches.read(Path("mid.match.json")).secret is None


def test_save_without_a_file_tells_where_it_is_kept(run: Run) -> None:
    out = run(*TABLE, stdin="save\n").out
    kept = list((Path(os.environ["SAMOBRANKA_HOME"]) / "matches").iterdir())
    assert f"The match is kept in {kept[0]}" in out


def test_save_does_not_write_over_other_files(run: Run) -> None:
    Path("other.txt").write_text("mine", encoding="utf-8")
    assert "it is already there" in run(*TABLE, stdin="save other.txt\n").out
    assert Path("other.txt").read_text(encoding="utf-8") == "mine"


def test_what_is_told_is_short_and_no_word_is_broken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W7: 210 lines a prompt, and words broken at 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    for game in game_ids():
        out = run("play", game, "--seats", "me,uniform,uniform", "--seed", "7", stdin="1\n" * 5).out
        told = re.split(r"^> .*$", out, flags=re.MULTILINE)
        assert max(part.count("\n") for part in told) < 40, game
        lines = [line for line in out.splitlines() if not line.startswith(("Seal", "> "))]
        assert max(map(len, lines)) <= 80, game
        sentences = " ".join(line.strip() for line in lines)
        assert "Goodbye!" in sentences


def test_only_what_is_new_is_told(run: Run) -> None:
    first, second = run(*TABLE, stdin="undo\n").out.split("> undo\n")
    assert "Go to Snowy Peaks" in first
    assert "Go to Snowy Peaks" not in second
    assert " ×1" in run(*TABLE, stdin="view\n").out.split("> view\n")[1]


def test_the_rules_are_at_hand(run: Run) -> None:
    out = run(*TABLE, stdin="rules 4.2\nrules\nправила xyzzy\n").out
    assert "4.2" in out.split("> rules 4.2\n")[1]
    assert "The rules of Master Elf have nothing under “xyzzy”" in out


# ---------------------------------------------------------------- several people


def test_hot_seat_hands_over_before_a_hand_is_shown(run: Run) -> None:
    lines = ("play", "master_elf", "--seats", "me,me", "--seed", "7")
    first = run(*lines).out
    assert "Now it is Player 1’s turn" in first
    assert CRYSTAL not in first
    shown = run(*lines, stdin="\n").out
    assert shown.count(CRYSTAL) == 1
    # A whole turn of player 1, then the keyboard changes hands.
    turn = run(*lines, stdin="\n1\n1\n" + "1\n").out
    assert "Now it is Player 2’s turn" in turn
    assert turn.rindex("Now it is Player 2’s turn") > turn.rindex(CRYSTAL)


@pytest.mark.slow
def test_hot_seat_to_the_end(run: Run) -> None:
    answer = run("play", "master_elf", "--seats", "me,me", "--seed", "7", stdin=ALWAYS_THE_FIRST)
    assert answer.status == 0
    assert "1. Player" in answer.out


# ---------------------------------------------------------------- leaving


def test_interruption_leaves_politely_with_status_130(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    answer = run(*TABLE, "--save", "m.match.json")
    assert answer.status == 130
    assert answer.out.endswith("Goodbye!\n")
    assert Path("m.match.json").exists()


def test_interruption_of_any_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("samobranka.cli.games.game_ids", interrupt)
    answer = run("games")
    assert answer.status == 130
    assert "Interrupted" in answer.err
    assert "Traceback" not in answer.err
