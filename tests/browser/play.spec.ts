// The table of the TCG, by clicking and by keyboard.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "altmode/tcg";
import { change, choose, drawer, leave, move } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, expectSound, phone, test } from "./visit.js";

const story = (page: Page) => page.getByTestId("story").locator("ol > li");
const asked = (page: Page) => page.getByTestId("open-moves");
/** The button of the list of moves while a person is asked and the engine does not work. */
const atRest = (page: Page) =>
  page.locator(".game-table:not([aria-disabled]) [data-testid=open-moves]:enabled");

/** Begins the same game each time, with scenes shown at once. */
async function begin(page: Page, who = "You against the bot", seed = "2a"): Promise<void> {
  await page.addInitScript(() => {
    // Only where the test has not chosen another one.
    if (localStorage.getItem("altmode.speed") === null) localStorage.setItem("altmode.speed", "instant");
  });
  await page.goto("/#/play");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel(who).check();
  if (who !== "Two people at this screen") await page.getByLabel("Easy").check();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("board")).toBeVisible();
}

/** A turn in which several attacks are possible. */
const attacking = () =>
  gameWhere(
    ({ turn, decision }, actions) =>
      turn > 2 && decision?.kind === "main" && actions.filter(({ type }) => type === "attack").length > 2,
  );

test("form and table are sound", async ({ page }) => {
  await page.goto("/#/play");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expectSound(page);
  await begin(page);
  await expect(asked(page)).toBeEnabled();
  await expectSound(page);
});

test("an attack is made on the board, and its odds lie on the enemies", async ({ page }) => {
  const game = await attacking();
  const attack = game.legalActions().find(({ type }) => type === "attack");
  if (attack?.type !== "attack") throw new Error("no attack");
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const attacker = page.locator(`[data-thing="character ${attack.attacker}"]`);
  const defender = page.locator(`[data-thing="character ${attack.defender}"]`);
  await attacker.click();
  await expect(attacker).toHaveClass(/mark-chosen/);
  await expect(defender).toHaveClass(/mark-aim/);
  await expect(defender).toContainText(/~\d+\.\d · KO [<\d]/);
  // The smallest phone has room for the figures of all characters beside the odds.
  await page.setViewportSize({ width: 320, height: 568 });
  const covered = await page.locator(".bot-inner:has(.bot-health)").evaluateAll((all) =>
    all.flatMap((inner) => {
      const [health, stats] = [".bot-health", ".bot-stats"].map((part) => inner.querySelector(part));
      const [over, below] = [health?.getBoundingClientRect(), stats?.getBoundingClientRect()];
      return over && below && over.bottom <= below.top + 1 && over.height > 12 ? [] : [inner.textContent];
    }),
  );
  expect(covered).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Pointing at the enemy shows the whole chart on the stage.
  await defender.hover();
  await expect(page.getByTestId("odds")).toContainText("attacks");
  await expect(page.getByTestId("odds").getByRole("img")).toBeVisible();
  const before = await change(page);
  await defender.click();
  await expect.poll(() => change(page)).toBeGreaterThan(before);
  await expect(
    story(page)
      .filter({ hasText: / (hits|does no damage to|KOs) / })
      .last(),
  ).toBeVisible();
});

test("a battle is a scene, and the board shows the told beat", async ({ page }) => {
  const game = await attacking();
  const seat = game.toAct ?? 0;
  // An attack that does damage.
  const attack = game.legalActions().find((action) => {
    if (action.type !== "attack") return false;
    const next = game.clone();
    const events = next.apply(action.id);
    next.free();
    return events.some((event) => event.type === "damaged" && event.attackDamage);
  });
  if (attack?.type !== "attack") throw new Error("no attack does damage");
  await openGame(page, game, seat === 0 ? ["human", "bot"] : ["bot", "human"], "slow");
  const defender = page.locator(`[data-thing="character ${attack.defender}"]`);
  const health = () => defender.locator(".bot-health").textContent();
  const before = await health();
  await move(page, (listed) => listed.and(page.locator(`[data-action-id="${attack.id}"]`)));
  const stage = page.getByTestId("stage");
  await expect(stage.locator(".flip").first()).toBeVisible();
  // The result is not on the board while cards are flipped.
  await expect(stage.locator(".stage-hit")).toHaveCount(0);
  expect(await health()).toBe(before);
  await expect(stage).toContainText(/\d base/);
  // A flip opens its card.
  await stage.locator(".readable").first().click();
  await expect(page.getByTestId("table-dialog").locator(".face")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stage.locator(".stage-hit")).toBeVisible({ timeout: 30_000 });
  await stage.getByRole("button", { name: "Skip" }).click();
  await expect.poll(health).not.toBe(before);
});

