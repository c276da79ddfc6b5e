"""The table in letters, for a terminal; core/drawing.py says what each function is."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.drawing import (
    LOUD,
    QUIET,
    SEAT_STYLES,
    Line,
    Pen,
    Picture,
    Segment,
    card,
    flowing,
    line,
)
from samobranka.template.game.view import Cards, View

PLACES = ("card", "seat")
CARD_WIDTH = 24


def board(view: View, pen: Pen) -> Picture:
    """The turnip in the ground, who has pulled already, and the deck."""
    name = pen.name("turnip", view.turnip) if view.turnip else ""
    ground = card([line((name, LOUD))], CARD_WIDTH, "green", title=pen.say("view-turnip"))
    laid: Line = [Segment(f"{pen.say('view-laid')}: ", QUIET), *_counted(view.laid, pen.unlit())]
    deck = line((f"{pen.say('view-deck-size')} ", QUIET), str(view.deck_size))
    return [*ground, *flowing([laid, deck], pen.width)]


def _counted(cards: Cards, pen: Pen) -> Line:
    """Cards by their names; those that can be sent are lit."""
    found: Line = []
    for id, count in cards.items():
        found += [Segment("  ")] if found else []
        found.append(pen.thing("card", id, f"{pen.name('card', id)} ×{count}", LOUD))
    return found


def hand(view: View, pen: Pen) -> Picture:
    """One's own cards, and whom one has sent."""
    chosen = f" → {pen.name('card', view.choice)}" if view.choice else ""
    return [[*_counted(view.hand or {}, pen), Segment(chosen, LOUD)]]


def seat(view: View, seat: int, pen: Pen) -> Picture:
    """Points, cards, and who came last."""
    its = view.seats[seat]
    facts = [
        line((f"★{its.score}", colour(view, seat))),
        line((f"{pen.say('view-hand-size')} ", QUIET), str(its.hand_size)),
        line((f"{pen.say('view-came')} ", QUIET), pen.name("card", its.came)) if its.came else [],
    ]
    return flowing(facts, pen.width)


def colour(view: View, seat: int) -> str:
    """The style of a seat's name."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def note(view: View, action: Action, pen: Pen) -> str:
    """What an action costs and is for; here its own words say it."""
    return ""
