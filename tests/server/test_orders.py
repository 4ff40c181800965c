"""Standing orders: they answer when their option is offered, the log says so, and nobody is notified."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tables_made import House, house
from test_play import play_out, refused
from test_sockets import Site, at, visit

from rulewright.server.settings import Settings


def test_an_order_answers_whenever_the_decision_arises(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.order(table, 1, "answer", "yes")
        await here.choose(table, 0, "offer")
        match = await here.match(table)
        assert match.events[-1].data["choice"] == "yes" and match.events[-1].cause == "order"
        assert (match.lines[-1].told.message, match.lines[-1].cause) == ("log-answered", "order")
        assert match.state.asked is not None and match.state.asked.name == "step" and match.waiting == [1]
        told = (await here.update(table, 1)).story
        assert [event.cause for event in told if event.seat == 1] == ["order"], "what was done in one's place says so"

    play_out(database_url, tmp_path, scenario)


def test_an_order_answers_a_question_that_is_already_asked(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.choose(table, 0, "offer")
        await here.order(table, 1, "answer", "no")
        assert (await here.match(table)).events[-1].cause == "order"

    play_out(sqlite_url, tmp_path, scenario)


def test_nobody_is_told_of_a_turn_that_an_order_answers(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "Cleo")
        await here.order(table, 1, "answer", "yes")
        heard: list[str] = []
        put = here.server.outbox.put

        def listening(tx, person, kind, *rest, **more):  # type: ignore[no-untyped-def]
            heard.append(f"{kind} {person}")
            put(tx, person, kind, *rest, **more)

        here.server.outbox.put = listening  # type: ignore[method-assign]
        await here.choose(table, 0, "offer")
        assert heard == [f"turn {here.persons['Bob']}"], "of the step that follows the answer, and of nothing else"

    play_out(sqlite_url, tmp_path, scenario)


def test_an_order_is_shown_to_its_own_eyes_alone_and_can_be_withdrawn(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.order(table, 1, "answer", "yes")
        await here.order(table, 1, "answer", "no")
        (order,) = (await here.update(table, 1)).orders
        assert (order.decision, order.title, order.key, order.text) == ("answer", "Answer", "no", "No")
        assert (await here.update(table, 0)).orders == [] and (await here.update(table, None)).orders == []
        await here.order(table, 1, "answer", None)
        await here.choose(table, 0, "offer")
        assert (await here.match(table)).waiting == [1]

    play_out(sqlite_url, tmp_path, scenario)


def test_an_order_does_not_answer_what_was_just_taken_back(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        await here.order(table, 1, "answer", "yes")
        await here.choose(table, 0, "offer")
        await here.take_back(table, 1)
        match = await here.match(table)
        assert match.waiting == [1] and match.state.options(1) == ["yes", "no"]
        assert await here.choose(table, 1, "no") == match.version

    play_out(sqlite_url, tmp_path, scenario)


def test_orders_that_mean_nothing_are_refused(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        assert await refused(here.order(table, 0, "step", "add")) == "order", "turns are not played by orders"
        assert await refused(here.order(table, 0, "answer", "bid:4")) == "order"
        assert await refused(here.order(table, 0, "no-such-decision", "yes")) == "malformed"
        assert await refused(here.order(table, 0, "", "yes")) == "order"
        assert (await here.update(table, 0)).orders == []

    play_out(sqlite_url, tmp_path, scenario)


def test_a_seat_is_told_which_decisions_it_has_met(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", "bot")
        await here.choose(table, 0, "offer")
        shown = (await here.live(table)).shown
        assert shown.met(1, "en") == [], "what is asked now is told with the question"
        await here.choose(table, 1, "no")
        (met,) = shown.met(1, "en")
        assert (met.name, met.title) == ("answer", "Answer"), "and not how turns begin"
        assert [(offer.key, offer.text) for offer in met.options] == [("yes", "Yes"), ("no", "No")]
        assert shown.met(0, "en") == [] and shown.met(2, "en") == []
        await here.take_back(table, 1)
        assert (await here.live(table)).shown.met(1, "en") == [], "it has met nothing after all"

    play_out(sqlite_url, tmp_path, scenario)


def test_what_was_met_is_known_after_a_restart(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            await here.choose(table, 0, "offer")
            await here.choose(table, 1, "no")
        async with house(sqlite_url, tmp_path) as here:
            assert [met.title for met in (await here.live(table)).shown.met(1, "pl")] == ["Answer"]

    asyncio.run(run())


def test_the_socket_tells_met_decisions_to_their_own_eyes_alone(sqlite_settings: Settings) -> None:
    async def scenario(site: Site) -> None:
        ada, bob = await site.guest("Ada"), await site.guest("Bob")
        table = await site.table("steps", "Ada", "Bob")
        await site.house.choose(table, 0, "offer")
        await site.house.choose(table, 1, "yes")
        async with at(bob, table) as here:
            await here.next("update")
            answer = await here.answer("met", seat=1)
            assert answer["type"] == "met" and answer["seat"] == 1
            assert [decision["name"] for decision in answer["decisions"]] == ["answer"]
        async with at(ada, table) as here:
            await here.next("update")
            assert (await here.answer("met", seat=1))["code"] == "forbidden"
            assert (await here.answer("met", seat=0))["decisions"] == []

    visit(sqlite_settings, scenario)
