import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Mark, markClass, marked } from "./marks.js";

/** A place of the field: a space of a map, or a slot of a row. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its name, and what is there. */
  readonly label: string;
  /** The places to which an arrow key goes from here. */
  readonly near: readonly string[];
  readonly mark: Mark;
}

/** Orientation of the field: on a high screen, a wide field is turned by a quarter. */
export interface View {
  readonly frame: readonly [number, number];
  readonly at: (x: number, y: number) => readonly [number, number];
}

interface Props {
  label: string;
  /** Width and height in which places have their coordinates. */
  frame: readonly [number, number];
  places: readonly Place[];
  /** Diameter of a place. */
  size: number;
  /** The drawing behind the places, as SVG. */
  picture: (view: View) => ComponentChildren;
  /** The tokens above the places. */
  pieces: (view: View) => ComponentChildren;
  onAct: (id: string) => void;
  /** Reports the place under the pointer or with the focus. */
  onPoint: (id: string | undefined) => void;
  /** A line below the field about the place that is pointed at. */
  caption: ComponentChildren;
}

/** The view in a box: turned where that makes it larger. */
function viewIn([width, height]: readonly [number, number], box: readonly [number, number]): View {
  const scale = (wide: number, high: number) => Math.min(box[0] / wide, box[1] / high);
  return scale(height, width) > scale(width, height) * TURNED
    ? { frame: [height, width], at: (x, y) => [height - y, x] }
    : { frame: [width, height], at: (x, y) => [x, y] };
}

/** The minimum enlargement that justifies turning the field, because people know the map unturned. */
const TURNED = 1.15;

/** The field of play: places as buttons over a drawing. Arrow keys walk from place to place. */
export function Field({ label, frame, places, size, picture, pieces, onAct, onPoint, caption }: Props) {
  const outer = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<readonly [number, number]>([frame[0], frame[1]]);
  const [current, setCurrent] = useState<string>();
  // Before the first paint, so that the field does not move when it opens.
  useLayoutEffect(() => {
    const element = outer.current;
    if (element === null) return;
    const measure = () => setBox([element.clientWidth, element.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const view = viewIn(frame, box);
  const [width, height] = view.frame;
  const unit = Math.max(Math.min(box[0] / width, box[1] / height), leastUnit(places));
  const shown = places.map((place) => {
    const [x, y] = view.at(place.x, place.y);
    return { ...place, x, y };
  });
  const active = shown.find(({ id }) => id === current) ?? shown[0];

  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || active === undefined) return;
    event.preventDefault();
    const to = towards(active, direction, shown);
    if (to !== undefined) outer.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    <section class="table-field" aria-label={label} data-testid="field">
      <div class="field-box" ref={outer}>
        <div
          class="field-frame"
          style={{ width: `${width * unit}px`, height: `${height * unit}px`, "--unit": `${unit}px` }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {picture(view)}
          </svg>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside */}
          <div class="field-places" onKeyDown={walk} onPointerLeave={() => onPoint(undefined)}>
            {shown.map(({ id, x, y, label: name, mark }) => (
              <button
                type="button"
                key={id}
                class={`field-place ${markClass(mark)}`}
                style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`, "--size": size }}
                data-place={id}
                tabIndex={id === active?.id ? 0 : -1}
                aria-label={marked(name, mark)}
                aria-pressed={mark === "chosen"}
                onClick={() => onAct(id)}
                onFocus={() => {
                  setCurrent(id);
                  onPoint(id);
                }}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType !== "touch") onPoint(id);
                }}
              />
            ))}
          </div>
          <div class="field-pieces" aria-hidden="true">
            {pieces(view)}
          </div>
        </div>
      </div>
      <p class="field-caption" aria-hidden="true">
        {caption}
      </p>
    </section>
  );
}

/** Least distance of two places on the screen, in pixels, so that a finger can tell them apart. */
const APART = 30;

/** Returns the least size of a unit: below it places overlap, and the field is panned instead. */
function leastUnit(places: readonly Place[]): number {
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
  );
  return distances.length === 0 ? 0 : APART / Math.min(...distances);
}

type Direction = readonly [number, number];
const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Least cosine of the angle between an arrow key and the way to a place. */
const ALONG = 0.35;

/** Returns the place in a direction: along an edge if one goes there, else the nearest one. */
function towards(from: Place, [right, down]: Direction, places: readonly Place[]): string | undefined {
  const rated = places
    .filter(({ id }) => id !== from.id)
    .map((place) => {
      const [x, y] = [place.x - from.x, place.y - from.y];
      const distance = Math.hypot(x, y);
      return { id: place.id, distance, along: (x * right + y * down) / distance };
    })
    .filter(({ along }) => along > ALONG);
  const edges = rated.filter(({ id }) => from.near.includes(id)).sort((one, two) => two.along - one.along);
  const others = rated.sort((one, two) => one.distance / one.along - two.distance / two.along);
  return (edges[0] ?? others[0])?.id;
}
