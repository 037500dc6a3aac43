// The elements in pages of others: the files of pkg/ as a plain web server gives them, under a strict policy, without a bundler.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { autobotStarter, blaster } from "altmode/decks";
import { load } from "altmode/tcg";
import { engineOf, open } from "./blog.js";
import { expect, expectSound, expectSoundInThemes, test } from "./visit.js";

const list = readFileSync(new URL("../../rust/tcg/decks/autobot-starter.txt", import.meta.url), "utf8");

test("a name in a text opens its face by pointer, key and tap, and no engine is loaded", async ({ page }) => {
  const asked = await open(
    page,
    "<p>Nothing stops [[Optimus Prime, Battlefield Legend]], not even [[No Such Card]].</p><p><button>after</button></p>",
  );
  const name = page.getByRole("button", { name: "Optimus Prime, Battlefield Legend" });
  const face = page.locator("altmode-card .floating");
  await expect(face.first()).toBeHidden();
  await name.hover();
  await expect(face.first()).toBeVisible();
  await expect(face.first()).toContainText("Optimus Prime");
  await page.mouse.move(0, 0);
  await expect(face.first()).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(face.first()).toBeHidden();
  await name.click();
  await expect(face.first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(face.first()).toBeVisible();
  await page.getByRole("heading", { name: "A blog" }).click();
  await expect(face.first()).toBeHidden();
  // An unknown name is left as a word.
  await expect(page.getByText("not even No Such Card.")).toBeVisible();
  expect(engineOf(asked)).toEqual([]);
});

test("a list with a class alone, as sanitised pages have it, becomes a deck", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => undefined);
  const paragraphs = list
    .split("\n\n")
    .map((part) => `<p>${part.trim().split("\n").join("<br />\n")}</p>`)
    .join("");
  const asked = await open(page, `<div class="wp-block-group altmode-deck">${paragraphs}</div>`);
  const deck = page.getByRole("region", { name: "Autobot Starter Set" });
  await expect(deck.getByRole("heading", { name: /Characters 4/ })).toBeVisible();
  await expect(deck.getByRole("heading", { name: /Battle cards 40/ })).toBeVisible();
  await expect(deck.getByRole("button", { name: "Armored Plating" })).toBeVisible();
  await expect(deck.getByText("names no known card")).toHaveCount(0);
  expect(engineOf(asked)).toEqual([]);
  await expectSound(page);
  await deck.getByRole("button", { name: "Is it legal?" }).click();
  await expect(deck.getByText("Legal for tournaments.")).toBeVisible();
});

test("axe finds nothing in cards, faces, decks and odds", async ({ page }) => {
  await open(
    page,
    `<p><span data-card="w1-t29">The leader</span></p><altmode-card card="w1-t29" face>Optimus</altmode-card>
     <altmode-deck page="https://altmode.test/">${list}</altmode-deck>
     <altmode-odds chart attacker-attack="6" defender-defense="2" defender-health="14" attacker-deck="20 orange, 20 blue"
       defender-deck="20 orange, 20 blue">Six against two</altmode-odds>`,
  );
  await expect(page.getByRole("button", { name: "The leader" })).toBeVisible();
  await expect(page.locator("altmode-card[face] .face, altmode-card[face] article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Autobot Starter Set" })).toBeVisible();
  await expect(page.locator("altmode-odds").getByText("KO:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in the deck editor" })).toHaveAttribute(
    "href",
    /^https:\/\/altmode\.test\/#\/decks\?s=[\w-]+$/,
  );
  await expectSoundInThemes(page);
});

const attack = `attacker="Optimus Prime, Autobot Leader" attacker-mode="bot" attacker-upgrades="Grenade Launcher"
  attacker-deck="20 orange, 15 blue, 5 none" defender-defense="2" defender-health="14" defender-deck="40 blue"`;

