"""Chance: the only randomness in rules, and the proof that nobody bent it.

Rules take chance as an argument, a line of integers, and ask it with `draw`, `shuffle` and
`draw_kind`. It is one of two things:

* a *tape*: words given from outside. Live matches, records and tests run on tapes. A word below n
  is the outcome of `draw(chance, n)` itself, so a real game's dice can be written down as a tape.
  Past its end the tape is marked short and the caller repeats the call with a longer one.
* a *generator* for imagining (sfc32: 128 bits in 32-bit lanes, no products, so equal in all three
  engines). Search and playouts run on it; it never touches a match's seed.

In a live match the words of log entry k are SHAKE-256(seed, k). The seed itself is SHAKE-256 of the
host's secret and of what each person's client contributed. Before the match the host publishes the
seal of its secret; after it the secret is opened, and anyone can recompute every word.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping

import numpy as np

from samobranka.core.record import Row

# The places of a chance row.
MODE = 0
CURSOR = 1
LENGTH = 2
SHORT = 3
LANE_A = 4
LANE_B = 5
LANE_C = 6
COUNTER = 7
WORDS = 8

HEADER = WORDS
"""Entries of a chance row without any words: all a generator needs."""

ON_TAPE = 0
IMAGINING = 1

LANE = 0xFFFFFFFF
WORD_RANGE = 0x100000000
WARM_UP = 12

SECRET_BYTES = 32
SEAL_BYTES = 32
SEED_BYTES = 32


# ---------------------------------------------------------------- asked by rules, in every engine


def draw(chance: Row, n: int) -> int:
    """A number 0..n-1, each equally likely; n is at most 2^31."""
    if chance[MODE] == IMAGINING:
        return imagine(chance, n)
    word = next_word(chance)
    while word - word % n > WORD_RANGE - n:  # one of the uneven last words
        word = next_word(chance)
    return word % n


def imagine(chance: Row, n: int) -> int:
    """An imagined number 0..n-1: the upper half of word times n, the uneven products rejected.

    A division would cost as much as all the rest of a cheap rule.
    """
    product = imagine_word(chance) * n
    if product & LANE < n:
        uneven = WORD_RANGE % n
        while product & LANE < uneven:
            product = imagine_word(chance) * n
    return product >> 32


def next_word(chance: Row) -> int:
    """The next 32-bit word of the tape.

    After its end any words come, and all is done again with a longer tape. They are not all alike: a
    rule that draws until something fits must come to its end.
    """
    cursor = chance[CURSOR]
    if cursor >= chance[LENGTH]:
        chance[SHORT] = 1
        return imagine_word(chance)
    chance[CURSOR] = cursor + 1
    return chance[WORDS + cursor]


def imagine_word(chance: Row) -> int:
    """One step of sfc32."""
    a = chance[LANE_A]
    b = chance[LANE_B]
    c = chance[LANE_C]
    counter = chance[COUNTER]
    word = (a + b + counter) & LANE
    chance[COUNTER] = (counter + 1) & LANE
    chance[LANE_A] = b ^ (b >> 9)
    chance[LANE_B] = (c + (c << 3)) & LANE
    chance[LANE_C] = (((c << 21) | (c >> 11)) + word) & LANE
    return word


def seed_generator(chance: Row, seed: int, stream: int) -> None:
    """Makes `chance` a generator for imagining; different (seed, stream) are different streams."""
    chance[MODE] = IMAGINING
    chance[SHORT] = 0
    chance[LANE_A] = seed & LANE
    chance[LANE_B] = (seed >> 32) & LANE
    chance[LANE_C] = stream & LANE
    chance[COUNTER] = 1 + (stream >> 32)
    for _ in range(WARM_UP):
        imagine_word(chance)


def seed_tape(chance: Row, seed: int, stream: int) -> None:
    """Makes `chance` a tape without an end: its words are a generator's, drawn from as from a tape.

    A match that was played on it can be written down word by word and played again from its file.
    """
    seed_generator(chance, seed, stream)
    chance[MODE] = ON_TAPE
    chance[CURSOR] = 0
    chance[LENGTH] = 0


def shuffle(chance: Row, items: Row, count: int) -> None:
    """Puts the first `count` items into a random order, every order equally likely."""
    for left in range(count, 1, -1):
        other = draw(chance, left)
        item = items[left - 1]
        items[left - 1] = items[other]
        items[other] = item


def draw_kind(chance: Row, counts: Row, total: int) -> int:
    """The kind of a card drawn blind from a deck that holds `counts[kind]` cards, `total` in all.

    The caller takes it out of the deck.
    """
    place = draw(chance, total)
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind


def deal_kind(chance: Row, counts: Row, total: int) -> int:
    """The same, and it is taken out of the deck; its size is the caller's."""
    kind = draw_kind(chance, counts, total)
    counts[kind] -= 1
    return kind


