"""Why a battle ended as it did: the first thing without which somebody else would have won, in one sentence.

Looked at in this order: a rival who went bust while ahead; what besides chips gave the winner strength, the newest
first; the chip with which the winner took the lead. If none of them alone would have changed the winner: the margin.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, word
from rulewright.games.wonderland.face.story.fight import BUST, Column, Fight, Lane
from rulewright.games.wonderland.face.story.words import Speech


class Bonus(NamedTuple):
    """Strength of the winner that no chip alone gave: what it is in words, and how much."""

    what: str
    amount: int


def because(fight: Fight, speech: Speech) -> str:
    """One sentence that names the cause and the alternative in numbers."""
    if fight.uncontested:
        return speech.say("because-alone")
    if not fight.first:
        most = max(lane.strength for lane in fight.lanes.values())
        everybody_bust = all(lane.status == BUST for lane in fight.lanes.values())
        return speech.say(
            "because-bust" if everybody_bust else "because-resistance", strength=most, number=fight.resistance
        )
    winner = fight.lanes[fight.first[0]]
    if not fight.alone:
        return speech.say("because-tie", strength=winner.strength)
    rivals = [lane for lane in fight.lanes.values() if lane is not winner]
    busted = max((lane for lane in rivals if lane.status == BUST), key=lambda lane: lane.before_bust, default=None)
    if busted is not None and busted.before_bust >= winner.strength:
        return speech.say("because-rival-bust", seat=busted.seat, strength=busted.before_bust, number=winner.strength)
    best = max((lane for lane in rivals if lane.status != BUST), key=lambda lane: lane.strength, default=None)
    if best is None:
        return resisted(fight, speech, winner) if fight.resistance else speech.say("because-last")
    return against(fight, speech, winner, best)


def against(fight: Fight, speech: Speech, winner: Lane, best: Lane) -> str:
    """The winner against the best of those who are not bust."""
    for bonus in bonuses(fight, speech, winner):
        if winner.strength - bonus.amount <= best.strength:
            less = max(0, winner.strength - bonus.amount)
            said = speech.say("because-bonus", what=(bonus.what,), number=less, strength=best.strength, rival=best.seat)
            return said[:1].upper() + said[1:]
    turned = turning(fight, winner.seat)
    if turned is not None:
        draw, chip, before = turned
        named = speech.chip(chip)
        return speech.say("because-draw", number=draw, chip=(named,), strength=before, best=best.strength)
    return speech.say("because-margin", number=winner.strength, strength=best.strength, start=winner.start)


def resisted(fight: Fight, speech: Speech, winner: Lane) -> str:
    """WW-430: nobody but the resistance stood against the winner."""
    return speech.say("because-over-resistance", strength=winner.strength, number=fight.resistance)


def bonuses(fight: Fight, speech: Speech, lane: Lane) -> Iterator[Bonus]:
    """The newest first: what powers gave during the draws, then castle, figures and leader of the line-up."""
    columns = {f"draw:{column.number}": column for column in lane.draws}
    for stage in reversed(fight.stages):
        if stage.id in columns:
            mine = [line for line in reversed(stage.lines) if seat_in(line) == lane.seat]
            yield from filter(None, (bonus_of(line, columns[stage.id], speech) for line in mine))
    if lane.castle:
        yield Bonus(speech.say("battle-bonus-castle"), lane.castle)
    strengths = speech.reader.printed["figures"]
    for figure in lane.figures:
        yield Bonus(speech.words.name("wonderlandian", figure), int(strengths[figure]))
    if lane.leader:
        yield Bonus(speech.say("battle-bonus-leader"), lane.leader)


def bonus_of(line: Told, column: Column, speech: Speech) -> Bonus | None:
    """What a power has brought; of a chip that is changed in several ways only what no order can change."""
    name = name_of(line)
    if name in ("strength_by", "strength_now") or (name == "chip_raised" and column.times == 1):
        return Bonus(speech.power(word(line, "power")), number(line))
    if name == "chip_times" and len(column.powers) == 1:
        return Bonus(speech.power(word(line, "power")), column.gain - column.gain // column.times)
    return None


def turning(fight: Fight, seat: int) -> tuple[int, str, int] | None:
    """The last draw with which the winner came to lead: number, chip, strength before; None at the start."""
    led = fight.stages[0].leaders == [seat]
    found = None
    for stage in fight.stages[1:]:
        lane = next((lane for lane in stage.lanes if lane["seat"] == seat), None)
        leads = stage.leaders == [seat]
        if leads and not led and stage.id.startswith("draw:") and lane is not None and lane["draws"]:
            column = lane["draws"][-1]
            found = (int(column["number"]), str(column["chip"]), int(lane["before"]))
        led = leads
    return found if found is None or found[1] else None
