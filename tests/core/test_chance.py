"""Chance: unbiased, replayable, equal in every engine, and provable afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samobranka.core import chance as chance_module
from samobranka.core.chance import (
    CURSOR,
    HEADER,
    LANE,
    WORD_RANGE,
    draw,
    draw_kind,
    generator,
    imagine,
    imagine_word,
    named_secret,
    new_secret,
    ran_short,
    seal_of,
    seed_generator,
    seed_of,
    shuffle,
    tape,
    words_of,
    words_read,
)
from samobranka.core.engine import Cpu, Interpreted
from samobranka.core.record import Row

SIDES = (1, 2, 3, 5, 6, 7, 10, 45, 1000, 65537, (1 << 31) - 1)


# ---------------------------------------------------------------- draw, on a tape


def with_globals(function: Callable[..., Any], **changed: Any) -> Callable[..., Any]:
    """The same function where some of what it names is something else."""
    assert isinstance(function, FunctionType)
    return FunctionType(function.__code__, {**vars(chance_module), **changed})


@pytest.mark.parametrize("n", range(1, 65))
def test_draw_is_even_over_all_words_of_a_smaller_range(n: int) -> None:
    small_draw = with_globals(draw, WORD_RANGE=64)
    outcomes = []
    for word in range(64):
        row = tape([word])
        outcome = small_draw(row, n)
        if not ran_short(row):
            outcomes.append(outcome)
    assert Counter(outcomes) == dict.fromkeys(range(n), 64 // n)


@pytest.mark.parametrize("n", SIDES)
def test_draw_rejects_exactly_the_uneven_last_words(n: int) -> None:
    even = WORD_RANGE // n * n
    near_the_end = {even - n, even - 1, even, even + 1, WORD_RANGE - n, WORD_RANGE - 1}
    for word in sorted(w for w in near_the_end if 0 <= w < WORD_RANGE):
        row = tape([word, 0])
        assert draw(row, n) == (word % n if word < even else 0)
        assert len(words_read(row)) == (1 if word < even else 2)


@pytest.mark.parametrize("n", SIDES)
def test_a_word_below_n_is_the_outcome_itself(n: int) -> None:
    for word in (0, n // 2, n - 1):
        assert draw(tape([word]), n) == word


def test_draw_reads_on_after_a_rejected_word() -> None:
    row = tape([LANE, LANE, 5, 4])
    assert [draw(row, 3), draw(row, 3)] == [2, 1]
    assert words_read(row) == [LANE, LANE, 5, 4]
    assert not ran_short(row)


def test_an_empty_tape_is_marked_short() -> None:
    row = tape()
    assert 0 <= draw(row, 6) < 6
    assert ran_short(row)
    assert words_read(row) == []


def test_the_loop_ends_when_a_tape_runs_short_on_rejected_words() -> None:
    row = tape([LANE])
    assert 0 <= draw(row, 3) < 3
    assert ran_short(row)
    assert row[CURSOR] == 1


def test_a_rule_that_draws_until_it_fits_ends_on_a_short_tape() -> None:
    """Otherwise a table could hang while it is prepared."""
    row = tape([1])
    drawn = {draw(row, 6) for _ in range(200)}
    assert drawn == set(range(6))
    assert ran_short(row)


def test_the_mark_of_a_short_tape_stays() -> None:
    row = tape([1])
    assert draw(row, 6) == 1
    assert not ran_short(row)
    draw(row, 6)
    draw(row, 6)
    assert ran_short(row)


def test_a_longer_tape_repeats_what_the_short_one_gave() -> None:
    short, long = tape([7, 8]), tape([7, 8, 9])
    assert [draw(short, 5) for _ in range(2)] == [draw(long, 5) for _ in range(2)]
    assert draw(long, 5) == 4
    assert not ran_short(long)


def test_a_tape_gives_exact_ints() -> None:
    row = tape([LANE - 1])
    assert type(draw(row, 10)) is int
    assert {type(word) for word in words_read(row)} == {int}


# ---------------------------------------------------------------- shuffles and decks


def test_shuffle_reaches_every_order_of_four_exactly_once() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for words in product(range(4), range(3), range(2)):
        row, items = tape(words), [0, 1, 2, 3]
        shuffle(row, items, 4)
        assert words_read(row) == list(words)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_shuffle_leaves_what_comes_after_alone() -> None:
    items = [0, 1, 2, 8, 9]
    shuffle(tape([0, 0]), items, 3)
    assert sorted(items[:3]) == [0, 1, 2]
    assert items[3:] == [8, 9]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_asks_no_chance(count: int) -> None:
    row, items = tape(), [4, 5]
    shuffle(row, items, count)
    assert items == [4, 5]
    assert not ran_short(row)


def test_draw_kind_is_exact_over_all_words() -> None:
    counts = [3, 0, 2, 5, 0]
    drawn = Counter(draw_kind(tape([word]), counts, 10) for word in range(10))
    assert drawn == {0: 3, 2: 2, 3: 5}


def test_draw_kind_leaves_the_deck_to_its_caller() -> None:
    counts = [1, 1]
    draw_kind(tape([1]), counts, 2)
    assert counts == [1, 1]


# ---------------------------------------------------------------- the generator for imagining


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counting generator, written down from its description."""
    while True:
        output = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + 8 * c) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + output) % 2**32
        yield output


