"""Catan with the Helpers. The rules, numbered: RULES.md."""
