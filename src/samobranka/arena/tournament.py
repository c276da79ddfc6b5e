"""What is played: who sits where in which deal, by the number of a match.

A *deal* is one secret, so one preparation and one chance. It is played as often as there are seats:
each time everybody moves on by one seat. So all bots of a deal get all its seats, good and bad.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from samobranka.core.chance import generator, named_secret, shuffle
from samobranka.core.meta import Meta

EngineName = Literal["interpreted", "cpu"]


class Tournament(msgspec.Struct, frozen=True, tag_field="kind", tag="tournament"):
    """All that decides how the match of a number goes."""

    game: str
    rules_version: int
    data_digest: str
    bots: list[str]
    """A bot may be named several times: it then sits at several seats."""
    seats: int
    options: dict[str, str]
    seed: str
    engine: EngineName

    def deal(self, number: int) -> int:
        """Which deal a match plays."""
        return number // self.seats

    def secret(self, number: int) -> str:
        """Names the chance of a match; the same for all matches of a deal."""
        return f"arena {self.seed} {self.deal(number)}"

    def seating(self, number: int) -> list[str]:
        """The bots of a match, seat by seat."""
        line = self.line_up(self.deal(number))
        return [line[(seat + number) % self.seats] for seat in range(self.seats)]

    def line_up(self, deal: int) -> list[str]:
        """Who plays a deal, in the order in which they sit.

        The bots stand in a circle, and every deal takes the next ones. When so many deals are done
        as there are bots, each has played equally often, and the circle is shuffled.
        """
        count = len(self.bots)
        circle = list(range(count))
        shuffle(generator(self.number("circle", deal // count)), circle, count)
        first = deal * self.seats
        return [self.bots[circle[(first + place) % count]] for place in range(self.seats)]

    def number(self, *purpose: object) -> int:
        """A number for a purpose: what bots draw from never comes from the secret of a match."""
        name = " ".join(map(str, ("arena number", self.seed, *purpose)))
        return int.from_bytes(named_secret(name)[:8], "big") >> 2


def whole_deals(matches: int, seats: int) -> int:
    """So many matches, or a few more: every deal is played from every seat."""
    return -(-matches // seats) * seats


def usual_seats(meta: Meta, bots: int) -> int:
    """As many seats as bots, where the game has so many."""
    return min(max(bots, meta.seats[0]), meta.seats[-1])
