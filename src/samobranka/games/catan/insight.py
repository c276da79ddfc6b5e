"""What a seat can make of what it sees: determinize re-imagines the rest, observe counts it up.

Both read only what the seat may know (chapter 24). Hidden cards are worked out from the box less
everything seen, never from the hidden fields themselves.
"""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import has
from samobranka.games.catan.knowledge import known
from samobranka.games.catan.maps import NO_SCENARIO, WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    BANK,
    CARD_COUNT,
    CARDS,
    CORNER_ROOM,
    HARBOUR_ROOM,
    HELPERS,
    HEX_ROOM,
    HEXES,
    INTERSECTIONS,
    KNIGHT,
    MARK_ROOM,
    NOTHING,
    PATH_ROOM,
    PATHS,
    PIECES,
    RESOURCES,
    RING_ROOM,
    VICTORY_POINT,
)
from samobranka.games.catan.scoring import is_highest, visible_points
from samobranka.games.catan.state import (
    CANDAMIRS,
    FALLS,
    NO_ANSWER,
    OVER,
    SEATS,
    State,
    is_own_turn,
    laid_by,
)


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """Re-imagines what the seat cannot see, in agreement with all it knows."""
    s: State = states[i]
    imagine_hands(s, seat, chance)
    imagine_cards(s, seat, chance)
    imagine_drawn(s, seat, chance)
    for other in range(s.seats):
        if other != seat:
            forget_choices(s, other)


def imagine_hands(s: State, seat: int, chance: Row) -> None:
    """24.5: others hold at least what the seat knows of; all other cards in play are dealt to them.

    24.3: what the bank has not and the seat has not, the others have: nothing is left over.
    """
    left = 0
    for resource in range(RESOURCES):
        s.unseen[resource] = BANK[s.board] - s.bank[resource] - s.hand[seat, resource]
        for other in range(s.seats):
            if other != seat:
                s.unseen[resource] -= known(s, seat, other, resource)
        left += s.unseen[resource]
    for other in range(s.seats):
        if other != seat:
            left = imagine_hand(s, seat, other, left, chance)


def imagine_hand(s: State, seat: int, other: int, left: int, chance: Row) -> int:
    """Deals one hand out of the `left` unseen cards; returns how many are then left."""
    unknown = s.hand_size[other]
    for resource in range(RESOURCES):
        s.hand[other, resource] = known(s, seat, other, resource)
        unknown -= s.hand[other, resource]
    for _ in range(unknown):
        resource = deal_kind(chance, s.unseen, left)
        s.hand[other, resource] += 1
        left -= 1
    return left


def imagine_cards(s: State, seat: int, chance: Row) -> None:
    """24.12, 24.13: other development cards, but for those known to be in the deck."""
    left = 0
    for card in range(CARDS):
        s.unseen_cards[card] = unseen_cards_of(s, seat, card) - s.deck_sure[seat, card]
        left += s.unseen_cards[card]
    if s.active != seat:  # first the hand of which most is known
        left = imagine_card_hand(s, s.active, left, chance)
    for other in range(s.seats):
        if other != seat and other != s.active:
            left = imagine_card_hand(s, other, left, chance)
    for card in range(CARDS):
        s.gift_cards[card] = 0
    for _ in range(s.gift_cards_left):  # 31.3
        s.gift_cards[deal_kind(chance, s.unseen_cards, left)] += 1
        left -= 1
    for card in range(CARDS):
        s.deck[card] = s.unseen_cards[card] + s.deck_sure[seat, card]


def unseen_cards_of(s: State, seat: int, card: int) -> int:
    """Cards of a kind that are in the deck or in other hands."""
    count = CARD_COUNT[s.board, card] - s.cards[seat, card]
    if card == KNIGHT:
        count -= s.knights_gone
    for other in range(s.seats):
        count -= s.played[other, card]
    return count


