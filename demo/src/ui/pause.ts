// Scheduling of work, so that painting and input come first.

/**
 * Ends the current task, so that the browser can paint and handle input. Work that is quick on a fast machine
 * would block a phone.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Waits until the current state is painted, because visible content has priority over calculations. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // Hidden pages do not paint.
    setTimeout(resolve, 300);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
