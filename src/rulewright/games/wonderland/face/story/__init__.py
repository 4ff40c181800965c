"""The story of a match of Wonderland's War: what each line of the log is, where it happens, its scenes."""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import Story
from rulewright.games.wonderland.face.story.battle import BattleScene
from rulewright.games.wonderland.face.story.end import EndScene
from rulewright.games.wonderland.face.story.kinds import KINDS
from rulewright.games.wonderland.face.story.places import place

STORY: Final = Story(KINDS, (BattleScene(), EndScene()), place)
