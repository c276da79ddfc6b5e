"""A game's rules to be looked up: chapters, and what stands behind a number or has a word in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from samobranka.cli.faults import NoSuchRule
from samobranka.core.registry import meta_of
from samobranka.server.grammar import rules_text

HEADING = re.compile(r"^#+ +(.*)$")
RULE = re.compile(r"^- \*\*(\d+\.\d+|D\d+)\*\* +(.*)$")
RULING = re.compile(r"^\| (R\d+) \| *(.*?) *\|?$")
RULE_LIKE = re.compile(r"\d+\.\d+|[RDrd]\d+")
CHAPTER_LIKE = re.compile(r"\d+")
MARKS = re.compile(r"\*\*|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|`")


@dataclass(frozen=True)
class Rule:
    """A numbered rule, ruling or doubt; an empty number is the text of a chapter."""

    chapter: str
    number: str
    text: str

    @property
    def line(self) -> str:
        """As it is shown."""
        return f"{self.number}  {self.text}" if self.number else self.text


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    language: str

    @cached_property
    def rules(self) -> list[Rule]:
        """All of them, in order."""
        return list(rules_in(rules_text(self.game, self.language)))

    @property
    def chapters(self) -> list[str]:
        """The headings, in order."""
        return list(dict.fromkeys(rule.chapter for rule in self.rules))

    def found(self, asked: str) -> list[Rule]:
        """What a number, a chapter or words lead to; NoSuchRule where that is nothing."""
        asked = asked.strip()
        if RULE_LIKE.fullmatch(asked):
            found = [rule for rule in self.rules if rule.number == asked.upper()]
        elif CHAPTER_LIKE.fullmatch(asked):
            found = [rule for rule in self.rules if rule.chapter.split(" ")[0] == asked]
        else:
            words = asked.casefold().split()
            found = [rule for rule in self.rules if all(w in rule.text.casefold() for w in words)]
        if not found:
            raise NoSuchRule(title=meta_of(self.game).title(self.language), asked=asked)
        return found


def rules_in(text: str) -> Iterator[Rule]:
    """The rules of a text, line by line, under their headings."""
    chapter = ""
    for line in text.splitlines():
        heading, rule, ruling = HEADING.match(line), RULE.match(line), RULING.match(line)
        if heading:
            chapter = plainly(heading[1])
        elif rule:
            yield Rule(chapter, rule[1], plainly(rule[2]))
        elif ruling:
            yield Rule(chapter, ruling[1], plainly(ruling[2]).replace(" | ", " — "))
        elif line.strip() and not line.startswith("|"):
            yield Rule(chapter, "", plainly(line))


def plainly(text: str) -> str:
    """Without the marks of Markdown."""
    return MARKS.sub("", text).strip()
