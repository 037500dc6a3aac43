// The table seen from above on a phone: taps of an attack, damage, the far side, and the way to the next game.
import type { Page } from "@playwright/test";
import { answerAll, enter, legal } from "./play-along.js";
import { tapper, usual } from "./taps.js";
import { beginTracked, expect, expectSound, phone, seatTeams, test } from "./visit.js";

const place = (page: Page, id: number) => page.getByTestId(`place-${id}`);
const person = (page: Page, id: number) => place(page, id).locator(".above-name");

async function begin(page: Page, size = usual): Promise<void> {
  await page.setViewportSize(size);
  await page.goto("/#/tracker");
  await page.getByLabel("Count only").check();
  await beginTracked(page, false);
  await expect(page.getByTestId("above")).toBeVisible();
}

test("both teams are on the screen of a phone, and nothing of them is out of it", async ({ page }) => {
  for (const size of [usual, phone]) {
    await begin(page, size);
    const { top, bottom } = await page.getByTestId("above").evaluate((board) => {
      const { top, bottom } = board.getBoundingClientRect();
      return { top, bottom };
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(size.height);
    const heights = await page
      .locator(".above-place")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
    await expect(person(page, 0)).toHaveAccessibleName(
      /^Bumblebee, \w+ mode, attack \d, defense \d, 0 of \d+ damage/,
    );
  }
  await expectSound(page, [phone]);
});

test("an attack without flips takes 4 taps, with four flips 7, without scrolling", async ({ page }) => {
  await begin(page);
  const sheet = page.getByTestId("above-attack");
  const plain = tapper(page);
  await plain.tap(person(page, 0));
  await plain.tap(person(page, 4));
  await plain.tap(sheet.getByRole("button", { name: "5", exact: true }));
  await plain.tap(sheet.getByRole("button", { name: "Record the attack: 5 damage" }));
  expect(plain.count()).toBeLessThanOrEqual(4);
  await expect(person(page, 4)).toHaveAccessibleName(/5 of \d+ damage/);
  await expect(person(page, 0)).toHaveAccessibleName(/Tapped/);
  await expect(page.getByTestId("said")).toContainText("for 5 damage");
  await page.getByRole("button", { name: /^Undo/ }).click();

  // Two cards of each side; the engine computes the damage.
  const flips = tapper(page);
  await flips.tap(person(page, 0));
  await flips.tap(person(page, 4));
  const card = (icon: string) => sheet.getByRole("button", { name: `A card with ${icon}`, exact: true });
  await expect(page.getByTestId("above-status")).toContainText("Ann flips, 2 left.");
  await flips.tap(card("orange"));
  await flips.tap(card("orange"));
  await expect(page.getByTestId("above-status")).toContainText("Ben flips, 2 left.");
  await flips.tap(card("blue"));
  await flips.tap(card("no icon"));
  await expect(page.getByTestId("above-status")).toContainText(/Attack \d+, defense \d+\./);
  const said = (await page.getByTestId("above-status").textContent()) ?? "";
  const [, attack, defense] = /Attack (\d+), defense (\d+)/.exec(said) ?? [];
  const damage = Math.max(0, Number(attack) - Number(defense));
  const stats = /attack (\d), defense/.exec((await person(page, 0).getAttribute("aria-label")) ?? "");
  expect(Number(attack)).toBe(Number(stats?.[1]) + 2);
  await expectSound(page, [usual]);
  await flips.tap(sheet.getByRole("button", { name: `Record the attack: ${damage} damage` }));
  expect(flips.count()).toBeLessThanOrEqual(7);
  await expect(person(page, 4)).toHaveAccessibleName(new RegExp(`${damage} of \\d+ damage`));
});

test("a white icon asks for two more cards, and the last card is taken back", async ({ page }) => {
  await begin(page);
  await person(page, 0).click();
  await person(page, 4).click();
  const sheet = page.getByTestId("above-attack");
  const status = page.getByTestId("above-status");
  await sheet.getByRole("button", { name: "A card with white", exact: true }).click();
  await expect(status).toContainText("Ann flips, 3 left.");
  await sheet.getByRole("button", { name: "Take the last card back" }).click();
  await expect(status).toContainText("Ann flips, 2 left.");
  await sheet.getByLabel("A card with several icons").selectOption({ index: 1 });
  await expect(status).toContainText("Ann flips, 1 left.");
});

test("3 damage takes 3 taps, or a hold that repeats", async ({ page }) => {
  await begin(page);
  const more = place(page, 4).getByRole("button", { name: /^1 damage on/ });
  for (let tap = 0; tap < 3; tap++) await more.click();
  await expect(person(page, 4)).toHaveAccessibleName(/3 of \d+ damage/);
  await more.click({ delay: 1000 });
  await expect(person(page, 4)).toHaveAccessibleName(/5 of \d+ damage/);
  // Modes, taps and KO are one tap, or one more.
  await place(page, 0)
    .getByRole("button", { name: /^Flip Bumblebee/ })
    .click();
  await expect(person(page, 0)).toHaveAccessibleName(/bot mode/);
  await person(page, 4).click();
  await expectSound(page, [usual]);
  await page.getByTestId("above-character").getByRole("button", { name: /^KO/ }).click();
  await expect(person(page, 4)).toHaveAccessibleName(/mode.*KO/);
  // A KO'd character keeps its mode, which is free information (Tournament Rules 4.1).
  await expect(place(page, 4).locator(".above-mode strong")).toHaveText("A");
});

test("the far side is turned round, and the shape is kept", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Turn the far side round" }).click();
  await expect(page.getByTestId("above-1")).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
  await page.reload();
  await expect(page.getByTestId("above-1")).toHaveCSS("transform", "matrix(-1, 0, 0, -1, 0, 0)");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByTestId("team-0")).toBeVisible();
  await page.reload();
  await expect(page.getByTestId("team-0")).toBeVisible();
});

