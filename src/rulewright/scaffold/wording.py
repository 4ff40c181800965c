"""Texts of a new game: its rulebook with every number and title, and its catalogue with every prompt, option and name.

Nothing of the specification's sentences is taken over: what must be said in our own words is marked UNWRITTEN. Names of
things come from the columns `name_en` and `name_pl` of the data files.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from rulewright.scaffold.declaring import Declarations, Names, Verb, singular
from rulewright.scaffold.specification import Specification

UNWRITTEN: Final = "UNWRITTEN"
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")


class Language(NamedTuple):
    """What differs between the two catalogues and rulebooks."""

    locale: str
    heading: str
    source: str
    unofficial: str
    column: str
    forced: str
    winner: str
    shared: str
    provenance: dict[str, str]


ENGLISH: Final = Language(
    "en", "everything that is shown at the table, in English", "Source",
    "This is an unofficial, fan-made rulebook, written in our own words.", "name_en",
    "{ $player } had to choose: { $option }.", "{ $player } wins.", "{ $players } win together.", {},
)  # fmt: skip
POLISH: Final = Language(
    "pl", "everything that is shown at the table, in Polish", "Źródło",
    "To nieoficjalne, przygotowane przez fanów zasady, napisane własnymi słowami.", "name_pl",
    "{ $player } nie ma wyboru: { $option }.", "Wygrywa { $player }.", "Wygrywają razem: { $players }.",
    {"rulebook": "instrukcja", "public": "publiczne", "reconstructed": "odtworzone", "ruling": "rozstrzygnięcie"},
)  # fmt: skip


def wordings(
    game: str, title: str, specification: Specification, declared: Declarations, options: list[str]
) -> dict[str, str]:
    """The files of texts, by their places below the folder of the game."""
    found: dict[str, str] = {}
    for language in (ENGLISH, POLISH):
        found[f"rulebook/{language.locale}.md"] = rulebook(title, specification, language)
        found[f"text/{language.locale}.ftl"] = catalogue(title, specification, declared, options, language)
    return found


def rulebook(title: str, specification: Specification, language: Language) -> str:
    """All chapters and rules by number and title; Polish titles, and all texts, are still to be written."""
    english = language.locale == "en"
    lines = [f"# {title if english else title_in_polish(title, specification)}", "", language.unofficial]
    for chapter in specification.chapters:
        number, _, name = chapter.title.rpartition(". ")
        lines += ["", f"## {chapter.title if english else f'{number}. {UNWRITTEN} ({name})'}"]
        for rule in chapter.rules:
            lines += ["", f"### {rule.id} {rule.title if english else f'{UNWRITTEN} ({rule.title})'}", "", UNWRITTEN]
            told = ", ".join(language.provenance.get(word, word) for word in rule.provenance.split(", "))
            lines += ["", f"*{language.source}: {told}*"] if rule.provenance else []
    return "\n".join(lines) + "\n"


def title_in_polish(title: str, specification: Specification) -> str:
    """The Polish title, where the first heading of the rules has it in brackets."""
    found = re.search(rf"{re.escape(title)} \(([^)]+)\)", specification.title)
    return found[1] if found is not None else specification.names.get(title, title)


def catalogue(
    title: str, specification: Specification, declared: Declarations, options: list[str], language: Language
) -> str:
    english = language.locale == "en"
    called = title if english else title_in_polish(title, specification)
    asked = [hyphens(each.name) for each in specification.decisions]
    parts = [
        f"# {title}: {language.heading}.\n# What begins with {UNWRITTEN} is still to be written.\n",
        section("The game", {"game-name": called, "game-line": UNWRITTEN, "game-motto": UNWRITTEN}),
        section("Options of a new game", {f"setting-{hyphens(option)}": described() for option in options}),
        section("Decisions: what is asked", {f"prompt-{name}": UNWRITTEN for name in asked}),
        section("Decisions: their names", {f"frame-{name}": UNWRITTEN for name in asked}),
        section("Options", dict(option_text(verb) for verb in declared.verbs)),
        section("Refusals", {f"refusal-{name}": UNWRITTEN for name in asked}),
        section("Log", {"log-forced": language.forced}),
        section("The end", {
            "result-winner": language.winner, "result-shared": language.shared, "result-reason-points": UNWRITTEN,
            "result-place": "{ $place }. { $player }: { $number }",
        }),
    ]  # fmt: skip
    parts += [section(f"Names: {each.one}", names_of(each, specification, language)) for each in declared.lists]
    return "\n".join(part for part in parts if part)


def section(title: str, messages: dict[str, str]) -> str:
    if not messages:
        return ""
    return f"## {title}\n\n" + "".join(f"{id} = {text}\n" for id, text in messages.items())


def described() -> str:
    return f"{UNWRITTEN}\n    .description = {UNWRITTEN}"


def option_text(verb: Verb) -> tuple[str, str]:
    """A text with a place for everything that the key names: a thing by its kind, a number, or what can be several."""
    variables: list[str] = []
    kinds: list[str] = []
    for argument in verb.arguments:
        listed = re.fullmatch(r"[A-Z_]+", argument) is not None
        kind = singular(argument.lower()) if listed else "value" if argument.startswith("numbers(") else "thing"
        kinds.append(kind)
        number = kinds.count(kind)
        variables.append(f" {{ ${hyphens(kind)}{number if number > 1 else ''} }}")
    suffix = f"-{hyphens(kinds[0])}" if re.search(r"_\d$", verb.constant) and kinds else ""
    return f"option-{hyphens(verb.name)}{suffix}", f"{UNWRITTEN} {verb.name}{''.join(variables)}"


def names_of(each: Names, specification: Specification, language: Language) -> dict[str, str]:
    """The names of things, where the data files have them."""
    file = next(file for file in specification.files if file.name == each.file)
    found: dict[str, str] = {}
    for row in file.rows:
        id = hyphens(f"{each.one}-{row[each.column]}")
        name = row.get(language.column) or row.get("name_en") or ""
        polish = specification.names.get(row.get("name_en") or "", "") if language.locale == "pl" else ""
        if row[each.column] in each.names and ID.fullmatch(id) and id not in found:
            found[id] = spoken(
                row.get(language.column) or polish or (name if language.locale == "en" else "") or UNWRITTEN
            )
    return found


def spoken(text: str) -> str:
    """A text as the value of a message."""
    return f'{{ "{text}" }}' if text[0] in '[.*{}"' else text.replace("{", '{ "{" }')


def hyphens(name: str) -> str:
    return name.replace("_", "-")
