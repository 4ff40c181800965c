"""Declarations of a new game, from what tables say and witnesses show: lists of names, kinds of values, option keys.

A word that stands in a position is looked for in the columns of the data files; a set of words that no column has is
written out. What has never been seen, or never twice alike, becomes `Untyped` and is told as a gap.
"""

from __future__ import annotations

import builtins
import json
import keyword
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.scaffold.specification import EVERY_FRAME, NAME, FieldRow, Specification
from rulewright.scaffold.witnesses import Shape, Witnesses

UNTYPED: Final = "UNTYPED"
ID_COLUMNS: Final = ("id", "key", "type")
SEATS: Final = {"seat", "turn", "owner", "decider", "first_player", "start_player", "defender", "loser"}
"""Fields that hold a seat if they hold a number."""
OF_STATES: Final = {
    *dir(State),
    "game",
    "players",
    "chosen_options",
    "stack",
    "asked",
    "answers",
    "over",
    "seed",
    "start",
}
OF_FRAMES: Final = {*dir(Frame), "at", "program", "given"}
MOST_WORDS: Final = 40
"""A field with more different words than this has no list of them."""
MOST_OPTIONS: Final = 1500
"""A verb with more options than this has places (core/vocabulary.py)."""


class Names(NamedTuple):
    """A list of names: its constant, what one of them is called, the data file and column, and the names."""

    constant: str
    one: str
    file: str
    column: str
    names: tuple[str, ...]


class Declared(NamedTuple):
    """How a value is declared: the kind as code, the type of its attribute, and the value of nothing."""

    kind: str
    type: str
    blank: str


class Part(NamedTuple):
    """A thing inside a field, with fields of its own: the name of its class, and its fields."""

    name: str
    fields: list[Attribute]


class Attribute(NamedTuple):
    """A field of a position and the attribute that keeps it; `unsure`: its default is still to be written."""

    name: str
    attribute: str
    declared: Declared
    initial: str
    seen: str
    needed: bool
    unsure: bool


class Verb(NamedTuple):
    """A verb of option keys: its constant, its name, for each argument the code of its words, and how many keys."""

    constant: str
    name: str
    arguments: list[str]
    size: int
    unsure: bool


