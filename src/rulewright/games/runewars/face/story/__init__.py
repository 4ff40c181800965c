"""The story of a match of Runewars: what each line of the log is, where it happens, and the scenes among them."""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import Story
from rulewright.games.runewars.face.story.battle import BattleScene
from rulewright.games.runewars.face.story.duel import DuelScene
from rulewright.games.runewars.face.story.ending import EndScene
from rulewright.games.runewars.face.story.kinds import DECIDED, KINDS
from rulewright.games.runewars.face.story.places import place
from rulewright.games.runewars.face.story.quests import DiplomacyScene, QuestScene
from rulewright.games.runewars.face.story.seasons import SeasonScene

STORY: Final = Story(
    KINDS,
    (BattleScene(), DuelScene(), QuestScene(), DiplomacyScene(), SeasonScene(), EndScene()),
    place,
    decided=DECIDED,
)
