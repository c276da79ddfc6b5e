"""`observe` names the numbers of a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from samobranka.core.match import new
from samobranka.core.registry import game, game_ids
from tests.cli.conftest import Run


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_new_match(run: Run, name: str, language: str) -> None:
    answer = run("observe", name, "--lang", language)
    assert answer.status == 0
    told = json.loads(run("observe", name, "--json").out)
    groups = str.maketrans("", "", ",\N{NO-BREAK SPACE}")  # 1,815 and 1 815
    assert str(list(told.values()).count(0)) in answer.out.translate(groups)
    shown = set(answer.out.split())
    assert all((feature in shown) == bool(number) for feature, number in told.items())


def test_a_position_of_a_file(run: Run, tmp_path: Path) -> None:
    match = new(game("master_elf"), 3, secret="observed")
    match.act(0, match.legal(0)[0])
    match.save(tmp_path / "a.match.json", open_secret=True)
    said = ("observe", "master_elf", "--file", str(tmp_path / "a.match.json"), "--json")
    for seat in range(3):
        told = json.loads(run(*said, "--seat", str(seat + 1)).out)
        assert list(told.values()) == list(match.observation(seat))
        assert list(told) == [feature.name for feature in match.game.features]
    assert run(*said, "--ply", "0").out != run(*said).out
    assert run(*said, "--ply", "2").status == 2
    assert run(*said, "--seat", "4").status == 2
    assert run("observe", "catan", *said[2:]).status == 2


def test_zeros_are_shown_when_asked_for(run: Run) -> None:
    lines = run("observe", "master_elf", "--all").out.splitlines()
    assert sum(line.strip()[:1].isdigit() for line in lines) == game("master_elf").observation
