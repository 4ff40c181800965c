"""The code of docs/research.md and the example run as they stand."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import rulewright

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = ROOT / "docs" / "research.md"


def test_the_code_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(DOCUMENT), "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] in rulewright.game("ethnos").vocabulary.codes


def test_the_document_describes_every_piece_of_an_observation() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    table = text[text.index("| piece | shape |") : text.index("Values are counts")]
    described = re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in table.splitlines() if "|" in line))
    assert described == [piece.name for piece in rulewright.game("ethnos").pieces(4)]


def example() -> ModuleType:
    path = ROOT / "examples" / "train_policy.py"
    spec = importlib.util.spec_from_file_location("train_policy", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_policy"] = module
    spec.loader.exec_module(module)
    return module


def test_the_example_trains_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--updates", "2", "--matches", "3", "--evaluation", "2", "--seed", "5"]
    before, after = example().main(arguments)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("untrained: won") and lines[-1].startswith("trained:   won")
    assert [line.split(":")[0] for line in lines[1:-1]] == ["update   1 of 2", "update   2 of 2"]
    assert example().main(arguments) == (before, after)


def test_the_weights_of_the_example_move_towards_what_pays() -> None:
    module = example()
    features = module.Features()
    match = module.Played(module.np.eye(features.size)[:2], module.np.array([10.0, -10.0]), won=1.0)
    step = module.natural_gradient([match])
    assert step[0] > 0 > step[1]


def test_the_example_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        example().main(["--help"])
    assert stopped.value.code == 0
    assert "--updates" in capsys.readouterr().out
