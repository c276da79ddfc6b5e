"""How well a seat stands: the greedy bot's eye.

Where only last crafts are left nothing can be promised any more: then the points count that the seat
will have, with what it is about to make.

Counted in hundredths of a point: the score, plus what items, yarn, requests and the works still ahead
promise. An item that a project of the row asks for promises more than it is worth alone; yarn promises
most when it nearly makes such an item. What is begun (tokens to lay or take, works to do) is counted
as if it were done. The numbers were found by letting variants play each other.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.sets import nth_of
from samobranka.games.archravels.parts import (
    CARD_ANY,
    CARD_YARN,
    COLOURS,
    CRAFT,
    CRAFT_ANY,
    EMPTY_SLOT_YARN,
    EXCHANGE,
    FAVOURITE_POINTS,
    HAS_TILE,
    ITEM_POINTS,
    ITEMS,
    MOST_WORKS,
    NOTHING,
    PATTERN_COUNT,
    PATTERN_RULE,
    POINT,
    PROJECT_ITEMS,
    REQUEST_POINTS,
    ROW,
    SHOP,
    SLOTS,
    TAKE_THREE_YARN,
    WORK_OF,
    YARN_POINTS,
)
from samobranka.games.archravels.patterns import missing_tokens, tokens_in
from samobranka.games.archravels.phases.laying import count_for, open_bowl, rule_for
from samobranka.games.archravels.scoring import finished_by, score
from samobranka.games.archravels.state import (
    FINAL,
    FINAL_GOES_ON,
    IN_CIRCLE,
    LAYING,
    OVER,
    TAKING,
    State,
    favourite_of,
    is_item,
    pattern_of,
    request_in,
    thing_of_request,
)

QUARTER = 25
TOKEN = 190  # a token of yarn, for which a point will be taken away in the end
TOKEN_MORE = 130  # one beyond FEW
TOKEN_MANY = 80  # one beyond MANY
FEW = 10
MANY = 16
NEEDED = 100  # per token of an item that the row asks for, beyond its own points
UNNEEDED = 15  # of one that it does not
NEARLY = 40  # per token, for yarn that would make a needed item
LEARNED = 300  # freedom of colours, besides the points
HELD = 45  # hundredths of its points that an unfinished request is expected to cost no more
NEARLY_REQUEST = 120  # hundredths of its points, for yarn that would make a held request
FAVOURITE = 70  # hundredths of the bonus
CAT = -300
CLOSE = 300  # the project nearest to its end
EXCHANGE_AHEAD = 60
AHEAD = 85  # hundredths of what works ahead promise


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    value = QUARTER * score(s, seat)
    if s.character[seat] == NOTHING:
        return value
    if is_last_of(s, seat):
        return value + finished_by(s, seat) + last_gain(s, seat)
    open_bowl(s, seat)
    count_needs(s, seat)
    if s.cat[seat] or (s.cat_again and s.active == seat):
        value += CAT
    value += promise_of_items(s, seat) + promise_of_tokens(tokens_to_come(s, seat))
    value += promise_of_projects(s, seat) + promise_of_patterns(s, seat)
    value += promise_of_requests(s, seat)
    if s.asked == seat and s.phase == LAYING:
        value += gain_of(s, seat, s.making)
    if s.asked == seat:
        value += promise_of_works(s, seat) * AHEAD // 100
    return value


# ---------------------------------------------------------------- where the end has come


def is_last_of(s: State, seat: int) -> bool:
    """14.3: whether the seat has nothing ahead but a last craft. Who brought the end has none (14.4);
    it goes on hoping till all is over, or it would never dare to finish the last project."""
    return has_end_come(s) and (s.active != seat or s.phase == OVER)


def has_end_come(s: State) -> bool:
    """14.3: only last crafts are left, or nothing."""
    if s.phase == LAYING:
        return s.afterwards == FINAL_GOES_ON
    return s.phase == FINAL or s.phase == FINAL_GOES_ON or s.phase == OVER


def last_gain(s: State, seat: int) -> int:
    """What the tokens still to be laid bring: the thing that is made of them, and 15.7."""
    if s.asked != seat or s.phase != LAYING:
        return 0
    return -s.more * YARN_POINTS * QUARTER + last_points(s, seat, s.making)


def last_points(s: State, seat: int, thing: int) -> int:
    """The points of a thing that is about to be made; 16.2: a request also decides between equals."""
    if is_item(thing):
        return ITEM_POINTS[thing] * QUARTER
    request = request_in(thing)
    points = 2 * REQUEST_POINTS[request]  # 15.2, and 15.6 no longer
    if request == favourite_of(s, seat):
        points += FAVOURITE_POINTS
    return points * QUARTER + 1


def count_needs(s: State, seat: int) -> None:
    """How many more of each item the row asks for, into `s.spare`; negative: there are too many."""
    for item in range(ITEMS):
        s.spare[item] = -s.items[seat, item]
        for place in range(ROW):
            if s.row[place] != NOTHING:
                s.spare[item] += PROJECT_ITEMS[s.row[place], item]
    if s.asked == seat and s.phase == LAYING and is_item(s.making):
        s.spare[s.making] -= 1


def promise_of_items(s: State, seat: int) -> int:
    """Items beyond their own points, and the freedom of learned patterns."""
    value = 0
    for item in range(ITEMS):
        unneeded = min(max(0, -s.spare[item]), s.items[seat, item])
        needed = s.items[seat, item] - unneeded
        value += PATTERN_COUNT[item] * (NEEDED * needed + UNNEEDED * unneeded)
        if HAS_TILE[item] and s.is_learned[seat, item]:
            value += LEARNED
    return value


def tokens_to_come(s: State, seat: int) -> int:
    """The tokens of the bowl, after what is being laid or taken."""
    tokens = tokens_in(s.stock)
    if s.asked == seat and s.phase == LAYING:
        return tokens - s.more
    return tokens + s.more if s.asked == seat and s.phase == TAKING else tokens


def promise_of_tokens(tokens: int) -> int:
    """Yarn of whatever colour: the more there is, the less the next one helps."""
    value = TOKEN * min(tokens, FEW)
    value += TOKEN_MORE * min(max(0, tokens - FEW), MANY - FEW)
    return value + TOKEN_MANY * max(0, tokens - MANY)


def promise_of_projects(s: State, seat: int) -> int:
    """How far the project of the row is that is nearest to its end."""
    best = 0
    for place in range(ROW):
        if s.row[place] != NOTHING:
            best = max(best, done_share(s, seat, s.row[place]))
    return CLOSE * best * best // 10000


def done_share(s: State, seat: int, project: int) -> int:
    """Hundredths of a project's items, by their yarn, that the seat has."""
    asked = 0
    there = 0
    for item in range(ITEMS):
        asked += PROJECT_ITEMS[project, item] * PATTERN_COUNT[item]
        there += min(PROJECT_ITEMS[project, item], s.items[seat, item]) * PATTERN_COUNT[item]
    return 100 * there // asked


