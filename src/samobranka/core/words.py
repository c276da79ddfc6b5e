"""People's words for everything: Project Fluent files, one for each language.

Each room keeps its sentences in `words/<language>.ftl`. A language is spoken when core has such a
file; what a room cannot say in it yet, it says in English. A name that sentences bend is a message
with an attribute per grammatical case, and `NAME($thing, case: "genitive")` picks it:

    ingredient-water = вода
        .genitive = воды
    event-paid = { $count } карт { NAME($ingredient, case: "genitive") }

Fluent cannot ask whether a fact is empty, so `GIVEN($fact)` is "yes" or "no".

The names on components belong to the game's data file. When its owner has corrected one there, it is
bent as the file says (`forms_ru`), and used as it stands where the file says nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""What no other language has words for is said in this one."""

LANGUAGES = tuple(sorted(path.stem for path in (Path(__file__).parent / "words").glob("*.ftl")))

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""One of ours, as a type that is checked when a message is read."""

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
FORM = re.compile(r"^ +\.([a-z_]+) *=", re.MULTILINE)
COUNT_FORMS = {"one": "one", "few": "few", "many": "many", "other": "many"}
"""The attribute that has the name of so many things, by the language's own sort of number."""
LESSONS = "lessons"
"""The folder of a game's lessons (lessons.py); their words are words of the game."""
LARGEST_COUNT = 10**15
LONGEST_FACT = 1000
"""The formatter fails on numbers and texts larger than these; what is said needs no more."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a user's environment asks for."""
    for variable in ("SAMOBRANKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            asked = environment[variable].lower()
            return next((known for known in LANGUAGES if asked.startswith(known)), FALLBACK)
    return FALLBACK


def message_id(family: str, name: str) -> str:
    """The Fluent message of one thing of a family: gift, treasure_map -> gift-treasure-map."""
    return f"{family}-{name}".replace("_", "-")


def form_id(message: str, form: str) -> str:
    """What a corrected name is called in one of its forms: gift-casket.genitive."""
    return f"{message}.{form}"


class Words:
    """Everything that can be said in one language."""

    def __init__(
        self, language: str, bundle: FluentBundle, names: Mapping[str, str], room: str = ""
    ) -> None:
        self.language = language
        self.room = room
        self._bundle = bundle
        self._names = names
        self.unsaid: set[str] = set()
        """What was missing when something was said: messages, attributes, facts."""

    def has(self, message: str) -> bool:
        """Whether there are words of that name."""
        return self._bundle.has_message(message) or message in self._names

    def say(self, message: str, **facts: Any) -> str:
        """A message in words. A message that does not exist is its own name, never an error."""
        if not self._bundle.has_message(message):
            return self._named(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        given = {k: _fact(v) for k, v in facts.items()}
        text, missing = self._bundle.format_pattern(pattern, given)
        self.unsaid.update(f"{message}: {each}" for each in missing)
        return str(text)

    def name(self, message: str, case: str = "") -> str:
        """The name of a thing, in a grammatical case where the language has one."""
        given = self._names.get(message)
        if not self._bundle.has_message(message):
            return self._names.get(form_id(message, case)) or self._named(message)
        entry = self._bundle.get_message(message)
        plain = self._text(entry.value)
        if given is not None and given != plain:
            return self._names.get(form_id(message, case), given)
        if case in entry.attributes:
            return self._text(entry.attributes[case])
        if case:
            self.unsaid.add(f"{message}.{case}")
        return plain

    def _named(self, message: str) -> str:
        """The name in the game's data file; the message itself where there is none."""
        if message not in self._names:
            self.unsaid.add(message)
        return self._names.get(message, message)

    def listing(self, items: Iterable[str]) -> str:
        """Several things in a row, as the language joins them: a, b and c."""
        from babel.lists import format_list

        return str(format_list(list(items), locale=self.language))

    def counted(self, things: Mapping[str, int]) -> str:
        """Counts of things by message, in a row: 2 green potions, ore ×3 and a wand."""
        return self.listing(self.count(thing, count) for thing, count in things.items() if count)

    def count(self, thing: str, count: int) -> str:
        """A number of things: as its words count it, or in the form the number asks for, or behind
        the name."""
        forms = self._forms(thing)
        if "counted" in forms:
            return self._text(forms["counted"], count=count)
        sort = COUNT_FORMS.get(self._plural(count), "")
        bent = self._text(forms[sort]) if sort in forms else self._names.get(form_id(thing, sort))
        if bent is not None:
            return self.say("counted-form", form=bent, count=count)
        return self.say("counted", name=self.name(thing), count=count)

    def _forms(self, thing: str) -> Mapping[str, Any]:
        """The forms of a name; none where the box has another name than the words."""
        if not self._bundle.has_message(thing):
            return {}
        entry = self._bundle.get_message(thing)
        plain = self._text(entry.value)
        return entry.attributes if self._names.get(thing, plain) == plain else {}

    def _plural(self, count: int) -> str:
        from babel import Locale

        return str(Locale(self.language).plural_form(count))

    def _text(self, pattern: Any, **facts: Any) -> str:
        return str(self._bundle.format_pattern(pattern, facts)[0])


def _fact(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < LARGEST_COUNT):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"


def _given(fact: Any) -> Any:
    return "yes" if isinstance(fact, int | float) or (isinstance(fact, str) and fact) else "no"


@cache
def words_for(language: str, game: str | None = None, room: str = "", package: str = "") -> Words:
    """The words of one language: the core's, a game's, and those of the room that asks.

    All editions of a game speak the same words; the components of each have their own names.
    """
    from fluent.runtime import FluentBundle, FluentResource

    names = names_for(game, language, package) if game else {}
    packages = ["samobranka.core", room, f"samobranka.games.{game}" if game else ""]
    spoken: list[Words] = []

    def name(thing: Any, case: Any = "") -> Any:
        return spoken[0].name(str(thing), str(case))

    functions: dict[str, Callable[..., Any]] = {"NAME": name, "GIVEN": _given}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for package in filter(None, packages):
        for source in ftl_sources(package, language):
            bundle.add_resource(FluentResource(source), allow_overrides=False)
    spoken.append(Words(language, bundle, names, room))
    return spoken[0]


def ftl_source(package: str, language: str) -> str:
    """The text of a package's Fluent file, and of its lessons' beside it."""
    room = files(package)
    lessons = room.joinpath(LESSONS)
    taught = list(lessons.iterdir()) if lessons.is_dir() else []
    beside = [file for file in taught if file.name.endswith(f".{language}.ftl")]
    found = [room.joinpath("words", f"{language}.ftl"), *sorted(beside, key=lambda each: each.name)]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def ftl_sources(package: str, language: str) -> list[str]:
    """A package's Fluent file, and the English one after it where it lacks a message."""
    english = ftl_source(package, FALLBACK)
    if not files(package).joinpath("words", f"{language}.ftl").is_file():
        return [english]
    own = ftl_source(package, language)
    return [own] if set(MESSAGE.findall(own)) >= set(MESSAGE.findall(english)) else [own, english]


def names_for(game: str, language: str, package: str = "") -> Mapping[str, str]:
    """The names in a game's data file; English ones where neither it nor the words have others."""
    package = package or f"samobranka.games.{game}"
    own = game_names(package, language)
    if own or language == FALLBACK:
        return own
    said = set(MESSAGE.findall("\n".join(ftl_sources(f"samobranka.games.{game}", language))))
    return {name: text for name, text in game_names(package, FALLBACK).items() if name not in said}


def forms_of_names(game: str, language: str) -> set[str]:
    """The forms that sentences ask a game's names for: genitive, into, few …"""
    return set(FORM.findall(ftl_source(f"samobranka.games.{game}", language)))


def game_names(package: str, language: str) -> Mapping[str, str]:
    """The names in a data file, by message; none in a language that it does not have."""
    parts = import_module(f"{package}.parts")
    names: Mapping[str, str] = parts.names(language)
    return names
