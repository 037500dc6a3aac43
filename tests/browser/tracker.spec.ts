// The tracker, by tapping and by keyboard, through closed tabs, links and two tabs on one game.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { beginTracked as begin, expect, expectSound, test } from "./visit.js";

const tracker = "/#/tracker";
const damage = (page: Page, id = 0) =>
  page.getByTestId(`character-${id}`).getByRole("textbox", { name: /^Damage on/ });
const more = (page: Page, id = 0) =>
  page.getByTestId(`character-${id}`).getByRole("button", { name: /^1 damage on/ });

test("every part of the tracker is sound", async ({ page }) => {
  await page.goto(tracker);
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await expectSound(page);
  await begin(page);
  await expectSound(page);
  await page
    .getByRole("button", { name: /^More of/ })
    .first()
    .click();
  for (const part of ["Attack", "Play along", "Clock", "Match", "Chance", "History", "Keep and share"]) {
    await page.locator(".tracker-panels > details > summary", { hasText: part }).click();
  }
  await expect(page.getByTestId("share")).toBeVisible();
  await expectSound(page);
});

test("a game begins with the teams of its decks, however late they are read", async ({ page }) => {
  await page.route(/\/tcg[^/]*\.wasm/, async (route) => {
    await new Promise((wait) => setTimeout(wait, 1500));
    await route.continue();
  });
  await begin(page);
  await expect(page.getByTestId("character-0")).toBeVisible();
  await expect(page.getByTestId("character-4")).toBeVisible();
});

test("the stars of a team are counted while it is entered", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(tracker);
  const side = page.getByTestId("side-0");
  await side.getByLabel("Team of a deck").selectOption({ label: "Autobot Starter Set" });
  await expect(side.getByText("★ 25 of 25", { exact: true })).toBeVisible();
  const add = side.getByRole("combobox", { name: "Add a character" });
  const enter = async (name: string) => {
    await add.fill(name);
    await side.getByRole("option", { name }).first().click();
  };
  await enter("Private Flak");
  await expect(side.getByText(/^★ \d+ of 25: \d+ over the limit of a tournament$/)).toBeVisible();
  await expectSound(page, [{ width: 390, height: 844 }]);
  // A deployer raises the limit by 1 for each Mini-Cassette of the team.
  const other = page.getByTestId("side-1");
  await other.getByLabel("Team of a deck").selectOption({ label: "Blaster" });
  await expect(other.getByText(/^★ \d+ of (2[6-9]|3\d)/)).toBeVisible();
});

test("damage by tap, by long press and exactly, and back again", async ({ page }) => {
  await begin(page);
  await more(page).click();
  await more(page).click();
  await expect(damage(page)).toHaveValue("2");
  await more(page).click({ delay: 700 });
  await expect(damage(page)).toHaveValue("7");
  await page
    .getByTestId("character-0")
    .getByRole("button", { name: /^Repair 1 damage/ })
    .click();
  await expect(damage(page)).toHaveValue("6");
  // Taps on one thing are one entry, so one undo takes them back.
  await page.getByRole("button", { name: /^Undo: .* takes 6 damage/ }).click();
  await expect(damage(page)).toHaveValue("0");
  await page.getByRole("button", { name: /^Redo/ }).click();
  await expect(damage(page)).toHaveValue("6");
  await damage(page).fill("99");
  await damage(page).press("Enter");
  await expect(page.getByTestId("warnings")).toContainText("it is KO'd");
  await damage(page).fill("many");
  await damage(page).press("Enter");
  // A wrong number stays in the field, which names the right ones.
  await expect(page.getByRole("alert")).toHaveText("A whole number from 0 to 99");
  await expect(damage(page)).toHaveAttribute("aria-invalid", "true");
  await damage(page).press("Escape");
  await expect(damage(page)).toHaveValue("99");
});

