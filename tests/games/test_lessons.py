"""Every lesson, played every way it may be played: what it lights is allowed, and all is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from samobranka.core.lessons import Lesson, Reply, flaws, lessons_of, tips_of
from samobranka.core.registry import game, game_ids
from samobranka.core.words import LANGUAGES, words_for
from samobranka.server.grammar import rules_text
from samobranka.server.schema import events_of, prompts_of

LESSONS = [lesson for name in game_ids() for lesson in lessons_of(name).values()]


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def rules_of(name: str) -> str:
    return rules_text(name, "en")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_way_through_a_lesson_is_allowed_and_has_words(lesson: Lesson) -> None:
    assert list(flaws(lesson)) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_cites_rules_that_there_are(lesson: Lesson) -> None:
    rules = rules_of(lesson.game)
    assert [
        step.rule for step in lesson.steps if f"**{step.rule}**" not in rules and step.rule
    ] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_chooses_options_that_there_are(lesson: Lesson) -> None:
    game(lesson.game).options_row(lesson.seats, lesson.options)


@pytest.mark.parametrize("name", game_ids())
def test_tips_have_words_moments_and_rules(name: str) -> None:
    found, tips = game(name), tips_of(name)
    events = {str(struct.__struct_config__.tag) for struct in events_of(found)}
    prompts = {str(struct.__struct_config__.tag) for struct in prompts_of(found)}
    for tip in tips:
        assert tip.prompt or tip.event, tip.name
        assert not tip.event or tip.event["kind"] in events, tip.name
        assert not tip.prompt or tip.prompt["kind"] in prompts, tip.name
        assert not tip.rule or f"**{tip.rule}**" in rules_of(name), tip.name
        for language in LANGUAGES:
            assert words_for(language, name).has(f"tip-{tip.name}"), (tip.name, language)
    assert len({tip.name for tip in tips}) == len(tips)


# ---------------------------------------------------------------- what is said of a broken one


@pytest.fixture
def lesson() -> Lesson:
    return lessons_of("master_elf")["first"]


def test_a_step_that_the_rules_do_not_allow_is_named(lesson: Lesson) -> None:
    astray = replace(lesson.steps[1], allow=[{"kind": "take", "ingredient": "water"}])
    broken = replace(lesson, steps=[lesson.steps[0], astray, *lesson.steps[2:]])
    (flaw,) = flaws(broken)
    assert flaw.startswith("master_elf, lesson first, step take: nothing of it is allowed")
    assert "fire" in flaw  # what the rules would allow


def test_a_free_choice_that_is_none_is_named(lesson: Lesson) -> None:
    both = [*lesson.steps[0].allow, {"kind": "move", "region": "city"}]
    broken = replace(lesson, steps=[replace(lesson.steps[0], allow=both), *lesson.steps[1:]])
    assert [flaw for flaw in flaws(broken) if "step move" in flaw and "is never allowed" in flaw]


def test_a_free_choice_that_leads_nowhere_is_named(lesson: Lesson) -> None:
    anywhere = replace(lesson.steps[0], allow=[{"kind": "move"}])
    broken = replace(lesson, steps=[anywhere, *lesson.steps[1:]])
    assert [flaw for flaw in flaws(broken) if "step take" in flaw]


def test_a_reply_that_the_rules_do_not_allow_is_named(lesson: Lesson) -> None:
    made = replace(lesson.steps[2], then=[Reply(seat=1, does=[{"kind": "draw"}])])
    broken = replace(lesson, steps=[*lesson.steps[:2], made, *lesson.steps[3:]])
    (flaw,) = flaws(broken)
    assert flaw.startswith("master_elf, lesson first, step city: before it reply 1: seat 1")


def test_another_deal_is_noticed(lesson: Lesson) -> None:
    assert list(flaws(replace(lesson, secret="another deal")))


def test_a_missing_sentence_is_named(lesson: Lesson) -> None:
    silent = replace(lesson.steps[0], name="silent")
    broken = replace(lesson, steps=[silent, *lesson.steps[1:]])
    assert list(flaws(broken)) == [
        f"master_elf, lesson first: no lesson-first-silent in {language}" for language in LANGUAGES
    ]
