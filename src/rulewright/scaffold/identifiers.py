"""Identifiers of a game's things, written from its data files: `ids.py` for the rules, `ids.ts` for the web.

The file `ids.toml` of a game declares lists of names, each under the name of its tuple:

    [HEROES]
    one = "hero"              what one of them is called: the count HERO_COUNT, the type `Hero` of the web
    file = "heroes.csv"       the data file that lists them, each once, in the order of its rows
    column = "hero_id"        the column; in a TOML file the array of tables and the key, as in "kingdoms.id"

and, where it is wanted:

    sorted = true             in alphabetical order instead
    except = ["none"]         words of the column that name nothing
    words = ["gold", "red"]   instead of file and column: the names themselves, where no column has them in order
    numbers = true            a constant for each name: its place in the list
    without = "hero_"         the beginning of the names that constants leave out
    called = {q17 = "AUCTION"}  constants that are called otherwise than their names; without `numbers` the only ones
    note = "..."              documentation of the list

A constant is a `Final` literal, which compiled code has in place of a name that it would have to look up.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

DECLARATION: Final = "ids.toml"
KEYS: Final = {"one", "file", "column", "sorted", "except", "words", "numbers", "without", "called", "note"}
LONGEST: Final = 120
MARGIN: Final = 4


class BadIdentifiers(Exception):
    """A declaration that names no list of identifiers."""


class Identifiers(NamedTuple):
    """One list of names, and the constants that some of them have."""

    tuple_name: str
    one: str
    names: list[str]
    constants: dict[str, int]
    note: str


def read_identifiers(game: Path) -> list[Identifiers]:
    """The lists that a game declares, in the order of its declaration."""
    declared = tomllib.loads((game / DECLARATION).read_text(encoding="utf-8"))
    lists = [read_list(game / "data", name, given) for name, given in declared.items()]
    taken: dict[str, str] = {}
    for each in lists:
        for name in (each.tuple_name, count_of(each), *each.constants):
            if name in taken:
                raise BadIdentifiers(f"{game / DECLARATION}: both {taken[name]} and {each.tuple_name} make a {name}")
            taken[name] = each.tuple_name
    return lists


def read_list(data: Path, name: str, given: dict[str, Any]) -> Identifiers:
    """One list as it is declared."""
    unknown = given.keys() - KEYS
    if unknown:
        raise BadIdentifiers(f"[{name}]: {', '.join(sorted(unknown))} says nothing")
    column: list[str] = given["words"] if "words" in given else column_of(data / given["file"], given["column"])
    names = [each for each in dict.fromkeys(column) if each not in given.get("except", [])]
    if given.get("sorted"):
        names.sort()
    called: dict[str, str] = given.get("called", {})
    numbered = names if given.get("numbers") else list(called)
    for each in called:
        if each not in names:
            raise BadIdentifiers(f"[{name}]: there is no {each}")
    constants: dict[str, int] = {}
    for each in numbered:
        constant = called.get(each, each.removeprefix(given.get("without", "")).replace("-", "_").upper())
        if not constant.isidentifier() or constant in constants:
            raise BadIdentifiers(f"[{name}]: {each} cannot be called {constant}")
        constants[constant] = names.index(each)
    return Identifiers(name, given["one"], names, constants, given.get("note", ""))


def column_of(path: Path, column: str) -> list[str]:
    """The words of a column, row by row."""
    if path.suffix == ".toml":
        table, _, key = column.partition(".")
        return [str(row[key]) for row in tomllib.loads(path.read_text(encoding="utf-8"))[table]]
    with path.open(newline="", encoding="utf-8") as file:
        return [row[column] for row in csv.DictReader(file)]


def count_of(each: Identifiers) -> str:
    return f"{each.one.upper()}_COUNT"


# As Python


def python_source(game: str, lists: list[Identifiers]) -> str:
    """The module `ids` of a game."""
    heading = (
        f'"""Identifiers of {game}: the names of all things in canonical order, and their places as constants.\n\n'
        f'Written by `make generate` from {DECLARATION} and the data files. Do not change it by hand.\n"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\nfrom mypy_extensions import i64\n"
    )
    return heading + "".join(f"\n{python_list(each)}" for each in lists)


def python_list(each: Identifiers) -> str:
    lines = [*python_tuple(each)]
    if each.note:
        lines.append(f'"""{each.note}"""')
    lines += [f"{name}: Final[i64] = {place}" for name, place in each.constants.items()]
    lines.append(f"{count_of(each)}: Final[i64] = {len(each.names)}")
    return "\n".join(lines) + "\n"


def python_tuple(each: Identifiers) -> Iterator[str]:
    """The names on one line, or as many to a line as fit."""
    head = f"{each.tuple_name}: Final[tuple[str, ...]] = ("
    items = [f'"{name}"' for name in each.names]
    line = head + ", ".join(items) + ("," if len(items) == 1 else "") + ")"
    if len(line) <= LONGEST:
        yield line
        return
    yield head
    yield from rows(items, MARGIN)
    yield ")  # fmt: skip"


# As TypeScript


def typescript_source(game: str, lists: list[Identifiers]) -> str:
    """The module `ids` of a game's folder of the web client."""
    heading = (
        f"/**\n * Identifiers of {game}: the names of all things, in canonical order.\n *\n"
        f" * Written by `make generate` from {DECLARATION} and the data files. Do not change it by hand.\n */\n"
    )
    return heading + "".join(f"\n{typescript_list(each)}" for each in lists)


def typescript_list(each: Identifiers) -> str:
    lines = [f"/** {each.note} */"] if each.note else []
    items = [f'"{name}"' for name in each.names]
    line = f"export const {each.tuple_name} = [{', '.join(items)}] as const;"
    if len(line) <= LONGEST:
        lines.append(line)
    else:
        lines += [f"export const {each.tuple_name} = [", *rows(items, MARGIN // 2), "] as const;"]
    lines.append(f"export type {type_of(each)} = (typeof {each.tuple_name})[number];")
    return "\n".join(lines) + "\n"


def type_of(each: Identifiers) -> str:
    """`season_card`: SeasonCard."""
    return "".join(part.capitalize() for part in each.one.split("_"))


def rows(items: list[str], margin: int) -> Iterator[str]:
    """Items with commas, as many to a line as fit."""
    line = " " * (margin - 1)
    for item in items:
        if len(line) + len(item) + 2 > LONGEST:
            yield line
            line = " " * (margin - 1)
        line += f" {item},"
    yield line
