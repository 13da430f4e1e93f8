import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to prepare and run a two-hour meeting about twelve people, and to write down what it decides.',
  'Clear: ratings depend heavily on the rater. Two supervisors’ ratings of the same people correlate at about .52.',
  'Clear: practising on written cases makes ratings more accurate. Writing your number down first keeps others from swaying it.',
  'Likely: a forced curve brings little more after the first few years. That finding comes from a simulation.',
  'Calibration cannot repair reviews without evidence, or prove that ratings improve anyone’s work. The limits given are rules of thumb.',
];
