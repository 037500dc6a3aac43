// node scripts/record-golden.mjs: records the games of tests/golden again. Run it after a change of the rules
// or the cards and `npm run build`. The diff shows which games changed. `node scripts/record-golden.mjs unmatched` or
// `deckbuilder` records the games of one game system only. These are played by the Rust engine and need no build.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { digestOf } from "../tests/golden/digest.js";
import { at, run } from "./lib/run.mjs";

const systems = ["unmatched", "deckbuilder"];
const wantedSystems = systems.filter((system) => process.argv.length < 3 || process.argv.includes(system));
for (const system of wantedSystems) {
  const tests = ["test", "--package", `altmode-${system}`, "--test", "all", "golden"];
  await run("cargo", tests, { env: { ALTMODE_REGENERATE: "1" } });
}
if (process.argv.length > 2) process.exit();

const LEAST_GAMES = 56;
const { load } = await import("altmode/tcg");
const tcg = await load();
let cards = tcg.cards
  .all()
  .filter(({ implemented, banned, reprintOf }) => implemented && !banned && !reprintOf);

let state = 20_180_928;
/** Returns a pseudo-random number below `limit`, identical in every run. */
function below(limit) {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (state >> 8) % limit;
}
function shuffled(list) {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index--) {
    const other = below(index + 1);
    [result[index], result[other]] = [result[other], result[index]];
  }
  return result;
}

const wanted = new Set(cards.map(({ id }) => id));
let covered = [];
const cover = (id) => {
  if (wanted.delete(id)) covered.push(id);
};
const unseenFirst = (list) => shuffled(list).sort((a, b) => wanted.has(b.id) - wanted.has(a.id));
const ofKind = (kind) => cards.filter((card) => card.kind === kind);
// Validates a deck for play outside tournaments, where any owned card may wait outside the game.
const legal = (deck) =>
  tcg.validateDeck(deck, "standard").filter(({ code }) => code !== "too-few-cards").length === 0;

/** Returns a legal deck with as many cards as possible that no earlier deck contains. */
function makeDeck(number) {
  const deck = { name: `Deck ${number}`, characters: [], stratagems: [], battle: [], outside: [] };
  const take = (list, id) => {
    deck[list].push(id);
    if (legal(deck)) return true;
    deck[list].pop();
    return false;
  };
  const battle = (id) => {
    if (deck.battle.reduce((sum, { count }) => sum + count, 0) + 3 > 45) return;
    deck.battle.push({ card: id, count: 3 });
    if (legal(deck)) cover(id);
    else deck.battle.pop();
  };
  /**
   * Adds a character. A half of a Titan Master brings its other half, and a head that is also a body brings a
   * third card.
   */
  const join = (id) => {
    const others = ofKind("character").map((other) => other.id);
    const between = ofKind("character").filter(({ modes }) =>
      ["head", "body"].every((mode) => modes?.[mode] !== undefined),
    );
    const inMiddle = between.flatMap((middle) => others.map((inner) => [...new Set([id, middle.id, inner])]));
    const halves = [...others.map((other) => [id, other]), ...inMiddle];
    const fitting = take("characters", id)
      ? []
      : halves.find((parts) => legal({ ...deck, characters: [...deck.characters, ...parts] }));
    if (fitting === undefined) return false;
    deck.characters.push(...fitting);
    deck.characters.forEach(cover);
    return true;
  };
  // Battle cards with a star cost need stars that the team leaves free.
  const [costly] = ofKind("battle").filter(({ id, stars }) => stars > 0 && wanted.has(id));
  if (costly !== undefined) {
    deck.battle.push({ card: costly.id, count: 1 });
    cover(costly.id);
  }
  // A combiner enters play through its parts. Parts that do not fit on the team stay outside the game.
  const [form] = unseenFirst(ofKind("combiner"));
  const complete = form?.parts.every((id) => cards.some((card) => card.id === id));
  if (complete && wanted.has(form.id) && number % 2 === 0) {
    for (const part of form.parts) if (!take("characters", part)) deck.outside.push(part);
    [form.id, ...form.parts].forEach(cover);
    for (const { id, name } of ofKind("battle")) if (name.endsWith("Enigma")) battle(id);
  }
  // A stratagem refers to a character, which must be on the team.
  for (const { id, target } of unseenFirst(ofKind("stratagem")).filter(({ id }) => wanted.has(id))) {
    const about = cards.find(({ kind, fullName }) => kind !== "battle" && fullName === target);
    if (deck.stratagems.length > 0 || about === undefined) continue;
    const before = [...deck.characters];
    // A combined form needs a part on the team and the parts that it brings from outside the game.
    for (const member of about.parts.length > 0 ? about.parts : [about.id]) {
      if (deck.stratagems.length === 0 && join(member) && take("stratagems", id)) cover(id);
      else if (deck.stratagems.length === 0) deck.characters = [...before];
    }
  }
  for (const { id } of unseenFirst(ofKind("character"))) {
    if (deck.characters.includes(id)) continue;
    if (wanted.has(id) && deck.characters.length === 0 ? join(id) : take("characters", id)) cover(id);
  }
  for (const { id } of unseenFirst(ofKind("battle"))) battle(id);
  const problems = tcg.validateDeck(deck, "standard");
  if (problems.length > 0) throw new Error(`${JSON.stringify(deck)}: ${JSON.stringify(problems)}`);
  return Object.fromEntries(Object.entries(deck).filter(([, value]) => value.length > 0));
}

