const most = 262_144;
/** A row that is begun may end behind that. */
const room = 4096;

/** Room of pieces that were sent or packed: each new one counts towards V8's next collection. */
const used: ArrayBuffer[] = [];
const mostUsed = 8;

/** For a piece that nobody reads any more: the next one is written in its place. */
export function giveBack({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === most + room && used.length < mostUsed)
    used.push(buffer);
}

/** A file is written into this until there is a piece to be sent. Texts would be copied several times. */
export class Bytes {
  #to: Buffer<ArrayBuffer> = Buffer.allocUnsafeSlow(most + room);
  #view = new DataView(this.#to.buffer);
  #length = 0;

  isFull(): boolean {
    return this.#length >= most;
  }

  /** What was written since the last time. */
  take(): Buffer {
    const taken = this.#to.subarray(0, this.#length);
    this.#renew(most + room);
    this.#length = 0;
    return taken;
  }

  /** Some of these bytes, or all of them. */
  add({ view, length: all }: Ready, from = 0, length = all): void {
    this.#reserve(length);
    const to = this.#view;
    const start = this.#length;
    for (let at = 0; at < length; at += 4) to.setUint32(start + at, view.getUint32(from + at, true), true);
    this.#length = start + length;
  }

  text(text: string): void {
    // UTF-8 takes three bytes at most for what a string counts as one.
    this.#reserve(3 * text.length);
    this.#length += this.#to.write(text, this.#length);
  }

  #reserve(more: number): void {
    // Bytes are written four at a time, so up to three that nobody wants may follow.
    const needed = this.#length + more + 3;
    if (needed <= this.#to.length) return;
    const before = this.#to.subarray(0, this.#length);
    this.#renew(2 * needed);
    this.#to.set(before);
  }

  #renew(size: number): void {
    const again = size === most + room ? used.pop() : undefined;
    this.#to = again === undefined ? Buffer.allocUnsafeSlow(size) : Buffer.from(again);
    this.#view = new DataView(this.#to.buffer);
  }
}

/** Bytes that are written again and again: four at a time, which is why there is room for three more. */
export interface Ready {
  readonly view: DataView;
  readonly length: number;
}

export function ready(text: string): Ready {
  const length = Buffer.byteLength(text);
  const view = roomFor(length);
  Buffer.from(view.buffer).write(text);
  return { view, length };
}

export const roomFor = (bytes: number): DataView<ArrayBuffer> => new DataView(new ArrayBuffer(bytes + 3));
