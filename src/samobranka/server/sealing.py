"""How host and people make a seed that none of them can choose. Pure: the time is told from outside.

The host has shown the seal of its secret. First each person's client shows the hash of a contribution;
when all hashes are there, or the time is up, those who showed one open it. Who showed a hash and does
not open it might have disliked what came out: then the host draws a new secret, and it all begins
again without that seat.
"""

from __future__ import annotations

import msgspec

from samobranka.core import chance
from samobranka.server.protocol import Sealing
from samobranka.server.trouble import BadContribution

PATIENCE = 10_000
"""Milliseconds a client has for each of the two steps."""


class Gathering(msgspec.Struct):
    """The sealing of one match's chance."""

    secret: bytes
    wanted: set[int]
    """The seats of people whose contribution is still waited for or taken."""
    until: int
    commits: dict[int, bytes] = {}
    opened: dict[int, bytes] = {}

    @property
    def is_opening(self) -> bool:
        """Whether all hashes are shown."""
        return self.commits.keys() == self.wanted

    @property
    def is_done(self) -> bool:
        """Whether the seed is settled."""
        return self.is_opening and self.opened.keys() == self.wanted

    def commit(self, seat: int, commit: bytes, now: int) -> None:
        """A seat shows the hash of its contribution; the first one counts."""
        if seat not in self.wanted or self.is_opening or seat in self.commits:
            raise BadContribution(why="contribution-late")
        self.commits[seat] = commit
        if self.is_opening:
            self.until = now + PATIENCE

    def open(self, seat: int, contribution: bytes) -> None:
        """A seat opens its contribution."""
        if not self.is_opening or seat not in self.wanted:
            raise BadContribution(why="contribution-early")
        if chance.commit_of(contribution) != self.commits[seat]:
            raise BadContribution(why="contribution-other")
        self.opened[seat] = contribution

    def expire(self, now: int) -> None:
        """The time is up for those who have not answered."""
        if now < self.until or self.is_done:
            return
        if not self.is_opening:
            self.wanted = set(self.commits)
        else:
            self.wanted = set(self.opened)
            self.secret = chance.new_secret()
            self.commits, self.opened = {}, {}
        self.until = now + PATIENCE

    def sealing(self) -> Sealing:
        """How far it is, for everybody."""
        return Sealing(
            seal=chance.seal_of(self.secret).hex(),
            commits={str(seat): commit.hex() for seat, commit in sorted(self.commits.items())},
            opened={str(seat): given.hex() for seat, given in sorted(self.opened.items())},
            step="open" if self.is_opening else "commit",
            until=self.until,
        )
