import type { GameEvent } from "altmode/tcg/slim";
import { useEffect, useRef } from "preact/hooks";

/** What happened, oldest first, scrolled to the newest. It only grows at its end, so an index is a key. */
export function Log({ events }: { events: readonly GameEvent[] }) {
  const region = useRef<HTMLElement>(null);
  // After each new event.
  useEffect(() => {
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [events.length]);

  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      <section
        class="scroll"
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard.
        tabIndex={0}
        aria-label="Events"
        aria-live="polite"
      >
        <ol>
          {events.map(({ type, text }, index) => (
            <li key={index} class={type === "turn-started" ? "turn" : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
