"""Hero against hero: what the winner gets (MH-508 to MH-516)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import check_power, free_markers, power, seat_of_hero, take_control
from rulewright.games.heroes.battle.frames import Reward, Side, Takeover
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.heroes.artefacts import check_limits, keep_options
from rulewright.games.heroes.heroes.frames import Advance, Artefact
from rulewright.games.heroes.heroes.heroes import can_gain_skill
from rulewright.games.heroes.options import DONE, REWARD_ARTEFACT, REWARD_SKILL, TAKE
from rulewright.games.heroes.state import Heroes


class HeroBattleReward(Choice[Reward]):
    """hero_battle_reward (MH-508): `reward:skill`, `reward:CARD` for each artefact that may be taken."""

    def options(self, g: Heroes, frame: Reward, seat: i64) -> list[int]:
        codes: list[int] = []
        hero = g.find(frame.hero)
        if can_gain_skill(g, seat, hero):
            codes.append(int(REWARD_SKILL))
        for artefact in g.find(frame.loser).artefacts:
            if keep_options(g, hero, artefact):
                codes.append(int(REWARD_ARTEFACT + artefact))
        return codes

    def default(self, g: Heroes, frame: Reward, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return codes[1] if codes[0] == REWARD_SKILL and len(codes) > 1 else codes[0]


HERO_BATTLE_REWARD: Final = HeroBattleReward("hero_battle_reward", ("MH-508",), TURN_RULE)


def begin_reward(g: Heroes, winner: Side, loser: Side) -> None:
    """MH-508."""
    reward = Reward(winner.seat, winner.hero)
    reward.loser = loser.hero
    call(g, reward)


def ask_reward(frame: Reward, g: Heroes) -> None:
    """MH-508, MH-515: a skill or an artefact; if neither is possible, nothing."""
    if HERO_BATTLE_REWARD.options(g, frame, frame.seat):
        ask_seat(g, frame, HERO_BATTLE_REWARD, frame.seat)
    else:
        leave(g)


def take_reward(frame: Reward, g: Heroes) -> None:
    """MH-509, MH-510, MH-516: the artefact leaves the beaten hero, whose limits are checked last."""
    code = g.answers[frame.seat]
    leave(g)
    if code == REWARD_SKILL:
        call(g, Advance(frame.seat, frame.hero))
        return
    artefact = code - REWARD_ARTEFACT
    g.find(frame.loser).artefacts.remove(artefact)
    other = seat_of_hero(g, frame.loser)
    if g.narration is not None:
        g.tell_all("wins_artefact", [int(other), int(power(g, other))], frame.seat, frame.hero, artefact)
    check_limits(g, other, frame.loser)
    loot = Artefact(frame.seat, frame.hero)
    loot.card = artefact
    loot.loot = True
    call(g, loot)


steps(Reward, step("reward", ask_reward, take_reward))


# Takeover


def take_over(g: Heroes, winner: Side, loser: Side, square: i64) -> None:
    """MH-511, MH-538: the loser's locations in the winner's zone of control, at once if the markers suffice."""
    board = g.map()
    near = [other for other in board.around[square] if board.site_at[other] >= 0]
    squares = [other for other in near if g.owners[board.site_at[other]] == loser.seat]
    if not squares:
        return
    if len(squares) > free_markers(g, winner.seat):
        frame = Takeover(winner.seat)
        frame.squares = squares
        call(g, frame)
        return
    for one in squares:
        pass_location(g, winner.seat, one)
    check_power(g, winner.seat)


def pass_location(g: Heroes, seat: i64, square: i64) -> None:
    board = g.map()
    site = board.site_at[square]
    take_control(g, seat, site)
    g.tell("takes_over", seat, board.codes[site], square)


class TakeoverChoice(Choice[Takeover]):
    """takeover_choice (MH-511): `take:SQ`, `done`."""

    def options(self, g: Heroes, frame: Takeover, seat: i64) -> list[int]:
        return [*(int(TAKE + square) for square in frame.squares), int(DONE)]

    def default(self, g: Heroes, frame: Takeover, seat: i64) -> i64:
        board = g.map()
        best: i64 = DONE
        most: i64 = -1
        for square in frame.squares:
            points = g.tables.location_power[board.location[square]]
            if points > most:
                best = TAKE + square
                most = points
        return best


TAKEOVER_CHOICE: Final = TakeoverChoice("takeover_choice", ("MH-511",), TURN_RULE)


def ask_location(frame: Takeover, g: Heroes) -> None:
    """MH-511: with too few markers one by one, and the winner may stop."""
    if frame.squares and free_markers(g, frame.seat) > 0:
        ask_seat(g, frame, TAKEOVER_CHOICE, frame.seat)
    else:
        leave(g)


def take_location(frame: Takeover, g: Heroes) -> None:
    code = g.answers[frame.seat]
    if code == DONE:
        leave(g)
        return
    frame.squares.remove(code - TAKE)
    go_to(frame, "takeover")
    pass_location(g, frame.seat, code - TAKE)
    check_power(g, frame.seat)


steps(Takeover, step("takeover", ask_location, take_location))
