"""A battle as its lines tell it: everybody's lane with one column for each draw, and the stages of its course.

It follows the log line by line and knows nothing else; a test compares its lanes with the rules. What nobody
knows, such as the contents of a bag or a sealed choice, is in no line and so in no lane.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, several, word
from rulewright.games.wonderland.outcome.places import share_of

FIGHTING: Final = "fighting"
HALTED: Final = "halted"
BUST: Final = "bust"
DRAWN: Final = "drawn"
"""What became of a draw: not known yet; or played, blocked, madness, poison, halted, waited."""
OUTCOME: Final = ("rewards", "quests", "abilities", "forging", "wagers")
"""WW-300: the five steps of the outcome."""


@dataclass
class Column:
    """What one participant did in one draw."""

    number: int
    state: str = DRAWN
    chips: list[str] = field(default_factory=list)
    """All chips that were drawn; `chip` is the one that was played."""
    chip: str = ""
    gain: int = 0
    strength: int = 0
    lost: list[str] = field(default_factory=list)
    powers: list[str] = field(default_factory=list)
    """What changed the chip or the strength: abilities, figures, allies."""
    times: int = 1
    """The factor of a doubled or tripled chip."""


@dataclass
class Lane:
    """One participant: strength, what is at stake, shield, madness track, the number of chips in the bag, all draws."""

    seat: int
    strength: int = 0
    before: int = 0
    status: str = FIGHTING
    start: int = 0
    leader: int = 0
    """Strength that the leader, the castle and each figure gave at the start."""
    castle: int = 0
    figures: list[str] = field(default_factory=list)
    supporters: int = 0
    leads: bool = False
    present: list[str] = field(default_factory=list)
    """Figures that are still there."""
    madness: int = 0
    shield: bool = True
    bag: int = 0
    draws: list[Column] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    before_bust: int = 0
    place: int = 0
    vp: int = 0
    castle_in: str = ""

    @property
    def units(self) -> int:
        return self.supporters + len(self.present) + int(self.leads)


@dataclass
class Stage:
    """A part of a battle that is shown as one step: its lines, and all lanes after it."""

    id: str
    lines: list[Told] = field(default_factory=list)
    lanes: list[dict[str, Any]] = field(default_factory=list)
    leaders: list[int] = field(default_factory=list)
    strengths: dict[int, int] = field(default_factory=dict)


class Fight:
    """A battle, followed line by line."""

    def __init__(self, lines: Sequence[Told], symbols: Sequence[int] = ()) -> None:
        self.symbols = symbols
        self.region = ""
        self.round = 0
        self.turn = 0
        self.points = 0
        self.resistance = 0
        self.lanes: dict[int, Lane] = {}
        self.stages: list[Stage] = [Stage("start")]
        self.number = 0
        self.choosing = False
        self.wagers: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.uncontested = False
        self.met_resistance = False
        self.decided = False
        self.over = False
        self.changes: list[Told] = []
        for line in lines:
            self.follow(line)
        self.close_stage()

    @property
    def stage(self) -> Stage:
        return self.stages[-1]

    @property
    def alone(self) -> bool:
        return len(self.first) == 1

    def leading(self) -> list[int]:
        """Who has the highest strength now; nobody below the resistance."""
        there = {seat: lane.strength for seat, lane in self.lanes.items() if lane.status != BUST}
        most = max(there.values(), default=-1)
        return [seat for seat, strength in there.items() if strength == most and strength >= self.resistance]

    def margin(self) -> int | None:
        """By how much the winner is ahead of the next: a rival who is not bust, or the resistance; None: of nobody."""
        winner = self.lanes[self.first[0]]
        rivals = [lane.strength for lane in self.lanes.values() if lane is not winner and lane.status != BUST]
        rivals += [self.resistance] if self.resistance else []
        return winner.strength - max(rivals) if rivals else None

    def forecast(self, lane: Lane) -> dict[str, int]:
        """What a participant would get if the battle ended now: place (0: none), VP, forge actions."""
        there = [other for other in self.lanes.values() if other.status != BUST and other.strength >= self.resistance]
        if lane not in there:
            return {"place": 0, "vp": 0, "forge": 0}
        place = 1 + len([other for other in there if other.strength > lane.strength])
        ahead = {other.strength for other in there if other.strength > lane.strength}
        level = len([other for other in there if other.strength == lane.strength])
        vp = self.points if place == 1 else share_of(self.points, level) if place == 2 and len(ahead) == 1 else 0
        chips = len([column for column in lane.draws if column.state == "played" and column.chip == "FORGE"])
        return {"place": place, "vp": vp, "forge": chips + int(lane.strength in self.symbols)}

    # Stages

    def open_stage(self, id: str) -> None:
        if self.stage.id == id:
            return
        self.close_stage()
        for lane in self.lanes.values():
            lane.before = lane.strength
        self.stages.append(Stage(id))

    def open_step(self, id: str) -> None:
        """A step of the outcome; none is gone back to."""
        if self.stage.id not in OUTCOME or OUTCOME.index(id) > OUTCOME.index(self.stage.id):
            self.open_stage(id)

    def close_stage(self) -> None:
        self.stage.lanes = [
            {**asdict(lane), "units": lane.units, "now": self.forecast(lane)} for lane in self.lanes.values()
        ]
        self.stage.leaders = self.leading()
        self.stage.strengths = {seat: lane.strength for seat, lane in self.lanes.items()}

    # Lines

    def follow(self, line: Told) -> None:
        """Takes the next line."""
        name = name_of(line)
        if name in STEPS and self.decided:
            self.open_step(STEPS[name])
        elif name in ("halts", "waits", "draw_begins"):
            self.open_draw()
        self.stage.lines.append(line)
        act = getattr(self, f"on_{name}", None)
        if act is not None:
            act(line)
        if name in CHANGES and self.decided:
            self.changes.append(line)

    def lane(self, line: Told, argument: str = "seat") -> Lane:
        """The lane of whoever a line is about; somebody who does not take part has one that nobody sees."""
        return self.lanes.get(seat_in(line, argument) or 0) or Lane(-1)

    def column(self, line: Told) -> Column:
        """The present draw of whoever a line is about."""
        lane = self.lane(line)
        if not lane.draws or lane.draws[-1].number != self.number:
            lane.draws.append(Column(self.number, strength=lane.strength))
        return lane.draws[-1]

    def on_battle_begins(self, line: Told) -> None:
        self.region, self.points = word(line, "region"), number(line)
        self.turn, self.round = number(line, "turn"), number(line, "round")

    def on_resistance(self, line: Told) -> None:
        self.resistance = number(line)

    def on_musters(self, line: Told) -> None:
        seat = seat_in(line) or 0
        leader = number(line, "leader")
        self.lanes[seat] = Lane(
            seat,
            leader=leader,
            leads=leader > 0,
            castle=number(line, "castle"),
            supporters=number(line, "supporters"),
            madness=number(line, "madness"),
            shield=number(line, "shield") == 1,
            bag=number(line, "bag"),
        )

    def on_lines_up(self, line: Told) -> None:
        lane = self.lane(line)
        lane.start = lane.strength = lane.before = number(line, "strength")
        lane.figures = several(line, "wonderlandians")
        lane.present = list(lane.figures)

    def on_uncontested(self, line: Told) -> None:
        self.uncontested = self.decided = True
        self.first = [seat_in(line) or 0]
        self.lane(line).place = 1
        self.open_stage("rewards")

    def on_hare_scares(self, line: Told) -> None:
        self.lane(line, "other").strength = number(line, "strength")

    def on_lays_wager(self, line: Told) -> None:
        self.wagers.append(seat_in(line) or 0)

    # Draws

    def open_draw(self) -> None:
        """The next draw: it begins with the choices for it, if there were any."""
        if not self.choosing:
            self.number += 1
            self.open_stage(f"draw:{self.number}")
        self.choosing = True

    def on_draw_begins(self, line: Told) -> None:
        self.choosing = False

    def on_waits(self, line: Told) -> None:
        self.column(line).state = "waited"

    def on_halts(self, line: Told) -> None:
        self.column(line).state = HALTED
        self.lane(line).status = HALTED

    def on_nothing_to_draw(self, line: Told) -> None:
        self.lane(line).status = HALTED

    def on_bag_refilled(self, line: Told) -> None:
        """What was in the bag is drawn already and told afterwards."""
        self.lane(line).bag += number(line)
        self.lane(line).madness = 0

    def on_draws(self, line: Told) -> None:
        column = self.column(line)
        column.chips = several(line, "pieces")
        column.chip = column.chips[0] if len(column.chips) == 1 else ""
        self.lane(line).bag -= number(line)

    def on_keeps_drawn(self, line: Told) -> None:
        self.column(line).chip = word(line, "piece")
        self.lane(line).bag += number(line)

    def on_blocks(self, line: Told) -> None:
        self.column(line).state = "blocked"
        self.lane(line).shield = False
        self.lane(line).bag += 1

    def on_madness_works(self, line: Told) -> None:
        self.column(line).state = "madness"
        self.lane(line).madness = number(line)

    def on_poison_works(self, line: Told) -> None:
        self.column(line).state = "poison"

    def on_softens(self, line: Told) -> None:
        self.column(line).powers.append(word(line, "power"))

    def on_loses(self, line: Told) -> None:
        self.take(self.lane(line), word(line, "unit"))
        self.column(line).lost.append(word(line, "unit"))

    def take(self, lane: Lane, unit: str) -> None:
        """A unit is lost."""
        self.leave(lane, unit)
        lane.lost.append(unit)

    def leave(self, lane: Lane, unit: str) -> None:
        if unit == "supporter":
            lane.supporters -= 1
        elif unit == "leader":
            lane.leads = False
        elif unit in lane.present:
            lane.present.remove(unit)

    def arrive(self, lane: Lane, unit: str) -> None:
        if unit == "supporter":
            lane.supporters += 1
        elif unit == "leader":
            lane.leads = True
        else:
            lane.present.append(unit)

    def on_goes_bust(self, line: Told) -> None:
        lane = self.lane(line)
        lane.before_bust, lane.strength, lane.status, lane.shield = lane.strength, 0, BUST, True
        self.column(line).strength = 0

    def on_track_full(self, line: Told) -> None:
        self.lane(line).bag, self.lane(line).madness = number(line), 0

    def on_plays(self, line: Told) -> None:
        column, lane = self.column(line), self.lane(line)
        column.state, column.chip = "played", word(line, "piece")
        column.gain = number(line) + number(line, "gain")
        column.strength = lane.strength = number(line, "strength")

    def note_power(self, line: Told) -> None:
        self.column(line).powers.append(word(line, "power"))

    on_chip_raised = on_chip_lowered = on_chip_capped = on_strength_by = note_power

    def on_chip_times(self, line: Told) -> None:
        self.note_power(line)
        self.column(line).times *= number(line)

    def on_strength_now(self, line: Told) -> None:
        self.note_power(line)
        self.lane(line).strength = self.column(line).strength = number(line, "strength")

    def on_to_forge_space(self, line: Told) -> None:
        self.lane(line).strength = self.column(line).strength = number(line, "strength")

    def on_shield_by(self, line: Told) -> None:
        self.lane(line).shield = True

    on_shield_mended = on_shield_by

    def on_chip_back(self, line: Told) -> None:
        self.lane(line).bag += 1

    on_gains_chip = on_gains_artifact = on_chip_back

    def on_recruits_item(self, line: Told) -> None:
        self.lane(line).bag += 2

    def on_drops_madness(self, line: Told) -> None:
        self.lane(line).bag -= 1

    def on_roses_back(self, line: Told) -> None:
        self.lane(line).bag += number(line)

    def on_amulet_works(self, line: Told) -> None:
        self.lane(line, "other").bag += 1
        self.lane(line, "other").madness -= 1

    def on_claws(self, line: Told) -> None:
        self.lane(line, "other").bag += 1

    def on_loses_head(self, line: Told) -> None:
        self.take(self.lane(line, "other"), "supporter")

    # Units that come and go

    def on_brings(self, line: Told) -> None:
        self.lane(line).supporters += number(line)

    def on_sends(self, line: Told) -> None:
        self.lane(line).supporters -= number(line)

    def on_fetches(self, line: Told) -> None:
        self.arrive(self.lane(line), word(line, "unit"))

    def on_alice_comes(self, line: Told) -> None:
        self.lane(line).leads = True

    def on_flies(self, line: Told) -> None:
        self.leave(self.lane(line), "WL06")
        self.lane(line).supporters -= number(line)

    def on_places(self, line: Told) -> None:
        if word(line, "region") == self.region:
            self.lane(line).supporters += number(line)

    def on_figure_goes(self, line: Told) -> None:
        if word(line, "region") == self.region:
            self.arrive(self.lane(line), word(line, "wonderlandian"))

    on_places_figure = on_figure_goes

    def on_relocates(self, line: Told) -> None:
        if word(line, "region") == self.region:
            self.arrive(self.lane(line), word(line, "unit"))
        elif word(line, "origin") == self.region:
            self.leave(self.lane(line), word(line, "unit"))

    # The outcome

    def decide(self, line: Told) -> None:
        """The draws are over."""
        self.decided = True
        self.choosing = False
        for lane in self.lanes.values():
            if lane.status == FIGHTING:
                lane.status = HALTED

    on_reaches_top = on_last_leads = on_all_done = decide

    def on_wins_region(self, line: Told) -> None:
        self.first.append(seat_in(line) or 0)
        self.lane(line).place = 1

    on_ties_first = on_wins_region

    def on_meets_resistance(self, line: Told) -> None:
        self.met_resistance = True
        self.on_wins_region(line)

    def on_comes_second(self, line: Told) -> None:
        self.second.append(seat_in(line) or 0)
        self.lane(line).place = 2

    def on_wins_vp(self, line: Told) -> None:
        self.lane(line).vp += number(line)

    on_chooses_vp = on_second_vp = on_vp_by = on_forge_vp = on_rose_forged = on_wins_vp

    def on_castle_built(self, line: Told) -> None:
        self.lane(line).castle_in = word(line, "region")

    on_castle_laid = on_castle_raised = on_castle_built

    def on_battle_over(self, line: Told) -> None:
        self.over = True


STEPS: Final = {
    **dict.fromkeys(
        ("wins_region", "ties_first", "meets_resistance", "nobody_wins", "wins_vp", "chooses_vp", "second_vp"),
        "rewards",
    ),
    **dict.fromkeys(("completes_feat", "rose_feat", "rook_takes"), "quests"),
    **dict.fromkeys(("vp_by", "flies", "supporter_due", "shard_by", "chip_back"), "abilities"),
    **dict.fromkeys(("forges", "stops_forging"), "forging"),
    **dict.fromkeys(("wager_right", "wager_wrong", "wager_void"), "wagers"),
}
"""The lines with which a step of the outcome begins (WW-300)."""
CHANGES: Final = frozenset(
    {
        "wins_vp", "chooses_vp", "second_vp", "castle_built", "castle_laid", "castle_raised", "no_castle", "vp_by",
        "completes_feat", "rose_feat", "rook_takes", "flies", "places", "relocates", "forges", "gains_chip", "unlocks",
        "leader_grows", "frees_supporters", "gains_artifact", "forge_vp", "rose_forged", "castle_value",
        "shield_mended", "drops_madness", "drops_shards", "draws_quests", "recruits_figure", "recruits_item",
        "figure_goes", "places_figure", "shard_by", "chip_back", "wager_right", "wager_wrong", "wager_void",
        "friend_comes", "leader_at_top", "exchanges", "roses_back",
    }
)  # fmt: skip
"""What a battle changes when it is over."""
