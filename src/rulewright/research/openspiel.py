"""OpenSpiel: every installed game as a game of that library.

Importing this module registers each game as `python_rulewright_<game>`, with
the parameters `players` and the game's own options:

    pyspiel.load_game("python_rulewright_ethnos(players=3,open_draw=true)")

Actions are the numbers of the game's options. Play is sequential: seats that
decide at the same time, in lanes of their own too, are asked one after the
other (`State.mover`), and nobody sees a sealed answer before the last is in.

Chance is explicit and comes first: nature draws the seed of the match in four
draws of 256 outcomes, and the engine makes every shuffle from that seed. So
histories can be replayed, states be serialised, and clones have the same future.
OpenSpiel's other way, sampled chance, keeps its generator in the game, where a
game written in Python cannot store it. Search has to resample
(`resample_from_infostate`): a clone knows the deck.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import numpy as np

from rulewright.core.chance import Random, Seed
from rulewright.core.errors import BadSetup, UnknownGame
from rulewright.core.game import Game, OptionSpec
from rulewright.core.registry import game as rules_of
from rulewright.core.registry import names
from rulewright.core.state import SEAT_BITS, SEAT_MASK, State
from rulewright.research import MissingExtra, picture
from rulewright.research.acting import act
from rulewright.research.encoding import Encoding, Vector, encoding_of
from rulewright.research.recollection import Memory, Recollection

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("open_spiel is not installed: pip install 'rulewright[research]'") from missing

PREFIX: Final = "python_rulewright_"
DRAWS: Final = 4
OUTCOMES: Final = 256
LIST_SEPARATOR: Final = "+"
MAX_GAME_LENGTH: Final = 10_000
"""More decisions than any match has: an Age of Ethnos, for one, has 84 cards and each Band uses one up."""


# Parameters


def parameters_of(rules: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their defaults; an option that lists names is a text."""
    return {"players": rules.min_players, **{spec.name: default_of(spec) for spec in rules.option_specs}}


def default_of(spec: OptionSpec) -> bool | int | str:
    if isinstance(spec.default, (bool, int, str)):
        return spec.default
    return LIST_SEPARATOR.join(spec.default or ())


def options_from(rules: Game[Any], parameters: dict[str, Any]) -> dict[str, Any]:
    """The options of a match from OpenSpiel's parameters: `tribes=elf+orc` is a list, an empty text the default."""
    options: dict[str, Any] = {}
    for spec in rules.option_specs:
        value = parameters[spec.name]
        if isinstance(spec.default, (bool, int, str)):
            options[spec.name] = value
        elif value:
            options[spec.name] = value.split(LIST_SEPARATOR)
    return options


# A match


class Match:
    """What a state of OpenSpiel holds: nature's draws, the engine's state, and what the seats remember."""

    def __init__(self, rules: Game[Any], encoding: Encoding, players: int, options: dict[str, Any]) -> None:
        self.rules = rules
        self.encoding = encoding
        self.players = players
        self.options = options
        self.draws: tuple[int, ...] = ()
        self.state: State | None = None
        self.memory: Memory | None = None

    def draw(self, outcome: int) -> None:
        """A draw of nature; the last one sets the game up."""
        if not 0 <= outcome < OUTCOMES:
            raise BadSetup(f"nature draws a number from 0 to {OUTCOMES - 1}, not {outcome}")
        self.draws = (*self.draws, outcome)
        if len(self.draws) == DRAWS:
            self.state = self.rules.new(self.players, self.options, seed=bytes(self.draws))
            self.memory = Memory(self.encoding, self.state)

    def choose(self, action: int) -> None:
        """The choice of the seat that is asked; raises `Refused`, and changes nothing, if it is not legal."""
        assert self.state is not None and self.memory is not None
        # After the end nobody is asked; then the first seat is told that it is over.
        seat = max(self.state.mover(), 0)
        self.memory.note(seat, act(self.state, seat, action))

    def repeat(self, seat: int, code: int) -> None:
        """A choice that was made before."""
        assert self.state is not None and self.memory is not None and self.state.mover() == seat
        self.state.apply(seat, code)
        self.memory.note(seat, code)

    def recollection(self, seat: int) -> Recollection | None:
        """What a seat remembers; nothing before set-up."""
        return None if self.memory is None else self.memory.of(seat)

    def resampled(self, seat: int, rng: Random) -> Match:
        """A match that the seat cannot tell from this one. Its own memory stays; that of others begins now."""
        assert self.state is not None and self.memory is not None
        other = self.empty()
        other.draws = self.draws
        other.state = self.state.resampled(seat, rng)
        other.memory = Memory(self.encoding, other.state, {seat: self.memory.of(seat)})
        return other

    def empty(self) -> Match:
        return Match(self.rules, self.encoding, self.players, self.options)

    def __deepcopy__(self, _: Any) -> Match:
        """How `clone` of OpenSpiel copies it."""
        other = self.empty()
        other.draws = self.draws
        other.state = None if self.state is None else self.state.copy()
        other.memory = None if self.memory is None else self.memory.copy()
        return other

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[Any, ...]]:
        """How OpenSpiel serialises it: as draws and choices. A resampled match has none."""
        choices: list[int] = []
        if self.state is not None:
            if self.state.journal is None:
                raise TypeError("a resampled match has no history, so it cannot be serialised")
            choices = [entry for entry in self.state.journal if isinstance(entry, int)]
        return replayed, (self.rules.name, self.players, self.options, self.draws, choices)


