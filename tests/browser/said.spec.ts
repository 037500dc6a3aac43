// Every sentence of the trackers' entries and warnings is said in German and French: each action is done, and what the
// engine says of it is found. No page is needed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { type CompanionAction, load as loadCompanion } from "altmode/companion";
import { type Event, load as loadTournaments, type Tournament } from "altmode/tournament";
import { load as loadTracker, type TrackerAction } from "altmode/tracker";
import de from "../../demo/src/messages/de/index.js";
import { reasons } from "../../demo/src/messages/en/reasons.js";
import { refusals } from "../../demo/src/messages/en/refusals.js";
import { sentences } from "../../demo/src/messages/en/sentences.js";
import fr from "../../demo/src/messages/fr/index.js";
import { saidIn } from "../../demo/src/messages/said.js";

/** The types of actions that the declarations of the package name. */
function typesOf(file: string, name: string): string[] {
  const source = readFileSync(new URL(`../../js/generated/${file}.ts`, import.meta.url), "utf8");
  const [, body = ""] =
    new RegExp(`export type ${name} =([\\s\\S]*?);\\n(?:export|/\\*\\*)`).exec(source) ?? [];
  const types = [...new Set([...body.matchAll(/"type": "([\w-]+)"/g)].map(([, type = ""]) => type))];
  expect(types.length).toBeGreaterThan(20);
  return types;
}

/** Applies actions to a match, and returns what it says: entries, and warnings with those of the table. */
function spoken<A extends { type: string }>(
  match: {
    apply(action: A): { text: string; warnings: { message: string }[] };
    view(): { warnings: { message: string }[] };
  },
  actions: readonly A[],
): string[] {
  return actions.flatMap((action) => {
    const { text, warnings } = match.apply(action);
    return [
      text,
      ...warnings.map(({ message }) => message),
      ...match.view().warnings.map(({ message }) => message),
    ];
  });
}

/** Words of English sentences that neither language has, but for names of cards. */
const english = /\b(the|is|are|and|with|takes|attacks|against|flips|draws|moves|wins|turn|starts|begins)\b/i;

function expectSaid(texts: readonly string[], least = 30, beginning = ""): void {
  // Entries without an effect say nothing.
  const all = [...new Set(texts)].filter((text) => text !== "");
  expect(all.length).toBeGreaterThan(least);
  for (const translation of [de, fr]) {
    expect(all.filter((text) => saidIn(translation, text, beginning) === undefined)).toEqual([]);
    const said = all.map((text) => saidIn(translation, text, beginning) ?? "");
    expect(said.filter((text) => english.test(text))).toEqual([]);
  }
}

