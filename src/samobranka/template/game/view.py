"""What each seat may see, built up from nothing, and what happened, told to each audience."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Domain, Event, Prompt
from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.template.game.actions import ACTIONS, CARD, Send
from samobranka.template.game.parts import (
    CARD_IDS,
    CARDS,
    NOTHING,
    TURNIP_IDS,
    TURNIPS,
    WORTH,
)
from samobranka.template.game.scoring import LAST_TURNIP, REASONS, score
from samobranka.template.game.state import AT_HOME, OVER, State, has_chosen

CHOICE_IDS = (*CARD_IDS, "nobody")
CHOICE = Domain("card", CHOICE_IDS)
TURNIP = Domain("turnip", TURNIP_IDS)

Cards = dict[Annotated[str, CARD], int]
Choice = Annotated[str, CHOICE]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Annotated[int, SEAT]
    hand_size: int
    came: Choice | None
    score: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    turnip: Annotated[str, TURNIP] | None
    hand: Cards | None
    choice: Choice | None
    seats: list[SeatView]
    laid: Cards
    deck_size: int


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    return View(
        turnip=None if s.phase == OVER else TURNIP_IDS[s.turnip],
        hand=None if seat is None else _cards([s.hand[seat, k] for k in range(CARDS)]),
        choice=None if seat is None else _choice(s.choice[seat]),
        seats=[
            SeatView(other, s.hand_size[other], _choice(s.came[other]), score(s, other))
            for other in range(s.seats)
        ],
        laid=_cards([s.laid[k] for k in range(CARDS)]),
        deck_size=s.deck_size,
    )


def _cards(counts: list[int]) -> Cards:
    return {CARD_IDS[k]: count for k, count in enumerate(counts) if count}


def _choice(choice: int) -> Choice | None:
    return None if choice == NOTHING else CHOICE_IDS[choice]


# ---------------------------------------------------------------- prompts


class Choose(Prompt, tag="choose"):
    """To a seat that has not chosen."""

    turnip: Annotated[str, TURNIP]


class Wait(Prompt, tag="wait"):
    """To everybody else: says neither who has chosen nor how many."""


class Finished(Prompt, tag="finished"):
    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[LAST_TURNIP]))
    if audience is None or has_chosen(s, audience):
        return Wait()
    return Choose(TURNIP_IDS[s.turnip])


# ---------------------------------------------------------------- events


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
    before: State, seat: int, action: int, after: State, audience: int | None
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
    return told if audience is None else [*told, *_drawn(before, after, audience)]


def _drawn(before: State, after: State, seat: int) -> list[Event]:
    gained = [after.hand[seat, k] - before.hand[seat, k] for k in range(CARDS)]
    if after.came[seat] != AT_HOME:
        gained[after.came[seat]] += 1
    return [Drew(CARD_IDS[k]) for k in range(CARDS) for _ in range(gained[k])]


# ---------------------------------------------------------------- score


def sheet(s: State) -> list[ScoreLine]:
    """A line per turnip pulled, and the sum."""
    seats = range(s.seats)
    lines = [
        ScoreLine(
            label=message_id("turnip", TURNIP_IDS[turnip]),
            points=[WORTH[turnip] * (s.puller[turnip] == seat) for seat in seats],
        )
        for turnip in range(TURNIPS)
        if s.puller[turnip] != NOTHING
    ]
    return [*lines, ScoreLine("score-total", [score(s, seat) for seat in seats])]
