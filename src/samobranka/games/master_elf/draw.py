"""The map of Master Elf in letters: five regions with their open cards, the gift piles, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
REGION_HEIGHT = 4
CRYSTAL, ELF = "◆", "☺"
GIFTS = dict(zip(GIFT_IDS, BOX.gifts, strict=True))


def board(view: View, pen: Pen) -> Picture:
    """The map; below it the piles of gifts, and what is looked through."""
    width = min((pen.width - 2) // 3, 26)
    canvas = Canvas(pen.width, 3 * REGION_HEIGHT)
    for entry, region in zip(BOX.regions, view.regions, strict=True):
        column, row = POSITIONS[entry.position]
        canvas.paste(column * (width + 1), row * REGION_HEIGHT, _region(region, view, width, pen))
    piles = [_pile(number, pile, width, pen) for number, pile in enumerate(view.piles)]
    shown = [_gift(gift, width, pen) for gift in (*view.looking, *view.bonus)]
    return [*_above(view, pen), *canvas.picture(), *beside([*piles, *shown], pen.width)]


def _above(view: View, pen: Pen) -> Picture:
    return flowing(
        [
            line((f"{pen.say('view-deck-size')} ", QUIET), str(view.deck_size)),
            line((f"{pen.say('view-aside-size')} ", QUIET), str(view.aside_size)),
            [
                *line((f"{pen.say('view-discard')} ", QUIET)),
                *_ingredients(view.discard, pen.unlit()),
            ],
        ],
        pen.width,
    )


def _region(region: RegionView, view: View, width: int, pen: Pen) -> Picture:
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
    inside = [_named(region.cards, taking, width - 2), pawns]
    title = pen.thing("region", region.region, pen.name("region", region.region))
    return card(inside, width, pen.style(spot, LOUD if pawns else QUIET), spot, title.text)


def _named(cards: Mapping[str, int], pen: Pen, width: int) -> Line:
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
    return lines[0] if len(lines) == 1 else _ingredients(cards, pen)


def _ingredients(cards: Mapping[str, int], pen: Pen) -> Line:
    letters = initials(pen.words, "ingredient", INGREDIENT_IDS)
    found: Line = []
    for id, count in cards.items():
        if count:
            found += [Segment(" ")] if found else []
            found.append(pen.thing("ingredient", id, f"{letters[id]}{count}", INGREDIENTS[id]))
    return found or line(("—", QUIET))


def _pile(number: int, pile: PileView, width: int, pen: Pen) -> Picture:
    """The top of a pile, and how many gifts there are."""
    key = pen.key(Spot("pile", number))
    size = f"{key}:×{pile.size}" if key else f"×{pile.size}"
    spot = Spot("pile", number)
    if pile.top is None:
        return card([[], []], width, pen.style(spot, QUIET), spot, size)
    return _gift(pile.top, width, pen, Segment(f" {size}", pen.style(spot, QUIET), spot))


def _gift(gift: str, width: int, pen: Pen, more: Segment | None = None) -> Picture:
    """A gift: its name, what it takes, its collections and its ribbon."""
    its, spot = GIFTS[gift], Spot("gift", gift)
    ribbon = RIBBONS.get(its.ribbon, "")
    takes: Line = []
    for id in its.ingredients:
        takes += [Segment(" ")] if takes else []
        takes.append(Segment(pen.name("ingredient", id), INGREDIENTS[id]))
    types = ", ".join(pen.name("type", type) for type in its.types)
    inside = [
        takes,
        line((types, ""), (f" {ELF}" if its.elf else "", "bold")),
        [*line((_ribbon(gift, pen), ribbon)), *([more] if more else [])],
    ]
    title = pen.thing("gift", gift, pen.name("gift", gift))
    return card(inside, width, pen.style(spot, f"bold {ribbon}".strip()), spot, title.text)


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
