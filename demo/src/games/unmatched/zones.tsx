// Zones of a battlefield: each has a colour and a pattern, so that colour is never the only sign.
import type { Board } from "altmode/unmatched/slim";
import type { View } from "../../table/field.js";
import { zonesOf } from "./facts.js";

/** Colours of zones. They stay the same in both themes, like those of a printed map. */
const colours: Readonly<Record<string, string>> = {
  aqua: "#6fd3d6",
  beige: "#d9c9a3",
  blue: "#4f86d9",
  "blue-green": "#2f9e94",
  brown: "#a06a42",
  cream: "#efe3bf",
  crimson: "#b3213c",
  "dark-brown": "#6b4327",
  "dark-green": "#2e6b3e",
  gold: "#d9a520",
  gray: "#9aa1a9",
  green: "#5fae57",
  "light-blue": "#9cc9ef",
  "light-gray": "#c9ced4",
  "light-green": "#a7d88b",
  lilac: "#c3a5e0",
  maroon: "#7d2f3f",
  mauve: "#b784a7",
  navy: "#34508f",
  olive: "#8b8b3a",
  orange: "#ea8a2f",
  pink: "#ee8fb5",
  purple: "#8a4fc0",
  red: "#d8453c",
  rust: "#b5532a",
  slate: "#66788c",
  tan: "#cfae7e",
  teal: "#2a8a8f",
  violet: "#a05fd6",
  white: "#f3f3f0",
  yellow: "#f0cf3c",
};
const colourOf = (zone: string) => colours[zone] ?? "#9aa1a9";

/** Drawings of 16 by 16, one for each zone of a battlefield in turn. */
const marks = [
  "M0 8h16",
  "M-2 18L18 -2",
  "M4 4h.1M12 12h.1",
  "M8 0v16",
  "M-2 -2L18 18",
  "M8 3v10M3 8h10",
  "M0 4l4 4 4-4 4 4 4-4M0 12l4 4 4-4 4 4 4-4",
  "M4 4l8 8M12 4l-8 8",
  "M8 3a5 5 0 1 1 -.1 0",
  "M0 0h16M0 8h16M0 0v16M8 0v16",
  "M8 2l6 12H2z",
  "",
] as const;
/** Dots need a thick line. */
const widths: Readonly<Record<number, number>> = { 2: 5.5 };

/** The pattern of each zone, to be used as `url(#PREFIX-ZONE)`. */
export function ZonePatterns({ zones, prefix }: { zones: readonly string[]; prefix: string }) {
  return (
    <defs>
      {zones.map((zone, index) => (
        <pattern
          key={zone}
          id={`${prefix}-${zone}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.35)"
        >
          <rect width="16" height="16" fill={colourOf(zone)} />
          <path
            d={marks[index % marks.length] ?? ""}
            fill="none"
            stroke="#000"
            stroke-opacity="0.42"
            stroke-width={widths[index % marks.length] ?? 2}
            stroke-linecap="round"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** Radius of a space and of the hole in its ring of zones, in units of the map. */
export const OUTER = 56;
const INNER = 35;

/** A sector of a ring, as SVG path. */
function sector(x: number, y: number, from: number, to: number, outer: number, inner: number): string {
  if (to - from >= 1) {
    const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    return inner === 0 ? circle(outer) : circle(outer) + circle(inner);
  }
  const at = (part: number, r: number) => {
    const angle = (part - 0.25) * 2 * Math.PI;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}z`;
}

/** The rings of all spaces, one path for each zone. */
export function Rings({ board, view, prefix }: { board: Board; view: View; prefix: string }) {
  const parts = new Map(zonesOf(board).map((zone) => [zone, ""]));
  for (const { x, y, zones } of board.spaces) {
    const [left, top] = view.at(x, y);
    for (const [index, zone] of zones.entries()) {
      const piece = sector(left, top, index / zones.length, (index + 1) / zones.length, OUTER, INNER);
      parts.set(zone, (parts.get(zone) ?? "") + piece);
    }
  }
  return (
    <g class="rings" fill-rule="evenodd">
      {[...parts].map(([zone, path]) => (
        <path key={zone} d={path} fill={`url(#${prefix}-${zone})`} />
      ))}
    </g>
  );
}

/** A sample of a zone's colour and pattern. */
export function Swatch({ zone, prefix }: { zone: string; prefix: string }) {
  return (
    <svg class="zone-swatch" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={`url(#${prefix}-${zone})`} />
    </svg>
  );
}
