// Whole games on either host: of each game system by two clients, with a spectator, a cheat and a restart in the middle.

import { connect } from "node:net";
import { lobbyOf } from "altmode/client";
import WebSocket from "ws";
import { ADMIN } from "./hosts.mjs";
import { client, compare, generator, openTable, playOut, tables, when } from "./play.mjs";

/** Plays a game of each system on a server. Returns what is not as it should be. */
export async function playWholeGames(host) {
  const faults = [];
  const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      faults.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  for (const table of tables) {
    const given = await openTable(host.address, table);
    const seats = given.map((seat) => client(host.address, seat));
    const spectator = client(host.address, { table: given[0].table });
    await Promise.all([...seats, spectator].map((each) => when(each, ({ game }) => game !== null)));
    same(
      `the seats of ${table.game}`,
      [...seats, spectator].map(({ state }) => state.seat),
      [0, 1, null],
    );
    await cheat(host, given, seats, same);
    let restarted = false;
    await playOut(
      seats.map((seat) => [seat]),
      {
        random: generator(7),
        // A game at random lasts for thousands of decisions in the Deck-Building Game.
        most: table.game === "deckbuilder" ? 400 : undefined,
        moved: async (at) => {
          if (at < 12 || restarted) return;
          restarted = true;
          await host.kill();
        },
      },
    );
    faults.push(...(await compare(host.address, table.game, given, seats)));
    await when(spectator, ({ game }) => game.outcome !== null);
    same("the spectator's actions", spectator.state.game.actions, []);
    for (const each of [...seats, spectator]) each.close();
  }
  return faults;
}

/** The administrator closes a game, and a table that waits. Returns what is not as it should be. */
export async function closeByAdmin(host) {
  const faults = [];
  const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      faults.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  const close = async (table, secret) => {
    const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const address = new URL(`admin/tables/${table}/close`, host.address);
    return (await fetch(address, { method: "POST", headers })).status;
  };
  const [tcg, unmatched] = tables;
  const given = await openTable(host.address, unmatched);
  const [{ table }] = given;
  const seats = given.map((seat) => client(host.address, seat));
  await Promise.all(seats.map((each) => when(each, ({ game }) => game !== null)));
  same("without the secret", [await close(table), await close(table, "a guess")], [403, 403]);
  same("the game after that", seats[0].state.table.status, "playing");
  same("closed", await close(table, ADMIN), 200);
  for (const each of seats) await when(each, ({ table }) => table.status === "over");
  same("why it ended", seats[0].state.table.ended, { by: "closed", seat: null });
  same("its record", (await lobbyOf(host.address).record(table, 1)).game, "unmatched");
  same(
    "a move after that",
    await seats[seats[0].state.game.toAct].act({ id: 0 }).catch(({ code }) => code),
    "game-over",
  );
  for (const each of seats) each.close();

  const name = "Ann";
  const waiting = await lobbyOf(host.address).open({ game: "tcg", name, choice: tcg.choices[0] });
  const alone = client(host.address, waiting);
  await when(alone, (state) => state.table !== null);
  same("a table that waits", await close(waiting.table, ADMIN), 200);
  await when(alone, ({ connection }) => connection === "closed");
  same("what its creator hears", alone.state.closed, "the table was closed");
  same("a table that is gone", await close(waiting.table, ADMIN), 404);
  return faults;
}

/** Sends requests to the Node host that are none. Returns what is not as it should be. */
export async function sendNonsense(host) {
  const faults = [];
  const { hostname, port } = new URL(host.address);
  const answer = (text) =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.once("data", (data) => {
        resolve(String(data).split(" ")[1]);
        socket.destroy();
      });
      socket.once("error", reject);
      socket.once("close", () => resolve("closed"));
    });
  const head = "host: x\r\nconnection: close\r\n";
  const upgrade = "host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n";
  for (const [line, headers] of [
    ["GET //", head],
    ["GET http://[", head],
    ["TRACE /tables", head],
    ["GET //", upgrade],
  ]) {
    const status = await answer(`${line} HTTP/1.1\r\n${headers}\r\n`);
    if (status !== "400") faults.push(`${line}: ${status}, not 400`);
  }
  const response = await fetch(new URL("metrics", host.address), {
    headers: { authorization: `Bearer ${ADMIN}` },
  });
  if (/faults_total [1-9]/.test(await response.text()))
    faults.push("nonsense counts as a fault of the server");
  return faults;
}

