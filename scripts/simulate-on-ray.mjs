// Tests the metagame on Ray (examples/simulate-on-ray) in a Python environment of its own. A machine without Python or without the
// packages is no fault of the project: the reason is printed, and nothing is tested.
import { join } from "node:path";
import { testedCommandLine } from "./lib/cargo.mjs";
import { at, capture, output, run, say } from "./lib/run.mjs";

/** The messages of pip if its index does not answer, or has no package for this version of Python. */
const NO_PACKAGES =
  /No matching distribution|ConnectionError|ConnectTimeout|ReadTimeout|Max retries|name resolution/;

/** Returns the Python program of an environment with the example's packages, or `undefined` if there cannot be one. */
async function installed(example) {
  const environment = join(cargoTarget, "simulate-on-ray");
  if (output("python3", ["-m", "venv", environment]) === undefined) {
    return void say("not tested, because there is no Python 3 with venv");
  }
  const python = join(environment, "bin", "python");
  try {
    await capture(python, ["-m", "pip", "install", "--requirement", join(example, "requirements.txt")]);
  } catch (error) {
    if (!NO_PACKAGES.test(error.message)) throw error;
    return void say("not tested, because pip cannot get the packages");
  }
  return python;
}

/** Runs the tests with the command line of a debug build. */
export async function testSimulateOnRay() {
  const altmode = await testedCommandLine();
  const example = at("examples", "simulate-on-ray");
  const python = await installed(example);
  if (python === undefined) return;
  const env = { ALTMODE: altmode };
  await run(python, ["-m", "unittest", "--verbose"], { cwd: example, env });
}
