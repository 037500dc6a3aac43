// The rules, loaded once. On a phone this takes a moment, as the engine is plain JavaScript there.

import { load, type Tcg } from "altmode/tcg";
import { useEffect, useState } from "react";

/** The rules, or why there are none, or neither yet. */
export type Loaded = { tcg?: Tcg; fault?: string };

export function useEngine(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let here = true;
    load().then(
      (tcg) => here && setLoaded({ tcg }),
      (error: unknown) => here && setLoaded({ fault: String(error) }),
    );
    return () => {
      here = false;
    };
  }, []);
  return loaded;
}
