// Changes during a tournament: pairings by hand, names, settings, drawn games, time; and the screen of the hall.
import type { Locator, Page } from "@playwright/test";
import { expect, expectSound, test } from "./visit.js";

async function begin(page: Page, names: readonly string[]): Promise<void> {
  await page.goto("/#/tournament");
  await page.getByRole("textbox", { name: "Name" }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const name of names) await add(page, name);
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name of a player").fill(name);
  await page.getByLabel("Name of a player").press("Enter");
}

const fold = (page: Page, title: string) => page.locator("summary", { hasText: title }).first().click();
const table = (page: Page, number: number) =>
  page.getByRole("row").filter({ has: page.getByLabel(new RegExp(`^Result of table ${number}`)) });

test("two players are exchanged, a late one is seated, and pairings are withdrawn", async ({ page }) => {
  await begin(page, ["Ann", "Ben", "Cat", "Dan", "Eve"]);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const tables = async () =>
    (
      await page
        .getByLabel(/^Result of table/)
        .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))
    ).join(" ");
  await expect(table(page, 2)).toBeVisible();
  const before = await tables();
  await fold(page, "Pairings by hand");
  const tools = page.getByTestId("by-hand");
  await expect(tools.getByLabel("Exchange", { exact: true }).locator("option")).toHaveCount(5);
  await tools.getByLabel("Exchange", { exact: true }).selectOption({ index: 0 });
  await tools.getByLabel("with", { exact: true }).selectOption({ index: 1 });
  await tools.getByRole("button", { name: "Exchange the two" }).click();
  await expect.poll(tables).not.toBe(before);
  // The one with a bye meets the late one.
  await add(page, "Fay");
  await tools.getByRole("button", { name: /^Seat against/ }).click();
  await expect(table(page, 3)).toContainText("Fay");
  await expect(page.getByText("has a bye.")).toHaveCount(0);
  await add(page, "Gus");
  await tools.getByRole("button", { name: "Give a bye" }).click();
  await expect(page.getByText("Gus has a bye.")).toBeVisible();
  await expectSound(page);
  await tools.getByRole("button", { name: "Withdraw these pairings" }).click();
  await expect(page.getByRole("button", { name: "Pair the next round" })).toBeVisible();
});

test("names are corrected and settings changed, with faults at their fields", async ({ page }) => {
  await begin(page, ["Ann", "Ben", "Cat", "Dan"]);
  await fold(page, "Byes, tables");
  await page.getByLabel("Correct the name").fill("Anna");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.locator(".tournament-players")).toContainText("Anna");
  await fold(page, "Rounds, minutes, cut");
  const settings = page.getByTestId("settings");
  await settings.getByLabel(/^Minutes of a round/).fill("soon");
  await settings.getByRole("button", { name: "Change the settings" }).click();
  await expect(settings.getByRole("alert")).toHaveText("A whole number, or nothing");
  await expectSound(page);
  await settings.getByLabel(/^Minutes of a round/).fill("45");
  await settings.getByLabel("Players of the playoff").fill("2");
  await settings.getByRole("button", { name: "Change the settings" }).click();
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByTestId("clock")).toHaveText(/^4[45]:/);
  await expect(settings.getByLabel(/^Minutes of a round/)).toBeDisabled();
  await expect(settings.getByLabel("Players of the playoff")).toHaveValue("2");
});

test("drawn games are entered, and an extension has any length and a reason", async ({ page }) => {
  await begin(page, ["Ann", "Ben"]);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("Minutes", { exact: true }).fill("x");
  await expect(page.getByText("Minutes between 0 and 60")).toBeVisible();
  await page.getByLabel("Minutes", { exact: true }).fill("2,5");
  await page.getByLabel("Reason").fill("a long ruling");
  await page.getByRole("button", { name: "Give" }).click();
  await expect(page.getByText(/^Table 1: \d+:/)).toBeVisible();
  await page.getByLabel(/^Result of table 1/).selectOption({ index: 1 });
  await page.getByLabel("Drawn games of table 1").selectOption("1");
  await expect(page.getByLabel("Drawn games of table 1")).toHaveValue("1");
  await expect(page.getByTestId("standings").locator("tbody tr").first()).toContainText("1–0–0");
  await expectSound(page);
});

