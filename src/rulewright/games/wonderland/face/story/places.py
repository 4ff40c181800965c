"""Where a line is at home on the table, as the drawing names its places.

chair:9, chair:head    a seat of the tea table, its head         die       the shard die
region:RK              a region                                  market    the Wonderlandian market
bag-0, madness-0, shield-0, quests-0    what the player of seat 0 has
track-0-2              a forge track of theirs                    ability:AL-1, wonderlandian:WL05, panel-0
"""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, word
from rulewright.faces.story import Reader

OF_PLAYERS: Final = {
    **dict.fromkeys(
        (
            "gains_chip", "recruits_item", "takes_poison", "drops_madness", "gains_artifact", "tea_madness", "richest",
            "bag_refilled", "chip_back", "draws", "keeps_drawn", "roses_back", "gift_upgraded",
        ),
        "bag",
    ),
    **dict.fromkeys(("madness_works", "track_full"), "madness"),
    **dict.fromkeys(("blocks", "shield_by", "shield_mended"), "shield"),
    **dict.fromkeys(("draws_quests", "discards_quest", "keeps_quest", "completes_feat", "rose_feat"), "quests"),
}  # fmt: skip
"""Lines about something that a player has."""
OF_THE_TABLE: Final = {
    "visits_head": "chair:head", "hosts": "chair:head", "refills": "chair:head", "rolls": "die", "rolls_again": "die",
    "takes_shards": "die", "market_card": "market", "new_market": "market",
}  # fmt: skip


def place(line: Told, reader: Reader) -> list[str]:
    """The region or the seat of the tea table first, else what the line is about; at last the panel of its player."""
    name, seat = name_of(line), seat_in(line)
    if name in OF_THE_TABLE:
        return [OF_THE_TABLE[name]]
    if "chair" in line.args:
        return [f"chair:{number(line, 'chair')}"]
    if word(line, "region"):
        return [f"region:{word(line, 'region')}"]
    if name == "forges":
        return [f"track-{seat}-{number(line, 'track')}"]
    if name == "unlocks":
        return [f"ability:{word(line, 'ability')}"]
    if name in OF_PLAYERS:
        return [f"{OF_PLAYERS[name]}-{seat}"]
    if word(line, "wonderlandian"):
        return [f"wonderlandian:{word(line, 'wonderlandian')}"]
    return [] if seat is None else [f"panel-{seat}"]
