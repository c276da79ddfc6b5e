"""How strong players are, from who came before whom: OpenSkill's Plackett-Luce, for people and bots.

Nothing is added to the uncertainty between matches, so that what comes out follows from the matches and
their order alone, and is the same whenever it is worked out again.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import TypeVar

import msgspec
from openskill.models import PlackettLuce

Player = TypeVar("Player", bound=Hashable)

CAUTION = 3.0
"""So many standard deviations below it a rating counts where players are put in order."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """At least so strong the player is, as good as certainly."""
        return self.mu - CAUTION * self.sigma


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(tau=0)


def start() -> Rating:
    """Of somebody about whom nothing is known."""
    fresh = _model().rating()
    return Rating(fresh.mu, fresh.sigma)


def rate(
    before: Mapping[Player, Rating], seats: Sequence[Player], ranks: Sequence[int]
) -> dict[Player, Rating]:
    """The ratings of all who sat at a match, after it; 1 is the best rank, and ranks may be shared.

    A player who sat at several seats takes the mean of what each of them would give.
    """
    model = _model()
    known = [before.get(player) or start() for player in seats]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    ratings: dict[Player, Rating] = {}
    for player in dict.fromkeys(seats):
        own = [rating for rating, other in zip(after, seats, strict=True) if other == player]
        ratings[player] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return ratings
