// An event at a desk with a phone: the names of rounds, the object of an undo, and options that cannot be read.
import type { Page } from "@playwright/test";
import { beginTracked, expect, expectSound, test, unfold } from "./visit.js";

const usual = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const open = (page: Page) => page.getByTestId("open");

async function begin(page: Page, players: readonly string[]): Promise<void> {
  await button(page, "Begin").click();
  await page.locator("summary", { hasText: "Enter a list of players" }).click();
  await page.getByLabel("List of players", { exact: true }).fill(players.join("\n"));
  await button(page, "Enter all of them").click();
  await expect(page.getByText(`${players.length} players are here`)).toBeVisible();
}

async function results(page: Page): Promise<void> {
  const fields = page.getByLabel(/^Result of table/);
  await expect(fields.first()).toBeVisible();
  for (let table = 0; table < (await fields.count()); table++)
    await fields.nth(table).selectOption({ index: 1 });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tournament");
});

test("a round of a playoff has one name, and an undo says what it took back", async ({ page, context }) => {
  await page.getByLabel("Swiss rounds").fill("1");
  await page.getByLabel("Cut to").selectOption({ label: "top 4" });
  await begin(page, ["Ann", "Ben", "Cat", "Dan"]);
  await button(page, "Pair the next round").click();
  await expect(open(page)).toContainText("Round 1, table 1, 2: the result is missing.");

  // Each result is whole on the screen, without scrolling sideways.
  const field = page.getByLabel(/^Result of table 2:/);
  await field.selectOption({ index: 1 });
  const box = await field.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(usual.width);
  expect(box?.width ?? 0).toBeGreaterThan(250);
  await button(page, "Undo").click();
  await expect(page.getByText("Undone: result, Round 1, table 2.")).toBeVisible();
  await button(page, "Redo").click();
  await expect(page.getByText("Redone: result, Round 1, table 2.")).toBeVisible();
  await button(page, "Drop Dan").click();
  await button(page, "Undo").click();
  await expect(page.getByText("Undone: drop, Dan.")).toBeVisible();

  // A penalty is for officials and its player, so the hall does not show it. Pairings of the first round are random.
  const label = await page.getByLabel(/^Result of table 1:/).getAttribute("aria-label");
  const [one = "", other = ""] = label?.replace(/^.*: /, "").split(" against ") ?? [];
  await page.locator("summary", { hasText: "Penalties" }).click();
  await page.getByLabel("Whose").selectOption({ label: one });
  // The form offers what people break, and not the sections about the organisation.
  const sections = page.getByLabel("Section of the Tournament Rules").locator("option");
  await expect(sections.filter({ hasText: /^[18]\./ })).toHaveCount(0);
  await expect(sections.filter({ hasText: /^[2-7]\./ })).toHaveCount(44);
  await page.getByLabel("What it does").selectOption({ label: "Game loss" });
  await button(page, "Enter the penalty").click();
  await expect(page.locator("table.pairings")).toContainText("by penalties");
  const hall = await context.newPage();
  await hall.goto("/#/tournament/public");
  await expect(hall.locator("table.pairings")).toContainText("2–0");
  await expect(hall.locator("main")).not.toContainText("penalties");
  await hall.close();

  await page.getByLabel(/^Result of table 1:/).selectOption({ label: `${one} 1–2 ${other}` });
  await button(page, "Cut to the top 4").click();
  await expect(page.getByRole("heading", { name: "Semi-finals", level: 2 })).toBeVisible();
  await expect(open(page)).toContainText("Semi-finals, table 1, 2: the result is missing.");
  await expect(page.getByLabel("Show round").locator("option:checked")).toHaveText("Semi-finals");

  // The audience sees the bracket alone, as large as the window.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("link", { name: "Bracket at the size of the window" }).click();
  const bracket = page.getByTestId("bracket");
  await expect(bracket).toBeInViewport({ ratio: 1 });
  await expect(page.locator("table.pairings")).toHaveCount(0);
  expect((await bracket.boundingBox())?.height ?? 0).toBeGreaterThan(720 / 2);
  expect(
    await bracket.evaluate((list) => Number.parseFloat(getComputedStyle(list).fontSize)),
  ).toBeGreaterThan(32);
  await expectSound(page, [{ width: 1280, height: 720 }, usual]);
  await page.getByRole("link", { name: "All pages" }).click();
  await expect(page.locator("table.pairings")).toBeVisible();
  await button(page, "Back to the organiser’s view").click();
  const opened = page.waitForEvent("popup");
  await button(page, "Result slips to print").click();
  const slips = await opened;
  await expect(slips.locator(".slip").first()).toContainText("Semi-finals, table 1");
  await slips.close();
  await results(page);
  await button(page, "Pair the next round").click();
  await expect(page.getByRole("heading", { name: "Final", level: 2, exact: true })).toBeVisible();
  await expectSound(page, [usual]);
});

