"""The map of Master Elf in letters: five regions with their open cards, the gift piles, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from samobranka.core.actions import Action
from samobranka.core.drawing import (
    LOUD,
    QUIET,
    SEAT_STYLES,
    Canvas,
    Line,
    Pen,
    Picture,
    Segment,
    Spot,
    beside,
    card,
    flowing,
    initials,
    kept,
    line,
    wrapped,
)
from samobranka.games.master_elf.parts import BOX, GIFT_IDS, INGREDIENT_IDS, RIBBON_IDS
from samobranka.games.master_elf.phases.bonus import TakeBonus
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.special import TakeGift
from samobranka.games.master_elf.view import PileView, RegionView, View

PLACES = ("region", "gift", "pile", "ingredient", "seat")

INGREDIENTS = dict(
    zip(
        INGREDIENT_IDS,
        (
            "bold magenta",
            "bold bright_blue",
            "bold bright_red",
            "bold white",
            "bold yellow",
            "bold green",
        ),
        strict=False,
    )
)
RIBBONS = dict(zip(RIBBON_IDS, ("bright_blue", "green", "red", "bold yellow"), strict=False))
POSITIONS = {"north": (1, 0), "west": (0, 1), "centre": (1, 1), "east": (2, 1), "south": (1, 2)}
"""Column and row on the map."""
LINES = 2
"""Inside a region, at least."""
CRYSTAL, ELF = "◆", "☺"
GIFTS = dict(zip(GIFT_IDS, BOX.gifts, strict=True))


def board(view: View, pen: Pen) -> Picture:
    """The map, with what is counted in its corners; below it the piles of gifts, and what is looked
    through."""
    width = min((pen.width - 2) // 3, 26)
    regions = _of_one_height([_region(region, view, width, pen) for region in view.regions], LINES)
    height = len(regions[0])
    canvas = Canvas(pen.width, 3 * height)
    for entry, region in zip(BOX.regions, regions, strict=True):
        column, row = POSITIONS[entry.position]
        canvas.paste(column * (width + 1), row * height, region)
    for column, row, fact in _counted(view, width, pen):
        canvas.paste(column * (width + 1), row * height, fact)
    piles = [_pile(number, pile, width, pen) for number, pile in enumerate(view.piles)]
    shown = [_gift(gift, width, pen) for gift in (*view.looking, *view.bonus)]
    cards = _of_one_height([*piles, *shown], 0)
    return [*canvas.picture(), *beside(cards, pen.width)]


def _counted(view: View, width: int, pen: Pen) -> list[tuple[int, int, Picture]]:
    """Deck, gifts put aside and discarded cards, in the corners of the map."""
    discard = flowing(_ingredients(view.discard, pen.unlit()), width, " ")
    return [
        (0, 0, _sized("view-deck-size", view.deck_size, width, pen)),
        (2, 0, _sized("view-aside-size", view.aside_size, width, pen)),
        (0, 2, [*wrapped(pen.say("view-discard"), width, QUIET), *discard]),
    ]


def _sized(message: str, size: int, width: int, pen: Pen) -> Picture:
    return wrapped(f"{pen.say(message)} {size}", width, QUIET) if size else []


class Unframed(NamedTuple):
    """A card that is not drawn yet: its lines, and what is in its edges."""

    inside: Picture
    width: int
    style: str
    spot: Spot
    title: str
    foot: Line


def _of_one_height(cards: Sequence[Unframed], least: int) -> list[Picture]:
    """Cards with as many lines as the tallest of them."""
    lines = max([least, *(len(one.inside) for one in cards)])
    return [card(kept(one.inside, lines), *one[1:]) for one in cards]


def _titled(name: str, width: int) -> list[str]:
    """A name in the edge of a card, and what of it does not fit below that."""
    return wrap(name, max(width, 1), break_long_words=False) or [""]


def _region(region: RegionView, view: View, width: int, pen: Pen) -> Unframed:
    """A place of the map: its name, its cards, who stands there."""
    spot = Spot("region", region.region)
    taking = (
        pen if pen.you is not None and view.seats[pen.you].pawn == region.region else pen.unlit()
    )
    pawns = [
        Segment(f" {its.seat + 1} ", f"{SEAT_STYLES[its.seat]} reverse", Spot("seat", its.seat))
        for its in view.seats
        if its.pawn == region.region
    ]
    style = pen.style(spot, LOUD if pawns else QUIET)
    named = pen.thing("region", region.region, pen.name("region", region.region))
    title, *rest = _titled(named.text, width - 2)
    inside = [line((one, style)) for one in rest] + _named(region.cards, taking, width - 2)
    return Unframed(inside, width, style, spot, title, pawns)


def _named(cards: Mapping[str, int], pen: Pen, width: int) -> Picture:
    """Cards by their names where there is room, else by their letters."""
    named = [
        pen.thing(
            "ingredient",
            id,
            f"{pen.name('ingredient', id)}{count if count > 1 else ''}",
            INGREDIENTS[id],
        )
        for id, count in cards.items()
        if count
    ]
    lines = flowing(named, width, " ")
    return lines if len(lines) == 1 else flowing(_ingredients(cards, pen), width, " ")


def _ingredients(cards: Mapping[str, int], pen: Pen) -> Line:
    """By their letters; how many there are, where there are several."""
    letters = initials(pen.words, "ingredient", INGREDIENT_IDS)
    found = [
        pen.thing("ingredient", id, f"{letters[id]}{count if count > 1 else ''}", INGREDIENTS[id])
        for id, count in cards.items()
        if count
    ]
    return found or line(("—", QUIET))


def _pile(number: int, pile: PileView, width: int, pen: Pen) -> Unframed:
    """The top of a pile, and how many gifts there are."""
    key = pen.key(Spot("pile", number))
    size = f"{key}:×{pile.size}" if key else f"×{pile.size}"
    spot = Spot("pile", number)
    if pile.top is None:
        return Unframed([], width, pen.style(spot, QUIET), spot, size, [])
    return _gift(pile.top, width, pen, Segment(f" {size}", pen.style(spot, QUIET), spot))


def _gift(gift: str, width: int, pen: Pen, more: Segment | None = None) -> Unframed:
    """A gift: its name, what it takes, its collections and its ribbon."""
    its, spot = GIFTS[gift], Spot("gift", gift)
    ribbon = RIBBONS.get(its.ribbon, "")
    style = pen.style(spot, f"bold {ribbon}".strip())
    takes = [Segment(pen.name("ingredient", id), INGREDIENTS[id]) for id in its.ingredients]
    types = ", ".join(pen.name("type", type) for type in its.types) + f" {ELF}" * its.elf
    title, *rest = _titled(pen.thing("gift", gift, pen.name("gift", gift)).text, width - 2)
    inside = [
        *(line((one, style)) for one in rest),
        *flowing(takes, width - 2, " "),
        *wrapped(types, width - 2),
    ]
    foot = line((_ribbon(gift, pen), ribbon))
    return Unframed(inside, width, style, spot, title, [*foot, *([more] if more else [])])


def _ribbon(gift: str, pen: Pen) -> str:
    its = GIFTS[gift]
    return f"≈ {pen.name('ribbon', its.ribbon)}" if its.ribbon else ""


def hand(view: View, pen: Pen) -> Picture:
    """Ingredients as cards to point at, and one's gifts."""
    if view.hand is None or pen.you is None:
        return []
    own = view.seats[pen.you]
    discarding = pen if view.phase not in ("taking",) else pen.unlit()
    cards = [
        discarding.thing(
            "ingredient", id, f"{pen.name('ingredient', id)} ×{count}", INGREDIENTS[id]
        )
        for id, count in view.hand.items()
        if count
    ]
    crystals = line((CRYSTAL * own.crystals, "bold bright_cyan"))
    gifts = [_won(gift, pen) for gift in own.gifts]
    return [*flowing([*cards, crystals], pen.width), *flowing(gifts, pen.width)]


