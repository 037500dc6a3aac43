import { t } from "../../messages/index.js";
import type { Party } from "./session.js";

interface Props {
  party: Party;
  heroes: readonly string[];
  board: string;
}

/** The link to the companion, whose form has these heroes and this battlefield, for a game at a real table. */
export function CompanionLink({ party, heroes, board }: Props) {
  const query = new URLSearchParams({ way: party, heroes: heroes.join(), board });
  return (
    <a class="button" href={`#/companion?${query}`}>
      {t("unmatched.track-these")}
    </a>
  );
}
