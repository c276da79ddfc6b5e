"""Every command, parameter and sentence has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast

import samobranka.cli
from samobranka.cli.commands import MODULES, house, parameter_key
from samobranka.cli.voice import ROOM, Voice
from samobranka.core.words import LANGUAGES, ftl_source, message_id, words_for
from tests.cli.conftest import Run

FOLDER = Path(samobranka.cli.__file__).parent


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language; anything that cannot be parsed is a fault."""
    parsed = FluentParser().parse(ftl_source(ROOM, language))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def variables(source: str) -> dict[str, set[str]]:
    """The variables that each message of a Fluent text names."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in source.splitlines():
        start = re.match(r"([a-z][\w-]*) =", line)
        name = start[1] if start else name
        if not line.startswith("#"):
            found.setdefault(name, set()).update(re.findall(r"\$(\w+)", line))
    return found


def parameters() -> Iterator[tuple[str, click.Parameter]]:
    """Every parameter of every command."""
    context = click.Context(house, obj=Voice("en"))
    for name in MODULES:
        command = house.get_command(context, name)
        assert command is not None
        yield from ((name, parameter) for parameter in command.params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_has_words(language: str) -> None:
    words = words_for(language, room=ROOM)
    needed = {message_id("help", name) for name in MODULES} | {"help", "help-help", "help-version"}
    for name, parameter in parameters():
        key = parameter_key(parameter)
        needed.add("help-lang" if key == "lang" else message_id(f"help-{name}", key))
    assert [message for message in sorted(needed) if not words.has(message)] == []


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    english, russian = (variables(ftl_source(ROOM, language)) for language in ("en", "ru"))
    for language in LANGUAGES:
        assert messages(language).keys() == messages("en").keys()
    differing = {name for name in english if english[name] != russian.get(name)}
    # A count that English need not inflect may stand in a selector in Russian.
    assert differing == set()


def test_no_id_is_said_twice_in_the_house() -> None:
    ours = set(messages("en"))
    core = FluentParser().parse(ftl_source("samobranka.core", "en"))
    game = FluentParser().parse(ftl_source("samobranka.games.master_elf", "en"))
    theirs = {e.id.name for e in [*core.body, *game.body] if isinstance(e, ast.Message)}
    assert ours & theirs == set()


def test_every_message_named_in_the_code_exists() -> None:
    known = set(messages("en"))
    for path in sorted(FOLDER.glob("*.py")):
        for message in re.findall(r'say\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            assert message in known | {"seat", "counted"}, f"{path.name}: {message}"


def test_every_fault_has_words() -> None:
    source = (FOLDER / "faults.py").read_text(encoding="utf-8")
    known = set(messages("en"))
    assert {f"fault-{code}" for code in re.findall(r'code = "([a-z-]+)"', source)} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *MODULES])
def test_help_is_in_the_language_asked_for(run: Run, language: str, command: str) -> None:
    answer = run("--lang", language, *command.split(), "--help")
    assert answer.status == 0
    is_russian = re.search("[а-я]", answer.out) is not None
    assert is_russian == (language == "ru")
    assert "help-" not in answer.out
    assert "Show this" not in answer.out


def test_language_may_stand_before_or_after_the_command(run: Run) -> None:
    before = run("--lang", "ru", "games")
    after = run("games", "--lang=ru")
    assert before.out == after.out
    assert "Мастер Эльф" in before.out


def test_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Master Elf" in run("games").out
    monkeypatch.setenv("SAMOBRANKA_LANG", "ru_RU.UTF-8")
    assert "Мастер Эльф" in run("games").out
    assert "Master Elf" in run("games", "--lang", "en").out


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert run().out == run("--help").out


def test_version(run: Run) -> None:
    assert run("--version").out == f"samobranka {samobranka.__version__}\n"
