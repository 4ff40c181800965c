"""Options of a new game, declared: values as the witnesses show them, defaults as POSITION.md gives them."""

from __future__ import annotations

import json
from typing import Final

from rulewright.scaffold.declaring import SEATS
from rulewright.scaffold.markdown import codes, plain
from rulewright.scaffold.pycode import laid_out
from rulewright.scaffold.specification import Specification
from rulewright.scaffold.witnesses import Shape, Witnesses

PYTHON: Final = {"true": "True", "false": "False", "null": "None"}


def option_specs(
    name: str, specification: Specification, witnesses: Witnesses, most: int, rule_of_others: str
) -> dict[str, str]:
    """The table of options and their check, as code."""
    rows: list[str] = []
    mixed: list[str] = []
    defaults = default_values(specification, witnesses)
    for option, shape in witnesses.options.items():
        values = option_values(shape, most if option in SEATS else 0)
        values += [value for value in told_values(specification, option, witnesses) if value not in values]
        default = defaults.get(option) or next(iter(values), "null")
        if option not in defaults:
            what = f"option `{option}`: its default is not understood, {default} is taken"
            specification.gap("POSITION.md", specification.lines.get("fields options", 0), what)
        if default not in values and default != "null":
            values.insert(0, default)
        if shape.lists and shape.texts:
            mixed.append(option)
        rule = next((id for id, text in specification.texts.items() if f"`{option}`" in text), rule_of_others)
        listed = f"({', '.join(map(python, values))}{',' if len(values) == 1 else ''})"
        rows.append(laid_out(f'OptionSpec("{option}", {python(default)}, {listed}, "{rule}")', 1, ","))
    check = f'        return check_options("{name}", OPTIONS, options)'
    if mixed:
        check = MIXED.format(name=name, mixed=f"({', '.join(map(json.dumps, mixed))},)")
    table = "\n".join(["OPTIONS: Final = (", *rows, ")"]) if rows else "OPTIONS: Final = ()"
    return {"options": table, "check_options": check}


def default_values(specification: Specification, witnesses: Witnesses) -> dict[str, str]:
    """Defaults as JSON texts, by option: an object, or a list in the order in which the row names the options."""
    row = next((field for field in specification.fields if field.name == "options"), None)
    if row is None:
        return {}
    named = [word for word in codes(row.says) if word in witnesses.options]
    parts = [part.strip() for part in plain(row.default).split(",")]
    try:
        given = json.loads(plain(row.default))
        return {option: json.dumps(value) for option, value in given.items() if option in witnesses.options}
    except (ValueError, AttributeError):
        return dict(zip(named, map(as_json, parts), strict=True)) if len(parts) == len(named) else {}


def told_values(specification: Specification, option: str, witnesses: Witnesses) -> list[str]:
    """The quoted words that the row of the options has after the name of one of them, up to the next."""
    row = next((field for field in specification.fields if field.name == "options"), None)
    words = codes(row.says) if row is not None else []
    found: list[str] = []
    for word in words[words.index(option) + 1 :] if option in words else []:
        if word in witnesses.options:
            break
        found += [word] if word.startswith('"') and word.endswith('"') else []
    return found


def as_json(text: str) -> str:
    """A word of a table as JSON text."""
    try:
        return json.dumps(json.loads(text))
    except ValueError:
        return json.dumps(text)


def option_values(shape: Shape, seats: int) -> list[str]:
    """The values of an option as JSON texts; if it names a seat, all `seats` of them."""
    values = ["false", "true"] if shape.flags else []
    values += [json.dumps(word) for word in sorted(shape.words)]
    values += [str(number) for number in range(shape.low, max(shape.high + 1, seats))] if shape.numbers else []
    if shape.item is not None and not shape.texts:
        values += [json.dumps(word) for word in sorted(shape.item.words)]
    return values


def python(value: str) -> str:
    """A JSON value as Python."""
    return PYTHON.get(value, value)


MIXED: Final = '''        """UNWRITTEN: what the lists of {mixed} may hold."""
        given = dict(options) if isinstance(options, dict) else {{"": options}}
        lists = {{name: given.pop(name) for name in {mixed} if isinstance(given.get(name), list)}}
        return {{**check_options("{name}", OPTIONS, given), **lists}}'''
