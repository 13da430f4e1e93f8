import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use it to choose one measure for one group, and to know after a year whether it worked.',
  'Clear for one firm: two days a week at home cut resignations by a third. A founder was an author.',
  'Clear but small: showing the job as it is before signing lowers turnover in the first year.',
  'Likely: better managers keep people, and unequal rises drive them out. Each finding comes from one large firm.',
  'It cannot tell what will work in your company. For that, start in half of the teams by lot.',
];
