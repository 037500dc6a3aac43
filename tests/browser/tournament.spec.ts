// The organiser's view, by clicking, by keyboard, and without a network.
import type { ConsoleMessage, Page } from "@playwright/test";
import { expect, expectSound, test } from "./visit.js";

const address = "/#/tournament";

async function begin(page: Page, players: number): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Name" }).fill("Cup");
  await page.getByLabel("Cut to").selectOption({ label: "top 2" });
  await page.getByRole("button", { name: "Begin" }).click();
  const name = page.getByLabel("Name of a player");
  for (let player = 1; player <= players; player++) {
    // By keyboard: the field keeps the focus from name to name.
    await name.fill(`Player ${player}`);
    await name.press("Enter");
    await expect(name).toBeFocused();
  }
}

async function enterResults(page: Page): Promise<void> {
  const fields = page.getByLabel(/^Result of table/);
  for (let table = 0; table < (await fields.count()); table++) {
    await fields.nth(table).selectOption({ index: 1 });
  }
}

test("a tournament before, during and after its rounds is sound", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await expectSound(page);
  await begin(page, 5);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByText("has a bye.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expectSound(page);
});

test("a tournament is played to its champion and survives a visit", async ({ page }) => {
  await begin(page, 4);
  for (let round = 1; round <= 2; round++) {
    await page.getByRole("button", { name: "Pair the next round" }).click();
    await expect(page.getByRole("heading", { name: `Round ${round} of 2` })).toBeVisible();
    await enterResults(page);
  }
  await page.reload();
  await expect(page.getByTestId("standings").locator("tbody tr")).toHaveCount(4);
  await expect(page.getByTestId("standings").locator("tbody tr").first()).toContainText("2–0–0");
  await page.getByRole("button", { name: "Cut to the top 2" }).click();
  await expect(page.getByRole("heading", { name: "Final", level: 2, exact: true })).toBeVisible();
  await expect(page.getByTestId("clock")).toHaveText("no time limit");
  await enterResults(page);
  await expect(page.getByText("has won.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("has won.")).toHaveCount(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByText("has won.")).toBeVisible();
});

test("prizes are told by the final placing alone, and drafts are paired in their pods", async ({ page }) => {
  await page.goto(address);
  await page.getByLabel("Swiss rounds").fill("2");
  await page.getByText("More options").click();
  await page.getByLabel("Prizes").fill("1: 12 boosters");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const player of ["Ann", "Ben", "Cat", "Dan"]) {
    await page.getByLabel("Name of a player").fill(player);
    await page.getByLabel("Name of a player").press("Enter");
  }
  const files = ["Final placing (CSV)", "Final placing to print"];
  for (const round of [1, 2]) {
    await page.getByRole("button", { name: "Pair the next round" }).click();
    for (const file of files) await expect(page.getByRole("button", { name: file })).toBeDisabled();
    await expect(page.getByTestId("placing")).toHaveCount(0);
    await enterResults(page);
    if (round === 1) await expect(page.getByRole("button", { name: files[0] ?? "" })).toBeDisabled();
  }
  for (const file of files) await expect(page.getByRole("button", { name: file })).toBeEnabled();
  await expect(page.getByTestId("placing")).toContainText("12 boosters");

  await page.getByRole("button", { name: "Remove this tournament" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await page.getByLabel("Format").selectOption("draft");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const player of ["Ann", "Ben", "Cat", "Dan"]) {
    await page.getByLabel("Name of a player").fill(player);
    await page.getByLabel("Name of a player").press("Enter");
  }
  await expect(page.getByText("Draw the pods first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pair the next round" })).toHaveCount(0);
  await page.getByRole("button", { name: "Draw pods" }).click();
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByLabel(/^Result of table/).first()).toBeVisible();
});

test("what is wrong is said, and results can be corrected", async ({ page }) => {
  await begin(page, 4);
  const name = page.getByLabel("Name of a player");
  await name.fill("player 1");
  await name.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Another player is called");
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const field = page.getByLabel(/^Result of table 1/);
  await field.focus();
  await field.selectOption({ index: 1 });
  await field.selectOption({ index: 2 });
  await expect(page.getByTestId("standings").locator("tbody tr").first()).toContainText("66.67 %");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("Cup.json");
});

