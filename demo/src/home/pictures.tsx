// Pictures of the tables, drawn by ourselves: each shows the parts of its table in small.
import type { ComponentChildren } from "preact";

const Table = ({ children }: { children: ComponentChildren }) => (
  <svg viewBox="0 0 120 80" aria-hidden="true">
    <rect class="picture-ground" width="120" height="80" rx="5" />
    {children}
  </svg>
);

/** Outlines of cards of one size at some places. */
const outlines = (y: number, places: readonly number[], width: number, height: number) =>
  places.map((x) => `M${x} ${y}h${width}v${height}h-${width}z`).join("");

/** Cards of a row, whose heads have the colour of a class. */
const row = (y: number, places: readonly number[], kind: string, [width, height] = [20, 22]) => (
  <g class={kind}>
    <path class="picture-card" d={outlines(y, places, width, height)} />
    <path class="picture-head" d={outlines(y, places, width, 3)} />
  </g>
);

const truck =
  "M1 7h12v8H1zm13 2h5l4 4v4h-9zM3 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0zm12 0a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0z";
const plane = "M12 1l2 7 8 6v2l-8-2-.5 5 3 2v1L12 21l-4.500 1v-1l3-2-.5-5-8 2v-2l8-6z";
const placed = (shape: string, kind: string, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => (
    <path key={x} class={`${kind} picture-shape`} d={shape} transform={`translate(${x} ${y}) scale(.55)`} />
  ));

/** Two teams, and a battle between them: an attacker with flipped icons against a defender. */
const Tcg = () => (
  <Table>
    {row(5, [10, 36, 62, 88], "decepticon")}
    {placed(plane, "decepticon", [
      [13, 12],
      [39, 12],
      [65, 12],
      [91, 12],
    ])}
    <rect class="picture-card" x="6" y="31" width="108" height="17" rx="3" />
    <path class="picture-orange" d="M18 34l5 9H13zm14 0l5 9H27zm14 0l5 9H41z" />
    <path
      class="picture-blue"
      d="M72 34h9v6q0 3-4.500 4.500Q72 43 72 40zm14 0h9v6q0 3-4.500 4.500Q86 43 86 40z"
    />
    <path class="picture-line" d="M56 39h10m-3-3l3 3-3 3" />
    {row(53, [10, 36, 62, 88], "autobot")}
    {placed(truck, "autobot", [
      [13, 60],
      [39, 60],
      [65, 60],
      [91, 60],
    ])}
  </Table>
);

/** Spaces of the map by their zones. */
const zones = ["M16 16zM74 18zM92 44zM46 68zM106 66z", "M44 12zM26 40zM14 66z", "M104 14zM60 40zM78 66z"];

const Unmatched = () => (
  <Table>
    <path
      class="picture-line"
      d="M16 16L44 12 74 18 104 14M16 16L26 40 60 40 92 44 104 14M44 12L60 40 46 68M26 40L14 66 46 68 78 66 106 66 92 44 78 66M74 18L92 44"
    />
    {zones.map((path, zone) => (
      <g key={path} class={`zone-${zone}`}>
        <path class="picture-space" d={path} />
        <path class="picture-space inner" d={path} />
      </g>
    ))}
    <circle class="picture-one" cx="44" cy="12" r="9" />
    <path class="picture-two" d="M92 34l9 5v10l-9 5-9-5V39z" />
    <circle class="picture-one" cx="26" cy="40" r="6" />
  </Table>
);

/** The Matrix of face-down cards, some of them found, with a character among them, and a hand. */
const Deckbuilder = () => (
  <Table>
    {[5, 23, 41].map((y) => row(y, [8, 30, 52, 74, 96], "hidden", [16, 14]))}
    {row(5, [30], "decepticon", [16, 14])}
    {row(23, [52, 74], "orange", [16, 14])}
    {row(41, [8], "blue", [16, 14])}
    <circle class="picture-one" cx="60" cy="31" r="6" />
    {row(60, [26, 44, 62, 80], "autobot", [15, 20])}
  </Table>
);

export const pictures = { tcg: Tcg, unmatched: Unmatched, deckbuilder: Deckbuilder } as const;
