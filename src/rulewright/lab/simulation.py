"""Runs the games of a plan: here, on several processes, or on a Ray cluster.

The results are the same whichever way is taken (see plan.py for the one
exception). On a cluster the same version of Rulewright must be installed on
every machine; games and packs must be known there under the same names.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from rulewright.lab.errors import BadPlan, BadResults, Interrupted, RayMissing, RayUnreachable
from rulewright.lab.journal import Journal
from rulewright.lab.plan import Plan, check, plan_from_json
from rulewright.lab.play import Summary, play_game

Progress = Callable[[int, int], None]
LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 5.0
"""Seconds that a Ray cluster has to answer."""


@dataclass
class Results:
    """The finished games of a plan, in their order, and how long they took.

    `resumed` of them were finished before and come from a journal; `seconds` is the time of the others.
    """

    plan: Plan
    games: list[Summary]
    seconds: float
    jobs: int = 1
    ray: str | None = None
    resumed: int = 0

    @property
    def complete(self) -> bool:
        """Whether all games of the plan are finished."""
        return len(self.games) == self.plan.games

    def to_json(self) -> dict[str, Any]:
        """Everything, as JSON."""
        return {
            "plan": self.plan.to_json(),
            "games": [dict(game) for game in self.games],
            "seconds": round(self.seconds, 3),
            "jobs": self.jobs,
            "ray": self.ray,
            "resumed": self.resumed,
        }


def results_from_json(given: object) -> Results:
    """The results that `to_json` has written; raises `BadResults`."""
    # Results that were written before there were any from a journal do not say how many are.
    found = {"resumed": 0, **given} if isinstance(given, dict) else {}
    if set(found) != set(Results.__dataclass_fields__):
        raise BadResults("this is not what a simulation writes")
    games = found["games"]
    if not isinstance(games, list) or any(set(game) != set(Summary.__annotations__) for game in games):
        raise BadResults("the results hold something that is no finished game")
    return Results(
        plan_from_json(found["plan"]), games, found["seconds"], found["jobs"], found["ray"], found["resumed"]
    )


def simulate(
    plan: Plan,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
    journal: str | Path | None = None,
) -> Results:
    """Plays all games of a plan.

    jobs      number of processes
    ray       the address of a Ray cluster, or "local" for one on this machine
    progress  called with the number of finished games and of all games
    journal   a file to which each finished game is appended; what it already
              holds of the same plan is not played again

    Raises `Interrupted`, a `KeyboardInterrupt` that carries the finished games.
    """
    check(plan)
    if not isinstance(jobs, int) or jobs < 1:
        raise BadPlan(f"the number of jobs must be at least 1, not {jobs!r}")
    began = time.perf_counter()
    kept = Journal(Path(journal), plan) if journal is not None else None
    games: list[Summary] = list(kept.games) if kept else []
    played = {game["number"] for game in games}
    try:
        if progress:
            progress(len(games), plan.games)
        for summary in run(plan, [number for number in range(plan.games) if number not in played], jobs, ray):
            if kept:
                kept.add(summary)
            games.append(summary)
            if progress:
                progress(len(games), plan.games)
    except KeyboardInterrupt:
        seconds = time.perf_counter() - began
        finished = kept.reread() if kept else games
        raise Interrupted(Results(plan, in_order(finished), seconds, jobs, ray, len(played))) from None
    finally:
        if kept:
            kept.close()
    return Results(plan, in_order(games), time.perf_counter() - began, jobs, ray, len(played))


def in_order(games: list[Summary]) -> list[Summary]:
    """The games by number; through JSON once, so that new ones and those from a journal are alike to the last type."""
    plain: list[Summary] = json.loads(json.dumps(sorted(games, key=lambda game: game["number"])))
    return plain


def run(plan: Plan, numbers: list[int], jobs: int, ray: str | None) -> Iterator[Summary]:
    """The summaries of these games, as they are finished."""
    if not numbers:
        return iter(())
    if ray is not None:
        return run_on_ray(plan, numbers, jobs, ray)
    if jobs > 1:
        return run_in_processes(plan, numbers, min(jobs, len(numbers)))
    return (play_game(plan, number) for number in numbers)


def run_in_processes(plan: Plan, numbers: list[int], jobs: int) -> Iterator[Summary]:
    """On a pool of fresh processes; games go out one by one, so that none is lost with its neighbours."""
    pool = multiprocessing.get_context("spawn").Pool(jobs, initializer=leave_interrupts_to_parent)
    try:
        yield from pool.imap_unordered(partial(play_game, plan), numbers)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_ray(plan: Plan, numbers: list[int], jobs: int, address: str) -> Iterator[Summary]:
    """On a Ray cluster; a few games for each of its processors are under way at any time."""
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        start_ray(ray, jobs, address)
    try:
        remote = ray.remote(play_game)
        at_once = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        under_way = [remote.remote(plan, number) for number in islice(waiting, at_once)]
        while under_way:
            finished, under_way = ray.wait(under_way)
            under_way += [remote.remote(plan, number) for number in islice(waiting, len(finished))]
            yield from ray.get(finished)
    finally:
        if ours:
            ray.shutdown()


def ray_module() -> Any:
    """Ray, which is imported only when it is asked for: it is large and optional."""
    try:
        return import_module("ray")
    except ImportError:
        raise RayMissing from None


def start_ray(ray: Any, jobs: int, address: str) -> None:
    """Connects to a cluster, or starts one here that has `jobs` processors (one job: all of the machine's)."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=jobs if jobs > 1 else None, **quiet)
    else:
        knock(address)
        ray.init(address=address, log_to_driver=False)


def knock(address: str) -> None:
    """Raises `RayUnreachable` if nothing answers there: Ray itself would try for many minutes without a word."""
    if address == AUTO:
        return
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or port is None:
        raise RayUnreachable(f"{address!r} is no address of a Ray cluster; write HOST:PORT, {AUTO} or {LOCAL}")
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        raise RayUnreachable(f"no Ray cluster answers at {address}: {error.strerror or error}") from None
