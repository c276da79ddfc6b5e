"""The written game has all its words in both languages: the tests of the house, asked of it."""

from __future__ import annotations

import pytest

from samobranka.core.game import Game
from samobranka.core.words import words_for
from tests.core import test_words as house

speak = house.speak

in_languages = pytest.mark.parametrize("language", ["ru", "en"])


@in_languages
def test_the_files_are_well_written(turnip: Game, language: str) -> None:
    package = f"samobranka.games.{turnip.id}"
    house.test_a_file_has_no_junk(package, language)
    house.test_a_message_is_written_once(package, language)
    house.test_both_languages_have_the_same_messages(package)


@in_languages
def test_everything_has_words(turnip: Game, language: str) -> None:
    house.test_everything_has_words(turnip.id, language)
    house.test_every_value_of_an_action_has_a_name(turnip.id, language)
    house.test_component_names_are_those_of_the_data_file(turnip.id, language)
    house.test_different_actions_are_told_differently(turnip.id, language)


@in_languages
def test_everything_can_be_told(turnip: Game, language: str, speak: house.Speak) -> None:
    house.test_every_action_can_be_told(turnip.id, language, speak)
    house.test_every_event_and_prompt_can_be_told(turnip.id, language, speak)
    house.test_a_match_can_be_told_to_every_audience(turnip.id, language, speak)
    house.test_every_refusal_can_be_told(turnip.id, language, speak)


@in_languages
def test_what_is_wrong_with_its_data_has_words(turnip: Game, language: str) -> None:
    for flaw in house.yielded(turnip.id):
        assert words_for(language).has(f"flaw-{flaw}")
