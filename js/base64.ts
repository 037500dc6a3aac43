interface QuickDecoders {
  Uint8Array: { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
  Buffer?: { from(text: string, encoding: "base64"): Uint8Array<ArrayBuffer> };
}

/** Decodes base64 with the fastest decoder of the platform. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const platform = globalThis as unknown as QuickDecoders;
  if (platform.Uint8Array.fromBase64) return platform.Uint8Array.fromBase64(text);
  if (platform.Buffer) return platform.Buffer.from(text, "base64");
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}
