import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use this guide to see, in two days’ work, where you may lose people, why, and what to do first.',
  'Clear: low satisfaction and the wish to leave are among the best predictors, but explain only some departures.',
  'Likely: many departures begin with an event, such as a missed promotion or a new manager.',
  'Likely: people stay where they have ties to colleagues and the community, and one departure can set off another.',
  'This guide cannot tell you who will leave. In groups of fewer than twenty, turnover rates say little.',
];
