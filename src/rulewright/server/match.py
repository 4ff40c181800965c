"""A match in memory: the state that its events lead to, the log, who is asked what, the clocks.

It knows no database and no socket. Events come from outside, one by one, and
`apply` moves the match on; `propose` says which event a choice would be and
changes nothing. Every process that applies the same events has the same match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any, Final, NamedTuple

from msgspec import Struct

from rulewright.core.chance import seed_of
from rulewright.core.decision import Decision
from rulewright.core.errors import BadRecord, Refusal, Refused, UndoRefused
from rulewright.core.game import Game
from rulewright.core.hashes import agrees, play_hash
from rulewright.core.lane import enter, every_lane
from rulewright.core.narration import CARRIED, LogLine, Told, told
from rulewright.core.record import FORMAT, Record, begin, entry_of, play
from rulewright.core.registry import game
from rulewright.core.state import State
from rulewright.server import covers
from rulewright.server.asked import shown_stage, shown_waiting
from rulewright.server.chronicle import Chronicle
from rulewright.server.clocks import Clocks
from rulewright.server.events import dropped_in, last_carried
from rulewright.server.wire import Cause, Tempo
from rulewright.undoing import undo

EVERYBODY: Final = -1
HASH_EVERY: Final = 16
"""So many events apart the hash of the position is stored with one, for `fidelity`."""


class Setup(Struct, frozen=True):
    """What a match is played with."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: bytes
    """The seed of the match: the secret one, mixed with what the players' browsers added."""
    tempo: Tempo = Tempo()
    start: dict[str, Any] | None = None
    """The position with which it begins, if not with set-up."""


class Event(Struct, frozen=True):
    """One thing that has happened at the table, as it is stored."""

    number: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    data: dict[str, Any]
    request: str | None = None

    @property
    def cause(self) -> Cause:
        """Who made a choice."""
        cause: Cause = self.data.get("cause", "player")
        return cause

    @property
    def quick(self) -> bool:
        """Whether it answered in a window whose cover was not over: to others it is no event of its own."""
        return "quick" in self.data


class Logged(NamedTuple):
    """A line of the log: what is told, to whom (-1: all), and the event and turn that it belongs to."""

    told: Told
    only: int
    number: int
    turn: int
    cause: Cause


def cause_told(line: Told, seat: int | None, cause: Cause) -> Cause:
    """Who decided what a line tells. What a choice leads to for others was decided by nobody in their place: sealed
    answers that the last one uncovers, say."""
    return cause if line.args.get("seat") == seat else "player"


class Question(NamedTuple):
    """A decision that a seat is asked; its version is the number of the event that asked it, or undid an answer."""

    version: int
    at: int
    asked: int
    """The event of the choice, or of the begin, that asked it."""
    window: bool = False
    about: tuple[Any, ...] = ()
    """In a lane: the decision and what its prompt mentions. As long as that is the same, the question is."""


Place = tuple[int, int]
"""Where a question is asked: the owner of the lane (-1 without lanes), and the seat."""


class Kept(NamedTuple):
    """A choice that counts, how much was known before it, and the event that asked for it; whether in a window."""

    number: int
    seat: int
    barrier: int
    asked: int
    window: bool


class Proposal(NamedTuple):
    """An event that may come next, and the state after it if that is another one."""

    event: Event
    after: State | None


class Foreseen(NamedTuple):
    """What a seat would be told after a choice; nothing at all if it would reveal something."""

    lines: list[Told]
    reveals: bool
    ends_turn: bool
    then: list[str]
    """The options that the seat would have next."""


