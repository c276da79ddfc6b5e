"""Whatever a user can do wrong: exit status 2, the words, no traceback, nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import lcm
from pathlib import Path
from typing import Any

import pytest

from samobranka.core.faults import BrokenSeal, Fault
from samobranka.core.words import words_for
from tests.cli.conftest import Answer, Run

COMMAND_LINES = {
    "unknown command": ("plya", "There is no command “plya”. Perhaps: play", "Команды «plya» нет"),
    "unknown option": ("games --jsno", "no option --jsno. Perhaps: --json", "нет ключа --jsno"),
    "option without its value": (
        "perft master_elf --depth",
        "--depth needs a value",
        "нужно значение",
    ),
    "value for a flag": ("games --json=yes", "--json takes no value", "значение не нужно"),
    "missing argument": ("play", "missing: GAME", "Не хватает: GAME"),
    "missing option": ("perft master_elf", "missing: --depth", "Не хватает: --depth"),
    "too many arguments": ("play master_elf chess", "too much: chess", "лишнее: chess"),
    "no number": ("perft master_elf --depth deep", "whole number", "целое число"),
    "too small a number": ("fuzz master_elf --matches 0", "from 1 to", "от 1 до"),
    "too large a number": ("perft master_elf --depth 999999999", "to 100,", "до 100,"),
    "an endless number": (f"bench --matches {'9' * 5000}", "whole number", "целое число"),
    "unknown language": ("games --lang fr", "Choose from: en, ru", "Choose from: en, ru"),
    "unknown game": ("play chess", "no game called “chess”", "Игры «chess» здесь нет"),
    "unknown game, fuzz": ("fuzz chess", "no game called “chess”", "Игры «chess» здесь нет"),
    "unknown game, perft": ("perft chess --depth 1", "“chess”", "Игры «chess» здесь нет"),
    "unknown game, golden": ("golden chess", "“chess”", "Игры «chess» здесь нет"),
    "unknown game, freeze": ("freeze chess", "“chess”", "Игры «chess» здесь нет"),
    "unknown game, bench": ("bench chess", "“chess”", "Игры «chess» здесь нет"),
    "unknown game, data": ("data chess", "“chess”", "Игры «chess» здесь нет"),
    "unknown game option": ("play master_elf --option a=b", "no option “a”", "нет настройки «a»"),
    "malformed game option": ("fuzz master_elf --option storm", "name=choice", "имя=выбор"),
    "too few seats": ("play master_elf --seats me", "2 to 4", "от 2 до 4"),
    "too many seats": ("perft master_elf --depth 1 --seats 5", "2 to 4", "от 2 до 4"),
    "seat count, fuzz": ("fuzz master_elf --seats 9", "2 to 4", "от 2 до 4"),
    "seat count, golden": ("golden master_elf --seats 9", "2 to 4", "от 2 до 4"),
    "unknown bot": (
        "play master_elf --seats me,deepblue",
        "“deepblue”",
        "Бота «deepblue» здесь нет",
    ),
    "unknown engine": ("bench --engine gpu", "cannot be “gpu”", "«gpu» не подходит"),
    "no engine to fuzz": ("fuzz master_elf --engine cuda", "interpreted, cpu", "interpreted, cpu"),
    "no engine to freeze": ("freeze master_elf --engine cuda", "from: cpu", "выбрать: cpu"),
    "missing file": ("verify no.match.json", "it is not there", "его нет"),
    "a folder": ("replay .", "it is a folder", "это папка"),
    "missing data file": ("data master_elf --check no.toml", "it is not there", "его нет"),
    "data folder": ("data master_elf --use .", "it is a folder", "это папка"),
    "data options together": ("data master_elf --reset --use x", "together", "вместе"),
    "no folder to save in": (
        "play master_elf --save no/m.json",
        "no such folder",
        "такой папки нет",
    ),
    "no folder for faults": ("fuzz master_elf --out no", "no such folder", "такой папки нет"),
}


def expect_fault(answer: Answer, words: str) -> None:
    """Status 2, the words on standard error, nothing on standard output."""
    assert answer.status == 2
    assert words in answer.err
    assert answer.out == ""
    assert "Traceback" not in answer.err


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("fault", COMMAND_LINES)
def test_a_wrong_command_line(run: Run, tmp_path: Path, fault: str) -> None:
    line, english, russian = COMMAND_LINES[fault]
    before = files(tmp_path)
    expect_fault(run(*line.split()), english)
    told = "en" if "--lang" in line else "ru"
    expect_fault(run("--lang", told, *line.split()), russian)
    assert files(tmp_path) == before


def test_a_wrong_command_line_says_whose_help_to_read(run: Run) -> None:
    assert run("games", "--jsno").err.splitlines()[-1] == "More: samobranka games --help"


# ---------------------------------------------------------------- match files

Change = Callable[[dict[str, Any]], None]


def set_to(**fields: Any) -> Change:
    """Other values for some fields of the file."""
    return lambda content: content.update(fields)


def edit_action(content: dict[str, Any]) -> None:
    """The first action becomes one that is not allowed."""
    content["entries"][1]["action"] = {"kind": "take", "ingredient": "water"}


def edit_words(content: dict[str, Any]) -> None:
    """The first word is another one with the same outcome, whether of 42, 43, 44 or 45."""
    first = content["entries"][0]["words"][0]
    step = lcm(42, 43, 44, 45)
    content["entries"][0]["words"][0] = first + step if first < 2**31 else first - step


def drop_words(content: dict[str, Any]) -> None:
    """The preparation has too few words."""
    content["entries"][0]["words"].pop()


def foreign_seat(content: dict[str, Any]) -> None:
    """The first action is another seat's."""
    content["entries"][1]["seat"] = 2


