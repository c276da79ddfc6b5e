"""A file per chapter: what may be done and what then happens, side by side."""