class LiveMatch:
    """One match. Before its `begin` event it has no state."""

    def __init__(self, setup: Setup, events: Iterable[Event] = ()) -> None:
        self.setup = setup
        self.game: Game[Any] = game(setup.game)
        self.clocks = Clocks(setup.tempo, setup.players)
        self.began: dict[int, int] = {}
        """By seat, since when its clock runs because its browser has shown everything; the next event carries it."""
        self._chronicle = Chronicle()
        self.ended = False
        self.rewritten = 0
        """The event that last shortened the log: whoever has seen less than it must forget what was before."""
        self.acted: dict[int, int] = {}
        """By seat, the last event that its person caused."""
        self.overtime = [0] * setup.players
        """By seat, how many of its decisions in a row were made by time."""
        self.questions: dict[int, Question] = {}
        """What each seat is asked; if that is more than one thing, what it answers first."""
        self.cover = covers.NOTHING
        """What is not to be seen yet, and by whom."""
        self.quick: list[Event] = []
        """The events that others do not count."""
        self.met: dict[int, dict[str, list[int]]] = {}
        """By seat, the decisions that no bot has answered for it, with the options that it had the last time."""
        self.turn = 0
        self._state: State | None = None
        self._kept: list[Kept] = []
        self._open: dict[Place, Question] = {}
        """All questions, ordered by owner and seat."""
        self._turn_decision = ""
        self._free: dict[int, bool] = {}
        self._base: Event | None = None
        """The event from which its rest is played: the begin, or the last one that carried it over to other rules."""
        self._former: list[Logged] = []
        """The lines that were told before it was carried over."""
        self._lost = False
        """Whether the present rules no longer lead through what was played before it was carried over."""
        events = list(events)
        rest = last_carried(events)
        for event in events:
            if event.number < rest:
                self.apply_former(event)
            else:
                self.apply(event)

    # What it is

    @property
    def version(self) -> int:
        """The number of the last event."""
        return self._chronicle.version

    @property
    def events(self) -> list[Event]:
        return self._chronicle.events

    @property
    def requests(self) -> dict[str, Event]:
        """The events that were requests, by these."""
        return self._chronicle.requests

    @property
    def lines(self) -> list[Logged]:
        """The log; to those who look on, a part of it each."""
        return self._chronicle.lines

    @lines.setter
    def lines(self, lines: list[Logged]) -> None:
        self._chronicle.lines = lines

    def rest(self) -> None:
        """Takes less room, as nobody looks; whatever is needed is unpacked by itself."""
        self._chronicle.rest()

    @property
    def chosen(self) -> int:
        """The number of the last choice that counts; before the first one, of what it began with."""
        if self._kept:
            return self._kept[-1].number
        return self._base.number if self._base is not None else 1

    def last_choice_of(self, seat: int, event: Event) -> int:
        """The number of the last choice of a seat that everybody may know to be its own, if this event is the next.

        1 without one. What is answered in a window does not count.
        """
        if event.kind == "choice" and event.seat == seat and not self.in_window(seat):
            return event.number
        return next((kept.number for kept in reversed(self._kept) if kept.seat == seat and not kept.window), 1)

    @property
    def begun(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> State:
        assert self._state is not None, "the match has not begun"
        return self._state

    @property
    def playing(self) -> bool:
        """Whether choices are still made."""
        return self._state is not None and not self._state.over and not self.ended

    @property
    def window(self) -> bool:
        """Whether a window is open: then nobody may see for whom."""
        return self.playing and self.state.in_window

    def hidden(self, seat: int) -> bool:
        """Whether nobody else may know yet that a seat answers what it is asked."""
        asked = self.state.asked_of(seat) if seat in self.questions else None
        return asked is not None and (asked.secret or asked.window)

    def in_window(self, seat: int) -> bool:
        """Whether what a seat is asked belongs to a window."""
        return seat in self.questions and self.questions[seat].window

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return sorted(self.questions)

    @property
    def shown_waiting(self) -> list[int]:
        """The seats that everybody may know to be asked."""
        return shown_waiting(self.state) if self.playing else []

    def held_up_by(self, seat: int) -> int | None:
        """The seat that must finish something before a seat that is not asked now is asked again; None without one."""
        other = self.state.held_up_by(seat) if self.playing and seat not in self.questions else -1
        return int(other) if other >= 0 else None

    @property
    def shown_stage(self) -> str:
        """The name of the decision, if everybody may know it."""
        return shown_stage(self.state) if self.playing else ""

    def record(self) -> Record:
        """The record so far: what counts, without what was taken back."""
        return self.state.record()

    def default(self, seat: int) -> str:
        """What is chosen for a seat that does not choose."""
        pending = self.state.decision(seat)
        assert pending is not None
        return pending.default

    def may_be_ordered(self, decision: str) -> bool:
        """Whether a standing order can answer a decision: not the one with which turns begin."""
        return decision != self._turn_decision

    # What could be

    def propose(
        self,
        seat: int,
        key: str,
        cause: Cause,
        at: int,
        person: str | None = None,
        request: str | None = None,
        pauses: Callable[[int, int], list[int]] | None = None,
    ) -> Proposal:
        """The event that the choice would be; raises `Refused`, and whatever a faulty rule raises.

        `pauses` says how long each of so many windows is covered, at a table that wants it.
        """
        after = self._after(seat, key)
        journal = after.journal
        assert journal is not None and self.state.journal is not None
        chance = [entry_of(self.game, entry) for entry in journal[len(self.state.journal) + 1 :]]
        data: dict[str, Any] = {"choice": key, "chance": chance, "cause": cause}
        if (self.version + 1) % HASH_EVERY == 0 or after.over:
            data["hash"] = play_hash(after)
        covered = self.cover.lies_over(at)
        if covered and self.in_window(seat):
            data["quick"] = True
        windows = windows_of(after, self._unanswered(seat)) if pauses is not None else []
        if pauses is not None and windows:
            spent = self.cover.until - self.cover.began if covered else 0
            data["windows"] = [list(pair) for pair in zip(windows, pauses(len(windows), spent), strict=True)]
        return Proposal(Event(self.version + 1, at, "choice", seat, person, data, request), after)

    def foresee(self, seat: int, key: str) -> Foreseen:
        """What the choice would lead to, as far as the seat can know it already."""
        after = self._after(seat, key)
        if after.barrier != self.state.barrier:
            return Foreseen([], True, False, [])
        lines = [told(after, line) for line in after.narration or [] if line.only in (EVERYBODY, seat)]
        waits = seat in after.waiting or after.held_up_by(seat) >= 0
        next_asked = [after.asked_of(other) for other in after.waiting]
        next_turn = any(asked is not None and asked.name == self._turn_decision for asked in next_asked)
        ends_turn = after.over or (next_turn and not waits)
        return Foreseen(lines, False, ends_turn, after.options(seat) if seat in after.waiting else [])

    def why_not(self, seat: int, key: str) -> Refusal | None:
        """None if the choice can be made now."""
        return self.state.copy().why_not(seat, key)

    def _after(self, seat: int, key: str) -> State:
        if self.ended:
            raise Refused(Refusal("", "game-over"))
        after = self.state.copy()
        after.listen()
        after.choose(seat, key)
        return after

    def free_undo(self, seat: int) -> list[int]:
        """The event that the seat can take back freely; raises `UndoRefused`."""
        own = self._last_kept(seat)
        if not self._is_free(own):
            # The engine says which rule of undoing stands in the way.
            undo(self.state, seat)
        return [own.number]

    def can_undo_freely(self, seat: int) -> bool:
        """As `free_undo`, without reasons. Every update asks it, so the usual answers take no replay."""
        if seat not in self._free:
            try:
                self._free[seat] = self._undisturbed(self._last_kept(seat)) and bool(self.free_undo(seat))
            except UndoRefused:
                self._free[seat] = False
        return self._free[seat]

    def undo_by_consent(self, seat: int) -> list[int]:
        """The seat's last choice and everything after it; raises `UndoRefused`."""
        own = self._last_kept(seat)
        return [kept.number for kept in self._kept if kept.number >= own.number]

    def state_without(self, drop: list[int]) -> State:
        """The state to which the match leads if these choices do not count."""
        assert self._base is not None, "the match has begun"
        record = [self.record()[0], *self._base.data.get("chance", [])]
        for kept in self._kept:
            if kept.number not in drop:
                event = self.events[kept.number - 1]
                record += [{"seat": kept.seat, "choice": event.data["choice"]}, *event.data["chance"]]
        return play(record, seed_of(self.setup.seed))

    def turn_after(self, event: Event) -> int:
        """The turn in which the match is after an event that is the next."""
        if event.kind in ("begin", "carried"):
            return int(event.data.get("turn", 0))
        decision = self.state.asked_of(event.seat) if event.kind == "choice" and event.seat is not None else None
        return self.turn + (decision is not None and decision.name == self._turn_decision)

    def has_chosen(self, seat: int) -> bool:
        """Whether there is a choice of the seat that could be taken back."""
        return any(kept.seat == seat for kept in self._kept)

    def choices_of(self, seat: int) -> list[int]:
        """The events of the choices of a seat that count; what former rules have made counts, too."""
        base = self._base.number if self._base is not None else 0
        dropped = dropped_in(self.events[:base])
        former = [
            event.number
            for event in self.events[:base]
            if event.kind == "choice" and event.seat == seat and event.number not in dropped
        ]
        return former + [kept.number for kept in self._kept if kept.seat == seat]

    def _last_kept(self, seat: int) -> Kept:
        if not self.playing:
            raise UndoRefused(Refusal("", "game-over"))
        own = next((kept for kept in reversed(self._kept) if kept.seat == seat), None)
        if own is None:
            raise UndoRefused(Refusal("", "nothing-to-undo"))
        return own

    def _is_free(self, own: Kept) -> bool:
        """The usual case, without a replay: the last choice of all, and nobody has learnt anything."""
        return own is self._kept[-1] and own.barrier == self.state.barrier

    def _undisturbed(self, own: Kept) -> bool:
        """Whether nobody has learnt anything since, and others have only answered what was asked before.

        In lanes others may have gone on by themselves meanwhile: whether that matters takes a replay.
        """
        later = takewhile(lambda kept: kept is not own, reversed(self._kept))
        asked_before = bool(self.state.lanes) or all(kept.asked < own.number for kept in later)
        return own.barrier == self.state.barrier and asked_before

    # Moving on

    def apply(self, event: Event, after: State | None = None) -> None:
        """Takes the next event. `after` is the state to which it leads, where that is known already.

        Raises `BadRecord` if it does not fit; the match is of no use then.
        """
        if event.number != self.version + 1:
            raise BadRecord(f"event {event.number} of table {self.setup.table} comes after {self.version}")
        if event.kind == "carried":
            self.clocks.rest()
            self._take_questions({})
        before = self._timed()
        self._chronicle.add(event)
        if event.quick:
            self.quick.append(event)
        if event.kind == "begin":
            self._begin(event)
        elif event.kind == "carried":
            self._former = self.lines
            self._carry(event)
        elif event.kind == "choice":
            self._choose(event, after)
            self.cover = self.cover.extended(event)
        elif event.kind == "undo":
            self._undo(event)
        elif event.kind == "end":
            self.ended = True
            self._take_questions({})
        elif event.kind == "seat" and event.seat is not None:
            self.clocks.renew(event.seat, event.at)
            self.overtime[event.seat] = 0
        self._count(event)
        self._run_clocks(event, before)
        self._free.clear()

    def apply_former(self, event: Event) -> None:
        """Takes the next event, played by former rules: as far as the present ones lead, it is told as it was."""
        if not self._lost or event.kind == "carried":
            try:
                self.apply(event)
                self._lost = "hash" in event.data and not agrees(self.state, event.data["hash"], None)
            except Exception:  # whatever the rules stumble over: they are not those that made it
                self._lost = True
            return
        self._chronicle.add(event)
        if event.quick:
            self.quick.append(event)
        self._count(event)

    def _carry(self, event: Event) -> None:
        """Goes on from a position of former rules."""
        data = event.data
        state = carried_state(self.game, data["position"], self.setup.seed, data["chances"])
        self._state = state
        self._base = event
        self._kept = []
        self._lost = False
        self.turn = data["turn"]
        self._turn_decision = self.game.report(state).get("turn", "")
        self.cover = covers.NOTHING
        self.lines = self._former[:]
        line = LogLine(CARRIED, [*data["rules"], *data["choices"]], EVERYBODY)
        self.lines.append(Logged(told(state, line), EVERYBODY, event.number, self.turn, "player"))
        self._log(event)
        self._take_questions(questions_of(state, event, {}))
        self.rewritten = event.number

    def _begin(self, event: Event) -> None:
        header = {
            "game": self.setup.game,
            "players": self.setup.players,
            "options": self.setup.options,
            "format": FORMAT,
            "position": self.setup.start,
        }
        state = begin(header, list(event.data["chance"]), seed_of(self.setup.seed), listening=True)
        check_script(state, event, int(state.earlier))
        self._state = state
        self._base = event
        self._kept = []
        self.turn = 0
        self.lines.clear()
        self.met = {}
        self._turn_decision = self.game.report(state).get("turn", "")
        self._log(event)
        self._take_questions(questions_of(state, event, {}))

    def _choose(self, event: Event, after: State | None = None) -> None:
        """Makes the choice of an event. Whoever else is asked the same as before keeps the question."""
        state = self.state
        seat = event.seat
        decision = state.asked_of(seat) if seat is not None else None
        if seat is None or decision is None:
            raise BadRecord(f"event {event.number} is a choice of somebody who is not asked")
        unanswered = self._unanswered(seat)
        question = self.questions[seat]
        self._kept.append(Kept(event.number, seat, int(state.barrier), question.asked, question.window))
        if decision.name == self._turn_decision:
            self.turn += 1
        elif event.cause != "bot":
            self.met.setdefault(seat, {})[decision.name] = state.codes(seat)
        if after is None:
            state.script = list(event.data["chance"])
            state.script_at = 0
            state.passed_over = []
            chances = int(state.chances)
            state.choose(seat, event.data["choice"])
            check_script(state, event, chances)
        else:
            self._state = after
        self._log(event)
        self._take_questions(questions_of(self.state, event, unanswered))

    def _unanswered(self, seat: int) -> dict[Place, Question]:
        """All questions but the one that a seat answers next."""
        answered = next(place for place in self._open if place[1] == seat)
        return {place: question for place, question in self._open.items() if place != answered}

    def _take_questions(self, found: dict[Place, Question]) -> None:
        """From now on these questions are asked."""
        self._open = found
        self.questions = {}
        for (_owner, seat), question in found.items():
            self.questions.setdefault(seat, question)

    def _timed(self) -> dict[int, Question]:
        """By seat, the question for which its clock runs: the first that everybody may know of, before any in a window.

        So nobody can tell from a clock that a seat which is asked openly is also asked in a window.
        """
        timed: dict[int, Question] = {}
        for (_owner, seat), question in self._open.items():
            if seat not in timed or (timed[seat].window and not question.window):
                timed[seat] = question
        return timed

    def _undo(self, event: Event) -> None:
        """Plays again without the choices that no longer count. Whoever is asked the same still is."""
        before = self._open
        dropped = set(event.data["drop"])
        kept = [self.events[kept.number - 1] for kept in self._kept if kept.number not in dropped]
        base = self._base
        assert base is not None, "the match has begun"
        if base.kind == "begin":
            self._begin(base)
        else:
            self._carry(base)
        for earlier in kept:
            self._choose(earlier)
        again: dict[Place, Question] = {}
        for place, question in self._open.items():
            same = before.get(place) == question
            again[place] = question if same else question._replace(version=event.number, at=event.at)
        self._take_questions(again)
        self.rewritten = event.number

    def _log(self, event: Event) -> None:
        """Takes over what the rules have told in this event."""
        state = self.state
        for line in state.narration or []:
            self.lines.append(Logged(told(state, line), int(line.only), event.number, self.turn, event.cause))
        state.narration = []

    def _count(self, event: Event) -> None:
        seat = event.seat
        if seat is None or event.kind not in ("choice", "undo"):
            return
        if event.cause == "time":
            self.overtime[seat] += 1
            return
        self.overtime[seat] = 0
        if event.cause == "player":
            self.acted[seat] = event.number

    def seen(self, seat: int, at: int) -> bool:
        """The browser of a seat has shown everything: its clock runs from now on. Whether that changes anything."""
        question = self._timed().get(seat)
        if question is None or not self.clocks.starts_after(seat, at):
            return False
        self.began[seat] = max(at, self._visible_from(seat, question, at))
        self.clocks.begin(seat, self.began[seat])
        return True

    def _run_clocks(self, event: Event, before: dict[int, Question]) -> None:
        """Stops the clocks of questions that are no more, starts those of new ones."""
        for seat, at in event.data.get("began", ()):
            self.clocks.begin(seat, at)
        self.began.clear()
        timed = self._timed()
        for seat, question in before.items():
            if timed.get(seat) != question:
                answered = event.kind == "choice" and seat == event.seat
                self.clocks.stop(seat, event.at, answered, secretly=question.window)
        showing = dict(event.data.get("showing", ()))
        for seat, question in timed.items():
            visible = self._visible_from(seat, question, event.at)
            if before.get(seat) != question:
                self.clocks.start(seat, visible + showing.get(seat, 0))
            elif self.clocks.starts_after(seat, event.at):
                self.clocks.put_off(seat, visible)

    def _visible_from(self, seat: int, question: Question, at: int) -> int:
        """When the seat can see its question; in a window when all can, so that a quick answer takes no time."""
        if question.window:
            return max(at, self.cover.until)
        return self.cover.seen_from([seat]) if self.cover.hides([seat], at) else at


def opening(setup: Setup, at: int) -> Proposal:
    """The first event of a match: set-up, with its chance."""
    rules = game(setup.game)
    options = rules.check_options(setup.players, setup.options)
    state: State
    if setup.start is not None:
        state = rules.reopen(setup.start, seed_of(setup.seed), [], True)
    else:
        state = rules.open(setup.players, options, seed_of(setup.seed), [], True)
    chance = [entry_of(rules, entry) for entry in state.journal or []]
    return Proposal(Event(1, at, "begin", None, None, {"chance": chance}), state)


def carried_state(rules: Game[Any], position: dict[str, Any], seed: bytes, chances: int) -> State:
    """The state from which a match goes on, after so many chance events; raises `BadPosition`."""
    state: State = rules.reopen(position, seed_of(seed), [], True, chances)
    return state


def questions_of(state: State, event: Event, before: dict[Place, Question]) -> dict[Place, Question]:
    """All questions of a state that an event has led to; of those before, the ones that are still asked stay."""
    found: dict[Place, Question] = {}
    for at, lane in enumerate(every_lane(state)):
        for seat in range(state.players):
            if lane.asked is not None and lane.asking >> seat & 1:
                about = about_of(state, at, lane.asked, seat)
                known = before.get((lane.owner, seat))
                if known is None or known.about != about:
                    known = Question(event.number, event.at, event.number, lane.asked.window, about)
                found[int(lane.owner), seat] = known
    return found


def about_of(state: State, at: int, decision: Decision[Any, Any], seat: int) -> tuple[Any, ...]:
    """What a question in a lane is about. Its options are no part of it: a mate who takes one does not change the rest.

    Without lanes a question is the same until it is answered.
    """
    if not state.lanes:
        return ()
    enter(state, at)
    arguments = decision.arguments(state, state.stack[-1], seat)
    return decision.name, len(state.stack), *sorted(arguments.items())


def windows_of(state: State, before: dict[Place, Question]) -> list[int]:
    """The seats for which windows have opened, one by one: those that were passed over, and whoever is asked in one now
    and was not before."""
    found = list(state.passed_over or [])
    for lane in every_lane(state):
        if lane.asked is not None and lane.asked.window:
            asked = [seat for seat in range(state.players) if lane.asking >> seat & 1]
            found += [seat for seat in asked if (lane.owner, seat) not in before]
    return found


def check_script(state: State, event: Event, before: int) -> None:
    """What chance did is in the event, all of it, and nothing else; `before` is how many events there were."""
    if state.script_at != len(state.script):
        raise BadRecord(f"event {event.number} holds chance events that do not occur")
    if state.chances - before > len(state.script):
        raise BadRecord(f"event {event.number} lacks a chance event that belongs to it")
    state.script = []
    state.script_at = 0
