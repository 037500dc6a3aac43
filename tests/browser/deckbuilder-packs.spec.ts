// Packs of the Deck-Building Game on the page: the form, the engine's mistakes beside its fields, files, and a game.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Character, type Deckbuilder, load } from "altmode/deckbuilder";
import { choose } from "./at-table.js";
import { expect, expectSound, test } from "./visit.js";

const example = JSON.parse(
  readFileSync(new URL("../../docs/deckbuilder-packs/example.json", import.meta.url), "utf8"),
);
type CharacterSide = Character["alt"];
const editor = (page: Page) => page.getByTestId("pack-editor");
const check = (page: Page) => page.getByTestId("pack-check");
const good = "No mistakes: the cards can be played with those of other sets.";

async function importPack(page: Page, content: unknown): Promise<void> {
  await page.goto("/#/deckbuilder/packs");
  await page.getByLabel("Import a pack (JSON)").setInputFiles({
    name: "pack.json",
    mimeType: "application/json",
    buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
  });
}

test("a pack is made with the form, exported, and played", async ({ page }) => {
  await page.goto("/#/deckbuilder/packs");
  await page.getByRole("button", { name: "New pack" }).click();
  await expect(check(page)).toHaveText(good);
  await page.getByLabel("Name of the pack").fill("Flares");
  await page.getByRole("button", { name: "Add a card" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Signal Flare");
  await page.getByRole("textbox", { name: "Power", exact: true }).fill("2");
  // The engine wants a Range beside a Power, and says it at that field.
  await expect(check(page)).toHaveText("1 mistake");
  const range = page.getByRole("textbox", { name: "Range", exact: true });
  await expect(range).toHaveAttribute("aria-invalid", "true");
  await expect(range).toHaveAccessibleDescription(/A card with Power has a Range/);
  await page.getByRole("button", { name: "my-cards-1: A card with Power has a Range" }).click();
  await expect(range).toBeFocused();
  await range.fill("1");
  await expect(check(page)).toHaveText(good);

  // A text: when the card is played, draw 2 cards.
  await page.getByRole("button", { name: "Add to Text" }).click();
  await page.getByRole("button", { name: "Add to Play" }).click();
  await page.getByLabel("Play 1", { exact: true }).selectOption("draw");
  await page.getByLabel("Value of Draw").fill("two");
  await expect(check(page)).toHaveText("1 mistake");
  await expect(page.getByLabel("Draw", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Value of Draw").fill("2");
  await expect(check(page)).toHaveText(good);

  await page.getByRole("button", { name: "Add a character" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Courier");
  await expect(check(page)).toHaveText(good);
  await expectSound(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as JSON" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my-cards.json");
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toEqual({
    id: "my-cards",
    set: "Flares",
    cards: [
      {
        id: "my-cards-1",
        name: "Signal Flare",
        types: ["maneuver"],
        cost: 1,
        power: 2,
        range: 1,
        text: [{ play: [{ draw: 2 }] }],
      },
    ],
    characters: [{ id: "my-cards-2", name: "Courier", faction: "autobot" }],
  });

  // The character plays; a reload restores the game with the pack as it was.
  await page.goto("/#/deckbuilder");
  await page.getByLabel("Mode").selectOption("Solo");
  await page.getByLabel("Flares").check();
  await choose(page, 0, "Courier");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("bar-0")).toContainText("Courier");
  await page.evaluate(() => localStorage.removeItem("altmode.deckbuilder-packs"));
  await page.reload();
  await expect(page.getByTestId("bar-0")).toContainText("Courier");
});

test("mistakes are listed in plain words, and lead to their fields", async ({ page }) => {
  const pack = structuredClone(example);
  pack.cards[0].cost = "dear";
  pack.cards[0].text[1].energon.cost = -1;
  await importPack(page, pack);
  await expect(check(page)).toHaveText("2 mistakes");
  await page.getByRole("button", { name: /^my-signal-flare: .*-1/ }).click();
  const cost = page.locator("#pack-cards-0-text-1-energon-cost");
  await expect(cost).toBeFocused();
  await expect(cost).toHaveAccessibleDescription(/-1/);
  await cost.fill("1");
  await page.getByRole("textbox", { name: "Cost", exact: true }).first().fill("3");
  await expect(check(page)).toHaveText(good);
  await page.getByRole("button", { name: "Remove Text 2" }).click();
  await page.getByRole("button", { name: "Close Signal Flare" }).click();
  await page.getByRole("button", { name: "Remove Courier" }).click();
  await expect(check(page)).toHaveText(good);
  await page.getByRole("button", { name: "All packs" }).click();
  await expect(page.getByText("Cards: 1 · Characters: 0")).toBeVisible();
  // A removed pack can be put back, and all its cards stay after a reload.
  await page.getByRole("button", { name: "Remove My cards" }).click();
  await page.getByRole("button", { name: "Put it back" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Edit My cards" }).click();
  await expect(editor(page).getByText("Signal Flare", { exact: true })).toBeVisible();
});

test("a file that is no pack is refused, and a second pack gets an id of its own", async ({ page }) => {
  await importPack(page, "no JSON");
  await expect(page.getByRole("alert")).toContainText("The file pack.json is no pack.");
  await importPack(page, example);
  await expect(page.getByLabel("Id of the pack")).toHaveValue("my-cards");
  await page.getByRole("button", { name: "All packs" }).click();
  await importPack(page, example);
  await expect(page.getByLabel("Id of the pack")).toHaveValue("my-cards-2");
  await expect(page.getByText("the new one is called my-cards-2")).toBeVisible();
});

test("a game with a pack that has a mistake says what is wrong", async ({ page }) => {
  await importPack(page, { ...example, cards: [{ id: "my-odd", name: "Odd", types: [] }], characters: [] });
  await expect(check(page)).toHaveText("1 mistake");
  await page.goto("/#/deckbuilder");
  await page.getByLabel("My cards").check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("a card has a type");
  await page.getByLabel("My cards").uncheck();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("table")).toBeVisible();
});

/** Returns the training set as a set of one's own. */
function ownBox(deckbuilder: Deckbuilder) {
  const side = ({ power, range, move, definition }: CharacterSide) => ({
    power,
    range,
    move,
    text: definition,
  });
  const cards = deckbuilder.cards.search("set:training").map((card) => {
    const { id, name, types, faction, level, cost, power, range, move, copies, starter, vault, reward } =
      card;
    const facts = {
      id,
      name,
      types,
      faction,
      level,
      cost,
      power,
      range,
      move,
      copies,
      starter,
      vault,
      reward,
    };
    return { ...facts, text: card.definition };
  });
  const characters = deckbuilder.characters
    .search("set:training")
    .map(({ id, name, faction, combiner, alt, bot }) => ({
      ...{ id, name, faction, combiner },
      alt: side(alt),
      bot: side(bot),
    }));
  const pack = { id: "my-box", set: "My box", cards, characters };
  return JSON.parse(JSON.stringify(pack).replaceAll('"x-', '"my-'));
}

test("a whole set is played alone, and in parts beside the training set", async ({ page }) => {
  const box = ownBox(await load());
  await importPack(page, box);
  await expect(check(page)).toHaveText(good);
  await expect(page.getByTestId("pack-alone")).toHaveText("Alone, the pack is a game for up to 5 players.");

  await page.goto("/#/deckbuilder");
  await page.getByLabel("Mode").selectOption("Solo");
  const training = page.getByLabel("Training set (invented cards)");
  await expect(training).toBeDisabled();
  await page.getByLabel("My box").check();
  // Beside the training set the Starters are those of the pack: a player has exactly 10.
  await page.getByText("A set for each part").click();
  await expect(page.getByLabel("Starters")).toHaveValue("my-box");
  await page.getByLabel("Main deck").selectOption("Training set (invented cards)");
  await expectSound(page);
  await choose(page, 0, "Vanguard");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("table")).toBeVisible();

  await page.goto("/");
  // A table that is left keeps its game once more, so the game is forgotten after the table is gone.
  await expect(page.getByTestId("table")).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("altmode.deckbuilder-game"));
  await page.goto("/#/deckbuilder");
  await training.uncheck();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("table")).toBeVisible();
});

test("a few cards alone are no game, and the form says what is missing", async ({ page }) => {
  await importPack(page, example);
  const alone = page.getByTestId("pack-alone");
  await alone.getByText("What the pack lacks for a game of its own").click();
  await expect(alone.getByRole("listitem")).toHaveCount(6);
  await expect(alone).toContainText("There is no Decepticon Boss of Level I, II, III.");
});

test("options of the rules are chosen in the set-up", async ({ page }) => {
  await page.goto("/#/deckbuilder");
  await page.getByLabel("Mode").selectOption("Solo");
  await page.getByText("More", { exact: true }).click();
  await page.getByText("Options of the rules").click();
  await page.getByLabel("Energon", { exact: true }).selectOption("7");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("bar-0")).toContainText("7");
});

test("a pack is pasted as JSON, and its cards show their texts", async ({ page }) => {
  await page.goto("/#/deckbuilder/packs");
  await page.getByRole("button", { name: "Paste a pack (JSON)" }).click();
  const text = page.getByLabel("The pack as JSON");
  await expect(text).toBeFocused();
  await text.fill(JSON.stringify(example, null, 2));
  await expect(check(page)).toHaveText(good);
  const flare = page.getByTestId("face-my-signal-flare");
  await expect(flare).toContainText("Signal Flare");
  await expect(flare).toContainText("cost 3");
  await expect(flare).toContainText("Draw 1 card.");
  await expect(page.getByTestId("face-my-courier")).toContainText("Alt Mode");

  // The card follows the text.
  await text.fill(JSON.stringify(example, null, 2).replace('"draw": 1', '"draw": 3'));
  await expect(flare).toContainText("Draw 3 cards.");
  await expectSound(page);

  // The form has the same cards, with their texts.
  await page.getByLabel("Form", { exact: true }).check();
  await expect(flare).toContainText("Draw 3 cards.");
  await page.getByRole("button", { name: "Edit Signal Flare" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bright Flare");
  await expect(flare).toContainText("Bright Flare");
  await expectSound(page);

  await page.getByRole("button", { name: "Play with this pack" }).click();
  await expect(page.getByRole("checkbox", { name: "My cards" })).toBeChecked();
  await expect(page.getByTestId("choice-0")).toHaveAttribute("data-chosen", "my-courier");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("bar-0")).toContainText("Courier");
});

test("mistakes in JSON say their line in plain words, and lead to it", async ({ page }) => {
  await page.goto("/#/deckbuilder/packs");
  await page.getByRole("button", { name: "Paste a pack (JSON)" }).click();
  const text = page.getByLabel("The pack as JSON");
  const mistakes = page.getByTestId("json-mistakes");
  const sound = JSON.stringify(example, null, 2);
  const lines = sound.split("\n");
  const lineWith = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;

  // Mistakes of the engine: only the card with the mistake loses its text.
  await text.fill(sound.replace('"draw": 1', '"draw": "many"'));
  await expect(mistakes.getByRole("button")).toHaveText([
    new RegExp(`^Line ${lineWith('"draw": 1')}: my-signal-flare: .*many`),
  ]);
  await expect(page.getByTestId("face-my-courier")).toContainText("Courier");
  await expect(page.getByTestId("face-my-signal-flare")).toHaveCount(0);
  await expect(page.getByText("Shown when its mistakes are mended.")).toBeVisible();
  const play = page.getByRole("button", { name: "Play with this pack" });
  await expect(play).toBeDisabled();
  // A dark text on a dark button could not be read, which axe does not say of buttons that are off.
  await expect(play).not.toHaveCSS("background-color", "rgb(23, 80, 143)");
  await mistakes.getByRole("button").click();
  await expect(text).toBeFocused();
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await selected()).toBe('"many"');
  await expectSound(page);

  // Faults of the notation. The pack is the last one that could be read.
  const faults: [string, string, string][] = [
    [sound.replace('"cost": 3,', '"cost": 3'), '"power": 1', "A comma or a closing bracket is missing."],
    [sound.replace('"cost": 3,', '"cost": ,'), '"cost": 3', "A value is missing"],
    [sound.replace('"cost": 3,', '"cost" 3,'), '"cost": 3', "A colon is missing"],
    [sound.replace('"cost": 3,', "“cost”: 3,"), '"cost": 3', "A name in straight quotes"],
    [sound.replace('"Signal Flare"', '"Signal Flare'), '"Signal Flare"', "This text does not end"],
    [sound.replace('"copies": 2,', '"copies": 02,'), '"copies": 2', "A comma or a closing bracket"],
    [`${sound}}`, "", "Something stands after the end of the pack."],
    [sound.replace(/\n\}$/, ",\n}"), "", "The comma before the closing bracket is too much."],
    ["[".repeat(100_000), "", "There are too many brackets"],
    ["[1]", "", "This is no pack"],
    ['{ "id": "a", "cards": 1 }', "", "This is a list in [ ]."],
    ['{\n"id": "a", "characters":\n[{},\n7] }', "", "A card or character is an object"],
  ];
  for (const [wrong, at, message] of faults) {
    await text.fill(wrong);
    await expect(mistakes.getByRole("button")).toHaveCount(1);
    await expect(mistakes).toContainText(message);
    if (at !== "") await expect(mistakes).toContainText(`Line ${lineWith(at)}:`);
  }
  await expect(mistakes).toContainText("Line 4:");
  await text.fill(sound);
  await expect(mistakes).toHaveCount(0);
  await expect(check(page)).toHaveText(good);

  // Another pack with this id is a mistake, because a game could not tell them apart.
  await page.getByRole("button", { name: "All packs" }).click();
  await page.getByRole("button", { name: "Paste a pack (JSON)" }).click();
  await text.fill(sound);
  await expect(mistakes.getByRole("button")).toHaveText(["Line 2: Another pack has this id."]);
});

test("the editor of packs fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await importPack(page, example);
  await expect(page.getByTestId("face-my-signal-flare")).toBeVisible();
  for (const view of ["Form", "JSON"]) {
    await page.getByLabel(view, { exact: true }).check();
    await expect(page.getByTestId("face-my-courier")).toBeVisible();
    if (process.env.ALTMODE_SHOTS)
      await page.screenshot({ path: `${process.env.ALTMODE_SHOTS}/packs-${view}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
