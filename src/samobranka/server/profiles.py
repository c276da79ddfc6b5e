"""How somebody plays: their matches, how they ended, by game, seat and opponent. Only what is over."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from sqlalchemy import Connection as Database

from samobranka.server.faults import TROUBLES, HiddenProfile, NotFound
from samobranka.server.house import house_of
from samobranka.server.people import Asking
from samobranka.server.protocol import GameRecord, Met, PastMatch, Profile, SeatRecord
from samobranka.server.rating import rating_info
from samobranka.server.sessions import who
from samobranka.store import ratings, tables, users
from samobranka.store.ratings import player_at
from samobranka.store.rows import Ending, RatingRow, TableRow, UserRow

logger = logging.getLogger(__name__)

LOOKED_AT = 1000
"""The latest matches that a profile is made of."""

RECENT = 20
MOST_MET = 30

UserKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]


@dataclass(frozen=True)
class Past:
    """A match that is over, as one of its people sees it."""

    row: TableRow
    seat: int
    ranks: list[int]
    scores: list[int]

    @property
    def rank(self) -> int:
        """The person's own."""
        return self.ranks[self.seat]

    @property
    def others(self) -> Iterable[tuple[str, int]]:
        """Everybody else at the table, once each, and how the best of their seats ended."""
        best: dict[str, int] = {}
        for seat, place in enumerate(self.row.seats):
            if seat != self.seat:
                player = player_at(place)
                best[player] = min(best.get(player, self.ranks[seat]), self.ranks[seat])
        return best.items()


@get("/api/users/{user_id:str}", responses=TROUBLES)
async def profile(request: Asking, user_id: UserKey) -> Profile:
    """How somebody plays. Others are told of matches at public tables only, and of nothing where the
    person has hidden it."""
    journal, reader = house_of(request).journal, await who(request)
    person = await journal.read(partial(users.find, id=user_id))
    if person is None or not person.name:
        raise NotFound()
    is_own = reader is not None and reader.id == person.id
    if person.hidden and not is_own:
        raise HiddenProfile(name=person.name)

    def read(database: Database) -> tuple[list[TableRow], list[RatingRow], list[UserRow]]:
        over = tables.tables_of(database, person.id, LOOKED_AT, among=["over"], archived=None)
        shown = [row for row in over if is_own or row.public]
        met = {place.user for row in shown for place in row.seats if place.user}
        return shown, ratings.of_player(database, person.id), users.find_all(database, met)

    shown, rated, met = await journal.read(read)
    past = [found for row in shown if (found := past_of(row, person.id)) is not None]
    return Profile(
        user=person.id,
        name=person.name,
        guest=person.kind == "guest",
        since=person.created,
        hidden=person.hidden,
        ratings=[rating_info(row) for row in rated],
        games=[game_record(game, own) for game, own in by_game(past)],
        met=people_met(past, {user.id: user for user in met}),
        recent=[past_match(each) for each in past[:RECENT]],
    )


def past_of(row: TableRow, user: str) -> Past | None:
    """A match as its person sees it; None where they did not sit, or it was played on from another."""
    seats = [seat for seat, place in enumerate(row.seats) if place.user == user]
    if not seats or row.origin or row.result is None:
        return None
    try:
        ending = msgspec.json.decode(row.result, type=Ending)
    except msgspec.MsgspecError:  # one row that is garbled hides no other
        logger.error("result not readable", extra={"table": row.id})
        return None
    return Past(row, seats[0], ending.ranks, ending.scores)


def by_game(past: Sequence[Past]) -> list[tuple[str, list[Past]]]:
    """The matches of each game, the game played most first."""
    games: defaultdict[str, list[Past]] = defaultdict(list)
    for each in past:
        games[each.row.game].append(each)
    return sorted(games.items(), key=lambda found: (-len(found[1]), found[0]))


def game_record(game: str, past: Sequence[Past]) -> GameRecord:
    """How somebody does at a game."""
    at_seats, wins = Counter(each.seat for each in past), Counter[int]()
    wins.update(each.seat for each in past if each.rank == 1)
    return GameRecord(
        game=game,
        matches=len(past),
        wins=sum(wins.values()),
        seats=[
            SeatRecord(seat=seat, matches=matches, wins=wins[seat])
            for seat, matches in sorted(at_seats.items())
        ],
    )


def people_met(past: Sequence[Past], people: Mapping[str, UserRow]) -> list[Met]:
    """Whom somebody played with, most often first, and who came before whom."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for each in past:
        for player, rank in each.others:
            how = "ahead" if each.rank < rank else "behind" if each.rank > rank else "level"
            counts[player].update(["matches", how])
    often = sorted(counts.items(), key=lambda found: (-found[1]["matches"], found[0]))
    return [met_as(player, how, people) for player, how in often[:MOST_MET]]


def met_as(player: str, how: Counter[str], people: Mapping[str, UserRow]) -> Met:
    """One of those whom somebody played with."""
    is_bot = player.startswith(ratings.BOT)
    person = people.get(player)
    return Met(
        bot=player.removeprefix(ratings.BOT) if is_bot else "",
        user="" if is_bot else player,
        name=person.name if person is not None else "",
        matches=how["matches"],
        ahead=how["ahead"],
        behind=how["behind"],
    )


def past_match(past: Past) -> PastMatch:
    """A match in the list of the latest ones."""
    row = past.row
    return PastMatch(
        table=row.id,
        game=row.game,
        ended=row.ended,
        rank=past.rank,
        of=len(row.seats),
        score=past.scores[past.seat],
        rated=row.rated,
    )


PROFILE_ROUTES: list[HTTPRouteHandler] = [profile]
