"""The scene of a duel: round by round, cards of both sides, the health that is left, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.runewars.face.story.words import Speech, name_of, number, seat_in, sentences, several, word

OPENING_MS: Final = 800
ROUND_MS: Final = 1200
CARDS_MS: Final = 1200
DEALING: Final = frozenset({"duel_deals", "duel_special", "wand_deals"})
PREVENTING: Final = frozenset({"rout_prevents", "shield_holds"})
FOES: Final = "foes"
"""The side of the units in a quest."""
ENDINGS: Final = ("duel_won", "duel_drawn", "duel_kills_both")
CLOSING: Final = frozenset({"duel_round", "completes_quest", "quest_settled", "fails_quest", *ENDINGS})
"""Lines that come when a round is over."""
CHANGES: Final = {
    "hero_beaten": "destroyed",
    "hero_defeated": "destroyed",
    "takes_spoils": "reward",
    "got_reward": "reward",
    "rewards_left": "reward",
    "rewards_lost": "reward",
}
"""What a duel changes on the map, and its icons."""


@dataclass
class Drawn:
    """A Fate card of a round; `unit` drew it, or else the hero."""

    card: str
    unit: str = ""


@dataclass
class Round:
    """One round of a duel, or its opening: cards and damage of both sides, and lines told as they are."""

    number: int
    cards: dict[str, list[Drawn]] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)
    prevented: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    drawn: list[Told] = field(default_factory=list)
    """The lines that tell of its cards."""
    closed: bool = False
    """Whether its damage has been placed."""
    fallen: int = 0
    """Units of a quest that were destroyed."""
    others: list[Told] = field(default_factory=list)

    def add(self, counts: dict[str, int], side: str, amount: int) -> None:
        counts[side] = counts.get(side, 0) + amount


def rounds_in(lines: Sequence[Told]) -> list[Round]:
    """The rounds of a duel, from its lines; the first of them is its opening."""
    rounds = [Round(0)]
    for line in lines:
        name = name_of(line)
        if name in CLOSING:
            rounds[-1].closed = True
        if name == "duel_round":
            rounds.append(Round(number(line)))
        else:
            take(rounds[-1], line)
    return rounds


def take(now: Round, line: Told) -> None:
    """One line of a round."""
    name, hero, unit = name_of(line), word(line, "hero"), word(line, "unit")
    if name in ("duel_draws", "foe_draws"):
        now.drawn.append(line)
    if name == "duel_draws":
        now.cards.setdefault(hero, []).extend(Drawn(card) for card in several(line, "fates"))
    elif name == "duel_keeps":
        now.cards[hero] = [Drawn(str(line.args["fate"]))]
    elif name == "foe_draws":
        now.cards.setdefault(FOES, []).append(Drawn(str(line.args["fate"]), unit))
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
    elif name == "hero_healed":
        now.add(now.taken, hero, -number(line))
    elif name == "foe_hurt":
        now.add(now.taken, FOES, 1)
    elif name == "foe_destroyed":
        now.add(now.taken, FOES, 1)
        now.fallen += 1
        now.others.append(line)
    elif name in TOLD_AS_THEY_ARE:
        now.others.append(line)


TOLD_AS_THEY_ARE: Final = frozenset(
    {
        "backstab", "duel_plays", "duel_uses", "duel_unstable", "bombs_backfire", "shield_fails", "soulbiter_heals",
        "venom", "foe_undying", "test_result",
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
        self.start = {word(line, "hero"): number(line) for line in lines if name_of(line) == "duel_health"}

    # Numbers

    def full(self, side: str) -> int:
        """The printed health of a hero."""
        return int(self.speech.reader.printed["heroes"][side]["health"])

    def total(self, side: str, until: int = 99) -> int:
        """The damage that a side has taken up to a round, less what was healed."""
        return sum(one.taken.get(side, 0) for one in self.rounds if one.number <= until)

    def left(self, side: str, until: int = 99) -> int:
        """The health of a hero, or the number of the units, after a round."""
        if side == FOES:
            return self.foes(until)
        return max(0, self.start.get(side, self.full(side)) - self.total(side, until))

    def foes(self, until: int) -> int:
        """Each unit draws in each round (RW-486), so its cards tell how many there are."""
        fought = [one for one in self.rounds if one.number <= until and one.cards.get(FOES)]
        return len(fought[-1].cards[FOES]) - fought[-1].fallen if fought else 0

    # Steps

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
            "cards": [[int(drawn.card) for drawn in one.cards.get(side, [])] for side in self.sides],
            "units": [[drawn.unit for drawn in one.cards.get(side, [])] for side in self.sides],
            "did": [self.did(one, side) for side in self.sides],
            "taken": [one.taken.get(side, 0) for side in self.sides],
            "left": [self.left(side, one.number) for side in self.sides],
            "of": [0 if side == FOES else self.full(side) for side in self.sides],
        }

    def did(self, one: Round, side: str) -> str:
        """`2 damage, prevents 1`; `no hit` if its card did neither."""
        dealt, prevented = one.dealt.get(side, 0), one.prevented.get(side, 0)
        parts = [self.speech.say("battle-damage", number=dealt)] if dealt else []
        parts += [self.speech.say("duel-prevents", number=prevented)] if prevented else []
        cards = len(one.cards.get(side, []))
        return ", ".join(parts) or (self.speech.say("battle-no-hit", number=cards) if cards else "")

    def cell(self, one: Round, side: str, seat: int | None) -> Cell:
        cards = [f"fate:{drawn.card}" for drawn in one.cards.get(side, [])]
        taken = self.speech.say("duel-takes", number=max(0, one.taken.get(side, 0)))
        return Cell(seat, str(self.left(side, one.number)), cards, taken)

    def who(self, side: str) -> str:
        return self.speech.say("duel-foes") if side == FOES else self.speech.words.name("hero", side)

    def sentence(self, one: Round) -> str:
        """`Ronan takes 2 damage, Carthos none`, after what was used; before damage is placed, what was drawn."""
        parts = [self.speech.log(line) for line in one.others]
        if not one.closed:
            parts += [self.speech.log(line) for line in one.drawn]
        elif one.number:
            each = [
                self.speech.say("duel-taken", who=(self.who(side),), number=max(0, one.taken.get(side, 0)))
                for side in self.sides
            ]
            parts.append(", ".join(each))
        return sentences(parts or [self.speech.say("duel-opens")])

    # The result

    def rows(self) -> list[Row]:
        """Health before, damage, what was prevented, health that is left."""
        prevented = [sum(one.prevented.get(side, 0) for one in self.rounds) for side in self.sides]
        rows = [
            self.row("health", "heal", [self.start.get(side, self.full(side)) for side in self.sides]),
            self.row("hurt", "damage", [self.total(side) for side in self.sides]),
            self.row("stopped", "bonus", prevented),
            self.row("left", "standing", [self.left(side) for side in self.sides]),
        ]
        return [row for row in rows if row.id != "stopped" or any(prevented)]

    def row(self, id: str, icon: str, values: Sequence[int]) -> Row:
        cells = [
            Cell(seat, str(value), [f"hero:{side}"])
            for side, seat, value in zip(self.sides, self.seats, values, strict=True)
        ]
        return Row(id, self.speech.say(f"duel-{id}"), icon, cells)

    def last_blow(self, loser: str) -> tuple[Round, int]:
        """The round in which a hero fell, and the health that he had before it."""
        for one in self.rounds:
            if self.left(loser, one.number) == 0:
                return one, self.left(loser, one.number - 1) if one.number else self.start[loser]
        return self.rounds[-1], self.left(loser)

    def because(self, loser: str) -> str:
        """Wounds from before, the venom, or else the round without which the loser would stand."""
        start, full, total = self.start.get(loser, self.full(loser)), self.full(loser), self.total(loser)
        if start < full and total < full:
            return self.speech.say("duel-because-wounds", hero=loser, start=start, of=full, left=full - total)
        last, left = self.last_blow(loser)
        taken = last.taken.get(loser, 0)
        if any(name_of(line) == "venom" for line in last.others) and taken == left:
            return self.speech.say("duel-because-venom", hero=loser)
        id = "duel-because-round" if last.number else "duel-because-opening"
        return self.speech.say(id, hero=loser, round=last.number, number=taken, left=left)

    def because_of_both(self, id: str) -> str:
        """How both sides stood: before the round that felled them, or after the fourth one."""
        first, second = self.sides
        last = self.rounds[-1].number
        left = [self.last_blow(side)[1] if id == "duel-because-both" else self.left(side) for side in self.sides]
        return self.speech.say(
            id,
            hero=first,
            second=(self.who(second),),
            round=last,
            left=left[0],
            other=left[1],
            of=self.full(first),
            most=self.full(second),
        )


class DuelScene:
    """Duels between heroes, from the challenge to the moment when the beaten hero's Rewards are given out."""

    name = "duel"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "challenges"

    def ends(self, line: Told) -> bool:
        return name_of(line) == "duel_over"

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        heroes = [line for line in lines if name_of(line) in ("challenges", "challenged")]
        if len(heroes) < 2:
            return None
        sides = [word(line, "hero") for line in heroes]
        seats = [seat_in(line) for line in heroes]
        teller = DuelTeller(sides, seats, lines, speech)
        area = word(heroes[1], "area")
        title = speech.say("duel", area=area)
        steps = teller.steps()
        for step in steps:
            step.lit = [f"area:{area}", *(f"hero:{hero}" for hero in sides)]
            step.data["area"] = area
            step.data["seats"] = list(seats)
        ending = next((line for line in lines if name_of(line) in ENDINGS), None)
        result = self.result(teller, lines, ending) if over and ending is not None else None
        return Scene(self.name, title, "versus", [seat for seat in seats if seat is not None], steps, result)

    def result(self, teller: DuelTeller, lines: Sequence[Told], ending: Told) -> SceneResult:
        speech = teller.speech
        name = name_of(ending)
        if name == "duel_won":
            winner = word(ending, "hero")
            at = teller.sides.index(winner)
            loser = teller.sides[1 - at]
            headline = speech.say(
                "duel-won", seat=teller.seats[at], hero=winner, loser=(speech.words.name("hero", loser),)
            )
            because = teller.because(loser)
        elif name == "duel_kills_both":
            headline, because = speech.say("duel-both"), teller.because_of_both("duel-because-both")
        else:
            headline, because = speech.say("duel-drawn"), teller.because_of_both("duel-because-drawn")
        changes = [
            SceneChange(CHANGES[name_of(line)], speech.log(line), changed_at(line), line.rule)
            for line in lines
            if name_of(line) in CHANGES
        ]
        return SceneResult(headline, because, teller.rows(), changes)


def changed_at(line: Told) -> list[str]:
    """Where a change happened."""
    area, seat = word(line, "area"), seat_in(line)
    return [f"area:{area}"] if area else [] if seat is None else [f"seat:{seat}"]