def _won(gift: str, pen: Pen) -> Segment:
    its = GIFTS[gift]
    types = ", ".join(pen.name("type", type) for type in its.types)
    elf = f" {ELF}" if its.elf else ""
    return Segment(f"{pen.name('gift', gift)} ({types}{elf})", RIBBONS.get(its.ribbon, ""))


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Points, crystals, cards and gifts by collection."""
    its = view.seats[seat]
    facts = [
        line((f"★{its.score}", colour(view, seat))),
        line(pen.name("region", its.pawn)),
        line((f"{pen.say('view-hand-size')} ", QUIET), str(its.hand_size)),
        line((CRYSTAL * its.crystals, "bold bright_cyan")) if its.crystals else [],
    ]
    collections = wrapped(_collections(its.gifts, pen), pen.width, QUIET) if its.gifts else []
    return [*flowing(facts, pen.width), *collections]


def _collections(gifts: Sequence[str], pen: Pen) -> str:
    counted: dict[str, int] = {}
    for gift in gifts:
        for type in GIFTS[gift].types:
            counted[type] = counted.get(type, 0) + 1
    return ", ".join(f"{pen.name('type', type)} {count}" for type, count in counted.items())


def colour(view: View, seat: int) -> str:
    """The style of a seat's pawn."""
    return SEAT_STYLES[seat]


def note(view: View, action: Action, pen: Pen) -> str:
    """The collections a gift belongs to, and its ribbon."""
    if not isinstance(action, Make | TakeGift | TakeBonus):
        return ""
    its = GIFTS[action.gift]
    marks = [pen.name("type", type) for type in its.types]
    marks += [pen.name("ribbon", its.ribbon)] if its.ribbon else []
    return ", ".join([*marks, *([ELF] if its.elf else [])])
