"""What each seat may see, built up from nothing, and what is expected of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.words import message_id
from samobranka.template.game.domains import CARD, CHOICE, CHOICE_IDS, TURNIP
from samobranka.template.game.parts import CARD_IDS, CARDS, NOTHING, TURNIP_IDS
from samobranka.template.game.scoring import LAST_TURNIP, REASONS, score
from samobranka.template.game.state import OVER, State, has_chosen

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
