/** Downloads a text or other content as a file. */
export function download(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoked late, because the browser must have started reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
