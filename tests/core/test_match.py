"""A match: acting, refusing, undoing, and its file."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samobranka.core import chance, match
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Cpu
from samobranka.core.faults import (
    BadSeats,
    BrokenSeal,
    Fault,
    IllegalAction,
    MalformedAction,
    MalformedFile,
    MatchOver,
    NotYourTurn,
    OtherRules,
    StaleMoment,
    UndoRefused,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from samobranka.core.game import Game
from samobranka.core.match import Match
from samobranka.games.master_elf.parts import INGREDIENT_IDS, REGION_IDS
from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take


def fresh(game: Game, seats: int = 3, secret: str = "a quiet evening") -> Match:
    return match.new(game, seats, secret=secret)


def mover_of(played: Match) -> int:
    return next(seat for seat in range(played.seats) if played.movers >> seat & 1)


def play_some(played: Match, plies: int = 10_000, seed: int = 5) -> Match:
    """Plays on at random."""
    told = generator(seed)
    for _ in range(plies):
        if played.is_over:
            break
        seat = mover_of(played)
        legal = played.legal(seat)
        played.act(seat, legal[draw(told, len(legal))])
    return played


@pytest.fixture(scope="module")
def finished(master_elf: Game) -> Match:
    played = match.new(
        master_elf, 3, secret="finished", contributions={0: b"zero", 2: b"two, longer"}
    )
    return play_some(played)


# ---------------------------------------------------------------- standing at a record


def test_a_match_that_stands_at_a_record_looks_like_the_match(master_elf: Game) -> None:
    played = play_some(fresh(master_elf), 30)
    there = match.standing(master_elf, 3, played.options, played.record())
    assert there.movers == played.movers
    assert there.digest == played.digest
    for seat in range(3):
        assert there.legal(seat) == played.legal(seat)
        assert there.view(seat) == played.view(seat)
    assert (there.secret, there.seed, there.entries) == (None, None, [])


@pytest.mark.parametrize("cut", [slice(0), slice(1, None)])
def test_no_match_stands_at_half_a_record(master_elf: Game, cut: slice) -> None:
    with pytest.raises(ValueError, match="bytes"):
        match.standing(master_elf, 3, {}, fresh(master_elf).record()[cut])


# ---------------------------------------------------------------- acting


def test_the_same_secret_is_the_same_match(master_elf: Game) -> None:
    assert fresh(master_elf).record() == fresh(master_elf).record()
    assert fresh(master_elf).record() != fresh(master_elf, secret="another").record()


def test_a_new_secret_is_never_the_same(master_elf: Game) -> None:
    first, second = match.new(master_elf, 2), match.new(master_elf, 2)
    assert first.seal != second.seal
    assert first.secret is not None
    assert len(first.secret) == chance.SECRET_BYTES


def test_contributions_change_the_seed_and_not_the_seal(master_elf: Game) -> None:
    alone = match.new(master_elf, 2, secret="s")
    mixed = match.new(master_elf, 2, secret="s", contributions={1: b"mine"})
    assert alone.seal == mixed.seal
    assert alone.record() != mixed.record()


def test_act_counts_plies_entries_and_own_actions(master_elf: Game) -> None:
    played = fresh(master_elf)
    played.act(0, Move("north"))
    assert (played.ply, len(played.entries), played.own(0), played.own(1)) == (1, 2, 1, 0)
    assert played.moment == 1


def test_draft_changes_nothing_until_committed(master_elf: Game) -> None:
    played = fresh(master_elf)
    before = played.record()
    draft = played.draft(0, Move("north"))
    assert (played.record(), played.ply, len(played.entries)) == (before, 0, 1)
    played.commit(draft)
    assert played.record() == draft.after != before


REFUSED: list[tuple[str, Any, type[Fault]]] = [
    ("a region that is not there", lambda m: m.act(0, Move("atlantis")), MalformedAction),
    ("a number beyond the space", lambda m: m.act(0, 99_999), MalformedAction),
    ("a negative number", lambda m: m.act(0, -1), MalformedAction),
    ("staying", lambda m: m.act(0, Move("city")), IllegalAction),
    ("an action of another phase", lambda m: m.act(0, NoGift()), IllegalAction),
    ("a foreign seat", lambda m: m.act(1, Move("north")), NotYourTurn),
    ("a seat that is not there", lambda m: m.act(3, Move("north")), UnknownSeat),
    ("a negative seat", lambda m: m.act(-1, Move("north")), UnknownSeat),
    ("an old moment", lambda m: m.act(0, Move("north"), moment=-1, own=0), StaleMoment),
    ("a moment to come", lambda m: m.act(0, Move("north"), moment=1, own=0), StaleMoment),
    ("another count", lambda m: m.act(0, Move("north"), moment=0, own=1), StaleMoment),
    ("an undo of nothing", lambda m: m.undo(0), UndoRefused),
    ("an undo into the future", lambda m: m.undo(0, to=3), UndoRefused),
    ("an undo before the beginning", lambda m: m.undo(0, to=-1), UndoRefused),
    ("an undo by nobody", lambda m: m.undo(7), UnknownSeat),
]


@pytest.mark.parametrize(("what", "attempt", "kind"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refused_and_nothing_changed(
    master_elf: Game, what: str, attempt: Any, kind: type[Fault]
) -> None:
    played = fresh(master_elf)
    before = (played.record(), list(played.entries), played.own(0))
    with pytest.raises(kind) as caught:
        attempt(played)
    assert type(caught.value) is kind
    assert str(caught.value)
    assert (played.record(), list(played.entries), played.own(0)) == before


def test_an_illegal_action_says_why_with_the_rule(master_elf: Game) -> None:
    with pytest.raises(IllegalAction) as caught:
        fresh(master_elf).act(0, Move("city"))
    assert caught.value.facts["refusal"] == "refusal-no-staying"
    assert "4.2" in str(caught.value)
    assert "4.2" in caught.value.tell(master_elf.words("ru"))


def test_why_not_answers_without_acting(master_elf: Game) -> None:
    played = fresh(master_elf)
    assert played.why_not(0, Move("north")) is None
    assert isinstance(played.why_not(0, Move("city")), IllegalAction)
    assert isinstance(played.why_not(2, Move("north")), NotYourTurn)
    assert played.ply == 0


def test_wrong_tables_are_refused(master_elf: Game) -> None:
    for seats in (0, 1, 5):
        with pytest.raises(BadSeats):
            match.new(master_elf, seats)
    with pytest.raises(UnknownOption):
        match.new(master_elf, 2, {"weather": "rain"})


def test_nobody_acts_after_the_end(finished: Match) -> None:
    assert finished.is_over
    for seat in range(3):
        assert finished.legal(seat) == []
        with pytest.raises(MatchOver):
            finished.act(seat, Move("north"))
    with pytest.raises(UndoRefused):
        finished.undo(finished.plies[-1].seat)


def test_the_outcome_ranks_by_points(finished: Match) -> None:
    outcome = finished.outcome()
    assert outcome.reason == "reason-second-exhaustion"
    assert finished.sheet()[-1].points == outcome.scores
    for score, rank in zip(outcome.scores, outcome.ranks, strict=True):
        assert rank == 1 + sum(other > score for other in outcome.scores)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_a_match_on_machine_code_is_the_same_match(finished: Match, cpu: Cpu) -> None:
    again = match.replay(finished.to_file(), engine=cpu)
    assert again.digest == finished.digest
    assert again.outcome() == finished.outcome()


# ---------------------------------------------------------------- undo


def test_undo_goes_back_and_stays_in_the_log(master_elf: Game) -> None:
    played = fresh(master_elf)
    start = played.record()
    played.act(0, Move("north"))
    played.undo(0)
    assert (played.record(), played.ply, len(played.entries)) == (start, 0, 3)
    assert played.own(0) == 2


def test_a_late_copy_of_an_undone_action_is_stale(master_elf: Game) -> None:
    played = fresh(master_elf)
    played.act(0, Move("north"), moment=0, own=0)
    played.undo(0)
    with pytest.raises(StaleMoment):
        played.act(0, Move("north"), moment=0, own=0)


def test_undo_over_several_own_actions(master_elf: Game) -> None:
    played = match.new(master_elf, 2, secret="one")
    region = next(r for r in REGION_IDS if r != "city")
    start = played.record()
    played.act(0, Move(region))
    open_card = next(a for a in played.actions(0) if isinstance(a, Take))
    played.act(0, open_card)
    played.undo(0, to=0)
    assert played.record() == start


def test_no_undo_once_chance_was_asked(master_elf: Game) -> None:
    played = in_the_city(master_elf)
    played.act(0, Draw())
    with pytest.raises(UndoRefused) as caught:
        played.undo(0)
    assert caught.value.facts["why"] == "undo-chance"


def test_city_discards_can_be_undone_until_the_draw(master_elf: Game) -> None:
    played = in_the_city(master_elf)
    before = played.record()
    held = next(a for a in played.actions(0) if isinstance(a, Discard))
    played.act(0, held)
    played.undo(0)
    assert played.record() == before


def test_no_undo_across_another_seat_but_by_consent(master_elf: Game) -> None:
    played = fresh(master_elf)
    end_a_turn(played)
    played.act(1, Move("north"))
    target = played.ply - 2
    with pytest.raises(UndoRefused) as caught:
        played.undo(1, to=target)
    assert caught.value.facts["why"] == "undo-other-seat"
    played.undo(1, to=target, consent=True)
    assert played.ply == target


def test_no_undo_once_a_new_top_was_shown(master_elf: Game) -> None:
    played = play_until_made(master_elf)
    assert played.plies[-1].showed
    with pytest.raises(UndoRefused) as caught:
        played.undo(played.plies[-1].seat)
    assert caught.value.facts["why"] in ("undo-shown", "undo-chance")


def in_the_city(game: Game) -> Match:
    """Seat 0 stands in the city, having come back to it."""
    played = match.new(game, 2, secret="city")
    for _ in range(2):
        end_a_turn(played)
    played.act(0, Move("city"))
    return played


def end_a_turn(played: Match) -> None:
    """The seat on turn goes to a border region, takes a card and makes nothing."""
    seat = mover_of(played)
    here = played.state.pawn[seat]
    options = [a for a in played.actions(seat) if isinstance(a, Move) and a.region != "city"]
    assert REGION_IDS[here] not in [a.region for a in options]
    played.act(seat, options[0])
    played.act(seat, next(a for a in played.actions(seat) if isinstance(a, Take)))
    played.act(seat, NoGift())


def play_until_made(game: Game) -> Match:
    """Random play up to a gift that uncovered another, and did not ask chance."""
    for seed in range(50):
        played = match.new(game, 3, secret=f"made {seed}")
        told = generator(seed)
        while not played.is_over:
            seat = mover_of(played)
            makes = [a for a in played.actions(seat) if isinstance(a, Make)]
            legal = played.legal(seat)
            played.act(seat, makes[0] if makes else legal[draw(told, len(legal))])
            if makes and not played.plies[-1].asked_chance:
                return played
    raise AssertionError("nobody made a gift")


# ---------------------------------------------------------------- files


def test_a_file_round_trips(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / "evening.match.json"
    finished.save(path)
    again = match.verify(match.read(path), str(path))
    assert again.digest == finished.digest
    assert match.encode(again.to_file()) == path.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_a_running_match_keeps_its_secret(master_elf: Game) -> None:
    played = play_some(fresh(master_elf), 20)
    file = played.to_file()
    assert file.secret is None
    assert played.secret is not None
    assert played.secret.hex().encode() not in match.encode(file)
    again = match.replay(file)
    assert again.digest == played.digest
    with pytest.raises(BrokenSeal):
        match.verify(file)


def test_a_match_goes_on_after_its_file_with_undo_and_resignation(master_elf: Game) -> None:
    played = fresh(master_elf)
    played.act(0, Move("north"))
    played.undo(0)
    played.act(0, Move("east"))
    played.note(match.Resigned(2))
    played.note(match.TakenOver(2, "greedy"))
    played.note(match.TimedOut(1))
    again = match.replay(played.to_file(open_secret=True))
    assert (again.digest, again.own(0)) == (played.digest, 3)
    play_some(played, 40)
    play_some(again, 40)
    assert again.digest == played.digest


def test_words_of_every_entry_follow_from_the_seed(finished: Match) -> None:
    assert finished.seed is not None
    asked = [e for e in finished.entries if isinstance(e, match.Dealt | match.Acted) and e.words]
    assert len(asked) > 10
    for place, entry in enumerate(finished.entries):
        if isinstance(entry, match.Dealt | match.Acted):
            assert chance.words_of(finished.seed, place, len(entry.words)) == list(entry.words)


Edit = Any
"""What an edit does to the decoded JSON of a match file."""


def put(*path: Any, value: Any) -> Edit:
    def edit(file: Any) -> None:
        for step in path[:-1]:
            file = file[step]
        file[path[-1]] = value

    return edit


def drop(*path: Any) -> Edit:
    def edit(file: Any) -> None:
        for step in path[:-1]:
            file = file[step]
        del file[path[-1]]

    return edit


EDITS: list[tuple[str, Edit, type[Fault], str]] = [
    ("another schema", put("schema", value=2), MalformedFile, "$.schema"),
    ("no game", drop("game"), MalformedFile, "$"),
    ("an unknown field", put("mood", value="good"), MalformedFile, "$"),
    ("seats as text", put("seats", value="3"), MalformedFile, "$.seats"),
    ("a seal that is no hex", put("seal", value="xyz"), MalformedFile, "$.seal"),
    ("no entries", put("entries", value=[]), MalformedFile, "$.entries[0]"),
    ("no preparation", drop("entries", 0), MalformedFile, "$.entries[0]"),
    ("an unknown entry", put("entries", 1, value={"kind": "sang"}), MalformedFile, "$.entries[1].kind"),
    ("another seat acting", put("entries", 1, "seat", value=1), MalformedFile, "$.entries[1]"),
    ("an impossible move", put("entries", 1, "action", value={"kind": "move", "region": "city"}),
     MalformedFile, "$.entries[1]"),
    ("an unknown action", put("entries", 1, "action", value={"kind": "fly"}),
     MalformedFile, "$.entries[1]"),
    ("an action that is text", put("entries", 1, "action", value="north"),
     MalformedFile, "$.entries[1]"),
    ("a missing action", drop("entries", 1), MalformedFile, "$.entries[1]"),
    ("dealt twice", put("entries", 1, value={"kind": "dealt", "words": []}),
     MalformedFile, "$.entries[1]"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "edit", "kind", "place"), EDITS, ids=[row[0] for row in EDITS])
def test_an_edited_file_is_refused_with_the_place(
    finished: Match, what: str, edit: Edit, kind: type[Fault], place: str
) -> None:
    whole = json.loads(match.encode(finished.to_file()))
    edit(whole)
    with pytest.raises(kind) as caught:
        match.replay(match.decode(json.dumps(whole), "x.match.json"), "x.match.json")
    assert caught.value.facts["place"] == place
    assert caught.value.facts["file"] == "x.match.json"
    assert "x.match.json" in str(caught.value)
    assert "x.match.json" in caught.value.tell(finished.game.words("ru"))


CHEATS: list[tuple[str, Edit, str]] = [
    ("another secret", put("secret", value="00" * 32), "seal"),
    ("no secret", put("secret", value=None), "secret"),
    ("another contribution", put("contributions", "0", value="ff"), "words"),
    ("a contribution left out", drop("contributions", "2"), "words"),
    ("another seal", put("seal", value="00" * 32), "seal"),
]


@pytest.mark.parametrize(("what", "edit", "broken"), CHEATS, ids=[row[0] for row in CHEATS])
def test_bent_chance_is_found(finished: Match, what: str, edit: Edit, broken: str) -> None:
    whole = json.loads(match.encode(finished.to_file()))
    edit(whole)
    with pytest.raises(BrokenSeal) as caught:
        match.verify(match.decode(json.dumps(whole)))
    assert caught.value.facts["what"] == broken


def test_a_word_too_few_or_too_many_is_found(finished: Match) -> None:
    for edit in (lambda words: words[:-1], lambda words: [*words, 7]):
        whole = json.loads(match.encode(finished.to_file()))
        whole["entries"][0]["words"] = edit(whole["entries"][0]["words"])
        with pytest.raises(BrokenSeal):
            match.replay(match.decode(json.dumps(whole)))


def test_an_outcome_written_into_the_words_is_found_by_verify(finished: Match) -> None:
    whole = json.loads(match.encode(finished.to_file()))
    asked = [e for e in whole["entries"] if e["kind"] == "acted" and e["words"]]
    asked[-1]["words"][-1] ^= 1 << 31
    with pytest.raises(Fault):
        match.verify(match.decode(json.dumps(whole)))


def test_a_truncated_file_is_refused(finished: Match) -> None:
    text = match.encode(finished.to_file())
    for length in (0, 1, 100, len(text) // 2, len(text) - 3):
        with pytest.raises(MalformedFile):
            match.decode(text[:length])


def test_other_rules_and_other_data_are_refused(finished: Match) -> None:
    for edit, what in (
        (put("rules_version", value=999), "rules"),
        (put("data_digest", value="0"), "data"),
    ):
        whole = json.loads(match.encode(finished.to_file()))
        edit(whole)
        with pytest.raises(OtherRules) as caught:
            match.replay(match.decode(json.dumps(whole)))
        assert caught.value.facts["what"] == what


def test_a_file_of_an_unknown_game_is_refused(finished: Match) -> None:
    whole = json.loads(match.encode(finished.to_file()))
    whole["game"] = "chess"
    with pytest.raises(UnknownGame):
        match.replay(match.decode(json.dumps(whole)))


# ---------------------------------------------------------------- what is told


def test_a_seat_is_given_moment_count_actions_and_view(master_elf: Game) -> None:
    played = fresh(master_elf)
    seen = played.seen(0)
    assert (seen.seat, seen.moment, seen.own, seen.over) == (0, 0, 0, False)
    assert [a.region for a in seen.actions] == ["north", "east", "south", "west"]
    assert played.seen(1).actions == []
    assert played.seen(None).view.hand is None
    assert sum(seen.view.hand.values()) == 3
    assert set(seen.view.hand) <= set(INGREDIENT_IDS)


def test_views_and_events_of_earlier_plies(master_elf: Game) -> None:
    played = fresh(master_elf)
    before = played.view(1)
    played.act(0, Move("north"))
    assert played.view(1, ply=0) == before != played.view(1)
    told = played.events(1, audience=1)
    assert [type(event).__name__ for event in told] == ["Moved"]


def test_a_moment_is_never_asked_twice(master_elf: Game) -> None:
    """After an undo the count goes on, so an answer to the old question stays stale."""
    played = fresh(master_elf)
    seen = {played.moment}
    for _ in range(3):
        seat = mover_of(played)
        played.act(seat, played.legal(seat)[0])
        assert played.moment not in seen
        seen.add(played.moment)
        played.undo(seat)
        assert played.moment not in seen
        seen.add(played.moment)
    assert match.replay(match.decode(match.encode(played.to_file(True)))).moment == played.moment


def goes_on(from_match: Match, plies: int, name: str) -> Match:
    """A match that goes on from another one after so many plies, played to its end."""
    first, fresh_secret = from_match.in_force(plies), chance.named_secret(name)
    file = msgspec.structs.replace(
        from_match.to_file(),
        seal=chance.seal_of(fresh_secret).hex(),
        secret=fresh_secret.hex(),
        contributions={},
        entries=first,
        given=len(first),
    )
    on = match.replay(file)
    assert on.record() == from_match.record(plies)
    return play_some(on)


def test_entries_taken_over_keep_their_words(finished: Match) -> None:
    """A match that goes on from another has its own seed, and is verified from there on."""
    on = goes_on(finished, 7, "goes on").to_file()
    assert match.verify(on).digest == match.replay(on).digest
    assert match.unverified(on) == match.words_in(finished.in_force(7)) > 0
    with pytest.raises(BrokenSeal):
        match.verify(msgspec.structs.replace(on, given=0))


def test_what_was_taken_over_is_verified_with_its_origins(finished: Match) -> None:
    once = goes_on(finished, 7, "once")
    twice, origins = goes_on(once, 12, "twice").to_file(), [once.to_file(), finished.to_file()]
    match.verify(twice, origins=origins)
    assert match.unverified(twice, origins) == 0
    assert match.unverified(twice, origins[:1]) == match.words_in(finished.in_force(7))
    other = play_some(match.new(finished.game, 3, secret="another match")).to_file()
    for wrong in ([other], [once.to_file(), other]):
        with pytest.raises(BrokenSeal) as caught:
            match.verify(twice, origins=wrong)
        assert caught.value.facts["what"] == "origin"


def rigged(finished: Match) -> match.MatchFile:
    """The attack: draws of one's own, all of them "given", and a seal that fits them."""
    secret = chance.named_secret("the attacker's")
    return msgspec.structs.replace(
        finished.to_file(),
        given=len(finished.entries),
        secret=secret.hex(),
        seal=chance.seal_of(secret).hex(),
        contributions={},
    )


