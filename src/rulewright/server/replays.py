"""Replays: a match step by step, through the eyes that the reader may use.

While a match is played, its players look back through their own eyes and
spectators through nobody's, as far as they are allowed to see; what was sealed
stays sealed. After the end all eyes are open. Uploaded records are open to
whoever has their link. How records come and go is in `records`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, select

from rulewright.core.errors import BadContent, UnknownGame
from rulewright.core.narration import LogLine, told
from rulewright.core.record import Record, parts
from rulewright.core.registry import game, game_of_record, game_with
from rulewright.core.state import State
from rulewright.faces.facts import shown_view
from rulewright.faces.story import Reader
from rulewright.faces.telling import Tale, story_of
from rulewright.server import fidelity, history, tables
from rulewright.server.asked import shown_waiting
from rulewright.server.carrying import shown_record
from rulewright.server.context import Server
from rulewright.server.covers import Counting, late_events, seen_events
from rulewright.server.lines import Page, heads_told, lines_told
from rulewright.server.match import Logged, cause_told
from rulewright.server.problems import RequestProblem, words
from rulewright.server.recording import kept_choices, record_of
from rulewright.server.results import result_info
from rulewright.server.schema import TABLES, UPLOADS
from rulewright.server.steps import Step, scores_of, steps_of
from rulewright.server.story import event_info, printed_of, scene_info, scenes_in_words, told_safely
from rulewright.server.titles import table_name, title
from rulewright.server.updates import section_info
from rulewright.server.wire import (
    Badge,
    Cause,
    Frame,
    Frames,
    ReplayInfo,
    SeatInfo,
    StepInfo,
)
from rulewright.text import texts
from rulewright.text.describe import describe

SECOND: Final = 1000
MOST_FRAMES: Final = 60
"""The most frames of one request."""
BADGES: Final[tuple[Badge, ...]] = ("A", "B", "C", "D", "E", "F")
OVER: Final = ("finished", "ended")
EVERYBODY: Final = -1
CONTENT_ID: Final = re.compile(r"[0-9a-f]{12}")


class Replay(Struct):
    """A record, and what a certain reader may see of it."""

    id: str
    table: str
    name: str
    record: Record
    seats: list[SeatInfo]
    causes: list[Cause]
    """By step, who made the choice."""
    over: bool
    """Whether the match has ended: then all eyes are open."""
    eyes: list[int]
    """The seats through whose eyes the reader may look."""
    commitment: str
    at: int
    seed: str = ""
    """The secret seed and the nonces, once they are no secret any more."""
    nonces: list[str] = []
    numbers: list[int] = []
    """By step, the event that it is at the table, as the reader counts; of an upload, its own number."""
    merged: list[bool] = []
    """By choice, whether it is no step of its own to the reader but part of the one before; none of an upload is."""
    yours: list[int] = []
    """The seats that the reader has, or had."""

    def you(self, eyes: str) -> int:
        """The seat to which lines speak in the second person: the reader's own, never one that is only looked through;
        of several the one that looks. -1: none."""
        if eyes.isdecimal() and int(eyes) in self.yours:
            return int(eyes)
        return self.yours[0] if len(self.yours) == 1 else -1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def game(self) -> str:
        name: str = self.record[0]["game"]
        return name


# Finding


async def find(server: Server, id: str, person: str | None, locale: str, code: str = "") -> Replay:
    """The replay of a table or of an upload, as this person may see it; else there is nothing to be found."""
    if not tables.IDENTIFIER.fullmatch(id):
        raise RequestProblem("not-found", 404)
    latest = server.play.clock()

    def reading(connection: Connection) -> Replay:
        stored = history.load(connection, id)
        if stored is not None:
            return of_table(connection, stored, person, locale, code, latest)
        row = connection.execute(select(UPLOADS).where(UPLOADS.c.id == id)).one_or_none()
        if row is None:
            raise RequestProblem("not-found", 404)
        return of_upload(row, locale)

    return await server.store.read(reading)


def of_table(
    connection: Connection, stored: history.Stored, person: str | None, locale: str, code: str, latest: int
) -> Replay:
    """The replay of a table; raises if this person may not see it, or there is nothing to see yet."""
    facts, seats = stored.facts, stored.seats
    row = connection.execute(select(*tables.COLUMNS).where(TABLES.c.id == facts.id)).one()
    if not tables.visible(row, seats, person, code) or not stored.events:
        raise RequestProblem("not-found", 404)
    changed = row.rules != game(stored.setup.game).rules_version
    departure = fidelity.follow(stored).departure if changed else None
    yours = tables.seated(seats, person)
    if not yours and not facts.spectators:
        raise RequestProblem("no-spectators", 403)
    over = facts.status in OVER
    events = stored.events
    if not over and not yours and facts.delay > 0:
        events = late_events(events, latest - facts.delay * SECOND)
    elif not over:
        events = seen_events(events, yours, latest)
    if not events:
        raise RequestProblem("not-found", 404)
    if departure is not None and not over:
        raise RequestProblem("rules-changed", 409)
    names = tables.told_names(seats, locale)
    choices = kept_choices(events)
    count = Counting([event for event in events if event.quick], yours)
    merged = [not over and count.part_of(event.number) != event.number for event in choices]
    steps = [event for event, part in zip(choices, merged, strict=True) if not part]
    found = Replay(
        id=facts.id,
        table=facts.id,
        name=table_name(facts.name, facts.created, locale),
        record=record_of(stored.setup, events) if departure is None else shown_record(connection, stored, departure),
        seats=[tables.seat_info(at, seat, names[at], person, creator=False) for at, seat in enumerate(seats)],
        merged=merged,
        causes=[event.cause for event in steps],
        numbers=[count.of(event.number) for event in steps],
        over=over,
        eyes=list(range(len(seats))) if over else yours,
        yours=yours,
        commitment=row.commitment,
        at=row.ended or row.started,
    )
    if over:
        found.seed = connection.execute(select(TABLES.c.seed).where(TABLES.c.id == facts.id)).scalar_one()
        found.nonces = [nonce for _person, nonce in row.nonces]
    return found


def of_upload(row: Any, locale: str) -> Replay:
    """The replay of an upload; raises if the content that it was played with is not here any more."""
    check_content(row.record)
    header, entries = parts(row.record)
    players = header["players"]
    choices = sum("choice" in entry for entry in entries)
    names = [words(locale).message("seat-name", number=number) for number in range(1, players + 1)]
    given = header.get("seats")
    if isinstance(given, list) and len(given) == players and all(isinstance(name, str) and name for name in given):
        names = [name[:32] for name in given]
    seats = [SeatInfo(at, "person", BADGES[at % len(BADGES)], name) for at, name in enumerate(names)]
    found = Replay(
        id=row.id,
        table="",
        name=row.name or words(locale).message("upload-name"),
        record=row.record,
        seats=seats,
        causes=["player"] * choices,
        numbers=list(range(1, choices + 1)),
        over=True,
        eyes=list(range(players)),
        commitment=text_of(header.get("commitment")),
        at=row.created,
        seed=text_of(header.get("seed")),
    )
    if isinstance(header.get("nonces"), list):
        found.nonces = [text_of(nonce) for nonce in header["nonces"]]
    return found


def check_content(record: Record) -> None:
    """Raises if a record of unknown origin names content that is not here: what is missing, by its id."""
    header = record[0] if record else {}
    name, content = header.get("game"), header.get("content", "")
    if not isinstance(content, str) or not (content == "" or CONTENT_ID.fullmatch(content)):
        return  # no record of ours: whoever reads it finds that out
    try:
        game_with(name, content)
    except UnknownGame:
        return
    except BadContent:
        code = "content-missing" if content else "box-missing"
        raise RequestProblem(code, 409, game=title(str(name), "en") or str(name), content=content) from None


def text_of(value: object) -> str:
    """A text from a header of unknown origin."""
    return value[:200] if isinstance(value, str) else ""


# Telling. These take a while: `retelling` has a worker do it.


def info(found: Replay, locale: str) -> ReplayInfo:
    """The whole replay for its scrub bar."""
    steps, finished = step_infos(found, locale)
    result = result_info(found.record, found.names, locale) if finished else None
    return ReplayInfo(
        id=found.id,
        table=found.table,
        game=found.game,
        name=found.name,
        players=found.seats,
        options=found.record[0]["options"],
        content=found.record[0].get("content", ""),
        steps=steps,
        eyes=found.eyes,
        all_seeing=found.over,
        finished=found.over,
        result=result,
        stages=result.stages if result is not None else [],
        commitment=found.commitment,
        at=found.at,
    )


def step_infos(found: Replay, locale: str) -> tuple[list[StepInfo], bool]:
    """All steps, and whether the rules have ended the game.

    While the match is played, neither points nor who answered in secret is told.
    """
    tale = Tale(story_of(game_of_record(found.record[0])))
    infos: list[StepInfo] = []
    weights: list[float] = []
    before: list[float] = []
    secret: set[int] = set()
    for step in shown_steps(found):
        lines = [line for line in step.lines if readable(found, line)]
        scores = scores_of(step.state) if found.over else []
        gained = sum(abs(new - old) for new, old in zip(scores, before or scores, strict=True))
        hidden = step.seat in secret and not found.over and step.seat not in found.eyes
        for line in step.lines:
            if line.only == EVERYBODY:
                tale.hear(told(step.state, line), step.number)
        marks = list(dict.fromkeys(line.message for line in lines))
        weights.append(len(lines) + gained)
        infos.append(StepInfo(step.number, None if hidden else step.seat, step.turn, scores, 0.0, marks))
        before = scores
        secret = asked_in_secret(step.state)
    most = max(weights[1:], default=0.0) or 1.0
    for each, weight in zip(infos, weights, strict=True):
        each.weight = round(min(1.0, weight / most), 3)
    if tale.spans:
        mark_scenes(infos, tale, reader_of(found, locale, found.you("")))
    return infos, step.state.over


def mark_scenes(infos: list[StepInfo], tale: Tale, reader: Reader) -> None:
    """Notes scenes at the steps in which they begin: their titles, and with which step they end."""
    ends = {span.id: span.end if span.over else len(tale.lines) for span in tale.spans}
    for scene in told_safely(tale, 0, reader).scenes:
        info = infos[scene.number]
        info.scene = info.scene or scene.scene.title
        info.until = tale.number_at(ends[scene.id] - 1)


def asked_in_secret(state: State) -> set[int]:
    """The seats of which nobody else may know that they answer what they are asked now, and when."""
    asked = {seat: state.asked_of(seat) for seat in state.waiting}
    return {seat for seat, decision in asked.items() if decision is not None and (decision.secret or decision.window)}


def readable(found: Replay, line: LogLine) -> bool:
    """Whether the reader may know of a line at all, with some of their eyes."""
    return line.only == EVERYBODY or line.only in found.eyes


def frames(found: Replay, first: int, last: int, eyes: str, locale: str) -> list[Frame]:
    """The table after each of these steps. `eyes`: a seat, `none` for a spectator's, `all` for everything."""
    seats = seats_seen(found, eyes)
    last = min(last, first + MOST_FRAMES - 1)
    made: list[Frame] = []
    tale = Tale(story_of(game_of_record(found.record[0])))
    reader = reader_of(found, locale, found.you(eyes))
    for step in shown_steps(found):
        if step.number > last:
            break
        for line in step.lines:
            if line.only == EVERYBODY or line.only in seats:
                tale.hear(told(step.state, line), step.number)
        if step.number >= first:
            made.append(frame(found, step, eyes, seats, reader, tale))
    return made


