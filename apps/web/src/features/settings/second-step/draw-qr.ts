import { type Codewords, toCodewords } from './qr-codewords.ts';
import { penaltyOf } from './qr-penalty.ts';

type Grid = (boolean | null)[][];
export type Modules = readonly (readonly boolean[])[];

/** Which modules of the data are turned over, so that no large areas are alike. ISO/IEC 18004, 7.8.2. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A QR code of bytes, at level M, as rows of dark and light modules; null where there are more than 213 bytes. */
export function drawQr(bytes: Uint8Array, forced?: number): Modules | null {
  const codewords = toCodewords(bytes);
  if (codewords === null) return null;
  if (forced !== undefined) return drawWith(codewords, forced);
  const drawn = masks.map((_, mask) => drawWith(codewords, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

function drawWith({ version, words }: Codewords, mask: number): Modules {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  if (version >= 7) drawVersion(grid, version);
  fillIn(grid, words, masks[mask] ?? (() => false));
  return grid.map((row) => row.map((module) => module === true));
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let i = 0; i < size; i += 1) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquare(grid, x, y, 4, [0, 1, 3]);
  const places = alignments(version);
  const last = places.at(-1);
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isCorner) drawSquare(grid, x, y, 2, [0, 2]);
    }
  }
}

/** Squares in each other around a middle; `dark` lists the distances that are. */
function drawSquare(grid: Grid, x: number, y: number, reach: number, dark: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      set(grid, x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** The middles of the alignment patterns, in both directions. ISO/IEC 18004, annex E, up to version 10. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const end = version * 4 + 10;
  return version < 7 ? [6, end] : [6, (end + 6) / 2, end];
}

/** Level M is 00; ten bits of a BCH code behind, and a mask so that it is never all light. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
  const dark = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) set(grid, 8, along, dark(i));
    else set(grid, i === 8 ? 7 : along, 8, dark(i));
    if (i < 8) set(grid, size - 1 - i, 8, dark(i));
    else set(grid, 8, size - 15 + i, dark(i));
  }
  set(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const [far, near] = [grid.length - 11 + (i % 3), Math.floor(i / 3)];
    set(grid, far, near, ((bits >> i) & 1) === 1);
    set(grid, near, far, ((bits >> i) & 1) === 1);
  }
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 17; bit >= degree; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - degree);
  }
  return rest;
}

/** In columns of two from the right, up and down in turn, past the timing pattern. */
function fillIn(grid: Grid, words: readonly number[], isTurned: (x: number, y: number) => boolean): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(grid, x, y, dark !== isTurned(x, y));
        bit += 1;
      }
    }
  }
}
