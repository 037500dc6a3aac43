import { t } from "../messages/index.js";

const shapes = {
  attack: "M3 21 14.500 9.500 21 2.500 14 9M5 15l4 4M3 3l8 8m2 2 8 8M19 15l-4 4",
  defense: "M12 2 21 5v7q0 7-9 10-9-3-9-10V5Z",
  health: "M12 21Q2 14 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2q0 6-10 13Z",
  stars: "m12 2 3 7 7.500.5-5.800 5 1.900 7.300L12 17.700 5.400 21.800l1.900-7.300-5.800-5L9 9Z",
  tap: "M4 12a8 8 0 1 1 3 6M4 20v-5h5",
} as const;

export type StatName = keyof typeof shapes;

/** The symbol of a stat. It has a label for screen readers if it stands alone. */
export function StatSign({ stat, named = false }: { stat: StatName; named?: boolean }) {
  const filled = stat !== "attack" && stat !== "tap";
  return (
    <svg
      class={`stat-sign ${stat}`}
      viewBox="0 0 24 24"
      role={named ? undefined : "img"}
      aria-hidden={named}
      aria-label={named ? undefined : t(`stat.${stat}`)}
    >
      <path d={shapes[stat]} class={filled ? "filled" : "drawn"} />
    </svg>
  );
}

/** A stat with its value. */
export function Stat({ stat, value }: { stat: StatName; value: number | string }) {
  return (
    <span class="stat">
      <StatSign stat={stat} /> <strong>{value}</strong>
    </span>
  );
}
