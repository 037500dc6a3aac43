// Reads JSON with the places of its values, so that mistakes can name their lines. `JSON.parse` names none in some browsers.
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** The kinds of faults of the notation. */
export type JsonFaultKind = "value" | "text" | "name" | "colon" | "comma" | "extra-comma" | "rest" | "deep";

interface JsonFault {
  readonly kind: JsonFaultKind;
  readonly offset: number;
}

interface PlacedJson {
  readonly value: unknown;
  /** Returns the offset of the value at a path as the engine writes it (`cards[0].text[1].energon`), or of the nearest around it. */
  readonly offsetOf: (path: string) => number;
}

/** The faults by the library's names. All others are faults of texts. */
const kinds: Readonly<Record<string, JsonFaultKind>> = {
  InvalidSymbol: "value",
  InvalidNumberFormat: "value",
  InvalidCommentToken: "value",
  UnexpectedEndOfNumber: "value",
  ValueExpected: "value",
  PropertyNameExpected: "name",
  ColonExpected: "colon",
  CommaExpected: "comma",
  CloseBraceExpected: "comma",
  CloseBracketExpected: "comma",
  EndOfFileExpected: "rest",
};

/** Returns the value of a text with its places, or the first fault. */
export function readPlaced(text: string): PlacedJson | JsonFault {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    const [error] = errors;
    return error === undefined
      ? { value: JSON.parse(text), offsetOf: (path) => offsetIn(tree, path) }
      : faultOf(text, error);
  } catch {
    // The library and the browser follow values within values as far as the stack goes.
    return { kind: "deep", offset: 0 };
  }
}

function faultOf(text: string, { error, offset }: ParseError): JsonFault {
  const before = text.slice(0, offset).trimEnd();
  const isEnd = /^\s*[\]}]/.test(text.slice(offset));
  if (isEnd && before.endsWith(",")) return { kind: "extra-comma", offset: before.length - 1 };
  // A word with a colon after it is a name without its quotes.
  if (/^[^\s,:{}[\]"]+\s*:/.test(text.slice(offset))) return { kind: "name", offset };
  return { kind: kinds[printParseErrorCode(error)] ?? "text", offset };
}

function offsetIn(tree: Node | undefined, path: string): number {
  const segments = (path.match(/[^.[\]]+/g) ?? []).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  for (; segments.length > 0; segments.pop()) {
    const node = tree && findNodeAtLocation(tree, segments);
    if (node) return node.offset;
  }
  return tree?.offset ?? 0;
}

/** Returns the path of the value around the one at a path. */
export const aroundPath = (path: string): string => path.replace(/(^|\.|\[)[^.[]*$/, "");

/** Returns the number of the line of an offset, from 1 on. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
