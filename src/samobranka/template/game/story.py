"""What happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import SEAT, Event
from samobranka.core.happening import Happened
from samobranka.template.game.domains import CARD, CHOICE_IDS, TURNIP
from samobranka.template.game.parts import CARD_IDS, NOTHING, TURNIP_IDS
from samobranka.template.game.phases.choosing import Send
from samobranka.template.game.rules import ACTIONS
from samobranka.template.game.saying import DREW
from samobranka.template.game.state import AT_HOME, State
from samobranka.template.game.view import Choice


class Chose(Event, tag="chose"):
    """Told to the seat itself only."""

    card: Choice


class Came(Event, tag="came"):
    seat: Annotated[int, SEAT]
    card: Choice


class Pulled(Event, tag="pulled"):
    seat: Annotated[int, SEAT]
    turnip: Annotated[str, TURNIP]


class NobodyPulled(Event, tag="nobody_pulled"):
    turnip: Annotated[str, TURNIP]


class Drew(Event, tag="drew"):
    """Told to the seat itself only."""

    card: Annotated[str, CARD]


def events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order. While the moment stands still, the others are told nothing."""
    told: list[Event] = []
    if audience == seat:
        chosen = ACTIONS.decode(action)
        told.append(Chose(chosen.card if isinstance(chosen, Send) else CHOICE_IDS[AT_HOME]))
    if after.turnip == before.turnip:
        return told
    told += [Came(other, CHOICE_IDS[after.came[other]]) for other in range(after.seats)]
    puller, turnip = after.puller[before.turnip], TURNIP_IDS[before.turnip]
    told.append(NobodyPulled(turnip) if puller == NOTHING else Pulled(puller, turnip))
    return told + [Drew(CARD_IDS[said.first]) for said in heard if said.what == DREW]
