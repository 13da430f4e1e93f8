import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { AsyncFlateStreamHandler, ZipInputFile } from 'fflate';

/** A file on its way into a zip, made smaller by a thread of Node's while the next piece of it is being written. */
export class DeflatedFile implements ZipInputFile {
  readonly filename: string;
  readonly compression = 8;
  size = 0;
  crc = 0;
  ondata?: AsyncFlateStreamHandler;
  readonly #stream = createDeflateRaw({ level: 1, chunkSize: 65_536 });

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
