"""What a hero does after his movement: explore, a duel, a quest, a theft (W-Q3, W-Q4, RW-446, RW-715, RW-716)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, leave
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NO_RUNE, NONE
from rulewright.games.runewars.heroes.exploration import explore
from rulewright.games.runewars.heroes.frames import Challenge, HeroActivation, Quest, Steal
from rulewright.games.runewars.heroes.quests import can_attempt, can_pay, is_quest_area
from rulewright.games.runewars.heroes.trade import enemy_heroes_in, player_of
from rulewright.games.runewars.ids import CHALLARA, HALL_OF_KELLOS, QUESTS, SILHOUETTE, TEMPLE, VYRAH
from rulewright.games.runewars.options import DUEL, NOTHING, QUEST, STEAL, between, of_hero
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import see_rune
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.influence import gain_influence

MESSAGES: Final[dict[str, MessageKind]] = {
    "falcon_sees": MessageKind(("hero", "number", "seat"), "RW-525"),
    "temple_gives": MessageKind(("hero", "area", "seat"), "RW-715"),
    "hall_gives": MessageKind(("hero", "area", "seat"), "RW-716"),
}


def explore_here(frame: HeroActivation, g: Runewars) -> None:
    """W-Q3, RW-701: a face-down exploration token in the area is revealed."""
    explore(g, frame.hero)


def send_falcon(frame: HeroActivation, g: Runewars) -> None:
    """RW-525, Vyrah the Falconer sees the runes in all adjacent areas. A hero that fell to raiders is out."""
    hero = frame.hero
    if g.hero_seat[hero] == NONE:
        leave(g)
        return
    if hero != VYRAH:
        return
    seen: i64 = 0
    for area in g.board.beside[g.hero_area[hero]]:
        if g.rune[area] != NO_RUNE:
            see_rune(g, g.hero_seat[hero], area)
            seen += 1
    if seen:
        g.tell("falcon_sees", hero, seen, g.hero_seat[hero])


def heroes_to_challenge(g: Runewars, hero: i64) -> list[int]:
    """RW-470: enemy heroes in the area; for Challara also those in adjacent areas, whatever the border."""
    seat = g.hero_seat[hero]
    area = g.hero_area[hero]
    targets = enemy_heroes_in(g, seat, area)
    if hero == CHALLARA:
        for beside in g.board.beside[area]:
            targets += enemy_heroes_in(g, seat, beside)
        targets.sort()
    return targets


class HeroFinal(Decision[Runewars, HeroActivation]):
    """D-112: a duel, a quest, Silhouette's theft, or nothing."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        area = g.hero_area[hero]
        codes = [DUEL + target for target in heroes_to_challenge(g, hero)]
        codes += [QUEST + quest for quest in g.seats[seat].quests if can_attempt(g, seat, quest, area)]
        if hero == SILHOUETTE:
            codes += [STEAL + target for target in enemy_heroes_in(g, seat, area)]
        codes.append(NOTHING)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        area = g.hero_area[frame.hero]
        if of_hero(code, DUEL):
            return Refusal("RW-470", "no-such-opponent", {"hero": g.game.argument("hero", code - DUEL)})
        if of_hero(code, STEAL):
            return Refusal("RW-420", "no-theft", {"hero": g.game.argument("hero", code - STEAL)})
        if not between(code, QUEST, len(QUESTS)) or code - QUEST not in g.seats[seat].quests:
            return super().explain(g, frame, seat, code)
        named = {"quest": g.game.argument("quest", code - QUEST)}
        if is_quest_area(g, seat, code - QUEST, area) and not can_pay(g, seat, code - QUEST):
            return Refusal("RW-450", "quest-cost", named)
        return Refusal("RW-450", "quest-elsewhere", named)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        return NOTHING

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_FINAL: Final = HeroFinal("hero_final", ("RW-446", "RW-450", "RW-470"), "RW-900", secret=True)
QUEST_OR_NOTHING: Final = HeroFinal("hero_final", ("RW-446", "RW-450"), "RW-900", secret=True, window=True)
"""With nobody to challenge: who is asked holds a Quest card for this area."""


def ask_final(frame: HeroActivation, g: Runewars) -> None:
    """RW-446: after the movement one duel or one quest, or neither."""
    seat = player_of(g, frame)
    known = heroes_to_challenge(g, frame.hero) or not g.seats[seat].quests
    ask_seat(g, frame, HERO_FINAL if known else QUEST_OR_NOTHING, seat)


def act_finally(frame: HeroActivation, g: Runewars) -> None:
    """RW-446: a duel, a quest, or neither."""
    seat = player_of(g, frame)
    answer = g.answers[seat]
    if of_hero(answer, DUEL):
        call(g, Challenge(frame.hero, answer - DUEL))
    elif of_hero(answer, STEAL):
        call(g, Steal(frame.hero, answer - STEAL))
    elif answer != NOTHING:
        frame.quest = True
        call(g, Quest(frame.hero, answer - QUEST, seat))


def finish_activation(frame: HeroActivation, g: Runewars) -> None:
    """W-Q4, RW-715, RW-716, RW-721: a Temple gives influence, a Hall of Kellos a Tactics card."""
    leave(g)
    hero = frame.hero
    seat = g.hero_seat[hero]
    if seat == NONE:
        return
    area = g.hero_area[hero]
    if not g.token_up >> area & 1:
        return
    if g.token[area] == TEMPLE:
        g.tell("temple_gives", hero, area, g.hero_seat[hero])
        gain_influence(g, seat, 2)
    elif g.token[area] == HALL_OF_KELLOS:
        g.tell("hall_gives", hero, area, g.hero_seat[hero])
        draw_tactics(g, seat, 1)
