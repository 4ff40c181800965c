"""Every request of the OpenAPI description with generated content: the server never fails, and answers as described.

Requests are made by Schemathesis, good ones and bad ones. Ids and codes in paths are often replaced by real ones,
because random ones only ever find nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from online import at_table, new_nonce, play_on, seated_table
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import Browser, ServerProcess, server_process

import rulewright
from rulewright.sealing import seal

AnyCase = Case[Any]
Operation = APIOperation[Any, Any, Any, Any]
EXAMPLES: Final = 8
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDING: Final = {
    "POST /api/logout", "POST /api/login", "POST /api/register", "POST /api/guest", "POST /api/link/use",
    "DELETE /api/me",
}  # fmt: skip
"""After these, the session is another one or none: they get a person of their own each time."""


class Place:
    """A server with some tables, a record and two people, and what is needed to send requests as one of them."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.known: dict[str, list[str]] = {}
        self.headers: dict[str, str] = {}
        asyncio.run(self._settle())
        schema = schemathesis.openapi.from_url(f"{server.origin}/schema/openapi.json")
        self.operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        self.session = requests.Session()
        self.session.trust_env = False

    async def _settle(self) -> None:
        async with self.server.browser() as ada, self.server.browser() as bob:
            for browser, name in ((ada, "Ada"), (bob, "Bob")):
                await browser.guest(name)
            running = await seated_table([ada, bob])
            async with at_table([ada, bob], running) as seats:
                await play_on(seats, 12, random.Random(1))
            seats_wanted = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}]
            plan = {"game": "ethnos", "seats": seats_wanted, "nonce": new_nonce(), "private": True}
            open_table = await ada.post("/api/tables", plan)
            upload = await ada.post("/api/replays", {"record": played_record(), "name": "A record"})
            assert ada.person is not None and bob.person is not None
            self.known = {
                "table": [running, open_table["id"]],
                "id": [upload["id"], running],
                "person": [bob.person["id"]],
                "name": ["ethnos"],
                "code": [open_table["invitation"], open_table["seats"][2]["code"]],
            }
            self.headers = await credentials(ada)

    async def _stranger(self) -> dict[str, str]:
        async with self.server.browser() as browser:
            await browser.guest("Stranger")
            return await credentials(browser)

    def headers_for(self, who: str, operation: Operation) -> dict[str, str]:
        if who == "a visitor":
            return {}
        return asyncio.run(self._stranger()) if operation.label in ENDING else self.headers

    def strategy(self, operation: Operation, mode: GenerationMode) -> st.SearchStrategy[AnyCase]:
        """Requests of this kind; in half of them the parameters of the path name what there is."""
        named = {name: st.sampled_from(values) for name, values in self.known.items()}

        def improved(case: AnyCase) -> st.SearchStrategy[AnyCase]:
            parts = dict(case.path_parameters or {})
            real = {name: named[name] for name in parts if name in named}

            def placed(values: dict[str, str]) -> AnyCase:
                case.path_parameters = {**parts, **values}
                return case

            return st.one_of(st.just({}), st.fixed_dictionaries(real)).map(placed)

        return operation.as_strategy(generation_mode=mode).flatmap(improved)


async def credentials(browser: Browser) -> dict[str, str]:
    """What a browser sends with every request."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())
    return {"Cookie": cookies, "Origin": browser.origin, "X-CSRF-Token": (await browser.me())["csrf"]}


def played_record() -> list[dict[str, Any]]:
    """A finished match of two."""
    state = rulewright.game("ethnos").new(2, seed=5)
    dice = random.Random(5)
    while not state.over:
        seat = state.waiting[0]
        state.choose(seat, dice.choice(state.options(seat)))
    return seal(state.record())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("fuzzing")
    with server_process(f"sqlite:///{folder / 'fuzzing.sqlite3'}", folder) as server:
        yield Place(server)


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
@pytest.mark.parametrize("who", ["a visitor", "a guest"])
def test_every_request_is_answered_as_described(who: str, mode: GenerationMode, place: Place) -> None:
    tried = 0
    for operation in place.operations:
        try:
            answer_all(place, operation, who, mode)
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # nothing in it could be wrong
            continue
        tried += 1
    assert tried >= 25
    assert "Traceback" not in place.server.log.read_text()


def answer_all(place: Place, operation: Operation, who: str, mode: GenerationMode) -> None:
    @given(case=place.strategy(operation, mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def answered(case: AnyCase) -> None:
        headers = place.headers_for(who, operation)
        case.call_and_validate(session=place.session, headers=headers, checks=CHECKS)

    answered()