def imagine_card_hand(s: State, other: int, left: int, chance: Row) -> int:
    """Deals one hand of development cards; returns how many unseen ones are then left.

    11.2: who is in its own turn and has not won has not the points for it.
    """
    for card in range(CARDS):
        s.cards[other, card] = 0
        s.bought[other, card] = 0
    most = s.goal
    can_win = s.scenario != WONDERS_OF_CATAN or is_highest(s, other)  # 32.7
    if can_win and is_own_turn(s, other) and s.phase != OVER:
        most = s.goal - 1 - visible_points(s, other)
    for dealt in range(s.card_count[other]):
        set_aside = 0
        if s.cards[other, VICTORY_POINT] >= most:
            set_aside = s.unseen_cards[VICTORY_POINT]
            s.unseen_cards[VICTORY_POINT] = 0
        card = deal_kind(chance, s.unseen_cards, left - set_aside)
        s.unseen_cards[VICTORY_POINT] += set_aside
        s.cards[other, card] += 1
        if dealt < s.bought_count[other]:
            s.bought[other, card] += 1
        left -= 1
    return left


def imagine_drawn(s: State, seat: int, chance: Row) -> None:
    """17.4: what Candamir's owner sees, and what other seats know of the deck."""
    for other in range(s.seats):
        if other != seat:
            for card in range(CARDS):
                s.drawn[other, card] = 0
                s.deck_sure[other, card] = 0
    if s.phase != CANDAMIRS or s.decider == seat:
        return
    for card in range(CARDS):
        s.unseen_cards[card] = s.deck[card]
    for taken in range(s.drawn_count):
        card = deal_kind(chance, s.unseen_cards, s.deck_size - taken)
        s.drawn[s.decider, card] += 1
        s.deck_sure[s.decider, card] += 1


def forget_choices(s: State, other: int) -> None:
    """5.5, 6.13: in this dream no other seat has laid, composed or secretly answered anything yet.

    R66: and none of them knows more of a hand than everybody does.
    """
    s.answer[other] = NO_ANSWER
    s.naming[other] = 0
    for resource in range(RESOURCES):
        s.laid[other, resource] = 0
        s.giving[other, resource] = 0
        s.asking[other, resource] = 0
        for whose in range(SEATS):
            s.sure_more[other, whose, resource] = 0


# ---------------------------------------------------------------- numbers for a network

SEAT_FEATURES = 19 + PIECES + RESOURCES + CARDS + HELPERS
LAND_FEATURES = 2 * HEX_ROOM + HARBOUR_ROOM + 2 * CORNER_ROOM + PATH_ROOM
BOARD_FEATURES = LAND_FEATURES + HEX_ROOM + RING_ROOM + 2 * CORNER_ROOM + 2 * PATH_ROOM + MARK_ROOM
OWN_FEATURES = 4 * RESOURCES + 3 * CARDS
COMMON_FEATURES = OVER + 1 + 3 * RESOURCES + 21 + FALLS
OBSERVATION = COMMON_FEATURES + OWN_FEATURES + SEATS * SEAT_FEATURES + BOARD_FEATURES


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    observe_common(s, seat, out)
    observe_own(s, seat, out, COMMON_FEATURES)
    place = COMMON_FEATURES + OWN_FEATURES
    for step in range(s.seats):
        observe_seat(s, seat, (seat + step) % s.seats, out, place + step * SEAT_FEATURES)
    observe_board(s, seat, out, place + SEATS * SEAT_FEATURES)
    if s.scenario != NO_SCENARIO:
        observe_sea(s, out, place + SEATS * SEAT_FEATURES + LAND_FEATURES)


def observe_common(s: State, seat: int, out: Row) -> None:
    """Phase, bank, the running offer and what else all know."""
    out[s.phase] = 1
    place = OVER + 1
    for resource in range(RESOURCES):
        out[place + resource] = s.bank[resource]
        out[place + RESOURCES + resource] = s.offered[resource]
        out[place + 2 * RESOURCES + resource] = s.wanted[resource]
    place += 3 * RESOURCES
    out[place] = s.deck_size
    out[place + 1] = s.first_die + s.second_die
    out[place + 2] = s.has_rolled
    out[place + 3] = s.has_played
    out[place + 4] = s.part
    out[place + 5] = s.offers
    out[place + 6] = s.free_roads
    out[place + 7] = s.to_take
    out[place + 8] = s.to_discard[seat] - laid_by(s, seat)
    out[place + 9] = 1 + s.jean_rate
    out[place + 10] = s.mode
    out[place + 11] = s.answer[seat]
    out[place + 12] = s.open_answers
    out[place + 13] = s.goal
    out[place + 14] = s.is_friendly
    out[place + 15] = s.scenario
    out[place + 16] = s.ship_moved
    out[place + 17] = s.fog_left
    out[place + 18] = s.first_bonus
    out[place + 19] = s.next_bonus
    out[place + 20] = s.cloth_left
    place += 21
    for fall in range(FALLS):
        out[place + fall] = s.rolls_left[fall]


