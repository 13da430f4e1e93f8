import { describe, expect, it } from 'vitest';
import { drawPng } from '../../testing/draw-png.ts';
import { isSoundPng, isSoundUpload } from './sound-png.ts';

const row = Buffer.from([0, ...Array(80).fill(128)]);
const rows = (count: number) => Buffer.concat(Array(count).fill(row));
const sound = drawPng({ width: 20, height: 10, raw: rows(10) });

describe('a PNG', () => {
  it('is sound when it holds what its header says', async () => {
    expect([isSoundPng(sound), await isSoundUpload(sound)]).toEqual([true, true]);
    // Eight by eight in seven passes: 15 rows in all, of 64 pixels and a filter's byte each.
    const passes = [1, 1, 2, 2, 4, 4, 8].flatMap((across, pass) =>
      Array.from({ length: [1, 1, 1, 2, 2, 4, 4][pass] ?? 0 }, () => Buffer.alloc(1 + 4 * across, 0)),
    );
    expect(isSoundPng(drawPng({ width: 8, height: 8, interlace: 1, raw: Buffer.concat(passes) }))).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('RIFF....WEBP')],
    ['one that was cut off', sound.subarray(0, 60)],
    ['damaged data', Buffer.concat([sound.subarray(0, 45), Buffer.alloc(20, 0xaa), sound.subarray(65)])],
    ['less than it says', drawPng({ width: 2000, height: 2000, raw: rows(10) })],
    ['more than it says', drawPng({ width: 20, height: 2, raw: rows(10) })],
    ['a size that nobody can draw', drawPng({ width: 60_000, height: 60_000, raw: rows(10) })],
    ['no size', drawPng({ width: 0, height: 10, raw: rows(10) })],
    ['a colour type that does not exist', drawPng({ width: 20, height: 10, colour: 5, raw: rows(10) })],
    ['a filter that does not exist', drawPng({ width: 20, height: 10, raw: Buffer.alloc(810, 9) })],
    ['colours of a palette that is not there', drawPng({ width: 80, height: 10, colour: 3, raw: rows(10) })],
  ])('is not when it is %s', async (_what, bytes) => {
    expect([isSoundPng(bytes), await isSoundUpload(bytes)]).toEqual([false, false]);
  });
});