test("after a game its loser says who begins, and after the match there is no next game", async ({
  page,
}) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tracker");
  await page.getByLabel("Count only").check();
  await page.locator("summary", { hasText: "Round and match" }).click();
  await page.getByLabel("Games that win").fill("2");
  await beginTracked(page, false);
  const bar = page.getByTestId("bar");
  const win = async () => {
    await page.locator(".tracker-panels > details > summary", { hasText: "Match" }).click();
    await page.getByTestId("match").getByRole("button", { name: "Ben wins this game" }).click();
  };
  await win();
  await expect(bar.getByRole("button", { name: "End turn" })).toHaveCount(0);
  await bar.getByRole("button", { name: "Next game" }).click();
  const step = page.getByTestId("next-game");
  await expect(step).toContainText("Ann has lost and chooses who begins.");
  await expect(step).toContainText("sideboards");
  await expectSound(page, [usual]);
  await step.getByRole("button", { name: "Ben begins" }).click();
  await expect(bar).toContainText("Turn 1: Ben");
  await expect(bar).toContainText("Game 2");
  await page.getByTestId("match").getByRole("button", { name: "Ben wins this game" }).click();
  await expect(page.getByTestId("ended")).toContainText("Ben has won the match 2 : 0");
  await expect(page.getByRole("button", { name: "Next game" })).toHaveCount(0);
});

test("played along from the set-up, icons count from the first turn, and the bar ends the turn with the rules", async ({
  page,
}) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tracker");
  await expect(page.getByLabel("Play along")).toBeChecked();
  await page.getByLabel("Count only").check();
  await page.getByLabel("Play along").check();
  await seatTeams(page, ["Autobot Starter Set", "Blaster"]);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
  const stat = async (id: number, name: string) =>
    Number(new RegExp(`${name} (\\d+)`).exec((await person(page, id).getAttribute("aria-label")) ?? "")?.[1]);
  const [attack, defense] = [await stat(0, "attack"), await stat(4, "defense")];
  await legal(page, /^Bumblebee attacks Blaster/).click();
  await enter(page, 0, ["white", "orange", "orange", "no icon"]);
  await enter(page, 1, ["blue", "blue"]);
  await expect(page.getByTestId("turn-told")).toContainText(
    `${attack + 2} attack against ${defense + 2} defense`,
  );
  await expect(person(page, 4)).toHaveAccessibleName(
    new RegExp(`${Math.max(0, attack - defense)} of \\d+ damage`),
  );
  const bar = page.getByTestId("bar");
  await expect(bar).toContainText("Turn 2: Ben");
  await bar.getByRole("button", { name: "End turn" }).click();
  // An attack is possible, so the rules ask for it before the turn ends; the session goes on.
  await expect(page.getByTestId("turn-question")).toContainText("Ben attacks before the turn ends:");
  await expect(page.getByTestId("turn")).not.toContainText("changed by hand");
  await legal(page, / attacks /).click();
  await enter(page, 1, ["no icon", "no icon"]);
  await enter(page, 0, ["no icon", "no icon"]);
  await expect(bar).toContainText("Turn 3: Ann");
  await page.reload();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
  await expectSound(page, [usual]);
});

