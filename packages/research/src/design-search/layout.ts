/**
 * What the search moves: who is shown by which option, and which second
 * behaviour it leans to. Slot s is option s % 4 of question floor(s / 4).
 *
 * Example: `layout.primary[5]` is the behaviour (by index) of the second option
 * of the second question.
 */
export interface Layout {
  readonly primary: Int32Array;
  /** `NONE` where an option leans to nobody. */
  readonly secondary: Int32Array;
  /** +1 or -1, and 0 without a secondary. */
  readonly sign: Int8Array;
}

export const OPTIONS = 4;
export const NONE = -1;

/** What the authors of the measures allow: by primary, the sign of every possible secondary, 0 where there is none. */
export interface Rules {
  readonly size: number;
  readonly groupOf: Int32Array;
  readonly affinity: Int8Array;
  readonly secondariesOf: readonly (readonly number[])[];
}

export interface AffinitiesFile {
  readonly [behaviour: string]: { readonly with: readonly string[]; readonly against: readonly string[] };
}

/** Affinities inside the primary's own competency are left out: they would measure little that is new. */
export function readRules(
  competencies: readonly { behaviours: readonly { key: string }[] }[],
  affinities: AffinitiesFile,
): Rules {
  const keys = competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
  const size = keys.length;
  const groupOf = Int32Array.from(
    competencies.flatMap(({ behaviours }, group) => behaviours.map(() => group)),
  );
  const affinity = new Int8Array(size * size);
  for (const [row, key] of keys.entries()) {
    const allow = (others: readonly string[], sign: number): void => {
      for (const other of others) {
        const column = keys.indexOf(other);
        if (column < 0) throw new Error(`affinities of ${key}: no behaviour ${other}`);
        if (groupOf[column] !== groupOf[row]) affinity[row * size + column] = sign;
      }
    };
    allow(affinities[key]?.with ?? [], 1);
    allow(affinities[key]?.against ?? [], -1);
  }
  const secondariesOf = keys.map((_, row) => keys.flatMap((_, k) => (affinity[row * size + k] ? [k] : [])));
  return { size, groupOf, affinity, secondariesOf };
}
