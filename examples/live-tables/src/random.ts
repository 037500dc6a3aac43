/** Returns 128 random bits, as text that can stand in an address. */
export function nonce(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Returns bytes as text that can stand in an address and name a subprotocol. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
