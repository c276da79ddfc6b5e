"""What each seat may see, built up from nothing, and what is expected of it."""

from __future__ import annotations

from functools import cmp_to_key
from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Prompt
from samobranka.core.record import once
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.master_elf.domains import GIFT, INGREDIENT, REGION, SPECIAL
from samobranka.games.master_elf.memory import is_remembered
from samobranka.games.master_elf.parts import (
    GIFT_IDS,
    GIFTS,
    HAND_LIMIT,
    INGREDIENT_IDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGION_IDS,
    REGIONS,
    SPECIAL_IDS,
)
from samobranka.games.master_elf.phases.bonus import picks_before
from samobranka.games.master_elf.phases.piles import REASONS
from samobranka.games.master_elf.rules import CONTENTS
from samobranka.games.master_elf.scoring import score
from samobranka.games.master_elf.state import (
    LIMITED,
    LOOKING,
    OFFERED,
    OVER,
    PICKING,
    State,
    pile_size,
)

Ingredients = dict[Annotated[str, INGREDIENT], int]
Gifts = list[Annotated[str, GIFT]]


class RegionView(msgspec.Struct, frozen=True):
    """A region of the map and its open cards."""

    region: Annotated[str, REGION]
    cards: Ingredients


class PileView(msgspec.Struct, frozen=True):
    """A gift pile: its top and its size; what the seat knows to lie below, next top first."""

    top: Annotated[str, GIFT] | None
    size: int
    known: Gifts


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Annotated[int, SEAT]
    pawn: Annotated[str, REGION]
    crystals: int
    hand_size: int
    sure: Ingredients
    gifts: Gifts
    special: str | None
    score: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: str
    turn: Annotated[int, SEAT]
    hand: Ingredients | None
    regions: list[RegionView]
    piles: list[PileView]
    seats: list[SeatView]
    deck_size: int
    discard: Ingredients
    city_discards: int
    exhaustions: int
    aside_size: int
    aside: Gifts
    """What the seat has seen of the gifts set aside."""
    in_piles: Gifts
    """Gifts the seat knows to lie somewhere below the tops."""
    looking: Gifts
    """What the seat is looking through now."""
    bonus: Gifts


def phase_name(s: State) -> str:
    """The phase, for clients and words."""
    return "over" if s.phase == OVER else CONTENTS.phase_name(s.phase)


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    in_piles = s.returned | (s.saw_returned[seat] if seat is not None else 0)
    remembers = is_remembered(s)
    return View(
        phase=phase_name(s),
        turn=s.turn,
        hand=_hand(s, seat) if seat is not None else None,
        regions=_regions(s),
        piles=[_pile(s, pile, seat) for pile in range(PILES)],
        seats=_seats(s),
        deck_size=s.deck_size,
        discard=_discard(s),
        city_discards=s.city_discards,
        exhaustions=s.exhaustions,
        aside_size=s.aside_size,
        aside=gifts_in(s.saw_aside[seat]) if seat is not None and remembers else [],
        in_piles=gifts_in(in_piles) if remembers else [],
        looking=_looking(s, seat),
        bonus=gifts_in(s.bonus),
    )


@once
def _regions(s: State) -> list[RegionView]:
    return [
        RegionView(REGION_IDS[r], cards_in([s.lying[r, k] for k in range(INGREDIENTS)]))
        for r in range(REGIONS)
    ]


@once
def _discard(s: State) -> Ingredients:
    return cards_in([s.discard[k] for k in range(INGREDIENTS)])


@once
def _seats(s: State) -> list[SeatView]:
    return [_seat(s, seat) for seat in range(s.seats)]


def cards_in(counts: list[int]) -> Ingredients:
    return {INGREDIENT_IDS[k]: count for k, count in enumerate(counts) if count}


def _hand(s: State, seat: int) -> Ingredients:
    return cards_in([s.hand[seat, k] for k in range(INGREDIENTS)])


def gifts_in(gifts: int) -> Gifts:
    return [GIFT_IDS[gift] for gift in range(GIFTS) if has(gifts, gift)]


def _pile(s: State, pile: int, seat: int | None) -> PileView:
    top = GIFT_IDS[s.top[pile]] if s.top[pile] != NOTHING else None
    known = _known_below(s, pile, seat) if is_remembered(s) else []
    return PileView(top, pile_size(s, pile), known)


def _known_below(s: State, pile: int, seat: int | None) -> Gifts:
    """13.6: the covered gifts of a pile that this seat looked through, next top first."""
    if seat is None or s.secret_seat != seat or s.secret_pile != pile:
        return []
    return [GIFT_IDS[s.saw_pile[seat, d]] for d in reversed(range(s.covered[pile]))]


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        pawn=REGION_IDS[s.pawn[seat]],
        crystals=s.crystals[seat],
        hand_size=s.hand_size[seat],
        sure=cards_in([s.sure[seat, k] for k in range(INGREDIENTS)]) if is_remembered(s) else {},
        gifts=gifts_in(s.made[seat]),
        special=_special(s, seat),
        score=score(s, s.made[seat]),
    )


def _special(s: State, seat: int) -> str | None:
    """The special action a seat has used."""
    if s.secret_seat == seat:
        return SPECIAL_IDS[0]
    return SPECIAL_IDS[1] if s.treasure_seat == seat else None


def _looking(s: State, seat: int | None) -> Gifts:
    if seat is None or s.phase != LOOKING or s.turn != seat:
        return []
    if s.looking_at == PILES:
        return gifts_in(s.saw_aside[seat])
    pile = _pile(s, s.looking_at, seat)
    return [*([pile.top] if pile.top else []), *_known_below(s, s.looking_at, seat)]


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """A seat is to do what the phase asks for."""

    seat: Annotated[int, SEAT]
    phase: str
    more: int = 0
    special: Annotated[str, SPECIAL] | None = None
    """7.2: the special action that is offered."""
    over: int = 0
    """8.1: cards beyond the limit."""
    then: Annotated[int, SEAT] | None = None
    """10.2: who picks a bonus card next."""


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    return Expected(
        seat=s.turn,
        phase=phase_name(s),
        more=s.city_discards,
        special=SPECIAL_IDS[s.offered] if s.phase == OFFERED else None,
        over=max(0, s.hand_size[s.turn] - HAND_LIMIT) if s.phase == LIMITED else 0,
        then=_picks_after(s) if s.phase == PICKING else None,
    )


def _picks_after(s: State) -> int | None:
    """10.2 to 10.4: who picks a bonus card after the seat whose turn it is."""

    def before(one: int, other: int) -> int:
        return -1 if picks_before(s, one, other) else 1

    left = [seat for seat in range(s.seats) if not s.has_picked[seat] and seat != s.turn]
    return min(left, key=cmp_to_key(before), default=None)
