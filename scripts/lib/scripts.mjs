// Writes the large values of the package (modules as text, modules in plain JavaScript) as scripts. A script is neither an
// ES module nor CommonJS: it leaves its value under a symbol of the global object, so that one file serves both. Its
// folder has a package.json without `type`, because an extension such as .cjs would be served with the wrong MIME type.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./run.mjs";

const generated = at("js", "generated");

/**
 * Writes `js/generated/scripts/<name>.js`, and two modules that return its value: `js/generated/<name>.ts` at once, and
 * `<name>-later.ts` on demand.
 *
 * @param value the value, as an expression
 * @param type the type of the value
 * @param head an import that the type needs
 */
export function writeScript(name, value, type = "string", head = "") {
  // Named after its content, so that scripts of two builds in one program are not confused.
  const hash = createHash("sha256").update(value).digest("hex").slice(0, 16);
  const key = JSON.stringify(`altmode/${name} ${hash}`);
  const script = `./scripts/${name}.js`;
  const module = (...lines) =>
    [
      "// Made by the build; edits are lost.",
      'import { scriptValue } from "../hosts/script.js";',
      ...lines,
      "",
    ].join("\n");
  mkdirSync(join(generated, "scripts"), { recursive: true });
  writeFileSync(join(generated, script), `"use strict";globalThis[Symbol.for(${key})]=${value};\n`);
  writeFileSync(join(generated, "scripts", `${name}.d.ts`), "export {};\n");
  writeFileSync(
    join(generated, `${name}.ts`),
    module(
      head,
      `import "${script}";`,
      `/** Returns the value. */\nexport const read = (): ${type} => scriptValue(${key});`,
    ),
  );
  writeFileSync(
    join(generated, `${name}-later.ts`),
    module(
      head,
      `/** Loads the value. */\nexport const load = (): Promise<${type}> => import("${script}").then(() => scriptValue(${key}));`,
    ),
  );
}
