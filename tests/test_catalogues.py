"""Every text that the code can ask for exists, in every language, with the same arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import Game, Refusal
from rulewright.core.decision import Decision, Message, Pending
from rulewright.core.narration import Told
from rulewright.faces.story import EventKind
from rulewright.faces.telling import story_of
from rulewright.kit.effects import Effect
from rulewright.kit.windows import Uses
from rulewright.text import LOCALES, Catalogue, Texts, texts
from rulewright.text.texts import AS_TYPED
from titles import TITLES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
CLIENT = ROOT / "web" / "src"
FOLDERS = sorted({file.parent for locale in LOCALES for top in (SOURCE, CLIENT) for file in top.rglob(f"{locale}.ftl")})
NUMBERS = (0, 1, 2, 5, 12, 22)
REASON = re.compile(r'Refusal\(.*?, "([a-z-]+)"')


def folder_name(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


# Both languages say the same


def alone(folder: Path, locale: str) -> Catalogue:
    """The messages of one file, without the shared ones."""
    return Catalogue(locale, [folder / f"{locale}.ftl"])


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, polish = alone(folder, "en"), alone(folder, "pl")
    assert english.ids() == polish.ids()


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_both_languages_have_the_same_attributes_and_arguments(folder: Path) -> None:
    english, polish = with_shared(folder, "en"), with_shared(folder, "pl")
    for id in english.ids():
        assert english.attributes(id) == polish.attributes(id), id
        assert arguments_of(english, id) == arguments_of(polish, id), id


def arguments_of(words: Catalogue, id: str) -> set[str]:
    """What a message speaks of. In which form it does so (`$unit-few`) is the business of each language."""
    return {variable.split("-")[0] for variable in words.variables(id)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_every_message_formats_with_texts_and_with_numbers(folder: Path, locale: str) -> None:
    words = with_shared(folder, locale)
    for id in words.ids():
        for sample in ("Anna", *NUMBERS):
            args = dict.fromkeys(words.variables(id), sample)
            for part in parts_of(words, id):
                assert words.message(part, **args).strip()


def parts_of(words: Catalogue, id: str) -> list[str]:
    """The text of a message and its attributes; some messages are attributes alone."""
    attributes = [f"{id}.{attribute}" for attribute in words.attributes(id)]
    return [id, *attributes] if words.has_text(id) else attributes


def with_shared(folder: Path, locale: str) -> Catalogue:
    shared = SOURCE / "rulewright" / "text" / f"{locale}.ftl"
    return Catalogue(locale, [shared, folder / f"{locale}.ftl"])


# What the web client needs, read from its sources

ASKED = re.compile(r"""\bt\(\s*"([a-z][a-z0-9-]*)\"""")


def test_every_message_that_the_web_client_names_exists_and_none_is_idle() -> None:
    words = alone(CLIENT / "text", "en")
    sources = [file.read_text(encoding="utf-8") for kind in ("*.svelte", "*.ts") for file in CLIENT.rglob(kind)]
    for source in sources:
        for id in ASKED.findall(source):
            assert words.has(id), f"the client asks for {id}"
    everything = "\n".join(sources)
    stems = re.findall(r"[`\"]([a-z][a-z0-9-]*-)\$\{", everything)
    for id in words.ids():
        named = f'"{id}"' in everything or any(id.startswith(stem) for stem in stems)
        assert named, f"nothing in the client asks for {id}"


# What the code of a game needs, read from that code


@cache
def trees(game: str) -> dict[str, ast.Module]:
    """The modules of a game and of its rooms, by name, as syntax."""
    folder = SOURCE / "rulewright" / "games" / game
    files = {".".join(file.relative_to(folder).with_suffix("").parts): file for file in sorted(folder.rglob("*.py"))}
    return {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in files.items()}


@cache
def decisions(game: str) -> list[Decision[Any, Any]]:
    """All decisions that the modules of a game declare; several can share a name, and with it their texts."""
    found: dict[tuple[str, str], Decision[Any, Any]] = {}
    for module in trees(game):
        for named in vars(import_module(f"rulewright.games.{game}.{module}")).values():
            for value in named if isinstance(named, tuple) else (named,):
                if isinstance(value, Decision):
                    found[value.name, type(value).__name__] = value
    return list(found.values())


