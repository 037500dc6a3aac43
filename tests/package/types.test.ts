// Checks the types of actions, events and views against games: every object of recorded games has all members
// that its type asks for, and none that its type does not know.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { root, tcg } from "./support.js";

interface Shape {
  required: string[];
  all: Set<string>;
}

const file = `${root}/js/generated/tcg.ts`;
const documentedFiles = [file, `${root}/js/generated/tracker.ts`, `${root}/js/generated/companion.ts`];
const games = ["unmatched", "deckbuilder"].map((game) => `${root}/js/generated/${game}.ts`);
const program = ts.createProgram([...documentedFiles, ...games], { strict: true, skipLibCheck: true });
const checker = program.getTypeChecker();

function typeNamed(name: string, game = "tcg"): ts.Type {
  const source = program.getSourceFile(`${root}/js/generated/${game}.ts`);
  const symbols =
    source === undefined ? [] : checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  const symbol = symbols.find((candidate) => candidate.name === name);
  if (symbol === undefined) throw new Error(`there is no type ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** The members of a union, by the value of `type`. */
function shapes(name: string): Map<string, Shape[]> {
  const union = typeNamed(name);
  const found = new Map<string, Shape[]>();
  for (const member of union.isUnion() ? union.types : [union]) {
    const properties = member.getProperties();
    const shape = {
      required: properties
        .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
        .map((property) => property.name),
      all: new Set(properties.map((property) => property.name)),
    };
    const type = member.getProperty("type");
    const literal = type && checker.getTypeOfSymbol(type);
    const key = literal?.isStringLiteral() ? literal.value : "";
    found.set(key, [...(found.get(key) ?? []), shape]);
  }
  return found;
}

const fits = (value: object, { required, all }: Shape) =>
  required.every((name) => name in value) && Object.keys(value).every((name) => all.has(name));

/** Returns the fault that a union finds in a value; it tells its members apart by `type`. */
function fault(value: { type: string }, union: Map<string, Shape[]>): string | undefined {
  const candidates = union.get(value.type);
  if (candidates === undefined) return `unknown type ${value.type}`;
  return candidates.some((shape) => fits(value, shape))
    ? undefined
    : `${value.type}: ${Object.keys(value).join(" ")}`;
}

test("actions and events are what their types say", () => {
  const [actions, events] = [shapes("Action"), shapes("GameEvent")];
  const [observation] = shapes("Observation").get("") ?? [];
  const faults = new Set<string>();
  const seen = new Set<string>();
  const note = (value: { type: string }, union: Map<string, Shape[]>) => {
    seen.add(value.type);
    const found = fault(value, union);
    if (found !== undefined) faults.add(found);
  };
  for (const name of readdirSync(`${root}/tests/golden`).filter((name) => name.endsWith(".json"))) {
    const { config, moves } = JSON.parse(readFileSync(`${root}/tests/golden/${name}`, "utf8"));
    const game = tcg.newGame(config);
    for (const move of moves as number[]) {
      for (const action of game.legalActions()) note(action, actions);
      game.apply(move);
    }
    for (const seat of [0, "all"] as const) for (const event of game.events(0, seat)) note(event, events);
    if (observation === undefined || !fits(game.observe(0), observation)) faults.add("Observation");
    game.free();
  }
  expect([...faults]).toEqual([]);
  const never = [...actions.keys(), ...events.keys()].filter((type) => !seen.has(type));
  // These three happen in scenarios only.
  expect(never.sort()).toEqual(["cancelled", "head-put", "tower"]);
});

test.each(documentedFiles)(
  "every exported type and every member is documented in %s, and nothing is any",
  (file) => {
    const source = program.getSourceFile(file);
    const undocumented = new Set<string>();
    const documented = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;
    if (source === undefined) throw new Error("no source");
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol)) {
      if (!documented(symbol)) undocumented.add(symbol.name);
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      for (const member of type.isUnion() ? type.types : [type]) {
        if (!(member.flags & ts.TypeFlags.Object) || checker.isArrayType(member)) continue;
        for (const property of member.getProperties()) {
          if (property.name === "type") continue;
          if (!documented(property) && property.declarations?.[0]?.getSourceFile() === source)
            undocumented.add(`${symbol.name}.${property.name}`);
        }
      }
    }
    expect([...undocumented]).toEqual([]);
    expect(readFileSync(file, "utf8")).not.toMatch(/\bany\b(?=[;,)\]>|])/);
  },
);

test("cards are what their type says", () => {
  const members = new Map<string, Shape>();
  const card = typeNamed("Card");
  for (const member of card.isUnion() ? card.types : []) {
    const all = member.getProperties().map(({ name }) => name);
    const kind = checker.getTypeOfSymbol(member.getProperty("kind") as ts.Symbol);
    for (const one of kind.isUnion() ? kind.types : [kind])
      if (one.isStringLiteral()) members.set(one.value, { required: all, all: new Set(all) });
  }
  expect([...members.keys()].sort()).toEqual(["battle", "character", "combiner", "stratagem"]);
  const nulls = (name: string) =>
    (card as ts.UnionType).types.flatMap((member) => {
      const type = checker.getTypeOfSymbol(member.getProperty(name) as ts.Symbol);
      return type.flags & ts.TypeFlags.Null ? [member] : [];
    }).length;
  // A character has health, and only a character.
  expect(nulls("health")).toBe(2);
  const faults = new Set<string>();
  for (const value of tcg.cards.all()) {
    const shape = members.get(value.kind);
    if (shape === undefined || !fits(value, shape))
      faults.add(`${value.id}: ${Object.keys(value).join(" ")}`);
    const type = (card as ts.UnionType).types.find((member) =>
      values(member.getProperty("kind")).includes(value.kind),
    );
    for (const [name, is] of Object.entries(value)) {
      const stated = values(type?.getProperty(name));
      const texts = stated.filter((one) => typeof one === "string");
      if ((is === null) !== stated.includes(null) && (is === null || stated.length === 1))
        faults.add(`${value.kind}.${name} is ${is}`);
      if (typeof is === "string" && texts.length > 0 && !texts.includes(is))
        faults.add(`${value.kind}.${name} is ${is}, which is none of ${texts}`);
    }
  }
  expect([...faults]).toEqual([]);
});

/** The values that a member's type has: texts, `null`, and `undefined` for any other type. */
function values(property: ts.Symbol | undefined): (string | null | undefined)[] {
  const type = checker.getTypeOfSymbol(property as ts.Symbol);
  return (type.isUnion() ? type.types : [type]).map((one) =>
    one.isStringLiteral() ? one.value : one.flags & ts.TypeFlags.Null ? null : undefined,
  );
}

/** The members of an object, by whether they may be missing. */
function members(type: ts.Type | undefined): { all: string[]; required: string[] } {
  const all = type?.getProperties() ?? [];
  const required = all.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  const names = (these: ts.Symbol[]) => these.map(({ name }) => name).sort();
  return { all: names(all), required: names(required) };
}

interface ObjectSchema {
  properties: object;
  required?: string[];
}

/** The object of a schema at a path of keys; where it has several forms, the one that is an object. */
function schemaAt(file: string, path: string): ObjectSchema {
  let schema = JSON.parse(readFileSync(`${root}/docs/${file}.schema.json`, "utf8"));
  for (const key of path.split("/").filter(Boolean)) schema = schema[key];
  return schema.anyOf?.find((form: object) => "properties" in form) ?? schema;
}

test.each([
  ["tcg", "scenario", "Scenario", ""],
  ["tcg", "scenario", "ScenarioState", "$defs/state"],
  ["tcg", "scenario", "ScenarioPlayer", "$defs/player"],
  ["tcg", "scenario", "ScenarioCharacter", "$defs/character"],
  ["tcg", "scenario", "ScenarioCard", "$defs/card"],
  ["tcg", "scenario", "ScenarioUpgrade", "$defs/upgrade"],
  ["tcg", "scenario", "ScenarioAction", "$defs/action"],
  ["tcg", "scenario", "ScenarioStep", "$defs/step"],
  ["tcg", "pack", "Pack", ""],
  ["tcg", "pack", "PackBattleCard", "$defs/BattleCard"],
  ["tcg", "pack", "PackFace", "$defs/Face"],
  ["tcg", "pack", "PackCharacterCard", "$defs/CharacterCard"],
  ["tcg", "pack", "PackStratagemCard", "$defs/StratagemCard"],
  ["unmatched", "unmatched-scenario", "Scenario", ""],
  ["unmatched", "unmatched-scenario", "ScenarioState", "$defs/state"],
  ["unmatched", "unmatched-scenario", "ScenarioPlayer", "$defs/player"],
  ["unmatched", "unmatched-scenario", "PlayerOptions", "$defs/options"],
  ["unmatched", "unmatched-scenario", "ScenarioFighter", "$defs/fighter"],
  ["unmatched", "unmatched-scenario", "ScenarioCard", "$defs/card"],
  ["unmatched", "unmatched-scenario", "ScenarioToken", "$defs/state/properties/tokens/items"],
  ["unmatched", "unmatched-scenario", "ScenarioItem", "$defs/state/properties/items/items"],
  ["unmatched", "unmatched-scenario", "ScenarioHistory", "$defs/history"],
  ["unmatched", "unmatched-scenario", "ScenarioAction", "$defs/action"],
  ["unmatched", "unmatched-scenario", "ScenarioStep", "$defs/step"],
  ["deckbuilder", "deckbuilder-scenario", "Scenario", ""],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioState", "$defs/state"],
  ["deckbuilder", "deckbuilder-scenario", "OptionsView", "$defs/options"],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioPlayer", "$defs/player"],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioCard", "$defs/card"],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioSpace", "$defs/state/properties/matrix/items"],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioAction", "$defs/action"],
  ["deckbuilder", "deckbuilder-scenario", "ScenarioError", "$defs/step/properties/error"],
])("in %s, the schema %s describes %s at %s", (game, file, name, path) => {
  const type = typeNamed(name, game);
  const { all, required } = members(
    type.isUnion() ? type.types.find(({ flags }) => flags & ts.TypeFlags.Object) : type,
  );
  const schema = schemaAt(file, path);
  expect(all).toEqual(Object.keys(schema.properties).sort());
  // All options have a value where they are shown, and are optional where they are given.
  if (name !== "OptionsView") expect(required).toEqual([...(schema.required ?? [])].sort());
});

/** Returns what an editor shows of a program: the text at each name, and the errors. */
function shown(text: string, ...names: string[]) {
  const file = `${root}tests/package/shown.mts`;
  const settings: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2022.d.ts"],
    types: [],
  };
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) =>
      name === file || ts.sys.fileExists(name)
        ? ts.ScriptSnapshot.fromString(name === file ? text : readFileSync(name, "utf8"))
        : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => settings,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
  });
  const at = (name: string) => service.getQuickInfoAtPosition(file, text.indexOf(name))?.displayParts;
  return {
    hovers: names.map((name) => ts.displayPartsToString(at(name))),
    errors: service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  };
}

test("editors name the types of arguments and answers", () => {
  const { hovers, errors } = shown(
    `import { load } from "altmode/tcg";
     const tcg = await load();
     tcg.validateDeck(7);
     const game = tcg.newGame({ players: [] });
     const actions = game.legalActions();`,
    "validateDeck",
    "newGame",
    "actions",
    "legalActions",
  );
  expect(hovers).toEqual([
    "(method) Tcg.validateDeck(deck: Input<Deck>, rules?: DeckFormat | Input<DeckRules>): DeckProblem[]",
    "(method) PlayRules<Game, Types>.newGame(config: Input<GameConfig>): Game",
    "const actions: Action[]",
    "(method) BaseGame<Types>.legalActions(): Action[]",
  ]);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toBe("Argument of type 'number' is not assignable to parameter of type 'Input<Deck>'.");
  expect(errors[1]).toContain("readonly [Input<Deck>, Input<Deck>]");
});
