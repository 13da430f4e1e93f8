import type { ReportBasis } from '../features/reports/results/report-basis.ts';

/** What a report about someone without any answers stands on. */
export const emptyBasis: ReportBasis = {
  seed: 'x',
  firstName: 'Rosa',
  lastName: 'Respondent',
  organisation: 'Acme',
  author: null,
  worksHere: true,
  plans: [],
  overactivated: null,
  areas: [],
  results: null,
  otherNames: [],
};
