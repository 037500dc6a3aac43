// The client's check of an action before it is sent: it agrees with the rules, whose legal actions came with the view.
import {
  type ClientMessage,
  type LiveGame,
  type ServerMessage,
  TableClient,
  type WebSocketLike,
} from "altmode/client";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { decks } from "altmode/decks";
import { load as loadTcg } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { expect, test } from "vitest";
import { fieldsOf, meant } from "../../js/client/legal.js";

/** The part of a game that this test uses. */
interface Played {
  readonly toAct: number | null;
  readonly outcome: unknown;
  apply(action: object, options?: { seat: number }): unknown;
  check(action: object, options?: { seat: number }): { code: string } | null;
  view(
    viewer: number,
    since: number,
  ): { observation: unknown; actions: Fields[]; events: unknown[]; eventCount: number };
}
type Fields = { readonly id: number; readonly label: string } & Record<string, unknown>;

/** A WebSocket whose server is this test. */
class Line implements WebSocketLike {
  static last: Line;
  readonly sent: ClientMessage[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    if (text !== "ping") this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

const games: Record<LiveGame, () => Promise<Played>> = {
  tcg: async () => (await loadTcg()).newGame({ seed: "1", players: [deck(0), deck(1)] }) as unknown as Played,
  unmatched: async () =>
    (await loadUnmatched()).newGame({
      seed: "1",
      board: "marmoreal",
      players: [{ hero: "medusa" }, { hero: "sinbad" }],
    }) as unknown as Played,
  deckbuilder: async () =>
    (await loadDeckbuilder()).newGame({
      seed: "1",
      players: [{ character: "x-vanguard" }, { character: "x-beacon" }],
    }) as unknown as Played,
};

function deck(index: number) {
  const found = decks[index];
  if (found === undefined) throw new Error("there is no such deck");
  return found;
}

/** Returns a client of a seat, and the function that shows it a game. */
function follow(seat: number) {
  const client = new TableClient({ server: "https://tables.test", table: "t", token: "x", WebSocket: Line });
  const line = Line.last;
  const status = (over: boolean) =>
    line.tell({
      type: "table",
      you: seat,
      info: { status: over ? "over" : "playing", number: 1, clock: null, seats: [] },
    } as never);
  status(false);
  let since = 0;
  const show = (game: Played, at: number) => {
    const { eventCount, ...view } = game.view(seat, since);
    const { toAct, outcome } = game;
    line.tell({ type: "state", game: 1, at, since, toAct, outcome, clock: null, ...view } as never);
    since = eventCount;
  };
  return { client, line, show, status };
}

/** Returns actions that are like a legal one: with another number, with a field less, and with one that it does not have. */
function variants(fields: Record<string, unknown>): object[] {
  const changed = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "number"
      ? [
          { ...fields, [name]: value + 1 },
          { ...fields, [name]: 9999 },
        ]
      : [],
  );
  const shorter = Object.keys(fields)
    .filter((name) => name !== "type")
    .map((left) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left)));
  return [...changed, ...shorter, { ...fields, unheard: 1 }, { ...fields, type: "fly" }];
}

/** Returns whether the rules refuse an action, or cannot read it at all. */
function refuses(game: Played, action: object, seat: number): boolean {
  try {
    return game.check(action, { seat }) !== null;
  } catch {
    return true;
  }
}

for (const [name, begin] of Object.entries(games))
  test(`the client's check agrees with the rules in ${name}`, async () => {
    const game = await begin();
    const seats = [follow(0), follow(1)];
    const differences: object[] = [];
    const counts = { legal: 0, illegal: 0 };
    let earlier: object[] = [];
    for (let at = 0; at < 120 && game.outcome === null; at++) {
      for (const { show } of seats) show(game, at);
      const seat = game.toAct ?? 0;
      const { actions, observation } = game.view(seat, 0);
      const legal = actions.map(({ id: _, label: __, ...fields }) => fields);
      const asked = [...legal, ...earlier, ...legal.slice(0, 4).flatMap(variants), { id: 0 }, { id: 9999 }];
      for (const action of asked)
        for (const [own, { client }] of seats.entries()) {
          const refused = client.check(action as never);
          const isRefused = refuses(game, action, own);
          // An input that lacks a field is completed if one legal action alone can be meant.
          const [only] = refused === null && isRefused ? meant(actions, action, observation) : [];
          const isCompleted = only !== undefined && own === seat && !refuses(game, fieldsOf(only), own);
          if ((refused !== null) !== isRefused && !isCompleted)
            differences.push({ action, own, at, refused, isRefused });
          counts[isRefused ? "illegal" : "legal"]++;
        }
      earlier = legal.slice(0, 3);
      game.apply(legal[(at * 7) % legal.length] as object, { seat });
    }
    expect(differences.slice(0, 5)).toEqual([]);
    expect(counts.legal).toBeGreaterThan(200);
    expect(counts.illegal).toBeGreaterThan(1000);
    for (const { client } of seats) client.close();
  });

test("an illegal action is refused before it is sent, and a legal one is sent once", async () => {
  const game = await (games.unmatched as () => Promise<Played>)();
  const seat = game.toAct ?? 0;
  const { client, line, show, status } = follow(seat);
  show(game, 0);
  await expect(client.act({ type: "fly" } as never)).rejects.toMatchObject({ code: "illegal-action" });
  // Places of a sidekick differ in a field that is not given.
  await expect(client.act({ type: "place" } as never)).rejects.toMatchObject({ code: "ambiguous-action" });
  expect(line.sent).toEqual([]);
  const [first] = game.view(seat, 0).actions;
  const done = client.act(first as never);
  await expect(client.act(first as never)).rejects.toMatchObject({ code: "busy" });
  const { id: _, label: __, ...fields } = first as Fields;
  expect(line.sent).toEqual([{ type: "act", game: 1, at: 0, action: fields }]);
  expect(client.state.pending).toEqual(fields);
  game.apply(fields);
  show(game, 1);
  await done;
  expect(client.state.pending).toBeNull();
  status(true);
  expect(client.check(first as never)).toMatchObject({ code: "game-over" });
  client.close();
});
