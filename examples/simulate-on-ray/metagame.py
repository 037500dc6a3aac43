"""Lets all sample decks of the Transformers TCG, or all heroes of Unmatched, play each other on a Ray cluster.

Writes the results of all parts, a matrix and ratings as pictures, and report.html into a folder. The same command goes on
with the parts that are missing after an interruption.

    python metagame.py --games 200
    python metagame.py --game unmatched --games 40 --bot search --address auto
"""

import argparse
import itertools
import json
import pathlib
import subprocess
import sys
import time

import parts
import rating
import report


def arguments(given=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(parts.GAMES), default="tcg")
    parser.add_argument("--player", action="append", metavar="NAME", help="deck or hero; all by default")
    parser.add_argument("--games", type=int, default=200, help="number of games of each pair, an even number (200)")
    parser.add_argument("--bot", choices=["random", "greedy", "search"], default="greedy")
    parser.add_argument("--iterations", type=int, default=100, help="continuations that the search bot tries (100)")
    parser.add_argument("--seed", default="1", help="1 to 32 hexadecimal digits (1)")
    parser.add_argument("--parts", type=int, default=4, metavar="N", help="parts of each pair, a Ray task each (4)")
    parser.add_argument(
        "--stop-at", type=float, metavar="WIDTH", help="play no further part of a pair whose interval is this narrow, e.g. 0.1"
    )
    parser.add_argument("--workers", type=int, help="number of workers on this machine; all processors by default")
    parser.add_argument("--address", help="address of a Ray cluster, or auto; by default, Ray is started on this machine")
    parser.add_argument("--program", help="path of altmode on every machine; see README.md for the default")
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("metagame"), help="folder of results (metagame)")
    parsed = parser.parse_args(given)
    if parsed.games < 2 or parsed.games % 2:
        parser.error("--games: give an even number, because each player begins in half of the games")
    if not 1 <= parsed.parts <= parsed.games:
        parser.error(f"--parts: give 1 to {parsed.games}, the number of games of a pair")
    if parsed.stop_at is not None and not 0 < parsed.stop_at < 1:
        parser.error("--stop-at: give the width of an interval of shares, for example 0.1")
    return parsed


def main(given=None):
    asked = arguments(given)
    program = parts.find_program(asked.program)
    names = asked.player or parts.all_players(program, asked.game)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        sys.exit("a metagame needs two different players at least: give --player for each, or not at all for all of them")
    plan = parts.Plan(asked.game, asked.bot, asked.iterations, asked.games, asked.parts, asked.seed, asked.stop_at)
    pairs = list(itertools.combinations(names, 2))
    store = parts.Store(asked.folder, plan, names)
    begun = time.monotonic()
    with parts.Workers(asked.address, asked.workers, asked.program) as workers:
        spent = parts.play_all(plan, pairs, store, workers)
        seconds = time.monotonic() - begun
    totals = [store.merged(program, number, pair) for number, pair in enumerate(pairs)]
    results = rating.Results(names, totals)
    measured = {"workers": workers.count, "seconds": seconds, **spent}
    (asked.folder / "totals.json").write_text(json.dumps({"players": names, "pairs": totals}, indent=1) + "\n")
    (asked.folder / "measured.json").write_text(json.dumps(measured, indent=1) + "\n")
    report.write(asked.folder, plan, results, measured)
    print(f"{results.games} games of {len(pairs)} pairs: {asked.folder / 'report.html'}")


if __name__ == "__main__":
    try:
        main()
    except (parts.Refused, subprocess.CalledProcessError) as refused:
        sys.exit(f"metagame: {refused}")
