"""What is not conserved: every component of the box is somewhere, once."""

from __future__ import annotations

from samobranka.core.sets import bit, count_of
from samobranka.games.archravels.parts import (
    ALL_PROJECTS,
    ALL_REQUESTS,
    COLOURS,
    COPIES,
    ITEMS,
    NOTHING,
    PROJECTS,
    PROJECTS_FOR,
    RANDOM_REQUESTS,
    REQUESTS,
    ROW,
    SLOTS,
    STOCK_CARDS,
    TILE_ITEM,
    TILES,
)
from samobranka.games.archravels.state import State, is_request, request_of


def faults(s: State) -> list[str]:
    """Every component of the box is somewhere, once."""
    if s.turns == 0:
        return _board_faults(s)
    return [
        *_board_faults(s),
        *_tile_faults(s),
        *_stock_faults(s),
        *_request_faults(s),
        *_project_faults(s),
        *_token_faults(s),
    ]


def _board_faults(s: State) -> list[str]:
    boards = [s.board[seat] for seat in range(s.seats) if s.board[seat] != NOTHING]
    return [] if len(set(boards)) == len(boards) else [f"boards are {boards}"]


def _tile_faults(s: State) -> list[str]:
    places = [(s.tile[seat, item], item) for seat in range(s.seats) for item in range(ITEMS)]
    dealt = [(tile, item) for tile, item in places if tile != NOTHING]
    found = [f"tile {tile} as {item}" for tile, item in dealt if TILE_ITEM[tile] != item]
    if len({tile for tile, _ in dealt}) != len(dealt) or len(dealt) > TILES:
        found.append(f"tiles are {dealt}")
    return found


def _stock_faults(s: State) -> list[str]:
    """Yarn cards and events."""
    found = []
    for card in range(STOCK_CARDS):
        lying = sum(s.slot[slot] == card for slot in range(SLOTS))
        count = s.deck[card] + s.discard[card] + lying
        if count != COPIES[s.deck_is, card]:
            found.append(f"{count} of card {card}")
    if s.deck_cards != sum(s.deck[card] for card in range(STOCK_CARDS)):
        found.append("deck_cards")
    return found


def _request_faults(s: State) -> list[str]:
    seen = [s.held[seat] for seat in range(s.seats)] + [s.finished[seat] for seat in range(s.seats)]
    lying = sum(bit(request_of(c)) for c in map(s.slot.__getitem__, range(SLOTS)) if is_request(c))
    places = [*seen, lying, s.put_back, s.favourites_due, s.unseen_requests]
    found = []
    if sum(places) != ALL_REQUESTS or sum(count_of(place) for place in places) != REQUESTS:
        found.append(f"requests are {places}")
    in_play = sum(count_of(place) for place in places[:-1]) + s.random_due
    if in_play != (1 + RANDOM_REQUESTS) * s.seats:
        found.append(f"{in_play} requests in play")
    if s.upper < count_of(s.favourites_due) + s.random_due:
        found.append("upper")
    return found


def _project_faults(s: State) -> list[str]:
    row = [s.row[place] for place in range(ROW) if s.row[place] != NOTHING]
    finished = [s.projects[seat] for seat in range(s.seats)]
    places = [*finished, sum(bit(project) for project in row), s.unseen_projects]
    found = []
    if sum(places) != ALL_PROJECTS or sum(count_of(place) for place in places) != PROJECTS:
        found.append(f"projects are {places}")
    if sum(count_of(place) for place in places[:-1]) + s.project_deck != PROJECTS_FOR[s.seats]:
        found.append("project_deck")
    return found


def _token_faults(s: State) -> list[str]:
    """Nobody owes tokens."""
    owed = [
        seat
        for seat in range(s.seats)
        if min(s.bowl[seat, colour] for colour in range(COLOURS)) < 0
        or min(s.items[seat, item] for item in range(ITEMS)) < 0
    ]
    return [f"seat {seat} owes tokens" for seat in owed]
