// The calculator and the deck report, by clicking and by keyboard.
import type { Page } from "@playwright/test";
import { type ForecastInput, load } from "altmode/tcg";
import { type Odds, pairsOf, teamsOf } from "../../demo/src/engine/pairs.js";
import { expect, expectSound, stall, test } from "./visit.js";

const calculator = "/#/calculator";
const ko = (page: Page) => page.getByTestId("ko");
const expected = (page: Page) => page.getByTestId("expected");

test("the calculator is sound, closed and opened", async ({ page }) => {
  await page.goto(calculator);
  await expect(ko(page)).toBeVisible();
  await expectSound(page);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expect(page.getByTestId("damage-table")).toBeVisible();
  await expectSound(page);
});

test("the deck report is sound", async ({ page }) => {
  await page.goto("/#/calculator/deck");
  await expect(page.getByTestId("at-least")).toBeVisible();
  await expectSound(page);
});

test("what the build has not answered the engine answers, and it says the same", async ({ page }) => {
  await page.goto(calculator);
  const [chance, damage] = [await ko(page).textContent(), await expected(page).textContent()];
  await page.route("**/first-answers*", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(ko(page)).toHaveText(chance ?? "");
  await expect(expected(page)).toHaveText(damage ?? "");
});

test("an attack is put together by clicking", async ({ page }) => {
  await page.goto(calculator);
  const attacker = page.getByTestId("attacker");
  await attacker.getByRole("combobox", { name: "Character" }).fill("optimus battlefield");
  await attacker.getByRole("option").first().click();
  await expect(page.getByTestId("sentence")).toContainText("Optimus Prime, Battlefield Legend attacks");

  const before = await expected(page).textContent();
  await attacker.getByRole("combobox", { name: "Add an Upgrade" }).fill("primary laser");
  await attacker.getByRole("option", { name: /Primary Laser/ }).click();
  await expect(attacker.getByRole("list", { name: "Upgrades" })).toContainText("Primary Laser");
  await expect(expected(page)).not.toHaveText(before ?? "");
  await expect(page.getByTestId("explanation")).toContainText("Primary Laser");

  const defender = page.getByTestId("defender");
  await defender.getByLabel("Damage on it").fill("9");
  await expect(ko(page)).not.toHaveText("0 %");
  await expect(page.getByTestId("sentence")).toContainText("KO");

  // The chart's values are in the table, and they add up.
  await page.getByText("As a table").click();
  const first = page.getByTestId("damage-table").locator("tbody tr").first().locator("td");
  await expect(first.nth(1)).toHaveText("100 %");

  await attacker.getByRole("button", { name: "Remove Primary Laser" }).click();
  await expect(page.getByTestId("explanation")).not.toContainText("Primary Laser");
});

test("an attack is put together with the keyboard alone", async ({ page }) => {
  await page.goto(calculator);
  await expect(ko(page)).toBeVisible();
  const attacker = page.getByTestId("attacker");
  const field = attacker.getByRole("combobox", { name: "Character" });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("megatron cybertronian");
  await expect(attacker.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Megatron, Cybertronian Tyrant");
  // Tab to the mode, and to the other one with an arrow.
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(attacker.getByRole("radio", { name: "Bot" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expect(attacker.getByLabel("Damage on it")).toHaveValue("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("flamethrower");
  await page.keyboard.press("Enter");
  await expect(attacker.getByRole("button", { name: "Remove Flamethrower" })).toBeVisible();
  await expect(page.getByTestId("sentence")).toContainText("Megatron, Cybertronian Tyrant attacks");
  // Escape forgets what is half typed.
  await field.focus();
  await page.keyboard.type("zzz");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("Megatron, Cybertronian Tyrant");
});

test("plain numbers replace the cards", async ({ page }) => {
  await page.goto(calculator);
  const attacker = page.getByTestId("attacker");
  await attacker.getByText("Numbers by hand").click();
  await attacker.getByLabel("Attack", { exact: true }).fill("20");
  await attacker.getByLabel("Pierce").fill("2");
  await expect(ko(page)).toHaveText("100 %");
  await expect(page.getByTestId("explanation")).toContainText("by hand");
});

test("what is wrong is said at its field", async ({ page }) => {
  await page.goto(calculator);
  const damage = page.getByTestId("defender").getByLabel("Damage on it");
  for (const wrong of ["-1", "2.5", "many", "1e99"]) {
    await damage.fill(wrong);
    await expect(damage).toHaveAttribute("aria-invalid", "true");
    await expect(damage).toHaveAccessibleDescription(/.+/);
  }
  await damage.fill("2");
  await expect(damage).toHaveAttribute("aria-invalid", "false");

  const deck = page.getByTestId("attackerDeck");
  const blue = deck.getByRole("textbox", { name: "Cards with blue", exact: true });
  await deck.getByRole("textbox", { name: "Cards with orange", exact: true }).fill("0");
  await blue.fill("99999");
  await expect(blue).toHaveAttribute("aria-invalid", "true");
  await blue.fill("8");

  await deck.getByText("By list").click();
  const list = deck.getByLabel("Deck list");
  await list.fill("3 Plasma Burst\n2 No Such Card");
  await expect(list).toHaveAttribute("aria-invalid", "true");
  await expect(deck.getByTestId("unread")).toContainText("Line 2: 2 No Such Card");
  await deck.getByLabel("Take a deck").selectOption("Blaster");
  await expect(list).toHaveAttribute("aria-invalid", "false");
});

test("an illegal attack gets its odds and the reason", async ({ page }) => {
  await page.goto(calculator);
  const defender = page.getByTestId("defender");
  // With Stealth, beside a character without.
  await defender.getByRole("combobox", { name: "Character" }).fill("private flak");
  await defender.getByRole("option").first().click();
  await defender.getByText("Others on its team").click();
  await defender.getByRole("combobox", { name: "Add a character" }).fill("ironhide veteran");
  await defender.getByRole("option").first().click();
  await expect(page.getByTestId("result")).toContainText("would not be legal");
  await expect(page.getByTestId("result")).toContainText("Stealth");
  await expect(ko(page)).toBeVisible();
});

test("a link carries the calculation, and a damaged one says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(calculator);
  await page.getByTestId("defender").getByLabel("Damage on it").fill("7");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await expect(other.getByTestId("defender").getByLabel("Damage on it")).toHaveValue("7");
  await other.goto(`${link.slice(0, -20)}`);
  await other.reload();
  await expect(other.getByRole("alert")).toContainText("damaged");
});

test("what was entered outlives a reload, however busy the page is", async ({ page }) => {
  await page.goto(calculator);
  const damage = page.getByTestId("defender").getByLabel("Damage on it");
  await damage.fill("3");
  await expect(page.getByTestId("sentence")).toBeVisible();
  await stall(page);
  await damage.fill("7");
  await page.reload();
  await expect(damage).toHaveValue("7");
});

test("the deck report follows the flips and the turn", async ({ page }) => {
  await page.goto("/#/calculator/deck");
  const orange = page.getByTestId("at-least").getByRole("row", { name: /Orange/ });
  const before = await orange.textContent();
  await page.getByLabel("Cards flipped").selectOption("6");
  await expect(orange).not.toHaveText(before ?? "");
  const hold = page.getByTestId("hold").getByRole("row").nth(1);
  const held = await hold.textContent();
  await page.getByLabel("By turn").selectOption("10");
  await expect(hold).not.toHaveText(held ?? "");
});

test("an unknown deck is said before its odds, and kept", async ({ page }) => {
  await page.goto(calculator);
  const result = page.getByTestId("result");
  await expect(ko(page)).toBeVisible();
  await expect(result).not.toContainText("Unknown");
  const before = await expected(page).textContent();
  await page.getByTestId("attackerDeck").getByLabel("Unknown").check();
  await expect(result).toContainText(/^Result\s*Unknown: a deck is not known, .*KO chance/s);
  await expect(expected(page)).not.toHaveText(before ?? "");
  await expectSound(page);
  await page.reload();
  await expect(result).toContainText("Unknown: a deck is not known");
  // The report on a deck has no use for an unknown one.
  await page.goto("/#/calculator/deck");
  await expect(page.getByLabel("By icons")).toBeVisible();
  await expect(page.getByLabel("Unknown")).toHaveCount(0);
});

test("known cards on top, at the bottom and in the scrap pile count", async ({ page }) => {
  await page.goto(calculator);
  const deck = page.getByTestId("attackerDeck");
  await deck.getByText("Known cards and scrap pile").click();
  const before = await expected(page).textContent();
  const top = deck.getByRole("group", { name: /^On top/ });
  // By icons, and by the name of a card that stands for its icons where only icons are counted.
  await top.getByRole("button", { name: "A card with orange" }).click();
  await top.getByRole("combobox", { name: "A card by name" }).fill("plasma burst");
  await top.getByRole("option", { name: /Plasma Burst/ }).click();
  await expect(top.getByRole("listitem")).toHaveCount(2);
  await expect(expected(page)).not.toHaveText(before ?? "");
  await top.getByRole("button", { name: /^Remove card 2/ }).click();
  await deck
    .getByRole("group", { name: "In the scrap pile" })
    .getByLabel("Several icons")
    .selectOption({ index: 1 });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectSound(page);
  // A card of which the deck has no more is refused beside the field.
  await top.getByRole("button", { name: "A card with green" }).click();
  await expect(top.getByRole("alert")).toContainText("no more of this card");
  // Kept with the rest of the calculation.
  await page.reload();
  await expect(top.getByRole("listitem")).toHaveCount(2);
});

test("one is compared with all, the likeliest KO first, and an attack is kept under a name", async ({
  page,
}) => {
  await page.goto("/#/calculator");
  await expect(ko(page)).toBeVisible();
  const defender = page.getByTestId("defender");
  await defender.locator("summary", { hasText: "Others on its team" }).click();
  await defender.getByRole("combobox", { name: "Add a character" }).fill("bumblebee courageous scout");
  await page.keyboard.press("Enter");
  await page.locator("summary", { hasText: "Every attacker against every defender" }).click();
  const against = page.getByTestId("against");
  await against.getByRole("button", { name: "Compare all attacks" }).click();
  await expect(against.getByRole("row")).toHaveCount(3);
  const chances = (await against.locator("tbody tr td:last-child").allTextContents()).map((text) =>
    Number.parseFloat(text),
  );
  expect(chances).toEqual([...chances].sort((one, other) => other - one));
  await expectSound(page);
  await page.locator("summary", { hasText: "Kept attacks" }).click();
  const sets = page.getByTestId("sets");
  await sets.getByLabel("Name of this attack").fill("Two of them");
  await sets.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: "Start anew" }).click();
  await page.reload();
  await page.locator("summary", { hasText: "Kept attacks" }).click();
  await sets.getByRole("button", { name: "Two of them", exact: true }).click();
  await page.locator("summary", { hasText: "Every attacker against every defender" }).click();
  await expect(page.getByRole("button", { name: "Compare all attacks" })).toBeVisible();
});

test("the attacks of teams are asked for in one position, with the odds of each attack alone", async () => {
  const tcg = await load();
  const deck = (...counts: [icons: ("orange" | "blue" | "white")[], count: number][]) => ({
    cards: counts.map(([icons, count]) => ({ icons, count })),
  });
  const input = {
    attacker: { card: "w1s-t01", mode: "bot", upgrades: ["Primary Laser"], damage: 2 },
    attackerTeam: ["Bumblebee, Courageous Scout", "w3-t14"],
    defender: { card: "w2s-t02", mode: "alt", upgrades: [], tapped: true, damage: 8 },
    defenderTeam: ["Deadlock, Bounty Hunter", "w3-t14"],
    attackerDeck: { ...deck([["orange"], 20], [["white", "orange"], 8], [[], 12]), scrap: ["Zap"] },
    defenderDeck: deck([["blue"], 22], [["white"], 8], [[], 10]),
    policy: { attacker: "best-attack", defender: "best-defense" },
    rulings: "core",
  } as unknown as ForecastInput;
  let asked = 0;
  const watched: Odds = {
    forecast: (one) => {
      asked += 1;
      return tcg.forecast(one);
    },
    fromScenario: (position) => tcg.fromScenario(position),
  };
  const pairs = pairsOf(watched, input);
  expect(asked).toBe(0);
  expect(pairs).toHaveLength(9);
  const [attackers, defenders] = teamsOf(input);
  for (const { attacker, defender, legal, expected, ko } of pairs) {
    const alone = tcg.forecast({
      ...input,
      attacker: attackers[attacker],
      defender: defenders[defender],
      attackerTeam: attackers.toSpliced(attacker, 1),
      defenderTeam: defenders.toSpliced(defender, 1),
    } as ForecastInput);
    expect(legal).toBe(alone.legal);
    expect(expected).toBeCloseTo(alone.expected, 9);
    expect(ko).toBeCloseTo(alone.ko, 9);
  }
  const order = pairs.map(({ legal, ko }) => [legal, ko] as const);
  expect(order).toEqual(
    [...order].sort(([one, ko], [other, otherKo]) => Number(other) - Number(one) || otherKo - ko),
  );
  // Numbers by hand are no position of a game: the attacks are asked for alone, in the same order.
  const byHand = pairsOf(watched, { ...input, attacker: { attack: 20 } } as ForecastInput);
  expect(asked).toBe(9);
  expect(byHand[0]?.attacker).toBe(0);
  expect(byHand).toHaveLength(9);
});
