"""The story of the skirmish: marches with what they bring, hidden cards, fights as scenes."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.narration import Told
from rulewright.faces.story import (
    HEAVY,
    PLAIN,
    SCENE,
    SMALL,
    Cell,
    EventKind,
    Reader,
    Row,
    Scene,
    SceneResult,
    SceneStep,
    Story,
)


class FightScene:
    """A fight, round by round."""

    name = "fight"

    def begins(self, line: Told) -> bool:
        return line.message == "log-attacks"

    def ends(self, line: Told) -> bool:
        return line.message == "log-wins"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        words, names = reader.words, reader.names
        attacker, defender = int(str(lines[0].args["seat"])), int(str(lines[0].args["target"]))
        title = words.message("scene-fight-title", attacker=names[attacker], defender=names[defender])
        steps = [self.round_told(line, attacker, defender, reader) for line in lines if line.message == "log-round"]
        result = None
        if over:
            last = lines[-1]
            winner = names[int(str(last.args["seat"]))]
            headline = words.message("scene-fight-headline", player=winner)
            hits, lost = int(str(last.args["hits"])), int(str(last.args["lost"]))
            result = SceneResult(headline, words.message("scene-fight-because", hits=hits, lost=lost))
        return Scene(self.name, title, "versus", [attacker, defender], steps, result)

    def round_told(self, line: Told, attacker: int, defender: int, reader: Reader) -> SceneStep:
        number, dice = int(str(line.args["round"])), [str(line.args["attack"]), str(line.args["defence"])]
        label = reader.words.message("scene-fight-round", number=number)
        row = Row(f"round-{number}", label, "", [Cell(attacker, dice[0]), Cell(defender, dice[1])])
        return SceneStep(f"round-{number}", label, 1200, "", [], [row])


STORY = Story(
    kinds={
        "arms": EventKind("arms", PLAIN),
        "holds": EventKind("holds", SMALL),
        "marches": EventKind("march", HEAVY),
        "gains": EventKind("gain", SMALL, beat=True),
        "draws": EventKind("draw", SMALL),
        "drew": EventKind("draw", SMALL, beat=True),
        "attacks": EventKind("fight", SCENE),
        "stands": EventKind("stand", SMALL),
    },
    scenes=[FightScene()],
    decided={"gains"},
)
