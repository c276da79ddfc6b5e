"""The map of Elfenland in letters: towns, ways of every terrain, counters with their price, boots.

A way is a trail of its terrain's mark, which runs through the place where its counter lies. A transport
is a letter of its name. A town shows whether the viewer's marker still lies there, and whose boots
stand in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from samobranka.core.actions import Action
from samobranka.core.drawing import (
    LOUD,
    QUIET,
    Canvas,
    Line,
    Pen,
    Picture,
    Segment,
    Spot,
    flowing,
    initials,
    kept,
    line,
)
from samobranka.core.words import Words
from samobranka.games.elfenland.parts import (
    BOX,
    CARD_IDS,
    FERRY_IDS,
    RIVER_IDS,
    ROAD_IDS,
    TOWN_IDS,
)
from samobranka.games.elfenland.phases.caravan import Caravan, TakeFerry
from samobranka.games.elfenland.phases.planning import Lay, LayObstacle
from samobranka.games.elfenland.phases.travelling import Raft, Ride
from samobranka.games.elfenland.view import RoadView, SeatView, View

PLACES = ("road", "river", "ferry", "transport", "seat")

TERRAINS = {
    "plains": Segment("·", "bright_green"),
    "forest": Segment("♣", "green"),
    "desert": Segment(":", "bright_yellow"),
    "mountain": Segment("^", "white"),
    "river": Segment("~", "bright_blue"),
    "lake": Segment("≈", "blue"),
}
COLOURS = {
    "red": "bold red",
    "yellow": "bold bright_yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "purple": "bold magenta",
    "black": "bold bright_white",
}
TRANSPORT_STYLES = (
    "magenta",
    "cyan",
    "bright_blue",
    "bright_white",
    "yellow",
    "bright_red",
    "blue",
)
MARKER, VISITED, NO_MARKER = "●", "○", "◎"
"""A town in which the viewer's marker lies, one that was visited, one without markers."""
SHORTER = (99, 7, 5)
"""Letters of a town's name, as there is room."""
LEAST_HEIGHT = 16
LINES_ABOVE = 2
LINES_BELOW = 3
"""Of a hand, as a rule."""
OBSTACLE = "!"

Place = tuple[float, float]
Cell = tuple[int, int]


# ---------------------------------------------------------------- the map

TOWNS: dict[str, Place] = {town.id: (town.x, town.y) for town in BOX.towns}


@cache
def ways() -> dict[Spot, tuple[str, Place, Place, Place]]:
    """Every way: its terrain, its ends and the place where its counter lies."""
    found = {}
    for id, road in zip(ROAD_IDS, BOX.ways.roads, strict=True):
        found[Spot("road", id)] = (road.terrain, TOWNS[road.a], TOWNS[road.b], (road.x, road.y))
    for id, river in zip(RIVER_IDS, BOX.ways.rivers, strict=True):
        ends = TOWNS[river.upper], TOWNS[river.lower]
        found[Spot("river", id)] = ("river", *ends, (river.x, river.y))
    for id, ferry in zip(FERRY_IDS, BOX.ways.ferries, strict=True):
        ends = TOWNS[ferry.a], TOWNS[ferry.b]
        found[Spot("ferry", id)] = ("lake", *ends, (ferry.x, ferry.y))
    return found


def letters(words: Words) -> dict[str, str]:
    """A letter for every transport."""
    return {id: letter.upper() for id, letter in initials(words, "transport", CARD_IDS).items()}


def style_of(transport: str) -> str:
    """The colour of a transport."""
    return f"bold {TRANSPORT_STYLES[CARD_IDS.index(transport)]}"


