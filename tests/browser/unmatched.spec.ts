// Unmatched on the page: whole games by hand and keyboard, the bot, reloads, phones, and what must stay hidden.
import type { Page } from "@playwright/test";
import { type Action, type Game, load } from "altmode/unmatched";
import { choose, listen, press } from "./at-table.js";
import { expect, expectDamagedKept, expectSound, test } from "./visit.js";

const SEED = "2a";
const players = [{ hero: "medusa" }, { hero: "sinbad" }];

const table = (page: Page) => page.getByTestId("table");
const moves = (page: Page) => page.getByTestId("moves");
const cover = (page: Page) => page.getByTestId("cover");
const place = (page: Page, space: string | null) => page.locator(`[data-place="${space}"]`);
const armed = (page: Page) => page.locator(".moves-quick .primary");

/** Begins Medusa against Sinbad on Marmoreal. */
async function begin(page: Page, who: "Against the bot" | "Two people at this screen"): Promise<void> {
  await page.goto("/#/unmatched");
  await choose(page, 0, "Medusa");
  await choose(page, 1, "Sinbad");
  await page.getByLabel("Battlefield").selectOption("Marmoreal");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel(who).check();
  if (who === "Against the bot") await page.getByLabel("Easy").check();
  await page.getByLabel("Seed (optional)").fill(SEED);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(moves(page)).toHaveAttribute("data-change", "1");
}

/** Takes a way to change the game, and waits until it has changed. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moves(page).getAttribute("data-change");
  await act();
  await expect(moves(page)).not.toHaveAttribute("data-change", before ?? "");
}

/** Places all fighters: Harpies and the Porter, who stands beside one of them. */
async function placeAll(page: Page): Promise<void> {
  for (const space of ["M01", "M21", "M20", "M25"]) await changing(page, () => press(place(page, space)));
}

/** Answers what the page answers by itself. */
function answerForced(game: Game): void {
  while (game.toAct !== null) {
    const [only, ...others] = game.legalActions();
    const { decision, players: seats } = game.observe("all");
    if (only === undefined || others.length > 0 || decision === null) return;
    const walking = only.type === "done" && (decision.kind === "move" || decision.kind === "walk");
    const emptyHanded = only.type === "decline" && seats[decision.seat]?.hand.length === 0;
    if (!walking && !emptyHanded) return;
    game.apply(only.id);
  }
}

/** Makes a move by the list of all moves. */
async function byList(page: Page, { id }: Action): Promise<void> {
  const drawer = page.getByTestId("drawer");
  if (!(await drawer.isVisible())) await press(page.getByTestId("open-moves"));
  await press(drawer.locator(`[data-action-id="${id}"]`));
}

/** Makes a move by the things on the table: the map, the hand, and buttons beside them. */
async function onTable(page: Page, game: Game, action: Action): Promise<void> {
  const { fighters, players: seats } = game.observe("all");
  const standing = (fighter: number) => place(page, fighters[fighter]?.at ?? null);
  const inHand = seats[game.toAct ?? 0]?.hand.find(({ id }) => "card" in action && id === action.card)?.card;
  if (inHand !== undefined) {
    await press(page.locator(`[data-card="${inHand}"]`));
    const things = action.type === "attack" ? [action.attacker, action.defender] : [];
    for (const fighter of things) if ((await armed(page).count()) === 0) await press(standing(fighter));
    // Several fighters may use a scheme.
    if (action.type === "scheme" && action.fighter !== undefined && (await armed(page).count()) === 0)
      await press(standing(action.fighter));
    return press(armed(page));
  }
  if (action.type === "move" || action.type === "place") {
    if (action.type === "move") await press(standing(action.fighter));
    return press(place(page, action.to));
  }
  if ("target" in action && fighters[action.target]?.at) {
    await press(standing(action.target));
    return press(armed(page));
  }
  const button = page.locator(`.moves-quick [data-action-id="${action.id}"]`);
  return (await button.count()) > 0 ? press(button) : byList(page, action);
}

