"""Receivers on loopback for what the server sends out: a mail server, and a web server that only listens."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import email
import email.policy
import ssl
from collections.abc import AsyncIterator
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class MailSink:
    """A mail server that keeps what it gets. `answers` are used up before mails are accepted again."""

    def __init__(self, certificate: ssl.SSLContext | None = None) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.recipients: list[str] = []
        self.recipient_answers: list[str] = []
        self.data_answers: list[str] = []
        self.encrypted: list[bool] = []
        self.logins: list[str] = []
        self.certificate = certificate
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await self._talk(reader, writer)
        writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(line.encode() + b"\r\n")
            await writer.drain()

        await say("220 sink")
        while line := await reader.readline():
            verb, _, rest = line.decode().strip().partition(" ")
            encrypted = writer.get_extra_info("ssl_object") is not None
            match verb.upper():
                case "EHLO":
                    offered = ["sink", "AUTH PLAIN"]
                    if self.certificate is not None and not encrypted:
                        offered.append("STARTTLS")
                    for name in offered[:-1]:
                        await say(f"250-{name}")
                    await say(f"250 {offered[-1]}")
                case "STARTTLS":
                    assert self.certificate is not None
                    await say("220 go on")
                    await writer.start_tls(self.certificate)
                case "AUTH":
                    self.logins.append(rest)
                    await say("235 welcome")
                case "RCPT":
                    answer = self.recipient_answers.pop(0) if self.recipient_answers else "250 fine"
                    if answer.startswith("2"):
                        self.recipients.append(rest)
                    await say(answer)
                case "DATA":
                    await say("354 go on")
                    content = await reader.readuntil(b"\r\n.\r\n")
                    answer = self.data_answers.pop(0) if self.data_answers else "250 taken"
                    if answer.startswith("2"):
                        self._keep(content[:-3].replace(b"\r\n..", b"\r\n."), encrypted)
                    await say(answer)
                case "QUIT":
                    await say("221 bye")
                    return
                case _:
                    await say("250 fine")

    def _keep(self, content: bytes, encrypted: bool) -> None:
        self.raw.append(content)
        mail = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.encrypted.append(encrypted)


@contextlib.asynccontextmanager
async def mail_sink(certificate: ssl.SSLContext | None = None, at_once: bool = False) -> AsyncIterator[MailSink]:
    """A mail server from here to the end of the block; `at_once`: encrypted from the first byte."""
    sink = MailSink(certificate)
    server = await asyncio.start_server(sink.talk, "127.0.0.1", 0, ssl=certificate if at_once else None)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink


class Received:
    """A request that has arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class WebSink:
    """A web server that keeps what is posted to it. `statuses` are used up before it answers 204 again."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: list[int] = []
        self.silent = False
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.received.append(Received(head[0].split(" ")[1], headers, body))
            if self.silent:
                await reader.read()
            else:
                status = self.statuses.pop(0) if self.statuses else 204
                place = f"Location: http://127.0.0.1:{self.port}/elsewhere\r\n" if 300 <= status < 400 else ""
                writer.write(f"HTTP/1.1 {status} So\r\n{place}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
                await writer.drain()
        writer.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?of=me"


@contextlib.asynccontextmanager
async def web_sink(certificate: ssl.SSLContext | None = None) -> AsyncIterator[WebSink]:
    """A web server from here to the end of the block."""
    sink = WebSink()
    server = await asyncio.start_server(sink.talk, "127.0.0.1", 0, ssl=certificate)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink


def certificate_for_loopback(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for localhost and 127.0.0.1 that signs itself: its file, and what a server needs."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "certificate.pem", folder / "certificate-key.pem"
    public.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return public, context
