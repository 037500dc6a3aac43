import { WithCatalogue } from "../cards/with-catalogue.js";
import { engineModule } from "../engine/engine.js";
import { t } from "../messages/index.js";
import { ReportPanel } from "../report/panel.js";
import type { ScreenProps } from "../shell/screen.js";
import { AttackPanel } from "./panel.js";
import "../cards/icons.css";
import "../ui/columns.css";
import "../ui/combobox.css";
import "../report/calculator.css";

const parts = [
  ["", "calculator.attacks"],
  ["deck", "calculator.deck"],
] as const;

/**
 * Preloads the engine at the first interaction. Errors are ignored, because the request itself reports them.
 */
const awaken = () => void engineModule().catch(() => undefined);

/** The calculator screen: odds of an attack and of a deck. */
export default function CalculatorScreen({ rest, query }: ScreenProps) {
  const shared = query.get("s") ?? undefined;
  const part = rest[0] === "deck" ? "deck" : "";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads the engine
    <div class="calculator stack" onPointerDown={awaken} onKeyDown={awaken}>
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
      <p class="quiet">{t(part === "deck" ? "report.intro" : "calculator.intro")}</p>
      {part === "deck" ? (
        <ReportPanel />
      ) : (
        <WithCatalogue>
          {(catalogue) => <AttackPanel key={shared ?? ""} catalogue={catalogue} shared={shared} />}
        </WithCatalogue>
      )}
    </div>
  );
}
