"""Kinds of values in positions: how each is written, read, and shown to those who may not see it.

A kind is an object without a state, made once: `HERO = Name(HEROES)`, `Field("hero", HERO)`. In a game everything is a
number or a list of numbers; in a position it is JSON with names. Kinds stand inside kinds: `List(HERO)`,
`BySeat(List(HERO))`. What a kind reads it has checked, and what it refuses it tells in a sentence with the place.

A kind that is `secret` (`Hand`, `Deck`, what is declared so, and whatever holds one) is seen by nobody unless the
declaration of the field says by whom.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import BadPosition
from rulewright.kit.masks import wide_bits

HIDDEN: Final = "hidden"
"""What stands for one thing that lies there unseen."""
SPECTATOR: Final = -1
"""The viewer who has no seat."""
OF_ALL: Final = -2
"""The owner of what everybody may look at now, whoever it belongs to."""


def owns(viewer: int, owner: int) -> bool:
    """Whether a viewer sees what its owner sees."""
    return owner == OF_ALL or (owner == viewer and viewer != SPECTATOR)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of value; `g` is the state to which it belongs, as far as it has been read.

    expects  what is told to be expected
    secret   whether nobody sees it unless its field says who does
    nothing  the value that stands for nothing at all
    """

    def __init__(self, expects: str, secret: bool = False, nothing: Any = None) -> None:
        self.expects = expects
        self.secret = secret
        self.nothing = nothing

    def write(self, g: Any, value: Any) -> Any:
        """The value as JSON."""
        return value

    def read(self, g: Any, given: Any, where: str) -> Any:
        """The value that JSON stands for; raises `BadPosition`."""
        raise TypeError(f"{type(self).__name__} reads nothing")

    def blank(self) -> Any:
        """The value for nothing at all, as one's own."""
        return self.nothing

    def hidden(self, g: Any, value: Any) -> Any:
        """What those see who may not see the value: whether it is there, or how much."""
        return None

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        """The value as a viewer sees it who may look at it; parts of it may be hidden all the same."""
        return self.write(g, value)

    def entrusted(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        """The value as a viewer sees it if only its owner may look at it."""
        return self.view(g, value, viewer, owner) if owns(viewer, owner) else self.hidden(g, value)

    def entry(self, g: Any, given: Any, where: str) -> Any:
        """A value that must be there, as in a list: null is refused."""
        if given is None:
            raise self.wrong(where, given)
        return self.read(g, given, where)

    def update(self, g: Any, present: Any, given: Any, where: str) -> Any:
        """The value that JSON stands for where another one stood before."""
        return self.read(g, given, where)

    def wrong(self, where: str, given: Any) -> BadPosition:
        return BadPosition(f"{where}: {self.expects} is expected, not {given!r:.60}")


# Single values


class Whole(Kind):
    """A whole number in a range; with `or_null`, null stands for -1."""

    def __init__(self, low: int = 0, high: int = 999, or_null: bool = False) -> None:
        super().__init__(f"a whole number from {low} to {high}", nothing=-1 if or_null else 0)
        self.low = low
        self.high = high
        self.or_null = or_null

    def write(self, g: Any, value: Any) -> Any:
        return None if self.or_null and value == -1 else value

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None and self.or_null:
            return -1
        if type(given) is not int or not self.low <= given <= self.high:
            raise self.wrong(where, given)
        return given


class Flag(Kind):
    """True or false."""

    def __init__(self) -> None:
        super().__init__("true or false", nothing=False)

    def read(self, g: Any, given: Any, where: str) -> Any:
        if type(given) is not bool:
            raise self.wrong(where, given)
        return given


class Text(Kind):
    """Any text."""

    def __init__(self) -> None:
        super().__init__("a text", nothing="")

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, str):
            raise self.wrong(where, given)
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Kind):
    """One of some names, as its number, counted from `first`; null is the number before the first.

    unseen  what stands for one that is there and hidden
    rule    what a refusal of another name begins with
    """

    def __init__(
        self,
        names: tuple[str, ...],
        or_null: bool = True,
        first: int = 0,
        secret: bool = False,
        unseen: str | None = HIDDEN,
        rule: str = "",
    ) -> None:
        super().__init__("a known name", secret, first - 1)
        self.names = names
        self.or_null = or_null
        self.first = first
        self.unseen = unseen
        self.rule = rule
        self.numbers = {name: number + first for number, name in enumerate(names)}

    def write(self, g: Any, value: Any) -> Any:
        return None if value < self.first else self.names[value - self.first]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None and self.or_null:
            return self.first - 1
        if not isinstance(given, str):
            raise self.wrong(where, given)
        if given not in self.numbers:
            raise BadPosition(f"{where}: {self.rule}{given!r:.60} is not known here")
        return self.numbers[given]

    def hidden(self, g: Any, value: Any) -> Any:
        return None if value < self.first else self.unseen


