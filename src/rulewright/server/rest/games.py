"""Requests about games: which there are, their rules, texts and printed values, and how well the bots play.

The answers change only with the version of the server, so browsers keep them and ask whether they still hold.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, QueryParameter

from rulewright.bots.levels import BOT_LEVELS
from rulewright.core.errors import BadContent, UnknownGame
from rulewright.core.game import OptionSpec
from rulewright.core.registry import game, game_with, is_offered, names
from rulewright.lab.strength import Measured, read_strength
from rulewright.server.problems import RequestProblem, words
from rulewright.server.titles import title
from rulewright.server.wire import (
    BotStrength,
    ChapterText,
    GameContent,
    GameInfo,
    Locale,
    OptionInfo,
    RulebookText,
    RuleText,
    Tournament,
)
from rulewright.server.wire.games import Weight
from rulewright.text import TextError, Texts, texts
from rulewright.text.catalogue import SHARED
from rulewright.text.titles import WEIGHTS, read_title

AnyRequest = Request[Any, Any, Any]
AskedLocale = FromQuery[Locale]
ContentId = Annotated[str, QueryParameter(max_length=40)]
T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
TextPart = FromQuery[Literal["table", "learn"]]
ENTRY: Final = re.compile(r"^(?=[a-z-])", re.MULTILINE)
TEACHING: Final = re.compile("(lesson|how)-")
SERVERS: Final = re.compile("(log|prompt|option|refusal|outlook|event|beat|reason|view|decided)-")
"""Messages that the server alone puts into words: a board never asks for them, and they are more than half of all."""
KEPT: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}


@get("/games", summary="The games that can be played", tags=["games"])
async def all_games(request: AnyRequest, locale: AskedLocale = "en") -> Response[list[GameInfo]]:
    """The light ones first, those that tell no weight last."""
    found = [info for name in names() if (info := offered(name, locale))]
    return kept(request, sorted(found, key=lambda info: [*WEIGHTS, ""].index(info.weight)))


@get("/games/{name:str}/rules", summary="The rulebook of a game", tags=["games"])
async def rules(request: AnyRequest, name: FromPath[str], locale: AskedLocale = "en") -> Response[RulebookText]:
    """Rules have numbers, to which decisions and refusals refer; their text is Markdown."""
    return kept(request, known(rulebook_text, name, locale))


@get("/games/{name:str}/text", summary="The texts of a game, as Fluent", tags=["games"], media_type=MediaType.TEXT)
async def raw_texts(
    request: AnyRequest, name: FromPath[str], locale: AskedLocale = "en", part: TextPart = "table"
) -> Response[str]:
    """The messages of the game, then those that all games share; where both have an id, the first one holds.

    Those that teach it (`lesson-...`, `how-...`) are a part of their own: few need them. Those that the server itself
    puts into words (log, prompts, options and so on) are in neither.
    """
    return kept(request, known(taught if part == "learn" else messages, name, locale), MediaType.TEXT)


@get("/games/{name:str}/content", summary="What is printed on the things of a game", tags=["games"])
async def printed_values(request: AnyRequest, name: FromPath[str], content: ContentId = "") -> Response[GameContent]:
    """For boards: `content` is that of a table or of a replay, so that a content pack is drawn as it is."""
    return kept(request, known(game_content, name, content))


@get("/bots", summary="The levels of the bots", tags=["games"])
async def bots(request: AnyRequest, locale: AskedLocale = "en") -> Response[list[BotStrength]]:
    """With every tournament that was measured for the games that are here; docs/bots.md says how."""
    own = words(locale)
    levels = [
        BotStrength(
            level,
            own.message(f"bot-name-{level}"),
            own.message(f"bot-description-{level}"),
            [tournament(name, row, locale) for name in names() for row in strength_in(name) if row.bot == level],
        )
        for level in BOT_LEVELS
    ]
    return kept(request, levels)


ROUTES: Final[list[HTTPRouteHandler]] = [all_games, rules, raw_texts, printed_values, bots]


@cache
def strength_in(name: str) -> list[Measured]:
    """What was measured for a game; nothing of one that cannot be played."""
    try:
        return read_strength(game(name).folder / "face" / "strength.toml")
    except UnknownGame:
        return []


def tournament(name: str, row: Measured, locale: str) -> Tournament:
    own, rate = words(locale), row.rate
    others = [own.message(f"bot-name-{other}") for other in row.others]
    return Tournament(name, 1 + len(others), others, row.won, row.games, rate.share, rate.low, rate.high)


def kept(request: AnyRequest, value: T, media_type: MediaType = MediaType.JSON) -> Response[T]:
    """An answer that the browser keeps; if it has it already, only that is said."""
    body = value.encode() if isinstance(value, str) else msgspec.json.encode(value)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    known_ones = [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]
    if etag in known_ones:
        answer = Response(b"", status_code=304)
    elif "gzip" in request.headers.get("accept-encoding", ""):
        answer = Response(packed(body), media_type=media_type, headers={"Content-Encoding": "gzip"})
    else:
        answer = Response(body, media_type=media_type)
    answer.headers.update({**KEPT, "ETag": etag})
    return cast("Response[T]", answer)


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """The body as it travels, packed once. It is the same for everybody, so its length tells nobody anything."""
    return gzip.compress(body, mtime=0)


def known(make: Callable[[str, str], T], name: str, which: str) -> T:
    """What is told of a game, in a language or of a content; an unknown one is refused."""
    if not is_offered(name):
        raise RequestProblem("not-found", 404)
    try:
        return make(name, which)
    except (UnknownGame, BadContent):
        raise RequestProblem("not-found", 404) from None


# What is told


@cache
def offered(name: str, locale: str) -> GameInfo | None:
    """A game as lists show it; None if people cannot play it: for programs alone, or something is wrong with it."""
    try:
        return game_info(name, locale) if title(name, locale) else None
    except TextError as error:
        LOG.warning("the game %r is not offered: %s", name, error)
        return None


def game_info(name: str, locale: str) -> GameInfo:
    """A game as the home page shows it."""
    rules, own = game(name), texts(name, locale)
    face = read_title(rules.folder / "face" / "title.toml")
    return GameInfo(
        name=name,
        title=title(name, locale),
        line=own.message("game-line"),
        motto=own.message("game-motto" if own.catalogue.has("game-motto") else "game-line"),
        weight=cast("Weight", face.weight),
        minutes=list(face.minutes),
        ground=face.ground,
        icon=face.icon,
        min_players=rules.min_players,
        max_players=rules.max_players,
        options=[option_info(own, spec) for spec in rules.option_specs],
        levels=list(BOT_LEVELS),
        windows=rules.has_windows,
    )


def option_info(own: Texts, spec: OptionSpec) -> OptionInfo:
    """An option as a form shows it. If the default is none of the values, several can be chosen."""
    many = spec.default not in spec.values
    return OptionInfo(
        name=spec.name,
        title=own.message(f"setting-{spec.name}"),
        description=own.message(f"setting-{spec.name}.description"),
        default=spec.default,
        values=list(spec.values),
        titles=[value_title(own, spec.name, value, many) for value in spec.values],
        many=many,
    )


def value_title(own: Texts, option: str, value: object, many: bool) -> str:
    """Yes or no, the message for this value, or the name of the thing that it is."""
    if isinstance(value, bool):
        return own.message("yes" if value else "no")
    if own.catalogue.has(f"setting-{option}-{value}"):
        return own.message(f"setting-{option}-{value}")
    thing = f"{option.removesuffix('s')}-{value}"
    if not own.catalogue.has(thing):
        return str(value)
    return own.message(f"{thing}.plural" if many and "plural" in own.catalogue.attributes(thing) else thing)


@cache
def rulebook_text(name: str, locale: str) -> RulebookText:
    own = texts(name, locale)
    chapters = [
        ChapterText(
            chapter.title, [RuleText(rule.id, rule.title, rule.text, rule.provenance) for rule in chapter.rules]
        )
        for chapter in own.rules()
    ]
    return RulebookText(name, own.introduction(), chapters)


@cache
def game_content(name: str, content: str) -> GameContent:
    return GameContent(name, content, game_with(name, content).printed())


@cache
def messages(name: str, locale: str) -> str:
    """The Fluent messages of a game that its board needs, and those that all games share."""
    shared = (SHARED / f"{locale}.ftl").read_text(encoding="utf-8")
    elsewhere = (TEACHING, SERVERS)
    own = [entry for entry in entries(name, locale) if not any(part.match(entry) for part in elsewhere)]
    return "\n".join([*own, shared])


@cache
def taught(name: str, locale: str) -> str:
    """The Fluent messages that teach a game."""
    return "\n".join(entry for entry in entries(name, locale) if TEACHING.match(entry))


def entries(name: str, locale: str) -> list[str]:
    """The messages of a game, each with its attributes and the comments after it."""
    return ENTRY.split((game(name).folder / "text" / f"{locale}.ftl").read_text(encoding="utf-8"))
