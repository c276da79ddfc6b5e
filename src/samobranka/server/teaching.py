"""A table at which somebody learns a game: how it is laid, what it asks for, and how it is played on.

The lesson itself, and where in it somebody is, is core's (lessons.py). Here it narrows what is offered,
answers for the other seats, and lets everything be taken back.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from samobranka.core import chance
from samobranka.core.editions import in_play
from samobranka.core.lessons import Lesson, begin, lessons_of
from samobranka.core.match import TakenOver
from samobranka.core.registry import game as find_game
from samobranka.server.hall import Hall
from samobranka.server.protocol import PlayOn
from samobranka.server.seating import known_bot
from samobranka.server.table import Table
from samobranka.server.trouble import NoLesson
from samobranka.store import tables
from samobranka.store.rows import SeatRow, TableRow, UserRow, new_id

SCRIPT = "lesson"
"""Who plays the other seats: what it does stands in the lesson."""


async def learn(hall: Hall, game: str, id: str, user: UserRow) -> Table:
    """The table of a lesson: the one at which the user learns it already, or a new one."""
    lesson = lessons_of(find_game(game).id).get(id)
    if lesson is None:
        raise NoLesson()
    begun = partial(tables.lesson_of, host=user.id, game=game, lesson=id)
    known = await hall.floor.journal.read(begun)
    if known is not None:
        return await hall.table(known)
    table = await hall.lay(_row(lesson, user, hall.floor.now()))

    def work() -> None:
        if table.match is None:
            table.match = begin(lesson)
            started = hall.floor.now()
            table.row = replace(table.row, status="playing", started=started)

    await table.change(work)
    return table


def _row(lesson: Lesson, user: UserRow, now: int) -> TableRow:
    game = in_play(lesson.game, corrected=False)
    seats = [SeatRow("bot", bot=SCRIPT) for _ in range(lesson.seats)]
    seats[lesson.learner] = SeatRow("person", user.id)
    secret = chance.named_secret(lesson.secret)
    return TableRow(
        id=new_id(),
        game=game.id,
        rules_version=game.meta.rules_version,
        data_digest=game.data_digest,
        options=lesson.options,
        seats=seats,
        host=user.id,
        public=False,
        created=now,
        secret=secret,
        seal=chance.seal_of(secret),
        lesson=lesson.id,
    )


async def play_on(table: Table, user: str, asked: PlayOn) -> None:
    """From here on it is a match like any other, against bots: chance is no longer told."""

    def work() -> None:
        seat = table.seat(user)
        if not table.row.lesson:
            raise NoLesson()
        bot = known_bot(asked.bot)
        match = table.played
        for other, place in enumerate(table.row.seats):
            if other != seat and place.bot == SCRIPT:
                table.set_seat(other, bot=bot)
                match.note(TakenOver(other, bot))
        match.stream = None
        match.given = len(match.entries)
        table.row = replace(table.row, lesson="", given=match.given, hints=True)

    await table.change(work)
