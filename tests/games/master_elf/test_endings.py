"""One whole match for each way a match can end: any legal actions, from a seed.

If the rules ask chance in another order one day, another seed has to be found; nothing else here
depends on it.
"""

from __future__ import annotations

from samobranka.core.chance import draw, generator
from samobranka.core.match import new
from samobranka.games.master_elf.parts import PILES
from samobranka.games.master_elf.scoring import score
from samobranka.games.master_elf.story import Ended
from tests.games.master_elf.table import GAME, Table, table


def ending_event(seats: int, seed: int) -> tuple[Table, list[str]]:
    """The whole match, and what was told of its end."""
    t, choice = table(seats, seed), generator(seed, stream=1)
    reasons = []
    while t.play(choice, plies=1):
        reasons += [event.reason for event in t.told(None) if isinstance(event, Ended)]
    return t, reasons


def has_bonus_cards(t: Table) -> bool:
    """Every seat has picked one."""
    return all(t.s.has_picked[seat] for seat in range(t.s.seats))


def test_second_exhaustion() -> None:
    t, reasons = ending_event(seats=3, seed=1)
    assert reasons == ["reason-second-exhaustion"]
    assert t.phase == "over"
    assert t.outcome().reason == "second_exhaustion"
    assert t.s.exhaustions == 2
    assert t.sizes().count(0) == 1
    assert has_bonus_cards(t)


def test_too_few_gifts() -> None:
    t, reasons = ending_event(seats=2, seed=11)
    assert reasons == ["reason-too-few-gifts"]
    assert t.phase == "over"
    assert t.outcome().reason == "too_few_gifts"
    assert t.s.exhaustions == 1
    assert sum(t.sizes()) < PILES
    assert has_bonus_cards(t)


def idle(actions: list[int]) -> int:
    """The action of a player who never makes a gift: the last of a list says "no gift"."""
    return actions[-1]


def test_technical_stop() -> None:
    """Players who at first make gifts and then never again."""
    match, choice = new(GAME, seats=3, secret="technical stop"), generator(1)
    while not match.is_over:
        actions = match.legal(match.state.turn)
        is_busy = match.ply < 150
        action = actions[draw(choice, len(actions))] if is_busy else idle(actions)
        match.act(match.state.turn, action)
    assert match.ply == GAME.max_plies
    assert match.outcome().reason == "reason-technical-stop"
    assert match.state.bonus == 0
    assert not any(match.state.has_picked[seat] for seat in range(3))
    scores = [score(match.state, match.state.made[seat]) for seat in range(3)]
    assert match.outcome().scores == scores
    assert max(scores) > 0
