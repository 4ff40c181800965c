"""Cards and abilities that are played in windows: all of them in one list, and how one is asked and carried out.

The frame `card` asks for all choices of a card one after another; the effect follows the last one (RW-917). What each
card lets its player choose and does stands in its class: tactics_movement.py, tactics_intrigue.py, tactics_battle.py
and rewards.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle import neutrals
from rulewright.games.runewars.cards import rewards, tactics_battle, tactics_intrigue, tactics_movement
from rulewright.games.runewars.cards.ability import CardAbility, TacticsCard
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.ids import REWARDS, TACTICS
from rulewright.games.runewars.options import AREA, DISCARD_RUNE, DONE, FROM, LOOK, PLACE_AT, TO, of_area
from rulewright.games.runewars.state import Runewars
from rulewright.kit.effects import EffectChoice, ask_choice, take_choice, use

MESSAGES: Final[dict[str, MessageKind]] = {
    **neutrals.MESSAGES,
    **tactics_movement.MESSAGES,
    **tactics_intrigue.MESSAGES,
    **tactics_battle.MESSAGES,
    **rewards.MESSAGES,
}

TACTICS_CARDS: Final[list[TacticsCard]] = [
    tactics_battle.TacticalRetreat(),
    tactics_battle.SummonLightning(),
    tactics_battle.RallyCry(),
    tactics_movement.MountainPass(),
    tactics_movement.HorrificRumors(),
    tactics_movement.LostCity(),
    tactics_movement.RazeACity(),
    tactics_movement.SpyGuild(),
    tactics_battle.ToTheVictor(),
    tactics_intrigue.SecretAccord(),
    tactics_battle.Ambush(),
    tactics_movement.ForcedMarch(),
    tactics_battle.HoldTheLine(),
    tactics_intrigue.CrisisOfConscience(),
    tactics_movement.FrozenFord(),
    tactics_intrigue.SilverTongue(),
    tactics_movement.CallOfTheWild(),
    tactics_movement.Stampede(),
    tactics_movement.SpreadDissent(),
    tactics_intrigue.AssassinsBlade(),
    tactics_intrigue.HealingDraught(),
    tactics_intrigue.DuelistsEdge(),
    tactics_intrigue.RuneScrying(),
    tactics_intrigue.ShiftingRunes(),
    tactics_intrigue.CounterfeitRune(),
    tactics_movement.Sabotage(),
    tactics_movement.Levy(),
    tactics_intrigue.TradeCaravan(),
    tactics_intrigue.TwistOfFate(),
    tactics_movement.FavorOfTheWarriorsGuild(),
]
"""All Tactics cards, in the order of their numbers."""
CARDS: Final[list[CardAbility]] = [
    *TACTICS_CARDS,
    *rewards.REWARD_CARDS,
    rewards.CaptainOfTheHeroesLeague(),
    tactics_battle.InspiringPresence(),
]
"""By the number of a frame `card`: Tactics cards, Rewards, the Captain, Sir Valadir."""
CARD_NAMES: Final = (*TACTICS, *REWARDS, "captain", "valadir")
"""What a frame `card` can name."""


def can_use(g: Runewars, card: Card, now: i64) -> bool:
    """Whether it is the moment of a card and the card has a legal target or would change something."""
    ability = CARDS[card.card]
    return ability.is_moment(now) and ability.fits(g, card)


def use_card(g: Runewars, card: Card) -> None:
    """RW-557: a card is resolved completely, its choices first; the last thing that a step does."""
    use(g, card, CARDS[card.card])


class CardChoice(EffectChoice[Runewars, Card]):
    """D-402: a choice of a card or ability."""

    def effect_of(self, frame: Card) -> CardAbility:
        return CARDS[frame.card]

    def explain(self, g: Runewars, frame: Card, seat: i64, code: i64) -> Refusal:
        for verb in (AREA, TO, FROM, LOOK, PLACE_AT, DISCARD_RUNE):
            if of_area(code, verb) and code - verb == g.contested:
                return Refusal("RW-916", "card-not-in-battle-area", {"area": g.game.argument("area", g.contested)})
        return Refusal("RW-917", "card-no-such-choice", {"choice": self.wanted(frame)})

    def default(self, g: Runewars, frame: Card, seat: i64) -> i64:
        """No more than is needed."""
        options = self.options(g, frame, seat)
        return DONE if DONE in options else options[0]

    def arguments(self, g: Runewars, frame: Card, seat: i64) -> dict[str, int | str]:
        return {"choice": self.wanted(frame)}

    def wanted(self, frame: Card) -> str:
        """What is to be chosen: the card, and for its second choice `-then`."""
        return CARD_NAMES[frame.card] + ("-then" if frame.picked else "")


CARD_CHOICE: Final = CardChoice("card_choice", ("RW-917",), "RW-900")


def ask_next(frame: Card, g: Runewars) -> None:
    """D-402: while the card has choices left."""
    if not ask_choice(g, frame, CARD_CHOICE):
        go_to(frame, "start/carry_out")


def note_choice(frame: Card, g: Runewars) -> None:
    """RW-917: a choice is kept until the card has all of them."""
    if take_choice(g, frame, CARD_CHOICE):
        go_to(frame, "start")


def carry_out(frame: Card, g: Runewars) -> None:
    """RW-917: the effect, when everything is chosen; what it calls comes in the place of this frame."""
    leave(g)
    CARDS[frame.card].effect(g, frame)


steps(
    Card,
    step("start", ask_next, note_choice),
    step("start/carry_out", carry_out),
)
