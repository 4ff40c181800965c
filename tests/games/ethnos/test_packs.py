"""A content pack of Ethnos: what is printed is told as the pack has it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import rulewright
from rulewright.games.ethnos import GAME
from rulewright.text import texts


def test_printed_values_are_those_of_the_data_files() -> None:
    told = GAME.printed()
    assert (told["copies"]["elf-red"], told["copies"]["halfling-blue"], told["copies"]["skeleton"]) == (2, 4, 12)
    assert told["giant"] == {"on_taking": 2, "few": [2, 5], "many": [2, 4, 6]}
    assert told["control_symbols"] == {"few": [3, 7, 12, 18], "many": [3, 7, 12, 18]}
    assert len(told["glory_tokens"]["few"]) == 12 and told["markers"] == 26
    origins = told["provenance"]
    assert (origins["card"]["dragon"], origins["kingdom"]["pelagon"]) == ("rulebook", "reconstructed")
    assert origins["board"]["merfolk"] == "public"


def test_a_pack_tells_its_own_values(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(GAME.folder / "data", tmp_path / "pack"))
    tables = (pack / "tables.toml").read_text(encoding="utf-8")
    tables = tables.replace("many = [2, 4, 6]", "many = [3, 6, 9]")
    (pack / "tables.toml").write_text(tables, encoding="utf-8")
    built_in, told = GAME.printed(), GAME.with_content(pack).printed()
    assert json.loads(json.dumps(told)) == told
    assert told["giant"]["many"] == [3, 6, 9]
    assert {kind for kind in told if told[kind] != built_in[kind]} == {"giant"}


def test_the_text_of_giants_says_what_the_pack_has(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(GAME.folder / "data", tmp_path / "pack"))
    tables = (pack / "tables.toml").read_text(encoding="utf-8")
    (pack / "tables.toml").write_text(tables.replace("on_taking = 2", "on_taking = 5"), encoding="utf-8")
    content = rulewright.game("ethnos", pack).content
    told = [texts("ethnos", locale, content).message("card-text-giant") for locale in ("en", "pl")]
    assert "gain 5 Glory and" in told[0] and "zdobądź 5 punktów Chwały i" in told[1]
    assert "gain 2 Glory and" in texts("ethnos", "en").message("card-text-giant")
    assert "zdobądź 2 punkty Chwały i" in texts("ethnos", "pl").message("card-text-giant")
