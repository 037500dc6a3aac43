// Sheets to fill in, and the facts of a tournament.
import type { TournamentView } from "altmode/tournament/slim";
import { t } from "../../messages/index.js";
import { box, type Html, html, line, page, table } from "../../ui/print-page.js";
import { cardRules } from "../card-rules.js";
import { deadlineText } from "../deadline.js";

/** Rows of a registration sheet: the largest usual team, and a deck of cards of which most are played more than once. */
const CHARACTERS = 8;
const BATTLE_CARDS = 24;
const SIDEBOARD = 10;

const blank = (rows: number): Html =>
  html`<div class="blank">${Array.from({ length: 2 * rows }, () => html`<span></span>`)}</div>`;

/** A sheet on which a player registers a deck (Tournament Rules 2.7), or a pool of limited formats (7.2). */
export function registrationPage(view: TournamentView): string {
  const limited = (view.options.format ?? "constructed") !== "constructed";
  const heading = (text: string) => html`<h2>${text}</h2><p>${t("print.number-and-name")}</p>`;
  return page(`${view.options.name ?? ""}: ${t(limited ? "print.pool-sheet" : "print.deck-sheet")}`, [
    html`<p>${t("tournament.name")} ${line} ${t("print.date")} ${line}</p><p>${t("print.signature")} ${line}</p>`,
    html`<div class="columns">${heading(t("print.characters"))}${blank(CHARACTERS)}
${heading(t("decks.part.battle"))}${blank(limited ? 2 * BATTLE_CARDS : BATTLE_CARDS)}
${heading(t("print.check.sideboard"))}${blank(SIDEBOARD)}</div>`,
    html`<p>${t("print.checked-by")} ${line} ${t("print.cards-in-all")} ${box}</p>`,
  ]);
}

/** A sheet for a deck check (Tournament Rules 2.8), whose minutes and three more extend the match (2.6). */
export const deckCheckPage = (view: TournamentView): string =>
  page(`${view.options.name ?? ""}: ${t("print.check-sheet")}`, [
    html`<p>${t("desk.round")} ${box} ${t("tournament.table")} ${box} ${t("print.judge")} ${line}</p>`,
    html`<p>${t("print.begun")} ${line} ${t("print.ended")} ${line}</p>`,
    table(
      [t("print.check"), "1", "2"],
      (["name", "stars", "count", "copies", "banned", "sets", "sideboard", "marked", "same"] as const).map(
        (what) => [t(`print.check.${what}`), "☐", "☐"],
      ),
    ),
    html`<p>${t("desk.note")}</p>${blank(8)}<p>${t("print.check-time")}</p>`,
  ]);

/** The facts that are announced before a tournament (Tournament Rules 1.2). */
export function factsPage(view: TournamentView): string {
  const { options, settled } = view;
  const { format = "constructed", playoff = 0, unfinished = "draw", structure = "swiss" } = options;
  const rules = cardRules(options);
  const until = deadlineText(options);
  const facts: readonly (readonly [string, string])[] = [
    [t("decks.format"), t(`decks.format.${format}`)],
    [t("desk.structure"), t(`desk.structure.${structure}`)],
    [t("tournament.rounds"), String(settled.rounds)],
    [t("print.minutes"), String(settled.minutes)],
    [t("desk.best-of"), String(2 * (options.gamesToWin ?? 2) - 1)],
    [
      t("tournament.playoff"),
      playoff === 0 ? t("tournament.no-playoff") : t("tournament.top", { count: playoff }),
    ],
    [t("tournament.unfinished"), t(`tournament.unfinished.${unfinished}`)],
    [t("desk.sets"), rules.sets.length === 0 ? t("desk.all-sets") : rules.sets.join(", ")],
    [t("desk.bans"), rules.bans.length === 0 ? "–" : rules.bans.join(", ")],
    ...(options.deckLists === true
      ? [[t("desk.lists-required"), until === undefined ? "✓" : t("desk.until", { time: until })] as const]
      : []),
    ...(options.capacity === undefined ? [] : [[t("desk.capacity"), String(options.capacity)] as const]),
    ...(options.prizes ?? []).map(
      ({ place, to, prize }) =>
        [`${t("desk.prize")} ${to === undefined ? place : `${place}–${to}`}`, prize] as const,
    ),
  ];
  return page(
    `${options.name ?? ""}: ${t("print.facts")}`,
    html`<dl>${facts.map(([name, fact]) => html`<dt>${name}</dt><dd>${fact}</dd>\n`)}</dl>`,
  );
}
