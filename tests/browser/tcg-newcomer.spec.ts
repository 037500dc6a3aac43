// The table of the TCG for a newcomer: texts must be right, whole and in reach.
import type { Locator, Page } from "@playwright/test";
import { change, move, speakGerman } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

const box = async (of: Locator) => {
  const found = await of.boundingBox();
  if (found === null) throw new Error("it is not on the screen");
  return found;
};

/** A turn in which attacks are possible, with an Upgrade on the table and a character that is out. */
const inTheMiddle = () =>
  gameWhere(({ decision, players }, actions) => {
    const characters = players.flatMap((player) => player.characters);
    return (
      decision?.kind === "main" &&
      actions.some(({ type }) => type === "attack") &&
      characters.some(({ upgrades }) => upgrades.length > 1) &&
      characters.some(({ zone }) => zone === "ko")
    );
  });
const controls = (toAct: number | null) =>
  toAct === 0 ? (["human", "bot"] as const) : (["bot", "human"] as const);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`rows keep their places and cover nothing at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const game = await inTheMiddle();
    await openGame(page, game, controls(game.toAct));
    const rows = page.locator(".bot-row");
    const [far, near] = [await box(rows.first()), await box(rows.last())];
    expect(Math.abs(far.height - near.height)).toBeLessThan(2);
    await page.locator(".near .bot-card.mark-can:not(.tapped)").first().click();
    await expect(page.locator(".bot-odds").first()).toBeVisible();
    expect(await box(rows.first())).toEqual(far);
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      for (const card of document.querySelectorAll(".bot-card")) {
        const parts = [".bot-stats", ".bot-odds", ".bot-upgrades"].flatMap((part) => {
          const element = card.querySelector(part);
          return element ? [[part, element.getBoundingClientRect()] as const] : [];
        });
        for (const [index, [one, a]] of parts.entries())
          for (const [two, b] of parts.slice(index + 1))
            if (a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${one} and ${two} overlap`);
        const name = card.querySelector(".bot-name");
        if (name === null) continue;
        const words = document.createRange();
        const text = name.firstChild as Text;
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          words.setStart(text, index);
          words.setEnd(text, index + word.length);
          const { left, right } = words.getBoundingClientRect();
          const edge = name.getBoundingClientRect();
          const broken = words.getClientRects().length > 1;
          if (broken || left < edge.left - 1 || right > edge.right + 1) found.push(`${word} is cut`);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
}

