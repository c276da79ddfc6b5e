"""How well a seat stands: the greedy bot's eye.

Counted in thousandths of a point: the points it has, what its buildings yield on 36 rolls, where it
can build next, what its hand promises, and less for what the others have. While a decision is half
made, what is sure to follow is counted in; an offer is worth what it would bring, where somebody
gains by taking it, as far as the seat knows. The numbers are guesses by how much a piece, a pip or a
card matters; no search has tuned them.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row, table
from samobranka.core.refusal import LEGAL
from samobranka.core.sets import has
from samobranka.games.catan.knowledge import held_by_others, known
from samobranka.games.catan.maps import CLOTH_FOR_CATAN, HOME, NO_SCENARIO, WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    ANY_CARD,
    BANK,
    CARD_PRICE,
    CITY,
    CLOTH_OF_POINT,
    HAND_LIMIT,
    HEXES,
    INTERSECTIONS,
    NOTHING,
    PER_SEAT,
    PIPS,
    PRICE,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    SHIP_PRICE,
    VICTORY_POINT,
    WONDER_PRICE,
    YIELDS,
)
from samobranka.games.catan.phases.building import reaches, refuse_free_site, touches_way
from samobranka.games.catan.phases.routes import WAYS
from samobranka.games.catan.phases.ships import sails_from
from samobranka.games.catan.phases.the_map import corner_of_hex, hex_at, next_corner, path_at
from samobranka.games.catan.scoring import points_of, visible_points
from samobranka.games.catan.state import (
    ACCEPTED,
    ACTING,
    ANSWERING,
    CANDAMIRS,
    CHOOSING,
    COMPOSING,
    COUNTERED,
    FREE_ROADS,
    HILDEGARDS,
    LAND_WAY,
    LOUIS_LAYS,
    MOVING_ROBBER,
    NASSIRS,
    PLENTY,
    ROBBING,
    SAILING,
    SEA_WAY,
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
ISLAND = 500  # a point that a site on a new shore would bring
GOLD_PIP = 8  # more than another
GOLD_CARD = 60  # of gold, to choose yet
MOST_WAYS_AWAY = 3
FAR_SITE: Row = table([100, 65, 45, 30])  # hundredths of a site, by the pieces that lead there
IN_HAND = 8  # any card
TOO_MANY = 30  # a card above the limit
WONDER = 700  # claimed (32.3)
LEVEL = 1400  # a level of it
PROMISE_LEVEL = 1100
BALE = 420  # of cloth; two are a point
VILLAGE = 500  # that the seat trades with
VILLAGE_PIP = 70  # of its number, while it has cloth
PROMISE_SETTLEMENT = 420
PROMISE_CITY = 460
PROMISE_CARD = 150
PROMISE_ROAD = 130
PROMISE_SHIP = 140
LATER = 25  # hundredths of what the hand promises besides the nearest
HALF_DONE = 20  # a decision begun that brings nothing by itself
TRADE_HELPS_THEM = 35
TRADE_HELPS_A_LEADER = 15  # for each point that they are ahead
OFFER_MADE = 20  # what is hoped for must be worth the words
WELCOME = 80  # hundredths: an offer is accepted by which somebody gains, as far as is known
MAYBE_WELCOME = 30  # and one by which somebody would gain who may hold what is asked
GIFT = 20  # a card that is given beyond those asked for
PATIENCE = 3  # offers in a turn that others like to hear


def evaluate(states: States, i: int, seat: int) -> int:
    """Thousandths of a point."""
    s: State = states[i]
    hidden = s.card_count[seat] - s.cards[seat, VICTORY_POINT]
    value = POINT * points_of(s, seat) + CARD * hidden
    value += KNIGHT_PLAYED * min(4, knights_of(s, seat)) + ROAD_PIECE * s.road_length[seat]
    value += income_value(s, seat)
    site = best_site(s, seat)
    count_hand(s, seat)
    hand = hand_value(s, seat, site)
    value += site + hand + offer_value(s, seat, site, hand) + half_done(s, seat)
    value += GOLD_CARD * s.gold_due[seat]
    if s.scenario == WONDERS_OF_CATAN:
        value += wonder_value(s, seat)
    if s.scenario == CLOTH_FOR_CATAN:
        value += cloth_value(s, seat)
    if s.has_helpers and not s.rests[seat]:
        value += RESTED
    if s.turn == seat:
        value -= POINT * max(0, s.offers - PATIENCE)
    for other in range(s.seats):
        if other != seat:
            value -= THEIR_POINT * visible_points(s, other)
    return value


def wonder_value(s: State, seat: int) -> int:
    """What is built of the seat's wonder, less for what the others have built."""
    value = LEVEL * s.levels[seat] + (WONDER if s.wonder[seat] != NOTHING else 0)
    for other in range(s.seats):
        if other != seat:
            value -= THEIR_POINT * s.levels[other]
    return value


