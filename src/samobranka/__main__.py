"""`python -m samobranka`: the command line."""

import sys

from samobranka.cli import main

sys.exit(main())
