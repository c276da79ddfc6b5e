"""A match of Catanatron, told as a record of ours.

The table watches the match action by action, as a seat does, and keeps what everybody knows of
everybody's cards by our own rules (chapter 24): open gains and payments, and thefts that only thief and
victim see. All else in a record is read off Catanatron's state when it is asked for.

The record holds the truth. Who gives it to a bot imagines anew what the bot's seat cannot see
(`Match.imagined`), as the arena and the server do.
"""

from __future__ import annotations

from typing import Any

from peer import BANK_ORDER, CITY, RESOURCES, ROAD, SETTLEMENT, ActionPrompt, ActionType
from places import our_resource, places_of

from samobranka.core.match import new
from samobranka.core.registry import game
from samobranka.games.catan import parts
from samobranka.games.catan.knowledge import (
    give_openly,
    give_secretly,
    pay_bank,
    take_from_bank,
)
from samobranka.games.catan.parts import (
    CARD_IDS,
    CARDS,
    HAND_LIMIT,
    KNIGHT,
    NOTHING,
    RESOURCE_IDS,
    ROAD_BUILDING,
)
from samobranka.games.catan.phases.building import can_pay, put_city, put_road, put_settlement
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    DISCARDING,
    FREE_ROADS,
    MOVING_ROBBER,
    PLACING,
    PLACING_ROAD,
    State,
)

CATAN = game("catan")
OPTIONS = {"helpers": "no", "trade": "no", "layout": "random", "red_apart": "no"}
"""Options under which our rules are Catanatron's, but for what README.md tells."""

BANK_PLACE = [BANK_ORDER.index(name) for name in RESOURCES.values()]
"""Where Catanatron's bank counts each of our resources."""


class NotUnderstood(Exception):
    """Catanatron did what the bridge has no words for."""


