"""A table for tests: one match on the checked interpreted engine, its hands dealt as a test asks.

Dealing moves cards about and never makes or loses one; everything else is done by the real rules.
After every choice the whole box is counted.
"""

from __future__ import annotations

from samobranka.core.actions import Action, Event
from samobranka.core.chance import generator
from samobranka.core.engine import Interpreted
from samobranka.core.happening import Happened
from samobranka.core.registry import game
from samobranka.template.game.parts import CARD_IDS, CARDS
from samobranka.template.game.phases.choosing import Send, StayHome
from samobranka.template.game.state import State
from samobranka.template.game.story import events
from samobranka.template.game.view import View, view
from tests.games.laid import Laid

LAST_RULE = "6.3"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("game")
ENGINE = Interpreted(GAME, checked=True)

HOME = "nobody"
"""What a seat sends that stays at home."""


class Table(Laid):
    """One match, and hands that can be dealt anew."""

    game, engine = GAME, ENGINE

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.chance = generator(seed)
        self.last = (0, 0)
        self.heard: list[Happened] = []
        ENGINE.setup(self.states, 0, GAME.options_row(seats, options), self.chance)
        self.whole()

    # ------------------------------------------------------------ asking

    @property
    def asked(self) -> int:
        """The first seat that has not chosen."""
        return self.movers()[0]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def told(self, audience: int | None) -> list[Event]:
        """What the last choice is told to have brought about."""
        seat, action = self.last
        heard = [said for said in self.heard if said.is_heard_by(audience)]
        return events(self.before, seat, action, self.s, audience, heard)

    def hand(self, seat: int) -> list[str]:
        """A hand, the weakest first."""
        return [card for k, card in enumerate(CARD_IDS) for _ in range(self.s.hand[seat, k])]

    def pulled(self) -> list[int]:
        """Who pulled each turnip so far."""
        return [self.s.puller[turnip] for turnip in range(self.s.turnip)]

    # ------------------------------------------------------------ acting

    def choose(self, seat: int, card: str) -> Table:
        """One seat sends a card, or nobody."""
        action: Action = StayHome() if card == HOME else Send(card)
        assert self.why(action, seat) == "legal"
        self.last = seat, GAME.actions.encode(action)
        self.rows[1] = self.rows[0]
        ENGINE.heard.clear()
        ENGINE.apply(self.states, 0, *self.last, self.chance)
        self.heard = list(ENGINE.heard)
        return self.whole()

    def send(self, *cards: str) -> Table:
        """A round: every seat is given the card it sends, and sends it."""
        for seat, card in enumerate(cards):
            if card != HOME and card not in self.hand(seat):
                self.give(seat, card, *self.hand(seat)[1:])
        for seat, card in enumerate(cards):
            self.choose(seat, card)
        return self

    def to_end(self) -> Table:
        """All stay at home until there is nothing left to pull."""
        while self.movers():
            self.send(*[HOME] * self.s.seats)
        return self

    # ------------------------------------------------------------ dealing

    def give(self, seat: int, *cards: str) -> Table:
        """The seat's hand is these cards, out of the deck."""
        for k in range(CARDS):
            self.s.deck[k] += self.s.hand[seat, k]
            self.s.hand[seat, k] = 0
        for card in cards:
            k = CARD_IDS.index(card)
            assert self.s.deck[k], f"no {card} is left in the deck"
            self.s.deck[k] -= 1
            self.s.hand[seat, k] += 1
        self.s.hand_size[seat] = len(cards)
        self.s.deck_size = sum(self.s.deck[k] for k in range(CARDS))
        return self.whole()

    def whole(self) -> Table:
        """Every card of the box is somewhere, once."""
        assert GAME.faults(self.s) == []
        return self


def table(seats: int = 3, mighty_mouse: str = "no", seed: int = 1) -> Table:
    """A prepared table; the generator of this seed is all its chance."""
    return Table(seats, {"mighty_mouse": mighty_mouse}, seed)
