// The Deck-Building Game on the page: whole games of each mode, keyboard, bots, reloads, phones, reasons and undo.
import type { Locator, Page } from "@playwright/test";
import { type Game, load, type Mode } from "altmode/deckbuilder";
import { changing, choose, keysTo, press } from "./at-table.js";
import { expect, expectDamagedKept, expectSound, expectSoundInThemes, test } from "./visit.js";

const table = (page: Page) => page.getByTestId("table");
const moves = (page: Page) => page.getByTestId("moves");
const cover = (page: Page) => page.getByTestId("cover");
const drawer = (page: Page) => page.getByTestId("drawer");
const place = (page: Page, space: string) => page.locator(`[data-place="${space}"]`);

interface Start {
  readonly mode: Mode;
  /** Names of the characters by seat, with their ids. */
  readonly players: readonly (readonly [string, string])[];
  readonly seed: string;
}

const vanguard = ["Vanguard", "x-vanguard"] as const;
const beacon = ["Beacon", "x-beacon"] as const;
const shade = ["Shade", "x-shade"] as const;
const hammerfall = ["Hammerfall", "x-hammerfall"] as const;

/** Names of the modes in the form. */
const titles: Record<Mode, string> = {
  competitive: "Competitive",
  "co-op": "Co-operative",
  solo: "Solo",
  tvt: "Team versus team",
  "1vm": "One versus many",
};

/** Games that the greedy bot ends early. */
const starts: readonly Start[] = [
  { mode: "competitive", players: [vanguard, beacon], seed: "3a" },
  { mode: "co-op", players: [vanguard, beacon], seed: "90" },
  { mode: "tvt", players: [vanguard, shade], seed: "a" },
  { mode: "1vm", players: [vanguard, shade, hammerfall], seed: "2a" },
];
const solo: Start = { mode: "solo", players: [vanguard], seed: "1b" };
/** The shortest of many games of the greedy bot; it Confronts, Blocks, Converts, buys and clears. */
const short: Start = { mode: "solo", players: [beacon], seed: "1c" };
const duel: Start = { mode: "competitive", players: [vanguard, beacon], seed: "2a" };

/** Begins a game by the form. */
async function begin(page: Page, { mode, players, seed }: Start, who: "people" | "bots"): Promise<void> {
  await page.goto("/#/deckbuilder");
  await page.getByLabel("Mode").selectOption(titles[mode]);
  const count = page.getByLabel(`${players.length} players`);
  if (players.length > 1) await count.check();
  for (const [seat, [name]] of players.entries()) await choose(page, seat, name);
  await page.getByText("More", { exact: true }).click();
  if (players.length > 1)
    await page.getByLabel(who === "bots" ? "Against bots" : "All at this screen").check();
  if (who === "bots" && players.length > 1) await page.getByLabel("Easy").check();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(moves(page)).toHaveAttribute("data-change", /\d+/);
}

/** Begins the same game beside the page. */
async function beside({ mode, players, seed }: Start): Promise<Game> {
  const config = { mode, seed, ruins: true, players: players.map(([, character]) => ({ character })) };
  return (await load()).newGame(config);
}

/** Answers what the page answers by itself: an Assist or a Block that an empty hand declines. */
function answerForced(game: Game): void {
  while (game.toAct !== null) {
    const [only, ...others] = game.legalActions();
    const { decision, players } = game.observe("all");
    if (only?.type !== "decline" || others.length > 0 || decision === null) return;
    if (players[decision.seat]?.hand.length !== 0) return;
    game.apply(only.id);
  }
}

/** Plays a game to its end with the greedy bot. Returns the ids of its choices. */
function choicesOf(game: Game): number[] {
  const ids: number[] = [];
  answerForced(game);
  while (game.toAct !== null) {
    const { id } = game.suggest({ bot: "greedy", seed: "1" }).action;
    ids.push(id);
    game.apply(id);
    answerForced(game);
  }
  return ids;
}

