"""One match: legal, repeatable, and nobody is shown a secret."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from samobranka.arena.faults import BotFailed, CannotLoadBot
from samobranka.arena.playing import Player
from samobranka.core.faults import UnknownBot
from tests.arena.conftest import MakeTournament

BotFile = Callable[[str], str]


def test_a_match_is_played_to_its_end(tournament_of: MakeTournament) -> None:
    player = Player(tournament_of("uniform", "greedy"))
    result = player.play(5)
    assert result.number == 5
    assert sorted(result.bots) == ["greedy", "uniform"]
    assert min(result.ranks) == 1
    assert not result.stopped
    assert 0 < sum(map(len, result.thought)) < result.plies
    assert all(micros >= 0 for seat in result.thought for micros in seat)


def test_the_same_number_is_the_same_match(tournament_of: MakeTournament) -> None:
    tournament = tournament_of("uniform", "uniform")
    first, again = (Player(tournament).play(3) for _ in range(2))
    assert (first.digest, first.ranks, first.scores) == (again.digest, again.ranks, again.scores)
    assert first.digest != Player(tournament).play(4).digest


def test_matches_of_a_deal_begin_alike(tournament_of: MakeTournament) -> None:
    """Whoever sits there: the same preparation."""
    player = Player(tournament_of("uniform", "uniform", "greedy"))
    begun = [player._new_match(number).digest for number in range(4)]
    assert len(set(begun[:3])) == 1
    assert begun[3] != begun[0]


def test_a_bot_is_shown_no_secret(tournament_of: MakeTournament, bot_file: BotFile) -> None:
    """Neither the secret nor the log, and a record that is not the true one."""
    spy = bot_file(
        """
        assert match.secret is None and match.seed is None
        assert match.entries == [] and match.plies == []
        assert match.seats == 2 and match.movers & 1 << seat
        return match.legal(seat)[0]
        """
    )
    Player(tournament_of(spy, spy))  # every bot is asked once


def test_who_is_asked_later_does_not_learn_what_was_chosen_at_once(
    tournament_of: MakeTournament, bot_file: BotFile, tmp_path: Path
) -> None:
    """In Broom Service all choose their roles at once: whoever is asked, nobody has chosen yet."""
    log = tmp_path / "asked"
    spy = bot_file(
        f"""
        import pathlib
        log = pathlib.Path({str(log)!r})
        asked = [*log.read_text().split(), str(match.movers)]
        log.write_text(" ".join(asked))
        if len(asked) == 9:
            raise RuntimeError("seen enough")
        return match.legal(seat)[0]
        """
    )
    log.write_text("")
    tournament = structs.replace(tournament_of(spy, spy, spy), game="broom_service")
    player = Player(tournament)
    log.write_text("")
    with pytest.raises(BotFailed, match="seen enough"):
        player.play(0)
    assert log.read_text().split() == [str(0b111)] * 9


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("return max(match.legal(seat)) + 1", "IllegalAction"),
        ("return -1", "MalformedAction"),
        ("return None", "TypeError"),
        ("raise ValueError('no idea')", "ValueError"),
    ],
)
def test_a_bot_that_fails_is_named(
    tournament_of: MakeTournament, bot_file: BotFile, code: str, error: str
) -> None:
    bad = bot_file(code)
    with pytest.raises(BotFailed) as caught:
        Player(tournament_of("uniform", bad))
    assert caught.value.facts["bot"] == bad
    assert caught.value.facts["error"] == error


def test_what_a_bot_prints_is_no_answer_of_ours(
    tournament_of: MakeTournament, bot_file: BotFile, capsys: pytest.CaptureFixture[str]
) -> None:
    loud = bot_file("print('hello')\nreturn match.legal(seat)[0]")
    Player(tournament_of(loud, "uniform")).play(0)
    said = capsys.readouterr()
    assert said.out == ""
    assert "hello" in said.err


# ---------------------------------------------------------------- bots by name


def test_a_numpy_number_is_a_number(tournament_of: MakeTournament, bot_file: BotFile) -> None:
    bot = bot_file("import numpy\nreturn numpy.int32(match.legal(seat)[0])")
    Player(tournament_of(bot, bot))


def test_a_class_of_a_module_in_the_current_folder(
    tournament_of: MakeTournament,
    bot_file: BotFile,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = bot_file("return match.legal(seat)[-1]").rpartition(":")[0]
    Path(path).rename(tmp_path / "own_module_of_a_test.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    Player(tournament_of("own_module_of_a_test:Own", "uniform"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no/such/file.py:Own", "no-file"),
        ("no_such_module:Own", "import"),
        ("json:Own", "no-class"),
        ("json:JSONDecoder", "no-choose"),
        ("json:", "no-class"),
    ],
)
def test_a_class_that_is_not_there(tournament_of: MakeTournament, name: str, why: str) -> None:
    with pytest.raises(CannotLoadBot) as caught:
        Player(tournament_of("uniform", name))
    assert caught.value.facts["why"] == why


def test_a_file_that_is_no_python(tournament_of: MakeTournament, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Own(:\n")
    with pytest.raises(CannotLoadBot, match="SyntaxError"):
        Player(tournament_of("uniform", f"{tmp_path / 'broken.py'}:Own"))


@pytest.mark.parametrize("name", ["", "deep_blue", "greedy2"])
def test_no_bot_of_ours(tournament_of: MakeTournament, name: str) -> None:
    with pytest.raises(UnknownBot):
        Player(tournament_of("uniform", name))
