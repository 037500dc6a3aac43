// The tables of Unmatched and the Deck-Building Game for a newcomer: texts are whole, reasons in sight.
import type { Page } from "@playwright/test";
import { begin, move, speakGerman, target } from "./at-table.js";
import { expect, test } from "./visit.js";

/** Returns the parts of a selector whose text reaches over the edge of the screen or of the part that it stands in. */
const cut = (page: Page, selector: string, within?: string) =>
  page.evaluate(
    ([parts, frame]) =>
      [...document.querySelectorAll(parts)].flatMap((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const edge = frame === null ? undefined : part.closest(frame)?.getBoundingClientRect();
        // Screen readers alone have it.
        if (width < 2) return [];
        const out =
          left < -1 || right > innerWidth + 1 || (edge && (top < edge.top - 1 || bottom > edge.bottom + 1));
        return out || part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : [];
      }),
    [selector, within ?? null] as const,
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const address of ["unmatched", "deckbuilder"]) {
    test(`what a place of ${address} holds is said whole`, async ({ page }) => {
      await begin(page, address);
      await expect(page.locator(".field-caption > *").first()).toBeVisible();
      expect(await cut(page, ".field-caption > *")).toEqual([]);
      for (let moves = 0; moves < 4; moves++) await move(page, (listed) => listed.first());
      for (let place = 0; place < 12; place++) {
        await page.locator(".field-place").nth(place).focus();
        expect(await cut(page, ".field-caption > *")).toEqual([]);
      }
    });
  }

  test("the bar of the active hero stays in its place", async ({ page }) => {
    await begin(page, "unmatched");
    expect(await cut(page, ".duel-bar h2 > small", ".duel-bar")).toEqual([]);
  });

  test("the counts of a hero stay inside of the bar of a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await begin(page, "unmatched");
    const out = await page.locator(".duel-counts").evaluateAll((counts) =>
      counts.flatMap((count) => {
        const range = document.createRange();
        range.selectNodeContents(count);
        const [text, bar] = [
          range.getBoundingClientRect(),
          count.closest(".duel-bar")?.getBoundingClientRect(),
        ];
        const inside = bar && text.top >= bar.top && text.bottom <= bar.bottom && text.right <= bar.right;
        return inside ? [] : [count.textContent];
      }),
    );
    expect(out).toEqual([]);
  });

  test("a card of Unmatched that can't be played says so", async ({ page }) => {
    await begin(page, "unmatched");
    await page.locator(".hand-card.mark-dim").first().click();
    await expect(page.locator(".moves-hint")).toBeVisible();
    await expect(page.locator(".moves-hint")).toContainText("Nothing can be done");
  });

  test("the reasons of the rules are told in Unmatched, and the set-up is no turn", async ({ page }) => {
    await begin(page, "unmatched");
    await expect(page.locator(".turn-sign")).toHaveText("Set-up");
    await page.locator(".field-place.mark-dim").last().click();
    await expect(page.locator(".moves-hint")).toContainText("The fighter cannot be placed there.");
    for (let placed = 0; placed < 3; placed++) await move(page, (listed) => listed.first());
    await expect(page.locator(".turn-sign")).toHaveText("Turn 1");
    // The list of moves lies over the hand.
    await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
    const hint = page.locator(".moves-hint");
    await page.locator(".field-place:not([class*=mark-])").first().click();
    await expect(hint).toContainText("Maneuver first");
    await page.locator(".hand-card:has(:is(.kind-attack, .kind-versatile))").first().click();
    await expect(hint).toContainText("does not reach that fighter");
    // A space out of the reach of the chosen fighter moves no other one.
    const button = (name: string) => page.locator(".moves-quick").getByRole("button", { name, exact: true });
    await button("Maneuver").click();
    await button("No card").click();
    await page.locator(".field-place.mark-can").last().click();
    await page.locator('.field-place.mark-dim[aria-label*="empty"]').last().click();
    await expect(hint).toContainText("spaces away.");
    await expect(page.locator(".field-place.mark-chosen")).toHaveCount(1);
    await button("Stop moving").click();
    await page.locator(".hand-card:has(.kind-defense)").first().click();
    await expect(hint).toContainText("cannot be played for that.");
    await speakGerman(page);
    await expect(hint).toContainText("ist dafür nicht spielbar.");
    await expect(hint.locator("[lang]")).toHaveCount(0);
  });

  test("a space of the Matrix that can't be reached says why", async ({ page }) => {
    await begin(page, "deckbuilder");
    await page.locator(".field-place:not(.mark-can)").first().click();
    await expect(page.locator(".moves-hint")).toBeVisible();
    await expect(page.locator(".moves-hint")).toContainText(/cannot|no space/);
    await speakGerman(page);
    await expect(page.locator(".moves-hint")).toContainText(/nicht/);
    await expect(page.locator(".moves-hint [lang]")).toHaveCount(0);
  });
});

