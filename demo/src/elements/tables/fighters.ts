// The fighters of a diagram, from attributes and child elements, which need not be those of a real position.
import type { Board, FighterView, Hero } from "altmode/unmatched/slim";
import { spaceNumber } from "../../games/unmatched/words.js";

type HeroFacts = Pick<Hero, "id" | "name" | "fighters">;

/** A fighter as its author wrote it. */
interface Written {
  readonly name: string;
  /** Number or id of its space. */
  readonly at: string;
  readonly health: string | undefined;
  /** Number of its side, from 1; by its hero if it is absent. */
  readonly side: string | undefined;
}

/** Reads `Medusa @ 12 health=9 side=2; Harpy @ 3`. */
export function readFighters(text: string): Written[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [, name, at, rest = ""] = /^(.+?)\s*@\s*(\w+)\s*(.*)$/.exec(part) ?? [];
      if (name === undefined || at === undefined)
        throw new Error(`fighters: "${part}" has no space; write such as "Medusa @ 12 health=9"`);
      const more = new Map<string, string>();
      for (const word of rest.split(/\s+/).filter((each) => each !== "")) {
        const [key, value] = word.split("=", 2);
        if ((key !== "health" && key !== "side") || value === undefined)
          throw new Error(`fighters: "${word}" of ${name} is neither health=… nor side=…`);
        more.set(key, value);
      }
      return { name, at, health: more.get("health"), side: more.get("side") };
    });
}

/** Reads the child elements with `data-at`. */
export const readChildren = (element: Element): Written[] =>
  [...element.querySelectorAll<HTMLElement>("[data-at]")].map(({ dataset, textContent }) => ({
    name: (dataset.fighter ?? textContent ?? "").trim(),
    at: dataset.at ?? "",
    health: dataset.health,
    side: dataset.side,
  }));

function numberOf(word: string, what: string, least: number, most: number): number {
  const value = Number(word);
  if (word.trim() === "" || !Number.isInteger(value) || value < least || value > most)
    throw new Error(`${what} "${word}" is no whole number from ${least} to ${most}`);
  return value;
}

/** A diagram: the fighters on their spaces, and the names of the sides. */
export interface Placed {
  readonly fighters: readonly FighterView[];
  readonly sides: readonly string[];
}

/** Puts fighters on a battlefield. Throws an error for a space that it does not have, and for fighters of unknown health. */
export function placeFighters(
  written: readonly Written[],
  board: Board,
  heroes: readonly HeroFacts[],
): Placed {
  /** The heroes of the diagram by their sides. */
  const sides: { hero?: string; name: string }[] = [];
  const found = written.map((each): FighterView => {
    const space = board.spaces.find(({ id }) => id === each.at || spaceNumber(id) === each.at);
    if (space === undefined)
      throw new Error(
        `${each.name}: ${board.name} has no space ${each.at}; its spaces are 1 to ${board.spaces.length}`,
      );
    const wanted = each.name.toLowerCase();
    // A name without its number: "Harpy 2" is a Harpy.
    const plain = wanted.replace(/\s+\d+$/, "");
    const known = heroes.flatMap((hero) =>
      hero.fighters
        .filter(({ name, id }) => [name.toLowerCase(), id].some((own) => own === wanted || own === plain))
        .map((fighter) => ({ hero, fighter })),
    );
    // Of sidekicks with the name, one whose hero is there.
    const own = known.find(({ hero }) => sides.some((side) => side.hero === hero.id)) ?? known[0];
    let side = sides.findIndex(({ hero }) => hero !== undefined && hero === own?.hero.id);
    if (each.side !== undefined) side = numberOf(each.side, `side of ${each.name}:`, 1, 4) - 1;
    if (side < 0) side = sides.length;
    while (sides.length <= side) sides.push({ name: "" });
    if (sides[side]?.name === "")
      sides[side] = own === undefined ? { name: each.name } : { hero: own.hero.id, name: own.hero.name };
    if (own === undefined && each.health === undefined)
      throw new Error(`there is no fighter "${each.name}": one of your own needs its health, as in health=9`);
    const full = own?.fighter.health ?? 1;
    const health = each.health === undefined ? full : numberOf(each.health, `health of ${each.name}:`, 0, 99);
    return {
      fighter: wanted.replace(/\s+/g, "-"),
      name: own?.fighter.name ?? each.name,
      owner: Math.min(side, 3),
      hero: own === undefined || own.fighter.role === "hero",
      at: space.id,
      health,
      fullHealth: Math.max(full, health),
      attack: own?.fighter.attack ?? "melee",
    } as FighterView;
  });
  return {
    fighters: found.map((fighter, id) => ({ ...fighter, id })),
    sides: sides.map(({ name }) => name),
  };
}
