"""People's words: both languages say everything, and nothing raw shows through."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from itertools import chain, product
from math import prod
from pathlib import Path
from random import Random
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

import samobranka
from samobranka.core import decode, faults, words
from samobranka.core.actions import SEAT, Domain, Event, Prompt, domains_of, kind_of, tell
from samobranka.core.data import game_folder
from samobranka.core.faults import Fault, IllegalAction
from samobranka.core.match import new
from samobranka.core.registry import game as find_game
from samobranka.core.registry import game_ids, meta_of
from samobranka.core.words import (
    LANGUAGES,
    Words,
    ftl_source,
    game_names,
    language_of,
    message_id,
    words_for,
)
from samobranka.server.trouble import NoSuchTable

GAMES = game_ids()
PACKAGES = ["samobranka.core", *(f"samobranka.games.{game}" for game in GAMES)]

in_languages = pytest.mark.parametrize("language", LANGUAGES)
in_games = pytest.mark.parametrize("game", GAMES)
in_packages = pytest.mark.parametrize("package", PACKAGES)

Speak = Callable[..., Words]


# ---------------------------------------------------------------- the files


@cache
def parsed(package: str, language: str) -> Resource:
    return FluentParser().parse(ftl_source(package, language))


def messages(package: str, language: str) -> list[str]:
    return [entry.id.name for entry in parsed(package, language).body if isinstance(entry, Message)]


def spoken(game: str, language: str) -> set[str]:
    """The messages of a game and of the core."""
    own = messages(f"samobranka.games.{game}", language)
    return {*own, *messages("samobranka.core", language)}


@in_languages
@in_packages
def test_a_file_has_no_junk(package: str, language: str) -> None:
    junk = [entry for entry in parsed(package, language).body if isinstance(entry, Junk)]
    assert [entry.content for entry in junk] == []


@in_languages
@in_packages
def test_a_message_is_written_once(package: str, language: str) -> None:
    own = messages(package, language)
    others = messages("samobranka.core", language) if package != "samobranka.core" else []
    assert sorted(own) == sorted(set(own))
    assert set(own) & set(others) == set()


@in_packages
def test_both_languages_have_the_same_messages(package: str) -> None:
    for language in LANGUAGES:
        assert messages(package, language) == messages(package, "en")


# ---------------------------------------------------------------- everything has words


def structs_of(view: ModuleType, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs of a view module that descend from `base`."""
    classes: list[type[Any]] = [found for _, found in getmembers(view, isclass)]
    own = [found for found in classes if found.__module__ == view.__name__]
    return [struct for struct in own if issubclass(struct, base)]


def view_of(game: str) -> ModuleType:
    return import_module(f"samobranka.games.{game}.view")


def story_of(game: str) -> ModuleType:
    return import_module(f"samobranka.games.{game}.story")


def told_structs(game: str) -> list[type[msgspec.Struct]]:
    return [*structs_of(story_of(game), Event), *structs_of(view_of(game), Prompt)]