# ---------------------------------------------------------------- made by callers


def tape(words: Iterable[int] = ()) -> Row:
    """A tape that holds `words`."""
    given = list(words)
    row = np.zeros(HEADER + len(given), np.int64)
    row[LENGTH] = len(given)
    row[HEADER:] = given
    return row.data


def generator(seed: int, stream: int = 0) -> Row:
    """A generator for imagining."""
    chance: Row = np.zeros(HEADER, np.int64).data
    seed_generator(chance, seed, stream)
    return chance


class Stream:
    """The words of a tape without an end (`seed_tape`), as many as are asked for."""

    def __init__(self, seed: int, stream: int) -> None:
        self._chance = generator(seed, stream)
        self._words: list[int] = []

    def words(self, first: int, count: int) -> list[int]:
        """`count` words, from the one with that number on."""
        while len(self._words) < first + count:
            self._words.append(imagine_word(self._chance))
        return self._words[first : first + count]


def words_read(chance: Row) -> list[int]:
    """The words that were read off a tape."""
    return [chance[WORDS + place] for place in range(chance[CURSOR])]


def ran_short(chance: Row) -> bool:
    """Whether more words were asked for than the tape held."""
    return chance[SHORT] != 0


# ---------------------------------------------------------------- sealed seeds


def new_secret() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def named_secret(name: str) -> bytes:
    """The secret that a name stands for: the same match again, for tests and study."""
    return _shake("named secret", [name.encode()], SECRET_BYTES)


def seal_of(secret: bytes) -> bytes:
    """What is published before the match, so that the secret cannot be changed afterwards."""
    return _shake("seal", [secret], SEAL_BYTES)


def commit_of(contribution: bytes) -> bytes:
    """What a person's client shows before all contributions are opened."""
    return _shake("commit", [contribution], SEAL_BYTES)


def seed_of(secret: bytes, contributions: Mapping[int, bytes]) -> bytes:
    """The seed of a match: the host's secret mixed with the contributions in seat order."""
    pieces = [secret]
    for seat in sorted(contributions):
        pieces += [seat.to_bytes(2, "big"), contributions[seat]]
    return _shake("seed", pieces, SEED_BYTES)


def words_of(seed: bytes, entry: int, count: int) -> list[int]:
    """The first `count` words of a log entry: a longer answer begins with the shorter one."""
    stream = _shake("words", [seed, entry.to_bytes(8, "big")], 4 * count)
    return [int(word) for word in np.frombuffer(stream, ">u4")]


def _shake(purpose: str, pieces: list[bytes], length: int) -> bytes:
    """SHAKE-256 over pieces that cannot run into each other, apart by purpose."""
    sponge = hashlib.shake_256()
    for piece in (f"samobranka {purpose} 1".encode(), *pieces):
        sponge.update(len(piece).to_bytes(4, "big"))
        sponge.update(piece)
    return sponge.digest(length)
