"""The scene of the end: Power by source, and what decided the game as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, number, seat_in
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep
from rulewright.games.heroes.messages import SOURCES

PART_MS: Final = 1200


class EndScene:
    """The end of the game."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return name_of(line) in ("end_by_domination", "end_by_time")

    def ends(self, line: Told) -> bool:
        return False

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        finals = {
            seat: line for line in lines if name_of(line) == "final_score" and (seat := seat_in(line)) is not None
        }
        return Ending(lines[0], finals, Speech(reader)).scene() if finals else None


class Ending:
    """The final Power in one reader's words."""

    def __init__(self, first: Told, finals: dict[int, Told], speech: Speech) -> None:
        self.finals = finals
        self.speech = speech
        self.dominates = seat_in(first) if name_of(first) == "end_by_domination" else None
        self.order = sorted(finals, key=lambda seat: (seat != self.dominates, *(-part for part in self.rank(seat))))
        best = self.order[0]
        self.winners = (
            [best] if self.dominates is not None else [s for s in self.order if self.rank(s) == self.rank(best)]
        )

    def rank(self, seat: int) -> tuple[int, int]:
        """MH-532, MH-533: Power, then gold and resources."""
        return number(self.finals[seat]), number(self.finals[seat], "wealth")

    def scene(self) -> Scene:
        steps = [self.step(source) for source in SOURCES]
        total = self.row("total", "number")
        steps.append(SceneStep("sum", total.label, PART_MS, self.because(), [], [total], {"order": self.order}))
        rows = [*(self.row(source, source) for source in SOURCES), total, self.row("wealth", "wealth")]
        result = SceneResult(self.headline(), self.because(), rows)
        return Scene("game_end", self.speech.say("end"), "end", self.order, steps, result)

    def step(self, source: str) -> SceneStep:
        row = self.row(source, source)
        text = "; ".join(f"{self.speech.player(seat)} {number(self.finals[seat], source)}" for seat in self.order)
        values = {seat: number(self.finals[seat], source) for seat in self.order}
        return SceneStep(source, row.label, PART_MS, text, [], [row], {"values": values})

    def row(self, id: str, argument: str) -> Row:
        cells = [Cell(seat, str(number(self.finals[seat], argument))) for seat in self.order]
        return Row(id, self.speech.say(f"end-{id}"), id, cells)

    def headline(self) -> str:
        if len(self.winners) > 1:
            return self.speech.say("end-shared", players=(", ".join(map(self.speech.player, self.winners)),))
        return self.speech.say("end-won", seat=self.winners[0])

    def because(self) -> str:
        """The margin, and the source of Power in which the winner was furthest ahead of the next."""
        winner = self.winners[0]
        others = [seat for seat in self.order if seat not in self.winners]
        mine, wealth = self.rank(winner)
        if not others:
            return self.speech.say("end-level", number=mine, wealth=wealth)
        second = others[0]
        theirs, less = self.rank(second)
        if mine == theirs:
            return self.speech.say("end-by-wealth", number=mine, rival=second, wealth=wealth, other=less)
        ahead = max(SOURCES, key=lambda source: self.lead(winner, second, source))
        message = "end-dominates" if self.dominates is not None else "end-because"
        what = self.speech.say(f"end-{ahead}-part")
        lead = self.lead(winner, second, ahead)
        return self.speech.say(message, number=mine, total=theirs, rival=second, what=(what,), lead=lead)

    def lead(self, seat: int, other: int, source: str) -> int:
        return number(self.finals[seat], source) - number(self.finals[other], source)
