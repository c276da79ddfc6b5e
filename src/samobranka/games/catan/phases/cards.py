"""Chapter 10: development cards and the largest army."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.chance import draw_kind
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.knowledge import card_left_deck, give_openly, take_from_bank
from samobranka.games.catan.lacks import for_price, which_card
from samobranka.games.catan.parts import (
    CARD_PRICE,
    KNIGHT,
    MONOPOLY,
    PATHS,
    RESOURCES,
    ROAD_BUILDING,
    YEAR_OF_PLENTY,
)
from samobranka.games.catan.phases.awards import LARGEST_ARMY, holder_of
from samobranka.games.catan.phases.building import (
    BuildRoad,
    can_pay,
    can_place_road,
    pay,
    put_road,
    refuse_new_road,
)
from samobranka.games.catan.phases.ships import (
    BuildShip,
    can_place_ship,
    put_ship,
    refuse_new_ship,
)
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    BUILDING,
    FREE_ROADS,
    MOVING_ROBBER,
    PLENTY,
    State,
    bank_size,
    go_back,
    is_own_turn,
)


class Buy(Action, tag="buy"):
    """10.1"""


class PlayKnight(Action, tag="play_knight"):
    """10.6"""


class PlayRoads(Action, tag="play_roads"):
    """10.7"""


class PlayPlenty(Action, tag="play_plenty"):
    """10.9"""


class PlayMonopoly(Action, tag="play_monopoly"):
    """10.11"""

    resource: Annotated[str, RESOURCE]


class TakeCard(Action, tag="take_card"):
    """10.9; 16.3 with Siegfried; 19.1 with Marianne"""

    resource: Annotated[str, RESOURCE]


class StopRoads(Action, tag="stop_roads"):
    """10.8"""


OFFERS = {
    BEFORE_ROLL: (PlayKnight, PlayRoads, PlayPlenty, PlayMonopoly),
    ACTING: (Buy, PlayKnight, PlayRoads, PlayPlenty, PlayMonopoly),
    BUILDING: (Buy,),
    FREE_ROADS: (BuildRoad, BuildShip, StopRoads),
    PLENTY: (TakeCard,),
}

FREE_ROADS_FIRST = Refusal("free_roads_first", "10.7")
TAKE_CARDS_FIRST = Refusal("take_cards_first", "10.9")
CARD_TOO_DEAR = Refusal("card_too_dear", "10.1", for_price(CARD_PRICE))
DECK_EMPTY = Refusal("deck_empty", "10.2")
ONE_CARD_A_TURN = Refusal("one_card_a_turn", "10.3")
NO_SUCH_CARD = Refusal("no_such_card", "10.4")
JUST_BOUGHT = Refusal("just_bought", "10.4")
NO_ROAD_POSSIBLE = Refusal("no_road_possible", "10.8")
ONE_ROAD_FIRST = Refusal("one_road_first", "10.8")
BANK_LACKS_IT = Refusal("bank_lacks_it", "10.9", which_card)
BANK_IS_EMPTY = Refusal("bank_is_empty", "10.10")

FREE = 2
"""10.7, 10.9: two roads, two cards."""

# ---------------------------------------------------------------- buying


def refuse_buy(s: State, seat: int) -> int:
    """10.1, 10.2"""
    if s.deck_size == 0:
        return DECK_EMPTY
    return LEGAL if can_pay(s, seat, CARD_PRICE) else CARD_TOO_DEAR


def rule_out_buy(s: State) -> int:
    """10.2: no card comes back to an empty deck."""
    return DECK_EMPTY if s.deck_size == 0 else LEGAL


def apply_buy(s: State, seat: int, chance: Row) -> None:
    """10.1: the top card, which the seat alone sees."""
    pay(s, seat, CARD_PRICE)
    gain_card(s, seat, draw_kind(chance, s.deck, s.deck_size))


def gain_card(s: State, seat: int, card: int) -> None:
    """A card of the deck comes into a hand; 10.4: it is new."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.cards[seat, card] += 1
    s.card_count[seat] += 1
    s.bought[seat, card] += 1
    s.bought_count[seat] += 1
    card_left_deck(s, seat, card)


# ---------------------------------------------------------------- playing


def may_play(s: State, seat: int) -> bool:
    """10.3, 10.4: a look at what all see: none was played, and the hand has more than new cards."""
    return s.has_played == 0 and s.card_count[seat] != s.bought_count[seat]


def refuse_play(s: State, seat: int, card: int) -> int:
    """10.3: one a turn. 10.4: not one just bought."""
    if s.has_played:
        return ONE_CARD_A_TURN
    if s.cards[seat, card] == 0:
        return NO_SUCH_CARD
    return LEGAL if s.cards[seat, card] > s.bought[seat, card] else JUST_BOUGHT


def rule_out_play(s: State, seat: int, card: int) -> int:
    """10.3, 10.4: in its own part a seat gets no card that it could still play."""
    return refuse_play(s, seat, card) if is_own_turn(s, seat) else LEGAL


def lay_open(s: State, seat: int, card: int) -> None:
    """10.5"""
    s.cards[seat, card] -= 1
    s.card_count[seat] -= 1
    s.played[seat, card] += 1
    s.has_played = 1


def try_play_knight(s: State, seat: int) -> Iterator[None]:
    """10.3"""
    if may_play(s, seat):
        yield


