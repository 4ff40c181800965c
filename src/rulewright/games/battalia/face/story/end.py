"""The scene of the end: why the game is over, everybody's points and great cities, teams, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, number, seat_in, word
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep

PART_MS: Final = 1600


class EndScene:
    """The end of the game."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "ends"

    def ends(self, line: Told) -> bool:
        return False

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        ending = Ending(lines, Speech(reader))
        return ending.scene() if ending.points and ending.winners else None


class Ending:
    """The final scoring in one reader's words."""

    def __init__(self, lines: Sequence[Told], speech: Speech) -> None:
        self.speech = speech
        self.reason = next((word(line, "reason") for line in lines if name_of(line) == "ends"), "")
        self.points = values(lines, "final-score", "number")
        self.great = values(lines, "final-score", "great")
        self.teams = values(lines, "team-score", "number")
        self.winners = list(values(lines, "wins-game", ""))
        self.totals = self.teams or self.points
        self.order = sorted(
            self.points, key=lambda seat: (seat not in self.winners, -self.totals[seat], -self.points[seat])
        )

    def scene(self) -> Scene:
        steps = [
            SceneStep("reason", self.speech.say("end"), PART_MS, self.speech.say(f"end-{self.reason}")),
            self.step("great", self.great),
            self.step("points", self.points),
        ]
        if self.teams:
            steps.append(self.step("teams", self.teams))
        rows = [self.row("great", self.great), self.row("points", self.points)]
        rows += [self.row("teams", self.teams)] if self.teams else []
        steps.append(
            SceneStep("sum", self.speech.say("end-sum"), PART_MS, self.because(), [], rows[-1:], {"order": self.order})
        )
        result = SceneResult(self.headline(), self.because(), rows)
        return Scene("game_end", self.speech.say("end"), "end", self.order, steps, result)

    def step(self, part: str, numbers: dict[int, int]) -> SceneStep:
        row = self.row(part, numbers)
        text = "; ".join(f"{self.speech.player(seat)} {numbers[seat]}" for seat in self.order)
        return SceneStep(
            part, row.label, PART_MS, text, [], [row], {"values": {seat: numbers[seat] for seat in self.order}}
        )

    def row(self, part: str, numbers: dict[int, int]) -> Row:
        return Row(part, self.speech.say(f"end-{part}"), part, [Cell(seat, str(numbers[seat])) for seat in self.order])

    def headline(self) -> str:
        if self.teams:
            mine = self.speech.reader.eyes in self.winners
            names = self.speech.words.catalogue.listed([self.speech.reader.names[seat] for seat in self.winners])
            if len(set(self.totals[seat] for seat in self.points)) == 1 and len(self.winners) == len(self.points):
                return self.speech.say("end-shared", players=(names,))
            return self.speech.say("end-team-yours" if mine else "end-team", players=(names,))
        if len(self.winners) > 1:
            names = self.speech.words.catalogue.listed([self.speech.player(seat) for seat in self.winners])
            return self.speech.say("end-shared", players=(names,))
        return self.speech.say("end-won", seat=self.winners[0])

    def because(self) -> str:
        """The points of the winner and of the next, and the great cities of both."""
        winner = self.winners[0]
        others = [seat for seat in self.order if seat not in self.winners]
        mine = self.totals[winner]
        if not others:
            return self.speech.say("end-all-level", number=mine)
        second = others[0]
        theirs = self.totals[second]
        if mine == theirs:
            return self.speech.say("end-by-tie", number=mine, rival=second)
        return self.speech.say(
            "end-because", number=mine, total=theirs, rival=second, great=self.cities(winner), other=self.cities(second)
        )

    def cities(self, seat: int) -> int:
        """The great cities of a player; in teams those of all who have the same points and place."""
        if not self.teams:
            return self.great[seat]
        won = seat in self.winners
        team = [one for one in self.great if (one in self.winners) == won and self.teams[one] == self.teams[seat]]
        return sum(self.great[one] for one in team)


def values(lines: Sequence[Told], message: str, argument: str) -> dict[int, int]:
    """A number of each seat, from the lines of a message."""
    found = [(seat_in(line), number(line, argument)) for line in lines if name_of(line) == message]
    return {seat: value for seat, value in found if seat is not None}
