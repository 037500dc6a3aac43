// Rulings of cards, from the official answers that scenarios cite.

/** A ruling: what the rules do, and the document that says so. */
export interface Ruling {
  readonly text: string;
  readonly source: string;
}

/** A scenario file, as far as rulings need it. */
export interface RulingScenario {
  readonly name: string;
  readonly source: string;
}

/** A card by its names. */
export interface RulingCard {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
}

/** Documents with official answers. Scenarios that cite only a printed card have none. */
const OFFICIAL = /\b(FAQ|Roundup|Errata|Expanded Rules|Rules 1\.0|Tournament Rules)\b/;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

/**
 * Returns the rulings of each card, by its id. A ruling belongs to a card if the scenario has the card in its position or
 * steps, and its sentence or its source names it.
 */
export function rulingsOf(
  scenarios: readonly RulingScenario[],
  cards: readonly RulingCard[],
): Record<string, Ruling[]> {
  const rulings: Record<string, Ruling[]> = {};
  for (const scenario of scenarios) {
    const { name, source } = scenario;
    if (!OFFICIAL.test(source)) continue;
    const there = new Set(textsIn(scenario));
    for (const card of cards) {
      if (!there.has(card.id) && !there.has(card.fullName)) continue;
      if (!`${name}\n${source}`.includes(card.name)) continue;
      const own = rulings[card.id] ?? [];
      if (own.some((each) => each.text === name)) continue;
      rulings[card.id] = [...own, { text: name, source }];
    }
  }
  return Object.fromEntries(Object.entries(rulings).sort(([one], [other]) => (one < other ? -1 : 1)));
}
