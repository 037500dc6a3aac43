// Every sample deck that the form offers can be played.
import { expect, test } from "./visit.js";

test("a game begins with each of the sample decks", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto("/");
  const offered = page.getByLabel("Deck of Player 1").locator("option");
  const names = await offered.allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    await page.getByLabel("Deck of Player 1").selectOption(name);
    await page.getByLabel("Deck of Player 2").selectOption(name);
    await page.getByLabel("Two people at this screen").check();
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.getByTestId("board"), name).toBeVisible();
    await expect(page.locator("[data-action-id]").first()).toBeVisible();
    await page.getByRole("button", { name: "New game" }).click();
  }
});

test("a deck of one's own with a card that is not played in full says so, and can be played", async ({
  page,
}) => {
  const { load } = await import("altmode/tcg");
  const missing = (await load()).cards
    .all()
    .find(
      ({ implemented, kind, characterKind }) =>
        !implemented && kind === "character" && characterKind === "standard",
    );
  test.skip(missing === undefined, "the engine plays every character");
  const name = missing?.fullName ?? "";
  await page.addInitScript((character) => {
    const cards = [
      "Zap",
      "Plasma Burst",
      "Supercharge",
      "Force Field",
      "Flamethrower",
      "Repair Bay",
      "Data Pad",
    ];
    const more = ["Leap Into Battle", "Primary Laser", "Armored Plating", "Backup Plan", "Battle Ready"];
    const battle = [...cards, ...more, "Handheld Blaster", "New Designs"].map((card) => `3 ${card}`);
    const list = ["# Own", "", "Characters", `1 ${character}`, "", "Deck", ...battle].join("\n");
    localStorage.setItem("altmode.decks", JSON.stringify([{ name: "Own", list }]));
  }, name);
  await page.goto("/");
  await page.getByLabel("Deck of Player 1").selectOption("Own");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("alert")).toContainText(name);
  await page.getByRole("button", { name: "Play all the same" }).click();
  await expect(page.getByTestId("board")).toContainText(missing?.name ?? "");
});
