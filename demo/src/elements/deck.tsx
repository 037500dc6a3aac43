// <altmode-deck>: a pasted list as a deck, with counts, stars and icons. Legality is a rule, so the engine says it when asked.
import { useState } from "preact/hooks";
import { type CardFacts, isCharacter } from "../cards/facts.js";
import { BattleIcons } from "../cards/icons.js";
import { Stat } from "../cards/stats.js";
import type { Key } from "../messages/types.js";
import { Drawn, define } from "./element.js";
import { engine } from "./engine.js";
import { cardFacts } from "./facts.js";
import { readLines } from "./list.js";
import { CardName } from "./name.js";
import { engineLang, many, t } from "./words.js";

interface Row {
  readonly count: number;
  readonly written: string;
  readonly card: CardFacts | undefined;
}

const PARTS = ["character", "stratagem", "battle"] as const;
const partOf = (card: CardFacts) =>
  isCharacter(card) ? "character" : card.kind === "stratagem" ? "stratagem" : "battle";
const counted = (rows: readonly Row[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Returns the address of a list in the builder of a page of altmode. */
async function inBuilder(page: string, list: string): Promise<string> {
  const { pack } = await import("../ui/share.js");
  return `${page.split("#", 1)[0]}#/decks?s=${await pack(list)}`;
}

function Part({ part, rows }: { part: (typeof PARTS)[number]; rows: readonly Row[] }) {
  const own = rows.filter(({ card }) => card !== undefined && partOf(card) === part);
  if (own.length === 0) return null;
  return (
    <section part={part}>
      <h4>
        {t(`elements.deck.${part}`)} <span class="quiet">{counted(own)}</span>
      </h4>
      <ul>
        {own.map(({ count, card, written }) =>
          card === undefined ? null : (
            <li key={written}>
              <span class="count">{count}×</span>
              <CardName card={card} label={card.fullName} />
              <span class="signs">
                {card.kind === "battle" ? <BattleIcons icons={card.icons} /> : null}
                {card.stars > 0 ? <Stat stat="stars" value={card.stars} /> : null}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Button that asks the engine for the legality of a deck, and its answer. */
function Legality({ list }: { list: string }) {
  const [said, setSaid] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const tcg = await engine();
      const { deck } = tcg.readDeck(list);
      setSaid(tcg.validateDeck(deck).map(({ message }) => message));
    } catch (error) {
      setSaid([error instanceof Error ? error.message : String(error)]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" part="button" disabled={busy} onClick={() => void check()}>
        {t("elements.deck.check")}
      </button>
      <div role="status" class="verdict">
        {said === undefined ? null : said.length === 0 ? (
          <p class="good">✓ {t("elements.deck.legal")}</p>
        ) : (
          <ul class="bad" lang={engineLang()}>
            {said.map((each) => (
              <li key={each}>✗ {each}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface DeckProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly list: string;
  /** The address of the deck in a builder, if there is one. */
  readonly link: string | undefined;
}

function Deck({ name, rows, list, link }: DeckProps) {
  const [said, setSaid] = useState<Key>();
  const unknown = rows.filter(({ card }) => card === undefined);
  const stars = rows.reduce((sum, { count, card }) => sum + count * (card?.stars ?? 0), 0);
  return (
    <section class="deck" part="deck" aria-label={name}>
      <h3 part="title">
        {name} <Stat stat="stars" value={stars} />
      </h3>
      {unknown.length === 0 ? null : (
        <p class="bad" part="unknown">
          {many("elements.deck.unknown", unknown.length)} {unknown.map(({ written }) => written).join(", ")}
        </p>
      )}
      <div class="parts">
        {PARTS.map((part) => (
          <Part key={part} part={part} rows={rows} />
        ))}
      </div>
      <div class="tools">
        <button
          type="button"
          part="button"
          onClick={() => {
            navigator.clipboard.writeText(list).then(
              () => setSaid("ui.copied"),
              () => setSaid("elements.deck.not-copied"),
            );
          }}
        >
          {t("elements.deck.copy")}
        </button>
        {link === undefined ? null : (
          <a part="link" href={link}>
            {t("elements.deck.open")}
          </a>
        )}
        <Legality list={list} />
        <span role="status">{said && t(said)}</span>
      </div>
    </section>
  );
}

/** The element. Its content is the list. Attributes: `name`, `page` (the address of a page of altmode with its deck editor). */
export class AltmodeDeck extends Drawn {
  static observedAttributes = ["name", "page", "lang"];

  protected async draw() {
    const list = listOf(this);
    const { name, lines } = readLines(list);
    const rows = await Promise.all(
      lines.flatMap((line) =>
        "title" in line
          ? []
          : [cardFacts(line.name).then((card): Row => ({ count: line.count, written: line.name, card }))],
      ),
    );
    // A text without a single known card is no deck.
    if (!rows.some(({ card }) => card !== undefined)) {
      if (rows.length > 0)
        throw new Error('none of the lines names a card; a line is such as "3 Field Repair"');
      return undefined;
    }
    const title = this.getAttribute("name") ?? name;
    const page = this.getAttribute("page");
    const link = page === null ? undefined : await inBuilder(page, list);
    return () => <Deck name={title ?? t("elements.deck.name")} rows={rows} list={list} link={link} />;
  }
}

/** Returns the text of an element with a line for each block, as editors of web sites write lists. */
function listOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const br of copy.querySelectorAll("br")) br.replaceWith("\n");
  for (const block of copy.querySelectorAll("p, li, div, h1, h2, h3, h4, h5, h6, tr")) block.append("\n");
  return (copy.textContent ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

define("altmode-deck", AltmodeDeck);
