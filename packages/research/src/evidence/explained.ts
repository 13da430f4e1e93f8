/** Rows that miss what is wanted, by so much at most in a small simulation; `docs/measurement.md` says why. */
export const EXPLAINED: ReadonlyMap<string, number> = new Map(
  [
    'correlation of true and estimated, mean over behaviours',
    'the same, mean over competencies',
    'behaviours, groups of 5: correlation',
    'behaviours, groups of 30: correlation',
    'behaviours: correlation',
    'competencies: correlation',
  ].map((what) => [what, 0.03]),
);
