"""Tables over real sockets: laying one, sitting down, sealing chance, playing, coming and going."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from samobranka.bots.thought import Opinion, Thought
from samobranka.core import chance
from samobranka.core.game import Game
from samobranka.core.match import decode, verify
from samobranka.core.registry import meta_of
from samobranka.server import playing
from samobranka.server.bots import BotDied
from samobranka.server.floor import clock_time
from samobranka.server.listing import options_of
from samobranka.store.rows import TableRow
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Json, Player
from tests.template.house import loaded

BOTS = [{"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("tables"), bot_pace=0, dev=True)) as running:
        yield running


def lay(client: Client, *seats: str, **more: Any) -> Json:
    """Lays a table; a seat is `me`, `open` or a bot's name."""
    kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}}
    asked = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
    answer = client.post("/api/tables", json={"game": "master_elf", "seats": asked, **more})
    table: Json = answer.raise_for_status().json()
    return table


Guests = Callable[[int], list[Client]]


@pytest.fixture
def guests(server: Running) -> Iterator[Guests]:
    """As many browsers of guests as a test asks for."""
    with ExitStack() as stack:

        def come(count: int) -> list[Client]:
            browsers = [stack.enter_context(server.client()) for _ in range(count)]
            for browser in browsers:
                browser.guest()
            return browsers

        yield come


async def begin(stack: AsyncExitStack, clients: list[Client], table: str) -> list[Player]:
    """All sit down (the first does already), and the host starts."""
    for client in clients[1:]:
        client.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    players = [
        await stack.enter_async_context(Player(client, table, seed))
        for seed, client in enumerate(clients)
    ]
    started = asyncio.create_task(asyncio.to_thread(start, clients[0], table))
    await asyncio.gather(*(player.until(lambda p=player: p.seen is not None) for player in players))
    await started
    return players


def start(host: Client, table: str) -> None:
    """The host starts."""
    host.post(f"/api/tables/{table}/start").raise_for_status()


# ---------------------------------------------------------------- before the start


