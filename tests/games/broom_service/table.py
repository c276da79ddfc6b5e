"""A table for tests: one match on the checked interpreted engine, its components laid out by hand.

After every action all that must be conserved is counted again.
"""

from __future__ import annotations

from collections.abc import Mapping

from samobranka.core.actions import Action, Event, Prompt
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Interpreted
from samobranka.core.happening import Happened
from samobranka.core.record import Row
from samobranka.core.registry import game
from samobranka.core.sets import bit, has
from samobranka.games.broom_service.parts import (
    CASTLE_IDS,
    CLOUD_NAMES,
    EVENT_IDS,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    FOREST_TILE_IDS,
    HILL_TILE_IDS,
    MOUNTAIN_TILE_IDS,
    NOTHING,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    ROLE_IDS,
    SPACE_IDS,
    SPACE_REGION,
)
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.phases.ways import Act
from samobranka.games.broom_service.state import CALLING, CHOOSING, State, decision
from samobranka.games.broom_service.story import events
from samobranka.games.broom_service.view import View, decision_name, prompt, view
from tests.games.laid import Laid

LAST_RULE = "17.14"
"""Of RULES.md: its chapters are counted up to here."""
GAME = game("broom_service")
ENGINE = Interpreted(GAME, checked=True)

ALL_MODULES = {
    "board": "advanced",
    "storm_clouds": "yes",
    "mountain_tiles": "yes",
    "forest_tiles": "yes",
    "hill_tiles": "yes",
}

NO_MODULES: Mapping[str, str] = {}

BRAVE, COWARD = "brave", "cowardly"
LATE = "solitude"
"""An event that does nothing before the end of the round."""
IDLE = "more_or_less"
"""An event that does nothing once roles are chosen."""

TILE_IDS = (*MOUNTAIN_TILE_IDS, *FOREST_TILE_IDS, *HILL_TILE_IDS)


