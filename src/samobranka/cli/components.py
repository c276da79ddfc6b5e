"""What is printed on a component, read off the game's data files, for any game.

A card's entry in a data file names things of other lists there by their ids:

    [[gifts]]
    id = "telescope"
    ingredients = ["magic", "metal"]

So "telescope" is told as "magic, metal". Nothing is told of what refers to nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Mapping
from functools import cached_property
from typing import Any

from samobranka.core import data
from samobranka.core.actions import Action, Domain, domains_of
from samobranka.core.game import Game
from samobranka.core.words import Words, message_id

Entry = Mapping[str, Any]


class Components:
    """The components of one game, told in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def about(self, value: Any, domain: Domain | None) -> str:
        """What is printed on the component; empty for anything else."""
        if domain is None or not isinstance(value, str):
            return ""
        family = self._family(domain)
        return self._told(family[value], family) if value in family else ""

    def about_action(self, action: Action, but: Container[str] = ()) -> str:
        """What is printed on the components that an action names, but for some."""
        domains = domains_of(type(action))
        fields = [(getattr(action, name), domains.get(name)) for name in action.__struct_fields__]
        told = [self.about(value, domain) for value, domain in fields if value not in but]
        return "; ".join(filter(None, told))

    @cached_property
    def _lists(self) -> dict[str, dict[str, Entry]]:
        """All lists of entries with ids in the data files in force, by name."""
        found = {}
        for path in data.in_force(self.game.id).values():
            for name, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
                if is_list_of_entries(entries):
                    found[name] = {entry["id"]: entry for entry in entries}
        return found

    def _family(self, domain: Domain) -> dict[str, Entry]:
        """The list whose ids are the domain's values."""
        for entries in self._lists.values():
            if list(entries) == list(domain.values):
                return entries
        return {}

    def _told(self, entry: Entry, family: dict[str, Entry]) -> str:
        told = [self._reference(value, family) for name, value in entry.items() if name != "id"]
        told += [self._mark(name) for name, value in entry.items() if value is True]
        return " · ".join(filter(None, told))

    def _reference(self, value: Any, family: dict[str, Entry]) -> str:
        """The names of the things a field refers to; empty when it refers to no other family."""
        ids = value if isinstance(value, list) else [value]
        for entries in self._lists.values():
            is_of = all(isinstance(one, str) and one in entries for one in ids)
            if ids and is_of and entries is not family:
                return ", ".join(self._name(entries[one]) for one in ids)
        return ""

    def _name(self, entry: Entry) -> str:
        return str(entry.get(f"name_{self.words.language}", entry["id"]))

    def _mark(self, name: str) -> str:
        """The word for something that is on the component."""
        message = message_id("view", name)
        return self.words.say(message) if self.words.has(message) else ""


def is_list_of_entries(value: Any) -> bool:
    """Whether a value of a data file is a list of tables with ids."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in value)
    )
