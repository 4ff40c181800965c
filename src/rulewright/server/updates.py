"""Updates: what one pair of eyes gets of a match; the view of the engine and texts, and nothing else.

`eyes` is a seat or None, a spectator. Everything here is chosen piece by piece
from what these eyes may know: the view, lines told to all or to this seat, the
question to this seat. Nothing is made by leaving secrets out of a whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from rulewright.core.errors import Refusal
from rulewright.core.state import State
from rulewright.faces.facts import shown_view
from rulewright.faces.outlook import known_to
from rulewright.faces.story import Reader
from rulewright.faces.telling import NumberedEvent, Tale, Telling
from rulewright.server.covers import Counting
from rulewright.server.lines import Page, heads_told, lines_told
from rulewright.server.match import EVERYBODY, Event, LiveMatch, Logged, cause_told
from rulewright.server.passed import Passing, Trail
from rulewright.server.pupils import Lessons
from rulewright.server.recording import record_of
from rulewright.server.results import result_info
from rulewright.server.story import Tales, event_info, printed_of, scene_info, scenes_in_words, told_safely
from rulewright.server.tables import Seat, only_bots_beside, told_names
from rulewright.server.wire import (
    Asked,
    Cause,
    ClockInfo,
    LessonNow,
    Line,
    MetDecision,
    Obstacle,
    Offer,
    OrderInfo,
    RefusalInfo,
    ResultInfo,
    RuleRef,
    SceneHead,
    Section,
    UndoInfo,
    Update,
)
from rulewright.text import Texts, texts
from rulewright.text.describe import Described, describe
from rulewright.text.things import things_in

SPECTATOR: Final = -1
T = TypeVar("T")


class Shown:
    """A match with the people at it, ready to be shown. What several readers get is made once."""

    def __init__(self, match: LiveMatch, seats: list[Seat], free_undo: bool, language: str) -> None:
        self.match = match
        self.seats = seats
        self.free_undo = free_undo
        self.language = language
        self.orders: dict[int, dict[str, str]] = {}
        """Standing orders: by seat, the key for each decision."""
        self.lessons: Lessons | None = None
        """Of a guided game."""
        self._made: dict[tuple[Any, ...], Any] = {}
        self._made_at = -1
        self._names: dict[str, list[str]] = {}
        self._texts: dict[str, list[tuple[str, str]]] = {}
        self._heads: dict[tuple[int | None, str], dict[str, SceneHead]] = {}
        """By eyes and language, the scenes that are over."""
        self._tales = Tales(match)
        self.trail = Trail()

    def apply(self, event: Event, after: State | None = None, looked_at: bool = False) -> None:
        """Moves the match on. The texts of a log that is written anew are forgotten.

        While somebody looks, the state that is left behind is kept for those who are told late.
        """
        match = self.match
        if looked_at and match.playing and event.kind == "choice":
            left = match.state if after is not None else match.state.copy()
            self.trail.note(Passing(match.chosen, event.number, left, match.turn, event.at))
        elif event.kind != "seat":
            self.trail.clear()
        match.apply(event, after)
        if match.rewritten == event.number:
            self._texts.clear()
            self._heads.clear()

    def rest(self) -> None:
        """Forgets what was made for those who looked, and takes less room, as nobody looks any more."""
        for made in (self._made, self._texts, self._heads):
            made.clear()
        self._tales.forget()
        self.match.rest()

    def reseat(self, seats: list[Seat]) -> None:
        """Takes over who sits at the table now; lines that name them are put into words again."""
        if seats != self.seats:
            self.seats = seats
            self._names.clear()
            self._texts.clear()
            self._heads.clear()
            self._made.clear()

    # One reader's update

    def update(self, eyes: int | None, locale: str, since: int, yours: list[int], now: int) -> Update:
        """The table as these eyes see it; `since` is the number of the event that they have, -1 for none."""
        match, count = self.match, self.counting(yours)
        version = count.of(match.version)
        fresh = since < match.rewritten or since > match.version
        told = self.story(eyes, locale, self.last_act(eyes, count) if fresh else since, count)
        read = -1 if fresh else since
        return Update(
            version=version,
            fresh=fresh,
            eyes=eyes,
            view=self.view(eyes),
            asked=self.asked(eyes, locale, count),
            yours_waiting=[seat for seat in yours if seat in match.questions],
            waiting=self.waiting(eyes),
            stage=self.stage(locale),
            lines=self.lines(eyes, locale, read, count),
            heads=self.heads(eyes, locale, read),
            undo=self.undo(eyes),
            clocks=self.clocks(eyes, now),
            orders=self.told_orders(eyes, locale),
            since=count.of(match.acted.get(eyes, 0)) if eyes is not None else version,
            turn=match.turn,
            thinking=[seat for seat in match.shown_waiting if self.seats[seat].kind == "bot"],
            held_up_by=match.held_up_by(eyes) if eyes is not None else None,
            result=self.result(locale),
            story=[event_info(event, self._cause(eyes, event, count)) for event in told.events],
            scenes=[scene_info(scene) for scene in told.scenes],
            lesson=self.lesson(yours),
            passed=[] if fresh else self.trail.since(since, eyes, count),
        )

    def lesson(self, yours: list[int]) -> LessonNow | None:
        """The present lesson of a guided game, for its pupil."""
        lessons = self.lessons
        return lessons.told(self.match) if lessons is not None and lessons.course.pupil in yours else None

    def counting(self, own: Collection[int]) -> Counting:
        """How somebody with these seats counts the events of the match."""
        return Counting(self.match.quick, own)

    def names(self, locale: str) -> list[str]:
        """What the players are called."""
        if locale not in self._names:
            self._names[locale] = told_names(self.seats, locale)
        return self._names[locale]

    def view(self, eyes: int | None) -> dict[str, Any]:
        return self._once(("view", eyes), lambda: shown_view(self.match.state, eyes))

    def known_to(self, seat: int) -> State:
        """The table as a seat may know it, with everything else drawn anew; not to be changed."""
        return self._once(("known", seat), lambda: known_to(self.match.state, seat))

    def asked(self, eyes: int | None, locale: str, count: Counting) -> Asked | None:
        """The question to the seat of these eyes."""
        if eyes is None or eyes not in self.match.questions:
            return None
        pending = self.match.state.decision(eyes)
        assert pending is not None
        own, names = self.words(locale), self.names(locale)
        return Asked(
            seat=eyes,
            name=pending.name,
            title=title_of(own, pending.name),
            prompt=own.prompt(pending),
            why=own.prompt_part(pending, "why"),
            first=own.prompt_part(pending, "first"),
            version=count.of(self.match.questions[eyes].version),
            rules=[RuleRef(rule, own.rule(rule).title) for rule in pending.rules],
            options=[Offer(key, own.option(pending.name, key, names)) for key in pending.options],
            secret=pending.secret,
            default=pending.default,
            orderable=self.match.may_be_ordered(pending.name),
        )

    def waiting(self, eyes: int | None) -> list[int]:
        """Whoever is asked, as far as these eyes may know: of those who are asked in a window, only themselves."""
        shown = self.match.shown_waiting
        return [seat for seat in self.match.waiting if seat == eyes or seat in shown]

    def stage(self, locale: str) -> str:
        """What is going on, in words, if everybody may know."""
        stage = self.match.shown_stage
        return title_of(self.words(locale), stage) if stage else ""

    def lines(self, eyes: int | None, locale: str, since: int, count: Counting) -> list[Line]:
        """The lines after event `since` that these eyes may read, with the numbers that the reader knows."""
        page, reader = self._page(eyes, since, count), self.reader(eyes, locale)
        made = self._lines_in(self.language or locale)
        mine = {at for at in page.readable if eyes is not None and seat_of(page.lines[at]) == eyes}
        return lines_told(page, reader, lambda at: made[at][at in mine], self.heads(eyes, locale, since))

    def heads(self, eyes: int | None, locale: str, since: int) -> list[SceneHead]:
        """The scenes to which lines after event `since` belong, as the log tells them."""
        language = self.language or locale
        tale, known = self.tale(eyes), self._heads.setdefault((eyes, language), {})
        key = ("heads", eyes, language, since)
        return self._once(key, lambda: heads_told(tale, tale.place_after(since), self.reader(eyes, locale), known))

    def _page(self, eyes: int | None, since: int, count: Counting) -> Page:
        """The lines after event `since`, as these eyes may read them."""
        lines, tale = self.match.lines, self.tale(eyes)
        first = bisect_right(lines, since, key=lambda line: line.number)
        readable = [at for at in range(first, len(lines)) if lines[at].only in (EVERYBODY, eyes)]
        return Page({at: self._counted(lines[at], count) for at in readable}, readable, tale, tale.place_after(since))

    def _counted(self, line: Logged, count: Counting) -> Logged:
        """The line as one of the event that the reader knows."""
        known = self.match.events[count.part_of(line.number) - 1]
        number, cause = count.of(line.number), cause_told(line.told, known.seat, known.cause)
        return line if (number, cause) == (line.number, line.cause) else line._replace(number=number, cause=cause)

    def _lines_in(self, language: str) -> list[tuple[str, str]]:
        """All lines in a language, as others read them and as the seat that did it; only new ones are made."""
        made = self._texts.setdefault(language, [])
        fresh = self.match.lines[len(made) :]
        if fresh:
            own, names = self.words(language), self.names(language)
            made += [(own.log(line.told, names), own.log(line.told, names, seat_of(line))) for line in fresh]
        return made

    # The story

    def last_act(self, eyes: int | None, count: Counting) -> int:
        """The event up to which somebody who comes anew needs no story: the last that the seat of these eyes caused.

        Of a seat that has not acted, and for spectators, the one before the last, as they count.
        """
        acted = self.match.acted.get(eyes, 0) if eyes is not None else 0
        return count.last(count.of(acted) if acted else count.of(self.match.version) - 1)

    def story(self, eyes: int | None, locale: str, since: int, count: Counting) -> Telling:
        """What the lines after event `since` tell these eyes."""
        tale = self.tale(eyes)
        return told_safely(tale, tale.place_after(since), self.reader(eyes, locale), count.of)

    def _cause(self, eyes: int | None, told: NumberedEvent, count: Counting) -> Cause:
        """Who chose for the seat of an event; what a choice leads to for others was chosen by nobody in their place."""
        number = self.tale(eyes).number_at(told.id - 1)
        known = self.match.events[count.part_of(number) - 1]
        return known.cause if known.seat == told.event.seat else "player"

    def tale(self, eyes: int | None) -> Tale:
        """The story for these eyes up to the last line; not to be changed."""
        return self._tales.of(SPECTATOR if eyes is None else eyes)

    def scenes_in_words(self, eyes: int | None, locale: str) -> list[Described]:
        """The scenes since the last act of the seat of these eyes."""
        count = self.counting(() if eyes is None else (eyes,))
        told = self.story(eyes, locale, self.last_act(eyes, count), count)
        return scenes_in_words(told, self.reader(eyes, locale))

    def reader(self, eyes: int | None, locale: str) -> Reader:
        """Whoever reads the story, in the language of the table's log."""
        language = self.language or locale
        seat = SPECTATOR if eyes is None else eyes
        return Reader(self.words(language), self.names(language), seat, printed_of(self.match.game))

    def undo(self, eyes: int | None) -> UndoInfo:
        """What the seat of these eyes could take back."""
        match = self.match
        if eyes is None or not match.playing or not match.has_chosen(eyes):
            return UndoInfo()
        plain = only_bots_beside(self.seats, eyes)
        free = (self.free_undo or plain) and match.can_undo_freely(eyes)
        return UndoInfo(free=free, plain=plain and not free, consent=not free and not plain)

    def clocks(self, eyes: int | None, now: int) -> list[ClockInfo]:
        return self.match.clocks.told(now, set(self.waiting(eyes)), eyes)

    def position(self, eyes: int | None, locale: str) -> list[Section]:
        """The view in words."""

        def made() -> list[Section]:
            told = describe(self.match.setup.game, self.view(eyes), locale, self.names(locale))
            return [section_info(part) for part in [*self.scenes_in_words(eyes, locale), *told]]

        return self._once(("position", eyes, locale), made)

    def told_orders(self, eyes: int | None, locale: str) -> list[OrderInfo]:
        """The standing orders of the seat of these eyes."""
        orders = self.orders.get(eyes, {}) if eyes is not None else {}
        own, names = self.words(locale), self.names(locale)
        return [
            OrderInfo(name, title_of(own, name), key, own.option(name, key, names))
            for name, key in sorted(orders.items())
        ]

    def met(self, eyes: int, locale: str) -> list[MetDecision]:
        """The decisions that the seat has met and that standing orders can answer, in the order of the meeting."""
        own, names, key = self.words(locale), self.names(locale), self.match.game.key
        return [
            MetDecision(
                name, title_of(own, name), [Offer(key(code), own.option(name, key(code), names)) for code in codes]
            )
            for name, codes in self.match.met.get(eyes, {}).items()
        ]

    def result(self, locale: str) -> ResultInfo | None:
        """The result, once the rules have ended the match."""
        if not self.match.state.over:
            return None
        return self._once(
            ("result", locale),
            lambda: result_info(record_of(self.match.setup, self.match.events), self.names(locale), locale),
        )

    # Answers

    def refusal(self, refusal: Refusal, locale: str) -> RefusalInfo:
        """Why not, in words."""
        own = self.words(locale)
        title = own.rule(refusal.rule).title if refusal.rule else ""
        return RefusalInfo(
            refusal.rule,
            title,
            own.refusal(refusal),
            refusal.reason,
            dict(refusal.numbers),
            things_in(own, refusal.numbers),
            [Obstacle(own.refusal(one), things_in(own, one.numbers)) for one in refusal.obstacles],
        )

    def words(self, locale: str) -> Texts:
        """The texts of the game."""
        return texts(self.match.setup.game, locale)

    def _once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What is the same for all readers of a version is made for the first one."""
        if self._made_at != self.match.version:
            self._made.clear()
            self._made_at = self.match.version
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made


def title_of(own: Texts, decision: str) -> str:
    """The short name of a decision."""
    return own.message(f"frame-{decision}")


def section_info(part: Described) -> Section:
    return Section(part.title, part.lines, [section_info(inner) for inner in part.sections])


def seat_of(line: Logged) -> int | None:
    """The seat that did what a line tells."""
    seat = line.told.args.get("seat")
    return seat if isinstance(seat, int) else None