class Table:
    """One match."""

    def __init__(self, state: Any) -> None:
        self.places = places_of(state.board.map)
        self.colors = list(state.colors)
        self.seats = len(self.colors)
        self._rows = CATAN.layout.allocate(1)
        self._known: State = CATAN.layout.stand_ins(self._rows)[0]
        self._seen = 0
        self._lay_map()
        self.watch(state)

    def _lay_map(self) -> None:
        """The table before the first placement, with Catanatron's map."""
        fresh = new(CATAN, self.seats, OPTIONS).record()
        self._rows[0, : len(fresh)] = memoryview(fresh)
        for hex, terrain in enumerate(self.places.terrain):
            self._known.terrain[hex] = terrain
            self._known.token[hex] = self.places.token[hex]
        for place, type in enumerate(self.places.harbour):
            self._known.harbour[place] = type

    # ------------------------------------------------------------ what is seen

    def watch(self, state: Any) -> None:
        """To be called after every action: what it did to the cards."""
        done = len(state.actions)
        if done > self._seen + 1:
            raise NotUnderstood(f"{done - self._seen} actions at once: the table did not watch")
        if done == self._seen + 1:
            self._move_cards(state, state.actions[-1])
            self._seen = done
        self._check_cards(state)

    def _move_cards(self, state: Any, action: Any) -> None:
        """24.4, 24.7: who has seen which cards go where."""
        seat = self.colors.index(action.color)
        if action.action_type == ActionType.MOVE_ROBBER and action.value[1] is not None:
            victim, card = self.colors.index(action.value[1]), our_resource(action.value[2])
            give_secretly(self._known, victim, seat, card)
        elif action.action_type == ActionType.PLAY_MONOPOLY:
            card = our_resource(action.value)
            for other in range(self.seats):
                if other != seat and self._known.hand[other, card] > 0:
                    give_openly(self._known, other, seat, card, self._known.hand[other, card])
        else:
            for other in range(self.seats):
                self._trade_with_bank(state, other)

    def _trade_with_bank(self, state: Any, seat: int) -> None:
        """Whatever else changes a hand goes openly to the bank or comes from it."""
        for card in range(len(RESOURCE_IDS)):
            more = hand(state, seat, card) - self._known.hand[seat, card]
            if more > 0:
                take_from_bank(self._known, seat, card, more)
            elif more < 0:
                pay_bank(self._known, seat, card, -more)

    def _check_cards(self, state: Any) -> None:
        for card, name in enumerate(RESOURCE_IDS):
            told = [hand(state, seat, card) for seat in range(self.seats)]
            ours = [self._known.hand[seat, card] for seat in range(self.seats)]
            in_bank = state.resource_freqdeck[BANK_PLACE[card]]
            if told != ours or in_bank != self._known.bank[card]:
                raise NotUnderstood(f"{name}: {told} and {in_bank} in the bank, not {ours}")

    # ------------------------------------------------------------ the record

    def record(self, state: Any) -> bytes:
        """The state as a record of ours, nothing hidden."""
        rows = self._rows.copy()
        s: State = CATAN.layout.stand_ins(rows)[0]
        s.moment = len(state.actions)
        self._put_pieces(s, state)
        self._put_cards(s, state)
        self._put_awards(s, state)
        self._put_turn(s, state)
        self._put_phase(s, state)
        self._close_cards(s)
        return bytes(rows[0, : CATAN.layout.mark])

    def _put_pieces(self, s: State, state: Any) -> None:
        """Buildings, roads and the robber."""
        s.robber = self.places.hex_of[state.board.robber_coordinate]
        for seat, color in enumerate(self.colors):
            built = state.buildings_by_color[color]
            for node in built[SETTLEMENT] + built[CITY]:
                put_settlement(s, seat, self.places.corner_of[node])
            for node in built[CITY]:
                put_city(s, seat, self.places.corner_of[node])
            for edge in built[ROAD]:
                put_road(s, seat, self.places.path_of[edge])

    def _put_cards(self, s: State, state: Any) -> None:
        """Development cards; Catanatron does not mark those bought in this turn."""
        for card, id in enumerate(CARD_IDS):
            name = id.upper()
            s.deck[card] = state.development_listdeck.count(name)
            for seat in range(self.seats):
                s.cards[seat, card] = state.player_state[f"P{seat}_{name}_IN_HAND"]
                s.card_count[seat] += s.cards[seat, card]
                s.played[seat, card] = state.player_state[f"P{seat}_PLAYED_{name}"]
        s.deck_size = len(state.development_listdeck)

    def _put_awards(self, s: State, state: Any) -> None:
        """As Catanatron counts: its roads are sometimes shorter than by our rules (README.md)."""
        s.to_recount = 0
        for seat, color in enumerate(self.colors):
            s.road_length[seat] = state.board.road_lengths.get(color, 0)
        s.road_holder = self._flagged(state, "HAS_ROAD")
        s.army_holder = self._flagged(state, "HAS_ARMY")

    def _flagged(self, state: Any, flag: str) -> int:
        has = [seat for seat in range(self.seats) if state.player_state[f"P{seat}_{flag}"]]
        return has[0] if has else NOTHING

    def _put_turn(self, s: State, state: Any) -> None:
        """Whose turn it is, what has been done in it, and the last roll."""
        s.placed = placements(state)
        s.turn = 0
        s.active = s.decider = state.current_player_index
        if state.is_initial_build_phase:
            return
        s.turn = s.active = state.current_turn_index
        s.turns = state.num_turns - 2 * (self.seats - 1) + 1
        s.has_rolled = state.player_state[f"P{s.turn}_HAS_ROLLED"]
        s.has_played = state.player_state[f"P{s.turn}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"]
        rolls = [each.value for each in state.actions if each.action_type == ActionType.ROLL]
        if rolls:
            s.first_die, s.second_die = rolls[-1]

    def _put_phase(self, s: State, state: Any) -> None:
        """What is asked now."""
        prompt = state.current_prompt
        if prompt == ActionPrompt.BUILD_INITIAL_SETTLEMENT:
            s.phase = PLACING
        elif prompt == ActionPrompt.BUILD_INITIAL_ROAD:
            s.phase = PLACING_ROAD
            last = state.buildings_by_color[self.colors[s.decider]][SETTLEMENT][-1]
            s.just_placed = self.places.corner_of[last]
        elif prompt == ActionPrompt.MOVE_ROBBER:
            s.phase = MOVING_ROBBER
        elif prompt == ActionPrompt.DISCARD:
            s.phase = DISCARDING
            for seat in range(s.decider, self.seats):  # Catanatron's seats discard one by one
                many = s.hand_size[seat] > HAND_LIMIT
                s.to_discard[seat] = s.hand_size[seat] // 2 if many else 0
            s.decider = s.active
        elif prompt != ActionPrompt.PLAY_TURN:
            raise NotUnderstood(f"{prompt} is not asked in our rules")
        elif state.is_road_building:
            s.phase = FREE_ROADS
            s.free_roads = state.free_roads_available
        else:
            s.phase = ACTING if s.has_rolled else BEFORE_ROLL

    def _close_cards(self, s: State) -> None:
        """Cards that Catanatron does not let the seat play now are marked as new (10.4).

        Before the roll it knows knights only, and road building only with the price of a road in hand.
        """
        closed = []
        if s.phase == BEFORE_ROLL:
            closed = [card for card in range(CARDS) if card != KNIGHT]
        elif s.phase == ACTING and not can_pay(s, s.decider, parts.ROAD):
            closed = [ROAD_BUILDING]
        for card in closed:
            s.bought[s.decider, card] = s.cards[s.decider, card]
            s.bought_count[s.decider] += s.cards[s.decider, card]


def hand(state: Any, seat: int, card: int) -> int:
    """How many cards of a resource of ours a seat holds in Catanatron."""
    name = RESOURCES[RESOURCE_IDS[card]]
    return int(state.player_state[f"P{seat}_{name}_IN_HAND"])


def placements(state: Any) -> int:
    """2.12, 2.13: how many settlements of the laps stand with their road."""
    if not state.is_initial_build_phase:
        return 2 * len(state.colors)
    return sum(len(built[ROAD]) for built in state.buildings_by_color.values())
