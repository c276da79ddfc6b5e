"""A live table: one match, who is connected to it, and the one way to change it.

One thing happens at a time at a table. What happens is worked out in memory, stored in one
transaction, and only then told (`change`). Where the store says that another node was faster, the
table is read again and the work is done anew, against what now stands. What may be asked of a table
stands in seating.py (before the start), playing.py (after it) and attending.py (bots and clocks).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection as Database

from samobranka.core.faults import Fault, OtherRules, UnknownGame
from samobranka.core.game import seat_bit
from samobranka.core.lessons import Lesson, lessons_of
from samobranka.core.match import Acted, LogEntry, Match, MatchFile, Undone, replay
from samobranka.server import clock, telling
from samobranka.server.clock import Clocks
from samobranka.server.desk import ENCODER, Connection, Desk
from samobranka.server.floor import Floor
from samobranka.server.listing import clock_of, edition_of, is_corrected, table_info
from samobranka.server.metrics import ACTIONS, TOLD_SECONDS
from samobranka.server.protocol import (
    ChatTold,
    FromServer,
    PleaTold,
    Result,
    Sealing,
    SealingTold,
    Seen,
    TableInfo,
    TableTold,
    Told,
    UndoPlea,
    Welcome,
)
from samobranka.server.sealing import Gathering
from samobranka.server.talk import Talk, last_said
from samobranka.server.trouble import NotSeated, NotStarted, TooBusy
from samobranka.store import entries, tables, users
from samobranka.store.faults import Conflict
from samobranka.store.rows import ChatRow, EntryRow, TableRow, UserRow

T = TypeVar("T")

MOST_TAKEN_UP = 32
"""Entries of another node that are put into the match as it stands; past that it is replayed beside
the loop that answers people."""

ATTEMPTS = 5
"""How often a work is done anew because another node was faster."""


def match_of(row: TableRow, log: list[EntryRow]) -> Match:
    """The match of a table, from its log. OtherRules when it was played under others."""
    return replay(
        MatchFile(
            schema=1,
            game=row.game,
            rules_version=row.rules_version,
            data_digest=row.data_digest,
            seats=len(row.seats),
            options=row.options,
            seal=row.seal.hex(),
            secret=row.secret.hex(),
            contributions={seat: given.hex() for seat, given in row.contributions.items()},
            entries=[stored.entry for stored in log],
            given=row.given,
        )
    )


def match_or_loss(row: TableRow, log: list[EntryRow]) -> tuple[Match | None, Fault | None]:
    """The match of a table, if it was begun; where its rules are not here, the fault that says so."""
    try:
        return match_of(row, log) if log else None, None
    except (OtherRules, UnknownGame) as fault:
        return None, fault


class Aside(msgspec.Struct):
    """What goes on beside the match."""

    gathering: Gathering | None = None
    plea: UndoPlea | None = None
    plea_entry: int = 0
    """The log entry of the action that the plea would take back."""
    denied: dict[int, int] = {}
    """By seat: the moment at which it was last told that it may not take back."""
    ending: list[int] = []
    """The seats that agree to end a match as it stands."""


class Table:
    """See above."""

    def __init__(self, floor: Floor, row: TableRow) -> None:
        self.floor = floor
        self.row = row
        self.match: Match | None = None
        self.lost: Fault | None = None
        """Why there is no match though it was begun: its rules or components are not here any more."""
        self.ending: list[int] = []
        """The seats that agree to end it as it stands."""
        self.clocks = Clocks([])
        self.gathering: Gathering | None = None
        self.plea: UndoPlea | None = None
        self.plea_entry = 0
        self.denied: dict[int, int] = {}
        """By seat: the moment at which it was last told that it may not take back."""
        self.plea_granted = False
        """How the last plea was settled."""
        self.users: dict[str, UserRow] = {}
        self.absent_since = dict.fromkeys(range(len(row.seats)), floor.now())
        self._elsewhere: frozenset[str] = frozenset()
        """Who is connected at other nodes."""
        self.idle_since = floor.now()
        self.is_hurried = False
        """Whether bots think shorter here, because others wait for theirs."""
        self.listeners: set[Callable[[], None]] = set()
        """Called when something has changed and been told: bots may have to think."""
        self.talk = Talk()
        self._desks: dict[int | None, Desk] = {}
        self._stored = 0
        self._seated = row.seats
        """Who sits where, as it is stored."""
        self._asked = -1
        self._info = b""
        self._told_plea: UndoPlea | None = None
        self._told_sealing: Sealing | None = None
        self._lock = asyncio.Lock()
        self._is_stale = True
        self._is_secret = False
        """Whether what is being stored now is a secret choice: then nobody else waits for it."""
        self._uncounted = 0
        """Secret choices that the metrics do not count yet."""
        self._works: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------ how it stands

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        return not self._desks and not self._works

    @property
    def sleeps(self) -> bool:
        """Whether bots sit at every seat and nobody watches them: then they do not play."""
        return not self._desks and self._is_of_bots

    @property
    def _is_of_bots(self) -> bool:
        return all(place.kind == "bot" for place in self.row.seats)

    @property
    def is_storing_secret(self) -> bool:
        """Whether a secret choice is being stored: then whoever only looks does not wait."""
        return self._is_secret

    @property
    def is_stale(self) -> bool:
        """Whether what is in memory cannot be trusted: a write failed, so it must be read again."""
        return self._is_stale

    def distrust(self) -> None:
        """What is in memory may be old: it is read again before anything is done."""
        self._is_stale = True

    @property
    def played(self) -> Match:
        """The match; NotStarted before the start, OtherRules and the like when its rules are gone."""
        self.check_started()
        if self.match is None:
            assert self.lost is not None
            raise self.lost
        return self.match

    def check_started(self) -> None:
        """NotStarted before the start."""
        if self.match is None and self.lost is None:
            raise NotStarted()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is learned here."""
        return lessons_of(self.row.game).get(self.row.lesson) if self.row.lesson else None

    def is_for_bot(self, seat: int) -> bool:
        """Whether a bot is to act at the seat now; in a lesson, whether it is to do so there."""
        if not self.row.seats[seat].bot or not self.waits_for(seat):
            return False
        lesson = self.lesson
        if lesson is None:
            return True
        reply = lesson.reply(self.played)
        return reply is not None and reply.seat == seat

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected, to this node or to another."""
        here = self.connected | self._elsewhere
        return {seat for seat, place in enumerate(self.row.seats) if place.user in here}

    @property
    def connected(self) -> set[str]:
        """Everybody who is connected and known."""
        return {connection.user for connection in self._connections() if connection.user}

    @property
    def address(self) -> str:
        """Where the host is connected from, or else somebody; nobody is: nowhere."""
        found = sorted(self._connections(), key=lambda c: c.user != self.row.host)
        return found[0].address if found else ""

    @property
    def seated(self) -> set[str]:
        """Those who are connected here and sit at the table."""
        return self.connected.intersection(place.user for place in self.row.seats if place.user)

    def hear_presence(self, elsewhere: Collection[str]) -> None:
        """Who is connected at other nodes now."""
        before, self._elsewhere = self.present, frozenset(elsewhere)
        for seat in self.present:
            self.absent_since.pop(seat, None)
        for seat in before - self.present:
            self.absent_since[seat] = self.floor.now()
        self._tell_info()

    def keys(self, user: str | None = None) -> set[str]:
        """What those who are connected came in with; of one user, or of all."""
        return {c.key for c in self._connections() if c.key and user in (None, c.user)}

    def send_away_with(self, keys: Collection[str]) -> None:
        """Closes the connections of those who came in with what is worth nothing any more."""
        for connection in self._connections():
            if connection.key in keys:
                connection.close()

    def meet(self, asked: Collection[str], known: Mapping[str, UserRow]) -> None:
        """Who these users are now; who is no longer known is sent away."""
        changed = {
            user
            for user in self.connected.intersection(asked)
            if known.get(user) != self.users.get(user)
        }
        if not changed:
            return
        self.users.update({user: known[user] for user in changed if user in known})
        for connection in self._connections():
            if connection.user in changed and connection.user not in known:
                connection.close()
        self._tell_info()

    def seat_of(self, user: str) -> int | None:
        """Where a user sits."""
        places = enumerate(self.row.seats)
        return next((seat for seat, place in places if user and place.user == user), None)

    def seat(self, user: str) -> int:
        """Where a user sits; NotSeated for a spectator."""
        seat = self.seat_of(user)
        if seat is None:
            raise NotSeated()
        return seat

    def waits_for(self, seat: int) -> bool:
        """Whether the seat may act now."""
        return self.match is not None and self.match.movers & seat_bit(seat) != 0

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        info = table_info(self.row, self.users, self.present, self.absent_since)
        return replace(
            info,
            hurried=self.is_hurried,
            edition="" if self.lost is not None else edition_of(self.row),
            corrected=self.lost is None and is_corrected(self.row),
            rules_gone=self.lost is not None,
            ending=self.ending,
        )

    def set_seat(self, seat: int, **changes: Any) -> None:
        """Changes who sits at a seat; for works."""
        seats = list(self.row.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.row = replace(self.row, seats=seats)

    # ------------------------------------------------------------ changing

    async def change(
        self, work: Callable[[], int | None], answer: Callable[[], object] = lambda: None
    ) -> None:
        """Does a work on the table, stores what it did, then tells it, and then answers who asked.

        The work raises a fault before it changes anything, or does all of it; it returns the seat
        that acted, if one did. Once begun it is finished, even when who asked for it is gone.
        """
        await self._finish(self._change(work, answer))

    async def look(self, work: Callable[[], None]) -> None:
        """Does a work that changes nothing in the store, while nothing else happens.

        It does not wait while a secret choice is being stored: whoever looks cannot see that choice,
        and by waiting would notice that there is one.
        """
        if self._is_secret:
            work()
            return
        async with self._lock:
            await self._freshen()
            work()

    async def close(self) -> None:
        """Waits for what was begun."""
        while self._works:
            await asyncio.wait(self._works)

    async def _finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(coroutine)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a fault leads to this frame: let the frame not lead to the fault again

    async def _change(self, work: Callable[[], int | None], answer: Callable[[], object]) -> None:
        began = perf_counter()
        async with self._lock:
            for _ in range(ATTEMPTS):
                await self._freshen()
                try:
                    await self._store(work())
                except Conflict:
                    self._is_stale = True
                except Fault:
                    raise
                except BaseException:
                    self._is_stale = True
                    raise
                else:
                    self._tell_all()
                    answer()
                    self._count(perf_counter() - began)
                    self._changed()
                    return
        raise TooBusy()

    def _changed(self) -> None:
        for listener in list(self.listeners):
            listener()

    def _count(self, seconds: float) -> None:
        """Lets the metrics know, as soon as nobody can learn of a secret choice from them."""
        if not self._uncounted:
            TOLD_SECONDS.observe(seconds)

    async def _store(self, acted: int | None) -> None:
        now, is_secret = self.floor.now(), self._is_choice()
        self._run_clocks(acted, now)
        row = replace(
            self.row,
            attention=self._attention(now),
            clocks=ENCODER.encode(self.clocks),
            aside=ENCODER.encode(self._aside()),
        )
        ended_now = self.match is not None and self.match.is_over and row.status != "over"
        if self.match is not None and ended_now:
            outcome = ENCODER.encode(telling.result(self.match, row))
            row = replace(row, status="over", ended=now, result=outcome)
        first, fresh, seated = self._stored, self._fresh, self._seated

        def write(database: Database) -> TableRow:
            saved = tables.save(database, row, seated)
            if fresh:
                entries.go_on(database, row.id, first, fresh, now)
            return saved

        self._is_secret = is_secret
        try:
            self.row = await self.floor.journal.write(write, is_secret)
        except BaseException:
            self._is_stale = True
            raise
        finally:
            self._is_secret = False
        self._seated = self.row.seats
        if ended_now:
            self.floor.ended.put_nowait(row.id)
            if row.rated:
                self.floor.to_rate.put_nowait(row.id)
        self._stored += len(fresh)
        self._uncounted += len(fresh)
        if not is_secret:
            ACTIONS.inc(self._uncounted)
            self._uncounted = 0

    def _aside(self) -> Aside:
        return Aside(self.gathering, self.plea, self.plea_entry, self.denied, self.ending)

    @property
    def _fresh(self) -> list[LogEntry]:
        """What is not stored yet."""
        return self.match.entries[self._stored :] if self.match is not None else []

    def _is_choice(self) -> bool:
        """Whether all that is not stored yet are secret choices: the question stands as it was put."""
        match, fresh = self.match, self._fresh
        if match is None or match.moment != self._asked or not fresh:
            return False
        latest = range(max(1, match.ply - len(fresh) + 1), match.ply + 1)
        is_told = any(match.is_open_choice(ply) for ply in latest)
        return not is_told and all(isinstance(entry, Acted | Undone) for entry in fresh)

    def _run_clocks(self, acted: int | None, now: int) -> None:
        if self.match is None:
            return
        running = sum(
            self.match.movers & seat_bit(seat)
            for seat, place in enumerate(self.row.seats)
            if place.kind == "person" and not place.bot
        )
        setting = clock_of(self.row)
        if not self.clocks.left:
            self.clocks = clock.start_clocks(setting, len(self.row.seats), running, now)
            self.clocks.downtime = self.floor.downtime
        asked = self.match.moment != self._asked
        undone = next((entry.seat for entry in self._fresh if isinstance(entry, Undone)), None)
        clock.run_on(self.clocks, setting, running, now, acted, asked, undone)
        self._asked = self.match.moment

    def _attention(self, now: int) -> int | None:
        """When the server itself has something to do here: end a sealing, a bot's turn, a clock."""
        if self.gathering is not None:
            return self.gathering.until
        if self.match is None or self.match.is_over:
            return None
        if self._is_of_bots:
            return None  # they play for who watches
        if any(self.is_for_bot(seat) for seat in range(len(self.row.seats))):
            return now
        return clock.deadline(self.clocks, clock_of(self.row))

    # ------------------------------------------------------------ reading

    async def refresh(self) -> None:
        """Another node may have changed the table: reads what is new and tells it."""
        async with self._lock:
            stored, said = await self.floor.journal.read(self._look_up)
            if stored != self.row.version:
                was_whole, self._is_stale = not self._is_stale, True
                if was_whole:
                    await self._go_on()
                await self._freshen()
                self._changed()
            self.hear(said)

    async def _go_on(self) -> None:
        """Takes up what came into the log since; where that cannot be done the table stays stale."""
        match, known = self.match, self._stored
        if match is None or len(match.entries) != known:
            return
        row, log, said = await self.floor.journal.read(lambda d: self._read(d, known))
        if len(log) > MOST_TAKEN_UP:
            return
        try:
            for stored in log:
                match.put(stored.entry)
        except Fault:
            return
        await self._take_up(row, known + len(log), said)

    async def _freshen(self) -> None:
        """Reads everything anew, where what is in memory cannot be trusted, and tells what is new.

        It is told here and now: the work that comes next may be refused, and the other node's notice
        will find nothing to read.
        """
        if not self._is_stale:
            return
        row, log, said = await self.floor.journal.read(lambda d: self._read(d, 0))
        self.match, self.lost = await asyncio.to_thread(match_or_loss, row, log)
        await self._take_up(row, len(log), said)

    async def _take_up(self, row: TableRow, stored: int, said: Sequence[ChatRow]) -> None:
        """What stands in the store beside a log of so many entries; then all of it is told."""
        self.row, self._stored, self._seated = row, stored, row.seats
        if stored:
            self.clocks = msgspec.json.decode(row.clocks, type=Clocks)
            clock.pardon(self.clocks, self.floor.downtime)
        if self.match is not None:
            self._asked = self.match.moment
        aside = msgspec.json.decode(row.aside, type=Aside)
        self.gathering, self.plea = aside.gathering, aside.plea
        self.plea_entry, self.ending = aside.plea_entry, aside.ending
        self.denied = aside.denied
        self.hear(said)
        await self.know(place.user for place in row.seats)
        self._is_stale = False
        self._tell_all()

    def _look_up(self, database: Database) -> tuple[int | None, list[ChatRow]]:
        """The version of the table, and what was said there last."""
        return tables.version(database, self.row.id), last_said(database, self.row.id)

    def _read(
        self, database: Database, known: int
    ) -> tuple[TableRow, list[EntryRow], list[ChatRow]]:
        """The row, and the log from an entry on, of one moment: another node may write between two
        questions."""
        while True:
            row = tables.find(database, self.row.id)
            assert row is not None
            log = entries.since(database, row.id, known)
            if tables.version(database, row.id) == row.version:
                return row, log, last_said(database, row.id)

    async def know(self, ids: Iterable[str | None]) -> None:
        """Learns who the users are."""
        strangers = {user for user in ids if user} - self.users.keys()
        if strangers:
            found = await self.floor.journal.read(lambda d: users.find_all(d, strangers))
            self.users.update({user.id: user for user in found})

    # ------------------------------------------------------------ telling

    async def connect(self, connection: Connection, user: UserRow | None) -> None:
        """Somebody comes in and is told everything."""

        def work() -> None:
            if user is not None:
                self.users[user.id] = user
            self._place(connection)
            connection.tell(self.welcome(connection))
            self._tell_info()

        await self.look(work)

    async def disconnect(self, connection: Connection) -> None:
        """Somebody goes."""
        self._remove(connection)
        connection.close()
        seat = self.seat_of(connection.user)
        if seat is not None and seat not in self.present:
            self.absent_since[seat] = self.floor.now()
        self.idle_since = self.floor.now()
        self._tell_info()

    def welcome(self, connection: Connection, ask: int | None = None) -> Welcome:
        """Everything, for one connection."""
        desk = self._desks[connection.seat]
        connection.is_behind = False
        now = self.floor.now()
        return Welcome(
            you=connection.seat,
            user=connection.user,
            now=now,
            table=self.info(),
            seen=cast(Seen, msgspec.Raw(desk.seen)) if desk.seen else None,
            story=desk.so_far(),
            clocks=self._faces(connection.seat, now),
            chat=self.talk.lines,
            result=self._result(),
            plea=self.plea,
            sealing=self.gathering.sealing() if self.gathering is not None else None,
            ask=ask,
        )

    def _is_rearranged(self) -> bool:
        """Whether the match has begun, or somebody sits elsewhere, since the desks were laid."""
        began = self.match is not None and any(not desk.seen for desk in self._desks.values())
        return began or any(c.seat != self.seat_of(c.user) for c in self._connections())

    def _welcome_all(self) -> None:
        """Lays all desks anew, and tells everybody everything."""
        connections = self._connections()
        self._desks.clear()
        for connection in connections:
            self._place(connection)
        for connection in connections:
            connection.tell(self.welcome(connection))
        self._info = ENCODER.encode(self.info())

    def send_away(self) -> None:
        """Closes every connection: the server stops."""
        for connection in self._connections():
            connection.close()

    def tell(self, message: FromServer) -> None:
        """Tells everybody the same."""
        for desk in self._desks.values():
            desk.tell(message)

    def hear(self, said: Sequence[ChatRow]) -> None:
        """Something was said here, and is stored: tells what of it is new."""
        for line in self.talk.hear(said):
            self.tell(ChatTold(line=line))

    def _connections(self) -> list[Connection]:
        return [c for desk in self._desks.values() for c in desk.connections]

    def _place(self, connection: Connection) -> None:
        connection.seat = self.seat_of(connection.user)
        if connection.seat not in self._desks:
            self._desks[connection.seat] = self._lay(connection.seat)
        self._desks[connection.seat].connections.add(connection)
        if connection.seat is not None:
            self.absent_since.pop(connection.seat, None)

    def _lay(self, audience: int | None) -> Desk:
        """A desk that has been told all there is."""
        if self.match is None:
            return Desk(audience, 0)
        desk = Desk(audience, telling.story_start(self.match))
        desk.story = telling.story(self.match, self.row, desk)
        desk.seen = ENCODER.encode(telling.seen(self.match, audience, self.lesson))
        return desk

    def _remove(self, connection: Connection) -> None:
        desk = self._desks.get(connection.seat)
        if desk is not None:
            desk.connections.discard(connection)
            if not desk.connections:
                del self._desks[connection.seat]

    def _tell_all(self) -> None:
        """Tells each audience what is new to it; nothing, where it could notice nothing."""
        if self._is_rearranged():
            self._welcome_all()
        self._tell_info()
        self._tell_plea()
        self._tell_sealing()
        if self.match is not None:
            for desk in self._desks.values():
                self._tell_news(self.match, desk)

    def _tell_info(self) -> None:
        info = self.info()
        encoded = ENCODER.encode(info)
        if encoded == self._info:
            return
        self._info = encoded
        for connection in self._connections():
            connection.tell(TableTold(table=info, you=connection.seat))

    def _tell_plea(self) -> None:
        if self.plea != self._told_plea:
            granted = self.plea_granted if self.plea is None else None
            self.tell(PleaTold(plea=self.plea, granted=granted))
            self._told_plea = self.plea

    def _tell_sealing(self) -> None:
        sealing = self.gathering.sealing() if self.gathering is not None else None
        if sealing is not None and sealing != self._told_sealing:
            self.tell(SealingTold(sealing=sealing))
        self._told_sealing = sealing

    def _tell_news(self, match: Match, desk: Desk) -> None:
        story = telling.story(match, self.row, desk)
        seen = ENCODER.encode(telling.seen(match, desk.audience, self.lesson))
        if story == desk.story and seen == desk.seen:
            return
        keep = telling.kept(desk.story, story)
        undone = keep < len(desk.story)
        desk.story, desk.seen = story, seen
        lines = [line for entry in story[keep:] if (line := desk.lines[entry])]
        news = Told(
            keep=keep,
            lines=lines,
            seen=cast(Seen, msgspec.Raw(seen)),
            clocks=self._faces(desk.audience, self.floor.now()),
            result=self._result(),
            undone_by=match.undone_by if undone else None,
        )
        desk.tell(news)

    def _faces(self, audience: int | None, now: int) -> list[Any]:
        return clock.faces(self.clocks, clock_of(self.row), audience, now) if self.match else []

    def _result(self) -> Result | None:
        return cast(Result, msgspec.Raw(self.row.result)) if self.row.result else None
