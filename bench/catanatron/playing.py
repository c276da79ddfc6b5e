"""One match in Catanatron's engine: a bot of ours against one or three of theirs.

A *deal* is one seed: Catanatron's map, deck and first rolls. It is played once from every seat. After
that the matches go their own ways, for Catanatron draws all chance from one stream.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from opponents import opponent
from peer import CITY, ROAD, SETTLEMENT, ActionType, Color, Game
from seat import Seat
from table import CATAN, OPTIONS, Table

from samobranka.bots import make_bot
from samobranka.core.engine import Cpu
from samobranka.core.match import new

PLAYABLE = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY")
STREAMS = 16
"""Seeds of a match: one for each seat, and some to spare."""


class Plan(msgspec.Struct, frozen=True):
    """What is played; the first line of a file of results."""

    bot: str
    opponent: str
    against: int
    seed: int

    @property
    def seats(self) -> int:
        """Ours and theirs."""
        return 1 + self.against


class Stand(msgspec.Struct, frozen=True):
    """What a seat had at the end, and how it began."""

    points: int
    settlements: int
    cities: int
    roads: int
    longest_road: int
    largest_army: int
    victory_points: int
    knights: int
    cards_bought: int
    cards_unplayed: int
    """Development cards still in the hand, but for victory points."""
    bank_trades: int
    robbed: int
    discarded: int
    opening_pips: int
    opening_kinds: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended; a list has an entry a seat."""

    number: int
    seed: int
    seat: int
    """Ours."""
    winner: int | None
    """None: Catanatron stopped it."""
    turns: int
    stands: list[Stand]
    decisions: list[int]
    """Where there was a choice."""
    seconds: list[float]
    asked: int
    """How often our bot was asked: more than once where one action of theirs is several of ours."""
    forced: int
    """Decisions of ours without a choice; discards, which Catanatron draws by chance, among them."""
    stops_refused: int
    """Free roads that our bot would have forgone, which Catanatron does not allow."""

    @property
    def won(self) -> bool:
        return self.winner == self.seat


class Playground:
    """Plays matches of a plan, on an engine of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.engine = Cpu(CATAN, threads=1)
        self._opponent = opponent(plan.opponent, self.engine)
        self._warm_up()

    def _warm_up(self) -> None:
        """What the bot needs is compiled now, and no decision waits for it."""
        match = new(CATAN, self.plan.seats, OPTIONS, engine=self.engine)
        make_bot(self.plan.bot, CATAN, self.engine, 0).choose(match, 0)

    def play(self, number: int) -> Result:
        """The match of that number."""
        plan = self.plan
        deal, place = divmod(number, plan.seats)
        seed = plan.seed + deal
        colors = list(Color)[: plan.seats]
        ours = Seat(colors[place], plan.bot, self.engine, number * STREAMS)
        players = [
            ours if color is ours.color else self._opponent(color, number * STREAMS + 1 + other)
            for other, color in enumerate(colors)
        ]
        game = Game(players, seed=seed)
        decisions, seconds = self._played(game, players)
        return Result(
            number=number,
            seed=seed,
            seat=game.state.colors.index(ours.color),
            winner=winner_of(game),
            turns=game.state.num_turns,
            stands=[stand(game.state, seat) for seat in range(plan.seats)],
            decisions=decisions,
            seconds=seconds,
            asked=ours.asked,
            forced=ours.forced,
            stops_refused=ours.stops_refused,
        )

    def _played(self, game: Any, players: list[Any]) -> tuple[list[int], list[float]]:
        """Plays it to its end; decisions with a choice and the seconds they took, seat by seat."""
        table = Table(game.state)
        for player in players:
            if isinstance(player, Seat):
                player.sit_down(table)
        decisions, seconds = [0] * self.plan.seats, [0.0] * self.plan.seats

        def decide(player: Any, game: Any, actions: Any) -> Any:
            table.watch(game.state)
            began = time.perf_counter()
            action = player.decide(game, actions)
            if len(actions) > 1:
                seat = game.state.current_player_index
                decisions[seat] += 1
                seconds[seat] += time.perf_counter() - began
            return action

        game.play(decide_fn=decide)
        return decisions, [round(each, 4) for each in seconds]


def winner_of(game: Any) -> int | None:
    """The seat that won; None when Catanatron stopped the match."""
    color = game.winning_color()
    return None if color is None else int(game.state.colors.index(color))


def stand(state: Any, seat: int) -> Stand:
    """What a seat had at the end, and how it began."""
    color, told = state.colors[seat], state.player_state
    built = state.buildings_by_color[color]
    own = [action for action in state.actions if action.color == color]
    kinds = [action.action_type for action in own]
    robbers = [each for each in state.actions if each.action_type == ActionType.MOVE_ROBBER]
    first_two = [each.value for each in own if each.action_type == ActionType.BUILD_SETTLEMENT][:2]
    hexes = [tile for node in first_two for tile in state.board.map.adjacent_tiles[node]]
    return Stand(
        points=told[f"P{seat}_ACTUAL_VICTORY_POINTS"],
        settlements=len(built[SETTLEMENT]),
        cities=len(built[CITY]),
        roads=len(built[ROAD]),
        longest_road=int(told[f"P{seat}_HAS_ROAD"]),
        largest_army=int(told[f"P{seat}_HAS_ARMY"]),
        victory_points=told[f"P{seat}_VICTORY_POINT_IN_HAND"],
        knights=told[f"P{seat}_PLAYED_KNIGHT"],
        cards_bought=kinds.count(ActionType.BUY_DEVELOPMENT_CARD),
        cards_unplayed=sum(told[f"P{seat}_{card}_IN_HAND"] for card in PLAYABLE),
        bank_trades=kinds.count(ActionType.MARITIME_TRADE),
        robbed=sum(each.value[1] == color for each in robbers),
        discarded=sum(len(each.value) for each in own if each.action_type == ActionType.DISCARD),
        opening_pips=sum(6 - abs(7 - tile.number) for tile in hexes if tile.number),
        opening_kinds=len({tile.resource for tile in hexes if tile.resource}),
    )
