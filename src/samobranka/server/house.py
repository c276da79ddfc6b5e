"""What the handlers of one running server share."""

from __future__ import annotations

from dataclasses import dataclass

from samobranka.server.booth import Booth
from samobranka.server.coaching import Coach
from samobranka.server.hall import Hall
from samobranka.server.languages import Anybody
from samobranka.server.limits import Limits
from samobranka.server.sessions import Sessions
from samobranka.server.settings import Settings
from samobranka.store.journal import Journal


@dataclass(frozen=True)
class House:
    """The rooms around the tables, and the hall they stand in."""

    settings: Settings
    journal: Journal
    sessions: Sessions
    limits: Limits
    hall: Hall
    coach: Coach
    booth: Booth


def house_of(connection: Anybody) -> House:
    """The house that a request or a socket has come into."""
    house: House = connection.app.state.house
    return house
