"""How tests say which message they expect."""

import re


def exactly(message: str) -> str:
    """A pattern that matches this message and nothing else."""
    return f"^{re.escape(message)}$"
