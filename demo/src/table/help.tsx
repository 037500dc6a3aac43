// The rules of the moment: what the phase or question at hand is about, with the section of the rules.
import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { help } from "../messages/en/help.js";
import { addEnglish, t } from "../messages/index.js";
import { TableDialog } from "./dialog.js";
import { useTableKey } from "./keys.js";

addEnglish(help);

/** Sections of the rules, as printed, by the moments of all games. */
const sources = {
  "tcg-main": "Expanded Rules 2.0, 1.2",
  "tcg-attack": "Expanded Rules 2.0, 1.3.1",
  "tcg-flip": "Expanded Rules 2.0, 1.3.2 and 1.3.3",
  "tcg-choice": "Expanded Rules 2.0, 3 and 4",
  "unmatched-action": "Core Rules, Taking a Turn",
  "unmatched-move": "Core Rules, Maneuver and Moving",
  "unmatched-combat": "Core Rules, Combat",
  "unmatched-choice": "Core Rules, Cards",
  "deckbuilder-turn": "Deck-Building Game, docs/deckbuilder.md",
  "deckbuilder-battle": "Deck-Building Game, docs/deckbuilder.md",
  "deckbuilder-choice": "Deck-Building Game, docs/deckbuilder.md",
} as const;
export type Moment = keyof typeof sources;

const Opener = createContext<(() => void) | undefined>(undefined);

/** Returns what opens the rules of the moment, where a table has them. */
export const useHelp = () => useContext(Opener);

interface Props {
  moment: Moment | undefined;
  children: preact.ComponentChildren;
}

/** A table whose rules of the moment open by `?` and by its menu. */
export function WithHelp({ moment, children }: Props) {
  const [open, setOpen] = useState(false);
  const has = moment !== undefined;
  useTableKey("?", has, () => setOpen(true));
  return (
    <Opener.Provider value={has ? () => setOpen(true) : undefined}>
      {children}
      {open && moment ? (
        <TableDialog title={t("help.title")} onClose={() => setOpen(false)}>
          <p>{t(`help.${moment}`)}</p>
          <p>
            <small>{t("help.source", { source: sources[moment] })}</small>
          </p>
          <p>{t("help.keys")}</p>
        </TableDialog>
      ) : null}
    </Opener.Provider>
  );
}
