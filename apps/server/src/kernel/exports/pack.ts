import { once } from 'node:events';
import type { DeflateRaw, Gzip, ZlibOptions } from 'node:zlib';

/** As small as it gets in no time: the usual effort would take longer than all of the writing. */
export const quickly: ZlibOptions = { level: 1, chunkSize: 65_536 };
/** Pieces that wait for the thread. A stream that is asked to wait lets its writer and its thread take turns. */
const most = 4;

/** These pieces made smaller by a thread of Node's, while the next ones are being written. */
export async function* packed(
  pieces: AsyncIterable<Buffer>,
  stream: DeflateRaw | Gzip,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const ready: Buffer<ArrayBuffer>[] = [];
  const waiting: Promise<void>[] = [];
  stream.on('data', (piece: Buffer<ArrayBuffer>) => ready.push(piece));
  // The write that failed tells of it.
  stream.on('error', () => undefined);
  try {
    for await (const piece of pieces) {
      waiting.push(written(stream, piece));
      if (waiting.length > most) await waiting.shift();
      yield* ready.splice(0);
    }
    await Promise.all(waiting);
    stream.end();
    await once(stream, 'end');
    yield* ready;
  } finally {
    stream.destroy();
  }
}

function written(stream: DeflateRaw | Gzip, piece: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.write(piece, (error) => (error ? reject(error) : resolve()));
  // Nobody may be left to hear of it when the reader has gone.
  promise.catch(() => undefined);
  return promise;
}
