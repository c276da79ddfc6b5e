"""What people may be called."""

from __future__ import annotations

import secrets
import unicodedata

from samobranka.core.words import words_for
from samobranka.server.faults import BadName
from samobranka.server.protocol import LONGEST_NAME
from samobranka.server.trouble import ROOM

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that cannot be seen, or that turn the text around them."""

MOST_MARKS = 2
"""Accents on one letter; more of them climb over the neighbours' lines."""


def clean_name(text: str) -> str:
    """A name as it is kept: one form of every letter, single spaces. BadName when it is none."""
    if any(unicodedata.category(letter) in UNSEEN for letter in text):
        raise BadName(why="unseen")
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not any(letter.isalnum() for letter in name):
        raise BadName(why="empty")
    if len(name) > LONGEST_NAME:
        raise BadName(why="long", most=LONGEST_NAME)
    if any(unicodedata.category(letter) in UNSEEN for letter in name) or _has_towers(name):
        raise BadName(why="unseen")
    return name


def visible(text: str) -> str:
    """A text without what cannot be seen, in single spaces."""
    seen = (letter if unicodedata.category(letter) not in UNSEEN else " " for letter in text)
    return " ".join("".join(seen).split())


def account_name(text: str) -> str:
    """A name for an account: letters that only look alike may not stand in one word."""
    name = clean_name(text)
    if any(len(_scripts(word)) > 1 for word in name.split()):
        raise BadName(why="mixed")
    return name


def guest_name(language: str) -> str:
    """A friendly name for somebody who has not said theirs: «Тихий Ёж 27»."""
    words = words_for(language, room=ROOM)
    kind = secrets.choice(words.say("guest-kinds").split())
    animal = secrets.choice(words.say("guest-animals").split())
    return f"{kind} {animal} {secrets.randbelow(90) + 10}"


def _scripts(word: str) -> set[str]:
    """The alphabets of a word's letters."""
    names = (unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha())
    return {name for name in names if name in ("LATIN", "CYRILLIC", "GREEK")}


def _has_towers(name: str) -> bool:
    height = 0
    for letter in name:
        height = height + 1 if unicodedata.combining(letter) else 0
        if height > MOST_MARKS:
            return True
    return False
