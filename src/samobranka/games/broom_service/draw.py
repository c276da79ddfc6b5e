"""The lands of Broom Service in letters: regions by their landscape, castles, clouds, tiles, witches.

Castles stand on the borders of regions: `[p3]` is a square one (any number of potions), `(p3)` a round
one (a single potion, then `(*)`); the letter is the colour of the potion, the number its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
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
    fit,
    flowing,
    initials,
    kept,
    length,
    line,
    plain,
    wrapped,
)
from samobranka.core.words import Words
from samobranka.games.broom_service.box import Board, Castle, Does, Region, Role
from samobranka.games.broom_service.parts import BOARD_IDS, BOX, RESOURCE_IDS, SIDES
from samobranka.games.broom_service.phases.choosing import Choose
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.view import CardView, View

PLACES = ("region", "castle", "space", "role", "resource", "seat")

LANDSCAPES = {
    "forest": Segment("♣", "green"),
    "hills": Segment("∩", "yellow"),
    "mountain": Segment("▲", "white"),
    "prairie": Segment('"', "bright_green"),
    "lake": Segment("~", "blue"),
}
RESOURCES = {
    "purple": "bold magenta",
    "green": "bold bright_green",
    "orange": "bold bright_yellow",
    "wand": "bold bright_cyan",
}
CLOUD = Segment("☁", "bold bright_blue")
BOLT = "↯"
TILE = "▤"
AMULET = "◈"
LEAST_HEIGHT = 14
BESIDE = sorted(
    ((across, down) for across in range(-5, 6) for down in (-1, 0, 1)),
    key=lambda step: abs(step[0]) + 3 * abs(step[1]),
)
"""Steps from a place, the shortest first."""
LINES_BELOW = 3
"""Of a hand."""
OVER = 6
"""Columns by which the name of a region may run over its borders."""
FILLED = 60
"""Columns from which on landscapes are filled with their marks."""

Place = tuple[float, float]
Cell = tuple[int, int]


# ---------------------------------------------------------------- the map


def side_of(view: View) -> Board:
    """The side of the board that is played on."""
    return SIDES[BOARD_IDS.index(view.board)]


def letters(words: Words) -> dict[str, str]:
    """A letter for each resource."""
    return initials(words, "resource", RESOURCE_IDS)


@cache
def regions_in(board: str, width: int, height: int) -> list[list[str]]:
    """The region of every cell."""
    side = SIDES[BOARD_IDS.index(board)]
    return [
        [_region_at(side, ((x + 0.5) / width, (y + 0.5) / height)) for x in range(width)]
        for y in range(height)
    ]


@cache
def rows_of(board: str, width: int, height: int) -> dict[str, list[list[Cell]]]:
    """The cells of every region, those beside each other together."""
    found: dict[str, list[list[Cell]]] = {}
    for y, row in enumerate(regions_in(board, width, height)):
        for id, run in groupby(range(width), key=row.__getitem__):
            found.setdefault(id, []).append([(x, y) for x in run])
    return found


def _region_at(side: Board, place: Place) -> str:
    return next((region.id for region in side.regions if _is_inside(place, region)), "")


def _is_inside(place: Place, region: Region) -> bool:
    x, y = place
    inside = False
    corners = [(corner[0], corner[1]) for corner in region.polygon]
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def board(view: View, pen: Pen) -> Picture:
    """The lands; above them the round, the event and the call."""
    above = _above(view, pen)
    above += [[]] * (_lines_above(pen.width) - len(above))  # the map stays where it is
    canvas = Canvas(pen.width, max(pen.height - len(above), LEAST_HEIGHT))
    side = side_of(view)
    _draw_land(canvas, view, side, pen)
    taken: set[Cell] = set()
    for castle in side.castles:
        if castle.id not in view.covered:
            taken |= _draw_castle(canvas, view, castle, pen, taken)
    taken |= _draw_clouds(canvas, view, side, pen, taken)
    names = {region.id: _within(canvas, view, region, pen, taken) for region in side.regions}
    for region in side.regions:
        _draw_standing(canvas, view, region, names[region.id], pen, taken)
    for region in sorted(side.regions, key=lambda one: -len(_name(one, pen))):
        if not names[region.id]:
            _run_over(canvas, view, region, pen, taken)
    return [*above, *canvas.picture()]


def _draw_clouds(canvas: Canvas, view: View, side: Board, pen: Pen, taken: set[Cell]) -> set[Cell]:
    """With their price in wands, beside what is there; the cells of all places for clouds."""
    cells = regions_in(view.board, canvas.width, canvas.height)
    clouds = {cloud.space: cloud for cloud in view.clouds}
    found: set[Cell] = set()
    for space in side.cloud_spaces:
        cloud = clouds.get(space.id)
        x, y = _cell(canvas, (space.x, space.y))
        price = f"{CLOUD.text}{cloud.cost}" if cloud else CLOUD.text * 2
        shown = pen.thing("space", space.id, price, CLOUD.style)
        runs = _runs(canvas, view, cells[y][x], taken | found)
        place = _nearest(
            [run for run in runs if run.room >= len(shown.text)], x, y, len(shown.text)
        )
        left, top = place or (min(x, canvas.width - len(shown.text)), y)
        found |= _row(left, top, len(shown.text))
        if cloud:
            canvas.put(left, top, *shown)
    return found


class Run(NamedTuple):
    """Free cells beside each other in a region."""

    left: int
    y: int
    room: int


def _runs(canvas: Canvas, view: View, region: str, taken: set[Cell]) -> list[Run]:
    """Where in a region something can be written."""
    rows = rows_of(view.board, canvas.width, canvas.height).get(region, [])
    return _free_in(rows, taken)


def _free_in(rows: Sequence[Sequence[Cell]], taken: set[Cell]) -> list[Run]:
    """What of these rows is free."""
    found: list[Run] = []
    for row in rows:
        for is_taken, run in groupby(row, key=taken.__contains__):
            if not is_taken:
                places = list(run)
                found.append(Run(*places[0], len(places)))
    return found


def _nearest(runs: Sequence[Run], x: int, y: int, width: int) -> Cell | None:
    """Where in the nearest of these a text of that width begins, as near to a place as can be."""
    starts = [
        (min(max(x - width // 2, run.left), run.left + max(run.room - width, 0)), run.y)
        for run in runs
    ]
    away = {start: abs(start[0] + width // 2 - x) + 3 * abs(start[1] - y) for start in starts}
    return min(away, key=away.__getitem__, default=None)


def _row(left: int, y: int, width: int) -> set[Cell]:
    return {(left + place, y) for place in range(width)}


def _above(view: View, pen: Pen) -> Picture:
    facts = [
        line((f"{pen.say('view-round')} ", QUIET), f"{view.round}/{view.rounds}"),
        line((f"{pen.say('view-event')} ", QUIET), (pen.name("event-card", view.event), LOUD)),
    ]
    if view.call is not None:
        claim = view.call.claim
        brave = f" ← {pen.names[claim]}" if claim is not None else ""
        called = pen.name("role", view.call.role)
        facts.append(line((f"{pen.say('view-call')} ", QUIET), (called, LOUD), brave))
    if view.cursed:
        cursed = ", ".join(pen.name("role", role) for role in view.cursed)
        facts.append(line((f"{pen.say('draw-cursed')} ", QUIET), (cursed, "red")))
    return flowing(facts, pen.width)


def _lines_above(width: int) -> int:
    """How many there are when there is a call, too."""
    return 3 if width < 60 else 2


def _cell(canvas: Canvas, place: Place) -> tuple[int, int]:
    x, y = place
    return (
        min(max(int(x * canvas.width), 0), canvas.width - 1),
        min(max(int(y * canvas.height), 0), canvas.height - 1),
    )


def _draw_land(canvas: Canvas, view: View, side: Board, pen: Pen) -> None:
    """A mark of the landscape now and then, and dots along the borders."""
    cells = regions_in(view.board, canvas.width, canvas.height)
    landscape = {region.id: LANDSCAPES[region.landscape] for region in side.regions}
    is_filled = canvas.width >= FILLED
    for y, row in enumerate(cells):
        for x, id in enumerate(row):
            if not id:
                continue
            spot, mark = Spot("region", id), landscape[id]
            below = cells[y + 1][x] if y + 1 < len(cells) else id
            right = row[x + 1] if x + 1 < len(row) else id
            if right != id:
                canvas.put(x, y, "│", QUIET, spot)
            elif below != id:
                canvas.put(x, y, "┄", QUIET, spot)
            elif is_filled and (x + 2 * y) % 4 == 0:
                canvas.put(x, y, mark.text, pen.style(spot, mark.style), spot)
            else:
                canvas.put(x, y, " ", "", spot)


Pieces = list[tuple[int, int, str]]
"""A name on one line or several: where each begins."""


def _within(canvas: Canvas, view: View, region: Region, pen: Pen, taken: set[Cell]) -> Pieces:
    """Writes a name in its own land, if that has room."""
    runs = _runs(canvas, view, region.id, taken)
    pieces = _named(_name(region, pen), runs, *_cell(canvas, (region.x, region.y)))
    _write(canvas, region, pieces, pen, taken)
    return pieces


def _write(canvas: Canvas, region: Region, pieces: Pieces, pen: Pen, taken: set[Cell]) -> None:
    """With a space on either side."""
    spot = Spot("region", region.id)
    for left, top, piece in pieces:
        canvas.put(left, top, piece, pen.style(spot, LANDSCAPES[region.landscape].style), spot)
        taken |= _row(left - 1, top, len(piece) + 2)


def _name(region: Region, pen: Pen) -> str:
    key = pen.key(Spot("region", region.id))
    name = pen.name("region", region.id)
    return f"{key}:{name}" if key else name


def _draw_standing(
    canvas: Canvas, view: View, region: Region, name: Pieces, pen: Pen, taken: set[Cell]
) -> None:
    """Who and what is there, below the name."""
    here = _standing_in(view, region, pen)
    wide = length(here)
    if not wide:
        return
    x, y = _cell(canvas, (region.x, region.y))
    below = max((top + 1 for _, top, _ in name), default=y)
    free = _runs(canvas, view, region.id, taken)
    beside = _nearest([run for run in free if run.room >= wide], x, below, wide)
    place = beside or (x - wide // 2, min(below, canvas.height - 1))
    canvas.paste(*place, [here])
    taken |= _row(*place, wide)


def _named(name: str, runs: Sequence[Run], x: int, y: int) -> Pieces:
    """Where a name is written: on a line, or word below word; nowhere where neither fits."""
    place = _nearest([run for run in runs if run.room >= len(name)], x, y, len(name))
    if place:
        return [(*place, name)]
    widest = max((run.room for run in runs), default=0)
    pieces = [plain(row) for row in wrapped(name, widest)]
    tops = sorted({run.y for run in runs}, key=lambda top: abs(top - y))
    for top in tops:
        rows = [
            _nearest(
                [run for run in runs if run.y == top + down and run.room >= len(piece)],
                x,
                y,
                len(piece),
            )
            for down, piece in enumerate(pieces)
        ]
        found = [(*row, piece) for row, piece in zip(rows, pieces, strict=True) if row]
        if len(found) == len(pieces):
            return found
    return []


def _run_over(canvas: Canvas, view: View, region: Region, pen: Pen, taken: set[Cell]) -> None:
    """Over its borders, beside all that is written already; cut only where there is no room."""
    x, y = _cell(canvas, (region.x, region.y))
    rows = rows_of(view.board, canvas.width, canvas.height).get(region.id, [])
    own = [cell for row in rows for cell in row] or [(x, y)]
    across, down = [cell[0] for cell in own], [cell[1] for cell in own]
    columns = range(max(min(across) - OVER, 0), min(max(across) + OVER + 1, canvas.width))
    tops = range(min(down), max(down) + 1)
    free = _free_in([[(at, top) for at in columns] for top in tops], taken)
    name = _name(region, pen)
    widest = max(free, key=lambda run: (run.room, -abs(run.y - y)), default=Run(x, y, 1))
    cut = [(widest.left, widest.y, fit(name, widest.room))]
    _write(canvas, region, _named(name, free, x, y) or cut, pen, taken)


def _standing_in(view: View, region: Region, pen: Pen) -> Line:
    """Pawns by the number of their seat and a letter, and tiles."""
    found = [
        Segment(
            f"{its.seat + 1}{'ab'[pawn]}",
            f"{colour(view, its.seat)} reverse",
            Spot("seat", its.seat),
        )
        for its in view.seats
        for pawn, place in enumerate(its.pawns)
        if place == region.id
    ]
    tiles = [tile.region for tile in view.mountains]
    tiles += [tile.region for tile in view.forests] + [tile.region for tile in view.hills]
    found += [Segment(TILE, "bold cyan")] * tiles.count(region.id)
    amulets = [
        tile for tile in view.mountains if tile.region == region.id and pen.you in tile.amulets_of
    ]
    return [*found, *(Segment(AMULET, "bold bright_yellow") for _ in amulets)]


def _draw_castle(
    canvas: Canvas, view: View, castle: Castle, pen: Pen, taken: set[Cell]
) -> set[Cell]:
    """With its key, beside what is there; the cells that it takes."""
    spot = Spot("castle", castle.id)
    x, y = _cell(canvas, (castle.x, castle.y))
    left, right = "()" if castle.shape == "round" else "[]"
    inside = f"{letters(pen.words)[castle.colour]}{castle.points}"
    if castle.id in view.filled and castle.shape == "round":
        inside = "*"
    if pen.key(spot):
        inside = f"{pen.key(spot)}:{inside}"
    text = f"{left}{inside}{right}"
    style = QUIET if inside == "*" else RESOURCES[castle.colour]
    begin = min(max(x - len(text) // 2, 0), canvas.width - len(text))
    tried = [_row(begin + across, y + down, len(text)) for across, down in BESIDE]
    free = (cells for cells in tried if not cells & taken and _is_on(canvas, cells))
    cells = next(free, tried[0])
    canvas.put(*min(cells), text, pen.style(spot, style), spot)
    return cells


def _is_on(canvas: Canvas, cells: set[Cell]) -> bool:
    return all(0 <= x < canvas.width and 0 <= y < canvas.height for x, y in cells)


# ---------------------------------------------------------------- hands and seats


def hand(view: View, pen: Pen) -> Picture:
    """Resources, by their letters where room is scarce, then the roles: one's own, and those that may
    be taken."""
    if view.hand is None or pen.you is None:
        return []
    offered = [role.id for role in BOX.roles if Spot("role", role.id) in pen.lit]
    roles = list(dict.fromkeys([*view.hand, *offered]))
    lit = {role: pen.thing("role", role, _role_words(role, view, pen), LOUD) for role in roles}
    cards = [lit[role] for role in roles]
    whole = [*flowing(_stock(view, pen.you, pen), pen.width), *flowing(cards, pen.width)]
    if len(whole) > LINES_BELOW:
        whole = flowing([*_stock(view, pen.you, pen, by_letters=True), *cards], pen.width)
    return kept(whole, LINES_BELOW)


def _role_words(role: str, view: View, pen: Pen) -> str:
    """✓ for one that is taken already."""
    taken = "✓" if role in (view.hand or []) and view.to_choose else ""
    return f"{taken}{pen.name('role', role)}"


def _stock(view: View, seat: int, pen: Pen, *, by_letters: bool = False) -> list[Segment]:
    own = pen if seat == pen.you else pen.unlit()
    stock = view.seats[seat].stock
    called = letters(pen.words) if by_letters else {}
    return [
        own.thing(
            "resource",
            id,
            f"{called.get(id) or pen.name('resource', id) + ' '}{stock.get(id, 0)}",
            RESOURCES[id],
        )
        for id in RESOURCE_IDS
    ]


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Points, resources, clouds, and the cards it has played."""
    its = view.seats[seat]
    stock = [
        Segment(f"{letters(pen.words)[id]}{its.stock.get(id, 0)} ", RESOURCES[id])
        for id in RESOURCE_IDS
    ]
    facts = [
        line((f"★{its.points}", colour(view, seat)), f" ({its.score})"),
        stock,
        line((f"{CLOUD.text}{sum(its.clouds.values())} {BOLT}{its.bolts}", CLOUD.style)),
        line((f"{pen.say('view-hand-size')} ", QUIET), str(its.hand_size)),
        line((f"{AMULET}{len(its.amulets)}", "bright_yellow")) if its.amulets else [],
    ]
    played = [_played(one, pen) for one in its.played]
    return [
        *flowing(facts, pen.width),
        *flowing(played, pen.width),
    ]


