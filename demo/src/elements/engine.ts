// The rules engine of the package, loaded when something needs it: a file beside the elements.
import type { Tcg } from "altmode/tcg";

let loading: Promise<Tcg> | undefined;

export function engine(): Promise<Tcg> {
  loading ??= import("altmode/tcg").then(({ load }) => load());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
