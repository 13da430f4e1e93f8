import { correctionOf } from './reed-solomon.ts';

/** Of level M, by version from 1 on: codewords in all, correction codewords of a block, blocks. ISO/IEC 18004, table 9. */
const versions = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

export interface Codewords {
  readonly version: number;
  readonly words: readonly number[];
}

/** Bytes as the codewords of the smallest version that holds them; null where they are more than 213. */
export function toCodewords(bytes: Uint8Array): Codewords | null {
  for (const [at, [total, correction, blocks]] of versions.entries()) {
    const version = at + 1;
    const capacity = total - correction * blocks;
    const countBits = version < 10 ? 8 : 16;
    if (4 + countBits + bytes.length * 8 > capacity * 8) continue;
    const data = fill(bytes, countBits, capacity);
    return { version, words: interleave(split(data, blocks), correction) };
  }
  return null;
}

/** Mode, length, bytes, end, and filling to the capacity. */
function fill(bytes: Uint8Array, countBits: number, capacity: number): number[] {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  const message = `0100${bits(bytes.length, countBits)}${[...bytes].map((byte) => bits(byte, 8)).join('')}`;
  const ended = message.padEnd(Math.min(message.length + 4, capacity * 8), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const words = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const used = words.length;
  while (words.length < capacity) words.push((words.length - used) % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Blocks of equal length; where it does not come out even the last ones are one longer. */
function split(data: readonly number[], blocks: number): number[][] {
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  let at = 0;
  return Array.from({ length: blocks }, (_, i) => {
    const length = short + (i >= blocks - long ? 1 : 0);
    at += length;
    return data.slice(at - length, at);
  });
}

/** The first of each block, the second of each: a stain on the picture hurts each block a little. */
function interleave(blocks: readonly number[][], correction: number): number[] {
  const corrections = blocks.map((block) => correctionOf(block, correction));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat();
}
