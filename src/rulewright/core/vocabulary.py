"""The option keys of a game and the dense numbers that stand for them.

A game declares its verbs once, in the order of its specification. The number of an option is the action of the research
interfaces; its key is what people, records and tests use. `take` with the arguments `elf-red` and so on gives the keys
`take:elf-red`, ...; several lists of arguments give every combination.
"""

from __future__ import annotations

from itertools import product

from mypy_extensions import i64


class Vocabulary:
    """All option keys of one game."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.verbs: list[str] = []
        self.codes: dict[str, int] = {}

    def verb(self, name: str, *arguments: tuple[str, ...]) -> i64:
        """Adds a verb; the number of its first option is returned."""
        first = len(self.keys)
        for combination in product(*arguments):
            key = ":".join((name, *combination))
            assert key not in self.codes, f"option key {key} declared twice"
            self.codes[key] = len(self.keys)
            self.keys.append(key)
            self.verbs.append(name)
        return first

    def __len__(self) -> int:
        return len(self.keys)
