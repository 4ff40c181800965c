"""Rerolls of attack dice (MH-441 to MH-444): each die once, one event for each, in the order in which they lie."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.chance import roll
from rulewright.games.heroes.battle.frames import Attack
from rulewright.games.heroes.state import Heroes
from rulewright.kit.masks import bit


def reroll(g: Heroes, attack: Attack, places: list[int]) -> None:
    """MH-443: these dice are rolled again, and never once more in this attack."""
    values: list[int] = []
    mask: i64 = 0
    for at in places:
        value = roll(g, "d8", 8)
        attack.dice[at] = int(value * 2 + 1)
        values.append(int(value))
        mask |= bit(at)
    if g.narration is not None:
        g.tell_all("rerolls", values, attack.slot, mask)
