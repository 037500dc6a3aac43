/** Policy by which the defender answers an attack in a forecast. */
export type ForecastPolicy = "none" | "random" | "best-defense";
/** The numbers of an attack that a forecast explains. */
export type ForecastNumber = "attack" | "defense" | "lessDamage" | "mostDamage" | "health";
/** Options of `forecast` in a running game. */
export type ForecastOptions = {
  /** The attacker's card, by its number, id or name. By default the card with the highest expected damage. */
  card?: number | string;
  /** The way in which the card is played, as in the action; by default the usual one, or else the one that is legal. */
  as?: "face-up" | "ranged";
  /** The seat whose knowledge is used; by default everything is known except the order of the decks. */
  seat?: number | "all";
  /** The policy of the defender; `best-defense` by default. */
  policy?: ForecastPolicy;
};
/** Input of `forecast` without a game. */
export type ForecastInput = {
  /** The position: the `state` of a scenario. */
  state: { [field: string]: unknown };
  /** The attacking fighter, by its number or id. */
  attacker: number | string;
  /** The attacked fighter, by its number or id. */
  defender: number | string;
} & ForecastOptions;
