import type { HistoryEntry } from "altmode/tracker/slim";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** Statistics of a character in a game. */
interface Figures {
  attacks: number;
  dealt: number;
  taken: number;
  repaired: number;
}

/** Returns statistics by character number, from the entries that were not undone. */
export function figuresOf(history: readonly HistoryEntry[], game: number): ReadonlyMap<number, Figures> {
  const figures = new Map<number, Figures>();
  const of = (id: number) => {
    const there = figures.get(id) ?? { attacks: 0, dealt: 0, taken: 0, repaired: 0 };
    figures.set(id, there);
    return there;
  };
  for (const { action, state, game: played } of history) {
    if (state !== "done" || played !== game) continue;
    if (action.type === "attack") {
      of(action.attacker).attacks += 1;
      of(action.attacker).dealt += action.damage;
      of(action.defender).taken += action.damage;
    } else if (action.type === "damage") {
      if (action.amount < 0) of(action.character).repaired -= action.amount;
      else {
        of(action.character).taken += action.amount;
        if (action.from !== undefined) of(action.from).dealt += action.amount;
      }
    }
  }
  return figures;
}

/**
 * Returns the damage taken by each side per turn, for turns with damage. `seatOf` maps a character to its
 * side.
 */
function turnsOf(
  history: readonly HistoryEntry[],
  game: number,
  seatOf: (id: number) => number | undefined,
): ReadonlyMap<number, readonly [number, number]> {
  const turns = new Map<number, [number, number]>();
  for (const { action, state, game: played, turn } of history) {
    if (state !== "done" || played !== game) continue;
    const [hit, damage] =
      action.type === "attack"
        ? [action.defender, action.damage]
        : action.type === "damage" && action.amount > 0
          ? [action.character, action.amount]
          : [-1, 0];
    const seat = seatOf(hit);
    if (damage === 0 || (seat !== 0 && seat !== 1)) continue;
    const taken = turns.get(turn) ?? [0, 0];
    taken[seat] += damage;
    turns.set(turn, taken);
  }
  return turns;
}

/** Damage statistics of this game by character and turn, from the history. */
export function Numbers({ tracking: { match, view } }: { tracking: Tracking }) {
  const history = match.history();
  const figures = figuresOf(history, view.game);
  const turns = turnsOf(history, view.game, (id) => view.characters.find((one) => one.id === id)?.seat);
  const lines = view.characters.flatMap((character) => {
    const found = figures.get(character.id);
    return found === undefined ? [] : [{ ...character, ...found }];
  });
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{t("tracker.numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section class="scroll-x" tabIndex={0} aria-label={t("tracker.numbers")}>
        <table class="narrow" data-testid="numbers">
          <thead>
            <tr>
              <td />
              <th scope="col" class="number">
                {t("tracker.number-attacks")}
              </th>
              <th scope="col" class="number">
                {t("tracker.number-dealt")}
              </th>
              <th scope="col" class="number">
                {t("tracker.number-taken")}
              </th>
              <th scope="col" class="number">
                {t("tracker.number-repaired")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, attacks, dealt, taken, repaired }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td class="number">{attacks}</td>
                <td class="number">{dealt}</td>
                <td class="number">{taken}</td>
                <td class="number">{repaired}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="quiet">{t("tracker.numbers-help")}</p>
      {turns.size === 0 ? null : (
        <table class="narrow" data-testid="turns">
          <caption>{t("tracker.turns-taken")}</caption>
          <thead>
            <tr>
              <td />
              {view.players.map(({ name }, seat) => (
                <th key={`${name} ${seat}`} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...turns].map(([turn, taken]) => (
              <tr key={turn}>
                <th scope="row">{t("table.turn", { turn })}</th>
                <td class="number">{taken[0]}</td>
                <td class="number">{taken[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
