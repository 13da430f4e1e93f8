import type { PersonEstimate } from '@fourfold/measurement';

/** One half of a person's scores before they are points: as a submission stores them. */
export interface HalfEstimate {
  readonly theta: Float32Array;
  /** Of answering alone: the curvature's and the posterior's lean together. */
  readonly errors: Float32Array;
}

type Estimated = Pick<PersonEstimate, 'theta' | 'se' | 'skewness'>;

export const halfOf = ({ theta, se, skewness }: Estimated): HalfEstimate => ({
  theta: Float32Array.from(theta),
  errors: Float32Array.from(se, (value, index) => Math.hypot(value, skewness[index] ?? 0)),
});

/** The largest byte of a number stands first in the database: so PostgreSQL sends a real. */
const numberLength = 4;

/** What is stored of a half: all scores, then all errors. Nothing where nothing is to be kept. */
export function packHalf(estimate: Estimated | null): Buffer {
  if (estimate === null) return Buffer.alloc(0);
  const { theta, errors } = halfOf(estimate);
  return Buffer.from(Float32Array.of(...theta, ...errors).buffer).swap32();
}

/** Where the scores of so many people stand: one piece of memory for all of them. */
export class HalvesRoom {
  #bytes = Buffer.alloc(0);
  #numbers = new Float32Array();
  #used = 0;

  /** A half as it is stored, in base64, which PostgreSQL breaks into lines. */
  unpack(base64: string): HalfEstimate {
    if (this.#used + base64.length > this.#bytes.length) this.#renew(Math.max(262_144, base64.length));
    const from = this.#used;
    this.#used += this.#bytes.write(base64, from, 'base64');
    this.#bytes.subarray(from, this.#used).swap32();
    const [first, last] = [from / numberLength, this.#used / numberLength];
    const middle = (first + last) / 2;
    return { theta: this.#numbers.subarray(first, middle), errors: this.#numbers.subarray(middle, last) };
  }

  #renew(size: number): void {
    const memory = new ArrayBuffer(Math.ceil(size / numberLength) * numberLength);
    this.#bytes = Buffer.from(memory);
    this.#numbers = new Float32Array(memory);
    this.#used = 0;
  }
}