def test_a_table_is_laid_and_listed(server: Running, guests: Guests) -> None:
    host, other = guests(2)
    table = lay(host, "me", "open", "greedy", clock={"kind": "live", "minutes": 5, "increment": 3})
    assert table["status"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert len(table["seal"]) == 64
    assert table["hints"] is False, "two people may play: no hints by default"
    listed = other.get("/api/lobby").json()["open"]
    assert table["id"] in [row["id"] for row in listed]
    mine = host.get("/api/me/tables").json()["tables"]
    assert [row["table"]["id"] for row in mine] == [table["id"]]


def test_a_table_by_invitation_is_not_listed(server: Running, guests: Guests) -> None:
    host, other = guests(2)
    table = lay(host, "me", "open", public=False)
    assert table["id"] not in [row["id"] for row in other.get("/api/lobby").json()["open"]]
    assert other.get(f"/api/tables/{table['id']}").json()["id"] == table["id"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "nothing", "seats": [{"kind": "person"}]}, "unknown-game"),
        ({"game": "master_elf", "seats": [{"kind": "person"}]}, "bad-seats"),
        ({"game": "master_elf", "seats": [{"kind": "person"}] * 2}, "bad-seating"),
        ({"game": "master_elf", "seats": [{"kind": "bot", "bot": "x"}] * 2}, "unknown-bot"),
        ({"game": "master_elf", "seats": BOTS, "options": {"x": "y"}}, "unknown-option"),
        ({"game": "master_elf", "seats": BOTS, "more": 1}, "malformed-message"),
    ],
)
def test_a_table_that_cannot_be(server: Running, guests: Guests, asked: Json, code: str) -> None:
    status, trouble = guests(1)[0].trouble("POST", "/api/tables", json=asked)
    assert (status // 100, trouble["code"]) == (4, code)


def test_sitting_down_and_getting_up(server: Running, guests: Guests) -> None:
    host, ann, bob = guests(3)
    path = f"/api/tables/{lay(host, 'me', 'open', 'open')['id']}"
    assert ann.post(f"{path}/sit", json={"seat": 2}).json()["seats"][2]["kind"] == "person"
    assert ann.trouble("POST", f"{path}/sit", json={})[1]["code"] == "already-seated"
    assert bob.trouble("POST", f"{path}/sit", json={"seat": 2})[1]["code"] == "seat-not-open"
    assert bob.trouble("POST", f"{path}/sit", json={"seat": 9})[1]["code"] == "seat-not-open"
    assert bob.trouble("POST", f"{path}/start")[1]["code"] == "not-host"
    assert host.trouble("POST", f"{path}/start")[1]["code"] == "seats-open"
    assert bob.trouble("POST", f"{path}/leave")[1]["code"] == "not-seated"
    left = host.post(f"{path}/leave").json()
    assert left["host"] == ann.get("/api/me").json()["id"], "the next person is the host"
    ann.post(f"{path}/leave").raise_for_status()
    assert path.rsplit("/", 1)[1] not in str(bob.get("/api/lobby").json())


def test_a_host_who_does_not_sit_can_close_the_table(server: Running, guests: Guests) -> None:
    host, ann = guests(2)
    path = f"/api/tables/{lay(host, 'open', 'greedy')['id']}"
    assert ann.trouble("POST", f"{path}/leave")[1]["code"] == "not-seated"
    assert host.post(f"{path}/leave").json()["status"] == "closed"
    assert host.trouble("GET", path)[0] == 404
    other = f"/api/tables/{lay(host, 'open', 'open')['id']}"
    ann.post(f"{other}/sit", json={}).raise_for_status()
    left = host.post(f"{other}/leave").json()
    assert (left["status"], left["host"]) == ("open", ann.get("/api/me").json()["id"])


@pytest.mark.parametrize("id", ["%00", "a%00b", "..", "%F0%9F%92%A9"])
def test_a_table_of_no_possible_name(server: Running, guests: Guests, id: str) -> None:
    (client,) = guests(1)

    async def refused() -> str:
        async with client.connect(id) as socket:
            return str(json.loads(await socket.recv())["trouble"]["code"])

    if id != "..":
        assert asyncio.run(refused()) == "no-such-table"
    assert client.get(f"/api/tables/{id}").status_code in (400, 404)


def test_the_host_sets_seats(server: Running, guests: Guests) -> None:
    host, ann = guests(2)
    path = f"/api/tables/{lay(host, 'me', 'open')['id']}"
    ann.post(f"{path}/sit", json={}).raise_for_status()
    with_bot = host.post(f"{path}/seat", json={"seat": 1, "kind": "bot", "bot": "greedy"}).json()
    assert with_bot["seats"][1] == {"kind": "bot", "bot": "greedy"}
    assert ann.trouble("POST", f"{path}/leave")[1]["code"] == "not-seated"
    assert ann.trouble("POST", f"{path}/seat", json={"seat": 1, "kind": "open"})[0] == 403
    own_seat = {"seat": 0, "kind": "open"}
    assert host.trouble("POST", f"{path}/seat", json=own_seat)[1]["code"] == "seat-not-open"


def test_everybody_chooses_a_colour_and_the_host_who_starts(
    server: Running, guests: Guests
) -> None:
    host, ann = guests(2)
    table = lay(host, "me", "open", "greedy")
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/sit", json={}).raise_for_status()
    for client, seat, colour in ((host, 0, 4), (ann, 1, 7), (host, 2, 0)):
        client.post(f"{path}/colour", json={"seat": seat, "colour": colour}).raise_for_status()
    for client, asked, fault in (
        (ann, {"seat": 0, "colour": 5}, "not-host"),
        (host, {"seat": 1, "colour": 5}, "seat-not-open"),
        (host, {"seat": 9, "colour": 5}, "seat-not-open"),
        (ann, {"seat": 1, "colour": 4}, "bad-seating"),
        (ann, {"seat": 1, "colour": 10}, "malformed-message"),
    ):
        assert client.trouble("POST", f"{path}/colour", json=asked)[1]["code"] == fault
    assert ann.trouble("POST", f"{path}/order", json={"seat": 1, "to": 0})[1]["code"] == "not-host"
    moved = host.post(f"{path}/order", json={"seat": 2, "to": 0}).json()["seats"]
    assert [seat.get("bot", "") for seat in moved] == ["greedy", "", ""]
    assert [seat["colour"] for seat in moved] == [0, 4, 7]
    ann.post(f"{path}/leave").raise_for_status()
    assert "colour" not in host.get(path).json()["seats"][2]


def test_colours_and_order_that_cannot_be(server: Running, guests: Guests) -> None:
    (host,) = guests(1)
    twice = [{"kind": "person", "colour": 3}, *[{"kind": "bot", "bot": "greedy", "colour": 3}] * 2]
    asked = {"game": "master_elf", "seats": twice}
    assert host.trouble("POST", "/api/tables", json=asked)[1]["code"] == "bad-seating"
    path = f"/api/tables/{lay(host, 'me', 'open', order='random')['id']}"
    told = host.trouble("POST", f"{path}/order", json={"seat": 1, "to": 0})
    assert told[1]["code"] == "bad-seating"


def test_all_options_are_told_unless_the_game_is_gone() -> None:
    facts: Json = {"rules_version": 1, "data_digest": "", "seats": [], "host": "ann", "created": 1}
    chosen = TableRow(id="t", game="catan", options={"trade": "no"}, **facts)
    told = options_of(chosen)
    assert told["trade"] == "no"
    assert set(told) == {option.id for option in meta_of("catan").options}
    assert options_of(replace(chosen, game="gone")) == {"trade": "no"}


# ---------------------------------------------------------------- a whole match


@pytest.mark.anyio
async def test_a_whole_match_of_three_people(server: Running, guests: Guests) -> None:
    clients = guests(3)
    table = lay(clients[0], "me", "open", "open", order="random")["id"]
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients, table)
        await asyncio.gather(*(player.play_out() for player in players))
        assert len({json.dumps(player.result) for player in players}) == 1
        assert sorted(player.you for player in players if player.you is not None) == [0, 1, 2]
    found = decode(clients[1].get(f"/api/tables/{table}/file").content)
    match = verify(found)
    assert match.is_over
    given = {player.you: player.contribution.hex() for player in players}
    assert found.contributions == given, "everybody's contribution is in the seed"
    for player in players:
        log = [e for e in found.entries if getattr(e, "seat", None) == player.you]
        said = [json.loads(bytes(entry.action)) for entry in log]  # type: ignore[union-attr]
        assert said == [action for _, action in player.acted]
    assert players[0].info["seal"] == found.seal