class Table(Laid):
    """One match, and hands that may rearrange it."""

    game, engine = GAME, ENGINE

    def __init__(self, seats: int, chance: Row, options: dict[str, str]) -> None:
        self.rows = GAME.layout.allocate(2)
        self.states = ENGINE.states(self.rows)
        self.s: State = self.states[0]
        self.before: State = self.states[1]
        self.chance = chance
        self.last: tuple[int, int] = (NOTHING, NOTHING)
        self.heard: list[Happened] = []
        ENGINE.setup(self.states, 0, GAME.options_row(seats, options), chance)

    # ------------------------------------------------------------ asking

    @property
    def decision(self) -> str:
        """The decision that is put inside an action."""
        kind = decision(self.s)
        return decision_name(kind) if kind else ""

    @property
    def turn(self) -> int:
        """The seat that decides, where one alone does."""
        return self.s.turn

    @property
    def points(self) -> list[int]:
        """The points of every seat."""
        return [self.s.points[seat] for seat in range(self.s.seats)]

    def of_kind(self, kind: type[Action], seat: int | None = None) -> list[Action]:
        """The legal actions of one kind."""
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.s, seat)

    def views(self) -> list[View]:
        """What every seat and a spectator see."""
        return [self.view(seat) for seat in (*range(self.s.seats), None)]

    def prompt(self, audience: int | None) -> Prompt:
        """What an audience is asked or told to wait for."""
        return prompt(self.s, audience)

    def told(self, audience: int | None = None) -> list[Event]:
        """What the last action is told to have brought about."""
        seat, action = self.last
        heard = [said for said in self.heard if said.is_heard_by(audience)]
        return events(self.before, seat, action, self.s, audience, heard)

    def stock(self, seat: int) -> dict[str, int]:
        """The resources of a seat."""
        return {name: self.s.stock[seat, k] for k, name in enumerate(RESOURCE_IDS)}

    def pawns(self, seat: int) -> list[str]:
        """Where the pawns of a seat stand."""
        return [REGION_IDS[self.s.pawn[seat, pawn]] for pawn in (0, 1)]

    def hand(self, seat: int) -> list[str]:
        """The roles in a hand."""
        return [role for k, role in enumerate(ROLE_IDS) if has(self.s.hand[seat], k)]

    def tile_at(self, region: str) -> str | None:
        """The tile that lies in a region."""
        tile = self.s.tile[REGION_IDS.index(region)]
        return None if tile == NOTHING else TILE_IDS[tile]

    def waiting(self) -> list[str]:
        """The decisions that wait, the uppermost last."""
        return [decision_name(self.s.pending[line, 0]) for line in range(self.s.waiting)]

    # ------------------------------------------------------------ acting

    def do(self, seat: int, *actions: Action) -> Table:
        """A seat does this; then all that must be conserved still is."""
        for action in actions:
            assert self.why(action, seat) == "legal", f"{action}: {self.why(action, seat)}"
            number = GAME.actions.encode(action)
            self.rows[1] = self.rows[0]
            self.last = (seat, number)
            ENGINE.heard.clear()
            ENGINE.apply(self.states, 0, seat, number, self.chance)
            self.heard = list(ENGINE.heard)
            found = [fault for fault in GAME.faults(self.s) if "clouds that lie" not in fault]
            assert found == [], found
        return self

    def act(self, *actions: Action) -> Table:
        """The seat that decides does this."""
        for action in actions:
            self.do(self.turn, action)
        return self

    def play(self, choice: Row, plies: int = 6000) -> int:
        """Any legal actions, to the end or for so many plies; returns how many there were."""
        for ply in range(plies):
            movers = self.movers()
            if not movers:
                return ply
            seat = movers[draw(choice, len(movers))]
            actions = self.legal(seat)
            self.do(seat, actions[draw(choice, len(actions))])
        return plies

    def finish_round(self) -> Table:
        """All cards are played cowardly and nothing is done with them."""
        played = self.s.round
        while self.s.round == played and self.phase in ("calling", "answering", "acting"):
            if self.phase == "calling":
                self.act(Call(self.hand(self.turn)[0], COWARD))
            elif self.phase == "answering":
                self.act(Answer(COWARD))
            else:
                self.act(Act() if self.decision == "way" else Nothing())
        return self

    def imagined(self, seat: int, chance: Row) -> Table:
        """A copy of this table, with all that the seat cannot know imagined anew."""
        other = Table(self.s.seats, generator(0), {})
        other.rows[0] = self.rows[0]
        ENGINE.determinize(other.states, 0, seat, chance)
        return other

    def _refusal(self, action: Action, seat: int | None) -> int:
        number = GAME.actions.encode(action)
        return ENGINE.refusal(self.states, 0, self.turn if seat is None else seat, number)

    # ------------------------------------------------------------ laying out

    def hands(self, *hands: str) -> Table:
        """The seats have chosen these roles, and the first player begins. Roles by spaces."""
        for seat in range(self.s.seats):
            roles = hands[seat].split() if seat < len(hands) else []
            self.s.hand[seat] = sum(bit(ROLE_IDS.index(role)) for role in roles)
            self.s.hand_size[seat] = len(roles)
            self.s.choice[seat] = 0
        self.s.phase = CALLING
        self.s.turn = self.s.first = 0
        return self

    def choosing(self) -> Table:
        """The seats are choosing their roles."""
        assert self.s.phase == CHOOSING
        return self

    def event(self, event: str) -> Table:
        """The event of this round is this one."""
        self.s.events_seen &= ~bit(self.s.event)
        self.s.event = EVENT_IDS.index(event)
        self.s.events_seen |= bit(self.s.event)
        return self

    def cursed(self, *roles: str) -> Table:
        """The cursed roles of this round are these."""
        self.s.cursed_deck |= self.s.cursed
        self.s.cursed = sum(bit(ROLE_IDS.index(role)) for role in roles)
        self.s.cursed_deck &= ~self.s.cursed
        self.s.cursed_discard &= ~self.s.cursed
        return self

    def give(self, seat: int, **resources: int) -> Table:
        """The seat has these resources and no others."""
        for k, name in enumerate(RESOURCE_IDS):
            self.s.stock[seat, k] = resources.get(name, 0)
        return self

    def stand(self, seat: int, first: str, second: str) -> Table:
        """The pawns stand there."""
        self.s.pawn[seat, 0] = REGION_IDS.index(first)
        self.s.pawn[seat, 1] = REGION_IDS.index(second)
        return self

    def clear(self, *regions: str) -> Table:
        """No clouds over these regions, or over any."""
        for space, region in enumerate(SPACE_REGION[k] for k in range(len(SPACE_IDS))):
            if not regions or REGION_IDS[region] in regions:
                self.s.cloud[space] = NOTHING
                self.s.cloudy &= ~bit(region)
        return self

    def cloud(self, space: str, cloud: str) -> Table:
        """A cloud of this kind lies there: "thunder" is the first, cheapest kind."""
        place = SPACE_IDS.index(space)
        self.s.cloud[place] = CLOUD_NAMES.index(cloud)
        self.s.cloudy |= bit(SPACE_REGION[place])
        return self

    def tile(self, region: str, tile: str) -> Table:
        """This tile lies in a region; the one that lay there changes places with it."""
        place, number = REGION_IDS.index(region), TILE_IDS.index(tile)
        for other in range(REGIONS):
            if self.s.tile[other] == number and other != place:
                self.s.tile[other] = self.s.tile[place]
                break
        self.s.tile[place] = number
        return self

    def only_tile(self, region: str, tile: str) -> Table:
        """This tile lies in a region, and no other tile of its landscape anywhere."""
        number = TILE_IDS.index(tile)
        spans = ((0, FIRST_FOREST_TILE), (FIRST_FOREST_TILE, FIRST_HILL_TILE))
        first, end = next((a, b) for a, b in (*spans, (FIRST_HILL_TILE, 99)) if a <= number < b)
        for other in range(REGIONS):
            if first <= self.s.tile[other] < end:
                self.s.tile[other] = NOTHING
        self.s.tile[REGION_IDS.index(region)] = number
        return self

    def hold(self, seat: int, *tiles: str) -> Table:
        """The seat has these forest tiles before it; none lies on the board."""
        for region in range(REGIONS):
            if FIRST_FOREST_TILE <= self.s.tile[region] < FIRST_HILL_TILE:
                self.s.tile[region] = NOTHING
        for tile in tiles:
            self.s.held[seat, FOREST_TILE_IDS.index(tile)] += 1
        return self

    def fill(self, *castles: str) -> Table:
        """These castles have their potion."""
        for castle in castles:
            self.s.filled[CASTLE_IDS.index(castle)] = 1
        return self


