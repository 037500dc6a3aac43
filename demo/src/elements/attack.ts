// An attack as the attributes of <altmode-odds> write it, for its sentence and for its calculator.
import { type Color, colors } from "../cards/facts.js";
import { readCalculation } from "../report/read.js";
import type { Calculation } from "../report/state.js";
import { unpack } from "../ui/share.js";

/** Numbers of both characters, as attributes have them: `attacker-bold="2"`. */
const NUMBERS = ["attack", "defense", "health", "damage", "bold", "tough", "pierce"] as const;
export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];

/** The attributes of both sides. */
export const ATTRIBUTES = SIDES.flatMap((side) => [
  side,
  ...["mode", "upgrades", "deck", ...NUMBERS].map((name) => `${side}-${name}`),
]);

/** A character as it is written. What is absent is `undefined`. */
interface Written {
  /** Id or name of a card. */
  readonly card: string | undefined;
  readonly mode: string | undefined;
  readonly upgrades: readonly string[] | undefined;
  readonly numbers: Readonly<Partial<Record<(typeof NUMBERS)[number], number>>>;
}

/** Reads a character: a card by its name, plain numbers, or a card with numbers that override. */
export function readSide(element: Element, side: Side): Written {
  const numbers: Record<string, number> = {};
  for (const name of NUMBERS) {
    const word = element.getAttribute(`${side}-${name}`);
    if (word === null) continue;
    const value = Number(word);
    if (word.trim() === "" || !Number.isInteger(value))
      throw new Error(`${side}-${name}="${word}" is no whole number`);
    numbers[name] = value;
  }
  return {
    card: element.getAttribute(side) || undefined,
    mode: element.getAttribute(`${side}-mode`) ?? undefined,
    upgrades: element
      .getAttribute(`${side}-upgrades`)
      ?.split(";")
      .map((name) => name.trim()),
    numbers,
  };
}

/** Battle cards with the same icons. */
interface Row {
  readonly count: number;
  readonly icons: Color[];
}

/** Reads a deck by its icons, "15 blue, 3 orange white, 2 none". Returns `undefined` for other texts, which are lists of cards. */
export function readIcons(word: string): Row[] | undefined {
  const rows: Row[] = [];
  for (const part of word.split(",")) {
    const [count = "", ...icons] = part.trim().toLowerCase().split(/\s+/);
    const isIcons = icons.every(
      (icon): icon is Color | "none" => icon === "none" || colors.some((color) => color === icon),
    );
    if (!/^\d+$/.test(count) || icons.length === 0 || !isIcons) return undefined;
    rows.push({ count: Number(count), icons: icons.filter((icon): icon is Color => icon !== "none") });
  }
  return rows;
}

/** Reads the calculation in a link of the page's calculator. */
export async function readLink(link: string): Promise<Calculation> {
  const packed = /[?&]s=([\w-]+)/.exec(link)?.[1];
  const calculation = packed === undefined ? undefined : readCalculation(await unpack(packed));
  if (calculation === undefined) throw new Error("link is no link of the calculator: it has no s=…");
  return calculation;
}