def promise_of_patterns(s: State, seat: int) -> int:
    """Yarn that makes, or nearly makes, an item which is needed."""
    value = 0
    for item in range(ITEMS):
        if s.spare[item] > 0:
            value += nearness(s, pattern_of(s, seat, item)) * NEARLY * PATTERN_COUNT[item] // 100
    return value


def nearness(s: State, pattern: int) -> int:
    """Hundredths, squared, of the tokens of a pattern that are in the open bowl."""
    count = count_for(s, pattern)
    missing = missing_tokens(PATTERN_RULE[pattern], pattern, count, s.stock)
    share = 100 * (count - missing) // count
    return share * share // 100


def promise_of_requests(s: State, seat: int) -> int:
    """Held requests: part of the loss is made good, more when the yarn is nearly there."""
    value = 0
    rest = s.held[seat]
    while rest != 0:
        request = nth_of(rest, 0)
        rest &= rest - 1
        pattern = pattern_of(s, seat, thing_of_request(request))
        points = REQUEST_POINTS[request] * QUARTER
        value += points * HELD // 100
        value += points * NEARLY_REQUEST * nearness(s, pattern) // 10000
        if request == favourite_of(s, seat):
            value += FAVOURITE_POINTS * QUARTER * FAVOURITE // 100
    return value


