"""A course being played without a server: the match and the pupil's progress move on, as at a table.

Novices follow their script, and where that ends or does not fit any more, a bot of their level plays. The pupil does
what `show` and `then` say; where a lesson has nothing to show any more, a bot chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import rulewright
from rulewright.bots import make_bot
from rulewright.lessons import Course, Lesson, course_of
from rulewright.server.match import Event, LiveMatch, Setup, opening
from rulewright.server.pupils import Lessons, Progress

MOST_CHOICES = 4000


class Played:
    """A guided game that is being played."""

    def __init__(self, name: str, course: Course | None = None) -> None:
        found = course or course_of(name)
        assert found is not None
        self.name = name
        self.course = found
        game: Any = rulewright.game(name)
        options = game.check_options(len(found.seats), dict(found.options))
        self.match = LiveMatch(Setup("course", name, len(found.seats), options, found.match_seed))
        self.match.apply(opening(self.match.setup, 0).event)
        self.lessons = Lessons(found, Progress())
        self.said: list[str] = []
        """What was said to the pupil's choices, `<lesson>.<attribute>`."""
        self.off_script: list[tuple[int, str]] = []
        """Choices of novices for which the script had nothing."""
        self.go_on()

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is open."""
        return self.lessons.open(self.match)

    @property
    def done(self) -> bool:
        return not self.lessons.to_come(self.match)

    @property
    def position(self) -> dict[str, Any]:
        return self.match.state.position()

    def options(self) -> list[str]:
        return self.match.state.options(self.course.pupil)

    def choose(self, key: str) -> str:
        """The pupil chooses, and everybody goes on until the pupil is asked again; what was said to it."""
        seat = self.course.pupil
        judged = self.lessons.judged(self.match, seat, key, self.match.version + 1)
        self._apply(seat, key, "player")
        said = ""
        if judged is not None:
            self.lessons.progress = judged.progress
            if judged.taken_back:
                drop = {"drop": self.match.choices_of(seat)[-1:], "consent": True}
                self.match.apply(Event(self.match.version + 1, 0, "undo", seat, None, drop))
            said = self.lessons.told(self.match).said
            self.said.append(said)
        self.go_on()
        return said

    def read(self) -> None:
        """The pupil has read the open lesson."""
        assert self.lesson is not None
        self.lessons.progress = self.lessons.read(self.match, self.lesson.id)

    def next(self) -> str:
        """What the pupil does on the way that the course shows: `show`, then what leads on from the last lesson."""
        options = self.options()
        if self.lesson is not None and self.lesson.task.show in options:
            return self.lesson.task.show
        behind = self.lessons.passed(self.match)
        if self.lesson is None and behind:
            last = next(one for one in self.course.lessons if one.id == behind[-1].lesson)
            since = [number for number in self.match.choices_of(self.course.pupil) if number > self._passed_at]
            if len(since) < len(last.then) and last.then[len(since)] in options:
                return last.then[len(since)]
        return self._bot(self.course.pupil)

    @property
    def _passed_at(self) -> int:
        """The event after which the last lesson was passed."""
        return max((passed.number for passed in self.lessons.passed(self.match)), default=0)

    def step(self, choose: Callable[[], str] | None = None) -> None:
        """One thing: a lesson that only tells is read, else the pupil chooses."""
        lesson = self.lesson
        if lesson is not None and (lesson.task.kind != "choose" or self.lessons.strayed(self.match, lesson)):
            self.read()
            if self.lesson is not None or self.done:
                return
        self.choose((choose or self.next)())

    def to_lesson(self, id: str) -> None:
        """Goes the shown way until a lesson is open."""
        for _ in range(MOST_CHOICES):
            if self.lesson is not None and self.lesson.id == id:
                return
            assert self.match.playing, f"the game ends before {id}"
            self.step()
        raise AssertionError(f"{id} never opens")

    def to_the_end(self) -> None:
        """Goes on until the course is over, or the game."""
        for _ in range(MOST_CHOICES):
            if self.done or not self.match.playing:
                return
            self.step()
        raise AssertionError("the course does not end")

    def go_on(self) -> None:
        """Everybody acts until the pupil is asked something that the script does not answer."""
        pupil = self.course.pupil
        while self.match.playing:
            others = [seat for seat in self.match.waiting if seat != pupil]
            seat = others[0] if others else pupil
            key = self.lessons.due(self.match, seat)
            if key is None and seat == pupil:
                return
            if key is None:
                key = self._bot(seat)
                self.off_script.append((seat, key))
            self._apply(seat, key, "bot")

    def _bot(self, seat: int) -> str:
        """A novice's choice, the same each time."""
        bot = make_bot("novice", seed=self.match.version * 8 + seat)
        return str(self.match.game.key(bot.choose(self.match.state, seat)))

    def _apply(self, seat: int, key: str, cause: Any) -> None:
        proposal = self.match.propose(seat, key, cause, 0)
        self.match.apply(proposal.event, proposal.after)
