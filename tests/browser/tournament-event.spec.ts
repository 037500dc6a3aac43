// An event of 13 players, tapped through on a phone. Each event type of the library has its control in it.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "./visit.js";

const usual = { width: 390, height: 844 };

/** The event types that the library reads, by their generated type. */
function eventTypes(): string[] {
  const source = readFileSync(new URL("../../js/generated/tournament.ts", import.meta.url), "utf8");
  const [, event = ""] = /^export type Event = (.*?)^export type /ms.exec(source) ?? [];
  return [...event.matchAll(/"type": "(\w+)"/g)].map(([, type = ""]) => type);
}

/** Adds the event types in the kept log to those that were seen. Undone entries leave it with their undo. */
async function note(page: Page, seen: Set<string>): Promise<void> {
  const text = await page.evaluate(() => localStorage.getItem("altmode.tournament") ?? "");
  for (const [, type = ""] of text.matchAll(/"type":"(\w+)"/g)) seen.add(type);
}

const fold = (page: Page, title: string) => page.locator("summary", { hasText: title }).first().click();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
/** Gives every table of the round that has no result one: the first player wins 2–0. */
async function results(page: Page): Promise<void> {
  const fields = page.getByLabel(/^Result of table/);
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  for (let table = 0; table < count; table++) {
    const field = fields.nth(table);
    if ((await field.inputValue()) === "") await field.selectOption({ index: 1 });
  }
}

test("an event of 13 players uses a control for every event of the library", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const seen = new Set<string>();
  await page.setViewportSize(usual);
  await page.goto("/#/tournament");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Cup");
  await page.getByLabel("Swiss rounds").fill("2");
  await page.getByLabel("Cut to").selectOption({ label: "top 4" });
  await fold(page, "More options");
  await page.getByLabel("Players check in").check();
  await page.getByLabel("Places (empty: no limit)").fill("13");
  await page.getByLabel("Sets that may be played").fill("W1, w2");
  await page.getByLabel("Further banned cards").fill("Plasma Burst");
  await page.getByLabel("Prizes").fill("1: 12 boosters\n2: 6 boosters\n3-4: 3 boosters");
  await button(page, "Begin").click();

  // Players: a list, one more, one on the waiting list, a name corrected, checked in, gone and back.
  await fold(page, "Enter a list of players");
  const names = ["Ada", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"];
  await page.getByLabel("List of players").fill(names.join("\n"));
  await button(page, "Enter all of them").click();
  await expect(page.getByText("12 players are here")).toBeVisible();
  for (const late of ["Max", "Nia"]) {
    await page.getByLabel("Name of a player").fill(late);
    await page.getByLabel("Name of a player").press("Enter");
  }
  await button(page, "Admit Nia").click();
  await button(page, "Drop Nia").click();
  await expect(page.getByText("13 players are here")).toBeVisible();
  await button(page, "Drop Lea").click();
  await button(page, "Let Lea back in").click();
  for (const name of [...names, "Max"]) await button(page, `Check ${name} in`).click();
  await fold(page, "Byes, tables");
  await page.getByLabel("Correct the name").fill("Ada Lovelace");
  await button(page, "Rename").click();
  await page.getByLabel("Has a bye in round 1").check();
  await page.getByLabel("Has a bye in round 1").uncheck();
  await page.getByLabel("Sits out round 1").check();
  await page.getByLabel("Sits out round 1").uncheck();
  await page.getByLabel("Always at table").fill("2");
  await button(page, "Set").click();
  await button(page, "Keep apart").click();

  // A deck list is judged by the announced sets and bans, and handed in.
  await page.getByText("Deck lists", { exact: true }).click();
  await page
    .getByLabel("Deck list", { exact: true })
    .fill("1 Optimus Prime, Battlefield Legend\n3 Plasma Burst");
  await button(page, "Check the list").click();
  await expect(page.getByTestId("deck-told")).toContainText("banned");
  await button(page, "Hand in anyway").click();
  await expectSound(page, [usual]);
  await note(page, seen);

  // Round 1: pairings by hand and anew, the clock, an extension, a deck check, a penalty, reports.
  await button(page, "Pair the next round").click();
  await fold(page, "Pairings by hand");
  await button(page, "Exchange the two").click();
  await note(page, seen);
  await button(page, "Withdraw these pairings").click();
  await note(page, seen);
  await button(page, "Pair the next round").click();
  await button(page, "Start").click();
  await button(page, "Pause").click();
  await button(page, "Go on").click();
  await page.getByLabel("Reason").fill("a long ruling");
  await button(page, "Give").click();
  await button(page, "Make it the feature match").click();
  await button(page, "Draw a table for a deck check").click();
  await page
    .getByLabel("Deck list", { exact: true })
    .fill("1 Optimus Prime, Battlefield Legend\n2 Plasma Burst");
  await button(page, "Compare with the list").click();
  await expect(page.getByTestId("deck-told")).toContainText("Plasma Burst: 3 on the list, 2 in the deck");
  await page.getByText("Penalties", { exact: true }).click();
  await page.getByLabel("Name of the person").fill("A spectator");
  await button(page, "Enter the penalty").click();

  // A table reports by its one code: both players together, and the organiser takes the link in.
  await fold(page, "Results reported by players");
  await button(page, "Let players report by links").click();
  const link = await page.getByTestId("table-link").inputValue();
  const reported = Number(
    /table (\d+)/.exec(
      (await page
        .getByText(/^Link for table/)
        .first()
        .textContent()) ?? "",
    )?.[1],
  );
  const telephone = await context.newPage();
  await telephone.setViewportSize(usual);
  await telephone.goto(link);
  await telephone.getByText("Both together").click();
  await telephone.getByLabel("Result", { exact: true }).selectOption({ index: 2 });
  await button(telephone, "Sign this result").click();
  const claim = await telephone.getByTestId("claim-link").inputValue();
  await expectSound(telephone, [usual]);
  await telephone.close();
  const scan = page.getByTestId("scan");
  await scan.getByLabel("Link of a report").fill("https://example.org/");
  await scan.getByRole("button", { name: "Take it in" }).click();
  await expect(scan.getByRole("status")).toHaveText("This is no link of a report.");
  await scan.getByLabel("Link of a report").fill(claim);
  await scan.getByRole("button", { name: "Take it in" }).click();
  await expect(
    page.getByLabel(new RegExp(`^Result of table ${reported}:`)).locator("option:checked"),
  ).toContainText("2–1");

  // A result is entered, cleared and entered again; the rest of the round.
  await results(page);
  await page.getByLabel(/^Result of table 2:/).selectOption({ label: "Clear this result" });
  await expect(page.getByTestId("open")).toContainText("Round 1, table 2: the result is missing");
  await note(page, seen);
  await results(page);
  await button(page, "Undo").click();
  await note(page, seen);
  await button(page, "Redo").click();
  await expectSound(page, [usual]);

  // Round 2, the cut, and the prizes of the four shared by agreement.
  await button(page, "Pair the next round").click();
  await results(page);
  await fold(page, "Rounds, minutes, cut");
  await page.getByLabel("Play for the third place").check();
  await button(page, "Cut to the top 4").click();
  await expect(page.getByTestId("placing")).toBeVisible();
  await button(page, "Share the prizes evenly").click();
  await button(page, "Yes, all agree").click();
  await expect(page.getByTestId("placing")).toContainText("shared evenly among 4");
  await results(page);
  await button(page, "Pair the next round").click();
  await results(page);
  await expect(page.getByText("has won.")).toBeVisible();
  await note(page, seen);
  await expectSound(page, [usual]);

  // Pods belong to a draft, whose real boosters are entered by a search.
  await button(page, "Remove this tournament").click();
  await button(page, "Yes, remove it").click();
  await page.getByLabel("Format").selectOption("draft");
  await button(page, "Begin").click();
  await fold(page, "Enter a list of players");
  await page.getByLabel("List of players").fill(names.slice(0, 4).join("\n"));
  await button(page, "Enter all of them").click();
  await button(page, "Draw pods").click();
  await note(page, seen);
  await fold(page, "Real boosters");
  const pools = page.getByTestId("real-pools");
  await expect(pools).toContainText("Seats:");
  await pools.getByRole("combobox", { name: /^Add a card to the pool/ }).fill("plasma burst");
  await page.keyboard.press("Enter");
  await expect(pools).toContainText("0 characters, 1 battle cards in the pool.");
  await page.reload();
  await fold(page, "Real boosters");
  await expect(pools).toContainText("1 Plasma Burst");
  await expectSound(page, [usual]);

  const types = eventTypes();
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter((type) => !seen.has(type))).toEqual([]);
});