test("with tiebreakers equal games name a winner, and nobody need have come", async ({ page }) => {
  await page.goto(address);
  await page.getByLabel("Undecided matches").selectOption({ label: "go to tiebreakers" });
  await page.getByRole("button", { name: "Begin" }).click();
  const name = page.getByLabel("Name of a player");
  for (const player of ["Ann", "Ben", "Cat", "Dan"]) {
    await name.fill(player);
    await name.press("Enter");
  }
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const field = page.getByLabel(/^Result of table 1/);
  const leader = page.getByTestId("standings").locator("tbody tr").first();
  const labels = await field.locator("option").allTextContents();
  // Nothing but an agreement draws a match here (Tournament Rules 2.5.1).
  expect(labels.filter((label) => label.includes("1–1"))).toEqual([
    expect.stringContaining("by tiebreakers"),
    expect.stringContaining("by tiebreakers"),
  ]);
  await field.selectOption({ label: labels.find((label) => label.startsWith("1–1")) ?? "" });
  await expect(leader).toContainText("1–0–0");
  await field.selectOption({ label: "Draw by agreement" });
  await expect(leader).toContainText("0–0–1");
  await field.selectOption({ label: "Neither came" });
  await expect(field.locator("option:checked")).toHaveText("Neither came");
  await expect(leader).not.toContainText("0–0–1");
});

test("two tabs on one tournament stay in step", async ({ page, context }) => {
  await begin(page, 2);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText("2 players are here")).toBeVisible();
  const add = async (tab: Page, player: string) => {
    await tab.getByLabel("Name of a player").fill(player);
    await tab.getByLabel("Name of a player").press("Enter");
  };
  await add(page, "Third");
  await expect(other.getByText("3 players are here")).toBeVisible();
  await add(other, "Fourth");
  await expect(page.getByText("4 players are here")).toBeVisible();
  await expect(page.getByText("Another tab has this tournament open")).toBeVisible();
});

test("what can't be read is put aside and said", async ({ page }) => {
  // This screen, while it is loading, would take it before the next visit.
  await page.goto("/#/replay");
  for (const [visit, damaged] of ["{", '{"game":"other"}'].entries()) {
    await page.evaluate((text) => localStorage.setItem("altmode.tournament", text), damaged);
    await page.goto(`/?visit=${visit}${address.slice(1)}`);
    await expect(page.getByTestId("aside").getByRole("alert")).toHaveCount(visit + 1);
    await expect(page.getByTestId("aside")).toContainText("can’t read the kept tournament");
    await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  }
});

test("full storage is said, and nothing breaks", async ({ page }) => {
  await begin(page, 2);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByLabel("Name of a player").fill("Third");
  await page.getByLabel("Name of a player").press("Enter");
  await expect(page.getByRole("alert")).toContainText("did not keep");
  await expect(page.getByText("3 players are here")).toBeVisible();
});

