"""The scenes of cards: a week with what it brings and the guards that come, and a treasure with what was taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, number, seat_in, word
from rulewright.faces.story import Reader, Scene, SceneChange, SceneResult, SceneStep

CARD_MS: Final = 2400
PART_MS: Final = 800
TOKEN_MS: Final = 600


class WeekScene:
    """A week: the card, what it brings to whom, and the encounters that come to the map."""

    name = "week_card"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "week_begins"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "replenished"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech, first = Speech(reader), lines[0]
        week = word(first, "week")
        name = speech.words.name("week", week)
        effect = speech.words.name("week", week, "text")
        title = speech.say("week-title", number=number(first), week=week)
        steps = [SceneStep("card", name, CARD_MS, effect, ["week"], data={"week": week})]
        gains = [line for line in lines if name_of(line) in ("receives", "trains")]
        if gains:
            text = " ".join(speech.log(line) for line in gains)
            lit = [f"panel-{seat_in(line)}" for line in gains]
            steps.append(SceneStep("gains", speech.say("week-gains"), PART_MS, text, list(dict.fromkeys(lit))))
        placed = [line for line in lines if name_of(line) == "token_placed"]
        if placed:
            text = " ".join(speech.log(line) for line in placed)
            lit = [f"square:{word(line, 'square')}" for line in placed]
            told = [{"square": word(line, "square"), "encounter": word(line, "encounter")} for line in placed]
            steps.append(
                SceneStep("tokens", speech.say("week-tokens"), TOKEN_MS * len(placed), text, lit, data={"tokens": told})
            )
        changes = [SceneChange("gain", speech.log(line), [f"panel-{seat_in(line)}"], line.rule) for line in gains]
        changes += [
            SceneChange("guard", speech.log(line), [f"square:{word(line, 'square')}"], line.rule) for line in placed
        ]
        result = SceneResult(title, effect, [], changes) if over else None
        mine = any(seat_in(line) == reader.eyes for line in gains)
        return Scene(self.name, title, "cards", [], steps, result, waits=mine)


class TreasureScene:
    """A treasure that somebody else opens: the card, and each reward; whoever chooses has the card before them."""

    name = "treasure"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "draws_treasure"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "discards_treasure"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        first, seat = lines[0], seat_in(lines[0])
        if seat is None or seat == reader.eyes:
            return None
        speech, treasure = Speech(reader), word(lines[0], "treasure")
        contents = speech.words.name("treasure", treasure, "text")
        name = speech.words.name("treasure", treasure)
        hero = [f"hero:{word(first, 'hero')}"]
        steps = [SceneStep("card", name, CARD_MS // 2, contents, hero, data={"treasure": treasure})]
        told = [line for line in lines[1:] if name_of(line) not in ("forced", "discards_treasure")]
        taken = [line for line in told if name_of(line) == "takes_reward"]
        for at, line in enumerate(told):
            label = speech.say("treasure-reward", number=taken.index(line) + 1) if line in taken else ""
            steps.append(SceneStep(f"part:{at + 1}", label, PART_MS, speech.log(line), hero))
        title = speech.say("treasure-title", hero=word(first, "hero"), treasure=treasure)
        changes = [SceneChange("treasure", speech.log(line), hero, line.rule) for line in told]
        result = SceneResult(title, contents, [], changes) if over else None
        return Scene(self.name, title, "cards", [seat], steps, result, waits=False)
