// Helpers to run programs and to locate files of the project.
import { execFile, spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project, without a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Target folder of cargo. */
export const cargoTarget = process.env.CARGO_TARGET_DIR ?? join(root, "target");

/** Returns the path of a file of the project. */
export const at = (...parts) => join(root, ...parts);

/** Prints progress to standard error. Standard output is reserved for results. */
export function say(text) {
  process.stderr.write(`altmode: ${text}\n`);
}

/** Formats a duration: `72 ms`, `3.4 s`, `2 min 5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs a program to its end and throws on failure. With `quiet`, prints its output only on failure. */
export function run(program, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const heard = [];
    child.stdout?.on("data", (part) => heard.push(part));
    child.stderr?.on("data", (part) => heard.push(part));
    child.on("error", (error) => reject(new Error(`${program} could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      if (quiet) process.stdout.write(Buffer.concat(heard));
      reject(new Error(`${program} ${args.join(" ")} ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}

/**
 * Runs a program to its end and returns its standard output. Throws on failure, with the whole output in the
 * message.
 */
export function capture(program, args, { env = {}, cwd = root, timeout = 300_000 } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, encoding: "utf8", maxBuffer: 1 << 28, timeout };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const said = [stdout, stderr].map((text) => text.trim()).filter(Boolean);
      reject(new Error([`${program} failed: ${error.message.split("\n")[0]}`, ...said].join("\n")));
    });
  });
}

/** Runs a program and returns its output, or `undefined` if it fails or does not exist. */
export function output(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, ...options });
  return result.status === 0 ? result.stdout : undefined;
}

/** Returns the full path of a program on PATH. */
export function onPath(program) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    if (folder === "") continue;
    const candidate = join(folder, program);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}

/** Returns the path of a program installed by an npm package. */
export const npmProgram = (name) => at("node_modules", ".bin", name);
