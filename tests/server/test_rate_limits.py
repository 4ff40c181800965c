"""Token buckets, and what they count by."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from people_app import people_running
from serving import replaced

from rulewright.server.limits import Buckets, Limits, address_of
from rulewright.server.problems import RequestProblem
from rulewright.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(rate=2.0, burst=3.0, clock=clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    clock.time += 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.time += 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_keys_do_not_share_a_bucket() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, clock=Clock())
    assert buckets.take("a") and buckets.take("b")
    assert not buckets.take("a")


def test_what_is_given_back_can_be_taken_again_but_no_more_than_the_burst() -> None:
    buckets = Buckets(rate=0.0, burst=2.0, clock=Clock())
    buckets.take("a")
    buckets.give_back("a")
    buckets.give_back("a")
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_the_number_of_buckets_is_bounded_and_those_in_use_stay() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, size=100, clock=Clock())
    buckets.take("in use")
    for number in range(10_000):
        buckets.take(str(number))
        assert not buckets.take("in use")
    assert len(buckets) == 100


def test_attempts_are_counted_by_address_and_by_name(tmp_path: Path) -> None:
    limits = Limits(Settings(data=tmp_path, logins=3), clock=Clock())
    for number in range(3):
        limits.attempt(f"10.0.0.{number}", "ada")
    with pytest.raises(RequestProblem, match="too-many"):
        limits.attempt("10.0.0.9", "ada")
    for name in ("b", "c", "d"):
        limits.attempt("10.0.1.1", name)
    with pytest.raises(RequestProblem, match="too-many"):
        limits.attempt("10.0.1.1", "e")


def scope(client: str, *forwarded: str) -> dict[str, Any]:
    return {"client": (client, 1), "headers": [(b"x-forwarded-for", value.encode()) for value in forwarded]}


@pytest.mark.parametrize(
    ("request_scope", "proxy", "address"),
    [
        (scope("192.0.2.1"), False, "192.0.2.1"),
        (scope("192.0.2.1", "198.51.100.7"), False, "192.0.2.1"),
        (scope("192.0.2.1", "198.51.100.7"), True, "198.51.100.7"),
        # What a client writes into the header stands before what the proxy adds.
        (scope("192.0.2.1", "203.0.113.5, 198.51.100.7"), True, "198.51.100.7"),
        (scope("192.0.2.1", "203.0.113.5", "198.51.100.7"), True, "198.51.100.7"),
        (scope("192.0.2.1"), True, "192.0.2.1"),
        (scope("2001:db8:1:2:3:4:5:6"), False, "2001:db8:1:2::/64"),
        (scope("::ffff:192.0.2.1"), False, "192.0.2.1"),
        ({"client": None, "headers": []}, False, ""),
    ],
)
def test_the_address_of_a_request_is_that_of_the_client_or_what_the_proxy_says(
    request_scope: dict[str, Any], proxy: bool, address: str
) -> None:
    assert address_of(request_scope, proxy) == address


def test_too_many_requests_from_one_address_are_refused_and_other_addresses_are_not(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, rate=0.5, proxy=True)) as here:
            browser = await here.browser()
            answers = [await browser.request("GET", "/api/acquaintances") for _ in range(7)]
            assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 2
            assert answers[-1].json()["code"] == "too-many"
            elsewhere = await browser.request("GET", "/api/acquaintances", headers={"X-Forwarded-For": "192.0.2.9"})
            assert elsewhere.status_code == 401
            # The client's own files are not counted.
            assert (await browser.request("GET", "/page")).status_code == 200

    asyncio.run(scenario())


def test_a_forwarded_address_is_not_believed_without_a_proxy(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, rate=0.5)) as here:
            browser = await here.browser()
            statuses = [
                (await browser.request("GET", "/api/acquaintances", headers={"X-Forwarded-For": f"192.0.2.{n}"}))
                for n in range(6)
            ]
            assert statuses[-1].status_code == 429

    asyncio.run(scenario())


def test_one_person_at_many_addresses_is_limited_too(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, rate=0.5, proxy=True)) as here:
            ada = await here.guest("Ada")
            answers = [
                await ada.request("GET", "/api/acquaintances", headers={"X-Forwarded-For": f"192.0.2.{n}"})
                for n in range(7)
            ]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2

    asyncio.run(scenario())


def test_guessing_a_password_ends_after_some_attempts_and_right_ones_do_not_count(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, logins=3)) as here:
            ada = await here.browser()
            await ada.post("/api/register", {"name": "Ada", "password": "right password"})
            for _ in range(5):
                await ada.post("/api/login", {"name": "Ada", "password": "right password"})
            for number in range(3):
                wrong = {"name": "Ada", "password": f"wrong {number}"}
                assert await ada.refused("POST", "/api/login", wrong) == (401, "credentials")
            right = {"name": "Ada", "password": "right password"}
            assert await ada.refused("POST", "/api/login", right) == (429, "too-many")

    asyncio.run(scenario())


def test_new_visitors_from_one_address_are_limited(sqlite_settings: Settings) -> None:
    async def scenario() -> None:
        async with people_running(replaced(sqlite_settings, rate=1.0)) as here:
            app: Any = here.app
            transport = httpx.ASGITransport(app=app)
            statuses = []
            for _ in range(11):
                async with httpx.AsyncClient(transport=transport, base_url=here.origin) as fresh:
                    statuses.append((await fresh.get("/api/me")).status_code)
            assert statuses == [200] * 10 + [429]

    asyncio.run(scenario())
