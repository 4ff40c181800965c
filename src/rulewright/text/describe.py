"""Description of a whole position in words: what a view shows, for screen readers and for the text view.

A game says how its table is told in `text/view.toml`: sections with lines, each
line a message of the game's catalogue and where its arguments stand in the view,
or in what the game says to follow from it (`Game.implied`).

    silent = ["game"]                            # fields that are told elsewhere, or are no part of the table

    [[section]]
    title = "view-players"                       # the id of a message
    each = "seat in seats"                       # once for every item; its index or key is then `@seat`
    when = ["given viewer"]                      # only if all of these hold
    with = { player = "@seat" }                  # arguments of the title
    lines = [{ say = "view-hand", with = { number = "seats.@seat.hand" } }]

A path goes down by names, by numbers, by `@` and what `each` bound, and by
another path in parentheses: `seats.(giant.seat).bands`. The name of an argument
says what it is, as in all messages of a game: `card` is the name of a card,
`cards` a list of them, `player` somebody's name, `number` a number or how many.
A word after the path changes that: `by-player` tells who has how many, any other
word is a form of the names (`tribes plural`).

Conditions: `given` (not null), `absent`, `some` (not empty, not all zeros), `none`,
`listed` and `counted` (a list, or only its length), `is PATH PATH`.

Fields that the table does not mention, and games without a table, are told
generally: label and value, with names where the catalogue has them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.core.game import Game
from rulewright.core.registry import game
from rulewright.text.catalogue import SHARED, Argument, Catalogue, TextError, catalogue, check_locale
from rulewright.text.texts import Texts, texts_of

PART: Final = re.compile(r"\(([^()]+)\)|@?[\w-]+")
CONDITIONS: Final = ("given", "absent", "some", "none", "listed", "counted", "is")
BY_PLAYER: Final = "by-player"
BY_NAME, BY_BOUND, BY_PATH, BOUND_ITSELF = "name", "bound", "path", "itself"
REMEMBERED: Final = 20_000
"""How many sentences are kept: from one move to the next, most of a table stays as it is."""


class Described(NamedTuple):
    """A part of the position in words: a heading, sentences, and further parts."""

    title: str
    lines: list[str]
    sections: list[Described]


def describe(game_name: str, view: Mapping[str, Any], locale: str, players: Sequence[str]) -> list[Described]:
    """The table as this view shows it; `players` are the names to show, by seat. Raises `UnknownGame`."""
    check_locale(locale)
    rules = game(game_name)
    table = table_of(rules.folder)
    view = {**view, **rules.implied(dict(view))}
    words = words_of(rules, locale)
    parts: list[Described] = []
    for section in table.sections:
        parts += Telling(words, view, players).sections(section, {})
    left = {field: value for field, value in view.items() if field not in table.fields}
    general = GeneralTelling(words.catalogue, players).fields(words.catalogue.message("view-table"), left, "view")
    return [*parts, general] if general.lines or general.sections else parts


@cache
def words_of(rules: Game[Any], locale: str) -> Texts:
    """The texts of a game; for one that has none, the shared ones."""
    if (rules.folder / "text").is_dir():
        return texts_of(rules, locale)
    return Texts(catalogue(SHARED, locale), rules.folder / "no rulebook")


@lru_cache(maxsize=REMEMBERED)
def sentence(words: Catalogue, id: str, args: tuple[tuple[str, Argument], ...]) -> str:
    return words.message(id, **dict(args))


# The table that a game gives


class Line(NamedTuple):
    """One sentence of the table: the message, its arguments (a path and a word), and when it is said."""

    say: str
    args: dict[str, tuple[str, str]]
    when: tuple[tuple[str, ...], ...]
    each: tuple[str, str] | None


class Section(NamedTuple):
    """One part of the table; `head` is its title."""

    head: Line
    lines: list[Line]
    sections: list[Section]


class Table(NamedTuple):
    """How a game tells its views, and which fields that covers."""

    sections: list[Section]
    fields: frozenset[str]


@cache
def table_of(folder: Path) -> Table:
    """The table of a game; an empty one if it has none. Raises `TextError` if it cannot be read."""
    file = folder / "text" / "view.toml"
    if not file.is_file():
        return Table([], frozenset())
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        sections = [read_section(section) for section in given.get("section", [])]
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise TextError(f"{file}: this is no table of a view: {error!r}") from None
    paths = {path for section in sections for path in paths_in(section)}
    roots = {root for path in paths for root in re.findall(r"(?:^|\()(\w+)", path)}
    return Table(sections, frozenset(roots | set(given.get("silent", []))))


def read_section(given: dict[str, Any]) -> Section:
    own = {key: value for key, value in given.items() if key not in ("lines", "sections")}
    lines = [read_line(line) for line in given.get("lines", [])]
    return Section(read_line(own, "title"), lines, [read_section(inner) for inner in given.get("sections", [])])


def read_line(given: dict[str, Any], say: str = "say") -> Line:
    strange = given.keys() - {say, "with", "when", "each"}
    when = tuple(tuple(condition.split()) for condition in given.get("when", []))
    if strange or any(condition[0] not in CONDITIONS for condition in when):
        raise ValueError(f"{given[say]}: unknown word")
    parted = {name: spec.partition(" ") for name, spec in given.get("with", {}).items()}
    args = {name: (path, word) for name, (path, _, word) in parted.items()}
    bound, _, path = given.get("each", "").partition(" in ")
    return Line(given[say], args, when, (bound, path) if path else None)


def paths_in(section: Section) -> Iterator[str]:
    """Every path that a section uses."""
    for line in (section.head, *section.lines):
        yield from (path for path, _ in line.args.values())
        yield from (path for condition in line.when for path in condition[1:])
        if line.each:
            yield line.each[1]
    for inner in section.sections:
        yield from paths_in(inner)


# Telling by the table

Bound = Mapping[str, Any]


class Telling:
    """One view, told in one language."""

    def __init__(self, words: Texts, view: Mapping[str, Any], players: Sequence[str]) -> None:
        self.words = words
        self.view = view
        self.players = players

    def sections(self, section: Section, bound: Bound) -> Iterator[Described]:
        """A section, once for each of its items; without lines and parts it is left out."""
        for inner in self.times(section.head, bound):
            lines = [self.say(line, each) for line in section.lines for each in self.times(line, inner)]
            parts = [part for below in section.sections for part in self.sections(below, inner)]
            if lines or parts:
                yield Described(self.say(section.head, inner), lines, parts)

    def times(self, line: Line, bound: Bound) -> Iterator[Bound]:
        """What is bound each time that a line is said."""
        for each in self.items(line, bound):
            if all(self.holds(condition, each) for condition in line.when):
                yield each

    def items(self, line: Line, bound: Bound) -> Iterator[Bound]:
        if line.each is None:
            yield bound
            return
        name, path = line.each
        found = self.look(path, bound)
        for key in found if isinstance(found, dict) else range(len(found or [])):
            yield {**bound, name: key}

    def holds(self, condition: tuple[str, ...], bound: Bound) -> bool:
        word, *paths = condition
        values = [self.look(path, bound) for path in paths]
        if word == "is":
            return bool(values[0] == values[1])
        value = values[0]
        if word in ("given", "absent"):
            return (value is not None) == (word == "given")
        if word == "listed":
            return isinstance(value, list)
        if word == "counted":
            return isinstance(value, int)
        return anything(value) == (word == "some")

    def look(self, path: str, bound: Bound) -> Any:
        """What stands at a path; None if it leads nowhere."""
        found: Any = self.view
        for kind, part in steps(path):
            if kind == BY_BOUND:
                found = step(found, bound[part])
            elif kind == BY_PATH:
                found = step(found, self.look(part, bound))
            elif kind == BY_NAME:
                found = step(found, part)
            else:
                found = bound[part]
            if found is None:
                return None
        return found

    def say(self, line: Line, bound: Bound) -> str:
        """The sentence of a line."""
        args: dict[str, Argument] = {}
        for name, (path, word) in line.args.items():
            args.update(self.argument(name, self.look(path, bound), word))
        return sentence(self.words.catalogue, line.say, tuple(args.items()))

    def argument(self, name: str, value: Any, word: str) -> Mapping[str, Argument]:
        """An argument of a message, with the forms of names beside it."""
        if word == BY_PLAYER:
            return {name: self.by_player(value)}
        if name == "player":
            return {name: self.players[int(value)]}
        if name == "players":
            return {name: self.words.catalogue.listed([self.players[seat] for seat in value])}
        if isinstance(value, list):
            return {name: self.listed(name, value, word)}
        return self.words.named({name: value})

    def listed(self, name: str, values: list[Any], form: str) -> Argument:
        """A list in words; for a number, how long it is."""
        if name == "number":
            return len(values)
        if name.removesuffix("s") in self.words.kinds.numbered:
            return self.words.named({name: [str(value) for value in values]})[name]
        if all(isinstance(value, int) for value in values):
            return self.words.catalogue.listed([str(value) for value in values])
        if form:
            return self.words.catalogue.listed([self.words.name(name.removesuffix("s"), id, form) for id in values])
        return self.words.named({name: values})[name]

    def by_player(self, values: list[Any]) -> str:
        """Who has how many; those who have none are left out."""
        amounts = [sum(value) if isinstance(value, list) else value for value in values]
        words = self.words.catalogue
        parts = [
            sentence(words, "view-of-player", (("player", self.players[seat]), ("number", amount)))
            for seat, amount in enumerate(amounts)
            if amount
        ]
        return ", ".join(parts) if parts else words.message("view-nobody")


@cache
def steps(path: str) -> list[tuple[str, str]]:
    """A path in steps, each with how it goes down."""
    found: list[tuple[str, str]] = []
    for part in PART.finditer(path):
        if part[1] is not None:
            found.append((BY_PATH, part[1]))
        elif part[0].startswith("@"):
            found.append((BY_BOUND if found else BOUND_ITSELF, part[0][1:]))
        else:
            found.append((BY_NAME, part[0]))
    return found


def anything(value: Any) -> bool:
    """Whether there is more than nothings and zeros in a value."""
    if isinstance(value, dict | list):
        return any(anything(item) for item in (value.values() if isinstance(value, dict) else value))
    return bool(value)


def step(found: Any, key: Any) -> Any:
    """One step down in a view."""
    if isinstance(found, dict):
        return found.get(key if isinstance(key, str) else str(key))
    if isinstance(found, list) and key is not None:
        at = int(key)
        return found[at] if at < len(found) else None
    return None


# Telling without a table


class GeneralTelling:
    """Any view: its fields in order, with names where the catalogue has them."""

    def __init__(self, words: Catalogue, players: Sequence[str]) -> None:
        self.words = words
        self.players = players

    def fields(self, title: str, found: Mapping[str, Any], prefix: str) -> Described:
        """An object: what is short as lines, what has parts as sections."""
        lines: list[str] = []
        sections: list[Described] = []
        for field, value in found.items():
            label = self.label(prefix, str(field))
            if is_flat(value):
                lines.append(self.words.message("view-field", label=label, value=self.value(str(field), value)))
            else:
                sections.append(self.fields(label, dict(self.parts(value)), f"{prefix}-{field}"))
        return Described(title, lines, sections)

    def parts(self, value: Any) -> Iterator[tuple[str, Any]]:
        """The parts of an object or a list; a list as long as the table has seats is told by player."""
        if isinstance(value, dict):
            yield from value.items()
            return
        for at, item in enumerate(value):
            yield self.players[at] if len(value) == len(self.players) else str(at + 1), item

    def label(self, prefix: str, field: str) -> str:
        """The name of a field: the message `view-FIELD`, or a name of the thing, or the field itself."""
        for id in (f"{prefix}-{field}", f"{singular(prefix.rpartition('-')[2])}-{field}"):
            if self.words.has(id) and not self.words.variables(id):
                return self.words.message(id)
        return field.replace("_", " ")

    def value(self, field: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.words.message("yes" if value else "no")
        if value is None or value in ([], {}, ""):
            return self.words.message("view-nothing")
        if isinstance(value, dict):
            return ", ".join(f"{self.label(field, name)} {self.value(name, item)}" for name, item in value.items())
        if isinstance(value, list):
            by_player = len(value) == len(self.players)
            return ", ".join(
                f"{self.players[at]} {self.value(field, item)}" if by_player else self.value(field, item)
                for at, item in enumerate(value)
            )
        return self.label(field, value) if isinstance(value, str) else str(value)


def is_flat(value: Any) -> bool:
    """Whether a value fits on one line."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return all(not isinstance(item, dict | list) or not item for item in inner)


def singular(field: str) -> str:
    """The kind of thing that a field holds: `tribes` are each a `tribe`."""
    return field.removesuffix("s")
