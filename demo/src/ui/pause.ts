// When work goes on: what the visitor sees and touches comes first.

/**
 * Ends a piece of work, so that the browser can paint and answer before the next one. What a fast machine does in one go
 * takes a phone several times as long, and a touch meanwhile would find the page dead.
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

/** After what is drawn now is on the screen: what the visitor reads comes before what the page calculates with. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A page that is hidden paints nothing.
    setTimeout(resolve, 300);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
