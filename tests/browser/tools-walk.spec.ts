// Whole games tapped through on a phone, in the tracker and in the companion: the faults that were found, and their mends.
import type { Page } from "@playwright/test";
import { seatDuel } from "./duel.js";
import { beginTracked, expect, expectSound, seatTeams, test } from "./visit.js";

const usual = { width: 390, height: 844 };
const place = (page: Page, id: number) => page.getByTestId(`place-${id}`);
const person = (page: Page, id: number) => place(page, id).locator(".above-name");
const bar = (page: Page) => page.getByTestId("bar");

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(usual);
});

test("the sheet of a character flips it and names its Upgrades, and a KO’d character shows its mode", async ({
  page,
}) => {
  await page.goto("/#/tracker");
  await beginTracked(page, false);
  await bar(page).getByRole("button", { name: "Table", exact: true }).click();
  const character = page.getByTestId("character-0");
  await character.getByRole("button", { name: "More of Bumblebee" }).click();
  await character.getByRole("combobox", { name: "Add an Upgrade" }).fill("matrix of leadership");
  await page.keyboard.press("Enter");
  await bar(page).getByRole("button", { name: "Table", exact: true }).click();
  await person(page, 0).click();
  const sheet = page.getByTestId("above-character");
  await expect(sheet).toContainText("Upgrades: Matrix of Leadership");
  await sheet.getByRole("button", { name: "Flip Bumblebee (now alt mode)", exact: true }).click();
  await expect(person(page, 0)).toHaveAccessibleName(/bot mode/);
  await expectSound(page, [usual]);
  await sheet.getByRole("button", { name: "KO Bumblebee", exact: true }).click();
  await bar(page).getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByTestId("character-0").getByRole("heading")).toContainText("bot mode · attack");
  await expectSound(page, [usual]);
});

test("teams change between two games, and the rules go on playing along", async ({ page }) => {
  await page.goto("/#/tracker");
  await seatTeams(page, ["Autobot Starter Set", "Blaster"]);
  await page.locator("summary", { hasText: "Round and match" }).click();
  await page.getByLabel("Games that win").fill("2");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByRole("button", { name: "Cards and abilities" })).toBeVisible();
  await page.locator(".tracker-panels > details > summary", { hasText: "Match" }).click();
  await page.getByTestId("match").getByRole("button", { name: "Ben wins this game" }).click();
  await bar(page).getByRole("button", { name: "Next game", exact: true }).click();
  const step = page.getByTestId("next-game");
  await step.getByRole("button", { name: "Change the teams", exact: true }).click();
  const team = step.getByTestId("next-team-0");
  await team.getByRole("button", { name: /^Remove Bumblebee/ }).click();
  await team.getByRole("combobox").fill("private flak");
  await page.keyboard.press("Enter");
  await expectSound(page, [usual]);
  await step.getByRole("button", { name: "Ann begins", exact: true }).click();
  await expect(bar(page)).toContainText("Turn 1: Ann");
  const mine = page.getByTestId("above-0");
  await expect(mine).not.toContainText("Bumblebee");
  await expect(mine.locator(".above-place")).toHaveCount(4);
  // The rules know the new team: a tap on it and one on an enemy ask for its flips.
  await expect(page.getByText("Changed by hand.")).toHaveCount(0);
  await mine.locator(".above-place", { hasText: "Flak" }).locator(".above-name").click();
  await page.getByTestId("above-1").locator(".above-name").first().click();
  await expect(page.getByTestId("above-along")).toContainText(/Ann flips for the attack of .*Flak/);
});

test("an attack of the companion is above the players, and names the fighters of a card", async ({
  page,
}) => {
  await seatDuel(page);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const fold = page.locator("summary").getByText("Attack and odds", { exact: true });
  await expect(fold).toBeInViewport();
  await fold.click();
  await expect(
    page
      .getByTestId("combat")
      .getByRole("group", { name: "Attack card" })
      .locator("label", { hasText: "The Hounds of Mighty Zeus" }),
  ).toContainText("versatile 4 · Harpy");
  await expectSound(page, [usual]);
});
