import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to choose one habit of your company, find what holds it, and change one situation this week.',
  'Clear: proclaimed values say little about how a firm does. Managers whom people trust say more.',
  'Clear: plans that name the moment (“when this happens, I will…”) are kept more often than goals alone.',
  'Likely: people speak up and learn more where mistakes are safe. It was shown by comparing teams, not by experiment.',
  'It cannot tell which culture is best, or how long your change will take. Times are rules of thumb.',
];
