"""The scene of the end: what decided the game, then everybody's dragon runes by where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep
from rulewright.games.runewars.face.story.words import Speech, name_of, number

COUNT_MS: Final = 2400
ENDINGS: Final = ("won_by_runes", "won_by_years", "won_as_last")
SOURCES: Final = ("home", "enemy", "land", "throne")


@dataclass(frozen=True)
class Standing:
    """How a seat ends."""

    seat: int
    place: int
    runes: int
    influence: int
    start: int
    sources: list[int]


def standing(line: Told) -> Standing:
    return Standing(
        seat=number(line, "seat"),
        place=number(line, "place"),
        runes=number(line),
        influence=number(line, "influence"),
        start=number(line, "start"),
        sources=[number(line, source) for source in SOURCES],
    )


def standings(lines: Sequence[Told]) -> list[Standing]:
    """The seats in the order of their places (RW-641)."""
    ends = [standing(line) for line in lines if name_of(line) == "final_count"]
    return sorted(ends, key=lambda end: (end.place, end.seat))


class EndScene:
    """The end of the game (RW-630, RW-637, RW-640, RW-641)."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "game_ends"

    def ends(self, line: Told) -> bool:
        return False

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        order = standings(lines)
        how = next((name_of(line) for line in lines if name_of(line) in ENDINGS), "")
        if not how or not order:
            return None
        return EndTeller(order, how, Speech(reader)).scene(self.name)


class EndTeller:
    """The end in one reader's words; `order` are the seats by place."""

    def __init__(self, order: Sequence[Standing], how: str, speech: Speech) -> None:
        self.order = order
        self.how = how
        self.speech = speech
        self.winners = [end for end in order if end.place == 1]

    def scene(self, name: str) -> Scene:
        seats = [end.seat for end in self.order]
        rows, because = self.rows(), self.because()
        data = {
            "ends": [
                {"seat": end.seat, "place": end.place, "runes": end.runes, "influence": end.influence}
                | dict(zip(SOURCES, end.sources, strict=True))
                for end in self.order
            ]
        }
        label = self.speech.say("end-runes")
        step = SceneStep("runes", label, COUNT_MS, because, [], rows, data)
        return Scene(name, self.speech.say("end"), "end", seats, [step], SceneResult(self.headline(), because, rows))

    def headline(self) -> str:
        """`Cora wins the game`; those who share it are named together."""
        if len(self.winners) == 1:
            return self.speech.say("end-won", seat=self.winners[0].seat)
        return self.speech.say("end-shared", players=(self.names(self.winners),))

    def names(self, ends: Sequence[Standing]) -> str:
        words = self.speech.words.catalogue
        return words.listed([self.speech.reader.names[end.seat] for end in ends])

    def because(self) -> str:
        """How the winner stood against whoever came next, and which tie-break decided if one had to."""
        first = self.winners[0]
        if self.how == "won_as_last":
            return self.speech.say("end-as-last", number=first.runes)
        if len(self.winners) > 1:
            return self.speech.say("end-by-nothing", number=first.runes, influence=first.influence, start=first.start)
        second = self.order[1]
        rival = (self.speech.say("player", seat=second.seat),)
        args = {"seat": first.seat, "number": first.runes}
        if self.how == "won_by_runes":
            message = "end-by-runes" if second.runes < first.runes else "end-by-order"
            return self.speech.say(message, **args, second=rival, other=second.runes)
        if first.runes > second.runes:
            return self.speech.say("end-by-years", **args, second=rival, other=second.runes)
        if first.influence > second.influence:
            return self.speech.say(
                "end-by-influence", **args, influence=first.influence, second=rival, other=second.influence
            )
        return self.speech.say("end-by-start", **args, start=first.start, second=rival, other=second.start)

    def rows(self) -> list[Row]:
        """Where the runes lie, their sum, and what breaks a tie."""
        rows = [self.row(source, [end.sources[at] for end in self.order]) for at, source in enumerate(SOURCES)]
        rows = [row for row in rows if any(cell.value != "0" for cell in row.cells)]
        rows.append(self.row("runes", [end.runes for end in self.order]))
        rows.append(self.row("influence", [end.influence for end in self.order]))
        if self.level():
            rows.append(self.row("start", [end.start for end in self.order]))
        return rows

    def level(self) -> bool:
        """Whether runes and influence of the first two are equal."""
        first, *others = self.order
        return bool(others) and (first.runes, first.influence) == (others[0].runes, others[0].influence)

    def row(self, id: str, values: Sequence[int]) -> Row:
        cells = [Cell(end.seat, str(value)) for end, value in zip(self.order, values, strict=True)]
        icon = "influence" if id in ("influence", "start") else "rune"
        return Row(id, self.speech.say(f"end-{id}"), icon, cells)
