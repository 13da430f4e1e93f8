import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The rows, each with the byte of its filter, as they are packed. */
  readonly raw: Buffer;
  /** 6: red, green, blue and how solid. */
  readonly colour?: number;
  readonly interlace?: number;
}

/** A PNG of eight bits, sound or not, as the arguments say. */
export function drawPng({ width, height, raw, colour = 6, interlace = 0 }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, interlace], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
