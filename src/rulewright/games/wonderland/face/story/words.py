"""Words of the scenes: what only this game has, beside the speech of all scenes."""

from __future__ import annotations

from rulewright.faces import speech


def piece(chip: str) -> str:
    """A chip as `kind:id`; an item has the name of its card."""
    return f"wonderlandian:{chip}" if chip.startswith("WL") else f"chip:{chip}"


class Speech(speech.Speech):
    """The words for one reader, with the names of chips and powers."""

    def chip(self, chip: str) -> str:
        """The name of a chip."""
        kind, _, id = piece(chip).partition(":")
        return self.words.name(kind, id)

    def power(self, power: str) -> str:
        """The name of an ability, a Wonderlandian or an ally type."""
        return str(self.words.named({"power": power})["power"])
