"""Message catalogues: the Fluent files of one language, and sentences made from them.

A catalogue is the shared messages beside this file and those of one folder,
which win where both have an id. A message that is missing, or that lacks an
argument, is an error of its own type: no reader ever meets an id.

Ids are written with hyphens. The engine's names have underscores or spaces, so an
id is accepted in any of these spellings. `id.attribute` names an attribute of a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rulewright.core.errors import RulewrightError

LOCALES: Final = ("en", "pl")
SHARED: Final = Path(__file__).parent

NUMBER_SIGNS: Final = {"en": ",.−", "pl": "\u00a0,−"}
"""Between thousands, before decimals, before negative numbers."""

Argument = str | int | float

SPELLING: Final = str.maketrans("_ ,:", "----")
"""What identifiers of things may hold and ids of messages may not."""

SENTENCES: Final = 6_000
"""Sentences that a catalogue keeps: a table says the same again and again, and Fluent takes its time."""


class UnknownLocale(RulewrightError):
    """There are no texts in that language."""


class TextError(RulewrightError):
    """A text is missing, cannot be read, or lacks an argument."""


@cache
def catalogue(folder: Path, locale: str) -> Catalogue:
    """The messages of a folder, `<folder>/<locale>.ftl`, and the shared ones; raises `UnknownLocale`."""
    check_locale(locale)
    return Catalogue(locale, (SHARED / f"{locale}.ftl", folder / f"{locale}.ftl"))


def check_locale(locale: str) -> None:
    if locale not in LOCALES:
        raise UnknownLocale(f"there are no texts in {locale!r}; the languages are: {', '.join(LOCALES)}")


class Remembered:
    """Texts that were made once, by what they were made of. When there are many, those not asked for lately go."""

    def __init__(self, most: int) -> None:
        self._half = most // 2
        self._new: dict[tuple[object, ...], str] = {}
        self._old: dict[tuple[object, ...], str] = {}

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def get(self, asked: tuple[object, ...], make: Callable[[], str]) -> str:
        """The text, made now if it is not known."""
        found = self._new.get(asked)
        if found is None:
            found = self._old.pop(asked, None)
            if found is None:
                found = make()
            if len(self._new) >= self._half:
                self._new, self._old = {}, self._new
            self._new[asked] = found
        return found


class Catalogue:
    """Messages of one language, by id."""

    def __init__(self, locale: str, files: Sequence[Path]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._mentions: dict[str, tuple[str, ...]] = {}
        self._said = Remembered(SENTENCES)
        for file in files:
            self._add(file)

    def _add(self, file: Path) -> None:
        resource = read_messages(file)
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._entries[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self._entries[f"-{entry.id.name}"] = entry

    def ids(self) -> list[str]:
        """The ids of all messages."""
        return sorted(name for name in self._entries if not name.startswith("-"))

    def has(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return spelled(id) in self._entries

    def has_attribute(self, id: str, attribute: str) -> bool:
        """Whether there is a message of that id with that attribute."""
        entry = self._entries.get(spelled(id))
        return entry is not None and any(found.id.name == attribute for found in entry.attributes)

    def has_text(self, id: str) -> bool:
        """Whether a message says something itself, and not in its attributes alone."""
        return self._entry(spelled(id)).value is not None

    def attributes(self, id: str) -> list[str]:
        """The names of a message's attributes."""
        return [attribute.id.name for attribute in self._entry(spelled(id)).attributes]

    def variables(self, id: str) -> frozenset[str]:
        """The arguments that a message mentions, those of the messages it refers to included."""
        id = spelled(id)
        if id not in self._variables:
            mentioned = Mentioned()
            mentioned.visit(self._entry(id))
            found = set(mentioned.variables)
            for other in mentioned.references:
                found |= self.variables(other)
            self._variables[id] = frozenset(found)
        return self._variables[id]

    def message(self, id: str, /, **args: Argument) -> str:
        """The text of a message, or of `id.attribute`. Numbers must be numbers: they choose plural forms."""
        return self._said.get((id, *map(args.get, self._mentioned(id))), lambda: self._worded(id, args))

    def _mentioned(self, id: str) -> tuple[str, ...]:
        """The arguments on which the text of a message depends; of many that are given it often mentions two."""
        if id not in self._mentions:
            self._mentions[id] = tuple(sorted(self.variables(id.partition(".")[0])))
        return self._mentions[id]

    def _worded(self, id: str, args: dict[str, Argument]) -> str:
        name, _, attribute = spelled(id).partition(".")
        self._entry(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"the message {id!r} has no text in {self.locale!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"the message {id!r} cannot be put into words in {self.locale!r}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one phrase: "Ann, Bob and Cleo"."""
        if len(items) < 2:
            return "".join(items)
        return self.message("list-and", first=", ".join(items[:-1]), last=items[-1])

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        return f"{value:,.{digits}f}".translate(str.maketrans(",.-", NUMBER_SIGNS[self.locale]))

    def _entry(self, id: str) -> ast.Message | ast.Term:
        if id not in self._entries:
            raise TextError(f"there is no message {id!r} in {self.locale!r}")
        return self._entries[id]


def spelled(id: str) -> str:
    """An id as the files have it: of a square `7,12`, for example, `7-12`."""
    return id.translate(SPELLING)


class Mentioned(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def read_messages(file: Path) -> ast.Resource:
    """A file of messages; raises `TextError` if it is missing, malformed or has an id twice."""
    try:
        resource = FluentResource(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise TextError(f"{file}: the texts cannot be read ({error.strerror})") from None
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{file}: this is no message: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise TextError(f"{file}: the message {entry.id.name!r} is there twice")
            seen.add(entry.id.name)
    return resource
