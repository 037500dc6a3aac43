import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { Loaded } from "../ui/loaded.js";
import { type Catalogue, knownCatalogue, loadCatalogue } from "./catalogue.js";

/** Renders content that needs the catalogue but not the engine. */
export function WithCatalogue({ children }: { children: (catalogue: Catalogue) => ComponentChildren }) {
  return (
    <Loaded
      load={loadCatalogue}
      known={knownCatalogue}
      waiting={t("shell.loading")}
      missing={t("cards.missing")}
    >
      {children}
    </Loaded>
  );
}
