"""`games`: what can be played. Imports nothing heavy, so that it answers at once."""

from __future__ import annotations

import json
from typing import Any

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.voice import Voice
from samobranka.core.meta import Meta, Option
from samobranka.core.registry import game_ids, meta_of
from samobranka.core.words import Words, message_id, words_for


@click.command(cls=Spoken)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def games(voice: Voice, as_json: bool) -> None:
    """Lists all games."""
    metas = {name: meta_of(name) for name in game_ids()}
    if as_json:
        listed = [as_builtins(name, meta) for name, meta in metas.items()]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        print_games(voice, metas)


def as_builtins(name: str, meta: Meta) -> dict[str, Any]:
    """A game's facts, ready for JSON."""
    return {
        "id": name,
        "titles": dict(meta.titles),
        "seats": [meta.seats[0], meta.seats[-1]],
        "minutes": meta.minutes,
        "options": [
            {"id": option.id, "choices": list(option.choices), "default": option.default}
            for option in meta.options
        ],
        "rules_version": meta.rules_version,
    }


def print_games(voice: Voice, metas: dict[str, Meta]) -> None:
    """The games as a table, and how to sit down."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("games-id", "games-title", "games-seats", "games-minutes", "games-options"):
        table.add_column(voice.say(heading))
    for name, meta in metas.items():
        options = "\n".join(option_line(voice, name, option) for option in meta.options)
        seats = f"{meta.seats[0]}–{meta.seats[-1]}"
        table.add_row(name, meta.title(voice.language), seats, str(meta.minutes), options or "—")
    voice.console.print(table)
    if metas:
        voice.console.print(voice.say("games-play", game=min(metas)))


def option_line(voice: Voice, game: str, option: Option) -> str:
    """An option as it is written, and in words: the default choice stands first."""
    words = game_words(voice, game)
    named = words.say(message_id("option", option.id))
    written = f"{option.id}={'|'.join(option.choices)}"
    return f"{written} · {named}" if named != message_id("option", option.id) else written


def game_words(voice: Voice, game: str) -> Words:
    """A game's sentences without its component names, which would load its tables."""
    return words_for(voice.language, room=f"samobranka.games.{game}")
