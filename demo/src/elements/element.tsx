// Base of all elements: a shadow root with the style sheets, drawing anew when an attribute changes, and the fallback while
// something is missing.
import { type ComponentChildren, render } from "preact";
import { styles } from "./files.js";
import { type Language, languageOf, learn, speak } from "./words.js";

// Elements are defined where there is no document as well, so that a server may import them.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A custom element that draws what `draw` returns. Until it is there, and if it cannot be had, the element shows its own
 * content, as a reader without scripts sees it.
 */
export abstract class Drawn extends Base {
  #turn = 0;
  #watch: MutationObserver | undefined;

  connectedCallback(): void {
    // A parser adds the content after the element.
    this.#watch ??= new MutationObserver(() => this.again());
    this.#watch.observe(this, { childList: true, characterData: true, subtree: true });
    void this.again();
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.again();
  }

  /** Returns what the element shows, as functions of the language, or `undefined` for its own content. */
  protected abstract draw(): Promise<(() => ComponentChildren) | undefined>;

  /** Draws anew. Of several at once the last one counts. */
  protected async again(): Promise<void> {
    const turn = ++this.#turn;
    const language = languageOf(this);
    let drawn: (() => ComponentChildren) | undefined;
    let sheet: CSSStyleSheet | undefined;
    try {
      [drawn, sheet] = await Promise.all([this.draw(), styles(), learn(language)]);
    } catch (error) {
      // The page stays as it was, and its author can read why.
      console.warn(`<${this.localName}>: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (turn !== this.#turn || !this.isConnected) return;
    if (drawn === undefined || sheet === undefined) {
      if (this.shadowRoot) render(<slot />, this.shadowRoot);
      return;
    }
    const root = this.shadowRoot ?? this.#open(language, sheet);
    speak(language);
    render(drawn(), root);
  }

  #open(language: Language, sheet: CSSStyleSheet): ShadowRoot {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    // Handlers draw in the language of this element.
    for (const type of ["click", "keydown", "focusin", "pointerover"]) {
      root.addEventListener(type, () => speak(language), { capture: true });
    }
    return root;
  }
}

/** Defines an element unless the page has one of that name. */
export function define(name: string, element: CustomElementConstructor): void {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
}

/** Resolves when an element is about to be seen, so that nothing large is loaded for parts of a page that are never scrolled to. */
export function seen(element: Element): Promise<void> {
  if (!("IntersectionObserver" in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
  });
}
