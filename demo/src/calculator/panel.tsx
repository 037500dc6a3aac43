import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { t } from "../messages/index.js";
import { readCalculation } from "../report/read.js";
import { type Calculation, example } from "../report/state.js";
import { readJson, writeJson } from "../store/storage.js";
import { Fault } from "../ui/fault.js";
import { unpack } from "../ui/share.js";
import { ShareButton } from "../ui/share-button.js";
import { Attack } from "./attack.js";
import { Sets } from "./sets.js";

const PLACE = "calculation";

/** The attack of the page: kept on this device, brought by a link, and shared as one. */
export function AttackPanel({ catalogue, shared }: { catalogue: Catalogue; shared: string | undefined }) {
  const [calculation, setCalculation] = useState<Calculation>(
    () => readCalculation(readJson(PLACE)) ?? example,
  );
  const [linkFault, setLinkFault] = useState<unknown>();

  useEffect(() => {
    if (shared === undefined) return;
    unpack(shared)
      .then((value) => {
        const read = readCalculation(value);
        if (!read) throw new Error(t("link.damaged"));
        setCalculation(read);
      })
      .catch(setLinkFault);
  }, [shared]);

  // A layout effect runs before the next paint, because reloading a busy page would otherwise lose the last
  // change.
  useLayoutEffect(() => {
    writeJson(PLACE, calculation);
  }, [calculation]);

  return (
    <Attack
      catalogue={catalogue}
      calculation={calculation}
      onChange={setCalculation}
      initial={example}
      fault={<Fault error={linkFault} />}
      share={<ShareButton screen="calculator" value={() => calculation} />}
      sets={<Sets calculation={calculation} onTake={setCalculation} />}
    />
  );
}
