import figures from './faking.json' with { type: 'json' };

/**
 * How far answers can be dressed up, in whole points, as `npm run manual` wrote it from what `npm run simulate` printed:
 * by how much competencies rise for someone who takes what sounds best; what an advertisement asks for, for someone who
 * follows it; fit for someone who knows the team, and for honest people.
 */
export const faking: Readonly<Record<'sounds' | 'asked' | 'fit' | 'honestFit', number>> = figures;
