"""Chapter 17: the decks (17.9). No order is kept: a card is drawn by its share when it is turned up."""

from __future__ import annotations

from samobranka.core.chance import deal_kind, draw
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.record import Row
from samobranka.core.sets import bit, count_of, nth_of
from samobranka.games.archravels.parts import NOTHING, STOCK_CARDS
from samobranka.games.archravels.state import RESHUFFLED, State, card_of_request, deck_size


def draw_card(s: State, chance: Row) -> int:
    """The next card of the deck; NOTHING when there is none left at all (8.6)."""
    if deck_size(s) == 0:
        shuffle_discard(s)
    if deck_size(s) == 0:
        return NOTHING
    if s.put_back != 0:
        place = draw(chance, deck_size(s))
        if place < count_of(s.put_back):
            return draw_put_back(s, place)
    if s.upper > 0:
        requests = count_of(s.favourites_due) + s.random_due
        place = draw(chance, s.upper) if requests > 0 else s.upper
        s.upper -= 1
        if place < requests:
            return draw_request(s, place, chance)
    card = deal_kind(chance, s.deck, s.deck_cards)
    s.deck_cards -= 1
    return card


def shuffle_discard(s: State) -> None:
    """8.4: the whole discard becomes the deck; 17.8: everyone knows what it holds."""
    for card in range(STOCK_CARDS):
        s.deck[card] += s.discard[card]
        s.deck_cards += s.discard[card]
        s.discard[card] = 0
    if s.deck_cards > 0:
        s.reshuffles += 1
        happened(EVERYBODY, RESHUFFLED, 0, 0, 0)


def draw_put_back(s: State, place: int) -> int:
    """3.7: one of the requests put back, somewhere in the deck."""
    request = nth_of(s.put_back, place)
    s.put_back &= ~bit(request)
    return card_of_request(request)


def draw_request(s: State, place: int, chance: Row) -> int:
    """3.3: a favourite, or any of those that may be among the random ones (17.5)."""
    favourites = count_of(s.favourites_due)
    if place < favourites:
        request = nth_of(s.favourites_due, place)
        s.favourites_due &= ~bit(request)
    else:
        request = nth_of(s.unseen_requests, draw(chance, count_of(s.unseen_requests)))
        s.unseen_requests &= ~bit(request)
        s.random_due -= 1
    return card_of_request(request)


def draw_project(s: State, chance: Row) -> int:
    """3.8: any project that nobody has seen yet."""
    project = nth_of(s.unseen_projects, draw(chance, count_of(s.unseen_projects)))
    s.unseen_projects &= ~bit(project)
    s.project_deck -= 1
    return project
