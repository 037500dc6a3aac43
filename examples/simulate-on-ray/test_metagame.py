"""Plays a small metagame in several ways, and requires the same totals."""

import contextlib
import io
import json
import os
import pathlib
import signal
import sys
import tempfile
import threading
import time
import unittest

import metagame
import parts
import rating

PLAYERS = ["autobot-starter", "metroplex", "insecticons"]
GAMES = "24"


def play(folder, *more):
    """Plays a metagame and returns the totals."""
    players = [word for name in PLAYERS for word in ("--player", name)]
    with contextlib.redirect_stdout(io.StringIO()):
        metagame.main([*players, "--games", GAMES, "--seed", "2a", "--folder", str(folder), *more])
    return (folder / "totals.json").read_text()


def busy_workers():
    """Returns the numbers of the processes that play a part. Ray names a worker after its task."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if path.read_bytes().startswith(b"ray::play"):
                found.append(int(path.parent.name))
    return found


class Metagame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        workers = parts.Workers(None, 2, None)
        cls.addClassCleanup(workers.__exit__)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def whole(self, *more):
        """Returns the pairs of a single call of the program."""
        players = [word for name in PLAYERS for word in ("--deck", name)]
        command = ["balance", "--json", "--game", "tcg", *players, "--games", GAMES, "--seed", "2a", *more]
        return json.loads(parts.run(parts.find_program(), command))["pairs"]

    def test_totals_do_not_depend_on_the_parts(self):
        whole = [{**pair, "number": 0} for pair in self.whole()]
        totals = {count: play(self.folder / count, "--parts", count) for count in ["1", "2", "7"]}
        self.assertEqual(json.loads(totals["1"])["pairs"], whole)
        self.assertEqual(totals["2"], totals["1"])
        self.assertEqual(totals["7"], totals["1"])
        page = (self.folder / "7" / "report.html").read_text()
        self.assertIn("72 games, 0 unfinished", page)
        self.assertTrue((self.folder / "7" / "matrix.png").stat().st_size > 1000)
        # The folder is full, so that the same command plays nothing.
        self.assertEqual(play(self.folder / "7", "--parts", "7"), totals["1"])
        self.assertEqual(json.loads((self.folder / "7" / "measured.json").read_text())["parts"], 0)
        with self.assertRaisesRegex(parts.Refused, "another plan"):
            play(self.folder / "7", "--parts", "2")

    @unittest.skipUnless(sys.platform == "linux", "workers are found in /proc")
    def test_a_lost_worker_loses_and_doubles_no_game(self):
        killed = []

        def kill_one():
            deadline = time.monotonic() + 120
            while not killed and time.monotonic() < deadline:
                for number in busy_workers():
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(number, signal.SIGKILL)
                        killed.append(number)
                        return
                time.sleep(0.002)

        # The search bot takes long enough that a part is killed in the middle.
        slow = ["--bot", "search", "--iterations", "4"]
        killer = threading.Thread(target=kill_one)
        killer.start()
        totals = play(self.folder / "killed", "--parts", "2", *slow)
        killer.join()
        self.assertEqual(len(killed), 1, "no worker was killed")
        self.assertEqual(json.loads(totals)["pairs"], [{**pair, "number": 0} for pair in self.whole(*slow)])

    def test_a_pair_stops_when_its_interval_is_narrow(self):
        totals = json.loads(play(self.folder, "--parts", "6", "--stop-at", "0.5"))
        for pair in totals["pairs"]:
            _, low, high = rating.wilson(pair["wins"][0] + pair["draws"] / 2, pair["games"])
            self.assertLess(pair["games"], int(GAMES))
            self.assertLessEqual(high - low, 0.5)


class Rating(unittest.TestCase):
    def test_intervals_are_wilsons(self):
        share, low, high = rating.wilson(50, 100)
        self.assertAlmostEqual(share, 0.5)
        self.assertAlmostEqual(low, 0.4038, 4)
        self.assertAlmostEqual(high, 0.5962, 4)
        self.assertEqual(rating.wilson(0, 0), (0.5, 0.0, 1.0))

    def test_a_player_who_wins_64_in_100_is_100_points_better(self):
        total = {"players": ["a", "b"], "wins": [6401, 3599], "draws": 0, "games": 10_000}
        results = rating.Results(["b", "a"], [total])
        self.assertAlmostEqual(results.ratings[1] - results.ratings[0], 100, 0)
        self.assertEqual([results.names[player] for player in results.order], ["a", "b"])

    def test_a_player_who_wins_everything_has_a_finite_rating(self):
        results = rating.Results(["a", "b"], [{"players": ["a", "b"], "wins": [10, 0], "draws": 0, "games": 10}])
        self.assertTrue(100 < results.ratings[0] - results.ratings[1] < 5000)


if __name__ == "__main__":
    unittest.main()
