// The Node host as tests start it: as a process of its own, with storage that fails now and then. It is bundled by hosts.mjs.
import { loadBuilds } from "../../examples/live-tables/src/builds.js";
import { serve } from "../../examples/live-tables/src/node.js";
import { openSqlite } from "../../examples/live-tables/src/sqlite.js";
import { deployed } from "./deployed.js";
import { failing } from "./failing.js";

const { PORT = "0", DATABASE = "", SECRET = "", ADMIN, FAILS = "0", BUILDS = "own" } = process.env;
const { sql, close } = await openSqlite(DATABASE);
const server = await serve({
  port: Number(PORT),
  hostname: "127.0.0.1",
  sql: failing(sql, Number(FAILS)),
  builds: deployed(await loadBuilds(), BUILDS),
  secret: SECRET,
  admin: ADMIN,
  limited: false,
  botPause: 0,
  log: ({ message, stack }: { message?: string; stack?: string }) => {
    if (message !== "the storage failed") console.error(stack);
  },
});
console.log(`port ${server.port}`);
process.once("SIGTERM", async () => {
  await server.close();
  close();
  process.exit(0);
});
