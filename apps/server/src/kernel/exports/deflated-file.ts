import { once } from 'node:events';
import type { TransformOptions } from 'node:stream';
import { crc32, createDeflateRaw, type ZlibOptions } from 'node:zlib';
import type { AsyncFlateStreamHandler, ZipInputFile } from 'fflate';

/** Half a megabyte may wait for the thread, or it and the writer would take turns. */
const options: ZlibOptions & TransformOptions = {
  level: 1,
  chunkSize: 65_536,
  writableHighWaterMark: 512 * 1024,
};

/** A file on its way into a zip, made smaller by a thread of Node's while the next piece of it is being written. */
export class DeflatedFile implements ZipInputFile {
  readonly filename: string;
  readonly compression = 8;
  size = 0;
  crc = 0;
  ondata?: AsyncFlateStreamHandler;
  readonly #stream = createDeflateRaw(options);

  constructor(filename: string) {
    this.filename = filename;
    this.#stream.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata?.(null, piece, false));
  }

  async push(bytes: Buffer): Promise<void> {
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
    if (!this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async end(): Promise<void> {
    this.#stream.end();
    await once(this.#stream, 'end');
    this.ondata?.(null, new Uint8Array(), true);
  }
}
