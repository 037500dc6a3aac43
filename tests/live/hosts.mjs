// Starts the example's server on both hosts, so that one test plays on either: `{ name, address, kill(), restart() }`.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { at } from "../../scripts/lib/run.mjs";
import { bundleForWorkerd } from "../environments/environments/workerd.mjs";

const SECRET = "a secret of the tests, of 32 letters or more";
/** Secret of the administrator. */
export const ADMIN = "the administrator of the tests";

/** Bundles the Node host. The bundle lies in the project, where it finds the package by its name. */
async function bundled() {
  const outfile = at("target", "live-tables", `node-${process.pid}.mjs`);
  mkdirSync(at("target", "live-tables"), { recursive: true });
  await build({
    entryPoints: [at("tests", "live", "node-host.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    tsconfigRaw: {},
    logLevel: "warning",
  });
  return outfile;
}

/** Returns a port that is free now. A server keeps its port when it is started again. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the Node host as a process.
 *
 * @param fails one write of a table in `fails` fails; 0 for none
 * @param cpus the processors to run on, as `taskset` names them
 */
export async function startNode({ fails = 0, cpus } = {}) {
  const script = await bundled();
  const folder = mkdtempSync(join(tmpdir(), "altmode-live-"));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE: join(folder, "tables.sqlite"),
    SECRET,
    ADMIN,
    FAILS: String(fails),
  };
  let child;
  const start = async () => {
    const command = [
      ...(cpus === undefined ? [] : ["taskset", "-c", cpus]),
      process.execPath,
      ...process.execArgv,
      script,
    ];
    child = spawn(command[0], command.slice(1), { env, stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    if (!String(value).startsWith("port ")) throw new Error(`the server did not start: ${value}`);
  };
  const end = async (signal) => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    name: "Node",
    address: `http://127.0.0.1:${port}/`,
    /** Resident memory of the process in bytes. */
    memory: async () => Number((await metrics(port)).get("process_resident_memory_bytes")),
    /** Ends the process at once, and starts it again. */
    kill: async () => {
      await end("SIGKILL");
      await start();
    },
    /**
     * Ends the process as a deployment does, and starts it again.
     *
     * @param changed variables of the environment of the new process
     */
    restart: async (changed = {}) => {
      Object.assign(env, changed);
      await end("SIGTERM");
      await start();
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true });
      rmSync(script);
    },
  };
}

/** Returns the numbers of `/metrics`. */
async function metrics(port) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${ADMIN}` },
  });
  const lines = (await response.text()).trim().split("\n");
  return new Map(lines.map((line) => line.split(/ (?=[^ ]+$)/)));
}

/** Finds the package by its name from the example, which has a package.json of its own. */
const ownPackage = {
  name: "own-package",
  setup(build) {
    build.onResolve({ filter: /^altmode\// }, ({ path, kind, pluginData }) =>
      pluginData === "own" ? undefined : build.resolve(path, { kind, resolveDir: at(), pluginData: "own" }),
    );
  },
};

/**
 * Starts the Durable Objects in workerd.
 *
 * @param Miniflare the class of the package miniflare, which is among the environments' packages
 */
export async function startWorkerd({ Miniflare, fails = 0 }) {
  const folder = mkdtempSync(join(tmpdir(), "altmode-live-"));
  const modules = await bundleForWorkerd(at(), "tests/live/workerd-host.ts", { plugins: [ownPackage] });
  const port = await freePort();
  const options = {
    modules,
    port,
    host: "127.0.0.1",
    compatibilityDate: "2025-01-01",
    bindings: { SECRET, ADMIN, FAILS: String(fails), LIMITED: "no", BOT_PAUSE: "0" },
    durableObjects: {
      TABLES: { className: "TableObject", useSQLite: true },
      LOBBY: { className: "LobbyObject", useSQLite: true },
    },
    durableObjectsPersist: folder,
  };
  let server = new Miniflare(options);
  await server.ready;
  const again = async () => {
    await server.dispose();
    server = new Miniflare(options);
    await server.ready;
  };
  return {
    name: "workerd",
    address: `http://127.0.0.1:${port}/`,
    // Miniflare ends workerd with SIGKILL.
    kill: again,
    restart: again,
    stop: async () => {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
