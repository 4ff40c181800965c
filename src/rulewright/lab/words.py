"""The words and numbers of a report in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.text import Catalogue, TextError, Texts, catalogue, texts

FOLDER: Final = Path(__file__).parent / "text"
GAP: Final = "…"


class Words:
    """What a report says: its own messages, the game's names, numbers as people write them.

    A game can put a message of the laboratory better by having one of the same
    id: `report-tags = Tribes` instead of "Tags".
    """

    def __init__(self, game: str, locale: str) -> None:
        self.locale = locale
        self.game: Texts = texts(game, locale)
        self.own: Catalogue = catalogue(FOLDER, locale)

    def say(self, message: str, /, **args: str | int | float) -> str:
        """A message of the laboratory, in the game's words if it has them."""
        if self.game.catalogue.has(message):
            return self.game.message(message, **args)
        return self.own.message(message, **args)

    def name(self, kind: str, id: str) -> str:
        """The name of a card, a Tribe and so on; an id that has none is shown as it is."""
        return self.game.name(kind, id) if self.game.catalogue.has(f"{kind}-{id}") else spaced(id)

    def card(self, told: str) -> str:
        """The name of a card as a summary has it: `kind:id`, or the id alone of what is just a card."""
        kind, _, id = told.rpartition(":")
        return self.name(kind.replace("_", "-") or "card", id)

    def group(self, kind: str, id: str) -> str:
        """The name of several of a kind, if the language has one: Elves rather than Elf."""
        message = f"{kind}-{id}"
        if self.game.catalogue.has(message) and "plural" in self.game.catalogue.attributes(message):
            return self.game.name(kind, id, "plural")
        return self.name(kind, id)

    def option(self, decision: str, key: str) -> str:
        """The text of an option."""
        try:
            return self.game.option(decision, key)
        except TextError:
            return spaced(key)

    def verb(self, decision: str, verb: str) -> str:
        """The text of all options of one verb, with a gap for what they differ in.

        A text of which little is left, because it has several gaps or begins with one, gives way to the title of the
        decision.
        """
        messages = (f"option-{decision}-{verb}", f"option-{verb}")
        message = next((message for message in messages if self.game.catalogue.has(message)), None)
        if message is not None:
            gaps = dict.fromkeys(self.game.catalogue.variables(message), GAP)
            said = self.game.message(message, **gaps)
            if said.count(GAP) < 2 and not said.startswith(GAP):
                return said
        return self.name("frame", decision) if self.game.catalogue.has(f"frame-{decision}") else spaced(verb)

    def rule(self, rule: str) -> str:
        """The title of a rule."""
        return self.game.rule(rule).title

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        return self.own.number(value, digits)

    def whole(self, value: float) -> str:
        """A number on an axis: no more digits than it needs."""
        return self.number(value, 0 if round(value, 1) == round(value) else 1)

    def percent(self, share: float) -> str:
        """A share in per cent, one digit after the point."""
        return f"{self.number(100 * share, 1)}%"

    def round_percent(self, share: float) -> str:
        """A share in per cent on an axis."""
        return f"{self.number(100 * share)}%"


def spaced(id: str) -> str:
    return id.replace("_", " ")
