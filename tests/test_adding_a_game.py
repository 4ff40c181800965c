"""The game of docs/adding-a-game.md runs as it stands there."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

DOCUMENT = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def test_the_example_game_runs_and_conforms() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 10
    module = types.ModuleType("high_card_example")
    sys.modules[module.__name__] = module
    exec(compile("\n".join(blocks), str(DOCUMENT), "exec"), module.__dict__)
    assert module.__dict__["state"].result is None, "the last block has played a round"
