"""A table for tests: one match on the checked interpreted engine, its components laid out by hand.

Laying out moves components about and never makes or loses one; everything else is done by the real
rules. After every action the whole box is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from samobranka.core.actions import Action, Event
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Interpreted
from samobranka.core.happening import Happened
from samobranka.core.record import Row
from samobranka.core.registry import game
from samobranka.core.sets import has
from samobranka.games.elfenland.parts import (
    CARD_IDS,
    CARDS,
    FULL_HAND,
    NOTHING,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
    TOWNS,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.phases.counters import TakeBlind
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.state import TRAVELLING, State
from samobranka.games.elfenland.story import events
from samobranka.games.elfenland.view import View, view
from tests.games.laid import Laid

LAST_RULE = "13.13"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("elfenland")
ENGINE = Interpreted(GAME, checked=True)


class Table(Laid):
    """One match, and hands that may rearrange its components."""

    game, engine = GAME, ENGINE

    def __init__(self, seats: int, chance: Row, options: dict[str, str] | None = None) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.options = options or {}
        self.chance = chance
        self.last: tuple[int, int] = (NOTHING, NOTHING)
        self.heard: list[Happened] = []
        ENGINE.setup(self.states, 0, GAME.options_row(seats, self.options), chance)
        self.whole()

    # ------------------------------------------------------------ asking

    @property
    def turn(self) -> int:
        """The seat that decides."""
        return self.s.turn

    @property
    def seats(self) -> range:
        """All seats of the match."""
        return range(self.s.seats)

    def legal_of(self, kind: type[Action], seat: int | None = None) -> list[Any]:
        """The legal actions of one kind."""
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def views(self) -> list[View]:
        """What every seat and a spectator see."""
        return [self.view(seat) for seat in (*self.seats, None)]

    def told(self, audience: int | None) -> list[Event]:
        """What the last action is told to have brought about."""
        seat, action = self.last
        heard = [said for said in self.heard if said.is_heard_by(audience)]
        return events(self.before, seat, action, self.s, audience, heard)

    def hand(self, seat: int) -> list[str]:
        """A hand, by the order of the box."""
        return named(CARD_IDS, [self.s.hand[seat, k] for k in range(CARDS)])

    def discards(self) -> list[str]:
        """The discard."""
        return named(CARD_IDS, [self.s.discard[k] for k in range(CARDS)])

    def row(self) -> list[str]:
        """The open row."""
        return named(TRANSPORT_IDS, [self.s.row[k] for k in range(TRANSPORTS)])

    def pile(self) -> list[str]:
        """What lies in the pile."""
        return named(TRANSPORT_IDS, [self.s.pile[k] for k in range(TRANSPORTS)])

    def open(self, seat: int) -> list[str]:
        """The open counters before a seat."""
        return named(TRANSPORT_IDS, [self.s.open[seat, k] for k in range(TRANSPORTS)])

    def hidden(self, seat: int) -> list[str]:
        """The hidden counters before a seat."""
        return named(TRANSPORT_IDS, [self.s.hidden[seat, k] for k in range(TRANSPORTS)])

    def boot(self, seat: int) -> str:
        """The town where a boot stands."""
        return TOWN_IDS[self.s.boot[seat]]

    def unvisited(self, seat: int) -> set[str]:
        """Where a seat's markers lie."""
        return {TOWN_IDS[t] for t in range(TOWNS) if has(self.s.unvisited[seat], t)}

    def on(self, road: str) -> str | None:
        """The counter on a road."""
        found = self.s.counter_on[ROAD_IDS.index(road)]
        return None if found == NOTHING else TRANSPORT_IDS[found]

    # ------------------------------------------------------------ acting

    def act(self, *actions: Action) -> Table:
        """The seat that decides does this; then the box must still be whole."""
        for action in actions:
            self.act_as(self.turn, action)
        return self

    def act_as(self, seat: int, action: Action) -> Table:
        """A seat does this."""
        assert self.why(action, seat) == "legal", f"{action}: {self.why(action, seat)}"
        self._do(seat, GAME.actions.encode(action))
        return self

    def take_all(self) -> Table:
        """Everybody takes counters blind, until planning begins."""
        while self.phase == "taking":
            self.act(TakeBlind())
        return self

    def pass_all(self) -> Table:
        """Everybody passes, until the journeys begin."""
        self.take_all()
        while self.phase == "planning":
            self.act(Pass())
        return self

    def stay_all(self) -> Table:
        """Nobody travels; surplus cards go, the first kinds first."""
        self.pass_all()
        while self.phase in ("travelling", "discarding"):
            self.act(EndJourney() if self.phase == "travelling" else self.legal()[0])
        return self

    def next_round(self) -> Table:
        """To the beginning of the next round, or the end; each keeps the first counter it has."""
        self.stay_all()
        while self.phase == "keeping":
            seat = self.movers()[0]
            self.act_as(seat, self.legal_of(Keep, seat)[0])
        return self

    def round(self, number: int) -> Table:
        """To the beginning of a round."""
        while self.s.round < number:
            self.next_round()
        return self

    def play(self, choice: Row, plies: int = 4000) -> int:
        """Any legal actions, to the end or for so many plies; returns how many there were."""
        for ply in range(plies):
            if not self.movers():
                return ply
            seat = self.movers()[draw(choice, len(self.movers()))]
            actions = self.legal(seat)
            self.act_as(seat, actions[draw(choice, len(actions))])
        return plies

    def imagined(self, seat: int, chance: Row) -> Table:
        """A copy of this table, with all that the seat cannot know imagined anew."""
        other = Table(self.s.seats, generator(0), self.options)
        other.rows[0] = self.rows[0]
        ENGINE.determinize(other.states, 0, seat, chance)
        return other

    # ------------------------------------------------------------ laying out

    def give(self, seat: int, *cards: str) -> Table:
        """The seat's hand is these cards, as if just dealt."""
        s = self.s
        for k in range(CARDS):
            s.deck[k] += s.hand[seat, k]
            s.hand[seat, k] = 0
            s.at_most[seat, k] = FULL_HAND
        for card in cards:
            k = CARD_IDS.index(card)
            if s.deck[k] == 0:
                self._swap_into_deck(seat, k)
            s.deck[k] -= 1
            s.hand[seat, k] += 1
        s.hand_size[seat] = len(cards)
        s.deck_size = sum(s.deck[k] for k in range(CARDS))
        return self.whole()

    def hold(self, seat: int, open: Sequence[str] = (), hidden: Sequence[str] = ()) -> Table:
        """These counters lie before the seat."""
        s = self.s
        for k in range(TRANSPORTS):
            s.pile[k] += s.open[seat, k] + s.hidden[seat, k]
            s.open[seat, k] = s.hidden[seat, k] = 0
        for transport in open:
            s.open[seat, self._out_of_pile(transport)] += 1
        for transport in hidden:
            s.hidden[seat, self._out_of_pile(transport)] += 1
        s.hidden_size[seat] = len(hidden)
        s.pile_size = sum(s.pile[k] for k in range(TRANSPORTS))
        return self.whole()

    def row_of(self, *transports: str) -> Table:
        """The open row is these five."""
        s = self.s
        for k in range(TRANSPORTS):
            s.pile[k] += s.row[k]
            s.row[k] = 0
        for transport in transports:
            s.row[self._out_of_pile(transport)] += 1
        return self.whole()

    def lay(self, road: str, transport: str, obstacle_of: int = NOTHING) -> Table:
        """A counter lies on a road, and with it the obstacle of some seat."""
        place = ROAD_IDS.index(road)
        self.s.counter_on[place] = self._out_of_pile(transport)
        self.s.pile_size -= 1
        if obstacle_of != NOTHING:
            self.s.obstacle[obstacle_of] -= 1
            self.s.obstacles_on[place] += 1
        return self.whole()

    def stand(self, seat: int, town: str) -> Table:
        """The boot stands there."""
        self.s.boot[seat] = TOWN_IDS.index(town)
        return self

    def leave(self, seat: int, *towns: str) -> Table:
        """The seat's markers lie only in these towns."""
        self.s.unvisited[seat] = sum(1 << TOWN_IDS.index(town) for town in towns)
        return self

    def goal(self, *towns: str) -> Table:
        """The town cards of the seats."""
        for seat, town in enumerate(towns):
            self.s.goal[seat] = TOWN_IDS.index(town)
        return self.whole()

    def travelling(self, seat: int | None = None) -> Table:
        """It is this seat's turn to travel, and nobody has counters."""
        for other in self.seats:
            self.hold(other)
        self.s.phase = TRAVELLING
        self.s.turn = self.s.first if seat is None else seat
        return self.whole()

    # ------------------------------------------------------------ inside

    def whole(self) -> Table:
        """Every component of the box is somewhere, once."""
        assert GAME.faults(self.s) == []
        return self

    def _out_of_pile(self, transport: str) -> int:
        k = TRANSPORT_IDS.index(transport)
        if self.s.pile[k] == 0:
            self._swap_into_pile(k)
        self.s.pile[k] -= 1
        return k

    def _swap_into_pile(self, k: int) -> None:
        """Takes a counter out of the row, for another one."""
        other = next(o for o in range(TRANSPORTS) if o != k and self.s.pile[o] > 0)
        assert self.s.row[k] > 0
        self.s.row[k] -= 1
        self.s.pile[k] += 1
        self.s.pile[other] -= 1
        self.s.row[other] += 1

    def _swap_into_deck(self, but: int, k: int) -> None:
        """Takes a card from another hand, for another one."""
        for seat in self.seats:
            if seat != but and self.s.hand[seat, k] > 0:
                other = next(o for o in range(CARDS) if self.s.deck[o] > 0)
                self.s.hand[seat, k] -= 1
                self.s.hand[seat, other] += 1
                self.s.deck[k] += 1
                self.s.deck[other] -= 1
                return
        raise AssertionError(f"no more cards of {CARD_IDS[k]}")

    def _do(self, seat: int, action: int) -> None:
        self.rows[1] = self.rows[0]
        self.last = (seat, action)
        ENGINE.heard.clear()
        ENGINE.apply(self.states, 0, seat, action, self.chance)
        self.heard = list(ENGINE.heard)
        self.whole()


def table(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A prepared table; the generator of this seed is all its chance."""
    return Table(seats, generator(seed), options)


def travelling(*hand: str, town: str = "elvenhold", seats: int = 3, **options: Any) -> Table:
    """A table at which seat 0 travels from a town with this hand, on empty roads."""
    return table(seats, **options).travelling().stand(0, town).give(0, *hand)


def planning(*open: str, hidden: Sequence[str] = (), seats: int = 3) -> Table:
    """A table at which seat 0 plans with these counters."""
    return table(seats).take_all().hold(0, open, hidden)


def named(ids: Sequence[str], counts: Iterable[int]) -> list[str]:
    """The names of things, each as often as it is there."""
    return [ids[kind] for kind, count in enumerate(counts) for _ in range(count)]


def every(kind: type[Action]) -> list[Any]:
    """All actions of a kind."""
    return [action for action in GAME.actions if isinstance(action, kind)]


def roads_with(t: Table) -> set[str]:
    """The roads with a counter."""
    return {ROAD_IDS[road] for road in range(ROADS) if t.s.counter_on[road] != NOTHING}
