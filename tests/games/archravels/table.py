"""A table for tests: one match on the checked interpreted engine, its components laid out by hand.

Laying out moves components about and never makes or loses one (but tokens, of which there is no end);
everything else is done by the real rules. After every action the whole box is counted. The deck turns
up plain yarn cards unless a test says what comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from samobranka.core.actions import Action, Event, Prompt
from samobranka.core.chance import draw, generator, tape
from samobranka.core.engine import Interpreted
from samobranka.core.happening import Happened
from samobranka.core.record import Row
from samobranka.core.registry import game
from samobranka.core.sets import bit, count_of, has
from samobranka.games.archravels.parts import (
    COLOUR_IDS,
    EVENT_IDS,
    FIRST_EVENT,
    ITEM_IDS,
    NOTHING,
    PATTERN_YARN,
    PROJECT_IDS,
    REQUEST_IDS,
    REQUESTS,
    ROW,
    SLOTS,
    STOCK_CARDS,
    TILE_IDS,
    YARN_CARD_IDS,
)
from samobranka.games.archravels.phases.restocking import EndTurn
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.setup import Choose
from samobranka.games.archravels.state import State, deck_size, is_request, pattern_of, request_of
from samobranka.games.archravels.story import events
from samobranka.games.archravels.view import View, prompt, view
from tests.games.laid import Laid

LAST_RULE = "17.9"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("archravels")
ENGINE = Interpreted(GAME, checked=True)

CARD_IDS = (*YARN_CARD_IDS, *EVENT_IDS, *REQUEST_IDS)
CHARACTERS = ("rebecca", "derrick", "neeha", "ted")
"""Thrifty shopper, master crafter, colour specialist, yarn spinner."""
SHOPPER, CRAFTER, SPECIALIST, SPINNER = CHARACTERS


class Table(Laid):
    """One match, and hands that may rearrange its components."""

    game, engine = GAME, ENGINE

    def __init__(self, seats: int, options: dict[str, str], chance: Row) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.last: tuple[int, int] = (NOTHING, NOTHING)
        self.heard: list[Happened] = []
        self.plan: list[str] = []
        self.chance: Row | None = chance
        ENGINE.setup(self.states, 0, GAME.options_row(seats, options), chance)

    # ------------------------------------------------------------ asking

    @property
    def asked(self) -> int:
        """The seat that decides."""
        return self.s.asked

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.s.active

    def can(self, kind: type[Action]) -> list[Action]:
        """The legal actions of a kind."""
        return [action for action in self.legal() if isinstance(action, kind)]

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def prompt(self) -> Prompt:
        """What is expected."""
        return prompt(self.s, None)

    def told(self) -> list[Event]:
        """What the last action is told to have brought about."""
        seat, action = self.last
        return events(self.before, seat, action, self.s, None, self.heard)

    def was_told(self, kind: type[Event]) -> list[Event]:
        """The events of a kind among those."""
        return [event for event in self.told() if isinstance(event, kind)]

    def bowl(self, seat: int) -> dict[str, int]:
        """The tokens of a bowl."""
        return {c: self.s.bowl[seat, n] for n, c in enumerate(COLOUR_IDS) if self.s.bowl[seat, n]}

    def tokens(self, seat: int) -> int:
        """How many tokens a bowl holds."""
        return sum(self.bowl(seat).values())

    def items(self, seat: int) -> dict[str, int]:
        """The items before a seat."""
        return {i: self.s.items[seat, n] for n, i in enumerate(ITEM_IDS) if self.s.items[seat, n]}

    def held(self, seat: int) -> set[str]:
        """Requests not yet finished."""
        return {r for n, r in enumerate(REQUEST_IDS) if has(self.s.held[seat], n)}

    def finished(self, seat: int) -> set[str]:
        """Finished requests."""
        return {r for n, r in enumerate(REQUEST_IDS) if has(self.s.finished[seat], n)}

    def projects(self, seat: int) -> set[str]:
        """Finished projects."""
        return {p for n, p in enumerate(PROJECT_IDS) if has(self.s.projects[seat], n)}

    def bazaar(self) -> list[str | None]:
        """The cards of the slots."""
        cards = [self.s.slot[slot] for slot in range(SLOTS)]
        return [CARD_IDS[card] if card != NOTHING else None for card in cards]

    def row(self) -> list[str | None]:
        """The project row."""
        row = [self.s.row[place] for place in range(ROW)]
        return [PROJECT_IDS[project] if project != NOTHING else None for project in row]

    def discards(self) -> list[str]:
        """The discard."""
        return [CARD_IDS[c] for c in range(STOCK_CARDS) for _ in range(self.s.discard[c])]

    def listed(self, seat: int, item: str) -> dict[str, int]:
        """The yarn that an exact pattern of a seat lists."""
        pattern = pattern_of(self.s, seat, ITEM_IDS.index(item))
        counts = {c: PATTERN_YARN[pattern, n] for n, c in enumerate(COLOUR_IDS)}
        return {colour: count for colour, count in counts.items() if count}

    # ------------------------------------------------------------ acting

    def act(self, *actions: Action) -> Table:
        """The seat that decides does this; then the box must still be whole."""
        for action in actions:
            assert self.why(action) == "legal", f"{action}: {self.why(action)}"
            self._do(self.asked, GAME.actions.encode(action))
        return self

    def turn_up(self, *cards: str) -> Table:
        """These cards come next off the deck."""
        self.plan = list(cards)
        return self

    def finish_turn(self) -> Table:
        """Nothing more is done in this turn but what must be."""
        turns = self.s.turns
        while self.s.turns == turns and self.phase not in ("final", "over"):
            self.act(self.legal()[-1])
        return self

    def turn_of(self, seat: int) -> Table:
        """Empty turns until it is this seat's turn to move."""
        while self.active != seat or self.phase != "moving":
            self.finish_turn()
        return self

    def to_restocking(self, **items: int) -> Table:
        """The seat whose turn it is has these items and restock choices."""
        seat = self.active
        self.give_items(seat, **items)
        if self.phase == "moving":
            self.act(self.can(Move)[-1])
        return self.act(Done()) if self.phase == "working" else self

    def end(self) -> Table:
        """The end of the turn, if it is asked for."""
        return self.act(EndTurn()) if self.phase == "restocking" else self

    def play(self, choice: Row, plies: int = 5000) -> int:
        """Any legal actions with any chance, to the end or so many plies; returns how many."""
        count = 0
        while self.movers() and count < plies:
            actions = self.legal()
            action = GAME.actions.encode(actions[draw(choice, len(actions))])
            self._apply(self.asked, action, choice)
            count += 1
        return count

    # ------------------------------------------------------------ laying out

    def fill(self, seat: int, **yarn: int) -> Table:
        """The bowl of a seat holds just this."""
        for n, colour in enumerate(COLOUR_IDS):
            self.s.bowl[seat, n] = yarn.get(colour, 0)
        return self

    def give_items(self, seat: int, **items: int) -> Table:
        """The seat has these items, too."""
        for item, count in items.items():
            self.s.items[seat, ITEM_IDS.index(item)] += count
        return self

    def learned(self, seat: int, *items: str) -> Table:
        """The seat has flipped these tiles."""
        for item in items:
            self.s.is_learned[seat, ITEM_IDS.index(item)] = 1
        return self

    def tile(self, seat: int, tile: str) -> Table:
        """The seat has this tile; whoever had it gets the other one."""
        number = TILE_IDS.index(tile)
        item = ITEM_IDS.index(tile.split("_")[0])
        for other in range(self.s.seats):
            if self.s.tile[other, item] == number:
                self.s.tile[other, item] = self.s.tile[seat, item]
        self.s.tile[seat, item] = number
        return self.whole()

    def lay(self, *cards: str | None) -> Table:
        """These yarn cards lie in the first slots; None: the slot is empty."""
        for slot, card in enumerate(cards):
            old = self.s.slot[slot]
            if old != NOTHING:
                self.s.deck[old] += 1
                self.s.deck_cards += 1
            self.s.slot[slot] = NOTHING
            if card is not None:
                self._take_from_deck(CARD_IDS.index(card))
                self.s.slot[slot] = CARD_IDS.index(card)
        return self.whole()

    def _take_from_deck(self, card: int) -> None:
        if self.s.deck[card] == 0:
            slots = [slot for slot in range(SLOTS) if self.s.slot[slot] == card]
            other = next(c for c in range(FIRST_EVENT) if self.s.deck[c] > 0)
            self.s.slot[slots[-1]] = other
            self.s.deck[other] -= 1
        else:
            self.s.deck[card] -= 1
        self.s.deck_cards -= 1

    def hold(self, seat: int, *requests: str) -> Table:
        """The seat holds these requests, too."""
        for name in requests:
            self._draw_request(REQUEST_IDS.index(name))
            self.s.held[seat] |= bit(REQUEST_IDS.index(name))
        return self.whole()

    def finish_requests(self, seat: int, *requests: str) -> Table:
        """The seat has finished these requests."""
        for name in requests:
            self._draw_request(REQUEST_IDS.index(name))
            self.s.finished[seat] |= bit(REQUEST_IDS.index(name))
        return self.whole()

    def _draw_request(self, request: int) -> None:
        s = self.s
        if has(s.put_back, request):
            s.put_back &= ~bit(request)
            return
        if has(s.favourites_due, request):
            s.favourites_due &= ~bit(request)
        else:
            assert has(s.unseen_requests, request), "somebody has it already"
            if s.random_due == 0:  # a random one was put back: it becomes this one
                other = next(r for r in range(REQUESTS) if has(s.put_back, r))
                s.put_back &= ~bit(other)
                s.unseen_requests |= bit(other)
                s.random_due += 1
                s.upper += 1
            s.unseen_requests &= ~bit(request)
            s.random_due -= 1
        s.upper -= 1

    def put_row(self, *projects: str) -> Table:
        """These projects lie in the row, from the left."""
        for place, name in enumerate(projects):
            number = PROJECT_IDS.index(name)
            old = self.s.row[place]
            if number in [self.s.row[p] for p in range(ROW)]:
                where = [self.s.row[p] for p in range(ROW)].index(number)
                self.s.row[where] = old
            else:
                assert has(self.s.unseen_projects, number), "somebody has it already"
                self.s.unseen_projects = (self.s.unseen_projects & ~bit(number)) | bit(old)
            self.s.row[place] = number
        return self.whole()

    def did(self, seat: int, *projects: str) -> Table:
        """The seat has finished these projects; the deck is that much smaller."""
        for name in projects:
            number = PROJECT_IDS.index(name)
            assert has(self.s.unseen_projects, number), "it lies elsewhere"
            self.s.unseen_projects &= ~bit(number)
            self.s.projects[seat] |= bit(number)
            self.s.project_deck -= 1
        return self.whole()

    def empty_project_deck(self, seat: int) -> Table:
        """The seat has finished all projects of the deck."""
        names = [p for n, p in enumerate(PROJECT_IDS) if has(self.s.unseen_projects, n)]
        return self.did(seat, *names[: self.s.project_deck])

    def empty_deck(self, seat: int) -> Table:
        """All cards of the deck are in the discard, all its requests before a seat, finished."""
        s = self.s
        names = [r for n, r in enumerate(REQUEST_IDS) if has(s.favourites_due | s.put_back, n)]
        self.finish_requests(seat, *names)
        others = [r for n, r in enumerate(REQUEST_IDS) if has(s.unseen_requests, n)]
        self.finish_requests(seat, *others[: s.random_due])
        for card in range(STOCK_CARDS):
            s.discard[card] += s.deck[card]
            s.deck[card] = 0
        s.deck_cards = 0
        s.upper = 0
        assert deck_size(s) == 0
        return self.whole()

    # ------------------------------------------------------------ inside

    def whole(self) -> Table:
        """Every component of the box is somewhere, once."""
        assert GAME.faults(self.s) == []
        return self

    def _do(self, seat: int, action: int) -> None:
        restocks = self.s.restocks
        chance = self.chance or tape([*words_for(self.s, self.plan), *range(400)])
        self._apply(seat, action, chance)
        if self.s.restocks > restocks:
            taken = sum(self.s.turned_up[slot] != NOTHING for slot in range(SLOTS))
            self.plan = self.plan[taken:]

    def _apply(self, seat: int, action: int, chance: Row) -> None:
        self.rows[1] = self.rows[0]
        self.last = (seat, action)
        ENGINE.heard.clear()
        ENGINE.apply(self.states, 0, seat, action, chance)
        self.heard = list(ENGINE.heard)
        self.whole()


