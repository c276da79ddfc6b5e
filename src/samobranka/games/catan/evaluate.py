"""How well a seat stands: the greedy bot's eye.

Counted in thousandths of a point: the points it has, what its buildings yield on 36 rolls, where it
can build next, what its hand promises, and less for what the others have. While a decision is half
made, what is sure to follow is counted in. The numbers are guesses by how much a piece, a pip or a card
matters; no search has tuned them.
"""

from __future__ import annotations

from samobranka.core.game import LEGAL, States
from samobranka.games.catan.parts import (
    AROUND_HEX,
    CARD_PRICE,
    CITY,
    HAND_LIMIT,
    HARBOUR_AT,
    HEX_AT,
    HEXES,
    INTERSECTIONS,
    NEXT_CORNER,
    NOTHING,
    PATH_AT,
    PER_SEAT,
    PIPS,
    PRICE,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    VICTORY_POINT,
    YIELDS,
)
from samobranka.games.catan.phases.building import reaches, refuse_free_site, touches_road
from samobranka.games.catan.phases.routes import WAYS
from samobranka.games.catan.scoring import points_of, visible_points
from samobranka.games.catan.state import (
    ACCEPTED,
    ANSWERING,
    CANDAMIRS,
    CHOOSING,
    COMPOSING,
    FREE_ROADS,
    HILDEGARDS,
    LOUIS_LAYS,
    MOVING_ROBBER,
    NASSIRS,
    OFFERING,
    PLENTY,
    ROBBING,
    VINCENTS,
    WILLIAMS,
    State,
    is_city,
    is_free,
    knights_of,
    owner_at,
    settlements_of,
)

POINT = 1000
PIP = 14  # of a hex at a building, of 36 rolls
NEW_RESOURCE = 40  # for the first pip of each resource
THEIR_PIP = 3  # of an opponent
THEIR_POINT = 60
CARD = 150  # a development card, but for victory points
KNIGHT_PLAYED = 60
ROAD_PIECE = 12  # of the longest road
RESTED = 25  # a helper that may still be used
SITE = 260  # an intersection where a settlement may be built
SITE_PIP = 16
HARBOUR = 30
ONE_ROAD_AWAY = 60  # hundredths of a site that needs a road first
IN_HAND = 8  # any card
TOO_MANY = 30  # a card above the limit
PROMISE_SETTLEMENT = 420
PROMISE_CITY = 460
PROMISE_CARD = 150
PROMISE_ROAD = 130
LATER = 25  # hundredths of what the hand promises besides the nearest
HALF_DONE = 20  # a decision begun that brings nothing by itself
TRADE_HELPS_THEM = 60

SPREAD = 1500  # measured by bench/spread.py
PLAY_ON = 0


def evaluate(states: States, i: int, seat: int) -> int:
    """Thousandths of a point."""
    s: State = states[i]
    hidden = s.card_count[seat] - s.cards[seat, VICTORY_POINT]
    value = POINT * points_of(s, seat) + CARD * hidden
    value += KNIGHT_PLAYED * min(4, knights_of(s, seat)) + ROAD_PIECE * s.road_length[seat]
    value += income_value(s, seat)
    site = best_site(s, seat)
    value += site + hand_value(s, seat, site) + half_done(s, seat)
    if s.has_helpers and not s.rests[seat]:
        value += RESTED
    for other in range(s.seats):
        if other != seat:
            value -= THEIR_POINT * visible_points(s, other)
    return value


def income_value(s: State, seat: int) -> int:
    """What the hexes pay to the seat and to the others; the robber's hex pays nothing for now."""
    value = 0
    for resource in range(RESOURCES):
        s.income[resource] = 0
    for hex in range(HEXES[s.board]):
        if s.token[hex] == 0:
            continue
        pips = PIPS[s.token[hex]] if hex != s.robber else 1
        for place in range(6):
            corner = AROUND_HEX[s.board, hex, place]
            if not is_free(s, corner):
                count = pips * (2 if is_city(s, corner) else 1)
                if owner_at(s, corner) == seat:
                    s.income[YIELDS[s.terrain[hex]]] += count
                    value += PIP * count
                else:
                    value -= THEIR_PIP * count
    for resource in range(RESOURCES):
        if s.income[resource] > 0:
            value += NEW_RESOURCE
    return value


