"""Challenge to a duel (RW-470), and what follows it: the Rewards of the loser (RW-480), and W-D4.

The duel itself is in duel.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.rewards import REWARD_CARDS, reward_of
from rulewright.games.runewars.heroes.frames import AfterDuel, Challenge, Duel, HeroActivation, Spoils
from rulewright.games.runewars.ids import CLOAK_OF_DECEPTION, HERO_COUNT, HEROES_BANE
from rulewright.games.runewars.options import CLAIM, DISCARD_TACTICS, GIVE, PASS, USE_REWARD
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import discard_tactics, pass_over_hero
from rulewright.games.runewars.world.hero_changes import receive_reward, remove_hero
from rulewright.games.runewars.world.objectives import CLAIM_OBJECTIVE_NOW, can_claim_now, claim
from rulewright.kit.piles import distinct
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "cloak_used": MessageKind(("hero", "reward"), "RW-557"),
    "duel_refused": MessageKind(("hero",), "RW-557"),
    "cloak_pierced": MessageKind(("seat", "tactics"), "RW-557"),
    "hero_beaten": MessageKind(("hero", "area"), "RW-429"),
    "takes_spoils": MessageKind(("seat", "number"), "RW-480"),
    "duel_over": MessageKind(("area",), "RW-479"),
}

# The challenge (RW-470)


class CloakUse(Uses[Runewars, Challenge]):
    """D-404: the challenged hero may refuse with the Cloak of Deception."""

    def uses(self, g: Runewars, frame: Challenge, seat: i64) -> list[int]:
        fits = REWARD_CARDS[CLOAK_OF_DECEPTION].fits(g, reward_of(g, frame.defender, CLOAK_OF_DECEPTION))
        return [USE_REWARD + CLOAK_OF_DECEPTION] if fits else []

    def pass_over(self, g: Runewars, frame: Challenge, seat: i64) -> None:
        pass_over_hero(g, frame.defender)


class CloakAnswer(Decision[Runewars, Challenge]):
    """D-404: the challenger may insist for a Tactics card."""

    def options(self, g: Runewars, frame: Challenge, seat: i64) -> list[int]:
        return [*[DISCARD_TACTICS + card for card in distinct(g.seats[seat].tactics)], PASS]

    def default(self, g: Runewars, frame: Challenge, seat: i64) -> i64:
        return PASS


CLOAK_USE: Final = CloakUse("reaction", ("RW-557",), "RW-900", PASS, secret=True)
CLOAK_ANSWER: Final = CloakAnswer("reaction", ("RW-557",), "RW-900", secret=True)


def declare(frame: Challenge, g: Runewars) -> None:
    """RW-470: the defender is named; W-R: he may hide under the Cloak of Deception."""
    if not offer(g, frame, CLOAK_USE, g.hero_seat[frame.defender]):
        go_to(frame, "duel")


def use_cloak(frame: Challenge, g: Runewars) -> None:
    """RW-501, RW-557: the cloak is turned up, or nothing stands in the way."""
    if g.answers[g.hero_seat[frame.defender]] == PASS:
        go_to(frame, "duel")
        return
    REWARD_CARDS[CLOAK_OF_DECEPTION].effect(g, reward_of(g, frame.defender, CLOAK_OF_DECEPTION))


def ask_to_insist(frame: Challenge, g: Runewars) -> None:
    """RW-557, Cloak of Deception: no duel, unless the challenger's player discards a Tactics card at once."""
    ask_seat(g, frame, CLOAK_ANSWER, g.hero_seat[frame.attacker])


def insist(frame: Challenge, g: Runewars) -> None:
    """RW-557: a Tactics card is the price of the duel, or it is off."""
    seat = g.hero_seat[frame.attacker]
    answer = g.answers[seat]
    if answer == PASS:
        go_to(frame, "off")
        return
    discard_tactics(g, seat, answer - DISCARD_TACTICS, False)
    g.tell("cloak_pierced", seat, answer - DISCARD_TACTICS)


def fight(frame: Challenge, g: Runewars) -> None:
    """RW-471: the duel begins."""
    leave(g)
    call(g, Duel(frame.attacker, frame.defender))


def call_off(frame: Challenge, g: Runewars) -> None:
    """RW-446: the chance to duel is used up."""
    g.tell("duel_refused", frame.defender)
    leave(g)


steps(
    Challenge,
    step("start", declare, use_cloak),
    step("cloak", ask_to_insist, insist),
    step("duel", fight),
    step("off", call_off),
)

# Rewards of the loser


def plunder(g: Runewars, loser: i64, seat: i64, area: i64) -> None:
    """RW-480: the winner's player takes all Rewards of the defeated hero."""
    g.tell("hero_beaten", loser, g.hero_area[loser])
    spoils = Spoils(seat)
    spoils.rewards = remove_hero(g, loser)
    spoils.area = area
    if spoils.rewards:
        g.tell("takes_spoils", seat, len(spoils.rewards))
        g.barrier += 1
        call(g, spoils)
    else:
        g.tell("duel_over", area)


class DuelSpoils(Decision[Runewars, Spoils]):
    """D-354: a hero of the winner in the area for each Reward."""

    def options(self, g: Runewars, frame: Spoils, seat: i64) -> list[int]:
        reward = frame.rewards[0]
        codes: list[int] = []
        for hero in range(HERO_COUNT):
            if g.hero_seat[hero] == seat and g.hero_area[hero] == frame.area:
                codes.append(GIVE + reward * HERO_COUNT + hero)
        return codes

    def default(self, g: Runewars, frame: Spoils, seat: i64) -> i64:
        """The winning hero if he is the one who acts; no frame names a challenged one."""
        options = self.options(g, frame, seat)
        for outer in g.stack:
            if isinstance(outer, HeroActivation):
                for code in options:
                    if (code - GIVE) % HERO_COUNT == outer.hero:
                        return code
        return options[0]


DUEL_SPOILS: Final = DuelSpoils("duel_spoils", ("RW-480",), "RW-900", secret=True)


def ask_spoils(frame: Spoils, g: Runewars) -> None:
    """RW-480: the Rewards are given out one by one; none can be refused."""
    if frame.rewards:
        ask_seat(g, frame, DUEL_SPOILS, frame.seat)
    else:
        g.tell("duel_over", frame.area)
        leave(g)


def give_spoils(frame: Spoils, g: Runewars) -> None:
    """RW-480: the Reward goes to the chosen hero."""
    hero = (g.answers[frame.seat] - GIVE) % HERO_COUNT
    receive_reward(g, hero, frame.rewards.pop(0))
    go_to(frame, "start")


steps(
    Spoils,
    step("start", ask_spoils, give_spoils),
)

# After the duel (W-D4)


def ask_bane(frame: AfterDuel, g: Runewars) -> None:
    """RW-551: Heroes' Bane may be claimed by a player whose hero has just defeated an enemy hero."""
    if can_claim_now(g, frame.seat, HEROES_BANE):
        ask_seat(g, frame, CLAIM_OBJECTIVE_NOW, frame.seat)
    else:
        g.pass_over(frame.seat)
        leave(g)


def claim_bane(frame: AfterDuel, g: Runewars) -> None:
    """RW-551: claimed, or kept."""
    if g.answers[frame.seat] == CLAIM:
        claim(g, frame.seat)


def end_after_duel(frame: AfterDuel, g: Runewars) -> None:
    """RW-479: the duel is behind them."""
    leave(g)


steps(
    AfterDuel,
    step("start", ask_bane, claim_bane),
    step("end", end_after_duel),
)
