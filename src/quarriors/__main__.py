"""`python -m quarriors` is the `quarriors` command."""

import sys

from quarriors.cli import main

if __name__ == "__main__":
    sys.exit(main())
