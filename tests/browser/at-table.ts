// Functions shared by the tests of the tables: moves by the drawer, the menu, faults of the layout.
import type { Locator, Page } from "@playwright/test";
import { tappable } from "../../scripts/lib/clicks.mjs";
import { expect } from "./visit.js";

/** Chooses a deck, hero or character by its tile in a set-up. */
export async function choose(page: Page, seat: number, name: string): Promise<void> {
  await page.getByTestId(`choice-${seat}`).click();
  await page
    .locator(".tiles .tile")
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .click();
}

interface Start {
  readonly speed?: "instant" | "fast";
  readonly strength?: "Easy" | "Middle";
}

/** Begins a game with a seed, with scenes shown at once or at another speed. */
export async function begin(
  page: Page,
  address: string,
  { speed = "instant", strength }: Start = {},
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("altmode.speed", chosen), speed);
  await page.goto(`/#/${address}`);
  await page.getByText("More", { exact: true }).click();
  if (strength !== undefined) await page.getByLabel(strength).check();
  await page.getByLabel("Seed (optional)").fill("2a");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
}

/** Opens the list of moves, and returns its buttons. */
export async function drawer(page: Page): Promise<Locator> {
  const opener = page.getByTestId("open-moves");
  await expect(opener).toBeEnabled();
  if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click();
  const listed = page.getByTestId("drawer").locator("button[data-action-id]");
  await expect(listed.first()).toBeVisible();
  return listed;
}

/** Counter of changes of the game at the table. */
export const change = async (page: Page): Promise<number> =>
  Number(await page.getByTestId("moves").getAttribute("data-change"));

/** Takes a way to change the game, and waits until it has changed. Looks at each frame, because games are made of many changes. */
export async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await change(page);
  await act();
  await page.waitForFunction(
    (last) =>
      Number(document.querySelector<HTMLElement>("[data-testid=moves]")?.dataset.change ?? last) !== last,
    before,
  );
}

/** Makes a move of the list by a key, which new buttons do not ignore as they do a pointer, and waits until it is made. */
export const move = (page: Page, choose: (listed: Locator) => Locator): Promise<void> =>
  changing(page, async () => choose(await drawer(page)).press("Enter"));

/**
 * Returns the middle of a thing that a player may tap: one that glows, or a quick button. `choice` decides which. A thing that
 * is covered by another is left out.
 */
export const target = (page: Page, choice: number): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(tappable, choice);

/**
 * Runs in the page: returns the next keys on the way to a thing of the table, and "Enter" on it. Tab and Shift+Tab lead from part to
 * part, and arrow keys inside a part. Keys up to the next part are returned at once, because each question to the page takes time.
 */
export function keysTo(goal: Element): string[] {
  const now = document.activeElement;
  if (goal === now) return ["Enter"];
  const group = goal.closest(".moves-quick") ? null : goal.closest("ul, .field-places");
  if (now === null || !group?.contains(now)) {
    const isOnWay = (stop: HTMLElement) =>
      stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility({ visibilityProperty: true });
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a, button, input, select, summary, [tabindex]"),
    ].filter(isOnWay);
    const to = stops.findIndex((stop) => stop === goal || group?.contains(stop));
    const before = stops.filter((stop) => now !== null && stop.compareDocumentPosition(now) & 4).length;
    const ahead = to - before + (stops[before] === now ? 0 : 1);
    return Array.from({ length: Math.max(Math.abs(to < before ? before - to : ahead), 1) }, () =>
      to < before ? "Shift+Tab" : "Tab",
    );
  }
  if (!goal.matches(".field-place")) {
    const row = [...(group?.querySelectorAll("[data-roving]") ?? [])];
    const way = row.indexOf(goal) - row.indexOf(now);
    return Array.from({ length: Math.abs(way) }, () => (way > 0 ? "ArrowRight" : "ArrowLeft"));
  }
  const [from, to] = [now.getBoundingClientRect(), goal.getBoundingClientRect()];
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) > Math.abs(down)) return [across > 0 ? "ArrowRight" : "ArrowLeft"];
  return [down > 0 ? "ArrowDown" : "ArrowUp"];
}

