// The programs of package.json install the packages of npm themselves, so they begin without them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** Returns the imports that run before a script's first line, as `file: name`, of the script and of those that it imports. */
function early(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^import\s[^"';]*?"((?:node:|\w|@)[^"]*|[^"]+\.mjs)";/gm,
  );
  return [...imports].flatMap(([, name = ""]) =>
    name.startsWith(".")
      ? early(new URL(name, `file:///${file}`).pathname.slice(1), seen)
      : [`${file}: ${name}`],
  );
}

test.each(["start", "quick", "test", "setup", "build"])(
  "npm run %s imports no package before it is installed",
  (name) => {
    const found = early(manifest.scripts[name].split(" ")[1]);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((one) => !one.includes(": node:"))).toEqual([]);
  },
);
