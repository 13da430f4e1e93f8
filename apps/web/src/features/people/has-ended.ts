import type { PeopleSummary } from './people-data.ts';

/** Nobody answers in a round that is over, and nobody is reminded of it. */
export const hasEnded = ({ ends_at }: Pick<PeopleSummary['round'], 'ends_at'>): boolean =>
  ends_at !== null && Date.parse(ends_at) <= Date.now();