class Declarations:
    """Everything that the modules of a new game declare."""

    def __init__(self, specification: Specification, witnesses: Witnesses) -> None:
        self.specification = specification
        self.witnesses = witnesses
        self.words = words_seen(witnesses)
        self.lists = lists_of_names(specification, self.words)
        self.constants: dict[str, str] = {
            f"{each.one.upper()}{'_NAME' if each.one.upper() == each.constant else ''}": f"Name({each.constant})"
            for each in self.lists
        }
        """Kinds by constant, as code."""
        self.parts: dict[str, list[Part]] = {"": []}
        """Things inside of fields: of the state and its seats, and by frame."""
        self.fields = self.attributes("fields", specification.fields, witnesses.fields, OF_STATES)
        self.seats = self.attributes("seats", specification.seat_fields, witnesses.seats, {"copy"})
        self.frames = {
            frame.name: self.attributes(frame.name, frame.fields, witnesses.frames.get(frame.name, {}), OF_FRAMES)
            for frame in specification.frames
        }
        self.verbs = self.vocabulary()

    def gap(self, place: str, name: str, what: str) -> None:
        lines = self.specification.lines
        line = lines.get(f"{place} {name}", lines.get(place, 0))
        self.specification.gap("POSITION.md", line, f"{place}: `{name}` {what}")

    # Fields

    def attributes(
        self, place: str, rows: list[FieldRow], shapes: dict[str, Shape], taken: set[str]
    ) -> list[Attribute]:
        """The fields of the state, of a seat or of a frame."""
        left_out = {"game", "format", "players", "options", "seats", "pending"} if place == "fields" else EVERY_FRAME
        named = {row.name: row for row in rows}
        for name in shapes:
            if name not in named and name not in left_out and not (place == "fields" and name == "viewer"):
                self.gap(place, name, "stands in the examples, but in no table")
                named[name] = FieldRow(name, "", "")
        return [
            self.attribute(place, row, shapes.get(row.name, Shape()), taken)
            for row in named.values()
            if row.name not in left_out
        ]

    def attribute(self, place: str, row: FieldRow, shape: Shape, taken: set[str]) -> Attribute:
        declared = self.kind(place, row, shape)
        initial = initial_value(declared, row.default, self.words_of(declared))
        reserved = row.name in taken or keyword.iskeyword(row.name) or hasattr(builtins, row.name)
        return Attribute(
            row.name,
            f"{row.name}_{'of_game' if place == 'fields' else 'here'}" if reserved else row.name,
            declared,
            declared.blank if initial is None else initial,
            self.seen(place, row.name),
            row.default == "" and place not in ("fields", "seats"),
            initial is None and row.default != "",
        )

    def words_of(self, declared: Declared) -> tuple[str, ...]:
        """The names that a single name is one of."""
        listed = re.fullmatch(r"Name\((.*)\)", self.constants.get(declared.kind, ""))
        if listed is None:
            return ()
        return tuple(self.spelled(listed[1]))

    def seen(self, place: str, name: str) -> str:
        """Who sees a field, as far as views show it; what only tables speak of is seen by nobody."""
        witnesses = self.witnesses
        if (place, name) not in witnesses.unequal:
            hidden = not witnesses.views_seen and name in self.specification.hidden
            return "NOBODY" if hidden else ""
        return "NOBODY" if place == "fields" or (place, name) in witnesses.unequal_to_owner else "OWNER"

    # Kinds

    def kind(self, place: str, row: FieldRow, shape: Shape) -> Declared:
        types = shape.types()
        says, _, _ = row.says.partition("|") if place in ("fields", "seats") else ("", "", "")
        says_seat = "seat" in says.lower() and "object" not in says.lower()
        if not types and says_seat:
            return Declared("SEAT", "i64", "-1")
        if not types and not (place == "fields" and shape.nulls):
            self.gap(place, row.name, "stands in no example: its kind is still to be declared")
            return Declared(UNTYPED, "Any", "None")
        if len(types) != 1:
            what = "is always null" if not types else f"holds {' and '.join(types)}"
            self.gap(place, row.name, f"{what} in the examples: its kind is still to be declared")
            return Declared(UNTYPED, "Any", "None")
        return self.kind_of(place, row.name, shape, row.says, row.name in SEATS or says_seat)

    def kind_of(self, place: str, name: str, shape: Shape, says: str = "", seat: bool = False) -> Declared:
        """The kind of a shape that has one type."""
        type_name = (shape.types() or [""])[0]
        if type_name == "flags":
            return Declared("FLAG", "bool", "False")
        if type_name == "numbers":
            return number_kind(shape, says, seat or name in SEATS)
        if type_name == "texts":
            return self.name_kind(place, name, shape, says)
        if type_name == "lists":
            return self.list_kind(place, name, shape, seat)
        if type_name == "objects":
            return self.object_kind(place, name, shape, says.lstrip().startswith("seat"))
        return Declared(UNTYPED, "Any", "None")

    def name_kind(self, place: str, name: str, shape: Shape, says: str) -> Declared:
        told = [word.strip('"') for word in re.findall(r'`("[^"`]+")`', says)]
        words = [*told, *(word for word in in_order(shape.words) if word not in told)]
        listed = self.listed(words)
        if listed is None:
            self.gap(place, name, f"has {len(words)} different words in no list: it stays a text")
            return Declared("TEXT", "str", '""')
        return Declared(self.constant(place, name, listed), "i64", "-1")

    def constant(self, place: str, name: str, listed: str) -> str:
        """The constant of a kind of names, a new one if there is none yet."""
        kind = f"Name({listed})"
        for constant, known in self.constants.items():
            if known == kind:
                return constant
        constant = name.upper()
        if constant in self.constants or constant in RESERVED:
            constant = f"{constant}_OF_{place.upper()}"
        self.constants[constant] = kind
        return constant

    def listed(self, words: Iterable[str]) -> str | None:
        """Words as code: a list that has them all, several lists, or the words themselves; None if too many."""
        wanted = list(dict.fromkeys(words))
        whole = [each for each in self.lists if set(wanted) <= set(each.names)]
        if whole:
            return min(whole, key=lambda each: len(each.names)).constant
        used: list[Names] = []
        left = wanted
        for each in sorted(self.lists, key=lambda each: -len(set(left) & set(each.names))):
            apart = all(set(each.names).isdisjoint(other.names) for other in used)
            if len(set(left) & set(each.names)) > 1 and apart:
                used.append(each)
                left = [word for word in left if word not in each.names]
        return None if len(left) > MOST_WORDS else written_out(left, [each.constant for each in used])

    def list_kind(self, place: str, name: str, shape: Shape, seat: bool) -> Declared:
        or_null = bool(shape.nulls)
        item = shape.item
        if item is None or len(item.types()) != 1:
            self.gap(place, name, "is a list of nothing that has one kind: it is still to be declared")
            return Declared(UNTYPED, "Any", "None")
        inner = self.kind_of(place, singular(name), item, "", seat or (item.numbers > 0 and name in SEAT_LISTS))
        if item.nulls and inner.type not in ("i64",):
            inner = optional(inner)
        kind = Declared(f"List({inner.kind})", f"list[{'int' if inner.type == 'i64' else inner.type}]", "[]")
        return optional(kind) if or_null else kind

    def object_kind(self, place: str, name: str, shape: Shape, by_seat: bool) -> Declared:
        keys = list(shape.entries)
        if not keys:
            self.gap(place, name, "is an object that is always empty: its kind is still to be declared")
            return Declared(UNTYPED, "Any", "None")
        merged = merge(shape.entries.values())
        types = {tuple(entry.types()) for entry in shape.entries.values() if entry.types()}
        numeric = all(key.isdecimal() for key in keys)
        listed = self.listed(in_order(keys))
        alike = len(types) <= 1 and len(merged.types()) == 1
        if not alike and all(NAME.fullmatch(key) for key in keys) and len(keys) <= MOST_WORDS:
            return self.part_kind(place, name, shape)
        if not alike or (listed is None and not numeric):
            self.gap(place, name, "is an object of unlike things or of unknown names: its kind is still to be declared")
            return Declared(UNTYPED, "Any", "None")
        full = shape.objects > 1 and all(entry_count(entry) == shape.objects for entry in shape.entries.values())
        inner = self.kind_of(place, singular(name), merged)
        if inner.kind == UNTYPED:
            return inner
        inner = inner if full and not inner.type.startswith("list") else or_nothing(inner)
        type_name = f"list[{'int' if inner.type == 'i64' else inner.type}]"
        whole = Declared("", type_name, "[]")
        if numeric and (by_seat or "0" in keys) and int(max(keys, key=int)) < 8:
            whole = whole._replace(kind=f"BySeat({inner.kind})")
        else:
            words = sorted(keys, key=int) if numeric else keys
            code = written_out(words, []) if numeric else listed
            names = self.constant(place, f"{singular(name)}_place", code or "")
            whole = whole._replace(kind=f"ByName({names}, {inner.kind}{', full=True' if full else ''})")
        return optional(whole) if shape.nulls else whole

    def part_kind(self, place: str, name: str, shape: Shape) -> Declared:
        """A thing with fields of its own: a class is made for it."""
        where = "" if place in ("fields", "seats") else place
        known = {part.name for parts in self.parts.values() for part in parts}
        class_name = camel(singular(name))
        if class_name in known or class_name == "Seat":
            class_name += f"Of{camel(place)}"
        fields = [
            self.attribute(place, FieldRow(key, "", ""), entry, {"copy"})._replace(needed=False, seen="", unsure=False)
            for key, entry in shape.entries.items()
        ]
        self.parts.setdefault(where, []).append(Part(class_name, fields))
        kind = Declared(f"{snake(class_name).upper()}_PART", class_name, f"{class_name}()")
        return optional(kind) if shape.nulls else kind

    # Option keys

    def vocabulary(self) -> list[Verb]:
        """The verbs in the order of the decisions, each with the words that may follow it."""
        verbs: dict[str, list[str]] = {}
        for decision in self.specification.decisions:
            for pattern in decision.patterns:
                verbs.setdefault(pattern.partition(":")[0], []).append(pattern)
        for key in self.witnesses.keys:
            if key.partition(":")[0] not in verbs:
                self.specification.gap("DECISIONS.md", 0, f"the examples use `{key}`, whose verb no decision names")
                verbs[key.partition(":")[0]] = []
        named = self.argument_names(verbs)
        made: list[Verb] = []
        for verb, patterns in verbs.items():
            for number, pieces in enumerate(self.shapes_of(verb, patterns)):
                made += self.verb(verb, number, pieces, named)
        return made

    def shapes_of(self, verb: str, patterns: list[str]) -> list[list[list[str]]]:
        """For each number of arguments of a verb, what stands at each place: words, or `<names>` of patterns."""
        counts = {pattern.count(":") for pattern in patterns}
        one = counts == {1} or counts == {0, 1}
        found: dict[int, list[list[str]]] = {}
        seen = [key for key in self.witnesses.keys if key.partition(":")[0] == verb]
        for key in [*dict.fromkeys(patterns), *seen]:
            rest = key.split(":", 1 if one else -1)[1:]
            places = found.setdefault(len(rest), [[] for _ in rest])
            for place, word in zip(places, rest, strict=True):
                place.append(word)
        return [found[count] for count in sorted(found)]

    def argument_names(self, verbs: dict[str, list[str]]) -> dict[str, list[str]]:
        """What `<region>` or `SQ` stands for: the words that were seen where a pattern has nothing else."""
        found: dict[str, list[str]] = {}
        for verb, patterns in verbs.items():
            for places in self.shapes_of(verb, patterns):
                for place in places:
                    variables = {word for word in place if self.is_variable(word)}
                    if len(variables) == 1:
                        words = [word for word in place if not self.is_variable(word)]
                        found.setdefault(variables.pop(), []).extend(words)
        return found

    def verb(self, name: str, number: int, places: list[list[str]], named: dict[str, list[str]]) -> list[Verb]:
        """A verb with one number of arguments; nothing, and a gap, if nobody knows what its arguments are."""
        arguments: list[str] = []
        size = 1
        unsure = False
        for place in places:
            words = [word for word in dict.fromkeys(place) if not self.is_variable(word)]
            missing = [word for word in dict.fromkeys(place) if self.is_variable(word)]
            for variable in missing if not words else []:
                words += named.get(variable, [])
            if set(missing) & SEAT_VARIABLES and all(word.isdecimal() for word in words):
                words += map(str, range(self.specification.players[1]))
            words = in_order(words)
            if not words:
                self.specification.gap("DECISIONS.md", 0, f"`{name}`: what {', '.join(missing)} can be is not known")
                return []
            code = numbers_code(words) or self.listed(words)
            if code is None:
                self.specification.gap(
                    "DECISIONS.md", 0, f"`{name}` has {len(words)} words in no list: those seen are used"
                )
                code = written_out(words, [])
            unsure = unsure or (bool(missing) and not code.replace("_", "").isupper())
            arguments.append(code)
            size *= len(self.spelled(code))
        constant = f"{name.upper()}{f'_{number + 1}' if number else ''}"
        constant += "_KEY" if constant in {each.constant for each in self.lists} else ""
        seen = any(key.partition(":")[0] == name for key in self.witnesses.keys)
        return [Verb(constant, name, arguments, size, unsure or not seen)]

    def spelled(self, code: str) -> list[str]:
        """The words of a list of names, however it is written."""
        limits = re.fullmatch(r"numbers\((\d+), (\d+)\)", code)
        if limits is not None:
            return [str(number) for number in range(int(limits[1]), int(limits[2]) + 1)]
        known = {each.constant: list(each.names) for each in self.lists}
        if code in known:
            return known[code]
        parts = [part.strip() for part in code.strip("()").split(", ")]
        return [word for part in parts for word in known.get(part.lstrip("*"), [part.strip(' ,"')]) if word]

    def is_variable(self, word: str) -> bool:
        """Whether a part of a pattern stands for others: `<region>`, or capitals such as SQ that nothing is called."""
        return "<" in word or (re.fullmatch(r"[A-Z]+", word) is not None and word not in self.words)


