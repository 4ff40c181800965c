"""Witnesses: what the examples, worked cases and transcripts of a specification show of its positions, keys and chance.

Tables say which fields there are; the witnesses show what stands in them. From every value of a field its `Shape` is
put together, from every option that was offered the words of each verb, from every frame that asked what it asks at
which step, and from every view who saw what.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rulewright.scaffold.markdown import BadSpecification
from rulewright.scaffold.specification import TRANSCRIPTS, Specification

MOST_CHARACTERS: Final = 60_000_000
"""So much of the transcripts is looked at whatever it shows, half of it for games with new players and options."""


class Shape:
    """What has been seen in one place: of which types, within which limits, with which words."""

    def __init__(self) -> None:
        self.nulls = self.flags = self.numbers = self.texts = self.lists = self.objects = 0
        self.low = self.high = 0
        self.words: dict[str, None] = {}
        self.item: Shape | None = None
        self.entries: dict[str, Shape] = {}

    def add(self, value: Any) -> None:
        if value is None:
            self.nulls += 1
        elif isinstance(value, bool):
            self.flags += 1
        elif isinstance(value, int):
            self.low = min(self.low, value) if self.numbers else value
            self.high = max(self.high, value) if self.numbers else value
            self.numbers += 1
        elif isinstance(value, str):
            self.texts += 1
            self.words[value] = None
        elif isinstance(value, list):
            self.lists += 1
            for one in value:
                self.item = self.item or Shape()
                self.item.add(one)
        elif isinstance(value, dict):
            self.objects += 1
            for key, one in value.items():
                self.entries.setdefault(key, Shape()).add(one)

    def types(self) -> list[str]:
        """The types that were seen, null aside."""
        return [name for name in ("flags", "numbers", "texts", "lists", "objects") if getattr(self, name)]

    def all_words(self) -> Iterator[str]:
        """Every text in it, also inside of it and as a key."""
        yield from self.words
        if self.item is not None:
            yield from self.item.all_words()
        for key, entry in self.entries.items():
            yield key
            yield from entry.all_words()


class Witnesses:
    """Everything that the witnesses of a specification show."""

    def __init__(self, specification: Specification) -> None:
        self.fields: dict[str, Shape] = {}
        self.seats: dict[str, Shape] = {}
        self.frames: dict[str, dict[str, Shape]] = {}
        self.steps: dict[str, dict[str, None]] = {}
        self.options: dict[str, Shape] = {}
        self.asked: dict[tuple[str, str], dict[str, None]] = {}
        """By frame and step, the decisions that were asked there."""
        self.keys: dict[str, None] = {}
        self.chance: dict[str, Shape] = {}
        self.unequal: set[tuple[str, str]] = set()
        """Places (`fields`, `seats` or a frame) and names that somebody who does not own them saw otherwise."""
        self.unequal_to_owner: set[tuple[str, str]] = set()
        self.called = "name"
        """The field that names a frame."""
        self.players: Shape = Shape()
        self.views_seen = False
        try:
            for position in specification.examples:
                self.add_position(position)
            for case in specification.cases:
                self.add_case(case)
        except (TypeError, AttributeError, ValueError) as error:
            raise BadSpecification(f"an example in {specification.folder} is no position: {error!r:.200}") from None
        self.add_transcripts(specification)

    def add_case(self, case: dict[str, Any]) -> None:
        if not case.get("expect", {}).get("error"):
            self.add_position(case.get("position", {}))
            for name, value in case.get("new", {}).get("options", {}).items():
                self.options.setdefault(name, Shape()).add(value)
            for _, key in case.get("do", []):
                self.keys[key] = None
            for wanted in case.get("expect", {}).get("options", {}).values():
                self.keys.update(dict.fromkeys([*wanted.get("equal", []), *wanted.get("include", [])]))

    def add_transcripts(self, specification: Specification) -> None:
        """Looks at as much of the transcripts as is worth it, and at every game that shows something new."""
        path = specification.folder / TRANSCRIPTS
        try:
            self.add_games(specification, path)
        except (lzma.LZMAError, EOFError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise BadSpecification(f"{path} holds no transcripts: {error!r:.200}") from None

    def add_games(self, specification: Specification, path: Path) -> None:
        if not path.is_file():
            return
        left = MOST_CHARACTERS
        kinds: set[str] = set()
        with lzma.open(path, "rt", encoding="utf-8") as games:
            for line in games:
                kind = line.partition('"chance"')[0].partition('"players"')[2]
                new = kind not in kinds and left > 0
                if new or left > MOST_CHARACTERS / 2 or any(word in line for word in self.unseen(specification)):
                    kinds.add(kind)
                    self.add_game(json.loads(line))
                    left -= len(line)

    def unseen(self, specification: Specification) -> list[str]:
        """What stands in a transcript in which something is asked, or a frame is open, that was not seen so far."""
        asked = {name for names in self.asked.values() for name in names}
        questions = [each.name for each in specification.decisions if asked and each.name not in asked]
        frames = [frame.name for frame in specification.frames if frame.name not in self.frames]
        return [f'"ask":"{name}"' for name in questions] + [f'"{self.called}":"{name}"' for name in frames]

    def add_game(self, told: dict[str, Any]) -> None:
        self.views_seen = True
        self.players.add(told["players"])
        for name, value in told["options"].items():
            self.options.setdefault(name, Shape()).add(value)
        for event in told["chance"]:
            self.chance.setdefault(event["what"], Shape()).add(event["result"])
        for step in told["steps"]:
            self.add_position(step["position"])
            for keys in step["options"].values():
                self.keys.update(dict.fromkeys(keys))
            for seat, view in step.get("views", {}).items():
                self.compare(step["position"], view, int(seat))

    def add_position(self, position: dict[str, Any]) -> None:
        for name, value in position.items():
            if name == "seats":
                for seat in value:
                    self.add_fields(self.seats, seat)
            elif name == "options":
                self.add_fields(self.options, value)
            elif name == "pending":
                self.add_frames(value)
            else:
                self.fields.setdefault(name, Shape()).add(value)

    def add_fields(self, shapes: dict[str, Shape], values: dict[str, Any]) -> None:
        for name, value in values.items():
            shapes.setdefault(name, Shape()).add(value)

    def add_frames(self, frames: list[dict[str, Any]]) -> None:
        for frame in frames:
            self.called = "frame" if "frame" in frame else "name"
            name = frame.get(self.called, "")
            self.add_fields(self.frames.setdefault(name, {}), frame)
            step = frame.get("step", "")
            if isinstance(step, str) and step:
                self.steps.setdefault(name, {})[step] = None
            if isinstance(frame.get("answers"), dict):
                self.keys.update(dict.fromkeys(key for key in frame["answers"].values() if isinstance(key, str)))
            if "ask" in frame and isinstance(frame["ask"], str):
                self.asked.setdefault((name, step), {})[frame["ask"]] = None

    # Views

    def compare(self, position: dict[str, Any], view: dict[str, Any], viewer: int) -> None:
        """Notes what a viewer sees otherwise than it is."""
        self.compare_fields("fields", position, view, viewer, -1)
        for seat, (fields, seen) in enumerate(zip(position["seats"], view["seats"], strict=True)):
            self.compare_fields("seats", fields, seen, viewer, seat)
        for fields, seen in zip(position["pending"], view["pending"], strict=False):
            self.compare_fields(fields[self.called], fields, seen, viewer, fields.get("seat", -1))

    def compare_fields(
        self, place: str, fields: dict[str, Any], seen: dict[str, Any], viewer: int, owner: int | None
    ) -> None:
        for name, value in fields.items():
            if name in ("seats", "pending") or seen.get(name, "absent") == value:
                continue
            self.unequal.add((place, name))
            if viewer == owner:
                self.unequal_to_owner.add((place, name))