def table(
    seats: int = 3,
    seed: int = 1,
    event: str = LATE,
    modules: Mapping[str, str] = NO_MODULES,
    **options: str,
) -> Table:
    """A prepared table before the choice; the generator of this seed is all its chance."""
    t = Table(seats, generator(seed), {**modules, **options}).event(event)
    return t.cursed() if seats < 5 else t


def playing(
    *hands: str, event: str = IDLE, modules: Mapping[str, str] = NO_MODULES, **options: str
) -> Table:
    """A table without clouds or curses, at which seat 0 calls; a hand for each seat."""
    return table(len(hands), 1, event, modules, **options).hands(*hands).clear()


def advanced(*hands: str, event: str = IDLE) -> Table:
    """The same on the advanced side with all modules."""
    return playing(*hands, event=event, modules=ALL_MODULES)


def flights(t: Table) -> set[tuple[int, str]]:
    """Pawn and region of every legal flight."""
    return {(a.pawn, a.region) for a in t.of_kind(Fly) if isinstance(a, Fly)}


def castles(t: Table) -> set[tuple[int, str]]:
    """Pawn and castle of every legal delivery."""
    return {(a.pawn, a.castle) for a in t.of_kind(Deliver) if isinstance(a, Deliver)}


def spaces(t: Table) -> set[str]:
    """The spaces of all clouds that may be dispelled."""
    return {a.space for a in t.of_kind(Dispel) if isinstance(a, Dispel)}