class Key(Kind):
    """An option of the game: its key, for its number; null is none (-1)."""

    def __init__(self) -> None:
        super().__init__("an option key", nothing=-1)

    def write(self, g: Any, value: Any) -> Any:
        return None if value == -1 else g.game.key(value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None:
            return -1
        code = g.game.code(given) if isinstance(given, str) else None
        if code is None:
            raise self.wrong(where, given)
        return code

    def hidden(self, g: Any, value: Any) -> Any:
        return None if value == -1 else HIDDEN


class Seat(Kind):
    """A seat of the table; with `or_null`, null is nobody (-1)."""

    def __init__(self, or_null: bool = True) -> None:
        super().__init__("a seat", nothing=-1)
        self.or_null = or_null

    def write(self, g: Any, value: Any) -> Any:
        return None if value == -1 else value

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None and self.or_null:
            return -1
        if type(given) is not int:
            raise self.wrong(where, given)
        if not 0 <= given < g.players:
            raise BadPosition(f"{where}: there is no seat {given}")
        return given


class Optional(Kind):
    """Something or nothing: None is null."""

    def __init__(self, inner: Kind) -> None:
        super().__init__(f"{inner.expects} or null", inner.secret)
        self.inner = inner

    def write(self, g: Any, value: Any) -> Any:
        return None if value is None else self.inner.write(g, value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        return None if given is None else self.inner.read(g, given, where)

    def entry(self, g: Any, given: Any, where: str) -> Any:
        return self.read(g, given, where)

    def hidden(self, g: Any, value: Any) -> Any:
        return None if value is None else self.inner.hidden(g, value)

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return None if value is None else self.inner.view(g, value, viewer, owner)


# Several values


@mypyc_attr(allow_interpreted_subclasses=True)
class List(Kind):
    """A list in the order given; with a `length`, of so many; with `or_null`, null while there is nothing in it."""

    def __init__(self, inner: Kind, length: int = -1, or_null: bool = False, secret: bool = False) -> None:
        super().__init__("a list" if length < 0 else f"a list of {length}", secret or inner.secret)
        self.inner = inner
        self.length = length
        self.or_null = or_null

    def arranged(self, values: list[Any]) -> list[Any]:
        """What is read or written, in the order of the other side."""
        return values

    def write(self, g: Any, value: Any) -> Any:
        return None if self.or_null and not value else [self.inner.write(g, one) for one in self.arranged(value)]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None and self.or_null:
            return []
        if not isinstance(given, list) or self.length not in (-1, len(given)):
            raise self.wrong(where, given)
        return self.arranged([self.inner.entry(g, one, f"{where}[{at}]") for at, one in enumerate(given)])

    def blank(self) -> Any:
        return []

    def hidden(self, g: Any, value: Any) -> Any:
        return len(value)

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        if self.or_null and not value:
            return None
        return [self.inner.view(g, one, viewer, owner) for one in self.arranged(value)]


class Multiset(List):
    """Things in canonical order, equal ones repeated, however they are given: the order of their numbers."""

    def arranged(self, values: list[Any]) -> list[Any]:
        return sorted(values)


class Hand(Multiset):
    """A multiset that nobody sees unless its field says who does; all others see the number of things."""

    def __init__(self, inner: Kind) -> None:
        super().__init__(inner, secret=True)


class Deck(List):
    """A list from top to bottom of which everybody sees the number of cards; in the game its top may be the last."""

    def __init__(self, inner: Kind, top_last: bool = False) -> None:
        super().__init__(inner, secret=True)
        self.top_last = top_last

    def arranged(self, values: list[Any]) -> list[Any]:
        return values[::-1] if self.top_last else values


class Mask(Kind):
    """A set of small numbers, kept as the bits of one number and written as a list in ascending order."""

    def __init__(self, inner: Kind) -> None:
        super().__init__("a list", inner.secret, 0)
        self.inner = inner

    def write(self, g: Any, value: Any) -> Any:
        return [self.inner.write(g, at) for at in wide_bits(value)]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list):
            raise self.wrong(where, given)
        mask = 0
        for at, one in enumerate(given):
            number: int = self.inner.entry(g, one, f"{where}[{at}]")
            if mask >> number & 1:
                raise BadPosition(f"{where}: {one!r:.60} stands there twice")
            mask |= 1 << number
        return mask

    def hidden(self, g: Any, value: Any) -> Any:
        return len(wide_bits(value))


class Tuple(Kind):
    """A short list of unlike things, each of its own kind, such as [slot, number]."""

    def __init__(self, *inner: Kind) -> None:
        super().__init__(f"a list of {len(inner)}", any(kind.secret for kind in inner))
        self.inner = inner

    def write(self, g: Any, value: Any) -> Any:
        return [kind.write(g, one) for kind, one in zip(self.inner, value, strict=True)]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list) or len(given) != len(self.inner):
            raise self.wrong(where, given)
        return tuple(kind.read(g, given[at], f"{where}[{at}]") for at, kind in enumerate(self.inner))

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return [kind.view(g, one, viewer, owner) for kind, one in zip(self.inner, value, strict=True)]


