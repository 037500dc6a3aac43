// Drafts and sealed pools in the organiser's view, by clicking, and without a network.
import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "./visit.js";

async function begin(page: Page, format: string, players: readonly string[]): Promise<void> {
  await page.goto("/#/tournament");
  await page.getByLabel("Format").selectOption({ label: format });
  await page.getByRole("button", { name: "Begin" }).click();
  for (const player of players) {
    await page.getByLabel("Name of a player").fill(player);
    await page.getByLabel("Name of a player").press("Enter");
  }
}

/** Boosters of one card set, one for each player: a short draft. */
async function beginDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Draw pods" }).click();
  await page.getByTestId("draft").getByLabel("for each player").fill("2");
  await page.getByRole("button", { name: "Begin the draft of pod 1" }).click();
}

const random = (page: Page) => page.getByRole("button", { name: "At random", exact: true });

test("a draft from its pods to its last card", async ({ page }) => {
  await begin(page, "Draft", ["Ann", "Ben"]);
  const draft = page.getByTestId("draft");
  await expect(draft).toContainText("No pods are drawn yet");
  await expectSound(page);
  await beginDraft(page);
  await expect(draft).toContainText("Characters are taken from the middle");
  // The snake: one, the other twice, the one again.
  const order: string[] = [];
  for (let pick = 0; pick < 4; pick++) {
    order.push(await draft.getByLabel("Pick of").locator("option").innerText());
    await draft.getByRole("button", { name: "Take", exact: true }).click();
  }
  const [first, second, third, fourth] = order;
  expect([first, second]).not.toEqual([second, first]);
  expect([third, fourth]).toEqual([second, first]);
  await expect(draft).toContainText("Pack 1: take a card, pass the rest to the left");
  await expect(draft.getByTestId("pick-timer")).toHaveText("0:40");
  await draft.getByRole("button", { name: "Start the time" }).click();
  await expect(draft.getByTestId("pick-timer")).toHaveText(/0:3/);
  await expectSound(page);
  await draft.getByRole("button", { name: "Undo the last pick" }).click();
  await expect(draft).toContainText("Characters are taken from the middle");
  await random(page).click();
  // It is kept over a visit.
  await page.reload();
  await expect(draft).toContainText("Pack 1");
  for (let pick = 0; pick < 14; pick++) await random(page).click();
  await expect(draft).toContainText("Pack 1 is over");
  await expect(draft.getByTestId("pick-timer")).toHaveText("0:30");
  await draft.getByRole("button", { name: "End the review" }).click();
  await expect(draft).toContainText("Pack 2: take a card, pass the rest to the right");
  // A player is absent: cards are picked for both, and the other one goes on.
  await draft.getByRole("button", { name: "Pick at random for Ben from now on" }).click();
  await expect(draft).toContainText("picked for at random");
  for (let pick = 0; pick < 7; pick++) await random(page).click();
  await expect(draft).toContainText("All cards are drafted");
  await expect(draft.getByText("2 characters, 14 battle cards")).toHaveCount(2);
  await expectSound(page);
  // The public screen shows no picks.
  await page.getByRole("button", { name: "Public screen" }).click();
  await expect(page.getByTestId("draft")).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText("battle cards");
});

test("the picks of a draft with real boosters are registered seat by seat", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, "Draft", ["Ann", "Ben"]);
  await page.getByRole("button", { name: "Draw pods" }).click();
  await page.locator("summary", { hasText: "Real boosters" }).click();
  const real = page.getByTestId("real-pools");
  await real.getByLabel("Boosters for each player").fill("x");
  await expect(real.getByRole("alert")).toContainText("A whole number from 1 to 20");
  await real.getByLabel("Boosters for each player").fill("2");
  await real.getByLabel("Battle cards in a booster").fill("2");
  await expectSound(page, [{ width: 390, height: 844 }]);
  await real.getByRole("button", { name: "Register the picks" }).click();
  const field = real.getByRole("combobox", { name: /^Card that/ });
  const take = async (card: string) => {
    await field.fill(card);
    await field.press("Enter");
  };
  // The snake of the characters, which are searched for among characters only.
  await field.fill("plasma burst");
  await expect(real.getByRole("option").filter({ hasText: "Plasma Burst" })).toHaveCount(0);
  await take("bumblebee brave warrior");
  for (const card of ["optimus prime battlefield legend", "slug hot-headed", "kickback"]) await take(card);
  await expect(real).toContainText("Pack 1: take a card, pass the rest to the left");
  // Each of the two names a card; the last one is taken back and left without a name.
  await take("plasma burst");
  await take("grenade launcher");
  await expect(
    real.locator(".draft-seats").getByText("2 characters, 1 battle cards", { exact: false }),
  ).toHaveCount(2);
  await real.getByRole("button", { name: "Undo the last pick" }).click();
  await real.getByRole("button", { name: "All have picked, without names" }).click();
  await page.reload();
  await page.locator("summary", { hasText: "Real boosters" }).click();
  await real.getByRole("button", { name: "All have picked, without names" }).click();
  await expect(real).toContainText("Pack 1 is over");
  await real.getByRole("button", { name: "End the review" }).click();
  await expect(real).toContainText("Pack 2: take a card, pass the rest to the right");
  for (let pick = 0; pick < 2; pick++)
    await real.getByRole("button", { name: "All have picked, without names" }).click();
  await expect(real).toContainText("All cards are drafted");
  for (const seat of await real.locator(".draft-seats summary").all()) await seat.click();
  const seats = real.locator(".draft-seats");
  await expect(seats.getByText(/^[34] without a name$/)).toHaveCount(2);
  await expect(seats.getByText("1 Plasma Burst")).toHaveCount(1);
  await expect(seats).not.toContainText("Grenade Launcher");
  // Named picks are the pool that a deck is judged by.
  const battle: string[] = [];
  for (const player of ["Ann", "Ben"]) {
    await real.getByLabel("Player", { exact: true }).selectOption({ label: player });
    battle.push((await real.getByText(/battle cards in the pool/).textContent()) ?? "");
  }
  expect(battle.sort()).toEqual([
    "2 characters, 0 battle cards in the pool.",
    "2 characters, 1 battle cards in the pool.",
  ]);
  await expectSound(page, [{ width: 390, height: 844 }]);
});

