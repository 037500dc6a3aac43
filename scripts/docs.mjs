// Builds the documentation site (guides and API reference) with TypeDoc into demo/dist/docs, beside the demo
// page.
import { pathToFileURL } from "node:url";
import { entries, games } from "./lib/entries.mjs";
import { entryFile } from "./lib/entry-files.mjs";
import { at, npmProgram, run, say } from "./lib/run.mjs";

export async function buildDocs() {
  say("writing the documentation site (some seconds)");
  const points = [
    ...entries.flatMap((entry) => [entry, `${entry}-slim`]).map(entryFile),
    at("js", "client.ts"),
    at("js", "decks.ts"),
    at("js", "elements.ts"),
    ...["worker", ...Object.keys(games).map((game) => `worker-${game}`)].map(entryFile),
  ];
  const options = {
    tsconfig: at("tsconfig.build.json"),
    readme: at("README.md"),
    name: "altmode",
    out: at("demo", "dist", "docs"),
    projectDocuments: at("docs", "guides", "*.md"),
    customFooterHtml: "altmode is not associated with the makers of the games.",
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  // Languages that TypeDoc highlights by default, and those used in the guides.
  const languages = [
    "bash",
    "css",
    "html",
    "javascript",
    "json",
    "jsx",
    "tsx",
    "typescript",
    "svelte",
    "vue",
  ];
  flags.push(...languages.flatMap((name) => ["--highlightLanguages", name]));
  const quiet = [
    "--logLevel",
    "Warn",
    "--excludeInternal",
    "--excludePrivate",
    "--disableSources",
    "--validation.notExported",
    "false",
    "--treatWarningsAsErrors",
  ];
  await run(npmProgram("typedoc"), [...points, ...flags, ...quiet]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildDocs();
