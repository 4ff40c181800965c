"""The option keys, in the order of their decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Vocabulary
from rulewright.games.wonderland.ids import ABILITIES, CHIPS, FACTIONS, QUESTS, REGIONS, WONDERLANDIANS


def numbers(low: int, high: int) -> tuple[str, ...]:
    """Whole numbers as words, both limits included."""
    return tuple(str(number) for number in range(low, high + 1))


VOCABULARY: Final = Vocabulary()

FACTION: Final[i64] = VOCABULARY.verb("faction", FACTIONS)
KEEP: Final[i64] = VOCABULARY.verb("keep")
KEEP_2: Final[i64] = VOCABULARY.verb("keep", QUESTS)
# UNWRITTEN: which words may follow; these were seen in the examples.
POISON: Final[i64] = VOCABULARY.verb("poison", numbers(1, 13))
DONE: Final[i64] = VOCABULARY.verb("done")
FIGURE: Final[i64] = VOCABULARY.verb("figure", WONDERLANDIANS)
FIGURE_2: Final[i64] = VOCABULARY.verb("figure", WONDERLANDIANS, REGIONS)
NONE: Final[i64] = VOCABULARY.verb("none")
# UNWRITTEN: which words may follow; these were seen in the examples.
SEAT: Final[i64] = VOCABULARY.verb("seat", numbers(1, 13))
HEAD: Final[i64] = VOCABULARY.verb("head")
HOST: Final[i64] = VOCABULARY.verb("host")
REROLL: Final[i64] = VOCABULARY.verb("reroll")
# UNWRITTEN: which words may follow; these were seen in the examples.
GIVE: Final[i64] = VOCABULARY.verb("give", numbers(0, 4))
RETURN: Final[i64] = VOCABULARY.verb("return")
RETURN_2: Final[i64] = VOCABULARY.verb("return", (*CHIPS, *WONDERLANDIANS))
HALF: Final[i64] = VOCABULARY.verb("half", ("lower", "upper"))
ROLL: Final[i64] = VOCABULARY.verb("roll")
LEAVE: Final[i64] = VOCABULARY.verb("leave")
EFFECT: Final[i64] = VOCABULARY.verb(
    "effect",
    (
        "DIE",
        "QUEST1",
        "QUEST2",
        "UNITS2:2",
        "CASTLE",
        "LEADER",
        "SHIELD",
        "UNITS:1",
        "UNITS:2",
        "UNITS:3",
        "UNITS:4",
        "UNITS:5",
        "ABILITY",
        "ANY:WEAK",
        "OPTIONAL",
        "ALLY:CREATURE:STRONG",
        "ALLY:CREATURE:WEAK",
        "ALLY:FLAMINGO:STRONG",
        "ALLY:FLAMINGO:WEAK",
        "ALLY:ROOK:STRONG",
        "ALLY:ROOK:WEAK",
        "ALLY:ROSE:STRONG",
        "ALLY:ROSE:WEAK",
        "ALLY:SOLDIER:STRONG",
        "ALLY:SOLDIER:WEAK",
        "ANY:STRONG",
        "DISCARD_MADNESS",
        "DISCARD_SHARDS:1",
        "DISCARD_SHARDS:2",
        "FORGE_CHIP",
        "TEA_FORGE",
        "WONDERLANDIAN",
    ),
)
REGION: Final[i64] = VOCABULARY.verb("region", REGIONS)
SUPPORTER: Final[i64] = VOCABULARY.verb("supporter")
# UNWRITTEN: which words may follow; these were seen in the examples.
RELOCATE: Final[i64] = VOCABULARY.verb("relocate", REGIONS, ("supporter", *WONDERLANDIANS))
CHIP: Final[i64] = VOCABULARY.verb("chip", CHIPS)
WEAK: Final[i64] = VOCABULARY.verb("weak")
STRONG: Final[i64] = VOCABULARY.verb("strong")
CARD: Final[i64] = VOCABULARY.verb("card", WONDERLANDIANS)
ABILITY: Final[i64] = VOCABULARY.verb("ability", ABILITIES)
CASTLE: Final[i64] = VOCABULARY.verb("castle")
CASTLE_2: Final[i64] = VOCABULARY.verb("castle", REGIONS)
SHARD: Final[i64] = VOCABULARY.verb("shard")
DRAW: Final[i64] = VOCABULARY.verb("draw")
DECLINE: Final[i64] = VOCABULARY.verb("decline")
DISCARD: Final[i64] = VOCABULARY.verb("discard", (*QUESTS, *CHIPS))
# UNWRITTEN: which words may follow; these were seen in the examples.
FORGE: Final[i64] = VOCABULARY.verb("forge", (*CHIPS, *WONDERLANDIANS), numbers(1, 4))
STAY: Final[i64] = VOCABULARY.verb("stay")
WAGER: Final[i64] = VOCABULARY.verb("wager", FACTIONS)
CATERPILLAR: Final[i64] = VOCABULARY.verb("caterpillar")
WAIT: Final[i64] = VOCABULARY.verb("wait")
HALT: Final[i64] = VOCABULARY.verb("halt")
PLAY: Final[i64] = VOCABULARY.verb("play", (*CHIPS, *WONDERLANDIANS))
BLOCK: Final[i64] = VOCABULARY.verb("block")
TAKE: Final[i64] = VOCABULARY.verb("take")
USE: Final[i64] = VOCABULARY.verb("use", ("CREATURE", *ABILITIES, *WONDERLANDIANS))
# UNWRITTEN: which words may follow; these were seen in the examples.
LOSE: Final[i64] = VOCABULARY.verb("lose", ("leader", "supporter", *WONDERLANDIANS))
DOUBLE: Final[i64] = VOCABULARY.verb("double")
MOVE: Final[i64] = VOCABULARY.verb("move")
# UNWRITTEN: which words may follow; these were seen in the examples.
MOVE_2: Final[i64] = VOCABULARY.verb("move", REGIONS, ("leader", "supporter", "0", "1", "2", "3", *WONDERLANDIANS))
TRIPLE: Final[i64] = VOCABULARY.verb("triple")
# UNWRITTEN: which words may follow; these were seen in the examples.
FROM: Final[i64] = VOCABULARY.verb("from", REGIONS, numbers(1, 2))
# UNWRITTEN: which words may follow; these were seen in the examples.
TO: Final[i64] = VOCABULARY.verb("to", REGIONS, numbers(1, 2))
# UNWRITTEN: which words may follow; these were seen in the examples.
OPPONENT: Final[i64] = VOCABULARY.verb("opponent", numbers(0, 4))
TYPE: Final[i64] = VOCABULARY.verb("type", ("ROOK", "ROSE", "FORGE", "CREATURE", "FLAMINGO"))
# UNWRITTEN: which words may follow; these were seen in the examples.
STRENGTH: Final[i64] = VOCABULARY.verb("strength", numbers(3, 10))
# UNWRITTEN: which words may follow; these were seen in the examples.
SPACE: Final[i64] = VOCABULARY.verb("space", numbers(2, 24))
VP: Final[i64] = VOCABULARY.verb("vp")
REVEAL: Final[i64] = VOCABULARY.verb("reveal", QUESTS)
STOP: Final[i64] = VOCABULARY.verb("stop")
