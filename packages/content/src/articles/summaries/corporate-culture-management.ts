import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use this guide to choose one habit, find what keeps it going, and change one situation this week.',
  'Clear: stated values say little about how well a firm does. Trust in its managers says more.',
  'Clear: people reach goals more often with a plan that names the moment (“when this happens, I will…”).',
  'Likely: people learn more where it is safe to admit mistakes. This comes from comparing teams, not from an experiment.',
  'This guide cannot say which culture is best, or how long your change will take. Timings are rules of thumb.',
];
