import { useEffect } from "preact/hooks";
import { renameAddress } from "../shell/router.js";

/**
 * Continues the open game after a reload. An address with `now`, as in `#/play?now`, resumes the kept game, or begins one
 * with the choices of the last time.
 */
export function useAtOnce(
  query: URLSearchParams,
  address: string,
  kept: { readonly open: boolean } | undefined,
  resume: () => void,
  begin: () => void,
): void {
  useEffect(() => {
    const now = query.has("now");
    // The next reload finds the game itself.
    if (now) renameAddress(address);
    if (kept && (kept.open || now)) resume();
    else if (now) begin();
  }, [query.has("now")]);
}