# One value for each seat, or for each of some names


def of_seat(owner: int, seat: int) -> int:
    """Who owns what belongs to a seat."""
    return OF_ALL if owner == OF_ALL else seat


class EachSeat(List):
    """A list with one entry for each seat, to whom it belongs; with `or_empty`, none at all while there are none.

    A refusal begins with the `rule` that says so.
    """

    def __init__(self, inner: Kind, or_empty: bool = False, rule: str = "") -> None:
        super().__init__(inner)
        self.or_empty = or_empty
        self.rule = rule

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list) or not (len(given) == g.players or (self.or_empty and not given)):
            seats = f"one entry for each of the {g.players} seats"
            raise BadPosition(f"{where}: {self.rule}{seats} is expected, not {given!r:.60}")
        return [self.inner.read(g, one, f"{where}[{seat}]") for seat, one in enumerate(given)]

    def hidden(self, g: Any, value: Any) -> Any:
        return [self.inner.hidden(g, one) for one in value]

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return [self.inner.view(g, one, viewer, of_seat(owner, seat)) for seat, one in enumerate(value)]

    def entrusted(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return [self.inner.entrusted(g, one, viewer, of_seat(owner, seat)) for seat, one in enumerate(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ByName(Kind):
    """An object from names to something; in the game a list with a place for every name.

    With `full` every name is written, and what is read changes only what it names; else blank places are left out.
    """

    def __init__(self, names: Name, inner: Kind, full: bool = False) -> None:
        super().__init__("an object", inner.secret)
        self.names = names
        self.inner = inner
        self.full = full

    def key(self, place: int) -> str:
        return self.names.names[place]

    def place(self, g: Any, key: Any, where: str) -> int:
        return int(self.names.entry(g, key, where))

    def places(self, g: Any) -> int:
        return len(self.names.names)

    def owner(self, owner: int, place: int) -> int:
        """Who owns what lies in a place."""
        return owner

    def filled(self, value: Any) -> list[tuple[int, Any]]:
        """The places that are written, and what lies there."""
        blank = self.inner.blank()
        return [(place, one) for place, one in enumerate(value) if self.full or one != blank]

    def write(self, g: Any, value: Any) -> Any:
        return {self.key(place): self.inner.write(g, one) for place, one in self.filled(value)}

    def read(self, g: Any, given: Any, where: str) -> Any:
        return self.update(g, [], given, where)

    def update(self, g: Any, present: Any, given: Any, where: str) -> Any:
        if not isinstance(given, dict):
            raise self.wrong(where, given)
        found = list(present) if self.full and present else [self.inner.blank() for _ in range(self.places(g))]
        for key, one in given.items():
            found[self.place(g, key, where)] = self.inner.entry(g, one, f"{where}, {key}")
        return found

    def blank(self) -> Any:
        return []

    def hidden(self, g: Any, value: Any) -> Any:
        return {self.key(place): self.inner.hidden(g, one) for place, one in self.filled(value)}

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        filled = self.filled(value)
        return {self.key(at): self.inner.view(g, one, viewer, self.owner(owner, at)) for at, one in filled}

    def entrusted(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        filled = self.filled(value)
        return {self.key(at): self.inner.entrusted(g, one, viewer, self.owner(owner, at)) for at, one in filled}


class BySeat(ByName):
    """An object from seats, as texts, to something that belongs to them; only for the seats that have it."""

    def __init__(self, inner: Kind) -> None:
        super().__init__(NO_NAMES, inner)

    def key(self, place: int) -> str:
        return str(place)

    def place(self, g: Any, key: Any, where: str) -> int:
        seats = [str(seat) for seat in range(g.players)]
        if key not in seats:
            raise BadPosition(f"{where}: there is no seat {key!r:.60}")
        return seats.index(key)

    def places(self, g: Any) -> int:
        return int(g.players)

    def owner(self, owner: int, place: int) -> int:
        return of_seat(owner, place)


NO_NAMES: Final = Name(())