test("a chosen card can be read, and says why it can't be played", async ({ page }) => {
  const game = await gameWhere(
    ({ decision, players, toAct, allowance }) =>
      decision?.kind === "main" && allowance.actions === 0 && (players[toAct ?? 0]?.hand.count ?? 0) > 1,
  );
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const card = page.getByTestId("hand").locator(".hand-card:not(.mark-can)").first();
  await card.click();
  await expect(page.getByTestId("held")).toBeVisible();
  await expect(page.locator(".moves-hint")).toContainText(/\w{3}/);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("held")).toHaveCount(0);
});

test("a long press shows a character whole, and makes no move", async ({ page }) => {
  await openGame(page, await gameWhere(() => true), ["human", "bot"]);
  await page.setViewportSize(phone);
  const character = page.locator(".bot-row.far .bot-card").first();
  const name = (await character.getAttribute("aria-label"))?.split(", ")[0] ?? "";
  await character.click({ delay: 700 });
  const whole = page.getByTestId("table-dialog");
  await expect(whole.getByRole("heading").first()).toContainText(name);
  await expect(whole.locator(".face").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  await expect(character).toHaveAttribute("aria-pressed", "false");
});

test("a count opens its pile", async ({ page }) => {
  const game = await gameWhere(({ players }) => players.every(({ scrap }) => scrap.length > 1));
  await openGame(page, game, ["human", "bot"]);
  await page
    .getByTestId("bar-1")
    .getByRole("button", { name: /^Scrap \d/ })
    .click();
  const pile = page.getByTestId("table-dialog");
  await expect(pile.locator(".face").nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pile).toHaveCount(0);
});

test("the cover falls when the screen changes hands", async ({ page }) => {
  await begin(page, "Two people at this screen");
  const cover = page.getByTestId("cover");
  const ready = cover.getByRole("button");
  await expect(ready).toBeFocused();
  await expect(page.locator(".hand-card")).toHaveCount(0);
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".hand-card").first()).toBeVisible();
  for (let clicks = 0; clicks < 60 && !(await cover.isVisible()); clicks++) {
    await expect(atRest(page).or(cover).first()).toBeVisible();
    if (await cover.isVisible()) break;
    await move(page, (listed) => listed.last());
  }
  await expect(cover).toBeVisible();
  await expect(page.locator(".hand-card")).toHaveCount(0);
});

test("a reload goes on with the game, and undo takes back what was before it", async ({ page }) => {
  await begin(page);
  await move(page, (listed) => listed.first());
  await expect(asked(page)).toBeEnabled();
  const lines = await story(page).count();
  await page.reload();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(story(page)).toHaveCount(lines);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(story(page)).not.toHaveCount(lines);

  // Left, it can be resumed later.
  await leave(page);
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("a damaged kept game says so and leaves the way free", async ({ page }) => {
  await begin(page);
  // While a person decides nothing is kept anew.
  await expect(asked(page)).toBeEnabled();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("altmode.game") ?? "{}");
    localStorage.setItem("altmode.game", JSON.stringify({ ...kept, save: btoa("not a save") }));
  });
  await page.reload();
  await expect(page.getByTestId("aside")).toContainText("This page can’t read a kept game");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("another tab that plays on is noticed", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/#/play");
  await move(other, (listed) => listed.first());
  await expect(page.getByText("This game was played on in another tab.")).toBeVisible();
  await page.getByRole("button", { name: "Show it as it is there" }).click();
  await expect(page.getByText("This game was played on in another tab.")).toHaveCount(0);
});

test("the keyboard alone plays, and the focus is never lost", async ({ page }) => {
  await begin(page);
  for (let presses = 0; presses < 10; presses++) {
    await expect(asked(page)).toBeEnabled();
    if ((await asked(page).getAttribute("aria-expanded")) !== "true") {
      await asked(page).focus();
      await page.keyboard.press("Enter");
    }
    const listed = page.getByTestId("drawer").locator("button[data-action-id]");
    await listed.last().focus();
    const before = await change(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => change(page)).toBeGreaterThan(before);
    await expect(page.locator(":focus")).toHaveCount(1);
  }
  await expect(story(page).nth(5)).toBeAttached();
});

