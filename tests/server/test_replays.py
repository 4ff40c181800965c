"""Replays: whose eyes are open when, what a running match keeps to itself, and records that come and go."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import Browser, Running, running
from sqlalchemy import insert, update

import rulewright
from rulewright.core import registry
from rulewright.core.record import Record, replay
from rulewright.core.registry import register
from rulewright.sealing import commitment as commitment_of
from rulewright.sealing import mixed_seed, seal, verify
from rulewright.server import history, records, replays
from rulewright.server.context import now
from rulewright.server.match import Event, LiveMatch
from rulewright.server.problems import RequestProblem
from rulewright.server.replays import Replay
from rulewright.server.schema import EVENTS, TABLES
from rulewright.server.settings import Settings
from rulewright.server.wire import SeatInfo
from rulewright.text import texts
from toy import Toy

Scenario = Callable[[Running], Awaitable[None]]


def play(settings: Settings, scenario: Scenario) -> None:
    async def whole() -> None:
        async with running(settings) as here:
            await scenario(here)

    asyncio.run(whole())


async def table_of(here: Running, ada: Browser, ben: Browser | None, **fields: Any) -> str:
    """A table of two that has started: of two people, or of one who plays both seats."""
    other = {"kind": "open"} if ben else {"kind": "me", "name": "Other"}
    made = await ada.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, other], **fields})
    id: str = made["id"]
    if ben:
        code = {"code": made["invitation"]} if made["private"] else {}
        await ben.post(f"/api/tables/{id}/join", {"seat": 1, **code})
        if (await ada.get(f"/api/tables/{id}"))["status"] == "open":
            await ada.post(f"/api/tables/{id}/start")
    return id


async def played(here: Running, table: str, choices: int | None, at: int | None = None) -> LiveMatch:
    """Stores this many choices at random, or as many as the game takes, and the end if it comes to it."""
    stored = await here.server.store.read(lambda connection: history.load(connection, table))
    assert stored is not None
    match = LiveMatch(stored.setup, stored.events)
    rng = random.Random(table)
    new: list[Event] = []
    while match.playing and (choices is None or len(new) < choices):
        seat = rng.choice(match.waiting)
        proposal = match.propose(seat, rng.choice(match.state.options(seat)), "player", at or now())
        match.apply(proposal.event, proposal.after)
        new.append(proposal.event)
    rows = [{"table": table, **msgspec.structs.asdict(event)} for event in new]
    over = {"status": "finished", "ended": now(), "result": match.state.result} if match.state.over else {}
    values = {"waiting": match.waiting, **over}

    def writing(tx: Any) -> None:
        if rows:
            tx.execute(insert(EVENTS), rows)
        tx.execute(update(TABLES).where(TABLES.c.id == table).values(values))

    await here.server.store.write(writing)
    return match


# While the match is played


def test_a_player_looks_back_through_the_own_eyes_alone(settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await table_of(here, ada, ben)
        match = await played(here, table, 40)
        info = await ada.get(f"/api/replays/{table}")
        assert (info["eyes"], info["all_seeing"], info["finished"], info["result"]) == ([0], False, False, None)
        assert [step["step"] for step in info["steps"]] == list(range(41))
        assert all(step["scores"] == [] for step in info["steps"])
        own = (await ada.get(f"/api/replays/{table}/frames", **{"from": 35, "to": 40, "eyes": 0}))["frames"]
        assert [frame["step"] for frame in own] == list(range(35, 41))
        assert own[-1]["view"] == match.state.view(0)
        assert own[-1]["position"] and own[-1]["hands"] == []
        for eyes in ("1", "all", "5"):
            path = f"/api/replays/{table}/frames?from=0&to=3&eyes={eyes}"
            assert await ada.refused("GET", path) == (403, "forbidden")

    play(settings, scenario)


def test_a_running_match_tells_others_nothing_that_a_spectator_may_not_know(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await table_of(here, ada, ben)
        match = await played(here, table, 60)
        for reader, seat in ((ada, 0), (ben, 1), (await here.browser(), None)):
            eyes = "none" if seat is None else str(seat)
            frames = (await reader.get(f"/api/replays/{table}/frames", **{"from": 1, "to": 60, "eyes": eyes}))["frames"]
            expected = replay(match.record(), upto=60)
            assert frames[-1]["view"] == expected.view(seat)
            told = [line["text"] for frame in frames for line in frame["lines"]]
            whispered = [line for frame in frames for line in frame["lines"] if line["whispered"]]
            assert told
            assert bool(whispered) == (seat is not None)
            assert all(line["seat"] == seat for line in whispered)
            text = str(await reader.get(f"/api/replays/{table}"))
            row = await here.server.store.read(lambda connection: history.load(connection, table))
            assert row is not None and row.setup.seed.hex() not in text

    play(sqlite_settings, scenario)


def test_the_record_of_a_running_match_stays_here(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        table = await table_of(here, ada, None)
        await played(here, table, 5)
        assert await ada.refused("GET", f"/api/replays/{table}/record") == (409, "replay-running")
        assert await ada.refused("POST", f"/api/replays/{table}/verify") == (409, "replay-running")

    play(sqlite_settings, scenario)


def test_spectators_are_behind_by_the_delay_of_the_table(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, visitor = await here.guest("Ada"), await here.browser()
        table = await table_of(here, ada, None, delay=3600)
        assert await visitor.refused("GET", f"/api/replays/{table}") == (404, "not-found"), "nothing is old enough"
        long_ago = now() - 7200 * 1000
        begun = update(EVENTS).where(EVENTS.c.table == table).values(at=long_ago)
        await here.server.store.write(lambda tx: tx.execute(begun) and None)
        await played(here, table, 10, at=long_ago)
        await played(here, table, 10)
        assert len((await visitor.get(f"/api/replays/{table}"))["steps"]) == 1 + 10
        assert len((await ada.get(f"/api/replays/{table}"))["steps"]) == 1 + 20
        late = await visitor.get(f"/api/replays/{table}/frames", **{"from": 9, "to": 20})
        assert [frame["step"] for frame in late["frames"]] == [9, 10]

    play(sqlite_settings, scenario)


def test_private_tables_and_those_without_spectators_are_for_their_players(settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        private = await table_of(here, ada, None, private=True)
        closed = await table_of(here, ada, None, spectators=False)
        for table in (private, closed):
            await played(here, table, None)
            assert (await ada.get(f"/api/replays/{table}"))["finished"]
        for path in ("", "/frames", "/record"):
            assert await eve.refused("GET", f"/api/replays/{private}{path}") == (404, "not-found")
            assert await eve.refused("GET", f"/api/replays/{closed}{path}") == (403, "no-spectators")
        assert await eve.refused("POST", f"/api/replays/{private}/verify") == (404, "not-found")
        code = (await ada.get(f"/api/tables/{private}"))["invitation"]
        assert (await eve.get(f"/api/replays/{private}", code=code))["finished"], "whoever has the table's link"

    play(settings, scenario)


def test_what_was_taken_back_is_no_step(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        table = await table_of(here, ada, None)
        match = await played(here, table, 12)
        drop = match.undo_by_consent(match.events[-1].seat or 0)
        data = {"drop": drop, "consent": True}
        event = Event(match.version + 1, now(), "undo", match.events[-1].seat, None, data)
        row = {"table": table, **msgspec.structs.asdict(event)}
        await here.server.store.write(lambda tx: tx.execute(insert(EVENTS).values(row)) and None)
        steps = (await ada.get(f"/api/replays/{table}"))["steps"]
        assert len(steps) == 1 + 12 - len(drop)

    play(sqlite_settings, scenario)


def test_what_happened_since_an_event_is_seen_through_the_own_eyes(sqlite_settings: Settings) -> None:
    """What the table shows of the time since the last turn: the position then, and every step after it."""

    async def scenario(here: Running) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await table_of(here, ada, ben)
        match = await played(here, table, 30)
        drop = match.undo_by_consent(match.events[-1].seat or 0)
        data = {"drop": drop, "consent": True}
        event = Event(match.version + 1, now(), "undo", match.events[-1].seat, None, data)
        row = {"table": table, **msgspec.structs.asdict(event)}
        await here.server.store.write(lambda tx: tx.execute(insert(EVENTS).values(row)) and None)
        match.apply(event)
        # Event 1 begins the match, so the position after event 21 is that after 20 choices.
        frames = (await ada.get(f"/api/replays/{table}/frames", since=21, eyes=0))["frames"]
        assert [frame["step"] for frame in frames] == list(range(20, 31 - len(drop)))
        assert frames[0]["view"] == replay(match.record(), upto=20).view(0)
        assert frames[-1]["view"] == match.state.view(0)
        last = (await ada.get(f"/api/replays/{table}/frames", since=event.number, eyes=0))["frames"]
        assert [frame["step"] for frame in last] == [30 - len(drop)], "nothing has happened since"
        whole = (await ada.get(f"/api/replays/{table}/frames", since=0, eyes=0))["frames"]
        assert whole[0]["step"] == 0
        path = f"/api/replays/{table}/frames?since=21&eyes=1"
        assert await ada.refused("GET", path) == (403, "forbidden")

    play(sqlite_settings, scenario)


def test_a_line_says_what_it_is_about(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        table = await table_of(here, ada, None)
        await played(here, table, 60)
        frames = (await ada.get(f"/api/replays/{table}/frames", **{"from": 0, "to": 59, "eyes": 0}))["frames"]
        lines = {line["message"]: line for frame in frames for line in frame["lines"]}
        seat, card = lines["takes"]["about"]
        assert seat == f"seat:{lines['takes']['seat']}"
        assert texts("ethnos", "en").name(*card.split(":")) in lines["takes"]["text"]
        assert not any(thing.startswith(("number:", "age:")) for line in lines.values() for thing in line["about"])

    play(sqlite_settings, scenario)


def toy_replay(over: bool, eyes: list[int]) -> Replay:
    """A game in which all bid at once, sealed."""
    register("toy-replayed", lambda: Toy("toy-replayed"))
    state = rulewright.game("toy-replayed").new(players=3, seed=2)
    while not state.over:
        seat = state.waiting[-1]
        state.choose(seat, state.options(seat)[0])
    record: Record = state.record()
    seats = [SeatInfo(at, "person", "A", name) for at, name in enumerate(("Ada", "Ben", "Cy"))]
    return Replay("x", "x", "x", record, seats, ["player"] * 50, over, eyes, "", 0)


def test_who_answered_in_secret_and_when_stays_secret_during_the_match() -> None:
    running_one, _ = replays.step_infos(toy_replay(False, [1]), "en")
    finished, over = replays.step_infos(toy_replay(True, [0, 1, 2]), "en")
    assert over and [step.seat for step in finished[1:4]] == [2, 1, 0]
    assert [step.seat for step in running_one[1:4]] == [None, 1, None]
    hands = [mark for step in running_one for mark in step.marks if mark == "hand"]
    assert hands == ["hand"], "the own hand alone"


# After the end


def test_after_the_end_all_eyes_are_open(settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await table_of(here, ada, ben)
        match = await played(here, table, None)
        visitor = await here.browser()
        info = await visitor.get(f"/api/replays/{table}", locale="pl")
        last = len(info["steps"]) - 1
        assert (info["eyes"], info["all_seeing"], info["finished"]) == ([0, 1], True, True)
        assert info["result"]["scores"] == match.state.result["scores"] if match.state.result else False
        assert info["stages"] == ["Pierwsza Era", "Druga Era"]
        assert info["steps"][-1]["scores"] == info["result"]["scores"]
        weights = [step["weight"] for step in info["steps"]]
        assert max(weights) == 1 and min(weights) >= 0
        marks = {mark for step in info["steps"] for mark in step["marks"]}
        assert {"age_begins", "dragon", "band", "age_ends", "game_over"} <= marks
        middle = last // 2
        state = replay(match.record(), upto=middle)
        query = {"from": middle, "to": middle}
        for eyes, seat in (("0", 0), ("1", 1), ("none", None)):
            frames = await visitor.get(f"/api/replays/{table}/frames", eyes=eyes, **query)
            assert frames["frames"][0]["view"] == state.view(seat)
        everything = (await visitor.get(f"/api/replays/{table}/frames", eyes="all", **query))["frames"][0]
        assert everything["hands"] == [state.view(0), state.view(1)]
        listed = (await ben.get("/api/replays"))["replays"]
        assert [replayed["id"] for replayed in listed] == [table]

    play(settings, scenario)


def test_one_request_gives_no_more_than_so_many_frames(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        table = await table_of(here, ada, None)
        await played(here, table, 80)
        frames = await ada.get(f"/api/replays/{table}/frames", **{"from": 3, "to": 1000, "eyes": "none"})
        assert [frame["step"] for frame in frames["frames"]] == list(range(3, 3 + replays.MOST_FRAMES))
        for query in ("from=-1", "eyes=9", "eyes=x", "to=999999999999999999999"):
            assert await ada.refused("GET", f"/api/replays/{table}/frames?{query}") == (400, "malformed")

    play(sqlite_settings, scenario)


def test_a_finished_match_can_be_verified_and_its_record_taken_away_and_brought_back(settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        table = await table_of(here, ada, None, nonce="ab" * 16)
        commitment = (await ada.get(f"/api/tables/{table}"))["commitment"]
        match = await played(here, table, None)
        answer = await ada.request("GET", f"/api/replays/{table}/record")
        record = answer.json()
        assert "attachment" in answer.headers["content-disposition"]
        assert record[0]["commitment"] == commitment and record[0]["nonces"] == ["ab" * 16]
        assert record[0]["result"] == match.state.result and record[0]["seats"] == ["Ada", "Other"]
        events = verify(record)
        checked = await ada.post(f"/api/replays/{table}/verify")
        assert (checked["ok"], checked["events"], checked["commitment"]) == (True, events, commitment)
        assert str(events) in checked["text"]
        uploaded = (await ada.post("/api/replays", {"record": record, "name": "A good one"}))["id"]
        visitor = await here.browser()
        info = await visitor.get(f"/api/replays/{uploaded}")
        assert (info["name"], info["table"], [seat["name"] for seat in info["players"]]) == (
            "A good one", "", ["Ada", "Other"],
        )  # fmt: skip
        assert info["result"]["scores"] == record[0]["result"]["scores"]
        assert (await visitor.post(f"/api/replays/{uploaded}/verify?locale=pl"))["ok"]
        assert (await visitor.get(f"/api/replays/{uploaded}/record")) == record

    play(settings, scenario)


# Records of unknown origin


def finished_record(pack: Path | None = None, **fields: Any) -> Record:
    rng = random.Random(1)
    secret = b"s" * 32
    seed = mixed_seed(secret, [])
    state = rulewright.game("ethnos", pack).new(players=2, seed=seed)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    record: Record = seal(state.record(), seed=secret.hex(), nonces=[], **fields)
    return record


def test_a_check_that_fails_says_why() -> None:
    good = finished_record(commitment=commitment_of(b"s" * 32))
    assert records.verification(good)[0] == "ok"
    other_seed = [{**good[0], "seed": (b"t" * 32).hex()}, *good[1:]]
    assert records.verification(other_seed) == ("commitment", 0)
    committed_to_it = [{**other_seed[0], "commitment": commitment_of(b"t" * 32)}, *good[1:]]
    assert records.verification(committed_to_it) == ("chance", 0)
    assert records.verification([{**good[0], "seed": 7}, *good[1:]]) == ("commitment", 0)
    bare = {name: value for name, value in good[0].items() if name != "seed"}
    assert records.verification([bare, *good[1:]]) == ("nothing", 0)


GOOD_HEADER = {"game": "ethnos", "players": 2, "options": {}, "format": 1}
BEGUN = rulewright.game("ethnos").new(2, seed=1).record()
HOSTILE: list[list[Any]] = [
    [],
    [GOOD_HEADER],
    BEGUN[:-1],
    [*BEGUN, {"seat": 0, "choice": "win"}],
    [{}],
    [{**GOOD_HEADER, "game": "chess"}],
    [{**GOOD_HEADER, "players": 99}],
    [{**GOOD_HEADER, "options": {"tribes": {"a": 1}}}],
    [{**GOOD_HEADER, "position": {"game": "ethnos", "seats": [[[]]]}}],
    [{**GOOD_HEADER, "content": "../../data"}],
    [{**GOOD_HEADER, "game": "chess", "content": "0123456789ab"}],
    [GOOD_HEADER, {"seat": 0, "choice": "win"}],
    [GOOD_HEADER, {"seat": 2**70, "choice": "draw"}],
    [GOOD_HEADER, {"chance": "shuffle", "what": "setup_cards", "result": {"x": [1e300]}}],
    [GOOD_HEADER, {"hash": "0" * 16}],
    [GOOD_HEADER, {"something": "else"}],
]


def test_what_cannot_be_played_again_is_refused(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada, visitor = await here.guest("Ada"), await here.browser()
        for record in HOSTILE:
            assert await ada.refused("POST", "/api/replays", {"record": record}) == (400, "record-bad"), record
        assert await ada.refused("POST", "/api/replays", {"record": "no list"}) == (400, "malformed")
        assert await ada.refused("POST", "/api/replays", {"record": [], "more": 1}) == (400, "malformed")
        large = {"record": [GOOD_HEADER, {"seat": 0, "choice": "x" * 2**20}]}
        assert await ada.refused("POST", "/api/replays", large) == (413, "too-large")
        assert await visitor.refused("POST", "/api/replays", {"record": [GOOD_HEADER]}) == (401, "sign-in")
        for id in ("nothinghere", "x" * 40, "%00", "..%2F", "AAAAAAAAAAAA"):
            assert await ada.refused("GET", f"/api/replays/{id}") == (404, "not-found"), id

    play(sqlite_settings, scenario)


# Records that were played with a content pack


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack of Ethnos in which large Bands score twice as much."""
    folder = Path(shutil.copytree(rulewright.game("ethnos").folder / "data", tmp_path / "pack"))
    tables = (folder / "tables.toml").read_text(encoding="utf-8")
    tables = tables.replace("glory = [0, 0, 1, 3, 6, 10, 15]", "glory = [0, 0, 2, 6, 12, 20, 30]")
    (folder / "tables.toml").write_text(tables, encoding="utf-8")
    return folder


