"""A live table of a server: the same socket that browsers use, with a token or only to watch."""

from __future__ import annotations

import asyncio
import math
import re
import secrets
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, get_type_hints

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from samobranka.cli.faults import (
    CannotReach,
    NoSeatOpen,
    NoTableThere,
    OtherVersion,
    ServerSays,
    UnknownToken,
)
from samobranka.cli.telling import Teller, printable
from samobranka.cli.terminal.sitting import (
    ACT,
    CHAT,
    COACH,
    HINT,
    LIVE,
    UNDO,
    WHY,
    Glance,
    Turn,
    Way,
)
from samobranka.core import chance, registry
from samobranka.core.actions import Action, gathered, tell
from samobranka.core.faults import Fault
from samobranka.core.game import Game, ScoreLine
from samobranka.core.match import Outcome
from samobranka.core.words import Words, message_id, words_for
from samobranka.server import protocol
from samobranka.server.protocol import Line, Sealing, SeatInfo, TableInfo, UndoPlea
from samobranka.server.schema import events_of, prompts_of, union_of

ADDRESS = re.compile(r"(https?://[^/?#]+)/table/([0-9a-z]{4,40})/?(?:[?#].*)?")
"""A table's address, as the browser shows it."""
AGAIN_AFTER = 2.0
"""Seconds before a lost connection is tried again."""
COACH_LOOK = 1.0
PATIENCE = 20.0
"""Seconds for an answer."""