def test_a_hint_tells_three_that_were_tried_often_and_always_the_best() -> None:
    def told(iterations: int, *shares: float) -> list[int]:
        opinions = [Opinion(action, 0.5, share) for action, share in enumerate(shares)]
        thought = Thought(opinions, [0.5, 0.5], iterations)
        return [opinion.action for opinion in playing.worth_telling(thought)]

    assert told(10_000, 0.99, 0.005, 0.003, 0.002) == [0, 1, 2]
    assert told(10_000, 0.9975, 0.002, 0.0005) == [0, 1]
    assert told(40, 0.8, 0.15, 0.05) == [0]
    assert told(150, 0.04, 0.04, 0.03, 0.01) == [0, 1, 2], "as good a guess as the best"
    assert told(1, 0.0, 0.0, 0.0) == [0], "nothing was tried"


@pytest.mark.anyio
async def test_alone_against_bots_with_hint_undo_and_why(server: Running, guests: Guests) -> None:
    (client,) = guests(1)
    table = lay(client, "me", "uniform", "greedy")["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table)
        assert me.info["hints"] is True, "alone among bots hints are allowed"
        hint = await me.ask(type="hint")
        assert hint["offers"][0]["action"] in [offer["action"] for offer in me.offers]
        allowed = await me.ask(type="why", action=me.offers[0]["action"])
        assert "trouble" not in allowed
        forbidden = await me.ask(type="why", action={"kind": "no_gift"})
        assert forbidden["trouble"]["code"] == "illegal-action"
        assert forbidden["trouble"]["rule"]
        before = me.seen
        await me.act(me.offers[0]["action"])
        assert me.seen is not None
        assert me.seen["can_undo"] is True
        assert (await me.ask(type="undo", **me.place))["type"] == "done"
        await me.until(lambda: me.place["own"] == 2)
        assert before is not None
        assert me.seen["view"] == before["view"]
        await me.play_out()
        assert me.result is not None
    file = client.get(f"/api/tables/{table}/file").content
    assert verify(decode(file)).is_over


@pytest.mark.anyio
async def test_undo_that_others_must_allow(server: Running, guests: Guests) -> None:
    clients = guests(2)
    table = lay(clients[0], "me", "open")["id"]
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients, table)
        first = next(player for player in players if player.offers)
        other = next(player for player in players if player is not first)
        while first.seen is not None and first.seen.get("can_undo", first.place["own"] == 0):
            await first.act()
        await other.until(lambda: other.seen is not None and bool(other.story))
        assert (await first.ask(type="undo", **first.place))["type"] == "done"
        await other.until(lambda: other.plea is not None)
        assert other.plea is not None
        deed = other.story[-1]["events"][0]
        assert other.plea["deed"]["kind"] == deed["kind"], "it is named as all were told it"
        twice = await first.ask(type="undo", **first.place)
        assert twice["trouble"]["code"] == "undo-refused"
        own = first.place["own"]
        assert (await other.ask(type="consent", seat=first.you, yes=True))["type"] == "done"
        await first.until(lambda: first.place["own"] == own + 1)
        await other.until(lambda: other.story[-1]["events"][0]["kind"] == "seat_took_back")
        line = other.story[-1]["events"][0]
        assert (line["seat"], line["consent"]) == (first.you, True)
        assert line["deed"]["kind"] == deed["kind"]
        assert [m for m in other.messages if m["type"] == "told" and "undone_by" in m]
        while first.seen is not None and (first.offers or not first.place["own"]):
            await first.act()
            if not first.seen.get("can_undo", True):
                break
        await first.ask(type="undo", **first.place)
        await other.until(lambda: other.plea is not None)
        assert (await other.ask(type="consent", seat=first.you, yes=False))["type"] == "done"
        await first.until(lambda: first.plea is None)
        denied = await first.ask(type="undo", **first.place)
        assert denied["trouble"]["code"] == "undo-refused", "nobody is asked twice at one moment"
        again = await other.ask(type="consent", seat=first.you, yes=True)
        assert again["trouble"]["code"] == "no-plea"


