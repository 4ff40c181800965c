"""The games: what can be chosen for a new one, their rulebooks and printed values, the levels of the bots."""

from __future__ import annotations

from typing import Any, Literal

from rulewright.server.wire.common import Outbound

Weight = Literal["", "light", "medium", "heavy"]
"""How much there is to a game; empty if it does not say."""


class OptionInfo(Outbound):
    """One option of a new game; `many` means that several values are chosen."""

    name: str
    title: str
    description: str
    default: Any
    values: list[Any]
    titles: list[str]
    many: bool


class GameInfo(Outbound):
    name: str
    title: str
    line: str
    motto: str
    """A shorter line for cards, or the same."""
    weight: Weight
    minutes: list[int]
    """How long a game lasts, the least and the most; empty if it does not say."""
    ground: str
    """The colour behind the icon, `#6B1A14`; may be empty."""
    icon: str
    """The path of an SVG on 512 by 512; may be empty."""
    min_players: int
    max_players: int
    options: list[OptionInfo]
    levels: list[str]
    windows: bool
    """Whether players are asked at moments at which only some of them have something to use."""


class RuleText(Outbound):
    id: str
    title: str
    text: str
    source: str
    """`rulebook`, `clarified` and so on, as the rulebook marks it; may be empty."""


class ChapterText(Outbound):
    title: str
    rules: list[RuleText]


class RulebookText(Outbound):
    game: str
    introduction: str
    chapters: list[ChapterText]


class GameContent(Outbound):
    """What is printed on the things of a game, for its board: everybody may know it."""

    game: str
    content: str
    """Empty for the content that comes with the game, else what identifies a content pack."""
    printed: dict[str, Any]
    """As `Game.printed` of the game tells it."""


class Tournament(Outbound):
    """How often a bot has won against others, as it was measured."""

    game: str
    players: int
    others: list[str]
    """What the others are called, in the reader's language."""
    won: float
    """A shared win counts half."""
    games: int
    share: float
    low: float
    high: float
    """The interval in which the true share lies, 19 times of 20."""


class BotStrength(Outbound):
    """A level of the bots, and how strong it was measured to be, by game."""

    level: str
    title: str
    description: str
    measured: list[Tournament]
