// The table in detail: equal cards, what is said of them, the cover, the pace of the log, and what a pointer may hit.
import type { Page } from "@playwright/test";
import { type Action, load, type Observation } from "altmode/tcg";
import { gameWhere, openGame } from "./positions.js";
import { expect, expectSound, test } from "./visit.js";

const tcg = load();
const moves = (page: Page) => page.locator(".moves button[data-action-id]");
const log = (page: Page) => page.getByLabel("Events").locator("li");

/** A hand with two copies of a card, one of which stands for both in the list of moves. */
const withEquals = () =>
  gameWhere(({ decision, players, toAct }, actions) => {
    const hand = players[toAct ?? 0]?.hand.cards ?? [];
    return (
      decision?.kind === "main" &&
      hand.some(
        ({ card }) =>
          hand.filter((other) => other.card === card).length > 1 &&
          actions.some(
            (action) =>
              action.type === "play-action" &&
              hand.some((other) => other.card === card && other.id === action.card),
          ),
      )
    );
  });

test("either of two equal cards in hand can be played", async ({ page }) => {
  const game = await withEquals();
  const playable = game.legalActions().find(({ type }) => type === "play-action");
  if (playable?.type !== "play-action") throw new Error("nothing to play");
  const name = playable.cardName;
  for (const copy of [0, 1]) {
    await openGame(page, game);
    const card = page.locator(".small-card", { hasText: name }).nth(copy);
    await card.getByRole("button", { name, exact: false }).first().click();
    await expect(page.getByTestId("chosen")).toContainText(`Only what ${name} can do.`);
    await expect(page.getByTestId("chosen")).not.toContainText("demands is not there");
    await moves(page)
      .filter({ hasText: `Play ${name}` })
      .click();
    await expect(log(page).filter({ hasText: `plays ${name}` })).toHaveCount(
      game.events(0, "all").filter(({ text }) => text.includes(`plays ${name}`)).length + 1,
    );
    await page.evaluate(() => localStorage.removeItem("altmode.game"));
  }
});

/** A question that has one answer, and is asked because not to ask would tell hidden cards. */
const withOneAnswer = () =>
  gameWhere(
    (_, actions) => {
      const [only, ...others] = actions;
      return others.length === 0 && ["choose", "decline", "done", "no"].includes(only?.type ?? "");
    },
    ["autobot-starter", "autobot-starter"],
  );

for (const other of ["human", "bot"] as const) {
  test(`a question with one answer is not put to a person who plays with a ${other}`, async ({ page }) => {
    const game = await withOneAnswer();
    const seat = game.toAct ?? 0;
    const [only] = game.legalActions();
    const asked = game.record().moves.length;
    await openGame(page, game, seat === 0 ? ["human", other] : [other, "human"]);
    await expect(moves(page).first()).toBeVisible();
    await expect(page.getByTestId("handover")).toHaveCount(0);
    expect(await moves(page).allTextContents()).not.toEqual([only?.label]);
    const kept = async () => {
      const { save } = JSON.parse((await page.evaluate(() => localStorage.getItem("altmode.game"))) ?? "{}");
      return (await tcg).restore(Buffer.from(save, "base64")).record().moves.length;
    };
    await expect.poll(kept).toBeGreaterThan(asked);
    // Undo skips what was never decided: the decision before it comes back.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(kept).toBeLessThan(asked);
  });
}

test("a card is not offered in exchange for its equal", async ({ page }) => {
  const asked = ({ decision }: Observation) => decision?.kind === "swap-green";
  const isEqual = (action: Action) => action.type === "swap-green" && action.cardName === action.withName;
  const isOther = (action: Action) => action.type === "swap-green" && action.cardName !== action.withName;
  const game = await gameWhere(
    (observation, actions) => asked(observation) && actions.some(isEqual) && actions.some(isOther),
  );
  await openGame(page, game);
  await expect(moves(page).filter({ hasText: "Do without" })).toBeVisible();
  const labels = (await moves(page).allTextContents()).join("\n");
  const swaps = [...labels.matchAll(/^Swap (.+) for (.+)$/gm)];
  expect(swaps).not.toEqual([]);
  for (const [, card, other] of swaps) expect(other).not.toBe(card);
});

const predacons = `# Predacons

Characters
1 Divebomb, Aerial Assault
1 Predacon Headstrong, Ground Assault
1 Predacon Rampage, Savage Hunter
1 Razorclaw, Predacon Leader
1 Torox, Fueler

Deck
3 Armored Plating
1 Data Pad
3 Force Field
3 Handheld Blaster
3 Inspiring Leadership
3 Leap Into Battle
3 New Designs
3 Plasma Burst
3 Predacon Enigma
3 Primary Laser
3 Rapid Conversion
3 Repair Bay
3 Supercharge
3 Zap
`;

