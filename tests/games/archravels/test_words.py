"""Sentences that bend names and numbers."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action, Event, Prompt, tell
from samobranka.core.words import words_for
from samobranka.games.archravels.phases.any_colours import CraftRequestAny
from samobranka.games.archravels.phases.bazaar import GiveRequest
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.exchange import Exchange
from samobranka.games.archravels.phases.restocking import Frog
from samobranka.games.archravels.phases.shopping import Shop
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.setup import Choose
from samobranka.games.archravels.story import Donated, Made, Moved, RequestGiven, Shopped
from samobranka.games.archravels.view import ToLay, ToTake
from tests.games.archravels.table import table
from tests.games.saying import said

NAMES = ["Маша", "Петя"]


@pytest.mark.parametrize(
    ("told", "russian", "english"),
    [
        (Choose("eliza"), "Играть за Элизу", "Play Eliza"),
        (Craft("hat"), "Связать шапку", "Craft a hat"),
        (Exchange("red", "blue"), "Обменять красный на синий", "Exchange red for blue"),
        (Frog("bear"), "Распустить медведя", "Frog a bear"),
        (GiveRequest(0), "Оставить запрос себе", "Keep the request yourself"),
        (GiveRequest(1), "Запрос получает Петя", "Give the request to Петя"),
        (
            CraftRequestAny("dragon"),
            "Выполнить особый запрос «Дракон» из любых цветов",
            "Craft the request “Dragon” of any colours",
        ),
        (
            Moved(0, 3, {"shop": 2, "craft": 1}),
            "Вы ставите маркер на ячейку 3: Магазин 2 и Ремесло 1.",
            "You put your marker on space 3: Shop 2 and Craft 1.",
        ),
        (
            Shopped(1, 2, None),
            "Петя берёт клубок любого цвета: место 2 пустое.",
            "Петя shops at slot 2, which is empty: one token of any colour.",
        ),
        (
            Made(0, "hat", {"red": 1, "blue": 1}),
            "У вас готово изделие: шапка (ушло: 1 красный и 1 синий).",
            "You have made a hat of: 1 red and 1 blue.",
        ),
        (
            Donated(1, 0, "red"),
            "Вы отдаёте клубок: красный. Получает Петя.",
            "You give a token to Петя: red.",
        ),
        (
            RequestGiven(0, 1, "robot"),
            "Петя передаёт особый запрос «Робот». Получаете вы.",
            "Петя gives the request “Robot” to Маша.",
        ),
        (
            ToLay(0, "scarf", 3, []),
            "Вы вяжете шарф: выберите ещё 3 клубка.",
            "You are crafting a scarf: choose 3 more tokens.",
        ),
        (
            ToTake(0, 1),
            "Выберите цвет: вы берёте 1 клубок.",
            "Choose the colour of 1 token.",
        ),
    ],
)
def test_sentences(told: Action | Event | Prompt, russian: str, english: str) -> None:
    assert tell(told, words_for("ru", "archravels"), NAMES, you=0) == russian
    assert tell(told, words_for("en", "archravels"), NAMES, you=0) == english


@pytest.mark.parametrize(
    ("action", "russian", "english"),
    [
        (
            Move(2),
            "Поставить маркер на ячейку 2: Ремесло 2",
            "Put the marker on space 2: Craft 2",
        ),
        (
            Move(3),
            "Поставить маркер на ячейку 3: Магазин 2, Ремесло 1",
            "Put the marker on space 3: Shop 2, Craft 1",
        ),
        (Shop(1), "Взять с места 1: 2 красных", "Shop at slot 1: 2 red"),
        (Shop(2), "Взять с места 2", "Shop at slot 2"),
    ],
)
def test_at_a_board_an_action_says_what_it_brings(
    action: Action, russian: str, english: str
) -> None:
    view = table().lay("red_2", None).view()
    assert said("archravels", action, view, "ru") == russian
    assert said("archravels", action, view, "en") == english
