// Files given to the visitor and taken from them.

/** Lets the browser save a text. */
export function give(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The JSON of the file that was chosen. */
export async function chosen(input: HTMLInputElement): Promise<unknown> {
  const file = input.files?.[0];
  if (!file) return undefined;
  const text = await file.text();
  // The input is cleared, so that a file can be chosen twice in a row.
  input.value = "";
  return JSON.parse(text);
}

/** A file name without what file systems dislike. */
export const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "tournament"}.${ending}`;
