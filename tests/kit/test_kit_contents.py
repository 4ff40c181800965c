"""Contents: data files that are right are read, and what is wrong with others is said with file and place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import BadContent
from rulewright.kit.contents import DataFiles, content_id, origin

UNITS = "unit,count,kind\nbowman,4,foot\nknight,2,horse\n"


@pytest.fixture
def files(tmp_path: Path) -> DataFiles:
    (tmp_path / "units.csv").write_text(UNITS, encoding="utf-8")
    (tmp_path / "tables.toml").write_text("[bands]\nglory = [0, 1, 3]\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("not read", encoding="utf-8")
    return DataFiles(tmp_path)


def test_rows_are_read_with_all_their_columns(files: DataFiles) -> None:
    assert files.rows("units.csv", ("unit", "count")) == [
        {"unit": "bowman", "count": "4", "kind": "foot"},
        {"unit": "knight", "count": "2", "kind": "horse"},
    ]


def test_a_list_of_things_is_complete_and_in_order(files: DataFiles) -> None:
    rows = files.listed("units.csv", "unit", ("bowman", "knight"), ("kind",))
    assert [row["kind"] for row in rows] == ["foot", "horse"]


def test_rows_are_counted_by_a_word(files: DataFiles) -> None:
    assert files.counted("units.csv", "kind", ("foot", "horse", "ship")) == [1, 1, 0]


def test_tables_are_read_from_toml(files: DataFiles) -> None:
    assert files.wholes("tables.toml, glory", files.toml("tables.toml")["bands"]["glory"], 3, 0, 9) == [0, 1, 3]


def test_provenance_is_told_in_three_words(files: DataFiles, tmp_path: Path) -> None:
    rows = "card,provenance\nlevy,seed\nambush,public\nlevy,public\nsabotage,guessed\n"
    (tmp_path / "cards.csv").write_text(rows, encoding="utf-8")
    told = {"levy": "rulebook", "ambush": "public", "sabotage": "reconstructed"}
    assert files.origins("cards.csv", "card") == told, "the first of several rows counts"
    assert files.origins("units.csv", "unit") == {"bowman": "reconstructed", "knight": "reconstructed"}
    assert origin({"provenance": "rulebook"}) == "rulebook" and origin({}) == "reconstructed"


def test_numbers_and_words_are_taken_within_limits(files: DataFiles) -> None:
    assert files.whole("units.csv", "4", 1, 4) == 4
    assert files.place("units.csv", "horse", ("foot", "horse")) == 1


FAULTS: dict[str, tuple[Callable[[DataFiles], object], str]] = {
    "no file": (lambda files: files.rows("heroes.csv", ()), "heroes.csv: cannot be read"),
    "no toml": (lambda files: files.toml("heroes.toml"), "heroes.toml: cannot be read"),
    "csv as toml": (lambda files: files.toml("units.csv"), "units.csv: "),
    "no column": (lambda files: files.rows("units.csv", ("unit", "health")), "the columns health are missing"),
    "another thing": (
        lambda files: files.listed("units.csv", "unit", ("bowman", "pikeman", "knight")),
        "units.csv: column unit must be bowman, pikeman, knight; see row 2",
    ),
    "a thing missing": (lambda files: files.listed("units.csv", "unit", ("bowman", "knight", "x")), "see row 3"),
    "a thing too many": (lambda files: files.listed("units.csv", "unit", ("bowman",)), "see row 2"),
    "unknown word": (lambda files: files.counted("units.csv", "kind", ("foot",)), "'horse' is none of foot"),
    "no number": (lambda files: files.whole("units.csv", "many", 0, 9), "units.csv: 'many' is no whole number"),
    "too high": (lambda files: files.whole("units.csv", 10, 0, 9), "10 is not between 0 and 9"),
    "no list": (lambda files: files.wholes("tables.toml, x", 3, 2, 0, 9), "tables.toml, x: must be a list of 2"),
    "short list": (lambda files: files.wholes("tables.toml, x", [1], 2, 0, 9), "must be a list of 2 whole numbers"),
}


@pytest.mark.parametrize(("use", "said"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_told_with_its_file(files: DataFiles, use: Callable[[DataFiles], object], said: str) -> None:
    with pytest.raises(BadContent) as refused:
        use(files)
    assert said in str(refused.value)
    assert str(files.folder) in str(refused.value)


@pytest.mark.parametrize("name", ["units.csv", "tables.toml"])
def test_a_file_that_is_no_text_is_refused(files: DataFiles, name: str) -> None:
    (files.folder / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=name):
        files.rows(name, ("unit",)) if name.endswith(".csv") else files.toml(name)


def test_a_row_that_ends_early_is_refused(files: DataFiles) -> None:
    (files.folder / "units.csv").write_text(UNITS + "archer\n", encoding="utf-8")
    with pytest.raises(BadContent, match="row 3 ends before the columns count"):
        files.rows("units.csv", ("unit", "count"))


def test_the_identity_of_contents_follows_the_data_files_alone(files: DataFiles) -> None:
    first = content_id(files.folder)
    assert len(first) == 12
    (files.folder / "notes.md").write_text("other notes", encoding="utf-8")
    assert content_id(files.folder) == first
    (files.folder / "units.csv").write_text(UNITS.replace("4", "5"), encoding="utf-8")
    assert content_id(files.folder) != first
