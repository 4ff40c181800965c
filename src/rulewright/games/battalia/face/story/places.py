"""Where a line is at home on the table, as the drawing names its places.

square-x4y2    a square of the map        deck-lord     a deck of the pool       oracle      the Oracle
hero-0-a       a hero of seat 0           panel-0       what seat 0 has          limbo, storm, fate    common piles
"""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, seat_in, word
from rulewright.faces.story import Reader

OF_THE_TABLE: Final = {
    "day": "oracle", "checkpoint": "oracle", "sacrifices": "limbo", "prepares-ambush": "limbo", "storm": "storm",
    "copies": "storm", "storms-shuffled": "storm", "fate": "fate",
}  # fmt: skip


def place(line: Told, reader: Reader) -> list[str]:
    """The square first, else the pile or the hero that the line is about; at last the panel of its player."""
    if word(line, "square"):
        return [f"square-{word(line, other)}" for other in ("square", "other_square") if word(line, other)]
    name, seat = name_of(line), seat_in(line)
    if name in OF_THE_TABLE:
        return [OF_THE_TABLE[name]]
    if word(line, "hero"):
        return [f"hero-{seat}-{word(line, 'hero')}"]
    if word(line, "pile"):
        return [f"deck-{word(line, 'pile')}"]
    return [] if seat is None else [f"panel-{seat}"]
