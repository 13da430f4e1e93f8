import type { ScoreEvidence } from '@fourfold/contract/schemas';
import type { Finding } from '../findings/finding-path.ts';
import type { MeasureKind } from '../kind-of.ts';

/**
 * What the page of an opportunity or a barrier hands to what makes plans. Features don't know each other: the routes
 * `opportunity.tsx` and `barrier.tsx` say which component stands there.
 */
export interface PlanSlotProps {
  readonly finding: Finding;
  readonly kind: MeasureKind;
  /** Each with its figure, or none where the reader is shown none. */
  readonly departments: ScoreEvidence['departments'];
  /** Of the round that the figures are of; null in the sample. */
  readonly round: string | null;
}
