"""A table for tests: one match on the checked interpreted engine, laid out by hand.

Laying out moves components about and never makes or loses one; everything else is done by the real
rules. After every action the whole box is counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from samobranka.core.actions import Action, Event
from samobranka.core.chance import draw, generator, ran_short, tape
from samobranka.core.engine import Interpreted
from samobranka.core.record import Row
from samobranka.core.registry import game
from samobranka.games.catan.parts import (
    BANK_GIVE,
    CARD_IDS,
    CARDS,
    CITY,
    CLOTH_OF_VILLAGE,
    HELPER_IDS,
    INTERSECTIONS,
    NOTHING,
    PATHS,
    PER_SEAT,
    RESOURCE_IDS,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    SHIPS,
    TERRAIN_IDS,
    TOPOLOGY,
)
from samobranka.games.catan.phases.building import Settle, use_harbour
from samobranka.games.catan.phases.cards import award_army
from samobranka.games.catan.phases.offers import Decline
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.routes import award_road, measure_road
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.scoring import points_of, visible_points
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    SEATS,
    SIDE_A,
    SIDE_B,
    State,
    city_of,
    road_of,
    settlement_of,
    ship_of,
)
from samobranka.games.catan.story import events
from samobranka.games.catan.view import View, view
from tests.games.laid import Laid

LAST_RULE = "34.4"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("catan")
ENGINE = Interpreted(GAME, checked=True)

Cards = dict[str, int]


class Table(Laid):
    """One match, and hands that may rearrange its components."""

    game, engine = GAME, ENGINE

    @property
    def asked(self) -> int:
        """The seat that decides."""
        return self.decider

    def __init__(self, seats: int, options: dict[str, str], chance: Row) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.chance = chance
        self.last: tuple[int, int] = (NOTHING, NOTHING)
        ENGINE.setup(self.states, 0, GAME.options_row(seats, options), chance)
        self.whole()

    # ------------------------------------------------------------ asking

    @property
    def decider(self) -> int:
        """The seat that decides, or the first of several."""
        return self.movers()[0]

    def legal(self, seat: int | None = None, kind: type[Action] = Action) -> list[Action]:
        """The legal actions of a seat, or of the one that decides."""
        out = ENGINE.row(GAME.list_size, "i")
        count = ENGINE.legal(self.states, 0, self.decider if seat is None else seat, out)
        actions = [GAME.actions.decode(out[place]) for place in range(count)]
        return [action for action in actions if isinstance(action, kind)]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def told(self, audience: int | None) -> list[Event]:
        """What the last action is told to have brought about."""
        seat, action = self.last
        return events(self.before, seat, action, self.s, audience, [])

    def hand(self, seat: int) -> Cards:
        """A hand."""
        return {
            name: self.s.hand[seat, k]
            for k, name in enumerate(RESOURCE_IDS)
            if self.s.hand[seat, k]
        }

    def cards(self, seat: int) -> Cards:
        """The development cards of a hand."""
        counts = [self.s.cards[seat, k] for k in range(CARDS)]
        return {name: n for name, n in zip(CARD_IDS, counts, strict=True) if n}

    def bank(self, resource: str) -> int:
        """Cards of a resource in the bank."""
        return self.s.bank[RESOURCE_IDS.index(resource)]

    def points(self, seat: int) -> int:
        """All points of a seat."""
        return points_of(self.s, seat)

    def visible(self, seat: int) -> int:
        """The points that everybody sees."""
        return visible_points(self.s, seat)

    def helper(self, seat: int) -> str | None:
        """The helper before a seat."""
        return None if self.s.helper[seat] == NOTHING else HELPER_IDS[self.s.helper[seat]]

    def known(self, who: int | None, seat: int) -> Cards:
        """What one seat knows of another hand."""
        return dict(self.view(who).seats[seat].known)

    # ------------------------------------------------------------ acting

    def act(
        self, *actions: Action, seat: int | None = None, words: Sequence[int] | None = None
    ) -> Table:
        """A seat does this, the one that decides unless named; then the box must still be whole."""
        for action in actions:
            who = self.decider if seat is None else seat
            assert self.why(action, who) == "legal", f"{action}: {self.why(action, who)}"
            self._do(who, GAME.actions.encode(action), words)
        return self

    def roll(self, first: int, second: int) -> Table:
        """The seat on turn rolls these dice."""
        return self.act(Roll(), words=[first - 1, second - 1])

    def end_turn(self) -> Table:
        """The action phase ends, and all who might build out of turn pass."""
        self.act(EndTurn())
        while self.phase == "building":
            self.act(PassBuilding())
        return self

    def decline_all(self) -> Table:
        """All who are asked decline."""
        while self.phase == "answering":
            self.act(Decline())
        return self

    def play(self, choice: Row, plies: int = 30000) -> int:
        """Any legal actions, to the end or for so many plies; returns how many there were."""
        for ply in range(plies):
            if not self.movers():
                return ply
            actions = self.legal()
            self.act(actions[draw(choice, len(actions))])
        return plies

    def imagined(self, seat: int, chance: Row) -> Table:
        """A copy of this table, with all that the seat cannot know imagined anew."""
        other = Table(self.s.seats, {}, generator(0))
        other.rows[0] = self.rows[0]
        ENGINE.determinize(other.states, 0, seat, chance)
        return other.whole()

    # ------------------------------------------------------------ laying out

    def acting(self, seat: int = 0) -> Table:
        """The seat is on turn, has rolled and may act."""
        self.s.turn = self.s.active = self.s.decider = seat
        self.s.has_rolled, self.s.phase = 1, ACTING
        return self

    def before_roll(self, seat: int = 0) -> Table:
        """The seat is on turn and has not rolled."""
        self.acting(seat)
        self.s.has_rolled, self.s.phase = 0, BEFORE_ROLL
        return self

    def give(self, seat: int, **cards: int) -> Table:
        """The seat's hand is these cards; nobody knows any of them."""
        for k, name in enumerate(RESOURCE_IDS):
            self.s.bank[k] += self.s.hand[seat, k] - cards.get(name, 0)
            self.s.hand[seat, k] = cards.get(name, 0)
            self.s.sure[seat, k] = 0
            for who in range(SEATS):
                self.s.sure_more[who, seat, k] = 0
        self.s.hand_size[seat] = sum(cards.values())
        return self.whole()

    def give_openly(self, seat: int, **cards: int) -> Table:
        """The seat's hand is these cards, and all know it."""
        self.give(seat, **cards)
        for k, name in enumerate(RESOURCE_IDS):
            self.s.sure[seat, k] = cards.get(name, 0)
        return self.whole()

    def give_all(self, **cards: int) -> Table:
        """Every hand is these cards."""
        for seat in range(self.s.seats):
            self.give(seat, **cards)
        return self

    def leave_in_bank(self, resource: str, count: int, holder: int) -> Table:
        """The bank has so many cards of a resource; all the others are in one hand."""
        k = RESOURCE_IDS.index(resource)
        moved = self.s.bank[k] - count
        self.s.bank[k] -= moved
        self.s.hand[holder, k] += moved
        self.s.hand_size[holder] += moved
        return self.whole()

    def deal(self, seat: int, *names: str, new: bool = False) -> Table:
        """These development cards come out of the deck into a hand."""
        for name in names:
            k = CARD_IDS.index(name)
            self.s.deck[k] -= 1
            self.s.deck_size -= 1
            self.s.cards[seat, k] += 1
            self.s.card_count[seat] += 1
            self.s.bought[seat, k] += new
            self.s.bought_count[seat] += new
        return self.whole()

    def put_played(self, seat: int, name: str, count: int = 1) -> Table:
        """The seat has played so many cards of a kind."""
        k = CARD_IDS.index(name)
        self.s.deck[k] -= count
        self.s.deck_size -= count
        self.s.played[seat, k] += count
        award_army(self.s)
        return self.whole()

    def leave_in_deck(self, *names: str) -> Table:
        """The deck is these cards; all others were played by the last seat."""
        last = self.s.seats - 1
        for k in range(CARDS):
            keep = names.count(CARD_IDS[k])
            self.s.played[last, k] += self.s.deck[k] - keep
            self.s.deck[k] = keep
        self.s.deck_size = len(names)
        award_army(self.s)
        return self.whole()

    def clear(self) -> Table:
        """No pieces on the map."""
        for corner in range(INTERSECTIONS[self.s.board]):
            self.s.site[corner] = 0
        for path in range(PATHS[self.s.board]):
            self.s.way[path] = 0
        for seat in range(self.s.seats):
            for piece in range(3):
                self.s.supply[seat, piece] = PER_SEAT[piece]
            for k in range(RESOURCES):
                self.s.rate[seat, k] = BANK_GIVE
            self.s.ships_left[seat] = SHIPS if self.s.scenario else 0
            self.s.islands[seat] = self.s.bonus[seat] = 0
            self.s.cloth[seat] = self.s.traded[seat] = 0
        for place in range(self.s.marks if self.view(None).villages else 0):
            self.s.bales[place] = CLOTH_OF_VILLAGE
        return self._recount()

    def put(
        self,
        seat: int,
        settlements: Sequence[int] = (),
        cities: Sequence[int] = (),
        roads: Sequence[int] = (),
        ships: Sequence[int] = (),
    ) -> Table:
        """These pieces stand on the map, too."""
        for corner in settlements:
            self.s.site[corner] = settlement_of(seat)
            self.s.supply[seat, SETTLEMENT] -= 1
        for corner in cities:
            self.s.site[corner] = city_of(seat)
            self.s.supply[seat, CITY] -= 1
        for corner in (*settlements, *cities):
            use_harbour(self.s, seat, corner)
        for path in roads:
            self.s.way[path] = road_of(seat)
            self.s.supply[seat, ROAD] -= 1
        for path in ships:
            self.s.way[path] = ship_of(seat)
            self.s.ships_left[seat] -= 1
        return self._recount()

    def put_helper(self, seat: int, name: str, side: str = "a") -> Table:
        """A helper lies before a seat, swapped with whoever has it."""
        k = HELPER_IDS.index(name)
        for other in range(self.s.seats):
            if self.s.helper[other] == k:
                self.s.helper[other] = self.s.helper[seat]
        self.s.helper[seat] = k
        self.s.side[seat] = SIDE_A if side == "a" else SIDE_B
        return self.whole()

    def put_pirate(self, hex: int) -> Table:
        """The pirate is there."""
        self.s.pirate = hex
        return self

    def put_robber(self, hex: int) -> Table:
        """The robber stands there."""
        self.s.robber = hex
        return self

    # ------------------------------------------------------------ inside

    def _recount(self) -> Table:
        for seat in range(self.s.seats):
            self.s.road_length[seat] = measure_road(self.s, seat)
        award_road(self.s)
        return self.whole()

    def whole(self) -> Table:
        """Every component of the box is somewhere, once."""
        assert GAME.faults(self.s) == []
        return self

    def _do(self, seat: int, action: int, words: Sequence[int] | None) -> None:
        self.rows[1] = self.rows[0]
        self.last = (seat, action)
        chance = self.chance if words is None else tape(words)
        ENGINE.apply(self.states, 0, seat, action, chance)
        assert words is None or not ran_short(chance)
        self.whole()


