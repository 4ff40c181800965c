"""Positions and views from declared fields: everything about a game as JSON, written, shown and read in one way.

A game declares what it, its seats and its frames have, once: `Field("hero", HERO)`. From the declaration positions are
written and read (what is left out takes its default, what is unknown is refused), and views are made: a field says who
sees it, and a hidden kind that says nothing is seen by nobody. So a view is an allow-list. What follows from several
fields, or takes thought, is said by each game beside its tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import BadPosition, BadSetup
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.kit.fields import Fields
from rulewright.kit.kinds import Flag, Kind, Name, Whole, of_seat, owns

FORMAT: Final = 1
AS_KIND: Final = ""
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
"""The owner sees it; all others see its hidden form, such as the number of cards."""
OWNER_ALONE: Final = "owner alone"
"""The owner sees it; others do not see that it is there."""
NOBODY: Final = "nobody"
"""All see its hidden form."""
UNTOLD: Final = "untold"
"""It stands in no view."""


# Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a thing: of a state, a seat, a frame or a part of one.

    name       in positions
    kind       how its value is written and read
    attribute  where the thing keeps it, if not under its name
    seen       by whom in views; if nothing is said, by everybody, or by nobody if the kind is secret
    when_set   written only if it is not as in a new thing
    needed     may not be left out or null
    default    what it is if it is left out: from the state and the thing, after all that is given has been read;
               without it, it stays as in a new thing
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        attribute: str = "",
        seen: str = AS_KIND,
        when_set: bool = False,
        needed: bool = False,
        default: Callable[[Any, Any], Any] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.attribute = attribute or name
        self.seen = seen or (NOBODY if kind.secret else EVERYBODY)
        self.when_set = when_set
        self.needed = needed
        self.default = default

    def get(self, g: Any, thing: Any) -> Any:
        """The value in a thing."""
        return getattr(thing, self.attribute)

    def put(self, thing: Any, value: Any) -> None:
        """Gives a thing its value."""
        setattr(thing, self.attribute, value)

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        """Whether it stands in a position; `blank` is a new thing, if there is one to compare with."""
        return not self.when_set or blank is None or bool(self.get(g, thing) != self.get(g, blank))

    def is_told(self, viewer: int, owner: int) -> bool:
        """Whether it stands in a view, in whatever form."""
        return self.seen != UNTOLD and (self.seen != OWNER_ALONE or owns(viewer, owner))

    def write(self, g: Any, thing: Any) -> Any:
        return self.kind.write(g, self.get(g, thing))

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        """What a viewer sees of it."""
        value = self.get(g, thing)
        if self.seen == NOBODY:
            return self.kind.hidden(g, value)
        if self.seen == OWNER:
            return self.kind.entrusted(g, value, viewer, owner)
        return self.kind.view(g, value, viewer, owner)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if self.needed and given is None:
            raise self.kind.wrong(where, given)
        self.put(thing, self.kind.update(g, self.get(g, thing), given, where))

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        """It is left out."""
        if self.needed:
            raise self.kind.wrong(where, None)
        if self.default is not None:
            self.put(thing, self.default(g, thing))


def write_fields(g: Any, thing: Any, fields: tuple[Field, ...], blank: Any = None) -> dict[str, Any]:
    """A thing as JSON."""
    return {field.name: field.write(g, thing) for field in fields if field.is_written(g, thing, blank)}


def view_fields(
    g: Any, thing: Any, fields: tuple[Field, ...], viewer: int, owner: int, blank: Any = None
) -> dict[str, Any]:
    """What a viewer sees of a thing: the fields that say so."""
    return {
        field.name: field.view(g, thing, viewer, owner)
        for field in fields
        if field.is_told(viewer, owner) and field.is_written(g, thing, blank)
    }


def read_fields(g: Any, thing: Any, fields: tuple[Field, ...], given: Fields) -> None:
    """Reads what is given of these fields into a thing, then fills in what is left out."""
    omitted: list[Field] = []
    for field in fields:
        if field.name in given.left:
            field.read(g, thing, given.take(field.name, None), f"{given.where}, {field.name}")
        else:
            omitted.append(field)
    for field in omitted:
        field.fill_in(g, thing, f"{given.where}, {field.name}")


def read_object(g: Any, thing: Any, fields: tuple[Field, ...], given: Any, where: str) -> None:
    """Reads an object that has these fields and no others."""
    inner = Fields(where, given)
    read_fields(g, thing, fields, inner)
    inner.done()


class Part(Kind):
    """A thing with fields of its own inside another, such as a side of a battle; `make` makes a new one for a state."""

    def __init__(self, make: Callable[[Any], Any], *fields: Field) -> None:
        super().__init__("an object")
        self.make = make
        self.fields = fields
        self.compares = any(field.when_set for field in fields)

    def write(self, g: Any, value: Any) -> Any:
        return write_fields(g, value, self.fields, self.make(g) if self.compares else None)

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return view_fields(g, value, self.fields, viewer, owner, self.make(g) if self.compares else None)

    def read(self, g: Any, given: Any, where: str) -> Any:
        part = self.make(g)
        read_object(g, part, self.fields, given, where)
        return part


class Group(Field):
    """Fields of the same thing in an object of their own; null while it is not `present`.

    Usually what is given says whether it is there. With `settled` that is known before: it must be given or null.
    """

    def __init__(
        self, name: str, *fields: Field, present: Callable[[Any, Any], bool] | None = None, settled: bool = False
    ) -> None:
        super().__init__(name, Kind("an object"))
        self.fields = fields
        self.present = present
        self.settled = settled

    def is_there(self, g: Any, thing: Any) -> bool:
        return self.present is None or self.present(g, thing)

    def write(self, g: Any, thing: Any) -> Any:
        return write_fields(g, thing, self.fields) if self.is_there(g, thing) else None

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return view_fields(g, thing, self.fields, viewer, owner) if self.is_there(g, thing) else None

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if self.settled and given is not None and not self.is_there(g, thing):
            raise BadPosition(f"{where}: it has no part in this game, so null is expected, not {given!r:.60}")
        if given is not None or self.present is None or (self.settled and self.is_there(g, thing)):
            read_object(g, thing, self.fields, given, where)

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        if self.present is None or (self.settled and self.is_there(g, thing)):
            read_object(g, thing, self.fields, {}, where)


class Seats(Field):
    """The seats of a state: a list with an object for each, which belongs to the seat."""

    def __init__(self, *fields: Field, shorter: bool = False) -> None:
        super().__init__("seats", Kind("a list"))
        self.fields = fields
        self.shorter = shorter

    def write(self, g: Any, thing: Any) -> Any:
        return [write_fields(g, seat, self.fields) for seat in thing.seats]

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        seats = enumerate(thing.seats)
        return [view_fields(g, seat, self.fields, viewer, of_seat(owner, number)) for number, seat in seats]

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, list) or len(given) > g.players or (len(given) < g.players and not self.shorter):
            raise BadPosition(f"{where}: one object for each of the {g.players} seats is expected, not {given!r:.60}")
        for number, seat in enumerate(thing.seats):
            read_object(g, seat, self.fields, given[number] if number < len(given) else {}, f"seat {number}")

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        self.read(g, thing, [{}] * int(g.players), where)


# Rows: things that a state keeps in lists, one list for each of their fields


class Row:
    """One thing whose fields are lists of something else, each with a place for it."""

    def __init__(self, of: Any, at: int) -> None:
        self.of = of
        self.at = at


@mypyc_attr(allow_interpreted_subclasses=True)
class Column(Field):
    """A field of rows: one entry of a list."""

    def get(self, g: Any, thing: Any) -> Any:
        return getattr(thing.of, self.attribute)[thing.at]

    def put(self, thing: Any, value: Any) -> None:
        getattr(thing.of, self.attribute)[thing.at] = value


class Bit(Field):
    """A field of rows: one bit of a mask, true or false."""

    def __init__(self, name: str, attribute: str = "", seen: str = AS_KIND) -> None:
        super().__init__(name, Flag(), attribute, seen)

    def get(self, g: Any, thing: Any) -> Any:
        return bool(getattr(thing.of, self.attribute) >> thing.at & 1)

    def put(self, thing: Any, value: Any) -> None:
        mask: int = getattr(thing.of, self.attribute)
        bit = 1 << int(thing.at)
        setattr(thing.of, self.attribute, mask | bit if value else mask & ~bit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Field):
    """Rows by their names, in an object: those that are there."""

    def __init__(self, name: str, names: Name, *columns: Field) -> None:
        super().__init__(name, Kind("an object"))
        self.names = names
        self.columns = columns

    def rows(self, g: Any) -> list[int]:
        """The rows that are there, in the order in which they are written."""
        return list(range(len(self.names.names)))

    def write(self, g: Any, thing: Any) -> Any:
        return {self.names.names[at]: write_fields(g, Row(thing, at), self.columns) for at in self.rows(g)}

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        names = self.names.names
        return {names[at]: view_fields(g, Row(thing, at), self.columns, viewer, owner) for at in self.rows(g)}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        for name, entry in Fields(where, given).left.items():
            at: int = self.names.entry(g, name, where)
            read_object(g, Row(thing, at), self.columns, entry, f"{where}, {name}")


# The beginning of every position


def write_prologue(g: State) -> dict[str, Any]:
    """Which game it is, for how many players and with which options."""
    options = {name: value[:] if isinstance(value, list) else value for name, value in g.chosen_options.items()}
    return {"game": g.game.name, "format": FORMAT, "players": int(g.players), "options": options}


def read_prologue(game: Game[Any], given: Fields, players: int | None = None) -> tuple[int, dict[str, Any]]:
    """The number of players (`players` if it is left out; without that it must be given) and the options."""
    if given.take("game", game.name) != game.name:
        raise BadPosition(f"{given.where}: this is not a position of {game.name}")
    if given.take("format", FORMAT) != FORMAT:
        raise BadPosition(f"{given.where}: only format {FORMAT} is known")
    kind = Whole(game.min_players, game.max_players)
    number = int(kind.read(None, given.take("players", players), f"{given.where}, players"))
    try:
        return number, game.check_options(number, given.take("options", {}))
    except BadSetup as error:
        raise BadPosition(f"{given.where}, options: {error}") from error
