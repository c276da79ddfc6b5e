"""What a lobby must know of a game without loading its rules. Imports nothing heavy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SEATS_PLACE = 0
"""The place of the number of seats in an options row."""

YES_NO = ("no", "yes")


@dataclass(frozen=True)
class Option:
    """One choice a table makes before the match. Its first choice is the default.

    Its words are `option-<id>` and `option-<id>-<choice>` in the game's Fluent files.
    """

    id: str
    choices: tuple[str, ...] = YES_NO

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return self.choices[0]


@dataclass(frozen=True)
class Clash:
    """Choices of several options that make no sense together; its words are `clash-<id>`."""

    id: str
    choices: Mapping[str, tuple[str, ...]]
    """By option: with one of each of these a table is not laid."""

    def is_in(self, chosen: Mapping[str, str]) -> bool:
        """Whether all options are chosen so."""
        return all(chosen[option] in choices for option, choices in self.choices.items())


@dataclass(frozen=True)
class Meta:
    """The facts on a game's box, and the version of its rules here."""

    titles: Mapping[str, str]
    """By language."""
    seats: range
    minutes: int
    """How long people take for a match."""
    rules_version: int
    """Raised when a recorded match could replay differently; the rules before it go to `before/`."""
    known_as: Mapping[str, str] = field(default_factory=dict)
    """What matches call our components, by the digest of their facts, where that is another name: the
    first matches have a digest of whole files."""
    publisher: str = ""
    year: int = 0
    authors: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    clashes: tuple[Clash, ...] = ()
    score_scale: int = 1
    """Scores are counted in units of 1/score_scale points."""

    def title(self, language: str) -> str:
        """The game's title in a language."""
        return self.titles.get(language, self.titles["en"])

    def clash(self, options: Mapping[str, str]) -> Clash | None:
        """The first clash among the choices; what is not named is as usual."""
        chosen = {option.id: options.get(option.id, option.default) for option in self.options}
        return next((clash for clash in self.clashes if clash.is_in(chosen)), None)

    def place(self, option: str) -> int:
        """The place of an option in the options row that `setup` is given."""
        return 1 + [known.id for known in self.options].index(option)
