"""`rulewright` in a house that plays with content packs: folders named like their games, inside RULEWRIGHT_PACKS."""

import os
from functools import partial
from pathlib import Path
from typing import Any

from steady_server import main

import rulewright
from rulewright import Game


def with_pack(built_in: Game[Any], folder: Path) -> Game[Any]:
    return built_in.with_content(folder)


for folder in Path(os.environ["RULEWRIGHT_PACKS"]).iterdir():  # also in the bots' own processes, which read this again
    rulewright.register(folder.name, partial(with_pack, rulewright.game(folder.name), folder))

if __name__ == "__main__":
    main()
