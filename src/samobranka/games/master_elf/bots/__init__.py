"""What the bots take from the game: no rule stands here."""
