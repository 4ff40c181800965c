"""A person without a browser: makes tables over REST and plays on over the socket, as quickly as the server allows.

With it a test in a browser begins in the middle of a game or at its end, and the game takes the same course each time
(`steady_server.py`). Everything is synchronous, because the
browser's interface is: `Player(origin, "Ada")`, `player.table(...)`, `player.play(table, until=turns(12))`.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

DEADLINE: Final = 120.0
EACH: Final = 60.0
PATIENCE: Final = 2.0
"""Seconds to wait when the server says that we are too quick: those whom it has to tell often are sent away."""
FULL_HAND: Final = 6

Update = dict[str, Any]
Policy = Callable[[dict[str, Any], Update], str]


class Player:
    """A guest with a session of their own."""

    def __init__(self, origin: str, name: str, locale: str = "en") -> None:
        self.origin = origin
        self.name = name
        self.locale = locale
        self.client = httpx.Client(base_url=origin, trust_env=False, timeout=EACH)
        self._csrf = ""
        self._said = ""
        self._tables = 0
        self.get("/api/me")
        self.post("/api/guest", {"name": name, "locale": locale})
        self.pace("off")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def get(self, path: str) -> Any:
        return self._told(self.client.get(path, params={"locale": self.locale}))

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"Origin": self.origin, "X-CSRF-Token": self._csrf}
        return self._told(self.client.post(path, json=body, headers=headers))

    def pace(self, pace: str) -> None:
        """How long this person is shown what others do: not at all, unless a test is about it."""
        self.wish(pace=pace)

    def wish(self, **wishes: str) -> None:
        """Changes some of the person's settings."""
        settings = self.get("/api/me")["person"]["settings"]
        headers = {"Origin": self.origin, "X-CSRF-Token": self._csrf}
        self._told(self.client.patch("/api/me", json={"settings": {**settings, **wishes}}, headers=headers))

    def _told(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.request.url}: {answer.status_code} {answer.text}"
        body = answer.json() if answer.content else None
        if isinstance(body, dict) and "csrf" in body:
            self._csrf = body["csrf"]
        return body

    def cookies(self) -> list[dict[str, str]]:
        """For the context of a browser that is to be this person."""
        return [{"name": name, "value": value, "url": self.origin} for name, value in self.client.cookies.items()]

    def table(self, *seats: dict[str, Any], game: str = "ethnos", **plan: Any) -> str:
        """A new table, started if everybody is there; returns its id."""
        usual: dict[str, Any] = {"options": {}, "private": False, "spectators": True, "cover_windows": False}
        usual["nonce"] = self._nonce(game, seats, plan)
        table = self.post("/api/tables", {"game": game, "seats": list(seats), **usual, **plan})
        if all(seat["kind"] in ("person", "bot") for seat in table["seats"]):
            self.post(f"/api/tables/{table['id']}/start")
        return str(table["id"])

    def _nonce(self, game: str, *plan: Any) -> str:
        """Random bytes that are the same each time for the n-th such table of somebody of this name."""
        self._tables += 1
        told = json.dumps([self.name, self._tables, game, plan], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:32]

    def socket(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"{self.origin.replace('http', 'ws', 1)}/ws/tables/{table}"
        headers = {"Origin": self.origin, "Cookie": cookies}
        return connect(address, additional_headers=headers, proxy=None, max_size=None, open_timeout=EACH)

    def play(self, table: str, until: Callable[[Update], bool] | None = None, policy: Policy | None = None) -> Update:
        """Answers for all own seats until the condition holds or the game is over; returns the last update."""
        choose = policy or Sensible()
        with self.socket(table) as socket:
            self._say(socket, do="hello", locale=self.locale, seen=-1, eyes=None)
            for update in self._updates(socket):
                if update["result"] or (until and until(update)):
                    return update
                asked = update["asked"]
                if asked:
                    request = secrets.token_hex(16)
                    key = choose(asked, update)
                    self._say(socket, do="choose", id=request, seat=asked["seat"], version=asked["version"], key=key)
                elif update["yours_waiting"]:
                    self._say(socket, do="look", eyes=update["yours_waiting"][0])
        raise AssertionError("the socket was closed before the end")

    def _updates(self, socket: ClientConnection) -> Iterator[Update]:
        """Every update that brings another question; the same question twice would be answered twice."""
        last: tuple[Any, ...] = ()
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            message = json.loads(socket.recv(timeout=EACH))
            if message["type"] == "refused":
                assert message["code"] == "too-many", message
                time.sleep(PATIENCE)
                socket.send(self._said)
            if message["type"] != "update":
                continue
            message.setdefault("result", None)
            asked = message["asked"]
            # Where all decide at once, the others' answers bring updates with the same question.
            question = (asked["version"] if asked else message["version"], asked and asked["seat"], message["eyes"])
            if question != last:
                last = question
                yield message
        raise AssertionError(f"the game did not get there within {DEADLINE} s")

    def _say(self, socket: ClientConnection, **command: Any) -> None:
        self._said = json.dumps(command)
        socket.send(self._said)


def turns(number: int) -> Callable[[Update], bool]:
    """Until this turn has come and it is ours to decide something."""
    return lambda update: update["turn"] >= number and update["asked"] is not None


class Sensible:
    """Plays Ethnos as a beginner would: gathers cards, then plays the largest Band. Other games: the first option."""

    def __init__(self, full_hand: int = FULL_HAND) -> None:
        self.full_hand = full_hand

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        keys = [str(option["key"]) for option in asked["options"]]
        verbs = {key.split(":")[0]: key for key in reversed(keys)}
        if asked["name"] == "turn_action":
            return self._turn(keys, verbs, own_hand(update))
        for verb in ("all_colour", "all_tribe", "marker", "place", "done"):
            if verb in verbs:
                return verbs[verb]
        return keys[0]

    def _turn(self, keys: list[str], verbs: dict[str, str], hand: list[str]) -> str:
        leads = [key for key in keys if key.startswith("lead:")]
        if leads and (len(hand) >= self.full_hand or set(verbs) == {"lead"}):
            return max(leads, key=lambda key: largest(key.partition(":")[2], hand))
        return verbs.get("draw") or verbs.get("take") or keys[0]


def own_hand(update: Update) -> list[str]:
    """The cards of the seat that looks."""
    seats = update["view"].get("seats", [])
    hand = seats[update["eyes"]].get("hand") if update["eyes"] is not None and seats else None
    return list(hand or [])


def matching(leader: str, hand: list[str]) -> list[str]:
    """The cards that share the tribe or the colour of a leader, whichever are more."""
    tribe, _, colour = leader.partition("-")
    same_tribe = [card for card in hand if card.split("-")[0] == tribe]
    same_colour = [card for card in hand if colour and card.endswith(f"-{colour}")]
    return max(same_tribe, same_colour, key=len)


def largest(leader: str, hand: list[str]) -> int:
    """How many cards share the tribe or the colour of a leader, whichever are more."""
    return len(matching(leader, hand))
