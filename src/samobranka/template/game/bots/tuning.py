"""The searching bot's numbers for this game; samobranka/bots/mind.py says what they mean."""

from __future__ import annotations

SPREAD = 400  # measured by bench/spread.py
GLANCE = 33
TRUST = 45
PLAY_ON = 0
