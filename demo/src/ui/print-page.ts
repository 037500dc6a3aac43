// Pages to print, in the page's language. Each is self-contained, without scripts or other files.
import { language } from "../messages/index.js";
import { qrPicture } from "./qr-code.js";

const STYLE = `@page{margin:1cm}body{font:12pt/1.4 sans-serif;margin:1cm}
h1{font-size:16pt;margin:0 0 8pt}h2{font-size:13pt;margin:10pt 0 4pt;break-after:avoid}.of{margin:0}
h1::first-letter,h2::first-letter,th::first-letter{text-transform:uppercase}
table{border-collapse:collapse;width:100%;font-size:11pt;line-height:1.25}th,td{border-bottom:1px solid #999;padding:2pt 5pt;text-align:left}
td.n,th.n{text-align:right}td.n,.tick{white-space:nowrap}tr{break-inside:avoid}
.slips{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8pt;font-size:11pt;line-height:1.2}
.slip{border:1px dashed #666;padding:8pt;break-inside:avoid;height:12.4cm;box-sizing:border-box}.slip p{margin:3pt 0}
.slip svg,.code svg{width:4cm;height:4cm}.code{break-inside:avoid;display:inline-block;margin:6pt;text-align:center}
.box{display:inline-block;border:1px solid #000;width:1.6em;height:1.4em;margin:0 4pt;vertical-align:middle}
.line{flex:1;border-bottom:1px solid #000}.fields{display:flex;gap:6pt;align-items:end}
.columns{columns:2;column-gap:1cm}.blank{display:grid;grid-template-columns:3em 1fr;gap:4pt}.note{grid-template-columns:1fr}
.blank span{border-bottom:1px solid #000;height:1.3em}dt{font-weight:bold}dd{margin:0 0 4pt}
@media print{body{margin:0}.of:has(~.slips),h1:has(+.slips){display:none}}`;

/** HTML that needs no escaping. */
export interface Html {
  readonly html: string;
}

const letters: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns a text as HTML. Zero-width spaces let long words break, because one such name would make all other columns narrow. */
const escaped = (text: string) =>
  text
    .replace(/[^\s-]{20}(?=[^\s-])/gu, "$&\u200b")
    .replace(/[&<>"']/g, (letter) => letters[letter] ?? letter);

const inserted = (value: string | number | Html | readonly Html[]): string =>
  typeof value === "string" || typeof value === "number"
    ? escaped(String(value))
    : "html" in value
      ? value.html
      : value.map(({ html: text }) => text).join("");

/** Template of HTML. Texts are escaped, other templates are not. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html => ({
  html: parts.map((part, index) => (index === 0 ? part : inserted(values[index - 1] ?? "") + part)).join(""),
});

/** Returns a whole page: a title, and above it the name of what it belongs to. */
export const page = (title: string, body: Html | readonly Html[], of = ""): string =>
  html`<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><title>${of === "" ? title : `${of} – ${title}`}</title><style>${{ html: STYLE }}</style></head>
<body>${of === "" ? html`` : html`<p class="of">${of}</p>`}<h1>${title}</h1>
${body}</body></html>
`.html;

const isFigure = (cell: string | number | undefined): boolean => /^[\d.,–]*$/.test(String(cell));

/** Returns a table. Columns of figures stand to the right. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  const columns = heads.map((_, column) => ({
    html: rows.every((row) => isFigure(row[column])) ? ' class="n"' : "",
  }));
  return html`<table><thead><tr>${heads.map((head, column) => html`<th scope="col"${columns[column] ?? ""}>${head}</th>`)}</tr></thead><tbody>
${rows.map((row) => html`<tr>${row.map((cell, column) => html`<td${columns[column] ?? ""}>${cell}</td>`)}</tr>\n`)}</tbody></table>\n`;
}

/** Returns the QR code of an address, or nothing if it is too long. */
export function code(address: string, label: string): Html {
  const picture = qrPicture(address);
  if (picture === undefined) return html``;
  const { size, path } = picture;
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

export const box = html`<span class="box"></span>`;
/** Returns a box to tick, behind its text. */
export const tick = (text: string): Html => html`<span class="tick">${text} ${box}</span> `;
export const line = html`<span class="line"></span>`;

/** Shows a page to print in a tab of its own. */
export function show(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  open(address, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
