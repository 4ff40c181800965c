"""Timing windows: the moments at which a player may use Tactics cards, Rewards, Titles and other abilities, claim his
Objective and demolish a location (RW-119, RW-305 to RW-307, RW-324, RW-556, RW-712; DECISIONS.md section 10).

What fits a moment is looked up when the window asks; nothing registers itself. A use is resolved completely, then the
window asks again; it closes when its player passes or has nothing left to use. What the cards do is in playing.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import Refusal
from rulewright.core.frame import go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.actions_on_battle import takes_part
from rulewright.games.runewars.battle.routs_and_damage import current_battle
from rulewright.games.runewars.cards.ability import ANY_BATTLE, END_OF_DEFENCE, OWN_ATTACK, OWN_TURN, START_OF_DEFENCE
from rulewright.games.runewars.cards.frames import B1, B3, IN_BATTLE, IN_TURN, Card, TimingWindow
from rulewright.games.runewars.cards.playing import TACTICS_CARDS, can_use, use_card
from rulewright.games.runewars.cards.rewards import CAPTAIN_CARD, FIRST_REWARD
from rulewright.games.runewars.cards.tactics_battle import VALADIR_CARD
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import (
    CAPTAIN,
    DRAGON_THRONE,
    HERO_COUNT,
    MAGIC_PORTAL,
    REWARD_COUNT,
    TACTICS_COUNT,
    TITLES,
    VALADIR,
)
from rulewright.games.runewars.options import (
    CLAIM,
    DEMOLISH,
    HERO,
    PASS,
    PLAY,
    REDRAW,
    TITLE,
    USE_OF_HERO,
    between,
    of_area,
    of_hero,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import heroes_of, settle, units_of
from rulewright.games.runewars.world.decks import discard_reward, discard_tactics, pass_over_hand, playable
from rulewright.games.runewars.world.objectives import can_claim, can_redraw, claim, objective_met, redraw
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct, insert
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "plays_tactics": MessageKind(("seat", "tactics"), "RW-555"),
    "turns_in_reward": MessageKind(("seat", "hero", "reward"), "RW-502"),
    "uses_title": MessageKind(("seat", "title"), "RW-560"),
    "uses_hero": MessageKind(("seat", "hero"), "RW-305"),
    "demolishes": MessageKind(("seat", "token", "area"), "RW-712"),
}
DEMOLISHERS: Final[i64] = 6
"""Units needed in an area to remove a destructible location (RW-712)."""

# What fits


def moments_of(frame: TimingWindow) -> i64:
    """RW-119, RW-305, RW-324: the moments that a window is; the start of a battle is in the turn of the attacker."""
    now: i64 = 1 << frame.when
    if frame.when == B1:
        now |= OWN_ATTACK if frame.side == ATTACKER else START_OF_DEFENCE
    elif frame.when == B3 and frame.side == DEFENDER:
        now |= END_OF_DEFENCE
    return now


def counts_as_turn(frame: TimingWindow) -> bool:
    """RW-305: the turn windows, and the start of the battle for the attacker."""
    return moments_of(frame) & OWN_TURN != 0


def can_play(g: Runewars, frame: TimingWindow, card: i64, now: i64) -> bool:
    """RW-306, RW-307, RW-556: a card of the hand that fits the moment and has something to do."""
    ability = TACTICS_CARDS[card]
    if not ability.is_moment(now) or not playable(g, frame.seat, card):
        return False
    if frame.kind == IN_BATTLE and card in frame.played:
        return False
    if ability.is_moment(ANY_BATTLE) and not takes_part(g, current_battle(g), frame.side):
        return False
    return ability.fits(g, Card(frame.seat, card))


def can_demolish(g: Runewars, seat: i64, area: i64) -> bool:
    """RW-712: a face-up destructible location in a controlled area with six units."""
    token = g.token[area]
    if token == NONE or not g.token_up >> area & 1 or not is_destructible(token):
        return False
    return len(units_of(g, seat, area)) >= DEMOLISHERS


def is_destructible(token: i64) -> bool:
    """RW-710, RW-711, RW-713: Villages, Magic Portals and the Dragon Throne."""
    return token <= MAGIC_PORTAL or token == DRAGON_THRONE


def uses(g: Runewars, frame: TimingWindow) -> list[int]:
    """Everything that the player can use at this moment, passing excepted."""
    seat = frame.seat
    now = moments_of(frame)
    codes: list[int] = []
    last: i64 = NONE
    for card in g.seats[seat].tactics:
        if card != last and can_play(g, frame, card, now):
            codes.append(PLAY + card)
        last = card
    if now & OWN_TURN:
        add_turn_uses(g, seat, codes, now)
    elif can_use(g, Card(seat, VALADIR_CARD), now):
        codes.append(HERO + VALADIR)
    return codes


def add_turn_uses(g: Runewars, seat: i64, codes: list[int], now: i64) -> None:
    """RW-119: Rewards, the Title of Captain, the Objective, destructible locations."""
    for hero in heroes_of(g, seat):
        for reward in distinct(g.hero_rewards[hero]):
            if can_use(g, Card(seat, FIRST_REWARD + reward, hero), now):
                codes.append(USE_OF_HERO + hero * REWARD_COUNT + reward)
    if can_use(g, Card(seat, CAPTAIN_CARD), now):
        codes.append(TITLE + CAPTAIN)
    if can_claim(g, seat):
        codes.append(CLAIM)
    if can_redraw(g, seat):
        codes.append(REDRAW)
    if g.exploration:
        for area in g.board.areas:
            if can_demolish(g, seat, area):
                codes.append(DEMOLISH + area)


# The decision


class WindowUse(Uses[Runewars, TimingWindow]):
    """D-200, D-300 to D-302: something to use, or a pass."""

    def uses(self, g: Runewars, frame: TimingWindow, seat: i64) -> list[int]:
        return uses(g, frame)

    def pass_over(self, g: Runewars, frame: TimingWindow, seat: i64) -> None:
        """RW-901: nothing to use. Others cannot know it: a hand is secret, and in a turn the Objective is."""
        if counts_as_turn(frame):
            g.pass_over(seat)
        else:
            pass_over_hand(g, seat)

    def explain(self, g: Runewars, frame: TimingWindow, seat: i64, code: i64) -> Refusal:
        if between(code, PLAY, TACTICS_COUNT):
            return why_not_play(g, frame, code - PLAY)
        if of_hero(code, HERO) and frame.when == B1 and frame.side == DEFENDER:
            return Refusal("RW-305", "valadir-not-now")
        if not counts_as_turn(frame):
            return Refusal("RW-305", "only-battle-cards")
        return self.why_not_in_turn(g, frame, seat, code)

    def why_not_in_turn(self, g: Runewars, frame: TimingWindow, seat: i64, code: i64) -> Refusal:
        if between(code, USE_OF_HERO, HERO_COUNT * REWARD_COUNT):
            hero = (code - USE_OF_HERO) // REWARD_COUNT
            reward = (code - USE_OF_HERO) % REWARD_COUNT
            mine = g.hero_seat[hero] == seat and reward in g.hero_rewards[hero]
            return Refusal("RW-502", "reward-no-use-now" if mine else "reward-not-carried")
        if between(code, TITLE, len(TITLES)):
            return Refusal("RW-560", "captain-not-now")
        if code == CLAIM:
            return why_not_claim(g, seat)
        if code == REDRAW:
            return Refusal("RW-550", "redraw-not-now")
        if of_area(code, DEMOLISH):
            return Refusal("RW-712", "demolish-not-there", {"number": int(DEMOLISHERS)})
        return Refusal(self.rules[0], "use-or-pass")

    def arguments(self, g: Runewars, frame: TimingWindow, seat: i64) -> dict[str, int | str]:
        if frame.kind == IN_TURN:
            return {"number": int(frame.when) + 1}
        battle = current_battle(g)
        return {"area": g.game.argument("area", battle.area), "number": int(battle.round)}


def why_not_play(g: Runewars, frame: TimingWindow, card: i64) -> Refusal:
    """The rule that keeps a Tactics card in the hand."""
    name = {"tactics": g.game.argument("tactics", card)}
    if card not in g.seats[frame.seat].tactics:
        return Refusal("RW-555", "card-not-in-hand", name)
    if not playable(g, frame.seat, card):
        return Refusal("RW-556", "card-drawn-this-season", name)
    ability = TACTICS_CARDS[card]
    of_battles = ability.is_moment(ANY_BATTLE)
    if not ability.is_moment(moments_of(frame)):
        if not of_battles and not ability.is_moment(OWN_TURN):
            return Refusal("RW-557", "card-other-moment", name)
        return Refusal("RW-324" if of_battles else "RW-119", "card-other-moment", name)
    if frame.kind == IN_BATTLE and card in frame.played:
        return Refusal("RW-306", "card-played-already", name)
    if of_battles and not takes_part(g, current_battle(g), frame.side):
        return Refusal("RW-307", "card-not-taking-part", name)
    return Refusal("RW-555", "card-no-target", name)


def why_not_claim(g: Runewars, seat: i64) -> Refusal:
    if g.seats[seat].objective == NONE:
        return Refusal("RW-550", "no-objective")
    if not objective_met(g, seat):
        return Refusal("RW-551", "objective-not-met")
    return Refusal("RW-552", "no-dragon-rune-left")


TURN_WINDOW: Final = WindowUse("turn_window", ("RW-119",), "RW-119", PASS)
BATTLE_START_ATTACKER: Final = WindowUse("battle_start_attacker", ("RW-305",), "RW-305", PASS)
BATTLE_START_DEFENDER: Final = WindowUse("battle_start_defender", ("RW-305",), "RW-305", PASS)
BATTLE_ROUND_CARD: Final = WindowUse("battle_round_card", ("RW-324",), "RW-324", PASS)


def decision_of(frame: TimingWindow) -> WindowUse:
    if frame.kind == IN_TURN:
        return TURN_WINDOW
    if frame.when != B1:
        return BATTLE_ROUND_CARD
    return BATTLE_START_ATTACKER if frame.side == ATTACKER else BATTLE_START_DEFENDER


# The window


def ask_use(frame: TimingWindow, g: Runewars) -> None:
    """RW-119, RW-305, RW-324: asks while there is something to use; a battle called off closes its window (RW-308)."""
    called_off = frame.kind == IN_BATTLE and current_battle(g).cancelled
    if called_off or not offer(g, frame, decision_of(frame), frame.seat):
        leave(g)


def use_or_pass(frame: TimingWindow, g: Runewars) -> None:
    """RW-119, RW-305: each use is resolved completely before the next choice."""
    seat = frame.seat
    code = g.answers[seat]
    if code == PASS:
        leave(g)
        return
    go_to(frame, "start")
    if between(code, PLAY, TACTICS_COUNT):
        play_tactics(g, frame, code - PLAY)
    elif between(code, USE_OF_HERO, HERO_COUNT * REWARD_COUNT):
        use_reward(g, seat, (code - USE_OF_HERO) // REWARD_COUNT, (code - USE_OF_HERO) % REWARD_COUNT)
    elif code == TITLE + CAPTAIN:
        g.used_titles |= 1 << CAPTAIN
        g.tell("uses_title", seat, CAPTAIN)
        use_card(g, Card(seat, CAPTAIN_CARD))
    elif code == HERO + VALADIR:
        current_battle(g).valadir = True
        g.tell("uses_hero", seat, VALADIR)
        use_card(g, Card(seat, VALADIR_CARD))
    elif code == CLAIM:
        claim(g, seat)
    elif code == REDRAW:
        redraw(g, seat)
    else:
        demolish(g, seat, code - DEMOLISH)


def play_tactics(g: Runewars, frame: TimingWindow, card: i64) -> None:
    """RW-555, RW-955: the card goes to the discards face up, then it asks its choices and takes effect."""
    insert(frame.played, card)
    discard_tactics(g, frame.seat, card, True)
    g.tell("plays_tactics", frame.seat, card)
    use_card(g, Card(frame.seat, card))


def use_reward(g: Runewars, seat: i64, hero: i64, reward: i64) -> None:
    """RW-955: all Rewards of the turn windows are discarded for their effect, before their choices."""
    discard_reward(g, hero, reward)
    g.tell("turns_in_reward", seat, hero, reward)
    use_card(g, Card(seat, FIRST_REWARD + reward, hero))


def demolish(g: Runewars, seat: i64, area: i64) -> None:
    """RW-712: the token is discarded."""
    g.tell("demolishes", seat, g.token[area], area)
    g.token[area] = NONE
    g.token_up &= ~bit(area)
    settle(g)


steps(
    TimingWindow,
    step("start", ask_use, use_or_pass),
)
