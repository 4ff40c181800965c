"""`rulewright` with Battalia, at which some tables begin in the middle of a game.

Nobody can give a position over the wire, so set-ups that no test plays from the start stand for those of `positions/`:
four players without one of the things of `BEGINNINGS`. RULEWRIGHT_POSITION, a file, stands for all.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from steady_server import main

import rulewright
from rulewright.core.chance import Seed
from rulewright.games.battalia import GAME
from rulewright.games.battalia.rules import BattaliaRules
from rulewright.games.battalia.state import Battalia

BEGINNINGS: Final = {"fate": "menu", "royals": "place", "markets": "raise", "gates": "mates"}


class FromPosition(BattaliaRules):
    """The rules of the box; some new games are positions of files."""

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Battalia:
        names = [name for without, name in BEGINNINGS.items() if players == 4 and not options[without]]
        here = Path(__file__).parent / f"positions/battalia_{names[0]}.json" if len(names) == 1 else None
        file = os.environ.get("RULEWRIGHT_POSITION") or here
        if not file:
            return super().set_up(players, options, seed)
        g = self.load(json.loads(Path(file).read_text(encoding="utf-8")), seed)
        g.chosen_options = options  # whoever replays the record, as bots do, begins in the same position
        return g


FromPosition.__module__ = BattaliaRules.__module__  # a face is found by the place of its rules


def rules() -> BattaliaRules:
    return FromPosition(GAME.folder / "data")


rulewright.register("battalia", rules)  # also in the bots' own processes, which read this file again

if __name__ == "__main__":
    main()
