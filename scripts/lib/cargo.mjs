// Runs cargo and reports what it has made while it goes on.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { at, cargoTarget, root, run } from "./run.mjs";

/** The environment in which cargo compiles tests. Windows starts no shell script. */
export const testEnvironment =
  process.platform === "win32" ? {} : { RUSTC_WORKSPACE_WRAPPER: at("scripts", "lib", "compile-tests.sh") };

/**
 * Builds the command line that the Rust tests run, and returns its path. Linking a release of it takes a minute and shows nothing more.
 * With the tests of the whole workspace: alone it has other features, with which cargo compiles the engines again.
 */
export async function testedCommandLine(...args) {
  const tests = ["test", "--quiet", "--workspace", "--test", "all", "--no-run", ...args];
  await run("cargo", tests, { env: testEnvironment });
  return `${cargoTarget}/debug/altmode`;
}

/** The progress that cargo draws on a terminal: `Building [==>  ] 45/97: altmode-tcg`. */
const PROGRESS = /Building \[[^\]]*\] (\d+)\/(\d+)/g;

/**
 * Runs a build and throws if it fails.
 *
 * @param program the program and the arguments before cargo's
 * @param made called with each artifact, also with those that are up to date
 * @param told called with the fraction of the units that are compiled
 */
export function cargoMessages([program, ...before], { args, env, made, told }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...before, ...args, "--message-format=json-render-diagnostics"], {
      cwd: root,
      env: {
        ...process.env,
        // For `told`. Without it cargo draws no progress into a pipe.
        ...(told && { CARGO_TERM_PROGRESS_WHEN: "always", CARGO_TERM_PROGRESS_WIDTH: "100" }),
        ...env,
      },
      stdio: ["ignore", "pipe", told ? "pipe" : "inherit"],
    });
    createInterface({ input: child.stdout }).on("line", (line) => {
      const message = JSON.parse(line);
      if (message.reason === "compiler-artifact") made(message);
    });
    const heard = [];
    child.stderr?.on("data", (part) => {
      heard.push(part);
      for (const [, done, all] of String(part).matchAll(PROGRESS)) told(Number(done) / Number(all));
    });
    child.on("error", (error) => reject(new Error(`${program} could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      // Without the lines of progress, which end with a carriage return.
      process.stderr.write(
        Buffer.concat(heard)
          .toString()
          .replace(/[^\n]*\r/g, ""),
      );
      reject(new Error(`cargo ${args.join(" ")} ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}