test("a number that does not fit leaves the health beside it as it is", async ({ page }) => {
  await begin(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const health = page.getByTestId("character-0").locator(".damage .of");
    const box = async () => {
      const { x, width, height } = (await health.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      return { x, width, height };
    };
    const before = await box();
    expect(before.width).toBeGreaterThan(0);
    await damage(page).fill("999");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await box(), `${width} wide`).toEqual(before);
    await damage(page).press("Escape");
  }
});

test("a turn with the keyboard alone", async ({ page }) => {
  await begin(page);
  await more(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Enter");
  await expect(damage(page)).toHaveValue("6");
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("character-0").getByRole("button", { name: /^Flip/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByTestId("character-0").getByRole("button", { name: /now bot mode/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("character-0").getByRole("button", { name: /^Tapped/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "End turn" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");
});

test("Upgrades, counters, KO and the way back", async ({ page }) => {
  await begin(page);
  const character = page.getByTestId("character-0");
  await character.getByRole("button", { name: /^More of/ }).click();
  await character.getByRole("combobox", { name: "Add an Upgrade" }).fill("primary laser");
  await character.getByRole("option", { name: /Primary Laser/ }).click();
  await expect(character.getByRole("list", { name: "Upgrades" })).toContainText("Primary Laser");
  await expect(page.getByTestId("warnings")).toContainText("first turn");
  await character.getByRole("textbox", { name: "New counter" }).fill("Energon");
  await character.getByRole("button", { name: "Add the counter" }).click();
  await expect(character).toContainText("Energon: 1");
  await character.getByRole("button", { name: /^KO / }).click();
  await expect(character.getByRole("button", { name: /^Return/ })).toBeVisible();
  await expect(character).not.toContainText("Primary Laser");
  await page.getByRole("button", { name: /^Undo: .* KO'd/ }).click();
  await expect(character).toContainText("Primary Laser");
});

test("a closed tab loses nothing, and a link carries the game", async ({ page, context, browser }) => {
  await begin(page);
  await more(page).click();
  await page.close();
  const again = await context.newPage();
  await again.goto(tracker);
  await again.getByRole("button", { name: "Go on: Ann – Ben" }).click();
  await expect(damage(again)).toHaveValue("1");
  await again.locator("summary", { hasText: "History" }).click();
  await expect(again.getByTestId("history")).toContainText("takes 1 damage");
  await again.locator("summary", { hasText: "Keep and share" }).click();
  await again.getByRole("button", { name: "Copy link" }).click();
  const link = await again.getByTestId("link").inputValue();
  expect(link.length).toBeLessThan(2_200);
  await again.locator("summary", { hasText: "QR code" }).click();
  await expect(again.getByRole("img", { name: /QR code/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Take it over" }).click();
  await expect(damage(other)).toHaveValue("1");
  await other.goto(`${link.slice(0, -5)}AAAAA`);
  await expect(other.getByRole("alert")).toContainText("damaged");
  await other.close();
});

test("notes stay out of what the other player gets, and off paper", async ({ page, browser }) => {
  await begin(page);
  await page.locator("summary", { hasText: "Match" }).click();
  const note = page.getByTestId("match").getByLabel("Note");
  await note.fill("holds a shield");
  await note.blur();
  await more(page).click();
  await page.locator("summary", { hasText: "History" }).click();
  await expect(page.getByTestId("history")).toContainText("holds a shield");
  await page.locator("summary", { hasText: "Keep and share" }).click();
  await expectSound(page);
  const copied = async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    return page.getByTestId("link").inputValue();
  };
  const taken = async (link: string) => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await other.getByRole("button", { name: "Take it over" }).click();
    await expect(damage(other)).toHaveValue("1");
    await other.locator("summary", { hasText: "Match" }).click();
    const found = await other.getByTestId("match").getByLabel("Note").inputValue();
    await other.close();
    return found;
  };
  expect(await taken(await copied())).toBe("");
  const file = async () => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    return readFileSync(await (await waiting).path(), "utf8");
  };
  expect(await file()).not.toContain("holds a shield");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("holds a shield")).toBeHidden();
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // For one's own other device they come along.
  await page.getByLabel("With my notes").check();
  expect(await file()).toContain("holds a shield");
  expect(await taken(await copied())).toBe("holds a shield");
});

test("a file keeps the game, and a wrong one is refused", async ({ page }) => {
  await begin(page);
  await more(page).click();
  await page.locator("summary", { hasText: "Keep and share" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ format: "altmode-tracker" });
  await page.getByRole("link", { name: "All games" }).click();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete Ann – Ben" }).click();
  await expect(page.getByRole("heading", { name: "Your games" })).toHaveCount(0);
  const bad = { name: "bad.json", mimeType: "application/json", buffer: Buffer.from('{"format":"other"}') };
  await page.getByLabel("Read a file").setInputFiles(bad);
  await expect(page.getByRole("alert")).toContainText("no game of the tracker");
  await page.getByLabel("Read a file").setInputFiles(file);
  await expect(damage(page)).toHaveValue("1");
});

test("two tabs on one game stay in step", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(damage(other)).toHaveValue("0");
  await more(page).click();
  await expect(damage(other)).toHaveValue("1");
  await more(other, 1).click();
  await expect(damage(page, 1)).toHaveValue("1");
  await expect(damage(page)).toHaveValue("1");
});

test("the rules engine says what an attack would do, and the attack is noted", async ({ page }) => {
  await begin(page);
  await page.locator("summary", { hasText: "Attack" }).click();
  const attack = page.getByTestId("attack");
  await attack.locator("summary", { hasText: "Known decks" }).click();
  await attack.getByRole("combobox", { name: "Deck of Ann" }).selectOption("icons");
  await attack.getByLabel("orange").fill("20");
  await attack.getByRole("button", { name: "What would it do?" }).click();
  await expect(page.getByTestId("odds")).toContainText("damage on average");
  await attack.getByLabel("Damage done").fill("3");
  await attack.getByRole("button", { name: "Note the attack" }).click();
  await expect(page.getByTestId("said")).toContainText("for 3 damage");
});

test("clock, chance, score and tiebreak", async ({ page }) => {
  await begin(page);
  await page.locator("summary", { hasText: "Clock" }).click();
  const clock = page.getByTestId("clock");
  await clock.getByLabel("Minutes").fill("50");
  await clock.getByRole("button", { name: "Apply" }).click();
  await clock.getByRole("button", { name: "Start" }).click();
  await expect(clock).toContainText("49:5");
  await clock.getByRole("button", { name: "Call time" }).click();
  await expect(clock).toContainText("finish this turn");
  await page.locator("summary", { hasText: "Chance" }).click();
  await page.getByRole("button", { name: "Coin", exact: true }).click();
  await expect(page.getByTestId("tools")).toContainText(/Coin: (heads|tails)/);
  await page.locator("summary", { hasText: "Match" }).click();
  await page.getByRole("button", { name: "Ben wins this game" }).click();
  await expect(page.getByTestId("match")).toContainText("Ben has won the match 1 : 0");
  await expect(page.getByTestId("tiebreak")).toContainText("Ben, by games");
});

test("full storage is said, and nothing breaks", async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await more(page).click();
  await expect(page.getByRole("alert")).toContainText("did not keep");
  await expect(damage(page)).toHaveValue("1");
});

test("a damaged kept game says so and is put aside", async ({ page }) => {
  await begin(page);
  const id = page.url().split("/").at(-1) ?? "";
  await page.evaluate(
    (place) => localStorage.setItem(place, '{"format":"altmode-tracker"'),
    `altmode.tracker.game.${id}`,
  );
  await page.reload();
  await expect(page.getByRole("alert").first()).toContainText("can't be read");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.getByTestId("aside")).toContainText("This page can’t read a kept game, “Ann – Ben”");
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
});
