import { engineLang } from "../messages/index.js";

/** Marks texts that are longer than their cards. One observer looks at all of them, and forgets those that are gone. */
let observer: ResizeObserver | undefined;

function watch(element: HTMLElement | null): void {
  if (element === null) return;
  observer ??= new ResizeObserver((entries) => {
    const texts = entries.map(({ target }) => target);
    // The sign takes the place of a line, so it is away while texts are measured, all of them in one layout.
    for (const text of texts) text.removeAttribute("data-more");
    // Lines that do not fit stand in a second column.
    const longer = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    for (const text of longer) text.setAttribute("data-more", "");
  });
  observer.observe(element, { box: "border-box" });
}

/** The text of a card, in English. A text that is longer than its card ends with a whole line, and a sign that there is more. */
export const PrintedText = ({ class: classes, text }: { class: string; text: string }) => (
  <span class={`${classes} printed-text`} lang={engineLang()} ref={watch}>
    {text}
  </span>
);
