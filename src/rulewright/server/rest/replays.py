"""Requests about replays: looking back step by step, and records to take away, to check and to bring along."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from rulewright.server import origins, records, replays, tables
from rulewright.server.codes import tidy_code
from rulewright.server.context import Server
from rulewright.server.replays import Replay
from rulewright.server.rest.tables import LONGEST_CODE, check_guesses, good_guess, locale_of, reader_of
from rulewright.server.sessions import Session, signed_in
from rulewright.server.wire import Frames, Locale, ReplayInfo, ReplayList, Takeaway, Upload, Uploaded, Verification

AnyRequest = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
TheSession = NamedDependency[Session]
ReplayId = FromPath[str]
AskedLocale = FromQuery[Locale | None]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Code = Annotated[str, QueryParameter(max_length=LONGEST_CODE)]
UNTOLD: Final = re.compile(r"[^a-z0-9]+")


async def the_replay(request: AnyRequest, server: Server, session: Session, id: str, locale: str, code: str) -> Replay:
    """The replay as whoever asks may see it; the code of a private table is counted as a guess until it is right."""
    if not code:
        return await replays.find(server, id, reader_of(session), locale)
    check_guesses(request)
    found = await replays.find(server, id, reader_of(session), locale, tidy_code(code))
    good_guess(request)
    return found


def asker(request: AnyRequest, session: Session) -> str:
    """Who is charged with what takes long: the person, else the address."""
    return reader_of(session) or str(request.state.address)


@get("/replays", summary="One's own games that are over", tags=["replays"])
async def mine(server: TheServer, session: TheSession, locale: AskedLocale = None) -> ReplayList:
    own = await tables.my_tables(server, signed_in(session).id, locale_of(session, locale))
    return ReplayList([info for info in own if info.status in replays.OVER])


@get("/replays/{id:str}", summary="A game, step by step", tags=["replays"])
async def one(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    id: ReplayId,
    locale: AskedLocale = None,
    code: Code = "",
) -> Response[ReplayInfo]:
    """`id` is that of a table or of an upload. While the game is played, it is told as far as you may see it."""
    language = locale_of(session, locale)
    found = await the_replay(request, server, session, id, language, code)
    told = await server.retelling.told(
        replays.info, found, language, person=asker(request, session), steps=len(found.causes)
    )
    return cast("Response[ReplayInfo]", Response(told, media_type="application/json"))


@get("/replays/{id:str}/frames", summary="The table after some steps", tags=["replays"])
async def frames(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    id: ReplayId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)] = 0,
    eyes: Annotated[str, QueryParameter(pattern=r"^(all|none|[0-7])$")] = "none",
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    locale: AskedLocale = None,
    code: Code = "",
) -> Response[Frames]:
    """Steps `from` to `to`, both included, as `eyes` see them: a seat, `none` or, after the end, `all`.

    With `since`, the number of an event at the table, the steps from the position after that event on instead, as
    many as one answer holds.
    """
    language = locale_of(session, locale)
    found = await the_replay(request, server, session, id, language, code)
    if since is not None:
        first = replays.step_at(found, since)
        last = first + replays.MOST_FRAMES
    replays.seats_seen(found, eyes)
    last = min(last, first + replays.MOST_FRAMES - 1, len(found.causes))
    told = await server.retelling.told(
        replays.told_frames,
        found,
        first,
        last,
        eyes,
        language,
        person=asker(request, session),
        steps=last + 1,
        frames=max(0, last + 1 - first),
    )
    return cast("Response[Frames]", Response(told, media_type="application/json"))


@get("/replays/{id:str}/record", summary="The record, to take away", tags=["replays"])
async def record(
    request: AnyRequest, server: TheServer, session: TheSession, id: ReplayId, code: Code = ""
) -> Response[list[dict[str, Any]]]:
    """The sealed record with the seed that was committed to. Only after the end of the game."""
    found = await the_replay(request, server, session, id, locale_of(session, None), code)
    entries = await asyncio.to_thread(records.sealed, found)
    body = b"[\n" + b",\n".join(msgspec.json.encode(entry) for entry in entries) + b"\n]\n"
    name = f"{UNTOLD.sub('-', found.game)}-{found.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    answer = Response(body, media_type="application/json", headers=headers)
    return cast("Response[list[dict[str, Any]]]", answer)


@get("/replays/{id:str}/knowledge", summary="A running game as a seat knows it, to take away", tags=["replays"])
async def knowledge(
    server: TheServer,
    session: TheSession,
    id: ReplayId,
    seat: Annotated[int, QueryParameter(ge=0, le=7)],
    locale: AskedLocale = None,
) -> Response[Takeaway]:
    """For whoever plays the seat: its log, its view, and a record from which it can be played on, here or elsewhere."""
    person = signed_in(session).id
    taken = await origins.taken_out(server, id, seat, person, locale_of(session, locale))
    name = f"{UNTOLD.sub('-', taken.game)}-{id}-{seat + 1}.json"
    return Response(taken, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/replays/{id:str}/verify", status_code=200, summary="Check the seed and all chance", tags=["replays"])
async def verify(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    id: ReplayId,
    locale: AskedLocale = None,
    code: Code = "",
) -> Verification:
    language = locale_of(session, locale)
    found = await the_replay(request, server, session, id, language, code)
    return await records.verified(server, found, language, asker(request, session))


@post("/replays", summary="Bring a record along", tags=["replays"])
async def upload(server: TheServer, session: TheSession, data: JSONBody[Upload]) -> Uploaded:
    """A record that can be played again; whoever has the link can look at it."""
    return Uploaded(await records.upload(server, signed_in(session).id, data))


ROUTES: Final[list[HTTPRouteHandler]] = [mine, one, frames, record, knowledge, verify, upload]