def tag_of(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def needed(game: str) -> Iterator[str]:
    """The messages a game must have, by the contract in core/game.py."""
    loaded, view = find_game(game), view_of(game)
    yield from (message_id("action", kind.tag) for kind in loaded.actions.kinds)
    yield from (message_id("event", tag_of(struct)) for struct in structs_of(story_of(game), Event))
    yield from (message_id("prompt", tag_of(struct)) for struct in structs_of(view, Prompt))
    yield from (refusal.message for refusal in loaded.refusals)
    yield from (message_id("reason", name) for name in loaded.reasons)
    for option in meta_of(game).options:
        yield message_id("option", option.id)
        yield from (message_id(f"option-{option.id}", choice) for choice in option.choices)
    yield from (message_id("clash", clash.id) for clash in meta_of(game).clashes)
    for struct in set(structs_of(view, msgspec.Struct)) - set(told_structs(game)):
        yield from (message_id("view", field) for field in struct.__struct_fields__)


@in_languages
@in_games
def test_everything_has_words(game: str, language: str) -> None:
    assert set(needed(game)) - spoken(game, language) == set()


@in_languages
@in_games
def test_every_value_of_an_action_has_a_name(game: str, language: str) -> None:
    domains = {domain for kind in find_game(game).actions.kinds for _, domain in kind.fields}
    named = {d.name(value) for d in domains for value in d.values if isinstance(value, str)}
    assert named - spoken(game, language) == set()


@in_languages
@in_games
def test_component_names_are_those_of_the_data_file(game: str, language: str) -> None:
    """Otherwise the data's name wins, and is never bent."""
    said = words_for(language, game)
    for message, name in game_names(f"samobranka.games.{game}", language).items():
        assert message in spoken(game, language)
        assert said.say(message) == name


# ---------------------------------------------------------------- everything can be told


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Speak:
    """`words_for`, but a Fluent error, an unknown message or an unknown case is an error."""

    def strict(language: str, game: str | None = None) -> Words:
        said = words_for(language, game)
        bundle, name, say = said._bundle, said.name, said.say
        bent = language == "ru"

        def strict_format(pattern: Any, facts: dict[str, Any]) -> tuple[str, list[Exception]]:
            text, errors = FluentBundle.format_pattern(bundle, pattern, facts)
            assert errors == []
            return str(text), errors

        def strict_name(message: str, case: str = "") -> str:
            assert said.has(message), message
            assert not (bent and case) or case in bundle.get_message(message).attributes
            return name(message, case)

        def strict_say(message: str, **facts: Any) -> str:
            assert said.has(message), message
            return say(message, **facts)

        monkeypatch.setattr(bundle, "format_pattern", strict_format)
        monkeypatch.setattr(said, "name", strict_name)
        monkeypatch.setattr(said, "say", strict_say)
        return said

    return strict


def check(text: str) -> None:
    """Nothing raw shows through."""
    assert text.strip() == text != ""
    for raw in ("{", "}", "???", "None", "  ", "..", " .", " :", "_"):
        assert raw not in text, text


@in_languages
@in_games
def test_every_action_can_be_told(game: str, language: str, speak: Speak) -> None:
    said = speak(language, game)
    for action in find_game(game).actions:
        check(tell(action, said))


@in_languages
@in_games
def test_different_actions_are_told_differently(game: str, language: str) -> None:
    said = words_for(language, game)
    told = [tell(action, said) for action in find_game(game).actions]
    assert len(told) == len(set(told))


COUNTS = [0, 1, 2, 5, 11, 21, 22]


def values(hint: Any, domain: Domain | None, texts: list[str]) -> list[Any]:
    """Some values a field of an event or prompt may have."""
    origin = get_origin(hint) or hint
    items: list[Any] = list(domain.values) if domain else texts
    if origin in (Union, UnionType):
        return [value for inner in get_args(hint) for value in values(inner, domain, texts)]
    if origin is NoneType:
        return [None]
    if origin is dict:
        return [dict.fromkeys(items[:1], 1), dict.fromkeys(items, 2)]
    if origin in (list, tuple):
        return [items[:1], items[:3]]
    if origin is bool:
        return [False, True]
    if origin is int and domain is None:
        return COUNTS
    return [0, 1] if domain is SEAT else items


def texts_of(field: str, known: set[str]) -> list[str]:
    """A text without a domain: `reason` is a message, any other the bare name of one."""
    family = sorted(message for message in known if message.startswith(f"{field}-"))
    if field == "reason":
        return family
    return [name.removeprefix(f"{field}-").replace("-", "_") for name in family] or ["x"]


MANY = 1000
"""Samples of one struct: all there are, or so many, with every value of every field among them."""


def samples(struct: type[msgspec.Struct], known: set[str]) -> Iterator[msgspec.Struct]:
    hints, domains = get_type_hints(struct), domains_of(struct)
    fields = struct.__struct_fields__
    columns = [list(values(hints[f], domains.get(f), texts_of(f, known))) for f in fields]
    if prod(map(len, columns)) <= MANY:
        return (struct(*row) for row in product(*columns))
    chance = Random(struct.__name__)
    mixed = [chance.sample(column, len(column)) for column in columns]
    turns = max(MANY // 2, *map(len, columns))
    in_turn = (tuple(column[row % len(column)] for column in mixed) for row in range(turns))
    drawn = (tuple(map(chance.choice, columns)) for _ in range(MANY // 2))
    return (struct(*row) for row in chain(in_turn, drawn))


@in_languages
@in_games
@pytest.mark.slow
def test_every_event_and_prompt_can_be_told(game: str, language: str, speak: Speak) -> None:
    said, known = speak(language, game), spoken(game, language)
    for struct in told_structs(game):
        for sample in samples(struct, known):
            check(tell(sample, said, you=0))
            check(tell(sample, said, seats=["Маша", "Петя"]))


@in_languages
@in_games
def test_a_match_can_be_told_to_every_audience(game: str, language: str, speak: Speak) -> None:
    said = speak(language, game)
    match = new(find_game(game), meta_of(game).seats[0], secret="words")
    while not match.is_over and match.ply < 150:
        seat = next(seat for seat in range(match.seats) if match.legal(seat))
        match.act(seat, match.legal(seat)[match.ply * 7 % len(match.legal(seat))])
        for audience in (None, *range(match.seats)):
            you = -1 if audience is None else audience
            for told in (*match.events(match.ply, audience), match.prompt(audience)):
                check(tell(told, said, you=you))
    for line in match.sheet():
        check(said.name(line.label))


@in_languages
@in_games
def test_every_refusal_can_be_told(game: str, language: str, speak: Speak) -> None:
    said, refusals = speak(language, game), find_game(game).refusals
    for refusal in refusals:
        if refusal.tells is None:  # the others are told where they are met: test_refusals.py
            facts = {"refusal": refusal.message, "rule": refusal.rule, "more": {}}
            text = IllegalAction(game=game, seat=0, **facts).tell(said)
            check(text)
            assert said.name(refusal.message) in text
            assert refusal.rule in text


# ---------------------------------------------------------------- faults

FLAW = {"file": "my.toml", "place": "$.x", "reason": "unknown", "value": "q", "expected": ""}

FACTS: list[tuple[type[Fault], dict[str, Any]]] = [
    (faults.Fault, {}),
    (faults.UnknownGame, {"name": "chess", "games": "go"}),
    (faults.UnknownBot, {"name": "nobody", "bots": "uniform, greedy"}),
    (faults.UnknownOption, {"game": GAMES[0], "option": "wind", "options": "—"}),
    (faults.OptionsClash, {"game": "catan", "clash": "clash-older-goals"}),
    (faults.BadOption, {"game": GAMES[0], "option": "a", "value": "b", "choices": "no, yes"}),
    (faults.BadSeats, {"game": GAMES[0], "seats": 7, "fewest": 2, "most": 4}),
    (faults.MalformedAction, {"place": "$.region", "reason": "unknown", "value": "q"}),
    (faults.MalformedAction, {**FLAW, "file": ""}),
    (faults.NotYourTurn, {"seat": 1}),
    (faults.UnknownSeat, {"seat": 7, "seats": 3}),
    (faults.StaleMoment, {"moment": None, "now": 4}),
    (faults.MatchOver, {}),
    (faults.UndoRefused, {"why": "undo-chance"}),
    (faults.MalformedFile, FLAW),
    (faults.MalformedFile, {**FLAW, "file": ""}),
    *(
        (
            faults.OtherRules,
            {"file": file, "game": "master_elf", "what": what, "theirs": "1", "ours": "2"},
        )
        for what in ("rules", "data", "format")
        for file in ("", "a.match.json")
    ),
    *(
        (faults.BrokenSeal, {"game": GAMES[0], "what": what, "entry": 0})
        for what in ("secret", "seal", "seed", "words")
    ),
    (faults.BadData, {**FLAW, "game": None}),
    *(
        (faults.BadGameName, {"name": "x", "reason": reason, "folder": "games/x"})
        for reason in ("form", "keyword", "taken", "exists")
    ),
]


@in_languages
@pytest.mark.parametrize(("kind", "facts"), FACTS)
def test_a_fault_can_be_told(
    kind: type[Fault], facts: dict[str, Any], language: str, speak: Speak
) -> None:
    check(kind(**facts).tell(speak(language)))


@in_languages
def test_every_fault_has_words(language: str) -> None:
    kinds = [kind for _, kind in getmembers(faults, isclass) if issubclass(kind, Fault)]
    needed = {f"fault-{kind.code}" for kind in kinds}
    assert needed - set(messages("samobranka.core", language)) == set()
    assert {kind for kind, _ in FACTS} | {IllegalAction} == set(kinds)


def test_a_fault_is_told_in_english_by_itself() -> None:
    assert str(faults.MatchOver()) == "The match is over."


@in_languages
def test_a_fault_of_a_room_that_speaks_of_a_game(language: str) -> None:
    heard = words_for(language, room="samobranka.server")
    said = NoSuchTable(game="master_elf").tell(heard)
    assert said == heard.say("fault-no-such-table") != "fault-no-such-table"


def constants(fault: str, fact: str) -> set[str]:
    """The texts our own code gives as a fact of a fault."""
    found = set()
    for path in Path(samobranka.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(fault):
                given = [keyword.value for keyword in node.keywords if keyword.arg == fact]
                found |= {str(value.value) for value in given if isinstance(value, ast.Constant)}
    return found


def yielded(game: str) -> set[str]:
    """The flaws that a game finds in its data: the second of `yield place, reason, value`."""
    tree = ast.parse((game_folder(game) / "parts.py").read_text(encoding="utf-8"))
    tuples = [n.value for n in ast.walk(tree) if isinstance(n, ast.Yield)]
    found = [t.elts[1] for t in tuples if isinstance(t, ast.Tuple) and len(t.elts) == 3]
    return {str(node.value) for node in found if isinstance(node, ast.Constant)}


def flaws() -> set[str]:
    found = {"syntax", *(reason for _, reason in decode._REASONS)}
    for fault in ("MalformedFile", "MalformedAction", "BadData"):
        found |= constants(fault, "reason")
    return found.union(*(yielded(game) for game in GAMES))


@in_languages
def test_every_flaw_has_words(language: str, speak: Speak) -> None:
    said = speak(language)
    for flaw in flaws():
        facts = {"reason": flaw, "value": "q", "expected": "int"}
        check(said.say("flaw", **facts))
        assert said.say("flaw", **facts) == said.say(f"flaw-{flaw}", **facts)


@in_languages
def test_every_refused_undo_has_words(language: str, speak: Speak) -> None:
    for why in constants("UndoRefused", "why"):
        check(faults.UndoRefused(why=why).tell(speak(language)))


@pytest.mark.parametrize(
    ("facts", "russian"),
    [
        ({"expected": "int", "value": "str"}, "здесь ожидается целое число, а не текст"),
        ({"expected": "int", "value": ""}, "здесь ожидается целое число"),
        ({"expected": "`array` of length 2"}, "здесь ожидается `array` of length 2"),
        ({"value": "str"}, "это сюда не подходит"),
    ],
)
def test_what_was_expected_is_said_when_it_is_given(facts: dict[str, str], russian: str) -> None:
    assert words_for("ru").say("flaw-wrong-type", **facts) == russian


# ---------------------------------------------------------------- grammar


def test_a_message_without_words_is_its_own_name() -> None:
    assert words_for("ru").say("no-such-thing") == "no-such-thing"
    assert words_for("ru").name("no-such-thing", "genitive") == "no-such-thing"


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "Вы берёте из колоды 1 карту.", "You draw 1 card."),
        (2, "Вы берёте из колоды 2 карты.", "You draw 2 cards."),
        (5, "Вы берёте из колоды 5 карт.", "You draw 5 cards."),
        (11, "Вы берёте из колоды 11 карт.", "You draw 11 cards."),
        (21, "Вы берёте из колоды 21 карту.", "You draw 21 cards."),
        (22, "Вы берёте из колоды 22 карты.", "You draw 22 cards."),
    ],
)
def test_plural_forms(count: int, russian: str, english: str) -> None:
    drew = story_of("master_elf").Drew(seat=0, count=count, cards={})
    assert tell(drew, words_for("ru", "master_elf"), you=0) == russian
    assert tell(drew, words_for("en", "master_elf"), you=0) == english


@pytest.mark.parametrize(
    ("game", "things", "russian", "english"),
    [
        ("broom_service", {"resource-green": 2}, "2 зелёных зелья", "2 green potions"),
        ("broom_service", {"resource-wand": 5}, "5 волшебных палочек", "5 magic wands"),
        ("broom_service", {"resource-wand": 1}, "волшебная палочка", "magic wand"),
        ("catan", {"resource-ore": 3, "resource-wool": 1}, "руда ×3 и шерсть", "ore ×3 and wool"),
        ("archravels", {"colour-purple": 5}, "5 фиолетовых", "5 purple"),
        (
            "archravels",
            {"work-shop": 2, "work-exchange": 1},
            "Магазин 2 и Обмен",
            "Shop 2 and Exchange",
        ),
        ("archravels", {"item-mittens": 1}, "1 пара варежек", "1 pair of mittens"),
    ],
)
def test_counted_things(game: str, things: dict[str, int], russian: str, english: str) -> None:
    assert words_for("ru", game).counted(things) == russian
    assert words_for("en", game).counted(things) == english


ROOMS = [f"samobranka.{room}" for room in ("arena", "cli", "server", "store")]
WEB = Path(samobranka.__file__).parents[2] / "web" / "src"


def russian_sources() -> dict[str, str]:
    """All that is said in Russian, by the file it stands in; the client's words too, in a checkout."""
    rooms = {package: ftl_source(package, "ru") for package in [*PACKAGES, *ROOMS]}
    client = [*WEB.glob("words/ru.ftl"), *WEB.glob("games/*/words.ru.ftl")]
    return rooms | {str(file.relative_to(WEB)): file.read_text("utf-8") for file in client}


RUSSIAN = russian_sources()


PEOPLE = ("seat", "name", "victim", "opponent", "partner", "to", "then")
"""What a message calls those who sit there."""


@pytest.mark.parametrize("count", [0, 1, 2, 5, 11, 21])
@pytest.mark.parametrize("source", RUSSIAN)
def test_russian_nouns_agree_with_their_numbers(source: str, count: int) -> None:
    functions: dict[str, Any] = {"NAME": lambda *_, **__: "…", "GIVEN": lambda *_: "yes"}
    bundle = FluentBundle(["ru"], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(RUSSIAN[source]))
    facts: dict[str, Any] = dict.fromkeys(re.findall(r"\$(\w+)", RUSSIAN[source]), count)
    facts |= dict.fromkeys(PEOPLE, "Вера")
    for entry in FluentParser().parse(RUSSIAN[source]).body:
        if isinstance(entry, Message) and entry.value is not None:
            pattern: Any = bundle.get_message(entry.id.name).value
            said = str(bundle.format_pattern(pattern, facts)[0])
            assert not disagreeing(said, count), f"{entry.id.name}: {said}"


COUNTED_NOUNS = [
    ("карта", "карту", "карты", "карт"),
    ("очко", "очко", "очка", "очков"),
    ("клубок", "клубок", "клубка", "клубков"),
    ("жетон", "жетон", "жетона", "жетонов"),
    ("роль", "роль", "роли", "ролей"),
    ("ход", "ход", "хода", "ходов"),
    ("партия", "партию", "партии", "партий"),
    ("место", "место", "места", "мест"),
    ("игрок", "игрока", "игрока", "игроков"),
    ("секунда", "секунду", "секунды", "секунд"),
    ("минута", "минуту", "минуты", "минут"),
    ("переход", "переход", "перехода", "переходов"),
    ("стол", "стол", "стола", "столов"),
    ("ключ", "ключ", "ключа", "ключей"),
    ("знак", "знак", "знака", "знаков"),
    ("день", "день", "дня", "дней"),
    ("раз", "раз", "раза", "раз"),
    ("действие", "действие", "действия", "действий"),
    ("предложение", "предложение", "предложения", "предложений"),
    ("реплика", "реплику", "реплики", "реплик"),
    ("правило", "правило", "правила", "правил"),
    ("число", "число", "числа", "чисел"),
    ("запись", "запись", "записи", "записей"),
    ("дорога", "дорогу", "дороги", "дорог"),
    ("рыцарь", "рыцаря", "рыцаря", "рыцарей"),
    ("поселение", "поселение", "поселения", "поселений"),
    ("маркер", "маркер", "маркера", "маркеров"),
    ("палочка", "палочку", "палочки", "палочек"),
    ("молния", "молнию", "молнии", "молний"),
    ("подарок", "подарок", "подарка", "подарков"),
    ("изделие", "изделие", "изделия", "изделий"),
    ("стопка", "стопку", "стопки", "стопок"),
]


def disagreeing(said: str, count: int) -> list[str]:
    """Nouns behind the number, or behind its adjective, in a form that it does not ask for."""
    nominative, accusative, few, many = zip(*COUNTED_NOUNS, strict=True)
    sorts = {0: many, 1: nominative + accusative + few, 2: few + many, 5: many, 11: many}
    right = sorts.get(count, nominative + accusative + few)
    known = {form for forms in COUNTED_NOUNS for form in forms}
    followed = re.findall(rf"(?<![\d.]){count} (?=(\w+)(?: (\w+))?)", said)
    behind = [next((word for word in words if word in known), "") for words in followed]
    return [word for word in behind if word in known and word not in right]


@pytest.mark.parametrize("source", RUSSIAN)
def test_no_undeclined_name_stands_behind_a_number(source: str) -> None:
    found = r"\{ \$\w+ \}(?: ×)? \{ NAME\(\$\w+\) \}|\{ \$\w+ \} × \{ \$\w+ \}"
    assert not re.findall(found, RUSSIAN[source])


WHO = rf"\{{ \$(?:{'|'.join(PEOPLE)}) \}}"


@pytest.mark.parametrize("source", RUSSIAN)
def test_nobody_is_taken_for_a_man(source: str) -> None:
    """Who sits there may be a woman: no past tense, no masculine participle, no endings in brackets."""
    said = RUSSIAN[source]
    assert not re.findall(rf"{WHO} (?:не |уже |ещё не )?\w+(?:л|лся|ен|ан)\b", said)
    assert not re.findall(r"[а-яё]\((?:а|ы|и|я|ов|ся|ась|лась|на)\)", said)


def test_the_one_who_is_spoken_to_is_never_named() -> None:
    given = story_of("archravels").Donated(to=1, seat=0, colour="red")
    said = words_for("ru", "archravels")
    assert tell(given, said, seats=["Вера", "Вы"], you=1) == (
        "Вера отдаёт клубок: красный. Получаете вы."
    )


def test_cards_are_told_to_those_who_may_know_them() -> None:
    drew = story_of("master_elf").Drew(seat=1, count=3, cards={"water": 2, "fire": 1})
    said = words_for("ru", "master_elf")
    assert tell(drew, said, you=1) == "Вы берёте из колоды 3 карты: вода ×2 и огонь."
    hidden = msgspec.structs.replace(drew, cards={})
    assert tell(hidden, said) == "Место 2 берёт из колоды 3 карты."
    assert tell(hidden, said, seats=["Маша", "Петя"]) == "Петя берёт из колоды 3 карты."


@pytest.mark.parametrize(
    ("payment", "russian"),
    [
        ("two_one", "2 карты металла и 1 карта огня"),
        ("one_two", "1 карта металла и 2 карты огня"),
        ("two_crystal", "2 карты металла и кристалл"),
        ("crystal_two", "кристалл и 2 карты огня"),
        ("each_crystal", "1 карта металла, 1 карта огня и кристалл"),
    ],
)
def test_payments(payment: str, russian: str) -> None:
    actions = import_module("samobranka.games.master_elf.phases.making")
    told = tell(actions.Make("tank", payment), words_for("ru", "master_elf"))
    assert told == f"Создать «Танк»: {russian}"


def test_name_picks_the_case() -> None:
    said = words_for("ru", "master_elf")
    assert said.name("ingredient-water") == "вода"
    assert said.name("ingredient-water", "genitive") == "воды"
    assert said.name("ingredient-water", "vocative") == "вода"
    moved = story_of("master_elf").Moved(seat=0, region="west")
    assert tell(moved, said, you=0) == "Вы идёте на Огненные холмы."
    assert tell(moved, words_for("en", "master_elf"), you=0) == "You go to Fire Hills."


def test_a_corrected_name_wins_as_it_stands() -> None:
    bundle = FluentBundle(["ru"])
    bundle.add_resource(FluentResource("a = вода\n    .genitive = воды\nb = огонь\n"))
    said = Words("ru", bundle, {"a": "Живая вода", "b": "огонь", "c": "эфир"})
    assert said.name("a", "genitive") == "Живая вода"
    assert said.name("b", "genitive") == "огонь"
    assert said.name("c", "genitive") == said.say("c") == "эфир"


def test_a_corrected_name_is_told_in_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    corrected = {**game_names("samobranka.games.master_elf", "ru"), "gift-casket": "Ларец"}
    monkeypatch.setattr(words, "game_names", lambda package, language: corrected)
    said = words_for.__wrapped__("ru", "master_elf")
    took = story_of("master_elf").TookGift(seat=0, gift="casket", place=0)
    assert tell(took, said, you=0) == "Вы бесплатно создаёте «Ларец» из левой стопки."
    took = story_of("master_elf").TookGift(seat=0, gift="pirate", place=3)
    assert tell(took, said, you=0) == "Вы бесплатно создаёте «Пирата» из отложенных подарков."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"SAMOBRANKA_LANG": "ru", "LC_ALL": "C"}, "ru"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_kinds_are_told_by_their_tag() -> None:
    assert kind_of(story_of("master_elf").LookedAside(seat=0)) == "looked_aside"
