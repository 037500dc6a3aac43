// Fighters on the map and in the bars: a colour and a shape for each side, letters, and health.
import type { FighterView } from "altmode/unmatched/slim";
import { memo } from "../../ui/memo.js";

/** Two letters of a name; a fighter of several alike keeps its number. */
export function letters(fighter: FighterView): string {
  const number = /-(\d+)$/.exec(fighter.fighter)?.[1];
  const words = fighter.name.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const [first = "?", second] = words;
  if (number !== undefined) return `${first.charAt(0)}${number}`;
  return second === undefined || first.length > 3
    ? first.slice(0, 2)
    : first.charAt(0) + second.charAt(0).toUpperCase();
}

/** The shapes of the seats after the first, which is a circle: a hexagon, a square, a shield. */
const shapes: Readonly<Record<number, string>> = {
  1: "M20 2L36 11V29L20 38L4 29V11Z",
  2: "M4 4H36V36H4Z",
  3: "M3 3H37V24L20 38L3 24Z",
};

export const Token = memo(({ fighter, badge }: { fighter: FighterView; badge?: string | undefined }) => {
  const { owner, hero, health, fullHealth, attack } = fighter;
  const part = fullHealth === 0 ? 0 : Math.min(health / fullHealth, 1);
  return (
    <span class={`duel-token side-${owner} ${hero ? "hero" : "sidekick"}`} style={{ "--part": part }}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {owner === 0 ? (
          <circle class="body" cx="20" cy="20" r="17" />
        ) : (
          <path class="body" d={shapes[owner] ?? shapes[1]} />
        )}
        {hero ? <path class="crown" d="M13 9l3 3 4-5 4 5 3-3-1 6H14z" /> : null}
        {attack === "ranged" ? <path class="bow" d="M14 33h12M23 30l3 3-3 3" /> : null}
      </svg>
      <span class="letters">{letters(fighter)}</span>
      <span class="health">{health}</span>
      {badge === undefined ? null : <span class="odds-badge">{badge}</span>}
    </span>
  );
});
