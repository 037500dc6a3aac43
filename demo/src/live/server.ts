/**
 * Returns the address of the server of live tables, which a deployment writes into index.html. Without one there are no
 * live tables.
 */
export function liveServer(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="altmode-live-tables"]')?.content ?? "";
  return address === "" ? undefined : address;
}
