"""`rulewright` with Wonderland's War although it is in preparation; with RULEWRIGHT_POSITION games begin from that file."""

import json
import os
from pathlib import Path
from typing import Any

import rulewright
from rulewright.cli import main
from rulewright.core.chance import Seed
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.rules import WonderlandRules
from rulewright.games.wonderland.state import Wonderland


class FromPosition(WonderlandRules):
    """The rules of the box; a new game is the position of a file."""

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Wonderland:
        return self.load(json.loads(Path(os.environ["RULEWRIGHT_POSITION"]).read_text(encoding="utf-8")), seed)


FromPosition.__module__ = WonderlandRules.__module__  # a face is found by the place of its rules


def rules() -> WonderlandRules:
    return FromPosition(GAME.folder / "data") if os.environ.get("RULEWRIGHT_POSITION") else GAME


rulewright.register("wonderland", rules)  # also in the bots' own processes, which read this file again

if __name__ == "__main__":
    main()
