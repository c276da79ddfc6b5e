"""How well a seat stands: the greedy bot's eye.

Counted in hundredths of a point: the score as if the match ended now, plus what resources, places and
tiles promise, plus what the roles in hand, a standing brave claim and the decisions that wait would
bring if they were carried out at once. The numbers are what a player would say, not tuned.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.refusal import LEGAL
from samobranka.core.sets import count_of, has
from samobranka.games.broom_service.parts import (
    BRAVE,
    CARDS_POINTS,
    CASTLE_COLOUR,
    CASTLE_COUNT,
    CASTLE_POINTS,
    CASTLE_WANDS,
    CASTLES_AT,
    CLOUD_BOLTS,
    CLOUD_COST,
    CURSED_POINTS,
    DRUID,
    FOREST_TILES,
    GATHERER,
    NEAR,
    NEAR_COUNT,
    NOTHING,
    NUMBER_OF_ROLES,
    PAWNS,
    RESOURCES,
    ROLE_BONUS,
    ROLE_EITHER,
    ROLE_GAIN,
    ROLE_KIND,
    ROLE_LAND,
    ROLES,
    ROLES_CHOSEN,
    ROUNDS,
    SPACE_FIRST,
    SPACE_REGION,
    WAND,
    WITCH,
    gain_place,
)
from samobranka.games.broom_service.phases.clouds import refuse_cloud
from samobranka.games.broom_service.phases.delivering import points_of_any_delivery, refuse_castle
from samobranka.games.broom_service.phases.entering import is_covered
from samobranka.games.broom_service.phases.flying import reach
from samobranka.games.broom_service.phases.land import near_pawns
from samobranka.games.broom_service.scoring import score
from samobranka.games.broom_service.state import (
    ACTING,
    CHOOSING,
    DELIVER,
    DELIVER_COURAGE,
    DELIVER_ROLE,
    DISPEL,
    DISPEL_COURAGE,
    DISPEL_ROLE,
    DROP,
    DROP_PAWN,
    DROP_REGION,
    FLY,
    FLY_COURAGE,
    FLY_MOVES,
    FLY_ROLE,
    OVER,
    TAKE,
    TAKE_EITHER,
    State,
    event_does,
)

POINT = 100
POTION = 140  # a potion that can still be delivered
SPARE_POTION = 40  # the fourth of a colour and more
ENOUGH_POTIONS = 3
WAND_WORTH = 90
SPARE_WAND = 30
ENOUGH_WANDS = 4
BOLT = 340
FOUND_TILE = 300  # a forest tile, or an amulet with its tile
OPEN_CASTLE = 9  # per point of a castle at which a pawn stands
IN_HAND = 60  # hundredths of what a role would bring, while it is in hand
BRAVELY = 60  # hundredths of a role in hand that are taken to be played bravely
CLAIMED = 50  # hundredths of a brave action that others may still take away
OTHER_DECISION = 150  # a coward's way, a circle, a stall
FIRST_PLAYER = 20
LONG = 8  # cards that a seat must still have to play for resources to be worth all they promise


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    value = POINT * score(s, seat)
    if s.phase == OVER:
        return value
    cards = count_of(s.hand[seat]) + ROLES_CHOSEN * (ROUNDS - s.round)
    value += prospects(s, seat) * min(cards, LONG) // LONG
    value += hand_promise(s, seat) + FIRST_PLAYER * (s.first == seat)
    if s.claim == seat:
        value += role_gain(s, seat, s.called, BRAVE) * CLAIMED // 100
    if s.phase == ACTING and s.turn == seat:
        value += waiting_gain(s, seat)
    if s.phase == CHOOSING and event_does(s, NUMBER_OF_ROLES):  # 10.4
        value += POINT * CARDS_POINTS[s.event, count_of(s.hand[seat])]
    return value


def prospects(s: State, seat: int) -> int:
    """What resources, places and tiles promise for the rest of the match."""
    value = 0
    for resource in range(RESOURCES):
        value += worth(resource, s.stock[seat, resource])
    for pawn in range(PAWNS):
        value += place_worth(s, s.pawn[seat, pawn])
    for tile in range(FOREST_TILES):
        value += FOUND_TILE * s.held[seat, tile]
    return value


def worth(resource: int, count: int) -> int:
    """So many of a resource; more of the same are worth less."""
    if resource == WAND:
        return WAND_WORTH * min(count, ENOUGH_WANDS) + SPARE_WAND * max(0, count - ENOUGH_WANDS)
    plenty = max(0, count - ENOUGH_POTIONS)
    return POTION * min(count, ENOUGH_POTIONS) + SPARE_POTION * plenty


def place_worth(s: State, region: int) -> int:
    """What the open castles of a region promise."""
    points = 0
    for place in range(CASTLE_COUNT[region]):
        castle = CASTLES_AT[region, place]
        if not s.filled[castle] and not is_covered(s, castle):
            points += CASTLE_POINTS[castle]
    return OPEN_CASTLE * points


def hand_promise(s: State, seat: int) -> int:
    """What the roles in hand would bring, some played bravely and some not."""
    value = 0
    for role in range(ROLES):
        if has(s.hand[seat], role):
            brave = role_gain(s, seat, role, BRAVE) * BRAVELY
            cowardly = role_gain(s, seat, role, BRAVE - 1) * (100 - BRAVELY)
            value += (brave + cowardly) // 100 * IN_HAND // 100
            if has(s.cursed, role):
                value += POINT * CURSED_POINTS
    return value


def role_gain(s: State, seat: int, role: int, courage: int) -> int:
    """What a role would bring at once."""
    if ROLE_KIND[role] == WITCH:
        return flight_gain(s, seat, role, courage)
    if ROLE_KIND[role] == GATHERER:
        return take_gain(s, seat, role, courage)
    if ROLE_KIND[role] == DRUID:
        return delivery_gain(s, seat, role, courage)
    return cloud_gain(s, seat, role, courage)


def take_gain(s: State, seat: int, role: int, courage: int) -> int:
    """The resources a gatherer brings."""
    brings, best = 0, 0
    for resource in range(RESOURCES):
        more = s.stock[seat, resource] + ROLE_GAIN[gain_place(role, courage), resource]
        gain = worth(resource, more) - worth(resource, s.stock[seat, resource])
        brings, best = brings + gain, max(best, gain)
    return best if ROLE_EITHER[gain_place(role, courage)] != 0 else brings


def flight_gain(s: State, seat: int, role: int, courage: int) -> int:
    """The best flight: a better place, finds, and for the brave a delivery there."""
    best = 0
    for pawn in range(PAWNS):
        home = s.pawn[seat, pawn]
        land = reach(s, seat, pawn, role)
        for place in range(NEAR_COUNT[home]):
            region = NEAR[home, place]
            if has(land, region):
                value = place_worth(s, region) - place_worth(s, home)
                if s.tile[region] != NOTHING and not has(s.amulets[seat], region):
                    value += FOUND_TILE
                if courage == BRAVE:
                    value += best_delivery(s, seat, region)
                best = max(best, value)
    return best


def best_delivery(s: State, seat: int, region: int) -> int:
    """What the best potion for a castle of this region would bring."""
    best = 0
    for place in range(CASTLE_COUNT[region]):
        castle = CASTLES_AT[region, place]
        if refuse_castle(s, seat, region, castle) == LEGAL:
            count = s.stock[seat, CASTLE_COLOUR[castle]]
            price = worth(CASTLE_COLOUR[castle], count) - worth(CASTLE_COLOUR[castle], count - 1)
            best = max(
                best, POINT * CASTLE_POINTS[castle] + WAND_WORTH * CASTLE_WANDS[castle] - price
            )
    return best + POINT * points_of_any_delivery(s, region) if best > 0 else 0


def delivery_gain(s: State, seat: int, role: int, courage: int) -> int:
    """The best delivery by a pawn that stands where it may."""
    best = 0
    for pawn in range(PAWNS):
        if has(ROLE_LAND[role], s.pawn[seat, pawn]):
            best = max(best, best_delivery(s, seat, s.pawn[seat, pawn]))
    return best + POINT * ROLE_BONUS[role] if best > 0 and courage == BRAVE else best


def cloud_gain(s: State, seat: int, role: int, courage: int) -> int:
    """The best cloud to dispel."""
    best = 0
    near = near_pawns(s, seat)
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        if has(near, SPACE_REGION[space]) and refuse_cloud(s, seat, near, space) == LEGAL:
            cloud = s.cloud[space]
            best = max(best, BOLT * CLOUD_BOLTS[cloud] - WAND_WORTH * CLOUD_COST[cloud])
    return best + POINT * ROLE_BONUS[role] if best > 0 and courage == BRAVE else best


def waiting_gain(s: State, seat: int) -> int:
    """What the decisions that wait for the seat would bring."""
    value = 0
    for line in range(s.waiting):
        kind = s.pending[line, 0]
        if kind == FLY:
            courage = s.pending[line, FLY_COURAGE]
            gain = flight_gain(s, seat, s.pending[line, FLY_ROLE], courage)
            value += s.pending[line, FLY_MOVES] * gain
        elif kind == DROP:
            region = s.pending[line, DROP_REGION]
            if s.pawn[seat, s.pending[line, DROP_PAWN]] == region:
                value += best_delivery(s, seat, region)
        elif kind == DELIVER:
            courage = s.pending[line, DELIVER_COURAGE]
            value += delivery_gain(s, seat, s.pending[line, DELIVER_ROLE], courage)
        elif kind == DISPEL:
            courage = s.pending[line, DISPEL_COURAGE]
            value += cloud_gain(s, seat, s.pending[line, DISPEL_ROLE], courage)
        elif kind == TAKE:
            brings, best = 0, 0
            for resource in range(RESOURCES):
                count = s.stock[seat, resource]
                gain = worth(resource, count + s.to_take[resource]) - worth(resource, count)
                brings, best = brings + gain, max(best, gain)
            value += best if s.pending[line, TAKE_EITHER] != 0 else brings
        else:
            value += OTHER_DECISION
    return value
