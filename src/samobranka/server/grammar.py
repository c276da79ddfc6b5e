"""A game's words for the browser: its Fluent files, its names, and how its structs are said."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from samobranka.core.actions import SEAT, domains_of, gathered_fields
from samobranka.core.data import Stamp, in_force, stamp_of
from samobranka.core.editions import EDITION, files_of, in_play
from samobranka.core.game import Game
from samobranka.core.registry import contents_of, meta_of
from samobranka.core.registry import game as find_game
from samobranka.core.words import ftl_sources, names_for
from samobranka.server.protocol import GameWords, Grammar
from samobranka.server.schema import events_of, prompts_of
from samobranka.server.trouble import ROOM

CORE = "samobranka.core"
MOST_READ = 32
"""Boxes whose files are kept in memory."""


@cache
def common_words(language: str) -> GameWords:
    """The words of the core and of the server."""
    sources = [source for room in (CORE, ROOM) for source in ftl_sources(room, language)]
    return GameWords(fluent=sources, names={}, grammar=Grammar(action={}, event={}, prompt={}))


def game_words(game: str, language: str) -> GameWords:
    """A game's own words, or those of an edition of it; the common ones come apart from them."""
    return _words_of(played(game), language)


@cache
def _words_of(found: Game, language: str) -> GameWords:
    return GameWords(
        fluent=ftl_sources(f"samobranka.games.{found.id}", language),
        names=dict(names_for(found.id, language, found.shelf.package)),
        grammar=grammar_of(found),
        phases={phase.name: phase.asks.rule for phase in contents_of(found.id).phases},
    )


def played(name: str) -> Game:
    """An edition by its name; a game by its id, with the components in force now."""
    return find_game(name) if EDITION in name else in_play(name)


def grammar_of(game: Game) -> Grammar:
    """For each kind of action, event and prompt, the families of its fields."""
    return Grammar(
        action=families_of([kind.struct for kind in game.actions.kinds]),
        event=families_of(events_of(game)),
        prompt=families_of(prompts_of(game)),
        gathered={
            str(event.__struct_config__.tag): list(fields)
            for event in events_of(game)
            if (fields := gathered_fields(event))
        },
    )


def families_of(structs: list[type[msgspec.Struct]]) -> dict[str, dict[str, str]]:
    """By kind and field; numbers are said as they are, but for those of seats."""
    return {
        str(struct.__struct_config__.tag): {
            field: domain.family
            for field, domain in domains_of(struct).items()
            if domain.family == SEAT.family or not isinstance(domain.values, range)
        }
        for struct in structs
    }


def components_of(name: str) -> dict[str, Any]:
    """What is in the box of a game or of an edition, by file: ours, or as the host has corrected it."""
    game, _, known = name.partition(EDITION)
    meta_of(game)  # or there is no such game
    if not known:
        return _read(stamp_of(in_force(game)))
    version, _, digest = known.partition("-")
    return _read(stamp_of(files_of(game, int(version), digest)))


@lru_cache(maxsize=MOST_READ)
def _read(stamp: Stamp) -> dict[str, Any]:
    return {Path(path).name: tomllib.loads(Path(path).read_text("utf-8")) for path, *_ in stamp}


def rules_text(game: str, language: str) -> str:
    """The numbered rules, in the reader's language where they have been written in it."""
    folder = files(f"samobranka.games.{find_game(game).id}")
    theirs = folder.joinpath(f"RULES.{language}.md")
    chosen = theirs if theirs.is_file() else folder.joinpath("RULES.md")
    return chosen.read_text(encoding="utf-8")
