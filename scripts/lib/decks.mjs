// Generates js/generated/decks.ts, the sample decks of the package, from rust/tcg/decks.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "./run.mjs";

const folder = at("rust", "tcg", "decks");

/** Returns the export name of a file: `autobot-starter.txt` becomes `autobotStarter`. */
const nameOf = (file) => file.replace(/\.txt$/, "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The sections of a deck list that name each card once. */
const singles = { Characters: "characters", Stratagems: "stratagems", Outside: "outside" };

/** Parses a sample deck in plain list form. A test compares the result with `tcg.parseDeck()`. */
function read(text) {
  const deck = { name: "", characters: [], battle: [] };
  let section = "";
  for (const line of text.split("\n")) {
    const [, title] = /^#\s*(.+?)\s*$/.exec(line) ?? [];
    const [, count, card] = /^(\d+) (.+?)\s*$/.exec(line) ?? [];
    if (title !== undefined) deck.name = title;
    else if (card === undefined) section = line.trim() || section;
    else if (section in singles) {
      const list = singles[section];
      deck[list] = [...(deck[list] ?? []), ...Array(Number(count)).fill(card)];
    } else if (section === "Deck") deck.battle.push({ card, count: Number(count) });
    else
      throw new Error(`the sample deck "${deck.name}" has the section "${section}", which is not read here`);
  }
  return deck;
}

/** Returns the sample decks by export name. */
const sampleDecks = () =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [nameOf(file), read(readFileSync(`${folder}/${file}`, "utf8"))]),
  );

/** Writes `js/generated/decks.ts`. */
export function buildDecks() {
  const decks = sampleDecks();
  const one = ([name, deck]) =>
    `/** ${deck.name}. */\nexport const ${name}: Deck = ${JSON.stringify(deck, null, 2)};\n`;
  mkdirSync(at("js", "generated"), { recursive: true });
  const texts = [
    '// Made by the build from rust/tcg/decks; edits are lost.\n\nimport type { Deck } from "./tcg.js";\n\n',
    ...Object.entries(decks).map(one),
    `/** All sample decks. */\nexport const decks: Deck[] = [${Object.keys(decks).join(", ")}];\n`,
  ];
  writeFileSync(at("js", "generated", "decks.ts"), texts.join(""));
}