def best_site(s: State, seat: int) -> int:
    """The worth of the best intersection for the next settlement, now or after one road."""
    best = 0
    if s.supply[seat, SETTLEMENT] == 0:
        return 0
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_free_site(s, corner) != LEGAL:
            continue
        if touches_road(s, seat, corner):
            best = max(best, site_worth(s, corner))
        elif is_one_road_away(s, seat, corner):
            best = max(best, site_worth(s, corner) * ONE_ROAD_AWAY // 100)
    return best


def site_worth(s: State, corner: int) -> int:
    """What a settlement there would promise."""
    worth = SITE
    for way in range(3):
        hex = HEX_AT[s.board, corner, way]
        if hex != NOTHING:
            worth += SITE_PIP * PIPS[s.token[hex]]
    if HARBOUR_AT[s.board, corner] != NOTHING:
        worth += HARBOUR
    return worth


def is_one_road_away(s: State, seat: int, corner: int) -> bool:
    """Whether one road would lead there."""
    for way in range(WAYS):
        path = PATH_AT[s.board, corner, way]
        if path == NOTHING or s.way[path] != 0:
            continue
        if reaches(s, seat, NEXT_CORNER[s.board, corner, way], NOTHING):
            return True
    return False


def hand_value(s: State, seat: int, site: int) -> int:
    """What the hand promises: most of it the nearest piece."""
    nearest = 0
    promised = 0
    for price in range(CARD_PRICE + 1):
        worth = promise_of(s, seat, price, site)
        if worth > 0:
            here = worth * readiness(s, seat, price) // 100
            promised += here
            nearest = max(nearest, here)
    cards = 0
    for resource in range(RESOURCES):
        cards += in_hand(s, seat, resource)
    value = nearest + (promised - nearest) * LATER // 100 + IN_HAND * min(cards, HAND_LIMIT)
    return value - TOO_MANY * max(0, cards - HAND_LIMIT)


def promise_of(s: State, seat: int, price: int, site: int) -> int:
    """What a piece or card would be worth to the seat now."""
    if price == ROAD:
        return PROMISE_ROAD if s.supply[seat, ROAD] > 0 else 0
    if price == SETTLEMENT:
        return PROMISE_SETTLEMENT if site > 0 else 0
    if price == CITY:
        can_grow = settlements_of(s, seat, PER_SEAT[SETTLEMENT]) > 0
        return PROMISE_CITY if can_grow and s.supply[seat, CITY] > 0 else 0
    return PROMISE_CARD if s.deck_size > 0 else 0


def in_hand(s: State, seat: int, resource: int) -> int:
    """Cards of a resource, less those laid to discard, and as a trade agreed to would leave them."""
    count = s.hand[seat, resource] - s.laid[seat, resource]
    if has_agreed(s, seat):
        count += s.offered[resource] - s.wanted[resource]
    return count


def has_agreed(s: State, seat: int) -> bool:
    """Whether the seat has accepted the offer that is on the table."""
    if s.phase == ANSWERING:
        return s.answer[seat] == ACCEPTED
    return s.phase == CHOOSING and s.answered[seat] == ACCEPTED


def readiness(s: State, seat: int, price: int) -> int:
    """Hundredths of its worth that a piece is worth before it is built, by how much is missing."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(0, PRICE[price, resource] - in_hand(s, seat, resource))
    if missing == 0:
        return 60
    if missing == 1:
        return 36
    if missing == 2:
        return 20
    return 9 if missing == 3 else 0


def half_done(s: State, seat: int) -> int:
    """What is sure to follow of what the seat has begun."""
    if s.phase == ANSWERING:
        if s.answer[seat] == ACCEPTED:
            return -TRADE_HELPS_THEM
        return -POINT if s.answer[seat] == COMPOSING else 0
    if s.decider != seat:
        return 0
    if s.phase == OFFERING:
        return -POINT
    if s.phase == VINCENTS:
        return POINT // 2
    if s.phase == CANDAMIRS:
        return 2 * CARD
    if s.phase == FREE_ROADS:
        return s.free_roads * PROMISE_ROAD
    if s.phase == PLENTY:
        return s.to_take * PROMISE_ROAD // 2
    if s.phase == MOVING_ROBBER or s.phase == ROBBING or s.phase == HILDEGARDS:
        return HALF_DONE
    is_idle = s.phase == LOUIS_LAYS or s.phase == WILLIAMS or s.phase == NASSIRS
    return -HALF_DONE if is_idle else 0
