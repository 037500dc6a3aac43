// The rulings of cards: generated from the scenarios, shown on the card's page.
import { readdirSync, readFileSync } from "node:fs";
import { load } from "altmode/tcg";
import { rulingsOf } from "../../demo/rulings.js";
import { expect, expectSound, test } from "./visit.js";

const folder = new URL("../scenarios/tcg/", import.meta.url);
const scenarios = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")));

test("the rulings that the page has are those of the scenarios", async () => {
  const fresh = rulingsOf(scenarios, (await load()).cards.all());
  const built = readFileSync(new URL("../../demo/src/generated/rulings.json", import.meta.url), "utf8");
  expect(JSON.parse(built)).toEqual(fresh);
  expect(Object.keys(fresh).length).toBeGreaterThan(250);
});

test("a ruling needs an official source, the card in the position, and its name", () => {
  const card = { id: "w1-t01", name: "Arcee", fullName: "Arcee, Skilled Fighter" };
  const there = { state: { characters: [{ card: "Arcee, Skilled Fighter" }] } };
  const of = (scenario: object) => rulingsOf([{ name: "", source: "", ...scenario }], [card])[card.id];
  const name = "Arcee attacks";
  expect(of({ ...there, name, source: "Wave 1 FAQ, Arcee" })).toEqual([
    { text: name, source: "Wave 1 FAQ, Arcee" },
  ]);
  expect(of({ ...there, name, source: "Printed card, Arcee" })).toBeUndefined();
  expect(of({ name, source: "Wave 1 FAQ, Arcee" })).toBeUndefined();
  expect(of({ ...there, name: "Someone attacks", source: "Wave 1 FAQ, Bold" })).toBeUndefined();
});

test("a card shows its rulings with their documents", async ({ page }) => {
  const all = rulingsOf(scenarios, (await load()).cards.all());
  const [id = "", [ruling] = []] = Object.entries(all)[0] ?? [];
  await page.goto(`/#/cards/${id}`);
  const rulings = page.getByTestId("rulings");
  await expect(rulings).toContainText(ruling?.text ?? "?");
  await expect(rulings).toContainText(ruling?.source ?? "?");
  await expectSound(page);
});

test("a deck is given as a picture and as a sheet in the reader's language", async ({ page }) => {
  await page.goto("/#/decks");
  await page.getByRole("button", { name: "Random legal deck" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture to share" }).click();
  const picture = readFileSync(await (await saved).path());
  expect([...picture.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  expect(picture.readUInt32BE(16)).toBe(1080);
  await page.getByLabel("Language").selectOption("Deutsch");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Blatt zum Drucken" }).click();
  const paper = await opened;
  await expect(paper.locator("html")).toHaveAttribute("lang", "de");
  await expect(paper.locator("body")).toContainText(/\d+ Sterne, \d+ Kampfkarten/);
});
