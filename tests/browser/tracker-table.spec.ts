// Tests what people at a table ask of a tracker: thumbs, thresholds, records, card text, reports.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { beginTracked, expect, expectSound, phone, test } from "./visit.js";

const panel = (page: Page, title: string) =>
  page.locator(".tracker-panels > details > summary", { hasText: title });
const damage = (page: Page, id: number) =>
  page.getByTestId(`character-${id}`).getByRole("textbox", { name: /^Damage on/ });

/** Returns the controls that are smaller than a thumb, by name and size; a box to tick counts with its label. */
const small = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      ".tracker :is(button, a.button, select, input, summary):not(.keyword)",
    );
    return [...all].flatMap((element) => {
      const hit = element.closest("label") ?? element;
      const { width, height } = hit.getBoundingClientRect();
      const hidden = width === 0 || height === 0;
      if (hidden || (width >= 43.5 && height >= 43.5)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return [`${element.tagName} ${name.slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`];
    });
  });

test("nothing that is tapped is smaller than a thumb", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#/tracker");
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  expect(await small(page)).toEqual([]);
  await beginTracked(page, false);
  // Seen from above as well.
  await expect(page.getByTestId("above")).toBeVisible();
  expect(await small(page)).toEqual([]);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page
    .getByRole("button", { name: /^More of/ })
    .first()
    .click();
  for (const title of ["Attack", "Play along", "Clock", "Match", "Chance", "History", "Keep and share"])
    await panel(page, title).click();
  await page.getByRole("button", { name: "Play along from here" }).click();
  await page.locator("summary", { hasText: "Hands, scrap piles" }).click();
  await page.getByRole("combobox", { name: "Name a card in the hand of Ann" }).fill("zap");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Named cards in the hand of Ann" })).toContainText("Zap");
  expect(await small(page)).toEqual([]);
  await page
    .getByRole("button", { name: / attacks Blaster/ })
    .first()
    .click();
  await page.getByTestId("enter-0").getByRole("button", { name: "A card with orange", exact: true }).click();
  expect(await small(page)).toEqual([]);
});

test("whoever is quicker than the tracker loses nothing", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/#/tracker");
  const side = page.getByTestId("side-0");
  const adder = side.getByRole("combobox", { name: "Add a character" });
  await adder.fill("bumblebee courageous scout");
  await expect(side).toContainText("Loading…");
  await adder.press("Enter");
  // And goes on elsewhere.
  await side.getByLabel("Name").fill("Ann");
  await expect(side.getByRole("list", { name: "Team" })).toContainText("Bumblebee");
  await expect(adder).toHaveValue("");
});

