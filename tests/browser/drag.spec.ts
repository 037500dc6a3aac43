// Dragging at the tables of all games, by mouse and by touch: a drop does what two taps do, elsewhere it does nothing.
import type { CDPSession, Locator, Page } from "@playwright/test";
import type { Action, Observation } from "altmode/tcg";
import { load } from "altmode/unmatched";
import { begin, change, drawer, move } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

type Point = readonly [number, number];
type Way = "mouse" | "touch";

/** A pointer that is pressed, moved and lifted. */
interface Pointer {
  readonly down: (at: Point) => Promise<void>;
  readonly to: (at: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

async function pointerOf(page: Page, way: Way): Promise<Pointer> {
  if (way === "mouse")
    return {
      down: async ([x, y]) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      to: async ([x, y]) => page.mouse.move(x, y, { steps: 6 }),
      up: async () => page.mouse.up(),
    };
  const client: CDPSession = await page.context().newCDPSession(page);
  let last: Point = [0, 0];
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) => {
    await client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  };
  return {
    down: async (at) => {
      last = at;
      await send("touchStart", [at]);
    },
    to: async (at) => {
      const [from, steps] = [last, 6];
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        last = [from[0] + (at[0] - from[0]) * part, from[1] + (at[1] - from[1]) * part];
        await send("touchMove", [last]);
        // A finger takes its time, and the browser a frame.
        await page.waitForTimeout(30);
      }
    },
    up: async () => send("touchEnd", []),
  };
}

/** The middle of an element, or a point of it that another does not cover. */
async function middle(of: Locator): Promise<Point> {
  await of.scrollIntoViewIfNeeded();
  const point = await of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.3, 0.7, 0.15])
      for (const other of [0.5, 0.3, 0.7]) {
        const [x, y] = [left + width * part, top + height * other];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y] as const;
      }
    return undefined;
  });
  if (point === undefined) throw new Error(`${of} is covered`);
  return point;
}

/**
 * Presses on one thing, moves to another. Both are looked for before, because a press that rests opens the card.
 */
async function pull(pointer: Pointer, from: Locator, to: Locator): Promise<void> {
  const end = await middle(to);
  const start = await middle(from);
  await pointer.down(start);
  await pointer.to(end);
}

const thing = (page: Page, key: string) => page.locator(`[data-thing="${key}"]`);
const targets = (page: Page) => page.locator("[data-drop]");
const keysOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map(
      (element) => (element as HTMLElement).dataset.thing ?? element.className.split(" ")[0] ?? "",
    ),
  );
const settled = (page: Page) =>
  expect(page.locator(".moves-drawer.settling, .moves-quick.settling")).toHaveCount(0);
const chosen = (page: Page) => page.locator(".mark-chosen");
/** The lines of the story without their details. */
const stories = (page: Page) =>
  page
    .getByTestId("story")
    .locator("ol > li")
    .evaluateAll((lines) => lines.map((line) => (line.querySelector("summary") ?? line).textContent ?? ""));

/** Makes a move by a drag, takes it back, makes it by taps, and expects the same line of the story. */
async function expectAsTaps(page: Page, drag: () => Promise<void>, taps: () => Promise<void>): Promise<void> {
  const before = await stories(page);
  const line = async () => (await stories(page))[before.length];
  const told = async () => {
    await expect.poll(line).toBeTruthy();
    await expect(page.getByTestId("open-moves")).toBeEnabled();
    return line();
  };
  await settled(page);
  await drag();
  const dragged = await told();
  await settled(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stories(page)).toEqual(before);
  await settled(page);
  await taps();
  expect(await told()).toBe(dragged);
}

const sizes = { mouse: { width: 1280, height: 800 }, touch: { width: 390, height: 844 } } as const;

/** The Upgrades of a position by card, and its attacks by attacker, if there are several aims. */
function aimsOf(actions: readonly Action[]) {
  const upgrades = actions.filter((action) => action.type === "play-upgrade");
  const attacks = actions.filter((action) => action.type === "attack");
  const upgrade = upgrades.find(
    ({ card }, index) => upgrades.findIndex((each) => each.card === card) < index,
  );
  const attack = attacks.find(
    ({ attacker }, index) => attacks.findIndex((each) => each.attacker === attacker) < index,
  );
  return { upgrade, attack };
}

/** Opens a game of Unmatched in which a card can be used for one attack on an enemy, and returns the card and the enemy's space. */
async function openAttack(page: Page): Promise<{ card: string; enemy: string }> {
  const unmatched = await load();
  for (let number = 1; number <= 40; number++) {
    const seed = number.toString(16);
    const players = [{ hero: "medusa" }, { hero: "sinbad" }];
    const game = unmatched.newGame({ board: "marmoreal", players, seed });
    for (let decision = 0; decision < 60 && game.toAct !== null; decision++) {
      const attacks = game.legalActions().filter((action) => action.type === "attack");
      const only = attacks.find(
        ({ card, defender }) =>
          attacks.filter((each) => each.card === card && each.defender === defender).length === 1,
      );
      const { players, fighters } = game.observe(0);
      const card = players[0]?.hand.find(({ id }) => id === only?.card)?.card;
      const enemy = fighters.find(({ id }) => id === only?.defender)?.at;
      if (game.toAct === 0 && card && enemy) {
        const save = Buffer.from(game.save()).toString("base64");
        const choices = { party: "duel", heroes: ["medusa", "sinbad"], board: "marmoreal", strength: "easy" };
        await page.addInitScript(
          (kept) => {
            localStorage.setItem("altmode.speed", "instant");
            localStorage.setItem("altmode.unmatched-game", kept);
          },
          JSON.stringify({ save, choices, open: true }),
        );
        await page.goto("/#/unmatched");
        return { card, enemy };
      }
      game.playout({ bot: "greedy", decisions: 1, seed: `${seed}${decision}` });
    }
    game.free();
  }
  throw new Error("no game comes to such a position");
}

