import type { Figure } from '@fourfold/contract/schemas';

const numbers = { underactivated: 1, low: 2, balanced: 3, high: 4, overactivated: 5 } as const;

/** The band of a score as its colours are numbered, from too little to too much. */
export const bandOf = ({ band }: Pick<Figure, 'band'>): (typeof numbers)[Figure['band']] => numbers[band];
