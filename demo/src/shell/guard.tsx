import type { ComponentChildren } from "preact";
import { useErrorBoundary } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";

/** Error boundary that keeps a fault of one screen from emptying the page. */
export function Guard({ children }: { children: ComponentChildren }) {
  const [error, mend] = useErrorBoundary();
  if (error === undefined) return <>{children}</>;
  return (
    <>
      <Fault error={error} />
      <button type="button" onClick={mend}>
        {t("shell.try-again")}
      </button>
    </>
  );
}
