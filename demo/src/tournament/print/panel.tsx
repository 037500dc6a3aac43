import type { RoundView, Tournament, TournamentView } from "altmode/tournament/slim";
import { type Key, t } from "../../messages/index.js";
import { show } from "../../ui/print-page.js";
import { tableAddresses } from "../addresses.js";
import { hasPlacing } from "../placing.js";
import * as pages from "./pages.js";
import { deckCheckPage, factsPage, registrationPage } from "./sheets.js";

interface Props {
  tournament: Tournament;
  view: TournamentView;
  onFault: (error: unknown) => void;
}

/** Everything that can be printed, in the page's language. */
export function PrintButtons({ tournament, view, onFault }: Props) {
  const round = view.rounds.at(-1);
  const ofRound = (make: (round: RoundView) => string) =>
    round === undefined ? undefined : () => show(make(round));
  const withCodes = (make: (round: RoundView, codes: ReadonlyMap<number, string>) => string) =>
    round === undefined
      ? undefined
      : () => void tableAddresses(tournament, view).then((codes) => show(make(round, codes)), onFault);
  const buttons: readonly (readonly [Key, (() => void) | undefined])[] = [
    ["desk.print-tables", ofRound((of) => pages.tablesPage(tournament, view, of))],
    ["tournament.print-pairings", ofRound((of) => pages.pairingsPage(tournament, view, of))],
    ["tournament.print-slips", withCodes((of, codes) => pages.slipsPage(view, of, codes))],
    [
      "desk.print-codes",
      view.reportsOpen ? withCodes((of, codes) => pages.codesPage(view, of, codes)) : undefined,
    ],
    ["tournament.print-standings", ofRound(() => pages.standingsPage(tournament, view))],
    ["desk.print-placing", hasPlacing(view) ? () => show(pages.placingPage(tournament, view)) : undefined],
    ["desk.print-bracket", view.cut === null ? undefined : () => show(pages.bracketPage(view))],
    ["desk.print-registration", () => show(registrationPage(view))],
    ["desk.print-check", () => show(deckCheckPage(view))],
    ["desk.print-facts", () => show(factsPage(view))],
  ];
  return (
    <div class="row">
      {buttons.map(([label, print]) => (
        <button key={label} type="button" disabled={print === undefined} onClick={print}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}
