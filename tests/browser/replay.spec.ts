// The replay viewer.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { faultsOf } from "./at-table.js";
import { expect, expectSound, test } from "./visit.js";

const { config } = JSON.parse(readFileSync(new URL("../../benches/workload.json", import.meta.url), "utf8"));

async function record(): Promise<string> {
  const { load } = await import("altmode/tcg");
  const game = (await load()).newGame(config);
  game.playout({ bot: "greedy", decisions: 40 });
  return JSON.stringify(game.record());
}

test("the viewer is sound", async ({ page }) => {
  await page.goto("/#/replay");
  await page.getByLabel("Record file").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(await record()),
  });
  await page.getByRole("button", { name: "To the end" }).click();
  await expectSound(page);
});

test("a record file is watched, by buttons and by keyboard", async ({ page }) => {
  await page.goto("/#/replay");
  await page.getByLabel("Record file").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(await record()),
  });
  const position = page.getByTestId("replay-position");
  await expect(position).toHaveText("The start");
  expect(await faultsOf(page)).toEqual([]);
  // A step is answered before the position is drawn.
  const outline = await page
    .getByRole("button", { name: "One on", exact: true })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return getComputedStyle(button).outlineStyle;
    });
  expect(outline).toBe("double");
  await expect(position).toHaveText("Move 1 of 40");
  // Two presses within one frame are two steps.
  await page.getByRole("button", { name: "One on", exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(position).toHaveText("Move 3 of 40");
  const line = page.getByRole("slider", { name: "Time line" });
  await line.focus();
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("Move 4 of 40");
  await page.keyboard.press("End");
  await expect(position).toHaveText("Move 40 of 40");
  // A button that leads no further keeps the focus.
  const back = page.getByRole("button", { name: "To the start" });
  await back.press("Enter");
  await expect(position).toHaveText("The start");
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await page.locator(".table-menu > summary").click();
  await page.getByLabel("Turns").selectOption({ index: 1 });
  await expect(page.locator(".turn-sign")).toContainText("Turn 2");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const before = await position.textContent();
  await expect(position).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Pause" }).click();

  // A single seat has its own hand before it.
  await page.locator(".table-menu > summary").click();
  await page.locator(".table-menu").getByText("Player 2", { exact: true }).click();
  await expect(page.getByTestId("hand")).toHaveAttribute("aria-label", "Hand of Player 2");
});

test("what is no record, or leads elsewhere with these rules, is refused with a reason", async ({ page }) => {
  await page.goto("/#/replay");
  const file = (content: string) => ({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  const good = JSON.parse(await record());
  const wrong = [
    "not json",
    "{}",
    '{"moves":[]}',
    JSON.stringify({
      ...good,
      rulesVersion: 999,
      reached: { ...good.reached, position: "00000000", state: "" },
    }),
    JSON.stringify({ ...good, moves: [{ Action: 99 }] }),
  ];
  for (const content of wrong) {
    await page.getByLabel("Record file").setInputFiles(file(content));
    await expect(page.getByRole("alert")).toContainText(/\w+/);
    await page.evaluate(() => document.querySelector("[role=alert]")?.setAttribute("data-old", ""));
  }
  await page.goto("/#/replay?s=damaged");
  await expect(page.getByRole("alert")).toContainText("link is damaged");
});

test("a link to one battle plays that battle to its end, and stops there", async ({ page }) => {
  const { load } = await import("altmode/tcg");
  const tcg = await load();
  const whole = JSON.parse(await record());
  /** The events after a number of moves. */
  const after = (moves: number) => {
    const game = tcg.replay({ ...whole, moves: whole.moves.slice(0, moves) });
    const events = game.events(0, "all");
    game.free();
    return events.map(({ type }) => type);
  };
  const numbers = Array.from({ length: whole.moves.length + 1 }, (_, moves) => moves);
  const battles = (moves: number) => after(moves).filter((type) => type === "attacks").length;
  const begins = numbers.find((moves) => battles(moves) === 2) ?? 0;
  const known = after(begins - 1).length;
  const ends = numbers.find((moves) => after(moves).slice(known).includes("battle-ended")) ?? 0;
  expect(begins).toBeGreaterThan(0);
  expect(ends).toBeGreaterThanOrEqual(begins);

  const packed = deflateRawSync(JSON.stringify(whole)).toString("base64url");
  await page.goto(`/#/replay?s=${packed}&battle=2`);
  await expect(page.getByTestId("replay-position")).toHaveText(`Move ${ends} of 40`);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  // The same link again, from the table.
  await page.locator(".table-menu > summary").click();
  await page.getByRole("button", { name: "Copy a link to the last battle" }).click();
  await expect(page.getByTestId("link")).toHaveValue(/&battle=2$/);
});
