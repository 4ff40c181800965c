"""Words of the scenes: what all games say, with units and their abilities by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rulewright.faces import speech
from rulewright.faces.speech import name_of, number, seat_in, sentences, several, word

__all__ = ["Speech", "name_of", "number", "seat_in", "sentences", "several", "word"]


class Speech(speech.Speech):
    """The words for one reader."""

    def counted(self, units: Iterable[str]) -> str:
        """Units by name, equal ones together: "2 Sorcerers, Knight"; their condition is left out."""
        counts = Counter(label.partition("-")[0] for label in units)
        return ", ".join(self.say("units", unit=unit, number=count) for unit, count in counts.items())

    def ability(self, unit: str) -> str:
        """The name of a unit's special ability."""
        return self.words.name("unit", unit, "text").partition(":")[0]