test("the log tells of no journey that ends where it began", async ({ page }) => {
  const game = await gameWhere(
    (_, __, running) => running.events(0).some(({ type }) => type === "combined"),
    [predacons, "autobot-starter"],
  );
  await openGame(page, game);
  await expect(log(page).filter({ hasText: "Predaking" }).first()).toBeVisible();
  await expect(log(page).filter({ hasText: "from the battlefield to the battlefield" })).toHaveCount(0);
});

/** Returns whether one of the elements is what a click there would reach. */
function isUnder(elements: Element[], [x, y]: readonly [number, number]): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && elements.some((element) => element.contains(hit));
}

test("the second click of a double click makes no second move", async ({ page }) => {
  const game = await gameWhere(({ decision, turn }) => decision?.kind === "main" && turn > 2);
  await openGame(page, game);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("altmode.game") ?? "{}").save as string);
  await expect(moves(page).first()).toBeVisible();
  await page.waitForTimeout(500);
  const flip = moves(page).filter({ hasText: /^Flip/ }).first();
  const box = await flip.boundingBox();
  if (box === null) throw new Error("no flip");
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  const before = await kept();
  await page.mouse.click(x, y);
  await expect.poll(kept).not.toBe(before);
  const after = await kept();
  // The browser counts this click as the second one of a double click.
  const second = async () => {
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  };
  await second();
  // Another control has taken the place, and it takes clicks of its own by now.
  await page.waitForTimeout(500);
  const there = page.locator(".table:not(.settling) button:enabled");
  await expect.poll(() => there.evaluateAll(isUnder, [x, y] as const)).toBe(true);
  await second();
  await page.waitForTimeout(500);
  expect((await kept()) === after, "there was no second move").toBe(true);
  // Clicks that the browser does not count together, such as taps, are held back as well.
  const first = await moves(page).first().boundingBox();
  if (first === null) throw new Error("no moves");
  await page.mouse.click(first.x + 20, first.y + 10);
  await page.mouse.click(first.x + 20, first.y + 10);
  await page.waitForTimeout(100);
  const once = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("altmode.game") ?? "{}").save as string).length,
  );
  expect(once).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(kept).toBe(after);
});

test("the keyboard is not held up after a move", async ({ page }) => {
  const game = await gameWhere(({ decision, turn }) => decision?.kind === "main" && turn > 2);
  await openGame(page, game);
  await moves(page).filter({ hasText: /^Flip/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".actions :focus")).toHaveCount(1);
  const before = await log(page).count();
  await page.keyboard.press("Enter");
  await expect(log(page)).not.toHaveCount(before);
});

test("odds are shown of the attack that is pointed at, only when it is, and beside the hand", async ({
  page,
}) => {
  const game = await gameWhere(
    (_, actions, { toAct }) => toAct !== null && actions.filter(({ type }) => type === "attack").length > 2,
  );
  await openGame(page, game);
  const preview = page.getByTestId("preview");
  const attacks = moves(page).filter({ hasText: /^Attack/ });
  // The focus that the page itself moves points at nothing.
  await expect(attacks.first()).toBeVisible();
  await attacks.first().focus();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 2 }).first().focus();
  for (const index of [0, 2, 1]) {
    const attack = attacks.nth(index);
    await attack.hover();
    const label = (await attack.textContent()) ?? "";
    const [, defender, attacker] = /^Attack (.+) with (.+)$/.exec(label) ?? [];
    // Of two with one name the move says in brackets which is meant.
    const names = `${attacker} attacks ${defender}`.replaceAll(/ \([^)]*\)/g, "");
    await expect(preview).toContainText(names);
    await expect(preview.getByRole("img")).toHaveAttribute("aria-label", new RegExp(`^${names}`));
    const [shown, hand] = await Promise.all([
      preview.boundingBox(),
      page.locator(".cards", { hasText: "Hand" }).last().boundingBox(),
    ]);
    if (shown === null || hand === null) throw new Error("nothing is drawn");
    expect(shown.x + shown.width <= hand.x || shown.y + shown.height <= hand.y).toBe(true);
  }
  // A move that takes the place of an attack gets no preview by itself.
  await page.mouse.move(5, 5);
  await expect(preview).toContainText("Point at an attack");
});

