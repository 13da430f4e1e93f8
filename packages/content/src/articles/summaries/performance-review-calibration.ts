import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use this guide to prepare and run a two-hour meeting on twelve people’s ratings, and record what the managers decide.',
  'Clear: ratings depend heavily on the rater. Two supervisors’ ratings of the same people correlate at about 0.52.',
  'Clear: practising on written cases makes ratings more accurate. Writing your rating down beforehand keeps others from swaying you.',
  'Likely: a forced curve does little to improve performance after the first few years. That finding comes from a simulation.',
  'Calibration cannot repair reviews that lack evidence, or prove that ratings improve performance. This guide’s thresholds are rules of thumb.',
];
