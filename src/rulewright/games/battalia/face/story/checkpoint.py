"""The scene of a checkpoint: everybody's cards are counted, royals are lost and gained, veterans are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, number, seat_in, sentences
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep

STEP_MS: Final = 1400
PARTS: Final = {
    "lost": ("loses-royal",),
    "gained": ("gains",),
    "veterans": ("veteran", "disgraced"),
    "neutrals": ("metamorphia", "bilkarr", "summons"),
}
"""The steps after the count, in the order of BA-546."""


class CheckpointScene:
    """A checkpoint, from its count to its end."""

    name = "checkpoint"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "checkpoint"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "checkpoint-over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        week = number(lines[0], "week")
        counts = {
            seat: number(line)
            for line in lines
            if name_of(line) == "counts-cards" and (seat := seat_in(line)) is not None
        }
        steps = [count_step(speech, counts, week)]
        for part, names in PARTS.items():
            told = [line for line in lines if name_of(line) in names]
            if told:
                text = sentences([speech.log(line) for line in told])
                steps.append(SceneStep(part, speech.say(f"checkpoint-{part}"), STEP_MS, text, lit(told)))
        changed = [line for line in lines if any(name_of(line) in names for names in PARTS.values())]
        result = None
        if over:
            changes = [SceneChange("card", speech.log(line), lit([line]), line.rule) for line in changed]
            headline = speech.say("checkpoint-over" if counts else "checkpoint-first", week=week, number=len(changed))
            because = speech.say("checkpoint-because" if counts else "checkpoint-uncounted")
            result = SceneResult(headline, because, [count_row(speech, counts)] if counts else [], changes)
        return Scene(self.name, speech.say("checkpoint", week=week), "cards", list(counts), steps, result, bool(counts))


def lit(lines: Sequence[Told]) -> list[str]:
    """The panels of the players that lines are about."""
    return list(dict.fromkeys(f"panel-{seat}" for line in lines if (seat := seat_in(line)) is not None))


def count_row(speech: Speech, counts: dict[int, int]) -> Row:
    """Everybody's creation deck, and what its size is enough for (BA-292, BA-293)."""
    cells = [
        Cell(seat, str(cards), [], speech.say("checkpoint-enough", number=rank_of(cards)))
        for seat, cards in counts.items()
    ]
    return Row("count", speech.say("checkpoint-count"), "card", cells)


def rank_of(cards: int) -> int:
    """What a deck is big enough for: 0 nothing, 1 the Queen, 2 the King, 3 veterans."""
    return sum(cards >= least for least in (20, 24, 26))


def count_step(speech: Speech, counts: dict[int, int], week: int) -> SceneStep:
    text = "; ".join(f"{speech.player(seat)} {cards}" for seat, cards in counts.items())
    rows = [count_row(speech, counts)] if counts else []
    return SceneStep(
        "count",
        speech.say("checkpoint-count"),
        STEP_MS,
        text or speech.say("checkpoint-uncounted"),
        ["oracle"],
        rows,
        {"week": week, "counts": counts},
    )
