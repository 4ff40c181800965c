"""PettingZoo: any game as an AEC environment.

Agents are the seats, `seat_0` and so on. An action is the number of an option
of the game, an observation is a dict of `observation` (the game's named pieces
in a row, see encoding.py) and `action_mask`. Seats that decide at the same time
are asked one after the other, the lowest first; nobody sees a sealed answer
before the last is in. So are team mates whose lanes go on side by side: whoever
is asked has a mask, and the lowest seat that is asked openly is the next agent.
"""

from __future__ import annotations

import copy
import secrets
import sys
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rulewright.core.errors import BadSetup
from rulewright.core.registry import game as rules_of
from rulewright.core.state import State
from rulewright.games import NAMES as INCLUDED_GAMES
from rulewright.research import picture
from rulewright.research.acting import act
from rulewright.research.encoding import Vector, encoding_of

Observation = dict[str, NDArray[Any]]

UTILITIES: Final = "utilities"
SCORE_DIFFERENCE: Final = "score_difference"
REWARDS: Final = (UTILITIES, SCORE_DIFFERENCE)
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
ILLEGAL_REWARD: Final = -1.0
POSITION: Final = "position"
RESET_OPTIONS: Final = (POSITION, "options")
"""What `reset` may be given; the second means nothing, but PettingZoo's own suite gives it to every environment."""


