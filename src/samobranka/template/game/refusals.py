"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from samobranka.core.game import Refusals

REFUSALS = Refusals(over="5.1", chosen_already="3.2", not_in_hand="3.1")

MATCH_OVER = REFUSALS["over"]
CHOSEN_ALREADY = REFUSALS["chosen_already"]
NOT_IN_HAND = REFUSALS["not_in_hand"]