def _played(one: CardView, pen: Pen) -> Segment:
    brave = one.courage == "brave"
    return Segment(f"{'!' if brave else '·'}{pen.name('role', one.role)}", LOUD if brave else QUIET)


def colour(view: View, seat: int) -> str:
    """The style of a seat's pawns."""
    return SEAT_STYLES[seat]


# ---------------------------------------------------------------- what actions are for

ROLES: dict[str, Role] = {role.id: role for role in BOX.roles}
CASTLES = {castle.id: castle for side in SIDES for castle in side.castles}
REGIONS = {region.id: region for side in SIDES for region in side.regions}


def note(view: View, action: Action, pen: Pen) -> str:
    """The landscape flown to, the price and points of a castle, what a cloud costs and brings."""
    if isinstance(action, Fly):
        return pen.name("landscape", REGIONS[action.region].landscape)
    if isinstance(action, Deliver):
        castle = CASTLES[action.castle]
        count = pen.words.count
        wands = f" +{count('resource-wand', castle.wands)}" if castle.wands else ""
        return f"−{count(f'resource-{castle.colour}', 1)} → ★{castle.points}{wands}"
    if isinstance(action, Dispel):
        cloud = next(cloud for cloud in view.clouds if cloud.space == action.space)
        return f"−{pen.words.count('resource-wand', cloud.cost)} → {BOLT}{cloud.bolts}"
    if isinstance(action, Call):
        role = ROLES[action.role]
        return _does(role, role.brave if action.courage == "brave" else role.cowardly, pen)
    if isinstance(action, Choose):
        return _does(ROLES[action.role], ROLES[action.role].brave, pen)
    return ""


def _does(role: Role, does: Does, pen: Pen) -> str:
    """Where a role works, and what it brings."""
    where = [pen.name("landscape", one) for one in role.landscapes]
    gain = [f"+{pen.words.count(f'resource-{id}', count)}" for id, count in does.gain.items()]
    gain = ["/".join(gain)] if does.either else gain
    return ", ".join([*where, *gain, *([f"★{does.points}"] if does.points else [])])
