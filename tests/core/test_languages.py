"""A language is a folder of words: a made-up third one is put there, and nothing else is edited."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import samobranka
from samobranka.core.words import FALLBACK, LANGUAGES, language_of, words_for

HOUSE = Path(samobranka.__file__).parent
THIRD = "eo"
MARK = "≈"
"""What begins every sentence of the third language."""
LACKING = "reason-technical-stop"
"""The sentence that has not been put into it."""

ASKED = """
import json
from samobranka.arena.page import LANGUAGES
from samobranka.core.registry import game_ids
from samobranka.core.words import words_for
from samobranka.server.grammar import common_words, game_words, rules_text
from samobranka.server.languages import accepted_language
from samobranka.server.protocol import Rename
import msgspec

game = game_ids()[0]
print(json.dumps({
    "offered": LANGUAGES,
    "own name": words_for("eo").say("language"),
    "lacking": words_for("eo").say("reason-technical-stop"),
    "accepted": accepted_language("eo, ru;q=0.5"),
    "browser": common_words("eo").fluent[0],
    "game": game_words(game, "eo").fluent[0],
    "rules": rules_text(game, "eo")[:1],
    "chosen": msgspec.json.decode(b'{"language": "eo"}', type=Rename).language,
}))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with words in a third language beside the others."""
    root = tmp_path_factory.mktemp("house")
    left_out = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(HOUSE, root / "samobranka", ignore=left_out)
    for path in (root / "samobranka").rglob(f"words/{FALLBACK}.ftl"):
        text = path.read_text(encoding="utf-8")
        marked = re.sub(r"^([a-z][\w-]* = )(?=\S)", rf"\g<1>{MARK}", text, flags=re.MULTILINE)
        without = re.sub(rf"^{LACKING} = .*\n", "", marked, flags=re.MULTILINE)
        path.with_name(f"{THIRD}.ftl").write_text(without, encoding="utf-8")
    return root


def run(house: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(house), "SAMOBRANKA_LANG": ""}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env=environment, cwd=house, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def answered(house: Path) -> dict[str, Any]:
    answers: dict[str, Any] = json.loads(run(house, "-c", ASKED))
    return answers


def test_it_is_offered_by_its_own_name(answered: dict[str, Any]) -> None:
    assert answered["offered"] == sorted([*LANGUAGES, THIRD])
    assert answered["own name"] == f"{MARK}English"


def test_the_server_speaks_it(answered: dict[str, Any]) -> None:
    assert answered["accepted"] == THIRD
    assert answered["chosen"] == THIRD
    assert f"seat = {MARK}Seat" in answered["browser"]
    assert MARK in answered["game"]
    assert answered["rules"] == "#"


def test_what_it_lacks_is_said_in_english(answered: dict[str, Any]) -> None:
    assert answered["lacking"] == words_for(FALLBACK).say(LACKING)


def test_the_terminal_speaks_it(house: Path) -> None:
    told = run(house, "-m", "samobranka", "--lang", THIRD, "games")
    assert MARK in told
    assert THIRD in run(house, "-m", "samobranka", "--help")


def test_the_environment_may_ask_for_any() -> None:
    for language in LANGUAGES:
        assert language_of({"LANG": f"{language}_XX.UTF-8"}) == language
    assert language_of({"LANG": "tlh"}) == FALLBACK
