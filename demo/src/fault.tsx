import { fault } from "./words.js";

/** An error in words; nothing when there is none. */
export function Fault({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <p class="fault" role="alert">
      <strong>Error.</strong> {fault(error)}
    </p>
  );
}
