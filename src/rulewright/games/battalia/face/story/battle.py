"""The scene of a battle: line-up, one step for each card that is added, who retreats and defends, the result.

The data of each step has both sides as they are after it, so whoever draws the scene needs no other step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, seat_in, sentences, word
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.battalia.face.story.fight import ATTACK, DEFENCE, STARTS, Fight, Stage

LINEUP_MS: Final = 1200
STEP_MS: Final = 900
SILENT: Final = frozenset(
    {"totals", "battle-over", "battle-begins", "forced", "draws", "reshuffles", "attacks", "attacks-neutral"}
)
ICONS: Final = {"conquers": "city", "loses-place": "city", "loses-hero": "hero", "retreats": "hero", "gains": "card"}
SIDES: Final = (ATTACK, DEFENCE)


class BattleScene:
    """Battles, from the declaration to the end."""

    name = "battle"

    def begins(self, line: Told) -> bool:
        return name_of(line) in STARTS

    def ends(self, line: Told) -> bool:
        return name_of(line) == "battle-over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        teller = Teller(Fight(lines), Speech(reader))
        seats = [seat for seat in (teller.fight.attacker, teller.fight.defender) if seat is not None]
        result = teller.result() if over or teller.fight.outcome else None
        return Scene(self.name, teller.title(), "versus", seats, teller.steps(), result)


class Teller:
    """A battle in one reader's words."""

    def __init__(self, fight: Fight, speech: Speech) -> None:
        self.fight = fight
        self.speech = speech

    def title(self) -> str:
        return self.speech.say(f"battle-{self.fight.prey}", square=self.fight.square)

    # Steps

    def steps(self) -> list[SceneStep]:
        return [self.step(number) for number in range(len(self.fight.stages))]

    def step(self, at: int) -> SceneStep:
        stage = self.fight.stages[at]
        kind = stage.id.partition(":")[0]
        label = self.speech.say(f"battle-step-{kind}")
        rows = [] if kind == "meanwhile" else [Row(stage.id, label, "", [self.cell(stage, side) for side in SIDES])]
        data = {} if kind == "meanwhile" else self.data(at)
        milliseconds = LINEUP_MS if at == 0 else STEP_MS
        return SceneStep(
            stage.id, label, milliseconds, self.sentence(stage, kind), [f"square-{self.fight.square}"], rows, data
        )

    def sentence(self, stage: Stage, kind: str) -> str:
        """What happened in a step, and how the battle stands after it."""
        told = [self.speech.log(line) for line in stage.lines if name_of(line) not in SILENT]
        if kind == "start":
            told.insert(0, self.opening())
        stands = kind in ("start", "card", "defenders") and any(name_of(line) == "totals" for line in stage.lines)
        return sentences([*told, self.standing(stage) if stands else ""]) or self.title()

    def opening(self) -> str:
        """`You attack C5, a city of 3`."""
        fight = self.fight
        return self.speech.say(
            f"battle-opens-{fight.prey}", seat=fight.attacker, square=fight.square, number=fight.strength
        )

    def standing(self, stage: Stage) -> str:
        """Who would win, as it stands: a tie is the defence's."""
        attack, defence = stage.totals
        if self.fight.defender is None:
            message = "battle-beats" if attack > defence else "battle-short"
            return self.speech.say(message, attack=attack, defence=defence, number=defence + 1 - attack)
        leader = self.fight.attacker if attack > defence else self.fight.defender
        return self.speech.say("battle-leads", seat=leader, attack=attack, defence=defence)

    def cell(self, stage: Stage, side: int) -> Cell:
        pieces = [f"creation-card:{card}" for card in stage.cards[side]]
        heroes = ", ".join(self.speech.words.name("hero", hero) for hero in stage.heroes[side])
        return Cell(self.fight.seat_of(side), str(stage.totals[side]), pieces, heroes)

    def data(self, at: int) -> dict[str, Any]:
        """What the drawing of both lines wants to know, as it is after this step.

        `attack` and `defence`: seat (None: guards), total, the cards and heroes so far; `new`: those of this step;
        `losing`: the side that is losing, 0 the attack, 1 the defence.
        """
        fight, stages = self.fight, self.fight.stages[: at + 1]
        sides = [
            {
                "seat": fight.seat_of(side),
                "total": stages[-1].totals[side],
                "cards": [card for stage in stages for card in stage.cards[side]],
                "heroes": [hero for stage in stages for hero in stage.heroes[side]],
                "new": list(stages[-1].cards[side]),
            }
            for side in SIDES
        ]
        return {
            "square": fight.square,
            "prey": fight.prey,
            "strength": fight.strength,
            "attack": sides[ATTACK],
            "defence": sides[DEFENCE],
            "losing": DEFENCE if stages[-1].totals[ATTACK] > stages[-1].totals[DEFENCE] else ATTACK,
        }

    # The result

    def result(self) -> SceneResult:
        decided = self.fight.outcome in ("battle-won", "battle-lost")
        rows = [self.total_row(), self.card_row(), self.lost_row()] if decided else []
        return SceneResult(self.headline(), self.because(), rows, [self.change(line) for line in self.fight.changes])

    def headline(self) -> str:
        """`You conquer C5, 17 to 14`."""
        fight = self.fight
        attack, defence = fight.totals
        if fight.outcome == "battle-won":
            return self.speech.say(
                f"battle-won-{fight.prey}", seat=fight.attacker, square=fight.square, attack=attack, defence=defence
            )
        if fight.outcome == "battle-lost" and fight.defender is not None:
            return self.speech.say(
                "battle-held", seat=fight.defender, square=fight.square, attack=attack, defence=defence
            )
        if fight.outcome == "battle-lost":
            return self.speech.say("battle-guarded", square=fight.square, attack=attack, defence=defence)
        return self.speech.say(f"battle-{fight.outcome or 'broken-off'}", square=fight.square)

    def because(self) -> str:
        """The last card without which the other side would have won, else the margin."""
        fight = self.fight
        if fight.outcome not in ("battle-won", "battle-lost"):
            return self.speech.say(f"because-{fight.outcome or 'broken-off'}", seat=fight.attacker)
        attack, defence = fight.totals
        turning = fight.turning()
        if turning is None:
            if attack == defence:
                return self.speech.say("because-tie", number=attack)
            message = "because-won" if fight.outcome == "battle-won" else "because-lost"
            return self.speech.say(message, number=fight.margin)
        attack, defence = (
            (attack - turning.gain, defence) if fight.winner == ATTACK else (attack, defence - turning.gain)
        )
        said = self.speech.say("because-card", card=turning.card, number=turning.gain, attack=attack, defence=defence)
        return said[:1].upper() + said[1:]

    def row(self, id: str, icon: str, values: Sequence[tuple[str, list[str], str]]) -> Row:
        cells = [Cell(self.fight.seat_of(side), *values[side]) for side in SIDES]
        return Row(id, self.speech.say(f"battle-row-{id}"), icon, cells)

    def total_row(self) -> Row:
        return self.row("total", "strength", [(str(self.fight.totals[side]), [], "") for side in SIDES])

    def card_row(self) -> Row:
        """The cards of both lines, each with what it added."""
        values = []
        for side in SIDES:
            laid = self.fight.laid[side]
            text = ", ".join(f"{self.speech.words.name('creation_card', one.card)} +{one.gain}" for one in laid)
            values.append((str(len(laid)), [f"creation-card:{one.card}" for one in laid], text))
        return self.row("cards", "card", values)

    def lost_row(self) -> Row:
        values = []
        for side in SIDES:
            names = ", ".join(self.speech.words.name("hero", hero) for hero in self.fight.lost[side])
            values.append((str(len(self.fight.lost[side])), list[str](), names))
        return self.row("lost", "hero", values)

    def change(self, line: Told) -> SceneChange:
        square, seat = word(line, "square"), seat_in(line)
        place = [f"square-{square}"] if square else [] if seat is None else [f"panel-{seat}"]
        return SceneChange(ICONS[name_of(line)], self.speech.log(line), place, line.rule)
