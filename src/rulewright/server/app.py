"""The application: puts the parts together, starts them in order and stops them in the opposite one.

What the parts do is in their own modules; here is only how they meet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope

from rulewright import __version__
from rulewright.server import sockets
from rulewright.server.context import Server
from rulewright.server.description import DESCRIPTION, ProblemsDescribed
from rulewright.server.failures import HANDLERS
from rulewright.server.outbox import Outbox
from rulewright.server.play import Play
from rulewright.server.rest import games, lessons, notifications, operations, people, replays, tables
from rulewright.server.retelling import Retelling
from rulewright.server.security import CarefulRequest, before_send, middleware
from rulewright.server.sessions import Session
from rulewright.server.settings import Settings
from rulewright.server.store import open_store
from rulewright.server.upgrade import migrate
from rulewright.server.watch import Watch
from rulewright.server.webclient import Client, routes
from rulewright.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
MODULES: Final = (people, games, lessons, tables, replays, notifications)


def create_app(settings: Settings) -> Litestar:
    """The whole server. Nothing is opened before its lifespan begins."""
    server = Server()
    server.settings = settings
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[handler for module in MODULES for handler in module.ROUTES]),
            *sockets.ROUTES,
            *operations.ROUTES,
            *routes(Client()),
        ],
        dependencies={"server": Provide(the_server), "session": Provide(the_session)},
        middleware=middleware(server),
        before_send=[before_send(server)],
        request_class=CarefulRequest,
        exception_handlers=HANDLERS,
        lifespan=[alive],
        state=State({"server": server, "stopping": False}),
        openapi_config=OpenAPIConfig(
            title="Rulewright",
            version=__version__,
            description=DESCRIPTION,
            path="/schema",
            render_plugins=[ProblemsDescribed()],
        ),
        logging_config=None,  # the host decides (`logs.configure`)
        debug=False,
    )
    app.asgi_handler = Watch(app.asgi_handler)  # outermost, so that what no route answers is seen too
    return app


async def the_server(state: State) -> Server:
    server: Server = state.server
    return server


async def the_session(scope: Scope) -> Session:
    session: Session = scope["state"]["session"]
    return session


@asynccontextmanager
async def alive(app: Litestar) -> AsyncIterator[None]:
    """From the first to the last moment: everything is started here, and stopped in the opposite order."""
    server: Server = app.state.server
    async with AsyncExitStack() as stack:
        await start(server, stack, app)
        LOG.info("ready")
        yield
        LOG.info("stopping")
    LOG.info("stopped")


async def start(server: Server, stack: AsyncExitStack, app: Litestar) -> None:
    url = server.settings.database_url
    await asyncio.to_thread(migrate, url)
    server.store = await open_store(url)
    stack.push_async_callback(server.store.close)
    app.state.readiness = operations.Readiness(server.store)
    server.workers = Workers(server.settings)
    server.retelling = Retelling(server.workers)
    server.outbox = Outbox(server)
    server.play = Play(server)
    await begin(server.workers, stack)
    await begin(server.outbox, stack)
    await server.play.start()
    stack.push_async_callback(farewell, app)


async def begin(part: Any, stack: AsyncExitStack) -> None:
    """Starts a part; from now on it will be stopped, whatever happens."""
    await part.start()
    stack.push_async_callback(part.stop)


async def farewell(app: Litestar) -> None:
    """Play stops, and whoever sits at a table is told to come back. The host calls it before it closes sockets."""
    if app.state.stopping:
        return
    app.state.stopping = True
    await app.state.server.play.stop()