test("the public screen and what is printed show nothing private", async ({ page, context }) => {
  await begin(page, 2);
  await page.getByText("Deck lists", { exact: true }).click();
  const list = page.getByLabel("Deck list", { exact: true });
  await list.fill("1 Optimus Prime, Battlefield Legend\n3 Plasma Burst");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Hand in anyway" }).click();
  await list.fill("1 Optimus Prime, Battlefield Legend\n2 Plasma Burst");
  await page.getByRole("button", { name: "Compare with the list" }).click();
  await expect(page.getByTestId("deck-told")).toContainText("Plasma Burst");
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const printed = context.waitForEvent("page");
  await page.getByRole("button", { name: "Pairings to print" }).click();
  const paper = await printed;
  await expect(paper.locator("body")).toContainText("Player 1");
  await expect(paper.locator("body")).not.toContainText("Plasma Burst");
  await paper.close();
  await page.getByRole("button", { name: "Public screen" }).click();
  await expect(page.getByTestId("public-screen")).toContainText("Player 1");
  await expect(page.getByTestId("public-screen").getByTestId("standings")).toBeVisible();
  for (const secret of ["Plasma Burst", "Deck lists", "Optimus"]) {
    await expect(page.locator("main")).not.toContainText(secret);
  }
  await expectSound(page);
  await page.getByRole("button", { name: "Back to the organiser" }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
});

test("the public screen stays public while another tab enters results", async ({ page, context, faults }) => {
  await begin(page, 2);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const hall = await context.newPage();
  await hall.clock.install();
  await hall.goto(address);
  await hall.getByRole("button", { name: "Public screen" }).click();
  const shown = hall.getByTestId("public-screen");
  await page.getByLabel(/^Result of table 1/).selectOption({ index: 1 });
  await expect(shown.getByRole("cell", { name: "2–0" })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(shown.getByRole("timer")).toHaveText(/^(60:00|59:5\d)$/);
  await expect(hall.getByText("Another tab has this tournament open")).toHaveCount(0);
  // Only the clock goes on; what did not change is not worked out again.
  await hall.evaluate(() => {
    const { parse } = JSON;
    JSON.parse = (text, ...rest) => {
      if (/"champion"|"opponentsMatchWin"/.test(text)) console.error("worked out again");
      return parse(text, ...rest);
    };
  });
  const note = (message: ConsoleMessage) => {
    if (message.type() === "error") faults.push(message.text());
  };
  hall.on("console", note);
  await hall.clock.fastForward(60_000);
  await expect(shown.getByRole("timer")).toHaveText(/^(59:00|58:5\d)$/);
  expect(faults).toEqual([]);
  hall.off("console", note);

  // Ended and begun again by the other tab it still hangs in the hall.
  await page.getByRole("button", { name: "Remove this tournament" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(shown).toHaveCount(0);
  await begin(page, 3);
  await expect(shown).toContainText("Player 3");
  await expect(hall.getByRole("button", { name: "Undo" })).toHaveCount(0);

  // The person who begins one here is its organiser.
  await page.getByRole("button", { name: "Remove this tournament" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await begin(hall, 1);
  await expect(hall.getByRole("heading", { name: "Round 1" })).toBeVisible();
});

test("deck lists are judged, handed in and compared", async ({ page }) => {
  await begin(page, 2);
  await page.getByText("Deck lists", { exact: true }).click();
  const list = page.getByLabel("Deck list", { exact: true });
  const told = page.getByTestId("deck-told");
  // Lines that cannot be read are shown at once.
  await list.fill(
    "Cars\nCharacters (13)\n• Optimus Prime – Battlefield Legend (13*)\nActions\n3 Plasma Brust",
  );
  await page.getByTestId("unread").getByRole("button", { name: "3 Plasma Burst" }).click();
  await expect(page.getByTestId("unread")).toHaveCount(0);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(told).toContainText("at least 40 battle cards");
  await expectSound(page);
  await page.getByRole("button", { name: "Hand in anyway" }).click();
  await expect(told).toContainText("Player 1");
  await list.fill("1 Optimus Prime, Battlefield Legend\n2 Plasma Burst");
  await page.getByRole("button", { name: "Compare with the list" }).click();
  await expect(told).toContainText("Plasma Burst: 3 on the list, 2 in the deck");
  await list.fill("1 Optimus Prime, Battlefield Legend\n2 Plasma Burst\nSideboard\n1 Plasma Burst");
  await page.getByLabel("Cards may have been swapped").check();
  await page.getByRole("button", { name: "Compare with the list" }).click();
  await expect(told).toContainText("as it is on the list");
});

test("the winner is named after the last round, and the standings can be printed", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Name" }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  const name = page.getByLabel("Name of a player");
  for (const player of ["Ann", "Ben", "Cem", "Dora"]) {
    await name.fill(player);
    await name.press("Enter");
  }
  for (let round = 1; round <= 2; round++) {
    await page.getByRole("button", { name: "Pair the next round" }).click();
    await enterResults(page);
  }
  const first = await page.getByTestId("standings").locator("tbody th").first().textContent();
  await expect(page.getByTestId("winner")).toHaveText(`All rounds are over. ${first} has won.`);
  await page.getByRole("button", { name: "Public screen" }).click();
  await expect(page.getByTestId("winner")).toContainText(`${first} has won.`);
  await page.getByRole("button", { name: "Back to the organiser" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Standings to print" }).click();
  const paper = await opened;
  await expect(paper.locator("body")).toContainText(first ?? "?");
  await expect(paper.locator("body")).toContainText("Dora");
  // An undecided last round names no winner.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTestId("winner")).toHaveCount(0);
});

/** Begins a tournament and enters a list. */
async function beginWith(page: Page, names: readonly string[], options: () => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Cup");
  await options();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Enter a list of players").click();
  await page.getByLabel("List of players").fill(names.join("\n"));
  await page.getByRole("button", { name: "Enter all of them" }).click();
  await expect(page.getByText(`${names.length} players are here`)).toBeVisible();
}

test("a playoff of three has a bracket, a placing and prizes", async ({ page }) => {
  await beginWith(page, ["Ann", "Ben", "Cem", "Dora"], async () => {
    await page.getByLabel("Swiss rounds").fill("2");
    await page.getByLabel("Cut to").selectOption({ label: "top 3" });
    await page.getByText("More options").click();
    await page.getByLabel("Prizes").fill("1: 12 boosters\n2-3: 4 boosters");
    await expectSound(page);
  });
  for (let round = 1; round <= 2; round++) {
    await page.getByRole("button", { name: "Pair the next round" }).click();
    await expect(page.getByTestId("open")).toContainText("the result is missing");
    await enterResults(page);
  }
  await expect(page.getByTestId("standings").getByRole("columnheader", { name: "Top" })).toBeVisible();
  await page.getByRole("button", { name: "Cut to the top 3" }).click();
  await expect(page.getByTestId("bracket")).toContainText("Semi-finals");
  await expect(page.getByText("has a bye.")).toBeVisible();
  await expectSound(page);
  await enterResults(page);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await enterResults(page);
  const placing = page.getByTestId("placing").locator("tbody tr");
  await expect(placing.first()).toContainText("12 boosters");
  await expect(placing.nth(2)).toContainText("4 boosters");
  await expect(placing.nth(3)).not.toContainText("boosters");
  await page.getByText("A player’s card").click();
  await expect(page.getByTestId("card")).toContainText("won");
  await expectSound(page);
});

test("results are cleared, penalties act, and disqualified players are out", async ({ page }) => {
  await beginWith(page, ["Ann", "Ben", "Cem", "Dora"], async () => {});
  await page.getByRole("button", { name: "Pair the next round" }).click();
  const field = page.getByLabel(/^Result of table 1/);
  await field.selectOption({ index: 1 });
  await field.selectOption({ label: "Clear this result" });
  await expect(field.locator("option:checked")).toHaveText("not in yet");
  await field.selectOption({ label: "Both have lost" });
  await expect(field.locator("option:checked")).toHaveText("Both have lost");
  await page.getByText("Penalties", { exact: true }).click();
  const loser =
    ((await page.getByLabel(/^Result of table 2/).getAttribute("aria-label")) ?? "").match(
      /: (.+) against/,
    )?.[1] ?? "";
  await page.getByLabel("Whose", { exact: true }).first().selectOption({ label: loser });
  await page.getByLabel("What it does").selectOption({ label: "Disqualification" });
  await page.getByLabel("Section of the Tournament Rules").selectOption({ label: "5.1 Cheating" });
  await expectSound(page);
  await page.getByRole("button", { name: "Enter the penalty" }).click();
  await expect(page.getByTestId("penalties")).toContainText(`${loser}: Disqualification (5.1)`);
  await expect(page.getByLabel(/^Result of table 2/).locator("option:checked")).toHaveText(
    `${loser} lost by a penalty`,
  );
  await expect(page.locator(".tournament-players")).toContainText("disqualified");
  await expect(page.getByRole("button", { name: `Let ${loser} back in` })).toBeDisabled();
});

test("byes, fixed tables and players kept apart are arranged by keyboard", async ({ page }) => {
  await beginWith(page, ["Ann", "Ben", "Cem", "Dora"], async () => {});
  const arrange = page.getByText("Byes, tables, players kept apart");
  await arrange.focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Has a bye in round 1").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Keep apart" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Let them meet" })).toBeFocused();
  await expectSound(page);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByText("Ann has a bye.")).toBeVisible();
});

test("players check in and wait for a place", async ({ page }) => {
  await page.goto(address);
  await page.getByText("More options").click();
  await page.getByLabel("Players check in").check();
  await page.getByLabel("Places (empty: no limit)").fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Enter a list of players").click();
  await page.getByLabel("List of players").fill("Ann\nBen\nCem");
  await page.getByRole("button", { name: "Enter all of them" }).click();
  await expect(page.locator(".tournament-players")).toContainText("on the waiting list");
  await expect(page.getByTestId("open")).toContainText("Not checked in: Ann");
  await page.getByRole("button", { name: "Check Ann in" }).click();
  await page.getByRole("button", { name: "Drop Ben" }).click();
  await page.getByRole("button", { name: "Check Cem in" }).click();
  await expect(page.getByTestId("open")).toHaveCount(0);
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByLabel(/^Result of table 1/)).toBeVisible();
});

test("both players report a result by their links", async ({ page, context }) => {
  await beginWith(page, ["Ann", "Ben"], async () => {});
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await page.getByText("Results reported by players").click();
  await page.getByRole("button", { name: "Let players report by links" }).click();
  const links = page.getByTestId("slip-link");
  await expect(links).toHaveCount(2);
  await expectSound(page);
  const slips = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  for (const [index, slip] of slips.entries()) {
    const phone = await context.newPage();
    await phone.goto(slip);
    await expect(phone.getByRole("heading", { name: "Cup: round 1, table 1" })).toBeVisible();
    await phone.getByLabel("Result", { exact: true }).selectOption({ index: 2 });
    await phone.getByRole("button", { name: "Sign this result" }).click();
    await expect(phone.getByTestId("claim-link")).toBeVisible();
    if (index === 0) await expectSound(phone);
    const claim = await phone.getByTestId("claim-link").inputValue();
    await phone.close();
    await page.goto(claim);
    await expect(page.getByText("A player’s report was taken in.")).toBeVisible();
    await expect(page).toHaveURL(/#\/tournament$/);
    if (index === 0) await expect(page.getByTestId("open")).toContainText("has not confirmed the result");
  }
  await expect(page.getByLabel(/^Result of table 1/).locator("option:checked")).toContainText("2–1");
  // A link that was changed is refused.
  await page.goto("/#/tournament/claim?c=abc");
  await expect(page.getByRole("alert")).toBeVisible();
});
