"""Nothing that is sent to a seat depends on what the seat cannot know.

Whole matches are played over real sockets, and every byte sent to every seat and to a spectator is
kept. Then the same match is told once more, to each of them, from records in which all that this
audience may not know is noise, and from a log in which others may not have chosen yet at the present
moment. What comes out must be what went over the wire, byte for byte and message for message.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from samobranka.core.game import Game, seat_bit
from samobranka.core.match import Dealt, Match
from samobranka.core.record import SCRATCH
from samobranka.core.registry import game_ids
from samobranka.server import telling
from samobranka.server.desk import ENCODER, Connection
from samobranka.server.house import House
from samobranka.server.table import Table, match_of
from samobranka.store import entries, tables
from samobranka.store.database import Database
from samobranka.store.rows import TableRow
from tests.server.conftest import Running, serving, settings_in
from tests.server.player import Player
from tests.template.house import loaded

AT_ONCE = "turnip_leak"
"""The template's game: its seats choose in secret, at the same time."""

MATCHES = 200
AT_A_TIME = 8
ACTIONS = 25
"""Of the busiest seat; a match at random may go on for thousands."""

TOLD = ("told",)
HARMLESS = ("welcome", "table", "sealing", "done", "refused", "pong", "plea")


class Blind(Match):
    """A match of which one audience's part is true and everything else noise."""

    def __init__(self, truth: Match, audience: int | None, noise: random.Random) -> None:
        super().__init__(truth.game, truth.seats, truth.options, None, b"", {})
        self.truth, self.audience, self.noise = truth, audience, noise
        self.follow()

    def follow(self) -> None:
        """Stands where the truth stands."""
        self.entries = list(self.truth.entries)
        self._own = list(self.truth._own)
        self._turned_back = self.truth._turned_back
        self._history, self.plies = [self.noised(self.truth.record(0))], []
        for number, ply in enumerate(self.truth.plies):
            is_open = number < self.truth.settled or ply.seat == self.audience
            if not is_open and self.game.id == AT_ONCE and self.noise.random() < 0.5:
                continue  # it has not chosen yet
            self.plies.append(ply)
            self._history.append(self.noised(self.truth.record(number + 1)))
        self._adopt(self._history[-1])

    @property
    def movers(self) -> int:
        """Whether it is over is known to all, and each seat knows whether it has yet to choose."""
        own = seat_bit(self.audience) if self.audience is not None else 0
        return super().movers & own | self.truth.movers & ~own

    def noised(self, record: bytes) -> bytes:
        """The record with all that the audience may not know overwritten."""
        noisy = bytearray(record)
        for field in self.game.layout.fields:
            if field.knowledge is not SCRATCH:
                for place in field.hidden_from(self.audience, self.seats):
                    noisy[place] = self.noise.randbytes(place.stop - place.start)
        return bytes(noisy)


def retold(truth: Match, row: TableRow, audience: int | None, noise: random.Random) -> list[bytes]:
    """All `told` messages of a finished match, from what one audience may know."""
    house = cast(House, SimpleNamespace(now=lambda: 0))
    table = Table(house, row)
    log, heard = list(truth.entries), Connection("", "en")
    shadow = Match(truth.game, truth.seats, truth.options, truth.secret, b"", truth.contributions)
    shadow._deal(cast(Dealt, log[0]).words)
    blind = Blind(shadow, audience, noise)
    table.match = blind
    table._place(heard)
    heard.seat = audience
    table._desks = {audience: table._lay(audience)}
    table._desks[audience].connections.add(heard)
    said: list[bytes] = []
    for entry in log[1:]:
        shadow.put(entry)
        blind.follow()
        if shadow.is_over:
            table.row = finished_row(row, shadow)
        table._tell_news(blind, table._desks[audience])
        while heard._waiting:
            said.append(heard._waiting.popleft())
        if noise.random() < 0.05:
            assert first_told(table, blind, audience) == first_told(table, shadow, audience)
    return said


def first_told(table: Table, match: Match, audience: int | None) -> tuple[bytes, bytes]:
    """What somebody who comes in now is told."""
    playing, table.match = table.match, match
    desk = table._lay(audience)
    table.match = playing
    return ENCODER.encode(desk.told()), desk.seen


