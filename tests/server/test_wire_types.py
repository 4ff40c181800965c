"""The TypeScript types of the client: they follow the structs, and the committed file is up to date."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from rulewright.server import wire
from rulewright.server.wire_types import typescript

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def interface(name: str) -> str:
    """The lines of one interface, without its doc comment."""
    text = typescript()
    start = text.index(f"export interface {name} {{")
    return text[start : text.index("\n}\n", start)]


def test_the_committed_types_are_those_of_the_structs() -> None:
    written = COMMITTED.read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m rulewright.server.wire_types > web/src/wire.ts"


def test_every_struct_has_its_interface_but_those_that_only_others_build_on() -> None:
    text = typescript()
    for name, found in vars(wire).items():
        if isinstance(found, type) and found.__module__.startswith(wire.__name__):
            assert (f"export interface {name} {{" in text) == (not found.__subclasses__()), name


def test_messages_and_commands_are_told_apart_by_their_tag() -> None:
    assert '\n  type: "update";\n' in interface("Update")
    assert '\n  do: "why_not";\n' in interface("WhyNot")
    assert "export type ServerMessage =\n  | Update\n  | TableChanged\n" in typescript()


def test_a_browser_may_leave_out_what_has_a_default_and_the_server_sends_everything() -> None:
    assert "\n  key?: Key | null;" in interface("Order")
    assert "\n  locale?: Locale;" in interface("NewGuest")
    assert "\n  name: Name;" in interface("NewGuest")
    assert "\n  result: ResultInfo | null;" in interface("Update")


def test_types_are_translated() -> None:
    assert "\n  view: Record<string, unknown>;" in interface("Frame")
    assert "\n  points: number[][];" in interface("Source")
    assert '\n  kind: "block" | "mute";' in interface("Acquaintance")
    assert "\n  sections: Section[];" in interface("Section")
    assert "\n  default: unknown;" in interface("OptionInfo")


def test_documentation_comes_along() -> None:
    assert "/** The person of this session. */\nexport interface Person {" in typescript()
    assert "\n  /** Whether it is yours to start. */\n  creator: boolean;" in interface("TableInfo")
    assert "/**\n * Time control. `live`: " in typescript()


def test_an_unknown_type_is_an_error_that_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "strange.py"
    source.write_text("from msgspec import Struct\n\nclass Odd(Struct):\n    pair: tuple[int, int]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    strange: ModuleType = __import__("strange")
    with pytest.raises(TypeError, match=r"tuple\[int, int\] has no TypeScript type"):
        typescript([strange])
