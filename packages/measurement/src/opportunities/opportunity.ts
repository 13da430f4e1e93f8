import type { ReportedScore } from '../person/reported-score.ts';
import type { Placement } from '../ranking/rank.ts';
import type { CoordinateRanges, Range } from './coordinate-ranges.ts';
import type { Reasons } from './impact-and-effort.ts';

/**
 * One behaviour as a point on the Effort / Impact chart, with the evidence for it.
 *
 * Example: delegation, `improve`, impact 6.1, effort 3.9, 31 people.
 */
export interface Opportunity {
  readonly behaviour: string;
  /** `improve` what there is too little of, `reduce` what there is too much of. */
  readonly direction: 'improve' | 'reduce';
  readonly effort: number;
  readonly impact: number;
  readonly reasons: Reasons;
  readonly score: ReportedScore;
  /** People beyond balanced on this side, estimated, and the middle 95% of how many it may be. */
  readonly people: number;
  readonly peopleRange: Range;
  /** The perceptions that it would move most, two at most. */
  readonly perceptions: readonly { readonly perception: string; readonly correlation: number }[];
  /** Of belonging to the top five. */
  readonly probability: number;
}

export interface RankedOpportunity extends Opportunity, Omit<Placement, 'index' | 'probability'> {
  /** How sure its place on the chart is. */
  readonly ranges: CoordinateRanges;
}
