"""Whether there is colour."""

import os
import sys
from typing import TextIO


def colour_on(stream: TextIO | None = None) -> bool:
    """On a terminal that knows colours, unless NO_COLOR asks for none; FORCE_COLOR asks for them anywhere."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return (stream or sys.stdout).isatty() and os.environ.get("TERM") != "dumb"
