import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use this guide to choose one programme for one group, and to know after a year whether it worked.',
  'Clear for one firm, whose co-founder co-wrote the study: two days a week at home cut resignations by a third.',
  'Clear but small: when candidates see what the job is really like before signing, fewer leave in the first year.',
  'Likely: better managers keep people, and unequal rises in pay drive them out. Each finding comes from one large firm.',
  'This guide cannot say what will work for you. To find out, start with half your teams, drawn by lot.',
];