RESERVED: Final = {"SEAT", "FLAG", "TEXT", UNTYPED}
SEAT_VARIABLES: Final = {"<player>", "<seat>"}
SEAT_LISTS: Final = {"todo", "order", "first", "second", "drawers", "caterpillar", "queue", "winners", "ask"}


# Lists of names


def words_seen(witnesses: Witnesses) -> set[str]:
    """Every word of positions, keys and chance events."""
    shapes = [
        *witnesses.fields.values(),
        *witnesses.seats.values(),
        *witnesses.chance.values(),
        *witnesses.options.values(),
    ]
    shapes += [shape for frame in witnesses.frames.values() for shape in frame.values()]
    found = {word for shape in shapes for word in shape.all_words()}
    return found | {part for key in witnesses.keys for part in key.split(":")[1:]}


def lists_of_names(specification: Specification, seen: set[str]) -> list[Names]:
    """For each data file the column whose words the witnesses use most, and further columns of words that they use."""
    found: list[Names] = []
    taken = {file.name.removesuffix(".csv").upper() for file in specification.files}
    for file in specification.files:
        columns = {
            column: tuple(dict.fromkeys(row[column] for row in file.rows if row[column])) for column in file.columns
        }
        used = {column: len([word for word in words if word in seen]) for column, words in columns.items()}
        things = [column for column in columns if is_list(columns[column], used[column])]
        ids = [column for column in things if column in ID_COLUMNS or column.endswith("_id")]
        main = max(ids, key=lambda column: used[column], default="id" if "id" in columns else "")
        stem = file.name.removesuffix(".csv")
        for column in [*([main] if main else []), *(column for column in things if column != main)]:
            constant = stem.upper() if column == main else plural(column).upper()
            known = any(set(columns[column]) & set(each.names) for each in found)
            if not known and (column == main or constant not in taken):
                taken.add(constant)
                found.append(Names(constant, singular(constant.lower()), file.name, column, columns[column]))
    return found


