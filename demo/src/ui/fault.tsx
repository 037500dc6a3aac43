import { useLayoutEffect, useRef } from "preact/hooks";
import { isEngineError, lacksWebAssembly } from "../engine/errors.js";
import { engineLang, said, t } from "../messages/index.js";
import { capital } from "./words.js";

interface Props {
  error: unknown;
  /**
   * Whether people read it who know nothing of the engine's input: without its path and the names of its types, and
   * brought into sight, because the field may be far below.
   */
  plain?: boolean;
}

/** An error message, or nothing. */
export function Fault({ error, plain = false }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (plain && error !== undefined) place.current?.scrollIntoView({ block: "center" });
  }, [error, plain]);
  if (error === undefined) return null;
  const text = plain ? plainText(error) : faultText(error);
  const english =
    isEngineError(error) &&
    !lacksWebAssembly(error) &&
    text !== t("error.number") &&
    !(plain && said(error.message) !== undefined);
  return (
    <p class="fault" role="alert" ref={place}>
      <strong>{t("error.title")}</strong> <span lang={english ? engineLang() : undefined}>{text}</span>
    </p>
  );
}

/** Words by which the engine's reader of JSON names types, which arise from fields without a number that fits. */
const TYPES = /\b(invalid (type|value)|expected [iu]\d+|[iu](8|16|32|64)|null|NaN)\b/i;

/** Returns an error in words for people who know nothing of the engine's input, in the page's language where it has them. */
export function plainText(error: unknown): string {
  if (!isEngineError(error) || lacksWebAssembly(error)) return faultText(error);
  if (TYPES.test(error.message)) return t("error.number");
  return capital(said(error.message) ?? error.message);
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
