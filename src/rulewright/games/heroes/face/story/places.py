"""Where a line is at home on the table, as the drawing names its places.

square:7,12      a square of the map                  hero:H1      a hero: the plate or the pawn
capital-0        the capital board of seat 0          panel-0      the panel of seat 0
week             the week card                        location:SW  a kind of location, where no line says which
"""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, seat_in, word
from rulewright.faces.story import Reader

AT_THE_CAPITAL: Final = frozenset({"builds", "raises_capital", "gathers", "goes_home", "portals_home", "hires"})
OF_THE_WEEK: Final = frozenset({"week_begins", "replenished"})


def place(line: Told, reader: Reader) -> list[str]:
    """The square first, then the capital or the hero; at last the panel of its player."""
    name, seat = name_of(line), seat_in(line)
    if name in OF_THE_WEEK:
        return ["week"]
    if word(line, "square"):
        return [f"square:{word(line, 'square')}"]
    if name in AT_THE_CAPITAL:
        return [f"capital-{seat}"]
    if word(line, "hero"):
        return [f"hero:{word(line, 'hero')}"]
    return [] if seat is None else [f"panel-{seat}"]
