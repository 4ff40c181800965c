"""The OpenAPI description at /schema/openapi.json: every request, and how each can be refused."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from rulewright.server import wire

DESCRIPTION: Final = """\
Rulewright plays big board games by their rulebooks. Requests that change something need the header
X-CSRF-Token with the token that `GET /api/me` gives, and the cookie that came with it. Texts come in the
language of the parameter `locale` (en, pl). A request that is not carried out has changed nothing, and is
answered with a Problem. Moves go through the socket /ws/tables/{table}.
"""
PROBLEM: Final = {
    "title": "Problem",
    "description": "Why a request was not carried out: a code for programs, a sentence for people.",
    "type": "object",
    "required": ["code", "text"],
    "properties": {"code": {"type": "string"}, "text": {"type": "string"}},
    "additionalProperties": False,
}
OPERATIONS: Final = frozenset(("get", "put", "post", "patch", "delete", "head", "options"))


class ProblemsDescribed(JsonRenderPlugin):
    """The framework describes its own form of errors; ours are Problems."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, with_problems(openapi_schema))


def with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """The description, in which every operation can answer with a Problem."""
    paths = {
        path: {name: refusable(part) if name in OPERATIONS else part for name, part in item.items()}
        for path, item in schema["paths"].items()
    }
    components = schema.get("components", {})
    schemas = {name: closed(name, part) for name, part in components.get("schemas", {}).items()}
    schemas["Problem"] = PROBLEM
    return {**schema, "paths": paths, "components": {**components, "schemas": schemas}}


def refusable(operation: dict[str, Any]) -> dict[str, Any]:
    """The operation with a Problem for every status of the client's and the server's failures."""
    good = {status: answer for status, answer in operation["responses"].items() if status[0] in "123"}
    kept = {status: answer for status, answer in operation["responses"].items() if status == "503"}
    problem = {
        "description": "The request was not carried out, and nothing has changed.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    return {**operation, "responses": {**good, **kept, "4XX": problem, "5XX": problem}}


def closed(name: str, part: dict[str, Any]) -> dict[str, Any]:
    """The description of a struct that takes no unknown fields says so."""
    struct = getattr(wire, name, None)
    config = getattr(struct, "__struct_config__", None)
    return {**part, "additionalProperties": False} if config is not None and config.forbid_unknown_fields else part
