"""A game: the rules of one title, stateless. Every title implements this class.

`new` and `from_position` are the two ways to a state. What is asked of a title
is written out below, method by method: set-up, positions, views, resampling,
results, observations, evaluation.
"""

from __future__ import annotations

import secrets
from numbers import Integral
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Random, Seed, seed_of
from rulewright.core.contest import Contest
from rulewright.core.errors import BadRecord, BadSetup, Refusal
from rulewright.core.lane import run
from rulewright.core.narration import MessageKind
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary

G = TypeVar("G", bound=State)


class OptionSpec(NamedTuple):
    """One option of a new game: its name, its default, the values a form would offer, and the rule that has it."""

    name: str
    default: Any
    values: tuple[Any, ...]
    rule: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """The rules of one game.

    name           as in `rulewright.game(name)`
    rules_version  moves when a change of the rules changes finished games
    min_players, max_players
    vocabulary     all option keys
    option_specs   the options of a new game
    messages       all log messages
    folder         where data, texts and the rulebook lie
    has_windows    whether it asks in windows (`Decision.window`)
    whole_shuffles whether a scripted shuffle must name all that is shuffled
    content        "" for the built-in content, else what identifies the content pack
    pack           the folder of that content pack
    bookkeeping    fields of positions, of whatever part, that do not matter for play: hashes leave them out
    unordered      fields that are lists in no order, though they are written in one
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        min_players: int,
        max_players: int,
        vocabulary: Vocabulary,
        option_specs: tuple[OptionSpec, ...],
        messages: dict[str, MessageKind],
        folder: Path,
        has_windows: bool = False,
        whole_shuffles: bool = False,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.min_players = min_players
        self.max_players = max_players
        self.vocabulary = vocabulary
        self.option_specs = option_specs
        self.messages = messages
        self.folder = folder
        self.has_windows = has_windows
        self.whole_shuffles = whole_shuffles
        self.content = ""
        self.pack: Path | None = None
        self.bookkeeping: tuple[str, ...] = ()
        self.unordered: tuple[str, ...] = ()

    # The public way to a state

    def new(
        self, players: Any, options: Any = None, seed: Any = None, chance: Any = None, listening: bool = False
    ) -> G:
        """A new game, set up and run on to its first decision.

        The seed may be bytes, text or a number; without one it is drawn by the
        operating system. `chance` is a list of results that come first. With
        `listening` the log is collected from the start.
        """
        if isinstance(players, bool) or not issubclass(type(players), (int, Integral)):
            raise BadSetup(f"the number of players must be a whole number, not {players!r}")
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        checked = self.check_options(int(players), options or {})
        return self.open(int(players), checked, seed_of(seed_bytes(seed)), script_of(chance), listening)

    def open(self, players: int, options: dict[str, Any], seed: Seed, chance: list[Any], listening: bool = False) -> G:
        """A new game with options that have been checked."""
        state = self.set_up(players, options, seed)
        state.script = list(chance)
        if listening:
            state.listen()
        run(state)
        return state

    def from_position(self, position: Any, chance: Any = None, seed: Any = None) -> G:
        """The state that a position describes; raises `BadPosition` if it describes none."""
        return self.reopen(position, seed_of(seed_bytes(seed)), script_of(chance))

    def reopen(self, position: Any, seed: Seed, chance: list[Any], listening: bool = False, earlier: i64 = 0) -> G:
        """A game that goes on from a position, before which the seed has given so many chance events."""
        state = self.load(position, seed)
        state.chances = earlier
        state.script = list(chance)
        if listening:
            state.listen()
        run(state)
        # The record starts here, with the first decision: undo and verification count from here, too.
        state.start = self.position(state)
        state.journal = []
        state.barrier = 0
        state.earlier = state.chances
        return state

    def key(self, code: int) -> str:
        """The key of an option number."""
        return self.vocabulary.key(code)

    def code(self, key: str) -> int | None:
        """The number of an option key, None if the game has no such option."""
        return self.vocabulary.code(key)

    # What a title must say

    def with_content(self, folder: Path) -> Game[G]:
        """The same rules with the data files of a content pack; raises `BadContent`."""
        raise TypeError(f"{self.name} takes no content packs")

    def printed(self) -> dict[str, Any]:
        """The printed values of this content as JSON, for whoever draws the things: what everybody may know."""
        return {}

    def wordings(self) -> dict[str, dict[str, Any]]:
        """What texts take from this content: by message, its arguments, each a number or a phrase.

        A phrase is another message and what that takes: `{"say": "rout", "with": {"number": 2}}`.
        """
        return {}

    def check_options(self, players: int, options: Any) -> dict[str, Any]:
        """The options of a new game, complete and checked; raises `BadSetup`."""
        raise TypeError(f"{self.name} does not check options")

    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> G:
        """A state whose stack holds the whole game, not yet begun."""
        raise TypeError(f"{self.name} cannot be set up")

    def load(self, position: Any, seed: Seed) -> G:
        """A state from a position, asked what its innermost frame asks; raises `BadPosition`."""
        raise TypeError(f"{self.name} reads no positions")

    def position(self, g: G) -> dict[str, Any]:
        """Everything, as JSON."""
        raise TypeError(f"{self.name} writes no positions")

    def view(self, g: G, seat: i64) -> dict[str, Any]:
        """What a seat may know (-1: a spectator), built from an allow-list."""
        raise TypeError(f"{self.name} has no views")

    def implied(self, view: dict[str, Any]) -> dict[str, Any]:
        """What follows from a view and is told with it in words, as further fields: which areas touch, say."""
        return {}

    def resample(self, g: G, seat: i64, rng: Random) -> G:
        """A copy with what the seat (-1: a spectator) cannot know drawn anew, from what it does know alone."""
        raise TypeError(f"{self.name} cannot be resampled")

    def result(self, g: G) -> dict[str, Any]:
        """Scores, places, winners and the reason of a finished game."""
        raise TypeError(f"{self.name} has no result")

    def over_refusal(self, g: G) -> Refusal:
        """What a choice after the end is told."""
        raise TypeError(f"{self.name} does not say what its end is")

    def chance_names(self, what: str) -> tuple[str, ...] | None:
        """The names of a chance event's outcomes; None if they are numbers."""
        return None

    def outcome(self, what: str, number: i64) -> int | str:
        """An outcome of a chance event as records write it."""
        names = self.chance_names(what)
        return number if names is None else names[number]

    def outcome_number(self, what: str, value: Any) -> int | None:
        """The number of an outcome as a record writes it; None if it is none."""
        names = self.chance_names(what)
        if names is None:
            return value if isinstance(value, int) and not isinstance(value, bool) else None
        return names.index(value) if isinstance(value, str) and value in names else None

    def argument(self, kind: str, number: i64) -> int | str:
        """An argument of a log message, from the number that was told: a name, or the number."""
        return number

    # What research and bots ask

    def scores(self, g: G) -> list[float]:
        """The points of each seat as they stand."""
        raise TypeError(f"{self.name} keeps no score")

    def utilities(self, g: G) -> list[float]:
        """What a finished game is worth to each seat, from -1 to 1, together 0."""
        places: list[int] = self.result(g)["places"]
        return utilities_of(places)

    def evaluate(self, g: G) -> list[float]:
        """How well each seat stands, from 0 (lost) to 1 (won), for search and for `steady`."""
        raise TypeError(f"{self.name} has no evaluation")

    def weights(self, g: G, seat: i64, codes: list[int]) -> list[float]:
        """How promising each option of a seat looks at a glance: positive numbers, any scale."""
        return [1.0] * len(codes)

    def contest(self, g: G) -> Contest | None:
        """What is being fought out now, such as a battle; None if nothing is."""
        return None

    def stretch(self, g: G) -> i64:
        """The stretch of play that goes on (a season, a round), at whose end positions compare best; -1: there is none.

        With one, bots try out all options in the same resampled states up to its end; else they search a tree.
        """
        return -1

    def report(self, g: G) -> dict[str, Any]:
        """What statistics want to know of a finished game; every field may be left out.

        turn       the decision that is asked once in each turn
        stage      the log message that begins a stage of the game, and its argument that numbers the stages from 1
        tags       what the game belongs to, such as Tribes in play
        tag_kind   what the tags are, as `Texts.name` calls it
        seat_tags  by seat: how often it used what a tag names (from the log, if there is one)
        sources    by seat: the points by source, for each stage of the game
        tie_break  what put the winner before the next player, who has as many points; None if there was no tie:
                   its `name` (the message `decided-tie-NAME` tells it), its `rule`, the `numbers` that decided, by
                   seat, and, where the same is compared again and again, the `place` at which they differ
        """
        return {}

    def conserved(self, g: G) -> object:
        """A value that no legal choice may change: all components, wherever they are."""
        return None

    def pieces(self, players: int) -> list[Any]:
        """The parts of an observation: each a `Piece` with its name and the function that writes it (the kit's)."""
        raise TypeError(f"{self.name} has no observation")


def utilities_of(places: list[int]) -> list[float]:
    """From places, shared ones included: evenly from 1 (alone in front) to -1 (alone behind).

    Teams may be ranked instead of seats: how many seats are ahead is counted, not read from the place.
    """
    last = len(places) - 1
    utilities: list[float] = []
    for place in places:
        ahead = sum([1 for other in places if other < place])
        level = places.count(place) - 1
        utilities.append(1.0 - 2.0 * (ahead + level / 2.0) / last)
    return utilities


def script_of(chance: Any) -> list[Any]:
    """The scripted results of chance that somebody gave; raises `BadRecord` if they are no list."""
    if chance is not None and not isinstance(chance, list):
        raise BadRecord(f"chance is a list of results, not {chance!r:.60}")
    return chance or []


def seed_bytes(seed: Any) -> bytes:
    """The bytes that a seed stands for; raises `BadSetup` for what is no seed."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, str):
        return seed.encode()
    if issubclass(type(seed), (int, Integral)):
        return str(int(seed)).encode()
    raise BadSetup(f"a seed is bytes, text or a whole number, not {seed!r:.60}")
