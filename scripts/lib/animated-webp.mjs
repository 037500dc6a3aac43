// Joins pictures in WebP to an animated one (WebP Container Specification, "Animation").

const fourCC = (name) => Buffer.from(name, "latin1");

function chunk(name, content) {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([fourCC(name), size, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** Returns the chunk with the pixels of a picture without transparency. */
function pixels(webp) {
  for (let at = 12; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (/^VP8[ L]$/.test(webp.toString("latin1", at, at + 4))) {
      return chunk(webp.toString("latin1", at, at + 4), webp.subarray(at + 8, at + 8 + size));
    }
    at += 8 + size + (size % 2);
  }
  throw new Error("a picture in WebP has a chunk VP8 or VP8L");
}

const sizeOf = ({ width, height }) => Buffer.concat([uint24(width - 1), uint24(height - 1)]);

/**
 * Returns an animated picture that repeats. Each frame `{ webp, milliseconds, x, y, width, height }` replaces a part of the
 * picture, in pixels; x and y are even.
 */
export function animated(frames, film) {
  const body = Buffer.concat([
    fourCC("WEBP"),
    // The flag of animation.
    chunk("VP8X", Buffer.concat([Buffer.from([2, 0, 0, 0]), sizeOf(film)])),
    // White behind the frames, repeated for ever.
    chunk("ANIM", Buffer.from([255, 255, 255, 255, 0, 0])),
    ...frames.map(({ webp, milliseconds, x, y, width, height }) =>
      chunk(
        "ANMF",
        // Without blending.
        Buffer.concat([
          uint24(x / 2),
          uint24(y / 2),
          sizeOf({ width, height }),
          uint24(Math.round(milliseconds)),
          Buffer.from([2]),
          pixels(webp),
        ]),
      ),
    ),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([fourCC("RIFF"), length, body]);
}
