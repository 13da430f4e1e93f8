const most = 131_072;

/** Scores are hundredths up to 200, and a file has millions of them: each is written as text once. */
const width = 8;
const known = 20_001;
const digits = new Uint8Array(known * width);
for (let value = 0; value < known; value += 1) {
  const text = String(value / 100);
  for (let at = 0; at < text.length; at += 1) digits[value * width + at] = text.charCodeAt(at);
  digits[value * width + width - 1] = text.length;
}

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

  add(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    const to = this.#to;
    let length = this.#length;
    for (let at = 0; at < bytes.length; at += 1) to[length++] = bytes[at] as number;
    this.#length = length;
  }

  text(text: string): void {
    // UTF-8 takes three bytes at most for what a string counts as one.
    this.#reserve(3 * text.length);
    this.#length += this.#to.write(text, this.#length);
  }

  /** A whole number of hundredths, as JavaScript writes the number. */
  hundredths(value: number): void {
    if (!(value >= 0 && value < known)) {
      this.text(String(value / 100));
      return;
    }
    this.#reserve(width);
    const from = value * width;
    for (let at = 0; at < width - 1; at += 1) this.#to[this.#length + at] = digits[from + at] as number;
    this.#length += digits[from + width - 1] as number;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#to.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + more));
    larger.set(this.#to.subarray(0, this.#length));
    this.#to = larger;
  }
}
