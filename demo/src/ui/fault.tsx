import { isEngineError } from "../engine/errors.js";
import { engineLang, t } from "../messages/index.js";
import { capital } from "./words.js";

/** An error message, or nothing. */
export function Fault({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <p class="fault" role="alert">
      <strong>{t("error.title")}</strong>{" "}
      <span lang={isEngineError(error) ? engineLang() : undefined}>{faultText(error)}</span>
    </p>
  );
}

export function faultText(error: unknown): string {
  if (isEngineError(error)) {
    const message = capital(error.message);
    return error.path ? t("error.at", { message, path: error.path }) : message;
  }
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]/.test(message) && error instanceof Error && error.name === "Error"
    ? message
    : t("error.unknown", { message });
}
