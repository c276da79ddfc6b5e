"""Tables and games as everybody sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import cache, lru_cache

import msgspec

from samobranka.bots import bot_names
from samobranka.bots.levels import LEVELS
from samobranka.core import editions
from samobranka.core.data import shipped
from samobranka.core.editions import EDITION
from samobranka.core.faults import UnknownGame
from samobranka.core.game import seat_bit
from samobranka.core.lessons import lessons_of, tips_of
from samobranka.core.meta import Meta
from samobranka.core.registry import game as find_game
from samobranka.core.registry import meta_of
from samobranka.server.bots import BotPool
from samobranka.server.clock import Clocks
from samobranka.server.protocol import (
    Clock,
    DaysClock,
    GameInfo,
    LessonInfo,
    MyTable,
    NoClock,
    OptionInfo,
    SeatInfo,
    TableInfo,
    TipInfo,
)
from samobranka.store.rows import Ending, SeatRow, TableRow, UserRow

LISTED = 10 * 60 * 1000
"""Milliseconds the lobby lists a table that all of its people have left."""

LISTED_BY_DAYS = 14 * 24 * 60 * 60 * 1000

NOBODY_HERE: Mapping[int, int] = {}


def clock_of(row: TableRow) -> Clock:
    """The clock a table is played with."""
    return _clock(row.clock)


@lru_cache(maxsize=256)
def _clock(setting: bytes) -> Clock:
    clock: Clock = msgspec.json.decode(setting, type=Clock)
    return clock


def table_info(
    row: TableRow,
    people: Mapping[str, UserRow],
    present: Collection[int] = (),
    absent_since: Mapping[int, int] = NOBODY_HERE,
) -> TableInfo:
    """A table; `present` are the seats whose people are connected."""
    return TableInfo(
        id=row.id,
        game=row.game,
        options=options_of(row),
        seats=[
            seat_info(
                place, people.get(place.user or ""), seat in present, absent_since.get(seat, 0)
            )
            for seat, place in enumerate(row.seats)
        ],
        host=row.host,
        public=row.public,
        clock=clock_of(row),
        at_timeout=row.at_timeout,
        order=row.order,
        hints=row.hints,
        rated=row.rated,
        status=row.status,
        created=row.created,
        started=row.started or 0,
        ended=row.ended or 0,
        seal=row.seal.hex(),
        rematch=row.rematch or "",
        origin=row.origin or "",
        origin_ply=row.origin_ply or 0,
        lesson=row.lesson or "",
        fills_at=(row.fills_at or 0) if row.status == "open" else 0,
    )


def seat_info(
    place: SeatRow, person: UserRow | None, is_present: bool, absent_since: int
) -> SeatInfo:
    """Who sits at a seat."""
    return SeatInfo(
        kind=place.kind,
        name=person.name if person is not None else "",
        user=place.user or "",
        guest=person is not None and person.kind == "guest",
        bot=place.bot,
        present=is_present,
        absent_since=absent_since if place.user else 0,
        resigned=place.resigned,
        timed_out=place.timed_out,
        colour=place.colour,
    )


def options_of(row: TableRow) -> dict[str, str]:
    """Every option of the table's game with its choice; of a game that is gone, those it has."""
    with suppress(UnknownGame):
        return {**defaults_of(row.game), **row.options}
    return dict(row.options)


@cache
def defaults_of(game: str) -> dict[str, str]:
    """What each option of a game is unless somebody chooses. Looking for a game reads the disk."""
    return {option.id: option.default for option in meta_of(game).options}


def edition_of(row: TableRow) -> str:
    """What a table's words and components are asked for by; empty where they are those in force."""
    try:
        today = find_game(row.game)
    except UnknownGame:
        return ""
    is_today = (
        row.rules_version == today.meta.rules_version and row.data_digest in today.known_digests
    )
    if is_today and today.edition == today.id:
        return ""
    return f"{row.game}{EDITION}{row.rules_version}-{row.data_digest}"


def is_corrected(row: TableRow) -> bool:
    """Whether a table is not played with the components we ship."""
    try:
        today = find_game(row.game)
        if today.shelf.files == shipped(row.game) and row.data_digest in today.known_digests:
            return False
        return row.data_digest not in shipped_digests(row.game, row.rules_version)
    except (UnknownGame, KeyError):  # the game, or a version of its rules, is not here
        return False


@cache
def shipped_digests(game: str, rules_version: int) -> frozenset[str]:
    """What matches by the rules of a version call the components we ship."""
    return editions.digests_of(editions.shelf_with(game, None, rules_version))


def users_of(rows: Collection[TableRow]) -> set[str]:
    """Everybody who sits at the tables."""
    return {place.user for row in rows for place in row.seats if place.user}


def game_info(game: str, pool: BotPool) -> GameInfo:
    """A game as the lobby shows it."""
    meta: Meta = meta_of(game)
    return GameInfo(
        id=game,
        titles=dict(meta.titles),
        fewest=meta.seats[0],
        most=meta.seats[-1],
        minutes=meta.minutes,
        options=[OptionInfo(id=o.id, choices=list(o.choices)) for o in meta.options],
        score_scale=meta.score_scale,
        publisher=meta.publisher,
        year=meta.year,
        authors=list(meta.authors),
        bots=bot_names(),
        levels=list(LEVELS),
        lessons=[
            LessonInfo(id=each.id, minutes=each.minutes) for each in lessons_of(game).values()
        ],
        tips=[
            TipInfo(name=tip.name, prompt=tip.prompt, event=tip.event, rule=tip.rule)
            for tip in tips_of(game)
        ],
        engine=pool.engine_of(game),
        awake=pool.awake_of(game),
    )


def clocks_of(row: TableRow) -> Clocks | None:
    """How a table's clocks stand; None before the start."""
    found: Clocks | None = msgspec.json.decode(row.clocks, type=Clocks | None)
    return found


def is_turn_of(row: TableRow, seat: int) -> bool:
    """Whether a person at the seat is waited for."""
    clocks = clocks_of(row)
    return row.status == "playing" and clocks is not None and clocks.running & seat_bit(seat) != 0


def listed_until(clock: Clock, now: int) -> int:
    """Until when the lobby lists a table at which somebody is now: by days nobody has to wait there."""
    return now + (LISTED_BY_DAYS if isinstance(clock, DaysClock) else LISTED)


def my_table(row: TableRow, people: Mapping[str, UserRow], user: str) -> MyTable:
    """A table, to somebody who laid it or sits there."""
    seats = [seat for seat, place in enumerate(row.seats) if place.user == user]
    seat = seats[0] if seats else None
    your_turn = seat is not None and is_turn_of(row, seat)
    ending = msgspec.json.decode(row.result, type=Ending) if row.result else Ending()
    return MyTable(
        table=table_info(row, people),
        seat=seat,
        your_turn=your_turn,
        deadline=deadline_of(row, seat) if your_turn and seat is not None else 0,
        ranks=ending.ranks,
        scores=ending.scores,
    )


def deadline_of(row: TableRow, seat: int) -> int:
    """When a person who is waited for runs out of time; 0: never."""
    clocks = clocks_of(row)
    if clocks is None or isinstance(clock_of(row), NoClock):
        return 0
    return clocks.at + clocks.left[seat]
