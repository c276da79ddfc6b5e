"""The bazaar and the workshops of ArchRavels in letters: yarn by its colour's letter, small cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from samobranka.core.actions import Action
from samobranka.core.drawing import (
    LOUD,
    QUIET,
    SEAT_STYLES,
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
    plain,
    wrapped,
)
from samobranka.games.archravels.parts import COLOUR_IDS
from samobranka.games.archravels.phases.any_colours import CraftAny, CraftRequestAny
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.restocking import Finish
from samobranka.games.archravels.setup import Choose
from samobranka.games.archravels.view import (
    CharacterView,
    PatternView,
    ProjectView,
    RequestView,
    RowView,
    SeatView,
    SlotView,
    SpaceView,
    View,
)

PLACES = (
    "slot", "project", "request", "item", "space", "character", "colour", "seat",
)  # fmt: skip

YARN = {
    "red": "bold bright_red",
    "orange": "bold yellow",
    "yellow": "bold bright_yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "purple": "bold magenta",
}
ACROSS = 3
KEY = len("12:")
CHARACTER = 24
"""Columns of a character, where there are as many."""
BALL = "●"
RULES = {
    "one_colour": "{count}=",
    "two_colours": "2+1",
    "all_different": "{count}≠",
    "any": "{count}?",
    "give": "{count}→",
    "exact": "{count}",
}
"""How many tokens a pattern takes, and how they belong together."""


def yarn(tokens: Mapping[str, int], pen: Pen, any_yarn: int = 0) -> Line:
    """Tokens: a ball and the letter of its colour, as often as there are."""
    letters = initials(pen.words, "colour", COLOUR_IDS)
    balls = [
        Segment(f"{BALL}{letters[id]}", YARN.get(id, LOUD))
        for id, count in tokens.items()
        for _ in range(count)
    ]
    return [*balls, *[Segment(f"{BALL}?", LOUD)] * any_yarn]


# ---------------------------------------------------------------- the table


def board(view: View, pen: Pen) -> Picture:
    """Characters while they are chosen; then bazaar, projects and the own workshop."""
    width = min((pen.width - ACROSS + 1) // ACROSS, 26)
    if view.characters:
        return _characters(view.characters, pen)
    whole = _table(view, width, pen, are_named_whole=True)
    if len(whole) <= pen.height:
        return whole
    cut = _table(view, width, pen, are_named_whole=False)
    return cut if len(cut) <= pen.height else whole


def _table(view: View, width: int, pen: Pen, *, are_named_whole: bool) -> Picture:
    own = view.seats[view.asked if pen.you is None else pen.you]
    return [
        *_above(view, pen),
        *beside(_slots(view.bazaar, width, pen, are_named_whole=are_named_whole), pen.width),
        *_projects(view, width, pen, are_named_whole=are_named_whole),
        *_workshop(view, own, pen),
    ]


def _above(view: View, pen: Pen) -> Picture:
    works = [f"{pen.name('work', work)} ×{count}" for work, count in view.works.items()]
    facts = [
        line((f"{pen.say('view-works')}: {', '.join(works)}", LOUD)) if works else [],
        line((f"{pen.say('view-deck-size')} ", QUIET), str(view.deck_size)),
        line((f"{pen.say('view-project-deck')} ", QUIET), str(view.project_deck)),
    ]
    laid = yarn(view.choosing_yarn.laid, pen) if view.choosing_yarn is not None else []
    if laid:
        facts.append([*line((f"{pen.say('view-laid')} ", QUIET)), *laid])
    return flowing(facts, pen.width)


def _characters(them: Sequence[CharacterView], pen: Pen) -> Picture:
    """As many beside each other as their words allow, and all of one height."""
    across = max(min(pen.width // CHARACTER, ACROSS), 1)
    width = (pen.width - across + 1) // across
    told = [_skills(one, width - 2, pen) for one in them]
    tallest = max(map(len, told))
    cards = [
        _character(one, kept(lines, tallest), width, pen)
        for one, lines in zip(them, told, strict=True)
    ]
    return beside(cards, pen.width)


def _character(one: CharacterView, told: Picture, width: int, pen: Pen) -> Picture:
    spot = Spot("character", one.character)
    title = pen.thing("character", one.character, pen.name("character", one.character))
    style = pen.style(spot, LOUD if one.is_free else QUIET)
    return card(told, width, style, spot, title.text)


def _skills(one: CharacterView, width: int, pen: Pen) -> Picture:
    """What somebody is best at, loves, and does on each space."""
    works = (_space(space, pen.unlit()).text for space in one.spaces)
    return [
        *wrapped(pen.name("specialty", one.specialty), width, LOUD),
        *wrapped("♥ " + pen.name("request", one.favourite), width, QUIET),
        *(row for work in works for row in wrapped(work, width)),
    ]


def _space(space: SpaceView, pen: Pen) -> Segment:
    works = " ".join(
        f"{pen.name('work', work)}\u00a0×{count}" for work, count in space.works.items()
    )
    return pen.thing("space", space.space, f"[{space.space}] {works}")


def _slots(
    bazaar: Sequence[SlotView], width: int, pen: Pen, *, are_named_whole: bool
) -> list[Picture]:
    """Slots of the bazaar, all of one height; the event or the request that lies there is named."""
    told = [_told_of(slot, width - 2, pen) for slot in bazaar]
    tallest = max(map(len, told)) if are_named_whole else 1
    return [
        _slot(slot, kept(lines, tallest)[:tallest], width, pen)
        for slot, lines in zip(bazaar, told, strict=True)
    ]


def _told_of(slot: SlotView, width: int, pen: Pen) -> Picture:
    balls = yarn(slot.yarn, pen, slot.any_yarn)
    return [balls] if balls else wrapped(_what_lies(slot, pen), width, "bold cyan") or [[]]


def _slot(slot: SlotView, told: Picture, width: int, pen: Pen) -> Picture:
    spot = Spot("slot", slot.slot)
    style = QUIET if slot.is_taken else ""
    key = pen.key(spot)
    taken = "✓" if slot.is_taken else ""
    title = f"{key}:" if key else taken
    return card(told, width, pen.style(spot, style), spot, title)


def _what_lies(slot: SlotView, pen: Pen) -> str:
    if slot.event_card is not None:
        return "! " + pen.name("event_card", slot.event_card)
    return "♥ " + pen.name("request", slot.request) if slot.request is not None else ""


def _projects(view: View, width: int, pen: Pen, *, are_named_whole: bool) -> Picture:
    """The row, all of one height."""
    row = [(place, place.project) for place in view.row if place.project is not None]
    told = _told if are_named_whole else _asked_for
    items = [told(project, width - 2, pen) for _, project in row]
    tallest = max(map(len, items), default=0)
    cards = [
        _project(place, project, kept(told, tallest), width, pen)
        for (place, project), told in zip(row, items, strict=True)
    ]
    return beside(cards, pen.width)


def _project(place: RowView, project: ProjectView, items: Picture, width: int, pen: Pen) -> Picture:
    spot = Spot("project", project.project)
    ready = "".join(str(seat + 1) for seat in place.ready)
    worth = line((f"★{project.points:g}", "bold yellow"), (f"  ✓{ready}" if ready else "", LOUD))
    name, key = _project_name(project, pen), pen.key(spot)
    title = f"{key}:" if key else ""
    style = pen.style(spot, LOUD if ready else QUIET)
    is_inside = bool(items) and plain(items[0]) in name and len(name) > width - 2 - KEY
    return card([*items, worth], width, style, spot, title if is_inside else title + name)


def _told(project: ProjectView, width: int, pen: Pen) -> Picture:
    """What it takes; before that its name, where the frame has no room for it."""
    name = _project_name(project, pen)
    above = wrapped(name, width, LOUD) if len(name) > width - KEY else []
    return [*above, *_asked_for(project, width, pen)]


def _asked_for(project: ProjectView, width: int, pen: Pen) -> Picture:
    return wrapped(_items(project.items, pen), width)


def _project_name(project: ProjectView, pen: Pen) -> str:
    return pen.name("project", project.project)


def _items(items: Mapping[str, int], pen: Pen) -> str:
    """How many is said where it is more than one."""
    named = {pen.name("item", item): count for item, count in items.items() if count}
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in named.items())


# ---------------------------------------------------------------- workshops


def _workshop(view: View, own: SeatView, pen: Pen) -> Picture:
    """The spaces of the own board, its patterns and the requests before it."""
    spaces = [_own_space(space, own, pen) for space in own.spaces]
    return [
        *flowing(spaces, pen.width),
        *flowing([_pattern(one, own, pen) for one in own.patterns], pen.width),
        *flowing([_request(one, pen) for one in own.held], pen.width),
    ]


def _own_space(space: SpaceView, own: SeatView, pen: Pen) -> Line:
    mark = Segment("▼" if own.marker == space.space else "", "bold yellow")
    return [mark, _space(space, pen)]


def _pattern(one: PatternView, own: SeatView, pen: Pen) -> Line:
    """An item: how many one has, what it takes, what it is worth."""
    count = own.items.get(one.item, 0)
    name = pen.thing(
        "item", one.item, f"{pen.name('item', one.item)} {count}", LOUD if count else ""
    )
    takes = yarn(one.yarn, pen) or [Segment(RULES[one.rule].format(count=one.count), "cyan")]
    learned = "✓" if one.is_learned else ""
    return [name, Segment(" ("), *takes, Segment(f") ★{one.value:g}{learned}", QUIET)]


def _request(one: RequestView, pen: Pen) -> Line:
    heart = "♥" if one.is_favourite else "♡"
    takes = yarn(one.yarn, pen) or [Segment(RULES[one.rule].format(count=one.count), "cyan")]
    name = pen.thing("request", one.request, f"{heart} {pen.name('request', one.request)}", LOUD)
    return [name, Segment(" ("), *takes, Segment(f") ★{one.points:g}", QUIET)]


def hand(view: View, pen: Pen) -> Picture:
    """The bowl of yarn, colour by colour; those that can be chosen are lit wherever they come from."""
    seat = view.asked if pen.you is None else pen.you
    bowl = view.seats[seat].bowl
    letters = initials(pen.words, "colour", COLOUR_IDS)
    tokens = [
        pen.thing(
            "colour",
            id,
            f"{BALL}{letters[id]} {pen.name('colour', id)} {bowl.get(id, 0)}",
            YARN[id],
        )
        for id in YARN
        if bowl.get(id) or Spot("colour", id) in pen.lit
    ]
    named = Segment(pen.say("view-bowl"), QUIET)
    return flowing([named, *tokens], pen.width)


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Points, yarn, items, requests and whether the cat sits on it."""
    its = view.seats[seat]
    facts: list[Segment | Line] = [
        line((f"★{its.score:g}", colour(view, seat))),
        line(pen.name("character", its.character)) if its.character else [],
        yarn(its.bowl, pen),
        *(
            Segment(f"{pen.name('item', item)} ×{count}")
            for item, count in its.items.items()
            if count
        ),
        *_done(its.projects, its.finished, pen),
        line((pen.say("view-cat"), "bold red")) if its.cat or its.cat_again else [],
    ]
    return flowing(facts, pen.width)


