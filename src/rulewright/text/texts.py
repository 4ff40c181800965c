"""The words of one game in one language: prompts, options, log lines, refusals, names, rules.

Arguments arrive as ids and numbers. A number stays a number, so that plurals
come out right. A seat becomes `$player`, the name of whoever sits there. An id
becomes the name of the thing, and every attribute of that name becomes an
argument beside it: with `kingdom-althea = Althea` and its attribute
`.in = in Althea`, a message about `kingdom` can say `{ $kingdom }` and
`{ $kingdom-in }`. So each language keeps the grammatical forms it needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulewright.core.decision import Pending
from rulewright.core.errors import Refusal
from rulewright.core.narration import Told
from rulewright.core.registry import game
from rulewright.text.catalogue import Argument, Catalogue, TextError, catalogue, check_locale
from rulewright.text.rulebook import Chapter, Rule, Rulebook, read_rulebook

KIND_OF_ROLE: Final = {"leader": "card"}
"""Arguments that are called by their role, and the kind of thing that they are."""

AS_TYPED: Final = {"key"}
"""Arguments that are quoted as somebody typed them."""


def texts(game_name: str, locale: str) -> Texts:
    """The texts of a game; raises `UnknownGame` and `UnknownLocale`."""
    check_locale(locale)
    return texts_in(game(game_name).folder, locale)


@cache
def texts_in(folder: Path, locale: str) -> Texts:
    """The texts in the folder of a game."""
    return Texts(catalogue(folder / "text", locale), folder / "rulebook" / f"{locale}.md")


class Texts:
    """The words of one game in one language."""

    def __init__(self, words: Catalogue, rulebook: Path) -> None:
        self.locale = words.locale
        self.catalogue = words
        self._rulebook_file = rulebook
        self._rulebook: Rulebook | None = None
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

    # What the engine says

    def prompt(self, pending: Pending) -> str:
        """What a seat is asked."""
        return self.catalogue.message(pending.prompt.id, **self.named(pending.prompt.args))

    def option(self, decision_name: str, key: str) -> str:
        """What an option of a decision does; one of another decision is named on the whole."""
        own = f"option-{decision_name}"
        return self._option(own if self.catalogue.has(f"{own}-{key.split(':')[0]}") else "option", key)

    def log(self, told: Told, players: Sequence[str]) -> str:
        """A line of the log; `players` are the names to show, by seat."""
        args = dict(told.args)
        named: dict[str, Argument] = {}
        if "seat" in args:
            named["player"] = players[int(str(args.pop("seat")))]
        if "option" in args:
            named["option"] = self._option("option", str(args.pop("option")))
        return self.catalogue.message(told.message, **named, **self.named(args))

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is not possible."""
        return self.catalogue.message(f"refusal-{refusal.reason}", **self.named(refusal.numbers))

    def result(self, result: Mapping[str, Any], players: Sequence[str]) -> list[str]:
        """The end of a game, line by line: who has won and why, then all places in order."""
        winners = [players[seat] for seat in result["winners"]]
        if len(winners) == 1:
            lines = [self.message("result-winner", player=winners[0])]
        else:
            lines = [self.message("result-shared", players=self.catalogue.listed(winners))]
        lines.append(self.message(f"result-reason-{result['reason']}"))
        for seat in sorted(range(len(players)), key=lambda seat: int(result["places"][seat])):
            place, score = result["places"][seat], result["scores"][seat]
            lines.append(self.message("result-place", place=place, player=players[seat], number=score))
        return lines

    # Names and other words

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a thing (`card`, `tribe`, `kingdom`, ...), or a form of it such as `plural`."""
        message = f"{kind}-{id}"
        return self.catalogue.message(f"{message}.{form}" if form else message)

    def message(self, id: str, /, **args: Argument) -> str:
        """Any message of the game or of the shared catalogue; texts among the arguments are shown as they are."""
        return self.catalogue.message(id, **args)

    # The rulebook

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook, read when it is first asked for."""
        if self._rulebook is None:
            self._rulebook = read_rulebook(self._rulebook_file)
        return self._rulebook

    def introduction(self) -> str:
        """What the rulebook says before its first chapter."""
        return self.rulebook.introduction

    def rules(self) -> list[Chapter]:
        """All chapters of the rulebook."""
        return self.rulebook.chapters

    def rule(self, rule_id: str) -> Rule:
        """One rule; raises `UnknownRule`."""
        return self.rulebook.rule(rule_id)

    # Ids into names

    def named(self, args: Mapping[str, int | str | list[str]]) -> dict[str, Argument]:
        named: dict[str, Argument] = {}
        for argument, value in args.items():
            if isinstance(value, list):
                named[argument] = self._counted(argument.removesuffix("s"), value)
            elif isinstance(value, int) or argument in AS_TYPED:
                named[argument] = value
            else:
                self._put(named, argument, KIND_OF_ROLE.get(argument, argument), value)
        return named

    def _counted(self, kind: str, ids: list[str]) -> str:
        """Several things by name, equal ones together: "Red Elf (2), Blue Orc"."""
        times = Counter(ids)
        names = {id: self._forms_of(kind, id)[""] for id in times}
        return ", ".join(names[id] + (f" ({count})" if count > 1 else "") for id, count in times.items())

    def _option(self, prefix: str, key: str) -> str:
        """The text of an option key; the message itself shows which kinds of things it is about."""
        verb, *arguments = key.split(":")
        message = f"{prefix}-{verb}"
        kinds = [kind for variable in sorted(self.catalogue.variables(message)) for kind in kinds_in(variable)]
        named: dict[str, Argument] = {}
        for argument in arguments:
            if argument.isdecimal():
                named["value"] = int(argument)
                continue
            kind = next((kind for kind in kinds if self.catalogue.has(f"{kind}-{argument}")), None)
            if kind is None:
                raise TextError(f"the message {message!r} has no place for {argument!r}")
            self._put(named, kind, kind, argument)
        return self.catalogue.message(message, **named)

    def _put(self, named: dict[str, Argument], argument: str, kind: str, id: str) -> None:
        """Adds the name of a thing and its forms to the arguments of a message."""
        for form, text in self._forms_of(kind, id).items():
            named[f"{argument}-{form}" if form else argument] = text

    def _forms_of(self, kind: str, id: str) -> dict[str, str]:
        """The name of a thing under "", and its attributes under theirs."""
        if (kind, id) not in self._forms:
            message = f"{kind}-{id}"
            forms = {form: self.name(kind, id, form) for form in self.catalogue.attributes(message)}
            self._forms[kind, id] = {"": self.name(kind, id), **forms}
        return self._forms[kind, id]


def kinds_in(variable: str) -> list[str]:
    """The kinds of things that a variable can speak of: `$kingdom-in` of a `kingdom`."""
    parts = variable.split("-")
    return ["-".join(parts[:end]) for end in range(len(parts), 0, -1)]
