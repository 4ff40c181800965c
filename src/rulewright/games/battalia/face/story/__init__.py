"""The story of a match of Battalia: what each line of the log is, where it happens, its scenes."""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import Story
from rulewright.games.battalia.face.story.battle import BattleScene
from rulewright.games.battalia.face.story.checkpoint import CheckpointScene
from rulewright.games.battalia.face.story.end import EndScene
from rulewright.games.battalia.face.story.kinds import KINDS
from rulewright.games.battalia.face.story.places import place
from rulewright.games.battalia.face.story.storm import StormScene

STORY: Final = Story(
    KINDS,
    (BattleScene(), StormScene(), CheckpointScene(), EndScene()),
    place,
    decided=("storm-idle", "runs-out", "loses-royal"),
)