test("two people play Medusa against Sinbad on Marmoreal from start to end", { tag: "@long" }, async ({
  page,
}) => {
  const unmatched = await load();
  // The same game beside the page: a bot chooses in it what the two people do.
  const game = unmatched.newGame({ seed: SEED, board: "marmoreal", players });
  await begin(page, "Two people at this screen");
  answerForced(game);
  let change = 1;
  for (; game.toAct !== null; change++) {
    await expect(moves(page)).toHaveAttribute("data-change", String(change));
    if (await cover(page).isVisible()) {
      // The one who takes over sees no card before, and needs no mouse.
      await expect(page.locator("[data-card]")).toHaveCount(0);
      await expect(cover(page).getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
    }
    const { action } = game.suggest({ bot: "greedy" });
    // Every legal move is in the list.
    await expect(page.getByTestId("open-moves")).toHaveText(
      new RegExp(`^${game.legalActions().length} move`),
    );
    await (change % 3 === 0 ? byList(page, action) : onTable(page, game, action));
    game.apply(action.id);
    answerForced(game);
  }
  const winner = game.outcome?.winner === 0 ? "Medusa" : "Sinbad";
  await expect(page.getByTestId("outcome")).toContainText(`${winner} wins`);
  await expect(page.getByTestId("outcome").getByRole("heading")).toBeFocused();
  await expectSound(page);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(moves(page)).toHaveAttribute("data-change", "1");
  await expect(page.getByTestId("outcome")).toHaveCount(0);
  game.free();
});

/** Makes some moves of a person against the bot, by the list. */
async function playOn(page: Page, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    await expect(page.getByTestId("open-moves")).toBeEnabled();
    if (!(await page.getByTestId("drawer").isVisible())) await page.getByTestId("open-moves").click();
    const buttons = page.getByTestId("drawer").locator("[data-action-id]");
    await changing(page, () => press(buttons.last()));
  }
  await expect(page.getByTestId("open-moves")).toBeEnabled();
}