# ---------------------------------------------------------------- messages out of place


@pytest.mark.anyio
async def test_what_is_stale_or_foreign_is_refused(server: Running, guests: Guests) -> None:
    clients = guests(3)
    table = lay(clients[0], "me", "open")["id"]
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients[:2], table)
        mover = next(player for player in players if player.offers)
        waiting = next(player for player in players if player is not mover)
        watcher = await stack.enter_async_context(Player(clients[2], table))
        action, place = mover.offers[0]["action"], mover.place
        assert watcher.you is None
        foreign = await watcher.ask(type="act", action=action, **place)
        assert foreign["trouble"]["code"] == "not-seated"
        early = await waiting.ask(type="act", action=action, **place)
        assert early["trouble"]["code"] == "not-your-turn"
        await mover.act(action)
        heard = len(mover.messages)
        twice = await mover.ask(type="act", action=action, **place)
        assert twice["trouble"]["code"] == "stale-moment"
        await mover.until(lambda: any(m["type"] == "welcome" for m in mover.messages[heard:]))
        log = clients[0].get(f"/api/tables/{table}/replay").json()["steps"]
        assert len(log) <= 2, "it counted once"


PRINTED = {"layout": "beginner", "start": "printed", "helpers": "no"}
DEED = [{"kind": "give", "resource": "brick"}, {"kind": "ask", "resource": "grain"}]


async def at_trade(stack: AsyncExitStack, guests: Guests) -> tuple[Player, Player]:
    """A table of Catan where the first to act has rolled, holds brick, and others hold grain."""
    for _ in range(40):
        clients = guests(2)
        table = lay(clients[0], "me", "open", "uniform", game="catan", options=PRINTED)["id"]
        players = await begin(stack, clients, table)
        me = next((player for player in players if player.offers), None)
        if me is not None:
            await me.act({"kind": "roll"})
            view = me.seen["view"] if me.seen else {}
            if view["phase"] == "acting" and view["hand"].get("brick"):
                return me, next(player for player in players if player is not me)
    raise AssertionError("no such roll in forty tables")


