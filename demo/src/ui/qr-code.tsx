import encodeQR from "qr";

/** Quiet zone around the code, in modules. */
const MARGIN = 4;
/**
 * Capacity of the largest code at the lowest error correction, in bytes (ISO/IEC 18004, version 40, level L).
 */
const MOST_BYTES = 2953;

/** A QR code as a path of squares of 1 unit. */
interface QrPicture {
  /** Width and height with the quiet zone. */
  readonly size: number;
  /** The `d` of the path of the dark modules. */
  readonly path: string;
}

/** Returns the QR code of a text, or `undefined` if the text is too long. */
export function qrPicture(text: string): QrPicture | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  // A screen needs little error correction, and modules are the larger for it.
  const rows = encodeQR(text, "raw", { ecc: "low", encoding: "byte", border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}

/** A QR code of a text. `otherwise` is shown if the text is too long. */
export function QrCode({ text, label, otherwise }: { text: string; label: string; otherwise: string }) {
  const picture = qrPicture(text);
  if (picture === undefined) return <p>{otherwise}</p>;
  const { size, path } = picture;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <title>{label}</title>
      {/* Scanners expect dark on light in every theme. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
