/** Rows of the evidence that miss what is wanted; `docs/measurement.md` says why. */
export const EXPLAINED: readonly string[] = [
  'correlation of true and estimated, mean over behaviours',
  'behaviours, groups of 5: correlation',
  'behaviours, groups of 30: correlation',
  'behaviours: correlation',
  'competencies: correlation',
  'random behaviours beside honest views',
];
