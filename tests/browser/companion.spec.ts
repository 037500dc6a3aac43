// The companion of Unmatched: dials, cards, turns, odds, undo, links, and what a phone shows of them.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { load } from "altmode/companion";
import { seatDuel } from "./duel.js";
import { expect, expectSound, expectSoundInThemes, phone, test } from "./visit.js";

/** Begins Medusa of Ann against Sinbad of Ben on Marmoreal, as best of three. */
async function begin(page: Page): Promise<void> {
  await seatDuel(page);
  await page.getByRole("combobox", { name: "Battlefield" }).fill("Marmoreal");
  await page.getByRole("option", { name: "Marmoreal" }).click();
  await page.getByLabel("Games to win the match").fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1: Ann");
}

const fighter = (page: Page, number: number) => page.getByTestId(`fighter-${number}`);
const piles = (page: Page, seat: number) => page.getByTestId(`piles-${seat}`);
const open = (page: Page, title: string) => page.locator("summary").getByText(title, { exact: true }).click();

test("a turn at the table: dials, maneuver, attack with cards, and the next turn", async ({ page }) => {
  await begin(page);
  const sinbad = fighter(page, 4);
  await page.getByRole("button", { name: "Damage Sinbad" }).click({ clickCount: 3 });
  await expect(sinbad.getByRole("button", { name: "Sinbad, 12 of 15 health" })).toBeVisible();
  // A long press counts five; with the keyboard, Shift does.
  await page.getByRole("button", { name: "Recover Sinbad" }).click({ modifiers: ["Shift"] });
  await expect(sinbad.getByRole("button", { name: "Sinbad, 17 of 15 health" })).toBeVisible();
  await page.getByRole("button", { name: "Undo:" }).click();
  await page.getByRole("button", { name: "Maneuver", exact: true }).click();
  await expect(piles(page, 0)).toContainText("Hand 6");
  await expect(page.getByTestId("actions")).toContainText("1 action left");

  await open(page, "Attack and odds");
  const combat = page.getByTestId("combat");
  await combat.getByLabel("Attacker").selectOption({ label: "Harpy 1 (1)" });
  await combat.getByRole("radio", { name: /Clutching Claws/ }).check();
  await combat.getByRole("button", { name: "Odds" }).click();
  await expect(page.getByTestId("companion-odds")).toContainText("Combat won");
  await expect(page.getByTestId("companion-odds")).toContainText("Defeats Sinbad");
  await page.getByText("Where the numbers come from").click();
  await expect(page.getByTestId("explanation")).toContainText("Attack Attacker3 base");
  await expect(page.getByTestId("explanation")).toContainText("Health Defender15 base");
  await combat
    .getByRole("group", { name: "Defense card" })
    .getByRole("radio", { name: "A card that is not entered" })
    .check();
  await combat.getByLabel("Combat damage").fill("2");
  await combat.getByRole("button", { name: "Record the attack" }).click();
  await expect(page.getByTestId("said")).toHaveText(/^Harpy 1 attacks Sinbad with Clutching Claws/);
  await expect(piles(page, 0)).toContainText("Discard 1");
  await expect(piles(page, 1)).toContainText("Hand 4");
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");

  // The card that was played is known.
  await page.getByTestId("seat-0").getByText("Cards", { exact: true }).click();
  await expect(
    page.getByTestId("deck-0").getByRole("listitem").filter({ hasText: "Clutching Claws" }),
  ).toContainText("discarded 1");
});