def scores_at_the_end(record: Record) -> list[int]:
    result = replay(record).result
    assert result is not None
    scores: list[int] = result["scores"]
    return scores


def forget(content: str) -> None:
    """What a start of the server without the pack does."""
    del registry._with_content["ethnos", content]


def test_a_record_played_with_a_pack_is_taken_and_checked_where_the_pack_is(
    sqlite_settings: Settings, pack: Path
) -> None:
    record = finished_record(pack, commitment=commitment_of(b"s" * 32))
    rules = rulewright.game("ethnos", pack)
    assert record[0]["content"] == rules.content
    assert record[0]["content"] and finished_record()[-1] != record[-1]

    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        id = (await ada.post("/api/replays", {"record": record}))["id"]
        info = await ada.get(f"/api/replays/{id}")
        assert info["content"] == rules.content
        assert info["result"]["scores"] == scores_at_the_end(record)
        last = len(info["steps"]) - 1
        shown = await ada.get(f"/api/replays/{id}/frames?from={last}&to={last}&eyes=all")
        assert len(shown["frames"]) == 1
        checked = await ada.post(f"/api/replays/{id}/verify")
        assert checked["ok"], checked["text"]
        assert (await ada.get(f"/api/replays/{id}/record")) == record

    play(sqlite_settings, scenario)


