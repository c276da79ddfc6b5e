"""Before the start: who sits where, and how the match begins."""

from __future__ import annotations

import secrets
from contextlib import suppress

from msgspec.structs import replace

from samobranka.bots import bot_names
from samobranka.core import chance
from samobranka.core.editions import edition, in_play
from samobranka.core.faults import OtherRules, UnknownBot
from samobranka.core.game import Game
from samobranka.core.match import LogEntry, Match, new
from samobranka.core.registry import meta_of
from samobranka.server.desk import ENCODER, Connection
from samobranka.server.protocol import (
    ChooseColour,
    Commit,
    MoveSeat,
    NewSeat,
    NewTable,
    NoClock,
    Open,
    SetSeat,
    Sit,
)
from samobranka.server.sealing import PATIENCE, Gathering
from samobranka.server.table import Table, match_of
from samobranka.server.trouble import (
    AlreadySeated,
    AlreadyStarted,
    BadContribution,
    BadPly,
    BadSeating,
    NotHost,
    NotOver,
    SeatNotOpen,
    SeatsOpen,
)
from samobranka.store import entries, tables
from samobranka.store.rows import EntryRow, SeatRow, TableRow, UserRow, new_id

# ---------------------------------------------------------------- laying a table


def new_row(asked: NewTable, host: UserRow, now: int) -> TableRow:
    """A table to lay; a fault where the game is not played so."""
    game = in_play(asked.game, asked.components == "corrected")
    game.options_row(len(asked.seats), asked.options)
    seats = [_seat_row(seat, host) for seat in asked.seats]
    if sum(seat.kind == "person" for seat in asked.seats) > 1:
        raise BadSeating(why="seating-one-person")
    _check_colours(seats)
    people = sum(seat.kind != "bot" for seat in seats)
    if asked.rated:
        _check_rated(asked, people)
    secret = chance.new_secret()
    return TableRow(
        id=new_id(),
        game=game.id,
        rules_version=game.meta.rules_version,
        data_digest=game.data_digest,
        options=asked.options,
        seats=seats,
        host=host.id,
        public=asked.public,
        clock=ENCODER.encode(asked.clock),
        at_timeout=asked.at_timeout,
        order=asked.order,
        hints=people < 2 and not asked.rated if asked.hints is None else asked.hints,
        rated=asked.rated,
        created=now,
        secret=secret,
        seal=chance.seal_of(secret),
    )


def _check_rated(asked: NewTable, people: int) -> None:
    """What counts is played without help, and to its end: who runs out of time is last."""
    if asked.hints:
        raise BadSeating(why="rated-no-hints")
    if not isinstance(asked.clock, NoClock) and asked.at_timeout != "last":
        raise BadSeating(why="rated-timeout")
    if not people:
        raise BadSeating(why="rated-bots-only")


def _seat_row(asked: NewSeat, host: UserRow) -> SeatRow:
    match asked.kind:
        case "person":
            return SeatRow("person", host.id, colour=asked.colour)
        case "bot":
            return SeatRow("bot", bot=known_bot(asked.bot), colour=asked.colour)
        case "open":
            return SeatRow("open", colour=asked.colour)


def _check_colours(seats: list[SeatRow]) -> None:
    """No two seats have one colour."""
    chosen = [place.colour for place in seats if place.colour is not None]
    if len(set(chosen)) < len(chosen):
        raise BadSeating(why="seating-one-colour")


def known_bot(name: str) -> str:
    """The bot's name; UnknownBot when there is none of it."""
    if name not in bot_names():
        raise UnknownBot(name=name, bots=", ".join(bot_names()))
    return name


def rematch_row(row: TableRow, asker: UserRow, now: int) -> TableRow:
    """The same table laid anew: bots and who asks sit down, the other seats wait for their people."""
    if row.status != "over":
        raise NotOver()
    seats = []
    for place in row.seats:
        if place.user == asker.id:
            seats.append(SeatRow("person", asker.id, colour=place.colour))
        elif place.kind == "bot":
            seats.append(SeatRow("bot", bot=place.bot, colour=place.colour))
        else:
            seats.append(SeatRow("open", colour=place.colour))
    return replace(_laid_anew(row, game_of(row), seats, asker, now), rated=row.rated)