def gain_of(s: State, seat: int, thing: int) -> int:
    """What a thing adds once it is made, without the yarn it takes."""
    if is_item(thing):
        per_token = POINT * QUARTER + (NEEDED if s.spare[thing] >= 0 else UNNEEDED)
        return PATTERN_COUNT[thing] * per_token
    request = request_in(thing)
    value = 2 * REQUEST_POINTS[request] * QUARTER
    if request == favourite_of(s, seat):
        value += FAVOURITE_POINTS * QUARTER
    return value - REQUEST_POINTS[request] * QUARTER * HELD // 100


# ---------------------------------------------------------------- what is still ahead


def promise_of_works(s: State, seat: int) -> int:
    """Works of the space that may still be done; crafts of the circle and of the end."""
    if s.phase == IN_CIRCLE or s.phase == FINAL:
        return best_craft(s, seat, CRAFT)
    if s.active != seat:
        return 0
    value = 0
    for place in range(MOST_WORKS):
        if s.left[place] > 0:
            work = WORK_OF[s.board[seat], s.marker[seat], place]
            value += promise_of_work(s, seat, work, s.left[place])
    return value


def promise_of_work(s: State, seat: int, work: int, times: int) -> int:
    """One work, so many times."""
    if work == SHOP:
        return promise_of_slots(s, times)
    if work == CRAFT or work == CRAFT_ANY:
        if s.cat[seat]:
            return 0
        return times * best_craft(s, seat, work)
    return EXCHANGE_AHEAD if work == EXCHANGE else TAKE_THREE_YARN * next_token(s)


def next_token(s: State) -> int:
    """What one token more is worth, less the point it will cost."""
    tokens = tokens_in(s.stock)
    return promise_of_tokens(tokens + 1) - promise_of_tokens(tokens) - POINT * QUARTER


def promise_of_slots(s: State, times: int) -> int:
    """The tokens of the best slots that may still be taken."""
    tokens = 0
    for size in range(3, 0, -1):
        for slot in range(SLOTS):
            if times > 0 and not s.is_taken[slot] and tokens_at(s, slot) == size:
                tokens += size
                times -= 1
    return tokens * next_token(s)


def tokens_at(s: State, slot: int) -> int:
    """How many tokens a slot gives, at most three."""
    card = s.slot[slot]
    if card == NOTHING:
        return EMPTY_SLOT_YARN
    tokens = CARD_ANY[card]
    for colour in range(COLOURS):
        tokens += CARD_YARN[card, colour]
    return min(3, tokens)


def best_craft(s: State, seat: int, work: int) -> int:
    """The most that one craft from the open bowl would bring."""
    best = 0
    for item in range(ITEMS):
        best = max(best, craft_value(s, seat, item, work))
    rest = s.held[seat]
    while rest != 0:
        best = max(best, craft_value(s, seat, thing_of_request(nth_of(rest, 0)), work))
        rest &= rest - 1
    return best


def craft_value(s: State, seat: int, thing: int, work: int) -> int:
    """What crafting a thing would bring, less its yarn; 0 when the bowl cannot pay."""
    pattern = pattern_of(s, seat, thing)
    count = count_for(s, pattern)
    tokens = tokens_in(s.stock)
    if missing_tokens(rule_for(pattern, work), pattern, count, s.stock) > 0:
        return 0
    cost = promise_of_tokens(tokens) - promise_of_tokens(tokens - count)
    gain = gain_of(s, seat, thing)
    if is_item(thing) and s.spare[thing] <= 0:
        gain -= PATTERN_COUNT[thing] * (NEEDED - UNNEEDED)
    return max(0, gain + count * POINT * QUARTER - cost)