test("every entry and warning of the tracker is said", async () => {
  const tracker = await loadTracker();
  const match = tracker.newMatch({
    players: [
      { name: "Ann", characters: ["w1s-t01", "w1s-t02", { own: { name: "Homemade", health: 5 } }] },
      { name: "Ben", characters: ["w3a-t01", { card: "w3a-t02", under: 0 }] },
    ],
    wins: 3,
  });
  const combiner = tracker.cards.characters.find(({ kind }) => kind === "combiner");
  if (combiner === undefined) throw new Error("there is a combiner");
  const upgrade = tracker.cards.upgrades[0];
  if (upgrade === undefined) throw new Error("there is an Upgrade");
  const once: TrackerAction[] = [
    { type: "first", seat: 0 },
    { type: "phase", phase: "start" },
    { type: "phase", phase: "main" },
    { type: "phase", phase: "attack" },
    { type: "phase", phase: "end" },
    { type: "put-upgrade", character: 0, upgrade: upgrade.id },
    { type: "put-upgrade", character: 0, upgrade: upgrade.id },
    { type: "move-upgrade", character: 0, index: 0, to: 1 },
    { type: "scrap-upgrade", character: 1, index: 0 },
    { type: "damage", character: 0, amount: 2 },
    { type: "damage", character: 0, amount: -1 },
    { type: "damage", character: 1, amount: 1, from: 3 },
    { type: "damage", character: 1, amount: -1, from: 3 },
    { type: "set-damage", character: 0, to: 20 },
    { type: "mode", character: 0, mode: "bot" },
    { type: "mode", character: 2, mode: "bot" },
    { type: "tap", character: 0, tapped: true },
    { type: "attack", attacker: 0, defender: 3, damage: 1 },
    { type: "attack", attacker: 0, defender: 1, damage: 1 },
    { type: "tap", character: 0, tapped: false },
    { type: "tap", character: 3, tapped: true },
    { type: "next-turn" },
    { type: "untap-all" },
    { type: "untap-all", seat: 1 },
    { type: "attack", attacker: 1, defender: 3, damage: 1 },
    { type: "ko", character: 0 },
    { type: "attack", attacker: 0, defender: 3, damage: 1 },
    { type: "return", character: 0 },
    { type: "counter", character: 0, name: "Power", amount: 2 },
    { type: "counter", seat: 1, name: "Energon", amount: -1 },
    { type: "cards-under", character: 3, amount: 2 },
    { type: "deploy", character: 4 },
    { type: "put-under", character: 4, under: 3 },
    { type: "deploy", character: 4 },
    { type: "put-head", head: 4, body: 3 },
    { type: "add", seat: 0, own: { name: "Guest", health: 30 } },
    { type: "edit", character: 5, health: 9, stars: 30 },
    { type: "note", text: "hello" },
    { type: "note", text: "" },
    { type: "note", seat: 0, text: "hello" },
    { type: "note", seat: 0, text: "" },
    { type: "note", character: 0, text: "hello" },
    { type: "note", character: 0, text: "" },
    { type: "rename", seat: 0, name: "Anna" },
    { type: "turn", turn: 4, active: 1 },
    { type: "coin", heads: true },
    { type: "coin", heads: false },
    { type: "die", sides: 6, result: 4 },
    { type: "flip", seat: 0, cards: [["orange", "blue"], []] },
    { type: "flip", cards: [["white"]] },
    { type: "clock-set", minutes: 40 },
    { type: "clock-start" },
    { type: "clock-extend", seconds: 90 },
    { type: "clock-extend", seconds: -30 },
    { type: "clock-pause" },
    { type: "time-called" },
    { type: "combine", form: combiner.id, parts: [0, 1] },
    { type: "remove", character: 5 },
    { type: "ko", character: 3 },
    { type: "tiebreak-flip", seat: 0, white: 2 },
    { type: "tiebreak-coin", winner: 1 },
    { type: "end", winner: 0 },
    { type: "damage", character: 2, amount: 1 },
    { type: "next-game" },
    { type: "end", winner: null, reason: "by agreement" },
    { type: "next-game" },
    { type: "end", winner: 1, reason: "conceded" },
    { type: "next-game" },
    { type: "end", winner: null },
  ];
  const missing = typesOf("tracker", "TrackerAction").filter(
    (type) => !once.some((each) => each.type === type),
  );
  expect(missing).toEqual([]);
  expectSaid(spoken(match, once));
});

