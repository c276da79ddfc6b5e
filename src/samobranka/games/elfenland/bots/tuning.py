"""The searching bot's numbers for this game; samobranka/bots/mind.py says what they mean."""

from __future__ import annotations

SPREAD = 1000  # of foresee.py
GLANCE = 125
TRUST = 110
PLAY_ON = 70  # a round