test("two tabs on one draft stay in step", async ({ page, context }) => {
  await begin(page, "Draft", ["Ann", "Ben"]);
  await beginDraft(page);
  const other = await context.newPage();
  await other.goto("/#/tournament");
  const taken = async (tab: Page) => {
    const seats = await tab.locator(".draft-seats summary").allInnerTexts();
    return seats.flatMap((text) => text.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  };
  // Each picks from where the other one left it, so no pick is lost.
  for (const [pick, tab] of [page, other, page, other].entries()) {
    await random(tab).click();
    for (const each of [page, other]) await expect.poll(() => taken(each)).toBe(pick + 1);
  }
  // The tab that keeps the time goes on with it.
  const timer = page.getByTestId("pick-timer");
  await page.getByRole("button", { name: "Start the time" }).click();
  await expect(timer).not.toHaveText("0:40");
  await random(other).click();
  await expect.poll(() => taken(page)).toBe(5);
  await expect(timer).not.toHaveText("0:40");

  await page.getByRole("button", { name: "Remove this tournament" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await begin(page, "Sealed", ["Ann", "Ben"]);
  await expect(other.getByRole("button", { name: "Open the boosters" })).toBeVisible();
  await page.getByRole("button", { name: "Open the boosters" }).click();
  await expect(other.getByTestId("draft").locator("details.pool")).toHaveCount(2);
});

test("a pick of another tab between reading and listening is not missed", async ({ page, context }) => {
  await begin(page, "Draft", ["Ann", "Ben"]);
  await beginDraft(page);
  const place = "altmode.tournament-drafts";
  const stored = () => page.evaluate((place) => localStorage.getItem(place) ?? "", place);
  const before = await stored();
  await random(page).click();
  await expect.poll(stored).not.toBe(before);
  const after = await stored();
  await page.evaluate(([place, before]) => localStorage.setItem(place, before), [place, before] as const);
  const other = await context.newPage();
  // Stores the pick once the page has read the draft and is about to listen. A tab gets no event of its own changes.
  await other.addInitScript(
    ([place, after]) => {
      let isRead = false;
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        isRead ||= key === place;
        return getItem.call(this, key);
      };
      const listen = window.addEventListener;
      window.addEventListener = ((type: string, ...more: [never]) => {
        if (type === "storage" && isRead) localStorage.setItem(place, after);
        listen.call(window, type, ...more);
      }) as typeof window.addEventListener;
    },
    [place, after] as const,
  );
  await other.goto("/#/tournament");
  await expect(other.locator(".draft-seats summary").filter({ hasText: /[1-9]/ })).toHaveCount(1);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("sealed pools are opened and swapped, without a network and in another language", async ({
    page,
    context,
  }) => {
    await page.goto("/#/tournament");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await begin(page, "Sealed", ["Ann", "Ben", "Cleo", "Dan"]);
    const pools = page.getByTestId("draft");
    await pools.getByLabel("Swap the pools").check();
    await pools.getByRole("button", { name: "Open the boosters" }).click();
    await expect(pools.locator("details.pool")).toHaveCount(4);
    await pools.locator("details.pool summary").first().click();
    await expect(pools.locator("details.pool li").first()).toBeVisible();
    await page.getByLabel("Language").selectOption("Français");
    await expect(pools).toContainText("Paquets scellés");
    await page.getByLabel("Langue").selectOption("Deutsch");
    await expect(pools).toContainText("Nur für die Turnierleitung");
    await expectSound(page);
  });
});
