"""`python -m azulejos`: the command line."""

import sys

from azulejos.cli import main

if __name__ == "__main__":
    sys.exit(main())