def finished_row(row: TableRow, match: Match) -> TableRow:
    outcome = ENCODER.encode(telling.result(match, row))
    return msgspec.structs.replace(row, status="over", result=outcome)


# ---------------------------------------------------------------- playing them


@pytest.fixture(scope="module")
def at_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with loaded(AT_ONCE, tmp_path_factory.mktemp("games")) as game:
        yield game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, at_once: Game) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("leak"))) as running:
        yield running


async def recorded(server: Running, game: str, seats: int, seed: int) -> list[Player]:
    """A match played over sockets, with undos; everybody who was told of it."""
    with ExitStack() as browsers:
        clients = [browsers.enter_context(server.client()) for _ in range(seats + 1)]
        for client in clients:
            await asyncio.to_thread(client.guest)
        asked = {"game": game, "seats": [{"kind": "person"}] + [{"kind": "open"}] * (seats - 1)}
        table = (await asyncio.to_thread(clients[0].post, "/api/tables", json=asked)).json()["id"]
        for client in clients[1:seats]:
            await asyncio.to_thread(client.post, f"/api/tables/{table}/sit", json={})
        async with AsyncExitStack() as stack:
            players = [
                await stack.enter_async_context(Player(client, table, seed * 10 + number))
                for number, client in enumerate(clients)
            ]
            await asyncio.to_thread(clients[0].post, f"/api/tables/{table}/start")
            stop, luck = asyncio.Event(), random.Random(seed)
            await asyncio.gather(*(play(player, luck, stop) for player in players))
            await asyncio.gather(*(player.hear_all() for player in players))
    return players


async def play(player: Player, luck: random.Random, stop: asyncio.Event) -> None:
    """Plays for a while, and takes an action back now and then."""
    while player.result is None and not stop.is_set():
        if len(player.acted) >= ACTIONS:
            stop.set()
        if player.seen is not None and player.seen.get("can_undo") and luck.random() < 0.05:
            await player.ask(type="undo", **player.place)
        elif player.offers:
            await player.act()
        else:
            with suppress(TimeoutError):  # the others may have stopped
                async with asyncio.timeout(0.2):
                    await player.hear()


def check(server: Running, players: list[Player], noise: random.Random) -> int:
    """Every audience was told what it may know, and nothing else; how many messages that were."""
    row, truth = stored(server, players[0].table)
    messages = 0
    for player in players:
        wire = [text for text in player.raw if json.loads(text)["type"] in TOLD]
        told = [message.decode() for message in retold(truth, row, player.you, noise)]
        assert wire == told
        assert {json.loads(text)["type"] for text in player.raw} <= {*TOLD, *HARMLESS}
        messages += len(wire)
    return messages


@pytest.mark.anyio
async def test_a_few_matches(server: Running) -> None:
    await compare(server, AT_ONCE, 2)


@pytest.mark.slow
@pytest.mark.anyio
async def test_two_hundred_matches(server: Running) -> None:
    games = [AT_ONCE, *game_ids()]
    for place, game in enumerate(games):
        share = MATCHES // len(games) + (place < MATCHES % len(games))
        await compare(server, game, share)


async def compare(server: Running, game: str, matches: int) -> None:
    """Plays so many matches, a few at a time, and checks each."""
    noise = random.Random(game)
    most = next(g for g in server_games(server) if g["id"] == game)["most"]
    messages = 0
    for first in range(0, matches, AT_A_TIME):
        seeds = range(first, min(first + AT_A_TIME, matches))
        played = [recorded(server, game, 2 + seed % (most - 1), seed) for seed in seeds]
        for players in await asyncio.gather(*played):
            messages += check(server, players, noise)
    assert messages > matches


def stored(server: Running, table: str) -> tuple[TableRow, Match]:
    """The table and its match, with all their secrets."""
    database = Database.open(server.settings.database)
    try:
        with database.reading() as connection:
            row = tables.find(connection, table)
            assert row is not None
            log = entries.since(connection, table, 0)
    finally:
        database.close()
    return msgspec.structs.replace(row, status="playing", result=None), match_of(row, log)


def server_games(server: Running) -> list[dict[str, Any]]:
    with server.client() as client:
        found: list[dict[str, Any]] = client.get("/api/games").json()
        return found
