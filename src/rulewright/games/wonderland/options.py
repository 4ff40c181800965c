"""The option keys, in the order of their decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Vocabulary
from rulewright.games.wonderland.content import CODES, FIGURE_COUNT, TEA_REWARDS
from rulewright.games.wonderland.ids import ABILITIES, ALLIES, CHIPS, FACTIONS, QUESTS, REGIONS, WONDERLANDIANS
from rulewright.games.wonderland.kinds import END_ABILITIES


def numbers(low: int, high: int) -> tuple[str, ...]:
    """Whole numbers as words, both limits included."""
    return tuple(str(number) for number in range(low, high + 1))


VOCABULARY: Final = Vocabulary()
FIGURES: Final = WONDERLANDIANS[:FIGURE_COUNT]
UNITS: Final = ("supporter", *FIGURES, "leader")
"""Units of a player: UNITS[1 + figure], the leader last."""
UNIT_LEADER: Final[i64] = 14
UNIT_COUNT: Final[i64] = 15
MOST_STRENGTH: Final[i64] = 99
USED: Final = (*END_ABILITIES, "WL07", "CC-3")

FACTION: Final[i64] = VOCABULARY.verb("faction", FACTIONS)
KEEP_QUEST: Final[i64] = VOCABULARY.verb("keep", QUESTS)
POISON: Final[i64] = VOCABULARY.verb("poison", numbers(1, 13))
DONE: Final[i64] = VOCABULARY.verb("done")
FIGURE_TO: Final[i64] = VOCABULARY.verb("figure", FIGURES, REGIONS)
NONE: Final[i64] = VOCABULARY.verb("none")
SEAT: Final[i64] = VOCABULARY.verb("seat", numbers(1, 13))
HEAD: Final[i64] = VOCABULARY.verb("head")
HOST: Final[i64] = VOCABULARY.verb("host")
KEEP: Final[i64] = VOCABULARY.verb("keep")
REROLL: Final[i64] = VOCABULARY.verb("reroll")
GIVE: Final[i64] = VOCABULARY.verb("give", numbers(0, 4))
RETURN_SHARD: Final[i64] = VOCABULARY.verb("return")
HALF: Final[i64] = VOCABULARY.verb("half", ("upper", "lower"))
ROLL: Final[i64] = VOCABULARY.verb("roll")
LEAVE: Final[i64] = VOCABULARY.verb("leave")
EFFECT: Final[i64] = VOCABULARY.verb("effect", CODES[:TEA_REWARDS])
REGION: Final[i64] = VOCABULARY.verb("region", REGIONS)
SUPPORTER: Final[i64] = VOCABULARY.verb("supporter")
FIGURE: Final[i64] = VOCABULARY.verb("figure", FIGURES)
RELOCATE: Final[i64] = VOCABULARY.verb("relocate", REGIONS, UNITS[:-1])
CHIP: Final[i64] = VOCABULARY.verb("chip", CHIPS[:11])
WEAK: Final[i64] = VOCABULARY.verb("weak")
STRONG: Final[i64] = VOCABULARY.verb("strong")
CARD: Final[i64] = VOCABULARY.verb("card", WONDERLANDIANS)
ABILITY: Final[i64] = VOCABULARY.verb("ability", ABILITIES)
CASTLE_IN: Final[i64] = VOCABULARY.verb("castle", REGIONS)
SHARD: Final[i64] = VOCABULARY.verb("shard")
DRAW: Final[i64] = VOCABULARY.verb("draw")
DECLINE: Final[i64] = VOCABULARY.verb("decline")
DISCARD_QUEST: Final[i64] = VOCABULARY.verb("discard", QUESTS)
FORGE: Final[i64] = VOCABULARY.verb("forge", CHIPS[:25], numbers(1, 4))
STAY: Final[i64] = VOCABULARY.verb("stay")
RETURN: Final[i64] = VOCABULARY.verb("return", CHIPS)
WAGER: Final[i64] = VOCABULARY.verb("wager", FACTIONS)
CATERPILLAR: Final[i64] = VOCABULARY.verb("caterpillar")
WAIT: Final[i64] = VOCABULARY.verb("wait")
HALT: Final[i64] = VOCABULARY.verb("halt")
PLAY: Final[i64] = VOCABULARY.verb("play", CHIPS)
BLOCK: Final[i64] = VOCABULARY.verb("block")
TAKE: Final[i64] = VOCABULARY.verb("take")
USE: Final[i64] = VOCABULARY.verb("use", USED)
USE_UNICORN: Final[i64] = USE + 6
USE_ALL_MAD_HERE: Final[i64] = USE + 7
LOSE: Final[i64] = VOCABULARY.verb("lose", UNITS)
DOUBLE: Final[i64] = VOCABULARY.verb("double")
MOVE: Final[i64] = VOCABULARY.verb("move", REGIONS, numbers(0, 14))
"""`move:<region>:<number>`: MOVE + region * MOVE_WIDTH + number."""
MOVE_WIDTH: Final[i64] = 15
TRIPLE: Final[i64] = VOCABULARY.verb("triple")
FROM: Final[i64] = VOCABULARY.verb("from", REGIONS, numbers(1, 2))
TO: Final[i64] = VOCABULARY.verb("to", REGIONS, numbers(1, 2))
MOVE_LEADER: Final[i64] = VOCABULARY.verb("move")
OPPONENT: Final[i64] = VOCABULARY.verb("opponent", numbers(0, 4))
TYPE: Final[i64] = VOCABULARY.verb("type", ALLIES)
STRENGTH: Final[i64] = VOCABULARY.verb("strength", numbers(0, int(MOST_STRENGTH)))
SPACE: Final[i64] = VOCABULARY.verb("space", numbers(0, 25))
MOVE_UNIT: Final[i64] = VOCABULARY.verb("move", REGIONS, UNITS)
VP: Final[i64] = VOCABULARY.verb("vp")
CASTLE: Final[i64] = VOCABULARY.verb("castle")
REVEAL: Final[i64] = VOCABULARY.verb("reveal", QUESTS)
DISCARD_CHIP: Final[i64] = VOCABULARY.verb("discard", CHIPS[:25])
STOP: Final[i64] = VOCABULARY.verb("stop")