/** Runs in the page: makes the moves with these ids by the buttons of the list, and passes the screen where it is asked. */
async function playByButtons(ids: readonly number[]): Promise<{ covers: number; faults: string[] }> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const until = async <T>(what: string, look: () => T | null | undefined | false): Promise<T> => {
    for (const begun = performance.now(); performance.now() - begun < 20_000; ) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    throw new Error(`${what} does not come`);
  };
  const faults: string[] = [];
  let covers = 0;
  for (const [number, id] of ids.entries()) {
    const change = String(number + 1);
    await until(`change ${change}`, () => find(`[data-testid="moves"][data-change="${change}"]`));
    const open = () => find('[data-testid="open-moves"]:enabled');
    await until("a cover or a move", () => find('[data-testid="cover"]') ?? open());
    const ready = find('[data-testid="cover"] button');
    if (ready) {
      covers++;
      if (find("[data-card]") || find("[data-action-id]")) faults.push(`change ${change} shows a hand`);
      if (document.activeElement !== ready) faults.push(`change ${change} does not focus the cover`);
      ready.click();
    }
    (await until("the list of moves", open)).ariaExpanded === "true" || open()?.click();
    const button = `[data-testid="drawer"] [data-action-id="${id}"]`;
    (await until(`move ${id} of change ${change}`, () => find(button))).click();
  }
  const change = String(ids.length + 1);
  await until("the end", () =>
    find(`[data-testid="outcome"], [data-testid="moves"][data-change="${change}"]`),
  );
  return { covers, faults };
}

/** Returns the sentence with which the page names the winners. */
function endOf(game: Game, { players }: Start, alone: boolean): string {
  const { winner, winners } = game.outcome ?? { winner: null };
  const seats = winners ?? (winner === null ? [] : [winner]);
  if (seats.length === 0) return "Nobody wins";
  if (alone) return "wins";
  return seats.map((seat) => players[seat]?.[0]).join(", ");
}

/** Puts a later position of the game at the table into the storage, as if it had been left there, and resumes it. */
async function goTo(page: Page, game: Game): Promise<void> {
  await page.evaluate(
    ([place, save]) => {
      const kept = JSON.parse(localStorage.getItem(place) ?? "{}");
      localStorage.setItem(place, JSON.stringify({ ...kept, save }));
    },
    ["altmode.deckbuilder-game", Buffer.from(game.save()).toString("base64")] as const,
  );
  await page.reload();
  await expect(moves(page)).toHaveAttribute("data-change", "1");
}

/** Number of moves that are made at the start of a game, and at its end. Those between are of the same kinds. */
const PART = 40;

for (const start of starts) {
  test(`${titles[start.mode]}: people pass the screen, and play the start and the end`, {
    tag: "@long",
  }, async ({ page }) => {
    const game = await beside(start);
    const ids = choicesOf(game);
    const later = await beside(start);
    answerForced(later);
    for (const id of ids.slice(0, -PART)) {
      later.apply(id);
      answerForced(later);
    }
    await begin(page, start, "people");
    const opening = await page.evaluate(playByButtons, ids.slice(0, PART));
    await goTo(page, later);
    const ending = await page.evaluate(playByButtons, ids.slice(-PART));
    const faults = [...opening.faults, ...ending.faults];
    const covers = opening.covers + ending.covers;
    expect(faults).toEqual([]);
    expect(covers).toBeGreaterThan(start.players.length);
    await expect(page.getByTestId("outcome")).toContainText(endOf(game, start, false));
    await expect(page.getByTestId("outcome").getByRole("heading")).toBeFocused();
    const scores = game
      .observe("all")
      .players.map(({ name, score, vp }) =>
        score === vp || score === null
          ? `${name}: ${vp} VP`
          : `${name}: ${score} VP (tokens ${vp}, end of the game ${score - vp})`,
      );
    await expect(page.getByTestId("outcome").locator("li")).toHaveText(scores);
    await expectSound(page);
    game.free();
    later.free();
  });
}

/** Number of keys that lead from everywhere to everywhere on a table. */
const FAR = 60;

/** Walks to a thing of the table with the keys of a person, and presses Enter on it. Returns the number of keys. */
async function pressAt(page: Page, thing: Locator): Promise<number> {
  for (let keys = 0; keys < FAR; ) {
    const next = await thing.evaluate(keysTo);
    for (const key of next) await page.keyboard.press(key);
    keys += next.length;
    if (next.includes("Enter")) return keys;
  }
  throw new Error(`no key leads to ${thing}`);
}

