// Sheets to fill in, and the facts of a tournament.
import type { TournamentView } from "altmode/tournament/slim";
import { t } from "../../messages/index.js";
import { box, type Html, html, line, table } from "../../ui/print-page.js";
import { cardRules } from "../card-rules.js";
import { deadlineText } from "../deadline.js";
import { sheet } from "./pages.js";

/** Rows of a registration sheet: the largest usual team, a deck of which most cards are played more than once, and six boosters. */
const CHARACTERS = 8;
const BATTLE_CARDS = 24;
const POOL = 42;
const SIDEBOARD = 10;

const blank = (rows: number): Html =>
  html`<div class="blank">${Array.from({ length: 2 * rows }, () => html`<span></span>`)}</div>`;

/** Returns fields to fill in on one row, which share its width. */
const fields = (...names: readonly string[]): Html =>
  html`<p class="fields">${names.map((name) => html`${name} ${line} `)}</p>`;

/** A sheet on which a player registers a deck (Tournament Rules 2.7), or a pool of limited formats (7.2). */
export function registrationPage(view: TournamentView): string {
  const limited = (view.options.format ?? "constructed") !== "constructed";
  const part = (heading: string, rows: number) => html`<h2>${heading}</h2>${blank(rows)}`;
  return sheet(view, t(limited ? "print.pool-sheet" : "print.deck-sheet"), [
    fields(t("tournament.name"), t("print.date"), t("print.signature")),
    html`<p>${t("print.number-and-name")}</p><div class="columns">${part(t("print.characters"), CHARACTERS)}
${part(t("decks.part.battle"), limited ? POOL : BATTLE_CARDS)}
${limited ? html`` : part(t("print.check.sideboard"), SIDEBOARD)}</div>`,
    html`<p class="fields">${t("print.checked-by")} ${line} ${t("print.cards-in-all")} ${box}</p>`,
  ]);
}

/** A sheet for a deck check (Tournament Rules 2.8), whose minutes and three more extend the match (2.6). */
export const deckCheckPage = (view: TournamentView): string =>
  sheet(view, t("print.check-sheet"), [
    html`<p class="fields">${t("desk.round")} ${box} ${t("tournament.table")} ${box} ${t("print.judge")} ${line}</p>`,
    fields(`${t("tournament.player")} 1`, "2"),
    fields(t("print.begun"), t("print.ended")),
    table(
      [t("print.check"), "1", "2"],
      (["name", "stars", "count", "copies", "banned", "sets", "sideboard", "marked", "same"] as const).map(
        (what) => [t(`print.check.${what}`), "☐", "☐"],
      ),
    ),
    html`<p>${t("desk.note")}</p><div class="blank note">${Array.from({ length: 8 }, () => html`<span></span>`)}</div>`,
    html`<p>${t("print.check-time")}</p>`,
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
    [t("desk.sets"), rules.sets.length === 0 ? t("desk.all-sets") : rules.sets.join(", ").toUpperCase()],
    [t("desk.bans"), rules.bans.length === 0 ? "–" : rules.bans.join(", ")],
    ...(options.deckLists === true
      ? [[t("desk.lists-required"), until === undefined ? "✓" : t("desk.until", { time: until })] as const]
      : []),
    ...(options.capacity === undefined ? [] : [[t("print.capacity"), String(options.capacity)] as const]),
    ...(options.prizes ?? []).map(
      ({ place, to, prize }) =>
        [
          `${t("desk.prize")} (${t("desk.place")} ${to === undefined ? place : `${place}–${to}`})`,
          prize,
        ] as const,
    ),
  ];
  return sheet(
    view,
    t("print.facts"),
    html`<dl>${facts.map(([name, fact]) => html`<dt>${name}</dt><dd>${fact}</dd>\n`)}</dl>`,
  );
}
