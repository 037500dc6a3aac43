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

/** Compares a secret without telling by its time how much of a guess was right. */
export function same(guess: string | undefined, secret: string): boolean {
  if (guess === undefined || guess.length !== secret.length) return false;
  let difference = 0;
  for (let index = 0; index < secret.length; index++)
    difference |= secret.charCodeAt(index) ^ guess.charCodeAt(index);
  return difference === 0;
}
