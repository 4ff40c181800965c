"""Vocabulary: the option keys of a game and the numbers that stand for them.

A game declares its verbs once, in the order of its specification. `take` with the arguments `elf-red` and so on gives
the keys `take:elf-red`, ...; several lists of arguments give every combination. Inside, an option is a number (its
code); people, records and tests use its key. Both say the same, whatever the state.

Learners want few actions. As a rule an option is an action of its own. A verb with very many options of which few are
ever offered at once, such as the places of a map, has `places` instead: its n-th action stands for the n-th of its
options in the list that is offered. So the number of actions stays small (`len`), and only `state.actions` knows what
an action means now.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64, mypyc_attr

FAR: Final[i64] = 1 << 20
"""Where the codes of verbs with places begin: above those of all others."""
LISTED: Final[i64] = 200_000
"""A verb with more options than this is never listed whole."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One verb with its lists of arguments. A game with keys of another make says in a subclass how they are spelled.

    first   the number of its first option
    size    how many options it has
    places  how many actions stand for them, one for each place in an offered list; 0: every option is an action
    action  the number of its first action
    """

    def __init__(self, name: str, arguments: tuple[tuple[str, ...], ...], places: i64 = 0) -> None:
        self.name = name
        self.arguments = arguments
        self.places: i64 = places
        self.first: i64 = 0
        self.action: i64 = 0
        self.size: i64 = 1
        for several in arguments:
            self.size *= len(several)
        self.numbers = [{argument: at for at, argument in enumerate(several)} for several in arguments]

    def key(self, number: i64) -> str:
        """The key of its option with this number, counted from 0."""
        words: list[str] = []
        for several in reversed(self.arguments):
            words.append(several[number % len(several)])
            number //= len(several)
        words.append(self.name)
        words.reverse()
        return ":".join(words)

    def number(self, key: str) -> i64:
        """The number of its option with this key, counted from 0; -1 if it has none."""
        words = key.split(":")
        if words[0] != self.name:
            return -1
        at = 1
        number: i64 = 0
        for several, numbers in zip(self.arguments, self.numbers, strict=True):
            width = several[0].count(":") + 1
            found = numbers.get(":".join(words[at : at + width]), -1)
            if found < 0:
                return -1
            number = number * len(several) + found
            at += width
        return number if at == len(words) else -1


class Vocabulary:
    """All option keys of one game. Its length is the number of actions."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.far: list[Verb] = []
        self.actions_in_all: i64 = 0
        self.keys: list[str] = []
        """The keys of the verbs whose options are actions of their own: there code, action and place here are one."""
        self.codes: dict[str, int] = {}

    def verb(self, name: str, *arguments: tuple[str, ...]) -> i64:
        """Adds a verb whose options are actions of their own; the number of its first option is returned."""
        assert not self.far, f"{name}: verbs with places come after all others"
        added = Verb(name, arguments)
        added.first = added.action = len(self.keys)
        for combination in product(*arguments):
            key = ":".join((name, *combination))
            assert key not in self.codes, f"option key {key} declared twice"
            self.codes[key] = len(self.keys)
            self.keys.append(key)
        self.verbs.append(added)
        self.actions_in_all += added.size
        return added.first

    def far_verb(self, added: Verb) -> i64:
        """Adds a verb with places; the number of its first option is returned."""
        assert added.places > 0, f"{added.name} has no places"
        last = self.far[len(self.far) - 1] if self.far else None
        added.first = FAR if last is None else last.first + last.size
        added.action = self.actions_in_all
        self.actions_in_all += added.places
        self.far.append(added)
        self.verbs.append(added)
        return added.first

    def key(self, code: i64) -> str:
        """The key of an option."""
        if code < FAR:
            return self.keys[code]
        verb = self.verb_of(code)
        return verb.key(code - verb.first)

    def code(self, key: str) -> int | None:
        """The number of an option; None if the game has no such option."""
        found = self.codes.get(key)
        if found is not None:
            return found
        for verb in self.far:
            number = verb.number(key)
            if number >= 0:
                return verb.first + number
        return None

    def every_key(self) -> list[str]:
        """The keys of all options, also of verbs with places, but of those whose keys are composed without end."""
        listed = [verb for verb in self.far if verb.size <= LISTED]
        return self.keys + [verb.key(number) for verb in listed for number in range(verb.size)]

    def verb_of(self, code: i64) -> Verb:
        """The verb of an option."""
        for verb in self.far if code >= FAR else self.verbs:
            if verb.first <= code < verb.first + verb.size:
                return verb
        raise KeyError(f"there is no option {code}")

    def actions(self, codes: list[int]) -> list[int]:
        """The actions that stand for the options of an offered list, in its order."""
        if not self.far:
            return codes
        actions: list[int] = []
        taken = [0] * len(self.far)
        for code in codes:
            if code < FAR:
                actions.append(code)
                continue
            at: i64 = 0
            while code >= self.far[at].first + self.far[at].size:
                at += 1
            assert taken[at] < self.far[at].places, f"{self.far[at].name} has too few places"
            actions.append(self.far[at].action + taken[at])
            taken[at] += 1
        return actions

    def __len__(self) -> int:
        return int(self.actions_in_all)