def replayed(name: str, players: int, options: dict[str, Any], draws: tuple[int, ...], choices: list[int]) -> Match:
    """A match from its draws and choices."""
    rules = rules_of(name)
    match = Match(rules, encoding_of(rules, players), players, options)
    for outcome in draws:
        match.draw(outcome)
    for choice in choices:
        match.repeat(choice & SEAT_MASK, choice >> SEAT_BITS)
    return match


# What OpenSpiel asks


class RulewrightGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one game with parameters; stateless."""

    def __init__(self, rules: Game[Any], game_type: Any, parameters: dict[str, Any]) -> None:
        self.rules = rules
        self.players: int = parameters["players"]
        if not rules.min_players <= self.players <= rules.max_players:
            raise BadSetup(f"{rules.name} is for {rules.min_players} to {rules.max_players} players")
        self.options = rules.check_options(self.players, options_from(rules, parameters))
        self.encoding = encoding_of(rules, self.players)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(rules.vocabulary),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type, information, parameters)

    def new_initial_state(self) -> RulewrightState:
        return RulewrightState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """The observer of a kind of observation; None if there is none of that kind."""
        if params:
            raise ValueError(f"observers have no parameters; given were {params}")
        return observer(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class RulewrightState(pyspiel.State):  # type: ignore[misc]
    """A match in progress."""

    def __init__(self, game: RulewrightGame) -> None:
        super().__init__(game)
        self.match = Match(game.rules, game.encoding, game.players, game.options)

    def current_player(self) -> int:
        state = self.match.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.mover()

    def is_terminal(self) -> bool:
        return self.match.state is not None and self.match.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match.state is not None
        return sorted(self.match.state.actions(player))

    def _apply_action(self, action: int) -> None:
        if self.match.state is None:
            self.match.draw(action)
        else:
            self.match.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The key of an option, as long as an action that is a place stands for one; for nature, its draw."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        assert self.match.state is not None
        if action < len(self.match.rules.vocabulary.keys):
            return self.match.rules.key(action)
        code = int(self.match.state.code_of(player, action))
        return self.match.rules.key(code) if code >= 0 else f"place:{action}"

    def returns(self) -> list[float]:
        """`Game.utilities` of a finished match, zeros before."""
        state = self.match.state
        if state is None or not state.over:
            return [0.0] * self.match.players
        return self.match.rules.utilities(state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> RulewrightState:
        """A match that the player cannot tell from this one; hidden things are drawn anew, the history is empty."""
        words = [int(probability_sampler() * 2**32) for _ in range(3)]
        other = self.get_game().new_initial_state()
        assert isinstance(other, RulewrightState)
        other.match = self.match.resampled(player_id, Random(Seed(words[0], words[1], words[2]), 0))
        return other

    def __str__(self) -> str:
        """The open table, and a hash that stands for all of the position."""
        state = self.match.state
        if state is None:
            return f"set-up, seed {' '.join(map(str, self.match.draws))}".rstrip()
        return f"{picture.text(state)}position {state.hash()}"


def resampler(seed: int) -> Callable[[RulewrightState, int], RulewrightState]:
    """A repeatable way to resample, for `ISMCTSBot.set_resampler`: its own one is seeded by the clock."""
    source = random.Random(seed)
    return lambda state, player: state.resample_from_infostate(player, source.random)


# Observers


class Observer:
    """What an observer of OpenSpiel has: a tensor with named views on its pieces, and a text."""

    tensor: Vector | None
    dict: dict[str, Vector]

    def set_from(self, state: RulewrightState, player: int) -> None:
        """Writes what the player observes into the tensor."""

    def string_from(self, state: RulewrightState, player: int) -> str:
        raise TypeError(f"{type(self).__name__} has no text")


class PieceObserver(Observer):
    """What a player observes now: the game's named pieces."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: Vector = np.zeros(encoding.size, np.float32)
        self.dict = encoding.named(self.tensor)

    def set_from(self, state: RulewrightState, player: int) -> None:
        if state.match.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.vector(state.match.state, player)

    def string_from(self, state: RulewrightState, player: int) -> str:
        """One line for each piece that is not all zero."""
        return "" if state.match.state is None else self.encoding.observer.text(state.match.state, player)


