// Whole games under faults: the process killed at any message, storage that fails, messages doubled, reordered and delayed,
// connections that break, two tabs of one seat. A game is well if all seats saw what a local replay of its record shows.
//
//   node tests/live/faults.mjs [--host node|workerd] [--games 1000] [--at-once 25] [--seed 1] [--pause 6000] [--most 90]
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import WebSocket from "ws";
import { startNode, startWorkerd } from "./hosts.mjs";
import { client, compare, generator, openTable, playOut, tables } from "./play.mjs";

/** Returns a class of WebSockets over which messages come twice, late, in another order, and which break now and then. */
function unreliable(random) {
  /** Does something once or twice, at once or later. */
  const somehow = (task) => {
    const times = random() < 0.05 ? 2 : 1;
    for (let time = 0; time < times; time++)
      if (random() < 0.8) task();
      else setTimeout(task, random() * 30);
  };
  return class {
    onopen = null;
    onmessage = null;
    onclose = null;
    onerror = null;
    #socket;

    constructor(address, protocols) {
      this.#socket = new WebSocket(address, protocols);
      this.#socket.onopen = (event) => this.onopen?.(event);
      this.#socket.onmessage = ({ data }) => somehow(() => this.onmessage?.({ data }));
      this.#socket.onclose = ({ code }) => this.onclose?.({ code });
      this.#socket.onerror = (event) => this.onerror?.(event);
    }

    send(text) {
      if (random() < 0.01) return this.#socket.terminate();
      somehow(() => {
        if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
      });
    }

    close(code, reason) {
      this.#socket.close(code, reason);
    }
  };
}

/** Plays one game. Returns its faults. */
async function playOne(server, table, random, most) {
  const given = await openTable(server, table);
  const Socket = unreliable(random);
  // Some seats have two tabs.
  const seats = given.map((seat) =>
    Array.from({ length: random() < 0.3 ? 2 : 1 }, () => client(server, seat, Socket)),
  );
  try {
    const { at } = await playOut(seats, { random, most });
    // The views of the seats are compared over connections without faults as well.
    const faults = await compare(
      server,
      table.game,
      given,
      seats.map(([first]) => first),
    );
    const fresh = given.map((seat) => client(server, seat));
    faults.push(...(await compare(server, table.game, given, fresh)));
    for (const one of fresh) one.close();
    return { decisions: at, faults };
  } finally {
    for (const tab of seats.flat()) tab.close();
  }
}

/**
 * Plays games under faults on a host that is killed every few seconds and deployed now and then.
 *
 * @param host what `startNode` or `startWorkerd` returned
 * @param pause mean milliseconds between two ends of the process
 * @param most decisions after which a seat resigns: games at random last for thousands in the Deck-Building Game
 * @returns numbers of games, decisions and kills, and the faults
 */
export async function playUnderFaults(
  host,
  { games, atOnce, seed, pause = 2000, most = 90, said = () => {} },
) {
  const random = generator(seed);
  const totals = { games: 0, decisions: 0, kills: 0, deployments: 0, faults: [] };
  let begun = 0;
  let isDone = false;
  const killing = (async () => {
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + random())));
      if (isDone) return;
      if (random() < 0.2) {
        totals.deployments++;
        await host.restart();
      } else {
        totals.kills++;
        await host.kill();
      }
    }
  })();
  const player = async () => {
    while (begun < games) {
      const number = begun++;
      const own = generator(seed * 100_003 + number);
      try {
        const { decisions, faults } = await playOne(host.address, tables[number % tables.length], own, most);
        totals.decisions += decisions;
        totals.faults.push(...faults.map((fault) => `game ${number}: ${fault}`));
        for (const fault of faults) console.error(`game ${number}: ${fault}`);
      } catch (error) {
        totals.faults.push(`game ${number}: ${error.stack}`);
        console.error(`game ${number}: ${error.stack}`);
      }
      totals.games++;
      if (totals.games % 20 === 0) said(totals);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  isDone = true;
  await killing;
  return totals;
}

/** Finds miniflare among the environments' packages. */
export const miniflare = () =>
  createRequire(new URL("../environments/package.json", import.meta.url))("miniflare").Miniflare;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      host: { type: "string", default: "node" },
      games: { type: "string", default: "1000" },
      "at-once": { type: "string", default: "25" },
      seed: { type: "string", default: "1" },
      pause: { type: "string", default: "6000" },
      most: { type: "string", default: "90" },
    },
  });
  const fails = 40;
  const host =
    values.host === "node"
      ? await startNode({ fails })
      : await startWorkerd({ Miniflare: miniflare(), fails });
  const begun = performance.now();
  const said = ({ faults, ...numbers }) =>
    console.log(
      `${JSON.stringify(numbers)}, ${faults.length} faults, ${Math.round((performance.now() - begun) / 1000)} s`,
    );
  const totals = await playUnderFaults(host, {
    games: Number(values.games),
    atOnce: Number(values["at-once"]),
    seed: Number(values.seed),
    pause: Number(values.pause),
    most: Number(values.most),
    said,
  });
  said(totals);
  for (const fault of totals.faults.slice(0, 20)) console.log(fault);
  await host.stop();
  process.exit(totals.faults.length === 0 ? 0 : 1);
}
