"""The laws of the contract that can be compiled: asked at every ply of a whole match.

`judge` plays on a match by a policy and asks, in every state, all that needs no Python: that `legal` is
exactly what `refusal` allows, over all actions; that looking changes nothing, reads no
secret and remembers nothing; that every component is somewhere, in the match and in every imagined
one; what `determinize`, `outcome`, `apply` and `moment` promise. core/trial.py calls it and says what
it found; core/contract.py has the laws of views, events and words.

Those who may act, and who acted last, are asked at every ply, the other seats in turn: six seats that
think about seven hundred actions would take longer than all the rest. What is dear, dreams and the
evaluation, is asked of the seat in turn alone.

What a seat is shown is kept as a few sums (see `look`): two states that show it the same have the same.

The match is record 0. The others are there to try things out.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.chance import (
    COUNTER,
    CURSOR,
    LANE,
    LANE_A,
    LANE_B,
    LANE_C,
    SHORT,
    draw,
    imagine_word,
    seed_generator,
)
from samobranka.core.game import (
    KEPT,
    REASON_PLACE,
    Apply,
    Determinize,
    Evaluate,
    Legal,
    Movers,
    Observe,
    States,
    WhyNot,
    WriteOutcome,
    rank_in,
)
from samobranka.core.record import Row, clone
from samobranka.core.refusal import LEGAL

# Holes of the contract.
movers: Movers
legal: Legal
refusal: WhyNot
apply: Apply
outcome: WriteOutcome
determinize: Determinize
observe: Observe
evaluate: Evaluate
mark: int
row_size: int

# Holes that core/trial.py fills.
kept: Any
policy: Any
actions_in_all: int
most_legal: int
features_in_all: int

# The records.
MATCH = 0
LOOKED_AT = 1
NOISED = 2
DREAM = 3
AGAIN = 4
BEFORE = 5
UNSHOWN = 6  # what the last action would have led to in a dream of the seat
SPARE = 7  # the policy's
RECORDS = 8

# The lines of chance.
DICE = 0  # of the policy
STIR = 1  # noise, streams
SLEEP = 2  # of dreams
CHANCES = 3

# What a seat is shown, as sums.
LIST_SUM = 0
REFUSAL_SUM = 1
OBSERVATION_SUM = 2
VALUE = 3
SUMS = 4
SEEN_AT = 4  # the ply at which they were taken
SUM_ROOM = 5

STRETCH = 4  # plies for which one seat is asked everything
UNASKED = -(1 << 62)  # the value where the evaluation was not asked

NOISE_ROOM = 1 << 14
CODE_ROOM = 1 << 10

# What `judge` says: how far it came, and the law that was broken.
PLIES = 0
STATUS = 1
LAW = 2
SEAT = 3
DETAIL = 4
QUIET_SEAT = 5  # who acted last, when that was a secret choice; else NOBODY
UNSHOWN_SEAT = 6  # who acted last, when that showed it nothing new; else NOBODY
SAID = 7

# The status.
PLAYED_ON = 0
OVER = 1
WORDS_SHORT = 2
BROKEN = 3

NOBODY = -1
LAWFUL = 0

(
    CONSERVED,
    LISTED,
    TOO_MANY,
    NAMED,
    MOVERS_ACT,
    UNTOUCHED,
    LIST_SECRET,
    REFUSAL_SECRET,
    OBSERVATION_SECRET,
    VALUE_SECRET,
    DREAM_KEEPS,
    DREAM_READS,
    DREAM_FORGETS,
    DREAM_CONSERVED,
    SCORES,
    SCORING_UNTOUCHED,
    RANKS,
    SCRATCH_MEANS_NOTHING,
    MOMENT_BACK,
    MOMENT_FORGOTTEN,
    QUIET,
    CHANCE_HIDDEN,
    SHOWN_FORGOTTEN,
    ANY_ORDER,
    QUESTION_CHANGED,
) = range(1, 26)


def judge(
    i: int,
    states: States,
    rows: Any,
    seats: int,
    max_plies: int,
    tapes: Any,
    log: Any,
    known: Any,
    noise: Row,
    chances: Any,
    lists: Any,
    features: Row,
    outcomes: Any,
    sums: Any,
    codes: Row,
    said: Row,
) -> None:
    """Plays match `i`, the only one, on by the policy: a ply for each of the tapes, all laws asked.

    `said[PLIES]` are the plies so far; `known[seat]` has all bits set where a seat may know the record,
    `known[seats]` where everybody may.
    """
    said[STATUS] = PLAYED_ON
    for place in range(len(tapes)):
        law = ask_state(
            states, rows, seats, known, noise, chances, lists, features, outcomes, sums, codes, said
        )
        if law != LAWFUL:
            return
        may = movers(states, MATCH)
        if may == 0 or said[PLIES] >= max_plies:
            said[STATUS] = OVER
            return
        seat = some_mover(may, seats, NOBODY, chances[DICE])
        count = legal(states, MATCH, seat, lists[0])
        action = policy(states, rows, MATCH, SPARE, seat, lists[0], count, chances[DICE])
        clone(rows, MATCH, BEFORE, mark)
        apply(states, MATCH, seat, action, tapes[place])
        if tapes[place][SHORT] != 0:
            clone(rows, BEFORE, MATCH, mark)
            said[STATUS] = WORDS_SHORT
            return
        log[place][0] = seat
        log[place][1] = action
        said[PLIES] += 1
        law = ask_action(
            states, rows, seats, seat, action, may, tapes[place], known, noise, chances, lists, said
        )
        if law != LAWFUL:
            return


def some_mover(may: int, seats: int, but: int, chance: Row) -> int:
    """Any of those who may act, but one; NOBODY where there is no other."""
    count = 0
    for seat in range(seats):
        count += (may >> seat) & 1 != 0 and seat != but
    if count == 0:
        return NOBODY
    left = draw(chance, count)
    for seat in range(seats):
        if (may >> seat) & 1 != 0 and seat != but:
            if left == 0:
                return seat
            left -= 1
    return NOBODY


def breaks(said: Row, law: int, seat: int, detail: int) -> int:
    """Notes a broken law."""
    said[STATUS] = BROKEN
    said[LAW] = law
    said[SEAT] = seat
    said[DETAIL] = detail
    return law


# ---------------------------------------------------------------- states


def ask_state(
    states: States,
    rows: Any,
    seats: int,
    known: Any,
    noise: Row,
    chances: Any,
    lists: Any,
    features: Row,
    outcomes: Any,
    sums: Any,
    codes: Row,
    said: Row,
) -> int:
    """All laws of one state."""
    found = kept(states, MATCH)
    if found != KEPT:
        return breaks(said, CONSERVED, NOBODY, found)
    law = ask_outcome(states, rows, seats, noise, chances, outcomes, said)
    may = movers(states, MATCH)
    for seat in range(seats):
        if not is_due(seat, seats, may, said):
            if law == LAWFUL and legal(states, MATCH, seat, lists[0]) != 0:
                law = breaks(said, MOVERS_ACT, seat, 0)
            continue
        if law == LAWFUL:
            copy_noisy(rows, MATCH, LOOKED_AT, noise, chances)
            law = ask_list(states, seat, (may >> seat) & 1 != 0, lists, sums[seats], codes, said)
        if law == LAWFUL:
            law = ask_looking(
                states, rows, seats, seat, known, noise, chances, lists, features, sums, said
            )
        if law == LAWFUL and is_in_turn(seat, seats, said):
            law = ask_dreams(states, rows, seat, known, noise, chances, said)
    return law


def is_due(seat: int, seats: int, may: int, said: Row) -> bool:
    """Whether a seat is asked at this ply."""
    acted = seat == said[UNSHOWN_SEAT] or seat == said[QUIET_SEAT]
    return acted or (may >> seat) & 1 != 0 or is_in_turn(seat, seats, said)


def is_in_turn(seat: int, seats: int, said: Row) -> bool:
    """Whether a seat is asked everything: for some plies, so that two can be compared."""
    return said[PLIES] // STRETCH % seats == seat


def ask_list(
    states: States,
    seat: int,
    may: bool,
    lists: Any,
    shown: Row,
    codes: Row,
    said: Row,
) -> int:
    """`legal` lists what `refusal` allows, in order, and nothing for those who may not act."""
    count = legal(states, LOOKED_AT, seat, lists[0])
    if count > most_legal:
        return breaks(said, TOO_MANY, seat, count)
    if (count > 0) != may:
        return breaks(said, MOVERS_ACT, seat, count)
    place = 0
    total = 0
    last = LEGAL
    for action in range(actions_in_all):
        code = refusal(states, LOOKED_AT, seat, action)
        total = (total * 1000003 + code) & LANE
        if code == LEGAL:
            if place >= count or lists[0][place] != action:
                return breaks(said, LISTED, seat, action)
            place += 1
        elif code != last:
            last = code
            if not note_code(codes, code):
                return breaks(said, NAMED, seat, code)
    if place != count:
        return breaks(said, LISTED, seat, lists[0][place])
    shown[REFUSAL_SUM] = total
    return LAWFUL


def note_code(codes: Row, code: int) -> bool:
    """Puts a refusal into the set of those that were given; False where it cannot be one."""
    if code < 0:
        return False
    slot = code % CODE_ROOM
    for _ in range(CODE_ROOM):
        if codes[slot] == code:
            return True
        if codes[slot] == LEGAL:
            codes[slot] = code
            return True
        slot = (slot + 1) % CODE_ROOM
    return False


def ask_looking(
    states: States,
    rows: Any,
    seats: int,
    seat: int,
    known: Any,
    noise: Row,
    chances: Any,
    lists: Any,
    features: Row,
    sums: Any,
    said: Row,
) -> int:
    """Looking changes nothing and reads no secret; and what the last action promised holds."""
    shown = sums[seats]
    whole = is_in_turn(seat, seats, said)
    look(states, LOOKED_AT, seat, lists, features, shown, False, whole)
    if not same(rows, LOOKED_AT, MATCH):
        return breaks(said, UNTOUCHED, seat, 0)
    copy_noisy(rows, MATCH, NOISED, noise, chances)
    make_noise(rows, NOISED, known[seat], noise, chances)
    look(states, NOISED, seat, lists, features, sums[seats + 1], True, whole)
    differs = first_other(shown, sums[seats + 1])
    if differs != SUMS:
        return breaks(said, LIST_SECRET + differs, seat, 0)
    if said[UNSHOWN_SEAT] == seat:
        look(states, UNSHOWN, seat, lists, features, sums[seats + 1], True, whole)
        differs = first_other(shown, sums[seats + 1])
        if differs != SUMS:
            return breaks(said, SHOWN_FORGOTTEN, seat, differs)
    was_seen = sums[seat][SEEN_AT] == said[PLIES] - 1
    if was_seen and said[QUIET_SEAT] != NOBODY and said[QUIET_SEAT] != seat:
        differs = first_other(shown, sums[seat])
        if differs != SUMS:
            return breaks(said, QUIET, seat, differs)
    for place in range(SUMS):
        sums[seat][place] = shown[place]
    sums[seat][SEEN_AT] = said[PLIES]
    return LAWFUL


def look(
    states: States,
    k: int,
    seat: int,
    lists: Any,
    features: Row,
    shown: Row,
    refusals: bool,
    value: bool,
) -> None:
    """What a seat is shown of record k, as sums; its refusals and its value only when asked for."""
    count = legal(states, k, seat, lists[1])
    total = count
    for place in range(count):
        total = (total * 1000003 + lists[1][place]) & LANE
    shown[LIST_SUM] = total
    if refusals:
        total = 0
        for action in range(actions_in_all):
            total = (total * 1000003 + refusal(states, k, seat, action)) & LANE
        shown[REFUSAL_SUM] = total
    observe(states, k, seat, features)
    total = 0
    for place in range(features_in_all):
        total = (total * 1000003 + int(features[place])) & LANE
    shown[OBSERVATION_SUM] = total
    shown[VALUE] = evaluate(states, k, seat) if value else UNASKED


def first_other(ours: Row, theirs: Row) -> int:
    """The first of the sums that differ; SUMS where none does, of those that were asked of both."""
    for place in range(SUMS):
        asked = ours[place] != UNASKED and theirs[place] != UNASKED
        if asked and ours[place] != theirs[place]:
            return place
    return SUMS


def ask_dreams(
    states: States, rows: Any, seat: int, known: Any, noise: Row, chances: Any, said: Row
) -> int:
    """`determinize` depends on what the seat knows and on chance alone, and keeps all it knows."""
    stream = imagine_word(chances[STIR])
    copy_noisy(rows, MATCH, DREAM, noise, chances)
    dream(states, DREAM, seat, stream, chances)
    if not same_where(rows, DREAM, MATCH, known[seat]):
        return breaks(said, DREAM_KEEPS, seat, 0)
    found = kept(states, DREAM)
    if found != KEPT:
        return breaks(said, DREAM_CONSERVED, seat, found)
    copy_noisy(rows, MATCH, AGAIN, noise, chances)
    make_noise(rows, AGAIN, known[seat], noise, chances)
    dream(states, AGAIN, seat, stream, chances)
    if not same(rows, AGAIN, DREAM):
        return breaks(said, DREAM_READS, seat, 0)
    dream(states, AGAIN, seat, stream + 1, chances)
    dream(states, AGAIN, seat, stream, chances)
    return LAWFUL if same(rows, AGAIN, DREAM) else breaks(said, DREAM_FORGETS, seat, 0)


def dream(states: States, k: int, seat: int, stream: int, chances: Any) -> None:
    """Re-imagines record k."""
    seed_generator(chances[SLEEP], 1, stream)
    determinize(states, k, seat, chances[SLEEP])


def ask_outcome(
    states: States, rows: Any, seats: int, noise: Row, chances: Any, outcomes: Any, said: Row
) -> int:
    """Scoring leaves the record alone, remembers nothing, and ranks are 1 + those ahead."""
    copy_noisy(rows, MATCH, LOOKED_AT, noise, chances)
    outcome(states, LOOKED_AT, outcomes[0])
    if not same(rows, LOOKED_AT, MATCH):
        return breaks(said, SCORING_UNTOUCHED, NOBODY, 0)
    copy_noisy(rows, MATCH, LOOKED_AT, noise, chances)
    outcome(states, LOOKED_AT, outcomes[1])
    for place in range(REASON_PLACE, 1 + 2 * seats):
        if outcomes[0][place] != outcomes[1][place]:
            return breaks(said, SCORES, NOBODY, place)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += rank_in(outcomes[0], other) < rank_in(outcomes[0], seat)
        if rank_in(outcomes[0], seat) != 1 + ahead:
            return breaks(said, RANKS, seat, rank_in(outcomes[0], seat))
    return LAWFUL


# ---------------------------------------------------------------- actions


def ask_action(
    states: States,
    rows: Any,
    seats: int,
    seat: int,
    action: int,
    may: int,
    tape: Row,
    known: Any,
    noise: Row,
    chances: Any,
    lists: Any,
    said: Row,
) -> int:
    """All laws of one action, just done: record BEFORE is the match before it."""
    words = tape[CURSOR]
    copy_noisy(rows, BEFORE, LOOKED_AT, noise, chances)
    rewind(tape)
    apply(states, LOOKED_AT, seat, action, tape)
    if not same(rows, LOOKED_AT, MATCH) or tape[CURSOR] != words:
        return breaks(said, SCRATCH_MEANS_NOTHING, seat, action)
    moment = states[MATCH].moment - states[BEFORE].moment
    if moment < 0:
        return breaks(said, MOMENT_BACK, seat, action)
    is_quiet = moment == 0 and states[MATCH].shown == states[BEFORE].shown
    is_open = moment == 0 and not is_quiet and (may & ~(1 << seat)) != 0
    said[QUIET_SEAT] = seat if is_quiet else NOBODY
    if moment == 0 and not is_open and not same_where(rows, MATCH, BEFORE, known[seats]):
        return breaks(said, MOMENT_FORGOTTEN, seat, action)
    if is_open:
        for other in range(seats):
            if other != seat and (may >> other) & 1 != 0 and not asked_alike(states, other, lists):
                return breaks(said, QUESTION_CHANGED, other, action)
    said[UNSHOWN_SEAT] = NOBODY
    if movers(states, MATCH) == 0:
        return LAWFUL
    law = LAWFUL
    if words == 0 and states[MATCH].shown == states[BEFORE].shown:
        law = ask_shown(states, rows, seat, action, tape, noise, chances, said)
    if law == LAWFUL and words == 0 and moment == 0:
        other = some_mover(movers(states, MATCH), seats, seat, chances[STIR])
        if other != NOBODY and (may >> other) & 1 != 0:
            law = ask_order(states, rows, seat, action, other, tape, chances, lists, said)
    return law


def asked_alike(states: States, seat: int, lists: Any) -> bool:
    """An open choice leaves what another seat may choose."""
    count = legal(states, BEFORE, seat, lists[0])
    if legal(states, MATCH, seat, lists[1]) != count:
        return False
    differs = 0
    for place in range(count):
        differs |= lists[0][place] ^ lists[1][place]
    return differs == 0


def ask_shown(
    states: States,
    rows: Any,
    seat: int,
    action: int,
    tape: Row,
    noise: Row,
    chances: Any,
    said: Row,
) -> int:
    """An action that asks no chance and shows nothing asks none in a dream of the seat either; what the
    seat is shown after it is compared in the next state."""
    copy_noisy(rows, BEFORE, UNSHOWN, noise, chances)
    dream(states, UNSHOWN, seat, imagine_word(chances[STIR]), chances)
    rewind(tape)
    apply(states, UNSHOWN, seat, action, tape)
    if tape[CURSOR] != 0:
        return breaks(said, CHANCE_HIDDEN, seat, action)
    said[UNSHOWN_SEAT] = seat
    return LAWFUL


def ask_order(
    states: States,
    rows: Any,
    seat: int,
    action: int,
    other: int,
    tape: Row,
    chances: Any,
    lists: Any,
    said: Row,
) -> int:
    """Those who choose at once may do so in any order."""
    count = legal(states, MATCH, other, lists[1])
    if count == 0:
        return LAWFUL
    choice = lists[1][draw(chances[STIR], count)]
    clone(rows, MATCH, LOOKED_AT, mark)
    rewind(tape)
    apply(states, LOOKED_AT, other, choice, tape)
    clone(rows, BEFORE, AGAIN, mark)
    rewind(tape)
    apply(states, AGAIN, other, choice, tape)
    rewind(tape)
    apply(states, AGAIN, seat, action, tape)
    return LAWFUL if same(rows, LOOKED_AT, AGAIN) else breaks(said, ANY_ORDER, other, choice)


def rewind(tape: Row) -> None:
    """The tape from its beginning; past its end the same words come again, too."""
    tape[CURSOR] = 0
    tape[SHORT] = 0
    tape[LANE_A] = 0
    tape[LANE_B] = 0
    tape[LANE_C] = 0
    tape[COUNTER] = 0


# ---------------------------------------------------------------- records


def copy_noisy(rows: Any, source: int, target: int, noise: Row, chances: Any) -> None:
    """Copies a record, and fills the scratch of the copy with noise."""
    clone(rows, source, target, mark)
    start = draw(chances[STIR], NOISE_ROOM)
    for place in range(row_size - mark):
        rows[target][mark + place] = noise[start + place]


def make_noise(rows: Any, k: int, known: Row, noise: Row, chances: Any) -> None:
    """Overwrites with noise what is not known of a record."""
    start = draw(chances[STIR], NOISE_ROOM)
    for place in range(mark):
        rows[k][place] = (rows[k][place] & known[place]) | (noise[start + place] & ~known[place])


def same(rows: Any, one: int, other: int) -> bool:
    """Whether two records are equal, up to the mark."""
    differs = 0
    for place in range(mark):
        differs |= rows[one][place] ^ rows[other][place]
    return differs == 0


def same_where(rows: Any, one: int, other: int, known: Row) -> bool:
    """Whether two records are equal in what is known of them."""
    differs = 0
    for place in range(mark):
        differs |= (rows[one][place] ^ rows[other][place]) & known[place]
    return differs == 0
