"""The searching bot's numbers for this game; samobranka/bots/mind.py says what they mean."""

from __future__ import annotations

SPREAD = 740  # measured by bench/spread.py
GLANCE = 62
TRUST = 45
PLAY_ON = 0
