"""What rules say happened where a story could not be told from the record before and after."""

DREW = 1
"""4.5: a kind of card, to its seat alone."""
