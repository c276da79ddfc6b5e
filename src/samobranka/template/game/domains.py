"""What the fields of actions, views and events range over."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.template.game.parts import CARD_IDS, TURNIP_IDS

CHOICE_IDS = (*CARD_IDS, "nobody")

CARD = Domain("card", CARD_IDS)
CHOICE = Domain("card", CHOICE_IDS)
TURNIP = Domain("turnip", TURNIP_IDS)