KNOWN_WORDS = [441792574, 614447336, 1644328534, 3387734806]
SEEDS = [(0, 0), (1, 0), (0, 1), (2**63 - 1, 2**40 + 5), (0xDEADBEEF12345678 - 2**64, 3)]


@pytest.mark.parametrize(("seed", "stream"), SEEDS)
def test_the_generator_is_sfc32(seed: int, stream: int) -> None:
    low, high = seed % 2**32, seed // 2**32 % 2**32
    reference = islice(sfc32(low, high, stream % 2**32, 1 + stream // 2**32), 12, 1012)
    row = generator(seed, stream)
    assert [imagine_word(row) for _ in range(1000)] == list(reference)


def test_known_words_of_the_generator() -> None:
    row = generator(1, 0)
    assert [imagine_word(row) for _ in range(4)] == KNOWN_WORDS


def test_streams_differ() -> None:
    seeds = [0, 1, 2, 2**32, 2**32 + 1]
    beginnings = set()
    for seed, stream in product(seeds, seeds):
        row = generator(seed, stream)
        beginnings.add(tuple(imagine_word(row) for _ in range(3)))
    assert len(beginnings) == len(seeds) ** 2


def test_seeding_again_begins_again() -> None:
    row = generator(5, 6)
    first = [draw(row, 100) for _ in range(20)]
    seed_generator(row, 5, 6)
    assert [draw(row, 100) for _ in range(20)] == first


def scripted_imagine(words: list[int], n: int) -> tuple[int, int]:
    """What `imagine` makes of these words, and how many it took."""
    given_words = iter(words)
    taken: list[int] = []

    def next_scripted(_: Row) -> int:
        taken.append(next(given_words))
        return taken[-1]

    return with_globals(imagine, imagine_word=next_scripted)([], n), len(taken)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 45, 1000])
def test_imagine_gives_every_outcome_the_same_number_of_words(n: int) -> None:
    for outcome in range(n):
        first = -(-outcome * WORD_RANGE // n)
        after = -(-(outcome + 1) * WORD_RANGE // n)
        rejected = 0
        for word in (first, first + 1, after - 1):
            imagined, taken = scripted_imagine([word, after - 1], n)
            assert imagined == outcome
            rejected += taken - 1
        assert after - first - rejected == WORD_RANGE // n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 45])
def test_imagined_frequencies_are_even(n: int) -> None:
    row, each = generator(20261115), 2000
    drawn = Counter(draw(row, n) for _ in range(each * n))
    assert set(drawn) == set(range(n))
    deviation = sum((count - each) ** 2 / each for count in drawn.values())
    assert deviation < n + 8 * n**0.5  # chi square, far beyond its usual spread


def test_imagined_draws_stay_below_n_even_for_the_widest() -> None:
    row = generator(3)
    drawn = [draw(row, (1 << 31) - 1) for _ in range(200)]
    assert 0 <= min(drawn) < 1 << 29
    assert 3 << 29 < max(drawn) < (1 << 31) - 1


# ---------------------------------------------------------------- equal in every engine


def ask_much(i: int, chances: Any, items: Any, counts: Row, out: Any, seed: int) -> None:
    """Asks generator i everything that rules may ask."""
    chance, answers, line = chances[i], out[i], items[i]
    seed_generator(chance, seed, i)
    for place in range(40):
        answers[place] = draw(chance, 1 + place * place * place)
    for place in range(10):
        line[place] = place
    shuffle(chance, line, 10)
    for place in range(40, 60):
        answers[place] = draw_kind(chance, counts, 10)


def ask_tape(i: int, tapes: Any, out: Any, n: int) -> None:
    """Draws until the tape runs short."""
    for place in range(8):
        out[i][place] = draw(tapes[i], n)


def _asked(engine: Interpreted | Cpu, seed: int) -> list[list[int]]:
    chances, items, out = engine.grid(20, HEADER), engine.grid(20, 10), engine.grid(20, 60)
    counts = engine.row(5)
    for kind, count in enumerate((3, 0, 2, 5, 0)):
        counts[kind] = count
    engine.kernel(ask_much)(20, chances, items, counts, out, seed)
    return [[int(x) for x in part] for grid in (chances, items, out) for part in grid]


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_the_generator_is_the_same_in_machine_code(interpreted: Interpreted, cpu: Cpu) -> None:
    for seed in (0, 2**62 + 12345, -7):
        assert _asked(interpreted, seed) == _asked(cpu, seed)


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_tapes_are_the_same_in_machine_code(interpreted: Interpreted, cpu: Cpu) -> None:
    words = [LANE, 0, LANE - 1, WORD_RANGE // 2, LANE, 3, 4]
    for n in (1, 3, 6, 7, (1 << 31) - 1):
        answers = []
        for engine in (interpreted, cpu):
            row, out = engine.lend(tape(words)), engine.grid(1, 8)
            tapes = [row] if engine is interpreted else row.reshape(1, -1)
            engine.kernel(ask_tape)(1, tapes, out, n)
            answers.append([[int(x) for x in out[0]], [int(x) for x in row]])
        assert answers[0] == answers[1]


# ---------------------------------------------------------------- sealed seeds
#
# The whole encoding, for whoever writes it in another language: every piece is preceded by its
# length (4 bytes, big end first); the first piece says what the digest is for. A seat is 2 bytes,
# a log entry 8, big end first; a word is 4 bytes of the answer, big end first.

SECRET = bytes(range(32))

KNOWN_SEAL = "50cf8ed83270d16819045e290b4efd19470b49bb11ad5f067eabf5c53944f3d3"
KNOWN_SEED = "b1e53f57b7aff1e4f7a39d1c8cf61cdcff416ae33c3221dd721c8c7dceb91195"
KNOWN_ENTRY_0 = [2116972674, 610283786, 2264398580, 384747375]
KNOWN_ENTRY_1 = [2776851849, 3000422439, 1572158347, 122312869]


def encoded(*pieces: bytes) -> bytes:
    return b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)


def shake(length: int, *pieces: bytes) -> bytes:
    return hashlib.shake_256(encoded(*pieces)).digest(length)


def test_the_seal() -> None:
    assert seal_of(SECRET) == shake(32, b"samobranka seal 1", SECRET)


def test_the_secret_of_a_name() -> None:
    assert named_secret("скатерть") == shake(32, b"samobranka named secret 1", "скатерть".encode())


def test_the_seed_without_contributions() -> None:
    assert seed_of(SECRET, {}) == shake(32, b"samobranka seed 1", SECRET)


def test_the_seed_with_contributions_in_seat_order() -> None:
    pieces = (b"\x00\x00", b"from zero", b"\x00\x03", b"", b"\x01\x00", b"far away")
    expected = shake(32, b"samobranka seed 1", SECRET, *pieces)
    assert seed_of(SECRET, {256: b"far away", 0: b"from zero", 3: b""}) == expected


def test_the_words_of_an_entry() -> None:
    seed = seed_of(SECRET, {})
    stream = shake(40, b"samobranka words 1", seed, b"\x00\x00\x00\x00\x00\x00\x01\x02")
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 40, 4)]
    words = words_of(seed, 258, 10)
    assert words == expected
    assert {type(word) for word in words} == {int}


