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

it.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
  ['UTF-16 that nothing says of', [0x41, 0, 0x2c, 0, 0x42, 0]],
])('takes %s for no text', async (_kind, bytes) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBeNull();
});

it('takes tabs and every end of a line for text', async () => {
  expect(await textOfFile(new Blob(['Ana\tSilva\r\nBo\rCy\n\f']))).toBe('Ana\tSilva\r\nBo\rCy\n\f');
});
