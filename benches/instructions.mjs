// Instructions of a random game in the native program. Unlike times, they do not depend on the load of the machine,
// so small changes show. Counted by the processor (perf), or by valgrind where the processor does not tell.
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { cargoTarget } from "../scripts/lib/run.mjs";

/** The numbers of games of two runs. Their difference leaves out the start of the program. */
const [FEW, MANY] = [100, 600];

const GAMES = {
  instructions_per_game: ["--deck", "autobot-starter"],
  unmatched_instructions_per_game: ["--game", "unmatched", "--hero", "medusa", "--hero", "sinbad"],
};

/** Each counter runs a command and finds the number of instructions in what it prints about it. */
const COUNTERS = [
  {
    program: "perf",
    flags: ["stat", "--event", "instructions:u", "--field-separator", ","],
    count: (text) => /^(\d+),[^,]*,instructions/m.exec(text)?.[1],
  },
  {
    program: "valgrind",
    flags: ["--tool=cachegrind", "--cache-sim=no", `--cachegrind-out-file=${tmpdir()}/altmode-cachegrind.%p`],
    count: (text) => /I\s+refs:\s+([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""),
  },
];

/** Returns the number of instructions of a command, or `undefined` if the counter does not work here. */
function counted({ program, flags, count }, command) {
  const { status, stderr } = spawnSync(program, [...flags, ...command], { encoding: "utf8" });
  const number = status === 0 ? count(stderr) : undefined;
  return number === undefined ? undefined : Number(number);
}

/** Returns the instructions per game of each game system; nothing where neither perf nor valgrind counts. */
export function instructions(program = `${cargoTarget}/release/altmode`) {
  const command = (games, count) => [program, "simulate", ...games, "--seed", "1", "--games", String(count)];
  for (const counter of COUNTERS) {
    const figures = Object.entries(GAMES).map(([name, games]) => {
      const [few, many] = [FEW, MANY].map((count) => counted(counter, command(games, count)));
      return [name, few && many && Math.round((many - few) / (MANY - FEW))];
    });
    if (figures.every(([, value]) => value !== undefined)) {
      return { instructions_counted_by: counter.program, ...Object.fromEntries(figures) };
    }
  }
  return { instructions_counted_by: "not counted: neither perf nor valgrind works here" };
}