/** Waits until a tap acts: a table answers in the next frame, and acts after it. */
export const acted = (page: Page) =>
  page.waitForFunction(() => document.querySelector("[data-tapped]") === null);

/** Presses Enter on a thing, and waits until its tap acts. */
export async function press(thing: Locator): Promise<void> {
  await thing.press("Enter");
  await acted(thing.page());
}

/** Changes the language by the menu of the table. */
export async function speakGerman(page: Page): Promise<void> {
  const menu = page.locator(".table-menu");
  await menu.locator("summary").click();
  await page.getByTestId("moves").getByLabel("Language").selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await menu.evaluate((folded: HTMLDetailsElement) => {
    folded.open = false;
  });
}

/** Listens to a table as a screen reader does. Returns what gives the announcements so far. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector("[data-testid=said]")?.textContent ?? "";
      if (text !== "" && text !== texts.at(-1)) texts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => heard.jsonValue();
}

/** Leaves the table by its menu. */
export async function leave(page: Page): Promise<void> {
  await page.locator(".table-menu > summary").click();
  await page.getByRole("button", { name: "Leave the table" }).click();
  // The focus is not lost with the table.
  await expect(page.locator("main")).toBeFocused();
}

/** The faults in the layout of a table, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (element: Element) => element.getClientRects().length > 0;
    const box = (element: Element) => element.getBoundingClientRect();
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth)
      found.push(`the page scrolls: ${scrollWidth}x${scrollHeight} in ${innerWidth}x${innerHeight}`);
    const field = document.querySelector(".table-field");
    if (field === null) return ["there is no field"];
    const share = box(field).height / innerHeight;
    if (share < 0.45) found.push(`the field has ${Math.round(share * 100)} % of the height`);
    const question = document.querySelector("#moves-title");
    if (question !== null && question.scrollHeight > question.clientHeight + 1)
      found.push(`the question is cut: ${question.textContent}`);
    // Zones beside each other.
    const zones = [".table-far", ".table-field", ".table-near", ".table-hand", ".table-moves"].map((name) => {
      const zone = document.querySelector(name);
      return [name, zone === null ? new DOMRect() : box(zone)] as const;
    });
    for (const [index, [one, a]] of zones.entries())
      for (const [two, b] of zones.slice(index + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          found.push(`${one} lies over ${two}`);
    for (const [name, zone] of zones)
      if (zone.left < -1 || zone.top < -1 || zone.right > innerWidth + 1 || zone.bottom > innerHeight + 1)
        found.push(`${name} is cut by the screen`);
    // Places of the field are circles or cards that a finger can tell apart.
    const targets = [...document.querySelectorAll(".field-place, .bot-card:not(.out)")].filter(shown);
    for (const [index, target] of targets.entries()) {
      const a = box(target);
      const name = target.getAttribute("aria-label")?.slice(0, 20);
      if (a.width < 28 || a.height < 28) found.push(`${name} is ${a.width}x${a.height}`);
      for (const other of targets.slice(index + 1)) {
        const b = box(other);
        const far = Math.hypot(
          a.x + a.width / 2 - b.x - b.width / 2,
          a.y + a.height / 2 - b.y - b.height / 2,
        );
        if (far < 28) found.push(`${name} and ${other.getAttribute("aria-label")?.slice(0, 20)} overlap`);
      }
    }
    for (const button of document.querySelectorAll(
      ".table-tools > button, .table-menu > summary, .moves-quick button",
    )) {
      if (!shown(button)) continue;
      const { width, height } = box(button);
      if (button.scrollHeight > button.clientHeight + 1)
        found.push(`the button ${button.textContent} is cut`);
      if (width < 43.5 || height < 43.5) found.push(`the button ${button.textContent} is ${width}x${height}`);
    }
    return found;
  });
}
