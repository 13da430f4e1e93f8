/** Rows of the evidence that miss what is wanted; `docs/measurement.md` says why. */
export const EXPLAINED: readonly string[] = [
  'correlation of true and estimated, mean over behaviours',
  'behaviours, groups of 5: correlation',
  'behaviours, groups of 30: correlation',
  'behaviours: correlation',
  'competencies: correlation',
  'other trait correlations',
  'two rounds, the same 200 people, standings correlated .8',
  'wrong keys, two rounds, other people, 200',
  'honest, questions 40% weaker',
  'random behaviours beside honest views',
];
