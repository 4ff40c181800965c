"""`rulewright` at which some tables of Wonderland's War begin in the middle of a game.

Nobody can give a position over the wire, so set-ups that no test plays from the start stand for those of `positions/`:
four players of whom seat 3 begins, with an ally set of `BEGINNINGS`. RULEWRIGHT_POSITION, a file, stands for all.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from steady_server import main

import rulewright
from rulewright.core.chance import Seed
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.rules import WonderlandRules
from rulewright.games.wonderland.state import Wonderland

BEGINNINGS: Final = {"B": "tea_party", "C": "tea_forge"}


class FromPosition(WonderlandRules):
    """The rules of the box; some new games are positions of files."""

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Wonderland:
        name = BEGINNINGS.get(options["ally_set"]) if (players, options["first_player"]) == (4, 3) else None
        file = os.environ.get("RULEWRIGHT_POSITION") or (name and Path(__file__).parent / f"positions/{name}.json")
        if not file:
            return super().set_up(players, options, seed)
        return self.load(json.loads(Path(file).read_text(encoding="utf-8")), seed)


FromPosition.__module__ = WonderlandRules.__module__  # a face is found by the place of its rules


def rules() -> WonderlandRules:
    return FromPosition(GAME.folder / "data")


rulewright.register("wonderland", rules)  # also in the bots' own processes, which read this file again

if __name__ == "__main__":
    main()
