import { gunzipSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deflated, gzipped } from './pack.ts';

async function collect(all: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const one of all) found.push(one);
  return Buffer.concat(found);
}
async function* pieces(count: number, after?: () => void) {
  try {
    for (let at = 0; at < count; at++) yield Buffer.from(`${at},`.repeat(100_000));
  } finally {
    after?.();
  }
}

it('pieces come out whole and in order', async () => {
  const whole = await collect(pieces(20));
  expect(gunzipSync(await collect(gzipped(pieces(20)))).equals(whole)).toBe(true);
  const sum = { size: 0, crc: 0 };
  expect(inflateRawSync(await collect(deflated(pieces(20), sum))).equals(whole)).toBe(true);
  expect(sum.size).toBe(whole.length);
});

it('a file without anything in it is one', async () => {
  expect(gunzipSync(await collect(gzipped(pieces(0))))).toHaveLength(0);
});

it('reading ends with a reader who leaves', async () => {
  let ended = false;
  for await (const piece of deflated(
    pieces(40, () => (ended = true)),
    { size: 0, crc: 0 },
  )) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(ended).toBe(true);
});

it('a file that cannot be read on fails', async () => {
  async function* broken() {
    yield* pieces(3);
    throw new Error('The database is gone.');
  }
  await expect(collect(gzipped(broken()))).rejects.toThrow('The database is gone.');
});
