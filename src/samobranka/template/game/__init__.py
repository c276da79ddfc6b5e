"""Two-page game.

All send a helper in secret; the strongest who comes alone pulls the turnip.
"""
