// Next, built with each of its bundlers: a page that starts workers, a route that starts a thread on the server, and a route on
// the edge runtime.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { copyPackages, found } from "../fresh.mjs";
import { inChromium } from "../page.mjs";
import { snippets } from "./guides.mjs";
import { program } from "./workers.mjs";

const next = join("node_modules", "next", "dist", "bin", "next");
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

/** Writes an app and builds it. */
export async function buildNext(folder, files, config, flags = []) {
  const all = {
    "package.json": JSON.stringify({ name: "embedder", private: true, dependencies: {} }),
    "next.config.mjs": `export default ${JSON.stringify({ turbopack: { root: folder }, ...config })};\n`,
    "app/layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  copyPackages(folder, ["next", "react", "react-dom"]);
  await capture(process.execPath, [next, "build", ...flags], { cwd: folder, env });
}

/** A page, which is rendered on the server first. */
async function page(folder) {
  const files = {
    "app/page.js": `"use client";
      import { useEffect } from "react";
      import { start } from "../main.js";
      export default function Page() {
        useEffect(() => { start(); }, []);
        return <p>a page</p>;
      }\n`,
    "main.js": program().replace("run().then(", "export const start = () => run().then("),
  };
  await buildNext(folder, files, { output: "export" });
  return inChromium(join(folder, "out"));
}

const routes = {
  "app/page.js": `export default () => <p>a page</p>;\n`,
  "app/thread/route.js": `import { startWorker } from "altmode/worker/unmatched";
    export const dynamic = "force-dynamic";
    export async function GET() {
      const unmatched = await startWorker();
      const heroes = await unmatched.heroes.all();
      await unmatched.close();
      return Response.json(heroes.length > 1 ? [] : ["no heroes"]);
    }\n`,
  "app/edge/route.js": `import { everything } from "../../everything.js";
    export const runtime = "edge";
    export const GET = async () => Response.json(await everything());\n`,
};

/** The component of the guide, which Next renders while it builds as far as it can. */
async function prerendered(folder) {
  const [{ snippet }] = snippets("jsx");
  const connecting = "  await connection();";
  if (!snippet.includes(connecting)) return ["the guide does not wait for the connection"];
  const config = { cacheComponents: true };
  const unseeded = await buildNext(folder, { "app/page.js": snippet.replace(connecting, "") }, config).then(
    () => ["it is built without waiting for the connection, so the guide says too much"],
    ({ message }) => (message.includes("getRandomValues") ? [] : [message]),
  );
  if (unseeded.length > 0) return unseeded;
  await buildNext(folder, { "app/page.js": snippet }, config);
  return withServer(folder, async (address) => {
    const page = await ask(address, (text) => text);
    return /[1-9]\d* cards/.test(page) ? [] : [`the page has no cards: ${page.slice(0, 300)}`];
  });
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Asks a route until the server has started. */
async function ask(address, read = JSON.parse) {
  for (let attempts = 0; ; attempts++) {
    try {
      const answer = await fetch(address);
      const text = await answer.text();
      return answer.ok ? read(text) : [`${address}: ${answer.status} ${text.slice(0, 300)}`];
    } catch (error) {
      if (attempts === 60) return [`${address}: ${error.cause?.message ?? error.message}`];
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function server(folder, flags) {
  await buildNext(folder, routes, {}, flags);
  const built = join(folder, ".next", "server");
  const scripts = readdirSync(built, { recursive: true }).filter((name) => name.endsWith(".js"));
  // The edge runtime of Vercel compiles modules at deployment, not text.
  const texts = scripts.filter((name) =>
    readFileSync(join(built, name), "utf8").includes("altmode/deckbuilder-bytes"),
  );
  return withServer(folder, async (address) => {
    const faults = texts.map((name) => `${name} contains a module as text`);
    for (const route of ["thread", "edge"])
      faults.push(...(await ask(address + route)).map((fault) => `${route}: ${fault}`));
    return faults;
  });
}

/** Starts the server of a built app. */
async function withServer(folder, task) {
  const port = await freePort();
  const started = spawn(process.execPath, [next, "start", "--port", String(port)], { cwd: folder, env });
  try {
    return await task(`http://127.0.0.1:${port}/`);
  } finally {
    started.kill();
  }
}

const missing = () => (found("next/package.json") ? undefined : "the npm package next is not installed");

export const nextApps = [
  { name: "worker: Next", missing, run: page },
  { name: "Next server", missing, run: (folder) => server(folder, []) },
  { name: "Next, prerendered", missing, run: prerendered },
  { name: "Next server, webpack", missing, run: (folder) => server(folder, ["--webpack"]) },
];
