"""`samobranka ratings`: how strong players are, and all of it worked out again."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from samobranka.store import ratings
from samobranka.store.database import Database, default_url
from samobranka.store.schema import ratings as kept
from tests.cli.conftest import Run
from tests.store.people import guest
from tests.store.test_ratings import over


def test_ratings_are_listed_and_worked_out_again(tmp_path: Path, run: Run) -> None:
    def say(*more: str, lang: str) -> str:
        answer = run("ratings", "--data", tmp_path, *more, "--lang", lang)
        assert (answer.status, answer.err) == (0, "")
        return answer.out

    assert "Рейтинговых партий здесь ещё не было" in say(lang="ru")
    store = Database.open(default_url(tmp_path))
    with store.writing() as connection:
        guest(connection, "ann")
        for number in range(2):
            over(connection, f"m{number}", ["ann", "bot:friend"], [1, 2])
            ratings.rate_match(connection, f"m{number}")
    listed = say(lang="en")
    assert "Ann · 2 matches" in listed
    assert "Friend · 2 matches" in listed
    assert listed.index("Ann") < listed.index("Friend")
    assert "all ratings are right" in say("--recompute", lang="en")
    with store.writing() as connection:
        connection.execute(update(kept).where(kept.c.player == "ann").values(mu=1.0))
    store.close()
    assert "исправлен 1 рейтинг" in say("--recompute", lang="ru")
    assert say(lang="en") == listed