def written_in(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The classes, functions and tables at the top of a module, with their names."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


@cache
def definitions(game: str) -> dict[str, list[ast.AST]]:
    """What the modules of a game define, by name; two of them can use the same one."""
    found: dict[str, list[ast.AST]] = {}
    for tree in trees(game).values():
        for name, node in written_in(tree):
            found.setdefault(name, []).append(node)
    return found


@cache
def verb_constants(game: str) -> dict[str, str]:
    """The constants of a game that stand for options, and the verbs of these."""
    numbers = vars(import_module(f"rulewright.games.{game}.options"))
    words = rulewright.game(game).vocabulary
    calls = {name: node for name, node in written_in(trees(game)["options"]) if isinstance(node, ast.Call)}
    declared = [name for name, call in calls.items() if ast.unparse(call.func).rpartition(".")[2] in ("verb", "far")]
    found = {name: words.verb_of(numbers[name]).name for name in declared}
    return found | {alias: found[name] for name, alias in aliases(game) if name in found}


def aliases(game: str) -> Iterator[tuple[str, str]]:
    """Options that a module imports under another name, because a thing is called like them."""
    for tree in trees(game).values():
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and str(node.module).endswith(f"{game}.options"):
                yield from ((name.name, name.asname) for name in node.names if name.asname is not None)


def method(game: str, decision: Decision[Any, Any], name: str) -> ast.FunctionDef | None:
    """A method of a decision, its own or an inherited one."""
    for kind in type(decision).__mro__:
        for written in definitions(game).get(kind.__name__, []):
            for node in written.body if isinstance(written, ast.ClassDef) else ():
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    return node
    return None


def verbs(game: str, decision: Decision[Any, Any]) -> set[str]:
    """The verbs whose constants `options` names, itself or in what it uses; perhaps more than it ever offers.

    Decisions of the kit ask the game for the uses of a window or the choices of an effect.
    """
    start = next(filter(None, (method(game, decision, name) for name in ("options", "uses", "effect_of"))), None)
    assert start is not None, decision.name
    open_nodes: list[ast.AST] = [start]
    names: set[str] = set()
    while open_nodes:
        for name in names_in(game, decision, open_nodes.pop()) - names:
            names.add(name)
            open_nodes += choices_of(game, name) if name in effects(game) else definitions(game).get(name, [])
    constants = verb_constants(game)
    passing = {rulewright.game(game).vocabulary.verb_of(decision.passing).name} if isinstance(decision, Uses) else set()
    return {constants[name] for name in names if name in constants} | passing


@cache
def effects(game: str) -> dict[str, type[Effect[Any, Any]]]:
    """The cards and abilities that a game has as classes."""
    modules = [import_module(f"rulewright.games.{game}.{module}") for module in trees(game)]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    return {kind.__name__: kind for kind in found if issubclass(kind, Effect)}


def choices_of(game: str, name: str) -> list[ast.AST]:
    """Where a card lists its choices, itself or in a class above it; what it does then offers nothing."""
    for kind in effects(game)[name].__mro__:
        for written in definitions(game).get(kind.__name__, []):
            for node in written.body if isinstance(written, ast.ClassDef) else ():
                if isinstance(node, ast.FunctionDef) and node.name == "choices":
                    return [node]
    return []


def names_in(game: str, decision: Decision[Any, Any], scope: ast.AST) -> set[str]:
    """What a piece of code names, and what the methods of the decision name that it calls."""
    found = {node.id for node in ast.walk(scope) if isinstance(node, ast.Name)}
    for node in ast.walk(scope):
        if not isinstance(node, ast.Attribute):
            continue
        owner = ast.unparse(node.value)
        if any(owner == module.rpartition(".")[2] for module in trees(game)):
            found.add(node.attr)
        written = method(game, decision, node.attr) if owner == "self" else None
        if written is not None and written is not scope:
            found |= names_in(game, decision, written)
    return found


def dictionary_keys(scope: ast.AST, node: ast.AST) -> set[str]:
    """The keys of a dictionary that is written out, or named and written out in the same function."""
    if isinstance(node, ast.Name):
        return dictionary_keys(scope, assigned(scope, node.id))
    assert isinstance(node, ast.Dict), ast.dump(node)
    keys = {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    parts = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]
    return keys.union(*(dictionary_keys(scope, part) for part in parts))


def assigned(scope: ast.AST, name: str) -> ast.AST:
    """What stands behind a name in a function."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name in [ast.unparse(target) for target in targets]:
                return node.value
    raise AssertionError(f"{name} is not written out")


def prompt_arguments(game: str, decision: Decision[Any, Any]) -> set[str]:
    """All that a decision can tell its prompt."""
    written = method(game, decision, "arguments")
    if written is None:
        return set()
    returned = [node.value for node in ast.walk(written) if isinstance(node, ast.Return)]
    return set().union(*(dictionary_keys(written, value) for value in returned if value is not None))


def refusals(game: str) -> Iterator[tuple[str, set[str]]]:
    """The reason and the numbers of every refusal that a game's code makes."""
    for tree in trees(game).values():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    numbers = dictionary_keys(function, node.args[2]) if node.args[2:] else set()
                    yield from ((reason, numbers) for reason in reasons_given(game, node.args[1]))


def reasons_given(game: str, node: ast.AST) -> list[str]:
    """The reasons that a refusal can name: as they are written, or the name of each decision that uses this code."""
    if ast.unparse(node) == "reason_of(self.name)":
        return [hyphens(decision.name) for decision in decisions(game) if method(game, decision, "explain") is not None]
    return alternatives(node)


def alternatives(node: ast.AST) -> list[str]:
    """A text, or the texts of which one is chosen."""
    if isinstance(node, ast.IfExp):
        return [*alternatives(node.body), *alternatives(node.orelse)]
    assert isinstance(node, ast.Constant) and isinstance(node.value, str), ast.dump(node)
    return [node.value]


def reasons(folder: Path) -> set[str]:
    return {reason for file in folder.rglob("*.py") for reason in reasons_in(file)}


def reasons_in(file: Path) -> set[str]:
    return set(REASON.findall(file.read_text(encoding="utf-8")))


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def ids_of(words: Catalogue, prefix: str) -> set[str]:
    return {id for id in words.ids() if id.startswith(prefix)}


CHOICE = "choice"
"""A kind of things whose names are known by the catalogue alone, as are those of things with numbers."""

MANY_NAMES = 1000
"""Of more names than these only some are tried: those of all options, which have a test of their own."""


def samples(rules: Game[Any], argument: str) -> list[int | str]:
    """Values for an argument: every name of its kind, or some numbers."""
    if argument in ("seat", "other"):
        return [0]
    if argument in AS_TYPED:
        return ["draw:anything"]
    words = texts(rules.name, "en")
    if argument == CHOICE or argument in words.kinds.numbered:
        ids = ids_of(words.catalogue, f"{argument}-")
        known = sorted(id.removeprefix(f"{argument}-") for id in ids)
        return [int(name) if name.isdecimal() else name for name in known]
    kind = words.kinds.of(argument)[0]
    names: list[int | str] = []
    try:
        while isinstance(name := rules.argument(kind, len(names)), str):
            names.append(name)
    except IndexError:
        return names[:: 1 + len(names) // MANY_NAMES]
    return list(NUMBERS)


def sampled(rules: Game[Any], arguments: set[str]) -> Iterator[dict[str, int | str]]:
    """Arguments for a message: each takes all its values while the others keep their first."""
    values = {argument: samples(rules, argument) for argument in sorted(arguments)}
    first = {argument: found[0] for argument, found in values.items()}
    yield first
    for argument, found in values.items():
        for value in found:
            yield {**first, argument: value}


PROMPT_LENGTHS = {"": 60, "why": 90, "first": 90}
"""What fits into the two lines of a question, whatever it names."""

GAMES = pytest.mark.parametrize("game", TITLES)
IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


def spoken(game: str, locale: str) -> tuple[Game[Any], Texts]:
    return rulewright.game(game), texts(game, locale)


@GAMES
@IN_BOTH
def test_every_decision_has_a_prompt_and_a_name(game: str, locale: str) -> None:
    _, words = spoken(game, locale)
    names = {hyphens(decision.name) for decision in decisions(game)}
    assert names
    assert ids_of(words.catalogue, "prompt-") == {f"prompt-{name}" for name in names}
    assert ids_of(words.catalogue, "frame-") == {f"frame-{name}" for name in names}


MANY = 100
"""So many keys of one shape are put into words; a few verbs have thousands."""


def keys_by_shape(rules: Game[Any]) -> Iterator[tuple[str, list[str]]]:
    """The verbs and their keys, those with equally many arguments together."""
    for (verb, _), keys in groupby(keys_tried(rules), lambda key: (key.partition(":")[0], key.count(":"))):
        found = list(keys)
        yield verb, found[:: 1 + len(found) // MANY]


def keys_tried(rules: Game[Any]) -> Iterator[str]:
    """The keys of a game; of a verb with places only some, for it can have more than anybody could list."""
    yield from rules.vocabulary.keys
    for verb in rules.vocabulary.far:
        yield from (verb.key(number) for number in range(0, int(verb.size), 1 + int(verb.size) // MANY))


class Listening(Catalogue):
    """A catalogue that knows which of its messages were asked for."""

    def __init__(self, locale: str, files: list[Path]) -> None:
        super().__init__(locale, files)
        self.heard: set[str] = set()

    def message(self, id: str, /, **args: Any) -> str:
        self.heard.add(hyphens(id))
        return super().message(id, **args)


@GAMES
@IN_BOTH
def test_every_option_has_a_text_of_its_own_and_no_text_is_idle(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    files = [folder / f"{locale}.ftl" for folder in (SOURCE / "rulewright" / "text", rules.folder / "text")]
    listening = Listening(locale, files)
    speaking = Texts(listening, rules.folder / "no rulebook", words.kinds, rules.wordings())
    fitting: dict[str, set[str]] = {}
    for decision in decisions(game):
        fitting[decision.name] = fitting.get(decision.name, set()) | verbs(game, decision)
    for verb, keys in keys_by_shape(rules):
        for decision_name in ("in the log", *(name for name in fitting if verb in fitting[name])):
            lines = [speaking.option(decision_name, key) for key in keys]
            assert len(set(lines)) == len(lines), f"two options read the same in {decision_name}: {verb}"
    assert ids_of(words.catalogue, "option-") == {id for id in listening.heard if id.startswith("option-")}


@GAMES
@IN_BOTH
def test_every_prompt_can_be_put_into_words(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for decision in decisions(game):
        for args in sampled(rules, prompt_arguments(game, decision)):
            message = Message(f"prompt-{hyphens(decision.name)}", args)
            assert words.prompt(Pending(decision.name, message, [], decision.rules, decision.secret, ""))


@GAMES
@IN_BOTH
def test_every_prompt_is_a_short_sentence_with_its_reason_and_its_goal(game: str, locale: str) -> None:
    """Names differ in length, so it is the usual sentence that must fit beside the options."""
    rules, words = spoken(game, locale)
    for decision in decisions(game):
        arguments = prompt_arguments(game, decision)
        lengths: dict[str, list[int]] = {part: [] for part in PROMPT_LENGTHS}
        for args in sampled(rules, arguments):
            message = Message(f"prompt-{hyphens(decision.name)}", args)
            pending = Pending(decision.name, message, [], decision.rules, decision.secret, "")
            said = {"": words.prompt(pending), **{part: words.prompt_part(pending, part) for part in ("why", "first")}}
            for part, text in said.items():
                assert text, f"{message.id} has no .{part}"
                lengths[part].append(len(text))
        assert [part for part, most in PROMPT_LENGTHS.items() if max(lengths[part]) > most] == [], decision.name


@GAMES
@IN_BOTH
def test_every_log_message_can_be_put_into_words(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    of_all = ids_of(alone(SOURCE / "rulewright" / "text", locale), "log-")
    assert ids_of(words.catalogue, "log-") - of_all == {f"log-{hyphens(message)}" for message in rules.messages}
    for message, kind in rules.messages.items():
        for args in sampled_line(rules, message):
            assert words.log(Told(f"log-{message}", args, kind.rule), ["Anna"])


@GAMES
@IN_BOTH
def test_every_event_of_the_story_can_be_put_into_words_and_no_text_is_idle(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    story = story_of(rules)
    kinds = story.kinds if story is not None else {}
    events = {hyphens(kind.kind) for kind in kinds.values()}
    assert ids_of(words.catalogue, "event-") <= {f"event-{kind}" for kind in events}
    assert ids_of(words.catalogue, "beat-") <= {f"beat-{hyphens(message)}" for message in kinds}
    for message, kind in kinds.items():
        asked = [f"beat-{message}"] if story is not None and story.whole is not None else said_of(message, kind)
        for id in [id for id in asked if words.catalogue.has(id)]:
            for part in parts_of(words.catalogue, hyphens(id)):
                for args in sampled_line(rules, message):
                    assert words.about(part, args, ["Anna", "Bob"]), part


def said_of(message: str, kind: EventKind) -> list[str]:
    """The texts that tell a line; where a game makes one line of all those of an event, whole matches are told."""
    return [f"beat-{message}", f"event-{kind.kind}"]


def sampled_line(rules: Game[Any], message: str) -> Iterator[dict[str, Any]]:
    """Arguments of a line of the log."""
    kind = rules.messages[message]
    several = {f"{kind.several}s": [str(name) for name in samples(rules, kind.several)]} if kind.several else {}
    for args in sampled(rules, set(kind.arguments)):
        yield {**args, **several}


ADDRESSED = {"en": re.compile(r"\b[Yy]our?s?\b"), "pl": re.compile(r"(sz|[Tt]w[oó]\w+|ci|tobą|ty)\b")}
"""By what a sentence shows that it speaks to its reader: a pronoun, in Polish the ending of the verb, too."""


@GAMES
@IN_BOTH
def test_every_log_message_that_names_its_player_can_speak_to_them(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for message, kind in rules.messages.items():
        id = f"log-{hyphens(message)}"
        named = "seat" in kind.arguments and "player" in words.catalogue.variables(id)
        assert words.says(id, "you") == named, f"{id} needs the attribute `you`, or has one that nobody reads"
        several = {f"{kind.several}s": [str(name) for name in samples(rules, kind.several)]} if kind.several else {}
        for args in sampled(rules, set(kind.arguments)) if named else ():
            said = words.log(Told(f"log-{message}", {**args, **several}, kind.rule), ["@@"], 0)
            assert ADDRESSED[locale].search(said), said
            quotes = {"other", "option"} & set(kind.arguments)
            assert quotes or "@@" not in said, f"{id} names somebody whom it speaks to"


@GAMES
@IN_BOTH
def test_what_was_done_to_somebody_is_told_to_them_as_such(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for message, kind in rules.messages.items():
        if not words.says(f"log-{hyphens(message)}", "to-you"):
            continue
        for args in sampled(rules, set(kind.arguments)):
            told = Told(f"log-{message}", {**args, "seat": 1, "other": 0}, kind.rule)
            said = words.log(told, ["@@", "Bob"], 0)
            assert ADDRESSED[locale].search(said) and "@@" not in said, said


@GAMES
@IN_BOTH
def test_every_log_message_that_is_told_of_all_at_once_can_be(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for message, kind in rules.messages.items():
        args: dict[str, int | str | list[str]] = {**next(sampled(rules, set(kind.arguments)))}
        told = Told(f"log-{message}", args, kind.rule)
        if words.says(told.message, "all"):
            assert words.log_of_all([told, told], ["Anna"], 0)
        if words.says(told.message, "more"):
            more = words.log_more(told)
            assert more and not more.endswith("."), f"{more!r} goes on in the sentence before it"


@GAMES
@IN_BOTH
def test_every_refusal_can_be_put_into_words(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    found = list(refusals(game))
    assert {reason for reason, _ in found} >= reasons(SOURCE / "rulewright" / "games" / game)
    for reason, numbers in found:
        for args in sampled(rules, numbers):
            assert words.refusal(Refusal("", reason, args))


@IN_BOTH
def test_every_refusal_of_the_core_is_in_the_shared_catalogue(locale: str) -> None:
    package = SOURCE / "rulewright"
    needed = reasons(package / "core") | reasons_in(package / "undoing.py") | {"game-over"}
    shared = alone(SOURCE / "rulewright" / "text", locale)
    assert ids_of(shared, "refusal-") == {f"refusal-{reason}" for reason in needed}


@GAMES
@IN_BOTH
def test_no_refusal_text_is_left_over(game: str, locale: str) -> None:
    own = alone(SOURCE / "rulewright" / "games" / game / "text", locale)
    assert ids_of(own, "refusal-") <= {f"refusal-{reason}" for reason, _ in refusals(game)}


@GAMES
@IN_BOTH
def test_every_option_of_a_new_game_has_a_name_and_a_description(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for spec in rules.option_specs:
        assert words.message(f"setting-{spec.name}") and words.message(f"setting-{spec.name}.description")
    assert words.message("game-name") and words.message("game-line")


# The rulebook


@GAMES
def test_the_rulebook_has_the_same_rules_in_the_same_order_in_both_languages(game: str) -> None:
    outlines = [[[rule.id for rule in chapter.rules] for chapter in texts(game, locale).rules()] for locale in LOCALES]
    assert outlines[0] and all(outline == outlines[0] for outline in outlines)


@GAMES
@IN_BOTH
def test_every_rule_that_the_code_names_is_in_the_rulebook(game: str, locale: str) -> None:
    _, words = spoken(game, locale)
    known = {rule.id for chapter in words.rules() for rule in chapter.rules}
    prefix = min(known).partition("-")[0]
    folder = SOURCE / "rulewright" / "games" / game
    named = {
        id for file in folder.rglob("*.py") for id in re.findall(rf"\b{prefix}-\d+", file.read_text(encoding="utf-8"))
    }
    assert named and named <= known
