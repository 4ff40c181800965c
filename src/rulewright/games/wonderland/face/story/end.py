"""The scene of the end: every quest is shown, then the totals by source, and what decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, word
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep
from rulewright.games.wonderland.face.story.words import Speech

PART_MS: Final = 1400
PARTS: Final = ("vp", "castles", "quests", "shards")
"""WW-400: what a total consists of."""


class EndScene:
    """The end of the game."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "final_scoring"

    def ends(self, line: Told) -> bool:
        return False

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        finals = {
            seat: line for line in lines if name_of(line) == "final_score" and (seat := seat_in(line)) is not None
        }
        winners = [seat for line in lines if name_of(line) == "wins_game" and (seat := seat_in(line)) is not None]
        if not finals or not winners:
            return None
        return Ending(lines, finals, winners, Speech(reader)).scene()


class Ending:
    """The final scoring in one reader's words."""

    def __init__(self, lines: Sequence[Told], finals: dict[int, Told], winners: list[int], speech: Speech) -> None:
        self.lines = lines
        self.finals = finals
        self.winners = winners
        self.speech = speech
        self.order = sorted(finals, key=lambda seat: (seat not in winners, -self.part(seat, "total")))

    def part(self, seat: int, part: str) -> int:
        value = number(self.finals[seat], part)
        return -value if part == "shards" else value

    def scene(self) -> Scene:
        steps = [self.step(part) for part in PARTS]
        total = self.row("total")
        steps.append(SceneStep("sum", total.label, PART_MS, self.because(), [], [total], {"order": self.order}))
        result = SceneResult(self.headline(), self.because(), [*(self.row(part) for part in PARTS), total])
        return Scene("game_end", self.speech.say("end"), "end", self.order, steps, result)

    def step(self, part: str) -> SceneStep:
        row = self.row(part)
        text = "; ".join(f"{self.speech.player(seat)} {self.part(seat, part)}" for seat in self.order)
        return SceneStep(
            part, row.label, PART_MS, text, [], [row], {"values": {seat: self.part(seat, part) for seat in self.order}}
        )

    def row(self, part: str) -> Row:
        cells = [Cell(seat, str(self.part(seat, part)), [], self.note(seat, part)) for seat in self.order]
        return Row(part, self.speech.say(f"end-{part}"), part, cells)

    def note(self, seat: int, part: str) -> str:
        """What a number is made of: castles and their value, quests by name."""
        if part == "castles":
            value = number(self.finals[seat], "value")
            count = self.part(seat, part) // value if value else 0
            return self.speech.say("end-castles-of", number=count, value=value)
        if part == "quests":
            told = [line for line in self.lines if name_of(line) == "quest_scored" and seat_in(line) == seat]
            return ", ".join(self.quest(line) for line in told if number(line))
        return ""

    def quest(self, line: Told) -> str:
        return f"{self.speech.words.name('quest', word(line, 'quest'))} {number(line)}"

    def headline(self) -> str:
        if len(self.winners) > 1:
            players = ", ".join(self.speech.player(seat) for seat in self.winners)
            return self.speech.say("end-shared", players=(players,))
        return self.speech.say("end-won", seat=self.winners[0])

    def because(self) -> str:
        """The margin and the part of the total in which the winner was furthest ahead of the next."""
        winner = self.winners[0]
        others = [seat for seat in self.order if seat not in self.winners]
        mine = self.part(winner, "total")
        if not others:
            return self.speech.say("end-all-level", number=mine)
        second = others[0]
        theirs = self.part(second, "total")
        if mine == theirs:
            shards = [number(self.finals[seat], "shards") for seat in (winner, second)]
            message = "end-by-shards" if shards[0] < shards[1] else "end-by-units"
            return self.speech.say(message, number=mine, rival=second, shards=shards[0], other=shards[1])
        ahead = max(PARTS, key=lambda part: self.part(winner, part) - self.part(second, part))
        lead = self.part(winner, ahead) - self.part(second, ahead)
        named = self.speech.say(f"end-{ahead}-part")
        return self.speech.say("end-because", number=mine, total=theirs, rival=second, what=(named,), lead=lead)
