"""Quest cards: where they can be attempted, what they ask and what they give (RW-450 to RW-453, RW-458).

The 24 cards are the list QUEST_CARDS, a row each; the tests are in tests.py, the duels in duel.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.frame import again, ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit
from rulewright.games.runewars.content import (
    COMMON_UNIT,
    FIRST_HOME_AREA,
    HOME_FACTION,
    NO_RUNE,
    NONE,
    standing,
    unrouted,
)
from rulewright.games.runewars.heroes.frames import Duel, Quest, Test
from rulewright.games.runewars.ids import AGILITY, GIANT, GOLD, HELLHOUND, RAZORWING, SORCERER, STRENGTH, WISDOM
from rulewright.games.runewars.options import AREA, DECLINE, KEEP_REWARD, LOOK, PAY, ROUT_ALL, TO
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    is_neutral_area,
    put_units,
    rout_in_area,
    seat_of,
    see_rune,
    settle,
    strongholds_of,
    supply,
)
from rulewright.games.runewars.world.decks import discard_quest, draw_quests, draw_reward, draw_tactics
from rulewright.games.runewars.world.hero_changes import damage_hero, gain_reward, receive_reward
from rulewright.games.runewars.world.influence import gain_influence, lose_influence, spend_influence
from rulewright.games.runewars.world.travel import areas_of, hero_entered, hero_steps, move_hero
from rulewright.kit.masks import bit
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "attempts_quest": MessageKind(("hero", "quest", "seat"), "RW-450"),
    "completes_quest": MessageKind(("seat", "quest"), "RW-451"),
    "quest_settled": MessageKind(("seat", "quest"), "RW-451"),
    "fails_quest": MessageKind(("seat", "quest"), "RW-452"),
    "keeps_one_reward": MessageKind(("hero", "seat"), "RW-500"),
    "hero_routed": MessageKind(("hero", "seat"), "RW-426"),
    "hero_retreats": MessageKind(("hero", "area", "seat"), "RW-375"),
    "legion_rises": MessageKind(("seat", "unit", "area"), "RW-605"),
    "looks_at_rune": MessageKind(("seat", "area"), "RW-525"),
    "routs_neutrals": MessageKind(("seat", "area"), "RW-350"),
}

# What results consist of; `Quest.effects` lists what is still to come.
REWARD: Final[i64] = 0
WOUND: Final[i64] = 1
WOUNDS: Final[i64] = 2
ROUT_HERO: Final[i64] = 3
INFLUENCE: Final[i64] = 4
MORE_INFLUENCE: Final[i64] = 5
LOSE_INFLUENCE: Final[i64] = 6
TACTICS: Final[i64] = 7
BUY: Final[i64] = 8
TWO_REWARDS: Final[i64] = 9
BASIC_UNIT: Final[i64] = 10
LOOK_AT_RUNE: Final[i64] = 11
ROUT_NEUTRALS: Final[i64] = 12
FLEE: Final[i64] = 13
EFFECTS: Final = (
    "reward", "wound", "wounds", "rout", "influence", "influences", "levy", "tactics", "buy", "rewards", "unit", "rune",
    "neutrals", "flee",
)  # fmt: skip
"""What the results are called in texts, in the order of their numbers."""

# The cards


class QuestCard:
    """A Quest card: where it can be attempted, what it asks and what it gives (RW-450 to RW-453, RW-458).

    results     what it gives by destiny symbol: gold, silver, red; what asks for no symbol gives the first
    attribute   what it tests, or NONE
    price       influence to be spent
    foes        the units that its duel is fought against
    """

    def __init__(self, *results: tuple[int, ...]) -> None:
        self.results = results
        self.attribute: i64 = NONE
        self.price: i64 = 0
        self.foes: list[int] = []

    def is_area(self, g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
        """RW-450: whether the card names an area, or a kind of area to which it belongs."""
        return g.tables.quest_area[quest] == area

    def begin(self, frame: Quest, g: Runewars) -> None:
        """RW-450: the text of the card is followed."""
        raise TypeError(f"{type(self).__name__} does not say what it asks")

    def is_won(self, duel: Duel) -> bool:
        """RW-487: whether a duel is won although units of it are left."""
        return False


class TestQuest(QuestCard):
    """A Quest card that tests an attribute; the symbol says what follows (RW-455)."""

    def __init__(self, attribute: i64, gold: tuple[int, ...], silver: tuple[int, ...], red: tuple[int, ...]) -> None:
        super().__init__(gold, silver, red)
        self.attribute = attribute

    def begin(self, frame: Quest, g: Runewars) -> None:
        call(g, Test(frame.hero, self.attribute))


class CityQuest(TestQuest):
    """A test in any area with a city."""

    def is_area(self, g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
        return g.city[area] != NONE


class EnemyRealmQuest(TestQuest):
    """A test in any area of another player's home realm."""

    def is_area(self, g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
        owner = seat_of(g, HOME_FACTION[area]) if area >= FIRST_HOME_AREA else NONE
        return owner != NONE and owner != seat


class NeutralAreaQuest(TestQuest):
    """A test in any neutral area."""

    def is_area(self, g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
        return is_neutral_area(g, area)


class DuelQuest(QuestCard):
    """A Quest card whose hero fights units (RW-458): all of them, or until he has dealt so much damage (RW-487)."""

    def __init__(self, foes: tuple[int, ...], gain: tuple[int, ...], enough: i64 = NONE) -> None:
        super().__init__(gain)
        self.foes = [int(standing(unit)) for unit in foes]
        self.enough: i64 = enough

    def begin(self, frame: Quest, g: Runewars) -> None:
        duel = Duel(frame.hero, NONE)
        duel.quest = frame.quest
        go_to(frame, "fought")
        call(g, duel)

    def is_won(self, duel: Duel) -> bool:
        return self.enough != NONE and duel.dealt >= self.enough


class PaidQuest(QuestCard):
    """A Quest card that has its price; whoever has less may not reveal it."""

    def __init__(self, price: i64, gain: tuple[int, ...]) -> None:
        super().__init__(gain)
        self.price = price

    def begin(self, frame: Quest, g: Runewars) -> None:
        spend_influence(g, frame.seat, self.price)
        frame.effects = list(self.results[GOLD])
        go_to(frame, "effects")


QUEST_CARDS: Final[list[QuestCard]] = [
    TestQuest(STRENGTH, (REWARD,), (REWARD, WOUND), (WOUND,)),  # q01 The Beastlord's Totem
    TestQuest(WISDOM, (REWARD,), (REWARD,), ()),  # q02 The Sunken Archive
    TestQuest(AGILITY, (REWARD, INFLUENCE), (REWARD,), (WOUND,)),  # q03 Bandits on the Old Road
    TestQuest(AGILITY, (REWARD, TACTICS), (TACTICS,), (WOUNDS,)),  # q04 The Wyrm's Hoard
    TestQuest(AGILITY, (REWARD,), (REWARD,), ()),  # q05 The Crumbling Spire
    DuelQuest((RAZORWING,), (REWARD,)),  # q06 Nest of Razorwings
    TestQuest(WISDOM, (REWARD, TACTICS), (REWARD,), (WOUND,)),  # q07 The Circle of Stones
    TestQuest(STRENGTH, (REWARD,), (REWARD, ROUT_HERO), (WOUND,)),  # q08 Heart of the Deepwood
    TestQuest(AGILITY, (REWARD,), (BUY,), ()),  # q09 The Smugglers' Cave
    TestQuest(WISDOM, (REWARD,), (MORE_INFLUENCE,), ()),  # q10 A Debt in the Market
    DuelQuest((SORCERER, SORCERER), (REWARD, MORE_INFLUENCE)),  # q11 The Sorcerers' Rite
    TestQuest(AGILITY, (TWO_REWARDS,), (), (WOUNDS,)),  # q12 The Sleeping Dragon
    TestQuest(WISDOM, (REWARD,), (REWARD,), (WOUND,)),  # q13 The Haunted Mill
    TestQuest(STRENGTH, (REWARD,), (REWARD,), (LOSE_INFLUENCE,)),  # q14 Tourney at the Fords
    DuelQuest((GIANT,), (REWARD,), enough=2),  # q15 The Giant's Toll
    TestQuest(AGILITY, (REWARD,), (REWARD,), ()),  # q16 Tracks in the Mud
    PaidQuest(3, (REWARD,)),  # q17 The Thieves' Auction
    DuelQuest((HELLHOUND,), (REWARD,)),  # q18 Hounds of the Abyss
    TestQuest(STRENGTH, (REWARD, BASIC_UNIT), (REWARD,), (WOUND,)),  # q19 The Buried Legion
    TestQuest(WISDOM, (REWARD,), (REWARD, WOUND), (WOUND,)),  # q20 The Crystal Caverns
    TestQuest(STRENGTH, (TWO_REWARDS,), (REWARD, WOUND), (WOUNDS,)),  # q21 The Dragonfire Forge
    CityQuest(WISDOM, (REWARD, MORE_INFLUENCE), (REWARD,), ()),  # q22 Envoy of the Free Cities
    EnemyRealmQuest(AGILITY, (REWARD, LOOK_AT_RUNE), (REWARD,), (WOUNDS,)),  # q23 Behind Enemy Lines
    NeutralAreaQuest(STRENGTH, (REWARD, ROUT_NEUTRALS), (REWARD,), (WOUND, FLEE)),  # q24 Lord of the Wild
]
"""All Quest cards, in the order of their numbers."""

# Where and at what cost


def is_quest_area(g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
    """RW-450: whether a Quest card names an area, or a kind of area to which it belongs."""
    return QUEST_CARDS[quest].is_area(g, seat, quest, area)


def can_pay(g: Runewars, seat: i64, quest: i64) -> bool:
    """RW-450: only the Thieves' Auction has a cost."""
    return g.seats[seat].influence >= QUEST_CARDS[quest].price


def can_attempt(g: Runewars, seat: i64, quest: i64, area: i64) -> bool:
    """RW-450: whether a hero of the player may attempt a quest in an area."""
    return is_quest_area(g, seat, quest, area) and can_pay(g, seat, quest)


# The attempt


def attempt(frame: Quest, g: Runewars) -> None:
    """RW-450: the card is revealed and its text followed: a test, a duel (RW-458), or a price."""
    g.tell("attempts_quest", frame.hero, frame.quest, frame.seat)
    g.shown_quests |= bit(frame.quest)
    g.barrier += 1
    QUEST_CARDS[frame.quest].begin(frame, g)


def tested(frame: Quest, g: Runewars) -> None:
    """RW-455: the symbol says what follows."""
    frame.effects = list(QUEST_CARDS[frame.quest].results[frame.symbol])
    go_to(frame, "effects")


def fought(frame: Quest, g: Runewars) -> None:
    """RW-487: a won duel gives what the card says; a lost one nothing."""
    if frame.won:
        frame.effects = list(QUEST_CARDS[frame.quest].results[GOLD])


def carry_out(frame: Quest, g: Runewars) -> None:
    """The results of the card, in the order of its text; when nothing is left the attempt is over (RW-452)."""
    if not frame.effects:
        g.tell("quest_settled" if frame.done else "fails_quest", frame.seat, frame.quest)
        leave(g)
        return
    effect = frame.effects.pop(0)
    again(frame)
    if effect == REWARD:
        gain_reward(g, frame.hero)
        complete(frame, g)
    elif effect in (WOUND, WOUNDS):
        damage_hero(g, frame.hero, 1 if effect == WOUND else 2)
    elif effect == ROUT_HERO:
        rout_hero(g, frame.hero)
    elif effect in (INFLUENCE, MORE_INFLUENCE):
        gain_influence(g, frame.seat, 1 if effect == INFLUENCE else 2)
    elif effect == LOSE_INFLUENCE:
        lose_influence(g, frame.seat, 1)
    elif effect == TACTICS:
        draw_tactics(g, frame.seat, 1)
    else:
        offer_choice(frame, g, effect)


def complete(frame: Quest, g: Runewars) -> None:
    """RW-451: the card is discarded, a new Quest card is drawn at once."""
    frame.done = True
    g.tell("completes_quest", frame.seat, frame.quest)
    discard_quest(g, frame.seat, frame.quest)
    draw_quests(g, frame.seat, 1)


def rout_hero(g: Runewars, hero: i64) -> None:
    if not g.hero_routed >> hero & 1:
        g.hero_routed |= bit(hero)
        g.tell("hero_routed", hero, g.hero_seat[hero])


# Results that leave a choice (D-113)


def offer_choice(frame: Quest, g: Runewars, effect: i64) -> None:
    """Goes on with the choice of a result if there is something to choose from."""
    if effect == BUY:
        if g.seats[frame.seat].influence:
            go_to(frame, "buy")
    elif effect == TWO_REWARDS:
        draw_two_rewards(frame, g)
    elif effect == BASIC_UNIT:
        if strongholds_of(g, frame.seat) and supply(g, COMMON_UNIT[g.seats[frame.seat].faction]):
            go_to(frame, "basic")
    elif effect == LOOK_AT_RUNE:
        if runes_on_board(g):
            go_to(frame, "look")
    elif effect == ROUT_NEUTRALS:
        if unrouted(g.units[g.hero_area[frame.hero]]):
            go_to(frame, "rout_neutrals")
    elif g.hero_seat[frame.hero] != NONE:
        flee(frame, g)


def draw_two_rewards(frame: Quest, g: Runewars) -> None:
    """q12, q21 gold: two Reward cards are drawn, one of them stays."""
    for _ in range(2):
        reward = draw_reward(g)
        if reward != NONE:
            insert(frame.cards, reward)
    if frame.cards:
        go_to(frame, "two")
    else:
        g.tell("no_reward_left", frame.hero, g.hero_seat[frame.hero])
        complete(frame, g)


def flee(frame: Quest, g: Runewars) -> None:
    """q24 red, RW-375: the hero retreats to any area beside; without one he stays, routed."""
    if hero_steps(g, frame.hero, 0):
        go_to(frame, "flee")
    else:
        rout_hero(g, frame.hero)


def runes_on_board(g: Runewars) -> list[int]:
    return [area for area in g.board.areas if g.rune[area] != NO_RUNE]


class QuestChoice(Decision[Runewars, Quest]):
    """D-113: a choice of a Quest card."""

    def options(self, g: Runewars, frame: Quest, seat: i64) -> list[int]:
        step = frame.STEP_NAMES[frame.at - 1]
        if step == "buy":
            return [PAY, DECLINE]
        if step == "two":
            return [KEEP_REWARD + reward for reward in sorted(set(frame.cards))]
        if step == "basic":
            return [AREA + area for area in strongholds_of(g, seat)]
        if step == "look":
            return [LOOK + area for area in runes_on_board(g)]
        if step == "rout_neutrals":
            return [ROUT_ALL, DECLINE]
        return [TO + area for area in areas_of(g, hero_steps(g, frame.hero, 0))]

    def arguments(self, g: Runewars, frame: Quest, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero), "quest": g.game.argument("quest", frame.quest)}


QUEST_CHOICE: Final = QuestChoice("quest_choice", ("RW-450",), "RW-900")
# Reward cards that were just drawn are known to nobody else (RW-501).
QUEST_REWARD: Final = QuestChoice("quest_choice", ("RW-500", "RW-501"), "RW-900", secret=True)


def ask_to_buy(frame: Quest, g: Runewars) -> None:
    """RW-450, q09 silver: a Reward for 1 influence."""
    ask_seat(g, frame, QUEST_CHOICE, frame.seat)


def buy(frame: Quest, g: Runewars) -> None:
    """RW-451, RW-903: paid for, or not completed."""
    go_to(frame, "effects")
    if g.answers[frame.seat] == PAY:
        spend_influence(g, frame.seat, 1)
        gain_reward(g, frame.hero)
        complete(frame, g)


def ask_which_reward(frame: Quest, g: Runewars) -> None:
    """RW-450, q12, q21 gold: one of the two cards."""
    ask_seat(g, frame, QUEST_REWARD, frame.seat)


def keep_one_reward(frame: Quest, g: Runewars) -> None:
    """RW-500: the kept card goes to the hero, the other one under the deck."""
    reward = g.answers[frame.seat] - KEEP_REWARD
    frame.cards.remove(reward)
    receive_reward(g, frame.hero, reward)
    g.tell("keeps_one_reward", frame.hero, g.hero_seat[frame.hero])
    g.reward_deck.extend(frame.cards)
    frame.cards.clear()
    go_to(frame, "effects")
    complete(frame, g)


def ask_for_unit_area(frame: Quest, g: Runewars) -> None:
    """RW-450, q19 gold: a stronghold for the unit that joins."""
    ask_seat(g, frame, QUEST_CHOICE, frame.seat)


def place_basic_unit(frame: Quest, g: Runewars) -> None:
    """q19 gold: one unit of the sixteen; RW-601 holds."""
    area = g.answers[frame.seat] - AREA
    unit = COMMON_UNIT[g.seats[frame.seat].faction]
    put_units(g, area, [standing(unit)])
    g.tell("legion_rises", frame.seat, unit, area)
    settle(g)
    go_to(frame, "effects")
    enforce_limit(g, frame.seat, area)


def ask_for_rune(frame: Quest, g: Runewars) -> None:
    """RW-450, q23 gold: any rune token on the board."""
    ask_seat(g, frame, QUEST_CHOICE, frame.seat)


def look_at_rune(frame: Quest, g: Runewars) -> None:
    """RW-525: only he sees it."""
    area = g.answers[frame.seat] - LOOK
    see_rune(g, frame.seat, area)
    g.tell("looks_at_rune", frame.seat, area)
    go_to(frame, "effects")


def ask_to_rout(frame: Quest, g: Runewars) -> None:
    """RW-450, q24 gold: all neutral units of the area may be routed."""
    ask_seat(g, frame, QUEST_CHOICE, frame.seat)


def rout_neutrals(frame: Quest, g: Runewars) -> None:
    """RW-350: all of them, or none."""
    area = g.hero_area[frame.hero]
    if g.answers[frame.seat] == ROUT_ALL:
        for label in unrouted(g.units[area]):
            rout_in_area(g, area, label)
        g.tell("routs_neutrals", frame.seat, area)
    go_to(frame, "effects")


def ask_where_to_flee(frame: Quest, g: Runewars) -> None:
    """RW-375: any adjacent area with a passable border, whoever controls it."""
    ask_seat(g, frame, QUEST_CHOICE, frame.seat)


def retreat(frame: Quest, g: Runewars) -> None:
    """RW-375, RW-482: the hero is routed; a retreat is a movement."""
    hero = frame.hero
    area = g.answers[frame.seat] - TO
    move_hero(g, hero, area, 1, 0)
    g.tell("hero_retreats", hero, area, g.hero_seat[hero])
    rout_hero(g, hero)
    settle(g)
    go_to(frame, "effects")
    hero_entered(g, hero)


steps(
    Quest,
    step("start", attempt),
    step("tested", tested),
    step("fought", fought),
    step("effects", carry_out),
    step("buy", ask_to_buy, buy),
    step("two", ask_which_reward, keep_one_reward),
    step("basic", ask_for_unit_area, place_basic_unit),
    step("look", ask_for_rune, look_at_rune),
    step("rout_neutrals", ask_to_rout, rout_neutrals),
    step("flee", ask_where_to_flee, retreat),
)
