import figures from './simulated.json' with { type: 'json' };

interface Simulated {
  /** How one person's estimated competencies correlate with the true ones. */
  readonly competencies: number;
  /** How far answers can be dressed up, in whole points: by how much competencies rise for someone who takes what sounds best. */
  readonly sounds: number;
  /** What an advertisement asks for, for someone who follows it. */
  readonly asked: number;
  /** Fit for someone who knows the team, and for honest people. */
  readonly fit: number;
  readonly honestFit: number;
}

/** What the site says of simulated people, as `npm run manual` wrote it from what `npm run simulate` printed. */
export const simulated: Simulated = figures;
