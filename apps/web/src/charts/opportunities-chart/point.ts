/** How probable it is that a point belongs where it is: drawn as strength of colour. */
export type Strength = 'full' | 'half' | 'pale';

type Range = readonly [low: number, high: number];

/** One development opportunity on the chart. */
export interface OpportunityPoint {
  /** Effort, 0 to 10. */
  readonly x: number;
  /** Impact, 0 to 10. */
  readonly y: number;
  readonly name: string;
  readonly description: string;
  /** Where the true place lies about 19 times out of 20. */
  readonly interval?: { readonly x: Range; readonly y: Range } | undefined;
  readonly strength?: Strength | undefined;
}
