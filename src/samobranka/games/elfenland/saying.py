"""What rules say happened where a story could not be told from the record before and after."""

PASSED_OVER = 1
"""7.14: a seat."""
CARAVAN_TOOK = 2
"""9.9: a kind of card, and how many."""
KEPT = 3
"""10.6: a seat, the side, and the transport as far as the audience knows it."""
CARD_DEALT = 4
"""4.3: a kind of card, to its seat alone."""
COUNTER_GIVEN = 5
"""5.1: a transport, to its seat alone."""
