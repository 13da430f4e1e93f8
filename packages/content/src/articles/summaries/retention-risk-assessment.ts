import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to find, in two days of work, where people may leave, why, and what to do first.',
  'Clear: low satisfaction and the wish to leave are among the best predictors, but still leave much unexplained.',
  'Likely: many departures begin with an event, such as a missed promotion or a new manager.',
  'Likely: ties to colleagues and place keep people, and a colleague’s departure can set off another.',
  'This guide cannot tell you who will leave. Groups of fewer than twenty rarely give a clear rate.',
];