def board(view: View, pen: Pen) -> Picture:
    """The map; above it the row of counters and the piles."""
    above = _above(view, pen)
    above += [[]] * (LINES_ABOVE - len(above))  # the map stays where it is
    canvas = Canvas(pen.width, max(pen.height - len(above), LEAST_HEIGHT))
    trails = {
        spot: list(_trail(canvas, start, end, middle))
        for spot, (_, start, end, middle) in ways().items()
    }
    for spot, (terrain, *_) in ways().items():
        mark = TERRAINS[terrain]
        for x, y in trails[spot]:
            canvas.put(x, y, mark.text, pen.style(spot, mark.style), spot)
    taken = _draw_towns(canvas, view, pen)
    counters = {road.road: road for road in view.roads}
    for spot, (_, _, _, middle) in ways().items():
        text, style = _counter(spot, counters.get(str(spot.value)), pen)
        if text:
            inside = [cell for cell in trails[spot] if cell[0] + len(text) <= canvas.width]
            cells = _free_cells(_cell(canvas, middle), inside, text, taken)
            taken |= cells
            canvas.put(*min(cells), text, style, spot)
    return [*above, *canvas.picture()]


def _free_cells(middle: Cell, trail: Sequence[Cell], text: str, taken: set[Cell]) -> set[Cell]:
    """Where a text stands: at the middle, or as near to it on the trail as there is room."""
    x, y = middle
    near = sorted(trail, key=lambda cell: abs(cell[0] - x) + 2 * abs(cell[1] - y))
    for left, top in [(max(x - len(text) // 2, 0), y), *near]:
        cells = {(left + place, top) for place in range(len(text))}
        if not cells & taken:
            return cells
    return {(x + place, y) for place in range(len(text))}


def _above(view: View, pen: Pen) -> Picture:
    rounds = line((f"{pen.say('view-round')} ", QUIET), f"{view.round}/{view.rounds}")
    taking = pen if view.lap else pen.unlit()
    row = [*line((pen.say("view-row") + " ", QUIET)), *_counters(view.row, taking)]
    piles = line((f"{pen.say('view-pile-size')} ", QUIET), str(view.pile_size))
    deck = line((f"{pen.say('view-deck-size')} ", QUIET), str(view.deck_size))
    return flowing([rounds, row, piles, deck], pen.width)


_PLACES = [
    *TOWNS.values(),
    *((road.x, road.y) for road in BOX.ways.roads),
    *((river.x, river.y) for river in BOX.ways.rivers),
]
LEFT, RIGHT = min(x for x, _ in _PLACES), max(x for x, _ in _PLACES)
TOP, BOTTOM = min(y for _, y in _PLACES), max(y for _, y in _PLACES)


def _cell(canvas: Canvas, place: Place) -> tuple[int, int]:
    """The whole canvas is used, whatever the frame of the board."""
    x, y = (place[0] - LEFT) / (RIGHT - LEFT), (place[1] - TOP) / (BOTTOM - TOP)
    return round(x * (canvas.width - 5)) + 1, round(y * (canvas.height - 1))


def _trail(canvas: Canvas, start: Place, end: Place, middle: Place) -> Iterator[tuple[int, int]]:
    """The cells of a curve from town to town through the middle, every other one where it is level."""
    (ax, ay), (bx, by), (mx, my) = start, end, middle
    cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
    steps = 2 * max(canvas.width, canvas.height)
    seen = set()
    for step in range(steps + 1):
        t = step / steps
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t**2 * bx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t**2 * by
        cell = _cell(canvas, (x, y))
        if cell not in seen and (cell[0] % 2 or (cell[0] - 1, cell[1]) not in seen):
            seen.add(cell)
            yield cell


def _counter(spot: Spot, counter: RoadView | None, pen: Pen) -> tuple[str, str]:
    """The counter with its price, and the key where the way can be chosen."""
    key = pen.key(spot)
    if counter is None:
        return key, pen.style(spot)
    text = letters(pen.words)[counter.transport] + str(counter.price)
    text += OBSTACLE if counter.obstacle else ""
    return f"{key}:{text}" if key else text, pen.style(
        spot, f"{style_of(counter.transport)} reverse"
    )


def _draw_towns(canvas: Canvas, view: View, pen: Pen) -> set[Cell]:
    """Towns with their names and boots; the cells that they take."""
    mine = view.seats[pen.you].unvisited if pen.you is not None else []
    own = COLOURS[view.seats[pen.you].colour] if pen.you is not None else LOUD
    marked = {town.id for town in BOX.towns if town.marker}
    labels = _labels(canvas, pen)
    taken = {cell for label in labels.values() for cell in label.cells}
    for town, label in labels.items():
        mark = NO_MARKER if town not in marked else MARKER if town in mine else VISITED
        style = "bold bright_yellow" if town in (view.goal, *_goals(view)) else LOUD
        canvas.put(label.left, label.y, label.name, style)
        canvas.put(*_cell(canvas, TOWNS[town]), mark, own)
        taken |= _draw_boots(canvas, label, [one for one in view.seats if one.boot == town], taken)
    return taken


def _draw_boots(
    canvas: Canvas, label: Label, boots: Sequence[SeatView], taken: set[Cell]
) -> set[Cell]:
    """After the name or before it, as there is room."""
    left = label.left + len(label.name)
    if not _fits(canvas, cells := _row(left, label.y, len(boots)), taken):
        left = label.left - len(boots)
        cells = _row(left, label.y, len(boots))
    for place, seat in enumerate(boots):
        canvas.put(left + place, label.y, str(seat.seat + 1), f"{COLOURS[seat.colour]} reverse")
    return cells


class Label(NamedTuple):
    """A town's name beside its mark, and where the two begin; a space stands for the mark."""

    left: int
    y: int
    name: str

    @property
    def cells(self) -> set[Cell]:
        """What they take."""
        return _row(self.left, self.y, len(self.name))


def _labels(canvas: Canvas, pen: Pen) -> dict[str, Label]:
    """A name after its mark or before it, shorter where it must be: over no other, and no counter.

    They do not depend on what happens, so they stay where they are.
    """
    taken = {_cell(canvas, place) for place in TOWNS.values()}
    for _, _, _, middle in ways().values():
        x, y = _cell(canvas, middle)
        taken |= _row(x, y, 2)
    labels: dict[str, Label] = {}
    for town in TOWN_IDS:
        x, y = _cell(canvas, TOWNS[town])
        name = pen.name("town", town)
        tried = [
            label
            for size in SHORTER
            for label in (
                Label(x, y, f" {name[:size]}"),
                Label(x - len(name[:size]), y, f"{name[:size]} "),
            )
        ]
        others = taken - {(x, y)}
        labels[town] = next((one for one in tried if _fits(canvas, one.cells, others)), tried[-2])
        taken |= labels[town].cells
    return labels


def _row(left: int, y: int, width: int) -> set[Cell]:
    return {(left + place, y) for place in range(width)}


def _fits(canvas: Canvas, cells: set[Cell], taken: set[Cell]) -> bool:
    return not cells & taken and all(0 <= x < canvas.width for x, _ in cells)


def _goals(view: View) -> list[str]:
    return [seat.goal for seat in view.seats if seat.goal is not None]


# ---------------------------------------------------------------- hands and seats


def _counters(counters: Mapping[str, int] | Iterable[str], pen: Pen) -> Line:
    """Counters by their letters."""
    counted = counters if isinstance(counters, Mapping) else dict.fromkeys(counters, 1)
    found: Line = []
    for id, count in counted.items():
        found += [Segment(" ")] if found else []
        text = letters(pen.words)[id] + (str(count) if count > 1 else "")
        found.append(pen.thing("transport", id, text, style_of(id)))
    return found or line(("—", QUIET))


def hand(view: View, pen: Pen) -> Picture:
    """Cards, counters and the town to end in; then what the letters mean."""
    names = letters(pen.words)
    if view.hand is None:
        return flowing(
            [line((names[id], style_of(id)), f" {pen.name('transport', id)}") for id in CARD_IDS],
            pen.width,
        )
    paying = pen if view.caravan_due or view.phase == "discarding" else pen.unlit()
    keeping = pen if view.turn is None else pen.unlit()
    cards = [
        paying.thing(
            "transport",
            id,
            f"{names[id]} {pen.name('transport', id)} ×{count}",
            style_of(id),
        )
        for id, count in view.hand.items()
        if count
    ]
    own = view.seats[pen.you] if pen.you is not None else view.seats[0]
    facts = [
        [*line((pen.say("view-counters") + " ", QUIET)), *_counters(own.counters, keeping)],
        [*line((pen.say("view-hidden") + " ", QUIET)), *_counters(view.hidden or {}, keeping)],
        line((f"{OBSTACLE} {pen.say('view-obstacle')}", "red")) if own.obstacle else [],
        line((pen.say("view-goal") + " ", QUIET), (pen.name("town", view.goal), LOUD))
        if view.goal
        else [],
    ]
    return kept([*flowing(cards, pen.width), *flowing(facts, pen.width)], LINES_BELOW)


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Markers, cards, counters and where its boot stands."""
    its = view.seats[seat]
    facts = [
        line((f"★{its.markers}", colour(view, seat))),
        line(pen.name("town", its.boot)),
        line((f"{pen.say('view-hand-size')} ", QUIET), str(its.hand_size)),
        [*line((pen.say("view-counters") + " ", QUIET)), *_shown(its, pen)],
        line((f"{OBSTACLE} {pen.say('view-obstacle')}", "red")) if its.obstacle else [],
        line((f"→ {pen.name('town', its.goal)}", LOUD)) if its.goal else [],
    ]
    return flowing(facts, pen.width)


def _shown(its: SeatView, pen: Pen) -> Line:
    hidden = line((f" +{its.hidden_size}?", QUIET)) if its.hidden_size else []
    return [*_counters(its.counters, pen.unlit()), *hidden]


def colour(view: View, seat: int) -> str:
    """The style of a seat's boot."""
    return COLOURS[view.seats[seat].colour]


# ---------------------------------------------------------------- what actions cost

COSTS = {transport.id: transport.cost for transport in BOX.transports}
TERRAIN_OF = {id: road.terrain for id, road in zip(ROAD_IDS, BOX.ways.roads, strict=True)}
RAFT = CARD_IDS[-1]


def note(view: View, action: Action, pen: Pen) -> str:
    """The terrain, the price in cards, and whether a marker is to be had."""
    if isinstance(action, Lay):
        terrain = TERRAIN_OF[action.road]
        cost = COSTS[action.transport].get(terrain, 0)
        return f"{pen.name('terrain', terrain)}: {cost} × {pen.name('transport', action.transport)}"
    if isinstance(action, LayObstacle):
        return pen.name("terrain", TERRAIN_OF[action.road])
    if isinstance(action, Ride | Caravan):
        return _ride_note(view, action, pen)
    if isinstance(action, Raft | TakeFerry):
        return _raft_note(view, action, pen)
    return ""


def _ride_note(view: View, action: Ride | Caravan, pen: Pen) -> str:
    road = next(road for road in view.roads if road.road == action.road)
    if isinstance(action, Caravan):
        price = f"{road.caravan} × ?"
    else:
        price = f"{road.price} × {pen.name('transport', road.transport)}"
    return _with_marker(
        view, action.road, f"{pen.name('terrain', TERRAIN_OF[action.road])}: {price}"
    )


def _raft_note(view: View, action: Raft | TakeFerry, pen: Pen) -> str:
    way = action.river if isinstance(action, Raft) else action.ferry
    if isinstance(action, TakeFerry):
        cost = COSTS[RAFT]["lake"]
    else:
        upper = BOX.ways.rivers[RIVER_IDS.index(action.river)].upper
        is_down = view.turn is not None and view.seats[view.turn].boot == upper
        cost = COSTS[RAFT]["river_downstream" if is_down else "river_upstream"]
    return _with_marker(view, way, f"{cost} × {pen.name('transport', RAFT)}")


def _with_marker(view: View, way: str, text: str) -> str:
    """Whether the traveller's marker lies where the way leads."""
    if view.turn is None:
        return text
    traveller = view.seats[view.turn]
    ends = next(ends_of(spot) for spot in ways() if spot.value == way)
    return f"{text} {MARKER}" if any(town in traveller.unvisited for town in ends) else text


def ends_of(spot: Spot) -> tuple[str, str]:
    """The two towns of a way."""
    _, start, end, _ = ways()[spot]
    places = {place: town for town, place in TOWNS.items()}
    return places[start], places[end]
