/**
 * How much people of one department resemble each other, from one-way analysis of variance.
 *
 *   ICC(1) = (MSB - MSW) / (MSB + (k - 1) MSW)    the share of one person's score that the department explains
 *   ICC(2) = (MSB - MSW) / MSB                    how reliable the departments' means are
 *
 * k is the mean number of people, as in Bliese's `multilevel` for R. Both can be negative: then departments differ by
 * less than chance. Null with fewer than two departments, or as many departments as people.
 *
 * Example: `intraclass([{ people: 5, sum: 15, squares: 47 }, { people: 6, sum: 16, squares: 48 }]).icc1` is -0.129.
 */
export interface GroupSums {
  readonly people: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Intraclass {
  readonly icc1: number;
  readonly icc2: number;
  /** MSB and MSW. */
  readonly between: number;
  readonly within: number;
}

export function intraclass(groups: readonly GroupSums[]): Intraclass | null {
  const several = groups.filter(({ people }) => people > 0);
  const people = several.reduce((sum, group) => sum + group.people, 0);
  const freeWithin = people - several.length;
  if (several.length < 2 || freeWithin < 1) return null;
  const total = several.reduce((sum, group) => sum + group.sum, 0);
  const explained = several.reduce((sum, group) => sum + group.sum ** 2 / group.people, 0);
  const squares = several.reduce((sum, group) => sum + group.squares, 0);
  const between = Math.max(0, explained - total ** 2 / people) / (several.length - 1);
  const within = Math.max(0, squares - explained) / freeWithin;
  const size = people / several.length;
  if (between === 0 && within === 0) return null;
  return {
    between,
    within,
    icc1: (between - within) / (between + (size - 1) * within),
    icc2: between === 0 ? 0 : (between - within) / between,
  };
}

/**
 * Agreement inside one group: 1 where all say the same, 0 where they differ as much as people who have nothing in
 * common (r_wg of James, Demaree & Wolf 1984, kept at 0 below).
 *
 * Example: `agreementOf(0.5, 2)` is 0.75.
 */
export function agreementOf(variance: number, ofStrangers: number): number {
  return 1 - Math.min(variance, ofStrangers) / ofStrangers;
}