def table(seats: int = 3, seed: int = 1, **options: str) -> Table:
    """A prepared table; the generator of this seed is all its chance."""
    return Table(seats, options, generator(seed))


def begun(seats: int = 3, **options: str) -> Table:
    """The first turn is about to begin on the first-game board; hands are empty.

    With three and four seats all stand where they are printed, otherwise anywhere.
    """
    start = {"start": "printed"} if seats in (3, 4) else {}
    t = Table(seats, {"layout": "beginner", **start, **options}, generator(1))
    while t.s.turns == 0:
        actions = t.legal()
        t.act(actions[len(actions) // 2])
    return t.give_all()


def plain(seats: int = 3, **options: str) -> Table:
    """The same without helpers, seat 0 acting."""
    return begun(seats, **{"helpers": "no", **options}).acting()


def helped(name: str, seats: int = 3, side: str = "a", **options: str) -> Table:
    """Seat 0 is acting and has a helper."""
    return begun(seats, **options).acting().put_helper(0, name, side)


def bare(seats: int = 3, **options: str) -> Table:
    """Seat 0 is acting on an empty map, without helpers."""
    return plain(seats, **options).clear()


def at_sea(seats: int = 3, scenario: str = "heading_for_new_shores", **options: str) -> Table:
    """Seat 0 is acting on the empty map of a scenario, without helpers unless asked for."""
    t = Table(seats, {"scenario": scenario, "helpers": "no", **options}, generator(1))
    while t.s.turns == 0:
        actions = t.legal()
        t.act(actions[len(actions) // 2])
    return t.give_all().acting().clear()


def corner(q: int, r: int, name: str, board: int = 0) -> int:
    """An intersection by a corner of a hex."""
    return TOPOLOGY[board].corner_at(q, r, name)


def path(q: int, r: int, edge: str, board: int = 0) -> int:
    """A path by a side of a hex."""
    return TOPOLOGY[board].path_at(q, r, edge)


def hex_at(q: int, r: int, board: int = 0) -> int:
    """The number of a hex."""
    return TOPOLOGY[board].hexes.index((q, r))


def ring(q: int, r: int) -> list[int]:
    """The six paths around a hex, clockwise from the north-east."""
    return [path(q, r, edge) for edge in ("NE", "E", "SE", "SW", "W", "NW")]


def every(kind: type[Action]) -> list[Action]:
    """All actions of a kind."""
    return [action for action in GAME.actions if isinstance(action, kind)]


def sites(t: Table) -> list[int]:
    """Where a settlement may be placed now."""
    return [action.corner for action in t.legal() if isinstance(action, Settle)]


def terrain_of(t: Table, hex: int) -> str:
    """What a hex is."""
    return TERRAIN_IDS[t.s.terrain[hex]]
