// Whole games as a person plays them: by what glows and the buttons beside the question, never by the list of moves.
import type { Page } from "@playwright/test";
import { acted, begin, keysTo, target } from "./at-table.js";
import { expect, expectSound, test } from "./visit.js";

/** Number of taps after which a game should be over. */
const MOST = 2_000;
/** A bot that plays at random buys so little that a Deck-Building game lasts six times as long. */
const strengthIn = (address: string) => (address === "deckbuilder" ? "Middle" : "Easy");

/**
 * Returns the middle of a thing to tap in the Deck-Building Game, which ends only if players buy and battle: the end of
 * the turn often, because the bot buys for both, then an offer of the buttons, the chosen thing a second time, and a target.
 */
const wanted = (page: Page, choice: number) =>
  page.evaluate((number) => {
    const middles = (elements: Iterable<Element>) =>
      [...elements].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      });
    const all = (mark: string) => middles(document.querySelectorAll(`.game-table .mark-${mark}`));
    const buttons = [...document.querySelectorAll(".moves-quick:not(.settling) button")];
    const isEnd = ({ textContent }: Element) => textContent?.startsWith("End the turn") ?? false;
    const [end] = middles(buttons.filter(isEnd));
    const [chosen] = all("chosen");
    const [offers, aims, others] = [
      middles(buttons.filter((button) => !isEnd(button))),
      all("aim"),
      all("can"),
    ];
    if (end !== undefined && number % 4 === 0) return end;
    if (offers.length > 0) return offers[number % offers.length];
    if (chosen !== undefined && number % 5 > 0) return chosen;
    if (aims.length > 0) return aims[number % aims.length];
    return others.length === 0 ? end : others[number % others.length];
  }, choice);

const isOver = (page: Page) => page.getByTestId("outcome").isVisible();

/** Plays with a pointer until the game is over. Returns the number of taps. */
async function playByPointer(
  page: Page,
  address: string,
  tap: (x: number, y: number) => Promise<void>,
): Promise<number> {
  const next = address === "deckbuilder" ? wanted : target;
  let taps = 0;
  for (let step = 0; taps < MOST && step < MOST * 3; step++) {
    const at = await next(page, step * 7 + 3);
    if (at === undefined) {
      if (await isOver(page)) break;
      await page.waitForTimeout(80);
      continue;
    }
    await tap(at.x, at.y);
    await acted(page);
    taps++;
  }
  return taps;
}

/**
 * Returns the next keys on the way to a thing that a player may choose, and "Enter" on it. `choice` decides which thing, as for a
 * pointer. Returns no keys where nothing can be chosen.
 */
async function nextKeys(page: Page, choice: number): Promise<string[]> {
  const goal = await page.evaluateHandle((number) => {
    const goals = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    const aims = goals(".game-table .mark-aim");
    const others = goals(".game-table .mark-can, .game-table .mark-chosen, .moves-quick button");
    const all = aims.length > 0 && number % 4 !== 0 ? aims : [...aims, ...others];
    return all[number % Math.max(all.length, 1)];
  }, choice);
  return (await goal.asElement()?.evaluate(keysTo)) ?? [];
}

/** Number of keys after which another thing is chosen. Arrow keys do not lead from everywhere to everywhere in a line. */
const FAR = 60;

/** Plays with keys alone until the game is over. Returns the number of keys. */
async function playByKeys(page: Page): Promise<number> {
  let [keys, choice, since] = [0, 0, 0];
  while (keys < MOST * 20) {
    const next = await nextKeys(page, choice * 7 + 3);
    if (next.length === 0) {
      if (await isOver(page)) break;
      await page.waitForTimeout(80);
      continue;
    }
    for (const key of next) {
      // Further keys would lead away from the result.
      if (await isOver(page)) return keys;
      await page.keyboard.press(key);
    }
    await acted(page);
    keys += next.length;
    since += next.length;
    if (!next.includes("Enter") && since < FAR) continue;
    choice++;
    since = 0;
    expect(await page.evaluate(() => document.activeElement === document.body), "the focus is lost").toBe(
      false,
    );
  }
  return keys;
}

/** Games that are played in each way. One of the Deck-Building Game takes minutes, so only the mouse plays it. */
const games = ["play", "unmatched"];

for (const address of [...games, "deckbuilder"])
  test(`a game of ${address} is played to its end with the mouse`, { tag: "@long" }, async ({ page }) => {
    await begin(page, address, { strength: strengthIn(address) });
    console.log(`${address}: ${await playByPointer(page, address, (x, y) => page.mouse.click(x, y))} clicks`);
    const outcome = page.getByTestId("outcome");
    await expect(outcome).toBeVisible();
    if (address !== "play") return;
    await expect(outcome).toContainText(/You (won|lost)/);
    await expect(outcome).toContainText(/after \d+ turns/);
    await expect(outcome).toContainText(/Best hit: .+ for \d+/);
    await expectSound(page);
    await outcome.getByRole("button", { name: "Replay", exact: true }).click();
    await expect(page.getByTestId("replay-position")).toBeVisible();
  });

for (const address of games)
  test(`a game of ${address} is played to its end with keys`, { tag: "@long" }, async ({ page }) => {
    await begin(page, address, { strength: strengthIn(address) });
    console.log(`${address}: ${await playByKeys(page)} keys`);
    await expect(page.locator("#result-title")).toBeFocused();
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const address of games) {
    test(`a game of ${address} is played to its end with touch`, { tag: "@long" }, async ({ page }) => {
      await begin(page, address, { strength: strengthIn(address) });
      console.log(
        `${address}: ${await playByPointer(page, address, (x, y) => page.touchscreen.tap(x, y))} taps`,
      );
      await expect(page.getByTestId("outcome")).toBeVisible();
    });
  }
});