test("every entry and warning of the companion is said", async () => {
  const companion = await loadCompanion();
  const match = companion.newMatch({
    board: "marmoreal",
    players: [
      { name: "Ann", hero: "Medusa" },
      { name: "Ben", hero: "Alice" },
    ],
    wins: 3,
  });
  const once: CompanionAction[] = [
    { type: "first", seat: 0 },
    { type: "maneuver" },
    { type: "maneuver", boost: "" },
    { type: "maneuver", boost: "Feint" },
    { type: "scheme" },
    { type: "scheme", card: "Gaze of Stone" },
    { type: "actions", amount: 2 },
    { type: "attack", attacker: 0, defender: 4, damage: 2 },
    { type: "attack", attacker: 0, defender: 4, damage: 1, card: "Second Shot", defense: "", boost: "" },
    {
      type: "attack",
      attacker: 0,
      defender: 4,
      damage: 1,
      card: "Second Shot",
      defense: "Skirmish",
      boost: "Feint",
      free: true,
    },
    { type: "attack", attacker: 0, defender: 1, damage: 1, card: "Second Shot" },
    { type: "attack", attacker: 4, defender: 0, damage: 1, card: "Feint" },
    { type: "health", fighter: 4, amount: -2 },
    { type: "health", fighter: 4, amount: 1 },
    { type: "health", fighter: 4, amount: -1, from: 0 },
    { type: "health", fighter: 4, amount: 1, from: 0 },
    { type: "set-health", fighter: 4, to: 5 },
    { type: "place", fighter: 0, at: "M01" },
    { type: "place", fighter: 1, at: "M01" },
    { type: "place", fighter: 0 },
    { type: "defeat", fighter: 1 },
    { type: "health", fighter: 1, amount: -1 },
    { type: "attack", attacker: 1, defender: 4, damage: 1 },
    { type: "return", fighter: 1 },
    { type: "move-cards", seat: 0, from: "deck", to: "hand", count: 1 },
    { type: "move-cards", seat: 0, from: "deck", to: "hand", count: 3 },
    { type: "move-cards", seat: 0, from: "hand", to: "discard", count: 1 },
    { type: "move-cards", seat: 0, from: "hand", to: "discard", count: 2 },
    { type: "move-cards", seat: 0, from: "hand", to: "discard", count: 1, card: "Feint" },
    { type: "move-cards", seat: 0, from: "hand", to: "aside", count: 1 },
    { type: "move-cards", seat: 0, from: "discard", to: "out", count: 2 },
    { type: "move-cards", seat: 0, from: "discard", to: "deck", count: 1, card: "Feint" },
    { type: "set-cards", seat: 0, pile: "hand", to: 9 },
    { type: "next-turn" },
    { type: "next-turn" },
    { type: "set-cards", seat: 0, pile: "deck", to: 0 },
    { type: "maneuver" },
    { type: "set-cards", seat: 0, pile: "hand", to: 0 },
    { type: "scheme" },
    { type: "exhaust", seat: 0, cards: 1 },
    { type: "counter", name: "Fog", amount: 1 },
    { type: "counter", fighter: 0, name: "Poison", amount: -1 },
    { type: "counter", seat: 1, name: "Size", amount: 1 },
    { type: "form", seat: 1, form: "small" },
    { type: "item", name: "XL Slushie" },
    { type: "item", name: "XL Slushie", fighter: 0 },
    { type: "turn", turn: 5, active: 0, actions: 2 },
    { type: "add", seat: 0, name: "Guest", health: 3 },
    { type: "note", text: "hello" },
    { type: "note", text: "" },
    { type: "note", seat: 0, text: "hello" },
    { type: "note", seat: 0, text: "" },
    { type: "rename", seat: 0, name: "Anna" },
    { type: "die", sides: 6, result: 4 },
    { type: "defeat", fighter: 4 },
    { type: "end", winners: [0] },
    { type: "maneuver" },
    { type: "next-game" },
    { type: "end", winners: [], reason: "by agreement" },
    { type: "next-game" },
    { type: "end", winners: [0], reason: "conceded" },
    { type: "next-game" },
    { type: "end", winners: [] },
    { type: "next-game" },
    { type: "end", winners: [0] },
    { type: "next-game" },
    { type: "remove", fighter: 1 },
  ];
  const missing = typesOf("companion", "CompanionAction").filter(
    (type) => !once.some((each) => each.type === type),
  );
  expect(missing).toEqual([]);
  expectSaid(spoken(match, once));
});

/** The modules of the library that refuse entries, throws, odds, set-ups, links and merges of the trackers. */
const refusing = [
  ..."limits tracker log merge link".split(" ").map((name) => `journal/src/${name}`),
  ..."chance facts fold/check forecast limits setup".split(" ").map((name) => `tracker/src/${name}`),
  ..."chance check facts forecast limits setup".split(" ").map((name) => `companion/src/${name}`),
];

