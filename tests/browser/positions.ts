// Games at positions that tests ask for, put into the browser as if they had been left there.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Action, Game, Observation } from "altmode/tcg";
import { load } from "altmode/tcg";

type Control = "human" | "bot";
type Wanted = (observation: Observation, actions: readonly Action[], game: Game) => boolean;

const list = (deck: string) =>
  deck.includes("\n")
    ? deck
    : readFileSync(new URL(`../../rust/tcg/decks/${deck}.txt`, import.meta.url), "utf8");

/** Seeds looked through, and decisions of each of their games. */
const SEEDS = 60;
const DECISIONS = 160;

/** The first position that is as wanted of some games between two decks: samples by their file names, or lists. */
export async function gameWhere(
  wanted: Wanted,
  decks: readonly [string, string] = ["autobot-starter", "bumblebee-vs-megatron"],
): Promise<Game> {
  const tcg = await load();
  const players = decks.map((deck) => tcg.parseDeck(list(deck))) as [
    ReturnType<typeof tcg.parseDeck>,
    ReturnType<typeof tcg.parseDeck>,
  ];
  for (let number = 1; number <= SEEDS; number++) {
    const seed = number.toString(16);
    const game = tcg.newGame({ players, seed });
    for (let decision = 0; decision < DECISIONS && game.toAct !== null; decision++) {
      if (wanted(game.observe(game.toAct), game.legalActions(), game)) return game;
      game.playout({ bot: "greedy", decisions: 1, seed: `${seed}${decision}` });
    }
    game.free();
  }
  throw new Error("no game comes to such a position");
}

/** Opens the page with a game on its table. */
export async function openGame(
  page: Page,
  game: Game,
  controls: readonly [Control, Control] = ["human", "human"],
  speed = "instant",
): Promise<void> {
  const save = Buffer.from(game.save()).toString("base64");
  const kept = JSON.stringify({ save, names: ["One", "Two"], controls, strength: "easy", open: true });
  await page.addInitScript(
    ([session, pace]) => {
      // Only at the first visit: a reload finds what the page kept.
      if (localStorage.getItem("altmode.game") === null) localStorage.setItem("altmode.game", session ?? "");
      if (localStorage.getItem("altmode.speed") === null) localStorage.setItem("altmode.speed", pace ?? "");
    },
    [kept, speed],
  );
  await page.goto("/#/play");
}
