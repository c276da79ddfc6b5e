"""Nothing that is sent to a seat depends on what the seat cannot know.

Whole matches are played over real sockets, and every byte sent to every seat and to a spectator is
kept. Then the same match is told once more, to each of them, from records in which all that this
audience may not know is noise, and from a log in which others may not have chosen yet, or in another
order. What comes out must be what went over the wire, byte for byte and message for message.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import replace
from itertools import groupby, takewhile, zip_longest
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from samobranka.core.game import Game, seat_bit
from samobranka.core.match import Along, Dealt, Match, Ply, new, replay
from samobranka.core.record import SCRATCH
from samobranka.core.registry import game as find_game
from samobranka.core.registry import game_ids
from samobranka.server import telling
from samobranka.server.desk import ENCODER, Connection
from samobranka.server.floor import Floor
from samobranka.server.replaying import known_plies, steps
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

TOLD = "told"
HARMLESS = ("welcome", "table", "sealing", "done", "refused", "pong", "plea")


class Blind(Match):
    """A match of which one audience's part is true and everything else noise."""

    def __init__(self, truth: Match, audience: int | None, noise: random.Random) -> None:
        super().__init__(truth.game, truth.seats, truth.options, None, b"", {})
        self.truth, self.audience, self.noise = truth, audience, noise
        self.hidden = [
            place
            for field in truth.game.layout.fields
            if field.knowledge is not SCRATCH
            for place in field.hidden_from(audience, truth.seats)
        ]
        self.dealt = self.noised(truth.record(0))
        self.past: list[Imagined] = []
        self.settled_past = 0
        self.follow()

    def follow(self) -> None:
        """Stands where the truth stands. What is settled is imagined once."""
        pairs = zip(self.past[: self.settled_past], self.truth.plies, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0].truth is pair[1], pairs))
        order = self.reordered(self.truth.plies[same:])
        imagined = (self.imagine(ply, order) for ply in range(same + 1, self.truth.ply + 1))
        self.past = [*self.past[:same], *imagined]
        self.settled_past = self.truth.settled
        noticed = [(past.told, past.record) for past in self.past if past.told is not None]
        self.plies = [told for told, _ in noticed]
        self._history = [self.dealt, *(record for _, record in noticed)]
        self._adopt(self._history[-1])
        self.entries = list(self.truth.entries)
        self._own, self._turned_back = list(self.truth._own), self.truth._turned_back
        self._taken_back = {
            entry: replace(taken, before=self.noised(taken.before), after=self.noised(taken.after))
            for entry, taken in self.truth._taken_back.items()
        }

    def reordered(self, plies: list[Ply]) -> dict[Ply, Ply]:
        """The others' last answers to each question: any of them may have been the last of all."""
        order: dict[Ply, Ply] = {}
        for _, answers in groupby(plies, lambda done: done.moment):
            others = {done.seat: done for done in answers if done.seat != self.audience}
            lasts = list(others.values())
            for last, other in zip(lasts, self.noise.sample(lasts, len(lasts)), strict=True):
                order[last] = replace(last, seat=other.seat, action=other.action)
        return order

    def imagine(self, ply: int, order: dict[Ply, Ply]) -> Imagined:
        """An action as the audience may know it; of others', only that each has answered in the end."""
        done = self.truth.plies[ply - 1]
        is_over = ply <= self.truth.settled
        is_noticed = done.seat == self.audience or (is_over and done in order)
        told = order.get(done, done) if is_noticed or self.noise.random() < 0.5 else None
        return Imagined(done, told, self.noised(self.truth.record(ply)))

    @property
    def movers(self) -> int:
        """Whether it is over is known to all, and each seat knows whether it has yet to choose."""
        own = seat_bit(self.audience) if self.audience is not None else 0
        return super().movers & own | self.truth.movers & ~own

    def noised(self, record: bytes) -> bytes:
        """The record with all that the audience may not know overwritten."""
        noisy = bytearray(record)
        for place in self.hidden:
            noisy[place] = self.noise.randbytes(place.stop - place.start)
        return bytes(noisy)


