"""Reading positions, for every game: an object of JSON, field by field; whatever is wrong is a `BadPosition`."""

from __future__ import annotations

from typing import Any

from rulewright.core.errors import BadPosition


class Fields:
    """An object of a position, read field by field; what is left over is refused."""

    def __init__(self, where: str, given: object) -> None:
        if not isinstance(given, dict):
            raise BadPosition(f"{where}: an object is expected, not {given!r:.60}")
        self.where = where
        self.left: dict[str, Any] = dict(given)

    def take(self, name: str, default: Any) -> Any:
        return self.left.pop(name, default)

    def inner(self, name: str) -> Fields:
        """An object inside this one; an empty one if it is omitted."""
        return Fields(f"{self.where}, {name}", self.take(name, {}))

    def done(self) -> None:
        if self.left:
            raise BadPosition(f"{self.where}: unknown field {', '.join(sorted(map(str, self.left)))}")

    def wrong(self, name: str, what: str) -> BadPosition:
        return BadPosition(f"{self.where}, {name}: {what}")

    def flag(self, name: str, default: bool) -> bool:
        value = self.take(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, f"true or false is expected, not {value!r:.60}")
        return value

    def whole(self, name: str, default: int | None, low: int, high: int) -> int:
        value = self.take(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high} is expected, not {value!r:.60}")
        return value

    def wholes(self, name: str, default: list[int], length: int, high: int = 9999) -> list[int]:
        """A list of so many whole numbers."""
        value = self.take(name, default)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(name, f"a list of {length} whole numbers is expected, not {value!r:.60}")
        return whole_list(self.where, name, value, 0, high)

    def numbers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list of whole numbers of any length."""
        return whole_list(self.where, name, self.take(name, default), low, high)

    def word(self, name: str, default: str | None, known: tuple[str, ...]) -> int:
        """A known name as a number; -1 for null."""
        value = self.take(name, default)
        if value is None:
            return -1
        if not isinstance(value, str) or value not in known:
            raise self.wrong(name, f"{value!r:.60} is not known here")
        return known.index(value)

    def words(self, name: str, default: list[str], known: tuple[str, ...]) -> list[int]:
        """A list of known names, as numbers, in the given order."""
        value = self.take(name, default)
        if not isinstance(value, list):
            raise self.wrong(name, f"a list is expected, not {value!r:.60}")
        for item in value:
            if not isinstance(item, str) or item not in known:
                raise self.wrong(name, f"{item!r:.60} is not known here")
        return [known.index(item) for item in value]

    def seat(self, name: str, default: int | None, players: int) -> int:
        """A seat, or null (-1)."""
        value = self.take(name, default)
        if value is None:
            return -1
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
            raise self.wrong(name, f"there is no seat {value!r:.60}")
        return value


def whole_list(where: str, name: str, value: object, low: int, high: int) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(value, list) or not all(
        isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value
    ):
        raise BadPosition(
            f"{where}, {name}: a list of whole numbers from {low} to {high} is expected, not {value!r:.60}"
        )
    return list(value)


def or_null(number: int) -> int | None:
    """A number for JSON: none is null."""
    return None if number == -1 else number


def name_or_null(number: int, names: tuple[str, ...]) -> str | None:
    return None if number == -1 else names[number]