test("odds are the whole calculator, which begins with the attack", async ({ page }) => {
  const asked = await open(
    page,
    `<altmode-odds calculator page="https://altmode.test/" ${attack}>My attack</altmode-odds>`,
  );
  const odds = page.locator("altmode-odds");
  const sentence = odds.getByTestId("sentence");
  await expect(sentence).toContainText("Optimus Prime");
  await expect(odds.getByTestId("attacker").getByRole("combobox", { name: "Character" })).toHaveValue(
    "Optimus Prime, Autobot Leader",
  );
  await expect(odds.getByTestId("attacker").getByText("Grenade Launcher").first()).toBeVisible();
  await expect(odds.getByTestId("defender").getByLabel("Health")).toHaveValue("14");
  // The engine is loaded once: in the worker.
  expect(asked).toContain("/altmode/worker-tcg.js");
  expect(asked.filter((path) => path === "/altmode/tcg.js")).toHaveLength(1);
  await expectSoundInThemes(page);
  // As on the page, the figures follow what is entered.
  const told = await sentence.textContent();
  const ko = await odds.getByTestId("ko").textContent();
  await odds.getByTestId("defender").getByLabel("Health").fill("3");
  await expect(odds.getByTestId("ko")).not.toHaveText(ko ?? "");
  await odds.getByRole("button", { name: "Start anew" }).click();
  await expect(sentence).toHaveText(told ?? "");
  await expect(odds.getByRole("link", { name: "Open in the calculator" })).toHaveAttribute(
    "href",
    /^https:\/\/altmode\.test\/#\/calculator\?s=[\w-]+$/,
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("what is entered in a calculator stays when the language changes", async ({ page }) => {
  await open(page, `<altmode-odds calculator>An attack</altmode-odds>`);
  const odds = page.locator("altmode-odds");
  // Without attributes it begins with the example of the page.
  await odds.getByTestId("attacker").getByLabel("Damage on it").fill("2");
  await odds.evaluate((element) => element.setAttribute("lang", "de"));
  await expect(odds.getByRole("heading", { name: "Angreifer", exact: true })).toBeVisible();
  await expect(odds.getByTestId("attacker").getByLabel("Schaden darauf")).toHaveValue("2");
  await odds.evaluate((element) => element.removeAttribute("calculator"));
  await expect(odds.getByTestId("attacker")).toHaveCount(0);
});

test("attributes that no calculator can have are told to their author", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(
    page,
    `<altmode-odds calculator attacker="No Such Card">First</altmode-odds>
     <altmode-odds calculator attacker="Optimus Prime, Autobot Leader" attacker-mode="train">Second</altmode-odds>`,
  );
  await expect.poll(() => said.join("\n")).toContain('attacker: there is no card "No Such Card"');
  await expect.poll(() => said.join("\n")).toContain('attacker-mode="train" is none of ');
  for (const text of ["First", "Second"]) await expect(page.getByText(text)).toBeVisible();
});

test("odds below the fold load the engine when they come near", async ({ page }) => {
  const body = `<p class="far">${"A long text.<br />".repeat(300)}</p>
    <altmode-odds attacker-attack="6" defender-defense="2" defender-health="14" attacker-deck="40 blue"
      defender-deck="40 orange">Six against two</altmode-odds>`;
  const asked = await open(page, body);
  await expect.poll(() => asked).toContain("/altmode/elements/odds.js");
  await expect(page.getByText("Six against two")).toBeVisible();
  expect(engineOf(asked)).toEqual([]);
  await page.locator("altmode-odds").scrollIntoViewIfNeeded();
  await expect(page.locator("altmode-odds").getByText("KO:")).toBeVisible();
  expect(engineOf(asked)).toContain("/altmode/tcg.js");
});

test("the texts are in the language of the page, and names stay", async ({ page }) => {
  await open(page, `<altmode-deck>${list}</altmode-deck><altmode-deck lang="fr">${list}</altmode-deck>`, {
    html: 'lang="de-CH"',
  });
  await expect(page.getByRole("heading", { name: "Kampfkarten 40" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cartes de combat 40" })).toBeVisible();
});

test("a page is whole where the script cannot be had", async ({ page, faults }) => {
  await open(page, `<p>It is [[Bumblebee]].</p><div class="altmode-deck"><p>3 Zap</p></div>`, {
    without: /auto\.js/,
  });
  await expect(page.getByText("It is [[Bumblebee]].")).toBeVisible();
  await expect(page.getByText("3 Zap")).toBeVisible();
  expect(faults.splice(0).join()).toContain("404");
});

test("a page is whole where the facts cannot be had", async ({ page, faults }) => {
  await open(page, `<p>It is [[Bumblebee]].</p><div class="altmode-deck"><p>3 Zap</p></div>`, {
    without: /facts/,
  });
  await expect(page.getByText("It is Bumblebee.")).toBeVisible();
  await expect(page.getByText("3 Zap")).toBeVisible();
  await expect.poll(() => faults.join()).toContain("404");
  faults.splice(0);
});

test("a deck of lines that name nothing stays a list, and says why to its author", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(page, `<div class="altmode-deck"><p>3 Nothing of This</p></div>`);
  await expect.poll(() => said.join()).toContain("none of the lines names a card");
  await expect(page.getByText("3 Nothing of This")).toBeVisible();
});

test("parts and custom properties are styled by the page", async ({ page }) => {
  await open(
    page,
    `<altmode-card card="w1-t29">Optimus</altmode-card><altmode-card card="w1-t29" face></altmode-card>`,
  );
  const name = page.getByRole("button", { name: "Optimus" });
  await expect(name).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "altmode-card { --surface: rgb(1, 2, 3) } altmode-card::part(name) { letter-spacing: 3px }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expect(name).toHaveCSS("letter-spacing", "3px");
  await expect(page.getByRole("article")).toHaveCSS("background-color", "rgb(1, 2, 3)");
});

/** A link as the page writes it. */
const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString("base64url");

test("a sanitised page, with classes alone, has a card, a deck, odds and a replay", async ({ page }) => {
  const fighters = {
    attacker: { numbers: { attack: "6" } },
    defender: { numbers: { defense: "2", health: "14" } },
  };
  const tcg = await load();
  const record = tcg.newGame({ players: [autobotStarter, blaster], seed: "7" }).record();
  const replay = `https://page.test/#/replay?s=${packed(record)}`;
  await open(
    page,
    `<p>It is [[Bumblebee, Brave Warrior]].</p><div class="wp-block-group altmode-deck"><p>3 Zap<br />1 Bumblebee, Brave Warrior</p></div>
     <p><a class="altmode-odds" href="https://page.test/#/calculator?s=${packed({ fighters, decks: {} })}">My attack</a></p>
     <p><a class="altmode-replay" href="${replay}">Our final</a></p>`,
  );
  await expect(page.getByRole("button", { name: "Bumblebee, Brave Warrior" }).first()).toBeVisible();
  await expect(page.locator("altmode-deck").getByRole("button", { name: "Zap" })).toBeVisible();
  await expect(page.locator("altmode-odds").getByText("KO:")).toBeVisible();
  const told = page.locator("altmode-replay");
  await told.scrollIntoViewIfNeeded();
  await expect(told.getByTestId("replay-position")).toHaveText("The start");
  await expectSound(page);
});

test("axe finds nothing in open faces", async ({ page }) => {
  await open(
    page,
    `<p>It is [[Bumblebee, Brave Warrior]].</p><altmode-deck>1 Optimus Prime, Autobot Leader</altmode-deck>`,
  );
  for (const name of ["Bumblebee, Brave Warrior", "Optimus Prime, Autobot Leader"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("article")).toBeVisible();
    await expectSoundInThemes(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("article")).toHaveCount(0);
  }
});

test("a list is copied, and a refusal is said", async ({ page }) => {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(globalThis, { copies, refuse: true });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) =>
          (globalThis as unknown as { refuse: boolean }).refuse
            ? Promise.reject(new Error("not allowed"))
            : Promise.resolve(void copies.push(text)),
      },
    });
  });
  await open(page, "<altmode-deck>3 Zap</altmode-deck>");
  const deck = page.locator("altmode-deck");
  await deck.getByRole("button", { name: "Copy the list" }).click();
  await expect(deck.getByText("The browser does not allow copying.")).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { refuse: false }));
  await deck.getByRole("button", { name: "Copy the list" }).click();
  await expect(deck.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { copies: string[] }).copies)).toEqual([
    "3 Zap",
  ]);
});
