import { createHmac } from 'node:crypto';
import { secondStepRule } from '@fourfold/contract/words';
import { sameText } from '../../../kernel/signing/signer.ts';

const { digits, seconds } = secondStepRule;

/** Which half minute it is. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / seconds);

/** RFC 6238 over RFC 4226 with SHA-1, which every authenticator app knows; what it is used for, HMAC, is sound. */
export function codeAt(secret: Buffer, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** length;
  return String(number).padStart(length, '0');
}

/**
 * The half minute that a code belongs to: this one, the last or the next, since clocks differ and typing takes time.
 * The latest where, once in a million, it fits two. Null where it fits none.
 */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const step = stepAt(now);
  const fitting = [step - 1, step, step + 1].filter((one) => sameText(code, codeAt(secret, one)));
  return fitting.at(-1) ?? null;
}

/** What apps take: by QR code, or by pressing it on the phone itself. */
export function otpauthUrl(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
