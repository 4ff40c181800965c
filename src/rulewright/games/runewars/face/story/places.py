"""Where a line is at home on the table: areas that it names, else its hero or city, else the order of its player."""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import Reader
from rulewright.games.runewars.face.story.words import seat_in, several, word

IN_ONE_PLACE: Final = (("area", "area"), ("hero", "hero"), ("city", "city"), ("title", "title"))
"""Arguments that are in one place, and the kinds of things that they are; an area first."""


def place(line: Told, reader: Reader) -> list[str]:
    """Areas, or else a hero, a city or a Title; where units come from is no place of what they do."""
    areas = [f"area:{area}" for area in several(line, "areas")]
    if areas:
        return areas
    for argument, kind in IN_ONE_PLACE:
        if word(line, argument):
            return [f"{kind}:{word(line, argument)}"]
    seat = seat_in(line)
    return [f"order-{seat}"] if "order" in line.args and seat is not None else []