test("damage is not told before it is dealt", async ({ page }) => {
  const game = await inTheMiddle();
  const attack = game.legalActions().find((action) => {
    if (action.type !== "attack") return false;
    const next = game.clone();
    const events = next.apply(action.id);
    next.free();
    return events.some((event) => event.type === "damaged" && event.attackDamage);
  });
  if (attack === undefined) throw new Error("no attack does damage");
  await openGame(page, game, controls(game.toAct), "slow");
  // Each text on the screen during the scene of the battle.
  await page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
      shown.add(`${text(".story-lines li:last-child summary")} ${text(".stage-hit")}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await move(page, (listed) => listed.and(page.locator(`[data-action-id="${attack.id}"]`)));
  await expect(page.locator(".stage-hit")).toBeVisible({ timeout: 40_000 });
  const shown = await page.evaluate(() => [...(globalThis as never as { shown: Set<string> }).shown]);
  expect(shown.filter((text) => /does no damage|\b0$/.test(text))).toEqual([]);
  expect(shown.filter((text) => /hits|KOs/.test(text)).length).toBeGreaterThan(0);
});

test("a phone says why a card can't be played", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = await gameWhere(({ decision, turn }) => decision?.kind === "main" && turn === 1);
  await openGame(page, game, controls(game.toAct));
  await expect(page.locator("#moves-title")).toHaveText("Flip a character or attack.");
  await page.locator(".hand-card").first().click();
  await expect(page.locator(".moves-hint")).toBeVisible();
  await expect(page.locator(".moves-hint")).toContainText("first turn of the game");
  const asked = await box(page.locator(".moves-asked"));
  const hint = await box(page.locator(".moves-hint"));
  expect(hint.y + hint.height).toBeLessThanOrEqual(asked.y + asked.height + 1);
  await speakGerman(page);
  await expect(page.locator(".moves-hint")).toHaveText(
    "Im ersten Zug des Spiels werden keine Karten aus der Hand gespielt.",
  );
  await expect(page.locator(".moves-hint [lang]")).toHaveCount(0);
});

test("a target that glows has no button as well", async ({ page }) => {
  const game = await inTheMiddle();
  await openGame(page, game, controls(game.toAct));
  await page.locator(".near .bot-card.mark-can:not(.tapped)").first().click();
  await expect(page.locator(".mark-aim").nth(1)).toBeVisible();
  await expect(page.locator(".moves-quick button").filter({ hasText: "attacks" })).toHaveCount(0);
});

test("the loser is told of the own characters", async ({ page }) => {
  const game = await gameWhere(({ turn }) => turn > 3);
  game.playout({ bot: "greedy", seed: "1" });
  const winner = game.observe(0).outcome?.winner;
  await openGame(page, game, controls(winner === 0 ? 1 : 0));
  await expect(page.getByTestId("outcome")).toContainText("You lost");
  await expect(page.getByTestId("outcome")).toContainText("All of your characters are KO’d.");
  // It is whole on the smallest phone, and in German, which has longer buttons.
  await page.evaluate(() => localStorage.setItem("altmode.language", "de"));
  await page.setViewportSize({ width: 320, height: 568 });
  await page.reload();
  await expect(page.locator("#result-title")).toHaveText("Verloren");
  await expect(page.getByTestId("outcome")).toBeInViewport({ ratio: 1 });
});

test("KO'd characters of a phone have their names and states whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = await gameWhere(({ turn }) => turn > 3);
  game.playout({ bot: "greedy", seed: "1" });
  await openGame(page, game, controls(0));
  await expect(page.getByTestId("outcome")).toBeVisible();
  const out = page.locator(".bot-card.out :is(.bot-name, .bot-ko)");
  expect(await out.count()).toBeGreaterThan(3);
  const cut = await out.evaluateAll((words) =>
    words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const [text, card] = [
        range.getBoundingClientRect(),
        word.closest(".bot-card")?.getBoundingClientRect(),
      ];
      const whole = card && text.left >= card.left && text.right <= card.right && text.bottom <= card.bottom;
      return whole ? [] : [word.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

test("the story names the character that an Upgrade is put on", async ({ page }) => {
  const game = await gameWhere((_, actions) => actions.some(({ type }) => type === "play-upgrade"));
  const put = game.legalActions().find(({ type }) => type === "play-upgrade");
  if (put?.type !== "play-upgrade") throw new Error("no Upgrade");
  await openGame(page, game, controls(game.toAct));
  const before = await change(page);
  await move(page, (listed) => listed.and(page.locator(`[data-action-id="${put.id}"]`)));
  await expect.poll(() => change(page)).toBeGreaterThan(before);
  const line = page.locator(".story-lines ol > li").filter({ hasText: `: ${put.cardName} on ` });
  await expect(line.last()).toBeVisible();
  await expect(line.last().locator("details li").first()).toContainText(put.cardName);
});

/** Presses Tab until the focus is in a part of the table. Returns the number of presses. */
async function tabsTo(page: Page, part: string): Promise<number> {
  for (let presses = 1; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), part)) return presses;
  }
  throw new Error("Tab does not reach it");
}

test("Tab passes the story of a long game in two steps, and arrow keys walk its lines", async ({ page }) => {
  const game = await inTheMiddle();
  await openGame(page, game, controls(game.toAct));
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  await page.locator(".hand-card[tabindex='0']").focus();
  expect(await tabsTo(page, ".moves-quick button")).toBeLessThanOrEqual(3);
  await page.locator(".story-lines summary").last().focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".story-lines summary").nth(-2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".story-lines details[open]")).toHaveCount(1);
});

test("on the smallest phone the health lies over neither names nor figures", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const game = await gameWhere(({ decision, players }) =>
    players.some(
      ({ characters }) =>
        decision?.kind === "main" &&
        characters.some(
          ({ bold, name, tough, upgrades, zone }) =>
            zone === "battlefield" && name === "Optimus Prime" && upgrades.length > 0 && bold + tough > 0,
        ),
    ),
  );
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const cards = page.locator(".bot-inner");
  await expect(cards.first()).toBeVisible();
  const over = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const edge = (part: string) => card.querySelector(part)?.getBoundingClientRect();
      const [name, health, stats] = [edge(".bot-name"), edge(".bot-health"), edge(".bot-stats")];
      if (!name || !health || !stats) return [];
      return [name.bottom - health.top, health.bottom - stats.top];
    }),
  );
  expect(over.length).toBeGreaterThan(0);
  // A pixel, because a tapped card is turned.
  expect(Math.max(...over)).toBeLessThanOrEqual(1);
});
