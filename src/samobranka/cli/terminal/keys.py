"""What each key does: a letter, and the letter that a Russian keyboard has in its place."""

from __future__ import annotations

from typing import NamedTuple


class KeyOf(NamedTuple):
    """The keys of a deed; what it is called stands in `screen-key-<deed>`."""

    deed: str
    keys: str
    display: str
    needs: str = ""
    """What the sitting must be able to do."""
    is_shown: bool = True


ONLY_SEATED = ("search", "why", "hint", "undo", "agree", "refuse", "ways")
"""What is no use to who only watches."""
KEYS = (
    KeyOf("search", "slash,full_stop", "/", "act"),
    KeyOf("why", "w,ц", "w", "why"),
    KeyOf("hint", "h,р", "h", "hint"),
    KeyOf("undo", "u,г", "u", "undo"),
    KeyOf("previous", "left,p,з", "←", "step"),
    KeyOf("next", "right,space,n,т", "→", "step"),
    KeyOf("eyes", "e,у", "e", "step"),
    KeyOf("rules", "r,к", "r"),
    KeyOf("board", "b,и", "b"),
    KeyOf("seats", "s,ы", "s"),
    KeyOf("log", "l,д", "l", is_shown=False),
    KeyOf("score", "v,м", "v", is_shown=False),
    KeyOf("chat", "t,е", "t", "chat"),
    KeyOf("agree", "y,н", "y", "live", is_shown=False),
    KeyOf("refuse", "n,т", "n", "live", is_shown=False),
    KeyOf("ways", "x,ч", "x", "live", is_shown=False),
    KeyOf("save", "o,щ", "o", "save", is_shown=False),
    KeyOf("coach", "c,с", "c", "coach", is_shown=False),
    KeyOf("help", "question_mark,f1", "?"),
    KeyOf("leave", "q,й,ctrl+c", "q"),
    KeyOf("go", "enter", "Enter", "step", is_shown=False),
    KeyOf("first", "home", "Home", "step", is_shown=False),
    KeyOf("last", "end", "End", "step", is_shown=False),
)
