import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs what leaves the server and comes back: links in mails, request tokens. The purpose is part of what is
 * signed, so a signature made for one thing proves nothing about another.
 */
export interface Signer {
  sign(purpose: string, ...parts: readonly (string | number)[]): string;
  verify(signature: string, purpose: string, ...parts: readonly (string | number)[]): boolean;
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
  };
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
