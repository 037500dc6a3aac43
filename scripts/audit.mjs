// npm run audit: licences, sources, known vulnerabilities and signatures of all dependencies. Needs the network
// and cargo-deny, so it is no step of `npm test`. A part that cannot run says why, and does not count as passed.
import { pathToFileURL } from "node:url";
import { capture, output, say } from "./lib/run.mjs";

const CARGO_DENY = "0.20.2";
/** The messages of npm and cargo-deny if a server is missing or refuses the question. */
const NO_SERVER =
  /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|audit endpoint returned an error|failed to fetch advisory database/;
const noDeny =
  output("cargo", ["deny", "--version"]) === undefined
    ? `cargo-deny is not installed (cargo install cargo-deny --version ${CARGO_DENY})`
    : undefined;

const parts = [
  {
    name: "licences, bans and sources of crates",
    command: ["cargo", "deny", "check", "licenses", "bans", "sources"],
    missing: noDeny,
  },
  // Separate, because it downloads the advisory database.
  { name: "advisories about crates", command: ["cargo", "deny", "check", "advisories"], missing: noDeny },
  {
    name: "advisories about npm packages",
    command: ["npm", "audit", "--audit-level", "high", "--loglevel", "error"],
  },
  { name: "signatures of npm packages", command: ["npm", "audit", "signatures", "--loglevel", "error"] },
];

/** Runs a part and returns "passed", "FAILED", or the reason why it could not run. */
async function check({ name, command: [program, ...args], missing }) {
  if (missing !== undefined) return `not run, because ${missing}`;
  say(name);
  try {
    console.log(await capture(program, args));
    return "passed";
  } catch ({ message }) {
    console.log(message);
    return NO_SERVER.test(message) ? "not run, because a server does not answer" : "FAILED";
  }
}

/** Runs all parts and returns the number of those with each result that is not "passed". */
async function checkAll() {
  for (const part of parts) part.result = await check(part);
  for (const { name, result } of parts) console.log(`${name}: ${result}`);
  const count = (wanted) => parts.filter(({ result }) => wanted(result)).length;
  return {
    failed: count((result) => result === "FAILED"),
    notRun: count((result) => result.startsWith("not run")),
  };
}

/** Throws if a part fails. Parts that cannot run are only printed, because a machine without servers is no fault. */
export async function audit() {
  const { failed } = await checkAll();
  if (failed > 0) throw new Error(`${failed} parts failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed, notRun } = await checkAll();
  if (failed + notRun > 0) process.exitCode = 1;
}
