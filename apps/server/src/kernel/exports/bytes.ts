const most = 262_144;

/** What a file is written into, byte by byte, until there is a piece to be sent. Texts would be copied several times. */
export class Bytes {
  #to = Buffer.allocUnsafe(most + 4096);
  #length = 0;

  isFull(): boolean {
    return this.#length >= most;
  }

  /** What was written since the last time. */
  take(): Buffer {
    const taken = this.#to.subarray(0, this.#length);
    this.#to = Buffer.allocUnsafe(most + 4096);
    this.#length = 0;
    return taken;
  }

  /** Some of these bytes, or all of them. */
  add(bytes: Uint8Array, from = 0, to = bytes.length): void {
    this.#reserve(to - from);
    const own = this.#to;
    let length = this.#length;
    for (let at = from; at < to; at += 1) own[length++] = bytes[at] as number;
    this.#length = length;
  }

  text(text: string): void {
    // UTF-8 takes three bytes at most for what a string counts as one.
    this.#reserve(3 * text.length);
    this.#length += this.#to.write(text, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#to.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + more));
    larger.set(this.#to.subarray(0, this.#length));
    this.#to = larger;
  }
}