@pytest.mark.anyio
async def test_a_deed_is_told_once_and_taken_back_as_one(server: Running, guests: Guests) -> None:
    async with AsyncExitStack() as stack:
        me, other = await at_trade(stack, guests)
        await other.until(lambda: (other.seen or {})["view"]["phase"] == "acting")
        place, before, heard = me.place, me.seen, len(other.messages)
        offer = {"type": "act", "action": {"kind": "offer"}}
        half = await me.ask(**offer, then=[*DEED[:1], {"kind": "propose"}], **place)
        assert half["trouble"]["code"] == "illegal-action"
        assert (me.seen, me.place) == (before, place), "nothing of it was done"
        mute = await me.ask(
            **offer, then=[*DEED, {"kind": "propose"}, {"kind": "decline"}], **place
        )
        assert mute["trouble"]["code"] == "stale-moment"
        done = await me.ask(**offer, then=[*DEED, {"kind": "propose"}], **place)
        assert done["type"] == "done"
        await other.until(lambda: bool(other.offers))
        told = [message for message in other.messages[heard:] if message["type"] == "told"]
        assert [line["events"][0]["kind"] for message in told for line in message["lines"]] == [
            "proposed"
        ]
        assert me.place["own"] == place["own"] + 4
        await me.ask(type="undo", **me.place)
        assert me.seen is not None
        assert before is not None
        assert me.seen["view"] == before["view"]


@pytest.mark.anyio
async def test_a_spectator_sees_no_hand(server: Running, guests: Guests) -> None:
    clients = guests(2)
    table = lay(clients[0], "me", "uniform")["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, clients[:1], table)
        watcher = await stack.enter_async_context(Player(clients[1], table))
        nobody = stack.enter_context(server.client())
        stranger = await stack.enter_async_context(Player(nobody, table))
        for other in (watcher, stranger):
            assert other.seen is not None
            assert other.seen["view"]["hand"] is None
            assert other.offers == []
        assert me.seen is not None
        assert me.seen["view"]["hand"] is not None


@pytest.mark.anyio
async def test_several_tabs_and_coming_back(server: Running, guests: Guests) -> None:
    (client,) = guests(1)
    table = lay(client, "me", "uniform", "uniform")["id"]
    async with AsyncExitStack() as stack:
        (first,) = await begin(stack, [client], table)
        async with Player(client, table, 1) as second:
            assert second.seen == first.seen
            await second.act()
            await first.until(lambda: first.place == second.place)
        await first.until(lambda: bool(first.offers))
        await first.act()
        assert first.info["seats"][0]["present"] is True
        await first.play_out(3)
        story = first.story
    async with Player(client, table) as again:
        assert again.seen == first.seen or again.seen is not None
        assert again.story[: len(story)] == story
        await again.play_out()


@pytest.mark.anyio
async def test_chat_is_told_and_kept(server: Running, guests: Guests) -> None:
    clients = guests(3)
    table = lay(clients[0], "me", "open")["id"]
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients[:2], table)
        assert (await players[0].ask(type="chat", text="  всем   привет "))["type"] == "done"
        await players[1].until(lambda: players[1].messages[-1]["type"] == "chat")
        assert players[1].messages[-1]["line"]["text"] == "всем привет"
        watcher = await stack.enter_async_context(Player(clients[2], table))
        assert watcher.messages[0]["chat"][0]["text"] == "всем привет"
        mute = await watcher.ask(type="chat", text="hello")
        assert mute["trouble"]["code"] == "not-seated"
        long = await players[0].ask(type="chat", text="ы" * 301)
        assert long["trouble"]["code"] == "malformed-message"


# ---------------------------------------------------------------- coming and going


@pytest.fixture
def short_game(tmp_path: Path) -> Iterator[Game]:
    """The template's game: a match of it is over after a dozen actions."""
    with loaded("turnip_tables", tmp_path) as game:
        yield game


@pytest.mark.anyio
async def test_resigning_leaves_the_seat_to_a_bot(
    server: Running, guests: Guests, short_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "STAND_IN", "uniform")  # bots' processes do not know the game
    clients = guests(2)
    table = lay(clients[0], "me", "open", "uniform", game=short_game.id)["id"]
    async with AsyncExitStack() as stack:
        quitter, stayer = await begin(stack, clients, table)
        assert (await quitter.ask(type="resign"))["type"] == "done"
        assert (await quitter.ask(type="return"))["trouble"]["code"] == "no-return"
        assert (await quitter.ask(type="resign"))["trouble"]["code"] == "bot-plays"
        await stayer.play_out()
        assert stayer.result is not None
        assert stayer.result["ranks"][quitter.you or 0] == 3
        kinds = [event["kind"] for line in stayer.story for event in line["events"]]
        assert {"seat_resigned", "seat_taken"} <= set(kinds)


