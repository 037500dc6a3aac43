// A deck as a picture to share, and as a sheet to print.
import type { Deck } from "altmode/tcg/slim";
import type { Catalogue } from "../cards/catalogue.js";
import { type Line, linesOf, sideLinesOf, totalsOf } from "../deck-lists/deck.js";
import { t } from "../messages/index.js";
import { html, page } from "../ui/print-page.js";

/** A heading with its lines. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Width of the picture, its line height, and its margin, in pixels. */
const WIDTH = 1080;
const LINE = 36;
const MARGIN = 48;

const said = ({ count, card, ref }: Line): string => `${count} ${card?.fullName ?? ref}`;

/** Returns the sections of a deck that have cards: by kind, and battle cards by type. */
function sectionsOf(catalogue: Catalogue, deck: Deck): Section[] {
  const lines = linesOf(catalogue, deck);
  const of = (test: (line: Line) => boolean) => lines.filter(test).map(said);
  const battle = (type: string) => of(({ part, card }) => part === "battle" && card?.type === type);
  const all: Section[] = [
    {
      title: t("decks.part.characters"),
      lines: lines
        .filter(({ part }) => part === "characters" || part === "under")
        .map((line) => `${said(line)} (★ ${line.card?.stars ?? 0})`),
    },
    { title: t("decks.part.stratagems"), lines: of(({ part }) => part === "stratagems") },
    { title: t("decks.actions"), lines: battle("action") },
    { title: t("calculator.upgrades"), lines: battle("upgrade") },
    {
      title: t("decks.part.battle"),
      lines: of(({ part, card }) => part === "battle" && card?.type !== "action" && card?.type !== "upgrade"),
    },
    { title: t("decks.part.sideboard"), lines: sideLinesOf(catalogue, deck).map(said) },
    { title: t("decks.part.outside"), lines: of(({ part }) => part === "outside") },
  ];
  return all.filter((section) => section.lines.length > 0);
}

/** Returns the stars of the team and the number of battle cards as a sentence. */
function summaryOf(catalogue: Catalogue, deck: Deck): string {
  const { stars, cards } = totalsOf(linesOf(catalogue, deck));
  return t("decks.summary", { stars, cards });
}

/** Returns the sheet of a deck to print. */
export const deckPage = (catalogue: Catalogue, deck: Deck, name: string): string =>
  page(name, [
    html`<p>${summaryOf(catalogue, deck)}</p>`,
    ...sectionsOf(catalogue, deck).map(
      ({ title, lines }) =>
        html`<h2>${title}</h2><ul lang="en">${lines.map((line) => html`<li>${line}</li>`)}</ul>`,
    ),
  ]);

/** Draws a deck. Returns a PNG of two columns. */
export function deckPicture(catalogue: Catalogue, deck: Deck, name: string): Promise<Blob> {
  const sections = sectionsOf(catalogue, deck);
  const heights = sections.map(({ lines }) => (lines.length + 2) * LINE);
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  // The first column has the sections that begin before the middle.
  let used = 0;
  const columns: [Section[], Section[]] = [[], []];
  for (const [index, section] of sections.entries()) {
    columns[used < half ? 0 : 1].push(section);
    used += heights[index] ?? 0;
  }
  const tall = (column: readonly Section[]) =>
    column.reduce((sum, { lines }) => sum + (lines.length + 2) * LINE, 0);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.max(...columns.map(tall)) + 4 * LINE + 2 * MARGIN;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.reject(new Error(t("decks.no-picture")));
  const wide = (WIDTH - 3 * MARGIN) / 2;
  const write = (text: string, x: number, y: number, font: string, color: string, most = wide) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = "#101820";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(name, MARGIN, MARGIN + LINE, "bold 44px sans-serif", "#fff", WIDTH - 2 * MARGIN);
  write(summaryOf(catalogue, deck), MARGIN, MARGIN + 2.2 * LINE, "26px sans-serif", "#b8c4d0");
  for (const [place, column] of columns.entries()) {
    const x = MARGIN + place * (wide + MARGIN);
    let y = MARGIN + 4 * LINE;
    for (const { title, lines } of column) {
      write(title, x, y, "bold 26px sans-serif", "#ffb454");
      for (const line of lines) {
        y += LINE;
        write(line, x, y, "24px sans-serif", "#fff");
      }
      y += 2 * LINE;
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(t("decks.no-picture")));
      else resolve(blob);
    }, "image/png"),
  );
}
