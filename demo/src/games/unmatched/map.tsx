// The drawing of a battlefield: paths, spaces with their zones, and what is special about them.
import type { Board } from "altmode/unmatched/slim";
import type { View } from "../../table/field.js";
import { zonesOf } from "./facts.js";
import { spaceNumber } from "./words.js";
import { OUTER, Rings, ZonePatterns } from "./zones.js";

type Point = readonly [number, number];

/** Returns the point at a distance before the end of a line. */
function before([fromX, fromY]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const part = (length - distance) / length;
  return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
}

const line = ([x1, y1]: Point, [x2, y2]: Point) =>
  `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;

/** An arrow head of a line that ends at a space. */
function arrow(from: Point, to: Point, size: number): string {
  const tip = before(from, to, OUTER + 6);
  const [x, y] = before(from, to, OUTER + 6 + size);
  const [acrossX, acrossY] = [(tip[1] - y) * 0.6, (x - tip[0]) * 0.6];
  const point = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${point(tip[0], tip[1])}L${point(x + acrossX, y + acrossY)}L${point(x - acrossX, y - acrossY)}z`;
}

/** Splits "R07>R13" or "R07-R13". */
const ends = (text: string) => text.split(/[>-]/) as [string, string];

/** Signs at the upper right of a space, beside its ring: an item of an action, an item of combats, a start space. */
const BESIDE = OUTER * 0.78;
const square = ([x, y]: Point) =>
  `M${(x + BESIDE - 13).toFixed(1)} ${(y - BESIDE - 13).toFixed(1)}h26v26h-26z`;
const diamond = ([x, y]: Point) =>
  `M${(x + BESIDE).toFixed(1)} ${(y - BESIDE - 18).toFixed(1)}l18 18-18 18-18-18z`;
const star = ([x, y]: Point) =>
  `M${(x - BESIDE).toFixed(1)} ${(y - BESIDE - 18).toFixed(1)}l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z`;

interface Props {
  board: Board;
  view: View;
  /** Unique beginning of ids on the page. */
  prefix: string;
  /** Draws numbers and frames, which a small preview leaves out. */
  detailed?: boolean;
}

export function BoardMap({ board, view, prefix, detailed = false }: Props) {
  const points = new Map(board.spaces.map(({ id, x, y }) => [id, view.at(x, y)]));
  const at = (id: string): Point => points.get(id) ?? [0, 0];
  const { oneWay = [], passages = [], highGround = [], doors = [], belt, items } = board.special;
  const steps = belt?.path.slice(1).map((to, index) => [at(belt.path[index] ?? to), at(to)] as const) ?? [];
  const single = new Set(oneWay);
  const paths = board.spaces.flatMap(({ id, near }) =>
    near
      .filter((to) => id < to || !board.spaces.some((other) => other.id === to && other.near.includes(id)))
      .filter((to) => !single.has(`${id}>${to}`) && !single.has(`${to}>${id}`))
      .map((to) => line(at(id), at(to))),
  );
  const cut = doors.flatMap(({ cuts }) => cuts.map(ends));
  const passing = passages.map(at);
  const [width, height] = view.frame;
  return (
    <g class="board-map">
      <ZonePatterns zones={zonesOf(board)} prefix={prefix} />
      <rect class="felt" width={width} height={height} rx="28" />
      <path class="path-edge" d={paths.join("")} />
      <path class="path" d={paths.join("")} />
      {oneWay.length === 0 ? null : (
        <g class="one-way">
          <path
            d={oneWay
              .map((text) => ends(text))
              .map(([from, to]) => line(at(from), at(to)))
              .join("")}
          />
          <path
            class="head"
            d={oneWay
              .map((text) => ends(text))
              .map(([from, to]) => arrow(at(from), at(to), 26))
              .join("")}
          />
        </g>
      )}
      {highGround.length === 0 ? null : (
        <path
          class="high-ground"
          d={highGround
            .map((text) => ends(text))
            .map(([from, to]) => arrow(at(from), at(to), 18))
            .join("")}
        />
      )}
      {cut.length === 0 ? null : (
        <path class="door" d={cut.map(([from, to]) => line(at(from), at(to))).join("")} />
      )}
      {steps.length === 0 ? null : (
        <g class="belt">
          <path d={steps.map(([from, to]) => line(from, to)).join("")} />
          <path class="head" d={steps.map(([from, to]) => arrow(from, to, 22)).join("")} />
        </g>
      )}
      <path
        class="hole"
        d={board.spaces
          .map(({ id }) => at(id))
          .map(([x, y]) => circle(x, y, OUTER - 1))
          .join("")}
      />
      <Rings board={board} view={view} prefix={prefix} />
      <path
        class="outline"
        d={board.spaces
          .map(({ id }) => at(id))
          .map(([x, y]) => circle(x, y, OUTER))
          .join("")}
      />
      {passing.length === 0 ? null : (
        <path class="passage" d={passing.map(([x, y]) => circle(x, y, OUTER + 9)).join("")} />
      )}
      {items === undefined ? null : (
        <>
          <path class="item-sign" d={items.scheme.map(at).map(square).join("")} />
          <path class="item-sign combat" d={items.combat.map(at).map(diamond).join("")} />
        </>
      )}
      <path class="start" d={board.starts.map(at).map(star).join("")} />
      {detailed
        ? board.spaces.map(({ id }) => {
            const [x, y] = at(id);
            return (
              <text key={id} x={x} y={y + 11}>
                {spaceNumber(id)}
              </text>
            );
          })
        : null}
    </g>
  );
}

export const circle = (x: number, y: number, r: number) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The whole battlefield as a picture. */
export function BoardPreview({ board, label }: { board: Board; label: string }) {
  const view: View = { frame: board.frame, at: (x, y) => [x, y] };
  return (
    <svg
      class="board-preview"
      viewBox={`0 0 ${board.frame[0]} ${board.frame[1]}`}
      role="img"
      aria-label={label}
    >
      <BoardMap board={board} view={view} prefix={`preview-${board.id}`} />
    </svg>
  );
}

/** Returns the distance in steps from a space to each other one, through occupied spaces as well. */
export function distances(board: Board, from: string): ReadonlyMap<string, number> {
  const near = new Map(board.spaces.map((space) => [space.id, space.near]));
  const passages = board.special.passages ?? [];
  const against = new Set((board.special.oneWay ?? []).map((text) => ends(text).reverse().join(">")));
  const found = new Map([[from, 0]]);
  for (const [id, steps] of found) {
    const next = [...(near.get(id) ?? []), ...(passages.includes(id) ? passages : [])];
    for (const to of next) if (!found.has(to) && !against.has(`${id}>${to}`)) found.set(to, steps + 1);
  }
  return found;
}