test("the bot answers, a reload goes on, and undo goes back", async ({ page }) => {
  await begin(page, "Against the bot");
  const heard = await listen(page);
  const lines = page.getByTestId("story").locator("ol > li");
  for (let made = 0; made < 40 && (await lines.filter({ hasText: "Turn 3" }).count()) === 0; made++)
    await playOn(page, 1);
  await expect(lines.filter({ hasText: "Turn 2: Sinbad" })).toHaveCount(1);
  // Each line is said once, with the next question, and not that the bot decides.
  const turns = (await heard()).filter((text) => text.includes("Turn 2: Sinbad."));
  expect(turns).toHaveLength(1);
  expect((await heard()).join(" ")).not.toContain("The bot decides");
  // The bot's cards are nowhere on the page.
  const seen = await page.locator("[data-card]").evaluateAll((all) => all.map((each) => each.dataset.card));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((card) => card?.startsWith("medusa/"))).toBe(true);

  const told = await lines.allTextContents();
  const hand = await page.getByTestId("hand").textContent();
  await page.reload();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  expect(await lines.allTextContents()).toEqual(told);
  expect(await page.getByTestId("hand").textContent()).toBe(hand);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines).not.toHaveText(told);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByTestId("unmatched-setup")).toBeVisible();
  await expect(page.getByTestId("tools-menu")).toBeVisible();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(table(page)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`set-up, table, cover, odds and combat are sound in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const desk = { width: 1280, height: 800 };
    await page.goto("/#/unmatched");
    await expect(page.getByLabel("Battlefield")).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(desk);
    await begin(page, "Two people at this screen");
    await expectSound(page);
    await page.setViewportSize(desk);
    await placeAll(page);
    await expect(cover(page)).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(desk);
    await press(cover(page).getByRole("button"));
    await press(page.locator('[data-card="medusa/the-hounds-of-mighty-zeus"]'));
    await expect(page.getByTestId("odds")).toContainText("Combat won");
    await expect(place(page, "M25")).toHaveAccessibleName(
      /Porter, 6 health, of Sinbad.*defeated \d+ %.*target/,
    );
    await expectSound(page);
    await page.setViewportSize(desk);
    await press(armed(page));
    await expect(cover(page)).toBeVisible();
    await press(cover(page).getByRole("button"));
    await press(page.locator(".moves-quick").getByRole("button", { name: "No card" }));
    await expect(page.getByTestId("stage")).toContainText("Porter takes 4 and has 2 left.");
    await expectSound(page);
    await press(page.getByTestId("open-moves"));
    await expect(page.getByTestId("drawer")).toBeVisible();
    await expectSound(page);
  });
}

test("another tab that plays on is noticed", async ({ page, context }) => {
  await begin(page, "Two people at this screen");
  const other = await context.newPage();
  await other.goto("/#/unmatched");
  await expect(moves(other)).toHaveAttribute("data-change", "1");
  await changing(other, () => press(place(other, "M08")));
  await page.getByRole("button", { name: "Show it as it is there" }).click();
  await expect(place(page, "M08")).toHaveAccessibleName(/Harpy 1/);
  await expect(page.getByText("This game was played on in another tab.")).toHaveCount(0);
});

test("a damaged kept game says so and leaves the way free", async ({ page }) => {
  await begin(page, "Two people at this screen");
  await expectDamagedKept(page, "altmode.unmatched-game", table(page));
});

test("arrow keys walk the map, which says what is where", async ({ page }) => {
  await begin(page, "Two people at this screen");
  await expect(place(page, "M13")).toHaveAccessibleName(
    "Space 13, zones red, yellow, Medusa, 16 health, of Medusa",
  );
  await place(page, "M13").focus();
  // Five other spaces are in the red or the yellow zone.
  await expect(page.locator(".same-zone")).toHaveAttribute("d", /^(M[^M]+){5}$/);
  await page.keyboard.press("ArrowUp");
  await expect(place(page, "M07")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(place(page, "M08")).toBeFocused();
  // Only one space of the map is on the way of the Tab key.
  await expect(page.locator('[data-place][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(place(page, "M08")).toHaveAccessibleName(/^Space 8, zones green, yellow, Harpy 1, 1 health/);
  await expect(place(page, "M08")).toBeFocused();
  // F6 leads from the question to the map and back, without the tools between them.
  await page.locator("#moves-title").focus();
  await page.keyboard.press("F6");
  await expect(place(page, "M08")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.locator("#moves-title")).toBeFocused();
});

test("a chosen card can be read, and Escape lets go of it", async ({ page }) => {
  await begin(page, "Two people at this screen");
  await placeAll(page);
  await press(cover(page).getByRole("button"));
  const card = page.locator('[data-card="medusa/winged-frenzy"]');
  await press(card);
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("held")).toContainText("Winged Frenzy");
  await expect(armed(page)).toHaveText("Play Winged Frenzy");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("held")).toHaveCount(0);
  await expect(card).toHaveAttribute("aria-pressed", "false");
  // A card that is of no use now says so.
  await press(page.locator('[data-card="medusa/hiss-and-slither"]'));
  await expect(moves(page)).toContainText("Nothing can be done with Hiss and Slither now.");
});

test("beats are told one after the other, and can be skipped and repeated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await begin(page, "Two people at this screen");
  await placeAll(page);
  await press(cover(page).getByRole("button"));
  await press(page.locator('[data-card="medusa/the-hounds-of-mighty-zeus"]'));
  await press(armed(page));
  await press(cover(page).getByRole("button"));
  const stage = page.getByTestId("stage");
  // Again begins at the first beat of a combat that is not over, so that beat stands.
  await expect(stage.getByRole("button", { name: "Again" })).toBeVisible();
  const again = await stage.evaluate(async (scene) => {
    scene.querySelector<HTMLElement>(".stage-foot button")?.click();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return scene.querySelector(".stage-foot button")?.textContent;
  });
  expect(again).toBe("Skip");
  await press(page.locator(".moves-quick").getByRole("button", { name: "No card" }));
  // While the events of the combat are shown, the map still shows the health before it.
  await expect(stage.getByRole("button", { name: "Skip" })).toBeVisible();
  await expect(place(page, "M25")).toHaveAccessibleName(/Porter, 6 health/);
  // A card of the scene opens, and the scene waits for its reader.
  const card = stage.getByRole("button", { name: "The Hounds of Mighty Zeus" });
  await card.click({ delay: 700 });
  const whole = page.getByTestId("table-dialog");
  await expect(whole).toContainText("After combat");
  await expect(whole.getByText("The Hounds of Mighty Zeus", { exact: true })).toHaveCount(1);
  const beat = await stage.locator(".stage-foot p").textContent();
  // Longer than the beats of the whole combat.
  await page.waitForTimeout(2500);
  await expect(stage.locator(".stage-foot p")).toHaveText(beat ?? "");
  await page.keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(place(page, "M25")).toHaveAccessibleName(/Porter, 2 health/);
  await expect(stage).toContainText("Porter takes 4 and has 2 left.");
  await stage.getByRole("button", { name: "Again" }).click();
  await expect(stage).not.toContainText("Porter takes 4");
  await expect(stage).toContainText("Porter takes 4 and has 2 left.");
  // The right button opens it as well, and a text with no room for its end shows that there is more.
  await card.click({ button: "right" });
  await expect(whole).toContainText("After combat");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 1000 });
  const text = card.locator(".printed-text");
  for (const [long, more] of [
    ["Draw a card.", null],
    ["Draw a card. ".repeat(90), ""],
  ] as const) {
    await text.evaluate((element, words) => {
      element.textContent = words;
    }, long);
    await expect.poll(() => text.getAttribute("data-more")).toBe(more);
  }
});

for (const [name, size] of Object.entries({
  phone: { width: 390, height: 844 },
  "low phone": { width: 390, height: 664 },
  "phone on its side": { width: 844, height: 390 },
  desk: { width: 1280, height: 800 },
})) {
  test(`the table fits a ${name} without scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    await begin(page, "Against the bot");
    const over = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
    // On a phone the stage lies over the field, during a scene.
    const zones = ["field", "hand", "moves", "bar-0", "bar-1", ...(name === "desk" ? ["stage"] : [])];
    for (const zone of zones) await expect(page.getByTestId(zone), zone).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId("open-moves")).toBeInViewport({ ratio: 1 });
    const small = await page.locator(".game-table button:visible").evaluateAll((all) =>
      all
        .map((each) => [each.getBoundingClientRect(), each] as const)
        // Spaces of a map are close together on a small screen.
        .filter(
          ([{ width, height }, each]) => Math.min(width, height) < (each.matches(".field-place") ? 28 : 43.5),
        )
        .map(([{ width, height }, { textContent: text }]) => `${text} ${width}×${height}`),
    );
    expect(small).toEqual([]);
    // A move changes no zone.
    const boxes = () =>
      page.locator(".game-table > *").evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    await playOn(page, 4);
    await press(page.getByTestId("drawer").getByRole("button", { name: "Close" }));
    expect(await boxes()).toEqual(before);
  });
}

