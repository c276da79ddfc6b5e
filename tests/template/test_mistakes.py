"""Common mistakes, each made in the template's game: the contract suite finds it and says which.

docs/adding-a-game.md explains these messages.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from samobranka.core.contract import BrokenPromise, fuzz_match
from samobranka.core.game import Game
from tests.template.house import loaded

CHOOSING, PULLING = "phases/choosing.py", "phases/pulling.py"
CHOSEN = "    s.choice[seat] = choice\n"

MISTAKES = {
    "view_reads_a_hand": (
        "view.py",
        "SeatView(other, s.hand_size[other],",
        "SeatView(other, s.hand[other, 0],",
        "the view shows no secret",
    ),
    "prompt_tells_who_has_chosen": (
        "view.py",
        "if audience is None or has_chosen(s, audience):",
        "if has_chosen(s, 0):",
        "the prompt shows no secret",
    ),
    "refusal_reads_a_hand": (
        CHOOSING,
        "return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL",
        "return NOT_IN_HAND if s.hand[0, card] == 0 else LEGAL",
        "the legal list shows no secret",
    ),
    "observation_reads_the_deck": (
        "insight.py",
        "out[1] = s.deck_size",
        "out[1] = s.deck[0]",
        "the observation shows no secret",
    ),
    "evaluation_reads_the_deck": (
        "bots/evaluate.py",
        "value = POINT * score(s, seat)",
        "value = s.deck[0]",
        "the evaluation shows no secret",
    ),
    "others_are_told_of_a_choice": (
        "story.py",
        "if audience == seat:",
        "if after.phase:",
        "simultaneous choices reveal nothing",
    ),
    "a_card_chosen_leaves_the_hand": (
        CHOOSING,
        CHOSEN,
        CHOSEN + "    s.hand_size[seat] -= 1\n",
        "s.moment is raised when what all see changes",
    ),
    "moment_forgotten": (
        PULLING,
        "s.moment += 1",
        "s.moment += 0",
        "s.moment is raised when what all see changes",
    ),
    "moment_raised_by_a_secret_choice": (
        CHOOSING,
        CHOSEN,
        CHOSEN + "    s.moment += 1\n",
        "something happened",
    ),
    "sheet_reads_the_deck": (
        "sheet.py",
        "[score(s, seat) for seat in seats]",
        "[s.deck[0] for seat in seats]",
        "the score sheet shows no secret",
    ),
    "shown_forgotten": (
        PULLING,
        "s.shown += 1",
        "s.shown += 0",
        "the view tells nothing new without `shown`",
    ),
    "order_of_choices_matters": (
        CHOOSING,
        "        s.phase = REVEALING",
        "        s.phase = REVEALING\n        s.shown += seat",
        "choices at once come out alike in any order",
    ),
    "determinize_keeps_a_secret": (
        "insight.py",
        "            s.choice[other] = NOTHING\n",
        "",
        "determinize reads no secret",
    ),
    "determinize_loses_cards": (
        "insight.py",
        "        s.deck[card] = s.unseen[card]",
        "        s.deck[card] = 0",
        "an imagined match keeps the box",
    ),
    "a_card_gets_lost": (
        PULLING,
        "        s.laid[choice] += 1\n",
        "",
        "every component of the box is somewhere",
    ),
    "legal_and_refusal_disagree": (
        CHOOSING,
        "def refuse_send(",
        "def try_send(s, seat):\n    yield 0\n\n\ndef refuse_send(",
        "legal = not refused",
    ),
    "minus_one_as_an_index": (
        "bots/evaluate.py",
        "value = POINT * score(s, seat)",
        "value = s.laid[s.choice[seat]]",
        "nothing fails",
    ),
    "looking_changes_the_record": (
        "insight.py",
        "out[1] = s.deck_size",
        "s.came[seat] = 0",
        "looking leaves the record as it is",
    ),
    "scratch_is_remembered": (
        PULLING,
        "s.shown += 1",
        "s.shown += 1 + (s.unseen[0] & 1)",
        "scratch means nothing",
    ),
    "max_legal_is_too_small": (
        "rules.py",
        "MAX_LEGAL = CARDS + 1",
        "MAX_LEGAL = 2",
        "MAX_LEGAL holds",
    ),
    "a_row_is_too_short": (
        "state.py",
        "laid: Annotated[Row, i8[CARDS], PUBLIC]",
        "laid: Annotated[Row, i8[2], PUBLIC]",
        "nothing fails",
    ),
    "an_event_has_no_words": (
        "words/en.ftl",
        "event-nobody-pulled =",
        "event-nobody-plucked =",
        "everything has words",
    ),
    "a_name_has_no_case": (
        "words/ru.ftl",
        "    .accusative = кошку\n",
        "",
        "everything has words",
    ),
    "ranks_are_wrong": (
        "scoring.py",
        "    rank_by_standing(out, s.seats)\n",
        "",
        "ranks are 1 + those ahead",
    ),
}


DETAILS = {
    "view_reads_a_hand": "s.hand",
    "prompt_tells_who_has_chosen": "s.choice",
    "refusal_reads_a_choice": "s.choice",
    "observation_reads_the_deck": "s.deck",
    "evaluation_reads_the_deck": "s.deck",
    "sheet_reads_the_deck": "s.deck",
    "determinize_keeps_a_secret": "s.choice",
    "moment_forgotten": "s.moment did not",
    "a_card_chosen_leaves_the_hand": "s.hand_size changed",
    "minus_one_as_an_index": "evaluate.py:",
    "a_row_is_too_short": ".py:",
    "max_legal_is_too_small": "MAX_LEGAL is 2",
    "an_event_has_no_words": "en: event-nobody-pulled",
    "a_name_has_no_case": "ru: card-cat.accusative",
}
"""What is named besides: the field that leaks or changed, the line of the game's own, the message."""


def broken_promise(game: Game) -> BrokenPromise | None:
    for seed, seats in itertools.product(range(20), (4, 2)):
        try:
            fuzz_match(game, seats, seed=seed)
        except BrokenPromise as broken:
            return broken
    return None


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found(mistake: str, tmp_path: Path) -> None:
    file, old, new, check = MISTAKES[mistake]
    with loaded(mistake, tmp_path, {file: (old, new)}) as game:
        broken = broken_promise(game)
    assert broken is not None
    assert broken.check == check
    assert DETAILS.get(mistake, "") in broken.detail
    assert "core" not in broken.detail
