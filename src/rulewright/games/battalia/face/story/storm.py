"""The scene of a passage through a gate: the way, the storm card, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, number, seat_in, sentences, word
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep

STEP_MS: Final = 1400
SILENT: Final = frozenset({"storm-over", "forced", "lays"})
CARDS: Final = ("storm", "copies")


class StormScene:
    """A passage, from the gate to the end of the storm."""

    name = "storm"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "passes-gate"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "storm-over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        seat = seat_in(lines[0]) or 0
        square = word(lines[0], "square")
        card = next((number(line) for line in lines if name_of(line) == "storm"), 0)
        steps = [step(speech, id, part, square) for id, part in parted(lines, seat)]
        done = [line for line in brought(lines) if seat_in(line) == seat]
        result = None
        if over:
            because = sentences([speech.log(line) for line in done]) or speech.say("storm-nothing")
            result = SceneResult(speech.say("storm-over", seat=seat, storm=str(card), square=square), because)
        return Scene(self.name, speech.say("storm", square=square), "cards", [seat], steps, result, waits=False)


def brought(lines: Sequence[Told]) -> list[Told]:
    """The lines after the storm card: what it has done."""
    first = next((at for at, line in enumerate(lines) if name_of(line) == "storm"), len(lines))
    return [line for line in lines[first + 1 :] if name_of(line) not in SILENT]


def parted(lines: Sequence[Told], seat: int) -> list[tuple[str, list[Told]]]:
    """The lines by steps: the way, each storm card with what follows; what others do meanwhile stands apart."""
    found: list[tuple[str, list[Told]]] = []
    for line in lines:
        name = name_of(line)
        actor = seat_in(line)
        kind = "meanwhile" if actor not in (None, seat) else "card" if name in CARDS else ""
        if not found:
            found.append(("way", [line]))
        elif name in SILENT:
            continue
        elif kind and (kind == "card" or found[-1][0] != kind):
            found.append((kind, [line]))
        elif not kind and found[-1][0] in ("way", "meanwhile"):
            found.append(("effect", [line]))
        else:
            found[-1][1].append(line)
    return found


def step(speech: Speech, id: str, lines: list[Told], square: str) -> SceneStep:
    """One step; that of a card shows it."""
    data: dict[str, Any] = {}
    rows: list[Row] = []
    told = [speech.log(line) for line in lines]
    if id == "card":
        card = number(lines[0])
        data = {"storm": card}
        text = speech.words.name("storm", str(card), "text")
        told.insert(1, text)
        rows = [
            Row(
                "card", speech.say("storm-card"), "storm", [Cell(seat_in(lines[0]), str(card), [f"storm:{card}"], text)]
            )
        ]
    return SceneStep(id, speech.say(f"storm-step-{id}"), STEP_MS, sentences(told), [f"square-{square}"], rows, data)
