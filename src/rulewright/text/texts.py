"""The words of one game in one language: prompts, options, log lines, refusals, names, rules.

Arguments arrive as ids and numbers. A number stays a number, so that plurals
come out right. A seat becomes `$player`, the name of whoever sits there, and a
second one in the log, `other`, becomes `$other`. What is told to the very seat
that it is about takes the attribute `.you` of the message: "You draw a card". An id
becomes the name of the thing, and every attribute of that name becomes an
argument beside it: with `kingdom-althea = Althea` and its attribute
`.in = in Althea`, a message about `kingdom` can say `{ $kingdom }` and
`{ $kingdom-in }`. So each language keeps the grammatical forms it needs.

What a content pack may change is no part of the catalogues: a message takes it as an argument, which the game gives
(`Game.wordings`), and of a thing it is a form like the others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulewright.core.decision import Pending
from rulewright.core.errors import Refusal
from rulewright.core.game import Game
from rulewright.core.narration import Told
from rulewright.core.registry import game, game_with
from rulewright.text.catalogue import Argument, Catalogue, Remembered, TextError, catalogue, check_locale, spelled
from rulewright.text.kinds import Kinds, read_kinds
from rulewright.text.rulebook import Chapter, Rule, Rulebook, read_rulebook

AS_TYPED: Final = {"key"}
"""Arguments that are quoted as somebody typed them."""

OPTIONS: Final = 4_000
"""How many texts of options are kept, because they are shown again and again."""
PERSONS: Final = 500
"""How many names are kept with their forms."""
LINES: Final = 1_000
"""How many lines are kept: everybody at a table reads nearly the same."""

PEOPLE: Final = {"seat": "player", "other": "other", "rival": "rival"}
"""Arguments that are seats, and what the messages call whoever sits there."""

NUMBER: Final = re.compile(r"-?\d+")

JOINTS: Final = {"*": "joint-times", "+": "joint-with", "=": "joint-as"}
"""Signs that join a thing to another one in an id, as in `chief+title` or `amulet=lord`, and the messages for them."""

JOINT: Final = re.compile(r"[*+=]")


def texts(game_name: str, locale: str, content: str | None = None) -> Texts:
    """The texts of a game, with the content that it has here or that an id stands for.

    Raises `UnknownGame`, `UnknownLocale` and `BadContent`.
    """
    check_locale(locale)
    return texts_of(game(game_name) if content is None else game_with(game_name, content), locale)


@cache
def texts_of(rules: Game[Any], locale: str) -> Texts:
    """The texts in the folder of a game, with what is printed in its content."""
    folder = rules.folder
    kinds = read_kinds(folder / "text" / "kinds.toml")
    words = catalogue(folder / "text", locale)
    return Texts(words, folder / "rulebook" / f"{locale}.md", kinds, rules.wordings())


class Texts:
    """The words of one game in one language."""

    def __init__(
        self,
        words: Catalogue,
        rulebook: Path,
        kinds: Kinds | None = None,
        wordings: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        self.locale = words.locale
        self.kinds = kinds or Kinds()
        self._wordings = wordings or {}
        self._printed: dict[str, dict[str, Argument]] = {}
        self.catalogue = words
        self._rulebook_file = rulebook
        self._rulebook: Rulebook | None = None
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        self._options = Remembered(OPTIONS)
        self._told = Remembered(LINES)
        self._kinds: dict[tuple[str, str], str] = {}
        self._people: dict[tuple[str, str], dict[str, Argument]] = {}
        self._variants: dict[str, list[str]] = {}
        self._roles: dict[str, list[str]] = {}
        self._ways: dict[str, frozenset[str]] = {}

    # What the engine says

    def prompt(self, pending: Pending) -> str:
        """What a seat is asked."""
        return self.catalogue.message(pending.prompt.id, **self.named(pending.prompt.args))

    def option(self, decision_name: str, key: str, players: Sequence[str] = ()) -> str:
        """What an option of a decision does; one of another decision is named on the whole.

        `players` are the names to show, by seat; without them seats are numbered.
        """
        return self._options.get(
            (decision_name, key, *players),
            lambda: self._option((f"option-{decision_name}", "option"), key, players),
        )

    def log(self, told: Told, players: Sequence[str], you: int | None = None) -> str:
        """A line of the log; `players` are the names to show, by seat. To the seat `you` it speaks in the second
        person: what it did itself is told by the attribute `you` of the message, what was done to it by `to-you`."""
        for argument, form in (("seat", "you"), ("other", "to-you")):
            if you is not None and told.args.get(argument) == you and self.says(told.message, form):
                return self.about(f"{told.message}.{form}", told.args, players)
        return self.about(told.message, told.args, players)

    def about(self, id: str, about: Mapping[str, int | str | list[str]], players: Sequence[str]) -> str:
        """Any message or `message.attribute` with the arguments of a line of the log."""
        return self._told.get((id, *players, *written(about)), lambda: self._about(id, about, players))

    def _about(self, id: str, about: Mapping[str, int | str | list[str]], players: Sequence[str]) -> str:
        args = dict(about)
        named: dict[str, Argument] = {}
        for argument in [argument for argument in PEOPLE if argument in args]:
            named |= self.person(PEOPLE[argument], players[int(str(args.pop(argument)))])
        if "option" in args:
            named["option"] = self._option(("option",), str(args.pop("option")), players)
        return self.catalogue.message(id, **named, **self.named(args))

    def prompt_part(self, pending: Pending, part: str) -> str:
        """What is said besides about a question, as an attribute of its prompt: `why`, `first`; empty if nothing is."""
        prompt = pending.prompt
        if not self.catalogue.has_attribute(prompt.id, part):
            return ""
        return self.catalogue.message(f"{prompt.id}.{part}", **self.named(prompt.args))

    def log_of_all(self, told: Sequence[Told], players: Sequence[str], you: int | None = None) -> str:
        """One line for several of the same kind, by the attribute `all` of the message.

        `$each` is who with what ("Cora 2, you 1"; "Cora: Elf"), `$number` how many; things are lists, as `$tribes`
        of each `tribe`.
        """
        gathered: dict[str, list[str]] = {}
        each: list[str] = []
        for line in told:
            args = dict(line.args)
            seat = args.pop("seat", None)
            named = self.named(args)
            for argument, value in args.items():
                if isinstance(value, str):
                    gathered.setdefault(f"{argument}s", []).append(value)
            what = " ".join(str(named[argument]) for argument in args)
            who = "" if seat is None else self.message("you") if seat == you else players[int(str(seat))]
            each.append(f"{who}: {what}" if who and what and not what.isdecimal() else f"{who} {what}".strip())
        named = {**self.named(dict(gathered)), "each": ", ".join(each), "number": len(told)}
        return self.catalogue.message(f"{told[0].message}.all", **named)

    def log_more(self, told: Told) -> str:
        """What a line adds to one of the same kind and seat before it, by the attribute `more`; empty without one."""
        if not self.says(told.message, "more"):
            return ""
        args = {argument: value for argument, value in told.args.items() if argument != "seat"}
        return self.catalogue.message(f"{told.message}.more", **self.named(args))

    def log_sub(self, told: Told, players: Sequence[str]) -> str:
        """What a line says below another one of the same seat, by the attribute `sub`; empty without one."""
        return self.about(f"{told.message}.sub", told.args, players) if self.says(told.message, "sub") else ""

    def says(self, message: str, form: str) -> bool:
        """Whether a message of the log has a form: `you`, `all`, `more` or `sub`."""
        if message not in self._ways:
            self._ways[message] = frozenset(self.catalogue.attributes(message))
        return form in self._ways[message]

    def reason(self, name: str, args: Mapping[str, int | str]) -> str:
        """What a choice would bring, for hints: the end of a sentence."""
        return self.catalogue.message(f"reason-{name}", **self.named(args))

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
        """The name of a thing (`card`, `tribe`, `kingdom`, ...), a form such as `plural`, or what is printed on it."""
        message = f"{kind}-{id}"
        printed = self.printed(message)
        if form in printed:
            return str(printed[form])
        return self.message(f"{message}.{form}" if form else message)

    def person(self, role: str, name: str) -> dict[str, Argument]:
        """Somebody by name as arguments of a message, with the forms of it: `$rival-with` is "with Bruno"."""
        if (role, name) not in self._people:
            if len(self._people) >= PERSONS:
                self._people.clear()
            forms = self.catalogue.attributes("person") if self.catalogue.has("person") else []
            said = {f"{role}-{form}": self.message(f"person.{form}", name=name) for form in forms}
            self._people[role, name] = {role: name, **said}
        return dict(self._people[role, name])

    def message(self, id: str, /, **args: Argument) -> str:
        """Any message of the game or of the shared catalogue; texts among the arguments are shown as they are.

        What it says of the content (`Game.wordings`) need not be given.
        """
        return self.catalogue.message(id, **self.printed(id), **args)

    def printed(self, id: str) -> dict[str, Argument]:
        """What a message takes from the content in use, in words."""
        name = spelled(id.partition(".")[0])
        if name not in self._wordings:
            return {}
        if name not in self._printed:
            self._printed[name] = {part: self._worded(wording) for part, wording in self._wordings[name].items()}
        return self._printed[name]

    def _worded(self, wording: Any) -> Argument:
        """A number of the content as it is, a phrase in words."""
        if isinstance(wording, int):
            return wording
        parts = {name: self._worded(part) for name, part in wording.get("with", {}).items()}
        return self.message(wording["say"], **parts)

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

    # Options

    def _option(self, prefixes: Sequence[str], key: str, players: Sequence[str]) -> str:
        """The text of an option key: the first message that has a place for everything the key names."""
        for prefix in prefixes:
            for message in self._option_messages(prefix, key):
                named = self._option_arguments(message, key, players)
                if named is not None:
                    return self.catalogue.message(message, **named)
        raise TextError(f"no text beginning with {prefixes[0]!r} fits the option {key!r} in {self.locale!r}")

    def _option_messages(self, prefix: str, key: str) -> Iterator[str]:
        """Where the text of a key can stand: `option-pay` for `pay` and `option-pay-hero` for `pay:hero_ronan`.

        The longer id names the kind of the first argument, and further kinds where that is not enough.
        """
        verb, *arguments = key.split(":")
        message = f"{prefix}-{verb}".replace("_", "-")
        if message not in self._variants:
            start = f"{message}-"
            self._variants[message] = [id for id in self.catalogue.ids() if id.startswith(start)]
        if self.catalogue.has(message):
            yield message
        for variant in self._variants[message] if arguments else ():
            if any(self._starts_with(kind, arguments[0]) for kind in stems(variant.removeprefix(f"{message}-"))):
                yield variant

    def _starts_with(self, kind: str, argument: str) -> bool:
        """Whether the first argument of a key is of the kind for which a longer id stands; `value` for a number."""
        return NUMBER.fullmatch(argument) is not None if kind == "value" else self._is_named(kind, argument)

    def _option_arguments(self, message: str, key: str, players: Sequence[str]) -> dict[str, Argument] | None:
        """What a key names, under the names that a message has for it; None if the two do not fit.

        Numbers are `$value`, `$value2`, ..., unless the message says that they are seats (`$player`) or things with
        numbers (`$order`, beside its `$value`); a second thing of the same kind is `$area2` beside `$area`.
        """
        variables = self.catalogue.variables(message)
        roles = self._roles_in(message)
        named: dict[str, Argument] = {}
        for argument in key.split(":")[1:]:
            role = next((role for role in roles if role not in named and self._can_be(role, argument)), None)
            if role is not None:
                self._put(named, role, argument)
                if role in self.kinds.numbered and "value" in variables:
                    named["value"] = int(argument)
            elif NUMBER.fullmatch(argument) is None:
                return None
            elif "player" in variables and "player" not in named:
                named["player"] = self._player(int(argument), players)
            else:
                named[unused("value", named)] = int(argument)
        numbers = {name for name in named if name.startswith("value")}
        return named if variables <= named.keys() and numbers <= variables else None

    def _roles_in(self, message: str) -> list[str]:
        """What a message can speak of, read from its variables; roles come before plain kinds of things."""
        if message not in self._roles:
            found = {stem for variable in self.catalogue.variables(message) for stem in stems(variable)}
            self._roles[message] = sorted(found, key=lambda role: (role not in self.kinds.roles, role))
        return self._roles[message]

    def _can_be(self, role: str, id: str) -> bool:
        return any(self._is_named(kind, id) for kind in self.kinds.of(role))

    def _is_named(self, kind: str, id: str) -> bool:
        """Whether there is a name for a thing, in whatever condition it is and with whatever is joined to it."""
        id = JOINT.split(id, maxsplit=1)[0]
        return self.catalogue.has(f"{kind}-{id.partition('-')[0]}") or self.catalogue.has(f"{kind}-{id}")

    def _player(self, seat: int, players: Sequence[str]) -> str:
        return players[seat] if seat < len(players) else self.message("seat-name", number=seat + 1)

    # Ids into names

    def named(self, args: Mapping[str, int | str | list[str]]) -> dict[str, Argument]:
        """The arguments of a message, with things by name and with the forms of these names."""
        named: dict[str, Argument] = {}
        for argument, value in args.items():
            if isinstance(value, list):
                self._put_several(named, argument, value)
            elif argument in AS_TYPED or (isinstance(value, int) and not self._has_number(argument, value)):
                named[argument] = value
            else:
                self._put(named, argument, str(value))
        return named

    def _has_number(self, argument: str, value: int) -> bool:
        return argument in self.kinds.numbered and self.catalogue.has(f"{argument}-{value}")

    def _put(self, named: dict[str, Argument], role: str, id: str) -> None:
        """Adds the name of a thing and its forms to the arguments of a message."""
        for form, text in self._forms_in(role, id).items():
            named[f"{role}-{form}" if form else role] = text

    def _put_several(self, named: dict[str, Argument], argument: str, ids: list[str]) -> None:
        """Adds several things by name, equal ones together: "Red Elf (2), Blue Orc"; and the forms that all have."""
        named[argument] = ""
        role = argument if all(self._can_be(argument, id) for id in ids) else argument.removesuffix("s")
        names = [self._forms_of(self._kind_of(role, id), id) for id in ids]
        for form in set.intersection(*map(set, names)) if names else ():
            times = Counter(forms[form] for forms in names)
            parts = [text + (f" ({count})" if count > 1 else "") for text, count in times.items()]
            named[f"{argument}-{form}" if form else argument] = ", ".join(parts)
        counted = f"counted-{self._kind_of(role, ids[0])}" if ids else ""
        if ids and self.catalogue.has(counted):
            self._put_counted(named, argument, counted, names)

    def _put_counted(
        self, named: dict[str, Argument], argument: str, message: str, names: list[dict[str, str]]
    ) -> None:
        """Adds several things as they are counted: "2 Elves, Orc", joined by "and" too, and so in each form of it."""
        counts = Counter(forms[""] for forms in names)
        by_name = {forms[""]: forms for forms in names}
        for form in ("", *self.catalogue.attributes(message)):
            said = f"{message}.{form}" if form else message
            parts = [self.message(said, number=count, **thing_of(by_name[name])) for name, count in counts.items()]
            stem = f"{argument}-{form}" if form else argument
            named[f"{stem}-counted"] = ", ".join(parts)
            named[f"{stem}-joined"] = self.catalogue.listed(parts)

    def _kind_of(self, role: str, id: str) -> str:
        if (role, id) not in self._kinds:
            kinds = self.kinds.of(role)
            self._kinds[role, id] = next((kind for kind in kinds if self._is_named(kind, id)), kinds[0])
        return self._kinds[role, id]

    def _forms_in(self, role: str, id: str) -> dict[str, str]:
        """The forms of a thing, and of one to which others are joined: of `chief+title`, the Chief with the Title."""
        for sign, message in JOINTS.items():
            whole, joined, part = id.rpartition(sign)
            if joined:
                second = int(part) if part.isdecimal() else self._forms_in(role, part)[""]
                forms = self._forms_in(role, whole)
                return {form: self.message(message, whole=text, part=second) for form, text in forms.items()}
        return self._forms_of(self._kind_of(role, id), id)

    def _forms_of(self, kind: str, id: str) -> dict[str, str]:
        """The name of a thing under "", its attributes under theirs, and what is printed on it."""
        if (kind, id) not in self._forms:
            message = f"{kind}-{id}"
            if self.catalogue.has(message):
                names = ["", *self.printed(message), *self.catalogue.attributes(message)]
                self._forms[kind, id] = {form: self.name(kind, id, form) for form in names}
            else:
                self._forms[kind, id] = self._in_condition(kind, id)
        return self._forms[kind, id]

    def _in_condition(self, kind: str, id: str) -> dict[str, str]:
        """The forms of `archer-routed-d1`: the attribute `routed` of the name, and the damage after it.

        A form such as `object` becomes `routed-object` if the name has that.
        """
        thing, *conditions = id.split("-")
        if not conditions:
            raise TextError(f"there is no name {kind}-{id} in {self.locale!r}")
        forms = self._forms_of(kind, thing)
        for condition in conditions:
            if condition in forms:
                forms = {form: forms.get(f"{condition}-{form}", forms[condition]) for form in forms}
            else:
                damage = self.message("condition-damage", number=int(condition.removeprefix("d")))
                forms = {form: f"{text} ({damage})" for form, text in forms.items()}
        return forms


def written(args: Mapping[str, int | str | list[str]]) -> Iterator[tuple[str, int | str | tuple[str, ...]]]:
    """The arguments of a line as something that can be looked up."""
    for name, value in args.items():
        yield name, tuple(value) if isinstance(value, list) else value


def unused(name: str, named: Mapping[str, Argument]) -> str:
    """The name of the next argument of a kind: `value`, then `value2`, and so on."""
    number = 1
    while (name if number == 1 else f"{name}{number}") in named:
        number += 1
    return name if number == 1 else f"{name}{number}"


def thing_of(forms: Mapping[str, str]) -> dict[str, str]:
    """The forms of a name as arguments of a message about any `thing`."""
    return {f"thing-{form}" if form else "thing": text for form, text in forms.items()}


def stems(name: str) -> list[str]:
    """What a name with hyphens can be about, the longest first: `$kingdom-in` about a `kingdom`."""
    parts = name.split("-")
    return ["-".join(parts[:end]) for end in range(len(parts), 0, -1)]
