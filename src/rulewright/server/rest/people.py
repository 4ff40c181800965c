"""Requests about people: who am I, coming in, accounts, settings, relations, reports, web push."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from sqlalchemy import select, update

from rulewright.server import outgoing, passwords, people, personal_data, sessions
from rulewright.server.channels import push_key
from rulewright.server.context import Server
from rulewright.server.limits import Limits
from rulewright.server.people import Account, PersonRow
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import PEOPLE
from rulewright.server.sessions import Session, signed_in
from rulewright.server.store import Transaction
from rulewright.server.wire import (
    Acquaintance,
    ChangedPassword,
    ChangedPerson,
    Confirmation,
    Credentials,
    Deletion,
    GuestLink,
    Locale,
    Me,
    NewGuest,
    PushBrowser,
    PushSubscription,
    Registration,
    Report,
    UsedLink,
)

AnyRequest = Request[Any, Any, Any]
TheServer = NamedDependency[Server]
TheSession = NamedDependency[Session]
PersonId = Annotated[str, PathParameter(pattern="^[a-z0-9]{10,32}$")]


# Who am I


@get("/me", tags=["people"])
async def me(
    request: AnyRequest, server: TheServer, session: TheSession, locale: FromQuery[Locale] = "en"
) -> Response[Me]:
    """Who the browser is. A new visitor gets a session, so that there is a CSRF token; alone on the machine, a name."""
    alone = server.settings.single and session.person is None
    if session.token and not alone:
        return Response(_told(server, session))
    return await _begin(request, server, lambda tx: people.create_friendly(tx, locale) if alone else None)


@patch("/me", tags=["people"])
async def change_me(data: JSONBody[ChangedPerson], request: AnyRequest, server: TheServer, session: TheSession) -> Me:
    """Changes the name, the language, the settings, the addresses: what is given. A new mail address is asked."""
    who = signed_in(session)
    if data.webhook and not server.settings.private_webhooks and await outgoing.is_private(data.webhook.strip()):
        raise RequestProblem("webhook-private")
    if data.email is not None and data.email.strip() not in (who.email, who.confirmed, ""):
        _limits(request).confirm(who.id, data.email.strip())

    def changing(tx: Transaction) -> PersonRow:
        changed = people.change(tx, who, data, server.settings.webhooks)
        if changed.unconfirmed and changed.email != who.email and server.settings.smtp:
            server.outbox.confirm(tx, who.id)
        return changed

    changed = await server.store.write(changing)
    return _told(server, msgspec.structs.replace(session, person=changed))


# Coming in and going out


@post("/guest", status_code=200, tags=["people"])
async def become_guest(
    data: JSONBody[NewGuest], request: AnyRequest, server: TheServer, session: TheSession
) -> Response[Me]:
    """A new guest. Whoever is somebody already stays it."""
    if session.person is not None:
        raise RequestProblem("signed-in", 409)
    name = people.clean_name(data.name)
    return await _begin(request, server, lambda tx: people.create(tx, name, data.locale), new_person=True)


@post("/register", status_code=200, tags=["people"])
async def register(
    data: JSONBody[Registration], request: AnyRequest, server: TheServer, session: TheSession
) -> Response[Me]:
    """A new account; a guest keeps all games and becomes one."""
    guest = session.person
    if guest is not None and not guest.guest:
        raise RequestProblem("signed-in", 409)
    name = people.clean_name(data.name)
    passwords.check_strength(data.password)
    await server.store.read(lambda connection: people.check_free(connection, name, guest.id if guest else ""))
    kept = await passwords.hashed(data.password)

    def registering(tx: Transaction) -> PersonRow:
        if guest is None:
            return people.create(tx, name, data.locale, kept)
        sessions.end_all(tx, guest.id)
        return people.upgrade(tx, guest, name, data.locale, kept)

    return await _begin(request, server, registering, new_person=guest is None)


@post("/login", status_code=200, tags=["people"])
async def login(data: JSONBody[Credentials], request: AnyRequest, server: TheServer) -> Response[Me]:
    """Signs in to an account. An unknown name and a wrong password are told alike and take as long."""
    limits, address, name = _limits(request), request.state.address, people.folded(data.name)
    limits.attempt(address, name)
    account = await server.store.read(lambda connection: people.account_named(connection, data.name))
    kept = None if account is None else account.password
    if not await passwords.matches(data.password, kept) or account is None or kept is None:
        raise RequestProblem("credentials", 401)
    limits.succeeded(address, name)
    renewed = await passwords.hashed(data.password) if passwords.outdated(kept) else None

    def signing_in(tx: Transaction) -> PersonRow:
        if renewed is not None:
            tx.execute(update(PEOPLE).where(PEOPLE.c.id == account.person.id).values(password=renewed))
        return _allowed_in(account)

    return await _begin(request, server, signing_in)


@post("/logout", status_code=200, tags=["people"])
async def logout(request: AnyRequest, server: TheServer) -> Response[Me]:
    """Ends the session; the browser goes on as a visitor."""
    return await _begin(request, server, lambda tx: None)


@post("/link", status_code=200, tags=["people"])
async def new_link(server: TheServer, session: TheSession) -> GuestLink:
    """A new link by which the guest comes back; the one before stops working."""
    who = signed_in(session)
    if not who.guest:
        raise RequestProblem("guests-only", 409)
    token = secrets.token_urlsafe(32)
    kept = sessions.digest(token)
    await server.store.write(lambda tx: tx.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(link=kept)))
    return GuestLink(token)


@post("/link/use", status_code=200, tags=["people"])
async def use_link(data: JSONBody[UsedLink], request: AnyRequest, server: TheServer) -> Response[Me]:
    """Comes back as the guest of a link."""
    limits, address = _limits(request), request.state.address
    limits.attempts_by_address.check(address)
    kept = sessions.digest(data.token)
    guest = await server.store.read(lambda connection: people.guest_of_link(connection, kept))
    if guest is None:
        raise RequestProblem("link", 404)
    limits.attempts_by_address.give_back(address)
    return await _begin(request, server, lambda tx: _allowed_in(guest))


# One's own account


@post("/me/password", status_code=200, tags=["people"])
async def change_password(
    data: JSONBody[ChangedPassword], request: AnyRequest, server: TheServer, session: TheSession
) -> Response[Me]:
    """Changes the password, and ends all other sessions: somebody else may have known the old one."""
    who = signed_in(session)
    passwords.check_strength(data.new)
    await _check_password(request, server, who, data.old)
    kept = await passwords.hashed(data.new)

    def changing(tx: Transaction) -> PersonRow:
        tx.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(password=kept))
        sessions.end_all(tx, who.id)
        return who

    return await _begin(request, server, changing)


@get("/me/export", tags=["people"])
async def export_me(server: TheServer, session: TheSession) -> Response[dict[str, Any]]:
    """Everything that is stored about the person, as a file."""
    who = signed_in(session)
    content = await server.store.read(lambda connection: personal_data.export(connection, who.id))
    return Response(content, headers={"Content-Disposition": 'attachment; filename="rulewright-me.json"'})


@delete("/me", status_code=204, tags=["people"])
async def delete_me(
    data: JSONBody[Deletion], request: AnyRequest, server: TheServer, session: TheSession
) -> Response[None]:
    """Deletes the person for good: an account by its password, a guest by the name."""
    who = signed_in(session)
    if not who.guest:
        await _check_password(request, server, who, data.password)
    elif people.folded(data.name) != people.folded(who.name):
        raise RequestProblem("confirm-name", 403)
    await personal_data.delete_person(server, who)
    return Response(None, status_code=204, cookies=[sessions.no_cookie(server.settings)])


# Others


@get("/acquaintances", tags=["people"])
async def acquaintances(server: TheServer, session: TheSession) -> list[Acquaintance]:
    """Everybody whom the person has blocked or muted."""
    who = signed_in(session)
    return await server.store.read(lambda connection: people.acquaintances(connection, who.id))


@put("/people/{person:str}/relations/{kind:str}", status_code=204, tags=["people"])
async def relate(
    person: PersonId, kind: FromPath[Literal["block", "mute"]], server: TheServer, session: TheSession
) -> None:
    """Blocks or mutes somebody."""
    who = signed_in(session)
    await server.store.write(lambda tx: people.relate(tx, who, person, kind))


@delete("/people/{person:str}/relations/{kind:str}", status_code=204, tags=["people"])
async def unrelate(
    person: PersonId, kind: FromPath[Literal["block", "mute"]], server: TheServer, session: TheSession
) -> None:
    """Unblocks or unmutes somebody."""
    who = signed_in(session)
    await server.store.write(lambda tx: people.unrelate(tx, who, person, kind))


@post("/reports", status_code=204, tags=["people"])
async def report(data: JSONBody[Report], request: AnyRequest, server: TheServer, session: TheSession) -> None:
    """Tells the host about somebody."""
    who = signed_in(session)
    _limits(request).reports.check(who.id)
    await server.store.write(lambda tx: people.report(tx, who, data))


# Web push


@post("/push", status_code=204, tags=["people"])
async def subscribe(data: JSONBody[PushSubscription], server: TheServer, session: TheSession) -> None:
    """Notifications go to this browser from now on, too."""
    who = signed_in(session)
    people.check_push(data, server.settings.private_webhooks)
    await server.store.write(lambda tx: people.add_browser(tx, who, data))


@get("/push", tags=["people"])
async def subscribed(server: TheServer, session: TheSession) -> list[PushBrowser]:
    """The browsers to which notifications go."""
    who = signed_in(session)
    return await server.store.read(lambda connection: people.browsers(connection, who.id))


@delete("/push", status_code=204, tags=["people"])
async def unsubscribe_all(server: TheServer, session: TheSession) -> None:
    """No more web push."""
    who = signed_in(session)
    await server.store.write(lambda tx: people.remove_browser(tx, who.id))


@delete("/push/{browser:str}", status_code=204, tags=["people"])
async def unsubscribe(
    browser: Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")], server: TheServer, session: TheSession
) -> None:
    """No more web push for this browser; without effect if it got none."""
    who = signed_in(session)
    await server.store.write(lambda tx: people.remove_browser(tx, who.id, browser))


# Mail addresses


@post("/me/email", status_code=204, tags=["people"])
async def ask_again(request: AnyRequest, server: TheServer, session: TheSession) -> None:
    """Sends the question whether mail is wanted once more."""
    who = signed_in(session)
    if not who.unconfirmed or not server.settings.smtp:
        raise RequestProblem("nothing-to-confirm", 409)
    _limits(request).confirm(who.id, who.email)
    await server.store.write(lambda tx: server.outbox.confirm(tx, who.id))


@post("/confirm", status_code=204, tags=["people"])
async def confirm(data: JSONBody[Confirmation], request: AnyRequest, server: TheServer) -> None:
    """The reader of a mail address wants mail. The link works in any browser."""
    limits, address = _limits(request), request.state.address
    limits.attempts_by_address.check(address)
    await server.store.write(lambda tx: people.confirm(tx, server.settings, data.token))
    limits.attempts_by_address.give_back(address)


# What several of them do


def _limits(request: AnyRequest) -> Limits:
    limits: Limits = request.state.limits
    return limits


def _allowed_in(account: Account) -> PersonRow:
    if account.banned:
        raise RequestProblem("banned", 403)
    return account.person


def _told(server: Server, session: Session) -> Me:
    person = session.person.told() if session.person else None
    return Me(session.csrf, person, push_key(server.settings), bool(server.settings.smtp))


async def _begin(request: AnyRequest, server: Server, who: sessions.Arriving, new_person: bool = False) -> Response[Me]:
    """Begins a session for whoever arrives, in place of the present one, and answers with its cookie."""
    session: Session = request.state.session
    if new_person or not session.token:
        _limits(request).newcomers.check(request.state.address)
    begun = await server.store.write(lambda tx: sessions.begin(tx, server.settings, who(tx), replacing=session))
    cookie = sessions.cookie(server.settings, begun.secret, begun.session.person)
    return Response(_told(server, begun.session), cookies=[cookie])


async def _check_password(request: AnyRequest, server: Server, who: PersonRow, password: str) -> None:
    """Raises unless it is the person's password; guessing is limited as for signing in."""
    if who.guest:
        raise RequestProblem("guest-password", 409)
    limits, address, name = _limits(request), request.state.address, people.folded(who.name)
    limits.attempt(address, name)
    kept = await server.store.read(
        lambda connection: connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == who.id)).scalar()
    )
    if not await passwords.matches(password, kept):
        raise RequestProblem("password", 403)
    limits.succeeded(address, name)


ROUTES: Final[list[HTTPRouteHandler]] = [
    me,
    change_me,
    become_guest,
    register,
    login,
    logout,
    new_link,
    use_link,
    change_password,
    export_me,
    delete_me,
    acquaintances,
    relate,
    unrelate,
    report,
    subscribe,
    subscribed,
    unsubscribe_all,
    unsubscribe,
    ask_again,
    confirm,
]
