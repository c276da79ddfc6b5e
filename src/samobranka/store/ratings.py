"""Who is how strong, by game and number of seats: kept match by match, each match once.

Matches are rated in the order in which they were taken up, and that order is kept with them: so all can
be worked out again from the matches, by one command, and comes out the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, text, update

from samobranka.core.rating import CAUTION, Rating, rate, start
from samobranka.store import tables
from samobranka.store.rows import Ending, RatedRow, RatingRow, SeatRow, TableRow
from samobranka.store.schema import rated, ratings, users
from samobranka.store.schema import tables as laid

RATING = 7_236_002
"""The number of the lock under which nodes rate, one match at a time."""

BOT = "bot:"
"""What a bot's key begins with; a person's is the id."""

Pool = tuple[str, int]
"""A game and a number of seats: ratings of different pools say nothing of each other."""


def player_at(place: SeatRow) -> str:
    """Whose rating the seat is played for."""
    return place.user or f"{BOT}{place.bot}"


def ranks_of(row: TableRow) -> list[int]:
    """The ranks that count: who left comes last, and the others are as they stood.

    Who gave up or lost on time is last in the result already; so is here who was away at the end and
    whose seat a bot played.
    """
    ranks = msgspec.json.decode(row.result or b"{}", type=Ending).ranks
    left = [place.kind == "person" and bool(place.bot) for place in row.seats]
    stayed = sorted(rank for rank, gone in zip(ranks, left, strict=True) if not gone)
    return [
        len(stayed) + 1 if gone else 1 + stayed.index(rank)
        for rank, gone in zip(ranks, left, strict=True)
    ]


def rate_match(connection: Connection, id: str) -> bool:
    """Rates a match that is over; False where there is nothing to rate, or it was done already."""
    _lock(connection)
    row = tables.find(connection, id)
    if row is None or not row.rated or row.status != "over" or row.result is None:
        return False
    if connection.execute(select(rated.c.match).where(rated.c.match == id).limit(1)).first():
        return False
    number = (connection.execute(select(func.max(rated.c.number))).scalar() or 0) + 1
    players = [player_at(place) for place in row.seats]
    known = _known(connection, (row.game, len(row.seats)), players)
    after, matches = _rate(row, players, known, number)
    connection.execute(insert(rated), [msgspec.structs.asdict(match) for match in matches])
    _write(connection, after)
    return True


def _rate(
    row: TableRow, players: Sequence[str], known: Mapping[str, RatingRow], number: int
) -> tuple[list[RatingRow], list[RatedRow]]:
    """What a match makes of the ratings of its players, and what is kept of it for each seat."""
    ranks = ranks_of(row)
    before = {player: Rating(found.mu, found.sigma) for player, found in known.items()}
    fresh = rate(before, players, ranks)
    after = []
    for player, rating in fresh.items():
        own = [rank for rank, other in zip(ranks, players, strict=True) if other == player]
        earlier = known.get(player)
        after.append(
            RatingRow(
                player=player,
                game=row.game,
                seats=len(players),
                mu=rating.mu,
                sigma=rating.sigma,
                matches=(earlier.matches if earlier else 0) + 1,
                wins=(earlier.wins if earlier else 0) + (min(own) == 1),
                last=row.ended,
            )
        )
    matches = [
        RatedRow(
            match=row.id,
            seat=seat,
            number=number,
            player=player,
            game=row.game,
            seats=len(players),
            rank=rank,
            mu_before=before.get(player, start()).mu,
            sigma_before=before.get(player, start()).sigma,
            mu=fresh[player].mu,
            sigma=fresh[player].sigma,
        )
        for seat, (player, rank) in enumerate(zip(players, ranks, strict=True))
    ]
    return after, matches


def missing(connection: Connection, limit: int) -> list[str]:
    """Rated matches that are over and have not been rated, in the order in which they ended."""
    done = exists().where(rated.c.match == laid.c.id)
    over = select(laid.c.id).where(laid.c.rated, laid.c.status == "over", ~done)
    found = over.where(laid.c.result.is_not(None)).order_by(laid.c.ended, laid.c.id)
    return list(connection.execute(found.limit(limit)).scalars())


def recompute(connection: Connection) -> int:
    """Works all ratings out again from the matches; how many ratings were not what they are now."""
    _lock(connection)
    before = {_key(row): row for row in _all(connection)}
    after: dict[tuple[str, str, int], RatingRow] = {}
    for number, players, row in list(_rated_matches(connection)):
        pool = {p: found for p in players if (found := after.get((p, row.game, len(players))))}
        fresh, matches = _rate(row, players, pool, number)
        after |= {_key(rating): rating for rating in fresh}
        for match in matches:
            _write_seat(connection, match)
    connection.execute(delete(ratings))
    if after:
        connection.execute(insert(ratings), [msgspec.structs.asdict(r) for r in after.values()])
    changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    return len(changed)


def _rated_matches(connection: Connection) -> Iterator[tuple[int, list[str], TableRow]]:
    """All that was rated, in its order: the number, who played, and the match."""
    order = select(rated.c.match, rated.c.number).distinct().order_by(rated.c.number)
    for match, number in connection.execute(order).all():
        row = tables.find(connection, match)
        seated = select(rated.c.player).where(rated.c.match == match).order_by(rated.c.seat)
        if row is not None:
            yield number, list(connection.execute(seated).scalars()), row


def standings(
    connection: Connection, game: str, seats: int, least: int, limit: int
) -> list[RatingRow]:
    """Who has played at least so many matches, the strongest first: by what is as good as certain.

    Without those who have hidden how they play.
    """
    hidden = exists().where(users.c.id == ratings.c.player, users.c.hidden)
    pool = ratings.c.game == game, ratings.c.seats == seats, ratings.c.matches >= least, ~hidden
    sure = (ratings.c.mu - CAUTION * ratings.c.sigma).desc()
    strongest = select(ratings).where(*pool).order_by(sure, ratings.c.player).limit(limit)
    return [RatingRow(**row) for row in connection.execute(strongest).mappings()]


def pools(connection: Connection) -> list[Pool]:
    """The games and numbers of seats in which anybody is rated."""
    found = select(ratings.c.game, ratings.c.seats).distinct()
    return [
        (row.game, row.seats)
        for row in connection.execute(found.order_by(ratings.c.game, ratings.c.seats))
    ]


def of_player(connection: Connection, player: str) -> list[RatingRow]:
    """How strong somebody is, at all that they were rated in."""
    own = select(ratings).where(ratings.c.player == player)
    found = connection.execute(own.order_by(ratings.c.game, ratings.c.seats))
    return [RatingRow(**row) for row in found.mappings()]


def of_match(connection: Connection, match: str) -> list[RatedRow]:
    """What a match made of the ratings, by seat; nothing before it was rated."""
    seated = select(rated).where(rated.c.match == match).order_by(rated.c.seat)
    return [RatedRow(**row) for row in connection.execute(seated).mappings()]


def bring(connection: Connection, source: str, target: str) -> None:
    """A guest's ratings become an account's, where that one has none of the kind."""
    _lock(connection)
    taken = {(row.game, row.seats) for row in of_player(connection, target)}
    for row in of_player(connection, source):
        if (row.game, row.seats) not in taken:
            for kept in (ratings, rated):
                pool = kept.c.game == row.game, kept.c.seats == row.seats
                own = update(kept).where(kept.c.player == source, *pool)
                connection.execute(own.values(player=target))


# ---------------------------------------------------------------- rows


def _key(row: RatingRow) -> tuple[str, str, int]:
    return row.player, row.game, row.seats


def _all(connection: Connection) -> list[RatingRow]:
    return [RatingRow(**row) for row in connection.execute(select(ratings)).mappings()]


def _known(connection: Connection, pool: Pool, players: Sequence[str]) -> dict[str, RatingRow]:
    own = select(ratings).where(
        ratings.c.game == pool[0], ratings.c.seats == pool[1], ratings.c.player.in_(players)
    )
    found = [RatingRow(**row) for row in connection.execute(own).mappings()]
    return {row.player: row for row in found}


def _write(connection: Connection, rows: Sequence[RatingRow]) -> None:
    for row in rows:
        same = ratings.c.player == row.player, ratings.c.game == row.game
        connection.execute(delete(ratings).where(*same, ratings.c.seats == row.seats))
        connection.execute(insert(ratings), msgspec.structs.asdict(row))


def _write_seat(connection: Connection, row: RatedRow) -> None:
    own = update(rated).where(rated.c.match == row.match, rated.c.seat == row.seat)
    connection.execute(own.values(**msgspec.structs.asdict(row)))


def _lock(connection: Connection) -> None:
    """Until the end of the transaction nobody else rates. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING})"))
