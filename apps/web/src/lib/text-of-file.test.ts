import { expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const line = 'Jürgen;Müller;j@x.test';
const utf16 = (bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${line}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

it.each([
  ['UTF-8', Buffer.from(line)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${line}`)],
  ['Windows-1252, as Excel saves CSV', Buffer.from(line, 'latin1')],
  ['UTF-16, as Excel saves Unicode text', utf16(false)],
  ['UTF-16, the other way round', utf16(true)],
])('reads a file in %s', async (_encoding, bytes) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(line);
});
