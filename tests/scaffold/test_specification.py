"""The reader of specifications: what it understands it takes, what it does not it tells with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.scaffold.declaring import Declarations
from rulewright.scaffold.markdown import BadSpecification
from rulewright.scaffold.specification import Specification, declared, key_patterns, step_names
from rulewright.scaffold.witnesses import Witnesses
from scaffold_lanterns import DECISIONS, POSITION, RULES, write_specification

SHARED = Path(__file__).parents[3] / "shared" / "games"


@pytest.fixture
def lanterns(tmp_path: Path) -> Specification:
    return Specification(write_specification(tmp_path / "lanterns"), "LA")


# What it takes


def test_rules_have_their_chapters_titles_and_provenance(lanterns: Specification) -> None:
    assert [chapter.title for chapter in lanterns.chapters] == ["1. The box", "2. The turn"]
    assert [(rule.id, rule.title, rule.provenance) for rule in lanterns.rules.values()] == [
        ("LA-001", "Lanterns", "rulebook"),
        ("LA-002", "Dark nights", "public, ruling"),
        ("LA-010", "Taking", "reconstructed"),
        ("LA-011", "Voting", "ruling"),
    ]
    assert lanterns.gaps == [] and lanterns.players == (2, 3)


def test_decisions_have_keys_rules_and_how_they_are_asked(lanterns: Specification) -> None:
    take, vote = lanterns.decisions
    assert (take.name, take.rules, take.patterns) == ("take", ["LA-010"], ["take:<lantern>", "pass"])
    assert not take.secret and not take.several
    assert vote.secret and vote.several
    assert lanterns.refusals["vote"] == "LA-011" and lanterns.rule_of_others == "LA-011"


def test_frames_have_fields_with_defaults_and_steps(lanterns: Specification) -> None:
    turn, ballot = lanterns.frames
    assert turn.steps == ["take", "glow", "end"]
    assert [(field.name, field.default) for field in turn.fields] == [("seat", "0"), ("round", "1"), ("offers", "{}")]
    assert [field.name for field in ballot.fields] == ["votes"] and ballot.rules == ["LA-011"]
    assert [field.name for field in lanterns.fields[:5]] == ["game", "format", "players", "options", "phase"]
    assert [field.name for field in lanterns.seat_fields] == ["hand", "light"]
    assert [(event.kind, event.what) for event in lanterns.chances] == [("shuffle", "deck")]


@pytest.mark.parametrize(
    ("cell", "fields", "steps"),
    [
        ('`seat` [0]; `step` ["a"]: a (x, y), b; `to` [null]: where', [("seat", "0"), ("to", "null")], ["a", "b"]),
        ("`seat`, `mp` (0), `step` (`go`): `go`, `end`", [("seat", ""), ("mp", "0")], ["go", "end"]),
        ("`order`: seats; `packet` (multiset)", [("order", ""), ("packet", "multiset")], []),
        ("`step` 1 to 5, `order`", [("order", "")], []),
        ("seat, drawn (heroes or null), hero", [("seat", ""), ("drawn", "heroes or null"), ("hero", "")], []),
        ("–", [], []),
        ("see below", [], []),
    ],
)
def test_fields_are_read_in_the_ways_in_which_they_are_written(
    cell: str, fields: list[tuple[str, str]], steps: list[str]
) -> None:
    found, named = declared(cell)
    assert [(field.name, field.default) for field in found] == fields and named == steps


def test_keys_are_told_from_other_code() -> None:
    cell = "`move:<x>:<y>`; `play:CARD:one`, `:two`, `Q01`; option `A B`, `pay:<card of a kind>`"
    assert key_patterns(cell) == ["move:<x>:<y>", "play:CARD:one", "play:CARD:two", "pay:<card of a kind>"]
    assert step_names("`one`, two (after D-3); three") == ["one", "two", "three"]


# What it tells


def test_a_rule_of_another_prefix_one_without_a_source_and_one_twice_are_told(tmp_path: Path) -> None:
    rules = RULES + "\n### XX-001 Stray\nText.\n\n### LA-001 Again\nSource: seed\n\n### LA-012 Bare\nText.\n"
    found = Specification(write_specification(tmp_path, RULES=rules), "LA").gaps
    line = rules.split("\n").index("### XX-001 Stray") + 1
    assert [str(gap) for gap in found] == [
        f"RULES.md:{line}: no rule LA-..., or one that stands there twice: XX-001 Stray",
        f"RULES.md:{line + 3}: no rule LA-..., or one that stands there twice: LA-001 Again",
        f"RULES.md:{line + 6}: LA-012 has no line Source",
    ]


def test_a_decision_without_keys_and_an_event_without_a_kind_are_told(tmp_path: Path) -> None:
    decisions = DECISIONS.replace("`vote:<player>`", "as the card says")
    position = POSITION.replace("| shuffle | `deck` |", "| wobble | `deck` |")
    found = [
        str(gap)
        for gap in Specification(write_specification(tmp_path, DECISIONS=decisions, POSITION=position), "LA").gaps
    ]
    assert found[0].startswith("DECISIONS.md:8: vote: no option keys in 'as the card says'")
    assert found[1].startswith("POSITION.md:") and found[1].endswith("no chance event: wobble `deck`")


def test_a_field_that_is_never_seen_or_in_no_table_is_told(tmp_path: Path) -> None:
    position = POSITION.replace("`round` [1]; ", "").replace("| `light` |", "| `glow` |")
    specification = Specification(write_specification(tmp_path, POSITION=position), "LA")
    Declarations(specification, Witnesses(specification))
    found = [gap.what for gap in specification.gaps]
    assert "turn: `round` stands in the examples, but in no table" in found
    assert "seats: `glow` stands in no example: its kind is still to be declared" in found


@pytest.mark.parametrize(
    ("changed", "prefix", "sentence"),
    [
        ({}, "XY", "has no rule whose number begins with XY-"),
        ({"DECISIONS": "# Nothing\n"}, "LA", "has no table of decisions with a column `keys`"),
    ],
)
def test_a_folder_that_is_no_specification_is_refused(
    tmp_path: Path, changed: dict[str, str], prefix: str, sentence: str
) -> None:
    folder = write_specification(tmp_path, **changed)
    with pytest.raises(BadSpecification, match=sentence):
        Specification(folder, prefix)


def test_a_folder_without_the_files_is_refused_with_their_names(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES, encoding="utf-8")
    with pytest.raises(BadSpecification, match=r"is no specification: it has no DECISIONS.md, POSITION.md"):
        Specification(tmp_path, "LA")


@pytest.mark.parametrize(
    ("file", "content", "sentence"),
    [
        ("RULES.md", b"\xff\xfe", "is no text in UTF-8"),
        ("lanterns.csv", b"id,name\n\xff,a\n", "is no CSV file"),
        ("cases.json", b"[{]", "is no JSON"),
        ("cases.json", b'[{"id": "L-1"}]', "case 1 has not all of id, rules, do and expect"),
        (
            "cases.json",
            b'[{"id": "L-1", "rules": [], "do": [], "expect": {}, "position": {"seats": 3}}]',
            "no position",
        ),
        ("transcripts.jsonl.xz", b"not packed", "holds no transcripts"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_by_its_name(
    tmp_path: Path, file: str, content: bytes, sentence: str
) -> None:
    folder = write_specification(tmp_path)
    (folder / file).write_bytes(content)
    with pytest.raises(BadSpecification, match=sentence):
        Witnesses(Specification(folder, "LA"))


# Kinds and keys


def test_kinds_come_from_what_the_examples_show(lanterns: Specification) -> None:
    found = Declarations(lanterns, Witnesses(lanterns))
    kinds = {field.name: (field.declared.kind, field.initial, field.seen) for field in found.fields}
    assert found.constants["PHASE"] == 'Name(("dusk", "dawn"))'
    assert kinds["phase"] == ("PHASE", "0", "")
    assert kinds["deck"] == ("List(LANTERN)", "[]", "NOBODY"), "the section on views names it, so nobody sees it"
    assert kinds["oil"] == ("ByName(LANTERN, Whole(0, 999, or_null=True))", "[]", "")
    assert [field.name for field in found.fields if field.unsure] == ["oil"], "its default is a rule"
    turn = {field.name: field.declared for field in found.frames["turn"]}
    assert turn["offers"].kind == "BySeat(LANTERN)" and turn["seat"].kind == "SEAT"
    assert [part.name for part in found.parts["ballot"]] == ["Vote"]
    assert [(verb.name, verb.arguments) for verb in found.verbs] == [
        ("take", ["LANTERNS"]), ("pass", []), ("vote", ["numbers(0, 2)"]),
    ]  # fmt: skip


# The specifications beside the repository, where they are


@pytest.mark.parametrize(
    ("name", "prefix", "rules", "decisions", "frames", "most_gaps"),
    [
        found
        for found in (
            ("wonderland", "WW", 304, 54, 20, 0),
            ("battalia", "BA", 321, 35, 36, 2),
            ("heroes", "MH", 290, 35, 30, 0),
            ("ethnos", "ET", 232, 10, 10, 0),
            ("runewars", "RW", 345, 91, 42, 12),
        )
        if (SHARED / found[0]).is_dir()
    ],
)
def test_a_whole_specification_is_read(
    name: str, prefix: str, rules: int, decisions: int, frames: int, most_gaps: int
) -> None:
    found = Specification(SHARED / name, prefix)
    assert (len(found.rules), len(found.decisions), len(found.frames)) == (rules, decisions, frames)
    assert len(found.gaps) <= most_gaps, "\n".join(map(str, found.gaps))