def unknown_kind(content: dict[str, Any]) -> None:
    """An entry of no kind."""
    content["entries"][5] = {"kind": "cheated", "seat": 0}


def told(fault: Fault) -> tuple[str, str]:
    """A fault of the core's, in both languages."""
    return fault.tell(words_for("en")), fault.tell(words_for("ru"))


EDITED: dict[str, tuple[Change, str, str]] = {
    "edited action": (edit_action, "$.entries[1]", "Сначала"),
    "foreign seat": (foreign_seat, "not your turn", "не ваш ход"),
    "unknown entry": (unknown_kind, "$.entries[…]", "$.entries[…]"),
    "wrong seal": (set_to(seal="00" * 32), *told(BrokenSeal(what="seal", entry=0))),
    "wrong secret": (set_to(secret="11" * 32), *told(BrokenSeal(what="seal", entry=0))),
    "secret not opened": (set_to(secret=None), *told(BrokenSeal(what="secret", entry=0))),
    "edited words": (edit_words, *told(BrokenSeal(what="words", entry=0))),
    "missing words": (drop_words, *told(BrokenSeal(what="words", entry=0))),
    "other rules": (set_to(rules_version=99), "version 99", "версии 99"),
    "other data": (set_to(data_digest="abc"), "other components", "другими компонентами"),
    "other schema": (set_to(schema=2), "", ""),
    "unknown game": (set_to(game="chess"), "no game called “chess”", "Игры «chess» здесь нет"),
    "wrong seats": (set_to(seats=7), "2 to 4", "от 2 до 4"),
    "unknown option": (set_to(options={"a": "b"}), "no option “a”", "нет настройки «a»"),
    "no hexadecimal": (set_to(seal="zz"), "$.seal", "$.seal"),
    "unknown field": (
        set_to(cheat=True),
        "no field called “cheat”",
        "поля «cheat» здесь не бывает",
    ),
    "no entries": (set_to(entries=[]), "$.entries[0]", "$.entries[0]"),
    "entries of text": (set_to(entries="all"), "$.entries", "$.entries"),
}


@pytest.mark.parametrize("fault", EDITED)
def test_an_edited_match_file(run: Run, match_file: Path, fault: str) -> None:
    change, english, russian = EDITED[fault]
    content = json.loads(match_file.read_bytes())
    change(content)
    match_file.write_text(json.dumps(content), encoding="utf-8")
    before = files(match_file.parent)
    expect_fault(run("verify", match_file), english.replace("…", "5"))
    expect_fault(run("verify", match_file, "--lang", "ru"), russian.replace("…", "5"))
    assert files(match_file.parent) == before


UNREADABLE: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda text: text[: len(text) // 2],
    "empty": lambda text: b"",
    "not UTF-8": lambda text: text.replace(b'"greedy"', b'"gr\xffedy"'),
    "another JSON": lambda text: b"[1, 2, 3]",
    "binary": lambda text: bytes(range(256)),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("fault", UNREADABLE)
def test_an_unreadable_match_file(run: Run, match_file: Path, fault: str, command: str) -> None:
    match_file.write_bytes(UNREADABLE[fault](match_file.read_bytes()))
    expect_fault(run(command, match_file), str(match_file))
    expect_fault(run(command, match_file, "--lang", "ru"), f"В файле {match_file} ошибка")


def test_a_fault_inside_a_file_is_told_in_the_users_language(run: Run, match_file: Path) -> None:
    content = json.loads(match_file.read_bytes())
    edit_action(content)
    match_file.write_text(json.dumps(content), encoding="utf-8")
    told = run("replay", match_file, "--lang", "ru").err
    assert "правило 3.1" in told
    assert "rule" not in told


def test_an_unreadable_file_by_its_rights(run: Run, match_file: Path) -> None:
    match_file.chmod(0)
    try:
        match_file.read_bytes()
    except PermissionError:
        expect_fault(run("verify", match_file), "it is not allowed")
    else:
        pytest.skip("this user may read everything")


def test_a_match_is_never_written_over_another_file(run: Run, match_file: Path) -> None:
    before = match_file.read_bytes()
    expect_fault(run("play", "master_elf", "--save", match_file), "it is already there")
    assert match_file.read_bytes() == before


def test_replay_past_the_end(run: Run, match_file: Path) -> None:
    expect_fault(run("replay", match_file, "--ply", "9999"), "There is no ply")
    expect_fault(run("replay", match_file, "--seat", "4"), "--seat cannot be “4”")
    expect_fault(run("replay", match_file, "--seat", "0", "--lang", "ru"), "«0» не подходит")
