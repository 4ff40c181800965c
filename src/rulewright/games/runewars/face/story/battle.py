"""The scene of a battle: line-up, five rows of initiative, the count, and a result that names its cause.

Whatever happened in a row is told in the order of RW-315 to RW-317. The two first rows of the result, units that stand
and bonuses, add up to the strength that was counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.runewars.face.story.fight import ATT, DEF, SIDES, Army, Bonus, Draw, Fight, Stage, is_routed
from rulewright.games.runewars.face.story.words import Speech, name_of, number, seat_in, sentences, several, word

LINEUP_MS: Final = 800
ROW_MS: Final = 1200
EMPTY_ROW_MS: Final = 200
ROWS: Final = 5
ICONS: Final = {
    "retreat_to": "retreat",
    "cannot_retreat": "destroyed",
    "stronghold_damaged": "stronghold",
    "stronghold_falls": "stronghold_fallen",
    "takes_rune": "rune",
    "hero_flees": "routed",
}


class BattleScene:
    """Battles, from the line-up to the moment when the beaten are gone."""

    name = "battle"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "battle_begins"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "battle_over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        fight = Fight(lines, reader.printed["units"])
        teller = Teller(fight, Speech(reader))
        seats = [army.seat for army in fight.armies.values() if army.seat is not None]
        result = teller.result() if over or fight.ended else None
        return Scene(self.name, teller.title(), "versus", seats, teller.steps(), result)


class Cause(NamedTuple):
    """Something without which the battle would have ended otherwise: its sentence, and what the totals would be."""

    message: str
    totals: tuple[int, int]
    bonus: Bonus | None = None


class Teller:
    """A battle in one reader's words."""

    def __init__(self, fight: Fight, speech: Speech) -> None:
        self.fight = fight
        self.speech = speech

    def title(self) -> str:
        return self.speech.say("battle", area=self.fight.area)

    def player(self, side: str) -> str:
        """Who a side is, as a subject: a player, or the neutral units."""
        seat = self.fight.armies[side].seat
        if seat is None:
            return self.speech.say("neutrals")
        return self.speech.say("player", seat=seat)

    # Steps

    def steps(self) -> list[SceneStep]:
        return [self.step(stage) for stage in self.fight.stages]

    def step(self, stage: Stage) -> SceneStep:
        row = int(stage.id.partition(":")[2] or 0)
        label = self.speech.say("battle-row", number=row) if row else self.speech.say(f"battle-{stage.id}")
        shown = ROW_MS if stage.draws or stage.others else EMPTY_ROW_MS
        ms = LINEUP_MS if stage.id in ("lineup", "count") else shown
        cells = [self.row_cell(stage, side, row) for side in SIDES]
        return SceneStep(
            stage.id,
            label,
            ms,
            self.sentence(stage),
            lit=[f"area:{self.fight.area}"],
            rows=[Row(stage.id, label, "battle_marker", cells)],
            data=self.data(stage, row),
        )

    def data(self, stage: Stage, row: int) -> dict[str, Any]:
        """What the drawing of the rows wants to know."""
        attacker, defender = (self.fight.armies[side] for side in SIDES)
        return {
            "area": self.fight.area,
            "attacker": attacker.seat,
            "defender": defender.seat,
            "decider": self.fight.decider,
            "row": row,
            "before": list(stage.before),
            "strength": list(stage.after),
            "standing": [self.standing_in(stage, side) for side in SIDES],
            "sides": stage.sides,
            "draws": [self.draw_data(draw) for draw in stage.draws],
            "struck": {side: [{"label": one.label, "dead": one.lost} for one in stage.struck[side]] for side in SIDES},
            "victims": {side: self.victims(stage, side) for side in SIDES},
            "told": self.told(stage),
            "lead": self.lead(stage),
            "quick": {side: sorted(self.fight.quick[side]) for side in SIDES},
        }

    def draw_data(self, draw: Draw) -> dict[str, Any]:
        return {
            "side": draw.side,
            "unit": draw.unit,
            "figures": draw.figures,
            "cards": [int(card) for card in draw.shown],
            "down": max(0, draw.cards - len(draw.shown)),
            "name": self.speech.counted([draw.unit] * max(1, draw.figures)),
            "result": ", ".join(self.outcomes(draw)),
        }

    def standing_in(self, stage: Stage, side: str) -> int:
        return len([label for label in stage.sides[side]["units"] if not is_routed(label)])

    def row_cell(self, stage: Stage, side: str, row: int) -> Cell:
        """Who acts in a row on one side, and what came of it; the text view reads nothing else."""
        draws = [draw for draw in stage.draws if draw.side == side]
        army = self.fight.armies[side]
        if not row:
            pieces = [f"unit:{label}" for label in stage.sides[side]["units"]]
            return Cell(
                army.seat, str(stage.after[SIDES.index(side)]), pieces, self.speech.counted(stage.sides[side]["units"])
            )
        pieces = [f"unit:{draw.unit}" for draw in draws] + [f"fate:{card}" for draw in draws for card in draw.shown]
        text = "; ".join(self.drawn(draw) for draw in draws) or self.speech.say("battle-nobody")
        return Cell(army.seat, str(stage.after[SIDES.index(side)]), pieces, text)

    # Sentences

    def sentence(self, stage: Stage) -> str:
        """What happened in a step, and how strength stands if that changed it."""
        if stage.id == "lineup":
            return self.lineup(stage)
        told = self.told(stage)
        if self.fight.cancelled:
            return told
        if stage.id == "count":
            return sentences([told, self.score(stage)])
        return sentences(
            [told or self.speech.say("battle-nobody-acts"), self.score(stage) if stage.before != stage.after else ""]
        )

    def lineup(self, stage: Stage) -> str:
        """Both armies as they stand against each other."""
        armies = [
            self.speech.counted(stage.sides[side]["units"]) or self.speech.say("battle-no-units") for side in SIDES
        ]
        score = self.speech.say("battle-now", attack=stage.after[0], defence=stage.after[1])
        return sentences([self.speech.say("battle-against", attackers=(armies[0],), defenders=(armies[1],)), score])

    def score(self, stage: Stage) -> str:
        """`2 to 1 for Cora`."""
        attack, defence = stage.after
        ahead = ATT if attack > defence else DEF
        if attack == defence:
            return self.speech.say("battle-level", attack=attack, defence=defence)
        high, low = max(stage.after), min(stage.after)
        seat = self.fight.armies[ahead].seat
        if seat is None:
            return self.speech.say("battle-for-neutrals", high=high, low=low)
        return self.speech.say("battle-for", seat=seat, high=high, low=low)

    def told(self, stage: Stage) -> str:
        """Cards that were played, what each type drew, and what that did, in the order of the rules."""
        parts = [self.speech.log(line) for line in stage.others]
        parts += [self.drawn(draw) for draw in stage.draws]
        if stage.raised:
            parts.append(self.speech.say("battle-raised", number=stage.raised))
        return sentences(parts + [self.victims(stage, side) for side in SIDES])

    def victims(self, stage: Stage, side: str) -> str:
        """What a step did to the units of one side."""
        alive = [one for one in stage.struck[side] if not one.lost]
        fallen = (
            ("routed", [one.label for one in alive if one.routed]),
            ("left", stage.left[side]),
            ("hurt", [one.label for one in alive if one.hurt]),
            ("lost", [one.label for one in stage.struck[side] if one.lost]),
        )
        return sentences(
            [
                self.speech.say(f"battle-fell-{what}", units=(self.speech.counted(units),))
                for what, units in fallen
                if units
            ]
        )

    def drawn(self, draw: Draw) -> str:
        """`2 Sorcerers: no hit`, `Knight: 2 damage`, `Siege Tower: Lay Siege`."""
        units = self.speech.counted([draw.unit] * max(1, draw.figures))
        return self.speech.say("battle-drew", units=(units,), results=(", ".join(self.outcomes(draw)),))

    def outcomes(self, draw: Draw) -> list[str]:
        results = [self.outcome(draw, kind, amount) for kind, amount in draw.results if kind != "miss"]
        nothing = self.speech.say("battle-no-hit" if draw.results else "battle-face-down", number=draw.cards)
        return results or [nothing]

    def outcome(self, draw: Draw, kind: str, amount: int) -> str:
        if kind != "special":
            return self.speech.say(f"battle-{kind}", number=amount)
        named = self.speech.ability(draw.unit)
        id = "battle-special-in-vain" if draw.without_effect else "battle-special"
        return self.speech.say(id, ability=(named,), number=amount)

    def lead(self, stage: Stage) -> dict[str, str] | None:
        """Who would have won before a step and who would win now, if it is somebody else."""
        before, now = leader(stage.before), leader(stage.after)
        if before == now:
            return None
        return {"before": self.would_win(before), "now": self.would_win(now)}

    def would_win(self, side: str) -> str:
        """The attacker would win, the defender would hold."""
        verb = "battle-would-win" if side == ATT else "battle-would-hold"
        seat = self.fight.armies[side].seat
        return self.speech.say(f"{verb}-neutrals") if seat is None else self.speech.say(verb, seat=seat)

    # The result

    def result(self) -> SceneResult:
        fight = self.fight
        if not fight.winner:
            return SceneResult(self.title())
        rows = [self.lost_row()] if fight.cancelled else [
            self.standing_row(), self.bonus_row(), self.lost_row(), self.routed_row()
        ]  # fmt: skip
        return SceneResult(self.headline(), "" if fight.cancelled else self.because(), rows, self.changes())

    def headline(self) -> str:
        """`You win 8D by 2`."""
        fight = self.fight
        seat, area = fight.armies[fight.winner].seat, fight.area
        if fight.cancelled:
            return self.speech.say("battle-called-off", seat=fight.armies[DEF].seat, area=area)
        margin = abs(fight.totals[0] - fight.totals[1])
        verb = "won" if fight.winner == ATT else "held" if margin else "tie"
        if seat is None:
            return self.speech.say(f"battle-{verb}-neutrals", area=area, number=margin)
        return self.speech.say(f"battle-{verb}", seat=seat, area=area, number=margin)

    def because(self) -> str:
        """The first bonus or change of lead without which somebody else would have won; else the margin."""
        fight = self.fight
        loser = fight.armies[fight.loser].seat
        held = "held" if fight.loser == DEF else "won"
        cause = self.cause()
        if cause is None:
            return self.margin()
        attack, defence = cause.totals
        otherwise = self.speech.say(f"battle-would-have-{held}" + ("-neutrals" if loser is None else ""), seat=loser)
        what = self.bonus_name(cause.bonus) if cause.bonus is not None else ""
        said = self.speech.say(
            f"battle-{cause.message}",
            what=(what,),
            row=self.turning_row(),
            attack=attack,
            defence=defence,
            otherwise=(otherwise,),
        )
        return said[:1].upper() + said[1:]

    def cause(self) -> Cause | None:
        """RW-335: bonuses of the winner one by one, the newest first; then the last change of lead."""
        winner = SIDES.index(self.fight.winner)
        for bonus in reversed(self.merged(self.fight.counted[self.fight.winner].bonuses)):
            totals = list(self.fight.totals)
            totals[winner] = max(0, totals[winner] - bonus.amount)
            if bonus.amount > 0 and leader((totals[0], totals[1])) != self.fight.winner:
                return Cause("because-bonus", (totals[0], totals[1]), bonus)
        stage = self.turning()
        if stage is None:
            return None
        return Cause("because-start" if stage.id == "start" else "because-row", stage.before)

    def turning(self) -> Stage | None:
        """The last row that changed who would win."""
        turned = [stage for stage in self.fight.stages if leader(stage.before) != leader(stage.after)]
        return turned[-1] if turned and leader(turned[-1].after) == self.fight.winner else None

    def turning_row(self) -> int:
        stage = self.turning()
        return 0 if stage is None else int(stage.id.partition(":")[2] or 0)

    def margin(self) -> str:
        """Nothing alone decided it."""
        winner = self.fight.winner
        bonuses = [bonus for bonus in self.merged(self.fight.counted[winner].bonuses) if bonus.amount > 0]
        attack, defence = self.fight.totals
        if not bonuses:
            start = self.fight.stages[0].after
            return self.speech.say(
                "battle-because-margin", first=start[0], second=start[1], attack=attack, defence=defence
            )
        best = max(bonuses, key=lambda bonus: bonus.amount)
        totals = [attack, defence]
        totals[SIDES.index(winner)] -= best.amount
        return self.speech.say(
            "battle-because-even", what=(self.bonus_name(best),), attack=totals[0], defence=totals[1]
        )

    def merged(self, bonuses: Sequence[Bonus]) -> list[Bonus]:
        """Bonuses of one kind together; what Conquer takes away belongs to the stronghold, and so do walls."""
        sums: dict[str, int] = {}
        for bonus in bonuses:
            what = "stronghold" if bonus.what in ("conquer", "walls") else bonus.what
            sums[what] = sums.get(what, 0) + bonus.amount
        return [Bonus(what, amount) for what, amount in sums.items()]

    def bonus_name(self, bonus: Bonus) -> str:
        if bonus.what == "siege":
            return self.speech.ability("siege_tower")
        return self.speech.say(f"battle-bonus-{bonus.what}")

    # Rows of the result

    def cells(self, cell_of: Any) -> list[Cell]:
        return [cell_of(self.fight.counted.get(side, self.fight.armies[side]), side) for side in SIDES]

    def standing_row(self) -> Row:
        def cell(army: Army, side: str) -> Cell:
            return Cell(army.seat, str(len(army.standing)), pieces(army.standing), self.speech.counted(army.standing))

        return Row("standing", self.speech.say("battle-standing"), "standing", self.cells(cell))

    def bonus_row(self) -> Row:
        """Whatever the total has besides standing units; a total is never below 0 (RW-334)."""

        def cell(army: Army, side: str) -> Cell:
            amount = self.fight.totals[SIDES.index(side)] - len(army.standing)
            lying = [label for label in army.routed if self.fight.fights_on(label)]
            parts = [self.bonus_text(bonus, army) for bonus in army.bonuses if bonus.what not in ("conquer", "walls")]
            if lying:
                parts.append(self.speech.say("battle-bonus-routed", units=(self.speech.counted(lying),)))
            return Cell(army.seat, f"{amount:+d}" if amount else "0", [], "; ".join(dict.fromkeys(parts)))

        return Row("bonuses", self.speech.say("battle-bonuses"), "bonus", self.cells(cell))

    def bonus_text(self, bonus: Bonus, army: Army) -> str:
        """`Stronghold 5, less 3 by Conquer`; equal bonuses are one, with their number."""
        if bonus.what == "stronghold":
            parts = [self.speech.say("battle-stronghold", number=bonus.amount)]
            for more in army.bonuses:
                if more.what in ("conquer", "walls"):
                    parts.append(self.speech.say(f"battle-{more.what}", number=abs(more.amount)))
            return ", ".join(parts)
        times = len([one for one in army.bonuses if one.what == bonus.what])
        return self.bonus_name(bonus) + (f" ×{times}" if times > 1 else "")

    def lost_row(self) -> Row:
        def cell(army: Army, side: str) -> Cell:
            lost = self.fight.armies[side].lost
            return Cell(army.seat, str(len(lost)), pieces(lost), self.speech.counted(lost))

        return Row("lost", self.speech.say("battle-lost"), "destroyed", self.cells(cell))

    def routed_row(self) -> Row:
        def cell(army: Army, side: str) -> Cell:
            text = (
                self.speech.say("battle-stays" if side == self.fight.winner else "battle-retreats")
                if army.routed
                else ""
            )
            return Cell(army.seat, str(len(army.routed)), pieces(army.routed), text)

        return Row("routed", self.speech.say("battle-routed"), "routed", self.cells(cell))

    # What it changed

    def changes(self) -> list[SceneChange]:
        """Control of the area first, then the beaten, then stronghold, heroes."""
        fight = self.fight
        found = []
        rune = next((line for line in fight.changes if name_of(line) == "takes_rune"), None)
        if fight.winner == ATT:
            seat, area = fight.armies[ATT].seat, fight.area
            if rune is not None:
                text = self.speech.say("battle-taken-rune", seat=seat, area=area, number=number(rune))
            else:
                text = self.speech.say("battle-taken", seat=seat, area=area)
            found.append(SceneChange("control", text, [f"area:{area}"], "RW-338"))
        return found + [self.change(line) for line in fight.changes if line is not rune]

    def change(self, line: Told) -> SceneChange:
        name = name_of(line)
        place = [f"area:{word(line, 'area')}"]
        return SceneChange(ICONS[name], self.change_text(name, line), place, line.rule)

    def change_text(self, name: str, line: Told) -> str:
        if name in ("retreat_to", "cannot_retreat"):
            return self.speech.say(f"battle-{name}", area=word(line, "area"), number=len(several(line, "labels")))
        if name == "stronghold_falls":
            return self.speech.say(
                "battle-stronghold-falls", seat=self.fight.armies[ATT].seat, owner=(self.owner(line),)
            )
        return self.speech.log(line)

    def owner(self, line: Told) -> str:
        seat = seat_in(line)
        return "" if seat is None else self.speech.reader.names[seat]


def leader(strengths: Sequence[int]) -> str:
    """RW-335: a tie goes to the defender."""
    return ATT if strengths[0] > strengths[1] else DEF


def pieces(labels: Sequence[str]) -> list[str]:
    return [f"unit:{label}" for label in labels]
