"""People: guests, accounts, names, settings, relations, reports, export, deletion."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Literal, cast

import pytest
from argon2 import PasswordHasher
from people_app import NoMatches, everything, new_table, people_running
from serving import Browser, Running, replaced, running
from sqlalchemy import Connection, insert, select, update

from rulewright.server import passwords, people
from rulewright.server.context import now
from rulewright.server.people import browser_id
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import (
    CHAT,
    EVENTS,
    NOTES,
    ORDERS,
    OUTBOX,
    PEOPLE,
    SEATS,
    TABLES,
    UPLOADS,
    VOTES,
)
from rulewright.server.settings import Settings
from rulewright.server.store import Transaction

PASSWORD = "a good password"
SUBSCRIPTION = {"endpoint": "https://push.example/abc", "p256dh": "BNcRd-_w", "auth": "tBHItJI5"}


async def account(here: Running, name: str) -> Browser:
    browser = await here.browser()
    await browser.post("/api/register", {"name": name, "password": PASSWORD})
    return browser


def id_of(browser: Browser) -> str:
    assert browser.person is not None
    id: str = browser.person["id"]
    return id


# Coming in


def test_a_visitor_has_a_csrf_token_and_is_nobody(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            visitor = await here.browser()
            me = await visitor.me()
            assert me["person"] is None and len(me["csrf"]) >= 32 and me["push_key"] == ""
            assert (await visitor.me())["csrf"] == me["csrf"]
            assert await visitor.refused("PATCH", "/api/me", {"locale": "pl"}) == (401, "sign-in")

    asyncio.run(scenario())


def test_on_ones_own_machine_a_visitor_is_a_guest_at_once_with_a_name_in_their_language(
    sqlite_settings: Settings,
) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, single=True)) as here:
            browser = await here.browser()
            person = (await browser.get("/api/me", locale="pl"))["person"]
            assert person["guest"] and person["locale"] == "pl"
            assert person["name"] in words("pl").message("guest-names").split(", ")
            assert (await browser.me())["person"]["id"] == person["id"]
            await browser.post("/api/logout")
            assert (await browser.me())["person"]["id"] != person["id"]

    asyncio.run(scenario())


def test_a_guest_has_a_name_and_stays_who_they_are(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.browser()
            person = await ada.guest("  Ada   Żółć ", "pl")
            assert person == {
                "id": person["id"],
                "name": "Ada Żółć",
                "guest": True,
                "locale": "pl",
                "settings": {
                    "confirm": "reveals",
                    "animations": True,
                    "pace": "normal",
                    "hints": True,
                    "mail": False,
                    "webhook": False,
                    "push": False,
                    "reminders": True,
                },
                "email": "",
                "email_confirmed": False,
                "webhook": "",
            }
            assert (await ada.me())["person"] == person
            assert await ada.refused("POST", "/api/guest", {"name": "Eve"}) == (409, "signed-in")
            # Guests may share a name: they are not mistaken for accounts, only for each other.
            await here.guest("Ada Żółć")

    asyncio.run(scenario())


def test_the_pace_of_a_person_is_kept(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            await ada.patch("/api/me", {"settings": {"pace": "slow"}})
            assert (await ada.me())["person"]["settings"]["pace"] == "slow"
            assert await ada.refused("PATCH", "/api/me", {"settings": {"pace": "fast"}}) == (400, "malformed")

    asyncio.run(scenario())


def test_a_guest_who_registers_keeps_everything_and_the_link_ends(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, elsewhere = await here.guest("Ada"), await here.browser()
            id, link = id_of(ada), await ada.post("/api/link")
            await elsewhere.post("/api/link/use", link)
            table = await new_table(here.server.store, "playing", id, [(id, "Ada"), (id, "Ada's brother")])
            me = await ada.post("/api/register", {"name": "Countess", "password": PASSWORD, "locale": "pl"})
            assert me["person"]["id"] == id and not me["person"]["guest"] and me["person"]["locale"] == "pl"
            assert (await elsewhere.me())["person"] is None
            assert await elsewhere.refused("POST", "/api/link/use", link) == (404, "link")
            assert (await elsewhere.post("/api/login", {"name": "countess", "password": PASSWORD}))["person"][
                "id"
            ] == id
            seats = select(SEATS.c.name).where(SEATS.c.table == table).order_by(SEATS.c.seat)
            names = await here.server.store.read(lambda connection: list(connection.execute(seats).scalars()))
            assert names == ["Countess", "Ada's brother"]
            assert await ada.refused("POST", "/api/register", {"name": "X", "password": PASSWORD}) == (409, "signed-in")

    asyncio.run(scenario())


def test_a_guest_comes_back_by_the_newest_link_only(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, phone = await here.guest("Ada"), await here.browser()
            old = await ada.post("/api/link")
            new = await ada.post("/api/link")
            assert await phone.refused("POST", "/api/link/use", old) == (404, "link")
            assert (await phone.post("/api/link/use", new))["person"]["id"] == id_of(ada)
            assert (await ada.me())["person"] is not None
            ben = await account(here, "Ben")
            assert await ben.refused("POST", "/api/link") == (409, "guests-only")
            assert await (await here.browser()).refused("POST", "/api/link") == (401, "sign-in")

    asyncio.run(scenario())


def test_nothing_tells_an_unknown_name_from_a_wrong_password(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            verified.append(str(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Watched())

    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            await account(here, "Ada")
            await here.guest("Ben")
            browser = await here.browser()
            answers = []
            for name in ("Ada", "Nobody", "Ben"):
                verified.clear()
                answers.append(
                    await browser.request("POST", "/api/login", json={"name": name, "password": "wrong one"})
                )
                assert len(verified) == 1 and "argon2id" in verified[0]  # the same work for each
            assert len({(answer.status_code, answer.content) for answer in answers}) == 1
            assert answers[0].status_code == 401
            stand_in = {"name": "Nobody", "password": "nobody has this password"}
            assert await browser.refused("POST", "/api/login", stand_in) == (401, "credentials")

    asyncio.run(scenario())


def test_a_password_is_hashed_again_when_the_parameters_have_changed(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await account(here, "Ada")
            weaker = PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD)
            await here.server.store.write(lambda tx: tx.execute(update(PEOPLE).values(password=weaker)) and None)
            await ada.post("/api/login", {"name": "Ada", "password": PASSWORD})
            kept = (await everything(here.server.store))["people"][0]["password"]
            assert kept != weaker and not passwords.outdated(kept)
            await ada.post("/api/login", {"name": "Ada", "password": PASSWORD})
            assert (await everything(here.server.store))["people"][0]["password"] == kept

    asyncio.run(scenario())


def test_weak_passwords_are_refused_with_a_sentence(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            browser = await here.browser()
            answer = await browser.request(
                "POST", "/api/register?locale=pl", json={"name": "Ada", "password": "krótkie"}
            )
            assert answer.status_code == 400 and answer.json()["code"] == "weak-password"
            assert answer.json()["text"] == "To hasło jest za krótkie: co najmniej 8 znaków."
            ada = await account(here, "Ada")
            change = {"old": PASSWORD, "new": "short"}
            assert await ada.refused("POST", "/api/me/password", change) == (400, "weak-password")

    asyncio.run(scenario())


def test_a_changed_password_ends_all_other_sessions(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, elsewhere, guest = await account(here, "Ada"), await here.browser(), await here.guest("Ben")
            await elsewhere.post("/api/login", {"name": "Ada", "password": PASSWORD})
            wrong = {"old": "wrong", "new": "another password"}
            assert await ada.refused("POST", "/api/me/password", wrong) == (403, "password")
            assert await guest.refused("POST", "/api/me/password", wrong) == (409, "guest-password")
            await ada.post("/api/me/password", {"old": PASSWORD, "new": "another password"})
            assert (await ada.me())["person"]["name"] == "Ada"
            assert (await elsewhere.me())["person"] is None
            old = {"name": "Ada", "password": PASSWORD}
            assert await elsewhere.refused("POST", "/api/login", old) == (401, "credentials")
            await elsewhere.post("/api/login", {"name": "Ada", "password": "another password"})

    asyncio.run(scenario())


# Names


@pytest.mark.parametrize("name", ["", "   ", "\u00a0", "\u0301"])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(RequestProblem, match="name-empty"):
        people.clean_name(name)


@pytest.mark.parametrize(
    "sign", ["\0", "\n", "\x7f", "\u200b", "\u202e", "\u2066", "\u2028", "\ufeff", "\ud800", "\ue000"]
)
def test_names_with_control_bidi_and_invisible_signs_are_refused(sign: str) -> None:
    with pytest.raises(RequestProblem, match="name-characters"):
        people.clean_name(f"A{sign}da")


@pytest.mark.parametrize("name", ["a" * 33, "ﷺ" * 4])
def test_long_names_are_refused_also_when_they_grow_by_folding(name: str) -> None:
    with pytest.raises(RequestProblem, match="name-long"):
        people.clean_name(name)


def test_names_are_composed_and_compared_without_case_and_style() -> None:
    assert people.clean_name(" Z\u0307o\u0301ł  ć ") == "Żół ć"
    assert people.folded("ŻÓŁĆ") == people.folded("żółć") == people.folded("z\u0307o\u0301łc\u0301")
    assert people.folded("Straße") == people.folded("STRASSE")
    assert people.folded("Ａｄａ") == people.folded("ada")


def test_an_accounts_name_is_taken_for_everybody_else_in_every_spelling(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben = await account(here, "Ada Żak"), await here.guest("Ben")
            for name in ("Ada Żak", "ADA  ŻAK", "ada żak", "Ａda Żak"):
                refusal = (409, "name-taken")
                stranger = await here.browser()
                registration = {"name": name, "password": PASSWORD}
                assert await stranger.refused("POST", "/api/register", registration) == refusal
                assert await stranger.refused("POST", "/api/guest", {"name": name}) == refusal
                assert await ben.refused("PATCH", "/api/me", {"name": name}) == refusal
                assert await ben.refused("POST", "/api/register", registration) == refusal
            # One's own name in another spelling is free, and the old one too after a change.
            assert (await ada.patch("/api/me", {"name": "ADA ŻAK"}))["person"]["name"] == "ADA ŻAK"
            await ada.patch("/api/me", {"name": "Countess"})
            await account(here, "Ada Żak")
            await (await here.browser()).post("/api/login", {"name": "COUNTESS", "password": PASSWORD})

    asyncio.run(scenario())


def test_of_two_who_register_the_same_name_at_once_one_gets_it(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            browsers = [await here.browser() for _ in range(4)]
            for browser in browsers:
                await browser.me()
            answers = await asyncio.gather(
                *(b.request("POST", "/api/register", json={"name": "Ada", "password": PASSWORD}) for b in browsers)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]

    asyncio.run(scenario())


# Settings


def test_what_is_given_is_changed_and_the_rest_stays(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.guest("Ada")
            before = (await ada.me())["person"]
            chosen = {**before["settings"], "confirm": "always", "mail": True}
            changes: dict[str, Any] = {
                "locale": "pl",
                "settings": chosen,
                "email": "ada@example.org",
                "webhook": "https://example.org/hook?x=1",
            }
            for key, value in changes.items():
                await ada.patch("/api/me", {key: value})
            assert (await ada.me())["person"] == {**before, **changes}
            await ada.patch("/api/me", {"email": "", "webhook": ""})
            assert (await ada.me())["person"] == {**before, **changes, "email": "", "webhook": ""}
            assert await ada.patch("/api/me", {}) == await ada.me()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"email": "nonsense"}, "email"),
        ({"email": "a@b.org\r\nBcc: c@d.org"}, "email"),
        ({"email": "a@b.org, c@d.org"}, "email"),
        ({"email": "Ada <a@b.org>"}, "email"),
        ({"email": "\0@b.org"}, "email"),
        ({"webhook": "ftp://example.org"}, "webhook"),
        ({"webhook": "file:///etc/passwd"}, "webhook"),
        ({"webhook": "javascript:alert(1)"}, "webhook"),
        ({"webhook": "https://"}, "webhook"),
        ({"webhook": "https://user:secret@example.org"}, "webhook"),
        ({"webhook": "https://example.org\r\nHost: x"}, "webhook"),
        ({"webhook": "http://[::1"}, "webhook"),
        ({"webhook": "http://127.0.0.1/hook"}, "webhook-private"),
        ({"webhook": "https://10.0.0.7:8443/"}, "webhook-private"),
        ({"webhook": "http://[::ffff:192.168.1.1]/"}, "webhook-private"),
        ({"webhook": "http://localhost:9000/hook"}, "webhook-private"),
        ({"name": "\u202eadA"}, "name-characters"),
        ({"settings": {"confirm": "sometimes"}}, "malformed"),
        ({"admin": True}, "malformed"),
        ({"guest": False}, "malformed"),
    ],
)
def test_bad_changes_are_refused_whole(sqlite_settings: Settings, change: dict[str, Any], code: str) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            assert await ada.refused("PATCH", "/api/me", {"locale": "pl", **change}) == (400, code)
            assert (await ada.me())["person"]["locale"] == "en"

    asyncio.run(scenario())


def test_webhooks_can_be_switched_off_by_the_host(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, webhooks=False)) as here:
            ada = await here.guest("Ada")
            assert await ada.refused("PATCH", "/api/me", {"webhook": "https://a.org"}) == (403, "no-webhooks")
            await ada.patch("/api/me", {"webhook": ""})

    asyncio.run(scenario())


def test_a_browser_subscribes_to_web_push_and_back(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada = await here.guest("Ada")
            await ada.post("/api/push", {**SUBSCRIPTION, "name": "Firefox"})
            kept = (await everything(here.server.store))["people"][0]["push"]
            assert [{part: browser[part] for part in SUBSCRIPTION} for browser in kept] == [SUBSCRIPTION]
            assert [(browser["id"], browser["name"]) for browser in await ada.get("/api/push")] == [
                (browser_id(SUBSCRIPTION["endpoint"]), "Firefox")
            ]
            for wrong in ({"endpoint": "http://push.example"}, {"endpoint": "x"}, {"auth": "\0"}, {"p256dh": ""}):
                assert await ada.refused("POST", "/api/push", {**SUBSCRIPTION, **wrong}) == (400, "push")
            await ada.delete("/api/push")
            assert (await everything(here.server.store))["people"][0]["push"] is None

    asyncio.run(scenario())


def test_a_browser_is_told_what_concerns_whoever_subscribed_there_last(settings: Settings) -> None:
    """On a shared computer nobody gets what is meant for the one before them."""

    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben = await here.guest("Ada"), await here.guest("Ben")
            for person, endpoint in ((ada, "abc"), (ada, "def"), (ben, "abc")):
                await person.post("/api/push", {**SUBSCRIPTION, "endpoint": f"https://push.example/{endpoint}"})
            ids = [[browser["id"] for browser in await person.get("/api/push")] for person in (ada, ben)]
            assert ids == [[browser_id("https://push.example/def")], [browser_id("https://push.example/abc")]]

    asyncio.run(scenario())


# Others


def test_whom_one_blocks_and_mutes(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben, eve = [await here.guest(name) for name in ("Ada", "Ben", "Eve")]
            for _ in range(2):  # twice is the same
                await ada.put(f"/api/people/{id_of(eve)}/relations/block")
                await ada.put(f"/api/people/{id_of(ben)}/relations/mute")
            assert await ada.get("/api/acquaintances") == [
                {"id": id_of(ben), "name": "Ben", "kind": "mute"},
                {"id": id_of(eve), "name": "Eve", "kind": "block"},
            ]
            assert await eve.get("/api/acquaintances") == []

            def known(connection: Connection) -> tuple[Any, ...]:
                return (
                    people.blocked(connection, id_of(ada), id_of(eve)),
                    people.blocked(connection, id_of(eve), id_of(ada)),
                    people.blocked(connection, id_of(ada), id_of(ben)),
                    people.muted_by(connection, id_of(ada)),
                    people.muted_by(connection, id_of(eve)),
                    people.names(connection, [id_of(ada), id_of(eve), "nobody"]),
                )

            names = {id_of(ada): "Ada", id_of(eve): "Eve"}
            both = {id_of(ben), id_of(eve)}
            assert await here.server.store.read(known) == (True, True, False, both, set(), names)
            await ada.delete(f"/api/people/{id_of(eve)}/relations/block")
            assert [other["name"] for other in await ada.get("/api/acquaintances")] == ["Ben"]
            assert await ada.refused("PUT", f"/api/people/{id_of(ada)}/relations/block") == (400, "yourself")
            assert await ada.refused("PUT", f"/api/people/{'x' * 16}/relations/block") == (404, "not-found")

    asyncio.run(scenario())


def test_a_report_reaches_the_host(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, eve = await here.guest("Ada"), await here.guest("Eve")
            report = {"person": id_of(eve), "text": "Rude\0 words"}
            await ada.post("/api/reports", report)
            [kept] = (await everything(here.server.store))["reports"]
            assert (kept["by"], kept["about"], kept["text"]) == (id_of(ada), id_of(eve), "Rude words")
            assert not kept["handled"]
            assert await ada.refused("POST", "/api/reports", {**report, "text": " \0 "}) == (400, "report-empty")
            assert await ada.refused("POST", "/api/reports", {**report, "person": id_of(ada)}) == (400, "yourself")
            assert await ada.refused("POST", "/api/reports", {**report, "person": "x" * 16}) == (404, "not-found")
            assert await ada.refused("POST", "/api/reports", {**report, "table": "x" * 16}) == (404, "not-found")
            refusals = [await ada.request("POST", "/api/reports", json=report) for _ in range(10)]
            assert refusals[-1].status_code == 429

    asyncio.run(scenario())


# Export and deletion


async def full_life(here: Running, ada: Browser, ben: Browser) -> dict[str, str]:
    """Ada and Ben leave something in every table of the database; returns the tables at which they sat."""
    a, b = id_of(ada), id_of(ben)
    await ada.patch("/api/me", {"email": "ada@example.org", "webhook": "https://ada.example/hook"})
    await ada.post("/api/push", SUBSCRIPTION)
    await ada.put(f"/api/people/{b}/relations/mute")
    await ben.put(f"/api/people/{a}/relations/block")
    await ada.post("/api/reports", {"person": b, "text": "Ben's rude words"})
    await ben.post("/api/reports", {"person": a, "text": "Ada's rude words"})
    store, pair = here.server.store, [(a, "Ada"), (b, "Ben"), (a, "Ada's brother")]
    tables = {status: await new_table(store, status, a, pair) for status in ("open", "playing", "finished")}
    tables["guest of Ben"] = await new_table(store, "open", b, [(b, "Ben"), (a, "Ada")])
    tables["left"] = await new_table(store, "playing", b, [(b, "Ben")])

    def living(tx: Transaction) -> None:
        for table in (tables["playing"], tables["finished"], tables["left"]):
            events = [
                {"number": 1, "kind": "begin", "person": None, "seat": None, "data": {"chance": ["hidden card"]}},
                {"number": 2, "kind": "choice", "person": a, "seat": 0,
                 "data": {"choice": "draw", "chance": ["hidden"]}},
                {"number": 3, "kind": "choice", "person": b, "seat": 1, "data": {"choice": "take", "chance": []}},
                {"number": 4, "kind": "seat", "person": None, "seat": 0,
                 "data": {"kind": "person", "person": a, "name": "Ada", "level": ""}},
            ]  # fmt: skip
            tx.execute(insert(EVENTS), [{"table": table, "at": now(), **event} for event in events])
            lines = [(a, "Ada", "Ada's secret words"), (b, "Ben", "Ben's words")]
            for person, name, text in lines:
                tx.execute(insert(CHAT).values(table=table, at=now(), person=person, name=name, text=text, seat=0))
        notes = [{"table": tables["playing"], "person": p, "text": f"Note of {p}"} for p in (a, b)]
        tx.execute(insert(NOTES), notes)
        orders = [{"table": tables["playing"], "seat": seat, "decision": "window", "key": "pass"} for seat in (0, 1)]
        tx.execute(insert(ORDERS), orders)
        vote = {"table": tables["playing"], "kind": "end", "seat": 0, "by": 0, "number": 4, "agreed": [0]}
        tx.execute(insert(VOTES).values(**vote, status="open", at=now()))
        for person, data in ((a, {"name": "Table of Ada", "by": "Ben"}), (b, {"name": "Table of Ada", "by": "Ada"})):
            row = {"person": person, "table": tables["playing"], "kind": "vote", "channel": "page", "data": data}
            tx.execute(insert(OUTBOX).values(**row, created=now(), due=now(), status="sent"))
        won = {"person": b, "table": tables["finished"], "kind": "finished", "channel": "page"}
        tx.execute(insert(OUTBOX).values(**won, data={"winners": ["Ada", "Ben"]}, created=0, due=0, status="sent"))
        for person in (a, b):
            upload = {"id": person, "person": person, "name": "My game", "game": "ethnos", "record": [{"of": person}]}
            tx.execute(insert(UPLOADS).values(**upload, created=now()))

    await store.write(living)
    return tables


def test_the_export_has_everything_that_is_stored_and_nothing_that_is_not_theirs_to_know(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben = await account(here, "Ada"), await here.guest("Ben")
            tables = await full_life(here, ada, ben)
            answer = await ada.request("GET", "/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            export = answer.json()
            assert [part for part, content in export.items() if not content] == []
            person = export["person"]
            assert (person["id"], person["name"], person["email"]) == (id_of(ada), "Ada", "ada@example.org")
            assert (
                person["webhook"] == "https://ada.example/hook"
                and person["push"][0]["endpoint"] == SUBSCRIPTION["endpoint"]
            )
            assert [row["text"] for row in export["chat"]] == ["Ada's secret words"] * 3
            assert [row["text"] for row in export["notes"]] == [f"Note of {id_of(ada)}"]
            assert [row["text"] for row in export["reports"]] == ["Ben's rude words"]
            assert {row["id"] for row in export["tables"]} == {tables[key] for key in ("open", "playing", "finished")}
            assert len(export["seats"]) == 7 and len(export["nonces"]) == 7
            assert [row["choice"] for row in export["choices"]] == ["draw"] * 3
            assert [row["seat"] for row in export["orders"]] == [0]
            assert [row["record"] for row in export["uploads"]] == [[{"of": id_of(ada)}]]
            assert [row["data"]["by"] for row in export["notifications"]] == ["Ben"]
            # Neither secrets of the match, nor those of others, nor what would let somebody in.
            for secret in ("hidden", "5" * 64, "Ben's words", "Ada's rude words", "argon2", "Note of " + id_of(ben)):
                assert secret not in answer.text
            assert not {"password", "link", "token", "csrf"} & keys(export)
            assert await (await here.browser()).refused("GET", "/api/me/export") == (401, "sign-in")

    asyncio.run(scenario())


def keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    return {key for part in value for key in keys(part)} if isinstance(value, list) else set()


def test_deletion_leaves_nothing_personal_and_the_games_of_others_whole(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, elsewhere, ben = await account(here, "Ada"), await here.browser(), await here.guest("Ben")
            await elsewhere.post("/api/login", {"name": "Ada", "password": PASSWORD})
            tables = await full_life(here, ada, ben)
            gone = id_of(ada)
            heard: list[str] = []
            here.server.store.subscribe(lambda topic, number: heard.append(topic))
            before = await everything(here.server.store)
            answer = await ada.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]

            after = await everything(here.server.store)
            left = json.dumps(after)
            assert gone not in left and SUBSCRIPTION["endpoint"] not in left
            # As a word: random secrets of others may well hold these letters.
            assert re.search(r"\bada\b", left, re.IGNORECASE) is None
            assert [row["person"] for row in after["sessions"]] == [id_of(ben)]
            # The records of the matches are the same but for who acted.
            for was, now_is in zip(sorted_events(before), sorted_events(after), strict=True):
                assert was["data"].get("choice") == now_is["data"].get("choice")
                assert was["data"].get("chance") == now_is["data"].get("chance")
                assert now_is["person"] == (None if was["person"] == gone else was["person"])
            nonces = {row["id"]: [nonce for _, nonce in row["nonces"]] for row in before["tables"]}
            for row in after["tables"]:
                if row["id"] in (tables["playing"], tables["finished"]):
                    assert [nonce for _, nonce in row["nonces"]] == nonces[row["id"]]
            check_seats(after, tables, id_of(ben))
            # Ben has kept what is his.
            assert [row["text"] for row in after["chat"]] == ["Ben's words"] * 3
            assert [row["person"] for row in after["notes"] + after["uploads"]] == [id_of(ben)] * 2
            assert [row["seat"] for row in after["orders"]] == [1]
            assert {row["data"].get("by") for row in after["outbox"]} == {"Former player A", None}
            assert cast(NoMatches, here.server.play).opened == [tables["playing"]]  # it was left before all this
            # Everybody at the tables and whoever holds a socket of hers is told.
            assert {f"person:{gone}", f"table:{tables['playing']}", f"table:{tables['guest of Ben']}"} <= set(heard)
            assert (await elsewhere.me())["person"] is None
            login = {"name": "Ada", "password": PASSWORD}
            assert await elsewhere.refused("POST", "/api/login", login) == (401, "credentials")
            await account(here, "Ada")  # the name is free again

    asyncio.run(scenario())


def sorted_events(database: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    return sorted(database["events"], key=lambda event: (event["table"], event["number"]))


def check_seats(database: dict[str, list[dict[str, Any]]], tables: dict[str, str], ben: str) -> None:
    """Running tables: left for good. Finished ones: only the name. Open ones: the seat is free, or the table closed."""

    def seats(table: str) -> list[tuple[Any, ...]]:
        rows = sorted((row for row in database["seats"] if row["table"] == tables[table]), key=lambda row: row["seat"])
        return [(row["kind"], row["person"], row["name"], row["gone"]) for row in rows]

    status = {row["id"]: row["status"] for row in database["tables"]}
    ben_sits = ("person", ben, "Ben", False)
    for table, left in (("playing", True), ("finished", False)):
        first, third = ("person", None, "Former player A", left), ("person", None, "Former player C", left)
        assert seats(table) == [first, ben_sits, third]
        assert status[tables[table]] == table
    assert seats("guest of Ben") == [ben_sits, ("open", None, "", False)]
    assert status[tables["guest of Ben"]] == "open"
    assert status[tables["open"]] == "ended"


def test_deletion_needs_the_password_or_for_guests_the_name(settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(settings) as here:
            ada, ben = await account(here, "Ada"), await here.guest("Ben")
            for wrong in ({}, {"password": "wrong password"}, {"name": "Ada"}):
                assert await ada.refused("DELETE", "/api/me", wrong) == (403, "password")
            for wrong in ({}, {"name": "Bob"}, {"password": "Ben"}):
                assert await ben.refused("DELETE", "/api/me", wrong) == (403, "confirm-name")
            assert await (await here.browser()).refused("DELETE", "/api/me", {"name": "x"}) == (401, "sign-in")
            assert (await ben.request("DELETE", "/api/me", json={"name": " ben"})).status_code == 204
            assert [row["name"] for row in (await everything(here.server.store))["people"]] == ["Ada"]

    asyncio.run(scenario())


def test_a_table_with_a_language_gets_neutral_names_in_it(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(sqlite_settings) as here:
            ada = await here.guest("Ada")
            table = await new_table(here.server.store, "finished", "", [(id_of(ada), "Ada")], language="pl")
            await ada.request("DELETE", "/api/me", json={"name": "Ada"})
            database = await everything(here.server.store)
            assert [row["name"] for row in database["seats"]] == ["Dawny gracz A"]
            assert [row["id"] for row in database["tables"]] == [table]
            assert await here.server.store.read(lambda c: c.execute(select(TABLES.c.status)).scalar()) == "finished"

    asyncio.run(scenario())


def test_a_match_ends_when_its_last_person_is_deleted(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada = await here.guest("Ada")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
            table = await ada.post("/api/tables", {"game": "ethnos", "seats": seats})
            assert table["status"] == "playing"
            await ada.request("DELETE", "/api/me", json={"name": "Ada"})
            database = await everything(here.server.store)
            assert [row["status"] for row in database["tables"]] == ["ended"]
            assert [row["data"]["reason"] for row in database["events"] if row["kind"] == "end"] == ["left"]
            assert "Ada" not in str(database)

    asyncio.run(scenario())
