"""A folder per game. Games never import each other; adding one edits no shared line.

Folders named in SAMOBRANKA_GAMES (separated as in PATH) are searched too, so a game can be
written outside this package.
"""

import os

__path__ += [
    folder for folder in os.environ.get("SAMOBRANKA_GAMES", "").split(os.pathsep) if folder
]
