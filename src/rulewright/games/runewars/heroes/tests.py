"""Attribute tests (RW-455), the cards and abilities that react to them, and Silhouette's Light Fingers.

A test gives the destiny symbol that was chosen to the procedure that called for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.playing import TACTICS_CARDS
from rulewright.games.runewars.cards.rewards import REWARD_CARDS, reward_of
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.heroes.frames import Duel, Quest, Steal, Test
from rulewright.games.runewars.ids import AGILITY, ASTARRA, GOLD, RED, RING_OF_INSIGHT, SILVER, TWIST_OF_FATE
from rulewright.games.runewars.options import FATE, PASS, PLAY, REROLL, USE_REWARD
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute
from rulewright.games.runewars.world.decks import (
    best_fate,
    discard_fate,
    discard_tactics,
    draw_fate,
    exchange_fate,
    pass_over_hand,
    pass_over_hero,
    playable,
)
from rulewright.games.runewars.world.hero_changes import damage_hero, receive_reward
from rulewright.kit.piles import draw_out
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "tests": MessageKind(("hero", "attribute"), "RW-455"),
    "test_draws": MessageKind(("hero",), "RW-455", several="fate"),
    "test_result": MessageKind(("hero", "fate", "symbol"), "RW-455"),
    "test_without_cards": MessageKind(("hero",), "RW-455"),
    "twists_fate": MessageKind(("seat", "tactics"), "RW-557"),
    "rune_lore": MessageKind(("hero",), "RW-557"),
    "steals_from": MessageKind(("hero",), "RW-420"),
    "steals_reward": MessageKind(("hero",), "RW-501"),
    "sees_reward": MessageKind(("hero", "reward"), "RW-501"),
    "sees_rewards": MessageKind(("hero",), "RW-501"),
}

# Attribute tests


def tester(g: Runewars, frame: Test) -> i64:
    """The player whose hero is tested."""
    return g.hero_seat[frame.hero]


class BeforeTest(Uses[Runewars, Test]):
    """D-404: the Ring of Insight, before the cards are drawn."""

    def uses(self, g: Runewars, frame: Test, seat: i64) -> list[int]:
        fits = REWARD_CARDS[RING_OF_INSIGHT].fits(g, reward_of(g, frame.hero, RING_OF_INSIGHT))
        return [USE_REWARD + RING_OF_INSIGHT] if fits else []

    def pass_over(self, g: Runewars, frame: Test, seat: i64) -> None:
        pass_over_hero(g, frame.hero)

    def arguments(self, g: Runewars, frame: Test, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


BEFORE_TEST: Final = BeforeTest("reaction", ("RW-557",), "RW-900", PASS, secret=True)


def ask_for_ring(frame: Test, g: Runewars) -> None:
    """W-R, RW-455, RW-502: the hero's Ring of Insight may add a card."""
    if not offer(g, frame, BEFORE_TEST, tester(g, frame)):
        go_to(frame, "draw")


def use_ring(frame: Test, g: Runewars) -> None:
    """RW-455: one card more, or not."""
    if g.answers[tester(g, frame)] == USE_REWARD + RING_OF_INSIGHT:
        REWARD_CARDS[RING_OF_INSIGHT].effect(g, reward_of(g, frame.hero, RING_OF_INSIGHT))


def draw_for_test(frame: Test, g: Runewars) -> None:
    """RW-455: as many Fate cards as the attribute, shown to everybody; without a card the test is RED."""
    g.tell("tests", frame.hero, frame.attribute)
    number = attribute(g, frame.hero, frame.attribute)
    if frame.ring:
        number += 1
    frame.fate = sorted(draw_fate(g, number))
    if not frame.fate:
        g.tell("test_without_cards", frame.hero)
        give_symbol(g, RED)
        return
    g.tell_all("test_draws", frame.fate, frame.hero)


def test_reactions(g: Runewars, frame: Test) -> list[int]:
    """W-R: what may exchange the drawn cards: Twist of Fate, and Runewitch Astarra once."""
    uses: list[int] = []
    if playable(g, tester(g, frame), TWIST_OF_FATE):
        uses.append(PLAY + TWIST_OF_FATE)
    if frame.hero == ASTARRA and not frame.lore:
        uses.append(REROLL)
    return uses