/** Returns the sources of a module of the library, which is a file or a folder. */
function sourcesOf(module: string): string[] {
  const place = fileURLToPath(new URL(`../../rust/${module}`, import.meta.url));
  const files = existsSync(place) ? readdirSync(place).map((name) => `${place}/${name}`) : [`${place}.rs`];
  return files.map((file) => readFileSync(file, "utf8"));
}

/** Returns the sentences that a source of the library refuses with, with 7 in the places of their values. */
function refusalsOf(source: string): string[] {
  const [code = ""] = source.split("#[cfg(test)]");
  const texts = [...code.replace(/^\s*\/\/.*$/gm, "").matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(
    ([, text = ""]) => text.replace(/\\\n\s*/g, "").replaceAll('\\"', '"'),
  );
  // Sentences of several words. Those that end with a full stop are assumptions of the odds.
  const sentences = texts.filter((text) => /[a-z]+ [a-z]+|\} [a-z]+/.test(text) && !text.endsWith("."));
  return sentences.map((text) => text.replace('"{}"{};', '"{}";').replace(/\{\w*\}/g, "7"));
}

/** Parts of sentences, each in a sentence of its own below. */
const parts: Readonly<Record<string, readonly string[]>> = {
  "on the battlefield": ["Ann is not on the battlefield"],
  "in the KO area": ["Ann is not in the KO area"],
  "under or on another character": ["Ann is not under or on another character"],
  "7 is not 7": [],
  "no choice": [],
  "7 7 7": [],
};

test("every refusal of tracker and companion is said", () => {
  const said = refusing
    .flatMap(sourcesOf)
    .flatMap(refusalsOf)
    .flatMap((text) => parts[text] ?? [text]);
  expectSaid(
    [
      ...said,
      'there is no hero "Medusah"; do you mean "Medusa"?; a hero that is not in the catalogue is described as "own"',
    ],
    85,
  );
  // Each text of the page belongs to a sentence that the library has.
  const unused = Object.entries(refusals).filter(
    ([key]) => !said.some((text) => saidIn(de, text, key) !== undefined) && key !== "said.no.no-hero-but",
  );
  expect(unused).toEqual([]);
});

/** The modules of the library that refuse moves of the games, and say how one ended. */
const explaining = [
  "tcg/src/embed/explain",
  "tcg/src/embed/view",
  "tcg/src/forecast/legal",
  "unmatched/src/embed/check",
  "deckbuilder/src/embed/check",
];

/**
 * Parts of the reasons, each in a sentence of its own below, and sentences that no player reads: they name an input that is
 * not of the game or the words of the types of actions, or `table/reasons.tsx` leaves them out.
 */
const partsOfReasons: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    `7 must decide now
    there is no card number 7 in this game
    there is no player number 7 in this game
    there is no space "7" in the Matrix
    number 7 is no character
    "7" is no slot; slots are weapon, armor and utility
    7 has no ability with this number that is used
    7 is asked something else now7; possible are actions of type 7
    7 is 7; it is played with "7"
    this is not possible now; possible: 7
    the pending question is "7" to player 7; its answers are 7
    this is no answer to the pending question "7"
    the path of that fighter does not matter, so it moves by an action of type "move"
    7 is 7
    a Ruin, which is cleared
    a Boss, which is confronted
    a Boss of your faction, which is neither bought nor confronted
    an Adversary, which is battled
    a Robot of your faction, which is bought
    no Adversary and no Ruin; it is bought
    that card
    7 more
    a confrontation
    it has Brave
    the defender has Stealth
    a tapped enemy must be attacked before an untapped one
    Brave and Stealth leave no other choice
    (7 when battling Adversaries)`
      .split("\n")
      .map((text) => [text.trim(), []]),
  ),
  "7 was already played from hand this turn": ["an Upgrade", "an Action"].map(
    (what) => `${what} was already played from hand this turn`,
  ),
  "7 must attack 7: 7": [
    "it has Brave",
    "the defender has Stealth",
    "a tapped enemy must be attacked before an untapped one",
    "Brave and Stealth leave no other choice",
  ].map((why) => `Ann must attack Ben or Cat: ${why}`),
  "that ability of 7 is for 7": ["an Assist", "a confrontation"].map(
    (when) => `that ability of 7 is for ${when}`,
  ),
  "7 costs 7 at a distance of 7, and 7 Power reaches that far7": ["", " (+2 when battling Adversaries)"].map(
    (change) => `7 costs 7 at a distance of 7, and 7 Power reaches that far${change}`,
  ),
};

