"""Scenes of Ethnos: the scoring of an Age, step by step, and the end of the game with what decided it.

Both are made of the lines of the log alone, so a scene that stops for a raid goes on where it stood, and the replay
shows the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.ethnos.ids import KINGDOMS

SHORT: Final = 800
LONG: Final = 1400
"""How long a step is shown at normal pace, in milliseconds."""
ROMAN: Final = ("", "I", "II", "III")
TRIBAL: Final = {"giants": "gains_giant", "merfolk": "gains_merfolk", "orcs": "gains_orcs"}
"""What Tribes bring at the end of an Age, and the lines that tell it."""
ICONS: Final = {"giants": "giant", "merfolk": "merfolk", "orcs": "orc", "bands": "band", "kingdoms": "castle"}


class Gain(NamedTuple):
    """Glory of a seat from one source; in a Kingdom with markers and place."""

    seat: int
    glory: int
    markers: int = 0
    place: int = 0


class BandScored(NamedTuple):
    """A Band of a seat: its Leader, the size that counts, its Glory."""

    seat: int
    leader: str
    size: int
    glory: int


class Scored:
    """The scoring of an Age as far as its lines tell it."""

    def __init__(self, lines: Sequence[Told], seats: int) -> None:
        self.seats = seats
        self.age = 0
        self.cards = [0] * seats
        self.before = [0] * seats
        self.kingdoms: dict[str, list[Gain]] = {kingdom: [] for kingdom in KINGDOMS}
        self.tribes: dict[str, list[Gain]] = {source: [] for source in TRIBAL}
        self.raiders: list[tuple[int, int]] = []
        self.waiters: list[tuple[int, int]] = []
        self.bands: list[BandScored] = []
        self.next_first: int | None = None
        for line in lines:
            self.hear(line)

    def hear(self, line: Told) -> None:
        message, args = line.message.removeprefix("log-"), line.args
        seat, number = number_of(args, "seat"), number_of(args, "number")
        if message == "age_ends":
            self.age = number_of(args, "age")
        elif message == "scatters":
            self.cards[seat], self.before[seat] = number, number_of(args, "glory")
        elif message == "gains_kingdom":
            gain = Gain(seat, number, number_of(args, "markers"), number_of(args, "place"))
            self.kingdoms[str(args["kingdom"])].append(gain)
        elif message == "raids":
            self.raiders.append((seat, number))
        elif message == "waits":
            self.waiters.append((seat, number))
        elif message == "band_scored":
            self.bands.append(BandScored(seat, str(args["card"]), number_of(args, "size"), number))
        elif message == "first_player":
            self.next_first = seat
        for source, told in TRIBAL.items():
            if message == told:
                self.tribes[source].append(Gain(seat, number))

    def sums(self, gains: Sequence[Gain]) -> list[int]:
        """What each seat gained."""
        return [sum(gain.glory for gain in gains if gain.seat == seat) for seat in range(self.seats)]

    def band_gains(self, seat: int | None = None) -> list[Gain]:
        return [Gain(band.seat, band.glory) for band in self.bands if seat is None or band.seat == seat]

    def sources(self) -> dict[str, list[int]]:
        """What each seat gained in this Age, by source: Kingdom by Kingdom, Tribes, Bands."""
        found = {kingdom: self.sums(gains) for kingdom, gains in self.kingdoms.items()}
        found |= {source: self.sums(gains) for source, gains in self.tribes.items()}
        return {**found, "bands": self.sums(self.band_gains())}

    def track(self) -> list[int]:
        """Where each seat stands on the Glory track after all that was told."""
        gained = self.sources().values()
        return [self.before[seat] + sum(row[seat] for row in gained) for seat in range(self.seats)]


def number_of(args: dict[str, int | str | list[str]], name: str) -> int:
    return int(str(args.get(name, -1)))


def say(reader: Reader, id: str, seat: int | None = None, rival: int | None = None, **args: Any) -> str:
    """A message about people; to whom it speaks of it says "you", in `.you` to the seat, in `.rival` to the rival."""
    words = reader.words
    people = words.person("player", reader.names[seat]) if seat is not None else {}
    if rival is not None:
        people |= words.person("rival", reader.names[rival])
    role = {seat: "you", rival: "rival"}.get(reader.eyes, "")
    spoken = f"{id}.{role}" if role and words.catalogue.has_attribute(id, role) else id
    return words.message(spoken, **{**people, **args})


def kingdom_args(reader: Reader, kingdom: str) -> dict[str, Any]:
    return reader.words.named({"kingdom": kingdom})


def plus(glory: int) -> str:
    return f"+{glory}" if glory else "0"


class AgeScoring:
    """The end of an Age, from the third Dragon on: Kingdom by Kingdom, Tribes, Bands, sums (ET-350 to ET-382)."""

    name = "age_scoring"

    def begins(self, line: Told) -> bool:
        return line.message == "log-dragon" and line.args.get("number") == 3

    def ends(self, line: Told) -> bool:
        return line.message == "log-first_player"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        scored = Scored(lines, len(reader.names))
        if not scored.age:
            return None
        title = say(reader, "scene-age-title", age=ROMAN[scored.age])
        steps = list(self.steps(scored, over, reader))
        result = age_result(scored, reader) if over else None
        return Scene(self.name, title, "board", list(range(scored.seats)), steps, result)

    def steps(self, scored: Scored, over: bool, reader: Reader) -> Iterator[SceneStep]:
        track = scored.before[:]
        for step, gains in self.gaining(scored, over, reader):
            gained = scored.sums(gains)
            track = [before + glory for before, glory in zip(track, gained, strict=True)]
            step.data |= {"age": scored.age, "gains": gained, "track": track[:], "before": scored.before}
            step.data |= {"group": group_of(step, reader), "sums": sums_so_far(scored.before, track, reader)}
            if step.id.startswith("bands"):
                step.rows = [bands_row(scored, int(str(step.data["seat"])), reader)]
            elif gains or step.id in KINGDOMS:
                step.rows = [gains_row(step, scored, gains, reader)]
            yield step

    def gaining(self, scored: Scored, over: bool, reader: Reader) -> Iterator[tuple[SceneStep, list[Gain]]]:
        """The steps in the order of ET-350, each with what it brings."""
        hands = SceneStep("hands", say(reader, "scene-hands"), SHORT, say(reader, "scene-hands.text"), ["hand"])
        hands.data = {"cards": scored.cards}
        yield hands, []
        for kingdom, gains in scored.kingdoms.items():
            yield kingdom_step(kingdom, gains, reader), gains
        for source in ("giants", "merfolk"):
            gains = scored.tribes[source]
            if gains:
                texts = [say(reader, f"scene-{source}-gain", gain.seat, number=gain.glory) for gain in gains]
                places = [f"merfolk-{gain.seat}" if source == "merfolk" else f"panel-{gain.seat}" for gain in gains]
                yield SceneStep(source, say(reader, f"scene-{source}"), SHORT, " ".join(texts), places), gains
        if scored.raiders or scored.waiters or not (over or scored.bands):
            yield raid_step(scored, reader), scored.tribes["orcs"]
        for seat in range(scored.seats) if over or scored.bands else ():
            yield bands_step(scored, seat, reader), scored.band_gains(seat)


def kingdom_step(kingdom: str, gains: Sequence[Gain], reader: Reader) -> SceneStep:
    """ET-355: who is paid for which place."""
    told = [place_told([gain for gain in gains if gain.place == place], reader) for place in places_of(gains)]
    text = ", ".join(told) + "." if told else say(reader, "scene-nobody")
    lit = [f"kingdom:{kingdom}", *(f"pile-{kingdom}-{gain.seat}" for gain in gains)]
    step = SceneStep(kingdom, reader.words.name("kingdom", kingdom), LONG, text[0].upper() + text[1:], lit)
    step.data = {"kingdom": kingdom, "places": {str(gain.seat): gain.place for gain in gains}}
    return step


def places_of(gains: Sequence[Gain]) -> list[int]:
    return sorted({gain.place for gain in gains})


def place_told(gains: Sequence[Gain], reader: Reader) -> str:
    """Who is paid for a place; those who share it together."""
    first = gains[0]
    if len(gains) == 1:
        return say(reader, "scene-kingdom-gain", first.seat, number=first.glory, place=first.place)
    names = [say(reader, "scene-player", gain.seat) for gain in gains]
    shared = reader.words.catalogue.listed(names)
    return say(reader, "scene-kingdom-share", names=shared, number=first.glory, place=first.place)


def raid_step(scored: Scored, reader: Reader) -> SceneStep:
    """ET-302 to ET-305: who raids and who waits; nobody yet while it is being decided."""
    glory = {gain.seat: gain.glory for gain in scored.tribes["orcs"]}
    told = [
        say(reader, "scene-orcs-raid", seat, number=glory.get(seat, 0), markers=markers)
        for seat, markers in scored.raiders
    ]
    told += [say(reader, "scene-orcs-wait", seat, markers=markers) for seat, markers in scored.waiters]
    text = " ".join(told) or say(reader, "scene-orcs-open")
    places = [f"horde-{seat}" for seat, _ in [*scored.raiders, *scored.waiters]]
    return SceneStep("orcs", say(reader, "scene-orcs"), SHORT, text, places or ["hordes"])


def bands_step(scored: Scored, seat: int, reader: Reader) -> SceneStep:
    """ET-380: the Bands of one player; those without Glory are left out."""
    bands = [band for band in scored.bands if band.seat == seat]
    glory = sum(band.glory for band in bands)
    text = say(reader, "scene-bands-gain" if bands else "scene-bands-none", seat, number=glory, bands=len(bands))
    step = SceneStep(f"bands-{seat}", say(reader, "scene-bands"), LONG, text, [f"bands-{seat}"])
    step.data = {"seat": seat, "bands": [band._asdict() for band in bands]}
    return step


def group_of(step: SceneStep, reader: Reader) -> str:
    """What a step belongs to, in words: hands, Kingdoms, Tribes, Bands."""
    if step.id in KINGDOMS:
        return say(reader, "scene-end-kingdoms")
    return say(reader, "scene-tribes") if step.id in TRIBAL else step.label


def sums_so_far(before: Sequence[int], track: Sequence[int], reader: Reader) -> list[dict[str, Any]]:
    """What each seat has gained until now, and where it stands."""
    gained = [now - then for now, then in zip(track, before, strict=True)]
    rows = [sum_row("so-far", gained, reader, plus), sum_row("track", track, reader, str)]
    return [asdict(row) for row in rows]


def bands_row(scored: Scored, upto: int, reader: Reader) -> Row:
    """The Glory for Bands of the seats up to this one; of the others it is still to come."""
    gained = scored.sums(scored.band_gains())
    cells = [Cell(seat, plus(glory) if seat <= upto else "·") for seat, glory in enumerate(gained)]
    return Row("bands", say(reader, "scene-bands"), ICONS["bands"], cells)


def gains_row(step: SceneStep, scored: Scored, gains: Sequence[Gain], reader: Reader) -> Row:
    """What a step brings to each seat."""
    icon = step.id if step.id in KINGDOMS else ICONS[step.id]
    told = {gain.seat: gain for gain in gains}
    cells = []
    for seat, glory in enumerate(scored.sums(gains)):
        gain = told.get(seat)
        text = say(reader, "scene-rank", markers=gain.markers, place=gain.place) if gain and gain.place else ""
        cells.append(Cell(seat, plus(glory), text=text))
    return Row(step.id, step.label, icon, cells)


def age_result(scored: Scored, reader: Reader) -> SceneResult:
    """The sum: who has most Glory now, what that hung on, who begins the next Age."""
    track = scored.track()
    order = sorted(range(scored.seats), key=lambda seat: track[seat], reverse=True)
    rows = [sum_row("sum", [track[seat] - scored.before[seat] for seat in range(scored.seats)], reader, plus)]
    rows.append(sum_row("track", track, reader, str))
    changes = []
    if scored.next_first is not None:
        text = say(reader, "scene-next", scored.next_first, age=ROMAN[scored.age + 1])
        changes.append(SceneChange("leader", text, [f"panel-{scored.next_first}"], "ET-101"))
    headline = age_headline(scored.age, track, order, reader)
    return SceneResult(headline, age_because(scored, track, order, reader), rows, changes)


def sum_row(id: str, numbers: Sequence[int], reader: Reader, written: Any) -> Row:
    return Row(id, say(reader, f"scene-{id}"), "", [Cell(seat, written(value)) for seat, value in enumerate(numbers)])


def age_headline(age: int, track: Sequence[int], order: Sequence[int], reader: Reader) -> str:
    """Whose Age it was; to somebody else also where they stand."""
    first, second = order[0], order[1]
    args: dict[str, Any] = {"age": ROMAN[age], "glory": track[first]}
    if track[first] == track[second]:
        return say(reader, "scene-age-level", first, second, **args)
    own = track[reader.eyes] if 0 <= reader.eyes < len(track) else track[second]
    id = "scene-age-won" if reader.eyes >= 0 else "scene-age-seen"
    return say(reader, id, first, second, **args, own=own, gap=track[first] - track[second])


def age_because(scored: Scored, track: Sequence[int], order: Sequence[int], reader: Reader) -> str:
    """The smallest gain of the leader without which somebody else would lead; else the largest of all."""
    first, second = order[0], order[1]
    margin = track[first] - track[second]
    causes = causes_of(scored, first)
    if not causes or not margin:
        return ""
    decisive = [cause for cause in causes if cause[1] > margin]
    source, glory = min(decisive, key=lambda cause: cause[1]) if decisive else max(causes, key=lambda cause: cause[1])
    cause = cause_told(source, glory, scored, first, reader)
    if decisive:
        return say(
            reader, "scene-without", first, second, cause=cause, number=track[first] - glory, theirs=track[second]
        )
    return say(reader, "scene-even-without", first, second, cause=cause, gap=margin - glory)


def causes_of(scored: Scored, seat: int) -> list[tuple[str, int]]:
    """What a seat gained in this Age: each Kingdom, each Tribe's influence, its best Band."""
    gained = [(source, row[seat]) for source, row in scored.sources().items() if source != "bands"]
    best = max((band.glory for band in scored.bands if band.seat == seat), default=0)
    return [(source, glory) for source, glory in [*gained, ("band", best)] if glory]


