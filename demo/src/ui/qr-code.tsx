import { qrCode } from "./qr.js";

/** The light margin that readers need, in modules. */
const MARGIN = 4;

/** A text for the camera of another device; `otherwise` is said when it is too long. */
export function QrCode({ text, label, otherwise }: { text: string; label: string; otherwise: string }) {
  const modules = qrCode(text);
  if (!modules) return <p>{otherwise}</p>;
  const size = modules.length + 2 * MARGIN;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")))
    .join("");
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
