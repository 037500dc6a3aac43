// Whole games over a server by `altmode/client`, and the proof that nothing was lost: a local game.
import { lobbyOf, TableClient } from "altmode/client";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { decks } from "altmode/decks";
import { load as loadTcg } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import WebSocket from "ws";

/** The rules of the local games. */
export const rules = {
  tcg: await loadTcg(),
  unmatched: await loadUnmatched(),
  deckbuilder: await loadDeckbuilder(),
};

/** Tables of each game system: all numbers of seats. */
export const tables = [
  { game: "tcg", options: {}, choices: [decks[0], decks[1]] },
  { game: "unmatched", options: { board: "marmoreal" }, choices: [{ hero: "medusa" }, { hero: "sinbad" }] },
  { game: "deckbuilder", options: {}, choices: [{ character: "x-vanguard" }, { character: "x-beacon" }] },
];

/** Returns a generator of numbers from 0 to below 1 that look random but are the same in every run. */
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Repeats a request until the server answers it: it may be down, or its storage may have failed. */
export async function asked(request) {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!["no-connection", "failed"].includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Opens a table and takes all its seats. Returns what each seat was given. */
export async function openTable(server, { game, options, choices, clock }, request = asked) {
  const lobby = lobbyOf(server);
  const seats = choices.length;
  const first = await request(() =>
    lobby.open({ game, options, seats, name: "Seat 0", choice: choices[0], clock }),
  );
  const given = [first];
  for (const [seat, choice] of choices.entries()) {
    if (seat === 0) continue;
    const wanted = {
      name: `Seat ${seat}`,
      choice,
      invitation: first.invitation,
      request: `${first.table.slice(0, 40)} seat ${seat}`,
    };
    given.push(await request(() => lobby.join(first.table, wanted)));
  }
  return given;
}

/** Makes a client of a seat, or of a spectator. */
export const client = (server, { table, token }, Socket = WebSocket) =>
  new TableClient({ server, table, token, WebSocket: Socket, retry: { first: 20, most: 300 } });

/** Resolves when something is so for a client. */
export function when(client, isSo, milliseconds = 900_000) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!isSo(client.state)) return;
      clearTimeout(timer);
      stop();
      resolve(client.state);
    };
    const timer = setTimeout(() => {
      stop();
      const { game, table, connection } = client.state;
      const state = { connection, table, at: game?.at, toAct: game?.toAct, refused: client.refused };
      reject(new Error(`this did not happen: ${isSo}; ${JSON.stringify(state)}`));
    }, milliseconds);
    const stop = client.subscribe(look);
    look();
  });
}

/**
 * Plays a game to its end with choices at random. `seats` are the clients of each seat: one, or several tabs.
 *
 * @param most decisions after which the seat to act resigns, so that no game lasts for long
 * @param moved called after each decision
 */
export async function playOut(seats, { random, most = Number.POSITIVE_INFINITY, moved = async () => {} }) {
  const [[first]] = seats;
  await when(first, ({ game }) => game !== null);
  for (;;) {
    const { game, table } = first.state;
    if (game.outcome !== null || table?.status === "over") return game;
    const { at, toAct } = game;
    const tabs = seats[toAct];
    if (tabs !== undefined) {
      const tab = tabs[Math.floor(random() * tabs.length)];
      await when(tab, ({ game, seat }) => seat !== null && game !== null && game.at >= at);
      const { actions, at: seen } = tab.state.game;
      if (seen === at) {
        const action = at >= most ? { type: "concede" } : actions[Math.floor(random() * actions.length)];
        // Every tab of the seat may answer: one answer counts, the others are refused or too late.
        const answers = tabs
          .filter((each) => each === tab || random() < 0.3)
          .map((each) => answer(each, action, at));
        await Promise.all(answers);
      }
    }
    await when(first, ({ game, table }) => game.at > at || table?.status === "over");
    await moved(at);
  }
}

/** Answers decision `at` by a tab, if it is still due for it. Another tab may be quicker. */
async function answer(tab, action, at) {
  if (tab.state.game?.at !== at || tab.state.seat === null) return;
  try {
    await tab.act(action);
  } catch (error) {
    if (!["busy", "stale", "game-over", "not-your-seat", "illegal-action"].includes(error.code)) throw error;
  }
}

/**
 * Compares what the server and the clients have with a local game that repeats the record. Returns the differences.
 *
 * @param seats one client of each seat
 */
export async function compare(server, game, given, seats) {
  const faults = [];
  await Promise.all(seats.map((seat) => when(seat, ({ game }) => game !== null && game.outcome !== null)));
  const record = await asked(() => lobbyOf(server).record(given[0].table, seats[0].state.game.game));
  // `replay` compares the final hash that the record has with that of the position.
  const local = rules[game].replay(record);
  for (const [seat, { state }] of seats.entries()) {
    const view = local.view(seat, 0);
    const { observation, events, at, outcome } = state.game;
    const same = (what, is, should) => {
      const [one, other] = [JSON.stringify(is), JSON.stringify(JSON.parse(JSON.stringify(should)))];
      if (one !== other)
        faults.push(`${game}, seat ${seat}: ${what}: ${one.slice(0, 200)}, not ${other.slice(0, 200)}`);
    };
    same("the observation", observation, view.observation);
    same("the events", events, view.events);
    same("the outcome", outcome, local.outcome);
    same("the decisions", at, record.moves?.length ?? at);
  }
  local.free();
  return faults;
}
