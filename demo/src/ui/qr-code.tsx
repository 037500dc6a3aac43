import qrcode from "qrcode-generator";

/** The light margin that readers need, in modules. */
const MARGIN = 4;
/** What fits into the largest code with the least correction, in bytes (ISO/IEC 18004, version 40, level L). */
const MOST_BYTES = 2953;

/** A text for the camera of another device; `otherwise` is said when it is too long. */
export function QrCode({ text, label, otherwise }: { text: string; label: string; otherwise: string }) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return <p>{otherwise}</p>;
  const code = qrcode(0, "L"); // the smallest that it fits into; a screen needs little correction
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * MARGIN;
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    }
  }
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <title>{label}</title>
      {/* Cameras expect dark on light, whatever the page's colours are. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