def go_on_row(
    row: TableRow, ply: int, asked: list[NewSeat], asker: UserRow, now: int, plies: int
) -> TableRow:
    """A table that goes on from a finished match, after one of its actions."""
    if row.status != "over":
        raise NotOver()
    if not 0 <= ply < plies:
        raise BadPly(ply=ply, plies=plies)
    if len(asked) != len(row.seats):
        raise BadSeating(why="seating-as-many")
    seats = [_seat_row(seat, asker) for seat in asked]
    _check_colours(seats)
    game = edition(row.game, row.rules_version, row.data_digest)
    fresh = _laid_anew(row, game, seats, asker, now)
    return replace(fresh, origin=row.id, origin_ply=ply)


def game_of(row: TableRow) -> Game:
    """What a table that has not begun is played by: today's rules, its components if they are here."""
    with suppress(OtherRules):
        return edition(row.game, meta_of(row.game).rules_version, row.data_digest)
    return in_play(row.game)


def _laid_anew(
    row: TableRow, game: Game, seats: list[SeatRow], asker: UserRow, now: int
) -> TableRow:
    secret = chance.new_secret()
    return TableRow(
        id=new_id(),
        game=row.game,
        rules_version=game.meta.rules_version,
        data_digest=game.data_digest,
        options=row.options,
        seats=seats,
        host=asker.id,
        public=row.public,
        clock=row.clock,
        at_timeout=row.at_timeout,
        order=row.order,
        hints=row.hints,
        created=now,
        secret=secret,
        seal=chance.seal_of(secret),
    )


# ---------------------------------------------------------------- sitting down


async def sit(table: Table, user: UserRow, asked: Sit) -> None:
    """A user sits down at an open seat."""

    def work() -> None:
        check_open(table)
        if table.seat_of(user.id) is not None:
            raise AlreadySeated()
        seats = range(len(table.row.seats)) if asked.seat is None else [asked.seat]
        free = [s for s in seats if s < len(table.row.seats) and table.row.seats[s].kind == "open"]
        if not free:
            raise SeatNotOpen()
        table.users[user.id] = user
        table.set_seat(free[0], kind="person", user=user.id, bot="")

    await table.change(work)


async def leave(table: Table, user: str) -> None:
    """A user gets up. When the host goes another person is it; when nobody is left the table goes.

    A host who does not sit there can go, too.
    """

    def work() -> None:
        check_open(table)
        if table.row.host != user or table.seat_of(user) is not None:
            table.set_seat(table.seat(user), kind="open", user=None, colour=None)
        people = [place.user for place in table.row.seats if place.user]
        if not people:
            table.row = replace(table.row, status="closed")
        elif table.row.host == user:
            table.row = replace(table.row, host=people[0])

    await table.change(work)


async def set_seat(table: Table, user: str, asked: SetSeat) -> None:
    """The host opens a seat or puts a bot there."""

    def work() -> None:
        check_open(table)
        _check_host(table, user)
        if asked.seat >= len(table.row.seats) or table.row.seats[asked.seat].user == user:
            raise SeatNotOpen()
        bot = known_bot(asked.bot) if asked.kind == "bot" else ""
        table.set_seat(asked.seat, kind=asked.kind, user=None, bot=bot)

    await table.change(work)


async def choose_colour(table: Table, user: str, asked: ChooseColour) -> None:
    """A person chooses a colour, or the host chooses one where no other person sits."""

    def work() -> None:
        check_open(table)
        if asked.seat >= len(table.row.seats):
            raise SeatNotOpen()
        if (place := table.row.seats[asked.seat]).user != user:
            _check_host(table, user)
            if place.user:
                raise SeatNotOpen()
        seats = list(table.row.seats)
        seats[asked.seat] = replace(place, colour=asked.colour)
        _check_colours(seats)
        table.row = replace(table.row, seats=seats)

    await table.change(work)


async def move_seat(table: Table, user: str, asked: MoveSeat) -> None:
    """The host settles who starts and who follows, unless that is left to the lot."""

    def work() -> None:
        check_open(table)
        _check_host(table, user)
        seats = list(table.row.seats)
        if max(asked.seat, asked.to) >= len(seats):
            raise SeatNotOpen()
        if table.row.order == "random":
            raise BadSeating(why="seating-by-lot")
        seats.insert(asked.to, seats.pop(asked.seat))
        table.row = replace(table.row, seats=seats)

    await table.change(work)