test("what is due by the rules is one tap away, and can be taken back", async ({ page }) => {
  await page.goto("/#/tracker");
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(name);
    await side.getByRole("combobox", { name: "Add a character" }).fill("bumblebee courageous scout");
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await damage(page, 1).fill("40");
  await damage(page, 1).press("Enter");
  const warnings = page.getByTestId("warnings");
  await expect(warnings).toContainText("it is KO'd");
  await warnings.getByRole("button", { name: "KO Bumblebee" }).click();
  await expect(warnings).toContainText("no characters on the battlefield");
  await expectSound(page);
  await warnings.getByRole("button", { name: "Ann wins this game" }).click();
  await expect(page.getByTestId("team-0")).toContainText("1 won");
  await expect(warnings.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(warnings.getByRole("button", { name: "KO Bumblebee" })).toBeVisible();
  await expect(page.getByTestId("character-1").getByRole("button", { name: "KO Bumblebee" })).toHaveClass(
    /due/,
  );
});

test("a match keeps its results, who did which damage, and begins again with the same teams", async ({
  page,
}) => {
  await beginTracked(page);
  await panel(page, "Attack").click();
  const attack = page.getByTestId("attack");
  await attack.getByRole("textbox", { name: "Damage done" }).fill("3");
  await attack.getByRole("button", { name: "Note the attack" }).click();
  await page
    .getByTestId("character-4")
    .getByRole("button", { name: /^Repair 1 damage/ })
    .click();
  await panel(page, "Match").click();
  await page.locator("summary", { hasText: "Damage of this game" }).click();
  const numbers = page.getByTestId("numbers");
  await expect(numbers.getByRole("row", { name: /^Bumblebee/ })).toHaveText(/Bumblebee\s*1\s*3\s*0\s*0/);
  await expect(numbers.getByRole("row", { name: /^Blaster/ })).toHaveText(/Blaster\s*0\s*0\s*3\s*1/);
  await expect(page.getByTestId("turns").getByRole("row", { name: /^Turn 1/ })).toHaveText(/Turn 1\s*0\s*3/);
  await expectSound(page);
  // Undone damage counts no more.
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(numbers.getByRole("row", { name: /^Blaster/ })).toHaveText(/Blaster\s*0\s*0\s*3\s*0/);

  await page.getByRole("button", { name: "Ben wins this game" }).click();
  await expect(page.getByTestId("results")).toContainText("Game 1: Ben wins");
  // The match is decided, so there is no next game.
  await expect(page.getByRole("button", { name: "Next game" })).toHaveCount(0);
  await panel(page, "History").click();
  await expect(page.getByTestId("history")).toContainText("Turn 1");

  await page.goto("/#/tracker");
  await expect(page.getByRole("button", { name: "Go on: Ann – Ben · 0 : 1" })).toBeVisible();
  await page.getByRole("button", { name: /^Same teams again/ }).click();
  await expect(page.getByTestId("bar")).toContainText("Game 1");
  await expect(page.getByTestId("team-1")).toContainText("0 won");
  await expect(page.getByTestId("character-4")).toContainText("Blaster");
  await expect(damage(page, 4)).toHaveValue("0");
  await page.goto("/#/tracker");
  await expect(page.getByRole("button", { name: /^Go on: Ann – Ben/ })).toHaveCount(2);
});

test("matches that were played to their end add up", async ({ page }) => {
  await beginTracked(page);
  await page.goto("/#/tracker");
  await expect(page.getByTestId("record")).toHaveCount(0);
  await page.getByRole("button", { name: /^Go on: Ann – Ben/ }).click();
  await panel(page, "Match").click();
  const match = page.getByTestId("match");
  await match.getByRole("button", { name: "Ben wins this game" }).click();
  await expect(match).toContainText("Ben has won the match 1 : 0.");
  await page.goto("/#/tracker");
  const record = page.getByTestId("record");
  await expect(record.getByRole("row", { name: /^Ben/ })).toHaveText(/Ben\s*1\s*0\s*1 : 0/);
  await expect(record.getByRole("row", { name: /^Ann/ })).toHaveText(/Ann\s*0\s*1\s*0 : 1/);
  await expectSound(page);
  // A result that can't be read costs the record, not the match.
  await page.evaluate(() => {
    const [match] = JSON.parse(localStorage.getItem("altmode.tracker.games") ?? "[]");
    localStorage.setItem("altmode.tracker.games", JSON.stringify([{ ...match, result: { winner: 7 } }]));
  });
  await page.reload();
  await expect(page.getByRole("button", { name: /^Go on: Ann – Ben/ })).toBeVisible();
  await expect(record).toHaveCount(0);
});

test("real coins and dice are entered", async ({ page }) => {
  await beginTracked(page);
  await panel(page, "Chance").click();
  const tools = page.getByTestId("tools");
  await tools.getByRole("button", { name: "Heads" }).click();
  await expect(page.getByTestId("said")).toContainText(/heads/i);
  await tools.getByLabel("Sides of the die").fill("20");
  await tools.getByLabel("Thrown", { exact: true }).fill("17");
  await tools.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByTestId("said")).toContainText("17");
  await tools.getByLabel("Thrown", { exact: true }).fill("21");
  await tools.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await panel(page, "History").click();
  // By its words: the times of day beside the entries have any number in them.
  const thrown = page
    .getByTestId("history")
    .getByRole("listitem")
    .filter({ hasText: "Die with 20 sides: 17" });
  await expect(thrown).toHaveCount(1);
  // To take this back is another throw, which both players can see.
  await expect(thrown).toContainText("chance");
});

test("a side is turned round for whoever sits across", async ({ page }) => {
  await page.setViewportSize(phone);
  await beginTracked(page);
  const side = page.getByTestId("team-1");
  await side.locator("summary", { hasText: "Add, count, note" }).click();
  const turn = side.getByRole("button", { name: "Turn this side round" });
  await turn.click();
  await expect(turn).toHaveAttribute("aria-pressed", "true");
  await expect(side).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
  // It works upside down as well.
  await side.getByRole("button", { name: /^1 damage on Blaster/ }).click();
  await expect(damage(page, 4)).toHaveValue("1");
  await expectSound(page);
  await turn.press("Enter");
  await expect(side).toHaveCSS("transform", "none");
});

test("what a card says is at hand", async ({ page }) => {
  await beginTracked(page);
  const character = page.getByTestId("character-0");
  await character.getByRole("button", { name: /^More of/ }).click();
  await character.getByRole("combobox", { name: "Add an Upgrade" }).fill("primary laser");
  await character.getByRole("option", { name: /Primary Laser/ }).click();
  await character.locator("summary", { hasText: "What the cards say" }).click();
  await expect(character.getByRole("article", { name: /^Bumblebee/ })).toBeVisible();
  await expect(character.getByRole("article", { name: "Primary Laser" })).toBeVisible();
  await expectSound(page);
});

test("a turn that was played along can be saved and looked at again", async ({ page }, info) => {
  await beginTracked(page);
  await panel(page, "Play along").click();
  await page.getByRole("button", { name: "Play along from here" }).click();
  await page
    .getByTestId("turn")
    .getByRole("button", { name: /^Flip Bumblebee/ })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save this turn for a report" }).click(),
  ]);
  const file = info.outputPath("turn.json");
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, "utf8")).moves).toHaveLength(1);
  await page.goto("/#/replay");
  await page
    .getByLabel("Read a game from a file")
    .or(page.locator("input[type=file]"))
    .first()
    .setInputFiles(file);
  await expect(page.getByText(/Bumblebee/).first()).toBeVisible();
});
