"""A file per step, in order."""