def test_without_its_pack_a_record_is_refused_by_a_sentence_that_names_it(
    sqlite_settings: Settings, pack: Path
) -> None:
    record = finished_record(pack)
    content = record[0]["content"]

    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        kept = (await ada.post("/api/replays", {"record": record}))["id"]
        forget(content)
        assert await ada.refused("POST", "/api/replays", {"record": record}) == (409, "content-missing")
        for path in (f"/api/replays/{kept}", f"/api/replays/{kept}/frames", f"/api/replays/{kept}/record"):
            assert await ada.refused("GET", path) == (409, "content-missing")
        told = (await ada.request("GET", f"/api/replays/{kept}")).json()["text"]
        assert "Ethnos" in told and content in told

    play(sqlite_settings, scenario)
    with pytest.raises(RequestProblem) as refused:
        replays.check_content(record)
    assert "Ethnos" in refused.value.told("pl").text and content in refused.value.told("pl").text


def test_a_house_that_plays_with_a_pack_takes_records_of_the_box_and_of_the_pack(
    sqlite_settings: Settings, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_box, of_the_pack = finished_record(), finished_record(pack)
    forget(of_the_pack[0]["content"])
    monkeypatch.setitem(registry._games, "ethnos", rulewright.game("ethnos").with_content(pack))

    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        for record in (of_the_box, of_the_pack):
            id = (await ada.post("/api/replays", {"record": record}))["id"]
            info = await ada.get(f"/api/replays/{id}")
            assert info["content"] == record[0].get("content", "")
            assert info["result"]["scores"] == scores_at_the_end(record)

    play(sqlite_settings, scenario)
    assert replay(of_the_box).game.content == ""


def test_names_in_a_header_of_unknown_origin_are_only_names(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        for seats, expected in ((["x" * 500, "B"], ["x" * 32, "B"]), ([1, {}], ["Player 1", "Player 2"])):
            record = [{**finished_record()[0], "seats": seats, "commitment": 5}, *finished_record()[1:]]
            id = (await ada.post("/api/replays", {"record": record}))["id"]
            info = await ada.get(f"/api/replays/{id}")
            assert ([seat["name"] for seat in info["players"]], info["commitment"]) == (expected, "")
            assert not (await ada.post(f"/api/replays/{id}/verify"))["ok"]

    play(sqlite_settings, scenario)


def test_a_person_keeps_only_so_many_records(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_UPLOADS", 1)

    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        await ada.post("/api/replays", {"record": BEGUN})
        assert await ada.refused("POST", "/api/replays", {"record": BEGUN}) == (409, "too-many-uploads")

    play(sqlite_settings, scenario)


def test_a_record_that_takes_too_long_does_not_hold_up_the_server(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "CHECK_SECONDS", 0.0)

    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        assert await ada.refused("POST", "/api/replays", {"record": finished_record()}) == (400, "record-slow")
        assert (await ada.get("/api/me"))["person"]["name"] == "Ada"

    play(sqlite_settings, scenario)


def test_a_match_before_its_first_event_has_no_replay(sqlite_settings: Settings) -> None:
    async def scenario(here: Running) -> None:
        ada = await here.guest("Ada")
        made = await ada.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert await ada.refused("GET", f"/api/replays/{made['id']}") == (404, "not-found")

    play(sqlite_settings, scenario)


def test_seats_seen_never_go_beyond_the_readers_eyes() -> None:
    found = toy_replay(False, [1])
    assert replays.seats_seen(found, "1") == [1] and replays.seats_seen(found, "none") == []
    for eyes in ("0", "2", "all", "7"):
        with pytest.raises(RequestProblem):
            replays.seats_seen(found, eyes)
