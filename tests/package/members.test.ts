// Objects have the members of their declarations and no others, so that autocompletion in JavaScript shows the API alone.
import { readFileSync } from "node:fs";
import { load as loadCompanion } from "altmode/companion";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadTournament } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import { load as loadUnmatched } from "altmode/unmatched";
import { startWorker } from "altmode/worker";
import ts from "typescript";
import { expect, test } from "vitest";
import { config, root, tcg } from "./support.js";

const [unmatched, deckbuilder] = [await loadUnmatched(), await loadDeckbuilder()];
const [tracker, companion, tournaments] = [
  await loadTracker(),
  await loadCompanion(),
  await loadTournament(),
];
const unmatchedConfig = JSON.parse(readFileSync(`${root}/benches/unmatched.json`, "utf8")).config;
const worker = await startWorker();

/** Objects of every class, by the file of its declaration and its name, or that of a method that promises one. */
const objects: [file: string, name: string, object: object][] = [
  ["tcg/tcg", "Tcg", tcg],
  ["tcg/cards", "Cards", tcg.cards],
  ["tcg/game", "Game", tcg.newGame(config)],
  ["game/search", "Search", tcg.newGame(config).search()],
  ["unmatched/unmatched", "Unmatched", unmatched],
  ["unmatched/catalogue", "Heroes", unmatched.heroes],
  ["unmatched/catalogue", "Boards", unmatched.boards],
  ["unmatched/game", "Game", unmatched.newGame(unmatchedConfig)],
  ["deckbuilder/deckbuilder", "Deckbuilder", deckbuilder],
  ["deckbuilder/catalogue", "Characters", deckbuilder.characters],
  ["tracker/tracker", "Tracker", tracker],
  ["tracker/match", "Match", tracker.newMatch({ players: [{}, {}] })],
  ["companion/companion", "Companion", companion],
  ["companion/match", "Match", companion.newMatch({ players: [{ hero: "medusa" }, { hero: "sinbad" }] })],
  ["tournament/tournaments", "Tournaments", tournaments],
  ["tournament/tournament", "Tournament", tournaments.newTournament({})],
  ["tournament/match", "Match", tournaments.newMatch()],
  ["worker/handles", "AsyncTcg", worker],
  ["worker/handles", "AsyncCards", worker.cards],
  ["worker/handles", "AsyncTcg.newGame", await worker.newGame(config)],
];
await worker.close();

const types = `${root}/pkg/types`;
const program = ts.createProgram(
  objects.map(([file]) => `${types}/${file}.d.ts`),
  { lib: ["lib.es2022.d.ts"], types: [] },
);
const checker = program.getTypeChecker();

/** Returns the type that a method promises. */
function promised(type: ts.Type, method: string): ts.Type {
  const [call] = checker.getTypeOfSymbol(type.getProperty(method) as ts.Symbol).getCallSignatures();
  return checker.getAwaitedType((call as ts.Signature).getReturnType()) as ts.Type;
}

/** Returns the names of the members that a class declares or inherits. */
function declared(file: string, path: string): string[] {
  const [name, method] = path.split(".");
  const source = program.getSourceFile(`${types}/${file}.d.ts`) as ts.SourceFile;
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  const symbol = symbols.find((each) => each.name === name) as ts.Symbol;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = (method === undefined ? type : promised(type, method)).getProperties();
  return members.map((member) => member.name).filter((name) => /^[a-z]/i.test(name));
}

/** Returns the names of an object's own and inherited members. */
function present(object: object): string[] {
  const found = new Set(Object.keys(object));
  for (let at = Object.getPrototypeOf(object); at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) found.add(name);
  found.delete("constructor");
  return [...found];
}

test.each(objects)("%s %s has the members of its type", (file, name, object) => {
  expect(present(object).sort()).toEqual(declared(file, name).sort());
});
