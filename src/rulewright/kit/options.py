"""Options of a new game, checked against what a game declares: every refusal names the rule of the option.

An option whose default is one of its values takes one of them; an option whose default is none of them takes a list
of them, or nothing. Which options go together, and with how many players, is said by each game.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.errors import BadSetup
from rulewright.core.game import OptionSpec


def check_options(game: str, specs: tuple[OptionSpec, ...], options: Any) -> dict[str, Any]:
    """All options of a game, those that were not given with their defaults; raises `BadSetup`."""
    if not isinstance(options, dict) or options.keys() - {spec.name for spec in specs}:
        known = ", ".join(f"{spec.name} ({spec.rule})" for spec in specs)
        raise BadSetup(f"the options of {game} are {known}")
    return {spec.name: check_option(spec, options.get(spec.name, spec.default)) for spec in specs}


def check_option(spec: OptionSpec, value: Any) -> Any:
    """The value of one option; raises `BadSetup`."""
    if spec.default in spec.values:
        if not is_among(value, spec.values):
            raise BadSetup(f"{spec.rule}: {spec.name} is {told(spec.values)}, not {value!r:.60}")
        return value
    if value == spec.default:
        return value
    if not isinstance(value, (list, tuple)) or not all(is_among(one, spec.values) for one in value):
        raise BadSetup(f"{spec.rule}: {spec.name} is a list of these: {', '.join(map(str, spec.values))}")
    return list(value)


def check_different(spec: OptionSpec, chosen: list[Any] | None, number: int, players: int) -> None:
    """A list that was given must name exactly so many different things; raises `BadSetup`."""
    if chosen is not None and not len(chosen) == len(set(chosen)) == number:
        raise BadSetup(f"{spec.rule}: with {players} players {spec.name} names exactly {number} different ones")


def is_among(value: Any, values: tuple[Any, ...]) -> bool:
    """Whether a value is one of these, and of their type: 1 is not true."""
    return any(type(value) is type(known) and value == known for known in values)


def told(values: tuple[Any, ...]) -> str:
    """The values of an option in words."""
    return "true or false" if set(values) == {False, True} else f"one of {', '.join(map(str, values))}"