for (const way of ["mouse", "touch"] as const)
  test.describe(`by ${way}`, () => {
    test.use({ viewport: sizes[way], hasTouch: way === "touch" });

    test("the TCG: a card onto a character, a character onto an enemy", async ({ page }) => {
      const wanted = ({ seat }: Observation, actions: readonly Action[]) => {
        const { upgrade, attack } = aimsOf(actions);
        return seat === 0 && upgrade !== undefined && attack !== undefined;
      };
      const game = await gameWhere(wanted);
      const { upgrade, attack } = aimsOf(game.legalActions());
      if (upgrade?.type !== "play-upgrade" || attack?.type !== "attack") throw new Error("not as wanted");
      const held = game.observe(0).players[0].hand.cards.find(({ id }) => id === upgrade.card)?.card;
      await openGame(page, game, ["human", "bot"]);
      await expect(page.locator(".hand-card").first()).toBeVisible();
      const pointer = await pointerOf(page, way);
      const card = thing(page, `card ${held}`);
      const on = thing(page, `character ${upgrade.on}`);
      await card.scrollIntoViewIfNeeded();

      // While the card is held, its targets glow, and the one below the pointer most.
      const before = await change(page);
      await pull(pointer, card, on);
      await expect(on).toHaveAttribute("data-drop", "over");
      expect((await targets(page).count()) > 1).toBe(true);
      await expect(page.locator(".drag-picture")).toHaveCount(1);
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/drag-tcg-${way}.png` });

      // Dropped on an enemy or a bar it does nothing, and nothing is left of it.
      await pointer.to(await middle(page.locator(".table-far")));
      await pointer.up();
      await expect(targets(page)).toHaveCount(0);
      await expect(page.locator(".drag-picture")).toHaveCount(0);
      await expect(chosen(page)).toHaveCount(0);
      expect(await change(page)).toBe(before);

      await expectAsTaps(
        page,
        async () => {
          await pull(pointer, card, on);
          await pointer.up();
        },
        async () => {
          await card.click();
          await on.click();
        },
      );
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => change(page)).toBeGreaterThan(before + 3);

      const attacker = thing(page, `character ${attack.attacker}`);
      const defender = thing(page, `character ${attack.defender}`);
      await expectAsTaps(
        page,
        async () => {
          await pull(pointer, attacker, defender);
          await expect(page.locator("svg.drag-picture path")).toHaveAttribute("d", /^M/);
          if (process.env.ALTMODE_SHOTS)
            await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/drag-attack-${way}.png` });
          await pointer.up();
        },
        async () => {
          await attacker.click();
          await defender.click();
        },
      );
    });

    test("Unmatched: a fighter to a space, a card to the field", async ({ page }) => {
      await begin(page, "unmatched");
      const pointer = await pointerOf(page, way);
      // The sidekicks are placed first.
      while ((await (await drawer(page)).first().textContent())?.startsWith("Place"))
        await move(page, (listed) => listed.first());
      await move(page, (listed) => listed.filter({ hasText: /maneuver/i }).first());
      await settled(page);
      await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
      // A card that BOOSTs has no aim: it is put onto the field.
      const boost = page.locator(".hand-card.mark-aim, .hand-card.mark-can").first();
      const undone = await change(page);
      await pull(pointer, boost, page.locator(".table-field"));
      await expect(page.locator(".table-field")).toHaveAttribute("data-drop", "over");
      await pointer.up();
      await expect.poll(() => change(page)).toBeGreaterThan(undone);
      await settled(page);
      await expect(page.locator(".field-place.mark-can").first()).toBeVisible();
      // The fighter that may move stands where something can be taken up.
      const fighter = page.locator(".field-place.mark-can").first();
      const from = (await fighter.getAttribute("data-thing")) ?? "";
      const before = await change(page);
      const [x, y] = await middle(thing(page, from));
      await pointer.down([x, y]);
      await pointer.to([x + 20, y + 20]);
      await expect(targets(page).first()).toBeVisible();
      const keys = await keysOf(targets(page));
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/drag-unmatched-${way}.png` });
      await page.keyboard.press("Escape");
      await expect(targets(page)).toHaveCount(0);
      await pointer.up();
      await expect(chosen(page)).toHaveCount(0);
      expect(await change(page)).toBe(before);
      // A drop moves the fighter, as taps do, and the place says who stands in it.
      const to = thing(page, keys.find((key) => key !== from) ?? "");
      const empty = await to.getAttribute("aria-label");
      await pull(pointer, thing(page, from), to);
      await pointer.up();
      await expect(to).toHaveAttribute("aria-label", /of \d+ health|health/);
      const moved = await to.getAttribute("aria-label");
      await settled(page);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(to).toHaveAttribute("aria-label", empty ?? "");
      await settled(page);
      await thing(page, from).click();
      await to.click();
      await expect(to).toHaveAttribute("aria-label", moved ?? "");
    });

    test("Unmatched: an attack card onto an enemy", async ({ page }) => {
      const { card, enemy } = await openAttack(page);
      const pointer = await pointerOf(page, way);
      const held = thing(page, `card ${card}`);
      const place = thing(page, `place ${enemy}`);
      await expect(held).toBeVisible();
      await held.scrollIntoViewIfNeeded();
      await expectAsTaps(
        page,
        async () => {
          await pull(pointer, held, place);
          await expect(place).toHaveAttribute("data-drop", "over");
          await pointer.up();
        },
        async () => {
          await held.click();
          const before = await change(page);
          await place.click();
          // With several moves left the tap arms one, and its button makes it.
          const armed = page.locator(".moves-quick .primary");
          await expect(async () => {
            if ((await change(page)) === before && (await armed.isVisible()))
              await armed.click({ timeout: 1_000 });
            expect(await change(page)).toBeGreaterThan(before);
          }).toPass();
        },
      );
    });

    test("the Deck-Building Game: a card to the table, a card of the Matrix to the hand", async ({
      page,
    }) => {
      await begin(page, "deckbuilder");
      const pointer = await pointerOf(page, way);
      const key = (await page.locator(".hand-card.mark-can").first().getAttribute("data-thing")) ?? "";
      const card = thing(page, key);
      const field = page.locator(".table-field");
      await expectAsTaps(
        page,
        async () => {
          await pull(pointer, card, field.locator(".field-place").first());
          await expect(field).toHaveAttribute("data-drop", "over");
          if (process.env.ALTMODE_SHOTS)
            await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/drag-build-${way}.png` });
          await pointer.up();
        },
        async () => {
          await card.click();
          await card.click();
        },
      );

      // Cards are played and spaces searched until something can be bought.
      const order = [/^Play/, /^Search/, /^Move/, /^Fight/, /^End the turn/, /./];
      const texts = async () => (await drawer(page)).allTextContents();
      /** The space with a card that can be bought. Basics lie beside the Matrix. */
      const bought = async (all: readonly string[]) => {
        for (const name of all.flatMap((text) => /^Buy (.*) \(/.exec(text)?.[1] ?? [])) {
          const space = page.locator(`.field-place[aria-label*="${name}"]`).first();
          if ((await space.count()) > 0) return { name, space };
        }
        return undefined;
      };
      let all = await texts();
      let found = await bought(all);
      for (; found === undefined; found = await bought(all)) {
        const at = order.map((each) => all.findIndex((text) => each.test(text))).find((index) => index >= 0);
        await move(page, (listed) => listed.nth(at ?? 0));
        all = await texts();
      }
      const { name, space } = found;
      await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
      await settled(page);
      const hand = page.locator(".table-hand");
      await pull(pointer, space, page.locator(".table-far"));
      await expect(hand).toHaveAttribute("data-drop", "can");
      // The hand and the bar take it. The mouse drops it on the bar, the finger on the hand.
      const zone = way === "mouse" ? page.locator(".table-near") : hand;
      await pointer.to(await middle(zone));
      await expect(zone).toHaveAttribute("data-drop", "over");
      if (process.env.ALTMODE_SHOTS)
        await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/drag-buy-${way}.png` });
      const count = (await stories(page)).length;
      await pointer.up();
      await expect.poll(async () => (await stories(page))[count] ?? "").toContain(name);
    });
  });

test.describe("beside other gestures", () => {
  test.use({ viewport: sizes.touch, hasTouch: true, isMobile: true });

  test("the hand scrolls sideways, and a long press shows the card", async ({ page }) => {
    await begin(page, "play");
    const pointer = await pointerOf(page, "touch");
    const fan = page.locator(".hand-fan");
    const card = page.locator(".hand-card").first();
    await expect(card).toBeVisible();
    // More cards than fit.
    await fan.evaluate((element) => {
      Object.assign((element as HTMLElement).style, { maxWidth: "9rem", scrollSnapType: "none" });
    });
    const [x, y] = await middle(card);
    await pointer.down([x, y]);
    await pointer.to([x - 90, y]);
    await expect(page.locator(".drag-picture")).toHaveCount(0);
    await pointer.up();
    await expect.poll(() => fan.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);

    await fan.evaluate((element) => element.scrollTo(0, 0));
    await pointer.down(await middle(card));
    await expect(page.getByTestId("whole-card")).toBeVisible();
    await pointer.to([x, y - 120]);
    await expect(page.locator(".drag-picture")).toHaveCount(0);
    await pointer.up();
  });
});
