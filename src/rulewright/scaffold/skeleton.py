"""Skeleton of a game: the text of every file that a new game begins with, from a specification and its declarations.

It lies in the tree as every game does, loads, reads and writes the positions of its specification, and conforms. What
is still to be written is marked by the word UNWRITTEN, or calls one of the stand-ins of its module `unwritten`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from string import Template
from typing import Final, NamedTuple

from rulewright.scaffold.copies import with_copies
from rulewright.scaffold.declaring import MOST_OPTIONS, UNTYPED, Declarations, camel
from rulewright.scaffold.pieces import (
    KNOWLEDGE_IMPORTS,
    MATCH,
    NUMBERS,
    OWN_WORDS,
    POOL,
    POSITION_IMPORTS,
    PREPARATION,
    RULES_IMPORTS,
    UNTYPED_KIND,
    attribute_lines,
    class_code,
    constant_of,
    docstring,
    field_lines,
    maker,
    part_class,
    part_kind,
    plain_title,
    rooms_code,
    stub,
    table,
    verb_line,
    zone_class,
)
from rulewright.scaffold.pycode import Imports, is_used, laid_out
from rulewright.scaffold.settings import option_specs
from rulewright.scaffold.specification import DecisionRow, FrameRow, Specification
from rulewright.scaffold.witnesses import Witnesses

GAMES: Final = "rulewright.games"
KINDS: Final = ("ByName", "BySeat", "Flag", "Kind", "List", "Name", "Optional", "Seat", "Text", "Whole")
FIXED: Final = {
    "content", "printed", "ids", "kinds", "frames", "options", "state", "flow", "scoring", "zones", "position",
    "knowledge", "observation", "evaluate", "rules", "unwritten", "decisions", "cards",
}  # fmt: skip
"""Modules that every game has; a chapter of such a name gets another."""
IN_ROOMS: Final = {
    "position": "knowledge.position", "zones": "knowledge.zones", "knowledge": "knowledge.views",
    "observation": "knowledge.observation", "evaluate": "judgement.evaluate",
}  # fmt: skip
"""Where those of them lie that go into rooms, if a game has any."""
TAKEN: Final = {"Frame", "Field", "State", "Match", "Part", "Decision", "Refusal", "Any", "Final", *KINDS}
CODE_TYPES: Final = ("Any", "Final")
STATE_ARGUMENTS: Final = (
    "self", "game: Game[Any]", "players: i64", "options: dict[str, Any]", "seed: Seed", "tables: Tables",
)  # fmt: skip


class Asking(NamedTuple):
    """A step of a frame that asks, and the decisions that it was seen to ask."""

    frame: str
    step: str
    decisions: list[str]


class Skeleton:
    """All files of a new game, by their places below the repository."""

    def __init__(
        self, name: str, specification: Specification, witnesses: Witnesses, rooms: dict[int, str] | None = None
    ) -> None:
        self.name = name
        self.rooms = rooms or {}
        """The rooms of chapters, by their numbers from 0 on; without any the game lies flat."""
        self.game = camel(name)
        self.specification = specification
        self.witnesses = witnesses
        self.declared = Declarations(specification, witnesses)
        self.title = re.split(r" \(|: | — ", specification.title)[0]
        self.package = f"{GAMES}.{name}"
        self.decisions = {decision.name: decision for decision in specification.decisions}
        self.frames = {frame.name: frame for frame in specification.frames}
        self.classes = {frame: self.class_of(frame) for frame in self.frames}
        self.asking = self.find_asking()
        self.modules = self.find_modules()
        self.least, self.most = specification.players
        fallback = specification.chapters[-1].rules[0].id
        self.rule_of_others = specification.rule_of_others or fallback

    # Who asks what, and where it is written

    def class_of(self, frame: str) -> str:
        parts = {part.name for parts in self.declared.parts.values() for part in parts}
        name = camel(frame)
        return f"{name}Frame" if name in {*TAKEN, *parts, self.game, "Seat"} else name

    def find_asking(self) -> dict[tuple[str, str], Asking]:
        """By frame and step what is asked there: as the witnesses show it, else as the names say."""
        found: dict[tuple[str, str], list[str]] = {}
        for (frame, step), names in self.witnesses.asked.items():
            found.setdefault((frame, step), []).extend(name for name in names if name in self.decisions)
        asked = {name for names in found.values() for name in names}
        for name, decision in self.decisions.items():
            frame = decision.frame or name
            if name not in asked and frame in self.frames:
                steps = self.steps_of(self.frames[frame])
                found.setdefault((frame, name if name in steps else steps[0]), []).append(name)
            elif name not in asked:
                self.specification.gap("DECISIONS.md", 0, f"{name}: no example shows which frame asks it")
        kept = {place: names for place, names in found.items() if names and place[0] in self.frames}
        return {place: Asking(*place, names) for place, names in kept.items()}

    def steps_of(self, frame: FrameRow) -> list[str]:
        seen = list(self.witnesses.steps.get(frame.name, {}))
        return list(dict.fromkeys([*frame.steps, *seen])) or ["start"]

    def find_modules(self) -> dict[str, str]:
        """The module of each frame, that of the chapter whose rules it names; a decision goes with its frame."""
        modules: dict[str, str] = {}
        last = "flow"
        for name, frame in self.frames.items():
            asked = [each for asking in self.asking.values() if asking.frame == name for each in asking.decisions]
            rules = [rule for each in asked for rule in self.decisions[each].rules[:1]]
            chapters = Counter(self.specification.chapter_of(rule) for rule in frame.rules or rules)
            best = min(chapters, key=lambda chapter: (-chapters[chapter], chapter), default=-1)
            titled = [at for at in range(len(self.specification.chapters)) if is_titled(name, self.slug(at))]
            if frame.rules or (best >= 0 and not titled and 2 * chapters[best] > len(asked)):
                last = self.home(best)
            elif titled:
                last = self.home(titled[0])
            modules[f"frame {name}"] = last
        for name, decision in self.decisions.items():
            places = {modules[f"frame {asking.frame}"] for asking in self.asking.values() if name in asking.decisions}
            rule = self.rule_of(decision)
            if len(places) > 1:
                modules[name] = "decisions"
            else:
                modules[name] = places.pop() if places else self.home(self.specification.chapter_of(rule))
        return modules

    def home(self, chapter: int) -> str:
        """The module of a chapter, in its room if it has one."""
        slug = self.slug(chapter)
        return f"{self.rooms.get(chapter, slug)}.{slug}" if self.rooms else slug

    def at(self, module: str) -> str:
        """Where a module that every game has lies: some are in rooms if there are any."""
        return IN_ROOMS.get(module, module) if self.rooms else module

    def frames_of(self, frame: str) -> str:
        """The module that declares a frame: each room has its own, a flat game one."""
        room, dot, _ = self.modules[f"frame {frame}"].partition(".")
        return f"{room}.frames" if dot else "frames"

    def slug(self, chapter: int) -> str:
        """The module of a chapter."""
        title = re.sub(r"^\d+\.\s*", "", self.specification.chapters[chapter].title)
        words = re.findall(r"[a-z]+", re.split(r"[,(:]", title)[0].lower().replace("set-up", "setup"))
        name = "_".join(word for word in words if word not in ("a", "an", "the"))
        return f"{name}_chapter" if name in FIXED else name

    def rule_of(self, decision: DecisionRow) -> str:
        """The rule that a refusal of a decision names."""
        known = self.specification.refusals
        first = known.get(decision.name) or known.get(decision.frame)
        return first or next(iter(decision.rules), "") or self.specification.chapters[-1].rules[0].id

    # Files

    def texts(self) -> dict[str, str]:
        """Every file of the game that is a text, by its place."""
        game, tests = f"src/rulewright/games/{self.name}", f"tests/games/{self.name}"
        found = {f"{game}/{module.replace('.', '/')}.py": text for module, text in self.python_modules().items()}
        found[f"{game}/ids.toml"] = self.ids_toml()
        for file in ("kinds", "view"):
            kinds = ", ".join(json.dumps(each.one) for each in self.declared.lists)
            found[f"{game}/text/{file}.toml"] = self.filled(f"{file}.toml", {"kinds": kinds})
        found[f"{game}/face/__init__.py"] = (
            f'"""The face of {self.title}: how it is shown in a terminal and in lists of games."""\n'
        )
        found[f"{game}/face/title.toml"] = self.filled("title.toml", {})
        found[f"{game}/preparation.toml"] = self.preparation()
        found[f"{tests}/__init__.py"] = ""
        found[f"{tests}/own_words.toml"] = OWN_WORDS.format(title=self.title)
        found[f"{tests}/untestable.toml"] = f"# Rules of {self.title} that no test can show, with the reason.\n"
        for module in ("test_cases", "test_positions", "test_conformance", "table"):
            found[f"{tests}/{module}.py"] = self.filled(f"{module}.py", self.words())
        for at in range(len(self.specification.chapters)):
            found[f"{tests}/test_{self.slug(at)}.py"] = self.test_places(at)
        return found

    def python_modules(self) -> dict[str, str]:
        """The modules of the game by their names inside its package."""
        plain = ("unwritten", "scoring", "observation", "evaluate")
        modules = {self.at(module): self.filled(f"{module}.py", self.words()) for module in plain}
        modules |= {
            "content": self.content(), "printed": self.printed(), "kinds": self.kinds(), "options": self.options(),
            "state": self.state(), self.at("position"): self.position(), self.at("zones"): self.zones(),
            self.at("knowledge"): self.knowledge(), "flow": self.flow(), "rules": self.rules(),
        }  # fmt: skip
        modules |= {module: self.frames_module(module) for module in self.frames_modules()}
        modules |= self.chapters()
        rooms = list(dict.fromkeys(module.partition(".")[0] for module in modules if "." in module))
        for room in rooms:
            modules[f"{room}.__init__"] = f'"""The room `{room}` of {self.title}."""\n'
        words = {**self.words(), "rooms": rooms_code(rooms), "typing": "from typing import Final\n" if rooms else ""}
        return {**modules, "__init__": self.filled("__init__.py", words)}

    def filled(self, template: str, words: dict[str, str]) -> str:
        text = (files("rulewright.scaffold") / "templates" / f"{template}.tmpl").read_text(encoding="utf-8")
        return Template(text).substitute(words)

    def words(self) -> dict[str, str]:
        return {
            "name": self.name, "Game": self.game, "title": self.title, "cases": str(len(self.specification.cases)),
            "least": str(self.least), "most": str(self.most), "rule_of_others": self.rule_of_others,
            "views": self.at("knowledge").rpartition(".")[2],
        }  # fmt: skip

    def import_frames(self, imports: Imports, text: str) -> None:
        """Imports the frames that a text uses, from wherever they are declared."""
        for frame, class_name in self.classes.items():
            imports.add_used(f"{self.package}.{self.frames_of(frame)}", text, class_name)

    def preparation(self) -> str:
        gaps = "".join(f"    {json.dumps(str(gap), ensure_ascii=False)},\n" for gap in self.specification.gaps)
        return PREPARATION.format(title=self.title, name=self.name, prefix=self.specification.prefix, gaps=gaps)

    def test_places(self, at: int) -> str:
        """A module of tests for a chapter, with a place for each of its rules."""
        chapter = self.specification.chapters[at]
        lines = [f"# UNWRITTEN {rule.id} {rule.title}" for rule in chapter.rules]
        first, last = chapter.rules[0].id, chapter.rules[-1].id
        title = plain_title(chapter.title)[:48].strip()
        head = f'"""{title} ({first} to {last}): each line is the place of a test of that rule."""\n'
        return head + "\n" + "\n".join(line[:120].rstrip() for line in lines) + "\n"

    # What is in the box

    def ids_toml(self) -> str:
        parts = [
            f"# The things of {self.title}, each kind in canonical order. `make generate` writes them into ids.py and\n"
            "# ids.ts; what can be said of a list stands in scaffold/identifiers.py.\n"
        ]
        for each in self.declared.lists:
            parts.append(f'\n[{each.constant}]\none = "{each.one}"\nfile = "{each.file}"\ncolumn = "{each.column}"\n')
        return "".join(parts)

    def content(self) -> str:
        lines: list[str] = []
        imports = Imports()
        imports.add("rulewright.kit.contents", "DataFiles")
        for file in self.specification.files:
            stem = file.name.removesuffix(".csv")
            main = next((each for each in self.declared.lists if each.file == file.name), None)
            if main is not None and len(main.names) == len(file.rows):
                imports.add(f"{self.package}.ids", main.constant)
                lines.append(f'        self.{stem} = files.listed("{file.name}", "{main.column}", {main.constant})')
            else:
                lines.append(f'        self.{stem} = files.rows("{file.name}", ("{file.columns[0]}",))')
        return self.filled(
            "content.py", {"imports": imports.code().partition("\n\n")[2], "tables": "\n".join(lines) or "        pass"}
        )

    def printed(self) -> str:
        known = [each for each in self.declared.lists if "provenance" in self.file(each.file)]
        origins = [f'        "{each.one}": files.origins("{each.file}", "{each.column}"),' for each in known]
        stems = [file.name.removesuffix(".csv") for file in self.specification.files]
        shown = "\n".join(f'        "{stem}": tables.{stem},' for stem in stems)
        return self.filled(
            "printed.py", {"name": self.name, "origins": "\n".join(dict.fromkeys(origins)), "printed": shown}
        )

    def file(self, name: str) -> tuple[str, ...]:
        return next(file.columns for file in self.specification.files if file.name == name)

    # Kinds, state, frames

    def kinds(self) -> str:
        everything = self.everything_declared()
        body = ["SEAT: Final = Seat()", "FLAG: Final = Flag()", "TEXT: Final = Text()"]
        body = [line for line in body if is_used(line.partition(":")[0], everything)]
        for constant, kind in self.declared.constants.items():
            if is_used(constant, everything):
                body.append(laid_out(f"{constant}: Final = {kind}"))
        text = "\n".join(body)
        untyped = UNTYPED_KIND if is_used(UNTYPED, everything) else ""
        if untyped:
            text += "\n" + untyped
        imports = Imports()
        imports.add("typing", "Final", *(["Any"] if untyped else []))
        imports.add_used(f"{self.package}.ids", text, *(each.constant for each in self.declared.lists))
        imports.add_used("rulewright.kit.kinds", text, *KINDS)
        if untyped:
            imports.add("copy", "deepcopy")
        code = imports.code()
        return f'"""Kinds of values in positions (POSITION.md)."""\n\n{code}\n\n{text}\n'

    def everything_declared(self) -> str:
        attributes = [*self.declared.fields, *self.declared.seats]
        attributes += [each for frame in self.declared.frames.values() for each in frame]
        attributes += [each for parts in self.declared.parts.values() for part in parts for each in part.fields]
        return "\n".join(each.declared.kind for each in attributes)

    def state(self) -> str:
        parts = "\n\n\n".join(part_class(part) for part in self.declared.parts[""])
        seat = class_code("Seat", "What one player has.", self.declared.seats)
        head = [
            f"class {self.game}(State):", f'    """One game of {self.title}."""', "",
            f"    def __init__({', '.join(STATE_ARGUMENTS)}) -> None:",
            "        super().__init__(game, players, options, seed)", "        self.tables = tables",
        ]  # fmt: skip
        state = "\n".join(
            [*head, *attribute_lines(self.declared.fields), "        self.seats: list[Seat] = []", *stub(self.game)]
        )
        text = "\n\n\n".join(each for each in (parts, seat, state) if each)
        imports = Imports()
        imports.add("typing", "Any")
        imports.add("mypy_extensions", "i64")
        imports.add("rulewright.core.chance", "Seed")
        imports.add("rulewright.core.game", "Game")
        imports.add("rulewright.core.state", "State")
        imports.add(f"{self.package}.content", "Tables")
        head_text = '"""The state of a game: numbers and flat lists; things are the numbers of their names (ids.py)."""'
        return with_copies(f"{head_text}\n\n{imports.code()}\n\n\n{text}\n", frames=False)

    def frames_modules(self) -> list[str]:
        return list(dict.fromkeys(["frames", *(self.frames_of(frame) for frame in self.frames)]))

    def frames_module(self, module: str) -> str:
        frames = [frame for frame in self.specification.frames if self.frames_of(frame.name) == module]
        classes = [MATCH] if module == "frames" else []
        for part in [part for frame in frames for part in self.declared.parts.get(frame.name, [])]:
            classes += [part_class(part), maker(part, "State"), part_kind(part)]
        classes += [self.frame_class(frame) for frame in frames]
        text = "\n\n\n".join(classes)
        imports = Imports()
        imports.add("rulewright.core.frame", "Frame")
        imports.add_used("typing", text, *CODE_TYPES)
        imports.add_used("mypy_extensions", text, "i64")
        imports.add_used("rulewright.core.state", text, "State")
        imports.add_used("rulewright.kit.kinds", text, *KINDS)
        imports.add_used("rulewright.kit.positions", text, "Field", "Part", "NOBODY", "OWNER")
        imports.add_used(f"{self.package}.kinds", text, "SEAT", "FLAG", "TEXT", UNTYPED, *self.declared.constants)
        head = '"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""'
        return with_copies(f"{head}\n\n{imports.code()}\n\n\n{text}\n", frames=True)

    def frame_class(self, frame: FrameRow) -> str:
        attributes = self.declared.frames[frame.name]
        rules = f"{', '.join(frame.rules)}. " if frame.rules else ""
        module = self.modules[f"frame {frame.name}"].replace(".", "/")
        about = f"{rules}Steps ({module}.py): {', '.join(self.steps_of(frame))}."
        lines = [f"class {self.classes[frame.name]}(Frame):", *docstring(about, 1), "", f'    NAME = "{frame.name}"']
        fields = field_lines(attributes, 2)
        if len(fields) == 1 and len(fields[0]) < 100:
            lines.append(f"    FIELDS = ({fields[0].strip()})")
        elif attributes:
            lines += ["    FIELDS = (", *fields, "    )"]
        asks = self.has_questions() and any(asking.frame == frame.name for asking in self.asking.values())
        if attributes or asks:
            seat = [each for each in attributes if each.attribute == "seat" and each.declared.type == "i64"]
            own = [each for each in attributes if each not in seat]
            lines += [
                "",
                f"    def __init__(self{', seat: i64' if seat else ''}) -> None:",
                "        super().__init__()",
            ]
            lines += ["        self.seat: i64 = seat"] if seat else []
            lines += attribute_lines(own)
            lines += (
                ["        self.given: list[int] = []", '        """Answers that a position holds already, by seat."""']
                if asks
                else []
            )
        return "\n".join([*lines, *stub(self.classes[frame.name])])

    def has_questions(self) -> bool:
        """Whether positions say what a frame asks."""
        return bool(self.witnesses.asked)

    # Positions and zones

    def position(self) -> str:
        parts = [code for part in self.declared.parts[""] for code in (maker(part, self.game), part_kind(part))]
        blanks = [
            f"{self.classes[frame.name]}({'0' if self.has_seat(frame.name) else ''})"
            for frame in self.specification.frames
        ]
        settings = [f'called="{self.witnesses.called}"', *(["questions=True"] if self.has_questions() else [])]
        words = {
            "parts": "\n" + "\n\n\n".join(parts) + "\n\n\n" if parts else "",
            "seats": "\n".join(["SEATS: Final = Seats(", *field_lines(self.declared.seats, 1), ")"]),
            "table": "\n".join(["TABLE: Final = (", *field_lines(self.declared.fields, 1), ")"]),
            "frames": "\n".join(["FRAMES: Final = Frames(", *(f"    {each}," for each in [*blanks, *settings]), ")"]),
        }
        text = "".join(words.values())
        imports = Imports()
        imports.add("typing", "Any", "Final")
        for module, names in POSITION_IMPORTS.items():
            imports.add(module, *names)
        imports.add_used("rulewright.kit.kinds", text, *KINDS)
        imports.add_used("rulewright.kit.positions", text, "Field", "Part", "NOBODY", "OWNER")
        imports.add_used(f"{self.package}.kinds", text, "SEAT", "FLAG", "TEXT", UNTYPED, *self.declared.constants)
        imports.add(f"{self.package}.content", "Tables")
        imports.add(f"{self.package}.frames", "Match")
        self.import_frames(imports, text)
        imports.add(f"{self.package}.state", self.game, "Seat", *(part.name for part in self.declared.parts[""]))
        return self.filled("position.py", {**self.words(), "imports": imports.code(), **words})

    def knowledge(self) -> str:
        imports = Imports()
        imports.add("typing", "Any")
        for module, names in KNOWLEDGE_IMPORTS.items():
            imports.add(module, *names)
        imports.add(f"{self.package}.{self.at('position')}", "FRAMES", "SEATS", "TABLE")
        imports.add(f"{self.package}.{self.at('zones')}", "POOLS")
        imports.add(f"{self.package}.state", self.game)
        return self.filled("knowledge.py", {**self.words(), "imports": imports.code()})

    def has_seat(self, frame: str) -> bool:
        return any(each.attribute == "seat" and each.declared.type == "i64" for each in self.declared.frames[frame])

    def zones(self) -> str:
        classes: list[str] = []
        pools: list[str] = []
        for each in self.declared.lists:
            kind = f"List({self.declared.constant('', '', each.constant)})"
            tops = [field for field in self.declared.fields if field.declared.kind == kind]
            decks = [field for field in tops if field.seen and "deck" in field.name]
            if len(decks) != 1:
                continue
            zones = [f'OpenPile("{field.attribute}")' for field in tops if not field.seen]
            for field in [field for field in tops if field.seen and field not in decks]:
                classes.append(zone_class(self.game, camel(field.name), field, hand=False))
                zones.append(f"{camel(field.name)}(COVERED)")
            for field in [field for field in self.declared.seats if field.declared.kind == kind]:
                classes.append(zone_class(self.game, f"Seats{camel(field.name)}", field, hand=True))
                zones.append(f"Seats{camel(field.name)}({'HELD' if field.seen else 'OPEN'})")
            pool = f"All{camel(each.constant.lower())}"
            classes.append(POOL.format(pool=pool, game=self.game, deck=decks[0].attribute, names=each.constant))
            pools.append(f"{pool}({each.constant}, [{', '.join(zones)}])")
        code = laid_out(f"POOLS: Final[list[Pool[{self.game}]]] = [{', '.join(pools)}]")
        text = "\n\n\n".join(classes)
        imports = Imports()
        imports.add("typing", "Final")
        imports.add_used("mypy_extensions", text, "i64")
        imports.add(f"{self.package}.state", self.game)
        imports.add("rulewright.kit.zones", "Pool")
        imports.add_used("rulewright.kit.zones", text + code, "COVERED", "HELD", "OPEN", "Hands", "OpenPile", "Zone")
        imports.add_used(f"{self.package}.ids", text + code, *(each.constant for each in self.declared.lists))
        words = {"imports": imports.code(), "zones": f"\n{text}\n\n" if text else "", "pools": code}
        return self.filled("zones.py", words)

    # Options, decisions, steps

    def options(self) -> str:
        lines: list[str] = []
        near = [verb for verb in self.declared.verbs if verb.size <= MOST_OPTIONS]
        far = [verb for verb in self.declared.verbs if verb.size > MOST_OPTIONS]
        for verb in [*near, *far]:
            lines += (
                ["# UNWRITTEN: which words may follow; these were seen in the examples."]
                if verb.unsure and verb.arguments
                else []
            )
            lines += ["# UNWRITTEN: no example shows it."] if verb.unsure and not verb.arguments else []
            lines.append(verb_line(verb, verb in far))
        text = "\n".join(lines)
        imports = Imports()
        imports.add("typing", "Final")
        imports.add("mypy_extensions", "i64")
        imports.add("rulewright.core.vocabulary", "Vocabulary", *(["Verb"] if far else []))
        imports.add_used(f"{self.package}.ids", text, *(each.constant for each in self.declared.lists))
        numbers = NUMBERS if "numbers(" in text else ""
        head = '"""The option keys, in the order of their decisions."""'
        return f"{head}\n\n{imports.code()}\n\n{numbers}VOCABULARY: Final = Vocabulary()\n\n{text}\n"

    def chapters(self) -> dict[str, str]:
        """The modules of the chapters: their decisions, and the steps of their frames."""
        return {module: self.chapter(module) for module in self.chapter_modules()}

    def chapter_modules(self) -> list[str]:
        return [module for module in dict.fromkeys(self.modules.values()) if module != "flow"]

    def chapter(self, module: str) -> str:
        decisions = [self.decisions[name] for name in self.decisions if self.modules[name] == module]
        frames = [frame for frame in self.specification.frames if self.modules[f"frame {frame.name}"] == module]
        blocks = [self.decision_class(decision) for decision in decisions]
        blocks += [block for frame in frames for block in self.frame_steps(frame)]
        text = "\n\n\n".join(blocks)
        imports = Imports()
        imports.add_used("typing", text, "Final")
        imports.add_used("mypy_extensions", text, "i64")
        imports.add_used("rulewright.core.decision", text, "Decision")
        imports.add_used("rulewright.core.errors", text, "Refusal")
        imports.add_used("rulewright.core.frame", text, "Frame", "ask_seat", "ask_seats", "step", "steps")
        self.import_frames(imports, text)
        imports.add_used(f"{self.package}.state", text, self.game)
        imports.add_used(f"{self.package}.unwritten", text, "all_seats", "every_option", "unwritten")
        shared = [constant_of(name) for name in self.decisions if self.modules[name] == "decisions"]
        if module != "decisions":
            imports.add_used(f"{self.package}.decisions", text, *shared)
        outlines = enumerate(self.specification.chapters)
        chapter = next((each for at, each in outlines if self.home(at) == module), None)
        title = plain_title(chapter.title) if chapter is not None else "Decisions that several chapters ask"
        about = f" ({chapter.rules[0].id} to {chapter.rules[-1].id})" if chapter is not None else ""
        space = "\n\n" if text.startswith("steps(") else "\n\n\n"
        return f'"""{title}{about}."""\n\n{imports.code()}{space}{text}\n'

    def decision_class(self, decision: DecisionRow) -> str:
        frames = {asking.frame for asking in self.asking.values() if decision.name in asking.decisions}
        frame = self.classes[frames.pop()] if len(frames) == 1 else "Frame"
        name = camel(decision.name)
        name = f"{name}Choice" if name in {*self.classes.values(), *TAKEN, self.game} else name
        verbs = [json.dumps(verb) for verb in dict.fromkeys(pattern.partition(":")[0] for pattern in decision.patterns)]
        known = {json.dumps(verb.name) for verb in self.declared.verbs}
        rules = decision.rules or [self.rule_of(decision)]
        settings = [
            f'"{decision.name}"',
            f"({', '.join(json.dumps(rule) for rule in rules)}{',' if len(rules) == 1 else ''})",
        ]
        settings += [f'"{self.rule_of_others}"', *(["secret=True"] if decision.secret else [])]
        keys = ", ".join(f"`{pattern}`" for pattern in decision.patterns)
        reason = decision.name.replace("_", "-")
        lines = [
            f"class {name}(Decision[{self.game}, {frame}]):",
            *docstring(f"{decision.id} {decision.name} ({', '.join(rules)}): {keys}.".strip(), 1),
            "",
            f"    def options(self, g: {self.game}, frame: {frame}, seat: i64) -> list[int]:",
            laid_out(f"return every_option({', '.join(verb for verb in verbs if verb in known)})", 2),
            "",
            f"    def explain(self, g: {self.game}, frame: {frame}, seat: i64, code: i64) -> Refusal:",
            f'        return Refusal("{self.rule_of(decision)}", "{reason}")  # UNWRITTEN: what stands in the way',
        ]
        made = laid_out(f"{constant_of(decision.name)}: Final = {name}({', '.join(settings)})")
        return "\n".join(lines) + f"\n\n\n{made}"

    def frame_steps(self, frame: FrameRow) -> list[str]:
        """What a frame asks, and its table of steps."""
        blocks: list[str] = []
        rows: list[str] = []
        seat = self.has_seat(frame.name)
        for step in self.steps_of(frame):
            asking = self.asking.get((frame.name, step)) or (
                self.asking.get((frame.name, "")) if not frame.steps else None
            )
            if asking is None:
                rows.append(f'    step("{step}", unwritten),')
                continue
            function = f"ask_{frame.name}" if step == "start" else f"ask_{frame.name}_{step}"
            rows.append(f'    step("{step}", {function}, unwritten),')
            decision = self.decisions[asking.decisions[0]]
            rule = self.rule_of(decision)
            several = f"which of {', '.join(asking.decisions)} is asked" if len(asking.decisions) > 1 else ""
            about = " and ".join(each for each in (several, "" if seat and not decision.several else "whom") if each)
            told = docstring(f"{rule}: {asking.decisions[0]}." + (f" UNWRITTEN: {about}." if about else ""), 1)
            call = f"ask_seat(g, frame, {constant_of(decision.name)}, {'frame.seat' if seat else '0'})"
            if decision.several:
                given = "frame.given" if self.has_questions() else "[]"
                call = f"ask_seats(g, frame, {constant_of(decision.name)}, all_seats(g), {given})"
            head = f"def {function}(frame: {self.classes[frame.name]}, g: {self.game}) -> None:"
            blocks.append("\n".join([head, *told, f"    {call}"]))
        return [*blocks, "\n".join(["steps(", f"    {self.classes[frame.name]},", *rows, ")"])]

    def flow(self) -> str:
        places = {name: self.modules[f"frame {name}"].replace(".", "/") for name in self.frames}
        lines = [f"  {self.classes[name]:<20}{place}.py" for name, place in places.items()]
        names = ", ".join(sorted([self.game, "Seat"]))
        return self.filled("flow.py", {**self.words(), "outline": "\n".join(lines), "state_names": names})

    # The game as a whole

    def rules(self) -> str:
        modules = ["flow", *self.chapter_modules()]
        names = {each.one: each.constant for each in self.declared.lists}
        chance = self.chance_names()
        arguments = [
            *(f'    "{one}": {constant},' for one, constant in names.items()),
            '    "option": tuple(VOCABULARY.keys),',
        ]
        single = next(
            (rule.id for rule in self.specification.rules.values() if re.search("single|forced", rule.title.lower())),
            "",
        )
        words = {
            "rule_of_single": single or self.rule_of_others,
            "chance": table("CHANCE: Final[dict[str, tuple[str, ...]]] = ", chance),
            "arguments": table("ARGUMENTS: Final[dict[str, tuple[str, ...]]] = ", arguments),
            **option_specs(self.name, self.specification, self.witnesses, self.most, self.rule_of_others),
        }
        text = "".join(words.values())
        imports = Imports()
        imports.add("pathlib", "Path")
        imports.add("typing", "Any", "Final")
        for module, wanted in RULES_IMPORTS.items():
            imports.add(module, *wanted)
        fixed = [self.at(each) for each in ("evaluate", "knowledge", "observation", "position", "printed", "scoring")]
        for module in [*fixed, *modules]:
            room, _, last = module.rpartition(".")
            imports.add(f"{self.package}.{room}" if room else self.package, last)
        imports.add(f"{self.package}.content", "Tables")
        imports.add(f"{self.package}.frames", "Match")
        imports.add_used(f"{self.package}.ids", text, *names.values())
        imports.add(f"{self.package}.options", "VOCABULARY")
        imports.add(f"{self.package}.state", self.game)
        short = [module.rpartition(".")[2] for module in modules]
        comma = "," if len(short) == 1 else ""
        words["chapters"] = laid_out(f"CHAPTERS: Final = ({', '.join(short)}{comma})")
        return self.filled("rules.py", {**self.words(), "imports": imports.code(), **words})

    def chance_names(self) -> list[str]:
        """Rows of a table: the names of what each chance event brings."""
        shapes: dict[str, list[str]] = {}
        for what, shape in self.witnesses.chance.items():
            shapes.setdefault(what.partition(":")[0], []).extend(shape.all_words())
        rows: list[str] = []
        for what, words in shapes.items():
            listed = self.declared.listed(words) if words else None
            if listed is not None:
                rows.append(laid_out(f"{json.dumps(what)}: {listed}", 1, ","))
            elif words:
                self.specification.gap(
                    "POSITION.md", 0, f"chance event `{what}` has {len(set(words))} outcomes in no list"
                )
        return rows


def is_titled(frame: str, slug: str) -> bool:
    """Whether a chapter is called after a frame: one of its words is the first of the frame's name."""
    word = frame.partition("_")[0]
    return word in slug.split("_") or f"{word}s" in slug.split("_")
