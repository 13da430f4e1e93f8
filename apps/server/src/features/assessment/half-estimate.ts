import { groupVariance, type Model, type PersonEstimate } from '@fourfold/measurement';

/** One half of a person's scores before they are points: as a submission stores them. */
export interface HalfEstimate {
  readonly theta: Float32Array;
  /** Of answering alone: the curvature's and the posterior's lean together. */
  readonly errors: Float32Array;
  /** Of the competencies or domains; none in what was stored before they were kept. */
  readonly groupErrors: Float32Array;
}

type Estimated = Pick<PersonEstimate, 'theta' | 'se' | 'skewness' | 'covariance'>;
type Groups = Pick<Model, 'groups'>;

export const halfOf = (estimate: Estimated, { groups }: Groups): HalfEstimate => ({
  theta: Float32Array.from(estimate.theta),
  errors: Float32Array.from(estimate.se, (value, index) => Math.hypot(value, estimate.skewness[index] ?? 0)),
  groupErrors: Float32Array.from(groups, ({ members }) => Math.sqrt(groupVariance(estimate, members))),
});

/** The largest byte of a number stands first in the database: so PostgreSQL sends a real. */
const numberLength = 4;

/** What is stored of a half: all scores, all errors, the groups' errors. Nothing where nothing is to be kept. */
export function packHalf(estimate: Estimated | null, model: Groups): Buffer {
  if (estimate === null) return Buffer.alloc(0);
  const { theta, errors, groupErrors } = halfOf(estimate, model);
  return Buffer.from(Float32Array.of(...theta, ...errors, ...groupErrors).buffer).swap32();
}

/** Where the scores of so many people stand: one piece of memory for all of them. */
export class HalvesRoom {
  #bytes = Buffer.alloc(0);
  #numbers = new Float32Array();
  #used = 0;

  /** A half of so many measures as it is stored, in base64, which PostgreSQL breaks into lines. */
  unpack(base64: string, size: number): HalfEstimate {
    if (this.#used + base64.length > this.#bytes.length) this.#renew(Math.max(262_144, base64.length));
    const from = this.#used;
    this.#used += this.#bytes.write(base64, from, 'base64');
    this.#bytes.subarray(from, this.#used).swap32();
    const numbers = this.#numbers.subarray(from / numberLength, this.#used / numberLength);
    return {
      theta: numbers.subarray(0, size),
      errors: numbers.subarray(size, 2 * size),
      groupErrors: numbers.subarray(2 * size),
    };
  }

  #renew(size: number): void {
    const memory = new ArrayBuffer(Math.ceil(size / numberLength) * numberLength);
    this.#bytes = Buffer.from(memory);
    this.#numbers = new Float32Array(memory);
    this.#used = 0;
  }
}
