// Data that a screen kept and cannot read: named with its cause, put aside as a file, and out of the way.
import { readFileSync } from "node:fs";
import { expect, expectSound, phone, test } from "./visit.js";

interface Case {
  readonly address: string;
  /** Place in the storage, with what it holds. */
  readonly place: string;
  readonly text: string;
  readonly says: readonly string[];
  /** The text of the file, if it is a part of what the place held. */
  readonly file?: string;
  /** The text that is shown beside it. */
  readonly goesOn: string;
}

const game = JSON.stringify({
  save: btoa("no save"),
  names: ["Blaster", "Metroplex"],
  controls: ["human", "bot"],
  open: true,
});
const shape = "has another form";
const cases: readonly Case[] = [
  {
    address: "#/play",
    place: "game",
    text: game,
    says: ["a kept game, “Blaster – Metroplex”"],
    goesOn: "Play",
  },
  {
    address: "#/play",
    place: "game",
    text: "{",
    says: ["a kept game", "damaged or was cut off"],
    goesOn: "Play",
  },
  {
    address: "#/unmatched",
    place: "unmatched-game",
    text: JSON.stringify({ save: btoa("no save"), choices: { heroes: ["alice", "medusa"] }, open: true }),
    says: ["a kept game, “Alice – Medusa”"],
    goesOn: "Play",
  },
  {
    address: "#/unmatched",
    place: "unmatched-game",
    text: "[]",
    says: ["a kept game", shape],
    goesOn: "Play",
  },
  {
    address: "#/unmatched/draft",
    place: "unmatched-draft",
    text: '{"party":"duel"}',
    says: ["a kept draft", shape],
    goesOn: "Draw a match-up",
  },
  {
    address: "#/deckbuilder",
    place: "deckbuilder-game",
    text: JSON.stringify({ save: btoa("no save"), choices: {}, packs: [], open: true }),
    says: ["a kept game"],
    goesOn: "Play",
  },
  {
    address: "#/deckbuilder",
    place: "deckbuilder-packs",
    text: '[{"id":"mine","set":"Mine","cards":[],"characters":[]},7]',
    says: ["kept packs", shape],
    file: "7",
    goesOn: "Play",
  },
  {
    address: "#/tracker/0123abcd",
    place: "tracker.game.0123abcd",
    text: '{"format":"altmode-tracker"',
    says: ["a kept game, “0123abcd”"],
    goesOn: "All games",
  },
  {
    address: "#/tracker",
    place: "tracker.games",
    text: '{"a":1}',
    says: ["a kept game", shape],
    goesOn: "Begin",
  },
  {
    address: "#/companion/0123abcd",
    place: "companion.game.0123abcd",
    text: "{}",
    says: ["a kept game, “0123abcd”"],
    goesOn: "All games",
  },
  {
    address: "#/tournament",
    place: "tournament",
    text: '{"format":"x","options":{"name":"Summer Cup"}}',
    says: ["the kept tournament, “Summer Cup”"],
    goesOn: "Begin",
  },
  {
    address: "#/decks",
    place: "decks",
    text: '[{"name":"Good","list":"3 Zap"},{"name":"Half"}]',
    says: ["a kept deck, “Half”", shape],
    file: '{"name":"Half"}',
    goesOn: "New deck",
  },
  {
    address: "#/decks",
    place: "draft",
    text: "# Mine\n3 Zap\n2 Plasma Brust",
    says: ["a kept deck, “Mine”", "Plasma Brust"],
    goesOn: "New deck",
  },
];

for (const { address, place, text, file, says, goesOn } of cases) {
  test(`${place} is put aside from ${address}: ${text.slice(0, 20)}`, async ({ page }) => {
    await page.setViewportSize(phone);
    // Another screen, which reads none of it.
    await page.goto("/#/cards");
    await page.evaluate(([key, value]) => localStorage.setItem(`altmode.${key}`, value), [
      place,
      text,
    ] as const);
    await page.goto(`/?visit=1${address}`);
    const aside = page.getByTestId("aside");
    for (const words of says) await expect(aside).toContainText(words);
    await expect(page.getByText(goesOn, { exact: true }).first()).toBeVisible();
    await expectSound(page, [phone]);
    const saved = page.waitForEvent("download");
    await aside.getByRole("button", { name: "Save as a file" }).click();
    expect(readFileSync(await (await saved).path(), "utf8")).toBe(file ?? text);

    // It stays until the visitor deletes it.
    await page.goto(`/?visit=2${address}`);
    await expect(aside.getByRole("alert")).toHaveCount(1);
    page.on("dialog", (dialog) => void dialog.accept());
    await aside.getByRole("button", { name: "Delete what was put aside" }).click();
    await expect(aside).toHaveCount(0);
    await page.goto(`/?visit=3${address}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(aside).toHaveCount(0);
  });
}
