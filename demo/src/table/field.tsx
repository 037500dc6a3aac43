import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isPressed } from "../ui/focus.js";
import { memo } from "../ui/memo.js";
import { Described } from "./described.js";
import { useHold } from "./hold.js";
import { type Mark, markClass, marked } from "./marks.js";
import { useRegion } from "./region.js";

/** A place of the field: a space of a map, or a slot of a row. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its name, and what is there. */
  readonly label: string;
  /** The text of the card that is there, in English. */
  readonly text?: string | undefined;
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
  /** Returns the drawing over it while a place is pointed at. */
  around?: (id: string, view: View) => ComponentChildren;
  /** The tokens above the places. */
  pieces: (view: View) => ComponentChildren;
  onAct: (id: string) => void;
  /** Shows all about a place, after a long press. */
  onRead: (id: string) => void;
  /** A line below the field about the place under the pointer or with the focus. */
  caption: (pointed: string | undefined) => ComponentChildren;
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
export function Field({
  label,
  frame,
  places,
  size,
  picture,
  around,
  pieces,
  onAct,
  onRead,
  caption,
}: Props) {
  const outer = useRef<HTMLDivElement>(null);
  const region = useRegion();
  const [box, setBox] = useState<readonly [number, number]>([frame[0], frame[1]]);
  const [current, setCurrent] = useState<string>();
  const [pointed, setPointed] = useState<string>();
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

  const view = useMemo(() => viewIn([frame[0], frame[1]], box), [frame[0], frame[1], box]);
  const [width, height] = view.frame;
  const least = useMemo(() => leastUnit(places), [places]);
  const unit = Math.max(Math.min(box[0] / width, box[1] / height), least);
  const shown = useMemo(
    () =>
      places.map((place) => {
        const [x, y] = view.at(place.x, place.y);
        return { ...place, x, y };
      }),
    [places, view],
  );
  const active = shown.find(({ id }) => id === current) ?? shown[0];
  // A place that is pointed at changes neither the drawing nor the tokens.
  const drawing = useMemo(() => picture(view), [picture, view]);
  const tokens = useMemo(() => pieces(view), [pieces, view]);
  const act = useRef({ onAct, onRead });
  act.current = { onAct, onRead };
  const [spot] = useState<SpotEvents>(() => ({
    onAct: (id) => {
      spot.onFocus(id);
      act.current.onAct(id);
    },
    onRead: (id) => act.current.onRead(id),
    onFocus: (id) => {
      setCurrent(id);
      setPointed(id);
    },
    onPoint: setPointed,
  }));

  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || active === undefined) return;
    event.preventDefault();
    const to = towards(active, direction, shown);
    if (to !== undefined) outer.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    <section class="table-field" aria-label={region.label(label)} data-testid="field">
      <div class="field-box" ref={outer}>
        <div
          class="field-frame"
          style={{ width: `${width * unit}px`, height: `${height * unit}px`, "--unit": `${unit}px` }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {drawing}
          </svg>
          {around ? <Around pointed={pointed} view={view} draw={around} /> : null}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside */}
          <div
            class="field-places"
            onKeyDown={walk}
            onPointerLeave={({ pointerType }) => {
              // A finger that is lifted leaves as well.
              if (pointerType !== "touch") setPointed(undefined);
            }}
          >
            {shown.map(({ id, x, y, label: name, text, mark }) => (
              <Spot
                key={id}
                id={id}
                left={(x / width) * 100}
                top={(y / height) * 100}
                size={size}
                mark={mark}
                name={name}
                text={text}
                reached={id === active?.id}
                events={spot}
              />
            ))}
          </div>
          <div class="field-pieces" aria-hidden="true">
            {tokens}
          </div>
        </div>
      </div>
      <p class="field-caption" aria-hidden="true">
        {caption(pointed)}
      </p>
    </section>
  );
}

interface AroundProps {
  pointed: string | undefined;
  view: View;
  draw: NonNullable<Props["around"]>;
}

/**
 * The drawing around a place. It comes after the frame that answers the tap, and is no part of the other drawing, which would
 * be painted anew with it.
 */
function Around({ pointed, view, draw }: AroundProps) {
  const [late, setLate] = useState<string>();
  useEffect(() => setLate(pointed), [pointed]);
  const [width, height] = view.frame;
  return late === undefined ? null : (
    <svg class="field-around" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {draw(late, view)}
    </svg>
  );
}

interface SpotEvents {
  readonly onAct: (id: string) => void;
  readonly onRead: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onPoint: (id: string) => void;
}

interface SpotProps {
  id: string;
  /** Its middle, in percent of the field. */
  left: number;
  top: number;
  size: number;
  mark: Mark;
  name: string;
  text?: string | undefined;
  /** Whether Tab reaches it. */
  reached: boolean;
  events: SpotEvents;
}

/** The button of a place. */
const Spot = memo(({ id, left, top, size, mark, name, text = "", reached, events }: SpotProps) => {
  const hold = useHold(
    () => events.onAct(id),
    () => events.onRead(id),
  );
  const described = useId();
  return (
    <button
      type="button"
      class={`field-place ${markClass(mark)}`}
      style={{ left: `${left}%`, top: `${top}%`, "--size": size }}
      data-place={id}
      data-thing={`place ${id}`}
      tabIndex={reached ? 0 : -1}
      aria-label={marked(name, mark)}
      aria-describedby={text === "" ? undefined : described}
      aria-pressed={mark === "chosen"}
      onFocus={() => {
        if (!isPressed()) events.onFocus(id);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") events.onPoint(id);
      }}
      {...hold}
    >
      <Described id={described} text={text} />
    </button>
  );
});

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
