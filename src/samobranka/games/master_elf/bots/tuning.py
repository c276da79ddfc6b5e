"""The searching bot's numbers for this game; samobranka/bots/mind.py says what they mean."""

from __future__ import annotations

SPREAD = 1000  # of foresee.py
GLANCE = 17
TRUST = 45
PLAY_ON = 80  # a quarter of a match
