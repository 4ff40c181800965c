"""Every text that the code can ask for exists, in every language, with the same arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import Game, Refusal
from rulewright.core.decision import Decision, Message, Pending
from rulewright.core.narration import Told
from rulewright.text import LOCALES, Catalogue, Texts, texts
from rulewright.text.texts import AS_TYPED, KIND_OF_ROLE

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
        assert english.variables(id) == polish.variables(id), id


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
    """The modules of a game, by name, as syntax."""
    folder = SOURCE / "rulewright" / "games" / game
    return {file.stem: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.py"))}


@cache
def decisions(game: str) -> list[Decision[Any]]:
    """All decisions that the modules of a game declare."""
    found: dict[str, Decision[Any]] = {}
    for module in trees(game):
        for value in vars(import_module(f"rulewright.games.{game}.{module}")).values():
            if isinstance(value, Decision):
                found[value.name] = value
    return list(found.values())


def definitions(game: str, kind: type[ast.ClassDef] | type[ast.FunctionDef]) -> dict[str, Any]:
    """The classes or functions at the top of a game's modules, by name."""
    return {node.name: node for tree in trees(game).values() for node in tree.body if isinstance(node, kind)}


def method(game: str, decision: Decision[Any], name: str) -> ast.FunctionDef | None:
    body = definitions(game, ast.ClassDef)[type(decision).__name__].body
    return next((node for node in body if isinstance(node, ast.FunctionDef) and node.name == name), None)


def verbs(game: str, decision: Decision[Any]) -> set[str]:
    """The verbs whose constants `options` names, itself or in a function that it uses."""
    functions = definitions(game, ast.FunctionDef)
    start = method(game, decision, "options")
    assert start is not None, decision.name
    open_nodes: list[ast.FunctionDef] = [start]
    names: set[str] = set()
    while open_nodes:
        for node in ast.walk(open_nodes.pop()):
            if isinstance(node, ast.Name) and node.id not in names:
                names.add(node.id)
                open_nodes += [functions[node.id]] if node.id in functions else []
    return {verb for verb in rulewright.game(game).vocabulary.verbs if verb.upper() in names}


def dictionary_keys(scope: ast.AST, node: ast.AST) -> set[str]:
    """The keys of a dictionary that is written out, or named and written out in the same function."""
    if isinstance(node, ast.Name):
        for other in ast.walk(scope):
            if isinstance(other, ast.AnnAssign) and ast.unparse(other.target) == node.id and other.value is not None:
                return dictionary_keys(scope, other.value)
    assert isinstance(node, ast.Dict), ast.dump(node)
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def prompt_arguments(game: str, decision: Decision[Any]) -> set[str]:
    written = method(game, decision, "arguments")
    if written is None:
        return set()
    returned = [node.value for node in ast.walk(written) if isinstance(node, ast.Return)]
    assert len(returned) == 1 and returned[0] is not None, decision.name
    return dictionary_keys(written, returned[0])


def refusals(game: str) -> Iterator[tuple[str, set[str]]]:
    """The reason and the numbers of every refusal that a game's code makes."""
    for tree in trees(game).values():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    reason = node.args[1]
                    assert isinstance(reason, ast.Constant) and isinstance(reason.value, str)
                    yield reason.value, dictionary_keys(function, node.args[2]) if node.args[2:] else set()


def reasons(folder: Path) -> set[str]:
    return {reason for file in folder.glob("*.py") for reason in REASON.findall(file.read_text(encoding="utf-8"))}


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def ids_of(words: Catalogue, prefix: str) -> set[str]:
    return {id for id in words.ids() if id.startswith(prefix)}


def samples(rules: Game[Any], argument: str) -> list[int | str]:
    """Values for an argument: every name of its kind, or some numbers."""
    if argument == "seat":
        return [0]
    if argument in AS_TYPED:
        return ["draw:anything"]
    kind = KIND_OF_ROLE.get(argument, argument)
    names: list[int | str] = []
    try:
        while isinstance(name := rules.argument(kind, len(names)), str):
            names.append(name)
    except IndexError:
        return names
    return list(NUMBERS)


