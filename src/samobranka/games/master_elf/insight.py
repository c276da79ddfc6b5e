"""What a seat can make of what it sees: determinize re-imagines the rest, observe counts it up.

Both read only what the seat may know (chapter 13). Hidden cards are worked out from the box less
everything seen, never from the hidden fields themselves.
"""

from __future__ import annotations

from samobranka.core.chance import deal_kind, draw, shuffle
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import bit, has
from samobranka.games.master_elf.parts import (
    ALL_GIFTS,
    DEPTH,
    GIFTS,
    INGREDIENT_CARDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGIONS,
)
from samobranka.games.master_elf.state import OVER, SEATS, State


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """Re-imagines what the seat cannot see; every way that fits what it knows is equally likely."""
    s: State = states[i]
    imagine_hands(s, seat, chance)
    imagine_gifts(s, seat, chance)
    imagine_memories(s, seat, chance)


def imagine_hands(s: State, seat: int, chance: Row) -> None:
    """13.4, 13.5: others keep what everyone saw them take; the rest is dealt from the unseen cards."""
    left = 0
    for ingredient in range(INGREDIENTS):
        s.unseen[ingredient] = unseen_cards(s, seat, ingredient)
        left += s.unseen[ingredient]
    for other in range(s.seats):
        if other != seat:
            left = imagine_hand(s, other, left, chance)
    for ingredient in range(INGREDIENTS):
        s.deck[ingredient] = s.unseen[ingredient]


def unseen_cards(s: State, seat: int, ingredient: int) -> int:
    """Cards of an ingredient whose place the seat does not know: in the deck or in other hands."""
    cards = INGREDIENT_CARDS[ingredient] - s.discard[ingredient] - s.hand[seat, ingredient]
    for region in range(REGIONS):
        cards -= s.lying[region, ingredient]
    for other in range(s.seats):
        if other != seat:
            cards -= s.sure[other, ingredient]
    return cards


def imagine_hand(s: State, other: int, left: int, chance: Row) -> int:
    """Deals one hand out of the `left` unseen cards; returns how many are then left."""
    unknown = s.hand_size[other]
    for ingredient in range(INGREDIENTS):
        s.hand[other, ingredient] = s.sure[other, ingredient]
        unknown -= s.sure[other, ingredient]
    for _ in range(unknown):
        ingredient = deal_kind(chance, s.unseen, left)
        s.hand[other, ingredient] += 1
        left -= 1
    return left


def imagine_gifts(s: State, seat: int, chance: Row) -> None:
    """13.6 to 13.9: gifts set aside and below the tops, but for those the seat knows the place of."""
    hidden = hidden_gifts(s)
    if s.treasure_seat == seat:
        s.aside = s.saw_aside[seat]
    else:
        in_piles = s.returned | s.saw_returned[seat] | seen_in_pile(s, seat)
        s.aside = pick_gifts(s, hidden & ~in_piles, s.aside_size, chance)
    fill_piles(s, seat, hidden & ~s.aside & ~seen_in_pile(s, seat), chance)


def hidden_gifts(s: State) -> int:
    """All gifts that do not lie open."""
    hidden = ALL_GIFTS & ~s.bonus
    for seat in range(s.seats):
        hidden &= ~s.made[seat]
    for pile in range(PILES):
        if s.top[pile] != NOTHING:
            hidden &= ~bit(s.top[pile])
    return hidden


def seen_in_pile(s: State, seat: int) -> int:
    """13.6: the gifts below a top whose place the seat knows."""
    gifts = 0
    if s.secret_seat == seat and s.secret_pile != NOTHING:
        for depth in range(s.covered[s.secret_pile]):
            gifts |= bit(s.saw_pile[seat, depth])
    return gifts


def pick_gifts(s: State, gifts: int, count: int, chance: Row) -> int:
    """`count` gifts out of a set."""
    lay_out(s, gifts, chance)
    picked = 0
    for place in range(count):
        picked |= bit(s.loose[place])
    return picked


def lay_out(s: State, gifts: int, chance: Row) -> None:
    """Shuffles a set of gifts into `s.loose`."""
    count = 0
    for gift in range(GIFTS):
        if has(gifts, gift):
            s.loose[count] = gift
            count += 1
    shuffle(chance, s.loose, count)


