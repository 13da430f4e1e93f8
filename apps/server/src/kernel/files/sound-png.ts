import { promisify } from 'node:util';
import { inflate, inflateSync, type ZlibOptions } from 'node:zlib';

/** More would take the memory of a whole document to draw. */
const mostPixels = 4_000_000;
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Samples of a pixel, and the depths that go with them, by the colour type of the header. */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isIndexed: boolean;
  readonly isInterlaced: boolean;
}

/**
 * Whether a PNG is what its header says and of a size that can be drawn. What draws it takes the header's word, and
 * does so where a failure can no longer be caught: a picture of 60,000 by 60,000 pixels that holds ten, or damaged
 * data, would end the process.
 */
export function isSoundPng(bytes: Buffer): boolean {
  try {
    const packed = packedOf(bytes);
    return packed !== null && isWhole(inflateSync(packed.data, limitOf(packed)), packed);
  } catch {
    return false;
  }
}

/** The same for an upload, unpacked in another thread: 32 MB may unfold from a quarter of one. */
export async function isSoundUpload(bytes: Buffer): Promise<boolean> {
  try {
    const packed = packedOf(bytes);
    return packed !== null && isWhole(await inflated(packed.data, limitOf(packed)), packed);
  } catch {
    return false;
  }
}

const inflated = promisify<Buffer, ZlibOptions, Buffer>(inflate);

interface Packed {
  readonly header: Header;
  readonly data: Buffer;
}

/** What is to be unpacked; null where it need not be. */
function packedOf(bytes: Buffer): Packed | null {
  const parts = chunksOf(bytes);
  const header = readHeader(parts[0]);
  if (header === null) return null;
  const hasPalette = parts.some(({ type, data }) => type === 'PLTE' && data.length >= 3);
  if (header.isIndexed && !hasPalette) return null;
  const data = Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map((part) => part.data));
  return { header, data };
}

const limitOf = ({ header }: Packed) => ({ maxOutputLength: bytesOf(header) + 1 });
const isWhole = (raw: Buffer, { header }: Packed) =>
  raw.length === bytesOf(header) && filtersAreKnown(raw, header);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  if (!bytes.subarray(0, 8).equals(signature)) return chunks;
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) throw new RangeError('A part is longer than the file.');
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
}

function readHeader(chunk: Chunk | undefined): Header | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null;
  const { data } = chunk;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  const { samples, depths } = colourTypes[colour] ?? { samples: 0, depths: [] };
  if (!depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null;
  if (width === 0 || height === 0 || width * height > mostPixels) return null;
  return {
    width,
    height,
    bitsPerPixel: samples * depth,
    isIndexed: colour === 3,
    isInterlaced: interlace === 1,
  };
}

/** Where each of the seven passes of an interlaced picture begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Rows as they are packed: how many of which length, the filter's byte before each included. */
function rowsOf({ width, height, bitsPerPixel, isInterlaced }: Header): { rows: number; length: number }[] {
  const row = (pixels: number) => 1 + Math.ceil((pixels * bitsPerPixel) / 8);
  if (!isInterlaced) return [{ rows: height, length: row(width) }];
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const [across, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return across > 0 && rows > 0 ? [{ rows, length: row(across) }] : [];
  });
}

const bytesOf = (header: Header) => rowsOf(header).reduce((sum, { rows, length }) => sum + rows * length, 0);

function filtersAreKnown(raw: Buffer, header: Header): boolean {
  let at = 0;
  for (const { rows, length } of rowsOf(header)) {
    for (let row = 0; row < rows; row += 1, at += length) if ((raw[at] ?? 5) > 4) return false;
  }
  return true;
}
