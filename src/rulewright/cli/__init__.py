"""The command `rulewright`: play in the terminal, simulate, read rules, check records.

The outermost layer: it knows the game-independent interface of everything
below and holds no rules. Only `boards/` has one drawing for each game, made
from views alone.
"""

from __future__ import annotations


def main() -> None:
    """The entry point of the command."""
    from rulewright.cli.app import app

    app(prog_name="rulewright")
