import type { Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { ReportPanel } from "../report/panel.js";
import type { ScreenProps } from "../shell/screens.js";
import { AttackPanel } from "./attack.js";
import "../cards/icons.css";
import "../ui/columns.css";
import "../ui/combobox.css";
import "./calculator.css";

const parts = [
  ["", "calculator.attacks"],
  ["deck", "calculator.deck"],
] as const;

/** Odds of an attack, and of a deck. */
export default function CalculatorScreen({ rest, query }: ScreenProps) {
  const part = rest[0] === "deck" ? "deck" : "";
  return (
    <div class="calculator">
      <div class="row spread title-row">
        <h1>{part === "deck" ? t("report.title") : t("calculator.title")}</h1>
        <nav class="tabs" aria-label={t("calculator.parts")}>
          {parts.map(([path, label]) => (
            <a key={path} href={`#/calculator/${path}`} aria-current={path === part ? "page" : undefined}>
              {t(label)}
            </a>
          ))}
        </nav>
      </div>
      <WithEngine>
        {(tcg) =>
          part === "deck" ? <ReportPanel tcg={tcg} /> : <Attack tcg={tcg} shared={query.get("s")} />
        }
      </WithEngine>
    </div>
  );
}

/** The attack that a link carries, or the one of the last visit. */
function Attack({ tcg, shared }: { tcg: Tcg; shared: string | null }) {
  const [tries, setTries] = useState(0);
  useEffect(() => setTries((last) => last + 1), [shared]);
  return <AttackPanel key={tries} tcg={tcg} shared={shared ?? undefined} />;
}