def check_open(table: Table) -> None:
    """AlreadyStarted after the start."""
    if table.row.status != "open":
        raise AlreadyStarted()


def _check_host(table: Table, user: str) -> None:
    if table.row.host != user:
        raise NotHost()


# ---------------------------------------------------------------- starting


async def start(table: Table, user: str) -> None:
    """The host starts the match: chance is sealed first."""

    def work() -> None:
        check_open(table)
        _check_host(table, user)
        begin_sealing(table)

    await table.change(work)
    await deal_when_sealed(table)


def begin_sealing(table: Table) -> None:
    """Everybody is there: the seats are settled, and chance is sealed; SeatsOpen otherwise."""
    if any(place.kind == "open" for place in table.row.seats):
        raise SeatsOpen()
    seats = list(table.row.seats)
    if table.row.order == "random":
        secrets.SystemRandom().shuffle(seats)
    counts = table.row.rated and any(place.user for place in seats)
    table.row = replace(table.row, seats=seats, status="sealing", rated=counts)
    gather(table)


def gather(table: Table) -> None:
    """Begins to gather contributions; programs from outside give none."""
    people = {
        seat
        for seat, place in enumerate(table.row.seats)
        if place.user and place.user in table.users and table.users[place.user].kind != "bot"
    }
    until = table.floor.now() + PATIENCE
    table.gathering = Gathering(table.row.secret, people, until)


async def contribute(table: Table, connection: Connection, message: Commit | Open) -> None:
    """A client's part in the sealing."""

    def work() -> None:
        if table.gathering is None:
            raise BadContribution(why="contribution-late")
        seat = table.seat(connection.user)
        if isinstance(message, Commit):
            table.gathering.commit(seat, bytes.fromhex(message.commit), table.floor.now())
        else:
            table.gathering.open(seat, bytes.fromhex(message.contribution))

    await table.change(work)
    await deal_when_sealed(table)


async def go_on_sealing(table: Table) -> None:
    """Goes on without those who did not answer in time, or begins again after a restart."""

    def work() -> None:
        if table.gathering is None:
            table.row = replace(table.row, secret=chance.new_secret())
            gather(table)
        assert table.gathering is not None
        table.gathering.expire(table.floor.now())
        secret = table.gathering.secret
        table.row = replace(table.row, secret=secret, seal=chance.seal_of(secret))

    await table.change(work)
    await deal_when_sealed(table)


async def deal_when_sealed(table: Table) -> None:
    """Deals as soon as the seed is settled."""
    gathering = table.gathering
    if gathering is None or not gathering.is_done:
        return
    first = await _taken_over(table)

    def work() -> None:
        if table.match is not None or table.row.status != "sealing":
            return
        game = game_of(table.row)
        rules = {"rules_version": game.meta.rules_version, "data_digest": game.data_digest}
        table.row = replace(
            table.row,
            **({} if first else rules),  # the table may have waited while the rules changed
            status="playing",
            started=table.floor.now(),
            secret=gathering.secret,
            seal=chance.seal_of(gathering.secret),
            contributions=dict(gathering.opened),
            given=len(first),
        )
        table.match = _begun(table.row, first)
        table.gathering = None

    await table.change(work)


def _begun(row: TableRow, first: list[LogEntry]) -> Match:
    if first:
        return match_of(row, [EntryRow(n, 0, entry) for n, entry in enumerate(first)])
    return new(game_of(row), len(row.seats), row.options, row.secret, row.contributions)


async def _taken_over(table: Table) -> list[LogEntry]:
    """The entries in force of the match this one goes on from, up to its ply."""
    origin = table.row.origin
    if not origin:
        return []
    row = await table.floor.journal.read(lambda d: tables.find(d, origin))
    log = await table.floor.journal.read(lambda d: entries.since(d, origin, 0))
    if row is None:
        raise BadPly(ply=table.row.origin_ply, plies=0)
    return match_of(row, log).in_force(table.row.origin_ply)
