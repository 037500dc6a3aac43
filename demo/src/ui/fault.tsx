import { isEngineError, lacksWebAssembly } from "../engine/errors.js";
import { engineLang, t } from "../messages/index.js";
import { capital } from "./words.js";

/** An error message, or nothing. */
export function Fault({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const english = isEngineError(error) && !lacksWebAssembly(error);
  return (
    <p class="fault" role="alert">
      <strong>{t("error.title")}</strong>{" "}
      <span lang={english ? engineLang() : undefined}>{faultText(error)}</span>
    </p>
  );
}

interface NotLoadedProps {
  error: unknown;
  /** The text below the error. */
  missing: string;
  onRetry: () => void;
}

/** The error of a failed load, with a button to try again unless that cannot help. */
export function NotLoaded({ error, missing, onRetry }: NotLoadedProps) {
  if (lacksWebAssembly(error)) return <Fault error={error} />;
  return (
    <>
      <Fault error={error} />
      <p>{missing}</p>
      <button type="button" onClick={onRetry}>
        {t("shell.try-again")}
      </button>
    </>
  );
}

export function faultText(error: unknown): string {
  if (lacksWebAssembly(error)) return t("error.no-wasm");
  if (isEngineError(error)) {
    const message = capital(error.message);
    return error.path ? t("error.at", { message, path: error.path }) : message;
  }
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]/.test(message) && error instanceof Error && error.name === "Error"
    ? message
    : t("error.unknown", { message });
}
