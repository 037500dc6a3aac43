// Table mode through reloads, damaged storage and two tabs.
import type { Page } from "@playwright/test";
import { enter, legal, openTurn, turn } from "./play-along.js";
import { expect, test } from "./visit.js";

const damage = (page: Page, id: number) =>
  page.getByTestId(`character-${id}`).getByRole("textbox", { name: /^Damage on/ });
const more = (page: Page, id: number) =>
  page.getByTestId(`character-${id}`).getByRole("button", { name: /^1 damage on/ });
const fold = (page: Page) => page.locator("summary", { hasText: "Play along" });
/** Id of the game that is open. */
const gameId = (page: Page) => page.url().split("/").at(-1) ?? "";

/** Half a turn: an Upgrade, a flip, and an attack of which one card is entered. */
async function playHalf(page: Page): Promise<void> {
  await turn(page).getByRole("combobox", { name: "A card that Ann plays" }).fill("primary laser");
  await page.keyboard.press("Enter");
  await legal(page, /Primary Laser on Bumblebee/).click();
  await legal(page, /^Flip Bumblebee/).click();
  await legal(page, /^Bumblebee attacks Blaster/).click();
  await enter(page, 0, ["orange"]);
  await expect(page.getByTestId("enter-0")).toContainText("1 more card to enter");
}

test("half a turn outlives a reload, and so does what one undo takes back", async ({ page }) => {
  await openTurn(page);
  await playHalf(page);
  await page.reload();
  await fold(page).click();
  await expect(page.getByTestId("enter-0")).toContainText("1 more card to enter");
  await expect(page.getByTestId("enter-0").getByRole("listitem")).toHaveCount(1);
  await enter(page, 0, ["orange"]);
  await enter(page, 1, ["blue", "no icon"]);
  const told = page.getByTestId("turn-told");
  await expect(told).toContainText(/attack against/);
  const [, done] = /takes (\d+) damage/.exec((await told.textContent()) ?? "") ?? [];
  await expect(damage(page, 4)).toHaveValue(done ?? "");
  const bar = page.getByTestId("bar");
  await expect(bar).toContainText("Turn 4: Ben");

  await page.reload();
  await expect(bar).toContainText("Turn 4: Ben");
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(damage(page, 4)).toHaveValue("0");
  await expect(bar).toContainText("Turn 3: Ann");
  await expect(page.getByTestId("character-0")).toContainText("Primary Laser");
  // A change undone by hand is noticed when the engine is asked again.
  await fold(page).click();
  await expect(turn(page)).toContainText("The table was changed by hand since.");
  await page.reload();
  await bar.getByRole("button", { name: /^Redo/ }).click();
  await expect(damage(page, 4)).toHaveValue(done ?? "");
  await expect(bar).toContainText("Turn 4: Ben");
  await fold(page).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ben may do");
  await turn(page).getByRole("button", { name: "Take the last step back" }).click();
  await expect(bar).toContainText("Turn 3: Ann");
});

test("a damaged or foreign session is refused with its place, and the game stays whole", async ({ page }) => {
  await openTurn(page);
  await playHalf(page);
  const id = gameId(page);
  const change = (place: string, from: string, to: string) =>
    page.evaluate(
      ([where, one, other]) =>
        localStorage.setItem(where, (localStorage.getItem(where) ?? "").replace(one, other)),
      [`altmode.tracker.${place}.${id}`, from, to] as const,
    );
  for (const [from, to, said] of [
    ['"place":0', '"place":"0"', "session.steps[0].place"],
    ["table-mode/2", "table-mode/9", "format"],
    ["{", "(", "JSON"],
  ] as const) {
    await page.reload();
    await change("turn", from, to);
    await page.reload();
    await fold(page).click();
    await expect(page.getByTestId("battle").getByRole("alert")).toContainText(said);
    await expect(page.getByTestId("character-0")).toContainText("Primary Laser");
    await page.getByRole("button", { name: "Play along from here" }).click();
    await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
    await legal(page, /^Bumblebee attacks Blaster/).click();
  }
  // A step that no longer fits is reported as such.
  await change("turn", "attack", "retreat");
  await page.reload();
  await fold(page).click();
  await expect(page.getByTestId("battle").getByRole("alert")).toContainText("can’t be played again");

  const steps = { format: "altmode-tracker-steps/1", match: id, following: [7] };
  await page.evaluate(([where, text]) => localStorage.setItem(where, text), [
    `altmode.tracker.steps.${id}`,
    JSON.stringify(steps),
  ] as const);
  await page.reload();
  await expect(page.getByRole("alert").first()).toContainText("following[0]");
  await expect(page.getByTestId("character-0")).toContainText("Primary Laser");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(page.getByTestId("bar")).toContainText("Turn 3: Ann");
});

