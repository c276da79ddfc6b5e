"""What each seat may see, built up from nothing, and what happened, told to each audience."""

from __future__ import annotations

from typing import Annotated

import msgspec

from samobranka.core.actions import SEAT, Event, Prompt
from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.master_elf.actions import (
    ACTIONS,
    GIFT,
    INGREDIENT,
    PAYMENT,
    PAYMENT_IDS,
    PILE,
    REGION,
    Decline,
    Discard,
    Draw,
    LookAside,
    LookPile,
    Make,
    Move,
    NoGift,
    Take,
    TakeBonus,
    TakeGift,
    TakeNone,
)
from samobranka.games.master_elf.parts import (
    GIFT_IDS,
    GIFT_TYPE,
    GIFTS,
    INGREDIENT_IDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGION_IDS,
    REGIONS,
    SPECIAL_IDS,
    TYPE_IDS,
    TYPES,
)
from samobranka.games.master_elf.phases.making import takes_crystal
from samobranka.games.master_elf.phases.piles import REASONS
from samobranka.games.master_elf.scoring import (
    best_choice,
    collection_score,
    colour_score,
    count_collections,
    elves_score,
    score,
)
from samobranka.games.master_elf.state import (
    LOOKING,
    OVER,
    PHASES,
    PICKING,
    State,
    has_gift,
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


def view(s: State, seat: int | None) -> View:
    """What the seat may see; None: a spectator."""
    in_piles = s.returned | (s.saw_returned[seat] if seat is not None else 0)
    return View(
        phase=PHASES[s.phase],
        turn=s.turn,
        hand=_hand(s, seat) if seat is not None else None,
        regions=[
            RegionView(REGION_IDS[r], _cards([s.lying[r, k] for k in range(INGREDIENTS)]))
            for r in range(REGIONS)
        ],
        piles=[_pile(s, pile, seat) for pile in range(PILES)],
        seats=[_seat(s, other) for other in range(s.seats)],
        deck_size=s.deck_size,
        discard=_cards([s.discard[k] for k in range(INGREDIENTS)]),
        city_discards=s.city_discards,
        exhaustions=s.exhaustions,
        aside_size=s.aside_size,
        aside=_gifts(s.saw_aside[seat]) if seat is not None else [],
        in_piles=_gifts(in_piles),
        looking=_looking(s, seat),
        bonus=_gifts(s.bonus),
    )


def _cards(counts: list[int]) -> Ingredients:
    return {INGREDIENT_IDS[k]: count for k, count in enumerate(counts) if count}


def _hand(s: State, seat: int) -> Ingredients:
    return _cards([s.hand[seat, k] for k in range(INGREDIENTS)])


def _gifts(gifts: int) -> Gifts:
    return [GIFT_IDS[gift] for gift in range(GIFTS) if has_gift(gifts, gift)]


def _pile(s: State, pile: int, seat: int | None) -> PileView:
    top = GIFT_IDS[s.top[pile]] if s.top[pile] != NOTHING else None
    return PileView(top, pile_size(s, pile), _known_below(s, pile, seat))


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
        sure=_cards([s.sure[seat, k] for k in range(INGREDIENTS)]),
        gifts=_gifts(s.made[seat]),
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
        return _gifts(s.saw_aside[seat])
    pile = _pile(s, s.looking_at, seat)
    return [*([pile.top] if pile.top else []), *pile.known]


# ---------------------------------------------------------------- prompts


class Expected(Prompt, tag="expected"):
    """A seat is to do what the phase asks for."""

    seat: Annotated[int, SEAT]
    phase: str
    more: int = 0


class Finished(Prompt, tag="finished"):
    """Nothing is expected any more."""

    reason: str


def prompt(s: State, audience: int | None) -> Prompt:
    """What is expected now, and of whom."""
    if s.phase == OVER:
        return Finished(message_id("reason", REASONS[s.reason]))
    return Expected(s.turn, PHASES[s.phase], s.city_discards)


# ---------------------------------------------------------------- events


class Moved(Event, tag="moved"):
    seat: Annotated[int, SEAT]
    region: Annotated[str, REGION]


class Took(Event, tag="took"):
    seat: Annotated[int, SEAT]
    ingredient: Annotated[str, INGREDIENT]


class Discarded(Event, tag="discarded"):
    seat: Annotated[int, SEAT]
    ingredient: Annotated[str, INGREDIENT]


class Drew(Event, tag="drew"):
    """`cards` is told to the seat itself only."""

    seat: Annotated[int, SEAT]
    count: int
    cards: Ingredients


class Made(Event, tag="made"):
    seat: Annotated[int, SEAT]
    gift: Annotated[str, GIFT]
    payment: Annotated[str, PAYMENT]
    crystal: bool


class MadeNothing(Event, tag="made_nothing"):
    seat: Annotated[int, SEAT]


class Declined(Event, tag="declined"):
    seat: Annotated[int, SEAT]


class LookedAtPile(Event, tag="looked_at_pile"):
    seat: Annotated[int, SEAT]
    pile: Annotated[int, PILE]


class LookedAside(Event, tag="looked_aside"):
    seat: Annotated[int, SEAT]


class TookGift(Event, tag="took_gift"):
    seat: Annotated[int, SEAT]
    gift: Annotated[str, GIFT]


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
    before: State, seat: int, action: int, after: State, audience: int | None
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
        told.append(BonusTurnedUp(_gifts(after.bonus)))
    return told


def _own_event(before: State, seat: int, action: int, after: State, audience: int | None) -> Event:
    match ACTIONS.decode(action):
        case Move(region):
            return Moved(seat, region)
        case Take(ingredient):
            return Took(seat, ingredient)
        case Discard(ingredient):
            return Discarded(seat, ingredient)
        case Draw():
            return _drew(before, seat, after, audience)
        case Make(gift, payment):
            crystal = takes_crystal(PAYMENT_IDS.index(payment))
            return Made(seat, gift, payment, crystal)
        case NoGift():
            return MadeNothing(seat)
        case Decline():
            return Declined(seat)
        case LookPile(pile):
            return LookedAtPile(seat, pile)
        case LookAside():
            return LookedAside(seat)
        case TakeGift(gift):
            return TookGift(seat, gift)
        case TakeNone():
            return TookNone(seat)
        case TakeBonus(gift):
            return TookBonus(seat, gift)
        case other:
            raise TypeError(f"no event for {other}")


def _drew(before: State, seat: int, after: State, audience: int | None) -> Drew:
    count = after.hand_size[seat] - before.hand_size[seat]
    if audience != seat:
        return Drew(seat, count, {})
    drawn = [after.hand[seat, k] - before.hand[seat, k] for k in range(INGREDIENTS)]
    return Drew(seat, count, _cards(drawn))


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
    return [Refilled(REGION_IDS[region], _cards(laid))] if sum(laid) > 0 else []


# ---------------------------------------------------------------- the score sheet


def sheet(s: State) -> list[ScoreLine]:
    """11: a line per collection somebody has, then colour, elves and the sum."""
    counted = [_collections(s, s.made[seat]) for seat in range(s.seats)]
    lines = [
        ScoreLine(
            label=message_id("type", TYPE_IDS[type]),
            points=[collection_score(type, len(seat[type])) for seat in counted],
            notes=[[message_id("gift", gift) for gift in seat[type]] for seat in counted],
        )
        for type in range(TYPES)
        if any(seat[type] for seat in counted)
    ]
    made = [s.made[seat] for seat in range(s.seats)]
    lines.append(ScoreLine("score-colour", [colour_score(gifts) for gifts in made]))
    lines.append(ScoreLine("score-elves", [elves_score(gifts) for gifts in made]))
    lines.append(ScoreLine("score-total", [score(s, gifts) for gifts in made]))
    return lines


def _collections(s: State, gifts: int) -> list[Gifts]:
    """11.5: the gifts counted in each type, in the best assignment."""
    choice = best_choice(s, gifts)
    count_collections(s, gifts, choice)
    collections: list[Gifts] = [[] for _ in range(TYPES)]
    for gift in range(GIFTS):
        if has_gift(gifts, gift):
            type = GIFT_TYPE[gift, 1] if has_gift(choice, gift) else GIFT_TYPE[gift, 0]
            collections[type].append(GIFT_IDS[gift])
    return collections
