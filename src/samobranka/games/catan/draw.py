"""The island in letters: hexes with their numbers, harbours, roads and houses, hands and prices.

Everything is laid where the view says, so any map is drawn, with or without sea. A corner is one
letter, a path the letters between two corners; houses and roads bear the number of their seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from samobranka.core.actions import Action, kind_of
from samobranka.core.drawing import (
    LOUD,
    QUIET,
    Canvas,
    Line,
    Pen,
    Picture,
    Segment,
    Spot,
    counts,
    flowing,
    line,
)
from samobranka.core.words import message_id
from samobranka.games.catan.parts import LEVELS
from samobranka.games.catan.phases.helpers import Exchange
from samobranka.games.catan.phases.wonders import BuildLevel
from samobranka.games.catan.view import BoardView, GiftView, HexView, SeatView, View

PLACES = ("corner", "path", "hex", "resource", "card", "helper", "seat")

TERRAINS = {
    "hills": Segment("▒", "red"),
    "forest": Segment("♣", "green"),
    "pasture": Segment('"', "bright_green"),
    "fields": Segment("≡", "yellow"),
    "mountains": Segment("▲", "white"),
    "desert": Segment("·", "bright_yellow"),
    "sea": Segment("~", "blue"),
    "gold": Segment("$", "bold bright_yellow"),
}
UNKNOWN = Segment("?", QUIET)
RESOURCES = {
    "brick": TERRAINS["hills"],
    "lumber": TERRAINS["forest"],
    "wool": TERRAINS["pasture"],
    "grain": TERRAINS["fields"],
    "ore": TERRAINS["mountains"],
}
COLOURS = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "white": "bold bright_white",
    "orange": "bold yellow",
    "green": "bold bright_green",
    "brown": "bold magenta",
}
ANSWERS = {"accepted": "✓", "declined": "✗", "countered": "⇄"}
RED_PIPS = 5
COAST = "cyan"
VILLAGE = "bold bright_magenta"
MARKS = {"strait": "≈", "wasteland": "×", "no_start": "∅"}
"""Intersections that a scenario names, while nothing stands there."""
WATER = ("sea",)
GIFTS = {"point": "★", "card": "▤"}
"""31.1: what a tribe gives; a harbour is drawn as one."""

SCALES = ((8, 2), (7, 2), (6, 2), (6, 1), (4, 1))
"""Columns and lines of the view's units, the largest first."""
MARGIN = 4
"""Columns around the land for harbours."""


# ---------------------------------------------------------------- the map


@dataclass(frozen=True)
class Map:
    """A board at a scale: where its points lie on the canvas."""

    board: BoardView
    across: int
    down: int

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines of the canvas."""
        corners = self.board.corners
        right, bottom = self.at(max(x for x, _ in corners), max(y for _, y in corners))
        return right + MARGIN + 1, bottom + self.above + 1

    @property
    def above(self) -> int:
        """Lines above and below the land for harbours; large hexes have room for them."""
        return 1 if self.down == 1 else 0

    @cached_property
    def corner(self) -> tuple[int, int]:
        """The point at the upper left, of which nothing is drawn further out."""
        corners = self.board.corners
        return min(x for x, _ in corners), min(y for _, y in corners)

    def at(self, x: int, y: int) -> tuple[int, int]:
        """The cell of a point of the view."""
        left, top = self.corner
        return (x - left) * self.across + MARGIN, (y - top) * self.down + self.above

    def ends(self, path: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The cells of a path's two corners, the upper one first."""
        first, second = (self.board.corners[end] for end in self.board.paths[path])
        upper, lower = sorted((first, second), key=lambda point: (point[1], point[0]))
        return self.at(*upper), self.at(*lower)

    def steps(self, path: int) -> Iterator[tuple[int, int, str]]:
        """The cells between a path's corners and what is drawn there."""
        (left, top), (right, bottom) = self.ends(path)
        if left == right:
            yield from ((left, y, "│") for y in range(top + 1, bottom))
            return
        way = 1 if right > left else -1
        into, out = ("╮", "╰") if way > 0 else ("╭", "╯")
        step = self.across / self.down
        turns = [left + way * round((k + 0.5) * step) for k in range(self.down)]
        x = left
        for row, turn in enumerate(turns):
            yield from ((place, top + row, "─") for place in range(x + way, turn, way))
            yield turn, top + row, into
            yield turn, top + row + 1, out
            x = turn
        yield from ((place, bottom, "─") for place in range(x + way, right, way))