test("Solo: a game is played from start to end with keys, without the list", { tag: "@long" }, async ({
  page,
}) => {
  const game = await beside(short);
  await begin(page, short, "people");
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  const quick = page.locator(".moves-quick button");
  let keys = 0;
  for (let made = 1; game.toAct !== null; made++) {
    // Waits without the pauses of an expectation, which are longer than the moves.
    await page.locator(`[data-testid=moves][data-change="${made}"]`).waitFor();
    const suggested = game.suggest({ bot: "greedy", seed: "1" }).action;
    // The first of equal cards stands for their pile.
    const action = game.legalActions().find(({ label }) => label === suggested.label) ?? suggested;
    const hand = game.observe(0).players[0]?.hand ?? [];
    const card = "card" in action ? hand.find(({ id }) => id !== undefined && id === action.card) : undefined;
    const thing =
      "space" in action && action.space !== undefined
        ? place(page, action.space)
        : card && page.locator(`[data-card="${card.card}"]`);
    if (thing !== undefined) {
      keys += await pressAt(page, thing);
      await thing.and(page.locator("[aria-pressed=true]")).waitFor();
    }
    await quick.first().waitFor();
    // With a single move the second Enter makes it; else its button does.
    const single = thing !== undefined && (await quick.count()) === 1;
    keys += await pressAt(
      page,
      single ? thing : page.locator(`.moves-quick [data-action-id="${action.id}"]`),
    );
    game.apply(action.id);
  }
  console.log(`solo: ${keys} keys`);
  await expect(page.getByTestId("outcome")).toContainText(endOf(game, short, true));
  await expect(page.locator("#result-title")).toBeFocused();
  await expect(cover(page)).toHaveCount(0);
  await press(page.getByRole("button", { name: "Rematch" }));
  await expect(moves(page)).toHaveAttribute("data-change", "1");
  await expect(page.getByTestId("outcome")).toHaveCount(0);
  game.free();
});

test("equal cards are played by a second tap, and arrow keys go on from the focused card", async ({
  page,
}) => {
  await begin(page, solo, "people");
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  const cards = page.getByTestId("hand").locator(".hand-card");
  const first = await cards.first().getAttribute("data-card");
  const [second, third] = [cards.nth(1), cards.nth(2)];
  await expect(third).toBeVisible();
  const goal = await third.getAttribute("data-card");
  await second.focus();
  /** Taps a pile twice without moving the focus, as a pointer does in some browsers. */
  const play = (pile: Locator) =>
    changing(page, async () => {
      await pile.dispatchEvent("click");
      await expect(pile).toHaveAttribute("aria-pressed", "true");
      await pile.dispatchEvent("click");
    });
  const single = page.locator(`.hand-card[data-card="${first}"]`);
  await expect(single.locator(".pile-count")).toHaveCount(0);
  await play(single);
  await expect(single).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(`.hand-card[data-card="${goal}"]`)).toBeFocused();
  await play(cards.filter({ has: page.locator(".pile-count") }).first());
});

/** Ends the turn of the person, by the list. */
async function endTurn(page: Page): Promise<void> {
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  if (!(await drawer(page).isVisible())) await press(page.getByTestId("open-moves"));
  await changing(page, () => press(drawer(page).getByRole("button", { name: "End the turn" })));
}

test("the bot answers, a reload goes on, and undo goes back", async ({ page }) => {
  await begin(page, duel, "bots");
  const lines = page.getByTestId("story").locator("ol > li");
  await endTurn(page);
  await expect(lines.filter({ hasText: /^Turn 3/ })).toHaveCount(1);
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  const told = await lines.allTextContents();
  const hand = await page.getByTestId("hand").textContent();
  await page.reload();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  expect(await lines.allTextContents()).toEqual(told);
  expect(await page.getByTestId("hand").textContent()).toBe(hand);

  // Undo goes back to the person's own decision, not to one of the bot.
  await changing(page, () => press(page.getByRole("button", { name: "Undo" })));
  await expect(lines.filter({ hasText: /^Turn 2/ })).toHaveCount(0);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByTestId("deckbuilder-setup")).toBeVisible();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(table(page)).toBeVisible();
});