test("every reason why a move is not possible is said", () => {
  const found = explaining
    .flatMap(sourcesOf)
    .map((source) => source.replaceAll('."', '"').replaceAll(":+}", "}"))
    .flatMap(refusalsOf)
    .map((text) => text.trim());
  const said = found.flatMap((text) => partsOfReasons[text] ?? [text]);
  expectSaid(said, 90, "said.why.");
  const unused = Object.keys(reasons).filter(
    (key) => key.startsWith("said.why.") && !said.some((text) => saidIn(de, text, key) !== undefined),
  );
  expect(unused).toEqual([]);
  expect(Object.keys(partsOfReasons).filter((text) => !found.includes(text))).toEqual([]);
  const all = [
    "Ann goes into the weapon slot of Ben",
    "Brave: you must attack Ann or Ben",
    "an Upgrade was already played from hand this turn",
    "Ann is not a character of Player 2",
  ];
  expect(all.map((text) => saidIn(de, text, "said.why."))).toEqual([
    "Ann gehört bei Ben in den Platz Waffe",
    "Brave: Angegriffen werden muss Ann, Ben",
    "in diesem Zug wurde schon ein Upgrade aus der Hand gespielt",
    "Ann ist kein Charakter von Spieler 2",
  ]);
  // Tracker and companion take the reason into the sentence of the end.
  expect(saidIn(de, "Ann wins game 1: all enemy characters are KO'd")).toMatch(
    /alle gegnerischen Charaktere sind KO/,
  );
});

test("values inside of a sentence are said as well, and names are left alone", () => {
  const sentence =
    "Medusa attacks Sinbad with Second Shot and Feint as BOOST against Regroup without an action for 4 damage (15 → 11)";
  expect(saidIn(de, sentence)).toBe(
    "Medusa greift Sinbad mit Second Shot und Feint als BOOST gegen Regroup ohne Aktion an: 4 Schaden (15 → 11)",
  );
  expect(saidIn(de, "Ann flips: orange blue, no icon")).not.toContain("no icon");
  expect(saidIn(fr, "Ann moves 1 card from the hand to the discard pile")).toBe(
    "Ann déplace 1 carte : main → défausse",
  );
  expect(saidIn(de, "Note: the deck is thin")).toBe("Notiz: the deck is thin");
  expect(saidIn(de, "Nothing that the engine says")).toBeUndefined();
  expect(Object.keys(sentences).length).toBeGreaterThan(100);
});

