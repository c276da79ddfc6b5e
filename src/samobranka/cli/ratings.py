"""`ratings`: who is how strong on a server, and all of it worked out again from the matches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.storing import store_options, writing_store
from samobranka.cli.voice import Voice

if TYPE_CHECKING:
    from samobranka.store.rows import RatingRow

MOST = 1000


@click.command(cls=Spoken)
@store_options
@click.option("--recompute", is_flag=True)
@click.pass_obj
def ratings(voice: Voice, data: Path | None, database: str | None, recompute: bool) -> None:
    """Lists ratings by game and number of seats; works them out again first, when told to."""
    with writing_store(data, database) as connection:
        lines = told(voice, connection, recompute)
    for line in lines:
        voice.console.print(line, soft_wrap=True, markup=False)


def told(voice: Voice, connection: Any, recompute: bool) -> list[str]:
    """What to say."""
    from samobranka.core.registry import meta_of
    from samobranka.store import ratings as kept

    lines = []
    if recompute:
        lines.append(voice.say("ratings-recomputed", changed=kept.recompute(connection)))
    pools = kept.pools(connection)
    for game, seats in pools:
        title = meta_of(game).titles.get(voice.language, game)
        lines.append(voice.say("ratings-pool", game=title, seats=seats))
        found = kept.standings(connection, game, seats, least=1, limit=MOST)
        lines += [line_of(voice, connection, row) for row in found]
    return lines if pools else [*lines, voice.say("ratings-none")]


def line_of(voice: Voice, connection: Any, row: RatingRow) -> str:
    """A rating in a line."""
    from babel.numbers import format_decimal

    mu, twice = (format_decimal(x, "0.0", voice.language) for x in (row.mu, 2 * row.sigma))
    name = name_of(voice, connection, row.player)
    return voice.say("ratings-line", name=name, mu=mu, twice=twice, matches=row.matches)


def name_of(voice: Voice, connection: Any, player: str) -> str:
    """What a player is called; somebody who was forgotten, by id."""
    from samobranka.core.words import words_for
    from samobranka.store import users
    from samobranka.store.ratings import BOT

    if not player.startswith(BOT):
        person = users.find(connection, player)
        return (person.name if person is not None else "") or player
    bot, words = player.removeprefix(BOT), words_for(voice.language, room="samobranka.server")
    return words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot
