"""The scene of a battle: line-up, one step for each draw of all who fight, the five steps of the outcome, the result.

What was drawn together stands together. The data of each step has all lanes with their columns as they are after it, so
whoever draws the scene needs no other step; `data` says what is in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.scenes import piece_told
from rulewright.faces.speech import name_of, seat_in, sentences, word
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.wonderland.face.story.cause import because
from rulewright.games.wonderland.face.story.fight import OUTCOME, Column, Fight, Lane, Stage
from rulewright.games.wonderland.face.story.words import Speech, piece
from rulewright.games.wonderland.outcome.places import share_of

LINEUP_MS: Final = 1200
DRAW_MS: Final = 1200
OUTCOME_MS: Final = 1000
SILENT: Final = frozenset(
    {
        "battle_begins", "musters", "lines_up", "draw_begins", "draws", "keeps_drawn", "plays", "forced", "battle_over",
        "drew_quest", "discarded_quest", "market_card",
    }
)  # fmt: skip
"""Lines that the rows of a step tell, or the log alone."""
IN_COLUMNS: Final = frozenset(
    {
        "blocks", "madness_works", "poison_works", "loses", "halts", "waits", "chip_raised", "chip_lowered",
        "chip_times", "chip_capped", "strength_by",
    }
)  # fmt: skip
"""Lines that the column of a draw tells in its own words."""
ICONS: Final = {
    "wins_vp": "vp", "chooses_vp": "vp", "second_vp": "vp", "vp_by": "vp", "forge_vp": "vp", "rose_forged": "vp",
    "castle_built": "castle", "castle_laid": "castle", "castle_raised": "castle", "no_castle": "castle",
    "castle_value": "castle", "completes_feat": "quest", "rose_feat": "quest", "draws_quests": "quest",
    "forges": "forge", "unlocks": "ability", "leader_grows": "leader", "leader_at_top": "shard", "shard_by": "shard",
    "drops_shards": "shard", "shield_mended": "shield", "drops_madness": "madness", "wager_right": "wager",
    "wager_wrong": "wager", "wager_void": "wager", "frees_supporters": "supporter", "places": "supporter",
    "relocates": "supporter", "flies": "figure", "figure_goes": "figure", "places_figure": "figure",
    "recruits_figure": "figure", "friend_comes": "figure",
}  # fmt: skip


class BattleScene:
    """Battles, from the line-up to the clean-up."""

    name = "war_battle"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "battle_begins"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "battle_over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        fight = Fight(lines, reader.printed["forge_symbols"])
        if not fight.lanes:
            return None
        teller = Teller(fight, Speech(reader))
        result = teller.result() if over or fight.over else None
        waits = not fight.uncontested
        return Scene(self.name, teller.title(), "versus", list(fight.lanes), teller.steps(), result, waits)


class Teller:
    """A battle in one reader's words."""

    def __init__(self, fight: Fight, speech: Speech) -> None:
        self.fight = fight
        self.speech = speech

    def title(self) -> str:
        return self.speech.say("war_battle", region=self.fight.region)

    # Steps

    def steps(self) -> list[SceneStep]:
        return [self.step(stage) for stage in self.fight.stages]

    def step(self, stage: Stage) -> SceneStep:
        label = self.label(stage)
        return SceneStep(
            stage.id,
            label,
            LINEUP_MS if stage.id == "start" else DRAW_MS if stage.id.startswith("draw:") else OUTCOME_MS,
            self.sentence(stage),
            lit=[f"region:{self.fight.region}"],
            rows=[Row(stage.id, label, "", [self.cell(stage, lane) for lane in stage.lanes])],
            data=self.data(stage),
        )

    def label(self, stage: Stage) -> str:
        kind, _, number = stage.id.partition(":")
        return self.speech.say(f"battle-{kind}", number=int(number or 0))

    def data(self, stage: Stage) -> dict[str, Any]:
        """What the drawing of the lanes wants to know.

        `lanes`: for each participant the fields of `Lane`, `units` (their number) and `now` (place, VP and forge
        actions if the battle ended now); `draws` in it are the columns, each with the fields of `Column`. `done`: the
        steps of the outcome that have come. `deeds`: what was told in this step, each with its seat. `second`: the VP
        of somebody who is second alone.
        """
        fight = self.fight
        known = [each.id for each in fight.stages[: fight.stages.index(stage) + 1]]
        return {
            "region": fight.region,
            "round": fight.round,
            "turn": fight.turn,
            "points": fight.points,
            "second": int(share_of(fight.points, 1)),
            "resistance": fight.resistance,
            "number": int(stage.id.partition(":")[2] or 0),
            "wagers": list(fight.wagers),
            "uncontested": fight.uncontested,
            "lanes": stage.lanes,
            "leaders": stage.leaders,
            "done": [id for id in OUTCOME if id in known],
            "deeds": self.deeds(stage),
        }

    def deeds(self, stage: Stage) -> list[dict[str, Any]]:
        told = [line for line in stage.lines if name_of(line) not in SILENT]
        return [{"kind": name_of(line), "seat": seat_in(line), "text": self.speech.log(line)} for line in told]

    def cell(self, stage: Stage, lane: dict[str, Any]) -> Cell:
        """How one participant stands after a step, and what the draw of it brought."""
        seat = int(lane["seat"])
        if stage.id == "start":
            pieces = [f"wonderlandian:{figure}" for figure in lane["figures"]]
            return Cell(seat, str(lane["strength"]), pieces, self.start_text(lane))
        number = int(stage.id.partition(":")[2] or 0)
        found = next((column for column in lane["draws"] if column["number"] == number and number), None)
        if found is None:
            return Cell(seat, str(lane["strength"]), [], self.standing(lane))
        column = Column(**found)
        return Cell(seat, str(lane["strength"]), [piece(chip) for chip in column.chips], self.column_text(column))

    def standing(self, lane: dict[str, Any]) -> str:
        """The place of a participant, or whether the fight goes on."""
        if lane["place"]:
            return self.speech.say("battle-place", number=lane["place"])
        return self.speech.say(f"battle-{lane['status']}")

    def start_text(self, lane: dict[str, Any]) -> str:
        parts = [self.speech.say("battle-units", number=lane["units"])]
        if lane["leader"]:
            parts.append(self.speech.say("battle-leader", number=lane["leader"]))
        parts += [self.speech.words.name("wonderlandian", figure) for figure in lane["figures"]]
        if lane["castle"]:
            parts.append(self.speech.say("battle-castle", number=lane["castle"]))
        return ", ".join(parts)

    def column_text(self, column: Column) -> str:
        """`Rose (weak): +2`, `Madness: loses Supporter`, `Madness: blocked`."""
        chips = ", ".join(self.speech.chip(chip) for chip in ([column.chip] if column.chip else column.chips))
        if column.state in ("waited", "halted"):
            return self.speech.say(f"battle-{column.state}")
        if column.state == "played":
            powers = ", ".join(dict.fromkeys(self.speech.power(power) for power in column.powers))
            by = f" ({powers})" if powers else ""
            return f"{chips}: +{column.gain}{by}"
        if column.state == "drawn":
            return chips
        units = ", ".join(piece_told(unit_piece(unit), self.speech.reader) for unit in column.lost)
        what = "blocked" if column.state == "blocked" else "lost" if units else "nothing-lost"
        return f"{chips}: {self.speech.say(f'battle-{what}', units=(units,))}"

    # Sentences

    def sentence(self, stage: Stage) -> str:
        """What happened in a step, and who leads after a draw."""
        told = [self.speech.log(line) for line in stage.lines if name_of(line) not in SILENT]
        if stage.id == "start":
            return sentences([self.lineup(stage), *told])
        if not stage.id.startswith("draw:"):
            return sentences(told)
        drawn = [self.drawn(Lane(**fields(lane)), stage) for lane in stage.lanes]
        others = [self.speech.log(line) for line in stage.lines if name_of(line) not in SILENT | IN_COLUMNS]
        return sentences([*drawn, *others, self.lead(stage)])

    def lineup(self, stage: Stage) -> str:
        parts = [
            self.speech.say("battle-starts", seat=lane["seat"], strength=lane["strength"], number=lane["units"])
            for lane in stage.lanes
        ]
        return "; ".join(parts)

    def drawn(self, lane: Lane, stage: Stage) -> str:
        """`Ann draws a Rose: +2, strength 7`; empty if somebody drew nothing in this step."""
        number = int(stage.id.partition(":")[2])
        column = next((column for column in lane.draws if column.number == number), None)
        if column is None:
            return ""
        if not column.chips:
            return self.speech.say(f"battle-{column.state}-by", seat=lane.seat)
        text = self.column_text(column)
        if column.state == "played":
            return self.speech.say("battle-drew-to", seat=lane.seat, chips=(text,), strength=column.strength)
        return self.speech.say("battle-drew", seat=lane.seat, chips=(text,))

    def lead(self, stage: Stage) -> str:
        if len(stage.leaders) != 1:
            return self.speech.say("battle-level") if stage.leaders else ""
        seat = stage.leaders[0]
        return self.speech.say("battle-leads", seat=seat, strength=stage.strengths[seat])

    # The result

    def result(self) -> SceneResult:
        fight = self.fight
        rows = [self.strength_row(), self.drawn_row(), self.lost_row(), self.vp_row()]
        changes = [self.change(line) for line in fight.changes]
        return SceneResult(self.headline(), because(fight, self.speech), rows, changes)

    def headline(self) -> str:
        """`You win The Wabe by 3`."""
        fight = self.fight
        if not fight.first:
            return self.speech.say("battle-no-winner", region=fight.region)
        seat = fight.first[0]
        if fight.uncontested:
            return self.speech.say("battle-alone", seat=seat, region=fight.region)
        if not fight.alone:
            players = ", ".join(self.speech.player(one) for one in fight.first)
            return self.speech.say("battle-tie", players=(players,), region=fight.region)
        if fight.met_resistance:
            return self.speech.say("battle-resisted", seat=seat, region=fight.region)
        margin = fight.margin()
        if margin is None:
            return self.speech.say("battle-last", seat=seat, region=fight.region, number=fight.lanes[seat].strength)
        return self.speech.say("battle-won", seat=seat, region=fight.region, number=margin)

    def row(self, id: str, icon: str, cells: list[tuple[Lane, str, list[str], str]]) -> Row:
        found = [Cell(lane.seat, value, pieces, text) for lane, value, pieces, text in cells]
        return Row(id, self.speech.say(f"battle-row-{id}"), icon, found)

    def strength_row(self) -> Row:
        cells = []
        for lane in self.fight.lanes.values():
            text = self.speech.say(f"battle-{lane.status}") if lane.status == "bust" else ""
            cells.append((lane, str(lane.strength), list[str](), text))
        return self.row("strength", "strength", cells)

    def drawn_row(self) -> Row:
        """What each had at the start, and what the chips added: together the strength, for whoever is not bust."""
        cells = []
        for lane in self.fight.lanes.values():
            chips = [column.chip for column in lane.draws if column.chip]
            text = self.speech.say("battle-from-start", number=lane.start, drawn=lane.strength - lane.start)
            cells.append(
                (lane, str(len(chips)), [piece(chip) for chip in chips], text if lane.status != "bust" else "")
            )
        return self.row("drawn", "chip", cells)

    def lost_row(self) -> Row:
        cells = [
            (lane, str(len(lane.lost)), [unit_piece(unit) for unit in lane.lost], "")
            for lane in self.fight.lanes.values()
        ]
        return self.row("lost", "lost", cells)

    def vp_row(self) -> Row:
        cells = []
        for lane in self.fight.lanes.values():
            text = self.speech.say("battle-castle-in", region=lane.castle_in) if lane.castle_in else ""
            cells.append((lane, str(lane.vp), list[str](), text))
        return self.row("vp", "vp", cells)

    def change(self, line: Told) -> SceneChange:
        region, seat = word(line, "region"), seat_in(line)
        place = [f"region:{region}"] if region else [] if seat is None else [f"seat:{seat}"]
        return SceneChange(ICONS.get(name_of(line), "chip"), self.speech.log(line), place, line.rule)


def fields(lane: dict[str, Any]) -> dict[str, Any]:
    """The fields of a lane as it was, without what is reckoned from them."""
    kept = {name: value for name, value in lane.items() if name not in ("units", "now")}
    return {**kept, "draws": [Column(**column) for column in lane["draws"]]}


def unit_piece(unit: str) -> str:
    return f"wonderlandian:{unit}" if unit.startswith("WL") else f"unit:{unit}"
