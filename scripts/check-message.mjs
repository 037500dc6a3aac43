// Checks the subject of a commit message: node scripts/check-message.mjs FILE. The hook in scripts/hooks calls
// it; `npm run setup` installs the hook.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const MOST_CHARACTERS = 72;

/** First words that are not imperative, although they look like a verb: "Added", "Adds", "Adding". */
const NOT_IMPERATIVE =
  /^(?:\w+(?:ed|ing)|(?:Add|Fix|Remove|Change|Make|Use|Update|Move|Test|Describe|Document)e?s)$/;
/** Imperatives that end like other forms. */
const IMPERATIVE = new Set([
  "Bring",
  "Embed",
  "Exceed",
  "Feed",
  "Need",
  "Proceed",
  "Seed",
  "Shed",
  "Speed",
  "String",
]);

/** Returns the faults of a commit message. */
export function faultsOf(message) {
  const subject = message.split("\n").find((line) => !line.startsWith("#")) ?? "";
  // Git writes these subjects itself.
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return [];
  const faults = [];
  const [first = ""] = subject.split(" ");
  if (subject.trim() === "") faults.push("the subject is missing");
  if (subject.length > MOST_CHARACTERS)
    faults.push(`the subject has ${subject.length} characters; at most ${MOST_CHARACTERS} fit`);
  if (!/^[A-Z]/.test(first))
    faults.push("the subject begins with a verb and a capital letter, without a prefix");
  if (NOT_IMPERATIVE.test(first) && !IMPERATIVE.has(first)) faults.push(`"${first}" is not imperative`);
  if (/\.$/.test(subject)) faults.push("the subject ends without a full stop");
  if (subject.includes(";")) faults.push("a commit does one thing: its subject has no semicolon");
  if ((message.split("\n")[1] ?? "").trim() !== "" && !message.split("\n")[1].startsWith("#"))
    faults.push("an empty line separates subject and body");
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const faults = faultsOf(readFileSync(process.argv[2], "utf8"));
  for (const fault of faults) console.error(`commit message: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