class Afar:
    """Sits at a table of a server; `reach` makes it."""

    can = frozenset({ACT, UNDO, HINT, WHY, CHAT, COACH, LIVE})
    seal = ""

    def __init__(self, base: str, id: str, token: str, welcome: TableInfo, language: str) -> None:
        self.base, self.id, self.token, self.language = base, id, token, language
        self.table = welcome
        self.game: Game = registry.game(welcome.game)
        self.words: Words = words_for(language, welcome.game, "samobranka.cli")
        self.you: int | None = None
        self.said: Sequence[str] = ()
        self.plea: UndoPlea | None = None
        self._is_denied = False
        """Whether the others have just refused to let something be taken back."""
        self._clocks: list[protocol.ClockFace] = []
        self._heard = 0.0
        """When the clocks were told."""
        self._fault: Fault | None = None
        self._seen: protocol.Seen | None = None
        self._story: list[Line] = []
        self._result: protocol.Result | None = None
        self._contribution = secrets.token_bytes(32)
        self._sealed: set[tuple[str, str]] = set()
        self._socket: ClientConnection | None = None
        self._asked = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._is_lost = False
        self._changed: Callable[[], None] = lambda: None
        self.glance = self._look()

    # ------------------------------------------------------------ coming and going

    async def begin(self, changed: Callable[[], None]) -> None:
        """Sits down where a seat is open, and listens from then on."""
        self._changed = changed
        welcomed = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(welcomed))
        try:
            async with asyncio.timeout(PATIENCE):
                await welcomed.wait()
        except TimeoutError:
            raise CannotReach(url=self.base) from None
        if self._fault is not None:
            raise self._fault
        if self.token and self.you is None and self.table.status == "open":
            if not any(seat.kind == "open" for seat in self.table.seats):
                raise NoSeatOpen
            await asyncio.to_thread(self._sit)

    def _sit(self) -> None:
        answer = httpx.post(
            f"{self.base}/api/tables/{self.id}/sit",
            json={},
            headers=self._headers,
            timeout=PATIENCE,
        )
        if answer.is_error:
            raise ServerSays(text=trouble_in(answer))

    @property
    def _headers(self) -> dict[str, str]:
        who = bearer(self.token) or {"Origin": self.base}
        return {"Accept-Language": self.language} | who

    async def _listen(self, welcomed: asyncio.Event) -> None:
        """Hears everything; a connection that is lost is tried again."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        while True:
            try:
                async with connect(address, additional_headers=self._headers) as socket:
                    self._socket, self._is_lost = socket, False
                    async for text in socket:
                        await self._take_in(msgspec.json.decode(text, type=protocol.ServerMessage))
                        welcomed.set()
            except (OSError, WebSocketException):
                pass
            except msgspec.ValidationError:
                self._fault = OtherVersion(url=self.base)
                welcomed.set()
                self._changed()
                return
            self._is_lost = True
            self._show()
            await asyncio.sleep(AGAIN_AFTER)

    async def leave(self) -> None:
        """Closes the connection; the seat stays one's own."""
        if self._listening is not None:
            self._listening.cancel()
        if self._socket is not None:
            await self._socket.close()

    # ------------------------------------------------------------ hearing

    async def _take_in(self, message: Any) -> None:
        match message:
            case protocol.Welcome():
                self.you, self.table, self._seen = message.you, message.table, message.seen
                self._story, self._result = list(message.story), message.result
                self.said = [self._spoken(line) for line in message.chat]
                self.plea = message.plea
                self._hear_clocks(message.clocks)
                await self._seal(message.sealing)
            case protocol.Told():
                self._story = [*self._story[: message.keep], *message.lines]
                self._seen, self._result = message.seen, message.result
                self._is_denied = False
                self._hear_clocks(message.clocks)
            case protocol.TableTold():
                self.table, self.you = message.table, message.you
            case protocol.SealingTold():
                await self._seal(message.sealing)
            case protocol.ChatTold():
                self.said = [*self.said, self._spoken(message.line)]
            case protocol.PleaTold():
                self._is_denied = (
                    message.granted is False
                    and self.plea is not None
                    and self.plea.seat == self.you
                )
                self.plea = message.plea
        asked = getattr(message, "ask", None)
        if asked in self._answers:
            self._answers.pop(asked).set_result(message)
        self._show()

    def _hear_clocks(self, clocks: list[protocol.ClockFace]) -> None:
        self._clocks, self._heard = clocks, time.monotonic()

    @staticmethod
    def _spoken(line: protocol.ChatLine) -> str:
        return printable(f"{line.name}: {line.text}")

    async def _seal(self, sealing: Sealing | None) -> None:
        """Does one's part in sealing chance, as a browser does by itself."""
        if sealing is None or self.you is None or (sealing.seal, sealing.step) in self._sealed:
            return
        self._sealed.add((sealing.seal, sealing.step))
        if sealing.step == "commit":
            await self._send(protocol.Commit(commit=chance.commit_of(self._contribution).hex()))
        elif str(self.you) in sealing.commits:
            await self._send(protocol.Open(contribution=self._contribution.hex()))

    def _show(self) -> None:
        self.glance = self._look()
        self._changed()

    # ------------------------------------------------------------ seeing

    @cached_property
    def _types(self) -> tuple[Any, Any, Any]:
        """What views, prompts and events of this game are."""
        view = get_type_hints(self.game.view)["return"]
        events = union_of([*events_of(self.game), *protocol.TableEvents.__args__])
        return view, union_of(prompts_of(self.game)), events

    def _look(self) -> Glance:
        names = [self._name(number, seat) for number, seat in enumerate(self.table.seats)]
        teller, seen = Teller(self.words, names, self.you), self._seen
        aside = self._aside(names)
        if seen is None:
            waiting = self.words.say(message_id("afar", self.table.status))
            return Glance(self.you, names, None, waiting, [], [], aside=aside)
        view, prompt, _ = self._types
        result = self._result
        return Glance(
            you=self.you,
            names=names,
            view=msgspec.convert(seen.view, type=view),
            prompt=teller.tell(msgspec.convert(seen.prompt, type=prompt)) + self._pleaded(names),
            actions=self._offered(seen),
            story=self._told(names),
            is_over=result is not None,
            sheet=msgspec.convert(result.sheet if result else [], type=list[ScoreLine]),
            outcome=Outcome(result.reason, result.scores, result.ranks) if result else None,
            aside=aside,
        )

    def _offered(self, seen: protocol.Seen) -> list[Action]:
        """Nothing while a bot plays in one's place: the server would refuse it."""
        seat = self._own_seat
        if seat is not None and seat.bot:
            return []
        return [msgspec.convert(one.action, type=self.game.actions.union) for one in seen.offers]

    def _name(self, number: int, seat: SeatInfo) -> str:
        if seat.name:
            return printable(seat.name)
        bot = message_id("bot", seat.bot)
        named = self.words.say(bot) if seat.bot and self.words.has(bot) else ""
        return (
            self.words.say("seat-numbered", name=named, number=number + 1)
            if named
            else (self.words.say("seat", number=number + 1))
        )

    def _told(self, names: Sequence[str]) -> list[str]:
        """The sentences of the story; what happened to a seat is said in the server's words."""
        of_server = words_for(self.language, room="samobranka.server")
        you = -1 if self.you is None else self.you
        told = []
        for event in gathered(self._events([one for line in self._story for one in line.events])):
            if isinstance(event, protocol.TableEvent):
                deed = getattr(event, "deed", None)
                said = of_server.say(
                    message_id("event", str(event.__struct_config__.tag)),
                    seat=names[event.seat],
                    you="yes" if event.seat == you else "no",
                    bot="yes" if getattr(event, "bot", False) else "no",
                    consent="yes" if getattr(event, "consent", False) else "no",
                    deed=self._deed(deed, names),
                )
            else:
                said = tell(event, self.words, names, you)
            told.append(said)
        return told

    def _events(self, raw: Sequence[Any]) -> list[Any]:
        events: list[Any] = msgspec.convert(raw, type=list[self._types[2]])  # type: ignore[name-defined]
        return events

    def _deed(self, raw: Any, names: Sequence[str]) -> str:
        """What would be, or was, taken back, in words; empty where nobody was told."""
        you = -1 if self.you is None else self.you
        return tell(self._events([raw])[0], self.words, names, you) if raw else ""

    def _aside(self, names: Sequence[str]) -> str:
        """What is worth knowing besides the question."""
        if self._is_lost:
            return self.words.say("afar-lost")
        if self._is_denied:
            return self.words.say("afar-plea-denied")
        if self.plea is not None and self.plea.seat == self.you:
            waiting = [names[seat] for seat in self.plea.waiting]
            return self.words.say("afar-plea-waits", names=self.words.listing(waiting))
        seat = self._own_seat
        if seat is not None and seat.bot and not (seat.resigned or seat.timed_out):
            return self.words.say("afar-bot-plays")
        return ""

    @property
    def _own_seat(self) -> SeatInfo | None:
        return None if self.you is None else self.table.seats[self.you]

    def beside(self) -> Sequence[str]:
        """What stands beside the names: time left, or that somebody is gone."""
        passed = 1000 * (time.monotonic() - self._heard)
        times = [
            time_left(max(face.left - passed * face.running, 0), self.words)
            for face in self._clocks
        ]
        times += [""] * (len(self.table.seats) - len(times))
        notes = (self._note(seat) for seat in self.table.seats)
        return ["  ".join(filter(None, both)) for both in zip(times, notes, strict=True)]

    def _note(self, seat: SeatInfo) -> str:
        """That a seat is open, or whose person is not there."""
        is_away = seat.kind == "person" and not seat.present
        states = {
            "open": seat.kind == "open",
            "resigned": seat.resigned,
            "timed-out": seat.timed_out,
            "replaced": seat.kind == "person" and bool(seat.bot),
            "away": is_away,
        }
        state = next((state for state, is_so in states.items() if is_so), "")
        return self.words.say(f"afar-seat-{state}") if state else ""

    def ways(self) -> Sequence[Way]:
        """Giving up, letting a bot play for who is gone, and coming back."""
        seat = self._own_seat
        if seat is None or self.table.status != "playing":
            return []
        if self.table.rules_gone:
            return [self._way("end", protocol.End(), "afar-end-warning")]
        if seat.bot:
            is_out = seat.resigned or seat.timed_out
            return [] if is_out else [self._way("return", protocol.Return())]
        gone = [
            number
            for number, one in enumerate(self.table.seats)
            if one.kind == "person" and not (one.present or one.bot)
        ]
        claims = [
            self._way("claim", protocol.Claim(seat=number), name=self.glance.names[number])
            for number in gone
        ]
        return [*claims, self._way("resign", protocol.Resign(), "afar-resign-warning")]

    def _way(self, way: str, message: protocol.FromClient, warning: str = "", **facts: str) -> Way:
        async def do() -> None:
            await self._ask(message)

        say = self.words.say
        return Way(say(f"afar-{way}", **facts), do, say(warning) if warning else "")

    def _pleaded(self, names: Sequence[str]) -> str:
        """Who asks to take back what they did, if one's own consent is waited for."""
        if self.plea is None or self.you not in self.plea.waiting:
            return ""
        return "  " + self.words.say(
            "afar-plea",
            name=names[self.plea.seat],
            deed=self._deed(self.plea.deed, names).removesuffix("."),
        )

    # ------------------------------------------------------------ asking

    async def _send(self, message: protocol.FromClient) -> None:
        if self._socket is None or self._is_lost:
            raise CannotReach(url=self.base)
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except WebSocketException:
            raise CannotReach(url=self.base) from None

    async def _ask(self, message: protocol.FromClient) -> Any:
        """The answer; ServerSays where it is refused."""
        self._asked += 1
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[self._asked] = answer
        await self._send(msgspec.structs.replace(message, ask=self._asked))
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await answer
        except TimeoutError:
            raise CannotReach(url=self.base) from None
        if isinstance(heard, protocol.Refused):
            raise ServerSays(text=heard.trouble.text)
        return heard

    @property
    def _place(self) -> tuple[int, int]:
        """The question that is answered: its moment, and how often the seat has acted."""
        assert self._seen is not None  # who has seen nothing was offered nothing
        return self._seen.moment, self._seen.own

    def _raw(self, action: Action) -> msgspec.Raw:
        return msgspec.Raw(self.game.actions.to_json(action))

    async def act(self, action: Action) -> None:
        """Does it."""
        moment, own = self._place
        await self._ask(protocol.Act(action=self._raw(action), moment=moment, own=own))

    async def undo(self) -> None:
        """Takes back, or asks the others; where another has asked, agrees."""
        if self.plea is not None and self.you in self.plea.waiting:
            await self.consent(True)
        elif self._seen is not None:
            moment, own = self._place
            await self._ask(protocol.Undo(moment=moment, own=own))

    async def consent(self, yes: bool) -> None:
        """Answers who asks to take back."""
        if self.plea is not None and self.you in self.plea.waiting:
            await self._ask(protocol.Consent(seat=self.plea.seat, yes=yes))

    async def why(self, action: Action) -> str:
        """Why not."""
        told = await self._ask(protocol.Why(action=self._raw(action)))
        return told.trouble.text if told.trouble is not None else ""

    async def hint(self) -> list[tuple[Action, float | None]]:
        """What the server's bot would do."""
        told = await self._ask(protocol.Hint())
        union = self.game.actions.union
        return [(msgspec.convert(one.action, type=union), one.chance) for one in told.offers]

    async def coach(self) -> list[Turn]:
        """Asks the server's coach, and waits for it."""
        told = await asyncio.to_thread(self._coaching, "POST")
        while told.state in ("none", "waiting", "building", "working"):
            await asyncio.sleep(COACH_LOOK)
            told = await asyncio.to_thread(self._coaching, "GET")
        union = self.game.actions.union
        return [
            Turn(
                ply=point.ply,
                seat=point.seat,
                played=msgspec.convert(point.played.action, type=union),
                better=msgspec.convert(point.better.action, type=union),
                chance=point.played.chance,
                better_chance=point.better.chance,
            )
            for point in (told.analysis.turning if told.analysis else [])
        ]

    def _coaching(self, method: str) -> protocol.Coaching:
        url = f"{self.base}/api/tables/{self.id}/coach"
        answer = httpx.request(method, url, headers=self._headers, timeout=PATIENCE)
        if answer.is_error:
            raise ServerSays(text=trouble_in(answer))
        return msgspec.json.decode(answer.content, type=protocol.Coaching)

    async def say(self, text: str) -> None:
        """Says something to all at the table."""
        await self._ask(protocol.Chat(text=text))

    async def keep(self, path: Path | None = None) -> Path:
        """The server keeps it."""
        raise NotImplementedError

    def unveil(self) -> None:
        """Nobody shares this keyboard."""

    def epilogue(self) -> list[str]:
        """Where it can be looked at again, and where the next match is."""
        again = self.words.say("afar-again", url=f"{self.base}/table/{self.id}")
        if not self.table.rematch:
            return [again]
        return [
            again,
            self.words.say("afar-rematch", url=f"{self.base}/table/{self.table.rematch}"),
        ]


