// The table of taps of docs/tracker.md: what people at a table do, counted on a phone, beside the goals.
import type { Page } from "@playwright/test";
import { seatDuel } from "./duel.js";
import { tapper, usual } from "./taps.js";
import { beginTracked, expect, test } from "./visit.js";

const place = (page: Page, id: number) => page.getByTestId(`place-${id}`);
const person = (page: Page, id: number) => place(page, id).locator(".above-name");
const bar = (page: Page) => page.getByTestId("bar");

interface Line {
  readonly what: string;
  readonly taps: number;
  readonly most: number;
}

/** Expects each count to be within its goal, and prints the table. */
function expectGoals(lines: readonly Line[]): void {
  console.log(lines.map(({ what, taps, most }) => `${what}: ${taps} (at most ${most})`).join("\n"));
  expect(lines.filter(({ taps, most }) => taps > most)).toEqual([]);
}

async function count(page: Page): Promise<void> {
  await page.setViewportSize(usual);
  await page.goto("/#/tracker");
  await page.locator("summary", { hasText: "Round and match" }).click();
  await page.getByLabel("Games that win").fill("2");
  await beginTracked(page, false);
  await expect(page.getByTestId("above")).toBeVisible();
}

test("the taps of the tracker on a phone are within their goals", async ({ page }) => {
  const lines: Line[] = [];
  await count(page);
  const counted = async (
    what: string,
    most: number,
    task: (hand: ReturnType<typeof tapper>) => Promise<void>,
    way: "in sight" | "anywhere" = "in sight",
  ) => {
    const hand = tapper(page, way);
    await task(hand);
    lines.push({ what, taps: hand.count(), most });
  };
  const more = place(page, 4).getByRole("button", { name: /^1 damage on/ });
  await counted("3 damage", 3, async ({ tap }) => {
    for (let hit = 0; hit < 3; hit++) await tap(more);
    await expect(person(page, 4)).toHaveAccessibleName(/3 of \d+ damage/);
  });
  await counted("damage by a hold", 1, async ({ hold }) => {
    await hold(more, 1000);
    await expect(person(page, 4)).toHaveAccessibleName(/[5-9] of \d+ damage/);
  });
  await counted("flip to the other mode", 1, async ({ tap }) => {
    await tap(place(page, 0).getByRole("button", { name: /^Flip Bumblebee/ }));
    await expect(person(page, 0)).toHaveAccessibleName(/bot mode/);
  });
  await counted("undo", 1, async ({ tap }) => {
    await tap(bar(page).getByRole("button", { name: /^Undo/ }));
    await expect(person(page, 0)).toHaveAccessibleName(/alt mode/);
  });
  await counted("tap", 3, async ({ tap }) => {
    await tap(person(page, 1));
    await tap(page.getByTestId("above-character").getByRole("button", { name: /^Tap/ }));
    await expect(person(page, 1)).toHaveAccessibleName(/Tapped/);
    await tap(page.getByTestId("above-character").getByRole("button", { name: "Close" }));
  });
  await counted("attack without flips", 4, async ({ tap }) => {
    await tap(person(page, 0));
    await tap(person(page, 4));
    const sheet = page.getByTestId("above-attack");
    await tap(sheet.getByRole("button", { name: "2", exact: true }));
    await tap(sheet.getByRole("button", { name: "Record the attack: 2 damage" }));
    await expect(page.getByTestId("said")).toContainText("for 2 damage");
  });
  await counted("end of the turn", 1, async ({ tap }) => {
    await tap(bar(page).getByRole("button", { name: "End turn" }));
    await expect(bar(page)).toContainText("Turn 2: Ben");
    await bar(page).getByRole("button", { name: "End turn" }).click();
  });
  await counted("attack with four flips", 7, async ({ tap }) => {
    await tap(person(page, 1));
    await tap(person(page, 4));
    const sheet = page.getByTestId("above-attack");
    await expect(page.getByTestId("above-status")).toContainText("Ann flips, 2 left.");
    for (const icon of ["orange", "orange", "blue", "no icon"])
      await tap(sheet.getByRole("button", { name: `A card with ${icon}`, exact: true }));
    await tap(sheet.getByRole("button", { name: /^Record the attack/ }));
    await expect(page.getByTestId("said")).toContainText(/attacks Blaster for \d+ damage/);
  });
  // The last character falls: KO, the winner, and who begins the next game, here the other player.
  await counted("last KO to the next game", 5, async ({ tap }) => {
    await tap(person(page, 4));
    await tap(page.getByTestId("above-character").getByRole("button", { name: /^KO/ }));
    await tap(page.getByTestId("warnings").getByRole("button", { name: /^Ann wins/ }));
    await tap(bar(page).getByRole("button", { name: "Next game" }));
    await tap(page.getByTestId("next-game").getByRole("button", { name: "Ben begins" }));
    await expect(bar(page)).toContainText("Turn 1: Ben");
  });
  await counted(
    "an Upgrade",
    4,
    async ({ tap, type }) => {
      // The list has the slots of Upgrades, the table from above has not.
      await tap(page.getByRole("button", { name: "Table", exact: true }));
      const character = page.getByTestId("character-0");
      await tap(
        character
          .locator("summary", { hasText: "More" })
          .or(character.getByRole("button", { name: "More" }))
          .first(),
      );
      const field = character.getByRole("combobox").first();
      await type(field, "matrix of leadership");
      await page.keyboard.press("Enter");
      await expect(page.getByTestId("said")).toContainText("Matrix of Leadership");
    },
    "anywhere",
  );
  await counted(
    "share by a QR code",
    3,
    async ({ tap }) => {
      await tap(page.locator("summary", { hasText: "Keep and share" }));
      await tap(page.getByRole("button", { name: "Copy link" }));
      await tap(page.locator("summary", { hasText: "QR" }));
      await expect(page.getByTestId("share").locator("svg")).toBeVisible();
    },
    "anywhere",
  );
  await page.getByRole("link", { name: "All games" }).click();
  await counted("the same teams again", 1, async ({ tap }) => {
    await tap(page.getByRole("button", { name: /^Same teams again|again/ }).first());
    await expect(bar(page)).toContainText("Turn 1: Ann");
  });
  expectGoals(lines);
});

