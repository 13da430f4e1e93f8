import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to choose one step for one group, and to know after a year whether it worked.',
  'Clear for one firm: two days a week at home cut resignations by a third. One author co-founded the firm.',
  'Clear but small: showing the job as it is before signing lowers turnover in the first year.',
  'Likely: better managers keep people, and unequal rises drive them out. Each finding comes from one large firm.',
  'This guide cannot say what will work for you. To find out, start in half of the teams, by lot.',
];
