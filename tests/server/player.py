"""A client that plays: keeps what it is told as a browser would, seals chance, and acts at random."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection

from samobranka.core import chance
from tests.server.conftest import PATIENCE, Client

Json = dict[str, Any]


class Player:
    """Somebody at a table's socket. `messages` is all that was heard, in order."""

    def __init__(self, client: Client, table: str, seed: int = 0) -> None:
        self.client = client
        self.table = table
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.story: list[Json] = []
        self.seen: Json | None = None
        self.info: Json = {}
        self.result: Json | None = None
        self.plea: Json | None = None
        self.you: int | None = None
        self.acted: list[tuple[int, Json]] = []
        """(own count, action) of every action that was acknowledged."""
        self.contribution = random.Random(f"{table} {seed}").randbytes(32)
        self._random = random.Random(seed)
        self._socket: ClientConnection | None = None
        self._asked = 0
        self._sealed: set[str] = set()

    async def __aenter__(self) -> Player:
        self._socket = await self.client.connect(self.table).__aenter__()
        await self.until(lambda: bool(self.info))
        return self

    async def __aexit__(self, *gone: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    # ------------------------------------------------------------ hearing

    async def hear(self) -> Json:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE):  # wait_for may swallow a cancellation
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.messages.append(message)
        self._take_in(message)
        await self._seal(message.get("sealing"))
        return message

    def _take_in(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.you, self.info = message["you"], message["table"]
                self.seen, self.story = message.get("seen"), message.get("story", [])
                self.result, self.plea = message.get("result"), message.get("plea")
            case "told":
                assert message["keep"] <= len(self.story)
                self.story = [*self.story[: message["keep"]], *message["lines"]]
                self.seen, self.result = message["seen"], message.get("result")
            case "table":
                self.info = message["table"]
            case "plea":
                self.plea = message.get("plea")

    async def _seal(self, sealing: Json | None) -> None:
        """Does its part in sealing chance, as a browser does by itself."""
        if sealing is None or self.you is None or sealing["seal"] + sealing["step"] in self._sealed:
            return
        self._sealed.add(sealing["seal"] + sealing["step"])
        if sealing["step"] == "commit":
            commit = chance.commit_of(self.contribution).hex()
            await self.say(type="commit", commit=commit)
        elif str(self.you) in sealing["commits"]:
            await self.say(type="open", contribution=self.contribution.hex())

    async def until(self, condition: Any) -> None:
        """Listens until something is so."""
        while not condition():
            await self.hear()

    # ------------------------------------------------------------ saying

    async def say(self, **message: Any) -> int:
        """Says something; returns the number it asked with."""
        self._asked += 1
        await self.socket.send(json.dumps({"ask": self._asked, **message}))
        return self._asked

    async def ask(self, **message: Any) -> Json:
        """Says something and listens until it is answered."""
        asked = await self.say(**message)
        while True:
            heard = await self.hear()
            if heard.get("ask") == asked:
                return heard

    async def hear_all(self) -> None:
        """Is told everything anew, and so hears all that was on its way."""
        asked = await self.say(type="sync")
        while True:
            heard = await self.hear()
            if heard["type"] == "welcome" and heard.get("ask") == asked:
                return

    @property
    def offers(self) -> list[Json]:
        """What may be done now."""
        return self.seen.get("offers", []) if self.seen is not None else []

    @property
    def place(self) -> Json:
        """What an answer is for."""
        assert self.seen is not None
        return {"moment": self.seen["moment"], "own": self.seen.get("own", 0)}

    async def act(self, action: Json | None = None) -> Json:
        """Acts, at random if not told how; what was answered. An offer to trade is one deed."""
        chosen = action or self._random.choice(self.offers)["action"]
        then = self._swap() if chosen == {"kind": "offer"} and action is None else []
        place, more = self.place, {"then": then} if then else {}
        answer = await self.ask(type="act", action=chosen, **more, **place)
        if answer["type"] == "done":
            self.acted += enumerate([chosen, *then], start=place["own"])
            await self.until(lambda: (self.seen or {}).get("own", 0) > place["own"])
        return answer

    def _swap(self) -> list[Json]:
        """A card of the hand for another, proposed; perhaps nobody has that one."""
        assert self.seen is not None
        held = sorted(self.seen["view"]["hand"])
        give, ask = self._random.choice(held), self._random.choice(["brick", "ore", "wool"])
        said = [{"kind": "give", "resource": give}, {"kind": "ask", "resource": ask}]
        return [*said, {"kind": "propose"}]

    async def play_out(self, plies: int = 100_000) -> None:
        """Plays on, at random, until the match is over or it has acted so often."""
        done = 0
        while self.result is None and done < plies:
            if self.offers:
                await self.act()
                done += 1
            else:
                await self.hear()
