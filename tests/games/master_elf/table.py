"""A table for tests: one match on the checked interpreted engine, its cards laid out by hand.

Laying out moves components about and never makes or loses one; everything else is done by the real
rules. After every action the whole box is counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.core.actions import Action, Event
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Interpreted
from samobranka.core.record import Grid, Row
from samobranka.core.registry import game
from samobranka.core.sets import bit, has
from samobranka.games.master_elf.parts import (
    GIFT_IDS,
    GIFTS,
    INGREDIENT_IDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGION_IDS,
    REGIONS,
)
from samobranka.games.master_elf.phases.making import NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.state import State, pile_size
from samobranka.games.master_elf.story import events
from samobranka.games.master_elf.view import View, view
from tests.games.laid import Laid

LAST_RULE = "13.12"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("master_elf")
ENGINE = Interpreted(GAME, checked=True)


class Table(Laid):
    """One match, and hands that may rearrange its cards."""

    game, engine = GAME, ENGINE

    def __init__(self, seats: int, chance: Row, options: dict[str, str] | None = None) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.chance = chance
        self.last: tuple[int, int] = (NOTHING, NOTHING)
        self._laid: set[tuple[str, int]] = set()
        ENGINE.setup(self.states, 0, GAME.options_row(seats, options or {}), chance)

    # ------------------------------------------------------------ asking

    @property
    def turn(self) -> int:
        """The seat that decides."""
        return self.s.turn

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def views(self) -> list[View]:
        """What every seat and a spectator see."""
        return [self.view(seat) for seat in (*range(self.s.seats), None)]

    def told(self, audience: int | None) -> list[Event]:
        """What the last action is told to have brought about."""
        seat, action = self.last
        return events(self.before, seat, action, self.s, audience, [])

    def hand(self, seat: int) -> list[str]:
        """A hand, by the order of the box."""
        return names_in([self.s.hand[seat, kind] for kind in range(INGREDIENTS)])

    def lying(self, region: str) -> list[str]:
        """The open cards of a region."""
        place = REGION_IDS.index(region)
        return names_in([self.s.lying[place, kind] for kind in range(INGREDIENTS)])

    def discards(self) -> list[str]:
        """The discard."""
        return names_in([self.s.discard[kind] for kind in range(INGREDIENTS)])

    def deck_cards(self) -> list[str]:
        """What is left in the deck."""
        return names_in([self.s.deck[kind] for kind in range(INGREDIENTS)])

    def gifts(self, seat: int) -> set[str]:
        """The gifts before a seat."""
        return gifts_in(self.s.made[seat])

    def aside(self) -> set[str]:
        """The gifts set aside."""
        return gifts_in(self.s.aside)

    def pile(self, pile: int) -> list[str]:
        """The gifts of a pile, from the top down."""
        if self.s.top[pile] == NOTHING:
            return []
        below = [self.s.pile[pile, depth] for depth in reversed(range(self.s.covered[pile]))]
        return [GIFT_IDS[gift] for gift in (self.s.top[pile], *below)]

    def sizes(self) -> list[int]:
        """Cards of each pile."""
        return [pile_size(self.s, pile) for pile in range(PILES)]

    # ------------------------------------------------------------ acting

    def act(self, *actions: Action) -> Table:
        """The seat that decides does this; then the box must still be whole."""
        for action in actions:
            assert self.why(action) == "legal", f"{action}: {self.why(action)}"
            self._do(self.turn, GAME.actions.encode(action))
        return self

    def to_making(self) -> Table:
        """Moves to a border region and takes a card there, so that a gift may be made."""
        self.act(next(action for action in self.legal() if action != Move("city")))
        return self.act(self.legal()[0]) if self.phase == "taking" else self

    def pass_turn(self) -> Table:
        """A whole turn without a gift, with as many discards as the limit asks for."""
        self.to_making().act(NoGift())
        while self.phase == "limited":
            self.act(self.legal()[0])
        return self

    def turn_of(self, seat: int) -> Table:
        """Turns without gifts until it is this seat's turn to move."""
        while self.turn != seat or self.phase != "moving":
            self.pass_turn()
        return self

    def play(self, choice: Row, plies: int = 4000) -> int:
        """Any legal actions, to the end or for so many plies; returns how many there were."""
        for ply in range(plies):
            if not self.movers():
                return ply
            actions = self.legal()
            self.act(actions[draw(choice, len(actions))])
        return plies

    def imagined(self, seat: int, chance: Row) -> Table:
        """A copy of this table, with all that the seat cannot know imagined anew."""
        other = Table(self.s.seats, generator(0))
        other.rows[0] = self.rows[0]
        ENGINE.determinize(other.states, 0, seat, chance)
        return other

    # ------------------------------------------------------------ laying out ingredients

    def give(self, seat: int, *cards: str) -> Table:
        """The seat's hand is these cards; none of them was seen by others."""
        self._lay("hand", seat, cards)
        self.s.hand_size[seat] = len(cards)
        for kind in range(INGREDIENTS):
            self.s.sure[seat, kind] = 0
        return self.whole()

    def lay(self, region: str, *cards: str) -> Table:
        """The open cards of a region are these."""
        self._lay("lying", REGION_IDS.index(region), cards)
        return self.whole()

    def leave_in_deck(self, *cards: str) -> Table:
        """The deck is these cards; what else was in it, is discarded."""
        for kind in range(INGREDIENTS):
            self.s.discard[kind] += self.s.deck[kind]
            self.s.deck[kind] = 0
        for kind in kinds_of(cards):
            self.s.discard[kind] -= 1
            self.s.deck[kind] += 1
        self.s.deck_size = len(cards)
        return self.whole()

    def stand(self, seat: int, region: str) -> Table:
        """The pawn stands there."""
        self.s.pawn[seat] = REGION_IDS.index(region)
        return self

    def _lay(self, field: str, place: int, cards: tuple[str, ...]) -> None:
        """Makes one hand or region hold these cards, out of the deck."""
        grid: Grid = getattr(self.s, field)
        self._laid.add((field, place))
        for kind in range(INGREDIENTS):
            self.s.deck[kind] += grid[place, kind]
            grid[place, kind] = 0
        for kind in kinds_of(cards):
            if self.s.deck[kind] == 0:
                self._swap_into_deck(kind)
            self.s.deck[kind] -= 1
            grid[place, kind] += 1
        self.s.deck_size = sum(self.s.deck[kind] for kind in range(INGREDIENTS))

    def _swap_into_deck(self, kind: int) -> None:
        """Takes a card from a hand or region that no test has laid out, for another one."""
        places = [("hand", seat) for seat in range(self.s.seats)]
        places += [("lying", region) for region in range(REGIONS)]
        for field, place in places:
            grid: Grid = getattr(self.s, field)
            if (field, place) not in self._laid and grid[place, kind] > 0:
                other = next(k for k in range(INGREDIENTS) if self.s.deck[k] > 0)
                grid[place, kind] -= 1
                grid[place, other] += 1
                self.s.deck[kind] += 1
                self.s.deck[other] -= 1
                return
        raise AssertionError(f"all cards of {INGREDIENT_IDS[kind]} are laid out already")

    # ------------------------------------------------------------ laying out gifts

    def tops(self, *gifts: str) -> Table:
        """These gifts lie on the piles, from the left, each swapped with what lay there."""
        for pile, gift in enumerate(gifts):
            self.swap(GIFT_IDS[self.s.top[pile]], gift)
        return self.whole()

    def swap(self, one: str, other: str) -> Table:
        """Two gifts change places, wherever they are."""
        a, b = GIFT_IDS.index(one), GIFT_IDS.index(other)
        places = {a: b, b: a}
        for pile in range(PILES):
            self.s.top[pile] = places.get(self.s.top[pile], self.s.top[pile])
            for depth in range(self.s.covered[pile]):
                gift = self.s.pile[pile, depth]
                self.s.pile[pile, depth] = places.get(gift, gift)
        self.s.aside = with_swapped(self.s.aside, a, b)
        self.s.bonus = with_swapped(self.s.bonus, a, b)
        for seat in range(self.s.seats):
            self.s.made[seat] = with_swapped(self.s.made[seat], a, b)
        return self

    def put_pile(self, pile: int, *gifts: str) -> Table:
        """A pile is these gifts, from the top down; what it has too many or few of is set aside."""
        while self.sizes()[pile] > len(gifts):
            self._add_aside(self._take_below_top(pile))
        while self.sizes()[pile] < len(gifts):
            self._lay_below_top(pile, self._take_aside(set(gifts)))
        for place, gift in enumerate(gifts):
            self.swap(self.pile(pile)[place], gift)
        return self.whole()

    def put_before(self, seat: int, *gifts: str) -> Table:
        """The seat has made these gifts, too; the largest piles are that much smaller."""
        for gift in gifts:
            pile = self.sizes().index(max(self.sizes()))
            self.swap(self.pile(pile)[1], gift)
            self.s.made[seat] |= bit(self._take_below_top(pile))
        return self.whole()

    def put_aside(self, *gifts: str) -> Table:
        """These gifts are among those set aside."""
        for gift in gifts:
            if gift not in self.aside():
                self.swap(next(other for other in sorted(self.aside() - set(gifts))), gift)
        return self.whole()

    def _take_below_top(self, pile: int) -> int:
        """Takes the card just below a pile's top away."""
        self.s.covered[pile] -= 1
        gift = self.s.pile[pile, self.s.covered[pile]]
        self.s.pile[pile, self.s.covered[pile]] = NOTHING
        return gift

    def _lay_below_top(self, pile: int, gift: int) -> None:
        self.s.pile[pile, self.s.covered[pile]] = gift
        self.s.covered[pile] += 1

    def _add_aside(self, gift: int) -> None:
        self.s.aside |= bit(gift)
        self.s.aside_size += 1

    def _take_aside(self, but: set[str]) -> int:
        gift = GIFT_IDS.index(min(self.aside() - but))
        self.s.aside &= ~bit(gift)
        self.s.aside_size -= 1
        return gift

    # ------------------------------------------------------------ inside

    def whole(self) -> Table:
        """Every component of the box is somewhere, once."""
        assert GAME.faults(self.s) == []
        return self

    def _do(self, seat: int, action: int) -> None:
        self.rows[1] = self.rows[0]
        self.last = (seat, action)
        ENGINE.apply(self.states, 0, seat, action, self.chance)
        self.whole()


def table(seats: int = 3, seed: int = 1, **options: str) -> Table:
    """A prepared table; the generator of this seed is all its chance."""
    return Table(seats, generator(seed), options)


def kinds_of(cards: tuple[str, ...]) -> Iterator[int]:
    """The numbers of ingredients."""
    return (INGREDIENT_IDS.index(card) for card in cards)


def names_in(counts: list[int]) -> list[str]:
    """The names of cards, each as often as it is there."""
    return [INGREDIENT_IDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def gifts_in(gifts: int) -> set[str]:
    """The ids of a set of gifts."""
    return {GIFT_IDS[gift] for gift in range(GIFTS) if has(gifts, gift)}


def set_of(*gifts: str) -> int:
    """A set of gifts as the record keeps it."""
    return sum(bit(GIFT_IDS.index(gift)) for gift in gifts)


def with_swapped(gifts: int, one: int, other: int) -> int:
    """A set of gifts after two gifts have changed places."""
    if has(gifts, one) == has(gifts, other):
        return gifts
    return gifts ^ bit(one) ^ bit(other)


def every(kind: type[Action]) -> list[Action]:
    """All actions of a kind."""
    return [action for action in GAME.actions if isinstance(action, kind)]
