"""The story of a match of Heroes: what each line of the log is, where it happens, its scenes."""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import Story
from rulewright.games.heroes.face.story.battle import BattleScene
from rulewright.games.heroes.face.story.cards import TreasureScene, WeekScene
from rulewright.games.heroes.face.story.end import EndScene
from rulewright.games.heroes.face.story.kinds import DECIDED, KINDS
from rulewright.games.heroes.face.story.places import place

STORY: Final = Story(KINDS, (BattleScene(), WeekScene(), TreasureScene(), EndScene()), place, decided=DECIDED)
