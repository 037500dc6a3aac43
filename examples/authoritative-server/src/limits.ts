// Everything that a client can ask for has a limit.

import { AltmodeError } from "altmode/tcg";

/** Tables at a time: of the whole server, and of one address. */
export const MOST_TABLES = 10_000;
export const MOST_TABLES_PER_ADDRESS = 20;
/** A table without a move for so long is closed, and its storage is given back. */
export const IDLE_MILLISECONDS = 24 * 60 * 60 * 1000;
/** WebSockets of one seat; a new one closes the oldest. */
export const MOST_SOCKETS_PER_SEAT = 3;
/** Letters of a message, and bytes of a request's body. */
export const MOST_LETTERS = 2_000;
export const MOST_BODY_BYTES = 65_536;
/** Messages of one seat in a span of time. */
const MOST_MESSAGES = 100;
const SPAN_MILLISECONDS = 10_000;

/** Reads a request's JSON body, and stops reading at the limit. */
export async function body(request: Request): Promise<unknown> {
  const tooLong = () => new AltmodeError("too-long", `a body has at most ${MOST_BODY_BYTES} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BODY_BYTES) throw tooLong();
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_BODY_BYTES) {
      await reader.cancel();
      throw tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new AltmodeError("bad-input", "a body is JSON text");
  }
}

/** Counts the messages of a seat. */
export class Rate {
  #begin = 0;
  #count = 0;

  /** Counts one more; `false` if that is too many. */
  admits(now: number): boolean {
    if (now - this.#begin > SPAN_MILLISECONDS) [this.#begin, this.#count] = [now, 0];
    this.#count++;
    return this.#count <= MOST_MESSAGES;
  }
}
