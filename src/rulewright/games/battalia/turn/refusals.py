"""Refusals of the main menu: which rule stands against a key that is not listed (DECISIONS 1 and 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.content import is_fanatic
from rulewright.games.battalia.items import UNIT_ITEMS, is_scroll_source, is_title_source
from rulewright.games.battalia.options import USE, USE_CARD, USE_ECLIPSE, USE_HAMMER, VOCABULARY
from rulewright.games.battalia.state import Battalia

RULES: Final[dict[str, str]] = {
    "pass": "BA-067",
    "hire": "BA-100",
    "harbour": "BA-387",
    "acquire": "BA-103",
    "road": "BA-112",
    "city": "BA-114",
    "upgrade": "BA-116",
    "masons": "BA-387",
    "residence": "BA-117",
    "capital": "BA-118",
    "hero": "BA-130",
    "move": "BA-132",
    "step": "BA-131",
    "gate": "BA-312",
    "attack": "BA-150",
    "ambush": "BA-190",
    "tent": "BA-195",
    "strike": "BA-196",
    "play": "BA-260",
    "market": "BA-340",
    "trade": "BA-343",
    "explore": "BA-469",
    "income": "BA-475",
    "bonus": "BA-485",
    "homage": "BA-432",
    "elixir": "BA-440",
    "drink": "BA-442",
    "ability": "BA-386",
}
BRIDGE: Final[dict[str, str]] = {"give": "BA-490", "lower": "BA-491", "exchange": "BA-492"}


def rule_of_key(g: Battalia, code: i64) -> str:
    """The first rule of the row to which a key of the main menu belongs."""
    if USE_HAMMER <= code < USE_CARD:
        return "BA-288"
    if USE_CARD <= code < USE_ECLIPSE:
        return "BA-456" if is_fanatic(code - USE_CARD) else "BA-217"
    if USE_ECLIPSE <= code < USE_ECLIPSE + 109:
        return "BA-449"
    words = VOCABULARY.key(code).split(":")
    if words[0] == "use":
        source = (code - USE) // UNIT_ITEMS
        if is_title_source(source):
            return "BA-214"
        return "BA-215" if is_scroll_source(source) else "BA-288"
    if words[0] == "bridge":
        return BRIDGE[words[1]]
    return RULES.get(words[0], "BA-067")