test("an attack by taps: the printed values preset the damage, and the named defense counts in the odds", async ({
  page,
}) => {
  await begin(page);
  await open(page, "Attack and odds");
  const combat = page.getByTestId("combat");
  const attack = combat.getByRole("group", { name: "Attack card" });
  const defense = combat.getByRole("group", { name: "Defense card" });
  const damage = combat.getByLabel("Combat damage");
  await expect(damage).toHaveValue("");
  // Second Shot has the value 3, Leap Away 4 and Regroup 1.
  await attack.getByRole("radio", { name: /Second Shot/ }).check();
  await expect(damage).toHaveValue("3");
  await defense.getByRole("radio", { name: /Leap Away/ }).check();
  await expect(damage).toHaveValue("0");
  await combat.getByRole("button", { name: "Odds" }).click();
  const odds = page.getByTestId("companion-odds");
  await expect(odds).toContainText("Combat won0 %");
  await defense.getByRole("radio", { name: /Regroup/ }).check();
  await expect(damage).toHaveValue("2");
  await combat.getByRole("button", { name: "Odds" }).click();
  await expect(odds).toContainText("Combat won100 %");
  // A BOOST and a bonus attack belong to the same entry.
  await combat.getByText("BOOST, bonus attack").click();
  await combat
    .getByRole("group", { name: "Card discarded to BOOST" })
    .getByRole("radio", { name: /Feint/ })
    .check();
  await combat.getByLabel("Bonus attack: spends no action").check();
  await expect(damage).toHaveValue("4");
  await combat.getByRole("button", { name: "Record the attack" }).click();
  await expect(page.getByTestId("said")).toHaveText(
    "Medusa attacks Sinbad with Second Shot and Feint as BOOST against Regroup without an action for 4 damage (15 → 11)",
  );
  await expect(page.getByTestId("actions")).toContainText("2 actions left");
  await expect(page.getByTestId("warnings")).toBeEmpty();
  await expect(piles(page, 0)).toContainText("Hand 3");
});

test("texts, reminders and exhaustion are at hand", async ({ page }) => {
  await begin(page);
  await expect(page.getByTestId("reminders-0")).toContainText("Start of the turn");
  await page.getByTestId("seat-0").getByText("Abilities", { exact: true }).click();
  await expect(page.getByTestId("abilities-0")).toContainText("1 damage");
  await page.getByTestId("seat-0").getByText("Cards", { exact: true }).click();
  const deck = page.getByTestId("deck-0");
  await expect(deck.getByRole("listitem").filter({ hasText: "Gaze of Stone" })).toContainText("8");
  await deck.getByLabel("From").selectOption("deck");
  await deck.getByLabel("Correct: deck").fill("0");
  await deck.getByLabel("Correct: deck").press("Tab");
  await page.getByRole("button", { name: "Maneuver", exact: true }).click();
  await page.getByTestId("warnings").getByRole("button", { name: "Deal the damage of exhaustion" }).click();
  await expect(fighter(page, 0).getByRole("button", { name: "Medusa, 14 of 16 health" })).toBeVisible();
  await expect(fighter(page, 1).getByRole("button", { name: /Harpy 1, .*defeated/ })).toBeVisible();
  await expectSound(page);
});

test("all heroes are found by their names, and by names that are written otherwise", async ({ page }) => {
  const { heroes } = (await load()).catalogue;
  await page.goto("/#/companion");
  const hero = page.getByTestId("player-0").getByRole("combobox", { name: "Hero", exact: true });
  const first = page.getByTestId("player-0").getByRole("option").first();
  await hero.fill("medusa");
  await expect(first).toContainText("Medusa");
  for (const { name, names } of heroes)
    for (const other of names) {
      await hero.fill(other);
      await expect(first).toContainText(name);
      await expect(page.getByTestId("player-0").getByText("Nothing is spelled so").first()).toHaveCount(0);
    }
  for (const [typed, name] of [
    ["T-Rex", "T. Rex"],
    ["trex", "T. Rex"],
    ["Dr Strange", "Doctor Strange"],
    ["Dr. Jekyll", "Jekyll & Hyde"],
    ["Mr. Hyde", "Jekyll & Hyde"],
    ["Sindbad", "Sinbad"],
    ["Robert Muldoon", "Robert Muldoon"],
    ["triss", "Yennefer & Triss"],
    ["wayward sister", "The Wayward Sisters"],
    ["spiderman", "Spider-Man"],
  ] as const) {
    await hero.fill(typed);
    await expect(first).toContainText(name);
  }
  await hero.fill("Mr. Hyde");
  await hero.press("Enter");
  await expect(hero).toHaveValue("Jekyll & Hyde");
  await hero.fill("xqzw");
  await expect(page.getByTestId("player-0").getByRole("status").first()).toHaveText("Nothing found");
});

