"""The score sheet, line by line (chapter 11)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.sets import count_of, has
from samobranka.core.words import message_id
from samobranka.games.master_elf.parts import (
    ELVES,
    GIFT_IDS,
    GIFT_TYPE,
    GIFTS,
    OF_RIBBON,
    RIBBONS,
    TYPE_IDS,
    TYPES,
    WILD,
)
from samobranka.games.master_elf.scoring import (
    best_choice,
    collection_score,
    colour_score,
    count_collections,
    elves_score,
    score,
)
from samobranka.games.master_elf.state import State
from samobranka.games.master_elf.view import Gifts, gifts_in


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
    lines.append(
        ScoreLine(
            "score-colour",
            [colour_score(gifts) for gifts in made],
            [_names(_of_best_colour(gifts)) for gifts in made],
        )
    )
    lines.append(
        ScoreLine(
            "score-elves",
            [elves_score(gifts) for gifts in made],
            [_names(gifts & ELVES) for gifts in made],
        )
    )
    lines.append(ScoreLine("score-total", [score(s, gifts) for gifts in made]))
    return lines


def _of_best_colour(gifts: int) -> int:
    """11.6: the gifts of the colour with most cards, rainbow cards among them."""
    return (
        max((gifts & OF_RIBBON[ribbon] for ribbon in range(RIBBONS)), key=count_of) | gifts & WILD
    )


def _names(gifts: int) -> list[str]:
    return [message_id("gift", gift) for gift in gifts_in(gifts)]


def _collections(s: State, gifts: int) -> list[Gifts]:
    """11.5: the gifts counted in each type, in the best assignment."""
    choice = best_choice(s, gifts)
    count_collections(s, gifts, choice)
    collections: list[Gifts] = [[] for _ in range(TYPES)]
    for gift in range(GIFTS):
        if has(gifts, gift):
            type = GIFT_TYPE[gift, 1] if has(choice, gift) else GIFT_TYPE[gift, 0]
            collections[type].append(GIFT_IDS[gift])
    return collections
