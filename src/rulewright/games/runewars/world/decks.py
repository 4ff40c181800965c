"""Decks: drawing, discarding and reshuffling cards; hand limits (RW-456, RW-457, RW-555, RW-556, RW-603, RW-604).

`draw_tactics` and `draw_quests` may call the procedure that brings a hand down to its limit: they are the last thing
that a step does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import MOST_QUESTS, MOST_TACTICS, NONE
from rulewright.games.runewars.ids import COUNTERFEIT_RUNE
from rulewright.games.runewars.options import DISCARD_QUEST, DISCARD_TACTICS
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.frames import HandLimit, QuestLimit
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct, insert, refill, take_top

MESSAGES: Final[dict[str, MessageKind]] = {
    "reshuffled": MessageKind(("deck",), "RW-603"),
    "draws_tactics": MessageKind(("seat", "number"), "RW-555"),
    "drew_tactics": MessageKind(("seat", "tactics"), "RW-555"),
    "draws_quests": MessageKind(("seat", "number"), "RW-457"),
    "drew_quest": MessageKind(("seat", "quest"), "RW-457"),
    "discards_tactics": MessageKind(("seat", "tactics"), "RW-555"),
    "discards_quest": MessageKind(("seat", "quest"), "RW-457"),
}
DECKS: Final = ("fate", "quests", "rewards", "tactics", "heroes")
FATE_DECK: Final[i64] = 0
QUEST_DECK: Final[i64] = 1
REWARD_DECK: Final[i64] = 2
TACTICS_DECK: Final[i64] = 3

# Running out (RW-603)


def can_draw(g: Runewars, which: i64, deck: list[int], discards: list[int]) -> bool:
    """Whether there is a card to draw; the discards become a new deck when it has run out."""
    if refill(g, DECKS[which], deck, discards):
        g.tell("reshuffled", which)
    return bool(deck)


# Fate cards (RW-456)


def draw_fate(g: Runewars, number: i64) -> list[int]:
    """Fate cards from the top; what is lacking when deck and discards are empty is lost."""
    drawn: list[int] = []
    while len(drawn) < number and can_draw(g, FATE_DECK, g.fate, g.fate_discard):
        drawn.append(take_top(g, g.fate))
    return drawn


def discard_fate(g: Runewars, numbers: list[int]) -> None:
    for number in numbers:
        insert(g.fate_discard, number)


def exchange_fate(g: Runewars, numbers: list[int]) -> list[int]:
    """Drawn Fate cards are discarded, and as many new ones drawn."""
    discard_fate(g, numbers)
    return draw_fate(g, len(numbers))


def best_fate(g: Runewars, numbers: list[int]) -> i64:
    """The first of some Fate cards with the best symbol: gold, silver, red."""
    best: i64 = numbers[0]
    for number in numbers:
        if g.tables.destiny[number] < g.tables.destiny[best]:
            best = number
    return best


# Tactics cards (RW-555, RW-556)


def draw_tactics(g: Runewars, seat: i64, number: i64) -> None:
    """A player draws; afterwards he discards down to ten."""
    take_tactics(g, seat, number)
    if len(g.seats[seat].tactics) > MOST_TACTICS:
        call(g, HandLimit(seat))


def take_tactics(g: Runewars, seat: i64, number: i64) -> None:
    """The drawing alone, where several players draw before anybody discards; see `limit_hand`."""
    drawn: i64 = 0
    while drawn < number and can_draw(g, TACTICS_DECK, g.tactics_deck, g.tactics_discard):
        card = take_top(g, g.tactics_deck)
        if g.epic and card == COUNTERFEIT_RUNE:
            # RW-753: it speaks of false runes; another card is drawn. Alone in deck and discards it ends the drawing.
            if not g.tactics_deck and not g.tactics_discard:
                insert(g.tactics_discard, card)
                break
            insert(g.tactics_discard, card)
            continue
        insert(g.seats[seat].tactics, card)
        insert(g.seats[seat].fresh, card)
        g.whisper(seat, "drew_tactics", seat, card)
        drawn += 1
    if drawn:
        g.tell("draws_tactics", seat, drawn)


def lose_tactics(g: Runewars, seat: i64, card: i64, played: bool) -> None:
    """A card leaves a hand: of equal cards the older one is played, the fresh one discarded or passed (RW-556)."""
    player = g.seats[seat]
    player.tactics.remove(card)
    if card in player.fresh and (not played or player.fresh.count(card) > player.tactics.count(card)):
        player.fresh.remove(card)


def discard_tactics(g: Runewars, seat: i64, card: i64, played: bool) -> None:
    """A played or discarded Tactics card goes to the open pile."""
    lose_tactics(g, seat, card, played)
    insert(g.tactics_discard, card)


def playable(g: Runewars, seat: i64, card: i64) -> bool:
    """RW-556: whether the hand holds a copy that was not drawn this season."""
    player = g.seats[seat]
    return player.tactics.count(card) > player.fresh.count(card)


def pass_over_hand(g: Runewars, seat: i64) -> None:
    """RW-901: a moment at which no card of the hand fits. Of an empty hand everybody knows that."""
    if g.seats[seat].tactics:
        g.pass_over(seat)


def pass_over_hero(g: Runewars, hero: i64) -> None:
    """RW-901: a moment at which no Reward of the hero fits. If he carries none, everybody knows that."""
    if g.hero_rewards[hero]:
        g.pass_over(g.hero_seat[hero])


class TacticsDiscard(Decision[Runewars, HandLimit]):
    """D-400: cards above the limit of ten."""

    def options(self, g: Runewars, frame: HandLimit, seat: i64) -> list[int]:
        return [DISCARD_TACTICS + card for card in distinct(g.seats[seat].tactics)]

    def default(self, g: Runewars, frame: HandLimit, seat: i64) -> i64:
        """The oldest, as far as a hand tells: a card of which no copy was drawn this season."""
        for card in g.seats[seat].tactics:
            if card not in g.seats[seat].fresh:
                return DISCARD_TACTICS + card
        return self.options(g, frame, seat)[0]


TACTICS_DISCARD: Final = TacticsDiscard("tactics_discard", ("RW-555",), "RW-555", secret=True)


def ask_hand_limit(frame: HandLimit, g: Runewars) -> None:
    """RW-555: at most ten Tactics cards."""
    if len(g.seats[frame.seat].tactics) > MOST_TACTICS:
        ask_seat(g, frame, TACTICS_DISCARD, frame.seat)
    else:
        leave(g)


def discard_over_limit(frame: HandLimit, g: Runewars) -> None:
    """RW-555: the chosen card goes to the open pile."""
    card = g.answers[frame.seat] - DISCARD_TACTICS
    discard_tactics(g, frame.seat, card, False)
    g.tell("discards_tactics", frame.seat, card)
    go_to(frame, "start")


steps(
    HandLimit,
    step("start", ask_hand_limit, discard_over_limit),
)

# Quest cards (RW-457)


def draw_quests(g: Runewars, seat: i64, number: i64) -> None:
    """A player draws Quest cards, then discards down to three."""
    drawn: i64 = 0
    while drawn < number and can_draw(g, QUEST_DECK, g.quest_deck, g.quest_discard):
        card = take_top(g, g.quest_deck)
        insert(g.seats[seat].quests, card)
        g.whisper(seat, "drew_quest", seat, card)
        drawn += 1
    if drawn:
        g.tell("draws_quests", seat, drawn)
    if len(g.seats[seat].quests) > MOST_QUESTS:
        call(g, QuestLimit(seat))


def discard_quest(g: Runewars, seat: i64, card: i64) -> None:
    g.seats[seat].quests.remove(card)
    g.shown_quests &= ~bit(card)
    insert(g.quest_discard, card)


class QuestDiscard(Decision[Runewars, QuestLimit]):
    """D-115: cards above the limit of three."""

    def options(self, g: Runewars, frame: QuestLimit, seat: i64) -> list[int]:
        return [DISCARD_QUEST + card for card in g.seats[seat].quests]


QUEST_DISCARD: Final = QuestDiscard("quest_discard", ("RW-457",), "RW-457", secret=True)


def ask_quest_limit(frame: QuestLimit, g: Runewars) -> None:
    """RW-457: at most three Quest cards."""
    if len(g.seats[frame.seat].quests) > MOST_QUESTS:
        ask_seat(g, frame, QUEST_DISCARD, frame.seat)
    else:
        leave(g)


def discard_over_quest_limit(frame: QuestLimit, g: Runewars) -> None:
    """RW-457: the chosen card goes to the open pile."""
    card = g.answers[frame.seat] - DISCARD_QUEST
    discard_quest(g, frame.seat, card)
    g.tell("discards_quest", frame.seat, card)
    go_to(frame, "start")


steps(
    QuestLimit,
    step("start", ask_quest_limit, discard_over_quest_limit),
)

# Rewards (RW-500)


def draw_reward(g: Runewars) -> i64:
    """The top Reward card; NONE if there is none left (RW-603)."""
    if not can_draw(g, REWARD_DECK, g.reward_deck, g.reward_discard):
        return NONE
    return take_top(g, g.reward_deck)


def discard_reward(g: Runewars, hero: i64, reward: i64) -> None:
    """A Reward leaves its hero, face up."""
    g.hero_rewards[hero].remove(reward)
    conceal(g, reward)
    insert(g.reward_discard, reward)


def reveal_reward(g: Runewars, reward: i64) -> None:
    """RW-501: a used Reward lies face up for the rest of the game."""
    if reward not in g.open_rewards:
        insert(g.open_rewards, reward)
        g.barrier += 1


def conceal(g: Runewars, reward: i64) -> None:
    """A Reward that is no longer on a hero or under a marker is not among the open ones."""
    if reward in g.open_rewards:
        g.open_rewards.remove(reward)
