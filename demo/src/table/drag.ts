// Dragging as a second way to move: a thing is taken up, and dropped on what a second tap would choose.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LONG } from "./hold.js";

/** A thing that the pointer can take up or drop on: an element's `data-thing`, or a zone of the table. */
type Key = string;

/** The zones of a table on which things can be dropped, with their elements. */
const zones = { field: ".table-field", hand: ".table-hand", near: ".table-near" } as const;

/** Where a thing can be dropped, with what happens there. */
type Drops = ReadonlyMap<Key, () => void>;
const nowhere: Drops = new Map();

/** The actions of dragging in a game. */
export interface DragRules {
  /** Returns where a thing can be dropped, with what happens there. A thing without such a place cannot be taken up. */
  readonly dropsOf: (thing: Key) => Drops;
  /** Chooses the thing that is taken up, so that the table shows its targets. */
  readonly lift: (thing: Key) => void;
  /** Lets go of the thing, after it was dropped where it does nothing. */
  readonly release: () => void;
}

/** Pixels that a press moves before it drags. Fingers tremble more than mice. */
const START = { mouse: 6, touch: 12 };

/** A press on a thing that can be taken up. */
interface Press {
  readonly pointer: number;
  readonly thing: Key;
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Pixels after which it drags. */
  readonly start: number;
  readonly time: number;
  /** Undefined until it drags. */
  picture?: Picture;
}

/** The picture at the pointer. */
interface Picture {
  readonly move: (x: number, y: number) => void;
  readonly remove: () => void;
}

/** Lets things be dragged in the frame of a table. */
export function useDrag(frame: RefObject<HTMLDivElement | null>, rules: DragRules | undefined): void {
  const newest = useRef(rules);
  newest.current = rules;
  useEffect(() => {
    if (frame.current && newest.current) return listen(frame.current, () => newest.current);
  }, [rules === undefined]);
}

/** Follows the pointer in an element. Returns the function that ends this. */
function listen(frame: HTMLElement, rulesNow: () => DragRules | undefined): () => void {
  let press: Press | undefined;
  // Targets change only with the position and with what is chosen, not with each move of the pointer.
  let known: { readonly rules: DragRules; readonly thing: Key; readonly drops: Drops } | undefined;

  const dropsNow = (): Drops => {
    const rules = rulesNow();
    if (press === undefined || rules === undefined) return nowhere;
    if (known?.rules !== rules || known.thing !== press.thing)
      known = { rules, thing: press.thing, drops: rules.dropsOf(press.thing) };
    return known.drops;
  };
  /** Returns the element under the pointer that the thing can be dropped on, with its key. */
  const under = (x: number, y: number): readonly [Key, Element] | undefined => {
    const drops = dropsNow();
    const found = document.elementFromPoint(x, y);
    const thing = found?.closest<HTMLElement>("[data-thing]");
    const key = thing?.dataset.thing;
    if (thing && key !== undefined && drops.has(key)) return [key, thing];
    const zone = (Object.keys(zones) as (keyof typeof zones)[]).find(
      (each) => drops.has(each) && found?.closest(zones[each]),
    );
    const element = zone && frame.querySelector(zones[zone]);
    return zone && element ? [zone, element] : undefined;
  };
  /** Marks where the thing can be dropped, and where it would be now. */
  const mark = (over: Element | undefined) => {
    const drops = dropsNow();
    for (const element of frame.querySelectorAll<HTMLElement>("[data-thing]"))
      show(element, drops.has(element.dataset.thing ?? ""), over);
    for (const [key, selector] of Object.entries(zones)) {
      const zone = frame.querySelector<HTMLElement>(selector);
      if (zone) show(zone, drops.has(key), over);
    }
  };

  const begin = (now: Press, x: number, y: number) => {
    frame.setPointerCapture(now.pointer);
    rulesNow()?.lift(now.thing);
    now.picture = now.source.matches(".hand-card") ? cardAt(frame, now) : arrowFrom(frame, now.source);
    frame.dataset.dragging = now.thing;
    now.picture.move(x, y);
  };
  const end = () => {
    const last = press;
    if (last?.picture === undefined) {
      press = undefined;
      return;
    }
    last.picture.remove();
    press = undefined;
    delete frame.dataset.dragging;
    mark(undefined);
    // The click that follows would tap the thing.
    const stop = (event: Event) => event.stopPropagation();
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  };
  const cancel = () => {
    const dragged = press?.picture !== undefined;
    end();
    if (dragged) rulesNow()?.release();
  };

  const onDown = (event: PointerEvent) => {
    const { target, isPrimary, button, pointerId, pointerType, clientX, clientY, timeStamp } = event;
    // A second finger ends it.
    if (!isPrimary || press !== undefined) return cancel();
    const source = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
    const thing = source?.dataset.thing;
    if (source === null || thing === undefined || button !== 0) return;
    if ((rulesNow()?.dropsOf(thing).size ?? 0) === 0) return;
    const start = pointerType === "mouse" ? START.mouse : START.touch;
    press = { pointer: pointerId, thing, source, x: clientX, y: clientY, start, time: timeStamp };
  };
  const onMove = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (press?.pointer !== pointerId) return;
    if (press.picture === undefined) {
      if (Math.hypot(clientX - press.x, clientY - press.y) < press.start) return;
      // A long press reads.
      if (timeStamp - press.time >= LONG) return end();
      begin(press, clientX, clientY);
    }
    press.picture?.move(clientX, clientY);
    mark(under(clientX, clientY)?.[1]);
  };
  const onUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointer !== pointerId) return;
    if (press.picture === undefined) return end();
    const key = under(clientX, clientY)?.[0];
    const act = key === undefined ? undefined : dropsNow().get(key);
    if (act === undefined) return cancel();
    end();
    act();
  };
  const onCancel = ({ pointerId }: PointerEvent) => {
    if (press?.pointer === pointerId) cancel();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") cancel();
  };

  frame.addEventListener("pointerdown", onDown);
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  addEventListener("keydown", onKey, { capture: true });
  return () => {
    end();
    frame.removeEventListener("pointerdown", onDown);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onCancel);
    removeEventListener("keydown", onKey, { capture: true });
  };
}

