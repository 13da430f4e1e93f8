import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** How much of a hash is kept: enough that one password in a hundred thousand is refused by mistake. */
export const leakedBytes = 4;

/** Compared without regard to case: a leaked password is not made safe by a capital letter. */
export const leakedKey = (password: string): number =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE();

let keys: Uint32Array | undefined;

/** Is it one of the leaked passwords that are long enough for us? Made by scripts/list-leaked-passwords.ts. */
export function isLeaked(password: string): boolean {
  keys ??= readKeys();
  const wanted = leakedKey(password);
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return keys[from] === wanted;
}

function readKeys(): Uint32Array {
  const bytes = readFileSync(new URL('leaked-passwords.bin', import.meta.url));
  return Uint32Array.from({ length: bytes.length / leakedBytes }, (_, at) =>
    bytes.readUInt32BE(at * leakedBytes),
  );
}