test("everything is printed in the reader's language", async ({ page }) => {
  await page.goto("/#/tournament");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Cup <1>");
  await button(page, "Begin").click();
  for (const name of ["Ann", "Ben"]) {
    await page.getByLabel("Name of a player").fill(name);
    await page.getByLabel("Name of a player").press("Enter");
  }
  await button(page, "Pair the next round").click();
  await fold(page, "Results reported by players");
  await button(page, "Let players report by links").click();
  await page.getByLabel("Language").selectOption("Deutsch");
  const printed = async (name: string) => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name, exact: true }).click();
    const paper = await opened;
    await expect(paper.locator("html")).toHaveAttribute("lang", "de");
    await expect(paper.locator("body")).toContainText("Cup <1>");
    return paper;
  };
  const slips = await printed("Ergebniszettel zum Drucken");
  await expect(slips.locator(".slip")).toContainText("Gewonnene Spiele");
  await expect(slips.locator(".slip svg")).toHaveCount(1);
  await slips.close();
  for (const [name, text] of [
    ["Paarungen zum Drucken", "Gegner"],
    ["Tabelle zum Drucken", "Punkte"],
    ["Anmeldebogen zum Drucken", "Kampfkarten"],
    ["Bogen für Deckkontrollen zum Drucken", "Judge"],
    ["Turnierdaten zum Drucken", "Minuten einer Runde"],
    ["Codes der Tische zum Drucken", "Tisch 1"],
  ] as const) {
    const paper = await printed(name);
    await expect(paper.locator("body")).toContainText(text);
    await expect(paper.locator("body")).not.toContainText(/Player|Table|won/);
    await paper.close();
  }
});
