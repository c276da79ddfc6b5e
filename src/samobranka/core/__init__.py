"""The floor of the house: knows no game, no web, no bot."""