def fill_piles(s: State, seat: int, gifts: int, chance: Row) -> None:
    """Lays a set of gifts below the tops, wherever the seat does not know what lies there."""
    lay_out(s, gifts, chance)
    laid = 0
    for pile in range(PILES):
        knows_pile = s.secret_seat == seat and s.secret_pile == pile
        for depth in range(DEPTH):
            if depth >= s.covered[pile]:
                s.pile[pile, depth] = NOTHING
            elif knows_pile:
                s.pile[pile, depth] = s.saw_pile[seat, depth]
            else:
                s.pile[pile, depth] = s.loose[laid]
                laid += 1


def imagine_memories(s: State, seat: int, chance: Row) -> None:
    """What the others have looked at, in the imagined match."""
    for other in range(s.seats):
        if other == seat:
            continue
        s.saw_aside[other] = s.aside if s.treasure_seat == other else 0
        s.saw_returned[other] = 0
        for depth in range(DEPTH):
            saw_it = s.secret_seat == other and s.secret_pile != NOTHING
            s.saw_pile[other, depth] = s.pile[s.secret_pile, depth] if saw_it else NOTHING
        if s.secret_seat == other and s.secret_pile == NOTHING:
            imagine_returned(s, other, chance)


def imagine_returned(s: State, other: int, chance: Row) -> None:
    """13.6: which gifts now below the tops the looking seat saw before they were dealt again.

    13.9: the old tops, one of every pile but the exhausted one, were never below a top.
    """
    dealt = s.dealt_again - (PILES - 1)
    seen = s.saw_dealt
    for pile in range(PILES):
        for depth in range(s.covered[pile]):
            if has(s.returned, s.pile[pile, depth]):
                continue
            if draw(chance, dealt) < seen:
                s.saw_returned[other] |= bit(s.pile[pile, depth])
                seen -= 1
            dealt -= 1


# ---------------------------------------------------------------- numbers for a network

SEAT_FEATURES = 4 + INGREDIENTS + REGIONS + GIFTS
OBSERVATION = OVER + 1 + SEATS * SEAT_FEATURES + INGREDIENTS * (2 + REGIONS) + GIFTS * 3 + 4


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    out[s.phase] = 1
    place = OVER + 1
    for step in range(s.seats):
        observe_seat(s, (seat + step) % s.seats, out, place + step * SEAT_FEATURES)
    place = observe_ingredients(s, seat, out, place + SEATS * SEAT_FEATURES)
    place = observe_gifts(s, seat, out, place)
    out[place] = s.deck_size
    out[place + 1] = s.exhaustions
    out[place + 2] = s.city_discards
    out[place + 3] = s.aside_size


def observe_seat(s: State, seat: int, out: Row, place: int) -> None:
    """What everyone sees of a seat."""
    out[place] = s.turn == seat
    out[place + 1] = s.crystals[seat]
    out[place + 2] = s.hand_size[seat]
    out[place + 3] = s.secret_seat == seat or s.treasure_seat == seat
    place += 4
    for ingredient in range(INGREDIENTS):
        out[place + ingredient] = s.sure[seat, ingredient]
    place += INGREDIENTS
    out[place + s.pawn[seat]] = 1
    place += REGIONS
    for gift in range(GIFTS):
        out[place + gift] = has(s.made[seat], gift)


def observe_ingredients(s: State, seat: int, out: Row, place: int) -> int:
    """Own hand, discard, and the open cards on the map."""
    for ingredient in range(INGREDIENTS):
        out[place + ingredient] = s.hand[seat, ingredient]
        out[place + INGREDIENTS + ingredient] = s.discard[ingredient]
        for region in range(REGIONS):
            out[place + (2 + region) * INGREDIENTS + ingredient] = s.lying[region, ingredient]
    return place + (2 + REGIONS) * INGREDIENTS


def observe_gifts(s: State, seat: int, out: Row, place: int) -> int:
    """Gifts on tops, gifts to pick as a bonus, and gifts the seat knows to be hidden somewhere."""
    known = s.returned | s.saw_returned[seat] | s.saw_aside[seat] | seen_in_pile(s, seat)
    for gift in range(GIFTS):
        out[place + GIFTS + gift] = has(s.bonus, gift)
        out[place + 2 * GIFTS + gift] = has(known, gift)
    for pile in range(PILES):
        if s.top[pile] != NOTHING:
            out[place + s.top[pile]] = 1
    return place + 3 * GIFTS