test("choices before the game, and items of the battlefield", async ({ page }) => {
  await page.goto("/#/companion");
  for (const [seat, hero] of ["Geralt of Rivia", "Yennefer & Triss"].entries()) {
    const player = page.getByTestId(`player-${seat}`);
    await player.getByRole("combobox", { name: "Hero", exact: true }).fill(hero);
    await player.getByRole("option", { name: hero }).first().click();
  }
  await page.getByTestId("player-0").getByLabel("Gear 1").selectOption({ index: 1 });
  await page.getByTestId("player-1").getByLabel("Hero of the pair").selectOption("triss");
  await page.getByRole("combobox", { name: "Battlefield" }).fill("Navy Pier");
  await page.getByRole("option", { name: "Navy Pier" }).click();
  await expectSound(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(piles(page, 0)).toContainText("Deck 25");
  await expect(page.getByRole("button", { name: "Triss, 14 of 14 health" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yennefer, 6 of 6 health" })).toBeVisible();
  await open(page, "Tokens, dice, corrections");
  await page.getByTestId("items").getByRole("button", { name: "XL Slushie" }).click();
  await expect(page.getByTestId("said")).toContainText("uses XL Slushie");
  await expect(page.getByTestId("actions")).toContainText("1 action left");
  await expect(page.getByTestId("items").getByRole("button", { name: "XL Slushie" })).toHaveCount(0);
});

test("numbers that do not fit are said at their fields, and correct nothing", async ({ page }) => {
  await begin(page);
  const medusa = fighter(page, 0);
  await medusa.getByRole("button", { name: /^Medusa,/ }).click();
  const health = medusa.getByRole("textbox", { name: "Health of Medusa" });
  for (const text of ["abc", "-3", "7.5", "999"]) {
    await health.fill(text);
    await expect(medusa.getByRole("alert")).toHaveText("A whole number from 0 to 99");
    await health.press("Tab");
    await expect(medusa.getByRole("button", { name: "Medusa, 16 of 16 health" })).toBeVisible();
  }
  await expectSound(page, [phone]);
  // An emptied field is no zero.
  await health.fill("");
  await health.press("Tab");
  await expect(health).toHaveValue("16");
  await health.fill("9");
  await health.press("Enter");
  await expect(medusa.getByRole("button", { name: "Medusa, 9 of 16 health" })).toBeVisible();
  await expect(medusa.getByRole("alert")).toHaveCount(0);
});

test("warnings name their rule and forbid nothing", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByTestId("warnings")).toContainText("Core Rules, Taking a Turn");
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");
});

test("a best of three: the end, the score, other heroes", async ({ page }) => {
  await begin(page);
  await fighter(page, 4)
    .getByRole("button", { name: /^Sinbad,/ })
    .click();
  await fighter(page, 4).getByRole("button", { name: "Defeated" }).click();
  await expect(page.getByTestId("warnings")).toContainText("Only Ann has a hero left: Ann wins the game");
  await page.getByTestId("warnings").getByRole("button", { name: "Ann wins" }).click();
  await expect(page.getByTestId("ended")).toContainText("Ann");
  // A game that is over has no actions.
  await expect(page.getByTestId("actions")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Maneuver", exact: true })).toHaveCount(0);
  await page.getByTestId("bar").getByRole("button", { name: "Next game" }).click();
  const next = page.getByTestId("next-game");
  await expect(next.getByRole("heading")).toBeInViewport();
  await expectSound(page);
  // The loser begins, unless the players agree otherwise.
  await expect(page.getByLabel("First turn").locator("option:checked")).toHaveText("Ben");
  await page.getByRole("button", { name: "Choose other heroes" }).click();
  const ben = page.getByTestId("player-11");
  await ben.getByRole("combobox", { name: "Hero" }).fill("Alice");
  await ben.getByRole("option", { name: "Alice" }).first().click();
  // The forms of both heroes are longer than a phone, and their end can be scrolled to.
  const begins = next.getByRole("button", { name: "Next game" });
  await begins.scrollIntoViewIfNeeded();
  await expect(begins).toBeInViewport();
  await begins.click();
  await expect(page.getByTestId("bar")).toContainText("Game 2");
  await expect(next).toHaveCount(0);
  await expect(page.getByTestId("seat-1")).toContainText("Alice");
  await expect(page.getByTestId("seat-0")).toContainText("games won: 1");
  await page.getByTestId("seat-1").getByLabel("Form").selectOption("SMALL");
  await expect(page.getByTestId("said")).toContainText("SMALL");
});

test("a reload, a link and a file bring the game back", async ({ page, context }) => {
  await begin(page);
  await page.getByRole("button", { name: "Damage Medusa" }).click();
  await page.reload();
  await expect(fighter(page, 0).getByRole("button", { name: "Medusa, 15 of 16 health" })).toBeVisible();
  await open(page, "Keep and share");
  await page.getByRole("button", { name: "Copy link" }).click();
  const address = await page.getByTestId("link").inputValue();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const saved = await file.path();
  expect(JSON.parse(readFileSync(saved, "utf8")).format).toBe("altmode-companion");

  const other = await context.newPage();
  await other.evaluate(() => localStorage.clear()).catch(() => undefined);
  await other.goto(address);
  await expect(other.getByText(/Ann – Ben/)).toBeVisible();
  await other.locator(".primary").first().click();
  await expect(fighter(other, 0).getByRole("button", { name: "Medusa, 15 of 16 health" })).toBeVisible();
  await other.goto("/#/companion?m=damaged");
  await expect(other.getByRole("alert")).toContainText("damaged");
});

test("four players in teams, and a hero described by hand", async ({ page }) => {
  await page.goto("/#/companion");
  await page.getByLabel("Two teams of two").check();
  for (const [seat, hero] of ["Medusa", "Sinbad", "Alice"].entries()) {
    await page.getByTestId(`player-${seat}`).getByRole("combobox", { name: "Hero" }).fill(hero);
    await page.getByTestId(`player-${seat}`).getByRole("option", { name: hero }).first().click();
  }
  const last = page.getByTestId("player-3");
  await last.getByRole("combobox", { name: "Hero" }).fill("by hand");
  await last.getByRole("option", { name: /described by hand/ }).click();
  await last.getByLabel("Name of the hero").fill("Homemade");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("seat-3")).toContainText("Homemade");
  await page.setViewportSize(phone);
  await expectSound(page);
});

test("the companion is sound in both themes", async ({ page }) => {
  await page.goto("/#/companion");
  await expect(page.getByRole("button", { name: "Begin" })).toBeEnabled();
  await expectSoundInThemes(page);
  await begin(page);
  await expectSoundInThemes(page);
  await fighter(page, 0)
    .getByRole("button", { name: /^Medusa,/ })
    .click();
  for (const title of ["Attack and odds", "Match", "Tokens, dice, corrections", "History", "Keep and share"])
    await open(page, title);
  await page.getByTestId("seat-0").getByText("Cards", { exact: true }).click();
  await page.getByTestId("seat-0").getByText("Counters", { exact: true }).click();
  await expectSoundInThemes(page);
});

test("touch targets are large, and German and French have their own words", async ({ page }) => {
  await begin(page);
  await page.setViewportSize(phone);
  const small = await page.locator(".companion button:visible").evaluateAll((all) =>
    all
      .map((each) => [each.getBoundingClientRect(), each.textContent] as const)
      .filter(([{ width, height }]) => Math.min(width, height) < 43.5)
      .map(([{ width, height }, text]) => `${text} ${width}×${height}`),
  );
  expect(small).toEqual([]);
  // Selected options are not cut on the smallest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "Attack and odds");
  const cut = await page.locator(".companion select:visible").evaluateAll((all) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("no canvas");
    return all.flatMap((each) => {
      const { clientWidth, selectedOptions } = each as HTMLSelectElement;
      const { font, paddingLeft, paddingRight } = getComputedStyle(each);
      pen.font = font;
      const text = selectedOptions[0]?.text ?? "";
      const room = clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(text).width > room ? [text] : [];
    });
  });
  expect(cut).toEqual([]);
  for (const [language, words] of [
    ["de", "Angriff und Chancen"],
    ["fr", "Attaque et probabilités"],
  ] as const) {
    await page.evaluate((word) => localStorage.setItem("altmode.language", word), language);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
  }
});
