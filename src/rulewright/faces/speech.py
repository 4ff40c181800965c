"""Words of scenes: arguments of log lines, and sentences with things and players by name, "you" to whoever reads."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.narration import Told
from rulewright.faces.story import Reader

Value = int | str | list[str]


def name_of(line: Told) -> str:
    """The message of a line, without its prefix."""
    return line.message.removeprefix("log-")


def word(line: Told, argument: str) -> str:
    """An argument of a line that is an id; empty if it has none."""
    value = line.args.get(argument, "")
    return value if isinstance(value, str) else ""


def number(line: Told, argument: str = "number") -> int:
    """An argument of a line that is a number; 0 if it has none."""
    value = line.args.get(argument, 0)
    return value if isinstance(value, int) else 0


def several(line: Told, argument: str) -> list[str]:
    """An argument of a line that is a list of ids."""
    value = line.args.get(argument, [])
    return list(value) if isinstance(value, list) else []


def seat_in(line: Told, argument: str = "seat") -> int | None:
    """The seat that a line is about; None if it is about nobody."""
    seat = line.args.get(argument)
    return seat if isinstance(seat, int) and seat >= 0 else None


class Speech:
    """The words for one reader: messages `scene-...`; a text is given as `(text,)`, so that it stays as it is."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.words = reader.words

    def say(self, id: str, seat: int | None = None, rival: int | None = None, **args: Value | tuple[str]) -> str:
        """A sentence; about a seat it names the player, or says "you" if the reader sits there."""
        texts = {key: value[0] for key, value in args.items() if isinstance(value, tuple)}
        ids = {key: value for key, value in args.items() if not isinstance(value, tuple)}
        message = f"scene-{id}"
        if rival is not None:
            texts["rival"] = self.player(rival)
        if seat is not None:
            texts["player"] = self.reader.names[seat]
            if seat == self.reader.eyes and "you" in self.words.catalogue.attributes(message):
                message += ".you"
        return self.words.message(message, **texts, **self.words.named(ids))

    def player(self, seat: int) -> str:
        """Somebody by name, or "you"."""
        return self.say("player", seat=seat)

    def log(self, line: Told) -> str:
        """A line as the log tells it to the reader."""
        return self.words.log(line, self.reader.names, self.reader.eyes)


def sentences(parts: Sequence[str]) -> str:
    """Parts of a telling as sentences, one after the other."""
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)
