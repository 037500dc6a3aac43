// Seat tokens: table, seat and nonce, signed by the server. The outer face refuses a forged one without waking the table.

import { base64url } from "./random.js";

const encoder = new TextEncoder();

/** The content of a token. */
export interface SeatToken {
  table: string;
  seat: number;
  nonce: string;
}

/** Signs and reads tokens with a secret of at least 32 letters. */
export class Tokens {
  readonly #key: Promise<CryptoKey>;

  constructor(secret: string) {
    if (secret.length < 32) throw new Error("the secret of the tokens has at least 32 letters");
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    this.#key = crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  }

  /** Returns the token of a seat. */
  async sign({ table, seat, nonce }: SeatToken): Promise<string> {
    const text = `${table}.${seat}.${nonce}`;
    const signature = await crypto.subtle.sign("HMAC", await this.#key, encoder.encode(text));
    return `${text}.${base64url(new Uint8Array(signature))}`;
  }

  /** Reads a token; `undefined` if this server has not signed it. */
  async read(token: string): Promise<SeatToken | undefined> {
    const [table, seat, nonce] = token.split(".");
    if (table === undefined || nonce === undefined || !/^[0-9]$/.test(seat ?? "")) return undefined;
    const read = { table, seat: Number(seat), nonce };
    const [given, own] = await Promise.all([digest(token), this.sign(read).then(digest)]);
    // Digests are compared, so that the time of the comparison says nothing about the signature.
    return given === own ? read : undefined;
  }
}

const digest = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
