import type { Tcg } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import { loadCatalogue } from "../cards/catalogue.js";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import { engine } from "./engine.js";

/** Loads the engine and, in parallel, the file of the catalogue, whose failure is ignored. */
async function both(): Promise<Tcg> {
  const [tcg] = await Promise.all([engine(), loadCatalogue().catch(() => undefined)]);
  return tcg;
}

/** Renders content that needs the rules engine, once it is loaded. */
export function WithEngine({ children }: { children: (tcg: Tcg) => ComponentChildren }) {
  return (
    <Loaded load={both} waiting={t("shell.loading-rules")} missing={t("shell.no-rules")}>
      {children}
    </Loaded>
  );
}