/**
 * Returns a deck that the engine can play. Removes characters that bring unimplemented cards along and
 * retries.
 */
function playableDeck(number) {
  for (;;) {
    covered = [];
    const deck = makeDeck(number);
    try {
      tcg.newGame({ seed: "1", players: [deck, deck] }).free();
      return deck;
    } catch (error) {
      const member = /^players\[0\]\.characters\[(\d+)\]$/.exec(error.path ?? "")?.[1];
      if (error.code !== "unimplemented-card" || member === undefined) throw error;
      const without = deck.characters[member];
      if (!cards.some(({ id }) => id === without)) throw error;
      for (const id of covered) wanted.add(id);
      wanted.delete(without);
      cards = cards.filter(({ id }) => id !== without);
    }
  }
}

function play(config) {
  const game = tcg.newGame(config);
  const moves = [];
  const digests = [digestOf(game)];
  while (game.toAct !== null) {
    const actions = game.legalActions();
    // Prefers playing cards, because uniformly random choices would often end the main phase too early.
    const worth = actions.filter(({ type }) => type !== "end-main" && type !== "done" && type !== "no");
    const from = worth.length > 0 && below(8) > 0 ? worth : actions;
    const { id } = from[below(from.length)];
    game.apply(id);
    moves.push(id);
    digests.push(digestOf(game));
  }
  game.free();
  return { config, moves, digests: digests.join(" ") };
}

/** Returns whether no deck can bring a card into play because its characters are not implemented. */
function unreachable({ kind, target, parts }) {
  const has = (fits) => cards.some((card) => card.kind === "character" && fits(card));
  if (kind === "stratagem") return !cards.some(({ fullName }) => fullName === target);
  return kind === "combiner" && !parts.every((part) => has(({ id }) => id === part));
}
for (const card of cards) if (unreachable(card)) wanted.delete(card.id);

const folder = at("tests", "golden");
for (const name of readdirSync(folder)) if (name.endsWith(".json")) rmSync(`${folder}/${name}`);
let games = 0;
for (; games < LEAST_GAMES || (wanted.size > 0 && games < 2 * LEAST_GAMES); games++) {
  const players = [playableDeck(2 * games), playableDeck(2 * games + 1)];
  const config = { seed: (games + 1).toString(16), rulings: games % 4 === 3 ? "updated" : "core", players };
  const name = `${String(games + 1).padStart(3, "0")}.json`;
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(play(config))}\n`);
}
console.log(`${games} games; never in a deck: ${[...wanted].join(" ") || "no card"}`);
