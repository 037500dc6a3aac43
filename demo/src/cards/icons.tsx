import { t } from "../messages/index.js";
import type { Color } from "./facts.js";

/** Shape, letter and ink of each battle icon. Colour is never the only distinction. */
const drawn: Record<Color, { path: string; letter: string; ink: string; y: number }> = {
  orange: { path: "M12 1.5 23 21.5H1Z", letter: "O", ink: "#1b0d00", y: 19 },
  blue: { path: "M2.5 2.5h19v9.5q0 7.5-9.5 10.5Q2.5 19.500 2.500 12Z", letter: "B", ink: "#fff", y: 16.2 },
  white: { path: "M12 1.500a10.500 10.500 0 1 0 .01 0Z", letter: "W", ink: "#14181f", y: 16.3 },
  green: { path: "M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12Z", letter: "G", ink: "#fff", y: 16.3 },
  black: { path: "M12 .8 23.200 12 12 23.200.8 12Z", letter: "K", ink: "#fff", y: 16.3 },
};

/** A battle icon. Hidden from screen readers unless `named`, because its name is usually beside it. */
export function BattleIcon({ color, named = false }: { color: Color; named?: boolean }) {
  const { path, letter, ink, y } = drawn[color];
  return (
    <svg
      class="battle-icon"
      viewBox="0 0 24 24"
      role={named ? undefined : "img"}
      aria-hidden={named}
      aria-label={named ? undefined : t(`color.${color}`)}
    >
      <path d={path} fill={`var(--icon-${color})`} />
      <text x="12" y={y} fill={ink}>
        {letter}
      </text>
    </svg>
  );
}

/** All battle icons of a card in order, with one label for screen readers. */
export function BattleIcons({ icons }: { icons: readonly Color[] }) {
  const names = icons.length === 0 ? t("color.none") : icons.map((color) => t(`color.${color}`)).join(", ");
  return (
    <span class="battle-icons" role="img" aria-label={names}>
      {icons.length === 0 ? (
        <span class="no-icon">–</span>
      ) : (
        icons.map((color, index) => <BattleIcon key={index} color={color} named />)
      )}
    </span>
  );
}