test("a held character of the TCG is whole on the stage at 1280x800, and so are its moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, "play");
  const own = page.locator(".bot-card.mark-can");
  for (let index = 0; index < (await own.count()); index++) {
    await own.nth(index).click();
    await expect(page.getByTestId("held")).toBeVisible();
    for (const part of [".held-face", ".moves-quick"])
      expect(
        await page.locator(part).evaluate((element) => element.scrollHeight - element.clientHeight),
      ).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("held")).toHaveCount(0);
  }
});

test("the end of the turn is in sight beside purchases at 1280x800", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, "deckbuilder");
  await page.getByRole("button", { name: "Play all", exact: true }).click();
  await expect(page.getByTestId("hand").locator(".hand-card")).toHaveCount(0);
  const end = page.locator(".moves-quick").getByRole("button", { name: "End the turn", exact: true });
  await expect(end).toBeInViewport({ ratio: 1 });
  // A card of no space has its price on its button.
  await expect(page.locator(".moves-quick button", { hasText: /^Buy .+ \(\d+ Power\)$/ })).not.toHaveCount(0);
});

test("a reason of two lines leaves the buttons whole at 1280x800", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, "deckbuilder");
  await page.locator(".field-place:not(.mark-can)").first().click();
  await expect(page.locator(".moves-hint")).toContainText(/cannot|no space/);
  const overflow = await page.locator(".moves-quick").evaluate((row) => row.scrollHeight - row.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await cut(page, ".build-who")).toEqual([]);
});

test("what happens is told in place of the question before it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "normal"));
  await page.goto("/#/unmatched?now");
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  const scene = page.locator(".table-stage:not(.told) .stage-scene");
  for (let step = 0; step < 600 && !(await scene.isVisible()); step++) {
    const at = await target(page, step * 7 + 3);
    if (at) await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(80);
  }
  await expect(scene).toBeVisible();
  // Beats change between two looks at the page.
  const said = await page.evaluate(() =>
    ["#moves-title", ".stage-foot p"].map((part) => document.querySelector(part)?.textContent),
  );
  expect(said[0]).toBe(said[1]);
});

test("the turn of the bot in the Deck-Building Game is told on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, "deckbuilder", { speed: "fast" });
  // Every sentence with the stage and the space that are seen while it stands.
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    let last = "";
    const look = () => {
      requestAnimationFrame(look);
      const text = document.querySelector("#moves-title")?.textContent ?? "";
      if (text === last) return;
      last = text;
      const stage = document.querySelector(".table-stage")?.checkVisibility() ? "stage" : "";
      const space = document.querySelector(".matrix-piece.told .matrix-id")?.textContent ?? "";
      told.push([text, stage, space]);
    };
    requestAnimationFrame(look);
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[][] }).told);
  await move(page, (listed) => listed.filter({ hasText: "End the turn" }));
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  const ofBot = (await told()).filter(([text]) => text?.startsWith("Beacon "));
  const played = ofBot.filter(([text]) => text?.startsWith("Beacon plays"));
  expect(played.length).toBeGreaterThan(0);
  for (const [text, stage] of played) expect([text, stage]).toEqual([text, "stage"]);
  const moved = ofBot.filter(([text]) => /(moves to|enters the Matrix in) /.test(text ?? ""));
  expect(moved.length).toBeGreaterThan(0);
  for (const [text, stage, space] of moved)
    expect([text, stage, space]).toEqual([text, "", text?.split(" ").at(-1)]);
});
