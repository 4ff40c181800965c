"""Bots: players that are programs. They know only the core's interface, and only what their seat may know.

bot = make_bot("sharp:500i", seed=1)
code = bot.choose(state, seat)
"""

from __future__ import annotations

from rulewright.bots.budget import Budget, Considered
from rulewright.bots.levels import BOT_LEVELS, SPECS, Bot, Searcher, UnknownBot, make_bot
from rulewright.bots.odds import Odds, reckon
from rulewright.bots.search import search

__all__ = [
    "BOT_LEVELS", "SPECS", "Bot", "Budget", "Considered", "Odds", "Searcher", "UnknownBot", "make_bot", "reckon",
    "search",
]  # fmt: skip
