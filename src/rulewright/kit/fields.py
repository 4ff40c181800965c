"""Objects of a position, read field by field; whatever is wrong is a `BadPosition` that says where."""

from __future__ import annotations

from typing import Any

from rulewright.core.errors import BadPosition


class Fields:
    """An object of a position: what has not been read yet. What is left over at the end is refused."""

    def __init__(self, where: str, given: object) -> None:
        if not isinstance(given, dict):
            raise BadPosition(f"{where}: an object is expected, not {given!r:.60}")
        self.where = where
        self.left: dict[str, Any] = dict(given)

    def take(self, name: str, default: Any) -> Any:
        """The value of a field, which is then no longer left."""
        return self.left.pop(name, default)

    def done(self) -> None:
        """Everything has been read: what is left has no business here."""
        if self.left:
            raise BadPosition(f"{self.where}: unknown field {', '.join(sorted(map(str, self.left)))}")

    def wrong(self, name: str, what: str) -> BadPosition:
        """What is wrong with a field, in a sentence."""
        return BadPosition(f"{self.where}, {name}: {what}")


def or_null(number: int) -> int | None:
    """A number for JSON: none is null."""
    return None if number == -1 else number
