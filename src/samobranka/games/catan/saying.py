"""What rules say happened where a story could not be told from the record before and after."""

BLOCKED = 1
"""4.3: a hex of the number where the robber stands, and somebody has a building."""
RAN_SHORT = 2
"""4.4: a resource, how much of it was owed, and how much the bank had: nobody gets it."""
GOT_REST = 3
"""4.5: the same, but a single seat gets what there was."""
DISCOVERED = 4
"""30.3: a hex, and the card it brings, or NOTHING."""