class Imagined(NamedTuple):
    """A ply, as it was; what a blind match makes of it (None: not yet done); the record after it."""

    truth: Ply
    told: Ply | None
    record: bytes


class Listener:
    """One audience at a table of its own, where it is told of a blind match."""

    def __init__(
        self, shadow: Match, row: TableRow, audience: int | None, noise: random.Random
    ) -> None:
        floor = cast(Floor, SimpleNamespace(now=lambda: 0))
        self.shadow, self.noise, self.told = shadow, noise, list[bytes]()
        self.table, self.blind = Table(floor, row), Blind(shadow, audience, noise)
        self.table.match = self.blind
        self.desk, self.ear = self.table._lay(audience), Connection("", "en")
        self.desk.connections.add(self.ear)

    def hear(self, row: TableRow) -> None:
        """Something was done at the true table."""
        self.blind.follow()
        self.table.row = row
        self.table._tell_news(self.blind, self.desk)
        while self.ear._waiting:
            self.told.append(self.ear._waiting.popleft())
        if self.noise.random() < 0.05:
            assert self.first_told(self.blind) == self.first_told(self.shadow)

    def first_told(self, match: Match) -> tuple[bytes, bytes]:
        """What somebody who comes in now is told."""
        self.table.match = match
        desk = self.table._lay(self.desk.audience)
        self.table.match = self.blind
        return ENCODER.encode(desk.so_far()), desk.seen

    def seen_again(self, match: Match) -> bytes:
        """What is told of a running match to somebody who looks at it from the beginning."""
        audience = self.desk.audience
        known = known_plies(match, audience, is_open=False)
        return ENCODER.encode(steps(match, [], audience, False, known))


def retold(
    truth: Match, row: TableRow, audiences: list[int | None], noise: random.Random
) -> list[list[bytes]]:
    """All `told` messages of a match, for each audience from what it may know."""
    shadow = Match(truth.game, truth.seats, truth.options, truth.secret, b"", truth.contributions)
    shadow._deal(cast(Dealt, truth.entries[0]).words)
    listeners = [Listener(shadow, row, audience, noise) for audience in audiences]
    for entry, then in zip_longest(truth.entries[1:], truth.entries[2:]):
        shadow.put(entry)
        if isinstance(then, Along):  # all of a deed is told at once
            continue
        stands = finished_row(row, shadow) if shadow.is_over else row
        for listener in listeners:
            listener.hear(stands)
    again = noise.choice(listeners)
    assert again.seen_again(again.blind) == again.seen_again(shadow)
    return [listener.told for listener in listeners]


def finished_row(row: TableRow, match: Match) -> TableRow:
    outcome = ENCODER.encode(telling.result(match, row))
    return msgspec.structs.replace(row, status="over", result=outcome)


def test_who_asked_does_not_learn_that_another_has_answered() -> None:
    match = new(find_game("catan"), 3, secret="an offer")
    asking = asked_in_secret(match, random.Random(1))
    first, before = match.ply, match.record(match.ply - 1)
    seen = ENCODER.encode(telling.seen(match, asking))
    answering = (asking + 1) % 3
    match.act(answering, match.legal(answering)[0])
    assert (match.ply, match.settled) == (first + 1, first)
    assert ENCODER.encode(telling.seen(match, asking)) == seen
    match.undo(asking)
    assert match.record() == before, "the answer went with the question"
    assert replay(match.to_file(open_secret=True)).record() == before


def asked_in_secret(match: Match, luck: random.Random) -> int:
    """Plays on until a seat has asked all others at once, and could still take it back; that seat."""
    everybody = seat_bit(match.seats) - 1
    while True:
        seat = luck.choice([seat for seat in range(match.seats) if match.movers & seat_bit(seat)])
        match.act(seat, luck.choice(match.legal(seat)))
        if match.movers == everybody - seat_bit(seat) and telling.can_undo(match, seat):
            return seat


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
    told = retold(truth, row, [player.you for player in players], noise)
    for player, retelling in zip(players, told, strict=True):
        kinds = [message["type"] for message in player.messages]
        wire = [text for text, kind in zip(player.raw, kinds, strict=True) if kind == TOLD]
        assert wire == [message.decode() for message in retelling]
        assert set(kinds) <= {TOLD, *HARMLESS}
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


