"""What is in the box: the data files, read and checked.

Which things exist is fixed: `ids` has their names in canonical order and their numbers. Their printed values come from
`data/`, or from a content pack of the same form. UNWRITTEN: values as numbers, by the numbers of the things, with
checks that name the rule.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.games.wonderland.ids import (
    ABILITIES,
    ALLY_CARDS,
    CHIPS,
    FACTIONS,
    QUESTS,
    REGIONS,
    SCORING_TOKENS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.kit.contents import DataFiles


class Tables:
    """The printed values of one edition of the game; never changed."""

    def __init__(self, folder: Path) -> None:
        files = DataFiles(folder)
        self.abilities = files.listed("abilities.csv", "id", ABILITIES)
        self.ally_cards = files.listed("ally_cards.csv", "id", ALLY_CARDS)
        self.battle_track = files.rows("battle_track.csv", ("space",))
        self.chips = files.listed("chips.csv", "id", CHIPS)
        self.factions = files.listed("factions.csv", "key", FACTIONS)
        self.forge_tracks = files.rows("forge_tracks.csv", ("faction",))
        self.quests = files.listed("quests.csv", "id", QUESTS)
        self.regions = files.listed("regions.csv", "id", REGIONS)
        self.scoring_tokens = files.listed("scoring_tokens.csv", "id", SCORING_TOKENS)
        self.seats = files.rows("seats.csv", ("seat",))
        self.tea_cards = files.listed("tea_cards.csv", "id", TEA_CARDS)
        self.wonderlandians = files.listed("wonderlandians.csv", "id", WONDERLANDIANS)