def env(
    game: str = INCLUDED_GAMES[0],
    players: int = 4,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    reward: str = UTILITIES,
) -> ClonableEnv:
    """An environment with the usual wrappers: an illegal action ends the game and costs its agent 1."""
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(game, players, options, render_mode, reward), illegal_reward=ILLEGAL_REWARD
    )
    return ClonableEnv(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(
    game: str = INCLUDED_GAMES[0],
    players: int = 4,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    reward: str = UTILITIES,
) -> RawEnv:
    """The environment without wrappers; an illegal action raises `Refused`, which names the rule."""
    return RawEnv(game, players, options, render_mode, reward)


class RawEnv(AECEnv[str, Observation, int]):
    """One table of a game.

    reward   `utilities`: when the game ends, `Game.utilities` (from 1, alone in
             front, to -1, alone behind; together 0), until then 0.
             `score_difference`: after every step, how much a seat's points grew
             beyond the mean of the others'; together 0.
    """

    def __init__(
        self, game: str, players: int, options: dict[str, Any] | None, render_mode: str | None, reward: str
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        if reward not in REWARDS:
            raise BadSetup(f"there is no reward {reward!r}; rewards are: {', '.join(REWARDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetup(f"there is no render mode {render_mode!r}; modes are: {', '.join(RENDER_MODES)}")
        self.rules = rules_of(game)
        self.table: State = self.rules.new(players, options, seed=0)
        self.players = players
        self.options = options
        self.render_mode = render_mode
        self.reward = reward
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"{game}_v{self.rules.rules_version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.encoding = encoding_of(self.rules, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = self.space_of_observations()
            self.action_spaces[agent] = spaces.Discrete(len(self.rules.vocabulary))
        self.state_space = spaces.Box(
            np.tile(self.encoding.low, players), np.tile(self.encoding.high, players), dtype=np.float32
        )
        # Matches are numbered within a series, which a seed begins.
        self.series = secrets.randbits(64)
        self.matches = 0

    def space_of_observations(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.rules.vocabulary),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Equal seeds give equal matches; without one the series that a seed began goes on.

        `options={"position": {...}}` starts from a position of the game instead of its set-up. What cannot be set
        up raises an error and leaves the environment as it is.
        """
        series, number = (self.series, self.matches) if seed is None else (int(seed), 0)
        self.table = self.opened(options or {}, f"{series}/{number}")
        self.series = series
        self.matches = number + 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        # PettingZoo's note of whose turn it is while agents leave.
        self.__dict__.pop("_skip_agent_selection", None)
        self.select_next()

    def opened(self, options: dict[str, Any], seed: str) -> State:
        """The table of a new match, from set-up or from the position among the options of `reset`."""
        unknown = next((name for name in options if name not in RESET_OPTIONS), None)
        if unknown is not None:
            raise BadSetup(f"reset has no option {unknown!r}; its option is {POSITION!r}")
        position = options.get(POSITION)
        if position is None:
            table: State = self.rules.new(self.players, self.options, seed=seed)
            return table
        table = self.rules.from_position(position, seed=seed)
        if table.players != self.players:
            raise BadSetup(f"the position is for {table.players} players, the environment for {self.players}")
        return table

    def select_next(self) -> None:
        """The seat that chooses next (`State.mover`); after the end the first that is left."""
        self.agent_selection = self.agents[0] if self.table.over else self.possible_agents[self.table.mover()]

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        before = self.rules.scores(self.table) if self.reward == SCORE_DIFFERENCE else []
        act(self.table, seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.over or self.reward != UTILITIES:
            # Utilities are 0, as `reset` has left them, until the end.
            self.rewards = dict(zip(self.possible_agents, self.rewards_since(before), strict=True))
            self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.select_next()
        if self.render_mode == "human":
            self.render()

    def rewards_since(self, before: list[float]) -> list[float]:
        """What the step was worth to each seat: of utilities the last one, of points their growth since `before`."""
        if self.reward == UTILITIES:
            return self.rules.utilities(self.table)
        gains = [now - then for now, then in zip(self.rules.scores(self.table), before, strict=True)]
        total = sum(gains)
        return [gain - (total - gain) / (self.players - 1) for gain in gains]

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and its options; all zeros in the mask of a seat that is not asked."""
        seat = self.possible_agents.index(agent)
        vector, mask = self.encoding.vector_and_mask(self.table, seat)
        return {"observation": vector, "action_mask": mask}

    def state(self) -> Vector:
        """The observations of all seats in a row: what the seats together know. The deck is in none of them."""
        return np.concatenate([self.encoding.vector(self.table, seat) for seat in range(self.players)])

    def clone(self) -> RawEnv:
        """An independent environment in the same state, with the same chance to come."""
        other = copy.copy(self)
        other.table = self.table.copy()
        if hasattr(self, "agents"):
            other.agents = self.agents[:]
            other.rewards = dict(self.rewards)
            other._cumulative_rewards = dict(self._cumulative_rewards)
            other.terminations = dict(self.terminations)
            other.truncations = dict(self.truncations)
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def __copy__(self) -> RawEnv:
        """A shallow copy, without the detour through pickling."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Pickled is the match; the rules are found again by the name of the game."""
        parts = {name: part for name, part in self.__dict__.items() if name not in ("rules", "encoding")}
        return {**parts, "game": self.rules.name}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.rules = rules_of(parts.pop("game"))
        self.__dict__.update(parts)
        self.encoding = encoding_of(self.rules, self.players)

    def render(self) -> NDArray[np.uint8] | str | None:
        """`ansi`: text; `rgb_array`: a picture; `human`: the text, printed. What a spectator may see."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but the environment was made without a render mode")
            return None
        if self.render_mode == "rgb_array":
            return picture.pixels(self.table)
        if self.render_mode == "ansi":
            return picture.text(self.table)
        sys.stdout.write(picture.text(self.table))
        return None

    def close(self) -> None:
        """There is nothing to release."""


class ClonableEnv(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """PettingZoo's outermost wrapper, with a `clone` that keeps all wrappers."""

    @property
    def unwrapped(self) -> RawEnv:
        """The environment inside; its `table` is the state of the engine."""
        inner = super().unwrapped
        assert isinstance(inner, RawEnv)
        return inner

    def observe(self, agent: str) -> Observation:
        observation = super().observe(agent)
        assert observation is not None
        return observation

    def clone(self) -> ClonableEnv:
        """An independent environment in the same state, wrapped alike."""
        other = cloned(self)
        assert isinstance(other, ClonableEnv)
        return other

    def __str__(self) -> str:
        return str(self.env)


def cloned(environment: AECEnv[str, Observation, int]) -> AECEnv[str, Observation, int]:
    """A copy of an environment and of every wrapper round it."""
    if isinstance(environment, RawEnv):
        return environment.clone()
    assert isinstance(environment, wrappers.BaseWrapper)
    other = copy.copy(environment)
    other.env = cloned(environment.env)
    return other
