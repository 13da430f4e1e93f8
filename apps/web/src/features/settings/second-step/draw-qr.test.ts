import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';
import { correctionOf } from './reed-solomon.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rows = (text: string, mask?: number) =>
  (drawQr(bytes(text), mask) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('corrects by the codewords that ISO/IEC 18004 gives as its example', () => {
    // Annex I: "01234567" as version 1-M.
    const data = [
      0b00010000, 0b00100000, 0b00001100, 0b01010110, 0b01100001, 0b10000000, 0b11101100, 0b00010001,
      0b11101100, 0b00010001, 0b11101100, 0b00010001, 0b11101100, 0b00010001, 0b11101100, 0b00010001,
    ];
    expect(correctionOf(data, 10)).toEqual([
      0b10100101, 0b00100100, 0b11010100, 0b11000001, 0b11101101, 0b00110110, 0b11000111, 0b10000111,
      0b00101100, 0b01010101,
    ]);
  });

  it.each(
    [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ].map((bits, mask) => [mask, bits] as const),
  )('says in both places that it is of level M and mask %i', (mask, bits) => {
    const drawn = rows('otpauth', mask);
    const at = (x: number, y: number) => (drawn[y]?.[x] === '#' ? '1' : '0');
    const size = drawn.length;
    // From the highest bit on: along the upper left corner, and from the lower left one to the upper right.
    const near =
      [0, 1, 2, 3, 4, 5, 7].map((x) => at(x, 8)).join('') +
      [8, 7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y)).join('');
    const far =
      [1, 2, 3, 4, 5, 6, 7].map((i) => at(8, size - i)).join('') +
      [8, 7, 6, 5, 4, 3, 2, 1].map((i) => at(size - i, 8)).join('');
    expect([near, far]).toEqual([bits, bits]);
  });

  it('carries its version from the seventh on', () => {
    const drawn = rows('a'.repeat(120));
    expect(drawn).toHaveLength(45);
    const bits = Array.from({ length: 18 }, (_, i) => {
      const [far, near] = [34 + ((17 - i) % 3), Math.floor((17 - i) / 3)];
      return [drawn[near]?.[far], drawn[far]?.[near]];
    });
    // ISO/IEC 18004, annex D.
    const wanted = '000111110010010100';
    expect(bits.map(([one]) => (one === '#' ? 1 : 0)).join('')).toBe(wanted);
    expect(bits.map(([, other]) => (other === '#' ? 1 : 0)).join('')).toBe(wanted);
  });

  it('is as large as it has to be, up to 213 bytes', () => {
    const size = (length: number) => drawQr(new Uint8Array(length).fill(97))?.length ?? null;
    expect([14, 15, 84, 85, 180, 181, 213, 214].map(size)).toEqual([21, 25, 37, 41, 53, 57, 57, null]);
  });

  it('is the picture that another program reads as what was written', () => {
    // Read by jsQR 1.4.0, as were all lengths up to 213 and all eight masks when this was written.
    expect(rows('Fourfold')).toEqual([
      '#######.###...#######',
      '#.....#.#..#..#.....#',
      '#.###.#.###...#.###.#',
      '#.###.#..###..#.###.#',
      '#.###.#.#...#.#.###.#',
      '#.....#....##.#.....#',
      '#######.#.#.#.#######',
      '.........#.##........',
      '#..######.#.##..#.###',
      '##..##.#....###..#...',
      '.##...#.......#....##',
      '.........#.#....#.#.#',
      '##.####......##.....#',
      '........#####...#####',
      '#######.###.###.###..',
      '#.....#.#.####.#.##.#',
      '#.###.#.#..##.#.#....',
      '#.###.#.#..##....##..',
      '#.###.#..##...#.##.##',
      '#.....#......##.#####',
      '#######.####....#....',
    ]);
  });
});
