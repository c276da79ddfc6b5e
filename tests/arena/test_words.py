"""Every sentence of the arena is there in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import samobranka.arena
from samobranka.arena import faults
from samobranka.arena.faults import ROOM, ArenaFault
from samobranka.arena.telling import COLUMNS
from samobranka.arena.tournament import Tournament
from samobranka.core.words import LANGUAGES, ftl_source, words_for

FOLDER = Path(samobranka.arena.__file__).parent


def messages(language: str) -> set[str]:
    """The names of all messages; anything that cannot be parsed is a fault."""
    body = FluentParser().parse(ftl_source(ROOM, language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_is_said_exists() -> None:
    known = {*messages("en"), "language"}  # the last is core's
    for path in FOLDER.glob("*.py"):
        said = re.findall(r'say\(\s*"([a-z0-9-]+)"', path.read_text("utf-8"))
        assert set(said) <= known, path.name
    assert {f"column-{column}" for column in COLUMNS} <= known
    charts = re.findall(r'_figure\(telling, "([a-z-]+)"', (FOLDER / "page.py").read_text("utf-8"))
    assert {f"chart-{chart}{end}" for chart in charts for end in ("", "-reading")} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", Tournament.__struct_fields__)
def test_every_difference_has_words_of_its_own(language: str, what: str) -> None:
    told = faults.OtherTournament(file="f", what=what, theirs="THEIRS", ours="OURS")
    text = told.tell(words_for(language))
    assert "THEIRS" in text
    assert "OURS" in text


def test_every_fault_has_words() -> None:
    kinds = [kind for kind in vars(faults).values() if isinstance(kind, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, ArenaFault) and kind is not ArenaFault}
    assert len(codes) == 7
    assert {f"fault-{code}" for code in codes} <= messages("en")