test("German has its own words on the table", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.language", "de"));
  await page.goto("/#/unmatched");
  await page.getByText("Mehr", { exact: true }).click();
  await page.getByLabel("Zwei an diesem Bildschirm").check();
  await page.getByRole("button", { name: "Spielen", exact: true }).click();
  await expect(moves(page)).toContainText("Medusa: Stelle Harpy 1 auf: Wähle ein Feld.");
  await page.setViewportSize({ width: 320, height: 568 });
  const sign = page.locator(".turn-sign");
  await expect(sign).toHaveText("Aufbau");
  expect(
    await sign.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expect(place(page, "M13")).toHaveAccessibleName(/^Feld 13, Zonen Rot, Gelb, Medusa, 16 Leben/);
});

test("the name of a hero opens its ability, and the counts open the discard pile", async ({ page }) => {
  await begin(page, "Against the bot");
  const dialog = page.getByTestId("table-dialog");
  const bar = page.getByTestId("bar-1");
  await bar.getByRole("heading").getByRole("button").click();
  await expect(dialog).toContainText(/health/);
  await expect(dialog.locator("p")).toContainText(/\w+ \w+/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // Nothing is discarded at the start, but what a hero counts is explained.
  await bar.getByRole("button", { name: /discard\s0/ }).click();
  await expect(dialog).toContainText("discard 0");
  await expect(dialog).toContainText("move");
});