def map_of(board: BoardView, width: int, height: int) -> Map:
    """The largest map that fits; the smallest where none does."""
    maps = [Map(board, across, down) for across, down in SCALES]
    fitting = [one for one in maps if one.size[0] <= width and one.size[1] <= height]
    return fitting[0] if fitting else maps[-1]


SAILS = str.maketrans("─│╮╰╭╯", "~≀╮╰╭╯")
HEAVY = str.maketrans("─│╮╰╭╯", "━┃┓┗┏┛")


def board(view: View, pen: Pen) -> Picture:
    """The map, and above it dice, bank and deck."""
    above = _above(view, pen)
    laid = map_of(view.board, pen.width, pen.height - len(above))
    canvas = Canvas(*laid.size)
    for hex in _hexes_to_draw(view, pen):
        _draw_hex(canvas, laid, hex, view, pen)
    _draw_paths(canvas, laid, view, pen)
    _draw_corners(canvas, laid, view, pen)
    _draw_gifts(canvas, laid, view, pen)
    for harbour in view.board.harbours:
        _draw_harbour(canvas, laid, harbour.path, harbour.type)
    return [*above, *canvas.picture()]


def _above(view: View, pen: Pen) -> Picture:
    dice = "+".join(map(str, view.dice))
    rolled = line((f"{dice}={sum(view.dice)} ", f"{LOUD} reverse") if view.dice else "")
    bank = line((pen.say("view-bank") + " ", QUIET), *counts_of(view.bank))
    deck = line((pen.say("draw-deck") + " ", QUIET), str(view.deck_size))
    return flowing([rolled, bank, deck], pen.width, " ")


def counts_of(things: Mapping[str, int]) -> Line:
    """Resources that cannot be chosen here."""
    return [
        Segment(f"{RESOURCES[thing].text}{count} ", RESOURCES[thing].style)
        for thing, count in things.items()
    ]


def _hexes_to_draw(view: View, pen: Pen) -> Iterator[HexView]:
    """Those of the map; of the frame that of the pirate, and those where it may go."""
    yield from view.board.hexes
    for hex in view.board.frame:
        if hex.hex == view.pirate or Spot("hex", hex.hex) in pen.lit:
            yield hex


def _draw_hex(canvas: Canvas, laid: Map, hex: HexView, view: View, pen: Pen) -> None:
    x, y = laid.at(hex.x, hex.y)
    spot, mark = Spot("hex", hex.hex), TERRAINS.get(hex.terrain, UNKNOWN)
    half = laid.across - 2
    if laid.down == 1:
        canvas.middle(x, y - 1, mark.text * 3, mark.style, spot)
        canvas.middle(x, y + 1, mark.text * 3, mark.style, spot)
    else:
        for row in (-3, -2, 2, 3):
            canvas.middle(
                x, y + row, mark.text * (2 * half - 3 - 2 * (abs(row) == 3)), mark.style, spot
            )
        for row in (-1, 0, 1):
            canvas.middle(x, y + row, " " * (2 * half + 1), "", spot)
        canvas.middle(x, y - 1, pen.name("terrain", hex.terrain)[: 2 * half + 1], mark.style, spot)
        canvas.middle(x, y + 1, "•" * hex.pips, _token_style(hex), spot)
    canvas.middle(x, y, _token(hex), _token_style(hex), spot)
    if hex.hex == view.robber:
        robber = "☻" if laid.down == 1 else "☻ ☻ ☻"
        canvas.middle(x, y + laid.down, f" {robber} ", "bold bright_white on black", spot)
    if hex.hex == view.pirate:
        canvas.middle(x, y + laid.down, " ☠ ", "bold bright_white on black", spot)
    if pen.key(spot):
        canvas.middle(x, y - laid.down, f"{pen.key(spot)}", pen.style(spot), spot)


def _token(hex: HexView) -> str:
    """The number; 6 and 8 are told without colour, too."""
    if not hex.token:
        return ""
    return f"*{hex.token}*" if hex.pips == RED_PIPS else f" {hex.token} "


