import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** Pieces that are being packed at a time. */
const most = 4;
const pack = promisify(deflateRaw);
/** As small as it gets in no time: the usual effort would take longer than all of the writing. */
const quickly = { level: 1, chunkSize: 131_072, finishFlush: constants.Z_SYNC_FLUSH };
/** Nothing follows. */
const end = Buffer.from([3, 0]);

/** What a packed file says of what is in it. */
export interface Sum {
  size: number;
  crc: number;
}

/**
 * Deflates these pieces, each for itself, in Node's threads while the next ones are written. A stream would let one
 * thread wait for the writer's turn to end after every piece. `sum`: grows with what was read.
 */
export async function* deflated(
  pieces: AsyncIterable<Buffer>,
  sum: Sum,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const waiting: Promise<Buffer<ArrayBuffer>>[] = [];
  for await (const piece of pieces) {
    sum.size += piece.length;
    sum.crc = crc32(piece, sum.crc);
    const ready = pack(piece, quickly);
    // Nobody may be left to hear of it when the reader has gone.
    ready.catch(() => undefined);
    waiting.push(ready);
    if (waiting.length > most) yield await (waiting.shift() as Promise<Buffer<ArrayBuffer>>);
  }
  for (const ready of waiting) yield await ready;
  yield end;
}

/** RFC 1952: deflated, without a name or a time, from a system that is not said. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);

export async function* gzipped(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer<ArrayBuffer>> {
  const sum: Sum = { size: 0, crc: 0 };
  yield gzipHead;
  yield* deflated(pieces, sum);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum.crc, 0);
  tail.writeUInt32LE(sum.size % 2 ** 32, 4);
  yield tail;
}