/**
 * Deploys other rules in the middle of a game: it goes on while the server has its rules, and else ends with its record.
 *
 * @param host what `startNode` returned
 * @returns what is not as it should be
 */
export async function deployOtherRules(host) {
  const faults = [];
  const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      faults.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  const given = await openTable(host.address, tables[1]);
  const seats = given.map((seat) => client(host.address, seat));
  const [first] = seats;
  await Promise.all(seats.map((seat) => when(seat, ({ game }) => game !== null)));
  const move = async () => {
    const { at, toAct } = first.state.game;
    const actor = seats[toAct];
    await when(actor, ({ connection, game }) => connection === "open" && game.at === at);
    await actor.act(actor.state.game.actions[0]);
    await Promise.all(seats.map((seat) => when(seat, ({ game }) => game.at > at)));
  };
  await move();
  const { rules } = first.state.table;
  await host.restart({ BUILDS: "newer,own" });
  await move();
  same("the game with its rules", [first.state.table.status, first.state.table.rules], ["playing", rules]);

  await host.restart({ BUILDS: "newer" });
  for (const seat of seats) await when(seat, ({ table }) => table.status === "over");
  same("why it ended", first.state.table.ended, { by: "version", seat: null });
  const record = await lobbyOf(host.address).record(given[0].table, 1);
  same("its record", [record.game, record.moves.length], ["unmatched", 2]);
  for (const seat of seats) seat.rematch();
  for (const seat of seats) await when(seat, ({ game }) => game.game === 2);
  same("the rules of the next game", first.state.table.rules, rules + 1);
  for (const seat of seats) seat.close();
  return faults;
}

/** Tries what must be refused, by each way in. */
async function cheat(host, given, seats, same) {
  const [{ table }] = given;
  const lobby = lobbyOf(host.address);
  const codeOf = (promise) =>
    promise.then(
      () => "taken",
      ({ code }) => code,
    );
  const { game } = seats[0].state;
  const actor = seats[game.toAct];
  const other = seats[1 - game.toAct];
  same("somebody else's turn", await codeOf(other.act({ id: 0 })), "not-your-seat");
  same("an illegal action", await codeOf(actor.act({ type: "fly" })), "illegal-action");
  same("a seat that is taken", await codeOf(lobby.join(table, { name: "Eve", choice: {} })), "no-invitation");
  same(
    "all seats taken",
    await codeOf(lobby.join(table, { name: "Eve", choice: {}, invitation: given[0].invitation })),
    "no-seat",
  );
  same("a record before the end", await codeOf(lobby.record(table, 1)), "not-over");
  // Past the client, which refuses most of it by itself.
  const socket = new WebSocket(new URL(`tables/${table}`, host.address.replace("http", "ws")), [
    "altmode.1",
    given[1 - game.toAct].token,
  ]);
  const refusals = [];
  await new Promise((resolve, reject) => {
    const sent = [
      { type: "act", game: 1, at: game.at, action: game.actions[0] ?? { id: 0 } },
      { type: "act", game: 1, at: game.at, action: { type: "concede", seat: game.toAct } },
      { type: "act", game: 1, at: game.at + 1, action: { id: 0 } },
      { type: "act", game: 2, at: game.at, action: { id: 0 } },
      { type: "claim", game: 1 },
      { type: "rematch", game: 1 },
      { type: "fly" },
      7,
    ];
    socket.on("error", reject);
    socket.on("open", () => {
      for (const message of sent) socket.send(JSON.stringify(message));
      socket.send("no JSON");
    });
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "refused") refusals.push(message.code);
      if (refusals.length === sent.length + 1) resolve();
    });
  });
  socket.terminate();
  same("what was refused", refusals, [
    "not-your-seat",
    "not-your-seat",
    "stale",
    "stale",
    "not-absent",
    "not-over",
    "bad-input",
    "bad-input",
    "bad-input",
  ]);
  const forged = `${given[0].token.slice(0, -1)}${given[0].token.endsWith("A") ? "B" : "A"}`;
  for (const token of [forged, "guess", ""]) {
    const stranger = new WebSocket(new URL(`tables/${table}`, host.address.replace("http", "ws")), [
      "altmode.1",
      ...(token === "" ? ["none.0.x.y"] : [token]),
    ]);
    const status = await new Promise((resolve) => {
      stranger.on("unexpected-response", (_, { statusCode }) => resolve(statusCode));
      stranger.on("open", () => resolve("open"));
      stranger.on("error", ({ message }) => resolve(message));
    });
    same(`a token "${token.slice(0, 5)}…"`, status, 403);
  }
}
