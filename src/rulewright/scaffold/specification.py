"""Specification of a game, read from its folder: rules, decisions, positions, chance, data files, and gaps.

A specification is RULES.md (numbered rules in chapters), DECISIONS.md (tables of decisions with their option keys),
POSITION.md (tables of fields and frames), CSV files and, as witnesses, examples of positions, `cases.json` and
transcripts of whole games. The reader takes what it is sure of. Whatever it does not understand it tells as a `Gap`
with file and line, and guesses nothing.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.scaffold.markdown import BadSpecification, Document, Row, Table, codes, plain

NEEDED: Final = ("RULES.md", "DECISIONS.md", "POSITION.md")
CASES: Final = "cases.json"
TRANSCRIPTS: Final = "transcripts.jsonl.xz"
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
KEY: Final = re.compile(r"[a-z][a-z_0-9]*(?::(?:[^ :<]*<[^>]*>[^ :<]*|[^ :<]+))*")
PROVENANCE: Final = ("seed", "rulebook", "public", "reconstructed", "ruling")
QUESTION: Final = ("ask", "of", "answers")
"""Fields of a frame that say what it asks; the kit writes them."""
EVERY_FRAME: Final = ("name", "frame", "step", "stack", *QUESTION)


class Gap(NamedTuple):
    """Something that the reader does not understand: where it stands, and what it is."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"


class RuleTitle(NamedTuple):
    """A numbered rule: its id, its title and where it comes from."""

    id: str
    title: str
    provenance: str


class ChapterOutline(NamedTuple):
    """A chapter of the rulebook and its rules."""

    title: str
    rules: list[RuleTitle]


class DecisionRow(NamedTuple):
    """What is asked: its names, the rules that it belongs to, the patterns of its keys, and how it is asked."""

    id: str
    name: str
    frame: str
    rules: list[str]
    patterns: list[str]
    secret: bool
    several: bool


class FieldRow(NamedTuple):
    """A field of a position, a seat or a frame: its name, what its type is said to be, and its default as JSON text."""

    name: str
    says: str
    default: str


class FrameRow(NamedTuple):
    """A frame: its name, its fields, the names of its steps, and the rules that its row names."""

    name: str
    fields: list[FieldRow]
    steps: list[str]
    rules: list[str]


class ChanceRow(NamedTuple):
    """A chance event: shuffle, draw or roll, and its name."""

    kind: str
    what: str


class DataFile(NamedTuple):
    """A CSV file: its columns and its rows."""

    name: str
    columns: tuple[str, ...]
    rows: list[dict[str, str]]


