// examples/live-tables on Cloudflare's runtime: whole games, and games under faults. `tests/package/live-tables.test.ts` plays the
// same on the Node host.

import { playUnderFaults } from "../../live/faults.mjs";
import { startWorkerd } from "../../live/hosts.mjs";
import { closeByAdmin, playWholeGames } from "../../live/whole-games.mjs";
import { found, ours } from "../fresh.mjs";

/** Starts the server, does something with it, and stops it. */
const withHost = (fails, task) => async () => {
  const host = await startWorkerd({ Miniflare: ours("miniflare").Miniflare, fails });
  try {
    return await task(host);
  } finally {
    await host.stop();
  }
};

const missing = () => (found("miniflare") ? undefined : "the npm package miniflare is not installed");

export const server = [
  { name: "live tables", missing, run: withHost(0, playWholeGames) },
  { name: "live tables, closed", missing, run: withHost(0, closeByAdmin) },
  {
    name: "live tables, faults",
    missing,
    run: withHost(
      40,
      async (host) => (await playUnderFaults(host, { games: 30, atOnce: 15, seed: 1 })).faults,
    ),
  },
];
