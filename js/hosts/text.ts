// UTF-8 for platforms without TextEncoder and TextDecoder, such as older versions of React Native and Jest's jsdom.
// Implements only the methods that the glue calls, with the UTF-8 of encodeURIComponent.

interface Encoder {
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
}

interface Decoder {
  decode(bytes?: Uint8Array): string;
}

/** Chunk size for `String.fromCharCode`, because engines limit the number of arguments. */
const MOST_ARGUMENTS = 4096;
const PERCENT = 0x25;

/** `TextEncoder` in plain JavaScript. */
export class PlainEncoder implements Encoder {
  /** Encodes a text. There must be room for all of it. */
  encodeInto(text: string, into: Uint8Array): { read: number; written: number } {
    const paired = text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (found) =>
      found.length > 1 ? found : "\ufffd",
    );
    const escaped = encodeURIComponent(paired);
    let written = 0;
    for (let at = 0; at < escaped.length; at++) {
      const code = escaped.charCodeAt(at);
      into[written++] = code === PERCENT ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : code;
      if (code === PERCENT) at += 2;
    }
    return { read: text.length, written };
  }
}

/**
 * `TextDecoder` in plain JavaScript, always in `fatal` mode: it throws on invalid UTF-8. ASCII is decoded by
 * `String.fromCharCode` because that is twenty times as fast as a loop in Hermes.
 */
export class PlainDecoder implements Decoder {
  decode(bytes: Uint8Array = new Uint8Array(0)): string {
    let text = "";
    for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS)
      text += String.fromCharCode.apply(null, bytes.subarray(at, at + MOST_ARGUMENTS) as unknown as number[]);
    if (!/[\u0080-\u00ff]/.test(text)) return text;
    return decodeURIComponent(
      text.replace(/[%\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`),
    );
  }
}

const platform = globalThis as {
  TextEncoder?: new () => Encoder;
  TextDecoder?: new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder;
};

/** The platform's `TextEncoder` if it has one, else `PlainEncoder`. */
export const TextEncoder: new () => Encoder = platform.TextEncoder ?? PlainEncoder;
/** The platform's `TextDecoder` if it has one, else `PlainDecoder`. */
export const TextDecoder: new (
  label?: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => Decoder = platform.TextDecoder ?? PlainDecoder;