class TestDrawn(Uses[Runewars, Test]):
    """D-404: the drawn cards may be exchanged for as many new ones."""

    def uses(self, g: Runewars, frame: Test, seat: i64) -> list[int]:
        return test_reactions(g, frame)

    def pass_over(self, g: Runewars, frame: Test, seat: i64) -> None:
        pass_over_hand(g, seat)

    def arguments(self, g: Runewars, frame: Test, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


TEST_DRAWN: Final = TestDrawn("reaction", ("RW-557",), "RW-900", PASS, secret=True)


def ask_after_draw(frame: Test, g: Runewars) -> None:
    """W-R, RW-557: right after the draw, before a card is chosen (RW-455)."""
    if not offer(g, frame, TEST_DRAWN, tester(g, frame)):
        go_to(frame, "pick")


def react_to_draw(frame: Test, g: Runewars) -> None:
    """RW-557, Twist of Fate, Rune Lore: all drawn cards are discarded, as many new ones drawn."""
    seat = tester(g, frame)
    answer = g.answers[seat]
    if answer == PASS:
        return
    if answer == REROLL:
        frame.lore = True
        g.tell("rune_lore", frame.hero)
        frame.fate = sorted(exchange_fate(g, frame.fate))
    else:
        discard_tactics(g, seat, TWIST_OF_FATE, True)
        g.tell("twists_fate", seat, TWIST_OF_FATE)
        TACTICS_CARDS[TWIST_OF_FATE].effect(g, Card(seat, TWIST_OF_FATE))
    g.tell_all("test_draws", frame.fate, frame.hero)
    go_to(frame, "drawn")


class TestPick(Decision[Runewars, Test]):
    """D-114: the card whose symbol counts."""

    def options(self, g: Runewars, frame: Test, seat: i64) -> list[int]:
        return [FATE + number - 1 for number in frame.fate]

    def default(self, g: Runewars, frame: Test, seat: i64) -> i64:
        """The best symbol: gold, silver, red."""
        return FATE + best_fate(g, frame.fate) - 1

    def arguments(self, g: Runewars, frame: Test, seat: i64) -> dict[str, int | str]:
        return {
            "hero": g.game.argument("hero", frame.hero),
            "attribute": g.game.argument("attribute", frame.attribute),
        }


TEST_PICK: Final = TestPick("test_pick", ("RW-455",), "RW-900")


def ask_pick(frame: Test, g: Runewars) -> None:
    """RW-455: one of the drawn cards is chosen."""
    ask_seat(g, frame, TEST_PICK, tester(g, frame))


def resolve_test(frame: Test, g: Runewars) -> None:
    """RW-455: the symbol of the chosen card counts; all cards are discarded."""
    number = g.answers[tester(g, frame)] - FATE + 1
    g.tell("test_result", frame.hero, number, g.tables.destiny[number])
    discard_fate(g, frame.fate)
    give_symbol(g, g.tables.destiny[number])


def give_symbol(g: Runewars, symbol: i64) -> None:
    """The test is over; the procedure that called for it finds the symbol."""
    leave(g, symbol)
    caller = g.stack[len(g.stack) - 1]
    if isinstance(caller, (Quest, Duel, Steal)):
        caller.symbol = symbol


steps(
    Test,
    step("start", ask_for_ring, use_ring),
    step("draw", draw_for_test),
    step("drawn", ask_after_draw, react_to_draw),
    step("pick", ask_pick, resolve_test),
)

# Light Fingers


def steal(frame: Steal, g: Runewars) -> None:
    """RW-455, Silhouette tests her agility against an enemy hero: a Reward, a look at them, or a wound."""
    if frame.symbol == NONE:
        g.tell("steals_from", frame.target)
        again(frame)
        call(g, Test(frame.hero, AGILITY))
        return
    if frame.symbol == GOLD:
        take_reward_at_random(g, frame.hero, frame.target)
    elif frame.symbol == SILVER:
        look_at_rewards(g, g.hero_seat[frame.hero], frame.target)
    else:
        damage_hero(g, frame.hero, 1)
    leave(g)


def take_reward_at_random(g: Runewars, hero: i64, target: i64) -> None:
    """Gold: one of his Rewards, face up or down as it was."""
    if g.hero_rewards[target]:
        receive_reward(g, hero, draw_out(g, "reward", g.hero_rewards[target]))
        g.tell("steals_reward", hero)


def look_at_rewards(g: Runewars, seat: i64, target: i64) -> None:
    """Silver: the player sees the Rewards that lie face down."""
    g.barrier += 1
    g.tell("sees_rewards", target)
    for reward in g.hero_rewards[target]:
        if reward not in g.open_rewards:
            g.whisper(seat, "sees_reward", target, reward)


steps(
    Steal,
    step("start", steal),
)
