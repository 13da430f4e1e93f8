import { codeAt, stepAt } from '../features/identity/second-step/totp.ts';

/** What an authenticator app does with the secret that it was given: the code that it shows now, or steps later. */
export function appWith({ now }: { now: () => Date }, secret: string): (later?: number) => string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (later = 0) => codeAt(bytes, stepAt(now()) + later);
}