/** Shows on an element whether it is a target, and whether it is the one under the pointer. */
function show(element: HTMLElement, isTarget: boolean, over: Element | undefined): void {
  const drop = element === over ? "over" : isTarget ? "can" : undefined;
  if (element.dataset.drop === drop) return;
  if (drop === undefined) delete element.dataset.drop;
  else element.dataset.drop = drop;
}

/** Adds a drawing to the table that takes no part in it. */
function draw<E extends Element>(frame: HTMLElement, drawing: E): E {
  drawing.classList.add("drag-picture");
  drawing.setAttribute("aria-hidden", "true");
  frame.append(drawing);
  return drawing;
}

/** Draws a card at the pointer. */
function cardAt(frame: HTMLElement, { source, x, y }: Press): Picture {
  const { left, top, width, height } = source.getBoundingClientRect();
  const place = draw(frame, document.createElement("div"));
  const card = document.createElement("div");
  card.className = source.className;
  card.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
  place.append(card);
  // Small, so that the target stays in sight, and shrunk towards the pointer.
  const [acrossX, acrossY] = [x - left, y - top];
  Object.assign(place.style, {
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: `${acrossX}px ${acrossY}px`,
  });
  return {
    move: (toX, toY) => {
      place.style.transform = `translate(${toX - acrossX}px, ${toY - acrossY}px) scale(0.6)`;
    },
    remove: () => place.remove(),
  };
}

const SVG = "http://www.w3.org/2000/svg";

/** Draws an arrow from a thing on the field to the pointer. */
function arrowFrom(frame: HTMLElement, source: HTMLElement): Picture {
  const { left, top, width, height } = source.getBoundingClientRect();
  const [fromX, fromY] = [left + width / 2, top + height / 2];
  const drawing = draw(frame, document.createElementNS(SVG, "svg"));
  const path = document.createElementNS(SVG, "path");
  drawing.append(path);
  return {
    move: (x, y) => {
      const angle = Math.atan2(y - fromY, x - fromX);
      const head = [2.6, -2.6].map(
        (turn) => `M${x} ${y}L${x + 22 * Math.cos(angle + turn)} ${y + 22 * Math.sin(angle + turn)}`,
      );
      path.setAttribute("d", `M${fromX} ${fromY}L${x} ${y}${head.join("")}`);
    },
    remove: () => drawing.remove(),
  };
}
