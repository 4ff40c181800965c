"""`rulewright` with Heroes, whose games may begin with any position.

RULEWRIGHT_POSITION, a file, stands for all set-ups while it is there.
"""

import json
import os
from pathlib import Path
from typing import Any

from steady_server import main

import rulewright
from rulewright.core.chance import Seed
from rulewright.games.heroes import GAME
from rulewright.games.heroes.rules import HeroesRules
from rulewright.games.heroes.state import Heroes


class FromPosition(HeroesRules):
    """The rules of the box; a new game may be the position of a file."""

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Heroes:
        file = os.environ.get("RULEWRIGHT_POSITION")
        if not file or not Path(file).exists():
            return super().set_up(players, options, seed)
        return self.load(json.loads(Path(file).read_text(encoding="utf-8")), seed)


FromPosition.__module__ = HeroesRules.__module__  # a face is found by the place of its rules


def rules() -> HeroesRules:
    return FromPosition(GAME.folder / "data")


rulewright.register("heroes", rules)  # also in the bots' own processes, which read this file again

if __name__ == "__main__":
    main()
