"""The table in a terminal: who looks at what, drawn on a screen or told in plain lines."""