def test_rigged_chance_is_not_verified_by_calling_it_given(finished: Match) -> None:
    cheat = rigged(finished)
    match.verify(cheat)
    assert match.unverified(cheat) == match.words_in(cheat.entries)
    with pytest.raises(BrokenSeal):
        match.verify(cheat, origins=[play_some(fresh(finished.game)).to_file()])


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("given", 10_000, "$.given"),
        ("given", -1, "$.given"),
        ("contributions", {"70000": "00"}, "$.contributions[70000]"),
        ("contributions", {"3": "00"}, "$.contributions[3]"),
        ("contributions", {"-1": "00"}, "$.contributions[-1]"),
    ],
)
def test_numbers_that_cannot_be(finished: Match, field: str, value: object, place: str) -> None:
    whole = {**json.loads(match.encode(finished.to_file())), field: value}
    with pytest.raises(MalformedFile) as caught:
        match.verify(match.decode(json.dumps(whole)))
    assert caught.value.facts["place"] == place
    assert str(caught.value)


def chance_in(file: match.MatchFile) -> object:
    """All that vouches for chance, and all that chance said."""
    words = [getattr(entry, "words", None) for entry in file.entries]
    given = {seat: bytes.fromhex(word) for seat, word in file.contributions.items()}
    return bytes.fromhex(file.seal), bytes.fromhex(file.secret or ""), given, words, file.given


def test_no_changed_byte_of_chance_agrees(master_elf: Game) -> None:
    """Bytes of a file are changed, left out and put in; where all still agrees, chance is the same."""
    played = play_some(match.new(master_elf, 2, secret="bytes", contributions={1: b"plum"}), 12)
    text, luck = match.encode(played.to_file(open_secret=True)), random.Random(17)
    truth, agreed = chance_in(match.decode(text)), 0
    for _ in range(1500):
        place, byte = luck.randrange(len(text)), luck.choice(b'0123456789abcdef"[]{},-: ')
        kept = luck.choice((text[place + 1 :], text[place:], text[place + 2 :]))
        with contextlib.suppress(Fault):
            bent = match.decode(text[:place] + bytes([byte]) + kept)
            match.verify(bent)
            if not match.unverified(bent):
                assert chance_in(bent) == truth
                agreed += 1
    assert agreed, "a name may be another one"


def test_an_imagined_record_holds_no_secret(master_elf: Game) -> None:
    played = play_some(fresh(master_elf), 20)
    one, same, other = (played.imagined(1, seed) for seed in (1, 1, 2))
    assert one == same != other
    assert one != played.record()
