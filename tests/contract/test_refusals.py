"""Every refusal cites the rule that refuses: it is declared in the chapter that gives it.

A chapter is a file; the first line of its docstring names the chapters of RULES.md that it is about. A
refusal that a file declares has a rule of these chapters, and no file returns another file's.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from samobranka.core import match as matches
from samobranka.core.faults import Fault, IllegalAction
from samobranka.core.refusal import Refusal
from samobranka.core.registry import game, game_ids
from tests.core.test_words import Speak, check
from tests.core.test_words import speak as speak

GAMES = pytest.mark.parametrize("name", game_ids())

ANYWHERE = {"over", "not_your_turn"}
"""Said by the table of contents, whatever the chapter: nobody may act, or somebody else."""

PLIES = 240
EVERY = 8
"""All actions are tried at one ply in so many."""


def modules_of(name: str) -> list[ModuleType]:
    game(name)
    prefix = f"samobranka.games.{name}."
    return [module for found, module in sorted(sys.modules.items()) if found.startswith(prefix)]


def chapters_of(module: ModuleType) -> set[int]:
    """The chapters that the first line of a docstring names: "Chapters 4 and 5", "Chapters 7 to 9"."""
    first = (module.__doc__ or "").split("\n")[0].split(":")[0]
    found = {int(number) for number in re.findall(r"\d+", first)}
    for low, high in re.findall(r"(\d+) to (\d+)", first):
        found |= set(range(int(low), int(high) + 1))
    return found if first.startswith("Chapter") else set()


@cache
def rules_of(name: str) -> set[str]:
    folder = Path(str(sys.modules[f"samobranka.games.{name}.rules"].__file__)).parent
    text = (folder / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(\d+\.\d+)\*\*", text))


@GAMES
def test_a_refusal_is_declared_in_the_chapter_of_its_rule(name: str) -> None:
    for module, refusals in game(name).refusals.declared.items():
        chapters = chapters_of(sys.modules[module])
        for refusal in refusals:
            assert refusal.rule in rules_of(name), f"{module}: {refusal!r}"
            if refusal.words not in ANYWHERE:
                assert refusal.chapter in chapters, f"{module} is about {chapters}: {refusal!r}"


def imported_refusals(module: ModuleType) -> Iterator[str]:
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if isinstance(getattr(module, alias.asname or alias.name, None), Refusal):
                    yield alias.name


@GAMES
def test_no_chapter_gives_the_refusal_of_another(name: str) -> None:
    assert {m.__name__: list(imported_refusals(m)) for m in modules_of(name)} == {
        m.__name__: [] for m in modules_of(name)
    }


def refused(name: str, seats: int, secret: str) -> Iterator[IllegalAction]:
    """Why not, for every action at sampled positions of a random match."""
    match = matches.new(game(name), seats, secret=secret)
    while not match.is_over and match.ply < PLIES:
        mover = next(seat for seat in range(seats) if match.legal(seat))
        if match.ply % EVERY == 0:
            for action in range(match.game.actions.size):
                fault = match.why_not(mover, action)
                if isinstance(fault, IllegalAction):
                    yield fault
        legal = match.legal(mover)
        match.act(mover, legal[(match.ply * 7 + len(secret)) % len(legal)])


@GAMES
@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_refused_in_a_match_can_be_told(name: str, language: str, speak: Speak) -> None:
    said = speak(language, name)
    told: dict[tuple[str, str], Fault] = {}
    for fault in refused(name, game(name).meta.seats[-1], "refused"):
        key = fault.facts["refusal"], f"{fault.facts['rule']} {sorted(fault.facts['more'])}"
        if key not in told:
            told[key] = fault
            text = fault.tell(said)
            check(text)
            assert fault.facts["rule"] in text
    assert 2 * len(told) >= len(game(name).actions.kinds)  # else hardly anything was refused
