"""What the server tells about games, in both languages: options with titles, rulebooks, texts, bots; printed values."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from serving import running

import rulewright
from rulewright.core import registry
from rulewright.core.registry import register
from rulewright.server.settings import Settings
from rulewright.text import LOCALES, texts
from toy import Toy

IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack of Ethnos in which the Giant token brings 4 Glory."""
    folder = Path(shutil.copytree(rulewright.game("ethnos").folder / "data", tmp_path / "pack"))
    tables = folder / "tables.toml"
    tables.write_text(tables.read_text(encoding="utf-8").replace("on_taking = 2", "on_taking = 4"), encoding="utf-8")
    return folder


def asked(settings: Settings, path: str, **parameters: Any) -> Any:
    """The answer to one request of a visitor."""

    async def scenario() -> Any:
        async with running(settings) as here:
            browser = await here.browser()
            return await browser.request("GET", path, params=parameters)

    return asyncio.run(scenario())


def test_ethnos_is_listed_with_its_options_and_their_titles(sqlite_settings: Settings) -> None:
    games = {game["name"]: game for game in asked(sqlite_settings, "/api/games", locale="pl").json()}
    ethnos = games["ethnos"]
    assert (ethnos["title"], ethnos["min_players"], ethnos["max_players"]) == ("Ethnos", 2, 6)
    assert (ethnos["weight"], ethnos["minutes"], ethnos["ground"]) == ("light", [60, 60], "#6B1A14")
    assert ethnos["icon"] and ethnos["motto"].startswith("Zbieraj Oddziały") and ethnos["motto"] != ethnos["line"]
    assert ethnos["levels"] == ["novice", "steady", "sharp", "master"]
    tribes, open_draw = ethnos["options"]
    assert (tribes["title"], tribes["many"], tribes["default"]) == ("Plemiona", True, None)
    assert tribes["titles"][tribes["values"].index("elf")] == "Elfy"
    assert (open_draw["many"], open_draw["values"], open_draw["titles"]) == (False, [False, True], ["Nie", "Tak"])
    assert open_draw["description"].startswith("Gdy pula jest pusta")


@IN_BOTH
def test_the_rulebook_is_whole(sqlite_settings: Settings, locale: str) -> None:
    book = asked(sqlite_settings, "/api/games/ethnos/rules", locale=locale).json()
    chapters = texts("ethnos", locale).rules()
    assert [chapter["title"] for chapter in book["chapters"]] == [chapter.title for chapter in chapters]
    rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
    assert len(rules) == sum(len(chapter.rules) for chapter in chapters)
    assert rules["ET-121"]["text"] and rules["ET-121"]["source"] and book["introduction"]


@IN_BOTH
def test_the_raw_texts_hold_the_messages_of_the_board_and_shared_ones(sqlite_settings: Settings, locale: str) -> None:
    """What teaches the game travels apart from what its table needs, and what the server words does not travel."""
    parts: list[set[str]] = []
    for part in ("table", "learn"):
        answer = asked(sqlite_settings, "/api/games/ethnos/text", locale=locale, part=part)
        assert answer.headers["content-type"].startswith("text/plain")
        parsed = FluentParser().parse(answer.text)
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        parts.append({entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)})
    table, learn = parts
    rest = set(texts("ethnos", locale).catalogue.ids()) - table - learn
    assert {"log-takes", "prompt-turn-action", "option-draw", "outlook-draw", "view-pool"} <= rest and not table & learn
    assert {"tribe-elf", "card-elf-red", "kingdom-rhea", "board-band-of", "game-name", "scene-bands"} <= table
    assert {"lesson-goal", "how-5"} <= learn and all(id.startswith(("lesson-", "how-")) for id in learn)


def test_texts_travel_packed_to_whoever_can_unpack_them(sqlite_settings: Settings) -> None:
    """What the client of the tests gets is unpacked by it; the header says how it travelled."""
    answer = asked(sqlite_settings, "/api/games/ethnos/text", locale="pl")
    assert answer.headers["content-encoding"] == "gzip" and "tribe-elf" in answer.text
    assert int(answer.headers["content-length"]) * 2 < len(answer.content)


def test_bots_are_described_from_the_weakest_to_the_strongest(sqlite_settings: Settings) -> None:
    bots = asked(sqlite_settings, "/api/bots", locale="pl").json()
    assert [bot["level"] for bot in bots] == ["novice", "steady", "sharp", "master"]
    assert next(bot["title"] for bot in bots) == "Nowicjusz" and all(bot["description"] for bot in bots)


def test_bots_come_with_what_was_measured_by_game_and_players(sqlite_settings: Settings) -> None:
    bots = {bot["level"]: bot["measured"] for bot in asked(sqlite_settings, "/api/bots", locale="pl").json()}
    row = next(row for row in bots["sharp"] if (row["game"], row["players"]) == ("ethnos", 4))
    assert (row["others"], row["won"], row["games"]) == (["Rozważny"] * 3, 49.5, 100)
    assert 0 < row["low"] < row["share"] == 0.495 < row["high"] < 1
    assert {row["game"] for rows in bots.values() for row in rows} == set(rulewright.INCLUDED_GAMES)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/ethnos/rules", "/api/games/ethnos/text", "/api/bots"])
