"""The rules in Russian, RULES.ru.md, stand beside RULES.md under the same numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import samobranka.games

GAMES = sorted(path.parent for path in Path(samobranka.games.__path__[0]).glob("*/RULES.md"))

CHAPTER = re.compile(r"^## (\d+) \S", re.MULTILINE)
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
# Where the client puts an anchor: a rule or a doubt in a list, a ruling in a table.
NUMBER = re.compile(r"^(?:- \*\*(\d+\.\d+|D\d+)\*\* \S|\| (R\d+) \|)", re.MULTILINE)
CITED = re.compile(r"(?<![\w.])(?:\d+\.\d+|[RD]\d+)(?![\w.]*\d)")
# What a number says: its line, in a table the whole row.
LINE = re.compile(r"^(?:- \*\*(\d+\.\d+|D\d+)\*\*|\| (R\d+) \|)(.*)$", re.MULTILINE)
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
LATIN = re.compile(r"[a-z]", re.IGNORECASE)

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


def english(folder: Path) -> str:
    return (folder / "RULES.md").read_text("utf-8")


def russian(folder: Path) -> str:
    return (folder / "RULES.ru.md").read_text("utf-8")


def numbers(text: str) -> list[str]:
    """Rules, rulings and doubts, as they follow one another."""
    return [rule or ruling for rule, ruling in NUMBER.findall(text)]


def lines(text: str) -> dict[str, str]:
    """What stands behind each number."""
    return {rule or ruling: said for rule, ruling, said in LINE.findall(text)}


def test_there_are_games_with_rules() -> None:
    assert "master_elf" in [folder.name for folder in GAMES]
    found = [number for folder in GAMES for number in numbers(english(folder))]
    assert {number[0] for number in found} >= {"1", "R", "D"}


@every_game
def test_the_rules_are_there_in_russian(folder: Path) -> None:
    text = russian(folder)
    assert len(CYRILLIC.findall(text)) > 10 * len(LATIN.findall(text))


@every_game
def test_the_numbers_are_the_same_in_the_same_order(folder: Path) -> None:
    """Rulings and doubts too, where a game has any."""
    found = numbers(english(folder))
    assert found[0] == "1.1"
    assert numbers(russian(folder)) == found


@every_game
def test_no_number_stands_twice(folder: Path) -> None:
    found = numbers(russian(folder))
    assert len(found) == len(set(found))


@every_game
def test_chapters_and_headings_are_the_same(folder: Path) -> None:
    assert CHAPTER.findall(russian(folder)) == CHAPTER.findall(english(folder))
    assert HEADING.findall(russian(folder)) == HEADING.findall(english(folder))


@every_game
def test_each_number_cites_the_same_numbers(folder: Path) -> None:
    theirs = lines(russian(folder))
    for number, said in lines(english(folder)).items():
        assert (number, sorted(set(CITED.findall(theirs[number])))) == (
            number,
            sorted(set(CITED.findall(said))),
        )
