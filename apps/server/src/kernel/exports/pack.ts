import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Pieces that are being packed at a time. */
const most = 4;
/** As small as it gets in no time: the usual effort would take longer than all of the writing. */
const quickly = {
  level: 1,
  chunkSize: 131_072,
  // No piece refers to what came before it in its lane: another lane's piece stands there in the file.
  flush: constants.Z_FULL_FLUSH,
  // All that comes of a piece waits until it is taken.
  highWaterMark: 4_194_304,
};
/** Nothing follows. */
const end = Buffer.from([3, 0]);

type Packed = Buffer<ArrayBuffer>;

/** What a packed file says of what is in it. */
export interface Sum {
  size: number;
  crc: number;
}

/**
 * Deflates these pieces, each for itself, in Node's threads while the next ones are written. A single stream would let
 * one thread wait for the writer's turn to end after every piece. `sum`: grows with what was read. `packed` gets each
 * piece that nobody reads any more.
 */
export async function* deflated(
  pieces: AsyncIterable<Buffer>,
  sum: Sum,
  packed: (piece: Buffer) => void = () => undefined,
): AsyncGenerator<Packed> {
  const lanes = Array.from({ length: most + 1 }, () => new Lane());
  const waiting: Promise<Packed>[] = [];
  let next = 0;
  try {
    for await (const piece of pieces) {
      if (piece.length === 0) continue;
      sum.size += piece.length;
      sum.crc = crc32(piece, sum.crc);
      // The oldest of those that wait was the one before in this lane, and has been awaited.
      const ready = (lanes[next] as Lane).pack(piece, packed);
      next = (next + 1) % lanes.length;
      // Nobody may be left to hear of it when the reader has gone.
      ready.catch(() => undefined);
      waiting.push(ready);
      if (waiting.length > most) yield await (waiting.shift() as Promise<Packed>);
    }
    for (const ready of waiting) yield await ready;
  } finally {
    for (const lane of lanes) lane.close();
  }
  yield end;
}

/** Packs one piece after the other with memory that it takes once: taken for each piece, it would make V8 collect. */
class Lane {
  readonly #packer = createDeflateRaw(quickly);

  async pack(piece: Buffer, packed: (piece: Buffer) => void): Promise<Packed> {
    await new Promise<void>((done, failed) =>
      this.#packer.write(piece, (error) => (error ? failed(error) : done())),
    );
    packed(piece);
    return this.#packer.read();
  }

  close(): void {
    this.#packer.destroy();
  }
}

/** RFC 1952: deflated, without a name or a time, from a system that is not said. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255]);

export async function* gzipped(
  pieces: AsyncIterable<Buffer>,
  packed?: (piece: Buffer) => void,
): AsyncGenerator<Packed> {
  const sum: Sum = { size: 0, crc: 0 };
  yield gzipHead;
  yield* deflated(pieces, sum, packed);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum.crc, 0);
  tail.writeUInt32LE(sum.size % 2 ** 32, 4);
  yield tail;
}
