"""Interfaces for research: a PettingZoo environment and OpenSpiel games.

    rulewright.research.env("ethnos", players=4)     PettingZoo, see environment.py
    import rulewright.research.openspiel             OpenSpiel, see openspiel.py

Both need the extra `rulewright[research]`. Neither knows a game by name: what
they show is made of the game's named pieces, and their actions are the numbers
of the game's options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.errors import RulewrightError

if TYPE_CHECKING:
    from rulewright.research.environment import RawEnv, env, raw_env

__all__ = ["MissingExtra", "RawEnv", "env", "raw_env"]


class MissingExtra(RulewrightError):
    """A library that this part of Rulewright needs is not installed."""


def __getattr__(name: str) -> Any:
    """Loads PettingZoo when it is first asked for: who wants OpenSpiel alone does not need it."""
    if name not in ("RawEnv", "env", "raw_env"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from rulewright.research import environment
    except ModuleNotFoundError as error:
        raise MissingExtra(f"{error.name} is not installed: pip install 'rulewright[research]'") from error
    return getattr(environment, name)
