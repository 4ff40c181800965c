"""Games taken out and played on: what a seat takes out is its own knowledge; a step of a replay becomes a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tables_made import SEED, House, house

import rulewright
from rulewright import replay
from rulewright.bots.playout import play_out
from rulewright.core.chance import Random, seed_of
from rulewright.core.state import State
from rulewright.sealing import verify
from rulewright.server import creation, operate, people, replays
from rulewright.server.context import new_id
from rulewright.server.match import LiveMatch
from rulewright.server.origins import knowledge, position_at, taken_out
from rulewright.server.problems import RequestProblem
from rulewright.server.replays import Replay
from rulewright.server.schema import UPLOADS
from rulewright.server.wire import NewTable, Origin, SeatInfo, SeatPlan, TableInfo


def running(state: State, own: int) -> Replay:
    """The replay of a game in progress for whoever plays one seat."""
    seats = [SeatInfo(seat, "person", "A", f"P{seat}") for seat in range(state.players)]
    record = state.record()
    choices = sum("choice" in entry for entry in record)
    return Replay("x", "x", "", record, seats, ["player"] * choices, False, [own], "", 0, merged=[False] * choices)


def in_progress(game: str, choices: int) -> State:
    state: State = rulewright.game(game).new(2, seed=b"taken out")
    play_out(state, Random(seed_of(b"taken out"), 0), choices)
    assert not state.over
    return state


# What a seat takes out


@pytest.mark.parametrize(("game", "choices"), [("ethnos", 25), ("runewars", 60), ("wonderland", 40)])
def test_what_a_seat_takes_out_goes_on_as_it_knows_it(game: str, choices: int) -> None:
    state = in_progress(game, choices)
    for seat in range(state.players):
        taken = knowledge(running(state, seat), seat, "en", Random(seed_of(b"bits"), 0))
        again = replay(json.loads(json.dumps(taken.record)))
        assert again.view(seat) == state.view(seat) == taken.view
        assert again.waiting == state.waiting or state.in_window
        assert taken.log and taken.names == ["P0", "P1"]


@pytest.mark.parametrize(("game", "choices"), [("ethnos", 25), ("runewars", 60), ("wonderland", 40)])
def test_what_a_seat_takes_out_is_the_same_in_all_worlds_that_look_alike_to_it(game: str, choices: int) -> None:
    """The hidden truth has no influence on it: two worlds, one of them the other seat's hands drawn anew."""
    state = in_progress(game, choices)
    for seat in range(state.players):
        other = rulewright.game(game).from_position(state.determinize(seat, Random(seed_of(b"world"), 1)).position())
        assert other.position() != state.position(), "there is something hidden"
        start = rulewright.game(game).from_position(state.position())
        one, two = (
            knowledge(running(world, seat), seat, "en", Random(seed_of(b"bits"), 0)) for world in (start, other)
        )
        assert one == two


def test_nobody_takes_out_what_another_seat_knows() -> None:
    state = in_progress("ethnos", 25)
    with pytest.raises(RequestProblem) as refusal:
        knowledge(running(state, 0), 1, "en", Random(seed_of(b"bits"), 0))
    assert refusal.value.code == "forbidden"
    with pytest.raises(RequestProblem):
        position_at(running(state, 0), 3, None, Random(seed_of(b"bits"), 0))


# Played on


async def playing(here: House, choices: int) -> tuple[str, LiveMatch]:
    table = await here.table("ethnos", "Ada", "Bob")
    rng = Random(seed_of(b"play"), 0)
    for _ in range(choices):
        match = await here.match(table)
        seat = match.waiting[0]
        keys = match.state.options(seat)
        await here.choose(table, seat, keys[int(rng.below(len(keys)))])
    return table, await here.match(table)


async def played_on(here: House, name: str, **origin: Any) -> TableInfo:
    row = await here.store.read(lambda connection: people.person(connection, here.persons[name]))
    assert row is not None
    plan = NewTable("ethnos", [SeatPlan("me"), SeatPlan("bot", level="novice")], origin=Origin(**origin))
    return await creation.create(here.server, row, plan, "en")


def test_a_running_game_is_played_on_as_a_seat_knows_it(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table, match = await playing(here, 12)
            taken = await taken_out(here.server, table, 0, here.persons["Ada"], "en")
            assert replay(taken.record).view(0) == match.state.view(0)
            with pytest.raises(RequestProblem):
                await taken_out(here.server, table, 1, here.persons["Ada"], "en")
            with pytest.raises(RequestProblem):
                await played_on(here, "Ada", replay=table, step=12, seat=1)
            made = await played_on(here, "Ada", replay=table, step=12, seat=0)
            begun = await here.match(made.id)
            assert begun.state.view(0)["seats"] == match.state.view(0)["seats"]
            here.play.forget(made.id)
            again = await here.match(made.id)
            assert again.state.hash() == begun.state.hash()

    asyncio.run(scenario())


def test_the_host_takes_out_the_whole_and_it_moves_to_another_server(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table, match = await playing(here, 12)
            record = await operate.record_of_match(here.store, table)
            assert replay(record).position() == match.state.position()
            assert verify(record) == sum("chance" in entry for entry in record) and record[0]["seed"] == SEED.hex()
        other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
        async with house(other, tmp_path) as there:
            person = await there.person("Cleo")
            id = new_id()
            row = {"id": id, "person": person, "name": "", "game": "ethnos", "created": 1, "record": record}
            await there.store.write(lambda tx: tx.execute(insert(UPLOADS).values(**row)) and None)
            made = await played_on(there, "Cleo", replay=id, step=12)
            begun = await there.match(made.id)
            assert begun.state.position() == match.state.position() or begun.version > 1
            assert begun.events[0].data["chance"] == [] and begun.setup.start == match.state.position()
            with pytest.raises(RequestProblem) as refusal:
                await played_on(there, "Cleo", replay=id, step=99)
            assert refusal.value.code == "not-found"
            found = await replays.find(there.server, made.id, person, "en")
            assert found.record[0]["position"] == match.state.position()

    asyncio.run(scenario())