test("no odds come up by themselves after a move", async ({ page }) => {
  const game = await gameWhere(
    ({ decision, turn }, actions) =>
      turn > 2 &&
      decision?.kind === "main" &&
      actions.filter(({ type }) => type === "attack").length > 1 &&
      actions.some(({ type }) => type === "end-main"),
  );
  await openGame(page, game);
  const end = game.legalActions().find(({ type }) => type === "end-main");
  await moves(page)
    .filter({ hasText: end?.label ?? "?" })
    .focus();
  await page.keyboard.press("Enter");
  // The focus goes to the first attack, at which no pointer points.
  await expect(page.locator(".actions :focus")).toHaveText(/^Attack/);
  await page.waitForTimeout(1000);
  await expect(page.locator(".preview strong")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(".preview strong")).toHaveCount(1);
});

test("the log is told before anybody is asked, and can be told at once", async ({ page }) => {
  const game = await gameWhere(
    ({ decision }, actions) => decision?.kind === "main" && actions.some(({ type }) => type === "attack"),
  );
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"], "slow");
  await moves(page)
    .filter({ hasText: /^Attack/ })
    .first()
    .click();
  const telling = page.getByTestId("telling");
  await expect(telling).not.toBeEmpty();
  await expect(moves(page)).toHaveCount(0);
  await expect(page.getByText("The bot decides…")).toHaveCount(0);
  // The line in sight is the last one of the log.
  await expect(telling).toHaveText((await log(page).last().textContent()) ?? "?");
  await page.getByRole("button", { name: "Show it all at once" }).click();
  const told = await log(page).count();
  expect(told).toBeGreaterThan(10);
});

test("two people at one screen see the battle before the cover falls", async ({ page }) => {
  const game = await gameWhere(
    ({ decision }, actions) => decision?.kind === "main" && actions.some(({ type }) => type === "attack"),
  );
  await openGame(page, game, ["human", "human"], "fast");
  const before = game.events(0).length;
  await moves(page)
    .filter({ hasText: /^Attack/ })
    .first()
    .click();
  const cover = page.getByTestId("handover");
  const asked = page.getByRole("button", { name: /wants to look at the hand/ });
  // Board and log are there while the events of the battle are shown.
  await expect(page.getByTestId("telling")).toBeVisible();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(log(page).nth(before + 5)).toBeVisible();
  // They hide what only the next player knows.
  await expect(page.getByTestId("odds")).toHaveCount(0);
  await expect(cover).toHaveCount(0);
  for (let answers = 0; answers < 20; answers++) {
    await expect(cover.or(moves(page).first()).first()).toBeVisible({ timeout: 60_000 });
    if (await cover.isVisible()) break;
    if (await asked.isVisible()) await expect(page.locator(".small-card button.thing")).toHaveCount(0);
    await moves(page).last().click();
  }
  // The events are on the cover too, without those that one of the two may not know.
  await expect(cover).toContainText(/attacks?/);
  await expect(cover).not.toContainText(/draws? [A-Z]/);
  await expectSound(page);
});

test("a question in the other's turn falls under no cover unless the hand is wanted", async ({ page }) => {
  let label = "";
  const game = await gameWhere(({ turn, toAct }, actions, running) =>
    actions.some((action) => {
      const trial = running.clone();
      try {
        trial.apply(action);
        const then = trial.observe("all");
        label = action.label;
        return then.decision?.kind === "swap-green" && then.turn === turn && then.toAct !== toAct;
      } finally {
        trial.free();
      }
    }),
  );
  const asked = `Player ${2 - (game.toAct ?? 0)}`;
  await openGame(page, game);
  await moves(page).filter({ hasText: label }).first().click();
  await expect(page.getByRole("heading", { name: `${asked}: swap a card` })).toBeVisible();
  await expect(page.getByTestId("handover")).toHaveCount(0);
  // Moves that need no look at the hand are there, and no hand is.
  await expect(moves(page)).toHaveText(["Do without"]);
  await expect(page.getByRole("heading", { name: "Hand", exact: true })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: `${asked} wants to look at the hand first` }).click();
  await page.getByTestId("handover").getByRole("button").click();
  await expect(moves(page).filter({ hasText: /^Swap/ })).not.toHaveCount(0);
});

test("characters that are KO'd show their mode", async ({ page }) => {
  const game = await gameWhere(({ players }) =>
    players.some(({ characters }) => characters.some(({ zone }) => zone === "ko")),
  );
  await openGame(page, game);
  const handover = page.getByTestId("handover");
  await expect(page.getByTestId("board").or(handover).first()).toBeVisible();
  await expect(page.locator("li.character.out").first()).toContainText(/KO’d, \w+ mode/);
});
