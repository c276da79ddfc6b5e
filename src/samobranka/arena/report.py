"""What the results say: win rates with intervals, ratings, times.

A win that k seats share counts 1/k for each of them. A bot's *win rate* is what it won per seat it sat
on, so 1 / seats is chance, whether a bot sits at one seat of a match or at three.

The *interval* is Wilson's score interval (95 %) for what a bot wins in a match, all its seats
together, divided by how many seats it had. Wilson's is good near 0 % and 100 %, where the usual
"± two standard errors" fails. It takes every match for won or lost; a shared win is less uncertain
than that, so that the interval errs, if at all, to the wide side.

The *rating* is OpenSkill's (Plackett-Luce) over all ranks, not only wins, match by match in the order
of their numbers. Bots do not change, so nothing is added to their uncertainty between matches. A bot
that sits at several seats of a match takes the mean of what each of them would give it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist, fmean

import msgspec
import numpy as np

from samobranka.arena.playing import MICROSECONDS, Played
from samobranka.arena.tournament import Tournament
from samobranka.core import registry
from samobranka.core.rating import Rating, rate

CONFIDENCE = 0.95
MILLISECONDS = 1000
SLOW = 0.95
"""So much of all decisions took no longer than `p95_ms`."""


class BotReport(msgspec.Struct, frozen=True):
    """One bot in all its matches."""

    name: str
    matches: int
    seats: int
    """How many it sat on, in all matches together."""
    wins: float
    win_rate: float
    interval: tuple[float, float]
    rating: Rating
    mean_rank: float
    mean_score: float
    decisions: int
    mean_ms: float
    p95_ms: float
    by_seat: list[float | None]
    """Its win rate at each seat of the table; None where it has not sat yet."""


class Report(msgspec.Struct, frozen=True):
    """A tournament, or as much of it as was played."""

    game: str
    seats: int
    options: dict[str, str]
    engine: str
    seed: str
    matches: int
    stopped: int
    """Matches that went on for too long."""
    mean_plies: float
    chance: float
    """The win rate of bots that are equally strong."""
    bots: list[BotReport]
    """The one that wins most comes first."""


def report(tournament: Tournament, results: Iterable[Played]) -> Report:
    """Sums up at least one result."""
    played = sorted(results, key=lambda result: result.number)
    ratings = rated(played)
    bots = [reported(name, tournament, played, ratings[name]) for name in ratings]
    return Report(
        game=tournament.game,
        seats=tournament.seats,
        options=tournament.options,
        engine=tournament.engine,
        seed=tournament.seed,
        matches=len(played),
        stopped=sum(result.stopped for result in played),
        mean_plies=fmean(result.plies for result in played),
        chance=1 / tournament.seats,
        bots=sorted(bots, key=lambda bot: (-bot.win_rate, bot.name)),
    )


def reported(
    name: str, tournament: Tournament, played: Sequence[Played], rating: Rating
) -> BotReport:
    """One bot's part in the results."""
    own = [result for result in played if name in result.bots]
    sat = [(result, seat) for result in own for seat, bot in enumerate(result.bots) if bot == name]
    wins = float(sum(share(result, seat) for result, seat in sat))
    milliseconds = [
        micros * MILLISECONDS / MICROSECONDS
        for result, seat in sat
        for micros in result.thought[seat]
    ]
    scale = registry.meta_of(tournament.game).score_scale
    return BotReport(
        name=name,
        matches=len(own),
        seats=len(sat),
        wins=wins,
        win_rate=wins / len(sat),
        interval=interval(wins, len(own), len(sat)),
        rating=rating,
        mean_rank=fmean(result.ranks[seat] for result, seat in sat),
        mean_score=fmean(result.scores[seat] for result, seat in sat) / scale,
        decisions=len(milliseconds),
        mean_ms=fmean(milliseconds) if milliseconds else 0.0,
        p95_ms=float(np.quantile(milliseconds, SLOW)) if milliseconds else 0.0,
        by_seat=[_rate_at(seat, sat) for seat in range(tournament.seats)],
    )


def share(result: Played, seat: int) -> Fraction:
    """What a seat has of the win."""
    return Fraction(result.ranks[seat] == 1, result.ranks.count(1))


def _rate_at(seat: int, sat: Sequence[tuple[Played, int]]) -> float | None:
    shares = [share(result, at) for result, at in sat if at == seat]
    return float(sum(shares) / len(shares)) if shares else None


def interval(wins: float, matches: int, seats: int) -> tuple[float, float]:
    """Between what the win rate per seat lies: Wilson's interval of wins per match, per seat of it."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate, share_of_z = wins / matches, z * z / matches
    middle = (rate + share_of_z / 2) / (1 + share_of_z)
    half = z * sqrt(rate * (1 - rate) / matches + share_of_z / matches / 4) / (1 + share_of_z)
    per_seat = matches / seats
    return max(0.0, middle - half) * per_seat, min(1.0, middle + half) * per_seat


def rated(played: Sequence[Played]) -> Mapping[str, Rating]:
    """The rating of every bot after all results, in their order."""
    ratings: dict[str, Rating] = {}
    for result in played:
        ratings |= rate(ratings, result.bots, result.ranks)
    return ratings
