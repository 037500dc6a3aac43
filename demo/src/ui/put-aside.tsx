import { useEffect, useState } from "preact/hooks";
import { type Key, language, t } from "../messages/index.js";
import { type Aside, asideFrom, forgetAside, onAside } from "../store/aside.js";
import { download } from "./download.js";
import { capital } from "./words.js";

/** Names of what is stored at a place, by the beginning of the place. The first that fits counts. */
const names: readonly (readonly [string, Key])[] = [
  ["unmatched-draft", "aside.draft"],
  ["tournament-drafts", "aside.draft"],
  ["tournament", "aside.tournament"],
  ["deckbuilder-packs", "aside.packs"],
  ["table.turn-of", "aside.turn"],
  ["tracker.steps", "aside.steps"],
  ["draft", "aside.deck"],
  ["decks", "aside.deck"],
];

const nameOf = ({ place, title }: Aside): string => {
  const name = t(names.find(([begin]) => place.startsWith(begin))?.[1] ?? "aside.game");
  return title === "" ? name : t("aside.named", { name, title });
};

/** The data that a screen kept and could not read, with the cause. It can be saved as a file, and is deleted by the visitor alone. */
export function PutAside({ from }: { from: readonly string[] }) {
  const [kept, setKept] = useState(() => asideFrom(from));
  useEffect(() => {
    const read = () => setKept(asideFrom(from));
    read();
    return onAside(read);
  }, [from.join()]);
  if (kept.length === 0) return null;
  return (
    <section class="notice stack" aria-label={t("aside.title")} data-testid="aside">
      {kept.map((each) => (
        <div key={each.key} class="stack tight" role="alert">
          <p>
            <strong>{t("aside.unread", { name: nameOf(each) })}</strong>{" "}
            {t("aside.cause", {
              cause: capital(each.cause).replace(/\.$/, ""),
              date: new Date(each.at).toLocaleString(language()),
            })}
          </p>
          <div class="row">
            <button
              type="button"
              onClick={() => download(`altmode-${each.place}.json`, "application/json", each.text)}
            >
              {t("aside.save")}
            </button>
            <button
              type="button"
              onClick={() => {
                if (confirm(t("aside.delete-sure"))) forgetAside(each);
              }}
            >
              {t("aside.delete")}
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
