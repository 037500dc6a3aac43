import qrcode from "qrcode-generator";

/** Quiet zone around the code, in modules. */
const MARGIN = 4;
/**
 * Capacity of the largest code at the lowest error correction, in bytes (ISO/IEC 18004, version 40, level L).
 */
const MOST_BYTES = 2953;

/** A QR code as a path of squares of 1 unit. */
export interface QrPicture {
  /** Width and height with the quiet zone. */
  readonly size: number;
  /** The `d` of the path of the dark modules. */
  readonly path: string;
}

/** Returns the QR code of a text, or `undefined` if the text is too long. */
export function qrPicture(text: string): QrPicture | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  const code = qrcode(0, "L"); // smallest version that fits; a screen needs little error correction
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    }
  }
  return { size: count + 2 * MARGIN, path };
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