test("the taps of the companion on a phone are within their goals", async ({ page }) => {
  await page.setViewportSize(usual);
  await seatDuel(page);
  await page.getByLabel("Games to win the match").fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(bar(page)).toContainText("Turn 1: Ann");
  const lines: Line[] = [];
  const counted = async (
    what: string,
    most: number,
    task: (hand: ReturnType<typeof tapper>) => Promise<void>,
  ) => {
    const hand = tapper(page, "anywhere");
    await task(hand);
    lines.push({ what, taps: hand.count(), most });
  };
  await counted("maneuver", 1, async ({ tap }) => {
    await tap(page.getByRole("button", { name: "Maneuver", exact: true }));
    await expect(page.getByTestId("actions")).toContainText("1 action left");
  });
  await counted("5 damage", 1, async ({ hold }) => {
    await hold(page.getByRole("button", { name: "Damage Sinbad" }), 600);
    // A hold repeats, so a slow machine may count ten.
    await expect(page.getByRole("button", { name: /^Sinbad, (10|5) of 15 health/ })).toBeVisible();
  });
  await page.locator("summary").getByText("Attack and odds", { exact: true }).click();
  const combat = page.getByTestId("combat");
  await counted("attack with both cards", 3, async ({ tap }) => {
    await tap(
      combat.getByRole("group", { name: "Attack card" }).locator("label", { hasText: "Second Shot" }),
    );
    await tap(combat.getByRole("group", { name: "Defense card" }).locator("label", { hasText: "Regroup" }));
    await tap(combat.getByRole("button", { name: "Record the attack" }));
    await expect(page.getByTestId("said")).toContainText("against Regroup for 2 damage");
  });
  await counted("end of the turn", 1, async ({ tap }) => {
    await tap(page.getByRole("button", { name: "End turn" }));
    await expect(bar(page)).toContainText("Turn 2: Ben");
  });
  await counted("last defeat to the next game", 5, async ({ tap }) => {
    const sinbad = page.getByTestId("fighter-4");
    await tap(sinbad.getByRole("button", { name: /^Sinbad,/ }));
    await tap(sinbad.getByRole("button", { name: "Defeated" }));
    await tap(page.getByTestId("warnings").getByRole("button", { name: "Ann wins" }));
    await tap(bar(page).getByRole("button", { name: "Next game" }));
    await tap(page.getByTestId("next-game").getByRole("button", { name: "Next game" }));
    await expect(bar(page)).toContainText("Game 2");
  });
  expectGoals(lines);
});

test("the taps of an organiser with six tables are within their goals", async ({ page }) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tournament");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("summary", { hasText: "Enter a list of players" }).first().click();
  const names = ["Ada", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"];
  await page.getByLabel("List of players").fill(names.join("\n"));
  await page.getByRole("button", { name: "Enter all of them" }).click();
  await expect(page.getByText("12 players are here")).toBeVisible();
  const lines: Line[] = [];
  const counted = async (
    what: string,
    most: number,
    task: (hand: ReturnType<typeof tapper>) => Promise<void>,
  ) => {
    const hand = tapper(page, "anywhere");
    await task(hand);
    lines.push({ what, taps: hand.count(), most });
  };
  const result = (table: number) => page.getByLabel(new RegExp(`^Result of table ${table}:`));
  await counted("a round of six tables", 8, async ({ tap, choose }) => {
    await tap(page.getByRole("button", { name: "Pair the next round" }));
    await tap(page.getByRole("button", { name: "Start", exact: true }));
    for (let table = 1; table <= 6; table++) await choose(result(table), { index: 1 });
    await expect(page.getByTestId("standings").locator("tbody tr")).toHaveCount(12);
  });
  await counted("a late entry", 2, async ({ type }) => {
    await type(page.getByLabel("Name of a player"), "Max");
    await page.getByLabel("Name of a player").press("Enter");
    await expect(page.getByText("13 players are here")).toBeVisible();
  });
  await counted("a drop", 1, async ({ tap }) => {
    await tap(page.getByRole("button", { name: "Drop Max" }));
    await expect(page.getByText("12 players are here")).toBeVisible();
  });
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByRole("heading", { name: /^Round 2/ })).toBeVisible();
  await counted("an intentional draw", 1, async ({ choose }) => {
    const options = await result(1).locator("option").allTextContents();
    const at = options.findIndex((option) => /draw/i.test(option));
    await choose(result(1), { index: at });
    await expect(result(1).locator("option:checked")).toContainText(/draw/i);
  });
  expectGoals(lines);
});