def test_browsers_keep_the_answer_and_are_told_that_it_still_holds(sqlite_settings: Settings, path: str) -> None:
    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            browser = await here.browser()
            first = await browser.request("GET", path)
            again = await browser.request("GET", path, headers={"If-None-Match": first.headers["etag"]})
            polish = await browser.request("GET", f"{path}?locale=pl", headers={"If-None-Match": first.headers["etag"]})
        assert first.headers["cache-control"] == "no-cache" and len(first.content) > 100
        assert (again.status_code, again.content) == (304, b"")
        assert polish.status_code == 200, "another language is another answer"

    asyncio.run(scenario())


@pytest.mark.parametrize("name", rulewright.INCLUDED_GAMES)
def test_what_is_printed_is_told_once_and_kept(sqlite_settings: Settings, name: str) -> None:
    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            browser = await here.browser()
            path = f"/api/games/{name}/content"
            first = await browser.request("GET", path)
            again = await browser.request("GET", path, headers={"If-None-Match": first.headers["etag"]})
        assert first.json() == {"game": name, "content": "", "printed": rulewright.game(name).printed()}
        assert first.headers["cache-control"] == "no-cache"
        assert (again.status_code, again.content) == (304, b"")

    asyncio.run(scenario())


def test_the_printed_values_of_a_pack_are_told_by_its_id(sqlite_settings: Settings, pack: Path) -> None:
    rules = rulewright.game("ethnos", pack)
    told = asked(sqlite_settings, "/api/games/ethnos/content", content=rules.content).json()
    assert (told["content"], told["printed"]["giant"]["on_taking"]) == (rules.content, 4)
    assert asked(sqlite_settings, "/api/games/runewars/content", content=rules.content).status_code == 404


def test_a_house_that_plays_with_a_pack_says_so(
    sqlite_settings: Settings, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rulewright.game("ethnos").with_content(pack)
    monkeypatch.setitem(registry._games, "ethnos", rules)

    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
            table = await ada.post("/api/tables", {"game": "ethnos", "seats": seats})
            replayed = await ada.get(f"/api/replays/{table['id']}")
            told = await ada.get("/api/games/ethnos/content", content=table["content"])
        assert table["content"] == replayed["content"] == told["content"] == rules.content
        assert told["printed"]["giant"]["on_taking"] == 4

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/rules",
        "/api/games/chess/text",
        "/api/games/..%2F/text",
        "/api/games/chess/content",
    ],
)
def test_an_unknown_game_is_not_found(sqlite_settings: Settings, path: str) -> None:
    assert asked(sqlite_settings, path).status_code == 404


@pytest.mark.parametrize(("content", "status"), [("0123456789ab", 404), ("../../data", 404), ("a" * 41, 400)])
def test_an_unknown_content_is_not_found(sqlite_settings: Settings, content: str, status: int) -> None:
    assert asked(sqlite_settings, "/api/games/ethnos/content", content=content).status_code == status


def test_a_game_without_texts_is_not_offered_to_people(sqlite_settings: Settings) -> None:
    register("toy-untold", lambda: Toy("toy-untold"))
    listed = [game["name"] for game in asked(sqlite_settings, "/api/games").json()]
    assert "ethnos" in listed and "toy-untold" not in listed


def test_light_games_are_listed_before_heavy_ones(sqlite_settings: Settings) -> None:
    weights = [game["weight"] for game in asked(sqlite_settings, "/api/games").json() if game["weight"]]
    assert weights == sorted(weights, key=["light", "medium", "heavy"].index)
    assert {"light", "medium", "heavy"} <= set(weights)


def test_a_game_in_preparation_is_as_unknown_as_one_that_does_not_exist(sqlite_settings: Settings) -> None:
    registry.names()
    registry.prepare("toy-prepared", lambda: Toy("toy-prepared"))
    assert rulewright.game("toy-prepared").name == "toy-prepared", "whoever writes it finds it"

    async def scenario() -> None:
        async with running(sqlite_settings) as here:
            ada = await here.browser()
            await ada.guest("Ada")
            assert "toy-prepared" not in [game["name"] for game in await ada.get("/api/games")]
            for page in ("rules", "text", "content"):
                assert (await ada.request("GET", f"/api/games/toy-prepared/{page}")).status_code == 404
            plan = {
                "game": "toy-prepared",
                "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}],
                "nonce": "0" * 32,
            }
            refused = await ada.request("POST", "/api/tables", json=plan)
            unknown = await ada.request("POST", "/api/tables", json={**plan, "game": "toy-nowhere"})
            assert refused.status_code == unknown.status_code == 404
            record = rulewright.game("toy-prepared").new(2, seed=b"brought").record()
            brought = await ada.request("POST", "/api/replays", json={"name": "mine", "record": record})
            assert brought.status_code >= 400

    asyncio.run(scenario())


def test_an_unknown_language_is_refused(sqlite_settings: Settings) -> None:
    assert asked(sqlite_settings, "/api/games", locale="xx").status_code == 400