test("the screen of the hall has its own address, names in columns, extensions and the last turn", async ({
  page,
}) => {
  await begin(page, ["Cat", "Ann", "Ben"]);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.clock.install();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Give" }).click();
  await page.getByRole("button", { name: "Public screen" }).click();
  await expect(page).toHaveURL(/#\/tournament\/public$/);
  const hall = page.getByTestId("public-screen");
  await expect(page.locator(".masthead")).toBeHidden();
  await expect(hall.locator(".hall-names li").first()).toContainText("Ann");
  await expect(hall.getByText(/^Table 1: 6\d:/)).toBeVisible();
  await expectSound(page);
  await hall.getByRole("button", { name: "Dark" }).click();
  await expectSound(page);
  await page.clock.fastForward(61 * 60 * 1000);
  await expect(hall.getByText("Time! Finish the turn.")).toBeVisible();
  await hall.getByRole("button", { name: "Turn the pages" }).click();
  await expect(hall.locator(".hall-names")).toBeVisible();
  await expect(hall.getByTestId("standings")).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(hall.locator(".hall-names")).toHaveCount(0);
});

test("a player hands a deck list in by a link, opened or pasted, and a damaged one says so", async ({
  page,
  context,
}) => {
  await begin(page, ["Ann", "Ben"]);
  const telephone = await context.newPage();
  await telephone.setViewportSize({ width: 390, height: 844 });
  await telephone.goto("/#/tournament/list");
  const make = telephone.getByRole("button", { name: "Make the link" });
  await expect(make).toBeDisabled();
  await telephone.getByLabel("Your name").fill("ben");
  await telephone
    .getByLabel("Deck list", { exact: true })
    .fill("1 Optimus Prime, Battlefield Legend\n3 Plasma Brust");
  // A line that cannot be read is said to the player already.
  await telephone.getByRole("button", { name: /Plasma Burst/ }).click();
  await expectSound(telephone, [{ width: 390, height: 844 }]);
  await make.click();
  const link = await telephone.getByTestId("list-link").inputValue();
  await telephone.close();

  await page.goto(link);
  const told = page.getByTestId("deck-told");
  await expect(told).toHaveText("The list of Ben has come. Judge it, then hand it in.", { ignoreCase: true });
  await expect(page.getByLabel("Whose", { exact: true }).locator("option:checked")).toHaveText("Ben");
  await expect(page.getByLabel("Deck list", { exact: true })).toHaveValue(/Optimus Prime.*\n3 Plasma Burst/);
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Hand in anyway" }).click();
  await expect(page.getByLabel("Whose", { exact: true }).locator("option:checked")).toHaveText("Ben ✓");
  await expectSound(page);

  // Pasted, for a player who has another name here.
  const field = page.getByLabel("Deck list", { exact: true });
  await field.fill(link.replace(/l=.*/, "l=damaged"));
  await expect(told).toContainText("damaged");
  await field.fill(link);
  await expect(field).toHaveValue(/3 Plasma Burst/);
  await page.getByRole("button", { name: "Remove this tournament" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("this device has none");
});

test("what the rules refuse is said beside its field, in the page's language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/tournament");
  await page.getByLabel("Language").selectOption("Deutsch");
  /** The alert lies in the same part of the screen as the control, and both are in sight. */
  const beside = async (control: Locator, text: string) => {
    const alert = page.getByRole("alert");
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText(text);
    await expect(alert.locator("[lang=en]")).toHaveCount(0);
    const [one, other] = [await control.boundingBox(), await alert.boundingBox()];
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 9999))).toBeLessThan(250);
    await expect(control).toBeInViewport();
    await expect(alert).toBeInViewport();
  };
  const rounds = page.getByLabel("Schweizer Runden");
  await rounds.fill("9000");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await beside(rounds, "Schweizer Runden, nicht 9000");
  await rounds.fill("2");
  await page.getByRole("button", { name: "Beginnen" }).click();
  const name = page.getByLabel("Name eines Spielers");
  for (const player of ["Ann", "Ben", "Cat", "Dan", "ann"]) {
    await name.fill(player);
    await name.press("Enter");
  }
  await beside(name, "„ann“ heißt schon jemand anders");
  // The refusal goes with the next change.
  await name.fill("Eve");
  await name.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.locator("summary", { hasText: "Eine Liste von Spielern" }).first().click();
  const list = page.getByLabel("Spielerliste");
  await list.fill("Fay\nBen");
  await page.getByRole("button", { name: "Alle eintragen" }).click();
  await beside(list, "„Ben“ heißt schon jemand anders");
  await expectSound(page, [{ width: 390, height: 844 }]);
});
