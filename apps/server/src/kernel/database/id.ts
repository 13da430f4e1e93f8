import { randomFillSync } from 'node:crypto';

const bytes = Buffer.alloc(16);
/** Drawn for some hundreds of identifiers at a time: each draw costs more than all that is done with it. */
const random = Buffer.alloc(10 * 400);
let used = random.length;

/**
 * A UUID whose beginning is the time (version 7): rows that are made together lie together in an index. Where an
 * identifier is also a secret, the 74 random bits do not replace a signature or a permission.
 */
export function newId(now: Date): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  random.copy(bytes, 6, used, used + 10);
  used += 10;
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Many identifiers as PostgreSQL reads a list of them; the driver looks through each for what it would have to mask. */
export const listOf = (ids: readonly string[]): string => `{${ids.join(',')}}`;
