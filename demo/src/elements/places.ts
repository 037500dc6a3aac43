// The rarer places that `auto.js` finds by classes alone: links of replays and of calculations, and battlefields.

type Wrap = (name: string, attributes: Readonly<Record<string, string | undefined>>) => HTMLElement;

/** The elements of links, with the attribute that has the address. */
const LINKS = [
  ["altmode-replay", "src"],
  ["altmode-odds", "link"],
] as const;

/** Puts elements around the places in a part of a page. */
export function wrapPlaces(root: ParentNode, wrap: Wrap): void {
  const around = (place: HTMLElement, made: HTMLElement) => {
    if (place.closest(made.localName) !== null) return;
    place.replaceWith(made);
    made.append(place);
  };
  for (const [name, attribute] of LINKS)
    for (const link of root.querySelectorAll<HTMLAnchorElement>(`a.${name}`)) {
      const { battle, chart, calculator, page } = link.dataset;
      around(link, wrap(name, { [attribute]: link.href, battle, chart, calculator, page }));
    }
  for (const place of root.querySelectorAll<HTMLElement>(".altmode-board[data-board]")) {
    const { board, fighters } = place.dataset;
    around(place, wrap("altmode-board", { board, fighters }));
  }
}