class Specification:
    """Everything that the files say, in their order."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder
        self.prefix = prefix
        self.gaps: list[Gap] = []
        self.texts: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        """Where fields and frames are declared: `fields round`, `seats vp`, `battle`."""
        missing = [name for name in NEEDED if not (folder / name).is_file()]
        if missing:
            raise BadSpecification(f"{folder} is no specification: it has no {', '.join(missing)}")
        self.rule_id = re.compile(rf"\b{prefix}-\d+\b")
        rules, decisions, position = (Document(folder / name) for name in NEEDED)
        self.title = next((text for _, depth, text in rules.headings() if depth == 1), folder.name)
        self.chapters = self.read_rules(rules)
        self.rules = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}
        if not self.rules:
            raise BadSpecification(f"{folder / 'RULES.md'} has no rule whose number begins with {prefix}-")
        self.texts = {id: text for id, text in self.texts.items() if id in self.rules}
        self.refusals: dict[str, str] = {}
        self.rule_of_others = ""
        self.decisions = self.read_decisions(decisions)
        self.fields, self.seat_fields, self.frames = self.read_position(position)
        self.players = self.player_range(rules)
        self.chances = self.read_chances(position)
        self.hidden = [word for line in position.section("views") for word in codes(line)]
        self.examples = [each for each in position.examples() if isinstance(each, dict)]
        self.files = [self.read_data(path) for path in sorted(folder.glob("*.csv"))]
        self.cases = self.read_cases(folder / CASES)
        self.names = self.read_glossary(folder / "GLOSSARY.md")

    def gap(self, file: str, line: int, what: str) -> None:
        self.gaps.append(Gap(file, line, what))

    # RULES.md

    def read_rules(self, document: Document) -> list[ChapterOutline]:
        chapters: list[ChapterOutline] = []
        sources = self.sources(document)
        known: set[str] = set()
        for line, depth, text in document.headings():
            if depth == 2:
                chapters.append(ChapterOutline(text, []))
            if depth != 3:
                continue
            id, _, title = text.partition(" ")
            if not self.rule_id.fullmatch(id) or not chapters or id in known:
                self.gap(document.name, line, f"no rule {self.prefix}-..., or one that stands there twice: {text}")
                continue
            known.add(id)
            if id not in sources:
                self.gap(document.name, line, f"{id} has no line Source")
            chapters[-1].rules.append(RuleTitle(id, title, sources.get(id, "")))
        return [chapter for chapter in chapters if chapter.rules]

    def sources(self, document: Document) -> dict[str, str]:
        """Where each rule comes from, in the words that rulebooks use; what it says is kept to be searched."""
        found: dict[str, str] = {}
        rule = ""
        for _, line in document.lines:
            self.texts[rule] = self.texts.get(rule, "") + line
            if line.startswith("### "):
                rule = line.split()[1]
            elif line.startswith("Source:"):
                words = re.findall(r"[a-z]+", line.lower())
                told = ["rulebook" if word == "seed" else word for word in PROVENANCE if word in words]
                found[rule] = ", ".join(dict.fromkeys(told))
        return found

    def rules_in(self, text: str) -> list[str]:
        return [id for id in dict.fromkeys(self.rule_id.findall(text)) if id in self.rules]

    def chapter_of(self, rule: str) -> int:
        """The number of the chapter in which a rule stands, counted from 0."""
        return next(at for at, chapter in enumerate(self.chapters) if rule in {each.id for each in chapter.rules})

    def player_range(self, rules: Document) -> tuple[int, int]:
        """The fewest and the most players: as the field says, else as the rules do where they first speak of it."""
        says = [field.says for field in self.fields if field.name == "players"]
        for text in [*says, *(line for _, line in rules.lines)]:
            found = re.search(r"\b(\d) ?(?:to|or|-|–) ?(\d)\b(?= players|\D*$)", text) if text else None
            if found is not None and 1 < int(found[1]) < int(found[2]):
                return int(found[1]), int(found[2])
        self.gap("POSITION.md", self.lines.get("fields players", 0), "for how many players is not understood: 2 to 4")
        return 2, 4

    # DECISIONS.md

    def read_decisions(self, document: Document) -> list[DecisionRow]:
        found: dict[str, DecisionRow] = {}
        for table in document.tables():
            keys = next((column for column in ("keys", "options (exact keys)", "key") if column in table.columns), "")
            if "refusal" in table.heading.lower() and "rule" in table.columns:
                self.read_refusals(table)
            elif keys:
                for row in table.rows:
                    self.add_decision(found, document.name, table, row, keys)
        if not found:
            raise BadSpecification(f"{self.folder / document.name} has no table of decisions with a column `keys`")
        for _, line in document.lines:
            below = re.match(r"`([a-z_]+)` keys: (.*)", line)
            if below is not None and below[1] in found:
                found[below[1]] = found[below[1]]._replace(patterns=key_patterns(below[2]))
        return list(found.values())

    def add_decision(self, found: dict[str, DecisionRow], file: str, table: Table, row: Row, keys: str) -> None:
        """Reads a row; several rows may be about one decision."""
        frame = first_name(row.cell("frame"))
        name = first_name(row.cell("name")) or frame or named_by(table)
        patterns = key_patterns(row.cell(keys))
        if not name:
            self.gap(file, row.line, f"no name of a decision for the keys {row.cell(keys)[:60]}")
            return
        if not patterns and "below" not in row.cell(keys):
            self.gap(file, row.line, f"{name}: no option keys in {row.cell(keys)[:60]!r}")
        rules = self.rules_in(" ".join([row.cell("when", "arises", "when, who"), row.cell("rule")]))
        told = [row.cell("secret?", "secret", "s", "vis / sim", "secret / simultaneous", "vis"), row.cell("m")]
        told.append(row.cell("simultaneous?", "m"))
        secret = told[0].startswith(("yes", "secret", "S"))
        several = "sim" in told[0].lower() or told[-1].startswith("yes")
        before = found.get(name)
        if before is None:
            found[name] = DecisionRow(row.cell("id"), name, frame, rules, patterns, secret, several)
            return
        found[name] = before._replace(
            rules=list(dict.fromkeys([*before.rules, *rules])),
            patterns=list(dict.fromkeys([*before.patterns, *patterns])),
        )

    def read_refusals(self, table: Table) -> None:
        """Which rule a refusal names, by decision: rows of rules and decisions in the same order."""
        for row in table.rows:
            rules = self.rules_in(row.cell("rule"))
            parts = plain(row.cell("decisions", "frame")).split(";")
            if "not asked" in " ".join(row.cells.values()) and rules:
                self.rule_of_others = rules[0]
            for rule, part in zip(rules, parts if len(parts) == len(rules) else parts * len(rules), strict=False):
                self.refusals.update({name: rule for name in re.findall(r"[a-z_]+", part) if name not in self.refusals})

    # POSITION.md

    def read_position(self, document: Document) -> tuple[list[FieldRow], list[FieldRow], list[FrameRow]]:
        """The fields of the position, of a seat, and the frames."""
        tops: list[FieldRow] = []
        seats: list[FieldRow] = []
        frames: list[FrameRow] = []
        for table in document.tables():
            about = f"{table.heading} {table.before}".lower()
            if table.columns[0] in ("frame", "name") and table.columns[1].startswith("fields"):
                frames += [frame for row in table.rows for frame in self.read_frames(row)]
            elif "field" not in table.columns:
                continue
            elif not tops:
                tops = self.field_rows("fields", table)
            elif not seats and "seat" in about:
                seats = self.field_rows("seats", table)
        for what, read in (("fields", tops), ("seats", seats), ("frames", frames)):
            if not read:
                self.gap(document.name, 0, f"no table of {what}")
        return tops, seats, frames

    def field_rows(self, place: str, table: Table) -> list[FieldRow]:
        """The rows of a table of fields; those that share a row share what it says."""
        default = next((column for column in table.columns if column.startswith(("default", "if omitted"))), "")
        found: list[FieldRow] = []
        for row in table.rows:
            for name in names_in(row.cell("field")):
                self.lines[f"{place} {name}"] = row.line
                found.append(FieldRow(name, f"{row.cell('type')} | {row.cell('meaning')}", row.cell(default)))
        return found

    def read_frames(self, row: Row) -> Iterator[FrameRow]:
        """The frames of a row; several that have the same fields can share one."""
        name, cell, *rest = row.cells.values()
        fields, steps = declared(cell)
        if list(row.cells)[2].startswith("steps"):
            steps = step_names(rest[0])
        for one in names_in(name):
            self.lines[one] = row.line
            yield FrameRow(one, fields, steps, self.rules_in(" ".join([cell, *rest])))

    def read_chances(self, document: Document) -> list[ChanceRow]:
        found: dict[tuple[str, str], ChanceRow] = {}
        for table in document.tables():
            if "what" not in " ".join(table.columns) or "result" not in table.columns:
                continue
            for row in table.rows:
                cell = row.cell("what", "kind, what")
                kind = plain(row.cell("kind", "chance", "kind, what")).split(" ")[0]
                if kind not in ("shuffle", "draw", "roll") or not codes(cell):
                    self.gap(document.name, row.line, f"no chance event: {kind} {cell}")
                    continue
                for what in codes(cell):
                    found.setdefault((kind, what), ChanceRow(kind, what))
        return list(found.values())

    # Everything else

    def read_data(self, path: Path) -> DataFile:
        try:
            with path.open(newline="", encoding="utf-8") as file:
                reader = csv.DictReader(file, restval="")
                given = list(reader)
        except (UnicodeDecodeError, csv.Error) as error:
            raise BadSpecification(f"{path} is no CSV file: {error}") from None
        columns = tuple(reader.fieldnames or ())
        if "provenance" not in columns:
            self.gap(path.name, 1, "no column provenance: where do its values come from?")
        for number, row in enumerate(given, 2):
            if None in row:
                self.gap(path.name, number, "the row has more cells than there are columns")
        return DataFile(path.name, columns, [{column: row[column] for column in columns} for row in given])

    def read_cases(self, path: Path) -> list[dict[str, Any]]:
        if not path.is_file():
            self.gap(path.name, 0, "there is no such file, so no worked example is carried out")
            return []
        try:
            cases: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadSpecification(f"{path} is no JSON: {error}") from None
        for number, case in enumerate(cases, 1):
            if not isinstance(case, dict) or not case.keys() >= {"id", "rules", "do", "expect"}:
                raise BadSpecification(f"{path}: case {number} has not all of id, rules, do and expect")
        return cases

    def read_glossary(self, path: Path) -> dict[str, str]:
        """English terms and names, and what they are in Polish, one of them."""
        if not path.is_file():
            self.gap(path.name, 0, "there is no such file, so nothing has its Polish name")
            return {}
        found: dict[str, str] = {}
        for table in Document(path).tables():
            polish = next((column for column in table.columns if column.startswith("polish")), "")
            english = next((column for column in table.columns if column.startswith(("english", "name"))), "")
            for row in table.rows if polish and english else []:
                found.setdefault(plain(row.cell(english)), plain(row.cell(polish)).partition(" / ")[0])
        return found


# Cells


def first_name(cell: str) -> str:
    """The name that a cell begins with."""
    found = NAME.match(plain(cell))
    return found[0] if found is not None else ""


def named_by(table: Table) -> str:
    """The decision that a table of keys is about: named by the paragraph before it, or by its heading."""
    found = re.match(r"`([a-z_]+)` \(frame", table.before) or re.search(r"frame `([a-z_]+)`", table.heading)
    if found is None:
        return "window" if table.columns[0] == "window" else ""
    return found[1]


def key_patterns(cell: str) -> list[str]:
    """The patterns of option keys in a cell, `move:<area>`; one that begins with a colon ends the one before."""
    found: list[str] = []
    for code in codes(cell):
        if code.startswith(":") and found:
            code = found[-1].rpartition(":")[0] + code
        if KEY.fullmatch(code) and not code.endswith("_"):
            found.append(code)
    return list(dict.fromkeys(found))


def names_in(cell: str) -> list[str]:
    return [name for name in re.split(r"[,\s]+", plain(cell)) if NAME.fullmatch(name)]


def declared(cell: str) -> tuple[list[FieldRow], list[str]]:
    """The fields that a cell declares, with their defaults, and the steps: `step` ["a"]: a, b; `left` [0]: ..."""
    fields: list[FieldRow] = []
    steps: list[str] = []
    for part in split_outside(cell, ";"):
        head, _, says = part.strip().partition(":")
        default = re.search(r"(?:\[|\()(.*)(?:\]|\))$", head.strip())
        listed = split_outside(re.sub(r" ?\[.*\]$", "", head.strip()), ",")
        for one in listed:
            named = re.match(r"`([a-z_0-9]+)`" if "`" in cell else r"([a-z_0-9]+)(?: \(.*)?$", one.strip())
            own = re.search(r"\((.*)\)", one)
            text = default[1] if default is not None and "[" in head else own[1] if own is not None else ""
            name = named[1] if named is not None else ""
            if name == "step":
                steps = step_names(says)
            elif name:
                fields.append(FieldRow(name, says.strip(), text.strip("`")))
    return fields, steps


def step_names(text: str) -> list[str]:
    """Names of steps in a list; what stands in brackets is about them."""
    bare = re.sub(r"\([^)]*\)", "", plain(text))
    return [name.strip(" .") for name in re.split(r"[,;]", bare) if NAME.fullmatch(name.strip(" ."))]


def split_outside(text: str, mark: str) -> list[str]:
    """Parts of a text between marks that stand outside of brackets."""
    parts = [""]
    depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
