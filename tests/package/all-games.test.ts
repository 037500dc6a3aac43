// Properties of all three games: actions that are given back, the public view, scenarios.
import { readdirSync, readFileSync } from "node:fs";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadUnmatched } from "altmode/unmatched";
import { describe, expect, test } from "vitest";
import { config, errorOf, root, tcg } from "./support.js";

/** The part of the games and of the rules that these tests use. */
interface Played {
  toAct: number | null;
  legalActions(): { id: number; type: string }[];
  apply(action: number): object[];
  legalCount(): number;
  advance(id: number): number;
  hash(): string;
  check(action: never): { code: string } | null;
  observe(viewer: number | "public" | "all"): { seat?: number | null };
  events(since: number, viewer: number | "public" | "all"): object[];
  view(viewer: number | "public" | "all", since?: number): { actions: object[]; events: object[] };
}
interface Rules {
  runScenario(scenario: never): { failure: { code: string; path: string } | null };
}

const unmatched = await loadUnmatched();
const deckbuilder = await loadDeckbuilder();
const heroes = [{ hero: "medusa" }, { hero: "sinbad" }];
const characters = ["x-vanguard", "x-beacon", "x-dozer"].map((character) => ({ character }));
const games: [string, Rules, () => Played, number][] = [
  ["tcg", tcg, () => tcg.newGame(config), 2],
  ["unmatched", unmatched, () => unmatched.newGame({ seed: "7", board: "marmoreal", players: heroes }), 2],
  [
    "deckbuilder",
    deckbuilder,
    () => deckbuilder.newGame({ seed: "1", mode: "competitive", players: characters }),
    3,
  ],
];

/** Returns a choice that looks random but is the same in every run, by the number of the decision. */
const chosen = (decision: number, count: number) => (Math.imul(decision + 1, 2654435761) >>> 8) % count;

/** Plays on with such choices, and calls `look` at each position. */
function playOn(game: Played, decisions: number, look: () => void) {
  for (let done = 0; done < decisions && game.toAct !== null; done++) {
    look();
    game.apply(chosen(done, game.legalActions().length));
  }
}

/** Returns whether a value has no number and no text that another one lacks. */
function tellsNoMore(shown: unknown, known: unknown): boolean {
  if (shown === null || shown === undefined) return true;
  if (Array.isArray(shown) && Array.isArray(known)) {
    return shown.every((each) => known.some((other) => tellsNoMore(each, other)));
  }
  if (typeof shown === "object" && typeof known === "object" && known !== null) {
    return Object.entries(shown).every(
      ([name, value]) =>
        ["text", "seat"].includes(name) || tellsNoMore(value, (known as Record<string, unknown>)[name]),
    );
  }
  return shown === known;
}

describe.each(games)("%s", (system, rules, begin, seats) => {
  test("an action whose name contradicts its number is stale", () => {
    const game = begin();
    let refused = 0;
    playOn(game, 120, () => {
      for (const action of game.legalActions()) {
        expect(game.check(action as never)).toBeNull();
        const note = Object.keys(action).find((name) => name.endsWith("Name"));
        if (note === undefined) continue;
        const stale = { ...action, [note]: "Another" };
        const { id: _, ...withoutId } = stale;
        for (const given of [stale, withoutId]) {
          expect(game.check(given as never)).toMatchObject({ code: "stale-action" });
          expect(errorOf(() => game.apply(given as never)).path).toBe(note);
        }
        expect(game.check({ ...action, label: "a translated label" } as never)).toBeNull();
        refused += 1;
      }
    });
    expect(refused).toBeGreaterThan(50);
  });

  test("a game advanced by numbers is the game of the applied actions", () => {
    const [applied, advanced] = [begin(), begin()];
    let count = advanced.legalCount();
    let decisions = 0;
    playOn(applied, 5000, () => {
      expect(count).toBe(applied.legalActions().length);
      expect(advanced.hash()).toBe(applied.hash());
      expect(errorOf(() => advanced.advance(count)).code).toBe("illegal-action");
      count = advanced.advance(chosen(decisions, count));
      decisions += 1;
    });
    expect(decisions).toBeGreaterThan(50);
    expect([applied.toAct, advanced.toAct, count, advanced.legalCount()]).toEqual([null, null, 0, 0]);
    expect(advanced.events(0, "all")).toEqual(applied.events(0, "all"));
    expect(errorOf(() => advanced.advance(0)).code).toBe("game-over");
    expect(errorOf(() => begin().advance(-1)).message).toContain("the action's id");
  });

  test("everybody sees what all seats know, and no more", () => {
    const game = begin();
    let hidden = 0;
    const everySeat = Array.from({ length: seats }, (_, seat) => seat);
    playOn(game, 200, () => {
      const shown = game.observe("public");
      expect(shown.seat ?? null).toBeNull();
      for (const seat of everySeat) expect(tellsNoMore(shown, game.observe(seat)), `seat ${seat}`).toBe(true);
      hidden += Number(everySeat.some((seat) => !tellsNoMore(game.observe(seat), shown)));
      expect(game.view("public").actions).toEqual([]);
    });
    expect(hidden).toBeGreaterThan(50);
    const told = game.events(0, "public");
    for (const seat of everySeat) {
      const known = game.events(0, seat);
      expect(known).toHaveLength(told.length);
      for (const [index, event] of told.entries()) {
        expect(tellsNoMore(event, known[index]), JSON.stringify([event, known[index]])).toBe(true);
      }
    }
    expect(JSON.stringify(game.events(0, "all")).length).toBeGreaterThan(JSON.stringify(told).length);
  });

  test("a view has the events that are new to everybody", () => {
    const game = begin();
    const first = game.view("public").events.length;
    game.apply(0);
    game.view(0);
    const { events } = game.view("public");
    expect(game.events(0, "public")).toHaveLength(first + events.length);
  });

  test("a viewer that does not exist is refused by name", () => {
    const game = begin();
    for (const wrong of [seats, -1, -2, 1.5, "nobody"]) {
      const { code, message } = errorOf(() => game.observe(wrong as never));
      expect(code).toBe("unknown-seat");
      expect(message).toMatch(/"public" or "all"/);
    }
  });

  test("only a seat of the game can concede in a scenario", () => {
    const folder = `${root}/tests/scenarios/${system}`;
    const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".json"));
    const scenarios = files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    const scenario = scenarios.find(({ state }) => state.players?.length === 2);
    const conceding = (seat: unknown) =>
      rules.runScenario({ ...scenario, steps: [{ act: { type: "concede" }, seat }] } as never).failure;
    expect(conceding(1)).toBeNull();
    for (const seat of [7, 257, -1, "nobody"]) {
      const failure = conceding(seat);
      expect(failure?.code, String(seat)).toBe("unknown-seat");
      expect(failure?.path).toMatch(/^steps\[0\].*seat$/);
    }
  });
});