def reader_of(found: Replay, locale: str, you: int) -> Reader:
    """Whoever reads a replay; `you` is the seat to which it speaks in the second person, -1 for none."""
    rules = game_of_record(found.record[0])
    return Reader(texts(found.game, locale, rules.content), found.names, you, printed_of(rules))


def told_frames(found: Replay, first: int, last: int, eyes: str, locale: str) -> Frames:
    """`frames`, as they are sent."""
    return Frames(frames(found, first, last, eyes, locale))


def shown_steps(found: Replay) -> Iterator[Step]:
    """The steps as the reader counts them: what is part of the step before is told with it."""
    first: Step | None = None
    lines: list[LogLine] = []
    number = 0
    for step in steps_of(found.record):
        first = first or step
        lines += step.lines
        if any(found.merged[step.number : step.number + 1]):
            continue
        yield Step(number, first.seat, step.turn, lines, step.state)
        first, number, lines = None, number + 1, []


def step_at(found: Replay, event: int) -> int:
    """The step at which the table stood after an event; what was taken back since is no step."""
    return bisect_right(found.numbers, event)


def seats_seen(found: Replay, eyes: str) -> list[int]:
    """The seats whose knowledge these eyes have; raises if they are not the reader's."""
    if eyes == "none":
        return []
    if eyes == "all" and found.over:
        return found.eyes
    if eyes.isdecimal() and int(eyes) in found.eyes:
        return [int(eyes)]
    raise RequestProblem("forbidden", 403)