@pytest.mark.anyio
async def test_claiming_the_seat_of_who_is_gone(
    server: Running, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = guests(2)
    table = lay(clients[0], "me", "open")["id"]
    async with AsyncExitStack() as stack:
        gone, stayer = await begin(stack, clients, table)
        here = await stayer.ask(type="claim", seat=gone.you)
        assert here["trouble"]["code"] == "claim-refused"
        await gone.socket.close()
        await stayer.until(lambda: not stayer.info["seats"][gone.you or 0].get("present"))
        soon = await stayer.ask(type="claim", seat=gone.you)
        assert "two minutes" in soon["trouble"]["text"]
        monkeypatch.setattr(playing, "CLAIM_AFTER", 0)
        assert (await stayer.ask(type="claim", seat=gone.you))["type"] == "done"
        async with Player(clients[0], table) as back:
            assert back.info["seats"][gone.you or 0]["bot"]
            away = await back.ask(type="undo", moment=0, own=0)
            assert away["trouble"]["code"] == "bot-plays"
            assert (await back.ask(type="return"))["type"] == "done"
            await back.until(lambda: "bot" not in back.info["seats"][gone.you or 0])
            await asyncio.gather(back.play_out(), stayer.play_out())
        assert stayer.result == back.result


# ---------------------------------------------------------------- afterwards


@pytest.mark.anyio
async def test_replay_rematch_and_going_on(server: Running, guests: Guests) -> None:
    clients = guests(3)
    table = lay(clients[0], "me", "open")["id"]
    path = f"/api/tables/{table}"
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients[:2], table)
        asked = {"ply": 3, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}]}
        assert clients[0].trouble("GET", f"{path}/file")[1]["code"] == "not-over"
        assert clients[0].trouble("POST", f"{path}/rematch")[1]["code"] == "not-over"
        assert clients[0].trouble("POST", f"{path}/go_on", json=asked)[1]["code"] == "not-over"
        mine = clients[0].get(f"{path}/replay?seat=1").json()
        assert mine["audience"] == players[0].you, "while it is played, only with one's own eyes"
        await asyncio.gather(*(player.play_out() for player in players))
    watched = clients[2].get(f"{path}/replay?seat=1").json()
    assert watched["audience"] == 1
    assert watched["result"] == players[0].result
    assert watched["steps"][-1]["view"]["hand"] is not None
    assert clients[2].trouble("GET", f"{path}/replay?seat=7")[1]["code"] == "unknown-seat"
    again = clients[1].post(f"{path}/rematch").raise_for_status().json()
    assert clients[0].post(f"{path}/rematch").json()["id"] == again["id"]
    assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]
    clients[1].post(f"/api/tables/{again['id']}/leave").raise_for_status()
    third = clients[0].post(f"{path}/rematch").raise_for_status().json()
    assert third["id"] != again["id"], "a rematch that all have left is laid anew"
    assert clients[1].post(f"{path}/rematch").json()["id"] == third["id"]
    await go_on(clients[0], path, asked, watched)


async def go_on(client: Client, path: str, asked: Json, watched: Json) -> None:
    """A new table begins where the old match stood, and is verified like any other."""
    table = client.post(f"{path}/go_on", json=asked).raise_for_status().json()
    assert (table["origin"], table["origin_ply"]) == (path.rsplit("/", 1)[1], 3)
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table["id"])
        steps = client.get(f"/api/tables/{table['id']}/replay").json()["steps"]
        assert steps[3]["view"]["turn"] == watched["steps"][3]["view"]["turn"]
        await me.play_out()
    found = decode(client.get(f"/api/tables/{table['id']}/file").content)
    assert found.given == 4
    assert verify(found).is_over
    beyond = {**asked, "ply": 100_000}
    assert client.trouble("POST", f"{path}/go_on", json=beyond)[1]["code"] == "bad-ply"


def test_a_fuzz_file_opens_for_developers(server: Running, guests: Guests, tmp_path: Path) -> None:
    record = next(Path("tests/games/master_elf/records").glob("*.match.json"))
    (client,) = guests(1)
    opened = client.post(
        "/api/dev/replay", content=record.read_bytes(), headers={"Content-Type": "application/json"}
    )
    assert opened.raise_for_status().json()["steps"][-1]["ply"] > 10


