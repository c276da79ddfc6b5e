"""`rules`: what a number, a chapter or words lead to."""

from __future__ import annotations

import pytest

from samobranka.cli.rulebook import Rulebook, rules_in
from samobranka.core.registry import game, game_ids
from samobranka.core.words import LANGUAGES
from tests.cli.conftest import Run


def test_a_number_shows_its_rule_under_its_chapter(run: Run) -> None:
    answer = run("rules", "catan", "8.6")
    assert answer.status == 0
    heading, rule = answer.out.splitlines()[:2]
    assert heading.startswith("8 ")
    assert rule.startswith("  8.6  ")
    assert "8.7" not in answer.out


def test_a_chapter_words_or_everything(run: Run) -> None:
    chapter = run("rules", "catan", "4").out
    assert "4.1" in chapter
    assert "5.1" not in chapter
    found = run("rules", "catan", "largest", "army").out
    assert "1.10" in found
    assert "2.1 " not in found
    assert len(run("rules", "catan").out) > 10_000
    assert "разбойник" in run("rules", "catan", "разбойник", "--lang", "ru").out


def test_what_is_not_there_is_told(run: Run) -> None:
    assert "nothing under “99.9”" in run("rules", "catan", "99.9").err
    assert run("rules", "catan", "xyzzy").status == 2
    assert "chess" in run("rules", "chess").err


def test_marks_of_markdown_are_not_read_out() -> None:
    text = "# T\n\n## 1 One\n- **1.1** `name` *kind* of 2 * 3.\n| R1 | a | b |\n"
    rules = list(rules_in(text))
    assert [rule.line for rule in rules] == ["1.1  name kind of 2 * 3.", "R1  a — b"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_every_rule_that_a_refusal_cites_can_be_looked_up(name: str, language: str) -> None:
    book = Rulebook(name, language)
    numbers = {rule.number for rule in book.rules}
    cited = {refusal.rule for refusal in game(name).refusals if refusal.rule}
    assert cited
    assert cited <= numbers
