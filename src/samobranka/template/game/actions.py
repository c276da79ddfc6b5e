"""The kinds of action."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action, ActionSpace, Domain
from samobranka.template.game.parts import CARD_IDS

CARD = Domain("card", CARD_IDS)


class Send(Action, tag="send"):
    """3.1"""

    card: Annotated[str, CARD]


class StayHome(Action, tag="stay_home"):
    """3.1"""


ACTIONS = ActionSpace(Send, StayHome)

SEND_BASE, SEND_END = ACTIONS.base(Send), ACTIONS.end(Send)
STAY_HOME = ACTIONS.base(StayHome)


def send_card(card: int) -> int:
    return SEND_BASE + card