def is_list(words: tuple[str, ...], used: int) -> bool:
    """Whether the words of a column are names of things: single words, no numbers, and enough of them in use."""
    plain = not any(word.isdecimal() or ":" in word or " " in word for word in words)
    return len(words) > 2 and used >= 0.5 * len(words) and plain


# Small things


def in_order(words: Iterable[str]) -> list[str]:
    """Words once each, in alphabetical order, numbers inside of them by their size."""
    parts = {word: [(part.isdecimal(), part.zfill(9)) for part in re.findall(r"\d+|\D+", word)] for word in words}
    return sorted(parts, key=lambda word: parts[word])


def number_kind(shape: Shape, says: str, seat: bool) -> Declared:
    if seat and shape.high < 8:
        return Declared("SEAT", "i64", "-1")
    limits = re.search(r"(\d+) to (\d+)", says)
    low, high = (int(limits[1]), int(limits[2])) if limits is not None else (min(0, shape.low), max(999, shape.high))
    low, high = min(low, shape.low), max(high, shape.high)
    if shape.nulls and low >= 0:
        return Declared(f"Whole({low}, {high}, or_null=True)", "i64", "-1")
    return Declared(f"Whole({low}, {high})", "i64", str(low))


def optional(inner: Declared) -> Declared:
    """The same, or null."""
    if inner.type == "i64" or inner.type.endswith("| None"):
        return inner
    return Declared(f"Optional({inner.kind})", f"{inner.type} | None", "None")