def refuse_play_knight(s: State, seat: int) -> int:
    """10.3, 10.4"""
    return refuse_play(s, seat, KNIGHT)


def rule_out_play_knight(s: State, seat: int) -> int:
    """10.3, 10.4"""
    return rule_out_play(s, seat, KNIGHT)


def apply_play_knight(s: State, seat: int) -> None:
    """10.6, 10.13"""
    lay_open(s, seat, KNIGHT)
    award_army(s)
    s.phase = MOVING_ROBBER


def award_army(s: State) -> None:
    """10.13, 10.14, 14.7: who has the card now."""
    s.army_holder = holder_of(s, LARGEST_ARMY, s.army_holder)


# ---------------------------------------------------------------- road building


def try_play_roads(s: State, seat: int) -> Iterator[None]:
    """10.3"""
    if may_play(s, seat):
        yield


def refuse_play_roads(s: State, seat: int) -> int:
    """10.8: at least one road is possible."""
    refused = refuse_play(s, seat, ROAD_BUILDING)
    if refused:
        return refused
    return LEGAL if can_place_way(s, seat) else NO_ROAD_POSSIBLE


def can_place_way(s: State, seat: int) -> bool:
    """10.7; 25.6: a road or a ship."""
    if can_place_road(s, seat):
        return True
    return s.scenario != 0 and can_place_ship(s, seat)


def rule_out_play_roads(s: State, seat: int) -> int:
    """10.3, 10.4"""
    return rule_out_play(s, seat, ROAD_BUILDING)


def apply_play_roads(s: State, seat: int) -> None:
    """10.7"""
    lay_open(s, seat, ROAD_BUILDING)
    s.free_roads = FREE
    s.phase = FREE_ROADS


def try_build_road(s: State) -> Iterator[int]:
    """10.7"""
    yield from range(PATHS[s.board])


def refuse_build_road(s: State, seat: int, path: int) -> int:
    """10.7: by 8.2 and 8.3."""
    return refuse_new_road(s, seat, path)


def apply_build_road(s: State, seat: int, path: int) -> None:
    """10.7: free of charge."""
    put_road(s, seat, path)
    count_free_road(s, seat)


def count_free_road(s: State, seat: int) -> None:
    """10.7; 10.8: if only one is possible, it is one."""
    s.free_roads -= 1
    if s.free_roads == 0 or not can_place_way(s, seat):
        stop_roads(s)


def try_build_ship(s: State) -> Iterator[int]:
    """25.6: where there are ships."""
    if s.scenario != 0:
        yield from range(PATHS[s.board])


def refuse_build_ship(s: State, seat: int, path: int) -> int:
    """25.6: by 25.1 and 25.3 to 25.5."""
    return refuse_new_ship(s, seat, path)


def apply_build_ship(s: State, seat: int, path: int) -> None:
    """25.6: in place of a free road."""
    put_ship(s, seat, path)
    count_free_road(s, seat)


def refuse_stop_roads(s: State) -> int:
    """10.8: after the first the seat may stop."""
    return ONE_ROAD_FIRST if s.free_roads == FREE else LEGAL


def apply_stop_roads(s: State) -> None:
    """10.8"""
    stop_roads(s)


def stop_roads(s: State) -> None:
    """10.8"""
    s.free_roads = 0
    go_back(s)


# ---------------------------------------------------------------- year of plenty, monopoly


def try_play_plenty(s: State, seat: int) -> Iterator[None]:
    """10.3"""
    if may_play(s, seat):
        yield


def refuse_play_plenty(s: State, seat: int) -> int:
    """10.10: the bank has a card."""
    refused = refuse_play(s, seat, YEAR_OF_PLENTY)
    if refused:
        return refused
    return LEGAL if bank_size(s) > 0 else BANK_IS_EMPTY


def rule_out_play_plenty(s: State, seat: int) -> int:
    """10.3, 10.4"""
    return rule_out_play(s, seat, YEAR_OF_PLENTY)


def apply_play_plenty(s: State, seat: int) -> None:
    """10.9; 10.10: if the bank has one card, it is one."""
    lay_open(s, seat, YEAR_OF_PLENTY)
    s.to_take = min(FREE, bank_size(s))
    s.phase = PLENTY


def refuse_take_card(s: State, resource: int) -> int:
    """10.9: of what the bank has."""
    return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT


def apply_take_card(s: State, seat: int, resource: int) -> None:
    """10.9"""
    take_from_bank(s, seat, resource, 1)
    s.to_take -= 1
    if s.to_take == 0:
        go_back(s)


def try_play_monopoly(s: State, seat: int) -> Iterator[int]:
    """10.3"""
    if may_play(s, seat):
        yield from range(RESOURCES)


def refuse_play_monopoly(s: State, seat: int) -> int:
    """10.3, 10.4; 10.11: even if nobody has any."""
    return refuse_play(s, seat, MONOPOLY)


def rule_out_play_monopoly(s: State, seat: int) -> int:
    """10.3, 10.4"""
    return rule_out_play(s, seat, MONOPOLY)


def apply_play_monopoly(s: State, seat: int, resource: int) -> None:
    """10.11: all others give all their cards of it; that shows what they had."""
    lay_open(s, seat, MONOPOLY)
    s.shown += 1
    for other in range(s.seats):
        if other != seat and s.hand[other, resource] > 0:
            give_openly(s, other, seat, resource, s.hand[other, resource])