test("an option that cannot be read holds the beginning up, and says why", async ({ page }) => {
  await page.locator("summary", { hasText: "More options" }).click();
  const wrong: readonly (readonly [string | RegExp, string, string])[] = [
    [/^Minutes of a round/, "abc", "60"],
    [/^Places/, "-1", ""],
    ["Prizes", "1: 12 boosters\nfoo", "1: 12 boosters\n2: 6 boosters"],
  ];
  for (const [label, bad, good] of wrong) {
    await page.getByLabel(label).fill(bad);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(button(page, "Begin")).toBeDisabled();
    await page.getByLabel(label).fill(good);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await page.getByLabel("Deck lists are required").check();
  await page.getByLabel("Handed in until").fill("2020-01-02T10:30");
  await page.getByLabel("Sets that may be played").fill("W1, XX9");
  await page.getByLabel("Further banned cards").fill("Plasma Burst\nPlasma Bursst");
  await page.getByLabel("Further banned cards").blur();
  await expect(page.getByText("There is no set XX9.")).toBeVisible();
  await expect(page.getByText("There is no card “Plasma Bursst”.")).toBeVisible();
  await expectSound(page, [usual]);
  await begin(page, ["Ann", "Ben"]);

  // The settings show all that was announced, and what is wrong with it, and prizes can still be corrected.
  await page.locator("summary", { hasText: "Rounds, minutes, cut" }).click();
  await expect(page.getByText("There is no set XX9.")).toBeVisible();
  await page.getByLabel("Sets that may be played").fill("W1");
  await page.getByLabel("Sets that may be played").blur();
  await expect(page.getByText("There is no set XX9.")).toHaveCount(0);
  await expect(page.getByLabel("Prizes")).toHaveValue("1: 12 boosters\n2: 6 boosters");
  await page.getByLabel("Prizes").fill("1: 9 boosters\nbar");
  await page.getByLabel("Prizes").blur();
  await expect(page.getByText("This line is no prize: bar")).toBeVisible();
  await page.getByLabel("Prizes").fill("1: 9 boosters");
  await page.getByLabel("Prizes").blur();
  await page.reload();
  await page.locator("summary", { hasText: "Rounds, minutes, cut" }).click();
  await expect(page.getByLabel("Prizes")).toHaveValue("1: 9 boosters");

  // The desk shows the missing lists with their deadline, and marks a list that comes later.
  await expect(page.getByLabel("Handed in until")).toHaveValue("2020-01-02T10:30");
  await expect(open(page)).toContainText(/Without a deck list: Ann, Ben. They are due 1\/2\/20, 10:30/);
  await page.getByText("Deck lists", { exact: true }).click();
  await page
    .getByLabel("Deck list", { exact: true })
    .fill("1 Optimus Prime, Battlefield Legend\n3 Plasma Burst");
  await button(page, "Check the list").click();
  // The name that does not exist holds no other rule up.
  await expect(page.getByTestId("deck-told")).toContainText("Plasma Burst is banned");
  await expect(
    page.getByText("There is no card “Plasma Bursst”. Lists are judged without them."),
  ).toBeVisible();
  await button(page, "Hand in anyway").click();
  const players = page.locator(".tournament-players");
  await expect(players).toContainText("Ann (list came late)");
  await expect(players).toContainText("Ben (no deck list)");
});

test("two tournaments of a day are put away, renamed, archived, saved and opened", async ({ page }) => {
  for (const [name, players] of [
    ["Morning", ["Ann", "Ben"]],
    ["Evening", ["Cat", "Dan", "Eve"]],
  ] as const) {
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await begin(page, players);
    await button(page, "Other tournaments").click();
    await expect(page.getByRole("heading", { name: "Tournament", level: 1 })).toBeVisible();
  }
  const events = page.getByTestId("events");
  await expect(events.getByRole("listitem")).toHaveCount(2);
  page.once("dialog", (dialog) => dialog.accept("Matinee"));
  await button(page, "Rename: Morning").click();
  await expect(button(page, "Rename: Morning")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await button(page, "Save as a file: Matinee").click();
  expect((await download).suggestedFilename()).toBe("Matinee.json");
  await button(page, "Archive: Evening").click();
  await expect(events.getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expectSound(page, [usual]);
  await events.getByRole("button", { name: "Go on: Matinee" }).click();
  await expect(page.getByRole("heading", { name: "Matinee", level: 1 })).toBeVisible();
  await expect(page.getByText("2 players are here")).toBeVisible();

  // The name of the tournament on the screen is corrected among its settings.
  await page.locator("summary", { hasText: "Rounds, minutes, cut" }).click();
  await page.getByLabel("Name of the tournament").fill("Brunch");
  await button(page, "Change the settings").click();
  await expect(page.getByRole("heading", { name: "Brunch", level: 1 })).toBeVisible();
  await button(page, "Other tournaments").click();
  await page.locator("summary", { hasText: "Archive" }).click();
  await expect(events.getByRole("listitem")).toHaveCount(2);
  await button(page, "Out of the archive: Evening").click();
  page.once("dialog", (dialog) => dialog.accept());
  await button(page, "Remove: Brunch").click();
  await expect(events.getByRole("listitem")).toHaveCount(1);
  await events.getByRole("button", { name: "Go on: Evening" }).click();
  await expect(page.getByText("3 players are here")).toBeVisible();
});

test("a table reports the tiebreak of its tracked match, which the organiser takes in", async ({ page }) => {
  await beginTracked(page);
  const match = page.url();
  await page.getByTestId("character-0").locator(".damage .more").click();
  await page.goto("/#/tournament");
  await page.getByLabel("Undecided matches").selectOption("tiebreak");
  await begin(page, ["Ben", "Ann"]);
  await button(page, "Pair the next round").click();
  await page.locator("summary", { hasText: "Results reported by players" }).click();
  await button(page, "Let players report by links").click();
  await page.goto(await page.getByTestId("table-link").inputValue());
  const tracked = page.getByTestId("from-tracker");
  await expect(tracked).toContainText("0–0, Ann by tiebreakers");
  // The tracker leads back to the report that the device came by.
  await page.goto(match);
  await expect(page.getByTestId("bar")).toBeVisible();
  await unfold(page);
  await page.getByRole("link", { name: "Report this match to the organiser" }).click();
  await expect(tracked).toContainText("0–0, Ann by tiebreakers");
  await button(page, "Take this result").click();
  await expect(page.getByLabel("Result", { exact: true }).locator("option:checked")).toHaveText(
    "0–0, Ann by tiebreakers",
  );
  await page.getByText("Both together").click();
  await button(page, "Sign this result").click();
  await expectSound(page, [usual]);
  await page.goto(await page.getByTestId("claim-link").inputValue());
  await expect(page.getByLabel(/^Result of table 1:/).locator("option:checked")).toHaveText(
    "0–0, Ann by tiebreakers",
  );
});
