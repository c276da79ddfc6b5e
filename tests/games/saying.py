"""What a board's buttons say."""

from __future__ import annotations

from typing import Any

from samobranka.core.actions import Action, domains_of, kind_of
from samobranka.core.words import message_id, words_for


def said(game: str, action: Action, view: Any, language: str) -> str:
    """An action in words, to somebody who looks at the board."""
    domains = domains_of(type(action))
    fields = {name: domains[name].name(getattr(action, name)) for name in domains}
    facts = fields | action.more_facts(view)
    return words_for(language, game).say(message_id("action", kind_of(action)), **facts)