def test_known_answers_for_other_implementations() -> None:
    seed = seed_of(SECRET, {0: b"a", 2: b"bc"})
    assert seal_of(SECRET).hex() == KNOWN_SEAL
    assert seed.hex() == KNOWN_SEED
    assert words_of(seed, 0, 4) == KNOWN_ENTRY_0
    assert words_of(seed, 1, 4) == KNOWN_ENTRY_1


@given(st.binary(max_size=40), st.integers(0, 2**64 - 1), st.integers(0, 20), st.integers(0, 100))
def test_a_longer_answer_begins_with_the_shorter(
    seed: bytes, entry: int, count: int, more: int
) -> None:
    shorter = words_of(seed, entry, count)
    assert words_of(seed, entry, count + more)[:count] == shorter
    assert len(shorter) == count


def test_every_entry_has_words_of_its_own() -> None:
    seed = seed_of(SECRET, {})
    assert len({tuple(words_of(seed, entry, 4)) for entry in range(1000)}) == 1000


def test_who_contributed_what_matters_but_not_the_order_of_telling() -> None:
    assert seed_of(SECRET, {0: b"x", 1: b"y"}) == seed_of(SECRET, {1: b"y", 0: b"x"})
    different = [{}, {0: b""}, {0: b"x"}, {1: b"x"}, {0: b"x", 1: b"y"}, {0: b"y", 1: b"x"}]
    assert len({seed_of(SECRET, given_by) for given_by in different}) == len(different)


def test_pieces_cannot_run_into_each_other() -> None:
    alike_when_glued = [
        seed_of(SECRET + b"\x00\x00x", {}),
        seed_of(SECRET, {0: b"x"}),
        seed_of(SECRET + b"\x00", {0: b"x"}),
        seed_of(SECRET, {0: b"x\x00\x01y"}),
        seed_of(SECRET, {0: b"x", 1: b"y"}),
    ]
    assert len(set(alike_when_glued)) == len(alike_when_glued)


@given(st.lists(st.binary(max_size=3), max_size=4), st.lists(st.binary(max_size=3), max_size=4))
def test_different_pieces_are_encoded_differently(one: list[bytes], other: list[bytes]) -> None:
    assert (encoded(*one) == encoded(*other)) == (one == other)


def test_purposes_are_kept_apart() -> None:
    assert len({seal_of(b"x"), seed_of(b"x", {}), named_secret("x")}) == 3


def test_new_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert {len(secret) for secret in made} == {32}