class RecollectionObserver(Observer):
    """What a player has observed and chosen so far.

    The text is complete. The tensor, which must have a fixed size, is a digest:
    the pieces as they are now, the sums of their rises and falls, and how often
    each option (each verb, if there are very many options) was chosen.
    """

    def __init__(self, encoding: Encoding) -> None:
        size = encoding.size
        self.tensor: Vector = np.zeros(3 * size + len(encoding.kinds), np.float32)
        self.dict = {
            **encoding.named(self.tensor[:size]),
            "rises": self.tensor[size : 2 * size],
            "falls": self.tensor[2 * size : 3 * size],
            "choices": self.tensor[3 * size :],
        }

    def set_from(self, state: RulewrightState, player: int) -> None:
        memory = state.match.recollection(player)
        if memory is None:
            self.tensor.fill(0)
        else:
            np.concatenate((memory.observed, memory.rises, memory.falls, memory.choices), out=self.tensor)

    def string_from(self, state: RulewrightState, player: int) -> str:
        memory = state.match.recollection(player)
        return "" if memory is None else memory.text


class PublicObserver(Observer):
    """What everybody sees: the view of a spectator, as text alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict = {}

    def string_from(self, state: RulewrightState, player: int) -> str:
        return "" if state.match.state is None else as_text(state.match.state.view(None))


class PrivateObserver(Observer):
    """What a player sees and a spectator does not, as text alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict = {}

    def string_from(self, state: RulewrightState, player: int) -> str:
        if state.match.state is None:
            return ""
        return as_text(beyond(state.match.state.view(player), state.match.state.view(None)))


def observer(encoding: Encoding, kind: Any) -> Observer | None:
    """The observer for a kind of observation, None if it is not offered."""
    single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    none = kind.private_info == pyspiel.PrivateInfoType.NONE
    if kind.perfect_recall:
        return RecollectionObserver(encoding) if kind.public_info and single else None
    if kind.public_info:
        return PieceObserver(encoding) if single else PublicObserver() if none else None
    return PrivateObserver() if single else None


def as_text(view: Any) -> str:
    return json.dumps(view, separators=(",", ":"))


def beyond(own: Any, public: Any) -> Any:
    """Those parts of a view that the public one does not have, under the same names."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {name: beyond(part, public.get(name)) for name, part in own.items() if part != public.get(name)}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return {str(at): beyond(part, public[at]) for at, part in enumerate(own) if part != public[at]}
    return own


# Registration


def type_of(rules: Game[Any]) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"{rules.name.title()} by Rulewright",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(rules),
    )


class Maker:
    """Makes a game with the parameters that OpenSpiel has read.

    OpenSpiel lets go of its makers after Python has ended, when nothing may be freed any more.
    A maker therefore holds on to itself.
    """

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.game_type = type_of(rules)
        self.itself = self

    def __call__(self, parameters: dict[str, Any]) -> RulewrightGame:
        return RulewrightGame(self.rules, self.game_type, parameters)


def register(name: str) -> str:
    """Makes a game known to OpenSpiel, once; its name there."""
    rules = rules_of(name)
    short_name: str = PREFIX + rules.name
    if short_name not in pyspiel.registered_names():
        maker = Maker(rules)
        pyspiel.register_game(maker.game_type, maker)
    return short_name


for installed in names():
    with suppress(UnknownGame):  # a package that cannot be loaded stops no other
        register(installed)
