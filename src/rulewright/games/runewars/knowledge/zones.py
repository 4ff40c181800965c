"""Where the cards and figures of Runewars lie, and who sees them (RW-001 to RW-003, RW-024, RW-501, RW-550, RW-555)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.content import LABEL_STRIDE, NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.heroes.frames import Duel, Quest, Spoils, Test
from rulewright.games.runewars.ids import (
    FATE_NUMBERS,
    HERO_COUNT,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    UNITS,
)
from rulewright.games.runewars.orders.frames import Diplomacy, Hire
from rulewright.games.runewars.seasons.frames import SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.kit.zones import COVERED, HELD, NOTHING, OPEN, Hands, OpenPile, Pool, Zone

SPECTATOR: Final[i64] = -1
UNDER_A_MARKER: Final[i64] = -2
"""Who holds the Rewards of a defeated hero: nobody who could look at them (RW-481)."""
OBJECTIVES_OF_A_SIDE: Final[i64] = 8
CARDS_OF_A_SEASON: Final[i64] = 8


class InFrames(Zone[Runewars]):
    """What lies in procedures in progress: one place for each frame."""

    def places(self, g: Runewars) -> i64:
        return len(g.stack)


# Fate cards: who sees those of a battle, and how they are drawn anew, changes from step to step (RW-314)


class FateInFrames(InFrames):
    """Cards drawn for battles, duels, tests and diplomacy."""

    def things(self, g: Runewars, place: i64) -> list[int]:
        frame = g.stack[place]
        if isinstance(frame, Battle):
            return frame.attacker.cards + frame.defender.cards + frame.extra
        if isinstance(frame, Duel):
            return frame.attacker_side.cards + frame.defender_side.cards
        return frame.fate if isinstance(frame, (Diplomacy, Test)) else NOTHING


class FateCards(Pool[Runewars]):
    """Fate cards are their numbers, from 1 on."""

    def deck(self, g: Runewars) -> list[int]:
        return g.fate

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.fate = things

    def number(self, g: Runewars, thing: i64) -> i64:
        return 1 if thing else 0


FATE_CARDS: Final = FateCards(
    tuple(str(number) for number in range(len(FATE_NUMBERS) + 1)),
    [OpenPile[Runewars]("fate_discard"), FateInFrames(OPEN)],
)


# Tactics


class TacticsHands(Hands[Runewars]):
    """RW-555, RW-556: the own hand; part of a hand was drawn this season."""

    def things(self, g: Runewars, place: i64) -> list[int]:
        return g.seats[place].tactics

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        seat = g.seats[place]
        seat.fresh = sorted(things[: len(seat.fresh)])
        seat.tactics = sorted(things)


class TacticsCards(Pool[Runewars]):
    def deck(self, g: Runewars) -> list[int]:
        return g.tactics_deck

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.tactics_deck = things

    def number(self, g: Runewars, thing: i64) -> i64:
        return g.tables.copies_of_tactics[thing]


TACTICS_CARDS: Final = TacticsCards(
    TACTICS, [TacticsHands(HELD), OpenPile[Runewars]("tactics_discard")], from_end=False
)


# Quests


class QuestHands(Hands[Runewars]):
    """RW-452: the own hand, and of others the cards that all have seen."""

    def things(self, g: Runewars, place: i64) -> list[int]:
        return g.seats[place].quests

    def unseen(self, g: Runewars, place: i64, viewer: i64) -> list[int]:
        if place == viewer:
            return NOTHING
        return [quest for quest in g.seats[place].quests if not g.shown_quests >> quest & 1]

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        seat = g.seats[place]
        seat.quests = sorted([quest for quest in seat.quests if g.shown_quests >> quest & 1] + things)


class QuestCards(Pool[Runewars]):
    def deck(self, g: Runewars) -> list[int]:
        return g.quest_deck

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.quest_deck = things

    def missing(self, g: Runewars) -> list[int]:
        """RW-069: only quests whose area is on the map are in the game."""
        area = g.tables.quest_area
        return [card for card in super().missing(g) if area[card] == NONE or g.board.on_map[area[card]]]


QUEST_CARDS: Final = QuestCards(QUESTS, [QuestHands(HELD), OpenPile[Runewars]("quest_discard")], from_end=False)


# Rewards


def knows_reward(g: Runewars, viewer: i64, holder: i64, reward: i64) -> bool:
    """RW-501: the controller of the hero knows it, and everybody once it lies face up."""
    return g.over or (viewer != SPECTATOR and holder == viewer) or reward in g.open_rewards


def unknown_rewards(g: Runewars, viewer: i64, holder: i64, cards: list[int]) -> list[int]:
    """Those that lie face down for a viewer."""
    return [card for card in cards if not knows_reward(g, viewer, holder, card)]


class Rewards(Zone[Runewars]):
    """RW-501: cards of which a viewer knows some; the others are exchanged."""

    def put(self, g: Runewars, place: i64, things: list[int]) -> None:
        raise TypeError(f"{type(self).__name__} does not say where Rewards lie")

    def unseen(self, g: Runewars, place: i64, viewer: i64) -> list[int]:
        cards = self.things(g, place)
        return unknown_rewards(g, viewer, self.owner(g, place), cards) if cards else NOTHING

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        holder = self.owner(g, place)
        known = [card for card in self.things(g, place) if knows_reward(g, viewer, holder, card)]
        self.put(g, place, sorted(known + things))


class RewardsOfHeroes(Rewards):
    """One place for each hero."""

    def places(self, g: Runewars) -> i64:
        return HERO_COUNT

    def owner(self, g: Runewars, place: i64) -> i64:
        return g.hero_seat[place]

    def things(self, g: Runewars, place: i64) -> list[int]:
        return g.hero_rewards[place]

    def put(self, g: Runewars, place: i64, things: list[int]) -> None:
        g.hero_rewards[place] = things


class RewardsUnderMarkers(Rewards):
    """RW-481: one place for each marker of a defeated hero."""

    def places(self, g: Runewars) -> i64:
        return len(g.marker_rewards)

    def owner(self, g: Runewars, place: i64) -> i64:
        return UNDER_A_MARKER

    def things(self, g: Runewars, place: i64) -> list[int]:
        return g.marker_rewards[place]

    def put(self, g: Runewars, place: i64, things: list[int]) -> None:
        g.marker_rewards[place] = things


class RewardsInFrames(Rewards):
    """One place for each frame: Rewards of a quest to choose from, and those of a beaten hero (RW-480)."""

    def places(self, g: Runewars) -> i64:
        return len(g.stack)

    def owner(self, g: Runewars, place: i64) -> i64:
        frame = g.stack[place]
        return frame.seat if isinstance(frame, (Quest, Spoils)) else NONE

    def things(self, g: Runewars, place: i64) -> list[int]:
        frame = g.stack[place]
        if isinstance(frame, Quest):
            return frame.cards
        return frame.rewards if isinstance(frame, Spoils) else NOTHING

    def put(self, g: Runewars, place: i64, things: list[int]) -> None:
        frame = g.stack[place]
        if isinstance(frame, Quest):
            frame.cards = things
        elif isinstance(frame, Spoils):
            frame.rewards = things


class RewardCards(Pool[Runewars]):
    def deck(self, g: Runewars) -> list[int]:
        return g.reward_deck

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.reward_deck = things

    def number(self, g: Runewars, thing: i64) -> i64:
        return g.tables.copies_of_rewards[thing]


REWARD_CARDS: Final = RewardCards(
    REWARDS,
    [
        RewardsOfHeroes(HELD),
        RewardsUnderMarkers(COVERED),
        RewardsInFrames(HELD),
        OpenPile[Runewars]("reward_discard"),
    ],
)


# Objectives: those of good and those of evil factions are cards of their own


class ObjectivesOfSeats(Hands[Runewars]):
    """RW-550: one for each seat."""

    def __init__(self, side: i64) -> None:
        super().__init__(HELD)
        self.side: i64 = side

    def things(self, g: Runewars, place: i64) -> list[int]:
        card = g.seats[place].objective
        return [card] if card // OBJECTIVES_OF_A_SIDE == self.side else NOTHING

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        g.seats[place].objective = things[0]


class ObjectivesInFrames(InFrames):
    """Prepare for the Coming Year: an Objective that a player has drawn and looks at."""

    def __init__(self, side: i64) -> None:
        super().__init__(HELD)
        self.side: i64 = side

    def things(self, g: Runewars, place: i64) -> list[int]:
        frame = g.stack[place]
        if isinstance(frame, SeasonCard) and frame.drawn // OBJECTIVES_OF_A_SIDE == self.side:
            return [frame.drawn]
        return NOTHING

    def unseen(self, g: Runewars, place: i64, viewer: i64) -> list[int]:
        looks = viewer != SPECTATOR and bool(g.asking >> viewer & 1)
        return NOTHING if looks else self.things(g, place)

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        frame = g.stack[place]
        assert isinstance(frame, SeasonCard)
        frame.drawn = things[0]


class ObjectiveCards(Pool[Runewars]):
    def __init__(self, side: i64) -> None:
        super().__init__(OBJECTIVES, [ObjectivesOfSeats(side), ObjectivesInFrames(side)])
        self.side: i64 = side

    def deck(self, g: Runewars) -> list[int]:
        return g.objective_decks[self.side]

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.objective_decks[self.side] = things

    def number(self, g: Runewars, thing: i64) -> i64:
        return 1 if thing // OBJECTIVES_OF_A_SIDE == self.side else 0


OBJECTIVE_CARDS: Final = [ObjectiveCards(0), ObjectiveCards(1)]


# Heroes


class HeroesOnBoard(Zone[Runewars]):
    def things(self, g: Runewars, place: i64) -> list[int]:
        return [hero for hero in range(HERO_COUNT) if g.hero_seat[hero] != NONE]


class HeroesInFrames(InFrames):
    """RW-170: heroes that a player looks at; the one whom he has chosen and not yet placed everybody sees."""

    def things(self, g: Runewars, place: i64) -> list[int]:
        frame = g.stack[place]
        if not isinstance(frame, Hire):
            return NOTHING
        if frame.hero != NONE and g.hero_seat[frame.hero] == NONE:
            return [*frame.drawn, frame.hero]
        return frame.drawn

    def unseen(self, g: Runewars, place: i64, viewer: i64) -> list[int]:
        frame = g.stack[place]
        if isinstance(frame, Hire) and frame.seat != viewer and frame.hero == NONE:
            return frame.drawn
        return NOTHING

    def deal(self, g: Runewars, place: i64, viewer: i64, things: list[int]) -> None:
        frame = g.stack[place]
        assert isinstance(frame, Hire)
        frame.drawn = sorted(things)


class HeroCards(Pool[Runewars]):
    def deck(self, g: Runewars) -> list[int]:
        return g.hero_deck

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.hero_deck = things


HERO_CARDS: Final = HeroCards(HEROES, [HeroesInFrames(HELD), HeroesOnBoard(OPEN)], from_end=False)


# Season cards: those of each season are cards of their own


class RevealedSeasonCards(Zone[Runewars]):
    """The card in force, and the shared pile of those before it."""

    def __init__(self, season: i64) -> None:
        super().__init__(OPEN)
        self.season: i64 = season

    def things(self, g: Runewars, place: i64) -> list[int]:
        return [card for card in [*g.season_discard, g.season_card] if card // CARDS_OF_A_SEASON == self.season]


class SeasonCards(Pool[Runewars]):
    def __init__(self, season: i64) -> None:
        super().__init__(SEASON_CARDS, [RevealedSeasonCards(season)])
        self.season: i64 = season

    def deck(self, g: Runewars) -> list[int]:
        return g.season_decks[self.season]

    def put_deck(self, g: Runewars, things: list[int]) -> None:
        g.season_decks[self.season] = things

    def number(self, g: Runewars, thing: i64) -> i64:
        return 1 if thing // CARDS_OF_A_SEASON == self.season else 0


CARDS_OF_SEASONS: Final = [SeasonCards(season) for season in range(4)]


# Figures


class FiguresInAreas(Zone[Runewars]):
    def places(self, g: Runewars) -> i64:
        return len(g.units)

    def things(self, g: Runewars, place: i64) -> list[int]:
        return [label // LABEL_STRIDE for label in g.units[place]]


class FiguresInFrames(InFrames):
    """Units that have arrived, retreat or fight."""

    def things(self, g: Runewars, place: i64) -> list[int]:
        frame = g.stack[place]
        assert isinstance(frame, Frame)
        return [label // LABEL_STRIDE for label in frame.held()]


class Figures(Pool[Runewars]):
    def number(self, g: Runewars, thing: i64) -> i64:
        return g.tables.figures[thing]


FIGURES: Final = Figures(UNITS, [FiguresInAreas(OPEN), FiguresInFrames(OPEN)])