def cloth_value(s: State, seat: int) -> int:
    """Half points of cloth, what villages will bring, and how near the next one is."""
    value = BALE * (s.cloth[seat] % CLOTH_OF_POINT)
    nearest = 0
    for place in range(s.marks):
        if s.bales[place] == 0:
            continue
        worth = VILLAGE + VILLAGE_PIP * PIPS[s.mark[place]]
        if has(s.traded[seat], place):
            value += worth
        else:
            away = ways_away(s, seat, s.mark_at[place])
            if away <= MOST_WAYS_AWAY:
                nearest = max(nearest, worth * FAR_SITE[away] // 100)
    return value + nearest


def income_value(s: State, seat: int) -> int:
    """What the hexes pay to the seat and to the others; the robber's hex pays nothing for now."""
    value = 0
    for resource in range(RESOURCES + 1):
        s.income[resource] = 0
    for hex in range(HEXES[s.board]):
        if s.token[hex] == 0:
            continue
        pips = PIPS[s.token[hex]] if hex != s.robber else 1
        for place in range(6):
            corner = corner_of_hex(s, hex, place)
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
    return value + GOLD_PIP * s.income[ANY_CARD]


def best_site(s: State, seat: int) -> int:
    """The worth of the best intersection for the next settlement, now or after one road."""
    best = 0
    if s.supply[seat, SETTLEMENT] == 0:
        return 0
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_free_site(s, corner) != LEGAL:
            continue
        if s.scenario != NO_SCENARIO:
            best = max(best, site_at_sea(s, seat, corner))
        elif touches_way(s, seat, corner):
            best = max(best, site_worth(s, corner))
        elif is_one_road_away(s, seat, corner):
            best = max(best, site_worth(s, corner) * ONE_ROAD_AWAY // 100)
    return best


def site_worth(s: State, corner: int) -> int:
    """What a settlement there would promise."""
    worth = SITE
    for way in range(3):
        hex = hex_at(s, corner, way)
        if hex != NOTHING:
            worth += SITE_PIP * PIPS[s.token[hex]]
    if s.harbour_at[corner] != NOTHING:
        worth += HARBOUR
    return worth


def is_one_road_away(s: State, seat: int, corner: int) -> bool:
    """Whether one road would lead there."""
    for way in range(WAYS):
        path = path_at(s, corner, way)
        if path == NOTHING or s.way[path] != 0:
            continue
        if reaches(s, seat, next_corner(s, corner, way), NOTHING):
            return True
    return False


def site_at_sea(s: State, seat: int, corner: int) -> int:
    """The same on a map of Seafarers: by how many roads and ships lead there, up to three."""
    away = ways_away(s, seat, corner)
    if away > MOST_WAYS_AWAY:
        return 0
    worth = site_worth(s, corner)
    area = s.ground[corner] - 1
    if area != HOME and not has(s.islands[seat], area):
        worth += ISLAND * (s.next_bonus if s.bonus[seat] > 0 else s.first_bonus)
    return worth * FAR_SITE[away] // 100


def ways_away(s: State, seat: int, corner: int) -> int:
    """How many pieces are missing to an intersection; more than MOST_WAYS_AWAY where it is far."""
    if touches_way(s, seat, corner):
        return 0
    best = MOST_WAYS_AWAY + 1
    for first in range(WAYS):
        one = path_at(s, corner, first)
        if one == NOTHING or s.way[one] != 0:
            continue
        near = next_corner(s, corner, first)
        if leads_on(s, seat, near, s.bears[one]):
            return 1
        if best == 2 or not is_free(s, near):
            continue
        for second in range(WAYS):
            two = path_at(s, near, second)
            if two == NOTHING or two == one or s.way[two] != 0:
                continue
            bears = s.bears[one] & s.bears[two]
            if bears == 0:
                continue
            far = next_corner(s, near, second)
            if leads_on(s, seat, far, bears):
                best = 2
            elif best > 3 and is_free(s, far) and is_one_way_on(s, seat, far, two, bears):
                best = 3
    return best


def is_one_way_on(s: State, seat: int, corner: int, without: int, bears: int) -> bool:
    """Whether one more road or ship would lead from the seat's own to an intersection."""
    for way in range(WAYS):
        path = path_at(s, corner, way)
        if path == NOTHING or path == without or s.way[path] != 0 or s.bears[path] & bears == 0:
            continue
        if leads_on(s, seat, next_corner(s, corner, way), s.bears[path] & bears):
            return True
    return False


def leads_on(s: State, seat: int, corner: int, bears: int) -> bool:
    """Whether a seat may go on from an intersection by road or ship."""
    if bears & LAND_WAY != 0 and s.supply[seat, ROAD] > 0 and reaches(s, seat, corner, NOTHING):
        return True
    return bears & SEA_WAY != 0 and s.ships_left[seat] > 0 and sails_from(s, seat, corner, NOTHING)


def hand_value(s: State, seat: int, site: int) -> int:
    """What the hand promises: most of it the nearest piece."""
    nearest = 0
    promised = 0
    for price in range(CARD_PRICE + 1):
        worth = promise_of(s, seat, price, site)
        if worth > 0:
            here = worth * readiness(s, price) // 100
            promised += here
            nearest = max(nearest, here)
    if s.scenario != NO_SCENARIO and s.ships_left[seat] > 0:
        here = PROMISE_SHIP * readiness(s, SHIP_PRICE) // 100
        promised += here
        nearest = max(nearest, here)
    if s.scenario == WONDERS_OF_CATAN and s.wonder[seat] != NOTHING:
        here = PROMISE_LEVEL * readiness(s, WONDER_PRICE + s.wonder[seat]) // 100
        promised += here
        nearest = max(nearest, here)
    cards = 0
    for resource in range(RESOURCES):
        cards += s.counted[resource]
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


def count_hand(s: State, seat: int) -> None:
    """The cards, less those laid to discard, and as a trade agreed to would leave them."""
    for resource in range(RESOURCES):
        s.counted[resource] = s.hand[seat, resource] - s.laid[seat, resource]
        if has_agreed(s, seat):
            s.counted[resource] += s.offered[resource] - s.wanted[resource]


def has_agreed(s: State, seat: int) -> bool:
    """Whether the seat has accepted the offer that is on the table."""
    if s.phase == ANSWERING:
        return s.answer[seat] == ACCEPTED
    return s.phase == CHOOSING and s.answered[seat] == ACCEPTED


def readiness(s: State, price: int) -> int:
    """Hundredths of its worth that a piece is worth before it is built, by how much is missing."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(0, PRICE[price, resource] - s.counted[resource])
    if missing == 0:
        return 60
    if missing == 1:
        return 36
    if missing == 2:
        return 20
    return 9 if missing == 3 else 0


def offer_value(s: State, seat: int, site: int, hand: int) -> int:
    """What the seat may hope for of its own offer or counter-offer; it counts the hand anew."""
    if s.phase == ACTING and s.answer[seat] == COMPOSING:
        return worth_saying(hope_of_draft(s, seat, site, hand, s.offers + 1))
    if s.phase == CHOOSING and s.active == seat:
        return hope_of_choice(s, seat, site, hand)
    if s.phase != ANSWERING:
        return 0
    if s.active == seat:
        return worth_saying(hope_of_offer(s, seat, site, hand))
    if s.answer[seat] == COMPOSING or s.answer[seat] == COUNTERED:
        helped = cost_of_helping(s, seat)
        return worth_saying(hope_of_draft(s, seat, site, hand + helped, 1) // 2)
    return 0


def worth_saying(hoped: int) -> int:
    """An offer without hope is worse than none: a search would pass its time with it."""
    return hoped - OFFER_MADE if hoped > 0 else -POINT


def cost_of_helping(s: State, seat: int) -> int:
    """What a trade with the seat on turn costs, because it helps that seat, too."""
    ahead = visible_points(s, s.active) - visible_points(s, seat)
    return TRADE_HELPS_THEM + TRADE_HELPS_A_LEADER * max(0, ahead)


def hope_of_draft(s: State, seat: int, site: int, hand: int, cards: int) -> int:
    """Of the best offer that a draft may become: so many cards for one, and to all who may take it."""
    if s.naming[seat] != 0:
        return 0
    gives = 0
    asks = 0
    for resource in range(RESOURCES):
        gives += s.giving[seat, resource]
        asks += s.asking[seat, resource]
        s.counted[resource] += s.asking[seat, resource] - s.giving[seat, resource]
    if gives > cards or asks > 1:
        return 0
    missing = cards - gives
    best = 0
    knows_others = False
    for give in range(RESOURCES if missing > 0 else 1):
        if missing > 0 and not may_give(s, seat, give, missing):
            continue
        s.counted[give] -= missing
        for ask in range(RESOURCES if asks == 0 else 1):
            if asks == 0 and (not may_ask(s, seat, ask) or (missing > 0 and ask == give)):
                continue
            s.counted[ask] += 1 - asks
            gain = hand_value(s, seat, site) - hand
            if gain * WELCOME // 100 > best:
                if not knows_others:
                    know_others(s, seat)
                    knows_others = True
                best = max(best, hope(s, seat, gain, cards))
            s.counted[ask] -= 1 - asks
        s.counted[give] += missing
    return best


def may_give(s: State, seat: int, resource: int, cards: int) -> bool:
    """Whether so many cards can be added to a draft; a counter-offer gives what was asked for."""
    if s.phase == ANSWERING and s.wanted[resource] == 0:
        return False
    return s.counted[resource] >= cards and s.asking[seat, resource] == 0


def may_ask(s: State, seat: int, resource: int) -> bool:
    """Whether a card can be asked for in a draft: somebody may hold it."""
    return s.giving[seat, resource] == 0 and held_by_others(s, seat, resource, BANK[s.board]) > 0


def hope_of_offer(s: State, seat: int, site: int, hand: int) -> int:
    """Of the offer that the others answer."""
    gives = 0
    asks = 0
    for resource in range(RESOURCES):
        gives += s.offered[resource]
        asks += s.wanted[resource]
        s.counted[resource] += s.wanted[resource] - s.offered[resource]
    if gives != s.offers or asks > 1:
        return 0
    gain = hand_value(s, seat, site) - hand
    if gain <= 0:
        return 0
    know_others(s, seat)
    return hope(s, seat, gain, gives)


def hope(s: State, seat: int, gain: int, cards: int) -> int:
    """Of a trade of so many cards for one. Every further offer of a turn gives a card more, so that
    nothing is offered twice; and three are enough. What nobody can want has none."""
    if cards > 3:
        return 0
    return max(0, gain - GIFT * (cards - 1)) * welcome(s, seat) // 100


def know_others(s: State, seat: int) -> None:
    """What those who may trade with the seat have, as far as it knows."""
    put_hand_by(s)
    for other in range(s.seats):
        if may_take(s, seat, other):
            for resource in range(RESOURCES):
                s.counted[resource] = known(s, seat, other, resource)
            s.their_site[other] = best_site(s, other)
            s.their_hand[other] = hand_value(s, other, s.their_site[other])
    take_hand_up(s)


def put_hand_by(s: State) -> None:
    """Makes room to count another hand."""
    for resource in range(RESOURCES):
        s.put_by[resource] = s.counted[resource]


def take_hand_up(s: State) -> None:
    """The seat's own hand is counted again."""
    for resource in range(RESOURCES):
        s.counted[resource] = s.put_by[resource]


def may_take(s: State, seat: int, other: int) -> bool:
    """Whether another may take the seat's offer: only the seat on turn can take a counter-offer."""
    if s.active != seat:
        return s.active == other
    return other != seat and (s.phase != ANSWERING or has(s.asked, other))


def welcome(s: State, seat: int) -> int:
    """In how many of a hundred cases somebody takes what the seat would give and get."""
    likely = 0
    for other in range(s.seats):
        if may_take(s, seat, other) and gains(s, seat, other):
            likely = max(likely, WELCOME if unseen_of_price(s, seat, other) == 0 else MAYBE_WELCOME)
    return likely


def unseen_of_price(s: State, seat: int, other: int) -> int:
    """How many of the cards that the seat asks for another is not known to hold."""
    unseen = 0
    for resource in range(RESOURCES):
        asked = s.counted[resource] - s.hand[seat, resource]
        unseen += max(0, asked - known(s, seat, other, resource))
    return unseen


def gains(s: State, seat: int, other: int) -> bool:
    """Whether another, as far as is known, may have what is asked for, and is better off without."""
    unseen = s.hand_size[other]
    for resource in range(RESOURCES):
        unseen -= known(s, seat, other, resource)
    if unseen_of_price(s, seat, other) > unseen:
        return False
    put_hand_by(s)
    for resource in range(RESOURCES):
        given = s.hand[seat, resource] - s.put_by[resource]
        s.counted[resource] = max(0, known(s, seat, other, resource) + given)
    gain = hand_value(s, other, s.their_site[other]) - s.their_hand[other]
    take_hand_up(s)
    return gain > (cost_of_helping(s, other) if s.active == seat else 0)


def hope_of_choice(s: State, seat: int, site: int, hand: int) -> int:
    """Somebody has accepted: it is the seat's to take."""
    accepted = 0
    for other in range(s.seats):
        accepted += s.answered[other] == ACCEPTED
    if accepted == 0:
        return 0
    for resource in range(RESOURCES):
        s.counted[resource] += s.wanted[resource] - s.offered[resource]
    return max(0, hand_value(s, seat, site) - hand)


def half_done(s: State, seat: int) -> int:
    """What is sure to follow of what the seat has begun."""
    if s.phase == ANSWERING:
        return -cost_of_helping(s, seat) if s.answer[seat] == ACCEPTED else 0
    if s.decider != seat:
        return 0
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
    if s.phase == SAILING:
        return -HALF_DONE
    is_idle = s.phase == LOUIS_LAYS or s.phase == WILLIAMS or s.phase == NASSIRS
    return -HALF_DONE if is_idle else 0
