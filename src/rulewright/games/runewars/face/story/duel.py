"""The scenes of heroes: duels round by round, and quests with their tests or the units that stand in the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneResult, SceneStep
from rulewright.games.runewars.face.story.words import Speech, name_of, number, seat_in, sentences, several, word

OPENING_MS: Final = 800
ROUND_MS: Final = 1200
CARDS_MS: Final = 1200
DEALING: Final = frozenset({"duel_deals", "duel_special", "wand_deals"})
PREVENTING: Final = frozenset({"rout_prevents", "shield_holds"})
FOES: Final = "foes"
"""The side of the units in a quest."""


@dataclass
class Round:
    """One round of a duel, or its opening: cards and damage of both sides, and lines told as they are."""

    number: int
    cards: dict[str, list[str]] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)
    prevented: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    others: list[Told] = field(default_factory=list)

    def add(self, counts: dict[str, int], side: str, amount: int) -> None:
        counts[side] = counts.get(side, 0) + amount


def rounds_in(lines: Sequence[Told]) -> list[Round]:
    """The rounds of a duel, from its lines; the first of them is its opening."""
    rounds = [Round(0)]
    for line in lines:
        if name_of(line) == "duel_round":
            rounds.append(Round(number(line)))
        else:
            take(rounds[-1], line)
    return rounds


def take(now: Round, line: Told) -> None:
    """One line of a round."""
    name, hero, unit = name_of(line), word(line, "hero"), word(line, "unit")
    if name == "duel_draws":
        now.cards.setdefault(hero, []).extend(several(line, "fates"))
    elif name == "duel_keeps":
        now.cards[hero] = [str(line.args["fate"])]
    elif name == "foe_draws":
        now.cards.setdefault(FOES, []).append(str(line.args["fate"]))
    elif name in DEALING:
        now.add(now.dealt, hero, number(line))
    elif name == "foe_deals":
        now.add(now.dealt, FOES, number(line))
    elif name in PREVENTING:
        now.add(now.prevented, hero, number(line))
    elif name == "foe_stops":
        now.add(now.prevented, FOES, 1)
    elif name == "hero_hurt":
        now.add(now.taken, hero, number(line))
    elif name in ("foe_hurt", "foe_destroyed"):
        now.add(now.taken, FOES, 1)
        if unit and name == "foe_destroyed":
            now.others.append(line)
    elif name in TOLD_AS_THEY_ARE:
        now.others.append(line)


TOLD_AS_THEY_ARE: Final = frozenset(
    {
        "backstab", "duel_plays", "duel_uses", "duel_unstable", "bombs_backfire", "shield_fails", "soulbiter_heals",
        "venom", "cloak_used", "cloak_pierced", "duel_refused", "foe_undying", "test_result",
    }
)  # fmt: skip


class DuelTeller:
    """A duel in one reader's words: `sides` are heroes, or a hero and the units of a quest."""

    def __init__(
        self, sides: Sequence[str], seats: Sequence[int | None], lines: Sequence[Told], speech: Speech
    ) -> None:
        self.sides = sides
        self.seats = seats
        self.rounds = rounds_in(lines)
        self.speech = speech

    def steps(self) -> list[SceneStep]:
        opening, *rounds = self.rounds
        told = [self.step(one) for one in rounds]
        return [self.step(opening), *told] if opening.others or opening.taken or not told else told

    def step(self, one: Round) -> SceneStep:
        id = f"round:{one.number}" if one.number else "opening"
        label = self.speech.say("duel-round", number=one.number) if one.number else self.speech.say("duel-opening")
        row = Row(
            id, label, "damage", [self.cell(one, side, seat) for side, seat in zip(self.sides, self.seats, strict=True)]
        )
        ms = ROUND_MS if one.number else OPENING_MS
        return SceneStep(id, label, ms, self.sentence(one), [], [row], self.data(one))

    def data(self, one: Round) -> dict[str, Any]:
        """What the drawing wants to know of a round, side by side."""
        return {
            "round": one.number,
            "sides": list(self.sides),
            "cards": [[int(card) for card in one.cards.get(side, [])] for side in self.sides],
            "dealt": [one.dealt.get(side, 0) for side in self.sides],
            "prevented": [one.prevented.get(side, 0) for side in self.sides],
            "taken": [one.taken.get(side, 0) for side in self.sides],
            "total": [self.total(side, one.number) for side in self.sides],
        }

    def total(self, side: str, until: int = 99) -> int:
        """The damage that a side has taken up to a round."""
        return sum(one.taken.get(side, 0) for one in self.rounds if one.number <= until)

    def cell(self, one: Round, side: str, seat: int | None) -> Cell:
        cards = [f"fate:{card}" for card in one.cards.get(side, [])]
        return Cell(seat, str(one.taken.get(side, 0)), cards, self.taken(one, side))

    def who(self, side: str) -> str:
        return self.speech.say("duel-foes") if side == FOES else self.speech.words.name("hero", side)

    def taken(self, one: Round, side: str) -> str:
        return self.speech.say("duel-takes", number=one.taken.get(side, 0))

    def sentence(self, one: Round) -> str:
        """`Ronan takes 2 damage, Carthos none`, after what was used."""
        parts = [self.speech.log(line) for line in one.others]
        if one.number:
            each = [
                self.speech.say("duel-taken", who=(self.who(side),), number=one.taken.get(side, 0))
                for side in self.sides
            ]
            parts.append(", ".join(each))
        return sentences(parts or [self.speech.say("duel-opens")])


class DuelScene:
    """Duels between heroes, from the challenge to their end."""

    name = "duel"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "challenges"

    def ends(self, line: Told) -> bool:
        return name_of(line) in ("duel_won", "duel_drawn", "duel_kills_both", "duel_refused")

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        heroes = [line for line in lines if name_of(line) in ("challenges", "challenged")]
        if len(heroes) < 2:
            return None
        sides = [word(line, "hero") for line in heroes]
        seats = [seat_in(line) for line in heroes]
        teller = DuelTeller(sides, seats, lines, speech)
        area = word(heroes[0], "area")
        title = speech.say("duel", area=area)
        result = self.result(teller, lines[-1], area) if over else None
        steps = teller.steps()
        for step in steps:
            step.lit = [f"area:{area}", *(f"hero:{hero}" for hero in sides)]
            step.data["area"] = area
            step.data["seats"] = list(seats)
        return Scene(self.name, title, "versus", [seat for seat in seats if seat is not None], steps, result)

    def result(self, teller: DuelTeller, last: Told, area: str) -> SceneResult:
        speech = teller.speech
        first, second = (teller.total(side) for side in teller.sides)
        cells = [
            Cell(seat, str(teller.total(side)), [f"hero:{side}"])
            for side, seat in zip(teller.sides, teller.seats, strict=True)
        ]
        row = Row("taken", speech.say("duel-taken-in-all"), "damage", cells)
        name = name_of(last)
        if name == "duel_won":
            winner = word(last, "hero")
            loser = teller.sides[1 - teller.sides.index(winner)]
            seat = teller.seats[teller.sides.index(winner)]
            headline = speech.say("duel-won", seat=seat, hero=winner, loser=(speech.words.name("hero", loser),))
            because = speech.say("duel-because", hero=loser, number=teller.total(loser), other=teller.total(winner))
        elif name == "duel_kills_both":
            headline, because = speech.say("duel-both"), speech.say("duel-because-both", area=area)
        elif name == "duel_drawn":
            headline, because = speech.say("duel-drawn"), speech.say("duel-because-drawn", number=first, other=second)
        else:
            headline, because = speech.log(last), ""
        return SceneResult(headline, because, [row])