def _token_style(hex: HexView) -> str:
    return "bold bright_red" if hex.pips == RED_PIPS else LOUD


def _draw_paths(canvas: Canvas, laid: Map, view: View, pen: Pen) -> None:
    owners = {path: seat for seat in view.seats for path in (*seat.roads, *seat.ships)}
    ships = {path for seat in view.seats for path in seat.ships}
    for path in range(len(view.board.paths)):
        spot, owner = Spot("path", path), owners.get(path)
        if owner is None and _is_open_sea(view.board, path) and spot not in pen.lit:
            continue
        style = pen.style(spot, COLOURS[owner.colour] if owner else QUIET)
        cells = list(laid.steps(path))
        for x, y, letter in cells:
            heavy = SAILS if path in ships else HEAVY
            canvas.put(x, y, letter.translate(heavy) if owner else letter, style, spot)
        x, y, _ = cells[len(cells) // 2]
        if pen.key(spot):
            canvas.middle(x, y, pen.key(spot), style, spot)
        elif owner:
            (left, _), (right, _) = laid.ends(path)
            canvas.put(x + (left == right), y, str(owner.seat + 1), style, spot)


def _is_open_sea(board: BoardView, path: int) -> bool:
    """Whether there is water on both sides, or nothing known; islands without sites have a coast."""
    beside = _hexes_beside(board, path)
    return board.path_kinds[path] == "sea" and not any(_is_land(hex) for hex in beside)


def _is_land(hex: HexView) -> bool:
    return hex.terrain in TERRAINS and hex.terrain not in WATER


def _draw_gifts(canvas: Canvas, laid: Map, view: View, pen: Pen) -> None:
    """What lies at a coast for the first ship that comes; beside a key, where its path has one."""
    for gift in view.gifts:
        cells = list(laid.steps(gift.path))
        x, y, _ = cells[len(cells) // 2]
        (text, style), spot = _gift(gift), Spot("path", gift.path)
        key = pen.key(spot)
        canvas.middle(x + len(key) // 2 + len(text) if key else x, y, text, style, spot)


def _gift(gift: GiftView) -> tuple[str, str]:
    if gift.harbour is not None:
        return _rate(gift.harbour)
    return GIFTS[gift.gift], "bold bright_yellow"


def _rate(type: str) -> tuple[str, str]:
    """A harbour: for one resource, or for any."""
    if type in RESOURCES:
        return f"2{RESOURCES[type].text}", f"bold {RESOURCES[type].style}"
    return "3:1", f"bold {COAST}"


def _hexes_beside(board: BoardView, path: int) -> list[HexView]:
    """The one or two hexes at a path: those whose centres are as near as can be to its middle."""
    (ax, ay), (bx, by) = (board.corners[end] for end in board.paths[path])
    middle = (ax + bx, ay + by)
    return [
        hex
        for hex in board.hexes
        if abs(2 * hex.x - middle[0]) <= 2 and abs(2 * hex.y - middle[1]) <= 3
    ]


def _draw_corners(canvas: Canvas, laid: Map, view: View, pen: Pen) -> None:
    marks = _marks(view)
    villages = {its.corner: its for its in view.villages}
    for corner, point in enumerate(view.board.corners):
        x, y = laid.at(*point)
        spot = Spot("corner", corner)
        house = _house_at(view, corner)
        if house:
            text, style = house
            canvas.put(x, y, text, pen.style(spot, style), spot)
        elif corner in villages:
            its = villages[corner]
            canvas.middle(x, y, f"{its.token}:{its.cloth}", VILLAGE, spot)
        elif corner in marks:
            canvas.put(x, y, marks[corner], LOUD, spot)
        elif corner in view.board.sites and _is_drawn_beside(canvas, x, y):
            canvas.put(x, y, "·" if laid.down == 1 else "•", QUIET, spot)
        if pen.key(spot):
            canvas.put(x, y, pen.key(spot), pen.style(spot), spot)


def _marks(view: View) -> dict[int, str]:
    """What stands where the scenario names an intersection; where nobody begins, at the start only."""
    return {
        its.corner: MARKS[its.mark]
        for its in view.board.marks
        if its.mark != "no_start" or view.turns == 0
    }


def _is_drawn_beside(canvas: Canvas, x: int, y: int) -> bool:
    """Whether a path leads to this cell."""
    return canvas.at(x - 1, y).letter != " " or canvas.at(x + 1, y).letter != " "


def _house_at(view: View, corner: int) -> tuple[str, str] | None:
    for seat in view.seats:
        if corner in seat.settlements:
            return f"⌂{seat.seat + 1}", COLOURS[seat.colour]
        if corner in seat.cities:
            return f"█{seat.seat + 1}", f"{COLOURS[seat.colour]} reverse"
    return None


def _draw_harbour(canvas: Canvas, laid: Map, path: int, type: str) -> None:
    """Beside its path, on the side of the water."""
    land = [hex for hex in _hexes_beside(laid.board, path) if hex.terrain not in WATER]
    if not land:
        return
    (left, top), (right, bottom) = laid.ends(path)
    x, y = laid.at(land[0].x, land[0].y)
    east, south = (left + right) / 2 - x, (top + bottom) / 2 - y
    text, style = _rate(type)
    reach = 1.75 if laid.down == 1 else 1.45
    canvas.middle(round(x + east * reach), round(y + south * reach), text, style)


# ---------------------------------------------------------------- hands and seats


def hand(view: View, pen: Pen) -> Picture:
    """Resources and development cards; then what is being traded, or the prices."""
    is_choosing = any(Spot("helper", helper) in pen.lit for helper in view.reserve)
    below = flowing(_trade(view, pen) or ([] if is_choosing else _prices(view, pen)), pen.width)
    if view.hand is None:
        return below
    own = pen.unlit() if view.drawn else pen
    cards = [
        own.thing("card", card, f"{pen.name('card', card)} ×{count}{_fresh(view, card)}", LOUD)
        for card, count in view.cards.items()
    ]
    cards += [pen.thing("card", card, f"+ {pen.name('card', card)}", LOUD) for card in view.drawn]
    helpers = [
        pen.thing("helper", helper, "☺ " + pen.name("helper", helper), "magenta")
        for helper in view.reserve
        if Spot("helper", helper) in pen.lit
    ]
    beside: list[Segment] = [Segment("│", QUIET)] if cards else []
    others = [*beside, *cards, *helpers]
    whole = flowing([*(_resource(one, view, pen) for one in RESOURCES), *others], pen.width)
    if len(whole) > 1:  # the rates with the bank are what one can do without
        whole = flowing([*(_resource(one, view, pen)[:1] for one in RESOURCES), *others], pen.width)
    return [*whole, *below]


def _resource(thing: str, view: View, pen: Pen) -> Line:
    """How many there are and are laid to be discarded; then the rate with the bank."""
    mark, count = RESOURCES[thing], (view.hand or {}).get(thing, 0)
    laid, rate = view.laid.get(thing, 0), view.rates.get(thing, 0)
    text = f"{mark.text} {pen.name('resource', thing)} {count}" + (f" −{laid}" if laid else "")
    shown = pen.thing("resource", thing, text, f"bold {mark.style}" if count else QUIET)
    return line(shown, (f" {rate}:1", QUIET) if rate else "")


def _fresh(view: View, card: str) -> str:
    """Those bought in this turn wait."""
    fresh = view.new_cards.get(card, 0)
    return f" (+{fresh})" if fresh else ""


def _trade(view: View, pen: Pen) -> list[Line]:
    """An offer on the table, one that is being put together, and the answers."""
    told = []
    nothing = [Segment("… ")]
    for offer in (view.offer, view.draft):
        if offer:
            gives, gets = counts_of(offer.gives) or nothing, counts_of(offer.gets) or nothing
            told.append(line(("⇄ ", LOUD), *gives, ("→ ", LOUD), *gets))
    for answer in view.answers:
        name = pen.names[answer.seat]
        gives, gets = counts_of(answer.gives), counts_of(answer.gets)
        counter = line(*gives, ("→ ", LOUD), *gets) if gives or gets else []
        told.append([Segment(f"{name} {ANSWERS.get(answer.answer, '')} ", LOUD), *counter])
    return told


def _prices(view: View, pen: Pen) -> list[Line]:
    return [
        line(
            (_price_name(piece, pen) + " ", QUIET),
            *(
                Segment(RESOURCES[thing].text * count, RESOURCES[thing].style)
                for thing, count in cost.items()
            ),
        )
        for piece, cost in [*view.costs.items(), *_wonders(view, pen).items()]
    ]


def _wonders(view: View, pen: Pen) -> dict[str, Mapping[str, int]]:
    """The price of a level, by the name of the wonder; of those that somebody else builds none."""
    mine = view.seats[pen.you].wonder if pen.you is not None else None
    shown = [its for its in view.wonders if mine in (None, its.wonder) and (mine or its.left)]
    return {f"wonder-{its.wonder}": its.cost for its in shown}


def _price_name(piece: str, pen: Pen) -> str:
    if piece.startswith("wonder-"):
        return pen.name("wonder", piece.removeprefix("wonder-"))
    return pen.say("draw-card") if piece == "card" else pen.name("piece", piece)


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Points, cards, what is left to build, awards and the helper."""
    its = view.seats[seat]
    knights = its.played.get("knight", 0)
    facts = [
        line((f"★{its.points}", f"{COLOURS[its.colour]}"), (f"/{view.goal}", QUIET)),
        line((f"{pen.say('view-hand-size')} ", QUIET), str(its.hand_size)),
        line((f"{pen.say('view-card-count')} ", QUIET), str(its.card_count)),
        line((f"{pen.name('card', 'knight')} ", QUIET), str(knights)) if knights else [],
        line((f"{pen.say('view-road-length')} ", QUIET), str(its.road_length)),
        *_at_sea(its, pen),
        [Segment(f"{text} ", style) for text, style in map(_rate, its.harbours)],
        *(line((pen.name("award", award), "bold yellow")) for award in its.awards),
        _helper(its, pen),
    ]
    sure = counts(its.known, "known", pen, RESOURCES)
    if seat != pen.you and sure:
        facts.append(line((f"{pen.say('view-known')} ", QUIET), *sure))
    return flowing(facts, pen.width)


def _at_sea(its: SeatView, pen: Pen) -> list[Line]:
    """Ships left, and points for new shores."""
    if "ship" not in its.left:
        return []
    facts = [line((f"{pen.say('draw-ships-left')} ", QUIET), str(its.left["ship"]))]
    if its.special:
        facts.append(line((f"+{its.special}", "bold yellow")))
    if its.cloth or its.villages:
        facts.append(line((f"{pen.say('view-cloth')} ", QUIET), str(its.cloth)))
    if its.wonder:
        facts.append(line((pen.name("wonder", its.wonder) + " ", QUIET), f"{its.levels}/{LEVELS}"))
    return facts


def _helper(its: SeatView, pen: Pen) -> Line:
    if its.helper is None:
        return []
    side = f" {pen.name('side', its.side)}" if its.side else ""
    style = "magenta" if its.helper_ready else QUIET
    return line(("☺ " + pen.name("helper", its.helper), style), (side, style))


def colour(view: View, seat: int) -> str:
    """The style of a seat's pieces."""
    return COLOURS[view.seats[seat].colour]


# ---------------------------------------------------------------- what actions cost

COST_OF = {
    "settle": "settlement",
    "build_city": "city",
    "build_road": "road",
    "build_ship": "ship",
    "buy": "card",
}


def note(view: View, action: Action, pen: Pen) -> str:
    """The price of what is built, in the phases in which it is paid for; what a helper can do."""
    if isinstance(action, Exchange):
        return pen.say(f"draw-{message_id('helper', action.helper)}")
    if isinstance(action, BuildLevel):
        mine = view.seats[view.active].wonder
        levels = [its for its in view.wonders if its.wonder == mine]
        return " ".join(
            f"{n}{RESOURCES[thing].text}" for its in levels for thing, n in its.cost.items()
        )
    piece = COST_OF.get(kind_of(action))
    if piece is None or view.phase not in ("acting", "building"):
        return ""
    cost = view.costs[piece]
    price = [f"{count}{RESOURCES[thing].text}" for thing, count in cost.items()]
    found = [gift for gift in view.gifts if gift.path == getattr(action, "path", None)]
    return " ".join([*price, *(f"→ {_gift(gift)[0]}" for gift in found)])
