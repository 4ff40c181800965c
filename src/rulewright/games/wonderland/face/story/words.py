"""Words of the scenes: what all games say, with chips and powers by name."""

from __future__ import annotations

from rulewright.faces import speech
from rulewright.faces.speech import name_of, number, seat_in, sentences, several, word

__all__ = ["Speech", "name_of", "number", "piece", "seat_in", "sentences", "several", "word"]


def piece(chip: str) -> str:
    """A chip as `kind:id`; an item has the name of its card."""
    return f"wonderlandian:{chip}" if chip.startswith("WL") else f"chip:{chip}"


class Speech(speech.Speech):
    """The words for one reader."""

    def chip(self, chip: str) -> str:
        """The name of a chip."""
        kind, _, id = piece(chip).partition(":")
        return self.words.name(kind, id)

    def power(self, power: str) -> str:
        """The name of an ability, a Wonderlandian or an ally type."""
        return str(self.words.named({"power": power})["power"])
