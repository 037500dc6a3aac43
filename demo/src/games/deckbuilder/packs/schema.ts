// The published schema of packs as a description of form fields.
import address from "../../../../../docs/deckbuilder-pack.schema.json?url";

/** A node of a JSON Schema, as far as the schema of packs uses them. */
interface Node {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
}

/** A form field. */
export type Field =
  | { readonly kind: "text" | "number" | "flag" | "texts" }
  /** One of some words, or several of them. */
  | { readonly kind: "word" | "words"; readonly words: readonly string[] }
  | { readonly kind: "list"; readonly item: () => Field }
  | { readonly kind: "tuple"; readonly items: readonly (() => Field)[] }
  | { readonly kind: "group"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly options: readonly Option[] };

/** A field of a group. */
export interface Part {
  readonly name: string;
  readonly help: string;
  readonly required: boolean;
  readonly field: () => Field;
}

/** One of the words of the language: alone, or with a value behind it. A plain number has no word. */
export interface Option {
  readonly word: string | undefined;
  readonly help: string;
  readonly field?: () => Field;
}

/** The fields of a pack's cards and characters. */
export interface Form {
  readonly cards: Field;
  readonly characters: Field;
}

let loading: Promise<Form> | undefined;

export function loadForm(): Promise<Form> {
  loading ??= read();
  // Allows a retry after a failed download.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function read(): Promise<Form> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { $defs } = (await response.json()) as { $defs: Readonly<Record<string, Node>> };
  const of = (name: string) => fieldOf({ $ref: `#/$defs/${name}` }, $defs);
  return { cards: of("CardSheet"), characters: of("CharacterSheet") };
}

const textOf = (node: Node): string => node.description?.split("\n\n")[0]?.replaceAll("\n", " ") ?? "";

function fieldOf(node: Node, defs: Readonly<Record<string, Node>>): Field {
  const later = (next: Node) => () => fieldOf(next, defs);
  const { type, items, prefixItems, properties, required } = node;
  if (node.$ref !== undefined) return fieldOf(defs[node.$ref.replace("#/$defs/", "")] ?? {}, defs);
  if (node.enum) return { kind: "word", words: node.enum };
  if (node.anyOf) {
    const [first, ...others] = node.anyOf.filter((each) => each.type !== "null");
    if (first === undefined) return { kind: "text" };
    if (others.length === 0) return fieldOf(first, defs);
    const counted = others.map((each) => fieldOf(each, defs));
    const number: Option = { word: undefined, help: textOf(node), field: later(first) };
    return {
      kind: "choice",
      options: [number, ...counted.flatMap((each) => (each.kind === "choice" ? each.options : []))],
    };
  }
  if (node.oneOf) return { kind: "choice", options: node.oneOf.map((each) => optionOf(each, defs)) };
  if (prefixItems) return { kind: "tuple", items: prefixItems.map(later) };
  if (items) {
    const item = fieldOf(
      items.$ref === undefined ? items : (defs[items.$ref.replace("#/$defs/", "")] ?? {}),
      defs,
    );
    if (item.kind === "word") return { kind: "words", words: item.words };
    return item.kind === "text" ? { kind: "texts" } : { kind: "list", item: later(items) };
  }
  if (properties)
    return {
      kind: "group",
      parts: Object.entries(properties).map(([name, part]) => ({
        name,
        help: textOf(part),
        required: required?.includes(name) ?? false,
        field: later(part),
      })),
    };
  const types = typeof type === "string" ? [type] : (type ?? []);
  if (types.includes("boolean")) return { kind: "flag" };
  return { kind: types.includes("integer") ? "number" : "text" };
}

function optionOf(node: Node, defs: Readonly<Record<string, Node>>): Option {
  if (node.const !== undefined) return { word: node.const, help: textOf(node) };
  const [word, value] = Object.entries(node.properties ?? {})[0] ?? [undefined, {}];
  return { word, help: textOf(node), field: () => fieldOf(value, defs) };
}

/** Returns the value that a required field begins with. */
export function fresh(field: Field): unknown {
  switch (field.kind) {
    case "number":
      return 1;
    case "flag":
      return false;
    case "text":
      return "";
    case "texts":
    case "words":
    case "list":
      return [];
    case "word":
      return field.words[0];
    case "tuple":
      return field.items.map((item) => fresh(item()));
    case "group": {
      const required = field.parts.filter((part) => part.required);
      return Object.fromEntries(required.map((part) => [part.name, fresh(part.field())]));
    }
    case "choice":
      return field.options[0] ? startOf(field.options[0]) : undefined;
  }
}

/** Returns the value of a chosen word. */
export function startOf({ word, field }: Option): unknown {
  if (field === undefined) return word;
  return word === undefined ? fresh(field()) : { [word]: fresh(field()) };
}

/** Returns the word of a value, and what is behind it; `undefined` if the value has none of the words. */
export function chosenOf(options: readonly Option[], value: unknown): readonly [Option, unknown] | undefined {
  if (typeof value === "object" && value !== null) {
    const [word, inner] = Object.entries(value)[0] ?? [];
    const option = options.find((each) => each.word === word && each.field !== undefined);
    return option && word !== undefined ? [option, inner] : undefined;
  }
  const alone = options.find((each) => each.word === value && each.field === undefined);
  if (alone) return [alone, undefined];
  const number = options.find((each) => each.word === undefined);
  return number ? [number, value] : undefined;
}