def or_nothing(inner: Declared) -> Declared:
    """The same in a place where nothing may lie, which has a value of its own for that."""
    limits = re.fullmatch(r"Whole\((-?\d+), (\d+)\)", inner.kind)
    if limits is not None and int(limits[1]) >= 0:
        return inner._replace(kind=f"Whole({limits[1]}, {limits[2]}, or_null=True)", blank="-1")
    if inner.type[:1].isupper():
        return inner._replace(type=f"{inner.type} | None")
    return inner if inner.type in ("i64", "bool") else optional(inner)


def initial_value(declared: Declared, default: str, words: tuple[str, ...]) -> str | None:
    """The default of a table as code; None if it says something that only a rule can."""
    text = default.strip().strip("`").partition("`,")[0].strip()
    if text in ("", "empty", "all empty", "none", "[]", "{}", "null") or text.startswith("empty"):
        return declared.blank if text != "null" or declared.type.endswith("None") or declared.blank == "-1" else None
    if text.strip('"') in words:
        return str(words.index(text.strip('"')))
    if text in ("true", "false") and declared.type == "bool":
        return text.capitalize()
    if re.fullmatch(r"-?\d+", text) and declared.type == "i64" and not words:
        return text
    return None


def merge(shapes: Iterable[Shape]) -> Shape:
    """What several shapes have in common: everything that was seen in any of them."""
    whole = Shape()
    for shape in shapes:
        for name in ("nulls", "flags", "texts", "lists", "objects"):
            setattr(whole, name, getattr(whole, name) + getattr(shape, name))
        if shape.numbers:
            whole.low = min(whole.low, shape.low) if whole.numbers else shape.low
            whole.high = max(whole.high, shape.high) if whole.numbers else shape.high
            whole.numbers += shape.numbers
        whole.words.update(shape.words)
        if shape.item is not None:
            whole.item = merge([shape.item] if whole.item is None else [whole.item, shape.item])
        for key, entry in shape.entries.items():
            whole.entries[key] = merge([entry] if key not in whole.entries else [whole.entries[key], entry])
    return whole


def entry_count(shape: Shape) -> int:
    return shape.nulls + shape.flags + shape.numbers + shape.texts + shape.lists + shape.objects


def written_out(words: list[str], lists: list[str]) -> str:
    """A tuple of words and of the words of lists, as code."""
    parts = [*(json.dumps(word, ensure_ascii=False) for word in words), *(f"*{constant}" for constant in lists)]
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


def numbers_code(words: list[str]) -> str:
    """Whole numbers as code, from the lowest to the highest."""
    if not all(word.isdecimal() for word in words):
        return ""
    return f"numbers({min(map(int, words))}, {max(map(int, words))})"


def singular(name: str) -> str:
    for ending, one in (("ies", "y"), ("sses", "ss"), ("oes", "o"), ("ss", "ss"), ("s", "")):
        if name.endswith(ending) and len(name) > len(ending) + 1:
            return name.removesuffix(ending) + one
    return name


def plural(name: str) -> str:
    if name.endswith("y"):
        return name[:-1] + "ies"
    return name if name.endswith("s") else name + "s"


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[_\W]+", name) if part)


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