def words_for(s: State, plan: Sequence[str]) -> list[int]:
    """The words of chance that turn up these cards, and then yarn cards only."""
    deck = [s.deck[card] for card in range(STOCK_CARDS)]
    put_back, favourites, unseen = s.put_back, s.favourites_due, s.unseen_requests
    upper, random_due = s.upper, s.random_due
    words: list[int] = []
    for number in range(max(SLOTS, len(plan))):
        if not sum(deck):
            break
        plain = next(c for c in range(STOCK_CARDS) if deck[c])
        card = CARD_IDS.index(plan[number]) if number < len(plan) else plain
        request = request_of(card) if is_request(card) else NOTHING
        total = sum(deck) + count_of(favourites) + random_due + count_of(put_back)
        if put_back:
            is_back = request != NOTHING and has(put_back, request)
            words.append(_place_in(put_back, request) if is_back else total - 1)
            if is_back:
                put_back &= ~bit(request)
                continue
        due = count_of(favourites) + random_due
        if upper and due:
            if request == NOTHING:
                assert upper > due, "only requests are left in the upper part"
                words.append(upper - 1)
            elif has(favourites, request):
                words.append(_place_in(favourites, request))
                favourites &= ~bit(request)
            else:
                words += [count_of(favourites), _place_in(unseen, request)]
                unseen &= ~bit(request)
                random_due -= 1
        upper = max(0, upper - 1)
        if request == NOTHING:
            assert deck[card], f"no {CARD_IDS[card]} left"
            words.append(sum(deck[:card]))
            deck[card] -= 1
    return words


def _place_in(members: int, number: int) -> int:
    assert has(members, number), f"{REQUEST_IDS[number]} is not in the deck"
    return count_of(members & (bit(number) - 1))


def table(
    seats: int = 3, *, characters: Sequence[str] = CHARACTERS, seed: int = 1, **options: str
) -> Table:
    """A prepared table at which seat 0 begins and the characters are those."""
    t = choosing(seats, seed=seed, **{"start": "first_seat", **options})
    while t.phase == "choosing":
        t.act(Choose(characters[t.asked]))
    return calm(t)


def choosing(seats: int = 3, *, seed: int = 1, **options: str) -> Table:
    """A table at which characters are still to be chosen, unless they are dealt."""
    return Table(seats, options, generator(seed))


def calm(t: Table) -> Table:
    """From now on the deck turns up what the test says."""
    t.chance = None
    return t


def every(kind: type[Action]) -> list[Action]:
    """All actions of a kind."""
    return [action for action in GAME.actions if isinstance(action, kind)]