def frame(found: Replay, step: Step, eyes: str, seats: list[int], reader: Reader, tale: Tale) -> Frame:
    """The table after a step; `tale` is the story up to there."""
    state = step.state
    view = shown_view(state, seats[0] if eyes.isdecimal() else None)
    waiting = shown_waiting(state)
    first = tale.place_after(step.number - 1)
    story = told_safely(tale, first, reader)
    page = Page(*logged(found, step, seats), tale, first)
    heads = heads_told(tale, first, reader, {})
    own, cause = reader.words, found.causes[step.number - 1] if step.number else "player"
    described_view = describe(found.game, view, reader.words.locale, found.names)
    return Frame(
        step=step.number,
        view=view,
        lines=lines_told(page, reader, lambda at: own.log(page.lines[at].told, reader.names, reader.eyes), heads),
        heads=heads,
        waiting=sorted({*waiting, *(seat for seat in state.waiting if seat in seats)}),
        turn=step.turn,
        position=[section_info(part) for part in [*scenes_in_words(story, reader), *described_view]],
        hands=[shown_view(state, seat) for seat in seats] if eyes == "all" else [],
        story=[event_info(told, cause if told.event.seat == step.seat else "player") for told in story.events],
        scenes=[scene_info(scene) for scene in story.scenes],
    )


def logged(found: Replay, step: Step, seats: Collection[int]) -> tuple[dict[int, Logged], list[int]]:
    """The lines of a step, and the places of those that these seats may read; their number is that of the step."""
    lines: dict[int, Logged] = {}
    for at, line in enumerate(step.lines):
        said = told(step.state, line)
        cause = cause_told(said, step.seat, found.causes[step.number - 1]) if step.number else "player"
        lines[at] = Logged(said, line.only, step.number, step.turn, cause)
    return lines, [at for at, line in lines.items() if line.only == EVERYBODY or line.only in seats]
