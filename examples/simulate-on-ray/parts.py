"""Splits the games of each pair into parts, plays them on Ray, and keeps and adds the results.

A game's course depends on the seed, the pair and the number of the game alone. `altmode balance --shard K/N` plays the K-th
of N ranges of numbers, so that the totals do not depend on N, on the workers, or on how often a part was begun.
"""

import collections
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import ray

import rating

# The argument that names a player, and the command that lists all players as JSON.
GAMES = {"tcg": ("--deck", ["decks"]), "unmatched": ("--hero", ["heroes"])}
# Maximum number of times that a part is begun again after its worker was lost.
RETRIES = 5
# Parts that wait at the workers, for each of them: none runs out of work while results are read.
WAITING = 2


class Refused(Exception):
    """A message for the user."""


@dataclasses.dataclass(frozen=True)
class Plan:
    game: str
    bot: str
    iterations: int
    games: int
    parts: int
    seed: str
    stop_at: float | None

    def command(self, pair, part):
        """Returns the arguments of altmode for a part of a pair; parts are counted from 1."""
        player = GAMES[self.game][0]
        return [
            *("balance", "--json", "--game", self.game, player, pair[0], player, pair[1], "--games", str(self.games)),
            *("--bot", self.bot, "--iterations", str(self.iterations), "--seed", self.seed, "--shard", f"{part}/{self.parts}"),
        ]


def find_program(given=None):
    """Returns the path of altmode: the given one, that of the environment variable ALTMODE, beside this file, in the build folder
    of the project, or on the PATH.
    """
    here = pathlib.Path(__file__).resolve().parent
    project = here.parent.parent
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", project / "target"))
    if given or os.environ.get("ALTMODE"):
        return given or os.environ["ALTMODE"]
    for path in [here / "altmode", target / "release" / "altmode"]:
        if path.is_file():
            return str(path)
    on_path = shutil.which("altmode")
    if on_path is None and (project / "Cargo.toml").is_file() and shutil.which("cargo"):
        print("building altmode (some minutes)", file=sys.stderr)
        subprocess.run(["cargo", "build", "--release", "--package", "altmode-cli"], cwd=project, check=True)
        return str(target / "release" / "altmode")
    if on_path is None:
        raise Refused("there is no program altmode: build it (cargo build --release --package altmode-cli), or give --program")
    return on_path


def run(program, command):
    """Runs altmode on one processor and returns what it prints."""
    environment = {**os.environ, "RAYON_NUM_THREADS": "1"}
    done = subprocess.run([program, *command], capture_output=True, text=True, env=environment, check=False)
    if done.returncode != 0:
        raise Refused(f"{' '.join(command)}: {done.stderr.strip() or 'some games did not end'}")
    return done.stdout


def all_players(program, game):
    """Returns the sample decks, or the heroes that are implemented."""
    listed = json.loads(run(program, [*GAMES[game][1], "--json"]))
    return [row.get("id") or row["name"] for row in listed if row.get("implemented", True)]


class Store:
    """The folder of results: a plan, and a file for each part of a pair."""

    def __init__(self, folder, plan, names):
        self.folder = folder / "parts"
        self.parts = plan.parts
        self.folder.mkdir(parents=True, exist_ok=True)
        path, text = folder / "plan.json", json.dumps({**dataclasses.asdict(plan), "players": names}, indent=1) + "\n"
        if path.exists() and path.read_text() != text:
            raise Refused(f"{folder} has the results of another plan, see {path}; give another --folder")
        path.write_text(text)

    def path(self, pair, part):
        return self.folder / f"{pair}-{part}.json"

    def keep(self, pair, part, text):
        """Writes the report of a part. A program that is killed leaves no half of it."""
        path = self.path(pair, part)
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(text)
        os.replace(unfinished, path)

    def kept(self, pair, part):
        path = self.path(pair, part)
        return path.read_text() if path.exists() else None

    def merged(self, program, number, pair):
        """Adds the parts of a pair with altmode, which refuses parts that do not belong together."""
        files = [str(self.path(number, part)) for part in range(1, self.parts + 1) if self.path(number, part).exists()]
        merged = json.loads(run(program, ["merge", "--partial", "--json", *files]))
        if not merged["pairs"]:
            raise Refused(f"{pair[0]} and {pair[1]} played no game")
        return merged["pairs"][0]


@ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)
def play(program, command):
    """Plays a part on a worker. Returns the report, or the reason why there is none, and the seconds that it took."""
    begun = time.monotonic()
    try:
        return run(find_program(program), command), None, time.monotonic() - begun
    except (Refused, OSError) as refused:
        return None, str(refused), 0.0


class Workers:
    """Ray on this machine, or a cluster. A connection that the process has already is used, and stays."""

    def __init__(self, address, count, program):
        self.is_own = not ray.is_initialized()
        if self.is_own:
            local = {} if address else {"num_cpus": count, "include_dashboard": False}
            ray.init(address=address, log_to_driver=False, logging_level="error", **local)
        self.count = int(ray.cluster_resources().get("CPU", 1))
        self.program = program

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.is_own:
            ray.shutdown()

    def begin(self, command):
        return play.remote(self.program, command)


def play_all(plan, pairs, store, workers):
    """Plays all parts that the store does not have. Returns the number of parts played and the seconds of the program in all.

    With a width at which to stop, the parts of a pair follow each other, and whether the next is played depends on the results
    of the earlier ones alone. So the totals do not depend on the workers either.
    """
    sums = [collections.Counter() for _ in pairs]
    # Parts to play: (pair, part).
    due = collections.deque()
    spent = {"parts": 0, "program_seconds": 0.0, "games_per_second": 0.0}
    games = 0

    def count(number, text):
        """Adds a report to the sums of a pair. Returns whether its interval is narrow enough."""
        for row in json.loads(text)["pairs"]:
            sums[number].update(games=row["games"], won=row["wins"][0] + row["draws"] / 2)
        if plan.stop_at is None or sums[number]["games"] == 0:
            return False
        _, low, high = rating.wilson(sums[number]["won"], sums[number]["games"])
        return high - low <= plan.stop_at

    for number in range(len(pairs)):
        for part in range(1, plan.parts + 1):
            text = store.kept(number, part)
            if text is None:
                due.append((number, part))
                if plan.stop_at is not None:
                    break
            elif count(number, text):
                break
    if plan.stop_at is None:
        # The first parts of all pairs come first, so that an early report has results of each.
        due = collections.deque(sorted(due, key=lambda task: (task[1], task[0])))

    begun = time.monotonic()
    running = {}
    while due or running:
        while due and len(running) < WAITING * workers.count:
            number, part = due.popleft()
            running[workers.begin(plan.command(pairs[number], part))] = (number, part)
        finished, _ = ray.wait(list(running), num_returns=1)
        for task in finished:
            number, part = running.pop(task)
            text, refusal, seconds = ray.get(task)
            if refusal is not None:
                raise Refused(refusal)
            store.keep(number, part, text)
            games -= sums[number]["games"]
            is_narrow = count(number, text)
            games += sums[number]["games"]
            if plan.stop_at is not None and not is_narrow and part < plan.parts:
                due.append((number, part + 1))
            spent["parts"] += 1
            spent["program_seconds"] += seconds
            tell(spent["parts"], len(due) + len(running), begun)
    spent["games_per_second"] = games / max(time.monotonic() - begun, 1e-9)
    return spent


def tell(done, left, begun):
    """Prints the progress on a terminal."""
    if sys.stderr.isatty():
        seconds = (time.monotonic() - begun) / done * left
        print(f"\r{done} parts played, {left} known to be left, about {seconds:.0f} s  ", end="", file=sys.stderr, flush=True)
        if left == 0:
            print(file=sys.stderr)