# ---------------------------------------------------------------- what a choice does not stir


class Dam:
    """Holds back what is being stored."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = server.app.state.house.journal
        write, self.held, self.is_open = journal.write, 0, False

        async def hold(job: Any, is_secret: bool = False) -> Any:
            self.held += is_secret
            while is_secret and not self.is_open:
                await asyncio.sleep(0.01)
            return await write(job, is_secret)

        monkeypatch.setattr(journal, "write", hold)


async def seated(stack: AsyncExitStack, server: Running, seats: int) -> list[Player]:
    """People at a table of the game of secret choices, all of them waited for; a spectator last."""
    clients = [stack.enter_context(server.client()) for _ in range(seats + 1)]
    for client in clients:
        client.guest()
    asked = {"game": AT_ONCE, "seats": [{"kind": "person"}] + [{"kind": "open"}] * (seats - 1)}
    table = clients[0].post("/api/tables", json=asked).json()["id"]
    for client in clients[1:seats]:
        client.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    players = [await stack.enter_async_context(Player(c, table, n)) for n, c in enumerate(clients)]
    started = asyncio.to_thread(clients[0].post, f"/api/tables/{table}/start")
    begin = [player.until(lambda p=player: p.offers) for player in players[:seats]]
    await asyncio.gather(started, *begin)
    return players


@pytest.mark.anyio
async def test_nobody_waits_while_anothers_choice_is_stored(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        chooser, other, watcher = await seated(stack, server, 2)
        action, place = other.offers[0]["action"], other.place
        dam = Dam(server, monkeypatch)
        await chooser.say(type="act", action=chooser.offers[0]["action"], **chooser.place)
        while not dam.held:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(2):
            assert (await other.ask(type="why", action=action))["type"] == "why"
            await other.hear_all()
            await watcher.hear_all()
            stale = {**place, "own": place["own"] + 1}
            for ask in ({"type": "act", "action": action}, {"type": "undo"}):
                answer = await other.ask(**ask, **stale)
                assert answer["trouble"]["code"] == "stale-moment"
            async with Player(other.client, other.table) as second:
                assert second.seen == other.seen
        dam.is_open = True
        await chooser.hear_all()


@pytest.mark.anyio
async def test_the_metrics_do_not_tell_of_a_choice(server: Running) -> None:
    # Tables that earlier tests left are put away while this one goes on.
    goes_by_itself = ("_request", "_created", "samobranka_tables ")

    def counted() -> list[str]:
        with server.client() as client:
            lines = client.get("/metrics").text.splitlines()
        return [line for line in lines if not any(word in line for word in goes_by_itself)]

    async with AsyncExitStack() as stack:
        chooser, other, _ = await seated(stack, server, 2)
        before = await asyncio.to_thread(counted)
        await chooser.ask(type="act", action=chooser.offers[0]["action"], **chooser.place)
        await chooser.hear_all()
        if chooser.seen is not None and chooser.seen.get("can_undo"):
            await chooser.ask(type="undo", **chooser.place)
            await chooser.hear_all()
            await chooser.act()
        assert await asyncio.to_thread(counted) == before
        await other.act()
        assert await asyncio.to_thread(counted) != before, "settled, it is counted"


@pytest.mark.anyio
async def test_a_plea_does_not_fall_by_a_choice(server: Running) -> None:
    async with AsyncExitStack() as stack:
        one, two, watcher = await seated(stack, server, 2)
        for player in (one, two):
            await player.act()
        await asyncio.gather(*(player.hear_all() for player in (one, two)))
        await one.ask(type="undo", **one.place)
        await watcher.until(lambda: watcher.plea is not None)
        heard = len(watcher.messages)
        await one.act()
        await two.hear_all()
        await watcher.hear_all()
        assert "plea" not in {message["type"] for message in watcher.messages[heard:]}
        assert (await two.ask(type="consent", seat=one.you, yes=True))["type"] == "done"
        await watcher.until(lambda: watcher.messages[-1].get("granted") is True)
        await one.hear_all()
        assert one.offers, "its choice went with the question"


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
