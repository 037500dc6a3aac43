// The calculator's questions to the engine.

import type { ForecastInput, Icon, Tcg } from "altmode/tcg";

/** The fields of the calculator's form. */
export interface Form {
  attack: number;
  bold: number;
  pierce: number;
  defense: number;
  tough: number;
  /** The damage that the defender can still take. */
  health: number;
  /** The number of cards with orange, of 40 in the attacker's deck. */
  orange: number;
  /** The number of cards with blue, of 40 in the defender's deck. */
  blue: number;
}

export const begin: Form = {
  attack: 5,
  bold: 0,
  pierce: 0,
  defense: 2,
  tough: 0,
  health: 8,
  orange: 20,
  blue: 20,
};

/** The form's fields with their names and limits. */
export const fields: { name: keyof Form; label: string; most: number }[] = [
  { name: "attack", label: "Attack", most: 30 },
  { name: "bold", label: "Bold", most: 10 },
  { name: "pierce", label: "Pierce", most: 20 },
  { name: "orange", label: "Orange of 40", most: 40 },
  { name: "defense", label: "Defense", most: 20 },
  { name: "tough", label: "Tough", most: 10 },
  { name: "blue", label: "Blue of 40", most: 40 },
  { name: "health", label: "Health left", most: 40 },
];

/** A chance for people. */
export const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

export interface Odds {
  ko: string;
  expected: string;
  /** Damage and its chance, where there is one. */
  rows: { damage: number; chance: number }[];
}

/** The odds of one attack. */
export function odds(tcg: Tcg, form: Form): Odds {
  const deck = (icon: Icon, count: number) => ({
    cards: [
      ...(count > 0 ? [{ icons: [icon], count }] : []),
      ...(count < 40 ? [{ icons: [] as Icon[], count: 40 - count }] : []),
    ],
  });
  const input: ForecastInput = {
    attacker: { attack: form.attack, bold: form.bold, pierce: form.pierce },
    defender: { defense: form.defense, tough: form.tough, health: form.health },
    attackerDeck: deck("orange", form.orange),
    defenderDeck: deck("blue", form.blue),
  };
  const { ko, expected, damage } = tcg.forecast(input);
  const rows = damage
    .map((chance, amount) => ({ damage: amount, chance }))
    .filter(({ chance }) => chance > 0.0005);
  return { ko: percent(ko), expected: expected.toFixed(2), rows };
}