def sampled(rules: Game[Any], arguments: set[str]) -> Iterator[dict[str, int | str]]:
    """Arguments for a message: each takes all its values while the others keep their first."""
    values = {argument: samples(rules, argument) for argument in sorted(arguments)}
    first = {argument: found[0] for argument, found in values.items()}
    yield first
    for argument, found in values.items():
        for value in found:
            yield {**first, argument: value}


GAMES = pytest.mark.parametrize("game", rulewright.INCLUDED_GAMES)
IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


def spoken(game: str, locale: str) -> tuple[Game[Any], Texts]:
    return rulewright.game(game), texts(game, locale)


@GAMES
@IN_BOTH
def test_every_decision_has_a_prompt_a_name_and_its_options(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    assert decisions(game)
    options = {f"option-{hyphens(verb)}" for verb in rules.vocabulary.verbs}
    for decision in decisions(game):
        options |= {f"option-{hyphens(decision.name)}-{hyphens(verb)}" for verb in verbs(game, decision)}
    names = {hyphens(decision.name) for decision in decisions(game)}
    assert ids_of(words.catalogue, "option-") == options
    assert ids_of(words.catalogue, "prompt-") == {f"prompt-{name}" for name in names}
    assert ids_of(words.catalogue, "frame-") == {f"frame-{name}" for name in names}


@GAMES
@IN_BOTH
def test_every_option_key_has_a_text_in_its_decisions(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    for decision in decisions(game):
        fitting = verbs(game, decision)
        keys = [key for key, verb in zip(rules.vocabulary.keys, rules.vocabulary.verbs, strict=True) if verb in fitting]
        lines = [words.option(decision.name, key) for key in keys]
        assert len(set(lines)) == len(lines), "two options read the same"


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
def test_every_log_message_can_be_put_into_words(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    assert ids_of(words.catalogue, "log-") == {f"log-{hyphens(message)}" for message in rules.messages}
    for message, kind in rules.messages.items():
        several = {f"{kind.several}s": [str(name) for name in samples(rules, kind.several)]} if kind.several else {}
        for args in sampled(rules, set(kind.arguments)):
            assert words.log(Told(f"log-{message}", {**args, **several}, kind.rule), ["Anna"])


@GAMES
@IN_BOTH
def test_every_refusal_can_be_put_into_words(game: str, locale: str) -> None:
    rules, words = spoken(game, locale)
    found = list(refusals(game))
    assert {reason for reason, _ in found} == reasons(SOURCE / "rulewright" / "games" / game)
    for reason, numbers in found:
        for args in sampled(rules, numbers):
            assert words.refusal(Refusal("", reason, args))


@IN_BOTH
def test_every_refusal_of_the_core_is_in_the_shared_catalogue(locale: str) -> None:
    needed = reasons(SOURCE / "rulewright" / "core") | {"game-over"}
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


@IN_BOTH
def test_everything_in_the_box_of_ethnos_has_a_name(locale: str) -> None:
    from rulewright.games.ethnos.content import COLOURS, KINGDOMS, TRIBES, TYPES

    words = texts("ethnos", locale)
    for kind, ids in {"card": TYPES, "tribe": TRIBES, "kingdom": KINGDOMS, "colour": COLOURS}.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(ids), "two things have the same name"
    for tribe in (*TRIBES, "dragon"):
        assert words.name("card-text", tribe)


@IN_BOTH
def test_every_source_of_glory_and_every_player_colour_has_a_name(locale: str) -> None:
    words = texts("ethnos", locale)
    sheet = rulewright.game("ethnos").new(players=4, seed=b"names").position()["sheet"][0]
    assert {f"source-{hyphens(source)}" for source in sheet} == ids_of(words.catalogue, "source-")
    for colour in ("black", "blue", "green", "pink", "white", "yellow"):
        assert words.name("player_colour", colour)


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
        id for file in folder.glob("*.py") for id in re.findall(rf"\b{prefix}-\d+", file.read_text(encoding="utf-8"))
    }
    assert named and named <= known