def time_left(milliseconds: float, words: Words) -> str:
    """4:05, 1:04:05, or days and hours."""
    seconds = math.ceil(milliseconds / 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours >= 24:
        return "◷ " + words.say("afar-days", days=hours // 24, hours=hours % 24)
    return (
        f"◷ {hours}:{minutes:02}:{seconds % 60:02}" if hours else f"◷ {minutes}:{seconds % 60:02}"
    )


def reach(url: str, token: str, language: str) -> Afar:
    """A sitting at the table of that address; a fault of ours when there is none."""
    found = ADDRESS.fullmatch(url.strip())
    if found is None:
        raise NoTableThere(url=url)
    base, id = found[1], found[2]
    table = msgspec.json.decode(_fetched(base, f"/api/tables/{id}", language), type=TableInfo)
    if token and msgspec.json.decode(_fetched(base, "/api/me", language, token)) is None:
        raise UnknownToken(url=base)
    return Afar(base, id, token, table, language)


def _fetched(base: str, path: str, language: str, token: str = "") -> bytes:
    """What a server says at an address; a fault of ours when it is nothing."""
    headers = {"Accept-Language": language} | bearer(token)
    try:
        answer = httpx.get(base + path, headers=headers, timeout=PATIENCE)
    except httpx.HTTPError:
        raise CannotReach(url=base) from None
    if answer.is_error:
        raise ServerSays(text=trouble_in(answer))
    return answer.content


def bearer(token: str) -> dict[str, str]:
    """Says who is asking."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def trouble_in(answer: httpx.Response) -> str:
    """What a refusal says."""
    try:
        return str(answer.json()["trouble"]["text"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {answer.status_code}"
