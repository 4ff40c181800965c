"""Pieces of code of a new game: classes, declarations of fields, kinds, verbs and zones, as the formatter sets them."""

from __future__ import annotations

import json
import re
from typing import Final

from rulewright.scaffold.copies import MARK
from rulewright.scaffold.declaring import Attribute, Part, Verb, snake
from rulewright.scaffold.pycode import laid_out, wrapped


def plain_title(title: str) -> str:
    return re.sub(r"^\d+\.\s*", "", title)


def constant_of(decision: str) -> str:
    return decision.upper()


def docstring(text: str, depth: int) -> list[str]:
    """A docstring of one line if it is short enough, else of several."""
    space = "    " * depth
    if len(text) + len(space) + 6 <= 120:
        return [f'{space}"""{text}"""']
    head, *rest = wrapped(text, depth)
    return [f'{space}"""{head}', *(f"{space}{line}" for line in rest), f'{space}"""']


def attribute_lines(attributes: list[Attribute]) -> list[str]:
    lines = [f"        self.{each.attribute}: {each.declared.type} = {each.initial}" for each in attributes]
    return [line.replace(": bool = ", " = ") for line in lines]


def stub(class_name: str) -> list[str]:
    """A place for the copy method, which is then written."""
    return ["", f"    {MARK}", f"    def copy(self) -> {class_name}:", "        return self"]


def class_code(name: str, about: str, attributes: list[Attribute]) -> str:
    head = [f"class {name}:", *docstring(about, 1), "", "    def __init__(self) -> None:"]
    return "\n".join([*head, *(attribute_lines(attributes) or ["        pass"]), *stub(name)])


def part_class(part: Part) -> str:
    return class_code(part.name, "UNWRITTEN: what it is.", part.fields)


def maker(part: Part, of: str) -> str:
    return f"def new_{snake(part.name)}(g: {of}) -> {part.name}:\n    return {part.name}()"


def part_kind(part: Part) -> str:
    lines = field_lines(part.fields, 1)
    return "\n".join([f"{snake(part.name).upper()}_PART: Final = Part(", f"    new_{snake(part.name)},", *lines, ")"])


def field_lines(attributes: list[Attribute], depth: int) -> list[str]:
    """Declarations of fields, one a line."""
    lines: list[str] = []
    space = "    " * depth
    for each in attributes:
        items = [json.dumps(each.name), each.declared.kind]
        items += [json.dumps(each.attribute)] if each.attribute != each.name else []
        items += [f"seen={each.seen}"] if each.seen else []
        items += ["needed=True"] if each.needed else []
        lines += [f"{space}# UNWRITTEN: its default."] if each.unsure else []
        lines.append(laid_out(f"Field({', '.join(items)})", depth, ","))
    return lines


def verb_line(verb: Verb, far: bool) -> str:
    words = f"({', '.join(verb.arguments)}{',' if len(verb.arguments) == 1 else ''})"
    call = f'far_verb(Verb("{verb.name}", {words}, places=100))' if far else ""
    call = call or f"verb({', '.join([json.dumps(verb.name), *verb.arguments])})"
    return laid_out(f"{verb.constant}: Final[i64] = VOCABULARY.{call}")


def zone_class(game: str, name: str, field: Attribute, hand: bool) -> str:
    base, where = ("Hands", f"g.seats[place].{field.attribute}") if hand else ("Zone", f"g.{field.attribute}")
    deal = DEAL.format(game=game, where=where) if field.seen else ""
    return ZONE.format(name=name, base=base, game=game, field=field.name, where=where) + deal


def table(head: str, rows: list[str]) -> str:
    """A dictionary with a row a line."""
    return "\n".join([f"{head}{{", *rows, "}"]) if rows else f"{head}{{}}"


def rooms_code(rooms: list[str]) -> str:
    """The declaration of rooms; nothing if there are none."""
    rows = "".join(f'    "{room}": (),\n' for room in rooms)
    note = '"""Which room may import which; each may import the frames of all."""'
    return f"ROOMS: Final[dict[str, tuple[str, ...]]] = {{\n{rows}}}\n{note}\n" if rooms else ""


MATCH: Final = '''class Match(Frame):
    """The whole game, in no position. Steps: flow.py."""

    NAME = "match"

    # Written by `make generate`.
    def copy(self) -> Match:
        return self'''
UNTYPED_KIND: Final = '''

class Untyped(Kind):
    """UNWRITTEN: JSON as it stands, until its kind is declared."""

    def __init__(self) -> None:
        super().__init__("JSON")

    def write(self, g: Any, value: Any) -> Any:
        return deepcopy(value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        return deepcopy(given)


UNTYPED: Final = Untyped()'''
NUMBERS: Final = '''
def numbers(low: int, high: int) -> tuple[str, ...]:
    """Whole numbers as words, both limits included."""
    return tuple(str(number) for number in range(low, high + 1))


'''
POOL: Final = '''class {pool}(Pool[{game}]):
    """All of {names}, one of each. UNWRITTEN: which are in this game."""

    def deck(self, g: {game}) -> list[int]:
        return g.{deck}

    def put_deck(self, g: {game}, things: list[int]) -> None:
        g.{deck} = things'''
ZONE: Final = '''class {name}({base}[{game}]):
    """`{field}`."""

    def things(self, g: {game}, place: i64) -> list[int]:
        return {where}'''
DEAL: Final = """

    def deal(self, g: {game}, place: i64, viewer: i64, things: list[int]) -> None:
        {where} = sorted(things)"""
OWN_WORDS: Final = """# Words of {title}: nothing outside its folders may speak of them (tests/test_game_words.py).
# UNWRITTEN: words that other parts need for themselves, such as card or hand, do not belong here.
words = []
"""
PREPARATION: Final = """# {title} is in preparation: as long as this file lies here, the game is known by its name
# and offered to nobody. `rulewright new-game {name} --todo` lists what is still to be written. When nothing is,
# write the name into NAMES of games/__init__.py and take this file away.
prefix = "{prefix}"
# What the reader of the specification did not understand. Take a line away when it is settled.
gaps = [
{gaps}]
"""
POSITION_IMPORTS: Final = {
    "rulewright.core.chance": ("Seed",),
    "rulewright.core.frame": ("go_to",),
    "rulewright.core.game": ("Game",),
    "rulewright.kit.fields": ("Fields",),
    "rulewright.kit.frames": ("Frames",),
    "rulewright.kit.positions": ("Seats", "read_fields", "read_prologue", "write_fields", "write_prologue"),
}
KNOWLEDGE_IMPORTS: Final = {
    "mypy_extensions": ("i64",),
    "rulewright.core.chance": ("Random",),
    "rulewright.core.frame": ("Frame",),
    "rulewright.kit.fields": ("or_null",),
    "rulewright.kit.kinds": ("SPECTATOR",),
    "rulewright.kit.positions": ("view_fields", "write_prologue"),
}
RULES_IMPORTS: Final = {
    "mypy_extensions": ("i64",),
    "rulewright.core.chance": ("Random", "Seed"),
    "rulewright.core.errors": ("Refusal",),
    "rulewright.core.frame": ("call",),
    "rulewright.core.game": ("Game", "OptionSpec"),
    "rulewright.core.narration": ("MessageKind",),
    "rulewright.kit.contents": ("content_id",),
    "rulewright.kit.observations": ("Piece",),
    "rulewright.kit.options": ("check_options",),
}
