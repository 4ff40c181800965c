"""Players that are programs. They know only the core's interface, and only what their seat may know.

bot = make_bot("sharp:500i", seed=1)
code = bot.choose(state, seat)
"""

from __future__ import annotations

from rulewright.bots.levels import BOT_LEVELS, SPECS, Bot, Searcher, UnknownBot, make_bot
from rulewright.bots.search import Budget, Considered, search

__all__ = ["BOT_LEVELS", "SPECS", "Bot", "Budget", "Considered", "Searcher", "UnknownBot", "make_bot", "search"]
