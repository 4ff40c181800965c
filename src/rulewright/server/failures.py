"""Failures of requests: a client gets a `Problem`, in its language, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from rulewright.server import metrics
from rulewright.server.logs import fields
from rulewright.server.problems import RequestProblem
from rulewright.server.watch import who
from rulewright.server.wire import Problem
from rulewright.text import LOCALES

LOG: Final = logging.getLogger(__name__)
CODES: Final = {401: "sign-in", 403: "forbidden", 404: "not-found", 405: "method", 413: "too-large", 429: "too-many"}
"""The problem for each status with which the framework refuses; others are `malformed`."""


def locale_of(request: Request[Any, Any, Any]) -> str:
    """The language of the answer: that of `?locale=`, else the first known one of Accept-Language, else English."""
    asked = request.query_params.get("locale")
    if asked in LOCALES:
        return str(asked)
    for choice in request.headers.get("accept-language", "").split(","):
        language = choice.strip()[:2].lower()
        if language in LOCALES:
            return language
    return "en"


def answer(
    request: Request[Any, Any, Any], problem: RequestProblem, headers: dict[str, str] | None = None
) -> Response[Problem]:
    told = problem.told(locale_of(request))
    return Response(told, status_code=problem.status, headers=headers, media_type="application/json")


def refused(request: Request[Any, Any, Any], problem: RequestProblem) -> Response[Problem]:
    """A part of the server has refused the request, and said why."""
    return answer(request, problem)


def misunderstood(request: Request[Any, Any, Any], _error: msgspec.MsgspecError) -> Response[Problem]:
    """What was sent is not what was expected."""
    return answer(request, RequestProblem("malformed", 400))


def not_carried_out(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework has refused the request."""
    if error.status_code >= 500:
        return unexpected(request, error)
    problem = RequestProblem(CODES.get(error.status_code, "malformed"), error.status_code)
    return answer(request, problem, error.headers)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error of ours: all about it is in the log under the id of the request, nothing in the answer."""
    metrics.FAILURES.inc()
    LOG.error("unexpected error", exc_info=error, extra=fields(method=request.method, **who(request.scope)))
    return answer(request, RequestProblem("internal", 500))


HANDLERS: Final[dict[type[Exception] | int, Any]] = {
    RequestProblem: refused,
    msgspec.MsgspecError: misunderstood,
    HTTPException: not_carried_out,
    Exception: unexpected,
}
