import { createGzip, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packed, quickly } from './pack.ts';

async function collect(all: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const one of all) found.push(one);
  return Buffer.concat(found);
}
async function* pieces(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(100_000, at);
}

it('pieces come out whole and in order', async () => {
  const file = await collect(packed(pieces(40), createGzip(quickly)));
  expect(gunzipSync(file).equals(await collect(pieces(40)))).toBe(true);
});

it('packing ends with a reader who leaves', async () => {
  const gzip = createGzip(quickly);
  for await (const piece of packed(pieces(40), gzip)) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(gzip.destroyed).toBe(true);
});

it('a file that cannot be read on fails, and packing ends', async () => {
  const gzip = createGzip(quickly);
  async function* broken() {
    yield* pieces(3);
    throw new Error('The database is gone.');
  }
  await expect(collect(packed(broken(), gzip))).rejects.toThrow('The database is gone.');
  expect(gzip.destroyed).toBe(true);
});
