"""Requests about lessons: the course of a game, a guided game of it, how far one has come."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from rulewright.server import lessons
from rulewright.server.rest.games import AnyRequest, kept, known
from rulewright.server.rest.tables import AskedLocale, TableId, TheServer, TheSession, locale_of, reader_of
from rulewright.server.sessions import signed_in
from rulewright.server.wire import ChangedLessons, CourseInfo, Learning, TableInfo


@get("/lessons", summary="What there is to learn, and where one stands", tags=["games"])
async def learning(server: TheServer, session: TheSession) -> list[Learning]:
    return await lessons.learning(server, reader_of(session))


@get("/games/{name:str}/lessons", summary="The lessons of a game", tags=["games"])
async def course(request: AnyRequest, name: FromPath[str]) -> Response[CourseInfo]:
    """Their texts are messages of the game, `lesson-<id>`."""
    return kept(request, known(lambda game, _: lessons.course_info(game), name, ""))


@post("/games/{name:str}/lessons", summary="A guided game", tags=["tables"])
async def begin(server: TheServer, session: TheSession, name: FromPath[str], locale: AskedLocale = None) -> TableInfo:
    """A table of one's own against novices, prepared for the lessons; the play starts at once."""
    return await lessons.begin(server, signed_in(session), name, locale_of(session, locale))


@patch("/tables/{table:str}/lessons", status_code=204, summary="Go on with the lessons, or leave them", tags=["tables"])
async def change(server: TheServer, session: TheSession, table: TableId, data: JSONBody[ChangedLessons]) -> None:
    await lessons.change(server, signed_in(session).id, table, data)


ROUTES: Final[list[HTTPRouteHandler]] = [learning, course, begin, change]
