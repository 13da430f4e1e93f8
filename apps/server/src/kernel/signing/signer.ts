import { createHmac, timingSafeEqual } from 'node:crypto';
import { openWith, sealWith } from './seal.ts';

/**
 * Signs what leaves the server and comes back: links in mails, request tokens. The purpose is part of what is
 * signed, so a signature made for one thing proves nothing about another. Beside that it seals the few secrets that
 * the database has to hold and nobody who reads it should know.
 */
export interface Signer {
  sign(purpose: string, ...parts: readonly (string | number)[]): string;
  verify(signature: string, purpose: string, ...parts: readonly (string | number)[]): boolean;
  /** Encrypts a secret. It opens again for the same purpose and the same owner only. */
  seal(purpose: string, owner: string, secret: Buffer): Buffer;
  /** Null where none of the keys opens it. `stale`: sealed with a former key, which may go one day. */
  open(purpose: string, owner: string, sealed: Buffer): { readonly secret: Buffer; stale: boolean } | null;
}

/** Signs with the first key, and still accepts what the others signed: links in flight outlive a change of key. */
export function createSigner(current: string, ...previous: readonly string[]): Signer {
  // As JSON the parts cannot flow into each other: ("ab", "c") and ("a", "bc") are signed differently.
  const mac = (key: string, values: readonly (string | number)[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify(values.map(String)))
      .digest('base64url');
  return {
    sign: (...values) => mac(current, values),
    verify: (signature, ...values) =>
      // Every key is tried, so that the time says nothing about which one fitted.
      [current, ...previous].map((key) => sameText(signature, mac(key, values))).includes(true),
    seal: (purpose, owner, secret) => sealWith(current, purpose, owner, secret),
    open(purpose, owner, sealed) {
      for (const key of [current, ...previous]) {
        const secret = openWith(key, purpose, owner, sealed);
        if (secret !== null) return { secret, stale: key !== current };
      }
      return null;
    },
  };
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
