"""Frames in positions and views: procedures in progress by name and step, what they ask, and whose lane they are in.

A frame is written, shown and read by its `FIELDS` (positions.py). Answers that are sealed stand in a position and in
nobody else's view.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition, RulewrightError
from rulewright.core.frame import Frame
from rulewright.core.lane import Lane, enter, run
from rulewright.core.state import SEATS_MASK, State
from rulewright.kit.fields import Fields, or_null
from rulewright.kit.kinds import OF_ALL, SPECTATOR, BySeat, Key, Kind, List, Seat, Text
from rulewright.kit.positions import NOBODY, Field, read_fields, view_fields, write_fields


class Sealed(Field):
    """What seats have answered a question to several of them, by seat, while it is open; else what the frame holds.

    `first` is the option that stands for the value 0: without it, values are options. What is read the frame hands to
    `ask_seats`.
    """

    def __init__(
        self, name: str, kind: Kind, attribute: str = "", first: int = 0, seen: str = NOBODY, when_set: bool = False
    ) -> None:
        super().__init__(name, kind, attribute, seen, when_set)
        self.first = int(first)

    def get(self, g: Any, thing: Any) -> Any:
        if not is_open(g, thing):
            return getattr(thing, self.attribute)
        return [-1 if g.asking >> seat & 1 or code < 0 else code - self.first for seat, code in enumerate(g.answers)]

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        """While it is open, everybody sees his own answer, whatever was declared for the time after."""
        if is_open(g, thing):
            return self.kind.entrusted(g, self.get(g, thing), viewer, SPECTATOR)
        return super().view(g, thing, viewer, owner)


def is_open(g: State, frame: Frame) -> bool:
    """Whether a frame waits for sealed answers."""
    return g.sealed and g.asking & SEATS_MASK != 0 and bool(g.stack) and g.stack[-1] is frame


def step_of(frame: Frame) -> str:
    """The step that a frame carries out next."""
    return frame.STEP_NAMES[min(int(frame.at), len(frame.STEP_NAMES) - 1)]


LANE: Final = Seat()
ASKED: Final = Text()
ASKED_SEATS: Final = List(Seat())
ANSWERS: Final = (Field("answers", BySeat(Key()), "given"),)


class Frames:
    """The frames of a game, from one new frame of each.

    called     the field of a frame's name
    steps      whether every frame has the field `step`; else only those with several
    questions  whether the frame that asks has `ask`, `of` and `answers`; it keeps answers that are read as `given`
    begins     by frame, the step that a position may leave out; for the others it is the first
    """

    def __init__(
        self,
        *blanks: Frame,
        called: str = "name",
        steps: bool = False,
        questions: bool = False,
        begins: dict[str, str] | None = None,
    ) -> None:
        self.blanks: dict[str, Frame] = {frame.NAME: frame for frame in blanks}
        self.called = called
        self.steps = steps
        self.questions = questions
        self.begins = begins or {}

    def has_step(self, frame: Frame) -> bool:
        return self.steps or len(set(frame.STEP_NAMES)) > 1

    def head(self, frame: Frame) -> dict[str, Any]:
        """The name, and the step if it is told."""
        name = {self.called: frame.NAME}
        return {**name, "step": step_of(frame)} if self.has_step(frame) else name

    def write(self, g: State, frame: Frame) -> dict[str, Any]:
        blank = self.blanks[frame.NAME]
        return {**self.head(frame), **write_fields(g, frame, frame.FIELDS, blank), **self.question(g, frame, OF_ALL)}

    def view(self, g: State, frame: Frame, viewer: int, owner: int) -> dict[str, Any]:
        """What a viewer sees of a frame that belongs to a seat."""
        fields = view_fields(g, frame, frame.FIELDS, viewer, owner, self.blanks[frame.NAME])
        return {**self.head(frame), **fields, **self.question(g, frame, viewer)}

    def question(self, g: State, frame: Frame, viewer: int) -> dict[str, Any]:
        """What a frame asks, of whom, and the answers so far: to a viewer his own, of others that there is one."""
        decision = g.asked
        if not self.questions or decision is None or g.asking & SEATS_MASK == 0 or g.stack[-1] is not frame:
            return {}
        of = [seat for seat in range(g.players) if g.asking >> seat & 1 or (g.sealed and g.answers[seat] >= 0)]
        answered = [seat for seat in of if not g.asking >> seat & 1]
        answers = {str(seat): g.game.key(g.answers[seat]) if viewer in (OF_ALL, seat) else None for seat in answered}
        return {"ask": decision.name, "of": of, "answers": answers}

    def read(self, g: State, given: Any, where: str) -> Frame:
        """A frame at the step that it names; what it leaves out is as in a new frame."""
        fields = Fields(where, given)
        name = fields.take(self.called, None)
        if not isinstance(name, str) or name not in self.blanks:
            raise fields.wrong(self.called, f"{name!r:.60} is no frame")
        frame = self.blanks[name].copy()
        if self.has_step(frame):
            step = fields.take("step", self.begins.get(name, step_of(frame)))
            if step not in frame.STEP_NAMES:
                raise fields.wrong("step", f"{step!r:.60} is no step of {name}")
            frame.at = frame.STEP_NAMES.index(step)
        if self.questions:
            ASKED.read(g, fields.take("ask", ""), f"{where}, ask")
            ASKED_SEATS.read(g, fields.take("of", []), f"{where}, of")
            if hasattr(frame, "given"):
                read_fields(g, frame, ANSWERS, fields)
            elif fields.take("answers", {}) != {}:
                raise fields.wrong("answers", f"{name} never waits for several seats")
        read_fields(g, frame, frame.FIELDS, fields)
        fields.done()
        return frame

    def check_question(self, trial: State, given: Any, where: str) -> None:
        """What a position says that its innermost frame asks, whom, and who has answered what: so it is, gone on."""
        asked = {} if trial.over else self.question(trial, trial.stack[-1], OF_ALL)
        for name in ("ask", "of"):
            if name in given and given[name] != asked.get(name):
                raise BadPosition(f"{where}, {name}: {given[name]!r:.60} is not what is asked: {asked.get(name)}")
        if not given.get("answers", {}).items() <= asked.get("answers", {}).items():
            raise BadPosition(f"{where}, answers: nobody waits with these answers")

    def write_lanes(self, g: State) -> list[dict[str, Any]]:
        """The frames of all lanes, each with the owner of its lane as `stack`; frames without a blank are left out."""
        present = g.lane
        written: list[dict[str, Any]] = []
        for at in range(max(1, len(g.lanes))):
            if g.lanes:
                enter(g, at)
            owner = or_null(g.lanes[at].owner) if g.lanes else None
            for frame in g.stack:
                if frame.NAME in self.blanks:
                    written.append({self.called: frame.NAME, "stack": owner, **self.write(g, frame)})
        if g.lanes:
            enter(g, present)
        return written

    def read_lanes(self, g: State, given: Any, where: str) -> list[Lane]:
        """Lanes by their owners, nobody's (-1) first; the frames of one stand together."""
        if not isinstance(given, list):
            raise BadPosition(f"{where}: a list of frames is expected, not {given!r:.60}")
        lanes: list[Lane] = []
        for number, entry in enumerate(given):
            fields = Fields(f"{where} frame {number}", entry)
            owner: int = LANE.read(g, fields.take("stack", None), f"{fields.where}, stack")
            if not lanes or lanes[-1].owner != owner:
                if lanes and lanes[-1].owner > owner:
                    raise fields.wrong("stack", "frames of one stack stand together, stacks in the order of seats")
                lanes.append(Lane(owner, []))
            lanes[-1].stack.append(self.read(g, fields.left, fields.where))
        return lanes


# A trial


def check_start(g: State) -> State:
    """A copy goes on to its first decision, and is returned; a position from which nothing follows is refused."""
    trial = g.copy()
    if g.over:
        return trial
    frame = trial.stack[len(trial.stack) - 1]
    about = f"{frame.NAME} at step {step_of(frame)}"
    try:
        run(trial)
        for seat in trial.waiting:
            trial.decision(seat)
    except BadPosition:
        raise
    except (RulewrightError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise BadPosition(
            f"pending: {about}, the innermost frame, cannot go on with what the position holds"
        ) from error
    return trial