test("with the rules playing along, an attack with four flips takes 6 taps on the table, and what is illegal says why", async ({
  page,
}) => {
  await page.setViewportSize(usual);
  await page.goto("/#/tracker");
  await seatTeams(page, ["Autobot Starter Set", "Blaster"]);
  await page.getByRole("button", { name: "Begin" }).click();
  const along = page.getByTestId("above-along");
  const cards = page.getByRole("button", { name: "Cards and abilities" });
  await expect(cards).toBeVisible();
  const flips = tapper(page);
  await flips.tap(person(page, 0));
  await flips.tap(person(page, 4));
  await expect(along.getByRole("heading")).toHaveText(/^Ann flips for the attack of Bumblebee/);
  const card = (icon: string) => along.getByRole("button", { name: `A card with ${icon}`, exact: true });
  await flips.tap(card("orange"));
  await expect(along.getByTestId("above-entered")).toHaveText("orange. Left to enter: 1.");
  await expect(along.getByTestId("turn-sums")).toContainText(/So far: attack \d+, defense \d+: \d+ damage/);
  await flips.tap(card("orange"));
  await expect(along.getByRole("heading")).toHaveText(/^Ben flips for the defense of Blaster/);
  await expectSound(page, [usual]);
  await flips.tap(card("blue"));
  await flips.tap(card("no icon"));
  expect(flips.count()).toBeLessThanOrEqual(6);
  await expect(page.getByTestId("bar")).toContainText("Turn 2: Ben");
  await expect(page.getByTestId("above-told")).toContainText(/Attack \d+, defense \d+: \d+ damage/);
  await expect(page.getByTestId("turn-told")).toContainText("Ann flips: orange, orange");
  await expect(page.getByTestId("turn-told")).toContainText("Ben flips: blue, no icon");

  // A second flip in a turn is against the rules, and is done by hand all the same.
  const mode = place(page, 4).getByRole("button", { name: /^Flip Blaster/ });
  await mode.click();
  await expect(person(page, 4)).toHaveAccessibleName(/bot mode/);
  // Its ability asks at once, with its name and its sentence.
  await expect(along.getByTestId("turn-question")).toContainText("Ben decides: Blaster");
  await expect(along.getByTestId("turn-sentence")).toContainText("Mini-Cassette");
  await along.getByTestId("turn-question").getByRole("button").first().click();
  // The cards that it turns up are asked for with its name.
  await expect(along.getByRole("heading")).toHaveText(/^Ben turns up for Blaster/);
  await answerAll(page, async () => (await along.count()) === 0);
  await mode.click();
  await expect(page.getByTestId("above-refused")).toContainText("Not legal:");
  await expectSound(page, [usual]);
  await page.getByTestId("above-refused").getByRole("button", { name: "Do it by hand" }).click();
  await expect(person(page, 4)).toHaveAccessibleName(/alt mode/);
  await expect(page.getByTestId("above")).toContainText("Changed by hand.");
  await page.getByTestId("above").getByRole("button", { name: "Go on from the table as it is" }).click();

  // Cards are named, and played, in the sheet.
  await cards.click();
  await along.getByRole("combobox", { name: "A card that Ben plays" }).fill("plasma burst");
  await page.keyboard.press("Enter");
  await along
    .getByRole("button", { name: /Plasma Burst/ })
    .first()
    .click();
  await expect(page.getByTestId("turn-told")).toContainText("Plasma Burst");
  await expectSound(page, [usual, phone]);
});