def _done(projects: Iterable[ProjectView], finished: Iterable[RequestView], pen: Pen) -> Line:
    names = [_project_name(one, pen) for one in projects]
    names += [pen.name("request", one.request) for one in finished]
    return [Segment(f"✓{name}", QUIET) for name in names]


def colour(view: View, seat: int) -> str:
    """The style of a seat's name."""
    return SEAT_STYLES[seat]


# ---------------------------------------------------------------- what actions are for


def note(view: View, action: Action, pen: Pen) -> str:
    """What a thing takes, and what a project brings; what a slot gives, its own words say."""
    if isinstance(action, Craft | CraftAny | CraftRequest | CraftRequestAny):
        return _payment(view, action, pen)
    if isinstance(action, Choose):
        return _drawn_to(view, action.character, pen)
    if isinstance(action, Finish):
        found = [one.project for one in view.row if one.project]
        return next(f"★{one.points:g}" for one in found if one.project == action.project)
    return ""


def _drawn_to(view: View, character: str, pen: Pen) -> str:
    """What a character is best at, and loves."""
    one = next(one for one in view.characters if one.character == character)
    return f"{pen.name('specialty', one.specialty)}, ♥ {pen.name('request', one.favourite)}"


def _payment(
    view: View, action: Craft | CraftAny | CraftRequest | CraftRequestAny, pen: Pen
) -> str:
    """The cheapest way to pay, as the view proposes it."""
    thing = action.item if isinstance(action, Craft | CraftAny) else action.request
    any_colours = isinstance(action, CraftAny | CraftRequestAny)
    for one in view.can_make:
        if thing in (one.item, one.request) and one.any_colours == any_colours:
            return "−" + "".join(piece.text for piece in yarn(one.payment, pen))
    return ""
