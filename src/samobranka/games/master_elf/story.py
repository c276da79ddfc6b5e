"""What happened, told to each audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from samobranka.core.actions import GATHERED, SEAT, Event
from samobranka.core.happening import Happened
from samobranka.core.words import message_id
from samobranka.games.master_elf.domains import GIFT, INGREDIENT, PILE, REGION, SPECIAL
from samobranka.games.master_elf.parts import (
    GIFT_IDS,
    GIFT_INGREDIENT,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGION_IDS,
    SPECIAL_IDS,
)
from samobranka.games.master_elf.phases.bonus import TakeBonus
from samobranka.games.master_elf.phases.leaving import LeaveDeck
from samobranka.games.master_elf.phases.making import (
    OF_FIRST,
    OF_SECOND,
    PAYMENT_IDS,
    Make,
    NoGift,
    takes_crystal,
)
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.piles import REASONS
from samobranka.games.master_elf.phases.special import (
    Decline,
    LookAside,
    LookPile,
    TakeGift,
    TakeNone,
)
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from samobranka.games.master_elf.rules import ACTIONS
from samobranka.games.master_elf.state import PICKING, State
from samobranka.games.master_elf.view import Gifts, Ingredients, cards_in, gifts_in


class Moved(Event, tag="moved"):
    seat: Annotated[int, SEAT]
    region: Annotated[str, REGION]


class Took(Event, tag="took"):
    seat: Annotated[int, SEAT]
    ingredient: Annotated[str, INGREDIENT]
    region: Annotated[str, REGION]


class Discarded(Event, tag="discarded"):
    seat: Annotated[int, SEAT]
    cards: Annotated[Ingredients, GATHERED]


class Drew(Event, tag="drew"):
    """`cards` is told to the seat itself only."""

    seat: Annotated[int, SEAT]
    count: int
    cards: Ingredients


class LeftDeck(Event, tag="left_deck"):
    seat: Annotated[int, SEAT]


class Made(Event, tag="made"):
    seat: Annotated[int, SEAT]
    gift: Annotated[str, GIFT]
    cards: Ingredients
    """Paid, all of them in the open."""
    crystal: bool


class MadeNothing(Event, tag="made_nothing"):
    seat: Annotated[int, SEAT]


class Declined(Event, tag="declined"):
    seat: Annotated[int, SEAT]
    special: Annotated[str, SPECIAL]


class LookedAtPile(Event, tag="looked_at_pile"):
    seat: Annotated[int, SEAT]
    pile: Annotated[int, PILE]


class LookedAside(Event, tag="looked_aside"):
    seat: Annotated[int, SEAT]


class TookGift(Event, tag="took_gift"):
    seat: Annotated[int, SEAT]
    gift: Annotated[str, GIFT]
    place: int
    """The number of the pile, or ASIDE."""


class TookNone(Event, tag="took_none"):
    seat: Annotated[int, SEAT]


class TookBonus(Event, tag="took_bonus"):
    seat: Annotated[int, SEAT]
    gift: Annotated[str, GIFT]


class Uncovered(Event, tag="uncovered"):
    pile: Annotated[int, PILE]
    gift: Annotated[str, GIFT]


class DealtAgain(Event, tag="dealt_again"):
    gifts: Gifts
    """The new tops."""


class Reshuffled(Event, tag="reshuffled"):
    """The discard became the deck."""


class Refilled(Event, tag="refilled"):
    region: Annotated[str, REGION]
    cards: Ingredients


class BonusTurnedUp(Event, tag="bonus_turned_up"):
    gifts: Gifts


class Ended(Event, tag="ended"):
    reason: str


def events(
    before: State,
    seat: int,
    action: int,
    after: State,
    audience: int | None,
    heard: Sequence[Happened],
) -> list[Event]:
    """What happened, in order: the action itself, then what came of it."""
    told = [_own_event(before, seat, action, after, audience)]
    told += _pile_events(before, after)
    if after.reshuffles > before.reshuffles:
        told.append(Reshuffled())
    told += _refill_events(before, seat, after)
    if after.is_ending and not before.is_ending:
        told.append(Ended(message_id("reason", REASONS[after.reason])))
    if after.phase == PICKING and before.phase != PICKING:
        told.append(BonusTurnedUp(gifts_in(after.bonus)))
    return told


def _own_event(before: State, seat: int, action: int, after: State, audience: int | None) -> Event:
    match ACTIONS.decode(action):
        case Move(region):
            return Moved(seat, region)
        case Take(ingredient):
            return Took(seat, ingredient, REGION_IDS[before.pawn[seat]])
        case Discard(ingredient):
            return Discarded(seat, {ingredient: 1})
        case Draw():
            return _drew(before, seat, after, audience)
        case LeaveDeck():
            return LeftDeck(seat)
        case Make(gift, payment):
            return _made(seat, gift, PAYMENT_IDS.index(payment))
        case NoGift():
            return MadeNothing(seat)
        case Decline():
            return Declined(seat, SPECIAL_IDS[before.offered])
        case LookPile(pile):
            return LookedAtPile(seat, pile)
        case LookAside():
            return LookedAside(seat)
        case TakeGift(gift):
            return TookGift(seat, gift, before.looking_at)
        case TakeNone():
            return TookNone(seat)
        case TakeBonus(gift):
            return TookBonus(seat, gift)
        case other:
            raise TypeError(f"no event for {other}")


def _made(seat: int, gift: str, payment: int) -> Made:
    """6.2: what was paid follows from the way to pay."""
    due = [0] * INGREDIENTS
    for place, count in enumerate((OF_FIRST[payment], OF_SECOND[payment])):
        due[GIFT_INGREDIENT[GIFT_IDS.index(gift), place]] += count
    return Made(seat, gift, cards_in(due), takes_crystal(payment))


def _drew(before: State, seat: int, after: State, audience: int | None) -> Drew:
    count = after.hand_size[seat] - before.hand_size[seat]
    if audience != seat:
        return Drew(seat, count, {})
    drawn = [after.hand[seat, k] - before.hand[seat, k] for k in range(INGREDIENTS)]
    return Drew(seat, count, cards_in(drawn))


def _pile_events(before: State, after: State) -> list[Event]:
    if after.dealt_again != before.dealt_again:
        return [DealtAgain([GIFT_IDS[after.top[pile]] for pile in range(PILES)])]
    return [
        Uncovered(pile, GIFT_IDS[after.top[pile]])
        for pile in range(PILES)
        if after.top[pile] not in (before.top[pile], NOTHING)
    ]


def _refill_events(before: State, seat: int, after: State) -> list[Event]:
    region = after.pawn[seat]
    laid = [after.lying[region, k] - before.lying[region, k] for k in range(INGREDIENTS)]
    return [Refilled(REGION_IDS[region], cards_in(laid))] if sum(laid) > 0 else []