@pytest.mark.anyio
async def test_who_does_not_open_is_left_out(
    server: Running, guests: Guests, monkeypatch: Any
) -> None:
    from samobranka.server import sealing, seating

    monkeypatch.setattr(sealing, "PATIENCE", 300)
    monkeypatch.setattr(seating, "PATIENCE", 300)
    clients = guests(2)
    table = lay(clients[0], "me", "open")["id"]
    clients[1].post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    async with Player(clients[0], table) as honest, clients[1].connect(table) as cheat:
        seals = [honest.info["seal"]]
        await asyncio.to_thread(start, clients[0], table)
        commit = chance.commit_of(b"x" * 32).hex()
        await cheat.send(json.dumps({"type": "commit", "commit": commit}))
        await honest.until(lambda: honest.seen is not None)
        seals.append(honest.info["seal"])
    assert seals[0] != seals[1], "the host drew a new secret"
    row = server.app.state.house.hall.live
    contributions = next(live.row.contributions for live in row if live.row.id == table)
    assert list(contributions) == [honest.you]


# ---------------------------------------------------------------- games


def test_games_with_their_words_components_and_rules(client: Client) -> None:
    for game in client.get("/api/games").raise_for_status().json():
        path = f"/api/games/{game['id']}"
        assert client.get(f"{path}/components").raise_for_status().json()
        for language in ("ru", "en"):
            words = client.get(f"{path}/words/{language}").raise_for_status().json()
            assert words["fluent"][0]
            assert words["grammar"]["action"]
            rules = client.get(f"{path}/rules/{language}").raise_for_status()
            assert "**1.1**" in rules.text
    for unknown in ("nothing", "nothing@1-ab", "catan@999-ab", "catan@2-ab"):
        for what in ("components", "words/en"):
            assert client.trouble("GET", f"/api/games/{unknown}/{what}")[0] in (404, 409), unknown
    assert client.trouble("GET", "/api/games/master_elf/words/de")[0] in (400, 404)


# ---------------------------------------------------------------- what the server does by itself


@pytest.mark.anyio
async def test_a_stale_action_is_answered_by_one_welcome(server: Running, guests: Guests) -> None:
    (client,) = guests(1)
    table = lay(client, "me", "uniform")["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table)
        await me.play_out(2)
        await me.until(lambda: bool(me.offers))
        await me.hear_all()
        heard = len(me.messages)
        await me.say(type="act", action=me.offers[0]["action"], moment=0, own=0)
        await me.ask(type="ping")
        kinds = [message["type"] for message in me.messages[heard:]]
        assert [kind for kind in kinds if kind != "done"] == ["refused", "welcome", "pong"]


@pytest.mark.anyio
@pytest.mark.parametrize("at_timeout", ["bot", "last"])
async def test_whose_time_is_up(server: Running, guests: Guests, at_timeout: str) -> None:
    clients = guests(2)
    live = {"kind": "live", "minutes": 1, "increment": 0}
    table = lay(clients[0], "me", "open", clock=live, at_timeout=at_timeout)["id"]
    floor = server.app.state.house.hall.floor
    async with AsyncExitStack() as stack:
        players = await begin(stack, clients, table)
        late = next(player for player in players if player.offers)
        other = next(player for player in players if player is not late)
        object.__setattr__(floor, "now", lambda: clock_time() + 61_000)
        try:
            await other.until(lambda: "seat_timed_out" in json.dumps(other.story))
        finally:
            object.__setattr__(floor, "now", clock_time)
        assert other.info["seats"][late.you or 0]["bot"]
        answer = await late.ask(type="return")
        if at_timeout == "last":
            assert answer["trouble"]["code"] == "no-return"
            assert other.info["seats"][late.you or 0]["timed_out"] is True
        else:
            assert answer["type"] == "done"


@pytest.mark.anyio
async def test_a_bot_that_dies_is_replaced(
    server: Running, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*thought: object) -> list[int]:
        raise BotDied("in a test")

    pool = server.app.state.house.hall.floor.pool
    monkeypatch.setattr(pool, "do", dies)
    (client,) = guests(1)
    table = lay(client, "me", "greedy")["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table)
        await me.play_out(8)
        await me.until(lambda: me.info["seats"][1]["bot"] == "uniform")
        await me.play_out(3)