test("refusals and warnings of tournaments are said", async () => {
  const { newTournament, ...rest } = await cups();
  const said: string[] = [];
  const refused = (cup: Tournament, change: (cup: Tournament) => unknown) => {
    const message = rest.refusalOf(() => change(cup));
    expect(message, String(change)).toBeDefined();
    said.push(message ?? "");
  };
  const apply = (cup: Tournament, event: unknown) => cup.apply(event as Event);
  const played = (cup: Tournament) => {
    for (const table of cup.view().rounds.at(-1)?.tables ?? [])
      if (table.result === null)
        apply(cup, { type: "result", table: table.table, players: table.players, games: [2, 0] });
  };
  for (const options of [
    { rounds: 9999 },
    { minutes: 9999 },
    { capacity: 1 },
    { playoff: 1 },
    { date: "tomorrow" },
  ])
    said.push(rest.refusalOf(() => newTournament(options)) ?? "");
  const cup = newTournament({ rounds: 2, playoff: 2, capacity: 6, minutes: 50 });
  for (const [name, list] of [
    ["", "Ann"],
    ["x".repeat(500), "1. Ann\n2. Ben"],
    ["a\u202eb", "Name;Email\n"],
    ["Ann", "Smith, Eve\nJones, Fay"],
  ] as const) {
    said.push(rest.refusalOf(() => cup.addPlayer(name)) ?? "");
    said.push(rest.refusalOf(() => cup.enterList(list)) ?? "");
  }
  refused(cup, (one) => one.enterList('"open'));
  refused(cup, (one) => one.enterList("Name;Email\n;x"));
  const ids = () => cup.view().players.map(({ id }) => id);
  for (const name of ["Gus", "Hal", "Ida"]) cup.addPlayer(name);
  refused(cup, (one) => apply(one, { type: "fixTable", player: ids()[0], table: 99999 }));
  refused(cup, (one) => apply(one, { type: "clearResult", round: 1, table: 1 }));
  cup.pair();
  refused(cup, (one) => one.pair());
  refused(cup, (one) => apply(one, { type: "clearResult", round: 1, table: 1 }));
  refused(cup, (one) => apply(one, { type: "configure", options: { rounds: 0 } }));
  refused(cup, (one) => apply(one, { type: "configure", options: { playoff: 1 } }));
  apply(cup, { type: "clockStart", at: 1000 });
  refused(cup, (one) => apply(one, { type: "clockStart", at: 2000 }));
  refused(cup, (one) => apply(one, { type: "clockResume", at: 2000 }));
  refused(cup, (one) => apply(one, { type: "clockPause", at: 10 }));
  apply(cup, { type: "drop", player: ids()[0] });
  refused(cup, (one) => apply(one, { type: "drop", player: ids()[0] }));
  apply(cup, { type: "reenter", player: ids()[0] });
  const [first] = cup.view().rounds[0]?.tables ?? [];
  refused(cup, (one) =>
    apply(one, {
      type: "deckCheck",
      player: first?.players[0],
      found: { characters: [], battle: [] },
      seconds: 0,
    }),
  );
  apply(cup, {
    type: "penalty",
    player: first?.players[0],
    section: "5.4",
    penalty: "x",
    action: "gameLoss",
    note: "",
  });
  refused(cup, (one) =>
    apply(one, { type: "result", table: first?.table, players: first?.players, games: [2, 0] }),
  );
  for (let table = 0; table < 5; table++) said.push(rest.refusalOf(() => cup.drawDeckCheck()) ?? "");
  for (const table of cup.view().rounds[0]?.tables ?? [])
    apply(cup, { type: "result", table: table.table, players: table.players, games: [0, 2] });
  played(cup);
  cup.pair();
  apply(cup, { type: "clearResult", round: 1, table: 1 });
  apply(cup, { type: "result", round: 1, table: 1, players: first?.players, games: [0, 2] });
  refused(cup, (one) => one.cut());
  played(cup);
  refused(cup, (one) => one.pair());
  cup.addPlayer("Late");
  cup.cut();
  refused(cup, (one) => one.addPlayer("Later"));
  cup.pair();
  played(cup);
  refused(cup, (one) => one.pair());
  said.push(...cup.view().warnings.map(({ message }) => message));
  expectSaid(said, 25);
});

/** Returns how tournaments are begun, and what a change is refused with. */
async function cups() {
  const rules = await loadTournaments();
  return {
    newTournament: (options: object) => rules.newTournament({ name: "Cup", seed: "1", ...options }),
    refusalOf(change: () => unknown): string | undefined {
      try {
        change();
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
}
