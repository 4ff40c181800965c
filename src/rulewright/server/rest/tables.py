"""Requests about tables that are not the play itself: making and finding them, seats, invitations, notes."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from rulewright.server import creation, invitations, promises, rematches, seating, settling, tables
from rulewright.server.codes import tidy_code
from rulewright.server.context import Server
from rulewright.server.problems import RequestProblem
from rulewright.server.sessions import Session, signed_in
from rulewright.server.wire import (
    AddedSeat,
    ChangedSeat,
    Invitation,
    Join,
    Locale,
    NewTable,
    Note,
    Promise,
    Rematch,
    Settlement,
    TableInfo,
    Tables,
)

AnyRequest = Request[Any, Any, Any]
LONGEST_CODE: Final = 40
TheServer = NamedDependency[Server]
TheSession = NamedDependency[Session]
TableId = FromPath[str]
AskedLocale = FromQuery[Locale | None]


def reader_of(session: Session) -> str | None:
    """The id of the person; none for a visitor."""
    return None if session.person is None else session.person.id


def locale_of(session: Session, asked: Locale | None) -> Locale:
    """The language that was asked for, else that of the person."""
    return asked or (session.person.locale if session.person is not None else "en")


def check_guesses(request: AnyRequest) -> None:
    """Counts a code that is tried; raises after too many wrong ones from one address."""
    request.state.limits.codes.check(request.state.address)


def good_guess(request: AnyRequest) -> None:
    request.state.limits.codes.give_back(request.state.address)


# Finding tables


@get("/tables", summary="Open tables, and those that can be watched", tags=["tables"])
async def lobby(server: TheServer, session: TheSession, locale: AskedLocale = None) -> Tables:
    return Tables(await tables.lobby(server, reader_of(session), locale_of(session, locale)))


@get("/tables/mine", summary="One's own tables, the most urgent first", tags=["tables"])
async def mine(server: TheServer, session: TheSession, locale: AskedLocale = None) -> Tables:
    return Tables(await tables.my_tables(server, signed_in(session).id, locale_of(session, locale)))


@get("/tables/{table:str}", summary="One table", tags=["tables"])
async def one(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    table: TableId,
    locale: AskedLocale = None,
    code: Annotated[str, QueryParameter(max_length=LONGEST_CODE)] = "",
) -> TableInfo:
    """A private table is found by those who sit there and with its code."""
    if not code:
        return await tables.table_info(server, table, reader_of(session), locale_of(session, locale))
    check_guesses(request)
    found = await tables.table_info(server, table, reader_of(session), locale_of(session, locale), tidy_code(code))
    good_guess(request)
    return found


@get("/invitations/{code:str}", summary="What a code invites to", tags=["tables"])
async def invitation(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    code: Annotated[str, PathParameter(max_length=LONGEST_CODE)],
    locale: AskedLocale = None,
) -> Invitation:
    check_guesses(request)
    found = await invitations.invitation(server, code, reader_of(session), locale_of(session, locale))
    good_guess(request)
    return found


# Making and starting


@post("/tables", summary="A new table", tags=["tables"])
async def create(
    server: TheServer, session: TheSession, data: JSONBody[NewTable], locale: AskedLocale = None
) -> TableInfo:
    """If every seat is yours or a bot's, the play starts at once; otherwise `start` begins it."""
    return await creation.create(server, signed_in(session), data, locale_of(session, locale))


@post("/promises", status_code=201, summary="Commit to the seed of a table to be opened", tags=["tables"])
async def promise(server: TheServer, session: TheSession) -> Promise:
    """Asked for before one's own random bytes are sent, so that the server cannot choose the seed by them."""
    return await promises.promise(server, signed_in(session).id)


@post("/tables/{table:str}/start", status_code=200, summary="Start the play", tags=["tables"])
async def start(server: TheServer, session: TheSession, table: TableId, locale: AskedLocale = None) -> TableInfo:
    """For the creator, once every seat is taken."""
    return await creation.start(server, signed_in(session), table, locale_of(session, locale))


@post("/tables/{table:str}/rematch", status_code=200, summary="Once more with the same people", tags=["tables"])
async def rematch(
    server: TheServer, session: TheSession, table: TableId, data: JSONBody[Rematch], locale: AskedLocale = None
) -> TableInfo:
    """Makes the table of the rematch, or takes the seat that is kept there; the answer is the new table."""
    return await rematches.rematch(server, signed_in(session), table, data, locale_of(session, locale))


@post("/tables/{table:str}/settlement", status_code=200, summary="Agree to a result", tags=["tables"])
async def settle(
    server: TheServer, session: TheSession, table: TableId, data: JSONBody[Settlement], locale: AskedLocale = None
) -> TableInfo:
    """At a table that waits for its host: proposes the places of all seats, or agrees to those that are proposed."""
    person = signed_in(session)
    await settling.settle(server, table, person.id, data.places)
    return await tables.table_info(server, table, person.id, locale_of(session, locale))


# Seats


@post("/tables/{table:str}/join", status_code=200, summary="Take a seat", tags=["tables"])
async def join(
    request: AnyRequest,
    server: TheServer,
    session: TheSession,
    table: TableId,
    data: JSONBody[Join],
    locale: AskedLocale = None,
) -> TableInfo:
    """An open seat by number, or the first one; an invited seat by its code; one kept for you without either."""
    person = signed_in(session)
    if not data.code:
        return await seating.join(server, person, table, data, locale_of(session, locale))
    check_guesses(request)
    try:
        found = await seating.join(server, person, table, data, locale_of(session, locale))
    except RequestProblem as problem:
        if problem.status != 404:
            good_guess(request)
        raise
    good_guess(request)
    return found


@post("/tables/{table:str}/leave", status_code=204, summary="Give a seat back before the start", tags=["tables"])
async def leave(server: TheServer, session: TheSession, table: TableId) -> None:
    """When the creator leaves, the table is closed. During play, leaving goes through the socket."""
    await seating.leave(server, signed_in(session), table)


@post("/tables/{table:str}/seats", status_code=200, summary="Add a seat", tags=["tables"])
async def add_seat(
    server: TheServer, session: TheSession, table: TableId, data: JSONBody[AddedSeat], locale: AskedLocale = None
) -> TableInfo:
    return await seating.add_seat(server, signed_in(session), table, data.plan, locale_of(session, locale))


@patch("/tables/{table:str}/seats/{seat:int}", summary="Change a seat before the start", tags=["tables"])
async def change_seat(
    server: TheServer,
    session: TheSession,
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[ChangedSeat],
    locale: AskedLocale = None,
) -> TableInfo:
    """For the creator; others can change their own badge."""
    person = signed_in(session)
    return await seating.change_seat(server, person, table, seat, data, locale_of(session, locale))


# Notes


@get("/tables/{table:str}/note", summary="One's private note at a table", tags=["tables"])
async def note(server: TheServer, session: TheSession, table: TableId) -> Note:
    return Note(await tables.note(server, table, signed_in(session).id))


@put("/tables/{table:str}/note", status_code=204, summary="Write one's private note", tags=["tables"])
async def write_note(server: TheServer, session: TheSession, table: TableId, data: JSONBody[Note]) -> None:
    await tables.write_note(server, table, signed_in(session).id, data.text)


ROUTES: Final = [
    lobby, mine, one, invitation, promise, create, start, rematch, settle, join, leave, add_seat, change_seat, note,
    write_note,
]  # fmt: skip