test("a question with one answer is not put to a person", async ({ page }) => {
  const game = await gameWhere(
    (_, actions) => {
      const [only, ...others] = actions;
      return others.length === 0 && ["choose", "decline", "done", "no"].includes(only?.type ?? "");
    },
    ["autobot-starter", "autobot-starter"],
  );
  const made = game.record().moves.length;
  await openGame(page, game, ["human", "human"]);
  const tcg = await load();
  const kept = async () => {
    const { save } = JSON.parse((await page.evaluate(() => localStorage.getItem("altmode.game"))) ?? "{}");
    return tcg.restore(Buffer.from(save, "base64")).record().moves.length;
  };
  await expect.poll(kept).toBeGreaterThan(made);
  // Undo skips what was never decided.
  await page.locator(".undo-button:enabled").press("Enter");
  await expect.poll(kept).toBeLessThan(made);
});

test("the second click of a double click makes no second move", async ({ page }) => {
  const game = await gameWhere(({ decision, turn }) => decision?.kind === "main" && turn > 2);
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const flip = (await drawer(page)).filter({ hasText: /^Flip/ }).first();
  await page.waitForTimeout(500);
  const box = await flip.boundingBox();
  if (box === null) throw new Error("no flip");
  const before = await change(page);
  await page.mouse.dblclick(box.x + 20, box.y + box.height / 2);
  await expect.poll(() => change(page)).toBe(before + 1);
  await page.waitForTimeout(600);
  expect(await change(page)).toBe(before + 1);
});

test("a tap on the moves of the last position makes no move", async ({ page }) => {
  // The engine gets every question late.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const late = () => (globalThis as { late?: number }).late ?? 0;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      setTimeout(() => post.apply(this, message), late());
    } as typeof post;
  });
  await begin(page, "Two people at this screen");
  await page.keyboard.press("Enter");
  const listed = await drawer(page);
  await expect(listed.nth(1)).toBeVisible();
  const before = await change(page);
  await page.evaluate(() => Object.assign(globalThis, { late: 150 }));
  const table = page.getByTestId("table");
  for (const place of [0, 1]) {
    await page.evaluate(
      (index) =>
        document.querySelectorAll<HTMLElement>("[data-testid=drawer] [data-action-id]").item(index)?.click(),
      place,
    );
    await expect(table).toHaveAttribute("aria-disabled", "true");
  }
  // After a moment, people see that the engine works.
  await expect(page.locator("[data-testid=open-moves]:disabled")).toBeVisible();
  expect(await change(page)).toBe(before);
  await expect(table).not.toHaveAttribute("aria-disabled");
  await page.waitForTimeout(1000);
  expect(await change(page)).toBe(before + 1);
});

test("what is said is the gist", async ({ page }) => {
  const game = await attacking();
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  await move(page, (listed) => listed.filter({ hasText: / attacks / }).first());
  const said = page.getByTestId("said");
  await expect(said).toContainText(/ (hits|does no damage to|KOs) /);
  const sentences = ((await said.textContent()) ?? "").split(/(?<=[.?!…]) /);
  expect(sentences.length).toBeLessThanOrEqual(8);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said).toHaveText(/^Taken back\. [^.?]+[.?]$/);
});

test("bots that are watched pause, and go on step by step", async ({ page }) => {
  await begin(page, "Watch bot against bot");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.waitForTimeout(800);
  const before = await change(page);
  await page.waitForTimeout(1500);
  expect(await change(page)).toBe(before);
  await page.getByRole("button", { name: "One step" }).click();
  await expect.poll(() => change(page)).toBe(before + 1);
  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(() => change(page)).toBeGreaterThan(before + 3);
});

test("characters that are KO'd show their mode", async ({ page }) => {
  const game = await gameWhere(({ players }) =>
    players.some(({ characters }) => characters.some(({ zone }) => zone === "ko")),
  );
  await openGame(page, game, ["human", "bot"]);
  await expect(page.locator(".bot-card.out").first()).toHaveAttribute("aria-label", /KO’d, \w+ mode/);
});

test("a kept deck and the sample of the same name are told apart", async ({ page }) => {
  const name = "Autobot Starter Set";
  const other = readFileSync(new URL("../../rust/tcg/decks/metroplex.txt", import.meta.url), "utf8");
  await page.addInitScript(
    (decks) => localStorage.setItem("altmode.decks", decks),
    JSON.stringify([{ name, list: other }]),
  );
  // Against the bot, because a cover lies over the menu of two people.
  await begin(page);
  await expect(page.getByTestId("board")).toContainText("Ironhide");
  await leave(page);
  // Saved decks come first.
  await choose(page, 0, name);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("board")).toContainText("Metroplex");
});
