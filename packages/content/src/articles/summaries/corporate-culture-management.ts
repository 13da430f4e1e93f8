import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to choose one habit of your company, find what keeps it going, and change one situation this week.',
  'Clear: stated values say little about how well a firm does. Trust in its managers says more.',
  'Clear: plans that name the moment (“when this happens, I will…”) are kept more often than goals alone.',
  'Likely: people speak up and learn more where mistakes are safe. This comes from comparing teams, not from an experiment.',
  'This guide cannot say which culture is best, or how long your change will take. Times are rules of thumb.',
];