test("a game that moved on meanwhile says so, and a deleted one leaves nothing", async ({ page }) => {
  await openTurn(page);
  await legal(page, /^Flip Bumblebee/).click();
  await page.reload();
  await more(page, 4).click();
  await fold(page).click();
  await expect(turn(page)).toContainText("The table was changed by hand since.");
  await turn(page).getByRole("button", { name: "Go on from the table as it is" }).click();
  await expect(turn(page).locator("[data-legal=flip]")).toHaveCount(0);
  await expect(damage(page, 4)).toHaveValue("1");

  const id = gameId(page);
  const places = () => page.evaluate((of) => Object.keys(localStorage).filter((key) => key.endsWith(of)), id);
  expect(await places()).not.toEqual([]);
  await page.goto("/#/tracker");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("Ann – Ben")).toHaveCount(0);
  expect(await places()).toEqual([]);
});

test("two tabs on one game play along with the same session", async ({ page, context }) => {
  await openTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await fold(other).click();
  await expect(other.getByTestId("turn-legal")).toContainText("What Ann may do");
  await legal(page, /^Flip Bumblebee/).click();
  // The other tab is in step with it, and nothing was changed by hand there.
  await expect(turn(other).locator("[data-legal=flip]")).toHaveCount(0);
  await expect(turn(other)).not.toContainText("by hand since");
  await legal(other, /^Bumblebee attacks Blaster/).click();
  await enter(other, 0, ["orange", "orange"]);
  await expect(page.getByTestId("enter-0")).toContainText("All are entered.");
  await enter(page, 1, ["no icon", "no icon"]);
  await expect(other.getByTestId("bar")).toContainText("Turn 4: Ben");
  // One undo there takes back all of what was one step here.
  await other.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(other.getByTestId("bar")).toContainText("Turn 3: Ann");
  await expect(damage(page, 4)).toHaveValue("0");
});

test("a tab that was not told yet writes nothing over what another one did", async ({ page, context }) => {
  // As in a browser that lets a tab in the background sleep.
  await page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
  await openTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await fold(other).click();
  await more(other, 4).click();
  await expect(damage(other, 4)).toHaveValue("1");
  await legal(page, /^Flip Bumblebee/).click();
  await expect(turn(page)).toContainText("The table was changed by hand since.");
  await expect(damage(page, 4)).toHaveValue("1");
  await turn(page).getByRole("button", { name: "Go on from the table as it is" }).click();
  await expect(turn(other)).not.toContainText("by hand since");
  await legal(other, /^Flip Bumblebee/).click();
  await expect(turn(other).locator("[data-legal=flip]")).toHaveCount(0);
  // The first tab still offers the flip that was used up.
  await legal(page, /^Flip Bumblebee/).click();
  await expect(turn(page)).toContainText("Another tab played along meanwhile.");
  await expect(turn(page).locator("[data-legal=flip]")).toHaveCount(0);
  await expect(damage(other, 4)).toHaveValue("1");
});

test("with full storage it says so, and goes on as long as the page is open", async ({ page }) => {
  await openTurn(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await legal(page, /^Flip Bumblebee/).click();
  await expect(page.getByTestId("battle").getByRole("alert")).toBeVisible();
  await fold(page).click();
  await fold(page).click();
  // The moves played are still known.
  await expect(page.getByTestId("turn-legal")).toBeVisible();
  await expect(turn(page).locator("[data-legal=flip]")).toHaveCount(0);
});