test("a refused move says why", async ({ page }) => {
  await begin(page, solo, "people");
  await press(place(page, "B2"));
  await expect(moves(page)).toContainText("B2 is no space where characters enter the Matrix.");
  await page.keyboard.press("Escape");
  await expect(moves(page)).not.toContainText("B2 is no space");
  // The character enters; the space in the middle of the other side is too far now.
  await press(place(page, "A1"));
  await changing(page, () => press(place(page, "A1")));
  await press(place(page, "C3"));
  await expect(moves(page)).toContainText("C3 is not adjacent.");
  await expect(moves(page)).toContainText("C3 cannot be searched from here.");
});

test("arrow keys walk the Matrix, and a chosen card can be read", async ({ page }) => {
  await begin(page, solo, "people");
  await place(page, "A1").focus();
  await page.keyboard.press("ArrowRight");
  await expect(place(page, "A2")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(place(page, "B2")).toBeFocused();
  await expect(place(page, "B2")).toHaveAccessibleName("Space B2, a facedown card");
  // Only one space is on the way of the Tab key.
  await expect(page.locator('[data-place][tabindex="0"]')).toHaveCount(1);
  const card = page.locator('[data-card="x-resolve"]');
  await press(card);
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("held")).toContainText("Resolve");
  await page.getByTestId("held").getByRole("button").click({ button: "right" });
  await expect(page.getByTestId("table-dialog")).toContainText("Power 1, Range 0");
  await expect(page.getByTestId("table-dialog").getByText("Resolve", { exact: true })).toHaveCount(1);
  await page.getByTestId("table-dialog").getByRole("button", { name: "Close" }).click();
  await changing(page, () => press(card));
  await expect(page.getByTestId("bar-0")).toContainText("1 at Range 0");
});

test("set-up, table, cover and list are sound in both themes", async ({ page }) => {
  const desk = { width: 1280, height: 800 };
  await page.goto("/#/deckbuilder");
  await expect(page.getByLabel("Mode")).toBeVisible();
  await expectSoundInThemes(page);
  await page.setViewportSize(desk);
  await begin(page, duel, "people");
  await expect(cover(page)).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await expectSoundInThemes(page);
  await page.setViewportSize(desk);
  await press(cover(page).getByRole("button"));
  await press(page.locator('[data-card="x-resolve"]'));
  await expect(page.getByTestId("held")).toContainText("Resolve");
  await expectSoundInThemes(page);
  await page.setViewportSize(desk);
  await press(page.getByTestId("open-moves"));
  await expect(drawer(page)).toBeVisible();
  await expectSoundInThemes(page);
});

test("the table of five players fits phones and a desk without scrolling", async ({ page }) => {
  await page.goto("/#/deckbuilder");
  await page.getByLabel("5 players").check();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("All at this screen").check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await press(cover(page).getByRole("button"));
  for (const [name, size] of Object.entries({
    phone: { width: 390, height: 844 },
    "phone on its side": { width: 844, height: 390 },
    desk: { width: 1280, height: 800 },
  })) {
    await page.setViewportSize(size);
    // On a phone the stage lies over the field, during a scene.
    const zones = ["field", "hand", "moves", "open-moves", ...(name === "desk" ? ["stage"] : [])];
    for (const zone of zones)
      await expect(page.getByTestId(zone), `${zone}, ${name}`).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(Math.max(...over), name).toBeLessThanOrEqual(0);
  }
});

test("a damaged kept game says so and leaves the way free", async ({ page }) => {
  await begin(page, solo, "people");
  await expectDamagedKept(page, "altmode.deckbuilder-game", table(page));
});

test("German has its own words on the table", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.language", "de"));
  await page.goto("/#/deckbuilder");
  await page.getByRole("button", { name: "Spielen", exact: true }).click();
  await expect(page.getByTestId("bar-0")).toContainText("Ablage");
});
