import type { Tcg } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import { loadCatalogue } from "../cards/catalogue.js";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import { engine } from "./engine.js";

/** The engine; the catalogue's file comes beside it, and is missed by nobody if it does not. */
async function both(): Promise<Tcg> {
  const [tcg] = await Promise.all([engine(), loadCatalogue().catch(() => undefined)]);
  return tcg;
}

/** Draws what needs the rules engine, once that is here. */
export function WithEngine({ children }: { children: (tcg: Tcg) => ComponentChildren }) {
  return (
    <Loaded load={both} waiting={t("shell.loading-rules")} missing={t("shell.no-rules")}>
      {children}
    </Loaded>
  );
}
