// One script tag for a page without a build: finds [[Card Name]], data-card and classes such as .altmode-deck, and makes them
// elements, which are loaded when a page has some. If anything fails, the page stays as it was written.
//   <script type="module" src="https://…/auto.js"></script>

/** Places whose text is left alone: code, forms, and elements that are there already. */
const LEFT_ALONE =
  "script, style, textarea, input, select, code, pre, kbd, samp, [contenteditable], altmode-card, altmode-deck";
const WRITTEN = /\[\[([^[\]\n]{2,80})\]\]/;

/** Makes an element around a content that stays in it. */
function wrap(name: string, attributes: Readonly<Record<string, string | undefined>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value);
  return made;
}

/** Replaces each [[Card Name]] in the texts of a node. */
function replaceWritten(root: ParentNode): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (WRITTEN.test(text.data) && !text.parentElement?.closest(LEFT_ALONE)) texts.push(text);
  }
  for (const first of texts) {
    let rest: Text = first;
    for (let match = WRITTEN.exec(rest.data); match !== null; match = WRITTEN.exec(rest.data)) {
      const place = rest.splitText(match.index);
      rest = place.splitText(match[0].length);
      const card = wrap("altmode-card", {});
      card.textContent = match[1] ?? "";
      place.replaceWith(card);
    }
  }
}

/** Upgrades a part of the page. May be called again for parts that a page adds later. */
export async function upgrade(root: ParentNode = document.body): Promise<void> {
  for (const deck of root.querySelectorAll<HTMLElement>(".altmode-deck")) {
    if (deck.closest("altmode-deck")) continue;
    const { name, page } = deck.dataset;
    const made = wrap("altmode-deck", { name, page: page ?? builder });
    deck.replaceWith(made);
    made.append(deck);
  }
  if (root.querySelector("a.altmode-replay,a.altmode-odds,.altmode-board"))
    (await import("./places.js")).wrapPlaces(root, wrap);
  for (const place of root.querySelectorAll<HTMLElement>("[data-card]")) {
    if (place.closest(LEFT_ALONE)) continue;
    const made = wrap("altmode-card", { card: place.dataset.card, face: place.dataset.face });
    made.textContent = place.textContent;
    place.replaceChildren(made);
  }
  replaceWritten(root);
  await Promise.all(
    Object.entries(loaders).map(([name, load]) => root.querySelector(`altmode-${name}`) && load()),
  );
}

const loaders = {
  card: () => import("./card.js"),
  deck: () => import("./deck.js"),
  odds: () => import("./odds.js"),
  replay: () => import("./replay.js"),
  board: () => import("./board.js"),
  game: () => import("./game.js"),
};

/** The address of a page with a deck editor, for all decks: `<script … data-page="https://…">`. */
const builder =
  document.querySelector<HTMLScriptElement>("script[data-page][src*='auto.js']")?.dataset.page ?? undefined;

const begin = () =>
  upgrade().catch((error: unknown) =>
    console.warn(`altmode: the elements could not be loaded (${String(error)})`),
  );
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => void begin());
else void begin();
