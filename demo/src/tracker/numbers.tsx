import type { HistoryEntry } from "altmode/tracker/slim";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** What a character did and took in a game. */
interface Figures {
  attacks: number;
  dealt: number;
  taken: number;
  repaired: number;
}

/** What entries that count come to, by the number of the character. */
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

/** Who did how much damage in this game, from the history. */
export function Numbers({ tracking: { match, view } }: { tracking: Tracking }) {
  const figures = figuresOf(match.history(), view.game);
  const lines = view.characters.flatMap((character) => {
    const found = figures.get(character.id);
    return found === undefined ? [] : [{ ...character, ...found }];
  });
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{t("tracker.numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard. */}
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
    </details>
  );
}
