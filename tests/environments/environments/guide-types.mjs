// The types of the guides' components, as the compilers of their frameworks see them: tsc, vue-tsc and svelte-check, with
// the strict settings of the frameworks' templates. Each is also given a snippet with a mistake that it must find.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { found, lend, programOf } from "../fresh.mjs";
import { snippets } from "./guides.mjs";

const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  jsx: "react-jsx",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: false,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Mistakes that a compiler must find: a deck of the wrong type in the script, and a field that is not there in the markup. */
const mistakes = [
  ["[autobotStarter, metroplex]", "[autobotStarter, 7]"],
  ["view.actions", "view.acts"],
];

/**
 * Checks the snippets of a language; `check` takes the folder with them and gives what the compiler complains of, or an empty
 * text.
 */
async function checked(folder, language, packages, check) {
  const all = snippets(language);
  if (all.length === 0) return [`there is nothing in ${language} in the guides`];
  lend(folder, packages);
  const complaintsOf = async (name, snippet) => {
    const project = join(folder, `checking-${name}`);
    mkdirSync(project);
    writeFileSync(join(project, `Snippet.${language}`), snippet);
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["."] }));
    return check(project);
  };
  const faults = [];
  let mistaken = 0;
  for (const { name, snippet } of all) {
    const complaints = await complaintsOf(name, snippet);
    if (complaints !== "") faults.push(`${name}: ${complaints}`);
    for (const [index, [right, wrong]] of mistakes.entries()) {
      if (!snippet.includes(right)) continue;
      mistaken++;
      const bad = await complaintsOf(`${name}-mistake-${index}`, snippet.replaceAll(right, wrong));
      if (bad === "") faults.push(`${name}: nothing is said of ${wrong}`);
    }
  }
  if (mistaken === 0) faults.push("no snippet has a place for the mistakes that are to be found");
  return faults;
}

/** Runs a compiler's program of the environments' packages in a project. */
const compiler =
  (name, path, ...args) =>
  (project) =>
    capture(process.execPath, [programOf(name, path), ...args], { cwd: project }).then(
      () => "",
      ({ message }) => message,
    );

const missing = (name) => () =>
  found(`${name}/package.json`) ? undefined : `the npm package ${name} is not installed`;

export const guideTypes = [
  {
    name: "guide types: React",
    missing: missing("@types/react"),
    run: (folder) =>
      checked(
        folder,
        "tsx",
        ["react", "react-native", "@types/react", "csstype"],
        compiler("typescript", "bin/tsc", "--project", "."),
      ),
  },
  {
    name: "guide types: Vue",
    missing: missing("vue-tsc"),
    run: (folder) => checked(folder, "vue", ["vue"], compiler("vue-tsc", "bin/vue-tsc.js", "--project", ".")),
  },
  {
    name: "guide types: Svelte",
    missing: missing("svelte-check"),
    run: (folder) =>
      checked(
        folder,
        "svelte",
        ["svelte"],
        compiler("svelte-check", "bin/svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"),
      ),
  },
];
