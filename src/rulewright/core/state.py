"""The state of a game in progress: what every game has, whatever its rules.

A game adds its own fields in a subclass and writes `copy` out. What the state
looks like from outside (positions, views, results) is the business of the
`Game`, which the methods here ask.

Two ways in: `options`, `choose`, `why_not` speak in keys and check everything;
`codes`, `apply` speak in numbers, trust the caller and are made for search.
"""

from __future__ import annotations

from numbers import Integral
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Random, RandomBits, Seed, random_from
from rulewright.core.errors import GameOver, NotYourDecision, Refusal, Refused, UnknownOption, UnknownSeat
from rulewright.core.frame import RESTING, Frame
from rulewright.core.hashes import whole_hash
from rulewright.core.lane import Lane, enter, every_lane, lane_of, run
from rulewright.core.narration import LogLine

if TYPE_CHECKING:
    from rulewright.core.decision import Decision, Pending
    from rulewright.core.game import Game

SEAT_BITS: Final[i64] = 4
SEAT_MASK: Final[i64] = 15
SEATS_MASK: Final[i64] = 0xFFFF
# A choice in the journal is one number: the option shifted by SEAT_BITS, and the seat.
NO_SCRIPT: Final[list[Any]] = []
NO_LANES: Final[list[Lane]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress."""

    def __init__(self, game: Game[Any], players: i64, options: dict[str, Any], seed: Seed) -> None:
        self.game = game
        self.players: i64 = players
        self.chosen_options = options
        # Frames in progress, the innermost last.
        self.stack: list[Frame] = []
        # What the procedure that was left last gave back.
        self.returned: i64 = -1
        # What is asked, of whom (a bit mask of seats), and the answers by seat: sealed if several were asked at once.
        self.asked: Decision[Any, Any] | None = None
        self.asking: i64 = 0
        self.asked_seat: i64 = -1
        self.sealed = False
        # The options of the one seat that is asked, once they are listed.
        self.offered: list[int] | None = None
        self.answers: list[int] = [-1] * players
        # Procedures side by side (lane.py), and which of them the fields above belong to; -1 in nearly all games.
        self.lanes: list[Lane] = NO_LANES
        self.lane: i64 = -1
        self.over = False
        # Chance: the seed, the number of events so far, and a script that comes first.
        self.seed: Seed = seed
        self.chances: i64 = 0
        self.script: list[Any] = NO_SCRIPT
        self.script_at: i64 = 0
        # Moves with each chance event and each growth of anyone's knowledge: free undo stops there.
        self.barrier: i64 = 0
        # Who has chosen last.
        self.chooser: i64 = -1
        # What has happened: choices as numbers, chance events as objects. None inside a search.
        self.journal: list[object] | None = []
        # The position in which the record starts, if not with set-up, and the chance events before it.
        self.start: dict[str, Any] | None = None
        self.earlier: i64 = 0
        # Log lines, and the seats that had nothing to use in a window: while somebody listens.
        self.narration: list[LogLine] | None = None
        self.passed_over: list[int] | None = None

    # Copying

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def copy_into(self, other: State) -> None:
        """Carries the fields above over to a fresh state; what listeners have heard is not copied."""
        stack: list[Frame] = []
        for frame in self.stack:
            stack.append(frame.copy())
        other.stack = stack
        other.returned = self.returned
        other.asked = self.asked
        other.asking = self.asking
        other.asked_seat = self.asked_seat
        other.sealed = self.sealed
        other.offered = self.offered
        other.answers = self.answers[:]
        other.lane = self.lane
        if self.lane >= 0:
            other.lanes = [lane.copy() for lane in self.lanes]
        other.over = self.over
        other.chances = self.chances
        other.script = self.script
        other.script_at = self.script_at
        other.barrier = self.barrier
        other.chooser = self.chooser
        journal = self.journal
        if journal is None:
            other.journal = None
        else:
            other.journal = journal[:]
        other.start = self.start
        other.earlier = self.earlier

    # The fast way: numbers, unchecked

    def codes(self, seat: i64) -> list[int]:
        """The options of a seat as numbers; not to be changed by the caller."""
        if self.lane >= 0:
            self.attend(seat)
        if not self.asking >> seat & 1:
            return []
        offered = self.offered
        if offered is not None:
            return offered
        decision = self.asked
        assert decision is not None
        offered = decision.options(self, self.stack[len(self.stack) - 1], seat)
        if not self.sealed:
            self.offered = offered
        return offered

    def attend(self, seat: i64) -> None:
        """Takes up the lane in which a seat is asked; nothing happens if it is asked in none."""
        at = lane_of(self, seat)
        if at >= 0:
            enter(self, at)

    def asked_of(self, seat: i64) -> Decision[Any, Any] | None:
        """The decision that a seat is asked next; None if it is asked nothing."""
        self.attend(seat)
        return self.asked if self.asking >> seat & 1 else None

    def asked_seats(self) -> i64:
        """All seats that are asked, in whatever lane, as a bit mask."""
        mask = self.asking & SEATS_MASK
        for at in range(len(self.lanes)):
            if at != self.lane:
                mask |= self.lanes[at].asking & SEATS_MASK
        return mask

    def held_up_by(self, seat: i64) -> i64:
        """The seat that must finish something before the question of a seat is asked again; -1 if none must.

        Of a seat that is asked something else meanwhile, too.
        """
        for at, lane in enumerate(every_lane(self)):
            decision = lane.asked
            if at > 0 and lane.asking == RESTING and lane.asked_seat == seat and decision is not None:
                enter(self, at)
                return decision.held_up_by(self, self.stack[len(self.stack) - 1], seat)
        return -1

    def mover(self) -> i64:
        """Who chooses next where one seat does after the other: the lowest that is asked; -1 when nobody is.

        With lanes, the lowest that is asked openly, and in windows only then whom the first lane asks: the order in
        which seats come must not tell whom a window asks.
        """
        mask = self.asking
        if self.lane >= 0:
            mask = self.asked_openly()
            for at in range(len(self.lanes)):
                if mask == 0:
                    mask = (self.asking if at == self.lane else self.lanes[at].asking) & SEATS_MASK
        if mask == 0:
            return -1
        seat: i64 = 0
        while not mask & 1:
            mask >>= 1
            seat += 1
        return seat

    def apply(self, seat: i64, code: i64) -> None:
        """Makes a choice that is known to be legal, and goes on to the next decision."""
        if self.lane >= 0:
            self.attend(seat)
        journal = self.journal
        if journal is not None:
            journal.append(code << SEAT_BITS | seat)
        self.chooser = seat
        self.answers[seat] = code
        self.asking &= ~(1 << seat)
        if self.asking == 0 or self.lane >= 0:
            run(self)

    # The public way: keys, checked. Seats and keys may be anything: a wrong one has an error of its kind.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have a pending decision."""
        asked = self.asked_seats()
        return tuple(seat for seat in range(self.players) if asked >> seat & 1)

    def options(self, seat: Any) -> list[str]:
        """The keys of all legal choices of a seat; empty if it is not asked."""
        seat = self.check_seat(seat)
        vocabulary = self.game.vocabulary
        return [vocabulary.key(code) for code in self.codes(seat)]

    def actions(self, seat: i64) -> list[int]:
        """The options of a seat as actions of the research interfaces, in the same order (vocabulary.py)."""
        return self.game.vocabulary.actions(self.codes(seat))

    def code_of(self, seat: i64, action: i64) -> i64:
        """The option for which an action of a seat stands now; -1 if it stands for none."""
        actions = self.actions(seat)
        return self.codes(seat)[actions.index(action)] if action in actions else -1

    def decision(self, seat: Any) -> Pending | None:
        """What the seat is asked, or None."""
        from rulewright.core.decision import Message, Pending

        seat = self.check_seat(seat)
        decision = self.asked_of(seat)
        if decision is None:
            return None
        frame = self.stack[-1]
        return Pending(
            decision.name,
            Message(f"prompt-{decision.name.replace('_', '-')}", decision.arguments(self, frame, seat)),
            self.options(seat),
            decision.rules,
            decision.secret,
            self.game.vocabulary.key(decision.default(self, frame, seat)),
        )

    def choose(self, seat: Any, key: Any) -> None:
        """Makes a choice; raises `Refused`, and changes nothing, if it is not legal."""
        code = self.legal(seat, key)
        if self.script_at < len(self.script):
            # A scripted result that does not fit is met on a copy: no choice is carried out in part.
            self.copy().apply(int(seat), code)
        self.apply(int(seat), code)

    def legal(self, seat: Any, key: Any) -> int:
        """The number of a choice that can be made now; raises `Refused`."""
        refusal = self.why_not(seat, key)
        code = self.game.vocabulary.code(key) if isinstance(key, str) else None
        if refusal is None:
            assert code is not None
            return code
        if self.over:
            raise GameOver(refusal)
        if seat not in self.waiting:
            raise NotYourDecision(refusal)
        raise UnknownOption(refusal) if code is None else Refused(refusal)

    def why_not(self, seat: Any, key: Any) -> Refusal | None:
        """None if the choice is legal now, else the rule that stands in the way."""
        seat = self.check_seat(seat)
        if self.over:
            return self.game.over_refusal(self)
        decision = self.asked_of(seat)
        if decision is None:
            return self.why_not_asked(seat)
        code = self.game.vocabulary.code(key) if isinstance(key, str) else None
        if code is None:
            return Refusal(decision.rules[0], "unknown-option", {"key": str(key)[:80]})
        if code in self.codes(seat):
            return None
        return decision.explain(self, self.stack[-1], seat, code)

    def why_not_asked(self, seat: i64) -> Refusal:
        """What a seat is told that is not asked: who goes first, or the rule of what is asked instead."""
        other = self.held_up_by(seat)
        if other >= 0 and self.asked is not None:
            return Refusal(self.asked.others_rule, "held-up", {"seat": int(other)})
        asked = [lane.asked for lane in every_lane(self) if lane.asked is not None and lane.asking & SEATS_MASK]
        # A window is named only where nothing is asked openly: else its rule would tell in which lane it is.
        openly = [decision for decision in asked if not decision.window]
        return Refusal((openly or asked)[0].others_rule, "not-your-decision")

    def check_seat(self, seat: Any) -> int:
        """A seat that somebody names, as a plain number; raises `UnknownSeat`."""
        if isinstance(seat, bool) or not issubclass(type(seat), (int, Integral)) or not 0 <= seat < int(self.players):
            raise UnknownSeat(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return int(seat)

    # What it looks like from outside

    def position(self) -> dict[str, Any]:
        """Everything, hidden things included, as JSON."""
        return self.game.position(self)

    def view(self, seat: Any) -> dict[str, Any]:
        """What this seat may know (None: a spectator), as JSON."""
        if seat is not None:
            seat = self.check_seat(seat)
        return self.game.view(self, -1 if seat is None else seat)

    @property
    def result(self) -> dict[str, Any] | None:
        """None while the game goes on; else scores, places, winners and the reason."""
        return self.game.result(self) if self.over else None

    def record(self) -> list[dict[str, Any]]:
        """Header, chance events and choices, in the order in which they happened."""
        from rulewright.core.record import record_of

        return record_of(self)

    def determinize(self, seat: Any, rng: RandomBits) -> State:
        """A copy in which everything that the seat cannot know is resampled."""
        seat = self.check_seat(seat)
        stream = rng if isinstance(rng, Random) else random_from(rng)
        return self.resampled(seat, stream)

    def resampled(self, seat: i64, rng: Random) -> State:
        """As `determinize`, without checks, for search. It has no journal and new chance."""
        other: State = self.game.resample(self, seat, rng)
        other.journal = None
        other.seed = rng.seed()
        other.script = NO_SCRIPT
        other.script_at = 0
        if other.lanes:
            # What others are offered was listed from what they truly hold.
            other.offered = None
            for lane in other.lanes:
                lane.offered = None
            if seat >= 0:
                other.attend(seat)
        return other

    def hash(self) -> str:
        """Sixteen hexadecimal digits that stand for the whole position."""
        return whole_hash(self)

    # The log

    def listen(self) -> None:
        """From now on, log lines are collected in `narration`, seats without a use for a window in `passed_over`."""
        if self.narration is None:
            self.narration = []
            self.passed_over = []

    def tell(self, message: str, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """A log line for everybody; the game's table of messages names the arguments."""
        narration = self.narration
        if narration is not None:
            narration.append(LogLine(message, [a, b, c], -1))

    def tell_all(self, message: str, several: list[int], a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """A log line for everybody that also names a list of things."""
        narration = self.narration
        if narration is not None:
            narration.append(LogLine(message, [a, b, c, *several], -1))

    def whisper(self, seat: i64, message: str, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """A log line for one seat alone."""
        narration = self.narration
        if narration is not None:
            narration.append(LogLine(message, [a, b, c], seat))

    def tell_forced(self, decision: Decision[Any, Any], seat: i64, code: i64) -> None:
        """Logs a decision with a single option, to all if it is open, else to its seat."""
        narration = self.narration
        if narration is not None:
            narration.append(LogLine("forced", [seat, code, -1], seat if decision.secret else -1))

    def pass_over(self, seat: i64) -> None:
        """Notes that a seat had nothing to use in a window. Whoever shows the game hides that it was not asked."""
        self.reach_window(seat)
        passed_over = self.passed_over
        if passed_over is not None:
            passed_over.append(seat)

    def reach_window(self, seat: i64) -> None:
        """A window of another seat ends free undo: whether that seat is asked tells what it holds."""
        if seat != self.chooser:
            self.barrier += 1

    def asked_in_windows(self) -> i64:
        """The seats that are asked in a window, as a bit mask: nobody else may see who they are."""
        return self.asked_in_kind(True)

    def asked_openly(self) -> i64:
        """The seats that everybody may know to be asked: those with a question that belongs to no window."""
        return self.asked_in_kind(False)

    def asked_in_kind(self, window: bool) -> i64:
        mask: i64 = 0
        for lane in every_lane(self):
            asked = lane.asked
            if asked is not None and asked.window == window:
                mask |= lane.asking & SEATS_MASK
        return mask

    @property
    def in_window(self) -> bool:
        """Whether anybody is asked in a window now."""
        return self.asked_in_windows() != 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from rulewright.core.record import resume

        if self.journal is None:
            raise TypeError("a resampled state has no record, so it cannot be pickled")
        seed = (self.seed.a, self.seed.b, self.seed.c)
        return resume, (self.record(), seed, self.script[self.script_at :])