def cause_told(source: str, glory: int, scored: Scored, seat: int, reader: Reader) -> str:
    if source in KINGDOMS:
        return say(reader, "scene-cause-kingdom", number=glory, **kingdom_args(reader, source))
    sizes = [band.size for band in scored.bands if band.seat == seat and band.glory == glory]
    return say(reader, f"scene-cause-{source}", number=glory, size=max(sizes, default=0))


SOURCES: Final = ("kingdoms", "bands", "giants", "merfolk", "orcs")


class GameEnd:
    """The end of the game: the final places, and what decided it (ET-440 to ET-447)."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return line.message in ("log-game_over", "log-skeleton_victory")

    def ends(self, line: Told) -> bool:
        return line.message == "log-ranked" and line.args.get("last") == 1

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        ranked = [line.args for line in lines if line.message == "log-ranked"]
        if not over or not ranked:
            return None
        winners = [number_of(args, "seat") for args in ranked if args["place"] == 1]
        names = reader.words.catalogue.listed([reader.names[seat] for seat in winners])
        headline = (
            say(reader, "scene-end-won", winners[0])
            if len(winners) == 1
            else say(reader, "scene-end-shared", names=names)
        )
        rows = [end_row(source, ranked, reader) for source in (*SOURCES, "number")]
        skeletons = lines[0].message == "log-skeleton_victory"
        because = say(reader, "scene-end-skeletons", winners[0]) if skeletons else end_because(ranked, winners, reader)
        result = SceneResult(headline, because, [row for row in rows if any(cell.value != "0" for cell in row.cells)])
        seats = [number_of(args, "seat") for args in ranked]
        return Scene(self.name, say(reader, "scene-end-title"), "end", seats, [], result)


def end_row(source: str, ranked: Sequence[dict[str, Any]], reader: Reader) -> Row:
    cells = [Cell(number_of(args, "seat"), str(args[source])) for args in ranked]
    return Row(source, say(reader, f"scene-end-{source}"), ICONS.get(source, ""), cells)


def end_because(ranked: Sequence[dict[str, Any]], winners: Sequence[int], reader: Reader) -> str:
    """The source in which the winner was furthest ahead of the next, and what would be without that lead."""
    if len(winners) > 1 or len(ranked) < 2:
        return ""
    first, second = ranked[0], ranked[1]
    winner, rival = number_of(first, "seat"), number_of(second, "seat")
    margin = number_of(first, "number") - number_of(second, "number")
    if not margin:
        return say(reader, "scene-end-tie", winner, rival, number=first["number"])
    source = max(SOURCES, key=lambda name: number_of(first, name) - number_of(second, name))
    lead = number_of(first, source) - number_of(second, source)
    args = {"source": say(reader, f"scene-end-{source}"), "number": first[source], "theirs": second[source]}
    id = "scene-end-decided" if lead > margin else "scene-end-ahead"
    return say(reader, id, winner, rival, **args, gap=abs(margin - lead), margin=margin)
