import { useEffect, useId, useState } from "preact/hooks";
import type { Ruling } from "../../rulings.js";
import address from "../generated/rulings.json?url";
import { engineLang, t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";

let loading: Promise<Readonly<Record<string, readonly Ruling[]>>> | undefined;

/** Loads the rulings of all cards, which the build generates from the scenarios. */
function load(): NonNullable<typeof loading> {
  loading ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return response.json();
  });
  // Allows a retry after a failed download.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The official answers about a card, with their documents. */
export function Rulings({ card }: { card: string }) {
  const id = useId();
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let current = true;
    load().then(
      (all) => {
        if (current) setRulings(all[card] ?? []);
      },
      (thrown) => {
        if (current) setError(thrown);
      },
    );
    return () => {
      current = false;
    };
  }, [card]);
  if (error !== undefined) return <Fault error={error} />;
  if (rulings.length === 0) return null;
  return (
    <section class="stack tight" aria-labelledby={id} data-testid="rulings">
      <h2 id={id}>{t("cards.rulings")}</h2>
      <ul class="bullets" lang={engineLang()}>
        {rulings.map(({ text, source }) => (
          <li key={text}>
            {text}. <small class="quiet">{source}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