def observe_own(s: State, seat: int, out: Row, place: int) -> None:
    """What only the seat itself has before it."""
    for resource in range(RESOURCES):
        out[place + resource] = s.hand[seat, resource]
        out[place + RESOURCES + resource] = s.laid[seat, resource]
        out[place + 2 * RESOURCES + resource] = s.giving[seat, resource]
        out[place + 3 * RESOURCES + resource] = s.asking[seat, resource]
    place += 4 * RESOURCES
    for card in range(CARDS):
        out[place + card] = s.cards[seat, card]
        out[place + CARDS + card] = s.bought[seat, card]
        out[place + 2 * CARDS + card] = s.drawn[seat, card]


def observe_seat(s: State, seat: int, other: int, out: Row, place: int) -> None:
    """What the seat knows of any seat."""
    out[place] = s.decider == other
    out[place + 1] = s.turn == other
    out[place + 2] = s.active == other
    out[place + 3] = s.hand_size[other]
    out[place + 4] = s.card_count[other]
    out[place + 5] = visible_points(s, other)
    out[place + 6] = s.road_length[other]
    out[place + 7] = s.road_holder == other
    out[place + 8] = s.army_holder == other
    out[place + 9] = s.side[other]
    out[place + 10] = s.rests[other]
    out[place + 11] = s.answered[other]
    out[place + 12] = has(s.asked, other) or has(s.naming[seat], other)
    out[place + 13] = s.ships_left[other]
    out[place + 14] = s.bonus[other]
    out[place + 15] = s.gold_due[other]
    out[place + 16] = 1 + s.wonder[other]
    out[place + 17] = s.levels[other]
    out[place + 18] = s.cloth[other]
    place += 19
    for piece in range(PIECES):
        out[place + piece] = s.supply[other, piece]
    place += PIECES
    for resource in range(RESOURCES):
        out[place + resource] = known(s, seat, other, resource)
    place += RESOURCES
    for card in range(CARDS):
        out[place + card] = s.played[other, card]
    place += CARDS
    if s.helper[other] != NOTHING:
        out[place + s.helper[other]] = 1


def observe_board(s: State, seat: int, out: Row, place: int) -> None:
    """The map; owners count from the seat itself, which is 1."""
    for hex in range(HEXES[s.board]):
        out[place + hex] = 1 + s.terrain[hex]
        out[place + HEX_ROOM + hex] = s.token[hex]
    if s.robber != NOTHING:
        out[place + s.robber] *= -1
    place += 2 * HEX_ROOM
    for harbour in range(s.harbours):
        out[place + harbour] = 1 + s.harbour[harbour]
    place += HARBOUR_ROOM
    seats = s.seats
    for corner in range(INTERSECTIONS[s.board]):
        piece = s.site[corner]
        out[place + corner] = owner_from(seat, seats, piece)
        out[place + CORNER_ROOM + corner] = (piece > 0) + (piece > SEATS)
    place += 2 * CORNER_ROOM
    for path in range(PATHS[s.board]):
        out[place + path] = owner_from(seat, seats, s.way[path])


def observe_sea(s: State, out: Row, place: int) -> None:
    """What only maps of Seafarers have."""
    if s.pirate != NOTHING:
        out[place + s.pirate] = 1
    place += HEX_ROOM + RING_ROOM
    for corner in range(INTERSECTIONS[s.board]):
        out[place + corner] = s.ground[corner]
        harbour = s.harbour_at[corner]
        if harbour != NOTHING:
            out[place + CORNER_ROOM + corner] = 1 + s.harbour[harbour]
    place += 2 * CORNER_ROOM
    for path in range(PATHS[s.board]):
        out[place + path] = s.bears[path]
        out[place + PATH_ROOM + path] = s.way[path] > SEATS
    place += 2 * PATH_ROOM
    for village in range(s.marks):
        out[place + village] = s.bales[village]


def owner_from(seat: int, seats: int, piece: int) -> int:
    """Whose piece this is, counted from a seat, which is 1; 0: there is none.

    Without a jump: what lies where is different in every match, and jumps that cannot be foreseen took
    more time than all the rest.
    """
    owner = piece - SEATS * (piece > SEATS) - seat
    return (piece > 0) * (owner + seats * (owner <= 0))
