"""The scene of a Season card: what it says, and what it does to whom, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import BOOK_KEEPING, Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.runewars.face.story.kinds import DECIDED, KINDS
from rulewright.games.runewars.face.story.words import Speech, name_of, seat_in, word

CARD_MS: Final = 2400
EFFECT_MS: Final = 800
ALL_MS: Final = 3200
"""Many effects share this time."""


class SeasonScene:
    """A Season card: large, with what it does to whom, from its reveal until everybody has done what it asks.

    It waits for nobody whose numbers it leaves alone.
    """

    name = "season_card"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "season_card"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "season_card_settled"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        card = word(lines[0], "season_card")
        name = speech.words.name("season_card", card)
        text = speech.words.name("season_card", card, "text")
        row = Row("card", name, "season_card", [Cell(None, "", [f"season_card:{card}"], text)])
        first = SceneStep("card", speech.say("season-card"), CARD_MS, speech.log(lines[0]), [], [row], {"card": card})
        done = [line for line in lines[1:] if KINDS[name_of(line)].weight != BOOK_KEEPING]
        ms = min(EFFECT_MS, ALL_MS // max(1, len(done)))
        steps = [effect(at, line, ms, card, speech) for at, line in enumerate(done, 1)]
        changes = [
            SceneChange("season_card", step.text, place_of(line), line.rule)
            for step, line in zip(steps, done, strict=True)
        ]
        mine = any(seat_in(line) == reader.eyes for line in done)
        result = SceneResult(name, text, [], changes) if over else None
        return Scene(self.name, name, "cards", [], [first, *steps], result, waits=mine)


def effect(at: int, line: Told, ms: int, card: str, speech: Speech) -> SceneStep:
    """What the card does to somebody, as the log tells it."""
    seat = seat_in(line)
    label = speech.say("season-all") if seat is None else speech.reader.names[seat]
    data = {"card": card, "seat": seat, "rule": line.rule if name_of(line) in DECIDED else ""}
    return SceneStep(f"effect:{at}", label, ms, speech.log(line), place_of(line), [], data)


def place_of(line: Told) -> list[str]:
    area, seat = word(line, "area"), seat_in(line)
    return [f"area:{area}"] if area else [] if seat is None else [f"seat:{seat}"]
