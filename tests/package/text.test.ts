// The text coders for platforms without their own give what those of the platform give.
import { expect, test } from "vitest";
import { PlainDecoder, PlainEncoder } from "../../js/hosts/text.js";

const samples = [
  "",
  "plain",
  '{"name":"d\u00e9j\u00e0 \u6f22 \u{1f916} 100 %"}',
  "\ufeffmark",
  "\u0000\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}",
  "unpaired \ud800 and \udfff, \udc00\ud800",
  "\u6f22%41".repeat(3_000),
];

test.each(samples)("encodes and decodes %j", (text) => {
  const room = new Uint8Array(3 * text.length);
  const { read, written } = new PlainEncoder().encodeInto(text, room);
  const bytes = room.subarray(0, written);
  expect(read).toBe(text.length);
  expect(Buffer.compare(bytes, new TextEncoder().encode(text))).toBe(0);
  expect(new PlainDecoder().decode(bytes)).toBe(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
});

test("refuses what is no UTF-8", () => {
  const fatal = new TextDecoder("utf-8", { fatal: true });
  for (const bytes of [
    [0x80],
    [0xc0, 0x80],
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xc3],
  ]) {
    expect(() => fatal.decode(Uint8Array.from(bytes))).toThrow();
    expect(() => new PlainDecoder().decode(Uint8Array.from(bytes))).toThrow();
  }
});
