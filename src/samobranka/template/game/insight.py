"""What a seat can make of what it sees: determinize re-imagines the rest, observe counts it up.

Hidden cards are worked out from the box less everything seen, never from the hidden fields.
"""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.template.game.parts import CARDS, COPIES, NOTHING
from samobranka.template.game.state import SEATS, State, has_chosen


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """6.2, 6.3: other hands are dealt from the unseen cards; in this dream no other has chosen yet."""
    s: State = states[i]
    left = 0
    for card in range(CARDS):
        s.unseen[card] = COPIES[card] - s.laid[card] - s.hand[seat, card]
        left += s.unseen[card]
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = NOTHING
            imagine_hand(s, other, left, chance)
            left -= s.hand_size[other]
    for card in range(CARDS):
        s.deck[card] = s.unseen[card]


def imagine_hand(s: State, other: int, left: int, chance: Row) -> None:
    """Deals one hand out of the `left` unseen cards."""
    for card in range(CARDS):
        s.hand[other, card] = 0
    for dealt in range(s.hand_size[other]):
        card = deal_kind(chance, s.unseen, left - dealt)
        s.hand[other, card] += 1


SEAT_FEATURES = 2
OBSERVATION = 3 + 2 * CARDS + 2 + SEATS * SEAT_FEATURES


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    out[0] = s.turnip
    out[1] = s.deck_size
    out[2] = s.mighty_mouse
    for card in range(CARDS):
        out[3 + card] = s.hand[seat, card]
        out[3 + CARDS + card] = s.laid[card]
    out[3 + 2 * CARDS] = has_chosen(s, seat)
    out[4 + 2 * CARDS] = s.choice[seat]
    for step in range(s.seats):
        place = 5 + 2 * CARDS + step * SEAT_FEATURES
        out[place] = s.hand_size[(seat + step) % s.seats]
        out[place + 1] = s.came[(seat + step) % s.seats]
